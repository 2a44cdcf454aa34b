"""What the compiled loops are held to: jobs made by lot, for every law, reading and option that a loop knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from novamas.games import FAMILIES, family, make
from novamas.games.fast import Unfit, Wanted
from novamas.law import library
from novamas.sim.engine import Seat
from novamas.sim.job import Job, Plan
from novamas.sim.run import find_kernel

Case = tuple[str, str]


def fast_games() -> list[Case]:
    """Every game of every law whose room has a compiled loop."""
    laws = library()
    return [(law, game) for law in laws.laws() for game in laws.games(law) if family(law, game).fast is not None]


def readings_of(law: str, game: str) -> list[Any]:
    """The usual readings, and each of them taken the other way alone."""
    other = {"literal": "corrected", "corrected": "literal"}
    known = library().readings(law, game)
    sides = [{key: other[each.default]} for key, each in known.items()]
    return ["default", *(side for key, side in zip(known, sides, strict=True) if not known[key].unplayable)]


def strategies_of(law: str, game: str) -> tuple[str, ...]:
    return ("", *FAMILIES[library().family(law, game)].strategy_names)


def draw_bets(
    law: str, game: str, rng: random.Random, options: dict[str, Any], readings: Any = "default"
) -> dict[str, int]:
    """One to six stakes on spots of the cloth, each a multiple of the least that it takes."""
    made = make(law, game, options, readings)
    minimum = library().currency(law).minimum
    state = made.state(minimum=minimum)
    spots = list(made.spots.values())
    kinds = list(dict.fromkeys(spot.kind for spot in spots))
    bets: dict[str, int] = {}
    for kind in rng.sample(kinds, min(len(kinds), rng.randint(1, 6))):
        spot = rng.choice([each for each in spots if each.kind == kind])
        chips = sum(n for _, n in spot.parts) or 1
        bets[spot.key] = made.minimum(state, kind) * chips * rng.randint(1, 3)
    return bets


def jobs(law: str, game: str, count: int, seed: int = 1) -> Iterator[Job]:
    """Jobs of a game that its loop plays; what it does not play, the engine does, and there is nothing to compare."""
    rng = random.Random(f"{law}/{game}/{seed}")
    every = readings_of(law, game)
    found = tries = 0
    while found < count and tries < 40 * count:
        tries += 1
        reading = every[(found + tries) % len(every)] if tries % 2 else "default"
        bets = draw_bets(law, game, rng, {}, reading)
        job = Job(
            law=law, game=game, bets=bets, strategy=rng.choice(strategies_of(law, game)), readings=reading,
            seed=rng.randrange(2**40), session=rng.choice((40, 75, 130)),
        )  # fmt: skip
        if playable(job):
            found += 1
            yield job


def playable(job: Job) -> bool:
    """Whether the rules accept a job and a loop plays it."""
    from novamas.kit.decider import Refused
    from novamas.sim.job import BadJob

    try:
        seat = Seat(job)
        if seat.room.fast is None:
            return False
        seat.room.fast(seat.game, Wanted(seat.desk.minimum, seat.bets, job.strategy, job.chart))
        return find_kernel(seat, "", None, None)[0] is not None
    except (Unfit, Refused, BadJob):
        return False


__all__ = ["Plan", "draw_bets", "fast_games", "jobs", "playable", "readings_of"]
