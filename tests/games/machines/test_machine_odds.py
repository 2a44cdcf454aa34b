"""The exact figures, beside looking at every way in which small machines may stop, and beside play itself."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest
from machine_oracle import design, machine, opening

from novamas.games import FAMILIES, make
from novamas.games.machines import exact
from novamas.games.machines.acts import PlayEnded
from novamas.games.machines.design import Machine
from novamas.games.machines.exact import cycle_of, every_spin, parts, play, spin, up_to
from novamas.games.machines.odds import odds
from novamas.games.machines.reading import show
from novamas.games.machines.rules import machine_of
from novamas.kit.chance import Seeded
from novamas.kit.decider import Chance
from novamas.law import models
from novamas.table import Table
from novamas.table.acts import Bring

FREE = {"free": {"symbol": "star", "games": {"2": 2, "3": 3}, "times": 2, "most": 6}}
BONUS = {"bonus": {"symbol": "star", "count": 3, "boxes": [0, 4, 11]}}
HOLD = {"hold": {"one_in": 3}}
KINDS: list[dict[str, Any]] = [{}, FREE, BONUS, HOLD, {**FREE, **BONUS, **HOLD}, {"price": 7, "rows": 3, **FREE}]


def one_by_one(m: Machine) -> Counter[tuple[int, int, bool]]:
    found: Counter[tuple[int, int, bool]] = Counter()
    for stops in product(*(range(1, len(strip) + 1) for strip in m.reels)):
        shown = show(m, stops)
        found[shown.credits, shown.games, shown.bonus] += 1
    return found


@pytest.mark.parametrize("changes", KINDS)
def test_a_spin_is_counted_as_looking_at_every_stop_counts_it(changes: dict[str, Any]) -> None:
    m = machine(**changes)
    assert spin(m) == one_by_one(m)
    assert sum(spin(m).values()) == cycle_of(m) == 216


def test_a_spin_of_the_small_models_is_counted_one_by_one_too() -> None:
    for name in ("faro", "bahia"):
        m = machine_of(models("machines")[name])
        assert spin(m) == one_by_one(m)


@pytest.mark.parametrize("name", ["faro", "bahia", "galerna"])
def test_prizes_one_by_one_come_to_the_same(name: str) -> None:
    """A line by itself, from the numbers of symbols on each reel alone, and the lines together."""
    m = machine_of(models("machines")[name])
    together = Fraction(sum(credits * ways for (credits, _, _), ways in spin(m).items()), cycle_of(m))
    assert sum((part.adds for part in parts(m)), Fraction(0)) == together


def every_play(m: Machine, left: int, given: int, times: int) -> dict[int, Fraction]:
    """What free games bring, by going through all of them: slow, and without a word of what `exact` knows."""
    if not left:
        return {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for (credits, games, bonus), ways in one_by_one(m).items():
        assert m.free is not None
        more = min(games, m.free.most - given)
        boxes = m.bonus.boxes if bonus and m.bonus else (0,)
        rest = every_play(m, left - 1 + more, given + more, times)
        for box in boxes:
            for then, p in rest.items():
                won = credits * times + box + then
                found[won] = found.get(won, Fraction(0)) + p * Fraction(ways, 216 * len(boxes))
    return found


def test_free_games_are_followed_to_their_end() -> None:
    """Mean, square, greatest prize and the low prizes of a whole play, beside a tree of all that can happen."""
    m = machine(free={"symbol": "star", "games": {"3": 2}, "times": 2, "most": 3}, **BONUS)
    whole: dict[int, Fraction] = {}
    for (credits, games, bonus), ways in one_by_one(m).items():
        boxes = m.bonus.boxes if bonus and m.bonus else (0,)
        for box in boxes:
            for then, p in every_play(m, games, games, 2).items():
                won = credits + box + then
                whole[won] = whole.get(won, Fraction(0)) + p * Fraction(ways, 216 * len(boxes))
    assert sum(whole.values()) == 1
    figures = play(m)
    assert figures.mean == sum(won * p for won, p in whole.items())
    assert figures.square == sum(won * won * p for won, p in whole.items())
    assert figures.greatest == max(whole)
    assert up_to(m, 9) == [whole.get(won, Fraction(0)) for won in range(10)]
    assert figures.above == sum(p for won, p in whole.items() if won > m.price)
    assert figures.equal == whole.get(m.price, 0)


def test_never_more_free_games_than_the_machine_gives() -> None:
    m = machine(**FREE)
    first = Fraction(sum(ways for (_, games, _), ways in spin(m).items() if games), cycle_of(m))
    assert play(m).free == first
    assert 1 < play(m).games <= 1 + first * 6


def test_reels_are_held_as_well_as_can_be() -> None:
    """For every way to lose, each set of reels is tried by turning the others through all that they may show."""
    m = machine(**HOLD)
    every = every_spin(m)
    mean = Fraction(sum(credits for credits, _, _ in every.values()), len(every))
    gain = never = Fraction(0)
    for stops, (credits, _, _) in every.items():
        if credits:
            continue
        tried = []
        for kept in product((True, False), repeat=3):
            if all(kept):
                continue
            same = [
                c
                for other, (c, _, _) in every.items()
                if all(a == b or not k for a, b, k in zip(other, stops, kept, strict=True))
            ]
            tried.append(Fraction(sum(same), len(same)))
        gain += max(tried)
        never += mean
    assert play(m, "best").mean == mean + gain / (3 * len(every))
    assert play(m, "never").mean == mean + never / (3 * len(every))


def test_what_a_house_is_told_of_its_machines() -> None:
    """A house that names none hears of every model; the figures are what they are."""
    rows = {row.strategy: row for row in odds(make("euskadi-1996", "machines"))}  # type: ignore[arg-type]
    assert set(rows) == {"faro", "bahia-hold", "bahia-never", "galerna"}
    assert rows["faro"].edge == rows["faro"].lose == 1
    assert rows["bahia-hold"].edge < rows["bahia-never"].edge
    assert round(float(rows["bahia-hold"].edge), 6) == 0.104957
    assert round(float(rows["galerna"].edge), 6) == 0.087262
    for row in rows.values():
        assert row.win + row.push + row.lose == 1
    own = odds(make("euskadi-1996", "machines", {"machine": design(**HOLD)}))  # type: ignore[arg-type]
    assert [row.strategy for row in own] == ["machine-hold", "machine-never"]


def turn(m: Machine, options: dict[str, Any], plays: int, seed: int) -> list[int]:
    """What so many plays bring, through the table, in credits."""
    source, rng = Seeded(seed), random.Random(seed)
    table = Table(opening(minimum=1, **options), source)
    bot = FAMILIES["machines"].bots[0]()
    table.act(Bring(by="ana", amount=1_000_000))
    game = table.decider.game
    advise = FAMILIES["machines"].advise
    assert advise is not None
    won: list[int] = []
    while len(won) < plays:
        if (dist := table.decider.chance(table.state)) is not None:
            events = table.act(Chance(what=table.awaits()[0].what, value=source.draw(dist, "")))
            won += [event.won for event in events if isinstance(event, PlayEnded)]
        elif table.state.desk.phase == "keeping":
            best = advise(game, table.state.desk, "ana")
            from novamas.games.machines.acts import HoldReels

            table.act(HoldReels(by="ana", reels=tuple(best.fields["reels"])))  # type: ignore[union-attr]
        elif (command := bot.act(game, table.state.desk, "ana", rng)) is not None:
            table.act(command)
        else:
            table.staff()
    return won


@pytest.mark.parametrize("name", ["galerna", "bahia"])
def test_play_at_the_table_agrees_within_its_error(name: str) -> None:
    m = machine_of(models("machines")[name])
    won = turn(m, {"machine": name}, 400, 7)
    figures = play(m)
    error = float(figures.sd) * m.price / sqrt(len(won))
    assert abs(sum(won) / len(won) - float(figures.mean)) < 4 * error


@pytest.mark.slow
@pytest.mark.parametrize("name", ["galerna", "bahia"])
def test_a_million_spins_agree_within_their_error(name: str) -> None:
    """By a kernel that knows nothing but what the reels show: it draws stops, and follows what they bring."""
    m, rng, plays = machine_of(models("machines")[name]), random.Random(11), 1_000_000
    known: dict[tuple[int, ...], tuple[int, int, bool, bool]] = {}

    def once(fixed: tuple[int, ...] = ()) -> tuple[tuple[int, ...], tuple[int, int, bool, bool]]:
        stops = tuple(
            at or 1 + rng.randrange(len(s)) for at, s in zip(fixed or (0,) * len(m.reels), m.reels, strict=True)
        )
        if stops not in known:
            shown = show(m, stops)
            known[stops] = shown.credits, shown.games, shown.bonus, shown.anything
        return stops, known[stops]

    def box(bonus: bool) -> int:
        return m.bonus.boxes[rng.randrange(len(m.bonus.boxes))] if bonus and m.bonus else 0

    total = square = hits = 0
    for _ in range(plays):
        stops, (credits, games, bonus, anything) = once()
        hits += credits > 0
        if m.hold and not anything and rng.randrange(m.hold.one_in) == 0:
            keep = exact.hold_best(m, stops)
            _, (credits, games, bonus, _) = once(tuple(at if n in keep else 0 for n, at in enumerate(stops)))
        won = credits + box(bonus)
        left = given = games
        while left and m.free:
            _, (credits, more, bonus, _) = once()
            more = min(more, m.free.most - given)
            left, given, won = left - 1 + more, given + more, won + credits * m.free.times + box(bonus)
        total, square = total + won, square + won * won
    figures = play(m)
    assert abs(total / plays - float(figures.mean)) < 4 * figures.sd * m.price / sqrt(plays)
    chance = float(figures.hits)
    assert abs(hits / plays - chance) < 4 * sqrt(chance * (1 - chance) / plays)
