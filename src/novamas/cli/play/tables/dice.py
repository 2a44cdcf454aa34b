"""An evening at the dice. An empty line throws: by the person, if the dice are offered to them, or by whoever has them.

Bets are laid and told as at every table; what differs is that somebody must have the dice, that a round has many
throws, and that some bets cannot be taken back.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.cloths import AnySheet, Sheet
from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Misread
from novamas.cli.play.session import ME, MOST_SPINS, Session
from novamas.games.cloth.acts import TakeBack
from novamas.games.craps.acts import (
    AbandonRound,
    BetsMoved,
    BetsReturned,
    Craps,
    DicePassed,
    DicePicked,
    DiceRefused,
    DiceReplaced,
    DiceTaken,
    NullResult,
    PassDice,
    PointSet,
    TakeDice,
    Thrown,
    ThrowVoided,
    VoidThrow,
)
from novamas.games.craps.play import CrapsGame
from novamas.kit.decider import CROUPIER, INSPECTOR, Event, Refused, step
from novamas.table.acts import AnnounceLast, Leave


class DiceCroupier(Croupier):
    """The voice at a dice table."""

    unlike = "play-paid-better"

    def tell(self, event: Event, desk: Craps) -> None:
        match event:
            case Thrown(dice=dice):
                self.grounds = ()
                faces = Text.assemble("  ", (f" {' + '.join(map(str, dice))} = {sum(dice)} ", "bold reverse"), "  ")
                if event.calls:
                    self.calls(event.calls, faces)
                else:
                    self.t.line(faces)
            case ThrowVoided(cause=cause):
                self.grounds = event.clauses
                self.calls(event.calls)
                self.t.say("event-ThrowVoided", "bold", cause=self.t.word(f"event-cause-{cause}"))
            case PointSet(point=point):
                self.because(*event.clauses)
                self.t.say("event-PointSet", "bold", point=point)
            case DiceTaken(who=who) | DiceRefused(who=who) | DicePassed(who=who):
                mine, kind = who == self.me, type(event).__name__
                self.t.say(f"play-own-{kind}" if mine else f"event-{kind}", "bold" if mine else "dim", who=who)
            case DicePicked() | DiceReplaced():
                self.t.say(f"event-{type(event).__name__}", "dim", dice=", ".join(map(str, getattr(event, "dice", ()))))
            case BetsMoved(bets=bets) | NullResult(bets=bets) | BetsReturned(bets=bets):
                own = [id for id in bets if desk.bets[id].owner == self.me]
                back = sum(m.amount for m in event.moves if m.dst == self.me)
                if own:
                    self.t.say(f"event-{type(event).__name__}", bets=len(own), amount=self.money(back))
            case _:
                super().tell(event, desk)


class DiceSession(Session):
    """One person's evening at the dice."""

    marked: ClassVar[str] = "point"

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_dice(sheet)

    voice = DiceCroupier
    launches = False

    def begin(self) -> None:
        super().begin()
        self.t.say("play-dice-begin")

    # -- who throws ------------------------------------------------------------------------------------------------

    def hand_over(self) -> bool:
        """The dice find somebody who throws them; whether they did."""
        while (who := self.first_awaited()) is not None:
            if who == ME and not self.take():
                return False
            if who != ME:
                self.let(who)
        if not self.table.awaits():  # everybody has let them pass
            self.act(TakeDice(by=ME))
            return self.hand_over()
        return True

    def take(self) -> bool:
        """The person takes the dice, and picks the first where there is a choice; the bet that is due is theirs."""
        if self.table.options(ME, "TakeDice"):
            self.act(TakeDice(by=ME))
            return True
        if self.table.options(ME, "PickDice"):
            self.act(self.by_default(ME))
            return True
        self.refuse(Refused("shooter-must-bet", self.game.rules.shooter.must_clauses))
        return False

    def decline(self) -> None:
        self.act(PassDice(by=ME))
        self.company()

    # -- a throw ---------------------------------------------------------------------------------------------------

    def spin(self) -> None:
        """Ya no va más, the dice, the settlement, and betting again."""
        if not self.hand_over():
            return
        laid = [(self.desk.bets[id].on, n) for line in self.laid for id, n in line if id in self.desk.bets]
        worth = self.last_bets(laid)
        self.t.pause(0.8)
        self.roll()
        self.laid = []
        if self.table.decider.resting(self.table.state):
            self.rounds += 1
        self.reckon(worth, False)

    def void(self, rest: str) -> None:
        """The croupier beside the dice reports a throw that cannot count, and the law says what follows."""
        cause = self.cause_of(rest, self.game.rules.void.causes)
        if self.hand_over():
            self.t.keep()
            self.staff()
            self.act(VoidThrow(by=CROUPIER, cause=cause))
            self.board.repaint(self.t.release())

    # -- taking back -----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """The last line of bets, if all of it may go."""
        state = self.table.state
        for id, amount in reversed(self.laid[-1] if self.laid else []):
            state, _ = step(self.table.decider, state, TakeBack(by=ME, bet=id, amount=amount))
        super().undo()

    def clear(self) -> None:
        """Everything that may be withdrawn; what must stay, stays."""
        back = 0
        while offers := self.table.options(ME, "TakeBack"):
            id = next(b for b in offers[0].form["bet"].each() if isinstance(b, int))
            back += self.desk.bets[id].amount
            self.act(TakeBack(by=ME, bet=id, amount=self.desk.bets[id].amount), quiet=True)
        if not back:
            raise Misread("play-nothing-laid")
        self.laid = []
        self.redraw_bets(back)

    def walk_out(self) -> None:
        """Takes back what may be taken, and waits for the end of the round for the rest."""
        self.finish_spin()
        while offers := self.table.options(ME, "TakeBack"):
            id = next(b for b in offers[0].form["bet"].each() if isinstance(b, int))
            self.act(TakeBack(by=ME, bet=id, amount=self.desk.bets[id].amount), quiet=True)
        if self.on_the_cloth() and not self.source.by_hand:
            self.t.say("play-waiting-for-dice")
            if self.table.options(INSPECTOR, "AnnounceLast"):
                self.act(AnnounceLast(by=INSPECTOR, rounds=1), quiet=True)
            for _ in range(MOST_SPINS):
                if not self.on_the_cloth():
                    break
                self.to_the_end()
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def to_the_end(self) -> None:
        """One act more of a round that is to end: whoever leaves throws no new one."""
        who = self.first_awaited()
        if who == ME:
            self.act(self.by_default(ME))
        elif who is not None:
            self.let(who)
        elif not self.table.awaits():
            self.act(AbandonRound(by=INSPECTOR))
        elif not self.staff():
            self.roll()


ON_BOXES = (("come", "dont-come"), ("right", "wrong"), ("odds-win", "odds-dont-win"), ("odds-come", "odds-dont-come"))
COLUMN_HEADS = 9
"""Columns of the names beside the boxes of the numbers."""
LINES = ("win", "dont-win", "come", "dont-come", "field")
LOTS = ("big-6", "big-8", "under-7", "over-7", "seven", "eleven", "horn")
LONG = ("hard-4", "hard-6", "hard-8", "hard-10", "any-craps", "craps-2", "craps-3", "craps-12")


def draw_dice(sheet: Sheet[CrapsGame, Craps]) -> list[Text]:
    """Who has the dice, the boxes of the numbers with what lies on them, and rows of bets: three, or more where their
    names would not fit."""
    game, desk = sheet.game, sheet.desk
    numbers, left, top = game.rules.point.numbers, COLUMN_HEADS, 2 + len(ON_BOXES)
    inner = 7 if sheet.t.slim else 10
    borders = [left + (inner + 1) * i for i in range(len(numbers) + 1)]
    rows = [row for bets in (LINES, LOTS, LONG) for row in rows_of(sheet, bets, borders[-1])]
    canvas = Canvas(borders[-1] + 1, top + 2 + 3 * len(rows), sheet.g)
    canvas.grid(borders, [0, top])
    for x, n in zip(borders, numbers, strict=False):
        point = n == desk.point
        canvas.centre(x + 1, 1, inner, f"{n} {sheet.g.dolly}" if point else str(n), "bold reverse" if point else "bold")
        for row, kinds in enumerate(ON_BOXES, 2):
            for half, kind in enumerate(kinds):
                sheet.heap(canvas, x + 1 + half * (inner // 2), row, inner // 2, f"{kind}-{n}")
    for row, (kind, _) in enumerate(ON_BOXES, 2):
        canvas.put(0, row, sheet.t.word(f"play-dice-{kind}")[: left - 1], "dim")
    for row, bets in enumerate(rows):
        y, wide = top + 1 + 3 * row, (canvas.width - 1) // len(bets) - 1
        canvas.grid([i * (wide + 1) for i in range(len(bets) + 1)], [y, y + 3])
        for i, kind in enumerate(bets):
            canvas.centre(i * (wide + 1) + 1, y + 1, wide, sheet.t.word(f"play-dice-{kind}"))
            sheet.heap(canvas, i * (wide + 1) + 1, y + 2, wide, kind)
    shooter = desk.shooter if desk.shooter != sheet.me else sheet.t.word("play-you")
    key = "play-shooter" if desk.shooter else "play-no-shooter"
    return [Text(sheet.t.word(key, who=shooter), style="bold"), *canvas.lines()]


def rows_of(sheet: AnySheet, bets: tuple[str, ...], width: int) -> list[tuple[str, ...]]:
    """Bets in one row, or in two where the longest name has no room in its box."""
    longest = max(len(sheet.t.word(f"play-dice-{kind}")) for kind in bets)
    if longest < width // len(bets):
        return [bets]
    half = (len(bets) + 1) // 2
    return [bets[:half], bets[half:]]


SESSION = DiceSession
