"""Where people sit: the seats that lots are drawn for, at the beginning and when tables are broken up or balanced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from novamas.casino.tournament.acts import Slot


def first_slots(people: int, seats: int) -> tuple[Slot, ...]:
    """Seats for everybody at as few tables as there can be, one at each table in turn: no table has two more than
    another."""
    tables = -(-people // seats)
    return tuple(Slot(n % tables + 1, n // tables + 1) for n in range(people))


def free_slots(taken: Mapping[int, Sequence[int]], seats: int, wanted: int) -> tuple[Slot, ...]:
    """The next seats at tables where some are taken: always at the table with the fewest people, the first of those;
    there its lowest free seat. Fewer than wanted where there is no more room."""
    held = {table: set(numbers) for table, numbers in taken.items()}
    many = {table: len(numbers) for table, numbers in taken.items()}
    found: list[Slot] = []
    while len(found) < wanted and (open_tables := [t for t in many if many[t] < seats]):
        table = min(open_tables, key=lambda t: (many[t], t))
        seat = next(n for n in range(1, seats + 1) if n not in held[table])
        held[table].add(seat)
        many[table] += 1
        found.append(Slot(table, seat))
    return tuple(found)


def breaks(many: Mapping[int, int], table: int, seats: int) -> bool:
    """Whether a table is broken up now: it has the fewest people, and the others have seats for all of them."""
    others = {t: n for t, n in many.items() if t != table}
    room = sum(seats - n for n in others.values())
    fewest = all((many[table], -table) <= (n, -t) for t, n in others.items())
    return bool(others) and fewest and room >= many[table]


def balances(many: Mapping[int, int], table: int) -> bool:
    """Whether somebody of a table goes to another one: it has the most people, at least two more than that."""
    return len(many) > 1 and many[table] == max(many.values()) and many[table] - min(many.values()) > 1
