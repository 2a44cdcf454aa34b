"""A small house with everything in it that a store can hold: what the tests of tampering take apart.

A wheel drawn under commitments, a card game with a shoe, a table whose outcomes are typed, a game for cash, pesetas
and euros, purses, accounts with names, commands under keys, snapshots, waypoints, and a restart in the middle.
"""

from __future__ import annotations

import random

from stores import Where

from novamas.casino import LiveTable, Money, purse_moves
from novamas.games.bots import Wanderer
from novamas.kit.chance import Csprng
from novamas.kit.decider import CHANCE, Command
from novamas.server.people import AccountCreated, RoleChanged
from novamas.store import Record
from novamas.store.books import DRAWN, HOUSE, TYPED, Books, Listed, open_books
from novamas.store.names import NameErased, NameGiven, Names, make_row
from novamas.store.once import once
from novamas.table import Opening
from novamas.table.decider import Bring

OPENINGS: dict[str, tuple[Opening, Money, str]] = {
    "wheel": (Opening(law="euskadi-1996", game="roulette-french", minimum=500), "play", DRAWN),
    "shoe": (Opening(law="euskadi-1996", game="punto-banca", minimum=500), "cash", DRAWN),
    "typed": (Opening(law="boe-1977", game="boule", minimum=500), "play", TYPED),
}
PEOPLE = ("ana", "bea")
CHIPS = 100_000


class WholeHouse:
    """Opens a store, or opens it again, and plays."""

    def __init__(self, where: Where, seed: int = 1) -> None:
        self.books: Books = open_books(where.url, keys=where.keys)
        self.names = Names(self.books.journal.recorder)
        self.rng = random.Random(seed)
        self.listed: dict[str, Listed] = {listed.id: listed for listed in self.books.listed()}
        self.tables: dict[str, LiveTable] = {}
        for id, listed in self.listed.items():
            self.tables[id] = self.books.load_table(listed, Csprng())

    def found(self) -> None:
        """Opens the tables, and lets people in."""
        for id, (opening, money, chance) in OPENINGS.items():
            opened = self.books.open_table(id, opening, Csprng(), "dora", money=money, chance=chance)
            self.tables[id], self.listed[id], done = opened
            done.result()
        for id in (*PEOPLE, "dora", "zoe"):
            at = self.books.clock()
            self.write(Record(HOUSE, "AccountCreated", AccountCreated(id, "player", "", at, "dora")))
            self.call(id, f"Name of {id}")
        self.write(Record(HOUSE, "RoleChanged", RoleChanged("dora", "director", self.books.clock(), "dora")))
        self.call("ana", "Another name of ana")
        self.write(Record(HOUSE, "NameErased", NameErased("zoe", self.books.clock(), "dora")))
        self.names.erase("zoe")
        for table in self.tables.values():
            other = "@issue" if table.currency.code.endswith("-play") else "@cage"
            for who in PEOPLE:
                self.write(self.books.entry(who, 2 * CHIPS, table.currency.code, other, "chips", "dora"))
                self.act(table, Bring(by=who, amount=CHIPS))

    def call(self, id: str, name: str) -> None:
        row = make_row(id, name)
        self.names.put(row)
        self.write(Record(HOUSE, "NameGiven", NameGiven(id, row.mark, self.books.clock(), "dora")))
        self.names.erase(id, but=row.mark)

    def write(self, *records: Record) -> None:
        self.books.committer.submit(list(records)).result()

    def act(self, table: LiveTable, command: Command, key: str = "") -> None:
        """Plays a command; what is drawn is drawn, what is typed is typed."""
        listed = self.listed[table.id]
        drawing = {} if command.by != CHANCE else {"source": TYPED} if listed.typed else table.drawing()
        act, records = self.books.play(table, listed, command, key=key, **drawing)
        for person, amount in purse_moves(act):
            records.append(self.books.entry(person, amount, table.currency.code, f"table/{table.id}", "chips"))
        if (marked := once(f"table/{table.id}", command.by, key, command)) is not None:
            records.append(marked.record({"seq": act.seq}))
        self.write(*records)

    def round(self, id: str) -> None:
        """One round of a table: everybody does something, then whoever is awaited does what they do by default."""
        table, bot = self.tables[id], Wanderer()
        start, acted = table.state.desk.round, 0
        while table.state.desk.round == start or not table.decider.resting(table.state):
            for who in PEOPLE:
                if table.decider.chance(table.state) is None and acted < 4:
                    command = bot.act(table.decider.game, table.state.desk, who, self.rng)
                    if command is not None:
                        acted += 1
                        self.act(table, command, key=f"{id}-{table.seq}")
            self.act(table, self.next(table))

    def next(self, table: LiveTable) -> Command:
        command = table.staff_command()
        if command is None and table.decider.chance(table.state) is not None:
            command = table.chance_command()
        if command is None:
            command = table.decider.default(table.state, table.silent()[0])
        assert command is not None
        return command

    def keep_snapshots(self) -> None:
        for table in self.tables.values():
            assert self.books.keep_snapshot(table)

    def close(self) -> None:
        self.books.close()


def build(where: Where, rounds: int = 1) -> None:
    """The whole house, with a restart in the middle; call it with `EVERY` and `APART` small, so that it keeps
    snapshots and waypoints."""
    house = WholeHouse(where)
    house.found()
    for id in house.tables:
        house.round(id)
    house.keep_snapshots()
    house.close()
    house = WholeHouse(where, seed=2)
    for _ in range(rounds):
        for id in house.tables:
            house.round(id)
    house.keep_snapshots()
    house.close()
