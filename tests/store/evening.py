"""A small evening at a table, written into a store: what the tests of the store tamper with."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from novamas.casino import Codec, LiveTable, purse_moves
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack, VoidSpin
from novamas.kit.chance import Csprng, Seeded
from novamas.kit.decider import CAGE, CHANCE, Command
from novamas.store.books import DRAWN, Books, open_books
from novamas.table import Opening
from novamas.table.acts import Bring, ChangeMinimum, CloseTable, Leave, TopUp
from novamas.table.opening import Authorisation

OPENING = Opening(law="euskadi-1996", game="roulette-french", minimum=500)
GRANTED = Opening(
    law="euskadi-1996", game="roulette-french", minimum=500, authorisation=Authorisation(minimums=(500, 1_000))
)
BETS = ("red", "straight:17", "dozen:1", "split:0-2", "low")
STAFF = {"@croupier": "carla", "@inspector": "inés", "@director": "dora"}


class Evening:
    """Ana and Bea at a French roulette; every round is on disk when it returns.

    Without a seed its outcomes are drawn as in a real house, under commitments.
    """

    def __init__(
        self,
        where: Path | str,
        seed: int = 3,
        id: str = "1",
        opening: Opening = OPENING,
        clock: Callable[[], float] = time.time,
        **options: Any,
    ) -> None:
        self.path = Path(where)
        self.id = id
        self.books: Books = open_books(str(where), clock=clock, **options)
        source, chance = (Seeded(seed), None) if seed else (Csprng(), DRAWN)
        self.table, self.listed, done = self.books.open_table(id, opening, source, "dora", chance=chance)
        done.result()
        self.money = self.table.currency.code
        for who in ("ana", "bea"):
            if not self.books.purse(who).holds(self.money):
                gift = self.books.entry(who, 1_000_000, self.money, "@issue", "play chips", "carla")
                self.books.committer.submit([gift]).result()
            self.act(Bring(by=who, amount=400_000))

    def act(self, command: Command, key: str = "") -> None:
        drawing = self.table.drawing() if command.by == CHANCE else {}
        person = STAFF.get(command.by, "")
        act, records = self.books.play(self.table, self.listed, command, key=key, person=person, **drawing)
        records += [self.books.entry(p, n, self.money, f"table/{self.id}", "chips") for p, n in purse_moves(act)]
        self.last = self.books.committer.submit(records)

    def round(self) -> None:
        opens = self.table.staff_command()
        assert opens is not None
        self.act(opens)
        for n, on in enumerate(BETS):
            self.act(PlaceBet(by="ana" if n % 2 else "bea", on=on, amount=500 * (n + 1)))
        while not self.table.decider.resting(self.table.state):
            self.act(next_command(self.table))
        self.last.result()

    def leave(self) -> None:
        for who in ("ana", "bea"):
            self.act(Leave(by=who))
        self.last.result()

    def close(self) -> None:
        self.books.close()


def floated(books: Books) -> dict[str, int]:
    """What was put into the floats of the tables, by money, as their acts say."""
    found: dict[str, int] = {}
    for listed in books.list_tables():
        table = books.empty_table(listed, Seeded(0))
        for act in books.acts(listed, Codec(table.decider)):
            for move in (move for event in act.events for move in event.moves):
                put = (move.src == CAGE) * move.amount - (move.dst == CAGE) * move.amount
                found[table.currency.code] = found.get(table.currency.code, 0) + put
    return found


def next_command(table: LiveTable) -> Command:
    """What staff, chance or a silent player does next."""
    command = table.staff_command() or table.chance_command()
    if command is None:
        command = table.decider.default(table.state, table.silent()[0])
    assert command is not None
    return command


class Clock:
    """A clock that is set by hand."""

    def __init__(self, day: str, hour: int) -> None:
        self.now = datetime.fromisoformat(f"{day}T{hour:02}:00:00").timestamp()

    def __call__(self) -> float:
        self.now += 20
        return self.now


def two_days(where: Path | str, **options: Any) -> Evening:
    """Cash, a stake taken back, a void spin, a top-up, a new minimum, midnight within a round, the closing."""
    clock = Clock("2026-05-01", 21)
    evening = Evening(where, opening=GRANTED, clock=clock, **options)
    evening.act(Bring(by="bea", amount=60_000, means="cash"))
    evening.round()
    evening.act(TopUp(by="@director", amount=250_000))
    evening.act(OpenBetting(by="@croupier"))
    evening.act(PlaceBet(by="ana", on="black", amount=3_000))
    evening.act(TakeBack(by="ana", bet=max(evening.table.state.desk.bets), amount=1_000))
    evening.act(Launch(by="@croupier"))
    evening.act(CloseBetting(by="@croupier"))
    game = evening.table.decider.game
    void = game.rules.void
    role = next(role for role in void.by if role in evening.table.state.desk.staff)
    evening.act(VoidSpin(by=role, cause=void.causes[0]))
    clock.now = Clock("2026-05-02", 0).now
    while not evening.table.decider.resting(evening.table.state):
        evening.act(next_command(evening.table))
    evening.act(ChangeMinimum(by="@director", to=1_000))
    for _ in range(4):
        evening.act(OpenBetting(by="@croupier"))
        evening.act(PlaceBet(by="bea", on="straight:5", amount=1_000))
        while not evening.table.decider.resting(evening.table.state):
            evening.act(next_command(evening.table))
    evening.leave()
    evening.act(CloseTable(by="@director"))
    evening.last.result()
    return evening
