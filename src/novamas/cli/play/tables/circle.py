"""An evening where a player is the bank. Whenever something is yours to say, what you may do is listed; answer with its
number or its name, and with an amount where it takes one: "2 500". An empty line does nothing, or the usual where you
are awaited.

What chemin de fer and the two cloths do each in its own way is in `chemin.py` and `banque.py` beside this module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from rich.text import Text

from novamas.cli.names import bet_name, game_name
from novamas.cli.play import info
from novamas.cli.play.canvas import flow
from novamas.cli.play.cloths import MINE, THEIRS, faces
from novamas.cli.play.croupier import inside
from novamas.cli.play.grammar import Misread, Order, amount_at_either_end, money, normalise, phrases, verb
from novamas.cli.play.session import ME, PURSE, Session
from novamas.cli.play.terminal import Goodbye, short
from novamas.cli.screen import ids
from novamas.games import company, family
from novamas.games.bots import ask_bot
from novamas.games.circle.acts import TakeStake
from novamas.games.circle.desk import BETTING
from novamas.games.shoe.acts import Dealt
from novamas.kit import words
from novamas.kit.decider import (
    Actor,
    AnyDesk,
    AnyGame,
    Command,
    Desk,
    Event,
    Offer,
    Refused,
    fold,
    is_person,
    mask,
    step,
)
from novamas.kit.errors import BadInput
from novamas.kit.plain import Plain
from novamas.kit.spaces import Amount, OneOf
from novamas.table.acts import Bring, Leave, Sit, TableState

ASIDE = ("StandBehind", "AskSeat", "CheckCards", "ShufflePack")
"""What need not be listed every time."""
STAKES = ("PlaceBet", "CallBanco", "CallFollowed", "CallWithTable", "CompleteTable", "JoinBanco")
"""What lays a stake against the bank, and can be undone while betting is open."""
ALSO = {"AskCard": "play-answer-draw", "StandPat": "play-answer-stay"}
"""Words that are understood beside the name of what one does: those for the same thing at blackjack."""
VERBS = (
    "undo", "odds", "rules", "law", "why", "bots", "balance", "buy", "tip", "last", "verify", "table", "quit",
)  # fmt: skip
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


C = TypeVar("C", bound=Desk)
E = TypeVar("E", bound=Event)


class CircleSession(Session, ABC, Generic[C, E]):
    """One person's evening among people who act in turn, against each other."""

    greeting: ClassVar[str] = "play-circle-begin"
    open_phases: ClassVar[tuple[str, ...]]
    """The phases in which one is asked although the table does not wait for one."""
    leaving: ClassVar[tuple[str, ...]]
    """What who leaves does first where it may be done."""
    closed: ClassVar[type[Event]]
    """The event that says that betting is closed."""
    over: ClassVar[type[Event]]
    """The event that says that a coup is paid."""

    silent = False
    worth = 0

    # -- what each game says for itself --------------------------------------------------------------------------------

    @abstractmethod
    def least_company(self) -> int:
        """How many others it takes."""

    def seat_order(self) -> list[int]:
        """The places that the others take, one after another."""
        return list(range(2, len(self.desk.seats) + 1))

    @abstractmethod
    def sit_down(self, chips: int) -> None:
        """Brings you and the others to their places, with chips."""

    @abstractmethod
    def on_the_cloth(self, who: Actor = ME) -> int:
        """What of somebody's lies on the table."""

    @abstractmethod
    def narrate(self, event: Event, desk: C) -> None:
        """Tells an event as you see it."""

    @abstractmethod
    def picture(self) -> None:
        """Draws what lies on the table, and the cards as far as you may see them."""

    @abstractmethod
    def rules(self) -> None:
        """Draws the limits of the table."""

    # -- the evening ---------------------------------------------------------------------------------------------------

    def run(self, chips: int) -> None:
        self.sit_down(chips)
        try:
            self.t.fresh()
            info.welcome(self)
            self.draw_table()
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

    # -- what is told --------------------------------------------------------------------------------------------------

    def tell(self, before: TableState, events: list[Event]) -> None:
        paid = any(isinstance(event, self.over) for event in events)
        state = before
        for event in events:
            state = fold(self.table.decider, state, event)
            if not self.silent:
                self.narrate(event, mask(state.desk, ME))
            if event.clauses and paid and not self.silent:
                self.croupier.grounds = tuple(dict.fromkeys((*event.clauses, *self.croupier.grounds)))
        if any(isinstance(event, self.closed) for event in events):
            self.begin_round()
        if paid:
            self.tell_coup_result()

    def speaker(self, event: Event) -> Text | None:
        """Who says it, if it is somebody at the table and not staff."""
        who = event.calls[0].by if event.calls else ""
        return Text(f"  {self.name_person(who)}: ") if who and is_person(who) else None

    def tell_coup_result(self) -> None:
        """What the coup has made of your money, if you had any in it."""
        self.rounds += 1
        now = self.chips() + self.on_the_cloth()
        result, self.worth = now - self.worth, now
        if self.silent:
            self.best = max(self.best, result)
        else:
            self.tell_result(result, bool(self.staked + self.put))

    # -- the picture ---------------------------------------------------------------------------------------------------

    def draw_table(self) -> None:
        """Which table this is, who sits where, and how it stands."""
        desk, opening = self.table.view(ME).desk, self.table.decider.opening
        name = Text(game_name(opening.game, self.t.lang), "bold")
        limits = self.t.word(
            "play-circle-head",
            round=str(max(1, desk.round)),
            minimum=short(desk.minimum, self.currency),
            symbol=self.t.spell(self.currency.symbol),
        )
        head = (name, Text(opening.law, "dim"), *map(Text, limits.split(" · ")))
        seats = (
            Text(f"{n} {self.name_person(who)}", MINE if who == ME else THEIRS)
            for n, who in enumerate(desk.seats, 1)
            if who
        )
        for line in (*flow(head, self.t.console.width, " · "), *flow(seats, self.t.console.width, "   ")):
            self.t.line(line)
        self.picture()

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
            command = ask_bot(bot, cast(AnyGame, self.game), self.desk, who, self.rng)
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
            self.t.line(f"  {n}  {self.name_way(way)}{self.range(way)}")
        while True:
            line = self.t.ask(self.money(self.chips()))
            written = len(self.table.log)
            try:
                command = self.read(ways, line)
                if command is not None:
                    self.do(command)
                    return True
                order = verb(line) or (Order("spin") if not line else None)
                if order is None:
                    raise Misread("play-circle-number", most=len(ways))
                if order.verb == "spin":
                    usual = self.table.decider.default(self.table.state, ME) if awaited else None
                    if usual is not None:
                        self.do(usual)
                    return usual is not None
                self.obey(order)
            except Refused as refused:
                self.refuse(refused)
            except Misread as misread:
                self.t.say(misread.key, "bold", **misread.args_)
            except BadInput as bad:
                self.t.line(str(bad), "bold")
            if len(self.table.log) > written:
                return True

    def do(self, command: Command) -> None:
        self.act(command)

    def obey(self, order: Order) -> None:
        match order.verb:
            case "help":
                self.help()
            case "rules":
                self.rules()
            case "table":
                self.draw_table()
            case "buy" | "tip":
                before = self.chips()
                super().obey(order)
                self.worth += self.chips() - before
            case name if name in VERBS:
                super().obey(order)
            case name:
                raise Misread("play-circle-not-here", said=self.t.word(f"play-verb-{name}").partition(",")[0])

    def undo(self) -> None:
        raise Misread("play-circle-no-undo")

    def help(self) -> None:
        """What can be typed at this table."""
        tips = bool(self.table.options(ME, "Tip"))
        verbs = [name for name in VERBS if name != "tip" or tips]
        amounts = info.help_amounts(self)
        info.tell_help(self, "circle", ["circle-number", "circle-name", "circle-empty"], amounts)
        info.tell_help(self, "verbs", ["circle-undo" if name == "undo" else name for name in verbs], amounts)

    # -- what you say --------------------------------------------------------------------------------------------------

    def name_way(self, way: Way, lang: str = "") -> str:
        """What a way is called: a stake by where it lies, a person by name, the second answer to a question apart."""
        lang = lang or self.t.lang
        on = way.values.get("on")
        if on is not None:
            return inside(bet_name(on, lang))
        key, names = f"play-do-{way.offer.kind}", []
        for field, value in way.values.items():
            space = way.offer.form[field]
            if isinstance(value, bool):
                key += "" if isinstance(space, OneOf) and value == space.values[0] else "-other"
            else:
                names.append(str(value))
        return self.t.spell(": ".join((words.say(key, lang), *names)))

    def read(self, ways: list[Way], line: str) -> Command | None:
        """A number of the list or a name from it, and an amount where it takes one: the least of it where none is said.
        Nothing where the line is neither."""
        said = line.split()
        if not said:
            return None
        found = self.by_name(ways, line)
        if found is not None:
            return self.fill_way(*found)
        first = normalise(said[0])
        if not (first.isascii() and first.isdigit()):
            return None
        if not 1 <= int(first) <= len(ways):
            raise Misread("play-circle-number", most=len(ways))
        return self.fill_way(ways[int(first) - 1], " ".join(said[1:]))

    def by_name(self, ways: list[Way], line: str) -> tuple[Way, str] | None:
        """The way that a line names in any language, and the amount before or behind its name."""
        for name, amount in ((normalise(line), ""), *amount_at_either_end(line)):
            for way in ways:
                if name in self.words_for(way):
                    return way, amount
        return None

    def words_for(self, way: Way) -> tuple[str, ...]:
        on = way.values.get("on")
        key = f"play-word-{on}" if on is not None else ALSO.get(way.offer.kind, "")
        also = phrases(key) if key else ()
        return (*(normalise(self.name_way(way, lang)) for lang in words.languages()), *also)

    def fill_way(self, way: Way, amount: str) -> Command:
        values = dict(way.values)
        if way.amount is not None:
            values["amount"] = money(amount, self.currency) if amount else way.amount.lo
        elif amount:
            raise Misread("play-circle-no-amount", said=amount)
        kind = next(k for k in self.game.commands if k.__name__ == way.offer.kind)
        return kind(by=ME, **values)

    def range(self, way: Way) -> str:
        """Between which amounts a way takes one."""
        if way.amount is None:
            return ""
        least, most = self.money(way.amount.lo), self.money(way.amount.hi)
        return f"  {least}" if least == most else f"  {least} – {most}"

    # -- leaving -------------------------------------------------------------------------------------------------------

    def walk_out(self) -> None:
        """Plays out what cannot be left, gives up the bank, and goes."""
        for _ in range(MOST_ACTS):
            if self.table.options(ME, "Leave"):
                break
            ways = [way for way in self.mine() if way.offer.kind in self.leaving]
            if ways:
                self.act(self.fill_way(ways[0], ""))
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

    def name_person(self, who: Actor) -> str:
        """Who somebody is to you."""
        if who == ME:
            return self.t.word("play-you")
        return who if is_person(who) else self.t.word(f"event-actor-{who.removeprefix('@')}")


class BankSession(CircleSession[C, E]):
    """One person's evening among people who are the bank in turn."""

    shown: ClassVar[tuple[type[Event], ...]]
    """The events after which cards lie open."""
    decided: type[E]
    """The event that says who has won."""
    lays: list[Command]
    """What you have laid against the bank in this coup, one act after another."""
    all_shown = False
    """Whether the act that is told lays all hands open."""

    # -- what each game says for itself --------------------------------------------------------------------------------

    @abstractmethod
    def in_the_bank(self, who: Actor) -> int:
        """What of the bank is somebody's, and what they have bid for one."""

    @abstractmethod
    def bank_text(self, desk: C) -> Iterator[Text]:
        """The bank that is to be had or held, in pieces."""

    @abstractmethod
    def stakes_text(self, desk: C) -> Iterator[tuple[Actor, int, str]]:
        """What lies against the bank: whose, how much, and where or as what if that is to be told."""

    @abstractmethod
    def hands_of(self, desk: C) -> Mapping[str, str]:
        """The hands of a coup in their order, and what each is called."""

    @abstractmethod
    def result_of(self, event: E, desk: C) -> str:
        """Who has won a coup, and with which scores."""

    @abstractmethod
    def bet_clauses(self, on: str) -> tuple[str, ...]:
        """The clauses of a bet."""

    # -- coming --------------------------------------------------------------------------------------------------------

    def sit_down(self, chips: int) -> None:
        """You have place one; the others come after you, and as many more as the game needs."""
        self.brought = self.worth = chips
        self.lays = []
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

    def on_the_cloth(self, who: Actor = ME) -> int:
        stake = self.desk.stakes.get(who)
        return self.in_the_bank(who) + (self.lying(stake) if stake is not None else 0)

    def lying(self, stake: Any) -> int:
        return int(stake.amount)

    # -- what is told --------------------------------------------------------------------------------------------------

    def tell(self, before: TableState, events: list[Event]) -> None:
        self.all_shown = any(isinstance(event, self.shown) for event in events)
        super().tell(before, events)

    def narrate(self, event: Event, desk: C) -> None:
        """Cards as they are turned up, what is said aloud, and who has won where nobody says so; a third card alone
        only where the hands are not shown with it."""
        if isinstance(event, self.shown):
            for hand in self.hands_of(desk):
                self.show_hand(hand, desk)
        self.croupier.calls(event.calls, self.speaker(event))
        if isinstance(event, Dealt) and not self.all_shown and self.is_third(event, desk):
            self.show_hand(event.to, desk)
        back = sum(move.amount for move in event.moves if move.dst == ME) if isinstance(event, self.closed) else 0
        if back:
            self.t.say("play-taken-back", amount=self.money(back))
        if isinstance(event, self.decided) and not event.calls:
            self.t.line(self.result_of(event, desk), "bold")

    def is_third(self, event: Dealt, desk: AnyDesk) -> bool:
        return len(desk.coup.hands.get(event.to, ())) > int(self.game.rules.deal.cards)

    # -- the picture ---------------------------------------------------------------------------------------------------

    def picture(self) -> None:
        """The bank, what lies against it, and the cards as far as you may see them."""
        desk = self.table.view(ME).desk
        for line in flow(self.bank_text(desk), self.t.console.width, " · "):
            self.t.line(line)
        marks = (self.write_stakes(*stake) for stake in self.stakes_text(desk))
        for line in flow(marks, self.t.console.width - 2, indent=0):
            self.t.line(Text("  ").append_text(line))
        for hand in self.hands_of(desk):
            self.show_hand(hand, desk)

    def write_stakes(self, who: Actor, amount: int, where: str) -> Text:
        mark, style = (self.t.glyphs.mine, MINE) if who == ME else (self.t.glyphs.theirs, THEIRS)
        place = f" ({where})" if where else ""
        return Text(f"{mark}{short(amount, self.currency)} {self.name_person(who)}{place}", style)

    def show_hand(self, hand: str, desk: AnyDesk) -> None:
        """The cards of a hand, and what they count once all of them are seen."""
        cards = desk.coup.hands.get(hand)
        if not cards:
            return
        line = Text.assemble((f"  {self.hands_of(desk)[hand]}: ", "dim"), (self.t.spell(faces(cards)), "bold"))
        if all(card.value is not None for card in cards):
            line.append(f" = {cast(Any, self.game).hands.score(card.value for card in cards)}")
        self.t.line(line)

    # -- your turn -----------------------------------------------------------------------------------------------------

    def do(self, command: Command) -> None:
        if ME not in self.desk.stakes:
            self.lays = []
        self.act(command)
        if type(command).__name__ in STAKES:
            self.lays.append(command)

    def undo(self) -> None:
        """Takes your stake back as far as your last act raised it: what lay before lies again."""
        if not self.table.options(ME, "TakeStake"):
            raise Misread("play-circle-no-undo")
        again = self.lays[:-1] if self.desk.phase == BETTING else []
        commands: list[Command] = [TakeStake(by=ME), *again]
        state, before = self.table.state, self.chips()
        for command in commands:
            state, _ = step(self.table.decider, state, command)
        for command in commands:
            self.act(command, quiet=True)
        self.lays = list(again)
        self.t.say("play-taken-back", amount=self.money(self.chips() - before))

    def rules(self) -> None:
        """Where a stake may lie, what it pays and within which limits, and how large a bank may be."""
        limits = family(self.law, self.table.decider.opening.game).limits(self.game, self.desk.minimum)
        rows = (
            (self.croupier.name(x.kind), "1:1", self.money(x.min), self.money(x.max), ids(self.bet_clauses(x.kind)))
            for x in limits
        )
        info.show_rules(self, rows)
        least, most = self.bank_range()
        key = "play-circle-bank-from" if most is None else "play-circle-bank-range"
        self.t.say(key, least=self.money(least), most=self.money(most or 0))

    def bank_range(self) -> tuple[int, int | None]:
        """The least and the most that a bank may hold; nothing where it has no maximum."""
        table = cast(Any, self.game).table
        return table.least(self.desk), table.most(self.desk)
