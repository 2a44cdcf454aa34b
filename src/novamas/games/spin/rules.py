"""What the laws leave to data in every game where something spins: bets, limits, calls, void spins.

The types mirror the TOML: plain values, and `clauses` on each section to say where they come from.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from novamas.kit.decider import Actor
from novamas.kit.money import Ratio, Rounding
from novamas.kit.spaces import Clause


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a law file: values and the clauses they come from."""

    clauses: tuple[Clause, ...] = ()


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


class Void(Section, frozen=True, kw_only=True):
    """A spin that does not count (tirada nula): why, who says so, what is called, how the ball restarts."""

    causes: tuple[str, ...]
    by: tuple[Actor, ...]
    calls: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    from_previous: bool = False


class Settlement(Section, frozen=True, kw_only=True):
    """The order in which winners are paid, losers having been collected first."""

    pay_order: tuple[str, ...] = ()
    at_once: Literal["no", "all", "all-but-even-chances"] = "no"


class Limits(Section, frozen=True, kw_only=True):
    """How the minimum of an open table may change, and what follows it."""

    change: Literal["notice", "authorised", "closed", "unsaid"] = "unsaid"
    notice: int = 0
    float: Literal["proportional", "optional", "unsaid"] = "unsaid"
    guarantee: Literal["proportional", "unsaid"] = "unsaid"


class Minimum(Section, frozen=True, kw_only=True):
    """How the house may set its minima within the authorisation."""

    even_chances: int = 1
    multiples: bool = False
    raised: int = 1
    keep_one: Literal["table", "cloth", "no"] = "no"
    raised_clauses: tuple[Clause, ...] = ()
    keep_clauses: tuple[Clause, ...] = ()


class Cloths(Section, frozen=True, kw_only=True):
    """How many layouts a table may have (a un paño, a dos paños)."""

    allowed: tuple[int, ...] = (1,)
    double_by_authorisation: bool = False


class Float(Section, frozen=True, kw_only=True):
    """The least float (anticipo) with which a table may open, in minima."""

    minima: int = 0


class Staff(Section, frozen=True, kw_only=True):
    """Who must stand at a table: least and most of each.

    `crew` is the most croupiers and ends together, where one may stand for the other; 0 says nothing.
    """

    inspectors: tuple[int, int] = (1, 1)
    deputies: tuple[int, int] = (0, 0)
    croupiers: tuple[int, int] = (1, 1)
    ends: tuple[int, int] = (0, 0)
    assistants: tuple[int, int] = (0, 0)
    crew: int = 0


class Cover(Section, frozen=True, kw_only=True):
    """How many tables one head may cover, and whether they must share a sector of the room or a game."""

    tables: int = 1
    same_sector: bool = False
    same_game: bool = False


class Closing(Section, frozen=True, kw_only=True):
    """Whether an idle table may close for a while (cierre temporal), and whether it goes on only when staffed."""

    temporary: bool = False
    staffed: bool = False


class TableRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every game of this kind says about its table; each family adds its own."""

    family: str
    epigraph: str
    scope: Section
    only: Section
    chips_only: Section = Section()
    players: Section = Section()
    won: Section
    cloths: Cloths = Cloths()
    staff: dict[str, Staff] = {}
    heads: Section = Section()
    cover: Cover = Cover()
    closing: Closing = Closing()
    minimum: Minimum = Minimum()
    limits: Limits = Limits()
    float: Float = Float()
    calls: Calls
    late: Late
    launch: Section = Section()
    void: Void | None = None
    settlement: Settlement


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the house chooses within the law, the same for every game of this kind."""

    cloths: int = 1
    stakes: Literal["returned", "left"] = "returned"
    rounding: Rounding = Rounding()
