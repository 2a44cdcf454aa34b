"""The picture of the table: chips lie where they would on the felt, red and black have shapes, words are complete."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from novamas.cli.play.cloths import Sheet, stakes
from novamas.cli.play.grammar import KINDS, VERBS
from novamas.cli.play.tables import session_at
from novamas.cli.play.terminal import PLAIN, Terminal
from novamas.games import family, make
from novamas.games.spin import Bet, Spin
from novamas.kit.money import EUR
from novamas.kit.words import LOCALES, has, languages

fcntl = pytest.importorskip("fcntl", reason="no pseudo-terminals here")
termios = pytest.importorskip("termios")


def draw(t: Terminal, law: str, game: str, desk: Spin) -> list[Text]:
    made: Any = make(law, game)
    return session_at(family(law, game)).draw_cloth(Sheet(t, made, desk, "me", EUR))


def picture(
    spot: str = "", *, owner: str = "me", game: str = "roulette-french", width: int = 80, **bet: int
) -> list[str]:
    """The cloth with one stake of 5.00 on it."""
    t = Terminal("en", Console(width=width))
    bets = {1: Bet(owner, spot, 500, **bet)} if spot else {}
    desk = Spin(minimum=500, bets=bets)
    return [line.plain for line in draw(t, "euskadi-1996", game, desk)]


def mark(lines: list[str], char: str = "●") -> tuple[int, int]:
    """Where the only mark of a picture stands: row and column."""
    found = [(y, x) for y, line in enumerate(lines) for x, c in enumerate(line) if c == char]
    assert len(found) == 1, lines
    return found[0]


def at(lines: list[str], number: int) -> tuple[int, int]:
    """Where the last digit of a number stands."""
    found = [
        (y, m.end() - 1) for y, line in enumerate(lines) for m in re.finditer(rf"[◆■ ] ?{number}(?!\d)", line[:-9])
    ]
    return next((y, x) for y, x in found if lines[y][x - 2] in "◆■ ")


@pytest.mark.parametrize("width", [80, 120])
def test_chips_lie_where_they_would_on_the_felt(width: int) -> None:
    empty = picture(width=width)
    cell = 5 if width == 80 else 7
    y17, x17 = at(empty, 17)
    y2, _ = at(empty, 2)
    y1, _ = at(empty, 1)
    foot = y1 + 1
    spots = {
        "straight:17": (y17, x17 + 1),
        "split:17-20": (y17, x17 + (2 if width == 80 else 3)),  # on the line to the right of 17
        "split:16-17": (y17 + 1, None),  # on the line below 17
        "street:16-17-18": (foot, None),
        "corner:16-17-19-20": (y17 + 1, x17 + (2 if width == 80 else 3)),
        "six-line:16-21": (foot, x17 + (2 if width == 80 else 3)),
        "street:0-1-2": (y2 + 1, 5),
        "street:0-2-3": (y2 - 1, 5),
        "corner:0-1-2-3": (foot, 5),
        "split:0-2": (y2, 5),
        "straight:0": (y2, 4),
        "double-dozen:1-2": (foot + 1, 5 + 4 * cell),
        "column:2": (y2, None),
        "double-column:1-2": (y2 + 1, None),
        "dozen:3": (foot + 1, None),
        "red": (foot + 4, None),
    }
    for spot, (y, x) in spots.items():
        row, column = mark(picture(spot, width=width))
        assert row == y, spot
        if x is not None:
            assert column == x, spot
    assert max(map(len, empty)) <= (width if width == 80 else 108)


def test_every_bet_of_one_spot_leaves_a_mark() -> None:
    for game in ("roulette-french", "boule", "wheel-of-fortune"):
        for key, spot in make("euskadi-1996", game).spots.items():  # type: ignore[attr-defined]
            if not spot.parts:
                mark(picture(key, game=game))
                mark(picture(key, game=game, owner="other"), "○")


def test_marks_of_prison_and_of_two_owners() -> None:
    mark(picture("red", zeros=1), "▣")
    lying = stakes(Spin(bets={1: Bet("me", "straight:5", 500), 2: Bet("other", "straight:5", 700)}), "me")
    assert (lying["straight:5"].mine, lying["straight:5"].theirs) == (500, 700)
    t = Terminal("en", Console(width=80))
    desk = Spin(bets={1: Bet("me", "straight:5", 500), 2: Bet("other", "straight:5", 700)})
    lines = [line.plain for line in draw(t, "euskadi-1996", "roulette-french", desk)]
    mark(lines, "◉")


def test_red_and_black_differ_without_colour() -> None:
    game = make("galicia-2007", "roulette-french")
    text = "\n".join(picture())
    for n in range(1, 37):
        shape = "◆" if n in game.spots["red"].covers else "■"  # type: ignore[attr-defined]
        assert re.search(rf"{shape} ?{n}\b", text), n


def test_the_last_number_carries_the_dolly() -> None:
    t = Terminal("en", Console(width=80))
    for game, value in (("roulette-french", 17), ("roulette-french", 0), ("boule", 4), ("wheel-of-fortune", "24")):
        desk = Spin(previous=value)  # type: ignore[arg-type]
        lines = [line.plain for line in draw(t, "galicia-2007", game, desk)]
        row, column = mark(lines, "◂")
        assert lines[row][:column].rstrip().endswith(str(value))


def test_a_heap_too_high_for_its_box_is_shortened() -> None:
    t = Terminal("en", Console(width=80))
    bets = {1: Bet("me", "red", 1_234_550), 2: Bet("other", "red", 9_999_999), 3: Bet("me", "red", 100, zeros=1)}
    lines = [line.plain for line in draw(t, "euskadi-1996", "roulette-french", Spin(bets=bets))]
    assert {len(line) for line in lines[8:]} == {66}


def test_plain_marks_are_plain_and_all_different() -> None:
    marks = (PLAIN.red, PLAIN.black, PLAIN.mine, PLAIN.theirs, PLAIN.both, PLAIN.prison, PLAIN.dolly)
    assert len(set(marks)) == len(marks)
    assert all(m.isascii() for m in marks)


def test_the_picture_in_the_documentation_is_up_to_date() -> None:
    root = Path(__file__).parents[2]
    spec = spec_from_file_location("screenshot", root / "tools" / "screenshot.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    text, svg = tool.picture()
    assert (root / "docs" / "img" / "terminal.txt").read_text("utf-8") == text, "run python -m tools.screenshot"
    assert "<svg" in svg
    assert svg.count("http") == 1, "a picture fetches nothing"


# -- words -----------------------------------------------------------------------------------------------------


def keys(lang: str) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / lang).glob("*.ftl")))
    found = re.findall(r"^(play-[\w-]+) =", text, re.MULTILINE)
    assert len(found) == len(set(found)), "a key stands twice"
    return set(found)


def test_every_verb_and_every_kind_can_be_said_in_every_language() -> None:
    for lang in languages():
        for name in VERBS:
            assert has(f"play-verb-{name}", lang)
        for kind in KINDS:
            assert has(f"play-word-{kind}", lang)


def test_every_word_that_the_table_says_exists() -> None:
    folder = Path(sys.modules["novamas.cli.play"].__file__ or "").parent
    said = {k for p in folder.glob("*.py") for k in re.findall(r'"(play-[a-z0-9-]*[a-z0-9])"', p.read_text("utf-8"))}
    assert len(said) > 60
    assert said <= keys("en")


# -- a real terminal -------------------------------------------------------------------------------------------


class Screen:
    """The command in a terminal of its own."""

    def __init__(self, *argv: str, **env: str) -> None:
        own = "import fcntl, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"  # so that Ctrl-C reaches it
        heard = "signal.signal(signal.SIGINT, signal.default_int_handler)"  # though whoever runs the tests ignores it
        code = f"{own}; {heard}; from novamas.cli import main; sys.exit(main())"
        self.fd, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        plain = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LC_ALL", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "play", *argv],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**plain, "TERM": "xterm", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **env},
        )
        os.close(theirs)
        self.shown = b""

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        os.close(self.fd)

    def until(self, text: str, seconds: float = 60.0) -> str:
        """Reads until the text has been shown; what came before it is forgotten."""
        end = time.monotonic() + seconds
        wanted = text.encode()
        while wanted not in self.shown:
            assert self.ready(end - time.monotonic()), f"{text!r} did not come: {self.shown[-600:]!r}"
            try:
                self.shown += os.read(self.fd, 65536)
            except OSError:
                raise AssertionError(f"it ended before {text!r}: {self.shown[-600:]!r}") from None
        before, _, self.shown = self.shown.partition(wanted)
        return before.decode()

    def ready(self, seconds: float) -> bool:
        """Whether something to read comes in time."""
        return bool(select.select([self.fd], [], [], max(0.0, seconds))[0])

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def leave(self, keys: str, farewell: str) -> None:
        """Types what leaves and reads the farewell.

        Python's line editor prints the prompt a moment before it waits for keys, and sleeps through a Ctrl-C that
        comes in between until the next one; a person presses it again, and so does this.
        """
        for _ in range(6 if keys == "\x03" else 1):
            self.type(keys)
            if self.ready(10.0) or self.process.poll() is not None:
                break
        self.until(farewell)

    def close(self) -> int:
        """Waits for the end and returns the exit code."""
        with suppress(OSError):  # the other end is closed
            while os.read(self.fd, 65536):
                pass
        return self.process.wait(20)


@pytest.mark.parametrize("leaving", ["\x03", "\x04", "quit\r"], ids=["ctrl-c", "ctrl-d", "quit"])
def test_a_terminal_is_redrawn_and_left_politely(leaving: str) -> None:
    with Screen("roulette-french", "--law", "euskadi-1996", "--lang", "es", "--seed", "7", "--bots", "2") as screen:
        screen.until("5.000,00 € > ")
        screen.type("10 rojo, 5 al 17\r")
        screen.until("\x1b[2J")
        screen.until("4.985,00 € > ")
        screen.type("\r")
        screen.until("No va más")
        screen.until("Hagan juego")
        screen.until(" € > ")
        screen.leave(leaving, "Se levanta de la mesa con")
        assert screen.close() == 0


def test_a_terminal_without_colour_gets_no_escape_codes() -> None:
    with Screen("boule", "--law", "galicia-2007", "--lang", "en", "--seed", "7", NO_COLOR="1") as screen:
        shown = screen.until("5,000.00 € > ")
        screen.type("10 red\r")
        shown += screen.until("4,990.00 € > ")
        assert "\x1b[3" not in shown
        assert "\x1b[2J" not in shown
        assert "\x1b[1m" not in shown
        screen.type("quit\r")
        assert screen.close() == 0


def test_ctrl_c_while_the_ball_runs_plays_the_spin_to_its_end() -> None:
    with Screen("boule", "--law", "galicia-2007", "--lang", "en", "--seed", "7", "--bots", "0") as screen:
        screen.until("5,000.00 € > ")
        screen.type("10 red\r")
        screen.until("4,990.00 € > ")
        screen.type("\r")
        screen.until("No va más")
        screen.leave("\x03", "You leave the table with")
        assert screen.close() == 0
