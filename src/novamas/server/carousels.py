"""Jackpots that several tables of the house have together (carruseles): every table knows what the others have, and
each pays its part of a prize, in the write that brings the prize.

Tables of one game under one law, for one money, whose house option says so, are one carousel. What one of them does is
decided, and what follows of it at the others: a pot that has changed is told to them, their parts of a prize leave
their pots. All of it goes to the disk together or not at all, so no crash leaves one table paid and another one not
charged. Who won first is who was decided first. A table that stands still (closed for a while, not counted in yet,
nobody heading it) takes no part until it goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from novamas.kit.decider import DIRECTOR, Command, Linked, Refused
from novamas.server.hosted import Hosted
from novamas.store import Conflict
from novamas.store.ledger import advanced_in

if TYPE_CHECKING:
    from novamas.casino import Act
    from novamas.server.house import House

CAUSE = "carousel"


class Carousels:
    """The jackpots of a house that are played for at several tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    def find_partners(self, hosted: Hosted) -> list[Hosted]:
        """The other open tables of a table's carousel, by their numbers."""
        key = self.name(hosted)
        if key is None:
            return []
        found = [each for each in self.house.tables.values() if each is not hosted and self.name(each) == key]
        return sorted((each for each in found if each.live.state.open), key=lambda each: int(each.live.id))

    def find_first(self, hosted: Hosted) -> Hosted:
        """The first table of a table's carousel: itself, where it shares no jackpot."""
        return min((hosted, *self.find_partners(hosted)), key=lambda each: int(each.live.id))

    def name(self, hosted: Hosted) -> tuple[str, ...] | None:
        """Which carousel a table belongs to, if to one; tables for friends belong to none."""
        live, opening = hosted.live, hosted.listed.opening
        linked = live.decider.game.find_linked(live.state.desk)
        if linked is None or opening.tournament or live.id in self.house.friends.tables:
            return None
        return opening.law, opening.game, live.currency.code, linked.kind

    def check(self, hosted: Hosted, command: Command, cause: str) -> None:
        """What a carousel forbids of a command at one of its tables, whatever the table says."""
        if self.name(hosted) is None:
            return
        if isinstance(command, hosted.live.decider.game.linking) and cause != CAUSE:
            raise Refused("carousel-runs-itself")
        if not all(map(self.house.deals, self.find_partners(hosted))):
            raise Conflict("table-being-read")

    def follow(self, hosted: Hosted, act: Act) -> Iterator[tuple[Hosted, Command]]:
        """What the tables of a carousel do after an act at one of them; each is to be played before the next is asked
        for."""
        if self.name(hosted) is None:
            return
        partners = self.find_partners(hosted)
        owed = advanced_in(move for event in act.events for move in event.moves)
        for each, part in self.split(owed, partners):
            yield each, each.live.decider.game.charge_linked(part)
        members = sorted((m for m in (hosted, *partners) if may_take_part(m)), key=lambda each: int(each.live.id))
        total = sum(linked_of(each).own for each in members)
        for each in members:
            linked = linked_of(each)
            if linked.others != total - linked.own:
                yield each, each.live.decider.game.tell_linked(total - linked.own)

    def split(self, owed: int, partners: list[Hosted]) -> Iterator[tuple[Hosted, int]]:
        """What each of the others owes of a prize that the cage advanced: in proportion to its pot, and never more than
        is in it; what does not divide falls to the first ones."""
        known = ((each, linked_of(each)) for each in partners if may_take_part(each))
        payers = [(each, linked.own) for each, linked in known if linked.pays and linked.own]
        total = sum(own for _, own in payers)
        parts = [owed * own // total for _, own in payers]
        left = owed - sum(parts)
        for (each, own), part in zip(payers, parts, strict=True):
            more = min(left, own - part)
            left -= more
            if part + more:
                yield each, part + more


def linked_of(hosted: Hosted) -> Linked:
    """The jackpot of a table of a carousel."""
    linked = hosted.live.decider.game.find_linked(hosted.live.state.desk)
    assert linked is not None
    return linked


def may_take_part(hosted: Hosted) -> bool:
    """Whether a table can be told of the others now: it does not stand still."""
    live = hosted.live
    kinds = live.decider.game.linking[:1]
    return live.state.open and any(live.decider.options(live.state, DIRECTOR, kind.__name__) for kind in kinds)


__all__ = ["Carousels"]
