"""The book and the report of a session as they leave the house: JSON, CSV and a page to print.

In JSON and CSV amounts are decimal strings, as in the API; on the page they are written for people. The page brings its
own style and asks for nothing from anywhere.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from html import escape
from itertools import groupby
from typing import TypeAlias

import msgspec

from novamas.kit.decider import Move
from novamas.kit.money import MONEYS, Currency, plain, show
from novamas.kit.page_style import STYLE
from novamas.kit.plain import PlainDict
from novamas.kit.words import announcement, has, say
from novamas.store.gate import Asked
from novamas.store.reports import DayAtTable, Played

AMOUNTS = (
    "opening_float", "opening_box", "opening_cloth", "top_ups", "returned", "drop", "chips_brought", "chips_taken",
    "handle", "result", "opening_cagnotte", "cagnotte", "closing_cagnotte", "take", "opening_tips", "tips",
    "closing_tips", "opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "closing_jackpot",
    "opening_bank", "closing_bank", "closing_float", "closing_box", "closing_cloth", "minimum",
)  # fmt: skip
COLUMNS = (
    "day", "table", "game", "law", "currency", "minimum", "first", "last", "opening_float", "opening_box",
    "opening_cloth", "top_ups", "returned", "drop", "chips_brought", "chips_taken", "rounds", "handle", "result",
    "opening_cagnotte", "cagnotte", "closing_cagnotte", "take", "opening_tips", "tips", "closing_tips",
    "opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "closing_jackpot", "opening_bank",
    "closing_bank", "closing_float", "closing_box", "closing_cloth", "people", "minimum_changes",
    "irregularities", "staff", "sources", "acts",
)  # fmt: skip
Written: TypeAlias = Callable[[int, Currency], str]
SUMMARY = ("opening_float", "top_ups", "drop", "handle", "result", "cagnotte", "take", "tips", "closing_float")
BESIDE = {
    "book-cagnotte-line": ("opening_cagnotte", "cagnotte", "closing_cagnotte", "opening_bank", "closing_bank"),
    "book-jackpot-line": ("opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "closing_jackpot"),
    "book-tips-line": ("opening_tips", "tips", "closing_tips"),
}
"""What not every table has: shown where there is something of it."""


def stamp(at: float) -> str:
    """A moment with its offset, as machines read it."""
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")


def clock(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%H:%M:%S")


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
    writer.writerows([_cell(row.get(column, "")) for column in columns] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
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


# -- a page to print ---------------------------------------------------------------------------------------------------


class Page:
    """A page in one language."""

    def __init__(self, lang: str, store: str) -> None:
        self.lang = lang
        self.store = store

    def word(self, key: str, **args: object) -> str:
        return escape(say(key, self.lang, **args))

    def name_of(self, what: str, key: str) -> str:
        """The name of a game, a law, a bet or a role; the key itself for what nobody has named yet."""
        full = f"{what}-{key.lstrip('@')}"
        return escape(say(full, self.lang) if has(full, self.lang) or has(full) else key)

    def whole(self, title: str, currencies: Iterable[str], body: str) -> str:
        foot = self.word("book-page", store=self.store, currencies=", ".join(currencies) or "–")
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}\n"
            f"<footer><p>{foot}</p><p>{self.word('book-unaudited')}</p></footer>\n</body>\n</html>\n"
        )

    # -- the book

    def book(self, pages: Sequence[DayAtTable]) -> str:
        parts = []
        for day, each in groupby(pages, key=lambda page: page.day):
            of_day = list(each)
            parts.append(f"<section class='day'><h2>{escape(day)}</h2>{self.summary(of_day)}</section>")
            parts += (self.table_day(page) for page in of_day)
        body = "\n".join(parts) or f"<p>{self.word('book-none')}</p>"
        return self.whole(self.word("book-title"), sorted({page.currency for page in pages}), body)

    def summary(self, pages: Sequence[DayAtTable]) -> str:
        heads = "".join(f"<th class=n>{self.word(f'book-{name}')}</th>" for name in ("rounds", *SUMMARY))
        lines = []
        for page in pages:
            figures = "".join(self.figure(getattr(page, name), page.currency) for name in SUMMARY)
            where = f"<th scope=row>{escape(page.table)}</th><td>{self.name_of('game', page.game)}</td>"
            lines.append(f"<tr>{where}<td class=n>{page.rounds}</td>{figures}</tr>")
        for code in sorted({page.currency for page in pages}):
            same = [page for page in pages if page.currency == code]
            sums = "".join(self.figure(sum(getattr(page, name) for page in same), code) for name in SUMMARY)
            rounds = sum(page.rounds for page in same)
            total = f"<th scope=row colspan=2>{self.word('book-total')}</th><td class=n>{rounds}</td>{sums}"
            lines.append(f"<tr class=total>{total}</tr>")
        corner = f"<th>{self.word('book-table')}</th><th>{self.word('book-game')}</th>"
        return f"<table><thead><tr>{corner}{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"

    def table_day(self, page: DayAtTable) -> str:
        money = MONEYS[page.currency]
        title = f"{self.word('book-table')} {escape(page.table)} · {self.name_of('game', page.game)}"
        under = (
            f"{escape(page.day)} · {clock(page.first)} – {clock(page.last)} · {escape(page.law)} · "
            f"{self.word('book-minimum')} {escape(show(page.minimum, money, self.lang))}"
        )
        held = self.column(
            "book-float-line",
            page,
            ("opening_float", "opening_box", "top_ups", "result", "take", "closing_float", "closing_box", "returned"),
        )
        chips = self.column("book-chips-line", page, ("drop", "chips_brought", "chips_taken", "closing_cloth"))
        beside = "".join(
            self.column(title, page, names)
            for title, names in BESIDE.items()
            if any(getattr(page, name) for name in names)
        )
        play = self.write_count(page)
        kinds = self.kinds(page)
        signs = f"<p class=sign><span>{self.word('role-inspector')}</span><span>{self.word('role-director')}</span></p>"
        return (
            f"<section class=sheet><h3>{title}</h3><p class=under>{under}</p>"
            f"<div class=columns>{held}{beside}{chips}{play}{kinds}</div>{self.notes(page)}{signs}</section>"
        )

    def column(self, title: str, page: DayAtTable, names: Iterable[str]) -> str:
        lines = "".join(
            f"<tr class='{name}'><th scope=row>{self.word(f'book-{name}')}</th>"
            f"{self.figure(getattr(page, name), page.currency)}</tr>"
            for name in names
        )
        return f"<table><caption>{self.word(title)}</caption><tbody>{lines}</tbody></table>"

    def write_count(self, page: DayAtTable) -> str:
        counts = (("rounds", page.rounds), ("people", len(page.people)))
        lines = "".join(
            f"<tr><th scope=row>{self.word(f'book-{name}')}</th><td class=n>{count}</td></tr>" for name, count in counts
        )
        handle = f"<th scope=row>{self.word('book-handle')}</th>{self.figure(page.handle, page.currency)}"
        caption = f"<caption>{self.word('book-play-line')}</caption>"
        return f"<table>{caption}<tbody>{lines}<tr>{handle}</tr></tbody></table>"

    def kinds(self, page: DayAtTable) -> str:
        if not page.by_kind:
            return ""
        most = sorted(page.by_kind.items(), key=lambda each: (-each[1], each[0]))
        lines = "".join(
            f"<tr><th scope=row>{self.name_of('bet', kind)}</th>{self.figure(amount, page.currency)}</tr>"
            for kind, amount in most
        )
        return f"<table><caption>{self.word('book-by_kind')}</caption><tbody>{lines}</tbody></table>"

    def notes(self, page: DayAtTable) -> str:
        """What is told in words: the minimum, the irregularities, the staff. Nothing is left out for being empty."""
        money = MONEYS[page.currency]
        minimums = [
            f"{clock(m.at)} · {escape(show(m.minimum, money, self.lang))} {escape(m.person)}" for m in page.minimums
        ]
        odd = [
            f"{clock(i.at)} · {self.word('book-round').lower()} {i.round} · {escape(i.kind)} "
            f"{escape(', '.join(map(str, i.details.values())))} · {self.name_of('role', i.by)} {escape(i.person)} "
            f"<small>{escape(', '.join(i.clauses))}</small>"
            for i in page.irregularities
        ]
        staff = [
            f"{self.name_of('role', role)}: {escape(', '.join(people)) or self.word('book-unnamed')}"
            for role, people in sorted(page.staff.items())
        ]
        parts = (("book-minimums", minimums), ("book-irregularities", odd), ("book-staff", staff))
        return "<dl>" + "".join(f"<dt>{self.word(key)}</dt>{_write_list(items)}" for key, items in parts) + "</dl>"

    def figure(self, amount: int, currency: str) -> str:
        sign = " minus" if amount < 0 else ""
        return f"<td class='n{sign}'>{escape(show(amount, MONEYS[currency], self.lang))}</td>"

    # -- a session

    def session(self, table: str, game: str, played: Iterable[Played], currency: str) -> str:
        money = MONEYS[currency]
        lines = []
        before: tuple[str, int] | None = None
        for number, events in groupby(played, key=lambda p: p.act):
            each = list(events)
            first = each[0]
            now = (datetime.fromtimestamp(first.at).date().isoformat(), first.round)
            if now != before:
                head = f"{now[0]} · {self.word('book-round')} {now[1]}"
                lines.append(f"<tr class=round><th colspan=6 scope=rowgroup>{head}</th></tr>")
                before = now
            who = self.name_of("role", first.by) if first.by.startswith("@") else escape(first.by)
            if first.person and first.person != first.by:
                who += f" <small>{escape(first.person)}</small>"
            calls = [f"«{escape(announcement(c, self.lang, money))}»" for p in each for c in p.calls]
            moves = [self.write_move(m, money) for p in each for m in p.moves]
            cells = (
                f"<td class=n>{number}</td>",
                f"<td>{clock(first.at)}</td>",
                f"<td>{who}</td>",
                f"<td>{escape(say_command(first.command, money, lambda n, c: show(n, c, self.lang)))}</td>",
                f"<td>{'<br>'.join(calls)}</td>",
                f"<td>{'<br>'.join(moves)}</td>",
            )
            lines.append(f"<tr>{''.join(cells)}</tr>")
        names = ("act", "time", "by", "command", "calls", "moves")
        heads = "".join(f"<th>{self.word(f'book-{name}')}</th>" for name in names)
        title = (
            f"{self.word('book-session')} · {self.word('book-table')} {escape(table)} · {self.name_of('game', game)}"
        )
        body = f"<table class=session><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
        return self.whole(title, [currency], body)

    def write_move(self, move: Move, money: Currency) -> str:
        amount = escape(show(move.amount, money, self.lang))
        return f"{escape(move.src)} → {escape(move.dst)} <b>{amount}</b> <small>{escape(move.why)}</small>"


def _write_list(items: Iterable[str]) -> str:
    return "".join(f"<dd>{item}</dd>" for item in items) or "<dd>–</dd>"
