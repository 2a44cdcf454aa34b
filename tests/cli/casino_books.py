"""A small store for the tests of the commands that read one."""

from __future__ import annotations

from pathlib import Path

from novamas.casino import purse_moves
from novamas.games.spin import OpenBetting, PlaceBet
from novamas.kit.chance import Scripted
from novamas.kit.decider import CHANCE
from novamas.store.books import open_books
from novamas.table import Opening
from novamas.table.acts import Bring


def small_store(path: Path, id: str = "B1", law: str = "galicia-2007") -> Path:
    """Ana brings 100 euros to a boule table of Galicia, lays ten on red, and the ball falls on five.

    Under the law of 1977 the same numbers are pesetas; a store may hold both.
    """
    books = open_books(str(path))
    opening = Opening(law=law, game="boule", minimum=200)
    table, listed, done = books.open_table(id, opening, Scripted([5]), "dora")
    done.result()
    money = table.currency.code
    books.committer.submit([books.entry("ana", 50_000, money, "@issue", "play chips")]).result()

    def play(command: object) -> None:
        drawing = table.drawing() if command.by == CHANCE else {}
        person = "carla" if command.by.startswith("@") else ""
        act, records = books.play(table, listed, command, person=person, **drawing)
        records += [books.entry(who, amount, money, f"table/{id}", "chips") for who, amount in purse_moves(act)]
        books.committer.submit(records).result()

    play(Bring(by="ana", amount=10_000))
    opens = table.staff_command()
    assert isinstance(opens, OpenBetting)
    play(opens)
    play(PlaceBet(by="ana", on="red", amount=1_000))
    while not table.decider.resting(table.state):
        play(table.staff_command() or table.chance_command())
    books.close()
    return path
