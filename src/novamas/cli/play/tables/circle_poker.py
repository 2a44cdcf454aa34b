"""An evening at circle poker: players against each other. When it is your turn what you may do is listed; answer with
its number or its name, with an amount where it takes one, or with the numbers of the cards that you throw away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.play import info
from novamas.cli.play.canvas import flow
from novamas.cli.play.cloths import MINE, THEIRS, faces
from novamas.cli.play.grammar import Misread
from novamas.cli.play.session import ME, PURSE
from novamas.cli.play.tables.circle import CircleSession, Way
from novamas.cli.screen import ids
from novamas.games import company
from novamas.games.bots import ask_bot
from novamas.games.circle_poker.acts import (
    CardsOpened,
    CardsThrown,
    CirclePoker,
    FeesTaken,
    ForcedBet,
    HandBegun,
    HandEnded,
    IntervalClosed,
    PotPaid,
    StreetBegun,
    ThrowCards,
)
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.shoe.acts import Dealt
from novamas.kit.decider import CAGNOTTE, Actor, AnyGame, Command, Event, Veiled
from novamas.kit.spaces import Amount, Subset
from novamas.table.acts import Bring, Sit


class CirclePokerSession(CircleSession[CirclePoker, HandEnded]):
    """One person's evening at circle poker."""

    open_phases: ClassVar[tuple[str, ...]] = ()
    leaving: ClassVar[tuple[str, ...]] = ("LeaveHand",)
    closed: ClassVar[type[Event]] = HandBegun
    decided = HandEnded
    over: ClassVar[type[Event]] = HandEnded

    @property
    def poker(self) -> CirclePokerGame:
        return cast(CirclePokerGame, self.game)

    # -- coming and going ----------------------------------------------------------------------------------------------

    def least_company(self) -> int:
        return self.poker.rules.fewest_others()

    def sit_down(self, chips: int) -> None:
        missing = self.least_company() - len(self.bots)
        if missing > 0:
            more = company(cast(AnyGame, self.game), self.least_company() + len(self.bots), self.rng)
            others = [who for who in more if who not in self.bots][:missing]
            self.bots = {**self.bots, **{who: more[who] for who in others}}
        self.act(Bring(by=ME, amount=self.nearest_allowed(ME, chips)), quiet=True)
        self.brought = self.worth = self.chips()
        self.act(Sit(by=ME, seat=1), quiet=True)
        for who, seat in zip(list(self.bots), self.seat_order(), strict=False):
            self.act(Bring(by=who, amount=self.nearest_allowed(who, PURSE * self.desk.minimum)), quiet=True)
            self.act(Sit(by=who, seat=seat), quiet=True)

    def nearest_allowed(self, who: Actor, chips: int) -> int:
        """As many chips as wanted, or the nearest number that may be brought."""
        for offer in self.table.options(who, "Bring"):
            amount = offer.form["amount"]
            if isinstance(amount, Amount):
                return max(amount.lo, min(amount.hi, chips))
        return 0

    def company_acts(self) -> bool:
        for who, bot in self.bots.items():
            if who not in self.desk.chips:
                continue
            poor = who in self.desk.seats and not self.poker.table.able(self.desk, who) and self.desk.phase == "idle"
            if poor and (chips := self.nearest_allowed(who, PURSE * self.desk.minimum)):
                self.act(Bring(by=who, amount=chips), quiet=True)
            command = ask_bot(bot, cast(AnyGame, self.game), self.desk, who, self.rng)
            if command is not None:
                self.act(command)
                return True
        return False

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(self.desk.hand.put.get(who, 0))

    def example(self) -> str:
        """Nothing is laid on a cloth here."""
        return ""

    # -- what is told --------------------------------------------------------------------------------------------------

    def narrate(self, event: Event, desk: CirclePoker) -> None:
        match event:
            case HandBegun(number=number):
                self.t.say("play-poker-hand", "bold", number=number)
            case ForcedBet(who=who, amount=amount, kind=kind):
                self.tell_move(f"play-poker-{kind}", who, amount)
            case FeesTaken(fees=fees) if ME in fees:
                self.tell_move("play-poker-fee", ME, fees[ME])
            case Dealt(to="common" | "common-2"):
                if not desk.hand.due:
                    self.show_boards(desk)
            case StreetBegun() | Dealt():
                pass
            case CardsThrown(who=who, cards=cards):
                self.t.say("play-poker-throws", who=self.name_person(who), cards=len(cards))
            case IntervalClosed(back=back, taken=taken):
                for who, amount in back.items():
                    self.tell_move("play-poker-back", who, amount)
                if taken:
                    self.t.say("play-poker-taken", "dim", amount=self.money(taken))
            case CardsOpened(who=who, cards=cards, made=made):
                kinds = " / ".join(self.t.word(f"poker-kind-{kind}") for kind in made)
                self.t.line(
                    Text.assemble(
                        (f"  {self.name_person(who)}: ", "dim"),
                        (self.t.spell(faces(open_cards(cards))), "bold"),
                        f"  {kinds}",
                    )
                )
            case PotPaid(shares=shares):
                for who, amount in shares.items():
                    self.tell_move("play-poker-wins", who, amount)
            case _:
                self.croupier.calls(event.calls, self.speaker(event))

    def tell_move(self, key: str, who: Actor, amount: int) -> None:
        self.t.say(key, MINE if who == ME else "", who=self.name_person(who), amount=self.money(amount))

    def show_boards(self, desk: CirclePoker) -> None:
        for board in desk.hand.boards:
            self.t.line(
                Text.assemble(
                    (f"  {self.t.word('play-poker-common')}: ", "dim"), (self.t.spell(faces(open_cards(board))), "bold")
                )
            )

    # -- the picture ---------------------------------------------------------------------------------------------------

    def picture(self) -> None:
        """The pot, the common cards, what everybody has bet, and the cards as far as you may see them."""
        desk = self.table.view(ME).desk
        hand = desk.hand
        if not hand.players:
            return
        facts = [self.t.word("play-poker-pot", amount=self.money(hand.pot))]
        if hand.taken:
            facts.append(self.t.word("play-poker-taken", amount=self.money(hand.taken)))
        for line in flow(map(Text, facts), self.t.console.width, " · "):
            self.t.line(line)
        self.show_boards(desk)
        for who in hand.inside():
            cards = hand.cards.get(who, ())
            mark = MINE if who == ME else THEIRS
            bet = f"  {self.money(hand.bets[who])}" if hand.bets.get(who) else ""
            seen = self.t.spell(faces(cards))
            self.t.line(Text.assemble((f"  {self.name_person(who)}: ", mark), (seen, "bold"), bet))

    # -- your turn -----------------------------------------------------------------------------------------------------

    def mine(self) -> Iterator[Way]:
        """What you may say in turn; to rest and to come back can be done at any time and is listed with it."""
        awaited = [kind for a in self.table.awaits() if a.who == ME for kind in a.kinds]
        ways = list(super().mine())
        return iter([way for kind in (*awaited, "RestHands", "ComeBack") for way in ways if way.offer.kind == kind])

    def fill_way(self, way: Way, amount: str) -> Command:
        """Cards are named by their numbers in the hand."""
        cards = way.offer.form.get("cards")
        if not isinstance(cards, Subset):
            return super().fill_way(way, amount)
        said = amount.replace(",", " ").split()
        numbers = tuple(sorted(int(n) for n in said if n.isascii() and n.isdigit()))
        if len(numbers) != len(said) or not cards.has(numbers):
            raise Misread("play-bad-cards", said=amount, most=cards.hi)
        return ThrowCards(by=ME, cards=numbers)

    def rules(self) -> None:
        """The limits of the table and what the house takes."""
        game, desk = self.poker, self.desk
        rows = [
            (
                self.t.word(f"play-poker-limit-{game.table.limit}"),
                "",
                self.money(desk.minimum),
                self.money(game.table.maximum(desk)),
                ids(game.rules.stakes.clauses_for(game.table.limit)),
            )
        ]
        info.show_rules(self, rows)
        taken = self.table.state.book.get(CAGNOTTE, 0)
        self.t.say(
            "play-poker-house", way=game.house.benefit, percent=int(game.table.rate * 100), amount=self.money(taken)
        )


def open_cards(cards: Iterable[int]) -> tuple[Veiled[int], ...]:
    """Cards that everybody sees, as cards are drawn."""
    return tuple(Veiled(card, None) for card in cards)


SESSION = CirclePokerSession
