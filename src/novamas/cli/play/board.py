"""The picture of the table: a head line, the last numbers, the cloth, and what lies on it of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from novamas.cli.names import game_name, spot_name
from novamas.cli.play.canvas import flow
from novamas.cli.play.cloths import HELD, MINE, THEIRS, AnySheet, Sheet, shape
from novamas.cli.play.croupier import inside
from novamas.cli.play.terminal import Terminal, short
from novamas.kit.decider import Actor
from novamas.kit.money import Currency
from novamas.kit.words import has
from novamas.table import Table

ON_NUMBERS = ("straight", "split", "street", "corner", "six-line", "number")
REMEMBERED = 14  # results on the board
HANGING = 16  # columns that what has no room on a line of the cloth is indented below it
ROOMY = 28  # lines of a screen with room for everything


class Board:
    """Draws one table for one person."""

    def __init__(
        self,
        t: Terminal,
        table: Table,
        me: Actor,
        currency: Currency,
        draw_cloth: Callable[[AnySheet], list[Text]],
        marked: str,
    ) -> None:
        """`draw_cloth` draws what lies on it; `marked` is what the marker on it stands for, if there is one."""
        self.t, self.table, self.me, self.currency = t, table, me, currency
        self.draw_cloth, self.marked = draw_cloth, marked
        self.game: Any = table.decider.game

    def paint(self, *, legend: bool = False) -> None:
        """The whole picture; on a low screen the legend is left out after the first time."""
        kept, self.t.kept = self.t.kept, None  # the table itself is never part of what is told again
        for line in self.picture():
            self.t.line(line)
        if legend or self.t.console.height >= ROOMY:
            for line in self.legend():
                self.t.line(line)
        self.t.kept = kept

    def repaint(self, told: list[RenderableType]) -> None:
        """On a terminal: a fresh screen, the table as it is now, and below it again what was told meanwhile."""
        if self.t.redraws:
            self.t.fresh()
            self.paint()
            for thing in told:
                self.t.show(thing)

    def paint_for_the_ball(self, told: list[RenderableType]) -> None:
        """The table while the ball runs: with everybody's chips."""
        if self.t.redraws:
            self.repaint(told)
        else:
            self.paint()

    def picture(self) -> list[Text]:
        cloth = self.draw_cloth(Sheet(self.t, self.game, self.table.state.desk, self.me, self.currency))
        return [*self.head(), self.numbers(), *(part for line in cloth for part in self.indent_rest(line)), *self.own()]

    def indent_rest(self, line: Text) -> list[Text]:
        """A line of the cloth as it is, or what has no room on it below, indented."""
        if line.no_wrap or len(line) <= self.t.console.width:
            return [line]
        return flow(line.split("  "), self.t.console.width, indent=HANGING)

    def head(self) -> list[Text]:
        desk, opening = self.table.state.desk, self.table.decider.opening
        single = (kind for kind, keys in self.game.kinds.items() if not self.game.spots[keys[0]].parts)
        maxima = [self.game.maximum(desk, kind) for kind in single]
        most = short(min(maxima), self.currency)
        if max(maxima) > min(maxima):
            most += f"–{short(max(maxima), self.currency)}"
        limits = self.t.word(
            "play-head",
            round=str(max(1, desk.round)),
            minimum=short(desk.minimum, self.currency),
            maximum=most,
            symbol=self.t.spell(self.currency.symbol),
        )
        name = Text(game_name(opening.game, self.t.lang), "bold")
        return flow((name, Text(opening.law, "dim"), *map(Text, limits.split(" · "))), self.t.console.width, " · ")

    def numbers(self) -> Text:
        """The last results, the newest first."""
        came = (self.table.decider.outcome(e.event) for e in self.table.log)
        results = [value for value in came if isinstance(value, int | str)][-REMEMBERED:]
        line = Text.assemble((f"{self.t.word('play-last-numbers')} ", "dim"))
        if not results:
            line.append("—")
        for value in reversed(results):
            text, style = shape(self.game, self.t, value)
            if len(line) + len(text) <= self.t.console.width:
                line.append(f"{text}  ", style)
        line.rstrip()
        return line

    def own(self) -> list[Text]:
        desk = self.table.state.desk
        mine = [b for b in desk.bets.values() if b.owner == self.me]
        pieces = []
        for bet in mine:
            mark = self.t.glyphs.prison if bet.zeros else self.t.glyphs.mine
            style = HELD if bet.zeros else MINE
            pieces.append(Text(f"{mark}{short(bet.amount, self.currency)} {self.brief(bet.on)}", style))
        first, *others = pieces or [Text("—")]
        chips = self.t.money(desk.chips.get(self.me, 0), self.currency)
        in_hand = Text.assemble((f"{self.t.word('play-in-hand')} ", "dim"), (chips, "bold"))
        own = Text.assemble((f"{self.t.word('play-own')} ", "dim"), first)
        return flow((own, *others, in_hand), self.t.console.width)

    def brief(self, spot: str) -> str:
        """A spot in as few words as it takes: numbers by themselves, chances as on the cloth."""
        kind, _, where = spot.partition(":")
        if kind in ("column", "dozen"):
            return self.t.word(f"play-cloth-{kind}", n=where)
        if kind.startswith("double"):
            return f"{self.t.word('play-cloth-' + kind)} {where}"
        if kind in ON_NUMBERS:
            return self.t.word("play-on", spot=where)
        if where:
            return inside(spot_name(spot, self.t.lang))
        joker, _, colour = kind.partition("-")
        if joker == "joker":
            g = self.t.glyphs
            shape = {"red": g.red, "black": g.black}.get(colour, "")
            return f"{self.t.word('play-cloth-joker')} {shape}".strip()
        if not kind.isdigit() and not has(f"play-cloth-{kind}"):
            return spot_name(spot, self.t.lang)
        return self.t.word("play-on", spot=kind) if kind.isdigit() else self.t.word(f"play-cloth-{kind}")

    def legend(self) -> list[Text]:
        g = self.t.glyphs
        marks = [
            ("mine", g.mine, MINE),
            ("theirs", g.theirs, THEIRS),
            ("both", g.both, MINE),
        ]
        if self.prison():
            marks.append(("prison", g.prison, HELD))
        if self.marked:
            marks.append((self.marked, g.dolly, "bold"))
        told = (
            Text.assemble((m, style), (f" {self.t.word('play-legend-' + what)}", "dim")) for what, m, style in marks
        )
        return flow(told, self.t.console.width, "   ", 0)

    def prison(self) -> bool:
        zero = getattr(self.game.rules, "zero", None)
        return zero is not None and "prison" in zero.choices
