"""The book of incidents: every irregularity that staff reported at any table, what the articles made of it, and what
staff wrote besides (`Minute`): a game that was stopped, a place that was freed, a result that was rectified, notes.

A fold over the same acts as every other book. What a reader may see of an act, the gate says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.decider import Actor, Event, Report, is_person
from novamas.kit.plain import PlainDict
from novamas.store.books import Books, Listed
from novamas.store.gate import NOBODY, Gate, horizon
from novamas.store.reports import Walk, day_of
from novamas.table.acts import Minute, Remark
from novamas.table.telling import Teller, teller


class Incident(Struct, frozen=True, kw_only=True):
    """A mistake or an accident that was reported: where, when, by whom, about whom, what followed from which clauses,
    and how many chips moved. `seq` is its first event at the table; `told` is what followed, in sentences; `notes` is
    what staff wrote about it later."""

    table: str
    game: str
    law: str
    currency: str
    day: str
    at: float
    round: int
    seq: int
    kind: str
    by: Actor
    person: str = ""
    details: PlainDict = {}
    people: tuple[Actor, ...] = ()
    clauses: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    moved: int = 0
    notes: tuple[str, ...] = ()


def incidents(
    books: Books,
    lang: str,
    names: Mapping[Actor, str],
    table: str | None = None,
    day: date | None = None,
    eyes: Actor = NOBODY,
) -> list[Incident]:
    """What was reported, at every table or one of them, ever or on one day; in the order of time."""
    listed = [each for each in books.list_tables() if table in (None, each.id)]
    wanted = day.isoformat() if day is not None else None
    found = (one for each in listed for one in with_notes(at_table(books, each, lang, names, eyes)))
    return sorted((one for one in found if wanted in (None, one.day)), key=lambda one: (one.at, one.table, one.seq))


def at_table(
    books: Books, listed: Listed, lang: str, names: Mapping[Actor, str], eyes: Actor = NOBODY
) -> Iterator[Incident]:
    """The incidents of one table."""
    walk, gate = Walk(books, listed), Gate(eyes, horizon(books, listed))
    tells = teller(lang, walk.table.currency, walk.table.decider.rules.family, names)
    for act in walk.acts():
        if not isinstance(act.command, Report | Minute) or (asked := gate.command(act)) is None:
            continue
        events = gate.events(act)
        yield Incident(
            table=listed.id,
            game=listed.opening.game,
            law=listed.opening.law,
            currency=walk.table.currency.code,
            day=day_of(act.at),
            at=act.at,
            round=act.round,
            seq=act.seq,
            kind=asked.kind,
            by=act.by,
            person=act.person,
            details=asked.fields,
            people=find_people(asked.fields, events),
            clauses=tuple(dict.fromkeys(clause for event in act.events for clause in event.clauses)),
            told=tuple(tell(tells, walk, event, act.by, act.round) for event in events),
            moved=sum(move.amount for event in events for move in event.moves),
        )


def with_notes(found: Iterator[Incident]) -> Iterator[Incident]:
    """The incidents of a table, each with what was written about it later; other notes stand by themselves."""
    kept: dict[int, Incident] = {}
    for one in found:
        about, note = one.details.get("about", 0), one.details.get("note", "")
        if one.kind == Remark.__name__ and about in kept and isinstance(note, str):
            kept[about] = replace(kept[about], notes=(*kept[about].notes, note))
        else:
            kept[one.seq] = one
    yield from kept.values()


def tell(tells: Teller, walk: Walk, event: Event, by: Actor, round: int) -> str:
    return tells.tell(event, by, round, walk.spots_of(event).get)


def find_people(details: PlainDict, events: tuple[Event, ...]) -> tuple[Actor, ...]:
    """Whom an incident is about: the people it names and those whose chips move."""
    named = [details.get(name) for name in ("player", "who", "banker", "owner")]
    for event in events:
        plain = msgspec.to_builtins(event, str_keys=True)
        named += [plain.get(name) for name in ("player", "who", "banker", "owner")]
        named += [who for move in event.moves for who in (move.src, move.dst) if is_person(who)]
    return tuple(dict.fromkeys(who for who in named if isinstance(who, str) and who and is_person(who) and who != "?"))


__all__ = ["Incident", "incidents"]
