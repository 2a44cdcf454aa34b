"""The draw machine by itself: what can come, what is sealed, and a stranger who checks it without novamas."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from novamas.games.draws.acts import Drawing, DrawSymbol, Drum, MachineSealed, SymbolDrawn, TicketWon
from novamas.games.draws.machine import DrawMachine, digest_of, distribution
from novamas.games.draws.transcript import encode, read_machine, transcript
from novamas.kit.chance import Committed, Uniform, Weighted
from novamas.kit.decider import INSPECTOR, Chance, Event, Refused, Run, decide, fold
from novamas.kit.parts import Composed, Part

SCRIPT = Path(__file__).parents[3] / "examples" / "check_draw.py"
TICKETS = ("1-20 ana", "21-21 bea", "22-300 cleo", "prize bicycle", "prize hamper")
NUMBERS = Drum("ticket", ((1, 300, 1),), 2)
DIGITS = Drum("digit", ((0, 9, 1),), 5, again=True)
KINDS = Drum("kind", ((0, 0, 1), (1, 1, 10), (2, 2, 89)), 100)


class Bare(Drawing, frozen=True, kw_only=True):
    phase: str = ""


class Machine(Composed[Bare]):
    """Nothing but the machine."""

    state = Bare
    made_of: ClassVar[tuple[type[Part[Bare]], ...]] = (DrawMachine,)
    shared: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, by_hand: bool = True) -> None:
        self.machine: DrawMachine[Bare] = DrawMachine(by_hand=by_hand)
        super().__init__("machine", self.machine)


def play(drums: tuple[Drum, ...], secret: bytes = b"s" * 32, by_hand: bool = True) -> tuple[Bare, list[Event]]:
    """The whole draw, under a secret."""
    game, source = Machine(by_hand), Committed(secret)
    run = Run(game, Bare())
    game.machine.seal(run, TICKETS, drums)
    state, events = run.s, list(run.events)
    while game.machine.draws(state):
        if by_hand:
            done = decide(game, state, DrawSymbol(by=INSPECTOR))
            state, events = fold(game, state, done[0]), [*events, *done]
        (asked,) = game.awaits(state)
        dist = game.chance(state)
        assert dist is not None
        assert not game.machine.fresh(state) or not state.drawn
        done = decide(game, state, Chance(what=asked.what, value=source.draw(dist, asked.what)))
        state, events = fold(game, state, done[0]), [*events, *done]
    assert game.machine.fresh(state)
    return state, events


def test_a_drum_gives_what_is_left_in_it() -> None:
    assert distribution(NUMBERS) == Uniform(tuple(range(1, 301)))
    assert distribution(NUMBERS, (1, 300)) == Uniform(tuple(range(2, 300)))
    assert distribution(DIGITS, (4, 4)) == Uniform(tuple(range(10)))
    assert distribution(KINDS, (1, 1, 0)) == Weighted(((1, 8), (2, 89)))


@pytest.mark.parametrize("by_hand", [True, False])
def test_symbols_come_drum_by_drum_and_their_order_is_kept(by_hand: bool) -> None:
    state, events = play((NUMBERS, DIGITS), by_hand=by_hand)
    assert [symbol.drum for symbol in state.drawn] == [0, 0, 1, 1, 1, 1, 1]
    came = [e for e in events if isinstance(e, SymbolDrawn)]
    assert [e.place for e in came] == list(range(1, 8))
    assert [e.value for e in came] == [symbol.value for symbol in state.drawn]
    assert came[0].value != came[1].value
    with pytest.raises(Refused, match="nothing-to-draw"):
        decide(Machine(by_hand), state, DrawSymbol(by=INSPECTOR))


def test_the_seal_depends_on_every_ticket_and_every_drum() -> None:
    seals = {
        digest_of(TICKETS, (NUMBERS,)),
        digest_of((*TICKETS, "301-301 dan"), (NUMBERS,)),
        digest_of(TICKETS[1:], (NUMBERS,)),
        digest_of(TICKETS, (replace(NUMBERS, runs=((1, 301, 1),)),)),
        digest_of(TICKETS, (replace(NUMBERS, picks=3),)),
        digest_of(TICKETS, (replace(NUMBERS, again=True),)),
    }
    assert len(seals) == 6


def test_every_symbol_is_as_likely_as_any_other() -> None:
    """The first of nine symbols under 900 secrets: no count strays from 100 by five standard errors."""
    drum = Drum("ticket", ((1, 9, 1),), 1)
    counts = [0] * 10
    for n in range(900):
        state, _ = play((drum,), n.to_bytes(32, "big"))
        counts[state.drawn[0].value] += 1
    assert sum(counts) == 900
    assert all(abs(count - 100) < 5 * (900 / 9 * 8 / 9) ** 0.5 for count in counts[1:])


# -- a stranger --------------------------------------------------------------------------------------------------------


def written(drums: tuple[Drum, ...] = (NUMBERS,)) -> dict[str, Any]:
    """A true transcript."""
    state, events = play(drums)
    won = [
        TicketWon(
            who="ana" if s.value <= 20 else "bea" if s.value == 21 else "cleo", ticket=s.value, prize=prize, place=n
        )
        for n, (s, prize) in enumerate(zip(state.drawn, ("bicycle", "hamper"), strict=False), 1)
    ]
    source = Committed(b"s" * 32)
    drawn = read_machine([*events, *won])
    assert drawn is not None
    found = transcript("3", 1, source.commitment, source.reveal(), drawn)
    told: dict[str, Any] = json.loads(encode(found))
    return told


def check(told: dict[str, Any], tmp_path: Path) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "transcript.json"
    path.write_text(json.dumps(told))
    return subprocess.run([sys.executable, "-I", "-S", SCRIPT, path], capture_output=True, text=True, timeout=60)


def test_a_stranger_finds_a_true_draw_good(tmp_path: Path) -> None:
    done = check(written(), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "good: 2 draws, 2 winners\n"


def forge(told: dict[str, Any], how: str) -> None:
    first = told["draws"][0]["value"]
    match how:
        case "secret":
            told["secret"] = "00" * 32
        case "ticket added":
            told["tickets"].insert(3, "301-301 dan")
        case "holder changed":
            told["tickets"][2] = "22-300 dan"
        case "prizes changed round":
            told["tickets"][3:5] = reversed(told["tickets"][3:5])
        case "drum filled up":
            told["drums"][0]["runs"] = [[1, 301, 1]]
        case "symbol":
            told["draws"][0]["value"] = first % 300 + 1
        case "order":
            told["draws"].reverse()
        case "draw left out":
            del told["draws"][0]
        case "winner":
            told["won"][0]["who"] = "dan"
        case "winning ticket":
            told["won"][0]["ticket"] = first % 300 + 1
        case "prize":
            told["won"][0]["prize"], told["won"][1]["prize"] = "hamper", "bicycle"
        case "winner left out":
            del told["won"][1]


@pytest.mark.parametrize(
    ("how", "found"),
    [
        ("secret", "another secret"),
        ("ticket added", "another list"),
        ("holder changed", "another list"),
        ("prizes changed round", "another list"),
        ("drum filled up", "another list"),
        ("symbol", "draw 1 should"),
        ("order", "draw 1 should"),
        ("draw left out", "draw 1 should"),
        ("winner", "won:"),
        ("winning ticket", "won:"),
        ("prize", "prize 1 should"),
        ("winner left out", "a winner is missing"),
    ],
)
def test_a_stranger_sees_a_forgery(how: str, found: str, tmp_path: Path) -> None:
    told = written()
    forge(told, how)
    done = check(told, tmp_path)
    assert done.returncode == 1
    assert found in done.stderr


def test_a_stranger_checks_drums_with_copies_and_drums_that_give_again(tmp_path: Path) -> None:
    told = written((KINDS, DIGITS))
    told["won"], told["tickets"] = [], []
    told["digest"] = digest_of((), (KINDS, DIGITS))
    done = check(told, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "good: 105 draws, 0 winners\n"
    assert sorted(draw["value"] for draw in told["draws"][:100]) == [0] + [1] * 10 + [2] * 89


def test_no_transcript_without_a_sealed_machine() -> None:
    assert read_machine([]) is None
    assert read_machine([MachineSealed(digest="", tickets=(), drums=())]) is None
