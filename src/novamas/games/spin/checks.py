"""Choices of the house that every table must make within the law."""

from __future__ import annotations

from novamas.games.table_rules import House, TableRules
from novamas.law import BadOption


def check_table(rules: TableRules, house: House) -> None:
    """Raises `BadOption` for a number of cloths that the law does not know."""
    if house.cloths not in rules.cloths.allowed:
        allowed = " or ".join(map(str, rules.cloths.allowed))
        raise BadOption(
            f"A table of this game has {allowed} cloth(s), not {house.cloths}.", rules.cloths.clauses, "cloths"
        )
