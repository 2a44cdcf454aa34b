"""Draws the terminal table for the documentation: `python -m tools.screenshot` writes docs/img/terminal.{txt,svg}.

A seed and a few lines of play give the same picture every time; a test keeps the files up to date with the code.
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

from novamas.cli.play.session import PURSE
from novamas.cli.play.tables.roulette import RouletteSession
from novamas.cli.play.terminal import PROMPT, Terminal
from novamas.cli.play.witness import Witness
from novamas.games import company
from novamas.kit.chance import Seeded
from novamas.table import Opening, Table

FOLDER = Path(__file__).parent.parent / "docs" / "img"
OPENING = Opening(law="euskadi-1996", game="roulette-french", minimum=500)
SEED, BOTS = 83, 4
BEFORE = ["10 rojo", "", "10 rojo", "", "20 negro", ""]
SHOWN = ["10 rojo, 5 al 17, 5 caballo 17-20, 5 cuadro 25, 10 docena 2", ""]
FOREIGN = re.compile(r"@font-face \{.*?\}\s*|\s*<!--.*?-->", re.DOTALL)  # nothing is fetched to look at a picture


def picture() -> tuple[str, str]:
    """The text and the SVG of the picture."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                      markup=False, highlight=False, emoji=False, legacy_windows=False, _environ={})  # fmt: skip
    source, rng = Witness(Seeded(SEED)), random.Random(f"{SEED}/company")
    table = Table(OPENING, source)
    session = RouletteSession(Terminal("es", console), table, source, company(table.decider.game, BOTS, rng), rng)
    session.sit_down(PURSE * OPENING.minimum)
    session.begin()
    for line in BEFORE:
        session.hear(line)
    console.export_text(clear=True)
    for line in SHOWN:
        session.t.line(f"{session.money(session.chips())} {PROMPT}{line}")
        session.hear(line)
    session.t.line(f"{session.money(session.chips())} {PROMPT}".rstrip())
    svg = console.export_svg(
        title="novamas play roulette-french --law euskadi-1996 --lang es",
        unique_id="terminal",
        clear=False,
    )
    svg = FOREIGN.sub("", svg).replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")
    text = "\n".join(line.rstrip() for line in console.export_text().splitlines())
    return text.strip() + "\n", "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    text, svg = picture()
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "terminal.txt").write_text(text, encoding="utf-8")
    (FOLDER / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
