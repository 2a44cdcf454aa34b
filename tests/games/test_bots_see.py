"""A bot sees what a person in its seat would see: no card that lies face down, no choice that is still secret."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import pytest
from test_bots import Evening, crowd

from novamas.games import make
from novamas.games.bots import Wanderer
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, Command, Game
from novamas.law import library
from properties.secrecy import hidden, veils

SOURCE = Path(__file__).parents[2] / "src" / "novamas"
PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
ONCE = {game: law for law, game in PLAYED}  # each game under one law in every run, under all of them in the long one


class Peeper:
    """Plays as the bot beside it would, and counts the veils it meets: those that it can see under, and the others."""

    temper: ClassVar[str] = "wanderer"

    def __init__(self, player: Any, met: Counter[str]) -> None:
        self.player, self.met = player, met

    def act(self, game: Game[Any], state: Any, who: Actor, rng: Rng) -> Command | None:
        for veil in veils(state):
            if hidden(veil, who):
                self.met["hidden"] += 1
                self.met["seen"] += veil.value is not None
        command: Command | None = self.player.act(game, state, who, rng)
        return command


@pytest.mark.parametrize(
    ("law", "game"),
    [pytest.param(law, game, marks=() if ONCE[game] == law else pytest.mark.slow) for law, game in PLAYED],
)
def test_no_bot_sees_what_is_veiled(law: str, game: str) -> None:
    made: Any = make(law, game)
    met: Counter[str] = Counter()
    room = made.rules.seats_for(made.house).most if made.needs_seats() else 0
    people = crowd(made, 1 if room else 2 if hasattr(made.rules, "least") else 4)
    bots = {who: Peeper(bot, met) for who, bot in people.items()}
    evening = Evening(law, game, bots, seed=4)  # type: ignore[arg-type]
    for _ in range(2):
        evening.round()
        evening.check()
    assert met["seen"] == 0


def test_there_is_something_to_be_seen_where_cards_lie_face_down() -> None:
    """The test above would hold of a game without secrets too: in circle poker the bots do meet cards of others."""
    met: Counter[str] = Counter()
    bots = {f"p{n}": Peeper(Wanderer(), met) for n in range(4)}
    evening = Evening("euskadi-1996", "texas-holdem", bots, seed=4)  # type: ignore[arg-type]
    for _ in range(3):
        evening.round()
    assert met["hidden"] > 0
    state, game = evening.table.state.desk, evening.game
    assert all(game.options(game.view(state, who), who) == game.options(state, who) for who in bots)


def test_nobody_asks_a_bot_but_through_its_view() -> None:
    """`act` with a generator at its end is a bot's; only `ask_bot` calls it, and bots that hand on what
    they were shown, to their own parents or to the bot inside them."""
    calls = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if ".act(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "act":
                inherited = ast.unparse(node.func.value) in ("super()", "self.own")
                if len(node.args) == 4 and "rng" in ast.unparse(node.args[3]).lower() and not inherited:
                    calls.append(path.relative_to(SOURCE).as_posix())
    assert calls == ["games/bots.py"]
