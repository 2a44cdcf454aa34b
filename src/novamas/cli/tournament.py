"""`novamas tournament`: bases against the law, a tournament played with company, the book of those of a store."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.casino.tournament import BadBases, Bases, Hall, Held, final_order, hold, read_bases
from novamas.casino.tournament.acts import KnockedOut, TableBroken
from novamas.cli import ask
from novamas.cli.book import put
from novamas.cli.names import game_name, law_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, ids, put_json, table
from novamas.cli.stores import Keys, needing_the_store
from novamas.cli.voice import choose_language, word
from novamas.kit.chance import Seeded
from novamas.kit.errors import BadInput, Words
from novamas.kit.money import Currency, for_play, show
from novamas.kit.plain import PlainDict
from novamas.kit.reasons import why_not
from novamas.kit.words import plain_args, say, sentence
from novamas.law import library

if TYPE_CHECKING:
    from rich.console import Console

CHECK, PLAY, BOOK = "check", "play", "book"
BROKEN = 1

What = Annotated[str, Parameter(help=word("option-tournament-act"))]
Given = Annotated[str, Parameter(help=word("option-tournament-file"))]
Company = Annotated[int | None, Parameter(name="--company", help=word("option-tournament-company"))]
Seed = Annotated[int | None, Parameter(name="--seed", help=word("option-tournament-seed"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-tournament-out"))]


def tournament(
    act: What,
    file: Given,
    /,
    *,
    company: Company = None,
    seed: Seed = None,
    out: Out = None,
    keys: Keys = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    if act not in (CHECK, PLAY, BOOK):
        raise BadInput(word("tournament-acts-known", known=", ".join((CHECK, PLAY, BOOK))), field="act", value=act)
    if act == BOOK:
        put(book_of(file, keys, tongue), out)
        return 0
    bases = read_bases(text_of(file))
    held = hold(bases)
    broken = [each for each in held if each.problem is not None]
    if act == CHECK or broken:
        if json:
            put_json([held_json(each, tongue) for each in held])
        else:
            show_held(console(), bases, held, tongue)
        return BROKEN if broken else 0
    play_out(bases, company, seed, json, tongue)
    return 0


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        why = why_not(e) if isinstance(e, OSError) else Words("why-no-text")
        raise BadBases("tournament-file", field="file", path=file, why=why) from None


# -- the bases against the law -----------------------------------------------------------------------------------------


def held_json(held: Held, tongue: str) -> PlainDict:
    problem = held.problem
    told: PlainDict = {"rule": held.rule, "kept": problem is None, "clauses": list(held.clauses)}
    if problem is not None:
        told |= {"reason": problem.reason, "sentence": sentence(problem, tongue), "args": plain_args(problem)}
    return told


def show_held(out: Console, bases: Bases, held: list[Held], tongue: str) -> None:
    title = f"{bases.name} · {game_name(bases.game, tongue)} · {law_name(bases.law, tongue)}"
    shown = table(*(say(f"tournament-{c}", tongue) for c in ("rule", "kept", "what", "clauses")), title=title)
    for each in held:
        kept = each.problem is None
        told = "" if each.problem is None else sentence(each.problem, tongue)
        cells = (say(f"tournament-rule-{each.rule}", tongue), say(f"tournament-{'yes' if kept else 'no'}", tongue))
        shown.add_row(*cells, told, ids(tuple(dict.fromkeys(each.clauses))), style="" if kept else "red")
    out.print(shown)
    count = sum(each.problem is not None for each in held)
    if count:
        out.print(say("tournament-broken", tongue, count=count), style="bold red")
    else:
        out.print(say("tournament-fine", tongue, name=bases.name), style="bold green")


# -- played with company -----------------------------------------------------------------------------------------------


def play_out(bases: Bases, company: int | None, seed: int | None, json: bool, tongue: str) -> None:
    """From the first entry to the prizes, in this process; the same seed plays the same."""
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    hall = Hall(bases, Seeded(seed), Random(seed))
    entry = bases.inscription
    hall.invite(entry.most if company is None and bases.start == "sit-and-go" else company or max(entry.least, 2))
    out = console()
    told = 0

    def tell(now: Hall) -> None:
        nonlocal told
        for noted in now.log[told:]:
            for event in noted.events:
                if isinstance(event, KnockedOut):
                    left = len(now.state.alive)
                    out.print(f"{say('tournament-event-KnockedOut', tongue)}: {', '.join(event.who)} ({left})")
                elif isinstance(event, TableBroken):
                    out.print(f"{say('tournament-event-TableBroken', tongue)}: {event.table}")
        told = len(now.log)

    state = hall.run((lambda _: None) if json else tell)
    if json:
        put_json(played_json(hall, seed))
        return
    tell(hall)
    currency = for_play(library().currency(bases.law))
    counted = say(
        "tournament-played",
        tongue,
        name=bases.name,
        entries=sum(e.entries for e in state.entrants.values()),
        rounds=sum(state.rounds.values()),
        levels=state.level,
    )
    out.print(counted, style="bold")
    out.print(places(hall, currency, tongue))


def places(hall: Hall, currency: Currency, tongue: str) -> object:
    """Everybody by their place, with what it brings."""
    columns = ("place", "who", "chips", "prize")
    shown = table(*(say(f"tournament-{c}", tongue) for c in columns), right=(0, 2, 3))
    for won in hall.state.won:
        chips = hall.state.entrants[won.who].stack
        prizes = [*([show(won.amount, currency, tongue)] if won.amount else []), *won.things]
        shown.add_row(f"{won.place}{'=' if won.shared > 1 else ''}", won.who, str(chips), " + ".join(prizes) or "–")
    return shown


def played_json(hall: Hall, seed: int) -> PlainDict:
    state = hall.state
    return {
        "seed": seed,
        "name": hall.tournament.name,
        "order": [list(group) for group in final_order(state)],
        "prizes": [
            {"who": w.who, "place": w.place, "shared": w.shared, "amount": w.amount, "things": list(w.things)}
            for w in state.won
        ],
        "entries": sum(e.entries for e in state.entrants.values()),
        "rounds": sum(state.rounds.values()),
        "levels": state.level,
        "balances": {name: amount for name, amount in state.book.items() if not name.startswith("@purse/")},
    }


# -- the book ----------------------------------------------------------------------------------------------------------


def book_of(store: str, keys: Path | None, tongue: str) -> str:
    """The book of the tournaments of a store, as a page to print."""
    with needing_the_store():
        from novamas.store import Tampered
        from novamas.store.books import open_books
        from novamas.store.places import hide_password
        from novamas.store.tournament_book import page_of
    books = open_books(store, keys=keys, existing=True)
    try:
        return page_of(books, tongue, hide_password(store))
    except Tampered as e:
        raise BadInput(word("store-damaged", why=sentence(e, choose_language()))) from None
    finally:
        books.close()
