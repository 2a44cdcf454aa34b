"""Games of parts: every field of the state has one owner, or is named as shared; the scenarios' logs say so.

A game on a cloth that has parts is one of them: the cloth owns what is not its parts'.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from novamas.games import FAMILIES, make
from novamas.games.cloth.play import ClothGame
from novamas.kit.decider import Desk
from novamas.kit.errors import BadInput
from novamas.kit.parts import Composed
from novamas.law import library
from novamas.table.scenario import Runner
from worked_examples import examples

AnyGame = type[Composed[Any]] | type[ClothGame[Any, Any, Any]]
COMPOSED = [room.name for room in FAMILIES.values() if getattr(room.game, "made_of", ())]
CLOTH = "the cloth"


def own(game: AnyGame) -> dict[str, set[str]]:
    """What each part owns, and the cloth where there is one."""
    cloth = {CLOTH: set(game.owns) - set(game.shared)} if issubclass(game, ClothGame) else {}
    return {**{part.__name__: set(part.owns) for part in game.made_of}, **cloth}


def fields(game: AnyGame) -> set[str]:
    """What the game adds to a table's state."""
    return {f.name for f in structs.fields(game.state)} - {f.name for f in structs.fields(Desk)}


@cache
def changed_by(name: str) -> dict[str, set[str]]:
    """The fields that each part has changed, over the logs of the scenarios of the law that has most of them."""
    found: dict[str, set[str]] = defaultdict(set)
    laws = [(law, g) for law in library().laws() for g in library().games(law) if library().family(law, g) == name]
    told = {pair: [example for example in examples() if (example.law, example.game) == pair] for pair in laws}
    law, game = max(laws, key=lambda pair: len(told[pair]))
    made: Any = make(law, game)
    for example in told[law, game]:
        scenario = example.scenario()
        try:
            runner = Runner(scenario)
        except BadInput:
            continue
        for step in scenario.steps:
            mark, before = len(runner.table.log), runner.table.state.desk
            runner.run(step)
            for envelope in runner.table.log[mark:]:
                before = watched(made, before, envelope.event, found)
                if before is None:
                    break
    return found


def watched(game: Any, desk: Any, event: Any, found: dict[str, set[str]]) -> Any:
    """Folds an event part by part, what is left being the cloth's; nothing once the table itself has changed something
    that the game does not fold."""
    if type(event) not in game.events:
        return None
    desk = game.move(desk, event.moves)
    whole = game.evolve(desk, event)
    for part in (part for part in game.made_of if type(event) in part.events):
        after = part.evolve(desk, event)
        found[part.__name__] |= differing(desk, after)
        desk = after
    if differing(desk, whole):
        assert isinstance(game, ClothGame), "nobody but the parts folds"
        found[CLOTH] |= differing(desk, whole)
    return whole


def differing(one: Any, two: Any) -> set[str]:
    return {f.name for f in structs.fields(one) if getattr(one, f.name) != getattr(two, f.name)}


@pytest.mark.parametrize("name", COMPOSED)
def test_every_field_has_one_owner_or_is_shared(name: str) -> None:
    game = FAMILIES[name].game
    owned = [field for fields in own(game).values() for field in fields]
    assert len(set(owned)) == len(owned), "two parts own one field"
    assert not set(owned) & set(game.shared)
    assert fields(game) == {*owned, *game.shared, *getattr(game, "derived_only", ()), *getattr(game, "unused", ())}


@pytest.mark.parametrize("name", COMPOSED)
def test_no_part_changes_what_is_another_s(name: str) -> None:
    game = FAMILIES[name].game
    owns = own(game)
    everywhere = {f.name for f in structs.fields(Desk)} | set(game.shared)
    strange = {part: found - owns[part] - everywhere for part, found in changed_by(name).items()}
    assert {part: found for part, found in strange.items() if found} == {}


@pytest.mark.parametrize("name", COMPOSED)
def test_what_is_shared_is_changed_by_several(name: str) -> None:
    """By several in the logs of this game or of one in the same room: the pokers name what is shared together."""
    game = FAMILIES[name].game
    logs = [changed_by(sister) for sister in sisters(name)]
    changers = {
        field: max(len([part for part, fields in found.items() if field in fields]) for found in logs)
        for field in game.shared
    }
    assert {field for field, parts in changers.items() if parts < 2} == set()


def sisters(name: str) -> list[str]:
    """The games of parts that extend the same class on a cloth; the game alone where there is no such class."""
    above = FAMILIES[name].game.__mro__[1]
    shares = hasattr(above, "unused")
    return [other for other in COMPOSED if other == name or (shares and FAMILIES[other].game.__mro__[1] is above)]


@pytest.mark.parametrize("name", COMPOSED)
def test_no_game_of_parts_is_deep(name: str) -> None:
    """A game of parts alone is two classes above `Game`, one on a cloth four; a part has one shared ancestor at most
    beside `Part`."""
    game = FAMILIES[name].game
    depth = [len([c for c in each.__mro__ if c.__module__.startswith("novamas")]) for each in (game, *game.made_of)]
    assert depth[0] <= (5 if issubclass(game, ClothGame) else 3)
    assert max(depth[1:]) <= 3
