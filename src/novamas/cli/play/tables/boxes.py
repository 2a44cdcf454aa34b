"""An evening at blackjack. An empty line deals; each hand in its turn is asked what it wants, by number or by word; a
question mark tells what each answer is worth.

Bets are laid and told as at every table, and the shoe is looked after as at every card table. What differs is that a
hand has many answers, and that stakes lie on hands while they are played.
"""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.play.cloths import MINE, THEIRS, AnySheet, Sheet, card_name
from novamas.cli.play.grammar import normalise, phrases, verb
from novamas.cli.play.session import ME
from novamas.cli.play.tables.cards import CardCroupier, CardSession
from novamas.cli.play.terminal import Goodbye
from novamas.games.blackjack.acts import (
    PLAYING,
    Answered,
    BankStood,
    Blackjack,
    CardDue,
    CardsReturned,
    EvenMoneyPaid,
    HandDoubled,
    HandLost,
    HandSettled,
    HandsMade,
    HandSplit,
    HandStood,
    HandSurrendered,
    InsuranceSettled,
    PairsSettled,
    SevensSettled,
    StageBegun,
    StakeInsured,
    StakeRaised,
    TurnBegun,
)
from novamas.games.blackjack.hint import gain, value_answers
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.bots import fill
from novamas.games.cloth.acts import StakesReturned
from novamas.games.shoe.acts import Dealt
from novamas.kit.decider import FLOAT, Actor, Command, Event, Offer
from novamas.kit.percents import percent
from novamas.kit.spaces import Amount

WAYS = {
    "Stay": "stay",
    "Draw": "draw",
    "DoubleDown": "double-down",
    "SplitPair": "split-pair",
    "Surrender": "surrender",
    "Insure": "insure",
    "TakeEvenMoney": "even-money",
    "PlayOn": "play-on",
    "Follow": "follow",
    "Consent": "consent",
}
"""What a person may answer, by the name of the command, and the key of the words for it."""


class BoxCroupier(CardCroupier):
    """The voice at a blackjack table."""

    def tell(self, event: Event, desk: Blackjack) -> None:
        match event:
            case HandsMade() | CardDue() | Answered() | CardsReturned() | StakeRaised() | HandDoubled() | Dealt():
                self.calls(event.calls)
            case TurnBegun(hand=hand):
                self.calls(event.calls)
                if desk.hands[hand].holder != self.me:
                    self.t.line(self.hand(hand, desk), THEIRS)
            case StageBegun():
                self.grounds = ()
            case BankStood():
                self.calls(event.calls, Text.assemble("  ", (f" {self.cards(desk.bank)} ", "bold reverse"), "  "))
            case HandStood(hand=hand) | HandLost(hand=hand) | HandSplit(hand=hand) | HandSurrendered(hand=hand):
                self.calls(event.calls)
                self.sentence(event, desk, MINE if self.concerns(desk, hand) else THEIRS)
            case HandSettled(hand=hand):
                if self.concerns(desk, hand):
                    self.because(*self.game.rules.settlement.clauses)
                self.sentence(event, desk, MINE if self.concerns(desk, hand) else THEIRS)
            case StakeInsured() | EvenMoneyPaid() | InsuranceSettled() | PairsSettled() | SevensSettled():
                self.sentence(event, desk)
            case StakesReturned(bets=bets):
                few = bool(event.clauses) and event.clauses == self.game.rules.boxes.least_clauses
                self.because(*event.clauses)
                if few:
                    self.t.say("refused-too-few-hands", "bold")
                elif any(desk.bets[id].owner == self.me for id in bets):
                    self.sentence(event, desk)
            case _:
                super().tell(event, desk)

    def concerns(self, desk: Blackjack, hand: str) -> bool:
        return any(stake.owner == self.me for stake in desk.hands[hand].stakes)

    def hand(self, hand: str, desk: Blackjack) -> str:
        """A hand with its cards and what it counts."""
        held, game = desk.hands[hand], cast(BlackjackGame, self.game)
        return f"  {hand} {held.holder}: {self.cards(held.cards)} = {game.score.of(held)}"

    def sentence(self, event: Event, desk: object, style: str = "") -> None:
        """An event in the words of the book."""
        moves = event.moves
        hand = str(getattr(event, "hand", ""))
        self.t.say(
            f"event-{type(event).__name__}",
            style,
            who=next((m.dst for m in moves if not m.dst.startswith("@")), next((m.src for m in moves), "")),
            hand=hand,
            bets=len(getattr(event, "bets", ())),
            points=getattr(event, "points", 0),
            box=getattr(event, "box", 0),
            result=getattr(event, "result", "") or "other",
            amount=self.money(sum(m.amount for m in moves)),
            won=self.money(sum(m.amount for m in moves if m.why in ("win", "jackpot"))),
            house=self.money(sum(m.amount for m in moves if m.dst == FLOAT)),
            people=self.money(sum(m.amount for m in moves if not m.dst.startswith("@"))),
        )


class BoxSession(CardSession):
    """One person's evening at blackjack."""

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_boxes(sheet)

    voice: ClassVar[type[CardCroupier]] = BoxCroupier
    ways: ClassVar[dict[str, str]] = WAYS

    def hear(self, line: str) -> None:
        """An answer where no hand is asked is told what to do first."""
        said = normalise(line)
        if verb(line) is None and any(said in phrases(f"play-answer-{way}") for way in self.ways.values()):
            self.t.say("play-not-your-hand", "bold", example=self.example())
        else:
            super().hear(line)

    def finish_spin(self) -> None:
        """Cards and answers until the round is over."""
        while self.desk.phase not in ("idle", "betting"):
            if self.table.decider.chance(self.table.state) is not None:
                self.t.pause(0.2)
                self.roll()
            elif (who := self.first_awaited()) == ME and not self.going:
                self.decide()
            elif who is not None:
                self.let(who)
            elif not self.staff():
                return

    def let(self, who: Actor) -> None:
        if who == ME and self.desk.phase == "betting" and not self.going:
            self.decide()
        else:
            super().let(who)

    def decide(self) -> None:
        """What the person wants: the hand in turn, or what may be claimed before it."""
        offers = self.answers()
        ways = [f"{n} {self.way(offer)}" for n, offer in enumerate(offers, 1)]
        question = f"{self.situation()}. {self.t.word('play-answer', ways=' · '.join(ways))}"
        while True:
            line = self.t.ask(question)
            said = normalise(line)
            if said in phrases("play-verb-quit"):
                raise Goodbye
            if line.strip() == "?" or said in phrases("play-answer-hint"):
                self.hint(offers)
                continue
            chosen = [o for n, o in enumerate(offers, 1) if said == str(n) or said in self.words_for(o)]
            if chosen:
                self.act(self.fill_offer(chosen[0]))
                return
            self.t.say("play-choose-or-ask", "bold", ways=", ".join(ways))

    def hint(self, offers: list[Offer]) -> None:
        """What each answer is worth to somebody who knows no more than their own cards and the bank's."""
        game, turn = cast(BlackjackGame, self.game), self.desk.phase == PLAYING
        told: dict[str, float] = {}
        for offer in offers:
            hand = offer.form.get("hand")
            key = str(next(iter(hand.each()))) if hand is not None else self.desk.turn
            if turn and offer.kind not in ("Insure", "TakeEvenMoney"):
                told[self.way(offer)] = value_answers(game, self.desk, key)[offer.kind]
            elif offer.kind in ("Insure", "TakeEvenMoney", "Surrender"):
                told[self.way(offer)] = gain(game, self.desk, offer.kind, key)
        best = sorted(told, key=lambda way: -told[way])
        ways = ", ".join(f"{way} {percent(Fraction(told[way]), self.t.lang, digits=1, sign=True)}" for way in best)
        if told:
            self.t.say("play-hint-turn" if turn else "play-hint-claims", "dim", ways=ways)
        else:
            self.t.say("play-no-hint")

    def answers(self) -> list[Offer]:
        """The offers that the table waits for, each once."""
        kinds = next(a.kinds for a in self.table.awaits() if a.who == ME)
        every = [offer for kind in kinds for offer in self.table.options(ME, kind)]
        claims = [o for kind in ("Surrender", "Insure", "TakeEvenMoney") for o in self.table.options(ME, kind)]
        return [*every, *(o for o in claims if o not in every)]

    def way(self, offer: Offer) -> str:
        """An answer in words; where it is about one of several hands, which."""
        name = self.t.word(f"play-way-{self.ways[offer.kind]}")
        hand = offer.form.get("hand")
        several = sum(o.kind == offer.kind for o in self.answers()) > 1
        return f"{name} {next(iter(hand.each()))}" if hand is not None and several else name

    def words_for(self, offer: Offer) -> tuple[str, ...]:
        return (*phrases(f"play-answer-{self.ways[offer.kind]}"), normalise(self.way(offer)))

    def fill_offer(self, offer: Offer) -> Command:
        """A claim for as much as it may be; consent, and a raise with another's hand, are a yes."""
        most = {f: s.hi for f, s in offer.form.items() if isinstance(s, Amount)}
        return fill(self.game, offer, self.rng, **most, yes=True)

    def situation(self) -> str:
        """The person's hand in turn against the bank's card, or all hands before any turn."""
        desk, game, voice = self.desk, cast(BlackjackGame, self.game), cast(BoxCroupier, self.croupier)
        mine = [k for k in desk.order if desk.hands[k].holder == ME and not desk.hands[k].result]
        shown = [desk.turn] if desk.phase == "playing" else mine
        hands = "; ".join(f"{k}: {voice.cards(desk.hands[k].cards)} = {game.score.of(desk.hands[k])}" for k in shown)
        return self.t.word("play-against", hands=hands, bank=voice.cards(desk.bank))


def draw_boxes(sheet: Sheet[BlackjackGame, Blackjack]) -> list[Text]:
    """The bank's cards, and a line for every box: who sits there, what lies on it, and its hands."""
    game, desk = sheet.game, sheet.desk
    bank = sheet.t.spell(" ".join(map(card_name, desk.bank))) if desk.bank else "—"
    lines = [Text.assemble((f"{sheet.t.word('play-cloth-bank')}: ", "dim"), (bank, "bold"))]
    for box in game.boxes:
        seated = desk.seats[box - 1] if box <= len(desk.seats) else None
        who = sheet.t.word("play-you") if seated == sheet.me else seated or ""
        line = Text.assemble((f"{box} ", "bold"), (f"{who:<12.12}", MINE if seated == sheet.me else THEIRS))
        for spot in (s for s in game.spots if s.partition(":")[2].partition("-")[0] == str(box)):
            line.append(sheet.stake_text(spot))
        for key in (k for k in desk.order if desk.hands[k].box == box):
            cards = sheet.t.spell(" ".join(map(card_name, desk.hands[key].cards)))
            line.append(f"  {cards} = {game.score.of(desk.hands[key])}" if cards else "")
        lines.append(line)
    return lines


SESSION = BoxSession
