"""Cards that were never shown stay hidden: after the hand, after its epoch, and in everything that the house answers.

What is revealed of the draws of circle poker is the cards that were shown, to each reader those they saw themselves;
the secret of the pack is for the audit alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from every_route import AT_A_TABLE, READ
from msgspec import convert, to_builtins
from twins import Clock, World, awaited, proposed

from novamas.games.circle_poker.acts import CardsOpened, LeaveHand
from novamas.kit.decider import UNKNOWN, Chance, Veiled
from novamas.kit.sealed import Opening, Sealed, opens

UNSEEING = ("stranger", "bea", "gil", "croupier", "inspector", "cashier")


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("house"), Clock())
    with made.casino.client:
        made.admit()
        yield made


def play_hand(world: World, table: str, rng: random.Random) -> bool:
    """A hand in which ana gives up as soon as she is asked; whether anybody showed cards."""
    hosted, ana = world.house.table(table), world.people["ana"].id
    epoch, shown = hosted.live.epoch, False
    for _ in range(600):
        if hosted.live.epoch > epoch:
            return shown
        state = hosted.live.state
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif hosted.live.decider.options(state, ana, "LeaveHand"):
            assert world.send(table, LeaveHand(by=ana))
        else:
            for kind in ("Check", "Cover", "OpenHands", "PayPot", "DealHand", "BeginGame", "NoBlind"):
                asked = [a.who for a in hosted.live.decider.awaits(state)]
                if found := [o for who in asked for o in hosted.live.decider.options(state, who, kind)]:
                    kinds = {k.__name__: k for k in hosted.live.decider.all_commands()}
                    assert world.send(table, kinds[kind](by=found[0].by))
                    break
            else:
                command = proposed(hosted, rng, mistakes=0)
                assert command is not None
                world.send(table, command)
        shown = shown or any(isinstance(e, CardsOpened) for act in list(hosted.live.tail)[-3:] for e in act.events)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("game", ["texas-holdem", "five-card-draw", "seven-card-stud"])
def test_what_was_not_shown_stays_hidden_after_the_hand(world: World, game: str) -> None:
    table, rng = world.open("euskadi-1996", game), random.Random(game)
    hosted = world.house.table(table)
    while True:
        secret, epoch = hosted.live.secret, hosted.live.epoch
        dealt = hosted.live.dealt
        shown = play_hand(world, table, rng)
        if shown and not dealt and hosted.live.epoch == epoch + 1:
            break
    assert secret is not None
    chance = [
        act
        for act in world.house.books.acts(hosted.listed, hosted.codec)
        if act.draw is not None and act.draw[0] == epoch
    ]
    pack = Sealed(secret, hosted.live.decider.game.sealed_pack())

    def told(name: str) -> dict[str, Any]:
        asking = world.casino.ask if name == "stranger" else world.people[name]
        found: dict[str, Any] = asking("GET", f"/api/tables/{table}/draws/{epoch}").json()
        assert (found["over"], found["sealed"], found["secret"]) == (True, True, "")
        assert found["commitment"] == pack.commitment
        for draw, act in zip(found["draws"], chance, strict=True):
            assert isinstance(act.command, Chance)
            if draw["value"] == UNKNOWN:
                assert draw["opening"] is None
                assert draw["dist"] is None, "what could come tells of all that came before"
            else:
                assert draw["value"] == act.command.value
                assert opens(found["commitment"], draw["value"], convert(draw["opening"], Opening))
                assert draw["opening"]["place"] == draw["number"], "the cards lie in the order in which they come"
        return found

    def hidden(name: str) -> list[Any]:
        return [
            act.command.value  # type: ignore[union-attr]
            for draw, act in zip(told(name)["draws"], chance, strict=True)
            if draw["value"] == UNKNOWN
        ]

    mine = [a.command.value for a in chance if to_whom(a.events) == (world.people["ana"].id,)]  # type: ignore[union-attr]
    assert len(mine) >= 2
    assert not set(mine) & set(hidden("ana")), "she may check her own, though she gave them up"
    for name in UNSEEING:
        assert set(mine) <= set(hidden(name)), name
    everybody = {card for act in world.house.books.acts(hosted.listed, hosted.codec) for card in opened(act.events)}
    assert everybody
    assert not everybody & set(hidden("gil")), "cards that were shown can be checked by all"
    for name in ("auditor", "director"):
        assert hidden(name) == [], "who reads the books sees all, when the hand is over"

    salts = [pack.open(1, card).salt for card in mine]
    read_everything(world, table, epoch, chance[0].seq, [secret.hex(), *salts])
    assert world.people["auditor"].get("/api/records/audit").json()["finding"] is None


def to_whom(events: tuple[Any, ...]) -> tuple[str, ...] | None:
    card = getattr(events[0], "card", None)
    return card.to if isinstance(card, Veiled) else None


def opened(events: tuple[Any, ...]) -> Iterator[int]:
    for event in events:
        if isinstance(event, CardsOpened):
            yield from event.cards


def read_everything(world: World, table: str, epoch: int, since: int, secrets: list[str]) -> None:
    """No route tells any of these to anybody who may not see the cards, about this table or any other thing."""
    hosted = world.house.table(table)
    for name in UNSEEING:
        asking = world.casino.ask if name == "stranger" else world.people[name]
        for (method, _), where in {**READ, **AT_A_TABLE}.items():
            for address in where if not isinstance(where, str) else ():
                if address.endswith("/odds"):
                    continue
                for seq in range(since, hosted.seq, 7) if "{seq}" in address else (since,):
                    path = address.format(
                        table=table, last=hosted.seq - 1, epoch=epoch, seq=seq, person=world.people["ana"].id
                    )
                    text = asking(method, path).text
                    assert not any(secret in text for secret in secrets), (name, path)
        if name != "stranger":
            headers = {"cookie": f"novamas={world.people[name].cookie}"}
            world.casino.client.cookies.clear()
            with world.casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line:
                line.send_json({"hello": {}})
                text = line.receive_text()
            assert not any(secret in text for secret in secrets), name


def test_lots_are_checked_with_their_secret_as_before(world: World) -> None:
    """Nothing is hidden in the epoch in which seats are drawn: its secret is told, and the seals beside it."""
    table, rng = world.open("euskadi-1996", "texas-holdem"), random.Random(3)
    hosted = world.house.table(table)
    epoch, secret = hosted.live.epoch, hosted.live.secret
    play_hand(world, table, rng)
    assert secret is not None
    assert not hosted.live.dealt
    found = world.people["gil"].get(f"/api/tables/{table}/draws/{epoch}").json()
    pack = Sealed(secret, hosted.live.decider.game.sealed_pack())
    assert (found["secret"], found["root"], found["commitment"]) == (secret.hex(), pack.root, pack.commitment)
    assert {draw["what"] for draw in found["draws"]} == {"lot"}
    assert to_builtins(found["draws"][0]["dist"])["type"] == "Uniform"
