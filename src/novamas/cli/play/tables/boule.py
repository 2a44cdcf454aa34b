"""Boule in the terminal: a box for every number, with its colour."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.cloths import NEUTRAL, SWATCH, AnySheet, Sheet
from novamas.cli.play.session import Session
from novamas.games.boule.play import BouleGame
from novamas.games.spin.acts import Spin
from novamas.games.spin.chances import EVEN_CHANCES


class BouleSession(Session):
    """An evening at a boule."""

    examples: ClassVar[tuple[tuple[str, str], ...]] = (("bet-boule", "number"), *Session.examples)

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_dish(sheet)


SESSION = BouleSession


def draw_dish(sheet: Sheet[BouleGame, Spin]) -> list[Text]:
    game = sheet.game
    dish, spots = game.rules.dish, sheet.game.kinds["number"]
    inner, chances = 5 if sheet.t.slim else 7, [k for k in EVEN_CHANCES if k in sheet.game.kinds]
    canvas = Canvas((inner + 1) * len(spots) + 1, 7, sheet.g)
    canvas.grid([(inner + 1) * i for i in range(len(spots) + 1)], [0, 3])
    for i, spot in enumerate(spots):
        n = int(spot.partition(":")[2])
        colour = "red" if n in dish.red else "black" if n in dish.black else ""
        if n == dish.neutral:
            colour = ""
        shape = {"red": sheet.g.red, "black": sheet.g.black}.get(colour, " ")
        last = n == sheet.desk.previous
        style = SWATCH.get(colour, NEUTRAL) + (" reverse" if last else "")
        canvas.put((inner + 1) * i + inner // 2, 1, f"{shape}{n}", style)
        if last:
            canvas.put((inner + 1) * i + inner // 2 + 2, 1, sheet.g.dolly, "bold")
        sheet.heap(canvas, (inner + 1) * i + 1, 2, inner, spot)
    wide = ((inner + 1) * len(spots)) // len(chances) - 1
    sheet.boxes(canvas, 0, 3, wide, ["low", "even", "red", "black", "odd", "high"] if len(chances) == 6 else chances)
    return canvas.lines()
