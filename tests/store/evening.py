"""A small evening at a table, written into a store: what the tests of the store tamper with."""

from __future__ import annotations

from pathlib import Path

from novamas.casino import LiveTable, purse_moves
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Seeded
from novamas.kit.decider import Command
from novamas.store.books import Books, open_books
from novamas.table import Opening
from novamas.table.decider import Bring, Leave

OPENING = Opening(law="euskadi-1996", game="roulette-french", minimum=500)
BETS = ("red", "straight:17", "dozen:1", "split:0-2", "low")


class Evening:
    """Ana and Bea at a French roulette; every round is on disk when it returns."""

    def __init__(self, path: Path, seed: int = 3) -> None:
        self.path = path
        self.books: Books = open_books(str(path))
        self.table, done = self.books.open_table("1", OPENING, Seeded(seed), "dora")
        done.result()
        for who in ("ana", "bea"):
            self.books.committer.submit([self.books.entry(who, 1_000_000, "@issue", "play chips", "carla")]).result()
            self.act(Bring(by=who, amount=400_000))

    def act(self, command: Command, key: str = "") -> None:
        act = self.table.act(command, key=key)
        entries = [self.books.entry(p, n, "table/1", "chips") for p, n in purse_moves(act)]
        self.last = self.books.committer.submit([self.books.record("1", act), *entries])

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

    def close(self) -> None:
        self.books.close()


def next_command(table: LiveTable) -> Command:
    """What staff, chance or a silent player does next."""
    command = table.staff_command() or table.chance_command()
    if command is None:
        command = table.decider.default(table.state, table.silent()[0])
    assert command is not None
    return command
