"""The bank's chart of chemin de fer and baccarat on two cloths, typed by hand from the texts."""

from __future__ import annotations

CHART = {
    0: "TTTTTTTTTTT",
    1: "TTTTTTTTTTT",
    2: "TTTTTTTTTTT",
    3: "TTTTTTTTPOT",
    4: "PPTTTTTTPPT",
    5: "PPPPOTTTPPT",
    6: "PPPPPPTTPPP",
    7: "PPPPPPPPPPP",
}
"""The bank's chart as printed: T draws, P stands, O chooses; by the punto's third card, 0 to 9, and where he stood."""
