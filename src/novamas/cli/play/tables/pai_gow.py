"""An evening at pai gow poker: the bank may be offered to the person, dice come before the cards, two hands are set."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from novamas.cli.play.cloths import MINE, THEIRS
from novamas.cli.play.grammar import normalise, phrases
from novamas.cli.play.session import ME
from novamas.cli.play.tables.poker import PokerCroupier, PokerSession
from novamas.cli.play.terminal import Goodbye
from novamas.games.poker.acts import BANK, Poker
from novamas.games.poker.pai_gow.acts import (
    AcceptBank,
    BankAccepted,
    BankCompared,
    BankPassed,
    CoverReturned,
    DiceCounted,
    HandCompared,
    HandSet,
    PaiGow,
    PassBank,
    SetHand,
    SetTurned,
)
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.setting import advise
from novamas.kit.decider import Actor, Event, Offer, is_person, mask
from novamas.kit.errors import NovamasError
from novamas.kit.money import parse
from novamas.kit.percents import percent
from novamas.kit.spaces import Amount, Subset


class PaiGowCroupier(PokerCroupier):
    """The voice at a pai gow table."""

    def tell(self, event: Event, desk: Poker) -> None:
        assert isinstance(desk, PaiGow)
        match event:
            case BankAccepted(who=who) | BankPassed(who=who):
                told = "play-bank-" if who == self.me else "event-"
                name = who if is_person(who) else self.t.word(f"event-actor-{who[1:]}")
                amount = self.money(sum(m.amount for m in event.moves))
                self.t.say(f"{told}{type(event).__name__}", "dim", who=name, amount=amount)
            case DiceCounted(dice=dice):
                self.t.line(f"  {' + '.join(map(str, dice))}")
                self.calls(event.calls)
            case HandSet(hand=hand):
                self.sentence(event, desk, "bold" if hand == BANK else self.style(desk, hand))
            case SetTurned(to=to):
                self.sentence(event, desk, self.style(desk, to))
            case HandCompared(hand=hand):
                if self.concerns(desk, event.bets):
                    self.because(*event.clauses, *self.clauses_of_payment())
                self.sentence(event, desk, self.style(desk, hand))
            case BankCompared() | CoverReturned():
                self.sentence(event, desk, MINE if desk.bank.holder == self.me else THEIRS)
            case _:
                super().tell(event, desk)


class PaiGowSession(PokerSession):
    """One person's evening at pai gow poker."""

    voice = PaiGowCroupier

    def let(self, who: Actor) -> None:
        if who == ME and not self.going and self.table.options(ME, "AcceptBank"):
            self.ask_for_bank()
        else:
            super().let(who)

    def ask_for_bank(self) -> None:
        """The bank is offered: how much the person puts down for it, or nothing."""
        space = self.table.options(ME, "AcceptBank")[0].form["amount"]
        assert isinstance(space, Amount)
        while True:
            line = self.t.ask(self.t.word("play-bank-offered"))
            if normalise(line) in phrases("play-verb-quit"):
                raise Goodbye
            if not line.strip():
                self.act(PassBank(by=ME))
                return
            amount = self.read_amount(line)
            if amount is not None and space.has(amount):
                self.act(AcceptBank(by=ME, amount=amount))
                return
            least, most = self.money(space.lo), self.money(space.hi)
            self.t.say("play-bank-amount", "bold", least=least, most=most)

    def read_amount(self, line: str) -> int | None:
        try:
            return parse(line.replace(",", "."), self.currency)
        except NovamasError:
            return None

    def decide(self) -> None:
        asked = next(iter(self.table.options(ME, "SetHand")), None)
        if asked is None:
            super().decide()
            return
        space = asked.form["low"]
        assert isinstance(space, Subset)
        for line, said in self.numbers(self.t.word("play-which-low"), asked):
            named = self.usual_low() if said == () else said
            if named is not None and space.has(named):
                self.act(SetHand(by=ME, low=named))
                return
            self.t.say("play-bad-low", "bold", said=line)

    def usual_low(self) -> tuple[int, ...]:
        """Who says nothing sets the cards like everybody whose time is over."""
        default = self.table.decider.default(self.table.state, ME)
        assert isinstance(default, SetHand)
        return default.low

    def hint(self, offers: list[Offer]) -> None:
        """The setting that wins most, and the house's own, each with what it wins on the average."""
        game, desk = cast(PaiGowGame, self.game), mask(self.desk, ME)
        cards = game.in_sight(desk, desk.turn)
        if len(cards) < len(desk.cards.get(desk.turn, ())) or not cards:
            self.t.say("play-no-hint")
            return
        worth = advise(cards, game.rules, float(game.kept))
        best, house = max(worth, key=lambda low: worth[low]), game.setting.by_house(cards)
        self.t.say(
            "play-best-low",
            "dim",
            cards=self.low(cards, best),
            worth=self.share(worth[best]),
            house=self.low(cards, house),
            cost=self.share(worth[house]),
        )

    def low(self, cards: tuple[int, ...], chosen: tuple[int, ...]) -> str:
        return cast(PaiGowCroupier, self.croupier).cards([cards[n - 1] for n in chosen])

    def share(self, worth: float) -> str:
        return percent(Fraction(worth), self.t.lang, digits=1, sign=True)


SESSION = PaiGowSession
