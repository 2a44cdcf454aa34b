"""The ceremony before a shoe: the cards pass to the players, are shuffled a last time, offered for the cut, loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from msgspec.structs import replace

from novamas.games.circle.rules import CirclePack
from novamas.games.shoe.acts import LoadShoe
from novamas.games.shoe.keeper import ShoeKeeper, WithShoe
from novamas.kit.decider import CROUPIER, Actor, Await, Call, Command, Event, is_person


class ShufflePack(Command, frozen=True, kw_only=True):
    """A player takes the cards that pass and shuffles them."""


class LastShuffle(Command, frozen=True, kw_only=True):
    """The croupier shuffles a last time, once the cards have come back."""


class DeclineCut(Command, frozen=True, kw_only=True):
    """A player lets others cut."""


class CheckCards(Command, frozen=True, kw_only=True):
    """A player asks that the cards of a spent shoe be counted."""


class PackShuffled(Event, frozen=True, kw_only=True):
    """Somebody has shuffled; `back` once the croupier has done so last."""

    who: Actor
    back: bool


class CutDeclined(Event, frozen=True, kw_only=True):
    who: Actor


class CardsChecked(Event, frozen=True, kw_only=True):
    """The cards of a shoe were counted: so many have been dealt, so many are left, and that is all of them."""

    asked_by: Actor
    dealt: int
    left: int


class Passing(WithShoe, Protocol):
    """A state that knows how far the ceremony is: who will not cut, whether a player has the cards."""

    @property
    def declined(self) -> tuple[Actor, ...]: ...
    @property
    def mixing(self) -> bool: ...


class CircleKeeper(ShoeKeeper):
    """Looks after the shoe between two of them."""

    def __init__(self, pack: CirclePack) -> None:
        super().__init__(replace(pack, cut_by="nearest-player"))
        self.rules = pack

    def cutter(self, s: WithShoe) -> Actor:
        """The player at the croupier's left, then the next, until one of them cuts; else the croupier."""
        desk = cast(Passing, s)
        round_table = desk.seats[::-1] if self.rules.cut_from == "left" else desk.seats
        asked = (*(who for who in round_table if who is not None), *desk.standing)
        return next((who for who in asked if who not in desk.declined), CROUPIER)

    def awaits(self, s: WithShoe) -> tuple[Await, ...]:
        if not s.shoe.stopped and s.shoe.uncut:
            if cast(Passing, s).mixing:
                return (Await(CROUPIER, ("LastShuffle",)),)
            who = self.cutter(s)
            return (Await(who, ("CutPack", "DeclineCut") if is_person(who) else ("CutPack",)),)
        return super().awaits(s)

    def default(self, s: WithShoe, who: Actor) -> Command | None:
        for a in self.awaits(s):
            if a.who == who and "LastShuffle" in a.kinds:
                return LastShuffle(by=who)
        return super().default(s, who)

    def play(self, s: WithShoe, c: Command, run: Callable[[Event], None]) -> None:
        match c:
            case LoadShoe():
                run(replace(self.load(s.shoe.number + 1), calls=(Call("las-cartas-pasan"),)))
            case ShufflePack(by=who):
                run(PackShuffled(who=who, back=False, clauses=self.rules.shuffle_clauses))
            case LastShuffle(by=who):
                run(PackShuffled(who=who, back=True, clauses=self.rules.shuffle_clauses))
            case DeclineCut(by=who):
                run(CutDeclined(who=who, clauses=self.rules.cut_clauses))
            case CheckCards(by=who):
                left = s.shoe.left
                dealt = 52 * self.rules.decks - left
                run(CardsChecked(asked_by=who, dealt=dealt, left=left, clauses=self.rules.check_clauses))
            case _:
                super().play(s, c, run)
