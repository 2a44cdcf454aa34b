"""Roulette in the terminal: the cloth of numbers, chips of one's own colour, and who lays one's stakes.

A chip lies where it would lie on the felt: on the line between two numbers, on the corner of four, at the foot of a
row. On a slim cloth a number has no room beside it: a chip on it takes the place of its shape.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.cloths import MINE, NEUTRAL, SWATCH, AnySheet, Sheet
from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Misread, money, phrases
from novamas.cli.play.session import ME, Session
from novamas.games.roulette.cloth import COLUMNS
from novamas.games.roulette.play import ColourGiven, ColourReturned, ReturnColour, Roulette, RouletteGame, TakeColour
from novamas.games.roulette.service import AskToLay, Hand
from novamas.kit import words
from novamas.kit.decider import Command, Event, step

HANDS: tuple[Hand, ...] = ("self", "croupier", "end")
"""Who may lay somebody's stakes."""


class RouletteCroupier(Croupier):
    """Tells of colours too."""

    def tell(self, event: Event, desk: object) -> None:
        match event:
            case ColourGiven(player=who, colour=n, value=value) if who == self.me:
                self.others_paid()
                self.t.say("play-colour-given", MINE, colour=self.colour(n), value=self.money(value))
            case ColourGiven() | ColourReturned():
                self.others_paid()
            case _:
                super().tell(event, desk)

    def colour(self, n: int) -> str:
        return self.t.word(f"play-colour-{n}") if words.has(f"play-colour-{n}") else str(n)


class RouletteSession(Session):
    """An evening at a roulette."""

    voice: ClassVar[type[Croupier]] = RouletteCroupier

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_numbers(sheet)

    def settle_in(self) -> None:
        if self.table.options(ME, "TakeColour"):
            self.act(TakeColour(by=ME))

    def give_back(self) -> None:
        if self.table.options(ME, "ReturnColour"):
            self.act(ReturnColour(by=ME), quiet=True)

    def take_colour(self, rest: str) -> None:
        """A colour of one's own at a value of one's own, before any bet lies."""
        value = money(rest, self.currency) if rest else 0
        commands: list[Command] = [TakeColour(by=ME, value=value)]
        if self.table.options(ME, "ReturnColour"):
            commands.insert(0, ReturnColour(by=ME))
        state = self.table.state
        for command in commands:
            state, _ = step(self.table.decider, state, command)
        for command in commands:
            self.act(command)

    def laying(self, rest: str) -> None:
        """Whose hand lays the stakes from now on."""
        offers = self.table.options(ME, "AskToLay")
        if not offers:
            raise Misread("play-nobody-lays")
        ways = [hand for hand in HANDS if offers[0].form["whom"].has(hand)]
        whom = next((hand for hand in HANDS if rest and rest in phrases(f"play-word-hand-{hand}")), None)
        if whom is None:
            names = [self.t.word(f"play-word-hand-{hand}").partition(",")[0] for hand in ways]
            raise Misread("play-whose-hand", ways=", ".join(names))
        self.act(AskToLay(by=ME, whom=whom), quiet=True)
        self.t.say(f"play-laying-{whom}")


SESSION = RouletteSession


# -- the cloth ---------------------------------------------------------------------------------------------------------


def draw_numbers(sheet: Sheet[RouletteGame, Roulette]) -> list[Text]:
    game = sheet.game
    wheel, top = game.rules.wheel, game.rules.wheel.numbers
    slim = sheet.t.slim
    across, w = top // COLUMNS, 6 if sheet.t.wide else 3 if slim else 4
    left, box = (4, 6) if slim else (5, 9)
    borders = [left + (w + 1) * i for i in range(across + 1)]
    foot = 2 * COLUMNS
    canvas = Canvas(borders[-1] + box + 2, foot + 6, sheet.g)
    canvas.grid([0, left], [0, foot])
    canvas.grid(borders, range(0, foot + 1, 2))
    canvas.grid([borders[-1], borders[-1] + box + 1], range(0, foot + 1, 2))

    def number(n: int, x: int, y: int) -> None:
        colour = wheel.colour(n)
        shape = {"red": sheet.g.red, "black": sheet.g.black}.get(colour, " ")
        style = SWATCH.get(colour, NEUTRAL) + (" reverse" if n == sheet.desk.previous else "")
        canvas.put(x, y, f"{shape}{n:>2}", style)
        if n == sheet.desk.previous:
            canvas.put(x + 3, y, sheet.g.dolly, "bold")

    number(0, 1, foot // 2)
    for n in range(1, top + 1):
        number(n, borders[(n - 1) // COLUMNS] + max(1, w // 2 - 1), height(n))
    for spot in sheet.stakes:
        kind, _, where = spot.partition(":")
        if kind == "straight":
            n = int(where)
            first = 0 if n == 0 else borders[(n - 1) // COLUMNS]
            x = first + (1 if slim else 4 if n == 0 else w // 2 + 2)
            canvas.put(x, height(n) if n else foot // 2, *sheet.mark(spot))
        elif kind in ("split", "street", "corner", "six-line"):
            canvas.put(
                *on_the_lines(sorted(n for n in game.spots[spot].covers if isinstance(n, int)), borders, w, foot),
                *sheet.mark(spot),
            )
    for kind in ("column", "double-column"):
        for spot in game.kinds.get(kind, ()):
            lines = [2 * (COLUMNS - int(k)) + 1 for k in spot.partition(":")[2].split("-")]
            if kind == "column":
                canvas.put(borders[-1] + (1 if slim else 2), lines[0], sheet.label(kind, n=spot.partition(":")[2]))
                canvas.put(borders[-1] + box, lines[0], *sheet.mark(spot))
            elif abs(lines[0] - lines[1]) == 2:
                canvas.put(borders[-1] + box // 2, sum(lines) // 2, *sheet.mark(spot))
    dozens(sheet, canvas, borders, foot)
    inner = 2 * (w + 1) - 1
    sheet.boxes(canvas, left, foot + 2, inner, ["low", "even", "red", "black", "odd", "high"])
    return canvas.lines()


def height(n: int) -> int:
    """The row of a number: three above two above one."""
    return 2 * (COLUMNS - 1 - (n - 1) % COLUMNS) + 1


def on_the_lines(covers: list[int], borders: list[int], w: int, foot: int) -> tuple[int, int]:
    """Where the chip of a bet on several numbers lies: between their columns and rows, or at the foot of whole ones."""
    columns = sorted({(n - 1) // COLUMNS if n else -1 for n in covers})
    rows = sorted({height(n) for n in covers if n})
    x = borders[columns[-1]] if len(columns) > 1 else borders[columns[0]] + w // 2 + 1
    return x, foot if len(rows) == COLUMNS else (rows[0] + rows[-1]) // 2


def dozens(sheet: AnySheet, canvas: Canvas, borders: list[int], foot: int) -> None:
    thirds = [borders[i] for i in range(0, len(borders), (len(borders) - 1) // 3)]
    canvas.grid(thirds, [foot, foot + 2])
    for spot in sheet.game.kinds.get("dozen", ()):
        n = int(spot.partition(":")[2])
        label = sheet.label("dozen", n=str(n))
        canvas.put(thirds[n - 1] + 2, foot + 1, label)
        x = thirds[n - 1] + 3 + len(label)
        sheet.heap(canvas, x, foot + 1, thirds[n] - x, spot)
    for spot in sheet.game.kinds.get("double-dozen", ()):
        a, b = map(int, spot.partition(":")[2].split("-"))
        if b == a + 1:
            canvas.put(thirds[a], foot + 1, *sheet.mark(spot))
