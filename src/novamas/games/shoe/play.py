"""Rounds that are decided by cards from a shoe while bets lie on a cloth: punto y banca, trente et quarante.

Between two rounds the shoe is looked after (`keeper.py`); a round is betting, the closing call, and one card after
another until the law says that it is decided.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

from msgspec import Struct

from novamas.games.cloth.acts import CLOSED, IDLE, BettingOpened, CloseBetting, ClothDesk
from novamas.games.cloth.play import ClothGame, change
from novamas.games.cloth.rules import ClothHouse, ClothRules
from novamas.games.shoe.acts import CutPack, Dealt, LoadShoe, TableShoe, read_card
from novamas.games.shoe.keeper import COMMANDS, EVENTS, ShoeKeeper
from novamas.games.shoe.rules import Pack
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    CROUPIER,
    Actor,
    Await,
    Chance,
    Command,
    Due,
    Event,
    Offer,
    Run,
    Sight,
    Veiled,
    veil,
)
from novamas.kit.parts import ANYBODY, Answer, Shut, gate


class CardDesk(ClothDesk, frozen=True, kw_only=True):
    """The state of a game with bets on a cloth and cards from a shoe; a round's cards lie until the next opens."""

    shoe: TableShoe = TableShoe()
    hands: dict[str, tuple[Veiled[int], ...]] = {}


class ShoeRules(ClothRules, frozen=True, kw_only=True):
    """What every game of this kind says; each family adds its own."""

    pack: Pack


S = TypeVar("S", bound=CardDesk)
R = TypeVar("R", bound=ShoeRules)
H = TypeVar("H", bound=ClothHouse)


class ShoeGame(ClothGame[S, R, H]):
    """A game decided by cards from a shoe. Subclasses say where the cards go and when the round is decided."""

    commands: ClassVar[tuple[type[Command], ...]] = (*ClothGame.commands, *COMMANDS, Chance)
    events: ClassVar[tuple[type[Event], ...]] = (*ClothGame.events, *EVENTS, Dealt)
    state: ClassVar[type[Struct]] = CardDesk

    def __init__(self, name: str, rules: R, house: H) -> None:
        super().__init__(name, rules, house)
        self.keeper = ShoeKeeper(rules.pack)

    # -- what a family says -------------------------------------------------------------------------------

    @abstractmethod
    def next_place(self, s: S) -> str | None:
        """The hand or row that the next card goes to, while a round is dealt; nothing if no card is due."""

    def follow_closing(self, run: Run[S]) -> None:
        """What follows the closing call."""

    @abstractmethod
    def follow_card(self, run: Run[S]) -> None:
        """What follows a card that has been laid."""

    def sight(self, s: S, place: str) -> tuple[Sight, Actor]:
        """Who sees a card that is laid there now, and whose it is."""
        return "all", CROUPIER

    # -- whom the game waits for -----------------------------------------------------------------------------

    def between(self, s: S) -> bool:
        """Whether the shoe must be looked after before anything else."""
        return s.phase == IDLE and not self.session_over(s) and self.keeper.busy(s)

    def awaits(self, s: S) -> tuple[Await, ...]:
        if self.between(s):
            return self.keeper.awaits(s)
        if s.phase == CLOSED and (place := self.next_place(s)) is not None:
            return (Await(CHANCE, ("Chance",), "card", self.sight(s, place)[0] != "all"),)
        return super().awaits(s)

    def fresh(self, s: S) -> bool:
        return self.resting(s) and s.shoe.stopped

    def chance(self, s: S) -> Dist | None:
        if self.between(s):
            return self.keeper.chance(s)
        return s.shoe.dist() if s.phase == CLOSED and self.next_place(s) is not None else None

    def next_due(self, s: S) -> Due | None:
        if self.between(s):
            return self.keeper.next_due(s)
        place = self.next_place(s) if s.phase == CLOSED else None
        return None if place is None else Due(at=place, card=len(s.hands.get(place, ())) + 1)

    def default(self, s: S, who: Actor) -> Command | None:
        return self.keeper.default(s, who) if self.between(s) else super().default(s, who)

    # -- what each may do --------------------------------------------------------------------------------------

    def find_bar(self, s: S) -> Shut | None:
        return Shut("not-now", self.rules.calls.open.clauses, "by") if self.between(s) else super().find_bar(s)

    @gate(LoadShoe, by=(CROUPIER,), also=ANYBODY, during=(IDLE,))
    def allow_load(self, s: S, who: Actor) -> Answer:
        answer = self.keeper.allow_load(s, who)
        if isinstance(answer, Offer) and not self.between(s):
            return Shut("shoe-not-spent", self.rules.pack.stop_clauses or self.rules.pack.clauses, "by")
        return answer

    @gate(CutPack, by=ANYBODY, during=(IDLE,))
    def allow_cut(self, s: S, who: Actor) -> Answer:
        if not self.between(s):
            return Shut("not-yours-to-cut", self.rules.pack.cut_clauses, "by")
        return self.keeper.allow_cut(s, who)

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case LoadShoe() | CutPack():
                self.keeper.play(run.s, c, run)
            case Chance() if self.between(run.s):
                self.keeper.play(run.s, c, run)
            case Chance(value=value):
                self.deal(run, read_card(value))
            case CloseBetting():
                super().play(run, c)
                self.follow_closing(run)
            case _:
                super().play(run, c)

    def deal(self, run: Run[S], card: int | None) -> None:
        """One card to where it belongs."""
        place = self.next_place(run.s)
        assert place is not None, "no card is due"
        card_seen = veil(card, *self.sight(run.s, place))
        run(Dealt(to=place, card=card_seen, croupiers=self.croupiers(run.s, "deal")))
        self.follow_card(run)

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        if (shoe := s.shoe.after(e)) is not None:
            return change(s, shoe=shoe)
        match e:
            case Dealt(to=to, card=card):
                hands = {**s.hands, to: (*s.hands.get(to, ()), card)}
                return change(s, hands=hands, shoe=s.shoe.draw(card.value))
            case BettingOpened():
                return change(super().evolve(s, e), hands={})
        return super().evolve(s, e)
