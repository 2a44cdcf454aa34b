"""`novamas hands`: the hands of a table as text that other programs read, or what such a text tells."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.book import a_table, put
from novamas.cli.names import game_name
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.screen import table as columns
from novamas.cli.stores import Keys, needing_the_store
from novamas.cli.voice import choose_language, word
from novamas.games import FAMILIES, family, make
from novamas.games.histories import For, HandTold, Histories, Step
from novamas.kit.cards import name as card_name
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say, sentence

Source = Annotated[str, Parameter(help=word("option-hands-source"))]
Table = Annotated[str | None, Parameter(name="--table", metavar="ID", help=word("option-hands-table"))]
Reader = Annotated[str, Parameter(name="--reader", metavar="WHO", show_default=False, help=word("option-hands-reader"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-hands-out"))]
Hand = Annotated[int | None, Parameter(name="--hand", metavar="N", help=word("option-hands-hand"))]
MINOR = 100


def hands(
    source: Source,
    /,
    *,
    table: Table = None,
    reader: Reader = "",
    hand: Hand = None,
    out: Out = None,
    keys: Keys = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    if (form := form_of(Path(source))) is not None:
        text = text_of(Path(source))
        if hand is not None:
            show_steps(form.replay(text, hand, make), tongue)
        else:
            show(form.read(text), tongue)
        return
    if table is None:
        raise BadInput(word("hands-needs-table"), field="table")
    put(of_store(source, table, reader, keys), out)


def form_of(path: Path) -> Histories | None:
    """What reads a file of that name, if anything does."""
    forms = (room.histories for room in FAMILIES.values() if room.histories is not None)
    return next((form for form in forms if path.suffix.lower() in form.suffixes), None)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(word("hands-no-text", path=str(path))) from None
    except OSError as e:
        raise BadInput(word("hands-cannot-read", path=str(path), why=phrase(why_not(e), choose_language()))) from None


def of_store(store: str, id: str, reader: str, keys: Path | None) -> str:
    """The hands of a table in a store, as its reader saw them."""
    with needing_the_store():
        from novamas.casino.acts import Codec
        from novamas.kit.chance import Csprng
        from novamas.store import Tampered
        from novamas.store.books import open_books

        books = open_books(store, keys=keys, existing=True)
    try:
        listed = a_table(books, id)
        assert listed is not None
        opening = listed.opening
        form = family(opening.law, opening.game).histories
        if form is None:
            raise BadInput(
                word("hands-none-here", game=game_name(opening.game, choose_language())), field="table", value=id
            )
        decider = books.empty_table(listed, Csprng()).decider
        acts = books.acts(listed, Codec(decider))
        events = ((event, act.at) for act in acts for event in act.events)
        who = For(
            minimum=opening.minimum,
            reader=reader,
            table=id,
            law=opening.law,
            currency=books.money(listed).code.partition("-")[0],
        )
        return form.write(decider.game, who, events)
    except Tampered as e:
        raise BadInput(word("store-damaged", why=sentence(e, choose_language()))) from None
    finally:
        books.close()


def show(found: tuple[HandTold, ...], lang: str) -> None:
    """A line a hand: what everybody had before it, and how that changed."""
    shown = columns(*(say(f"hands-{name}", lang) for name in ("number", "game", "players", "acts")), right=(0, 3))
    for hand in found:
        after = hand.after or hand.before
        people = (
            f"{who} {amount(have)}" + (f" ({amount(now - have, sign=True)})" if hand.after else "")
            for who, have, now in zip(hand.players, hand.before, after, strict=True)
        )
        shown.add_row(str(hand.number), game_name(hand.game, lang), ", ".join(people), str(hand.acts))
    console().print(shown)


def show_steps(steps: tuple[Step, ...], lang: str) -> None:
    """A line an act: in which interval, what was done, and what lies in the pot then."""
    shown = columns(*(say(f"hands-{name}", lang) for name in ("interval", "act", "pot")), right=(0, 2))
    before = 0
    for each in steps:
        counted = str(each.amount) if each.kind == "throw" else amount(each.amount)
        cards = " ".join(card_name(card) for card in each.cards)
        did = say(f"hands-did-{each.kind}", lang, who=each.who, amount=counted, cards=cards, street=each.street)
        shown.add_row(str(each.street) if each.street != before else "", did, amount(each.pot))
        before = each.street
    console().print(shown)


def amount(minor: int, sign: bool = False) -> str:
    units, rest = divmod(abs(minor), MINOR)
    lead = "−" if minor < 0 else "+" if sign else ""
    return f"{lead}{units}" + (f".{rest:02}" if rest else "")
