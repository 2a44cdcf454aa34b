"""What the law leaves to data of mistakes and conduct at circle poker. The types mirror the TOML."""

from __future__ import annotations

from typing import Literal

from novamas.games.table_rules import Section


class DealFault(Section, frozen=True, kw_only=True):
    """A mistake in the deal after which a new hand begins. It can come to light as the hand begins (`start`), while
    cards come (`deal`), or at any time (`hand`). `mendable`: not if it is put right before anybody has bet."""

    when: Literal["start", "deal", "hand"] = "deal"
    mendable: bool = False


class Forbidden(Section, frozen=True, kw_only=True):
    """What a player may not do: who sits at the table, who has left the hand, or who only stands by."""

    by: Literal["seated", "gone", "standing"] = "seated"


class PackAway(Section, frozen=True, kw_only=True):
    """Whether the law knows a pack that is put away too soon, and how many cards are burnt once it is shuffled."""

    known: bool = False
    burn: int = 0
    shuffle_clauses: tuple[str, ...] = ()
    burn_clauses: tuple[str, ...] = ()


class CommonTurned(Section, frozen=True, kw_only=True):
    """Whether the law knows common cards that are turned too many at a time, or too early."""

    known: bool = False
    extra_clauses: tuple[str, ...] = ()
    short_clauses: tuple[str, ...] = ()
    early_clauses: tuple[str, ...] = ()


class Repeated(Section, frozen=True, kw_only=True):
    """A mistake, and what its repetition may bring."""

    again_clauses: tuple[str, ...] = ()


class Absent(Section, frozen=True, kw_only=True):
    """Cards for somebody who is not there: the deal stands; who is not back in turn is out of the hand."""

    turn_clauses: tuple[str, ...] = ()


class Skipped(Section, frozen=True, kw_only=True):
    """A turn that was passed over, and who decides about it."""

    decided_clauses: tuple[str, ...] = ()


class Mixed(Section, frozen=True, kw_only=True):
    """Cards that were mixed with those out of play: lost, unless the hand can be rebuilt."""

    rebuilt_clauses: tuple[str, ...] = ()


class Conduct(Section, frozen=True, kw_only=True):
    """Whom trouble is reported to, who decides about whoever goes on with it."""

    forbidden: dict[str, Forbidden] = {}
    warned_clauses: tuple[str, ...] = ()
    told_clauses: tuple[str, ...] = ()
    decided_clauses: tuple[str, ...] = ()


class MistakeRules(Section, frozen=True, kw_only=True):
    """Every mistake that the law foresees."""

    deal: dict[str, DealFault] = {}
    cut: Section = Section()
    announced: Section = Section()
    absent: Absent = Absent()
    nobody: Section = Section()
    pack: PackAway = PackAway()
    common: CommonTurned = CommonTurned()
    slow: Repeated = Repeated()
    mixed: Mixed = Mixed()
    short: Section = Section()
    over: Section = Section()
    exposed: Section = Section()
    out_of_turn: Section = Section()
    ante: Section = Section()
    unknown: Section = Section()
    touched: Repeated = Repeated()
    skipped: Skipped = Skipped()
    disputes: Section = Section()
