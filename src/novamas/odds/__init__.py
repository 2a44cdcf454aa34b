"""The report over all `games/*/odds.py`: exact tables, where the laws differ, and the rulebook as data."""

from novamas.odds.annotated import Annotated, Entry, annotate, to_json
from novamas.odds.compare import Comparison, Edge, Line, Oddity, Value, compare, comparison_json
from novamas.odds.meters import Metered, meters_json, price_meters, read_height
from novamas.odds.proofread import proofread
from novamas.odds.report import (
    Choice,
    Report,
    Shift,
    as_json,
    label,
    other_sides,
    report,
    reports,
    row_json,
    rows,
    same_figures,
    shifts,
    table_report,
    why_lacking,
)
from novamas.odds.rulebook import Chapter, Rulebook, catalogue, chapters, rulebook, rulebook_json

__all__ = [
    "Annotated",
    "Chapter",
    "Choice",
    "Comparison",
    "Edge",
    "Entry",
    "Line",
    "Metered",
    "Oddity",
    "Report",
    "Rulebook",
    "Shift",
    "Value",
    "annotate",
    "as_json",
    "catalogue",
    "chapters",
    "compare",
    "comparison_json",
    "label",
    "meters_json",
    "other_sides",
    "price_meters",
    "proofread",
    "read_height",
    "report",
    "reports",
    "row_json",
    "rows",
    "rulebook",
    "rulebook_json",
    "same_figures",
    "shifts",
    "table_report",
    "to_json",
    "why_lacking",
]
