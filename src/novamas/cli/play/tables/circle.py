"""An evening where a player is the bank. Whenever something is yours to say, what you may do is listed; answer with its
number, and with an amount where it takes one: "2 500". An empty line does nothing, or the usual where you are awaited.

What chemin de fer and the two cloths do each in its own way is in `chemin.py` and `banque.py` beside this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, ClassVar, NamedTuple, cast

from rich.text import Text

from novamas.cli.names import bet_name
from novamas.cli.play import info
from novamas.cli.play.grammar import Misread, heard, money, verb
from novamas.cli.play.session import ME, PURSE, Session
from novamas.cli.play.terminal import Goodbye
from novamas.games import company
from novamas.kit.cards import name
from novamas.kit.decider import Actor, AnyGame, Command, Event, Offer, Refused, is_person
from novamas.kit.errors import BadInput
from novamas.kit.money import plain
from novamas.kit.plain import Plain
from novamas.kit.spaces import Amount, OneOf
from novamas.table.acts import Bring, Leave, Sit

ASIDE = ("StandBehind", "AskSeat", "CheckCards", "ShufflePack")
"""What need not be listed every time."""
SHOWN = ("odds", "law", "why", "balance")
"""What may be asked for at any time."""
MOST_ACTS = 1_000
"""Acts after which a coup that somebody leaves is over."""


class Way(NamedTuple):
    """One line of the list: an offer, with what is already settled of it."""

    offer: Offer
    values: Plain

    @property
    def amount(self) -> Amount | None:
        space = self.offer.form.get("amount")
        return space if isinstance(space, Amount) else None


class CircleSession(Session):
    """One person's evening among people who are the bank in turn."""

    greeting: ClassVar[str] = "play-circle-begin"
    open_phases: ClassVar[tuple[str, ...]]
    """The phases in which one is asked although the table does not wait for one."""
    leaving: ClassVar[tuple[str, ...]]
    """What who leaves does first where it may be done."""
    over: ClassVar[str]
    """The event that says that a coup is paid."""

    silent = False
    worth = 0

    # -- what each game says for itself --------------------------------------------------------------------------------

    def least_company(self) -> int:
        """How many others it takes."""
        raise NotImplementedError

    def seat_order(self) -> list[int]:
        """The places that the others take, one after another."""
        return list(range(2, len(self.desk.seats) + 1))

    def in_the_bank(self) -> int:
        """What of the bank is yours, and what you have bid for one."""
        raise NotImplementedError

    def picture(self) -> None:
        """The bank, what lies against it, and the cards that you may see."""
        raise NotImplementedError

    # -- the evening ---------------------------------------------------------------------------------------------------

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
        self.silent = True
        self.walk_out()
        info.farewell(self)

    def sit_down(self, chips: int) -> None:
        """You have place one; the others come after you, and as many more as the game needs."""
        self.brought = self.worth = chips
        game = cast(AnyGame, self.game)
        missing = self.least_company() - len(self.bots)
        if missing > 0:
            more = company(game, self.least_company() + len(self.bots), self.rng)
            others = [who for who in more if who not in self.bots][:missing]
            self.bots = {**self.bots, **{who: more[who] for who in others}}
        free = self.seat_order()
        for n, who in enumerate(self.bots):
            self.act(Bring(by=who, amount=PURSE * self.desk.minimum), quiet=True)
            if n < len(free):
                self.act(Sit(by=who, seat=free[n]), quiet=True)
        self.act(Bring(by=ME, amount=chips), quiet=True)
        self.act(Sit(by=ME, seat=1), quiet=True)

    def on_the_cloth(self) -> int:
        stake = self.desk.stakes.get(ME)
        return self.in_the_bank() + (self.lying(stake) if stake is not None else 0)

    def lying(self, stake: Any) -> int:
        return int(stake.amount)

    def tell(self, before: Any, events: list[Event]) -> None:
        paid = any(type(event).__name__ == self.over for event in events)
        if not self.silent:
            for event in events:
                self.croupier.calls(event.calls, self.speaker(event))
                if event.clauses and paid:
                    self.croupier.grounds = tuple(dict.fromkeys((*event.clauses, *self.croupier.grounds)))
        if paid:
            self.reckoned()

    def speaker(self, event: Event) -> Text | None:
        """Who says it, if it is somebody at the table and not staff."""
        who = event.calls[0].by if event.calls else ""
        return Text(f"  {self.called(who)}: ") if who and is_person(who) else None

    def reckoned(self) -> None:
        """What the coup has made of your money, if anything."""
        self.rounds += 1
        now = self.chips() + self.on_the_cloth()
        result, self.worth = now - self.worth, now
        self.best = max(self.best, result)
        if result and not self.silent:
            key = "play-round-won" if result > 0 else "play-round-lost"
            self.t.say(key, "bold", amount=self.money(abs(result)))

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def turn_of_somebody(self) -> bool:
        """One act of whoever may: the company first, then you, then staff and chance. False when nobody is awaited."""
        mine = any(a.who == ME for a in self.table.awaits())
        if not mine and self.company_acts():
            return True
        if (mine or self.desk.phase in self.open_phases) and (ways := list(self.mine())) and self.ask_me(ways, mine):
            return True
        return self.house_acts() or mine

    def house_acts(self) -> bool:
        """Staff do what is theirs, or chance answers."""
        if self.staff():
            return True
        written = len(self.table.log)
        self.roll()
        return len(self.table.log) > written

    def company_acts(self) -> bool:
        for who, bot in self.bots.items():
            if who not in self.desk.chips:
                continue
            if self.desk.chips[who] < self.desk.minimum and self.desk.phase == "idle":
                self.act(Bring(by=who, amount=PURSE * self.desk.minimum), quiet=True)
            command = bot.act(cast(Any, self.game), self.desk, who, self.rng)
            if command is not None:
                self.act(command)
                return True
        return False

    def mine(self) -> Iterator[Way]:
        """What you may do about the game now; what can be meant in several ways is listed in each of them."""
        for offer in cast(AnyGame, self.game).options(self.desk, ME):
            if offer.kind in ASIDE:
                continue
            choices = {field: space.values for field, space in offer.form.items() if isinstance(space, OneOf)}
            for values in product(*choices.values()):
                yield Way(offer, dict(zip(choices, values, strict=True)))

    # -- your turn -----------------------------------------------------------------------------------------------------

    def ask_me(self, ways: list[Way], awaited: bool) -> bool:
        """Shows where the table stands and what you may do; True if you did something."""
        self.picture()
        for n, way in enumerate(ways, 1):
            self.t.line(f"  {n}  {self.said(way)}{self.range(way)}")
        while True:
            line = self.t.ask(self.money(self.chips()))
            order = verb(line)
            if order is not None and order.verb == "quit":
                raise Goodbye
            if not line:
                command = self.table.decider.default(self.table.state, ME) if awaited else None
                if command is not None:
                    self.act(command)
                return command is not None
            if order is not None and order.verb in SHOWN:
                info.SHOWN[order.verb](self)
                continue
            if order is not None and order.verb == "help":
                self.t.say("play-circle-help")
                continue
            try:
                self.act(self.read(ways, line.split()))
            except Refused as refused:
                self.refuse(refused)
            except Misread as misread:
                self.t.say(misread.key, "bold", **misread.args_)
            except BadInput as bad:
                self.t.line(str(bad), "bold")
            else:
                return True

    def said(self, way: Way) -> str:
        """What a way is called: a stake by where it lies, a person by name, the second answer to a question apart."""
        on = way.values.get("on")
        if on is not None:
            return bet_name(on, self.t.lang)
        key, names = f"play-do-{way.offer.kind}", []
        for field, value in way.values.items():
            space = way.offer.form[field]
            if isinstance(value, bool):
                key += "" if isinstance(space, OneOf) and value == space.values[0] else "-other"
            else:
                names.append(str(value))
        return ": ".join((self.t.word(key), *names))

    def read(self, ways: list[Way], said: list[str]) -> Command:
        """A number of the list, and an amount where it takes one: the least of it where none is said."""
        first = heard(said[0])
        if not (first.isascii() and first.isdigit()) or not 1 <= int(first) <= len(ways):
            raise Misread("play-circle-number", most=len(ways))
        way = ways[int(first) - 1]
        values = dict(way.values)
        if way.amount is not None:
            values["amount"] = money(" ".join(said[1:]), self.currency) if said[1:] else way.amount.lo
        elif said[1:]:
            raise Misread("play-circle-no-amount", said=" ".join(said[1:]))
        kind = next(k for k in self.game.commands if k.__name__ == way.offer.kind)
        return kind(by=ME, **values)

    def range(self, way: Way) -> str:
        amount = way.amount
        return "" if amount is None else f"  {plain(amount.lo, self.currency)}–{plain(amount.hi, self.currency)}"

    def show_hand(self, whose: str, cards: Any) -> None:
        """The cards of a hand, as far as you may see them."""
        if cards:
            shown = " ".join("??" if card.value is None else name(card.value) for card in cards)
            self.t.line(f"  {whose}: {shown}")

    # -- leaving -------------------------------------------------------------------------------------------------------

    def walk_out(self) -> None:
        """Plays out what cannot be left, gives up the bank, and goes."""
        for _ in range(MOST_ACTS):
            if self.table.options(ME, "Leave"):
                break
            ways = [way for way in self.mine() if way.offer.kind in self.leaving]
            if ways:
                self.act(self.read(ways, ["1"]))
            elif not self.let_go_on():
                break
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def let_go_on(self) -> bool:
        """One act that you do not decide: your default, the company's, staff's or chance's, unless that is typed."""
        if any(a.who == ME for a in self.table.awaits()):
            command = self.table.decider.default(self.table.state, ME)
            if command is not None:
                self.act(command)
                return True
        typed = self.source.by_hand and self.table.decider.chance(self.table.state) is not None
        return not typed and (self.company_acts() or self.house_acts())

    def called(self, who: Actor) -> str:
        """Who somebody is to you."""
        if who == ME:
            return self.t.word("play-circle-you")
        return who if is_person(who) else self.t.word(f"event-actor-{who.removeprefix('@')}")
