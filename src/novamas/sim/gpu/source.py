"""The source of a loop for a graphics card: the figures of a job, the tables of its game, and what plays them.

Tables travel inside the source: sizes and figures are known to the compiler, and nothing has to be passed in order.
The loop of a family stands beside its compiled one (`games/<family>/kernel.cu` beside `kernel.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from novamas.games.fast import Given, Tables
from novamas.kit.streams import MULTIPLIERS, ROUNDS, WEYL
from novamas.sim.plans import LONGEST_FIBONACCI, LONGEST_RUN, PLANS, fibonacci

HERE = Path(__file__).parent
GAMES = HERE.parent.parent / "games"
INCLUDED = re.compile(r'^#include "(\w+\.cuh)"$', re.MULTILINE)
COUNTS = """
struct Counts {  // how often each result came, a column a thread
    u32 *room;
    int threads, me;
    __device__ __forceinline__ void note(int result) { room[result * threads + me]++; }
};
"""


def family_source(kernel: str) -> str | None:
    """What plays a round of a family on a graphics card, if there is such a thing."""
    spec = find_spec(kernel.rpartition(".")[0])
    if spec is None or spec.origin is None:
        return None
    beside = Path(spec.origin).with_name("kernel.cu")
    if not beside.is_file():
        return None
    return INCLUDED.sub(
        lambda found: (GAMES / found[1]).read_text(encoding="utf-8"), beside.read_text(encoding="utf-8")
    )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def write_source(tables: Tables, family: str, figures: dict[str, int]) -> str:
    """The whole source. `figures` are those of the job; a family that names `play_session` plays flat stakes by it."""
    chance = {"FIRST": MULTIPLIERS[0], "SECOND": MULTIPLIERS[1], "STEP_LEFT": WEYL[0], "STEP_RIGHT": WEYL[1]}
    plans = {name.upper(): n for n, name in enumerate(PLANS)}
    lines = [f"#define {name} {value}u" for name, value in chance.items()]
    lines += [f"#define {name} {value}" for name, value in {"TURNS": ROUNDS, **plans}.items()]
    lines += [f"#define {name} {value}LL" for name, value in figures.items()]
    lines += [
        f"#define LONGEST_RUN {LONGEST_RUN}",
        f"#define LONGEST_FIBONACCI {LONGEST_FIBONACCI}",
        write_array("row", [fibonacci(place) for place in range(LONGEST_FIBONACCI + 1)], "long long"),
        *write_given(tables.given),
    ]
    quick = "" if "play_session" in family else NO_SESSION
    streams = read(GAMES / "device_streams.cuh")
    tally = read(HERE / "tally.cuh")
    structs, _, rest = tally.partition("// -- sessions\n")
    return "\n".join([*lines, streams, COUNTS, structs, family, quick, rest])


NO_SESSION = "__device__ void play_session(u64, int, Key, Session &, Counts) {}"


def write_given(given: Given) -> Iterable[str]:
    """The tables of a game: lists as arrays with their size and rows, lists of lists one after another."""
    yield "namespace given {"
    for name, value in given.items():
        if not isinstance(value, Sequence):
            yield f"constexpr int {name} = {int(value)};"
            continue
        flat, shape = list(value), [len(value)]
        while flat and isinstance(flat[0], Sequence):
            shape.append(len(flat[0]))
            flat = [each for part in flat for each in part]
        yield f"constexpr int {name}_size = {len(flat)}, {name}_rows = {shape[0]}, {name}_parts = {(*shape, 1)[1]};"
        yield write_array(name, [int(each) for each in flat])
    yield "}"


def write_array(name: str, values: Sequence[int], kind: str = "int") -> str:
    written = ",".join(map(str, values or [0]))
    return f"__device__ const {kind} {name}[{max(1, len(values))}] = {{{written}}};"
