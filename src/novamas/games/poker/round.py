"""The deck and the round of every poker: shuffled between two rounds, then dealt, turned over, a stage after another.

At a physical table nobody can tell the engine a card that lies face down: chance is then awaited blind when it is
dealt, and again when it is turned over.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from novamas.games.cloth.acts import CLOSED, IDLE, BettingOpened, OpenBetting, RoundEnded, StakesReturned
from novamas.games.cloth.play import change
from novamas.games.poker.acts import CardsTurned, HandsMade, PartBegun, Poker
from novamas.games.poker.play import DEAL, H, PokerGame, PokerPart, R, S
from novamas.games.shoe.acts import CutPack, Dealt, Exposed, LoadShoe, PackCut, ShoeLoaded, TableShoe, read_card
from novamas.kit.chance import Dist
from novamas.kit.decider import CHANCE, CROUPIER, Actor, Await, Chance, Command, Due, Event, Offer, Run, Veiled
from novamas.kit.parts import ANYBODY, Answer, Part, Shut, gate

EXPOSE = "expose"
P = TypeVar("P", bound=Poker)


def place_due(s: Poker, place: str, card: int, *, turned: bool = False) -> Due:
    """A card at a place of the cloth: a box, the bank, or one that is common to all."""
    if place not in s.hands or not place.isdigit():
        return Due(at=place, card=card, turned=turned)
    return Due(at="box", number=int(place), card=card, turned=turned, who=s.hands[place].holder)


class Deck(Part[S], Generic[S, R, H]):
    """Looks after the deck between two rounds."""

    events: ClassVar[tuple[type[Event], ...]] = (ShoeLoaded,)

    def __init__(self, table: PokerGame[S, R, H]) -> None:
        self.table, self.rules = table, table.rules

    def due(self, s: S) -> bool:
        """Whether the deck must be looked after before anything else."""
        return s.phase == IDLE and not self.table.session_over(s) and self.table.keeper.busy(s)

    def awaits(self, s: S) -> tuple[Await, ...]:
        return self.table.keeper.awaits(s) if self.due(s) else ()

    def chance(self, s: S) -> Dist | None:
        return self.table.keeper.chance(s)

    def next_due(self, s: S) -> Due | None:
        return self.table.keeper.next_due(s)

    def default(self, s: S, who: Actor) -> Command | None:
        return self.table.keeper.default(s, who)

    def bars(self, s: S, kind: type[Command]) -> Shut | None:
        """Nobody bets before the deck is ready."""
        return Shut("not-now", self.rules.calls.open.clauses, "by") if kind is OpenBetting and self.due(s) else None

    @gate(LoadShoe, by=ANYBODY, during=(IDLE,))
    def allow_load_shoe(self, s: S, who: Actor) -> Answer:
        pack = self.rules.pack
        if who == CROUPIER and who in s.staff and s.shoe.stopped and self.due(s):
            return Offer("LoadShoe", who, clauses=pack.clauses)
        code = "shoe-not-spent" if who == CROUPIER else "not-your-role"
        return Shut(code, pack.stop_clauses or pack.clauses, "by")

    def play(self, run: Run[S], c: Command) -> None:
        self.table.keeper.play(run.s, c, run)

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        return change(s, shoe=s.shoe.after(e))


class CutDeck(Deck[S, R, H], Generic[S, R, H]):
    """A deck that somebody cuts."""

    events = (*Deck.events, PackCut)

    @gate(CutPack, by=ANYBODY, during=(IDLE,))
    def allow_cut_pack(self, s: S, who: Actor) -> Answer:
        uncut = s.shoe.uncut and not s.shoe.stopped and self.due(s)
        if uncut and who == self.table.keeper.cutter(s) and (who != CROUPIER or who in s.staff):
            return Offer("CutPack", who, clauses=self.rules.pack.cut_clauses)
        return Shut("not-yours-to-cut", self.rules.pack.cut_clauses, "by")


class Round(PokerPart[S, R, H], Generic[S, R, H]):
    """Hands are made of bets, cards are dealt and turned over, and the stages of the script follow one another."""

    owns = ("stage",)
    events = (BettingOpened, HandsMade, PartBegun, Dealt, Exposed, CardsTurned, RoundEnded)

    def plan(self, s: S, stage: str) -> PartBegun | None:
        if stage == DEAL:
            return PartBegun(part=stage, due=self.table.list_deal(s), clauses=self.rules.deal.clauses)
        return None

    # -- whom the game waits for --------------------------------------------------------------------------------------

    def find_unread(self, s: S) -> int | None:
        """The number of the next card that is turned over and that nobody has told the engine, at its place."""
        cards = s.cards[s.turning[0]] if s.turning else ()
        return next((n for n, card in enumerate(cards) if card.value is None), None)

    def awaits(self, s: S) -> tuple[Await, ...]:
        if s.phase != CLOSED:
            return ()
        if self.find_unread(s) is not None:
            return (Await(CHANCE, ("Chance",), EXPOSE),)
        if not s.due:
            return ()
        place, slot = s.due[0]
        return (Await(CHANCE, ("Chance",), "card", self.table.veil_card(s, place, slot, None).to is not None),)

    def chance(self, s: S) -> Dist | None:
        return s.shoe.dist()

    def next_due(self, s: S) -> Due | None:
        if (number := self.find_unread(s)) is not None:
            return place_due(s, s.turning[0], number + 1, turned=True)
        place = s.due[0][0]
        return place_due(s, place, len(s.cards.get(place, ())) + 1)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        """A card that chance has drawn: dealt, or read as it is turned over."""
        assert isinstance(c, Chance)
        card, s = read_card(c.value), run.s
        number = self.find_unread(s)
        if number is not None:
            assert card is not None, "a card that is turned over is seen"
            run(Exposed(to=s.turning[0], place=number, card=card))
        else:
            place, slot = s.due[0]
            run(Dealt(to=place, card=self.table.veil_card(s, place, slot, card)))

    def after(self, run: Run[S]) -> None:
        """Once betting is closed, hands are made; then the round goes on as far as it can."""
        if run.s.phase == CLOSED:
            if not run.s.hands:
                self.begin(run)
            self.go_on(run)

    def begin(self, run: Run[S]) -> None:
        """The boxes in play become hands; bets that do not count go back. Without a hand there is no round."""
        table = self.table
        if lost := tuple(id for id in run.s.bets if not table.counts(run.s, id)):
            clauses = self.rules.behind.clauses
            run(StakesReturned(bets=lost, moves=table.back(run.s, lost), clauses=clauses))
        hands = table.hands_of(run.s)
        run(HandsMade(hands=hands, order=tuple(hands)) if hands else RoundEnded())

    def go_on(self, run: Run[S]) -> None:
        """Turns over what can be turned over, and begins one stage after another until something is awaited."""
        table = self.table
        while run.s.phase == CLOSED:
            if run.s.turning and self.find_unread(run.s) is None:
                run(table.turn_over(run.s, run.s.turning[0]))
            elif table.waiting(run.s):
                return
            elif (stage := self.next_stage(run.s.stage)) is None:
                run(RoundEnded())
            else:
                run(table.plan(run.s, stage))
                table.enter(run, stage)

    def next_stage(self, stage: str) -> str | None:
        script = self.table.script
        n = script.index(stage) + 1 if stage else 0
        return script[n] if n < len(script) else None

    # -- folding ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, hands={}, order=(), cards={})
            case HandsMade(hands=hands, order=order):
                return change(s, hands=hands, order=order, stage="")
            case PartBegun(part=stage, due=due, hands=hands, turning=turning):
                return change(s, stage=stage, due=due, pending=hands, turning=turning)
            case Dealt(to=to, card=card):
                cards = {**s.cards, to: (*s.cards.get(to, ()), card)}
                return change(s, cards=cards, due=s.due[1:], shoe=s.shoe.draw(card.value))
            case Exposed(to=to, place=n, card=card):
                at = s.cards[to]
                shoe = s.shoe.turn(card) if at[n].value is None else s.shoe
                opened = (*at[:n], Veiled(card, None), *at[n + 1 :])
                return change(s, cards={**s.cards, to: opened}, shoe=shoe)
            case CardsTurned(to=to, cards=values):
                opened = tuple(Veiled(card, None) for card in values)
                return change(s, cards={**s.cards, to: opened}, turning=tuple(p for p in s.turning if p != to))
            case RoundEnded():
                spent = TableShoe(number=s.shoe.number)
                return change(s, shoe=spent, due=(), pending=(), turning=(), asked=())
        return s
