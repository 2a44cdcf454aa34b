"""Simulations on a graphics card: how long they take, and a digest of their sums to hold beside the processor's.

`python -m benchmarks.device` times 10¹² spins and what else a card plays; `--digests cpu` and `--digests gpu` print the
digests of the same jobs, played by either. They must be equal.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from typing import Any

import msgspec

from novamas.sim import Plan, simulate

LAW = "euskadi-1996"
TEN = {
    "straight:17": "5.00",
    "straight:0": "5.00",
    "straight:32": "5.00",
    "straight:26": "5.00",
    "split:26-27": "5.00",
    "street:4-5-6": "5.00",
    "corner:8-9-11-12": "5.00",
    "dozen:1": "10.00",
    "dozen:3": "10.00",
    "column:2": "10.00",
}
PUSHED = {"game": "roulette-american", "bets": {"straight:17": "5.00"}, "plan": Plan(name="martingale")}
JOBS: dict[str, dict[str, Any]] = {
    "roulette, ten bets": {"game": "roulette-french", "bets": TEN},
    "roulette, prison": {"game": "roulette-french", "bets": {"red": "10.00"}, "strategy": "prison"},
    "roulette, martingale": {**PUSHED, "chips": "5000.00"},
    "wheel of fortune": {"game": "wheel-of-fortune"},
    "craps": {"game": "craps", "bets": {"win": "10.00", "dont-come": "10.00"}},
    "punto y banca": {"game": "punto-banca"},
    "blackjack, full strategy": {"game": "blackjack"},
    "blackjack, by cards, two boxes, pairs": {
        "game": "blackjack",
        "bets": {"box:1": "10.00", "pairs:1": "5.00", "box:2": "10.00"},
        "options": {"pairs": True},
        "strategy": "by-cards",
    },
}
PARTS = {"roulette, ten bets": 1, "blackjack, full strategy": 10}
"""Of these jobs more rounds are played than of the others."""
CHECKED = 2_003_000
"""Rounds of a digest: whole sessions and a rest."""


def digest(device: str, job: dict[str, Any], rounds: int = CHECKED) -> str:
    tally = simulate(LAW, rounds=rounds, seed=20, device=device, by="kernel", **job).tally
    plain = msgspec.to_builtins(tally, order="deterministic", str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:32]


def measure(job: dict[str, Any], rounds: int) -> tuple[float, float]:
    """Seconds of a simulation, and of the card alone: what is left without a warm-up of the same job."""
    simulate(LAW, rounds=1_000_000, seed=20, device="gpu", by="kernel", **job)
    begun = time.perf_counter()
    result = simulate(LAW, rounds=rounds, seed=20, device="gpu", by="kernel", **job)
    exact = f"{result.exact.z:+.2f} σ" if result.exact else "–"
    seconds = time.perf_counter() - begun
    print(f"  {rounds:.0e} rounds in {seconds:.2f} s, {rounds / seconds:.3g} a second, from the exact edge {exact}")
    return seconds, rounds / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digests", choices=("cpu", "gpu"))
    parser.add_argument("--rounds", type=float, default=1e12)
    parser.add_argument("--only", choices=JOBS, help="one of the jobs")
    given = parser.parse_args()
    for name, job in JOBS.items():
        if given.only not in (None, name):
            continue
        if given.digests:
            print(f"{name}: {digest(given.digests, job)}", flush=True)
            continue
        print(name, flush=True)
        measure(job, int(given.rounds / PARTS.get(name, 100)))


if __name__ == "__main__":
    main()
