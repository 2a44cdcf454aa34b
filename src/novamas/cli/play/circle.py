"""An evening at chemin de fer. Whenever something is yours to say, what you may do is listed; answer with its number,
and with an amount where it takes one: "2 500". An empty line does nothing, or the usual where you are awaited.
"""

from __future__ import annotations

from typing import Any, cast

from novamas.cli.names import bet_name
from novamas.cli.play import info
from novamas.cli.play.session import ME, PURSE, Session
from novamas.cli.play.terminal import Goodbye
from novamas.games.bots import company, fill
from novamas.games.chemin.acts import AUCTION, BETTING, HOLDING, IDLE
from novamas.games.chemin.play import CheminGame
from novamas.games.circle.rules import BANK, PUNTO
from novamas.kit.cards import name
from novamas.kit.decider import CHANCE, Chance, Event, Offer, Refused
from novamas.kit.errors import BadInput
from novamas.kit.money import parse, plain
from novamas.kit.spaces import Amount, OneOf
from novamas.table.decider import Bring, Leave, Sit

OPEN = (BETTING, HOLDING, AUCTION)
ASIDE = ("StandBehind", "AskSeat", "CheckCards", "ShufflePack")
"""What need not be listed every time."""
LEAVING = ("q", "quit", "salir", "saír", "irten")


class CircleSession(Session):
    """One person's evening among people who are the bank in turn."""

    def run(self, chips: int) -> None:
        self.sit_down(chips)
        try:
            self.t.fresh()
            info.welcome(self)
            while self.turn_of_somebody():
                pass
            self.t.say("play-session-over", "bold")
        except (Goodbye, KeyboardInterrupt):
            pass
        finally:
            self.t.release()
        self.walk_out()
        info.farewell(self)

    def sit_down(self, chips: int) -> None:
        """You have place one; the others come after you, and as many more as the law asks for."""
        self.brought = chips
        game = cast(CheminGame, self.game)
        missing = game.rules.least.players - 1 - len(self.bots)
        if missing > 0:
            more = company(game, game.rules.least.players + len(self.bots), self.rng)
            others = [who for who in more if who not in self.bots][:missing]
            self.bots = {**self.bots, **{who: more[who] for who in others}}
        for seat, who in enumerate(self.bots, 2):
            self.act(Bring(by=who, amount=PURSE * self.desk.minimum), quiet=True)
            if seat <= len(self.desk.seats):
                self.act(Sit(by=who, seat=seat), quiet=True)
        self.act(Bring(by=ME, amount=chips), quiet=True)
        self.act(Sit(by=ME, seat=1), quiet=True)

    def on_the_cloth(self) -> int:
        desk = self.desk
        bank = desk.bank.owned.get(ME, 0) + desk.bank.garage.get(ME, 0) if desk.bank is not None else 0
        stake = desk.stakes[ME].amount if ME in desk.stakes else 0
        return int(bank + stake + desk.bids.get(ME, 0) + desk.pledges.get(ME, 0))

    def tell(self, before: Any, events: list[Event]) -> None:
        for event in events:
            self.croupier.calls(event.calls)
            if type(event).__name__ == "CoupEnded":
                self.rounds += 1

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def turn_of_somebody(self) -> bool:
        """One act of whoever may: the company first, then you, then staff and chance. False when nobody is awaited."""
        mine = any(a.who == ME for a in self.table.awaits())
        if not mine and self.company_acts():
            return True
        if (mine or self.desk.phase in OPEN) and (offers := self.mine()) and self.ask_me(offers, mine):
            return True
        if self.staff():
            return True
        dist = self.table.decider.chance(self.table.state)
        if dist is not None:
            what = next(a.what for a in self.table.awaits() if a.who == CHANCE)
            self.act(Chance(what=what, value=self.source.draw(dist, what)), source=self.source.name)
            return True
        return mine

    def company_acts(self) -> bool:
        for who, bot in self.bots.items():
            if who not in self.desk.chips:
                continue
            if self.desk.chips[who] < self.desk.minimum and self.desk.phase == IDLE:
                self.act(Bring(by=who, amount=PURSE * self.desk.minimum), quiet=True)
            command = bot.act(cast(Any, self.game), self.desk, who, self.rng)
            if command is not None:
                self.act(command)
                return True
        return False

    def mine(self) -> list[Offer]:
        """What you may do about the game now."""
        game = cast(CheminGame, self.game)
        return [o for o in game.options(self.desk, ME) if o.kind not in ASIDE]

    # -- your turn -----------------------------------------------------------------------------------------------------

    def ask_me(self, offers: list[Offer], awaited: bool) -> bool:
        """Shows where the table stands and what you may do; True if you did something."""
        self.picture()
        for n, offer in enumerate(offers, 1):
            self.t.line(f"  {n}  {self.said(offer)}{self.range(offer)}")
        while True:
            line = self.t.ask(self.money(self.chips())).strip().lower()
            if line in LEAVING:
                raise Goodbye
            if not line:
                command = self.table.decider.default(self.table.state, ME) if awaited else None
                if command is not None:
                    self.act(command)
                return command is not None
            try:
                self.act(self.read(offers, line.split()))
            except Refused as refused:
                self.refuse(refused)
            except BadInput as bad:
                self.t.line(str(bad), "bold")
            else:
                return True

    def said(self, offer: Offer) -> str:
        """What an offer is called; a stake by where it lies."""
        on = offer.form.get("on")
        return bet_name(on.values[0], self.t.lang) if isinstance(on, OneOf) else self.t.word(f"play-do-{offer.kind}")

    def read(self, offers: list[Offer], said: list[str]) -> Any:
        """A number of the list, and what it needs: an amount; a name or a word may be left to the first there is."""
        if not said[0].isdigit() or not 1 <= int(said[0]) <= len(offers):
            raise BadInput(self.t.word("play-circle-number", most=len(offers)))
        offer = offers[int(said[0]) - 1]
        values: dict[str, Any] = {}
        for field, space in offer.form.items():
            if isinstance(space, Amount):
                values[field] = parse(said[1], self.currency) if len(said) > 1 else space.lo
            elif isinstance(space, OneOf):
                values[field] = space.values[0]
        return fill(cast(Any, self.game), offer, self.rng, **values)

    def range(self, offer: Offer) -> str:
        amount = offer.form.get("amount")
        if not isinstance(amount, Amount):
            return ""
        return f"  {plain(amount.lo, self.currency)}–{plain(amount.hi, self.currency)}"

    def picture(self) -> None:
        """The bank, what lies against it, and the cards that you may see."""
        desk = self.table.view(ME).desk
        if desk.bank is not None:
            against = sum(stake.amount for stake in desk.stakes.values())
            self.t.say(
                "play-circle-bank",
                "bold",
                who=desk.bank.banker,
                bank=self.money(desk.bank.amount),
                garage=self.money(desk.bank.aside),
                cagnotte=self.money(desk.cagnotte),
                against=self.money(against),
            )
        for hand in (PUNTO, BANK):
            if cards := desk.coup.hands.get(hand):
                shown = " ".join("??" if card.value is None else name(card.value) for card in cards)
                whose = self.t.word("play-circle-punto" if hand == PUNTO else "play-circle-bank-hand")
                self.t.line(f"  {whose}: {shown}")

    # -- leaving -------------------------------------------------------------------------------------------------------

    def walk_out(self) -> None:
        """Plays out what cannot be left, passes the bank, and goes."""
        for _ in range(1_000):
            if self.table.options(ME, "Leave"):
                break
            command = next((o for kind in ("PassHand", "TakeStake") for o in self.table.options(ME, kind)), None)
            if command is not None:
                self.act(fill(cast(Any, self.game), command, self.rng), quiet=True)
            elif not self.quietly():
                break
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def quietly(self) -> bool:
        """One act that nobody needs to hear: your default, the company's, staff's or chance's."""
        if any(a.who == ME for a in self.table.awaits()):
            command = self.table.decider.default(self.table.state, ME)
            if command is not None:
                self.act(command, quiet=True)
                return True
        if self.company_acts() or self.staff():
            return True
        dist = self.table.decider.chance(self.table.state)
        if dist is None:
            return False
        what = next(a.what for a in self.table.awaits() if a.who == CHANCE)
        self.act(Chance(what=what, value=self.source.draw(dist, what)), source=self.source.name, quiet=True)
        return True
