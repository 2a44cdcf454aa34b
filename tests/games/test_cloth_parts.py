"""A game on a cloth that has a part: boule with a bell, which must be wound up before the betting opens."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from novamas.games import make
from novamas.games.boule.play import BouleGame
from novamas.games.cloth.acts import CloseBetting, OpenBetting, PlaceBet, RoundEnded
from novamas.games.spin.acts import Spin
from novamas.kit.decider import CLOTH, CROUPIER, INSPECTOR, Actor, Await, Command, Event, Offer, Refused, Run, step
from novamas.kit.parts import Answer, Part, Shut, gate

BELL = "@bell"
OPENER = INSPECTOR
"""Who opens the betting of boule in this law."""


class WindUp(Command, frozen=True, kw_only=True):
    pass


class WoundUp(Event, frozen=True, kw_only=True):
    pass


class Belled(Spin, frozen=True, kw_only=True):
    wound: bool = False
    rung: int = 0


class Bell(Part[Belled]):
    """Is wound up by the croupier before every round, and counts them."""

    owns = ("wound", "rung")
    events = (WoundUp, RoundEnded)

    def awaits(self, s: Belled) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("WindUp",)),) if s.phase == "idle" and not s.wound else ()

    def default(self, s: Belled, who: Actor) -> Command:
        return WindUp(by=who)

    def bars(self, s: Belled, kind: type[Command]) -> Shut | None:
        return Shut("not-wound-up", ("BELL-1",), "by") if kind is OpenBetting and not s.wound else None

    @gate(WindUp, by=(CROUPIER,), during=("idle",))
    def allow_wind_up(self, s: Belled, who: Actor) -> Answer:
        return Shut("wound-already", ("BELL-2",)) if s.wound or s.phase != "idle" else Offer("WindUp", who)

    def play(self, run: Run[Belled], c: Command) -> None:
        run(WoundUp())

    @staticmethod
    def evolve(s: Belled, e: Event) -> Belled:
        return replace(s, wound=True) if isinstance(e, WoundUp) else replace(s, wound=False, rung=s.rung + 1)

    def holdings(self, s: Belled) -> dict[str, int]:
        return {BELL: 3, CLOTH: 4}

    @staticmethod
    def fold_leaving(s: Belled, who: Actor) -> Belled:
        return replace(s, rung=0)


class BelledBoule(BouleGame):
    state: ClassVar[type[Struct]] = Belled
    made_of: ClassVar[tuple[type[Part[Any]], ...]] = (Bell,)


@pytest.fixture
def game() -> BelledBoule:
    plain = cast(BouleGame, make("boe-1977", "boule"))
    belled = BelledBoule("boule", plain.rules, plain.house)
    belled.compose(cast(Part[Any], Bell()))
    return belled


@pytest.fixture
def quiet() -> Belled:
    return Belled(chips={"ana": 10_000}, minimum=500)


def play(game: BelledBoule, s: Belled, *commands: Command) -> Belled:
    for c in commands:
        s = cast(Belled, step(game, s, c)[0])
    return s


def test_the_cloth_and_the_part_have_their_commands_and_events() -> None:
    plain = BouleGame.commands
    assert set(BelledBoule.commands) == {*plain, WindUp}
    assert set(BelledBoule.events) == {*BouleGame.events, WoundUp}
    assert WindUp not in BouleGame.commands, "no other game on a cloth has it"


def test_a_part_is_waited_for_before_the_cloth(game: BelledBoule, quiet: Belled) -> None:
    assert game.awaits(quiet) == (Await(CROUPIER, ("WindUp",)),)
    assert game.default(quiet, CROUPIER) == WindUp(by=CROUPIER)
    wound = play(game, quiet, WindUp(by=CROUPIER))
    assert game.awaits(wound) == (Await(OPENER, ("OpenBetting",)),)
    assert game.default(wound, OPENER) == OpenBetting(by=OPENER)


def test_a_part_bars_a_command_of_the_cloth(game: BelledBoule, quiet: Belled) -> None:
    assert [o.kind for o in game.options(quiet, CROUPIER)] == ["WindUp"]
    with pytest.raises(Refused, match=r"not-wound-up .*BELL-1"):
        play(game, quiet, OpenBetting(by=OPENER))
    with pytest.raises(Refused, match="not-your-role"):
        play(game, quiet, OpenBetting(by=CROUPIER))
    assert [o.kind for o in game.options(play(game, quiet, WindUp(by=CROUPIER)), OPENER)] == ["OpenBetting"]


def test_a_refusal_of_a_part_s_command_reads_its_gate(game: BelledBoule, quiet: Belled) -> None:
    wound = play(game, quiet, WindUp(by=CROUPIER))
    with pytest.raises(Refused, match=r"wound-already \[BELL-2\]"):
        play(game, wound, WindUp(by=CROUPIER))
    with pytest.raises(Refused, match="not-your-role"):
        play(game, wound, WindUp(by="ana"))


def test_both_fold_what_concerns_both(game: BelledBoule, quiet: Belled) -> None:
    s = play(game, quiet, WindUp(by=CROUPIER), OpenBetting(by=OPENER), PlaceBet(by="ana", on="red", amount=500))
    after = cast(Belled, game.evolve(s, RoundEnded()))
    assert (after.phase, after.wound, after.rung) == ("idle", False, 1)
    with pytest.raises(TypeError, match="not an event of boule"):
        game.evolve(s, Event())


def test_what_both_hold_is_added_up(game: BelledBoule, quiet: Belled) -> None:
    s = play(game, quiet, WindUp(by=CROUPIER), OpenBetting(by=OPENER), PlaceBet(by="ana", on="red", amount=500))
    assert game.holdings(s) == {BELL: 3, CLOTH: 504}


def test_a_log_is_folded_without_rules_and_parts(quiet: Belled) -> None:
    hollow = BelledBoule.__new__(BelledBoule)
    s = cast(Belled, hollow.evolve(quiet, WoundUp()))
    assert s.wound
    assert cast(Belled, hollow.fold_leaving(replace(s, rung=7), "ana")).rung == 0
    assert hollow.fold_standing_up(hollow.fold_sitting(s, "ana"), "ana") == s


def test_the_cloth_goes_on_as_without_a_part(game: BelledBoule, quiet: Belled) -> None:
    s = play(game, quiet, WindUp(by=CROUPIER), OpenBetting(by=OPENER))
    assert game.chance(s) is None
    assert {o.kind for o in game.options(s, "ana")} == {"PlaceBet"}
    with pytest.raises(Refused, match="no-such-bet"):
        play(game, s, PlaceBet(by="ana", on="nowhere", amount=500))
    with pytest.raises(Refused, match="not-your-role"):
        play(game, s, CloseBetting(by="ana"))
