"""The other books as documents: sessions, incidents, jackpots, the cage, and what every table held beside its odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from novamas.kit.words import say
from novamas.store.cage import Paid, tills
from novamas.store.hold import Held, odd_by_chance
from novamas.store.incidents import Incident
from novamas.store.jackpots import JackpotBook
from novamas.store.plots import curve, strip
from novamas.store.printed import Page, clock, day_named
from novamas.store.reports import day_of
from novamas.store.sessions import SUMMED, SessionBook, Sum

PER = 10_000  # of so many tables it is said how many lie as far out


class Documents(Page):
    """The pages of the house, in one language."""

    def table(self, heads: Sequence[str], rows: Iterable[str], numbers: int = 0, caption: str = "") -> str:
        """A table whose last columns are figures."""
        plain = len(heads) - numbers
        head = "".join(f"<th{' class=n' if n >= plain else ''}>{self.word(key)}</th>" for n, key in enumerate(heads))
        title = f"<caption>{caption}</caption>" if caption else ""
        return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    # -- sessions ----------------------------------------------------------------------------------------------------

    def sessions(self, books: Sequence[SessionBook]) -> str:
        body = "".join(map(self.one_session, books)) or f"<p>{self.word('book-none')}</p>"
        codes = sorted({sum.currency for book in books for sum in book.sums})
        return self.whole(self.word("book-sessions"), codes, body)

    def one_session(self, book: SessionBook) -> str:
        """A day: what it came to, the cage, who worked, each of its tables, and its irregularities."""
        sums = "".join(map(self.sum, book.sums))
        counts = "".join(
            f"<tr><th scope=row>{self.word(f'book-{name}')}</th><td class=n>{count}</td></tr>"
            for name, count in (
                ("tables", len(book.tables)),
                ("people", book.people),
                ("irregularities", book.irregularities),
            )
        )
        cage = "".join(
            f"<tr><th scope=row>{self.word(f'book-till-{name}')}</th>"
            f"{self.figure(getattr(till, name), till.currency)}</tr>"
            for till in book.cage
            for name in ("taken", "paid", "balance")
        )
        cage += "".join(
            f"<tr><th scope=row>{self.word('book-issued')}</th>{self.figure(amount, code)}</tr>"
            for code, amount in sorted(book.issued.items())
        )
        staff = "".join(
            f"<dt>{self.name_of('role', role)}</dt><dd>{self.people(who) or self.word('book-unnamed')}</dd>"
            for role, who in sorted(book.staff.items())
        )
        closed = self.word("book-all-balance" if book.balances else "book-not-balance")
        odd = [
            f"<dd>{clock(i.at)} · {self.title_of(page.table, page.game)} · {self.irregularity(i, page.game)}</dd>"
            for page in book.tables
            for i in page.irregularities
        ]
        counter = f"<table><caption>{self.word('book-cage')}</caption><tbody>{cage}</tbody></table>"
        return (
            f"<section class=sheet><h2>{escape(day_named(book.day, self.lang))}</h2>"
            f"<p class=under>{clock(book.first)} – {clock(book.last)} · {closed}</p>"
            f"<div class=columns>{sums}<table><tbody>{counts}</tbody></table>"
            f"{counter if cage else ''}</div>"
            f"{self.summary(book.tables) if book.tables else ''}"
            f"<dl>{staff}<dt>{self.word('book-irregularities')}</dt>{''.join(odd) or '<dd>–</dd>'}</dl>"
            f"{self.signs()}</section>"
        )

    def sum(self, sum: Sum) -> str:
        lines = "".join(
            f"<tr class='{name}'><th scope=row>{self.word(f'book-{name}')}</th>"
            + (f"<td class=n>{sum.rounds}</td>" if name == "rounds" else self.figure(getattr(sum, name), sum.currency))
            + "</tr>"
            for name in SUMMED
            if getattr(sum, name) or name in ("rounds", "result")
        )
        title = self.word("book-sum", currency=self.money_name(sum.currency), tables=sum.tables)
        return f"<table><caption>{title}</caption><tbody>{lines}</tbody></table>"

    # -- incidents ---------------------------------------------------------------------------------------------------

    def incidents(self, found: Sequence[Incident]) -> str:
        """How many of each kind, and then every one of them with what followed."""
        kinds: dict[tuple[str, str], int] = {}
        for each in found:
            key = self.kind_reported(each.kind, each.game), self.name_of("game", each.game)
            kinds[key] = kinds.get(key, 0) + 1
        count = "".join(
            f"<tr><th scope=row>{kind}</th><td>{game}</td><td class=n>{times}</td></tr>"
            for (kind, game), times in sorted(kinds.items(), key=lambda each: -each[1])
        )
        all_of_them = f"<th scope=row colspan=2>{self.word('book-incidents-total')}</th><td class=n>{len(found)}</td>"
        total = f"<tr class=total>{all_of_them}</tr>"
        parts = [self.table(("book-kind", "book-game", "book-times"), [total, count], 1)] if found else []
        for day, of_day in groupby(found, key=lambda each: each.day):
            parts.append(f"<h2>{escape(day_named(day, self.lang))}</h2>")
            parts += map(self.incident, of_day)
        body = "".join(parts) or f"<p>{self.word('book-no-incidents')}</p>"
        return self.whole(self.word("book-incidents"), sorted({each.currency for each in found}), body)

    def incident(self, one: Incident) -> str:
        title = f"{clock(one.at)} · {self.kind_reported(one.kind, one.game)}"
        round_ = f"{self.word('book-round').lower()} {one.round}"
        where = f"{self.title_of(one.table, one.game)} · {self.law(one.law)} · {round_}"
        by = f"{self.name_of('role', one.by)} {self.person(one.person) if one.person else ''}".strip()
        about = self.people(one.people) or "–"
        told = " ".join(escape(sentence) for sentence in one.told)
        said = ", ".join(self.say_details(one.details)) or "–"
        facts = (
            ("book-reported-by", by),
            ("book-about", about),
            ("book-reported", said),
            ("book-followed", told),
            ("book-moved", self.money(one.moved, one.currency)),
            ("book-articles", escape(", ".join(one.clauses)) or "–"),
            *(("book-note", escape(f"«{note}»")) for note in one.notes),
        )
        lines = "".join(f"<dt>{self.word(key)}</dt><dd>{value}</dd>" for key, value in facts)
        return f"<section class=sheet><h3>{title}</h3><p class=under>{where}</p><dl>{lines}</dl></section>"

    # -- jackpots ----------------------------------------------------------------------------------------------------

    def jackpots(self, books: Sequence[JackpotBook]) -> str:
        body = "".join(map(self.jackpot, books)) or f"<p>{self.word('book-no-jackpots')}</p>"
        return self.whole(self.word("book-jackpots"), sorted({book.currency for book in books}), body)

    def jackpot(self, book: JackpotBook) -> str:
        names = (
            ("opening_jackpot", book.opening),
            ("jackpot_seeded", book.seeded),
            ("jackpot_fed", book.fed),
            ("jackpot_paid", book.paid),
            *((("jackpot_charged", book.charged),) if book.carousel else ()),
            ("closing_jackpot", book.closing),
            *((("jackpot_advanced", book.advanced),) if book.carousel else ()),
        )
        sums = "".join(
            f"<tr><th scope=row>{self.word(f'book-{name}')}</th>{self.figure(amount, book.currency)}</tr>"
            for name, amount in names
        )
        lines = (
            f"<tr><td>{clock(line.at)}</td><td class=n>{line.round}</td><td>{self.people(line.to)}</td>"
            + "".join(self.figure(n, book.currency) for n in (line.seeded, line.fed, line.paid, line.meter))
            + "</tr>"
            for line in book.lines
        )
        heads = ("book-time", "book-round", "book-won-by", "book-jackpot_seeded", "book-jackpot_fed")
        closed = self.word("book-all-balance" if book.balances else "book-not-balance")
        return (
            f"<section class=sheet><h3>{self.title_of(book.table, book.game)}</h3>"
            f"<p class=under>{escape(day_named(book.day, self.lang))} · {self.law(book.law)} · {closed}</p>"
            f"<div class=columns><table><tbody>{sums}</tbody></table></div>"
            f"{self.table((*heads, 'book-jackpot_paid', 'book-meter'), lines, 4)}{self.signs()}</section>"
        )

    # -- the cage ----------------------------------------------------------------------------------------------------

    def cage(self, paid: Sequence[Paid]) -> str:
        """What the till should hold of each money, and everything that went over the counter."""
        counted = []
        for till in tills(paid):
            figures = "".join(self.figure(n, till.currency) for n in (till.taken, till.paid, till.balance))
            head = f"<th scope=row>{self.money_name(till.currency)}</th><td class=n>{till.times}</td>"
            counted.append(f"<tr class=total>{head}{figures}</tr>")
            for who, amount in till.by.items():
                cells = f"<td class=n></td><td></td><td></td>{self.figure(amount, till.currency)}"
                counted.append(f"<tr><th scope=row>{self.person(who)}</th>{cells}</tr>")
        heads = ("book-money", "book-times", "book-till-taken", "book-till-paid", "book-till-balance")
        parts = [self.table(heads, counted, 4)] if counted else []
        for day, of_day in groupby(paid, key=lambda each: day_of(each.at)):
            lines = (
                f"<tr><td>{clock(each.at)}</td><td>{self.person(each.person)}</td>"
                f"<td>{self.word('book-cash' if each.cash else 'book-play-chips')}</td>"
                f"<td>{self.person(each.by) if each.by else '–'}</td>"
                f"{self.figure(each.amount, each.currency)}{self.figure(each.left, each.currency)}</tr>"
                for each in of_day
            )
            shown = ("book-time", "book-person", "book-why", "book-by", "book-amount", "book-left")
            parts.append(f"<h2>{escape(day_named(day, self.lang))}</h2>{self.table(shown, lines, 2)}")
        body = "".join(parts) or f"<p>{self.word('book-none')}</p>"
        return self.whole(self.word("book-cage-title"), sorted({each.currency for each in paid}), body)

    # -- what the tables held ----------------------------------------------------------------------------------------

    def hold(self, found: Sequence[Held]) -> str:
        """Every table beside its odds, and below the way of those that stand out; of a single one in any case."""
        judged = sum(bool(each.sd) for each in found)
        parts = [f"<p>{self.word('hold-how')}</p>"]
        if judged > 1:
            parts.append(f"<p>{self.word('hold-many', tables=judged, odd=round(odd_by_chance(judged), 1))}</p>")
        numbers = ("book-rounds", "book-handle", "hold-won", "hold-expected", "hold-rate", "hold-theory")
        heads = ("book-table", "book-game", "hold-band", "hold-verdict", *numbers)
        parts.append(self.table(heads, map(self.line_of, found), len(numbers)))
        shown = (each for each in found if len(found) == 1 or each.verdict in ("unusual", "odd", "play"))
        parts += map(self.way, shown)
        body = "".join(parts) if found else f"<p>{self.word('book-none')}</p>"
        return self.whole(self.word("hold-title"), sorted({each.currency for each in found}), body)

    def line_of(self, held: Held) -> str:
        picture = strip(held, self.verdict(held))
        return (
            f"<tr><th scope=row>{escape(held.table)}</th><td>{self.name_of('game', held.game)}</td><td>{picture}</td>"
            f"<td class='{held.verdict}'>{escape(self.verdict(held))}</td><td class=n>{held.rounds}</td>"
            f"{self.figure(held.handle, held.currency)}{self.figure(held.won, held.currency)}"
            f"{self.figure(round(held.expected), held.currency)}"
            f"<td class=n>{self.percent(held.rate)}</td><td class=n>{self.percent(held.theory)}</td></tr>"
        )

    def verdict(self, held: Held) -> str:
        """What the bands say of a table, in a sentence."""
        times = max(1, round(held.tail * PER))
        return say(f"hold-says-{held.verdict}", self.lang, times=times, of=PER)

    def percent(self, share: float) -> str:
        text = f"{100 * share:.2f}"
        return escape((text if self.lang == "en" else text.replace(".", ",")) + " %").replace("-", "\N{MINUS SIGN}")

    def way(self, held: Held) -> str:
        title = self.title_of(held.table, held.game)
        low, high = (held.band[0], held.band[-1]) if held.band else (held.expected, held.expected)
        between = self.word(
            "hold-between",
            low=self.teller(held.currency).money(round(low)),
            high=self.teller(held.currency).money(round(high)),
        )
        return (
            f"<section class=sheet><h3>{title}</h3><p class=under>{self.law(held.law)} · {between}</p>"
            f"{curve(held, self.verdict(held))}<p class=under>{self.word('hold-curve')}</p></section>"
        )


__all__ = ["Documents"]
