"""A game of parts, on a toy with two of them: a lamp that anybody switches, and a box of coins that only staff open."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.decider import (
    CROUPIER,
    INSPECTOR,
    Await,
    Command,
    Desk,
    Event,
    Money,
    Offer,
    Refused,
    Run,
    step,
    verify,
)
from novamas.kit.parts import Answer, Composed, Part, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class Switch(Command, frozen=True, kw_only=True):
    pass


class Put(Command, frozen=True, kw_only=True):
    slot: str
    amount: Money


class Empty(Command, frozen=True, kw_only=True):
    pass


class Switched(Event, frozen=True, kw_only=True):
    pass


class Filled(Event, frozen=True, kw_only=True):
    amount: int


class Room(Desk, frozen=True, kw_only=True):
    phase: str = "dark"
    coins: int = 0
    seen: int = 0


class Lamp(Part[Room]):
    events = (Switched, Filled)
    owns = ("seen",)

    @gate(Switch)
    def allow_switch(self, s: Room, who: str) -> Answer:
        return Offer("Switch", who) if s.coins < 3 else Shut("too-heavy", ("A-1",), "by")

    def awaits(self, s: Room) -> tuple[Await, ...]:
        return (Await("ana", ("Switch",)),) if s.phase == "dark" else ()

    def default(self, s: Room, who: str) -> Command | None:
        return Switch(by=who)

    def play(self, run: Run[Room], c: Command) -> None:
        run(Switched())

    @staticmethod
    def evolve(s: Room, e: Event) -> Room:
        return replace(s, phase="light") if isinstance(e, Switched) else replace(s, seen=s.seen + 1)


class Box(Part[Room]):
    events = (Filled,)
    owns = ("coins",)

    @gate(Put, during=("light",))
    def allow_put(self, s: Room, who: str) -> Answer:
        if s.phase != "light":
            return Shut("too-dark", ("A-2",))
        full = Shut("slot-full", ("A-3",), "amount", {"slot": OneOf(("left",))})
        right = {"slot": OneOf(("right",), Why("no-such-slot")), "amount": Amount(1, 2)}
        return full, Offer("Put", who, right), Shut("no-slot-left")

    @gate(Empty, by=(CROUPIER,))
    def allow_empty(self, s: Room, who: str) -> Answer:
        return Offer("Empty", who) if s.coins else Shut("nothing-in-it")

    def play(self, run: Run[Room], c: Command) -> None:
        run(Filled(amount=c.amount if isinstance(c, Put) else -run.s.coins))

    @staticmethod
    def evolve(s: Room, e: Event) -> Room:
        assert isinstance(e, Filled)
        return replace(s, coins=s.coins + e.amount)


class Toy(Composed[Room]):
    state = Room
    made_of = (Lamp, Box)
    shared = ("phase",)


TOY = Toy("toy", Lamp(), Box())
DARK = Room(chips={"ana": 5}, staff=(CROUPIER, INSPECTOR))
LIGHT = replace(DARK, phase="light")


def refused(state: Room, command: Command) -> tuple[str, tuple[str, ...], str, Any]:
    with pytest.raises(Refused) as no:
        verify(TOY, state, command)
    return no.value.code, no.value.clauses, no.value.field, no.value.value


def test_its_commands_and_events_are_those_of_its_parts() -> None:
    assert [kind.__name__ for kind in Toy.commands] == ["Switch", "Put", "Empty", "Chance"]
    assert Toy.events == (Switched, Filled)


def test_options_are_the_open_offers_and_a_refusal_reads_the_shut_one() -> None:
    assert [o.kind for o in TOY.options(DARK, "ana")] == ["Switch"]
    assert refused(DARK, Put(by="ana", slot="right", amount=1)) == ("too-dark", ("A-2",), "", None)
    assert [o.kind for o in TOY.options(LIGHT, "ana")] == ["Switch", "Put"]
    heavy = replace(LIGHT, coins=3)
    assert refused(heavy, Switch(by="ana")) == ("too-heavy", ("A-1",), "by", "ana")
    assert Shut("too-heavy", ("A-1",)).why == Why("too-heavy", ("A-1",))


def test_of_several_shut_offers_the_one_that_the_command_is_about_says_why() -> None:
    assert refused(LIGHT, Put(by="ana", slot="left", amount=1)) == ("slot-full", ("A-3",), "amount", 1)
    assert refused(LIGHT, Put(by="ana", slot="up", amount=1))[0] == "no-such-slot"


def test_who_is_no_actor_of_a_command_is_told_so_once_for_all() -> None:
    assert refused(LIGHT, Put(by="zoe", slot="right", amount=1)) == ("not-at-the-table", (), "by", "zoe")
    assert refused(LIGHT, Empty(by=INSPECTOR)) == ("not-your-role", (), "by", INSPECTOR)
    assert refused(LIGHT, Empty(by="ana")) == ("not-your-role", (), "by", "ana")
    assert refused(LIGHT, Empty(by=CROUPIER))[0] == "nothing-in-it"


def test_several_parts_fold_one_event_each_into_its_own() -> None:
    state, events = step(TOY, LIGHT, Put(by="ana", slot="right", amount=2))
    assert (state.coins, state.seen, events) == (2, 1, [Filled(amount=2)])
    with pytest.raises(TypeError, match="not an event of toy"):
        TOY.evolve(state, Event())


def test_whose_turn_it_is_answers_for_the_silent() -> None:
    assert TOY.default(DARK, "ana") == Switch(by="ana")
    assert TOY.default(LIGHT, "ana") is None
    assert TOY.awaits(LIGHT) == ()


def test_the_parts_are_those_that_the_class_names() -> None:
    with pytest.raises(AssertionError):
        Toy("toy", Box(), Lamp())


def test_a_state_is_a_struct() -> None:
    assert issubclass(Toy.state, Struct)
