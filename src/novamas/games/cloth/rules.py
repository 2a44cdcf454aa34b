"""What the laws leave to data wherever bets lie on a cloth: bets, limits, calls, the order of payment.

The types mirror the TOML: plain values, and `clauses` on each section to say where they come from.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from novamas.games.table_rules import House, Section, TableRules
from novamas.kit.money import Ratio


class Maximum(Section, frozen=True, kw_only=True):
    """The most one player may stake on one spot, in multiples of the minimum.

    `multiples` are tiers, of which the house takes one for the whole table; `between` leaves the house a range;
    a maximum with neither is whatever the authorisation says.
    """

    multiples: tuple[int, ...] = ()
    between: tuple[int, int] | None = None


class BetRule(Section, frozen=True, kw_only=True):
    """A kind of bet: what a win pays on top of the stake, and its maximum."""

    pays: Ratio | None = None
    maximum: Maximum | None = None


class Said(Section, frozen=True, kw_only=True):
    """What is announced at a moment of the round, and by whom."""

    calls: tuple[str, ...] = ()
    by: Literal["@croupier", "@inspector"] = "@croupier"


class Calls(Struct, frozen=True, forbid_unknown_fields=True):
    """The voices of a round (voces)."""

    open: Said
    close: Said
    result: Said


class Late(Section, frozen=True, kw_only=True):
    """Which bets the closing call shuts out: those laid after it (or, as one misprint has it, before)."""

    refuses: Literal["after", "before"] = "after"


class Settlement(Section, frozen=True, kw_only=True):
    """The order in which winners are paid; `collect_clauses` say that losers have been collected first."""

    pay_order: tuple[str, ...] = ()
    at_once: Literal["no", "all", "all-but-even-chances"] = "no"
    collect_clauses: tuple[str, ...] = ()


class Work(Section, frozen=True, kw_only=True):
    """Which of several croupiers collects and pays.

    `others`: one a cloth collects, the others pay; `any`: each of them may do both; `second`: one deals, the other does
    both; `side`: each does both for the people on their own side of the table.
    """

    pays: Literal["unsaid", "others", "any", "second", "side"] = "unsaid"


class ClothRules(TableRules, frozen=True, kw_only=True):
    """What every game of this kind says; each family adds its own."""

    only: Section
    won: Section
    calls: Calls
    late: Late
    settlement: Settlement
    work: Work = Work()


class ClothHouse(House, frozen=True, kw_only=True):
    """What the house chooses within the law, the same for every game of this kind."""

    stakes: Literal["returned", "left"] = "returned"
