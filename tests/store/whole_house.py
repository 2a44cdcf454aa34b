"""A small house with everything in it that a store can hold: what the tests of tampering take apart.

A wheel drawn under commitments, a card game with a shoe, a table whose outcomes are typed, a game for cash, pesetas
and euros, purses, accounts with names, commands under keys, snapshots, waypoints, and a restart in the middle.
"""

from __future__ import annotations

from stores import Where
from tools.golden import House

from novamas.casino import Money
from novamas.games.bots import Wanderer, ask_bot
from novamas.kit.chance import Csprng
from novamas.server.people import AccountCreated, RoleChanged
from novamas.store import Record
from novamas.store.books import DRAWN, HOUSE, TYPED
from novamas.store.names import NameErased
from novamas.table import Opening
from novamas.table.acts import Bring

OPENINGS: dict[str, tuple[Opening, Money, str]] = {
    "wheel": (Opening(law="euskadi-1996", game="roulette-french", minimum=500), "play", DRAWN),
    "shoe": (Opening(law="euskadi-1996", game="punto-banca", minimum=500), "cash", DRAWN),
    "typed": (Opening(law="boe-1977", game="boule", minimum=500), "play", TYPED),
}
PEOPLE = ("ana", "bea")
CHIPS = 100_000


class WholeHouse(House):
    """Opens a store, or opens it again, and plays."""

    def __init__(self, where: Where, seed: int = 1) -> None:
        super().__init__(where.url, where.keys, seed)

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

    def round(self, id: str) -> None:
        """One round of a table: everybody does something, then whoever is awaited does what they do by default."""
        table, bot = self.tables[id], Wanderer()
        start, acted = table.state.desk.round, 0
        while table.state.desk.round == start or not table.decider.resting(table.state):
            for who in PEOPLE:
                if table.decider.chance(table.state) is None and acted < 4:
                    command = ask_bot(bot, table.decider.game, table.state.desk, who, self.rng)
                    if command is not None:
                        acted += 1
                        self.act(table, command, key=f"{id}-{table.seq}")
            assert self.awaited(table)

    def keep_snapshots(self) -> None:
        for table in self.tables.values():
            assert self.books.keep_snapshot(table)


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
