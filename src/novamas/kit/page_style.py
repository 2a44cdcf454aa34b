"""The style of the printed pages: ink on paper, figures in columns, a sheet a table."""

STYLE = """
:root { --ink: #1b1b1b; --soft: #666; --line: #c9c4b8; --felt: #14532d; --red: #9b1c1c; }
* { box-sizing: border-box; }
body { font: 14px/1.45 Georgia, 'Times New Roman', serif; color: var(--ink); background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.7rem; margin: 0 0 1rem; border-bottom: 3px double var(--felt); padding-bottom: .4rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; color: var(--felt); }
h3 { font-size: 1.1rem; margin: 0; }
.under { margin: .1rem 0 .8rem; color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: bold; padding-bottom: .2rem; color: var(--felt); }
th, td { text-align: left; vertical-align: top; padding: .22rem .5rem; border-bottom: 1px solid var(--line);
  font-weight: normal; }
thead th { font-weight: bold; border-bottom: 2px solid var(--ink); vertical-align: bottom; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
thead .n { white-space: normal; }
.minus { color: var(--red); }
.total > *, .result > *, .closing_float > * { font-weight: bold; }
.sheet { border: 1px solid var(--line); padding: 1rem 1.1rem; margin: 1rem 0; break-inside: avoid; }
.columns { columns: 3 16rem; column-gap: 2rem; }
.columns table { break-inside: avoid; margin-bottom: .9rem; }
dl { break-inside: avoid; display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .3rem 0 0; }
dt { color: var(--felt); font-weight: bold; grid-column: 1; }
dd { margin: 0; grid-column: 2; }
b { white-space: nowrap; }
small { color: var(--soft); }
.sign { display: flex; gap: 2rem; margin: 2.6rem 0 0; }
.sign span { flex: 1; border-top: 1px solid var(--ink); padding-top: .2rem; color: var(--soft); font-size: .85rem; }
.session { font-size: .85rem; }
.session .round th { background: #f3f1ea; font-weight: bold; color: var(--felt); }
svg .wide { fill: #e4e0d4; } svg .narrow { fill: #c9c2ae; } svg .axis { stroke: #8a8475; }
svg .mean { stroke: var(--soft); stroke-dasharray: 4 3; } svg .won { stroke: var(--felt); stroke-width: 2; }
svg .mark { fill: var(--felt); } svg .mark.odd, svg .mark.unusual { fill: var(--red); }
svg .won.odd, svg .won.unusual { stroke: var(--red); } svg.curve { width: 100%; height: auto; }
td.chance, td.play, td.unknown, td.odd, td.unusual { min-width: 9rem; }
.sheet h2 { margin-top: 0; }
td.odd, td.unusual { color: var(--red); font-weight: bold; }
code { font-size: .85em; }
footer { margin-top: 2rem; color: var(--soft); font-size: .8rem; }
footer p { margin: 0; }
@media print {
  @page { size: A4; margin: 14mm 12mm; }
  body { font-size: 10pt; margin: 0; padding: 0; max-width: none; }
  .day { break-after: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
"""
