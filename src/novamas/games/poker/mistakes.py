"""What goes wrong while the cards are out, and what the law makes of it: a round that does not count, a bet that is
lost. Staff report it."""

from __future__ import annotations

from typing import Generic, TypeVar

from novamas.games.boxes.acts import box_of
from novamas.games.cloth.acts import CLOSED
from novamas.games.cloth.play import change, without
from novamas.games.poker.acts import (
    OUT,
    Breach,
    CardShown,
    ExposureReported,
    Misdeal,
    PlayerPunished,
    PlayerWarned,
    Poker,
    RoundVoided,
)
from novamas.games.poker.play import H, PokerPart, R, S, with_hands
from novamas.games.poker.round import EXPOSE, place_due
from novamas.games.poker.rules import high
from novamas.games.shoe.acts import Exposed, read_card
from novamas.kit.chance import Dist
from novamas.kit.decider import CHANCE, CROUPIER, INSPECTOR, Actor, Await, Chance, Command, Due, Event, Offer, Run
from novamas.kit.hands import height
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf

REPORTERS = (CROUPIER, INSPECTOR)
P = TypeVar("P", bound=Poker)


def reportable(s: Poker, who: Actor) -> bool:
    """Whether staff may report a mistake now: the cards are out, and no other mistake is being looked at."""
    return s.phase == CLOSED and who in s.staff and s.shown is None


class Misdeals(PokerPart[S, R, H], Generic[S, R, H]):
    """Mistakes in the deal that void the round."""

    events = (RoundVoided,)

    @gate(Misdeal, by=REPORTERS, during=(CLOSED,))
    def allow_misdeal(self, s: S, who: Actor) -> Answer:
        rule = self.rules.misdeal
        if reportable(s, who) and rule.causes:
            return Offer("Misdeal", who, {"cause": OneOf(rule.causes)}, rule.clauses)
        return Shut("not-now", rule.clauses)

    def play(self, run: Run[S], c: Command) -> None:
        assert isinstance(c, Misdeal)
        self.table.void(run, c.cause, self.rules.misdeal.clauses)

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        assert isinstance(e, RoundVoided)
        return change(s, bets=without(s.bets, e.bets))


class ShownCards(PokerPart[S, R, H], Generic[S, R, H]):
    """A card that lies open by mistake: it is read if need be, and the round stands or not."""

    owns = ("shown",)
    events = (ExposureReported, Exposed)

    def awaits(self, s: S) -> tuple[Await, ...]:
        return (Await(CHANCE, ("Chance",), EXPOSE),) if s.shown is not None else ()

    def next_due(self, s: S) -> Due | None:
        return None if s.shown is None else place_due(s, s.shown[0], s.shown[1] + 1, turned=True)

    def chance(self, s: S) -> Dist | None:
        return s.shoe.dist()

    @gate(CardShown, by=REPORTERS, during=(CLOSED,))
    def allow_card_shown(self, s: S, who: Actor) -> Answer:
        offers = tuple(self.offer_hidden(s, who)) if reportable(s, who) else ()
        return offers or Shut("not-now", self.rules.shown.clauses)

    def offer_hidden(self, s: S, who: Actor) -> list[Offer]:
        """The cards that should not be seen and of which the law says what follows if they are; a hand that was given
        up has been gathered."""
        found: list[Offer] = []
        gathered = tuple(key for key in s.order if s.hands[key].state == OUT)
        for place, cards in s.cards.items():
            hidden = tuple(n for n, card in enumerate(cards, 1) if card.to is not None)
            if place not in gathered and hidden and self.effect(place) != "unsaid":
                form = {"place": OneOf((place,)), "number": OneOf(hidden)}
                found.append(Offer("CardShown", who, form, self.clauses(place)))
        return found

    def effect(self, place: str) -> str:
        """What follows a card that lies open at a place."""
        found: str = getattr(self.rules.shown, self.table.slot_of(place))
        return found

    def clauses(self, place: str) -> tuple[Clause, ...]:
        found: tuple[Clause, ...] = getattr(self.rules.shown, f"{self.table.slot_of(place)}_clauses")
        return found

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case CardShown(place=place, number=number):
                run(ExposureReported(at=place, number=number - 1, clauses=self.clauses(place)))
                card = run.s.cards[place][number - 1].value
                if card is not None:
                    self.read(run, card)
            case Chance(value=value):
                card = read_card(value)
                assert card is not None, "a card that lies open is seen"
                self.read(run, card)

    def read(self, run: Run[S], card: int) -> None:
        assert run.s.shown is not None
        place, number = run.s.shown
        run(Exposed(to=place, place=number, card=card))
        effect, least = self.effect(place), high(self.rules.shown.rank)
        if effect == "void" or (effect == "void-from" and height(card) >= least):
            self.table.void(run, "card-shown", self.clauses(place))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case ExposureReported(at=place, number=number):
                return change(s, shown=(place, number))
            case Exposed():
                return change(s, shown=None)
        return s


class Breaches(PokerPart[S, R, H], Generic[S, R, H]):
    """A player who tells others of the own cards, or shows them: every bet is lost, or there is a warning."""

    events = (PlayerPunished, PlayerWarned)

    @gate(Breach, by=REPORTERS, during=(CLOSED,))
    def allow_breach(self, s: S, who: Actor) -> Answer:
        playing = (s.hands[key] for key in self.table.playing(s)) if reportable(s, who) else ()
        players = tuple(dict.fromkeys(hand.holder for hand in playing if not hand.blind))
        clauses = self.rules.breach.clauses
        return Offer("Breach", who, {"player": OneOf(players)}, clauses) if players else Shut("not-now", clauses)

    def play(self, run: Run[S], c: Command) -> None:
        assert isinstance(c, Breach)
        s, rule, who = run.s, self.rules.breach, c.player
        clauses = (*rule.clauses, *rule.penalty_clauses)
        if rule.penalty == "warning":
            run(PlayerWarned(who=who, clauses=clauses))
            return
        hands = tuple(key for key in self.table.playing(s) if s.hands[key].holder == who)
        boxes = {s.hands[key].box for key in hands}
        bets = tuple(id for id, b in s.bets.items() if b.owner == who or box_of(b.on) in boxes)
        guests = tuple(id for id in bets if s.bets[id].owner != who)
        moves = (*self.table.lose(s, (id for id in bets if id not in guests)), *self.table.back(s, guests))
        run(PlayerPunished(who=who, hands=hands, bets=bets, moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case PlayerPunished(hands=hands, bets=gone):
                return out_of_round(s, hands, gone, "punished")
        return s


def out_of_round(s: P, hands: tuple[str, ...], bets: tuple[int, ...], result: str) -> P:
    """The state once hands leave the round with these bets."""
    rest = tuple(key for key in s.pending if key not in hands)
    turning = tuple(place for place in s.turning if place not in hands)
    asked = s.asked if s.turn not in hands else ()
    s = change(s, bets=without(s.bets, bets), pending=rest, turning=turning, asked=asked)
    return change(s, **with_hands(s, hands, state=OUT, result=result))
