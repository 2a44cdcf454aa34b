"""An evening at a table: a person, some company, a croupier. Every act is a command to the same driver as everywhere.

A line of bets is tried on a copy of the state first, so it is laid as a whole or not at all. Bets can be undone until
*no va más*. Chance comes from the table's source; drawings, words and grammar live in their own modules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from novamas.cli.names import spot_name
from novamas.cli.play import info
from novamas.cli.play.board import Board
from novamas.cli.play.cloths import AnySheet, draw_boxes
from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Grammar, Misread, Order, Said, money, normalise, phrases
from novamas.cli.play.terminal import Goodbye, Terminal, short
from novamas.cli.play.witness import Witness, outcomes
from novamas.games.bots import Bot, ask_bot
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import AnySpin, BetPlaced, PlaceBet, TakeBack, VoidSpin
from novamas.kit import words
from novamas.kit.chance import Impossible, Rng
from novamas.kit.decider import (
    CHANCE,
    INSPECTOR,
    STAFF,
    UNKNOWN,
    Actor,
    AnyDesk,
    Chance,
    Command,
    Event,
    Refused,
    explain,
    fold,
    is_person,
    step,
)
from novamas.kit.errors import BadInput
from novamas.kit.money import Currency
from novamas.kit.spaces import Amount
from novamas.law import library
from novamas.table import Table
from novamas.table.acts import AnnounceLast, Bring, Leave, TableState, Tip

ME: Actor = "player"
PURSE = 1_000  # minima that a person sits down with
MOST_BETS = 12  # bets that a bot lays in one round at most
MOST_SPINS = 500  # spins after which even the unluckiest prisoner is free


class Session:
    """One person's evening."""

    voice: ClassVar[type[Croupier]] = Croupier
    launches: ClassVar[bool] = True
    """Whether something is set going while bets are still laid."""
    greeting: ClassVar[str] = "play-begin"
    """What is said of how one plays here."""
    marked: ClassVar[str] = "last"
    """What the marker on the cloth stands for: the last number, the point; nothing where there is none."""
    examples: ClassVar[tuple[tuple[str, str], ...]] = (
        ("bet-numbers", "split"),
        ("bet-wheel", "24"),
        ("bet-chances", "high"),
        ("bet-groups", "dozen"),
        ("bet-announced", "neighbours"),
        ("bet-hands", "bank"),
        ("bet-tie", "tie"),
        ("bet-rows", "inverse"),
        ("bet-boxes", "box"),
        ("bet-dice", "win"),
        ("bet-dice-numbers", "win"),
    )
    """Ways to say a bet, each where there is a bet of that kind."""

    def __init__(self, t: Terminal, table: Table, source: Witness, bots: Mapping[Actor, Bot], rng: Rng) -> None:
        self.t, self.table, self.source, self.bots, self.rng = t, table, source, bots, rng
        opening = table.decider.opening
        self.law = opening.law
        self.currency: Currency = library().currency(self.law)
        self.game: AnySpin = table.decider.game  # type: ignore[assignment]
        self.grammar = Grammar(self.game, self.currency)
        self.croupier = self.voice(t, self.game, ME, self.currency)
        self.board = Board(t, table, ME, self.currency, self.draw_cloth, self.marked)
        self.laid: list[list[tuple[int, int]]] = []  # what each line of bets laid: (bet, amount), for `undo`
        self.before: list[tuple[str, int]] = []  # the bets of the last round, for `repeat`
        self.brought = 0
        self.rounds = 0
        self.best = 0
        self.kept = 0
        self.staked = self.put = self.got = 0  # of the round: what lay on the cloth, was added to it, and came back
        self.left = False

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def desk(self) -> AnyDesk:
        return self.table.state.desk

    def chips(self) -> int:
        return int(self.desk.chips.get(ME, 0))

    def on_the_cloth(self, who: Actor = ME) -> int:
        return sum(b.amount for b in self.desk.bets.values() if b.owner == who)

    def money(self, amount: int) -> str:
        return self.t.money(amount, self.currency)

    def act(self, command: Command, source: str = "", *, quiet: bool = False) -> list[Event]:
        """Plays a command and lets the croupier tell what comes of it."""
        before = self.table.state
        events = self.table.act(command, source=source)
        self.count(events)
        if not quiet:
            self.tell(before, events)
        return events

    def tell(self, before: TableState, events: list[Event]) -> None:
        for event in events:
            self.croupier.tell(event, before.desk)
            before = fold(self.table.decider, before, event)
        self.croupier.others_paid()

    def staff(self) -> bool:
        """The next thing that staff do by default."""
        before, written = self.table.state, len(self.table.log)
        if not self.table.staff():
            return False
        events = [e.event for e in self.table.log[written:]]
        self.count(events)
        self.tell(before, events)
        return True

    def count(self, events: Iterable[Event]) -> None:
        """What leaves the person's hand, and what comes back into it."""
        moves = [move for event in events for move in event.moves]
        self.put += sum(move.amount for move in moves if move.src == ME)
        self.got += sum(move.amount for move in moves if move.dst == ME)

    def begin_round(self) -> None:
        """From here on it is counted what the person stakes and gets back."""
        self.staked, self.put, self.got = self.on_the_cloth(), 0, 0

    # -- coming and going --------------------------------------------------------------------------------------

    def run(self, chips: int) -> None:
        """The whole evening, from sitting down to walking out."""
        self.sit_down(chips)
        try:
            self.begin()
            while self.table.awaits():
                self.turn()
            self.t.say("play-session-over", "bold")
        except (Goodbye, KeyboardInterrupt):
            pass
        finally:
            self.t.release()
        try:
            self.walk_out()
        except (Goodbye, KeyboardInterrupt):
            self.t.release()
        info.farewell(self)

    def sit_down(self, chips: int) -> None:
        self.act(Bring(by=ME, amount=chips), quiet=True)
        self.brought = chips
        for who in self.bots:
            self.act(Bring(by=who, amount=PURSE * self.desk.minimum), quiet=True)

    def begin(self) -> None:
        """The first screen: a word of welcome, then the table."""
        self.t.fresh()
        info.welcome(self)
        self.settle_in()
        self.open()
        self.board.paint(legend=True)

    def settle_in(self) -> None:
        """What a person needs before the first bet; at most tables nothing."""

    def give_back(self) -> None:
        """What a person hands back before they leave; at most tables nothing."""

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_boxes(sheet)

    def walk_out(self) -> None:
        """Takes back what may be taken back, waits for what is in prison, hands back what is the table's and leaves."""
        self.finish_spin()
        for id, bet in list(self.desk.bets.items()):
            if bet.owner == ME and self.table.options(ME, "TakeBack") and not bet.zeros:
                self.act(TakeBack(by=ME, bet=id, amount=bet.amount), quiet=True)
        if self.on_the_cloth() and not self.source.by_hand:
            self.t.say("play-waiting-for-prison")
            for _ in range(MOST_SPINS):
                if not self.on_the_cloth() or not self.staff():
                    break
                self.finish_spin()
        self.give_back()
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def finish_spin(self) -> None:
        """A spin under way when somebody leaves is played to its end; a silent player keeps the stake in prison."""
        while self.desk.phase not in ("idle", "betting"):
            asked = [a.who for a in self.table.awaits() if is_person(a.who)]
            if asked:
                bot = self.bots.get(asked[0])
                command = ask_bot(bot, self.game, self.desk, asked[0], self.rng) if bot is not None else None
                default = command or self.table.decider.default(self.table.state, asked[0])
                assert default is not None
                self.act(default)
            elif not self.staff():
                if self.source.by_hand:
                    return
                self.roll()

    def open(self) -> None:
        """Staff open the betting, and the company begins to bet."""
        while self.table.decider.resting(self.table.state) and self.staff():
            pass
        self.laid = []
        for who in self.bots:
            if who in self.desk.chips and self.desk.chips[who] < self.desk.minimum and not self.has_bets(who):
                self.act(Bring(by=who, amount=PURSE * self.desk.minimum))
        self.company(lambda: self.rng.randrange(4) > 0)

    def has_bets(self, who: Actor) -> bool:
        return any(b.owner == who for b in self.desk.bets.values())

    def company(self, willing: Callable[[], bool] = lambda: True) -> None:
        """Lets those of the company bet who are willing now; the others wait until the ball runs."""
        said: dict[Actor, list[str]] = {}
        for who, bot in self.bots.items():
            if not willing():
                continue
            for _ in range(MOST_BETS):
                command = ask_bot(bot, self.game, self.desk, who, self.rng)
                if command is None:
                    break
                self.act(command)
                if isinstance(command, PlaceBet):
                    amount = short(command.amount, self.currency)
                    said.setdefault(who, []).append(self.croupier.say_bet(command.on, amount))
        if said:
            self.t.say("play-company-bets", "dim", who="; ".join(f"{w} {', '.join(b)}" for w, b in said.items()))

    # -- one line ----------------------------------------------------------------------------------------------

    def turn(self) -> None:
        self.hear(self.t.ask(self.money(self.chips())))

    def hear(self, line: str) -> None:
        """Does what a line says; what cannot be done is one sentence, and changes nothing."""
        try:
            said = self.grammar.read(line) if line else Order("spin")
            if isinstance(said, Order):
                self.obey(said)
            else:
                self.bet(said)
        except Misread as misread:
            spot = misread.args_.get("spot")
            example = self.croupier.name(spot) if isinstance(spot, str) and spot else self.example()
            self.t.say(misread.key, "bold", **{"example": example, **misread.args_})
        except Refused as refused:
            self.refuse(refused)
        except BadInput as bad:
            self.t.line(str(bad), "bold")

    def example(self) -> str:
        """A bet that could be said here."""
        spot = "red" if "red" in self.game.kinds else next(iter(self.game.spots))
        return self.croupier.say_bet(spot, short(2 * self.desk.minimum, self.currency))

    def refuse(self, refused: Refused) -> None:
        if refused.clauses:
            self.croupier.grounds = refused.clauses
        if refused.field == "on":
            name = self.croupier.name(str(refused.value))
            refused = Refused(refused.code, refused.clauses, refused.field, name, **refused.args_)
        self.t.line(words.refusal(refused, self.t.lang, self.currency), "bold")

    def obey(self, order: Order) -> None:
        match order.verb:
            case "spin":
                self.spin()
            case "undo":
                self.undo()
            case "clear":
                self.clear()
            case "repeat":
                self.bet([Said(spot, amount) for spot, amount in self.before] or self.nothing("play-nothing-before"))
            case "double":
                own = [Said(spot, amount) for spot, amount in self.own_bets()]
                self.bet(own or self.nothing("play-nothing-laid"))
            case "last":
                self.last(order.rest)
            case "void":
                self.void(order.rest)
            case "colour":
                self.take_colour(order.rest)
            case "pass":
                self.decline()
            case "insure":
                self.insure()
            case "buy":
                self.buy(order.rest)
            case "tip":
                self.tip(order.rest)
            case "laying":
                self.laying(order.rest)
            case "verify":
                self.source.verify(self.t)
            case "table":
                self.board.paint(legend=True)
            case "quit":
                raise Goodbye
            case verb:
                info.SHOWN[verb](self)

    def nothing(self, key: str) -> list[Said]:
        raise Misread(key)

    # -- bets --------------------------------------------------------------------------------------------------

    def own_bets(self) -> list[tuple[str, int]]:
        """What the person has laid and could lay again: spots and amounts."""
        return [(b.on, b.amount) for b in self.desk.bets.values() if b.owner == ME and not b.zeros]

    def bet(self, said: list[Said]) -> None:
        """Lays all of these bets, or none: they are tried on the state before any is laid."""
        state, commands = self.table.state, list[PlaceBet]()
        for one in said:
            amount = self.least(state, one.spot) if one.amount is None else one.amount
            command = PlaceBet(by=ME, on=one.spot, amount=amount)
            state, _ = step(self.table.decider, state, command)
            commands.append(command)
        self.t.keep()
        laid: list[tuple[int, int]] = []
        for command in commands:
            laid += [(e.bet, e.amount) for e in self.act(command) if isinstance(e, BetPlaced)]
        self.laid.append(laid)
        self.t.say("play-laid", bets=", ".join(self.croupier.say_bet(c.on, self.money(c.amount)) for c in commands))
        self.board.repaint(self.t.release())

    def least(self, state: TableState, spot: str) -> int:
        """The least that a spot takes; where there is no such spot, the minimum: the engine will say so."""
        for offer in self.table.decider.options(state, ME, "PlaceBet"):
            space = offer.form["amount"]
            if offer.form["on"].has(spot) and isinstance(space, Amount):
                return space.lo
        return int(self.desk.minimum)

    def undo(self) -> None:
        """Takes the last line of bets back, all its chips at once."""
        if not self.laid:
            raise Misread("play-nothing-laid")
        back = 0
        for id, amount in reversed(self.laid[-1]):
            self.act(TakeBack(by=ME, bet=id, amount=amount), quiet=True)
            back += amount
        self.laid.pop()
        self.redraw_bets(back)

    def clear(self) -> None:
        own = {id: b.amount for id, b in self.desk.bets.items() if b.owner == ME and not b.zeros}
        if not own:
            raise Misread("play-nothing-laid")
        for id, amount in own.items():
            self.act(TakeBack(by=ME, bet=id, amount=amount), quiet=True)
        self.laid = []
        self.redraw_bets(sum(own.values()))

    def redraw_bets(self, amount: int) -> None:
        self.t.keep()
        self.t.say("play-taken-back", amount=self.money(amount))
        self.board.repaint(self.t.release())

    # -- the ball ----------------------------------------------------------------------------------------------

    def spin(self) -> None:
        """Launch, the last bets of the company, no va más, the ball, the settlement, and the next round."""
        own = self.own_bets()
        worth = self.last_bets(own)
        self.t.pause(0.8)
        self.roll()
        self.choices()
        self.rounds += 1
        self.reckon(worth, bool(own))

    def last_bets(self, own: list[tuple[str, int]]) -> int:
        """The launch, the last bets of the company, no va más; what the person was worth before them."""
        self.before = own or self.before
        worth = self.chips() + self.on_the_cloth()
        self.begin_round()
        self.t.keep()
        if self.launches:
            self.staff()
        self.company()
        self.board.paint_for_the_ball(self.t.release())
        self.t.keep()
        self.staff()
        return worth

    def reckon(self, worth: int, played: bool) -> None:
        """What the person has won or lost since they were worth so much; then the betting opens again."""
        result = self.chips() + self.on_the_cloth() - worth
        self.tell_result(result, played or bool(self.got))
        if self.table.awaits():
            self.open()
        self.board.repaint(self.t.release())

    def tell_result(self, result: int, played: bool) -> None:
        """What a round has made of the person's money: won or lost, staked and back, and what there is now."""
        self.best = max(self.best, result)
        if not (played or result):
            return
        key = "play-round-won" if result > 0 else "play-round-lost" if result < 0 else "play-round-even"
        self.t.say(key, "bold", amount=self.money(abs(result)))
        lying = self.on_the_cloth()
        self.t.say(
            "play-round-lying" if lying else "play-round-money",
            staked=self.money(self.staked + self.put),
            back=self.money(self.got),
            chips=self.money(self.chips()),
            lying=self.money(lying),
        )

    # -- whom the table waits for ------------------------------------------------------------------------------

    def first_awaited(self) -> Actor | None:
        """The first person that the table waits for."""
        return next((a.who for a in self.table.awaits() if is_person(a.who)), None)

    def let(self, who: Actor) -> None:
        """Somebody does what the table waits for: the company in character, the person as anybody would."""
        command = ask_bot(self.bots[who], self.game, self.desk, who, self.rng) if who in self.bots else None
        self.act(command or self.by_default(who))

    def by_default(self, who: Actor) -> Command:
        command = self.table.decider.default(self.table.state, who)
        assert command is not None
        return command

    def cause_of(self, rest: str, causes: Sequence[str]) -> str:
        """The irregularity that was meant; the first there is where none was named."""
        if not rest:
            return causes[0]
        for cause in causes:
            if rest in {normalise(cause), *phrases(f"event-cause-{cause}")}:
                return cause
        raise Misread("play-no-such-cause", said=rest, causes=", ".join(causes))

    def roll(self) -> None:
        """Chance answers. A croupier who types what cannot happen is told so, and types again."""
        while (dist := self.table.decider.chance(self.table.state)) is not None:
            asked = next(a for a in self.table.awaits() if a.who == CHANCE)
            try:
                value = self.source.draw(dist, asked.what)
            except Impossible as no:
                if not (asked.blind and no.value == UNKNOWN):  # a card face down that nobody has seen
                    self.t.say("play-impossible", "bold", value=str(no.value), outcomes=outcomes(dist))
                    continue
                value = UNKNOWN
            self.act(Chance(what=asked.what, value=value), source=self.source.name)

    def choices(self) -> None:
        """Zero's question to everybody who has an even chance on the cloth."""
        while asked := [a.who for a in self.table.awaits() if is_person(a.who)]:
            for who in asked:
                if who == ME:
                    self.choose()
                elif (command := ask_bot(self.bots[who], self.game, self.desk, who, self.rng)) is not None:
                    self.act(command)

    def choose(self) -> None:
        for offer in self.table.options(ME, "PrisonChoice"):
            id = next(b for b in offer.form["bet"].each() if isinstance(b, int))
            bet, ways = self.desk.bets[id], list(offer.form["choice"].each())
            name = spot_name(bet.on, self.t.lang)
            question = self.t.word("play-half-or-prison", bet=name, amount=self.money(bet.amount))
            while True:
                said = normalise(self.t.ask(question))
                if said in phrases("play-verb-quit"):
                    raise Goodbye
                choice = next((w for w in ("half", "prison") if said in phrases(f"play-choice-{w}")), None)
                if choice is None:
                    self.t.say("play-choose", "bold", ways=" / ".join(self.t.word(f"play-way-{w}") for w in ways))
                    continue
                try:
                    self.act(PrisonChoice(by=ME, bet=id, choice=choice))
                except Refused as refused:
                    self.refuse(refused)
                    continue
                break

    # -- what else a person may ask for ------------------------------------------------------------------------

    def last(self, rest: str) -> None:
        """The inspector announces the last rounds of the session."""
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 5):
            raise Misread("play-how-many", said=rest)
        ending = self.game.rules.ending
        usual = ending.number or 1 if ending.unit == "round" else 1
        self.act(AnnounceLast(by=INSPECTOR, rounds=int(rest or usual)))

    def void(self, rest: str) -> None:
        """Staff report an irregularity while the ball runs, and the law says what becomes of the bets."""
        rule = self.game.rules.void
        causes = rule.causes if rule else ()
        cause = causes[0] if causes and not rest else rest
        for known in causes:
            if rest and rest in {normalise(known), *phrases(f"play-word-cause-{known}")}:
                cause = known
        if causes and cause not in causes:
            names = ", ".join(self.t.word(f"play-cause-{c}") for c in causes)
            raise Misread("play-no-such-cause", said=rest, causes=names)
        if not causes:
            explain(self.game, self.desk, VoidSpin(by=INSPECTOR, cause=cause))
        self.t.keep()
        self.staff()
        self.t.say("play-launched", "dim")
        by = next(who for who in STAFF if self.table.options(who, "VoidSpin"))
        self.act(VoidSpin(by=by, cause=cause))
        self.t.say("play-bets-stand", "dim")
        self.board.repaint(self.t.release())

    def decline(self) -> None:
        """Lets what is offered pass; at most tables nothing is."""
        raise Misread("play-nothing-to-pass")

    def insure(self) -> None:
        """Insures what lies on the cloth; at most tables nothing can be."""
        raise Misread("play-nothing-to-insure")

    def take_colour(self, rest: str) -> None:
        """A colour of one's own; at most tables there are none."""
        raise Refused("no-such-command", field="command", value="TakeColour")

    def tip(self, rest: str) -> None:
        """Chips for the croupiers, the minimum where no amount is said."""
        amount = money(rest, self.currency) if rest else int(self.desk.minimum)
        self.act(Tip(by=ME, amount=amount), quiet=True)
        self.t.say("play-tipped", amount=self.money(amount))

    def laying(self, rest: str) -> None:
        """Whose hand lays the stakes from now on; at most tables one's own."""
        raise Misread("play-nobody-lays")

    def buy(self, rest: str) -> None:
        amount = money(rest, self.currency) if rest else PURSE * self.desk.minimum
        self.act(Bring(by=ME, amount=amount), quiet=True)
        self.brought += amount
        self.t.say("play-bought", amount=self.money(amount), chips=self.money(self.chips()))
