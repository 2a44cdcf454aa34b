"""An evening at a machine: pay and turn the reels, hold some, open a box; nobody deals and nobody waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play import info
from novamas.cli.play.grammar import Misread, Order, normalise, verb
from novamas.cli.play.session import ME, Session
from novamas.cli.play.terminal import Goodbye, Terminal
from novamas.cli.play.witness import Witness
from novamas.cli.screen import ids
from novamas.games.bots import Bot
from novamas.games.machines.acts import (
    HOLDING,
    IDLE,
    BoxesOpened,
    BoxesShown,
    FreeGameAwaited,
    FreeGamesWon,
    HoldOffered,
    HoldReels,
    LinePaid,
    PickBox,
    PlayFree,
    ScattersPaid,
    StartPlay,
)
from novamas.games.machines.advice import advise
from novamas.games.machines.play import MachineGame
from novamas.games.machines.sheet import limits, translate
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyDesk, Command, Event, Refused, is_person
from novamas.kit.errors import BadInput
from novamas.table import Table
from novamas.table.acts import Leave

COLOURS = {
    "red": "bold red",
    "green": "green",
    "blue": "blue",
    "brass": "yellow",
    "violet": "magenta",
    "ivory": "",
    "black": "bold",
}
WIDE = 6
"""Columns of a symbol."""
WORDS_ONLY = frozenset(("undo", "clear", "repeat", "double", "void", "colour", "insure", "pass", "laying"))


class MachineSession(Session):
    """One person's evening at a machine."""

    greeting: ClassVar[str] = "play-machine-begin"

    def __init__(self, t: Terminal, table: Table, source: Witness, bots: Mapping[Actor, Bot], rng: Rng) -> None:
        """A machine has one place: whatever company was asked for, one is alone there."""
        super().__init__(t, table, source, {}, rng)

    @property
    def reels(self) -> MachineGame:
        return cast(MachineGame, self.game)

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(self.desk.stake) if self.desk.who == who else 0

    def example(self) -> str:
        return "1"

    def run(self, chips: int) -> None:
        """The evening, which nobody but the player ends."""
        self.sit_down(chips)
        try:
            self.begin()
            while not self.desk.past_last() or self.desk.phase != IDLE:
                self.turn()
            self.t.say("play-session-over", "bold")
        except (Goodbye, KeyboardInterrupt):
            pass
        finally:
            self.t.release()
        self.walk_out()
        info.farewell(self)

    def begin(self) -> None:
        self.t.fresh()
        info.welcome(self)
        self.draw()

    def walk_out(self) -> None:
        """A play that is paid for goes to its end."""
        while self.desk.phase != IDLE and not (self.source.by_hand and self.waits_for_chance()):
            self.follow(answering=True)
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear(self, line: str) -> None:
        said = normalise(line)
        try:
            if (command := self.understand(said)) is not None:
                self.play(command)
            elif (order := verb(line)) is not None:
                self.obey(order)
            else:
                raise Misread("play-machine-hear", said=line)
        except Misread as misread:
            self.t.say(misread.key, "bold", **misread.args_)
        except Refused as refused:
            self.refuse(refused)
        except BadInput as bad:
            self.t.line(str(bad), "bold")

    def understand(self, said: str) -> Command | None:
        """What a line of numbers means now; an empty one is the next thing that there is to do."""
        numbers = [part for part in said.replace(",", " ").split() if part]
        if not all(part.isascii() and part.isdigit() for part in numbers):
            return None
        given = [int(part[:6]) for part in numbers]
        match self.desk.phase:
            case "keeping":
                return HoldReels(by=ME, reels=tuple(sorted(given)))
            case "picking":
                return PickBox(by=ME, box=given[0]) if given else None
            case "free":
                return PlayFree(by=ME)
        return StartPlay(by=ME, times=given[0] if given else self.reels.machine.stakes[0])

    def obey(self, order: Order) -> None:
        if order.verb == "table":
            self.draw()
        elif order.verb == "rules":
            self.rules()
        elif order.verb in WORDS_ONLY:
            raise Misread("play-machine-hear", said=self.t.word(f"play-verb-{order.verb}").partition(" | ")[0])
        else:
            super().obey(order)

    def spin(self) -> None:
        if (command := self.understand("")) is not None:
            self.play(command)

    def rules(self) -> None:
        """What a play costs, what it may win, and the clauses."""
        kind = self.reels.rules.types[self.reels.machine.type]
        rows = (
            (self.croupier.name(limit.kind), "–", self.money(limit.min), self.money(limit.max), ids(kind.clauses))
            for limit in limits(self.reels, self.desk.minimum)
        )
        info.show_rules(self, rows)
        self.prizes()

    # -- a play --------------------------------------------------------------------------------------------------------

    def play(self, command: Command) -> None:
        if isinstance(command, StartPlay):
            self.begin_round()
        self.act(command)
        self.follow()
        if self.desk.phase == IDLE:
            self.rounds += 1
            self.tell_result(self.got - self.put, False)

    def waits_for_chance(self) -> bool:
        return not any(is_person(a.who) for a in self.table.awaits())

    def follow(self, answering: bool = False) -> None:
        """The reels stop one after another; then what is shown is drawn."""
        turned = False
        while self.desk.phase != IDLE:
            if self.waits_for_chance():
                self.roll()
                turned = True
                continue
            if not answering:
                break
            command = self.table.decider.default(self.table.state, ME)
            assert command is not None, "whoever is awaited can go on"
            self.act(command)
        if turned:
            self.draw()

    def tell(self, before: AnyDesk, events: list[Event]) -> None:
        for event in events:
            match event:
                case LinePaid(line=line, symbol=symbol, count=count, prize=prize, thing=thing):
                    shown = self.tell_worth(prize, thing)
                    name = self.name_of(symbol)
                    self.t.say("play-machine-line", "bold", line=line, count=count, symbol=name, prize=shown)
                case ScattersPaid(symbol=symbol, count=count, prize=prize, thing=thing):
                    shown = self.tell_worth(prize, thing)
                    self.t.say("play-machine-scatter", "bold", count=count, symbol=self.name_of(symbol), prize=shown)
                case FreeGamesWon(games=games):
                    self.t.say("play-machine-games", "bold", games=games)
                case FreeGameAwaited(left=left):
                    self.t.say("play-machine-left", rest=left)
                case HoldOffered():
                    best = advise(self.reels, self.desk, ME)
                    reels = " ".join(map(str, best.fields["reels"])) if best else ""
                    self.t.say("play-machine-hold", "bold", best=reels or "none")
                case BoxesShown(boxes=boxes):
                    self.t.say("play-machine-boxes", "bold", boxes=boxes)
                case BoxesOpened(inside=inside, prize=prize, thing=thing):
                    every = ", ".join(map(str, inside))
                    self.t.say("play-machine-opened", "bold", prize=self.tell_worth(prize, thing), inside=every)
            self.croupier.because(*event.clauses)

    def tell_worth(self, prize: int, thing: str) -> str:
        return self.t.word("play-machine-given", what=thing) if thing else self.money(prize)

    def name_of(self, symbol: str) -> str:
        return translate(self.reels.machine.symbols[symbol].name)[self.t.lang]

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        m, desk = self.reels.machine, self.desk
        name = translate(m.name)[self.t.lang]
        self.t.line(Text.assemble((game_name(self.reels.name, self.t.lang), "bold"), f" · {self.law}"))
        if desk.phase == IDLE and not desk.round:
            self.t.say("play-machine-title", name=name, type=m.type)
            price = self.money(m.price * desk.minimum)
            self.t.say("play-machine-credits", price=price, stakes=", ".join(f"{n}×" for n in m.stakes))
        for line in self.window():
            self.t.line(line)

    def window(self) -> list[Text]:
        """What the reels show, row by row; those that turn show dots."""
        m, stops = self.reels.machine, self.desk.stops or (1,) * len(self.reels.machine.reels)
        shown = [m.window(reel, stop) if stop else None for reel, stop in enumerate(stops)]
        rows = []
        for row in range(m.rows):
            text = Text("  ", no_wrap=True)
            for column in shown:
                symbol = m.symbols[column[row]] if column else None
                text.append(f"{symbol.mark if symbol else '·':^{WIDE}}", COLOURS[symbol.colour] if symbol else "dim")
            rows.append(text)
        if self.desk.phase == HOLDING:
            rows.append(Text("  " + "".join(f"{n:^{WIDE}}" for n in range(1, len(stops) + 1)), "dim"))
        return rows

    def prizes(self) -> None:
        """The table of prizes, in credits."""
        m = self.reels.machine
        for symbol, table in (*m.pays.items(), *m.scatters.items()):
            told = ", ".join(f"{count} × {credits}" for count, credits in sorted(table.items(), reverse=True))
            self.t.line(f"  {m.symbols[symbol].mark:<{WIDE}}{self.name_of(symbol)}: {told}")


SESSION = MachineSession
