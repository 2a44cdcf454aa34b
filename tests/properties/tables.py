"""Every table that the laws allow: each law and game, each way to read it, each choice of the house; and how to get
deep into its play. Games, options and scenarios are found, not listed, so a new game is served without a word.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from novamas.games import family, make
from novamas.kit.chance import Scripted
from novamas.kit.decider import Refused
from novamas.kit.errors import NovamasError
from novamas.kit.money import Rounding
from novamas.law import MODES, BadOption, library
from novamas.table import Authorisation, Opening, Table
from novamas.table.acts import Bring
from novamas.table.opening import prepare
from novamas.table.scenario import Runner, Scenario
from properties.suite import Walk
from worked_examples import commands_in, events_in, examples, written

CAST = ("ana", "bea", "carlos")
MINIMA = (1, 2, 5)
"""Authorised minima, in multiples of the lowest."""


class Setting(Struct, frozen=True):
    """One table: a law, a game, a way to read them, what the house chose."""

    law: str
    game: str
    mode: str
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        chosen = "+".join(f"{k}={v}" for k, v in self.options.items()) or "plain"
        return f"{self.law}/{self.game}/{self.mode}/{chosen}"

    def family(self) -> str:
        return library().family(self.law, self.game)


def games() -> list[tuple[str, str]]:
    return [(law, game) for law in library().laws() for game in library().games(law)]


@cache
def choices(law: str, game: str) -> list[dict[str, Any]]:
    """Every single option that the house may choose here: tried field by field, kept where the law allows it."""
    house = family(law, game).house
    found: list[dict[str, Any]] = [{}]
    hints = get_type_hints(house)
    for field in msgspec.structs.fields(house):
        kind = hints[field.name]
        tries: tuple[Any, ...] = ()
        if kind is bool:
            tries = (not field.default,)
        elif kind in (int, int | None):
            tries = (2, 5, 50)
        elif kind is Rounding:
            tries = ({"unit": 5},)
        elif get_origin(kind) is Literal:
            tries = tuple(v for v in get_args(kind) if v != field.default)
        allowed = [{field.name: v} for v in tries if v != field.default and permitted(law, game, {field.name: v})]
        found += allowed[:2]
    return found


def permitted(law: str, game: str, options: dict[str, Any], mode: Any = "default") -> bool:
    """Whether the law allows them, and a table of the least minimum opens with them: what else is amiss with it is not
    theirs."""
    try:
        make(law, game, options, mode)
    except BadOption:
        return False
    try:
        prepare(Opening(law=law, game=game, minimum=library().currency(law).minimum, options=options, readings=mode))
    except BadOption as bad:
        return bad.field not in options
    return True


@cache
def settings(every: bool = False) -> list[Setting]:
    """Every law, game and different way to read it, and every single choice of the house: under the usual reading, or
    under `every` one of them."""
    found = []
    for law, game in games():
        digests: set[str] = set()
        for mode in MODES:
            digest = library().resolve(law, game, mode).digest
            if digest not in digests:
                digests.add(digest)
                chosen = choices(law, game) if every or len(digests) == 1 else [{}]
                fitting = (options for options in chosen if permitted(law, game, options, mode))
                found += [Setting(law, game, mode, options) for options in fitting]
    return found


def combined(law: str, game: str, rng: random.Random) -> Setting:
    """A table with as many choices of the house at once as get along."""
    options: dict[str, Any] = {}
    tried = choices(law, game)
    for one in rng.sample(tried, len(tried)):
        if rng.random() < 0.6 and permitted(law, game, {**options, **one}):
            options.update(one)
    mode = MODES[rng.randrange(len(MODES))]
    return Setting(law, game, mode if permitted(law, game, options, mode) else "default", options)


@cache
def scenarios(game: str) -> list[Scenario]:
    """The worked examples of a game, under whatever law: sister laws play alike, and each is a way into the depth."""
    return [written(example.path)[example] for example in examples() if example.game == game]


def fresh(setting: Setting, rng: random.Random) -> Table:
    """A table just opened, with a few people at it."""
    least = 500 if library().currency(setting.law).digits else 100
    grant = Authorisation(minimums=tuple(least * n for n in MINIMA), double_table=True)
    for minimum in grant.minimums:
        try:
            opening = Opening(
                law=setting.law,
                game=setting.game,
                minimum=minimum,
                options=setting.options,
                readings=setting.mode,
                authorisation=grant,
                guarantee=1000 * minimum,
                seats=2,
            )
            table = Table(opening, Scripted())
            break
        except BadOption:
            if minimum == grant.minimums[-1]:
                raise
    for who in CAST[: 1 + rng.randrange(len(CAST))]:
        amount = minimum * (10, 100, 1000)[rng.randrange(3)]
        offers = table.options(who, "Bring")
        if not offers:  # there is room for no more
            break
        most = max(offer.form["amount"].hi for offer in offers)  # some laws bound it
        table.act(Bring(by=who, amount=min(amount, most)))
    return table


def deep(setting: Setting, rng: random.Random, wanted: Collection[str] = ()) -> Table | None:
    """A table in the middle of a worked example, under this setting as far as the example allows it.

    Where something is `wanted`, a command or an event by its name, in one that has it, right before or after it.
    """
    own = [s for s in scenarios(setting.game) if s.law == setting.law]
    pool = own if own and rng.random() < 0.8 else scenarios(setting.game)
    if not pool:
        return None
    telling = [s for s in pool if any(tells(step, wanted) for step in s.steps)] if wanted else []
    pool = telling or pool
    example = pool[rng.randrange(len(pool))]
    options = {**example.table.get("options", {}), **setting.options}
    table = {k: v for k, v in example.table.items() if k not in ("reading", "readings")}
    example = msgspec.structs.replace(
        example, law=setting.law, table={**table, "options": options, "reading": setting.mode}
    )
    try:
        runner = Runner(example)
    except (NovamasError, Refused):
        return None
    far = len(example.steps) if rng.random() < 0.4 else rng.randrange(len(example.steps) + 1)
    if telling:
        there = next(n for n, step in enumerate(example.steps) if tells(step, wanted))
        far = there + rng.randrange(2)
    for step in example.steps[:far]:
        try:
            runner.run(step)
        except NovamasError:
            break  # written for another law or another choice of the house
    return runner.table


def tells(step: Mapping[str, Any], wanted: Collection[str]) -> bool:
    """Whether a step of an example sends one of these commands, or expects one of these events."""
    return any(name in wanted for name in (*commands_in(step), *events_in(step)))


def begin(setting: Setting, rng: random.Random, wanted: Collection[str] = ()) -> Walk:
    """A walk from somewhere in the game, its way there under watch too."""
    table = (deep(setting, rng, wanted) if rng.random() < 0.8 else None) or fresh(setting, rng)
    game = table.decider
    return Walk(game, game.empty(), rng, (e.event for e in table.log))
