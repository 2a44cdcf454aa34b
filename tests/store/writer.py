"""A server that is going to be killed: plays at three tables for ever, and prints what was acknowledged.

    python writer.py URL KEYS NAME

Every line is a key of an act that is on disk.
"""

from __future__ import annotations

import sys
from pathlib import Path

from evening import OPENING, next_command

from novamas.casino import LiveTable, purse_moves
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Command
from novamas.store.books import Books, Listed, open_books
from novamas.table.acts import Bring, Take

TABLES = ("1", "2", "3")


def main(url: str, keys: str, name: str) -> None:
    books = open_books(url, keys=Path(keys))
    listed = {each.id: each for each in books.list_tables()}
    tables = []
    for id in TABLES:
        if id in listed:
            tables.append(books.load_table(listed[id], Seeded(id)))
        else:
            table, listed[id], done = books.open_table(id, OPENING, Seeded(id), "dora")
            done.result()
            tables.append(table)
    for who in ("ana", "bea"):
        books.committer.submit([books.entry(who, 10_000_000, "EUR-play", "@issue", "play chips")]).result()
    n = 0
    while True:
        acts = []
        for table in tables:
            for command in moved(table):
                n += 1
                acts.append(play(books, table, listed[table.id], command, f"{name}-{n}"))
        for key, done in acts:
            done.result()
            sys.stdout.write(key + "\n")
        sys.stdout.flush()
        for table in tables:
            books.keep_snapshot(table)


def moved(table: LiveTable) -> list[Command]:
    """What happens next at a table: chips come and go between rounds, bets are laid while they may be."""
    phase = table.state.desk.phase
    if phase == "idle":
        coming: list[Command] = [Bring(by="ana", amount=5_000), Bring(by="bea", amount=5_000)]
        spare = table.state.desk.chips.get("ana", 0)
        return [*coming, *([Take(by="ana", amount=spare)] if spare else []), next_command(table)]
    if phase == "betting":
        return [PlaceBet(by="bea", on="red", amount=500), PlaceBet(by="ana", on="dozen:2", amount=500),
                next_command(table)]  # fmt: skip
    return [next_command(table)]


def play(books: Books, table: LiveTable, listed: Listed, command: Command, key: str) -> tuple[str, object]:
    act, records = books.play(table, listed, command, key=key, **(table.drawing() if command.by == CHANCE else {}))
    entries = [
        books.entry(who, amount, table.currency.code, f"table/{table.id}", "chips") for who, amount in purse_moves(act)
    ]
    return key, books.committer.submit([*records, *entries])


if __name__ == "__main__":
    main(*sys.argv[1:])
