"""Writes the golden store of the present form: a small house with a table of every game, kept for ever in the tests.

    python -m tools.golden            writes tests/store/golden/form-N.jsonl.gz; an existing one is not touched
    python -m tools.golden --types    writes what the types of this form look like (written-N.json), after additions

Every later version opens, audits and continues the golden stores of all forms (`tests/store/test_golden.py`). The same
test compares the types that are written with those on file: a change that older records would not survive needs a new
form (`kit/forms.py`), and then a new golden store.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import random
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from eventsourcing.persistence import StoredEvent

from novamas.casino import Entry, LiveTable, purse_moves
from novamas.casino.sitting import EVENTS as SITTING
from novamas.casino.tournament import Tournament
from novamas.games import company
from novamas.games.bots import Bot, ask_bot, fill
from novamas.games.families import FAMILIES
from novamas.kit import forms
from novamas.kit.chance import Csprng
from novamas.kit.decider import CHANCE, CROUPIER, DIRECTOR, INSPECTOR, Actor, Command, Refused, Report
from novamas.law import library
from novamas.server.friends import RECORDS as FRIENDS
from novamas.server.hosted import Policy, PolicySet
from novamas.server.licensing import Licensed
from novamas.server.people import FACTS, AccountCreated, RoleChanged
from novamas.server.school import RECORDS as SCHOOL
from novamas.store import Record, books
from novamas.store.books import DRAWN, HOUSE, TYPED, Books, Listed, open_books
from novamas.store.draws import Epoch
from novamas.store.names import NameGiven, Names, make_row
from novamas.store.once import Done, once
from novamas.store.origin import Founded, Opened, Restored
from novamas.store.places import EVENTS, SNAPSHOTS, open_place, rows_as_they_are, snapshots_of
from novamas.store.rules import Kept
from novamas.store.tournaments import SecretTold, TournamentListed
from novamas.table import Opening, TableGame, prepare
from novamas.table.acts import Bring, Sit

FOLDER = Path(__file__).parent.parent / "tests" / "store" / "golden"
ACTS = 40  # of a table, before and after the house was shut in between
PEOPLE = 6
MISTAKES = 10  # one moment in so many is followed by a report of staff, if there is anything to report
STAFF = (CROUPIER, INSPECTOR, DIRECTOR)
CHIPS = 200  # times the minimum
MINIMUM = 500
RECORDS: tuple[type[Any], ...] = (
    *(Founded, Opened, Restored, Listed, PolicySet, Entry, Epoch, Done, Kept, NameGiven),
    *FACTS.values(),
    *FRIENDS.values(),
    *SITTING.values(),
    Licensed,
    *SCHOOL.values(),
    *(TournamentListed, SecretTold, *Tournament.commands, *Tournament.events),
)
"""What is written beside acts, in whatever stream."""


# -- the house ---------------------------------------------------------------------------------------------------------


def tables() -> dict[str, Opening]:
    """A table of every game, and of every law."""
    found: dict[str, Opening] = {}
    laws = sorted(library().laws())
    for n, law in enumerate(sorted(laws, key=lambda law: len(library().games(law)))):  # the smallest law first
        for game in library().games(law):
            if game not in {opening.game for opening in found.values()}:
                minimum = MINIMUM if n or game != "boule" else 2 * MINIMUM
                found[str(len(found) + 1)] = Opening(law=law, game=game, minimum=minimum)
    found[str(len(found) + 1)] = Opening(law=laws[-1], game=library().games(laws[-1])[0], minimum=MINIMUM)
    return found


class House:
    """Opens the books, or opens them again, and plays."""

    def __init__(self, store: str, keys: Path, seed: int) -> None:
        self.books: Books = open_books(store, keys=keys)
        self.rng = random.Random(seed)
        self.names = Names(self.books.journal.recorder)
        self.listed = {listed.id: listed for listed in self.books.list_tables()}
        self.tables = {id: self.books.load_table(listed, Csprng()) for id, listed in self.listed.items()}

    def found(self) -> None:
        self.write(Record(HOUSE, "AccountCreated", AccountCreated("dora", "player", "", self.books.clock(), "dora")))
        self.write(Record(HOUSE, "RoleChanged", RoleChanged("dora", "director", self.books.clock(), "dora")))
        self.call("dora", "Dora")
        for number, (id, opening) in enumerate(tables().items()):
            how: dict[str, Any] = {
                "money": "cash" if number % 3 == 0 else "play",
                "chance": TYPED if number % 4 == 3 else DRAWN,
            }
            self.tables[id], self.listed[id], done = self.books.open_table(id, opening, Csprng(), "dora", **how)
            done.result()
            chosen = PolicySet(id, Policy(physical=self.listed[id].typed), self.books.clock(), "dora")
            self.write(Record(HOUSE, "Policy", chosen))

    def call(self, id: str, name: str) -> None:
        row = make_row(id, name)
        self.names.put(row)
        self.write(Record(HOUSE, "NameGiven", NameGiven(id, row.mark, self.books.clock(), "dora")))
        self.names.erase(id, but=row.mark)

    def write(self, *records: Record) -> None:
        self.books.committer.submit(list(records)).result()

    def act(self, table: LiveTable, command: Command, key: str = "") -> None:
        listed = self.listed[table.id]
        drawing = {} if command.by != CHANCE else {"source": TYPED} if listed.typed else table.drawing()
        act, records = self.books.play(table, listed, command, key=key, **drawing)
        for person, amount in purse_moves(act):
            records.append(self.books.entry(person, amount, table.currency.code, f"table/{table.id}", "chips"))
        if (marked := once(f"table/{table.id}", command.by, key, command)) is not None:
            records.append(marked.record({"seq": act.seq}))
        self.write(*records)

    def try_act(self, table: LiveTable, command: Command | None, key: str = "") -> bool:
        if command is None:
            return False
        try:
            self.act(table, command, key)
        except Refused:
            return False
        return True

    def arrive(self, table: LiveTable, who: Actor, seat: int) -> None:
        code, amount = table.currency.code, CHIPS * table.decider.opening.minimum
        other = "@issue" if code.endswith("-play") else "@cage"
        self.write(self.books.entry(who, amount, code, other, "chips", "dora"))
        self.act(table, Bring(by=who, amount=amount))
        self.try_act(table, Sit(by=who, seat=seat))

    def play(self, id: str, acts: int) -> None:
        """So many acts of a table, and on until it rests: bots, now and then a mistake, and whoever is awaited."""
        table = self.tables[id]
        bots = company(table.decider.game, PEOPLE, random.Random(int(id)))
        if not table.state.desk.chips:
            for seat, who in enumerate(bots, 1):
                self.arrive(table, who, seat)
        end, now, unasked = table.seq + acts, (-1, ""), list[Actor]()
        while table.seq < end or not table.decider.resting(table.state):
            desk = table.state.desk
            if table.decider.chance(table.state) is None:
                if (desk.round, desk.phase) != now:
                    now, unasked = (desk.round, desk.phase), self.rng.sample(list(bots), len(bots))
                if any(self.ask(table, bots, who) for who in self.some(unasked)) or self.err(table):
                    continue
            if not self.awaited(table, bots):
                return

    def some(self, unasked: list[Actor]) -> Iterator[Actor]:
        """Those who were not asked yet in this phase, each taken off the list."""
        while unasked:
            yield unasked.pop()

    def ask(self, table: LiveTable, bots: Mapping[Actor, Bot], who: Actor) -> bool:
        """Whether somebody does something of their own accord."""
        if who not in table.state.desk.chips:
            return False
        command = ask_bot(bots[who], table.decider.game, table.state.desk, who, self.rng)
        return self.try_act(table, command, key=f"{table.id}-{table.seq}")

    def err(self, table: LiveTable) -> bool:
        """Whether staff report a mistake."""
        if self.rng.randrange(MISTAKES):
            return False
        reports = {kind.__name__ for kind in table.decider.all_commands() if issubclass(kind, Report)}
        options = [o for who in STAFF for o in table.decider.options(table.state, who) if o.kind in reports]
        return bool(options) and self.try_act(table, fill(table.decider.game, self.rng.choice(options), self.rng))

    def awaited(self, table: LiveTable, bots: Mapping[Actor, Bot] = {}) -> bool:
        """Whether somebody who is awaited does something: a bot, staff, chance, or whoever is silent, by default."""
        if any(self.ask(table, bots, who) for who in table.silent() if who in bots):
            return True
        return self.try_act(table, self.next(table))

    def next(self, table: LiveTable) -> Command | None:
        """What comes next if nobody wants anything: of staff, of chance, or of the first who is silent."""
        command = table.staff_command() or table.chance_command()
        if command is None and table.silent():
            command = table.decider.default(table.state, table.silent()[0])
        return command

    def close(self) -> None:
        self.books.close()


def build(folder: Path) -> None:
    """The golden house, with a restart in the middle."""
    books.EVERY = 20
    for seed in (1, 2):
        house = House(str(folder / "casino.db"), folder / "keys", seed)
        if seed == 1:
            house.found()
        for id in house.tables:
            house.play(id, ACTS)
            house.books.keep_snapshot(house.tables[id])
        house.close()


# -- as a file ---------------------------------------------------------------------------------------------------------


def dump(folder: Path) -> Iterator[list[Any]]:
    """Every row of a store, and every file of its keys and its witness, one line each."""
    place = open_place(str(folder / "casino.db"), existing=True)
    datastore: Any = place.recorder.datastore  # type: ignore[attr-defined]
    for table in (EVENTS, SNAPSHOTS):
        columns = ("originator_id", "originator_version#", "topic", "state!")
        for stream, seq, kind, state in rows_as_they_are(datastore, table, columns):
            yield [table, stream, seq, kind, state.decode()]
    for row in rows_as_they_are(datastore, "called", ("mark", "id", "name", "salt")):
        yield ["called", *row]
    place.close()
    for file in sorted(path for path in (folder / "keys").rglob("*") if path.is_file()):
        yield ["file", file.relative_to(folder / "keys").as_posix(), base64.b64encode(file.read_bytes()).decode()]


def restore(golden: Path, url: str, keys: Path) -> None:
    """Makes a store of a golden one: in an empty place, and an empty folder for its keys."""
    place = open_place(url)
    snapshots, names = snapshots_of(place.recorder), Names(place.recorder)
    rows: dict[str, list[StoredEvent]] = {EVENTS: [], SNAPSHOTS: []}
    with gzip.open(golden, "rt", encoding="utf-8") as lines:
        for line in lines:
            what, *told = msgspec.json.decode(line)
            match what:
                case "file":
                    file = keys / told[0]
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(base64.b64decode(told[1]))
                    file.chmod(0o600)
                    file.parent.chmod(0o700)
                case "called":
                    names._do("insert into called (mark, id, name, salt) values (?, ?, ?, ?)", *told)
                case _:
                    rows[what].append(StoredEvent(told[0], told[1], told[2], told[3].encode()))
    place.recorder.insert_events(rows[EVENTS])
    snapshots.insert_events(rows[SNAPSHOTS])
    place.close()


# -- what is written ---------------------------------------------------------------------------------------------------


def games() -> Iterator[tuple[str, TableGame]]:
    """A table of every family."""
    everywhere = [(law, game) for law in library().laws() for game in library().games(law)]
    for name in FAMILIES:
        law, game = next(pair for pair in everywhere if library().family(*pair) == name)
        yield name, TableGame(prepare(Opening(law=law, game=game, minimum=MINIMUM)))


def written_types() -> dict[str, dict[str, str]]:
    """Everything that is written: by type, a print of every field, with a question mark where it may be missing."""
    found: dict[str, dict[str, str]] = {}
    for kind in RECORDS:
        describe(found, kind, "record")
    for name, table in games():
        own = (*table.game.all_commands(), *type(table.game).events)
        for kind in (*table.all_commands(), *table.all_events()):
            describe(found, kind, name if kind in own else "table")
    return dict(sorted(found.items()))


def describe(found: dict[str, dict[str, str]], kind: type[Any], where: str) -> None:
    """Adds a type, and the types of its fields."""
    for name, schema in msgspec.json.schema_components([kind])[1].items():
        needed = schema.get("required", ())
        fields = schema.get("properties") or {"": schema}
        found[f"{where}/{name}"] = {
            field: print_of(each) + ("" if field in needed or not field else "?") for field, each in fields.items()
        }


def print_of(schema: Any) -> str:
    """A short digest of a schema, without words for readers and without defaults."""
    return hashlib.sha256(msgspec.json.encode(plain(schema), order="sorted")).hexdigest()[:8]


def plain(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: plain(each) for key, each in schema.items() if key not in ("description", "default", "title")}
    return [plain(each) for each in schema] if isinstance(schema, list) else schema


def broken(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> list[str]:
    """What a record that was written before would not survive now, one sentence each."""
    said = [f"{name} is gone." for name in before if name not in now]
    for name, fields in before.items():
        there = now.get(name, fields)
        said += [f"{name} has no {field!r} any more." for field in fields if field not in there]
        said += [
            f"{field!r} of {name} is not what it was."
            for field, mark in fields.items()
            if there.get(field, mark).rstrip("?") != mark.rstrip("?")
        ]
        said += [
            f"{field!r} of {name} may be missing in what was written, and is needed now."
            for field, mark in there.items()
            if not mark.endswith("?") and fields.get(field, "?").endswith("?")
        ]
    return said


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def types_file(form: int) -> Path:
    return FOLDER / f"written-{form}.json"


def store_file(form: int) -> Path:
    return FOLDER / f"form-{form}.jsonl.gz"


def write_types() -> int:
    file, now = types_file(forms.FORM), written_types()
    if file.exists() and (said := broken(msgspec.json.decode(file.read_bytes()), now)):
        print("\n".join(said), file=sys.stderr)
        print("Older records would not survive this: raise FORM in kit/forms.py and write lifts.", file=sys.stderr)
        return 1
    file.parent.mkdir(exist_ok=True)
    lines = ",\n".join(f"{encode(name)}:{encode(fields)}" for name, fields in now.items())
    file.write_text(f"{{\n{lines}\n}}\n")
    print(f"{file.name}: {len(now)} types")
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__.splitlines()[0])
    parser.add_argument("--types", action="store_true", help="only write what the types of this form look like")
    asked = parser.parse_args(arguments)
    if asked.types:
        return write_types()
    file = store_file(forms.FORM)
    if file.exists():
        print(f"{file.name} is there, and golden stores are not written anew.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        file.parent.mkdir(exist_ok=True)
        with gzip.GzipFile(filename="", mode="wb", fileobj=file.open("wb"), mtime=0) as out:
            for line in dump(Path(folder)):
                out.write(msgspec.json.encode(line) + b"\n")
    print(f"{file.name}: {file.stat().st_size:,} bytes")
    return write_types()


if __name__ == "__main__":
    sys.exit(main())
