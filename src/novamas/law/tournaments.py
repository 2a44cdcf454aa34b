"""What a law says of tournaments, as its `law.toml` has it under `[tournaments]`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Term = Literal["how", "cost", "rules", "ranking", "prizes"]


class TournamentRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Torneos. A law without this section knows none.

    `terms` are what the bases must state; `age` is how old one must be (0: the law does not say); `share` says by whom
    the part for the organisation is bounded; `years` is how long an authorisation may hold, `notice_days` how long
    before the day the authority is told, of the kinds in `notice_for`; `sit_and_go` the games of which tournaments may
    begin as soon as the seats are taken (they are kept in a stamped book); `deals`: whether players may divide the
    prizes among themselves, or the bases decide. `forbidden` names what nobody may do, with its clauses. `next_clauses`
    hold what nobody here enforces: how the authority decides, and what may be advertised.
    """

    clauses: tuple[str, ...]
    game_clauses: tuple[str, ...] = ()
    rules_clauses: tuple[str, ...] = ()
    join_clauses: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    terms_clauses: tuple[str, ...] = ()
    prizes_clauses: tuple[str, ...] = ()
    age: int = 0
    age_clauses: tuple[str, ...] = ()
    mention: bool = False
    mention_clauses: tuple[str, ...] = ()
    fund_clauses: tuple[str, ...] = ()
    share: Literal["authorised", "unsaid"] = "unsaid"
    share_clauses: tuple[str, ...] = ()
    venue: Literal["casino", "unsaid"] = "unsaid"
    venue_clauses: tuple[str, ...] = ()
    elsewhere_clauses: tuple[str, ...] = ()
    years: int = 0
    years_clauses: tuple[str, ...] = ()
    notice_days: int = 0
    notice_for: tuple[Literal["scheduled", "sit-and-go"], ...] = ()
    notice_clauses: tuple[str, ...] = ()
    sit_and_go: tuple[str, ...] = ()
    sit_and_go_clauses: tuple[str, ...] = ()
    deals: Literal["forbidden", "bases"] = "bases"
    deals_clauses: tuple[str, ...] = ()
    forbidden: dict[str, tuple[str, ...]] = {}
    next_clauses: tuple[str, ...] = ()
