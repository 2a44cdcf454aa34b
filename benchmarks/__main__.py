"""`make bench`: what the engine costs, each figure beside a rival in the same run, as a ratio.

Rivals: a hand-written mutable roulette without offers, clauses or a log (the least a simulator needs); the standard
library's own way for the same job. Best of five, so that a busy machine does not decide. With `--load` the store and
the server are measured too (benchmarks/store.py, history.py and load.py; the options of the last follow).
"""

from __future__ import annotations

import random
import secrets
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

from novamas.games import make
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Committed, Csprng, Seeded, Uniform
from novamas.kit.decider import fold, to_json
from novamas.law import library
from novamas.table import Opening, Table, replay
from novamas.table.acts import Bring

ROUNDS = 400
SPOTS = ("red", "even", "straight:17", "split:17-20", "dozen:2")


def best(act: Callable[[], int], times: int = 5) -> float:
    """Things done per second, best of several runs."""
    rate = 0.0
    for _ in range(times):
        started = time.perf_counter()
        done = act()
        rate = max(rate, done / (time.perf_counter() - started))
    return rate


def engine_rounds(players: int = 4) -> int:
    table = Table(Opening(law="boe-1977", game="roulette-french", minimum=100), Seeded(1))
    for n in range(players):
        table.act(Bring(by=f"p{n}", amount=100_000_000))
    for _ in range(ROUNDS):
        table.staff()
        for n in range(players):
            for on in SPOTS:
                table.act(PlaceBet(by=f"p{n}", on=on, amount=100))
        table.play_out()
    return ROUNDS


class Rival:
    """Roulette as most simulators have it: no offers, no refusals with clauses, no events, no book."""

    RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}

    def __init__(self, players: int) -> None:
        self.rng = random.Random(1)
        self.chips = [100_000_000] * players

    def round(self) -> None:
        n = None
        bets = []
        for p in range(len(self.chips)):
            for on in SPOTS:
                if self.chips[p] < 100:
                    continue
                self.chips[p] -= 100
                bets.append((p, on))
        n = self.rng.randrange(37)
        for p, on in bets:
            if on == "red":
                self.chips[p] += 200 if n in self.RED else 50 if n == 0 else 0
            elif on == "even":
                self.chips[p] += 50 if n == 0 else 200 if n % 2 == 0 else 0
            elif on == "straight:17":
                self.chips[p] += 3600 if n == 17 else 0
            elif on == "split:17-20":
                self.chips[p] += 1800 if n in (17, 20) else 0
            elif 13 <= n <= 24:
                self.chips[p] += 300


def rival_rounds(players: int = 4) -> int:
    rival = Rival(players)
    for _ in range(ROUNDS):
        rival.round()
    return ROUNDS


def line(what: str, ours: float, rival: float, unit: str, whose: str) -> None:
    print(f"{what:<34}{ours:>14,.0f} {unit:<10}{whose}: {rival:>14,.0f}   ratio {ours / rival:6.3f}")


def main() -> int:
    print("engine (4 players, 20 bets a round, every chip written down)")
    line("rounds", best(engine_rounds), best(rival_rounds), "rounds/s", "bare mutable class")

    table = Table(Opening(law="boe-1977", game="roulette-french", minimum=100), Seeded(1))
    table.act(Bring(by="ana", amount=100_000_000))
    for _ in range(ROUNDS):
        table.staff()
        for on in SPOTS:
            table.act(PlaceBet(by="ana", on=on, amount=100))
        table.play_out()
    events = [e.event for e in table.log]

    def folded() -> int:
        replay(table.log)
        return len(events)

    def encoded() -> int:
        for e in events:
            to_json(e)
        return len(events)

    import json

    plain = [msgspec.to_builtins(e) for e in events]

    def standard() -> int:
        for e in plain:
            json.dumps(e)
        return len(plain)

    line("replay", best(folded), best(encoded), "events/s", "writing them as JSON")
    line("JSON out", best(encoded), best(standard), "events/s", "json.dumps")

    print("chance (a 37-pocket wheel)")
    wheel = Uniform(tuple(range(37)))

    def draws(source: object) -> Callable[[], int]:
        def act() -> int:
            for _ in range(20_000):
                source.draw(wheel, "ball")  # type: ignore[attr-defined]
            return 20_000

        return act

    def stdlib() -> int:
        for _ in range(20_000):
            secrets.randbelow(37)
        return 20_000

    rival = best(stdlib)
    for source in (Csprng(), Committed(), Seeded(1)):
        line(f"  {source.name}", best(draws(source)), rival, "draws/s", "secrets.randbelow")

    print("offers")
    game = make("euskadi-1996", "roulette-french")
    table = Table(Opening(law="euskadi-1996", game="roulette-french", minimum=500), Seeded(1))
    table.act(Bring(by="ana", amount=100_000_000))
    table.staff()
    state = table.state.desk

    def offers() -> int:
        for _ in range(2_000):
            game.options(state, "ana")
        return 2_000

    def folds() -> int:
        event = table.log[1].event
        for _ in range(2_000):
            fold(table.decider, table.state, event)
        return 2_000

    line("  options of a player, 201 spots", best(offers), best(folds), "a second", "folding an event")

    print("laws")

    def load() -> int:
        from novamas.law.library import BUILT_IN, Library

        laws = Library(BUILT_IN)
        for law in laws.laws():
            for name in laws.games(law):
                laws.resolve(law, name)
        return sum(len(laws.games(law)) for law in laws.laws())

    def bare() -> int:
        import tomllib

        n = 0
        for path in library().folders["boe-1977"].parent.rglob("*.toml"):
            tomllib.loads(path.read_text(encoding="utf-8"))
            n += 1
        return n

    line("  games read and resolved", best(load), best(bare), "games/s", "files parsed, no more")

    print("start-up")
    for args in (["--help"], ["games"]):
        ours = best(
            lambda a=args: _run(
                [sys.executable, "-c", "import sys; from novamas.cli import main; sys.exit(main(sys.argv[1:]))", *a]
            ),
            3,
        )
        bare_python = best(lambda: _run([sys.executable, "-c", "pass"]), 3)
        line(f"  novamas {args[0]}", ours * 1000, bare_python * 1000, "per 1000 s", "python -c pass")
    return 0


def _run(command: list[str]) -> int:
    subprocess.run(command, check=True, capture_output=True)
    return 1


if __name__ == "__main__":
    failed = main()
    if "--load" in sys.argv[1:]:
        from benchmarks import history, load, store

        for part, arguments in ((store, []), (history, []), (load, [a for a in sys.argv[1:] if a != "--load"])):
            print()
            failed = failed or part.main(arguments)
    sys.exit(failed)
