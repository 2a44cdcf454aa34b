"""Books as documents: a page that stands by itself, in one language, that somebody who was not there can read.

Acts are told in sentences, accounts and reasons are called by their names, people by what they are called; whoever has
no name any more is told apart by a mark, and the list at the end says whose mark it is. Totals come first. The page
brings its own style and asks for nothing from anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from html import escape
from itertools import groupby

from novamas.kit.decider import CHANCE, Actor, is_person
from novamas.kit.money import MONEYS, PLAY, is_play
from novamas.kit.page_style import STYLE
from novamas.kit.words import has, say
from novamas.store.reports import DayAtTable, Irregularity, Played
from novamas.table.telling import Teller, law_name, teller

SUMMARY = ("opening_float", "top_ups", "drop", "handle", "result", "cagnotte", "take", "tips", "closing_float")
BESIDE = {
    "book-counts-line": ("sent_back", "difference", "returned"),
    "book-cagnotte-line": ("opening_cagnotte", "cagnotte", "closing_cagnotte", "opening_bank", "closing_bank"),
    "book-jackpot-line": ("opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "closing_jackpot"),
    "book-tips-line": ("opening_tips", "tips", "closing_tips"),
}
"""What not every table has: shown where there is something of it."""


def clock(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%H:%M:%S")


def day_named(day: str, lang: str) -> str:
    """A day as people write it: “16 de noviembre de 2026”."""
    on = date.fromisoformat(day)
    return say("book-date", lang, day=on.day, month=on.month, year=str(on.year))


class Page:
    """A document in one language: `names` are what people are called, `store` where it was printed from."""

    def __init__(self, lang: str, store: str, names: Mapping[Actor, str] | None = None) -> None:
        self.lang = lang
        self.store = store
        self.names: Mapping[Actor, str] = names or {}
        self.named: dict[Actor, None] = {}  # everybody who is named in it, in their order

    # -- words -------------------------------------------------------------------------------------------------------

    def word(self, key: str, **args: object) -> str:
        return escape(say(key, self.lang, **args))

    def name_of(self, what: str, key: str) -> str:
        """The name of a game, a law, a bet or a role; the key itself for what nobody has named yet."""
        full = f"{what}-{key.lstrip('@')}"
        return escape(say(full, self.lang) if has(full, self.lang) or has(full) else key)

    def teller(self, currency: str, family: str = "") -> Teller:
        return teller(self.lang, MONEYS[currency], family, self.names)

    def person(self, who: Actor) -> str:
        """Somebody by their name, and for the list of everybody at the end."""
        if is_person(who) and who != "house":
            self.named[who] = None
        return escape(self.teller("EUR").whole_name(who))

    def people(self, who: Iterable[Actor]) -> str:
        return ", ".join(map(self.person, who))

    def title_of(self, table: str, game: str) -> str:
        return f"{self.word('book-table')} {escape(table)} · {self.name_of('game', game)}"

    def law(self, law: str) -> str:
        return escape(law_name(law, self.lang))

    def money(self, amount: int, currency: str) -> str:
        return escape(self.teller(currency).money(amount))

    def money_name(self, currency: str) -> str:
        """The name of a money: “EUR”, or “EUR, fichas de juego”."""
        code = currency.removesuffix(PLAY)
        return f"{code}, {self.word('web-play-chips')}" if is_play(currency) else code

    # -- parts -------------------------------------------------------------------------------------------------------

    def whole(self, title: str, currencies: Iterable[str], body: str) -> str:
        moneys = "; ".join(map(self.money_name, currencies))
        foot = self.word("book-page", store=self.store, currencies=moneys or "–")
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}\n"
            f"{self.who_is_who()}<footer><p>{foot}</p><p>{self.word('book-unaudited')}</p></footer>\n</body>\n</html>\n"
        )

    def who_is_who(self) -> str:
        """Everybody who is named in the document, with the mark under which the records know them."""
        if not self.named:
            return ""
        lines = "".join(
            f"<tr><th scope=row>{escape(self.teller('EUR').name(who))}</th><td><code>{escape(who)}</code></td></tr>"
            for who in self.named
        )
        return (
            f"<section class=who><h2>{self.word('book-who')}</h2><p class=under>{self.word('book-who-then')}</p>"
            f"<table><tbody>{lines}</tbody></table></section>\n"
        )

    def figure(self, amount: int, currency: str) -> str:
        sign = " minus" if amount < 0 else ""
        return f"<td class='n{sign}'>{self.money(amount, currency)}</td>"

    def signs(self) -> str:
        roles = "".join(f"<span>{self.word(f'role-{role}')}</span>" for role in ("inspector", "director"))
        return f"<p class=sign>{roles}</p>"

    def clauses(self, clauses: Iterable[str]) -> str:
        cited = ", ".join(clauses)
        return f" <small>{escape(cited)}</small>" if cited else ""

    # -- the book of the tables --------------------------------------------------------------------------------------

    def book(self, pages: Sequence[DayAtTable]) -> str:
        parts = []
        for day, each in groupby(pages, key=lambda page: page.day):
            of_day = list(each)
            head = f"<h2>{escape(day_named(day, self.lang))}</h2>"
            parts.append(f"<section class='day'>{head}{self.summary(of_day)}</section>")
            parts += (self.table_day(page) for page in of_day)
        body = "\n".join(parts) or f"<p>{self.word('book-none')}</p>"
        return self.whole(self.word("book-title"), sorted({page.currency for page in pages}), body)

    def summary(self, pages: Sequence[DayAtTable]) -> str:
        """What the tables of a day come to, every money apart, and below it each of them."""
        heads = "".join(f"<th class=n>{self.word(f'book-{name}')}</th>" for name in ("rounds", *SUMMARY))
        lines = []
        for code in sorted({page.currency for page in pages}):
            same = [page for page in pages if page.currency == code]
            sums = "".join(self.figure(sum(getattr(page, name) for page in same), code) for name in SUMMARY)
            rounds = sum(page.rounds for page in same)
            head = f"{self.word('book-total')} · {self.money_name(code)}"
            total = f"<th scope=row colspan=2>{head}</th><td class=n>{rounds}</td>{sums}"
            lines.append(f"<tr class=total>{total}</tr>")
        for page in pages:
            figures = "".join(self.figure(getattr(page, name), page.currency) for name in SUMMARY)
            where = f"<th scope=row>{escape(page.table)}</th><td>{self.name_of('game', page.game)}</td>"
            lines.append(f"<tr>{where}<td class=n>{page.rounds}</td>{figures}</tr>")
        corner = f"<th>{self.word('book-table')}</th><th>{self.word('book-game')}</th>"
        return f"<table><thead><tr>{corner}{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"

    def table_day(self, page: DayAtTable) -> str:
        title = self.title_of(page.table, page.game)
        under = (
            f"{escape(day_named(page.day, self.lang))} · {clock(page.first)} – {clock(page.last)} · "
            f"{self.law(page.law)} · {self.word('book-minimum')} {self.money(page.minimum, page.currency)}"
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
        return (
            f"<section class=sheet><h3>{title}</h3><p class=under>{under}</p>"
            f"<div class=columns>{held}{beside}{chips}{play}{kinds}</div>{self.notes(page)}{self.signs()}</section>"
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
        minimums = [
            f"{clock(m.at)} · {self.money(m.minimum, page.currency)} {self.person(m.person) if m.person else ''}"
            for m in page.minimums
        ]
        odd = [f"{clock(i.at)} · {self.irregularity(i, page.game)}" for i in page.irregularities]
        staff = [
            f"{self.name_of('role', role)}: {self.people(people) or self.word('book-unnamed')}"
            for role, people in sorted(page.staff.items())
        ]
        parts = (("book-minimums", minimums), ("book-irregularities", odd), ("book-staff", staff))
        return "<dl>" + "".join(f"<dt>{self.word(key)}</dt>{_write_list(items)}" for key, items in parts) + "</dl>"

    def irregularity(self, i: Irregularity, game: str) -> str:
        """What was reported, about whom, by whom, and the articles that settled it."""
        round_ = f"{self.word('book-round').lower()} {i.round}"
        told = [self.kind_reported(i.kind, game), *self.say_details(i.details)]
        by = f"{self.name_of('role', i.by)} {self.person(i.person) if i.person else ''}".strip()
        return f"{round_} · {', '.join(told)} · {by}{self.clauses(i.clauses)}"

    def kind_reported(self, kind: str, game: str) -> str:
        key = f"console-act-{kind}"
        return self.word(key, game=game) if has(key, self.lang) or has(key) else escape(kind)

    def say_details(self, details: Mapping[str, object]) -> Iterable[str]:
        """What a report says besides its kind: whom it is about, the cause; numbers with their names."""
        tells = self.teller("EUR")
        for name, value in details.items():
            if value in (None, "", "?"):
                continue
            if isinstance(value, str) and name in ("player", "who", "banker"):
                yield self.person(value)
            elif name == "reason" and isinstance(value, str) and has(f"reason-{value}"):
                yield self.word(f"reason-{value}")
            elif name == "note" and isinstance(value, str):
                yield escape(f"«{value}»")
            elif isinstance(value, str) and (has(f"event-cause-{value}") or has(f"value-{value}")):
                yield escape(tells.cause(value))
            elif isinstance(value, bool):
                continue
            elif isinstance(value, int | str) and has(f"book-field-{name}"):
                yield self.word(f"book-field-{name}", value=str(value))

    # -- a session ---------------------------------------------------------------------------------------------------

    def session(
        self,
        table: str,
        game: str,
        played: Iterable[Played],
        currency: str,
        family: str = "",
        days: Sequence[DayAtTable] = (),
    ) -> str:
        """What the session came to, day by day, and then every act of it in its order."""
        tells = self.teller(currency, family)
        lines = []
        before: tuple[str, int] | None = None
        for number, events in groupby(played, key=lambda p: p.act):
            each = list(events)
            first = each[0]
            now = (datetime.fromtimestamp(first.at).date().isoformat(), first.round)
            if now != before:
                head = f"{day_named(now[0], self.lang)} · {self.word('book-round')} {now[1]}"
                lines.append(f"<tr class=round><th colspan=6 scope=rowgroup>{escape(head)}</th></tr>")
                before = now
            calls = [f"«{escape(tells.call(c))}»" for p in each for c in p.calls]
            cells = (
                f"<td class=n>{number}</td>",
                f"<td>{clock(first.at)}</td>",
                f"<td>{self.who_acted(first)}</td>",
                f"<td>{'<br>'.join(self.tell_event(p, tells) for p in each)}</td>",
                f"<td>{'<br>'.join(calls)}</td>",
                f"<td>{'<br>'.join(self.tell_moves(p, tells) for p in each if p.moves)}</td>",
            )
            lines.append(f"<tr>{''.join(cells)}</tr>")
        names = ("act", "time", "by", "happened", "calls", "moves")
        heads = "".join(f"<th>{self.word(f'book-{name}')}</th>" for name in names)
        title = f"{self.word('book-session')} · {self.title_of(table, game)}"
        sums = "".join(map(self.table_day, days))
        body = (
            f"{sums}<h2>{self.word('book-acts')}</h2>"
            f"<table class=session><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
        )
        return self.whole(title, [currency], body)

    def who_acted(self, p: Played) -> str:
        """A person, or a role and who stood behind it."""
        who = self.name_of("role", p.by) if p.by.startswith("@") else self.person(p.by)
        if p.person and p.person != p.by:
            behind = self.person(p.person)
            typed = p.by == CHANCE and p.person != "house"
            who += f" <small>{self.word('book-typed-by')} {behind}</small>" if typed else f" <small>{behind}</small>"
        return who

    def tell_event(self, p: Played, tells: Teller) -> str:
        for move in p.moves:
            self.named |= {who: None for who in (move.src, move.dst) if is_person(who)}
        return escape(tells.tell(p.fact, p.by, p.round, p.spots.get)) + self.clauses(p.clauses)

    def tell_moves(self, p: Played, tells: Teller) -> str:
        return "<br>".join(
            f"{escape(tells.move(m))} <b>{escape(tells.money(m.amount))}</b> <small>{escape(tells.why(m.why))}</small>"
            for m in p.moves
        )


def _write_list(items: Iterable[str]) -> str:
    return "".join(f"<dd>{item}</dd>" for item in items) or "<dd>–</dd>"


__all__ = ["Page", "clock", "day_named"]
