"""What the compiled loops are held to: jobs made by lot, for every law, reading and option that a loop knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from novamas.games import FAMILIES, family, make
from novamas.games.blackjack.book import ANSWERS
from novamas.games.boxes.acts import box_of
from novamas.games.counts import under
from novamas.games.fast import Unfit, Wanted
from novamas.law import library
from novamas.odds.kept import Kept
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
    if any(spot.kind == "box" for spot in spots):
        return draw_boxes(made, state, rng)
    kinds = list(dict.fromkeys(spot.kind for spot in spots))
    if kinds[0] == "three-bets":
        return draw_equal(made, state, rng)
    if "ante" in kinds:
        return draw_antes(made, state, rng, [kind for kind in kinds if kind not in ("second-bet", "jackpot")])
    bets: dict[str, int] = {}
    for kind in rng.sample(kinds, min(len(kinds), rng.randint(1, 6))):
        spot = rng.choice([each for each in spots if each.kind == kind])
        chips = sum(n for _, n in spot.parts) or 1
        bets[spot.key] = made.minimum(state, kind) * chips * rng.randint(1, 3)
    return bets


def draw_boxes(made: Any, state: Any, rng: random.Random) -> dict[str, int]:
    """One to four boxes, their stages, and what may lie beside them."""
    bets: dict[str, int] = {}
    for box in sorted(rng.sample(list(made.boxes), rng.randint(1, 4))):
        mine = [spot for spot in made.spots.values() if box_of(spot.key) == box]
        for spot in mine:
            if spot.key.endswith("-1") or "-" not in spot.key or rng.random() < 0.5:
                least, most = made.minimum(state, spot.kind), made.maximum(state, spot.kind)
                amounts = (least,) if spot.kind == "accumulated" else (least, least, least + 37, 2 * least, most - 5)
                bets[spot.key] = rng.choice(amounts)
    return bets


def draw_equal(made: Any, state: Any, rng: random.Random) -> dict[str, int]:
    """Bets that are laid in equal parts, in one box or several."""
    bets: dict[str, int] = {}
    for box in rng.choice(((1,), (1,), (1, 2), (1, 3, 6))):
        spot = made.spots[f"three-bets:{box}"]
        least = made.minimum(state, spot.kind)
        bets[spot.key] = len(spot.parts) * rng.choice((least, least + 7, 3 * least))
    return bets


def draw_antes(made: Any, state: Any, rng: random.Random, kinds: list[str]) -> dict[str, int]:
    """An ante in one box or two, or what may be played without one, and what lies beside it."""
    bets: dict[str, int] = {}
    for box in rng.choice(((1,), (1,), (1, 2))):
        for kind in kinds:
            if rng.random() < (0.9 if kind == "ante" else 0.5):
                least, most = made.minimum(state, kind), made.maximum(state, kind)
                bets[f"{kind}:{box}"] = rng.choice((least, most, max(least, most // 3 - 7)))
    return bets


def draw_options(law: str, game: str, rng: random.Random) -> dict[str, Any]:
    """What the house may choose, by lot, where a loop has to know of it."""
    rules = make(law, game, {}, "default").rules
    options: dict[str, Any] = {}
    if library().family(law, game) != "blackjack":
        if getattr(getattr(rules, "deal", None), "packets", False) and rng.random() < 0.4:
            options["shuffler"] = True
        if game == "poker-no-draw" and rng.random() < 0.5:
            options["insurance"] = 50
        return options
    if rules.bets.pairs is not None and rng.random() < 0.5:
        options["pairs"] = True
    if rules.bets.accumulated is not None and rng.random() < 0.5:
        options |= {"accumulated": 50, "prizes": rng.choice(({}, {"two": 150, "pot": 2500}))}
    if rules.pack.shuffler != "unsaid" and rng.random() < 0.25:
        options["shuffler"] = True
    elif rng.random() < 0.25:
        options["reserve"] = rng.choice((80, 250))
    if rules.surrender is not None and rules.surrender.optional and rng.random() < 0.3:
        options["surrender"] = False
    return options


def draw_chart(game: str, rng: random.Random) -> dict[str, dict[str, str]] | None:
    """A strategy of somebody's own, now and then: any answer to any hand."""
    if "blackjack" not in game or rng.random() < 0.6:
        return None
    names = [*(str(n) for n in range(5, 20)), *(f"soft-{n}" for n in range(13, 21)), "A-A", "10-10", "8-8", "2-2"]
    ups = ("A", *(str(n) for n in range(2, 11)))
    return {
        name: {up: rng.choice(tuple(ANSWERS)) for up in ups if rng.random() < 0.7}
        for name in rng.sample(names, rng.randint(1, 12))
    }


def jobs(law: str, game: str, count: int, seed: int = 1) -> Iterator[Job]:
    """Jobs of a game that its loop plays; what it does not play, the engine does, and there is nothing to compare."""
    rng = random.Random(f"{law}/{game}/{seed}")
    every = readings_of(law, game)
    found = tries = 0
    while found < count and tries < 40 * count:
        tries += 1
        reading = every[(found + tries) % len(every)] if tries % 2 else "default"
        options = draw_options(law, game, rng)
        bets = draw_bets(law, game, rng, options, reading)
        job = Job(
            law=law, game=game, bets=bets, strategy=rng.choice(strategies_of(law, game)), readings=reading,
            options=options, chart=draw_chart(game, rng), seed=rng.randrange(2**40), session=rng.choice((40, 75, 130)),
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
        with under(Kept()):
            seat.room.fast(seat.game, Wanted(seat.desk.minimum, seat.bets, job.strategy, job.chart))
        return find_kernel(seat, "", None, None)[0] is not None
    except (Unfit, Refused, BadJob):
        return False


__all__ = ["Plan", "draw_bets", "fast_games", "jobs", "playable", "readings_of"]
