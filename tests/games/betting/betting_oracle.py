"""What the article says about betting, typed by hand; a second settlement, written from the definitions; and a shop."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from novamas.games import make
from novamas.games.betting.acts import AnnounceEvent, ConfirmResult, StartEvent
from novamas.games.betting.fixtures import Fixture
from novamas.games.betting.play import BettingGame
from novamas.kit.chance import Scripted
from novamas.kit.decider import CROUPIER, INSPECTOR, Chance, Command, Event, Refused
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW = "euskadi-1996"
HARMFUL = ("dignity", "privacy", "honour", "image", "rights")  # article 5.2, up to "derechos fundamentales"
UNLAWFUL = ("crime", "misdemeanour", "infraction", "politics", "religion")  # and what follows
MINIMUM, PURSE = 100, 10_000_000
MATCH = {"shape": "goals", "entries": ["A", "B"], "strengths": [16, 12], "total": 5, "handicap": -2}
POINTS = {"shape": "points", "entries": ["A", "B"], "strengths": [5, 4], "target": 7, "total": 21, "handicap": 1}
BOATS = {"entries": ["K", "L", "M", "N"], "strengths": [35, 30, 20, 15]}


def event(name: str, of: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": name, "held": ["here"], **of, **more}


def opened(options: dict[str, Any] | None = None) -> BettingGame:
    """The game of a shop with these options."""
    made = make(LAW, "betting", options)
    assert isinstance(made, BettingGame)
    return made


class Shop:
    """A shop with some people in it; amounts are minor units."""

    def __init__(self, *people: str, reading: Any = "default", **options: Any) -> None:
        opening = Opening(law=LAW, game="betting", minimum=MINIMUM, options=options, readings=reading)
        self.table = Table(opening, Scripted())
        for who in people:
            self.act(Bring(by=who, amount=PURSE))

    @property
    def desk(self) -> Any:
        return self.table.state.desk

    @property
    def game(self) -> Any:
        return self.table.decider.game

    def act(self, command: Command) -> list[Event]:
        return self.table.act(command)

    def refused(self, command: Command) -> Refused:
        before = self.table.state
        try:
            self.act(command)
        except Refused as refused:
            assert self.table.state is before
            return refused
        raise AssertionError(f"{command} was not refused")

    def announce(self) -> None:
        """The events of the next meeting, as the programme has them."""
        while self.desk.phase in ("idle", "announcing"):
            due = self.game.router.parts[0].default(self.desk, INSPECTOR)
            assert isinstance(due, AnnounceEvent)
            self.act(due)

    def run(self, result: str) -> list[Event]:
        """The next event, with this result."""
        self.act(StartEvent(by=CROUPIER))
        self.act(Chance(what="result", value=result))
        return self.act(ConfirmResult(by=INSPECTOR))

    def net(self, who: str) -> int:
        return int(self.desk.chips[who]) - PURSE


def orders(result: str) -> Iterator[tuple[int, ...]]:
    """Every order in which those who finish together could have finished apart."""
    groups = [tuple(map(int, group.split("="))) for group in result.split("-")]
    for parts in product(*(permutations(group) for group in groups)):
        yield tuple(n for part in parts for n in part)


def part_won(fixture: Fixture, on: str, result: str, places: int) -> Fraction | None:
    """What part of a stake wins: of all orders that a dead heat stands for, those in which the bet wins."""
    kind, _, rest = on.partition(":")
    what = rest.split("-")[1:]
    if fixture.is_field:
        every = list(orders(result))
        want = [int(n) for n in what]
        count = {"winner": 1, "pool-winner": 1, "placed": places, "pool-placed": places}
        if kind == "exacta":
            good = [order for order in every if list(order[:2]) == want]
        else:
            good = [order for order in every if want[0] in order[: count[kind]]]
        return Fraction(len(good), len(every))
    home, away = map(int, result.split("-"))
    if kind == "total":
        line = Fraction(fixture.total, 2)
        if home + away == line:
            return None
        return Fraction(int((home + away > line) is (what[0] == "over")))
    given = Fraction(fixture.handicap, 2) if kind == "handicap" else Fraction(0)
    if kind == "handicap" and home + given == away:
        return None
    best = "1" if home + given > away else "2" if home + given < away else "0"
    return Fraction(int(best == what[0]))
