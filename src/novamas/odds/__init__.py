"""The report over all `games/*/odds.py`: exact tables, and where the laws differ."""

from novamas.odds.compare import Comparison, Edge, Line, Oddity, Value, compare, comparison_json
from novamas.odds.report import Report, Shift, as_json, report, reports, row_json, rows, same_figures, shifts

__all__ = [
    "Comparison",
    "Edge",
    "Line",
    "Oddity",
    "Report",
    "Shift",
    "Value",
    "as_json",
    "compare",
    "comparison_json",
    "report",
    "reports",
    "row_json",
    "rows",
    "same_figures",
    "shifts",
]
