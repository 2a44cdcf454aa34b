"""Patches: whoever applies them to the first view has exactly the view after every act, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace
from parlour import DORA, Parlour, parlour

from novamas.client import Line
from novamas.games import company
from novamas.games.table_rules import Closing, House, Section, TableRules
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, CROUPIER, INSPECTOR, STAFF, Chance, Game, Veiled, fold, is_person, mask, step
from novamas.kit.errors import NovamasError
from novamas.kit.patch import merge
from novamas.law import BadOption, library
from novamas.server.hosted import Policy
from novamas.server.patch import SAME, difference, hides, patch, patches
from novamas.server.sight import NOBODY, find_watched
from novamas.table import Opening, Table, TableGame, TableState, prepare
from novamas.table.acts import Bring, Leave, Sit
from novamas.table.opening import Prepared
from novamas.table.scenario import Runner
from worked_examples import Example, each_example

if (tests := str(Path(__file__).parent.parent)) not in sys.path:
    sys.path.insert(0, tests)

from toys.duel import DuelGame
from toys.facedown import FacedownGame
from toys.pots import PotGame

PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
OTHERS = (*STAFF, "@auditor", "@cashier", "stranger")
GUESTS = {"baccarat-banque": 6}
"""How many a game needs, where it is more than a few: two a cloth and a banker."""
MARK = 987_654_321  # no card, no amount and no number of anything is this


def seen(view: Any) -> Any:
    """A view as a client has it: members that are null are as good as not there."""
    return bare(json.loads(msgspec.json.encode(view)))


def bare(x: Any) -> Any:
    if isinstance(x, dict):
        return {name: bare(value) for name, value in x.items() if value is not None}
    return x


def followed(table: TableGame, states: list[TableState]) -> int:
    """Applies the patches of a story for everybody who could look on; how many texts there were in all."""
    people = {who for s in states for who in s.desk.chips}
    made = [patches(table, before, after) for before, after in pairwise(states)]
    for eyes in (*sorted(people), *OTHERS):
        view = seen(table.view(states[0], eyes))
        for texts, state in zip(made, states[1:], strict=True):
            view = merge(view, json.loads(texts.get(eyes, texts[NOBODY])))
            assert bare(view) == seen(table.view(state, eyes)), eyes
    return sum(map(len, made))


def needed(states: list[TableState]) -> int:
    """One text for each act, and one more for each who sees before or after it what others do not."""
    return sum(1 + len(find_watched((a.desk,)) | find_watched((b.desk,))) for a, b in pairwise(states))


# -- the games of the laws ---------------------------------------------------------------------------------------------


def played(example: Example) -> Table | None:
    """The table of a scenario once it has been played; none where it shows what cannot be opened."""
    scenario = example.scenario()
    try:
        runner = Runner(scenario)
    except BadOption:
        return None
    for each in scenario.steps:
        with suppress(NovamasError):  # what is refused changes nothing
            runner.run(each)
    return runner.table


@pytest.mark.parametrize("example", each_example())
def test_every_scenario(example: Example) -> None:
    live = played(example)
    if live is None:
        return
    table = live.decider
    states = [table.empty()]
    for envelope in live.log:
        states.append(fold(table, states[-1], envelope.event))
    assert followed(table, states) == needed(states), "one text serves everybody but those who hold cards"
    rng = random.Random(example.path.stem)
    followed(table, [states[0], *(s for s in states[1:-1] if rng.random() < 0.3), states[-1]])  # acts of many events


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_bots_play_an_evening(law: str, game: str) -> None:
    rng = random.Random(f"{law} {game}")
    table = TableGame(prepare(Opening(law=law, game=game, minimum=100)))
    states = [fold(table, table.empty(), table.opening_event())]
    source = Seeded(5)

    def do(command: Any) -> None:
        states.append(step(table, states[-1], command)[0])

    bots = company(table.game, GUESTS.get(game, 4), rng)
    seats = len(states[0].desk.seats)
    for n, who in enumerate(bots):
        offers = table.options(states[-1], who, "Bring")
        if not offers:  # a machine has one place
            break
        offer, *_ = offers  # a law may say how much
        do(Bring(by=who, amount=min(50_000, offer.form["amount"].hi)))
        if seats:
            do(Sit(by=who, seat=1 + n * seats // len(bots)))
    for n in range(3000):
        s = states[-1]
        if n >= 300 and s.desk.round > 5:  # a hand among players, or a bingo, is many steps long
            break
        awaited = table.awaits(s)
        if awaited and awaited[0].who == CHANCE:
            do(Chance(what=awaited[0].what, value=source.draw(table.chance(s), awaited[0].what)))
            continue
        who = rng.choice([*bots, "nobody", "nobody", *(a.who for a in awaited)])
        if who in bots and (command := bots[who].act(table.game, s.desk, who, rng)) is not None:
            do(command)
        elif awaited and not is_person(awaited[0].who):
            do(table.default(s, awaited[0].who))
    for who in bots:
        if table.options(states[-1], who, "Leave"):
            do(Leave(by=who))
    assert states[-1].desk.round > 5
    assert followed(table, states) == needed(states)


# -- games with hidden cards -------------------------------------------------------------------------------------------


def at_a_table(toy: type[Game[Any]]) -> TableGame:
    rules = TableRules(family="toys", epigraph="00", scope=Section(), closing=Closing(temporary=True))
    seated = type(f"Seated{toy.__name__}", (toy,), {"rules": rules, "house": House()})
    opening = Opening(law="toys", game=toy.name, minimum=10)
    return TableGame(Prepared(opening, seated(), 10**9, 0, {}, (CROUPIER, INSPECTOR), {}, ""))


def wandered(table: TableGame, seed: int, steps: int = 60) -> list[TableState]:
    """A toy played by its own offers."""
    rng = random.Random(seed)
    states = [fold(table, table.empty(), table.opening_event())]
    for who in ("ana", "bea", "carlos"):
        states.append(step(table, states[-1], Bring(by=who, amount=300))[0])
    for _ in range(steps):
        s = states[-1]
        if (dist := table.chance(s)) is not None:
            values = [(v, float(w)) for v, w in dist]
            value = rng.choices([v for v, _ in values], [w for _, w in values])[0]
            command: Any = Chance(what=table.awaits(s)[0].what, value=value)
        else:
            offers = [o for who in ("ana", "bea", "carlos", CROUPIER) for o in table.game.options(s.desk, who)]
            if not offers:
                break
            offer = rng.choice(offers)
            kind = next(k for k in table.game.commands if k.__name__ == offer.kind)
            command = kind(by=offer.by, **{f: space.pick(rng) for f, space in offer.form.items()})
        states.append(step(table, s, command)[0])
    return states


def marked(x: Any, who: str) -> Any:
    """The same state with a mark wherever `who` may not look."""
    if isinstance(x, Veiled):
        hidden = x.to is not None and who not in x.to
        return Veiled(MARK, x.to) if hidden else Veiled(marked(x.value, who), x.to)
    if isinstance(x, Struct):
        return replace(x, **{name: marked(getattr(x, name), who) for name in x.__struct_fields__})
    if isinstance(x, tuple):
        return tuple(marked(v, who) for v in x)
    if isinstance(x, dict):
        return {k: marked(v, who) for k, v in x.items()}
    return x


@pytest.mark.parametrize("toy", [DuelGame, PotGame, FacedownGame])
def test_everybody_follows_a_game_with_hidden_cards(toy: type[Game[Any]]) -> None:
    table = at_a_table(toy)
    assert hides(type(table.game))
    texts = 0
    for seed in range(8):
        states = wandered(table, seed)
        texts += followed(table, states) - len(states) + 1
    assert texts > 0 or toy is FacedownGame, "those who hold cards had patches of their own"


@pytest.mark.parametrize("toy", [DuelGame, PotGame, FacedownGame])
def test_no_hidden_card_is_in_a_patch(toy: type[Game[Any]]) -> None:
    table = at_a_table(toy)
    hidden = 0
    for seed in range(6):
        states = wandered(table, seed)
        for before, after in pairwise(states):
            for who in ("ana", "bea", "carlos", *OTHERS):
                dark = [replace(s, desk=marked(s.desk, who)) for s in (before, after)]
                hidden += str(MARK) in str(dark[1])
                texts = patches(table, *dark)
                assert str(MARK).encode() not in texts.get(who, texts[NOBODY]), who
    assert hidden > 50


def test_a_card_that_is_turned_over_is_in_the_patch() -> None:
    """The same value under another veil: those who did not see it before are told now."""
    table = at_a_table(FacedownGame)
    before = fold(table, table.empty(), table.opening_event())
    dark = replace(before, desk=replace(before.desk, card=Veiled(7, ("ana",))))
    shown = replace(before, desk=replace(before.desk, card=Veiled(7, None)))
    texts = {eyes: json.loads(text) for eyes, text in patches(table, dark, shown).items()}
    assert texts[NOBODY] == {"desk": {"card": {"value": 7, "to": None}}}
    assert texts["ana"] == {"desk": {"card": {"to": None}}}, "she knew it already"
    again = {eyes: json.loads(text) for eyes, text in patches(table, before, dark).items()}
    assert again[NOBODY] == {"desk": {"card": {"value": None, "to": ["ana"]}}}
    assert again["ana"] == {"desk": {"card": {"value": 7, "to": ["ana"]}}}


def test_a_game_with_a_view_of_its_own() -> None:
    class OwnView(DuelGame):
        def view(self, s: Any, who: str) -> Any:
            shown = mask(s, who)
            return replace(shown, bank=s.bank if who == s.banker else 0)

    table = at_a_table(OwnView)
    for seed in range(4):
        followed(table, wandered(table, seed))


# -- the differ itself -------------------------------------------------------------------------------------------------


class Plain(Struct, frozen=True):
    a: Any = None
    b: Any = None


class Terse(Struct, frozen=True, omit_defaults=True):
    a: Any = None
    b: Any = 0


class Pair(Struct, frozen=True, array_like=True):
    a: Any = None
    b: Any = None


class Tagged(Struct, frozen=True, tag=True, rename="camel"):
    long_name: Any = None


JSON: Any = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from(["", "x", "y"])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.sampled_from(["a", "b", "c"]), inner, max_size=3),
        st.dictionaries(st.integers(0, 3), inner, max_size=3),
        st.builds(Plain, inner, inner),
        st.builds(Terse, inner, inner),
        st.builds(Pair, inner, inner),
        st.builds(Tagged, inner),
    ),
    max_leaves=12,
)


@settings(max_examples=400, deadline=None)
@given(old=JSON, new=JSON)
def test_a_patch_leads_from_anything_to_anything(old: Any, new: Any) -> None:
    before, after = {"x": old}, {"x": new}
    got = merge(json.loads(msgspec.json.encode(before)), json.loads(patch(before, after)))
    assert bare(got) == seen(after)


def test_what_is_equal_and_written_otherwise_is_in_a_patch() -> None:
    """Nought is not written where it goes without saying, but false is."""
    old, new = Terse(a=1, b=False), Terse(a=1, b=0)
    assert old == new
    assert json.loads(patch({"x": old}, {"x": new})) == {"x": {"b": None}}


@settings(max_examples=200, deadline=None)
@given(state=JSON)
def test_what_did_not_change_is_not_in_a_patch(state: Any) -> None:
    assert difference(state, state) is SAME
    assert patch(Plain(a=state, b=1), Plain(a=state, b=2)) == b'{"b":2}'


def test_a_member_that_goes_is_null_and_an_array_is_whole() -> None:
    old = {"bets": {1: Plain(a=5), 2: Plain(a=6)}, "seats": ("ana", None), "same": (1, 2)}
    new = {"bets": {2: Plain(a=7)}, "seats": (None, None), "same": (1, 2)}
    assert json.loads(patch(old, new)) == {"bets": {"1": None, "2": {"a": 7}}, "seats": [None, None]}


@pytest.mark.parametrize(
    ("target", "change", "result"),
    [  # the examples of RFC 7386
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "b"}, ["c"], ["c"]),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_merging(target: Any, change: Any, result: Any) -> None:
    assert merge(target, change) == result


# -- over the line -----------------------------------------------------------------------------------------------------


def same_as_the_server(p: Parlour, client: Line, eyes: str) -> bool:
    hosted = p.house.tables["1"]
    return client.seq == hosted.seq and bare(client.view) == seen(hosted.live.decider.view(hosted.state, eyes))


def test_clients_that_come_and_go_have_the_table_before_them(tmp_path: Path) -> None:
    store = str(tmp_path / "casino.db")

    async def main() -> None:
        async with asyncio.timeout(120), parlour(store, policy=Policy(seconds=0.2, bots=3)) as p:
            ana, bea = await p.guest("ana"), await p.guest("bea")
            dora = await p.client(DORA.id, "director").open()
            await ana.until(lambda: ana.view["desk"]["round"] >= 2, 60)
            await ana.cut()
            await bea.until(lambda: bea.view["desk"]["round"] >= 3, 60)
            await ana.open()
            assert ana.snapshots == 1, "she went on from where the line was cut"
            await bea.until(lambda: bea.view["desk"]["round"] >= 4, 60)
            p.house.tables["1"].policy = Policy(auto=False)
            for client, eyes in ((ana, "ana"), (bea, "bea"), (dora, "@director")):
                await client.until(lambda client=client, eyes=eyes: same_as_the_server(p, client, eyes), 60)

    asyncio.run(main())


def test_a_client_goes_on_after_the_house_was_closed_and_opened_again(tmp_path: Path) -> None:
    store = str(tmp_path / "casino.db")

    async def main() -> None:
        async with asyncio.timeout(120), parlour(store, policy=Policy(auto=False), staff=False) as p:
            ana = await p.guest("ana")
            seq, view = ana.seq, ana.view
            croupier = await p.client("carl", "croupier").open()
            await croupier.do("OpenBetting")
            await ana.do("PlaceBet", on="red", amount="10.00")
            await croupier.do("Launch")
        async with asyncio.timeout(120), parlour(store, policy=Policy(auto=False), staff=False) as p:
            later = p.client("ana")
            later.seq, later.view = seq, view
            await later.open()
            await later.until(lambda: same_as_the_server(p, later, "ana"), 60)
            assert later.snapshots == 0
            assert len(later.acts) == 3
            assert later.view["desk"]["phase"] == "rolling"

    asyncio.run(main())


def story(p: Parlour) -> Iterator[dict[str, Any]]:
    for shown in p.house.tables["1"].tail:
        yield json.loads(shown.text("anybody"))["act"]


def test_every_act_of_the_tail_has_its_patch(tmp_path: Path) -> None:
    async def main() -> None:
        async with asyncio.timeout(60), parlour(str(tmp_path / "casino.db"), staff=False) as p:
            await p.guest("ana")
            acts = list(story(p))
            assert [a["events"][0]["type"] for a in acts] == ["TableOpened", "Joined"]
            assert all("patch" in a for a in acts)
            assert acts[0]["patch"]["open"] is True
            view: Any = {}
            for act in acts:
                view = merge(view, act["patch"])
            assert view["desk"]["chips"] == {"ana": 500_00}

    asyncio.run(main())
