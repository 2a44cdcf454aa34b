"""The book and the report of a session as programs and spreadsheets take them: JSON and CSV.

Amounts are decimal strings, as in the API. What is printed for people is in `printed`.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import TypeAlias

import msgspec

from novamas.kit.decider import Move
from novamas.kit.money import MONEYS, Currency, plain
from novamas.kit.plain import PlainDict
from novamas.kit.words import announcement
from novamas.store.gate import Asked
from novamas.store.reports import DayAtTable, Played

AMOUNTS = (
    "opening_float", "opening_box", "opening_cloth", "top_ups", "sent_back", "difference", "returned", "drop",
    "chips_brought", "chips_taken", "handle", "result", "opening_cagnotte", "cagnotte", "closing_cagnotte", "take",
    "opening_tips", "tips", "closing_tips", "opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid",
    "closing_jackpot", "opening_bank", "closing_bank", "closing_float", "closing_box", "closing_cloth", "minimum",
)  # fmt: skip
COLUMNS = (
    "day", "table", "game", "law", "currency", "minimum", "first", "last", "opening_float", "opening_box",
    "opening_cloth", "top_ups", "sent_back", "difference", "returned", "drop", "chips_brought", "chips_taken",
    "rounds", "handle", "result", "opening_cagnotte", "cagnotte", "closing_cagnotte", "take", "opening_tips", "tips",
    "closing_tips", "opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "closing_jackpot",
    "opening_bank", "closing_bank", "closing_float", "closing_box", "closing_cloth", "people", "minimum_changes",
    "irregularities", "staff", "sources", "acts",
)  # fmt: skip
Written: TypeAlias = Callable[[int, Currency], str]


def stamp(at: float) -> str:
    """A moment with its offset, as machines read it."""
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")


# -- JSON --------------------------------------------------------------------------------------------------------------


def book_json(pages: Iterable[DayAtTable]) -> list[PlainDict]:
    """The pages as the server answers them too: amounts in minor units of their currency, times in seconds."""
    return [msgspec.to_builtins(page) for page in pages]


def _page_in_decimals(page: DayAtTable) -> PlainDict:
    """A page as a spreadsheet takes it."""
    money = MONEYS[page.currency]
    found: PlainDict = msgspec.to_builtins(page)
    found |= {name: plain(getattr(page, name), money) for name in AMOUNTS}
    found |= {"first": stamp(page.first), "last": stamp(page.last)}
    found["by_kind"] = {kind: plain(amount, money) for kind, amount in page.by_kind.items()}
    return found


def session_json(played: Iterable[Played], currency: str) -> list[PlainDict]:
    """One object an act, with its events in order."""
    money = MONEYS[currency]
    acts = []
    for number, events in groupby(played, key=lambda p: p.act):
        each = list(events)
        first = each[0]
        acts.append(
            {
                "act": number,
                "at": stamp(first.at),
                "round": first.round,
                "by": first.by,
                "person": first.person,
                "currency": currency,
                "command": _command_json(first.command, money),
                "events": [
                    {
                        "event": e.event,
                        "calls": [{"key": c.key, "args": c.args, "by": c.by} for c in e.calls],
                        "moves": [_move_json(m, money) for m in e.moves],
                        "clauses": list(e.clauses),
                    }
                    for e in each
                ],
            }
        )
    return acts


def _command_json(command: Asked | None, money: Currency, written: Written = plain) -> PlainDict | None:
    """As the API takes it: the kind, and its fields."""
    if command is None:
        return None
    return {command.kind: {name: _field(command, name, money, written) for name in command.fields}}


def _field(command: Asked, name: str, money: Currency, written: Written) -> object:
    """A field of a command; amounts are written out, as far as they may be seen."""
    value = command.fields[name]
    return written(value, money) if name in command.money and isinstance(value, int) else value


def _move_json(move: Move, money: Currency) -> dict[str, str]:
    return {"from": move.src, "to": move.dst, "amount": plain(move.amount, money), "why": move.why}


# -- CSV ---------------------------------------------------------------------------------------------------------------


def book_csv(pages: Iterable[DayAtTable]) -> str:
    """One line a table and day; the kinds of bet have columns of their own at the end."""
    pages = list(pages)
    kinds = sorted({kind for page in pages for kind in page.by_kind})
    rows = []
    for page in pages:
        row = _page_in_decimals(page)
        row |= {f"bets:{kind}": amount for kind, amount in row["by_kind"].items()}
        row["people"] = len(page.people)
        row["minimum_changes"] = " ".join(plain(m.minimum, MONEYS[page.currency]) for m in page.minimums)
        row["irregularities"] = len(page.irregularities)
        row["staff"] = "; ".join(f"{role}: {', '.join(people)}" for role, people in page.staff.items())
        row["sources"] = "; ".join(f"{source}: {times}" for source, times in page.sources.items())
        rows.append(row)
    return _csv((*COLUMNS, *(f"bets:{kind}" for kind in kinds)), rows)


def session_csv(played: Iterable[Played], currency: str, lang: str) -> str:
    """One line an event."""
    money = MONEYS[currency]
    columns = ("act", "at", "round", "by", "person", "currency", "command", "event", "calls", "moves", "clauses")
    rows = [
        {
            "act": p.act,
            "at": stamp(p.at),
            "round": p.round,
            "by": p.by,
            "person": p.person,
            "currency": currency,
            "command": say_command(p.command, money, plain),
            "event": p.event,
            "calls": " · ".join(announcement(c, lang, money) for c in p.calls),
            "moves": "; ".join(f"{m.src} > {m.dst} {plain(m.amount, money)} {m.why}" for m in p.moves),
            "clauses": " ".join(p.clauses),
        }
        for p in played
    ]
    return _csv(columns, rows)


def _csv(columns: Sequence[str], rows: Iterable[PlainDict]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([cell(row.get(column, "")) for column in columns] for row in rows)
    return text.getvalue()


def cell(value: object) -> object:
    """A name that a spreadsheet would take for a formula is marked as text; figures are left alone."""
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "\t", "\r"):
        try:
            float(value)
        except ValueError:
            return f"'{value}"
    return value


def say_command(command: Asked | None, money: Currency, written: Written) -> str:
    """A command in one line."""
    if command is None:
        return ""
    ((kind, fields),) = (_command_json(command, money, written) or {}).items()
    return " ".join([kind, *(f"{name}={value}" for name, value in fields.items())])
