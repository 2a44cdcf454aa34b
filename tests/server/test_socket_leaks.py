"""Nothing secret in any byte that is sent: no key, no person behind a role, no command, no hidden card."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from parlour import DORA, audited, parlour

from novamas.casino import Act
from novamas.client import Line, Said
from novamas.kit.decider import Actor, Chance, Veiled, mask, step
from novamas.server.hosted import Policy
from novamas.server.sight import Shown, find_watched, may_veil

if (tests := str(Path(__file__).parent.parent)) not in sys.path:
    sys.path.insert(0, tests)

from toys.duel import DuelGame

TOY: Any = DuelGame()

HIDDEN = {"person", "key", "keys", "default", "odds", "weights", "dist"}
SECRET = "only-the-sender-knows"
VIEWERS = (("ana", "guest"), ("bea", "player"), ("carl-behind-the-wheel", "croupier"), (DORA.id, "director"),
           ("ines-behind-the-table", "inspector"), ("aldo-behind-the-books", "auditor"), ("gil", "guest"))  # fmt: skip
STAFF = [id for id, role in VIEWERS if "behind" in id]


def names(x: Any) -> Iterator[str]:
    """Every name of every object in a message."""
    if isinstance(x, dict):
        for name, value in x.items():
            yield name
            yield from names(value)
    elif isinstance(x, list):
        for value in x:
            yield from names(value)


def offered(body: dict[str, Any]) -> list[dict[str, Any]]:
    return [o for part in body.values() if isinstance(part, dict) for o in part.get("options", ())]


async def fidget(client: Line, rng: random.Random, turns: int) -> None:
    """Takes some offer and fills it somehow, with a key that nobody else may learn."""
    for _ in range(turns):
        if client.options:
            offer = rng.choice(client.options)
            fields = {name: choose(name, space, rng) for name, space in offer.get("form", {}).items()}
            if offer["kind"] not in (
                "CloseTable",
                "StaffLeave",
                "Suspend",
                "AnnounceLast",
                "Halt",
                "Remark",
                "Rectify",
                "SendAway",
            ):
                with suppress(Said):
                    await client.do(offer["kind"], f"{SECRET}-{rng.getrandbits(40)}", **fields)
        await asyncio.sleep(0.01)


def choose(name: str, space: dict[str, Any], rng: random.Random) -> Any:
    if space["type"] == "Amount":
        return f"{(space['lo'] + space.get('step', 1) * rng.randrange(3)) / 100:.2f}"
    return rng.choice(space["values"])


def test_nothing_secret_reaches_anybody(tmp_path: Path) -> None:
    heard: dict[str, list[str]] = {id: [] for id, _ in VIEWERS}

    async def main() -> None:
        store = str(tmp_path / "casino.db")
        async with asyncio.timeout(60), parlour(store, policy=Policy(seconds=0.3, bots=2)) as p:
            rng = random.Random(5)
            clients = []
            for id, role in VIEWERS:
                clients.append(await p.client(id, role, heard=heard[id].append).open())
            for client, (id, _) in zip(clients[:2], VIEWERS[:2], strict=True):
                await p.house.post(id, {"EUR-play": 100_000}, "@issue", "play chips", id)
                await client.do("Bring", f"{SECRET}-0", amount="300.00")
            await asyncio.gather(*(fidget(c, random.Random(rng.random()), 60) for c in clients))
            for client in clients:
                with pytest.raises(Said):
                    await client.do("Juggle", f"{SECRET}-1")
            late = await p.client("late", heard=heard.setdefault("late", []).append).open()
            await late.until(lambda: late.snapshots == 1)

    asyncio.run(main())
    assert audited(str(tmp_path / "casino.db")).finding is None

    everything = "\n".join(text for texts in heard.values() for text in texts)
    assert everything.count('{"act"') > 200
    assert '"RoundEnded"' in everything
    assert SECRET not in everything
    for person in STAFF:
        assert all(person not in text for texts in heard.values() for text in texts), f"{person} was named"
    eyes = {id: id if role in ("guest", "player") else f"@{role}" for id, role in VIEWERS} | {"late": "late"}
    for id, texts in heard.items():
        for text in texts:
            body = json.loads(text)
            assert not HIDDEN & set(names(body)), text
            assert all(offer["by"] == eyes[id] for offer in offered(body)), "somebody else's options"
            for act in [body["act"]] if "act" in body else []:
                assert set(act) <= {"seq", "round", "by", "cause", "source", "at", "command", "outcomes", "phase",
                                    "events", "patch"}  # fmt: skip
                assert isinstance(act.get("command", ""), str), "its name, and nothing of what was asked"


# -- the same texts, made of a game with hidden cards ------------------------------------------------------------------

MARK = 987_654_321


def marked(x: Any, who: Actor) -> Any:
    """The same thing with a mark in place of every value that `who` may not see."""
    if isinstance(x, Veiled):
        seen = x.to is None or who in x.to
        return Veiled(marked(x.value, who) if seen else MARK, x.to)
    if isinstance(x, Struct):
        return replace(x, **{name: marked(getattr(x, name), who) for name in x.__struct_fields__})
    if isinstance(x, tuple):
        return tuple(marked(v, who) for v in x)
    if isinstance(x, dict):
        return {k: marked(v, who) for k, v in x.items()}
    return x


def duel_acts(seed: int, commands: int) -> list[Act]:
    """Random play of the toy that has cards in the hand, burnt cards and secret choices."""
    rng = random.Random(seed)
    game = DuelGame()
    state = game.state(chips={"ana": 300, "bea": 300, "carlos": 300})
    acts: list[Act] = []
    seq = 0
    while len(acts) < commands:
        dist = game.chance(state)
        if dist is not None:
            value = rng.choices([v for v, _ in dist], [float(w) for _, w in dist])[0]
            command: Any = Chance(what="card", value=value)
        else:
            offers = [o for who in ("ana", "bea", "carlos", "@croupier") for o in game.options(state, who)]
            if not offers:
                break
            offer = rng.choice(offers)
            kind = next(k for k in game.commands if k.__name__ == offer.kind)
            command = kind(by=offer.by, **{f: s.pick(rng) for f, s in offer.form.items()})
        state, events = step(game, state, command)
        acts.append(Act(seq, state.round, command.by, command, tuple(events), person="p", key="k"))
        seq += len(events)
    return acts


def test_no_hidden_card_is_in_the_text_of_an_act() -> None:
    people = ("ana", "bea", "carlos", "@croupier", "@director", "@auditor", "gil")
    veiled = 0
    for act in [a for seed in range(6) for a in duel_acts(seed, 60)]:
        names_ = find_watched(act.events)
        veiled += bool(names_) or any(may_veil(type(e)) for e in act.events)
        shown = Shown(act, TOY, "betting")
        texts = {who: shown.text(who) for who in people}
        for who in people:
            unseen = replace(act, events=marked(act.events, who))
            assert str(MARK) not in Shown(unseen, TOY, "betting").text(who)
            open_ = mask(act.events, who) == act.events or isinstance(act.command, Chance)
            assert json.loads(texts[who])["act"].get("command") == (type(act.command).__name__ if open_ else None)
            assert '"person"' not in texts[who]
            assert texts[who] == Shown(act, TOY, "betting").text(who), "what others asked for first changes nothing"
        assert bool(shown.same) is not bool(names_), "one text for all only where nobody may see more than others"
        assert not shown.same or set(texts.values()) == {shown.same}
        outsiders = {texts[who] for who in people if who not in names_}
        assert len(outsiders) <= 1, "who may not look sees what everybody sees"
        for who in names_:
            if who in people and any('"value":null' in t for t in outsiders):
                assert texts[who] not in outsiders
    assert veiled > 50


def test_types_that_can_hide_something_are_known() -> None:
    from novamas.games.spin import BetPlaced, Landed
    from novamas.table.acts import TableOpened
    from toys import duel

    assert may_veil(duel.Dealt)
    assert may_veil(duel.Burnt)
    assert not may_veil(duel.BankTaken)
    assert not may_veil(BetPlaced)
    assert not may_veil(Landed)
    assert may_veil(TableOpened), "options of a house may hold anything"
