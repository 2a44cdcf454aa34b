"""A made-up fifth law, as TOML only: what somebody would write who adds one (docs/adding-a-law.md).

Its roulette has a closed list of seven bets, a six-line that pays six, a wheel of its own order, half back on zero,
and even chances that the house may raise to five minima. Its American table extends it. Its boule has seven numbers.
"""

from __future__ import annotations

from pathlib import Path

LAW = """
title = "Ley del juego de la Atlántida, de 1 de abril de 2030"
title_en = "Gaming Act of Atlantis, 1 April 2030"
prefix = ["ATL30-"]
currency = "EUR"
languages = ["es"]

[catalogue]
games = ["roulette-french", "roulette-american", "boule", "whist"]
clauses = ["ATL30-00-001"]
"""

ROULETTE = """
family = "roulette"
epigraph = "01"
scope = { clauses = ["ATL30-01-001"] }
only = { clauses = ["ATL30-01-002"] }
won = { clauses = ["ATL30-01-009"] }

[wheel]
order = "european"
numbers = 36
zero_never = ["red", "black"]
alternate = true
apart = true
clauses = ["ATL30-01-003"]

[wheel.colours]
even_sum = "black"
black = [10, 29]
red = [19]
clauses = ["ATL30-01-003"]

[bets.straight]
pays = "35:1"
maximum = { multiples = [20], clauses = ["ATL30-01-005"] }
clauses = ["ATL30-01-004"]

[bets.six-line]
pays = "6:1"
maximum = { multiples = [120], clauses = ["ATL30-01-005"] }
clauses = ["ATL30-01-004"]

[bets.dozen]
group = "dozens"
pays = "2:1"
maximum = { multiples = [240], clauses = ["ATL30-01-005"] }
clauses = ["ATL30-01-004"]

[bets.red]
pays = "1:1"
maximum = { multiples = [360], clauses = ["ATL30-01-005"] }
clauses = ["ATL30-01-004"]

[bets.black]
like = "red"

[bets.even]
like = "red"

[bets.odd]
like = "red"

[bets.low]
like = "red"

[bets.high]
like = "red"
maximum = { multiples = [100], clauses = ["ATL30-01-005"] }

[zero]
choices = ["half"]
clauses = ["ATL30-01-006"]

[minimum]
even_chances = 5
keep_one = "table"
clauses = ["ATL30-01-007"]

[minimum.articles]
keep = ["ATL30-01-008"]

[limits]
change = "notice"
notice = 2
float = "proportional"
guarantee = "proportional"
clauses = ["ATL30-01-008"]

[staff.1]
croupiers = [1, 3]
clauses = ["ATL30-01-010"]

[closing]
temporary = true
clauses = ["ATL30-01-008"]

[calls]
open = { calls = ["hagan-juego"], clauses = ["ATL30-01-011"] }
close = { calls = ["no-va-mas"], clauses = ["ATL30-01-011"] }
result = { calls = ["number"], clauses = ["ATL30-01-011"] }

[late]
clauses = ["ATL30-01-011"]

[void]
causes = ["ball-out"]
by = ["@croupier"]
calls = ["tirada-nula"]
clauses = ["ATL30-01-011"]

[settlement]
pay_order = ["straight", "six-line", "dozen", "red", "black", "even", "odd", "low", "high"]
at_once = "all"
clauses = ["ATL30-01-009"]
"""

AMERICAN = """
extends = "roulette-french"
epigraph = "02"
scope = { clauses = ["ATL30-02-001"] }

[bets]
six-line = { maximum = { multiples = [60] } }

[chips]
value_chips = "no"
payment = ["colour"]
denominations = false
clauses = ["ATL30-02-002"]

[chips.articles]
value = ["ATL30-02-002"]
"""

BOULE = """
family = "boule"
epigraph = "03"
scope = { clauses = ["ATL30-03-001"] }
only = { clauses = ["ATL30-03-001"] }
won = { clauses = ["ATL30-03-003"] }

[dish]
holes = [1, 2, 3, 4, 5, 6, 7]
black = [1, 3, 6]
red = [2, 5, 7]
neutral = 4
clauses = ["ATL30-03-001"]

[bets.number]
maximum = { between = [10, 20], clauses = ["ATL30-03-002"] }
clauses = ["ATL30-03-002"]

[bets.red]
pays = "1:1"
maximum = { between = [30, 60], clauses = ["ATL30-03-002"] }
clauses = ["ATL30-03-002"]

[bets.black]
like = "red"

[bets.even]
like = "red"

[bets.odd]
like = "red"

[bets.low]
like = "red"

[bets.high]
like = "red"

[minimum]
clauses = ["ATL30-03-002"]

[calls]
open = { calls = ["hagan-sus-apuestas"], clauses = ["ATL30-03-003"] }
close = { calls = ["no-va-mas"], clauses = ["ATL30-03-003"] }
result = { calls = ["number", "even-chances"], clauses = ["ATL30-03-003"] }

[late]
clauses = ["ATL30-03-003"]

[settlement]
pay_order = ["number", "red", "black", "even", "odd", "low", "high"]
clauses = ["ATL30-03-003"]
"""

READINGS = """
[what-a-number-pays]
games = ["boule"]
clauses = ["ATL30-03-002"]
reason = "The figure is smudged: a five or a six."
default = "corrected"
literal = { says = "6 to 1", set = { "bets.number.pays" = "6:1" } }
corrected = { says = "5 to 1", set = { "bets.number.pays" = "5:1" } }

[the-colour-of-zero]
games = ["roulette-french"]
clauses = ["ATL30-01-003"]
reason = "The text makes zero red and the numbers thirty-eight."
default = "corrected"
unplayable = "No wheel has thirty-eight numbers in thirty-seven pockets."
literal = { says = "thirty-eight numbers", set = { "wheel.numbers" = 38 } }
corrected = { says = "thirty-six", set = { "wheel.numbers" = 36 } }
"""

CLAUSES = [
    ("ATL30-00-001", "catalogue", "scope", "config", "Four games, and no others, may be offered."),
    ("ATL30-01-001", "roulette-french", "scope", "guide", "Roulette is played against the house."),
    ("ATL30-01-002", "roulette-french", "bet", "engine", "Only the bets listed are accepted."),
    ("ATL30-01-003", "roulette-french", "equipment", "engine", "The wheel has the numbers 1 to 36 and zero."),
    (
        "ATL30-01-004",
        "roulette-french",
        "payout",
        "engine",
        "A six-line pays 6 to 1, the rest what they pay elsewhere.",
    ),
    ("ATL30-01-005", "roulette-french", "limit", "config", "Every bet has a multiple of the minimum as its maximum."),
    ("ATL30-01-006", "roulette-french", "settlement", "engine", "On zero even chances lose half."),
    ("ATL30-01-007", "roulette-french", "limit", "config", "Even chances may be raised to five minima."),
    ("ATL30-01-008", "roulette-french", "limit", "table", "A new minimum is announced two balls ahead."),
    ("ATL30-01-009", "roulette-french", "settlement", "engine", "A winner keeps the stake and is paid at once."),
    ("ATL30-01-010", "roulette-french", "staff", "config", "One to three croupiers."),
    ("ATL30-01-011", "roulette-french", "call", "engine", "What the croupier calls."),
    ("ATL30-02-001", "roulette-american", "scope", "guide", "As epigraph 01, but for what follows."),
    ("ATL30-02-002", "roulette-american", "equipment", "engine", "Every player has a colour."),
    ("ATL30-03-001", "boule", "equipment", "engine", "Seven holes; four belongs to no chance."),
    ("ATL30-03-002", "boule", "payout", "engine", "What a number pays, and how much may be laid on it."),
    ("ATL30-03-003", "boule", "settlement", "engine", "How a round goes."),
]
FILES = {
    "law.toml": LAW,
    "roulette-french.toml": ROULETTE,
    "roulette-american.toml": AMERICAN,
    "boule.toml": BOULE,
    "readings.toml": READINGS,
}
COLUMNS = "id\tsection\tlines\tgame\tkind\tlayer\trule\tvalues"
NAME = "atlantis-2030"


def found(root: Path, **changed: str) -> Path:
    """Writes the law under `root`, with some of its files (`boule="…"`) as given instead; returns its folder."""
    folder = root / NAME
    folder.mkdir(parents=True)
    for name, text in {**FILES, **{f"{k.replace('_', '-')}.toml": v for k, v in changed.items()}}.items():
        (folder / name).write_text(text, encoding="utf-8")
    rows = [f"{id}\tI\t1\t{game}\t{kind}\t{layer}\t{rule}\t" for id, game, kind, layer, rule in CLAUSES]
    (folder / "clauses.tsv").write_text("\n".join([COLUMNS, *rows]) + "\n", encoding="utf-8")
    return folder
