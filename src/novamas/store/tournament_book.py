"""The book of tournaments, as a page to print: the Sit & Gos that were held, and every tournament from its bases to its
prizes. It is a fold over the acts, like every book of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from novamas.casino import Act
from novamas.casino.tournament import LiveTournament
from novamas.casino.tournament.acts import (
    Entered,
    KnockedOut,
    LevelBegun,
    PlayerExpelled,
    PrizesPaid,
    SeatAllotted,
    TableTold,
)
from novamas.kit.decider import Actor, Event
from novamas.kit.money import show
from novamas.kit.names import game_name
from novamas.law import library
from novamas.store.books import Books
from novamas.store.pages import stamp
from novamas.store.printed import Page, clock
from novamas.store.tournaments import TournamentListed, acts_of, list_tournaments, load_tournament

SILENT = (TableTold, SeatAllotted)
"""What the page leaves out: counts of tables after every round, and where each lot put somebody."""


def page_of(books: Books, lang: str, store: str, names: Mapping[Actor, str] | None = None) -> str:
    """The whole book; `names` are what people are called."""
    listed = list(list_tournaments(books))
    page = Page(lang, store, names)
    lives = [load_tournament(books, each) for each in listed]
    sheets = [sheet(page, books, one, live) for one, live in zip(listed, lives, strict=True)]
    body = register(page, listed, lives) + "".join(sheets) if listed else f"<p>{page.word('tournament-book-none')}</p>"
    return page.whole(page.word("tournament-book-title"), sorted({live.currency.code for live in lives}), body)


def register(page: Page, listed: Iterable[TournamentListed], lives: Iterable[LiveTournament]) -> str:
    """The list of Sit & Gos, which the authority wants kept in a stamped book."""
    heads = ("number", "begins", "name", "game", "people", "cost", "fund", "phase")
    lines = []
    for one, live in zip(listed, lives, strict=True):
        bases = one.plan.bases
        if bases.start != "sit-and-go":
            continue
        paid = sum(e.paid - e.kept for e in live.state.entrants.values())
        cells = (
            one.id, stamp(one.at), bases.name, game_name(bases.game, page.lang), str(len(live.state.entrants)),
            show(bases.inscription.cost, live.currency, page.lang), show(paid, live.currency, page.lang),
            page.word(f"tournament-phase-{live.state.phase}"),
        )  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    if not lines:
        return ""
    row = "".join(f"<th>{page.word(f'tournament-{head}')}</th>" for head in heads)
    title = page.word("tournament-book-sit")
    body = f"<table><thead><tr>{row}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f"<section><h2>{title}</h2>{body}</section>"


def sheet(page: Page, books: Books, listed: TournamentListed, live: LiveTournament) -> str:
    """One tournament: what its bases say, who won what, how it went."""
    bases, state, money = listed.plan.bases, live.state, live.currency
    told = (
        ("law", library().head(bases.law).full_title(page.lang)),
        ("game", game_name(bases.game, page.lang)),
        ("authorisation", bases.authorisation.number or "–"),
        ("notified", str(bases.notified or "–")),
        ("begins", str(bases.begins or stamp(listed.at))),
        ("cost", show(bases.inscription.cost, money, page.lang)),
        ("entries", str(sum(e.entries for e in state.entrants.values()))),
        ("fund", show(sum(e.paid - e.kept for e in state.entrants.values()), money, page.lang)),
        ("organisation", show(sum(e.kept for e in state.entrants.values()), money, page.lang)),
        ("phase", page.word(f"tournament-phase-{state.phase}")),
    )
    facts = "".join(f"<dt>{page.word(f'tournament-{key}')}</dt><dd>{escape(value)}</dd>" for key, value in told)
    course = "".join(lines_of(page, acts_of(books, listed.id), live))
    return (
        f"<section class=sheet><h2>{escape(listed.id)} · {escape(bases.name)}</h2>"
        f"<p class=under>{escape(bases.rules)} {escape(bases.ranking)}</p><dl>{facts}</dl>{places(page, live)}"
        f"<h3>{page.word('tournament-book-course')}</h3><table><tbody>{course}</tbody></table></section>"
    )


def places(page: Page, live: LiveTournament) -> str:
    if not live.state.won:
        return ""
    heads = "".join(f"<th>{page.word(f'tournament-{key}')}</th>" for key in ("place", "who", "prize"))
    lines = []
    for won in live.state.won:
        prizes = [*([show(won.amount, live.currency, page.lang)] if won.amount else []), *won.things]
        place = f"{won.place}{'=' if won.shared > 1 else ''}"
        lines.append(
            f"<tr><td class=n>{place}</td><td>{page.person(won.who)}</td>"
            f"<td>{escape(' + '.join(prizes) or '–')}</td></tr>"
        )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def lines_of(page: Page, acts: Iterable[Act], live: LiveTournament) -> Iterable[str]:
    """What happened, a line an event, with its articles."""
    for act in acts:
        for event in act.events:
            if isinstance(event, SILENT):
                continue
            name = type(event).__name__
            cited = f"<small>{escape(', '.join(event.clauses))}</small>"
            what = f"{page.word(f'tournament-event-{name}')}{about(event, live, page)} {cited}"
            yield f"<tr><td>{clock(act.at)}</td><td>{what}</td></tr>"


def about(event: Event, live: LiveTournament, page: Page) -> str:
    """Whom or what an event is about, behind its name."""
    money, lang = live.currency, page.lang
    match event:
        case Entered(who=who, paid=paid):
            return f": {page.person(who)} ({escape(show(paid, money, lang))})"
        case LevelBegun(level=level, minimum=minimum, pause=pause):
            return f": {level}" if pause else f": {level} ({minimum})"
        case KnockedOut(who=group):
            return f": {page.people(group)}"
        case PrizesPaid(won=won):
            return f": {escape(show(sum(each.amount for each in won), money, lang))}"
        case PlayerExpelled(who=who, cause=cause):
            return f": {page.person(who)} ({page.word(f'tournament-cause-{cause}')})"
    who = getattr(event, "who", "")
    return f": {page.person(who)}" if isinstance(who, str) and who else ""
