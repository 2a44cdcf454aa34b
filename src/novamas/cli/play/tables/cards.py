"""An evening where cards from a shoe decide: punto y banca, trente et quarante. An empty line deals.

Bets are laid and told as at every table. Between two rounds the shoe is looked after: cut, burnt from, offered round
the table. Whoever holds cards shows them; a bet may be insured where the law has that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.cloths import AnySheet, Sheet, card_name, faces
from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Misread
from novamas.cli.play.session import ME, Session
from novamas.games.cloth.sheet import AnyCloth
from novamas.games.punto_banca.acts import (
    CardPutAside,
    CoupDecided,
    CoupVoided,
    HandShown,
    PassShoe,
    ShoeDeclined,
    ShoeLost,
    ShoeTaken,
    TakeShoe,
    VoidCoup,
)
from novamas.games.shoe.acts import Dealt, FirstCardShown, PackCut, ShoeLoaded
from novamas.games.shoe.play import CardDesk
from novamas.games.trente_quarante.acts import InsureBet, RowsDecided, StopCardOut
from novamas.kit.decider import STAFF, AnyDesk, Event, Refused
from novamas.table.acts import Sit


class CardCroupier(Croupier):
    """The voice at a table with a shoe."""

    unlike = "play-paid-less"

    def cards(self, given: Iterable[int]) -> str:
        return self.t.spell(" ".join(card_name(card) for card in given))

    def tell(self, event: Event, desk: AnyDesk) -> None:
        match event:
            case ShoeLoaded(number=number):
                self.t.say("event-ShoeLoaded", "dim", number=number)
            case FirstCardShown(card=card, burns=burns):
                self.t.say("event-FirstCardShown", "dim", card=self.cards((card,)), burns=burns)
            case PackCut(who=who) | ShoeTaken(who=who) | ShoeDeclined(who=who) | ShoeLost(who=who):
                key = f"{'play-own' if who == self.me else 'event'}-{type(event).__name__}"
                self.t.say(key, "dim", who=who, place=getattr(event, "place", 0))
            case Dealt(card=card) if card.to is None and card.value is not None and not self.quietly:
                self.t.line(f"  {self.cards((card.value,))}")
            case HandShown(cards=cards):
                self.grounds = ()
                self.calls(event.calls, Text.assemble("  ", (f" {self.cards(cards)} ", "bold reverse"), "  "))
            case CardPutAside(card=card):
                self.t.say("event-CardPutAside", "bold", card=self.cards((card,)))
            case CoupVoided(cause=cause):
                self.grounds = event.clauses
                self.t.say("event-CoupVoided", "bold", cause=self.t.word(f"event-cause-{cause}"))
            case CoupDecided():
                self.calls(event.calls)
            case RowsDecided():
                self.grounds = ()
                for row in self.game.rules.rows.order:
                    name = self.t.word(f"bet-{row}")
                    self.t.line(f"  {name}: {self.cards(c.value for c in desk.hands[row])}")
                self.calls(event.calls)
            case StopCardOut(counted=counted):
                self.grounds = event.clauses
                self.t.say("event-StopCardOut", "bold", counted=counted)
            case _:
                super().tell(event, desk)

    @property
    def quietly(self) -> bool:
        """Rows are shown when they are complete, not card by card."""
        return hasattr(self.game.rules, "rows")


class CardSession(Session):
    """One person's evening at a table with a shoe."""

    marked: ClassVar[str] = ""

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_bets(sheet)

    voice = CardCroupier
    launches = False
    going = False

    def sit_down(self, chips: int) -> None:
        super().sit_down(chips)
        for seat, who in enumerate((ME, *self.bots), 1):
            if self.game.needs_seats() and any(o.form["seat"].has(seat) for o in self.table.options(who, "Sit")):
                self.act(Sit(by=who, seat=seat), quiet=True)

    # -- between two rounds ------------------------------------------------------------------------------------

    def open(self) -> None:
        """The shoe is made ready and finds whoever deals; then the betting opens. The person may be asked first."""
        while self.table.decider.resting(self.table.state):
            asked = self.first_awaited()
            if asked == ME and self.table.options(ME, "TakeShoe"):
                self.t.say("play-shoe-offered", "bold")
                return
            if asked is not None:
                self.let(asked)
            elif self.table.decider.chance(self.table.state) is not None:
                self.roll()
            elif not self.staff():
                return
        super().open()

    def refuse(self, refused: Refused) -> None:
        """Who bets while the shoe is offered to them hears that too."""
        super().refuse(refused)
        if self.first_awaited() == ME and self.table.options(ME, "TakeShoe"):
            self.t.say("play-shoe-offered", "bold")

    def decline(self) -> None:
        """The shoe goes on to the next."""
        self.act(PassShoe(by=ME))
        self.open()
        self.board.paint()

    # -- a round -----------------------------------------------------------------------------------------------

    def spin(self) -> None:
        """The order to deal, the cards, the settlement, and the next round; or the shoe, where it is offered."""
        if self.first_awaited() == ME and self.table.options(ME, "TakeShoe"):
            self.act(TakeShoe(by=ME))
            self.open()
            self.board.paint()
            return
        own = self.own_bets()
        worth = self.last_bets(own)
        self.finish_spin()
        self.rounds += 1
        self.reckon(worth, bool(own))

    def finish_spin(self) -> None:
        """Cards and hands until the round is over; zero's question is the person's own to answer."""
        while self.desk.phase not in ("idle", "betting"):
            if self.table.decider.chance(self.table.state) is not None:
                self.t.pause(0.4)
                self.roll()
            elif self.table.options(ME, "PrisonChoice") and not self.going:
                self.choose()
            elif (who := self.first_awaited()) is not None:
                self.let(who)
            elif not self.staff():
                return

    def walk_out(self) -> None:
        self.going = True  # nobody is asked any more: silence leaves a bet in prison
        super().walk_out()

    def void(self, rest: str) -> None:
        """Staff report a deal that went wrong, after its first card."""
        errors = getattr(self.game.rules, "errors", None)
        if errors is None:
            raise Refused("no-rule-for-errors")
        cause = self.cause_of(rest, errors.causes)
        self.t.keep()
        self.staff()
        by = next(who for who in STAFF[::-1] if self.table.options(who, "VoidCoup"))
        self.act(VoidCoup(by=by, cause=cause))
        self.open()
        self.board.repaint(self.t.release())

    def insure(self) -> None:
        """Every own bet that may be insured."""
        offers = self.table.options(ME, "InsureBet")
        if not offers:
            raise Misread("play-nothing-to-insure")
        for offer in offers:
            bet = next(b for b in offer.form["bet"].each() if isinstance(b, int))
            if any(o.form["bet"].has(bet) for o in self.table.options(ME, "InsureBet")):
                (event,) = self.act(InsureBet(by=ME, bet=bet))
                paid = sum(m.amount for m in event.moves)
                name = self.croupier.name(self.desk.bets[bet].on)
                self.t.say("play-insured", bet=name, amount=self.money(paid))


def draw_bets(sheet: Sheet[AnyCloth, CardDesk]) -> list[Text]:
    """A box for every bet, and above them the cards that lie, as far as they have been shown."""
    game, desk = sheet.game, sheet.desk
    kinds = list(game.kinds)
    inner = max(9, min(16, (sheet.t.console.width - 1) // len(kinds) - 1))
    canvas = Canvas((inner + 1) * len(kinds) + 1, 4, sheet.g)
    sheet.boxes(canvas, 0, 0, inner, kinds)
    laid = ((sheet.label(to), sheet.t.spell(faces(hand))) for to, hand in desk.hands.items())
    return [*(Text.assemble((f"{name}: ", "dim"), hand) for name, hand in laid), *canvas.lines()]


SESSION = CardSession
