"""Places at chemin de fer: between two shoes who sits may ask for another one."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.chemin.acts import Chemin
from novamas.games.chemin.desk import CheminTable
from novamas.games.circle.acts import SeatAsked
from novamas.games.circle.places import Places
from novamas.kit.decider import Actor, Event


class CheminPlaces(Places[Chemin]):
    """Those who sit and want another place come first between two shoes; while one is dealt, the waiting list does."""

    owns = (*Places.owns, "moving")

    def __init__(self, table: CheminTable) -> None:
        seating = table.rules.seating
        super().__init__(seating.priority_clauses, table.rules.straying.clauses, seating.vacant_clauses)
        self.table = table

    def moves(self, s: Chemin, who: Actor) -> bool:
        """Whether somebody has asked for another place and has not got one yet."""
        return who in s.moving and (who in s.standing or s.seats[s.moving[who] - 1] == who)

    def may_ask(self, s: Chemin, who: Actor) -> bool:
        return super().may_ask(s, who) or (who in s.seats and not self.moves(s, who))

    def first(self, s: Chemin) -> tuple[Actor, ...]:
        running = self.table.has_begun(s) and not s.shoe.stopped
        return super().first(s) if running else tuple(p for p in s.moving if self.moves(s, p)) or super().first(s)

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        if isinstance(e, SeatAsked) and e.seat:
            return replace(s, moving={**s.moving, e.who: e.seat})
        return Places.evolve(s, e)

    @staticmethod
    def fold_leaving(s: Chemin, who: Actor) -> Chemin:
        return replace(Places.fold_leaving(s, who), moving={p: n for p, n in s.moving.items() if p != who})
