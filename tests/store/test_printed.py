"""Printed books can be read by somebody who was not there: sentences, names, no key of the program anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tools.event_samples import ROOT, happened
from tools.golden import restore, store_file

from novamas.games import FAMILIES
from novamas.kit import forms, words
from novamas.kit.decider import Event
from novamas.kit.money import EUR
from novamas.store import printed
from novamas.store.books import Books, open_books
from novamas.store.reports import daily_book, family_of, session
from novamas.table.scenario import read_folder
from novamas.table.telling import Teller, law_name

RAW = re.compile(r"@[a-z]+|[{}]|\bnone\b|event-|console-act-|book-[a-z]|value-|bet-[a-z]|\bPlaceBet\b|[a-z]=\d")


def events() -> Iterator[tuple[str, Event]]:
    """Of every kind of event one that happens in a scenario, with the family of its game."""

    seen = set[tuple[object, ...]]()
    for scenario in read_folder(ROOT / "scenarios"):
        if not (found := happened(scenario)):
            continue
        opening = found[0].opening  # type: ignore[attr-defined]
        family = _family(opening.law, opening.game)
        for event in found:
            plain = tuple(bool(getattr(event, name)) for name in event.__struct_fields__)
            kind = (family, type(event), plain, getattr(event, "result", ""))
            if kind not in seen:
                seen.add(kind)
                yield family, event


def _family(law: str, game: str) -> str:
    from novamas.games import family

    return family(law, game).name


@pytest.fixture(scope="module")
def samples() -> list[tuple[str, Event]]:
    return list(events())


@pytest.mark.slow  # all scenarios; the house below has most of it
@pytest.mark.parametrize("lang", words.languages())
def test_every_event_is_told_in_a_sentence(samples: list[tuple[str, Event]], lang: str) -> None:
    for family, event in samples:
        tells = Teller(lang, EUR, FAMILIES[family], {"ana": "Ana Otero"})
        told = tells.tell(event, "@croupier", 7, lambda bet: "split:17-20")
        assert not RAW.search(told), (family, event, told)
        assert told[-1] in ".?", (family, event, told)
        assert words.has(f"event-{type(event).__name__}-entry", lang)
        for move in event.moves:
            assert not RAW.search(tells.move(move)), move
            assert words.has(f"event-why-{move.why}", lang), move


def test_cards_and_results_are_told_as_people_read_them() -> None:
    tells = Teller("es", EUR)
    assert [tells.card(card) for card in (0, 22, {"value": 51}, None, 60)] == ["A♠", "10♥", "K♣", "none", "comodín"]
    assert [tells.outcome(x) for x in (17, "10H", (3, 4), "?")] == ["17", "10♥", "3 + 4", "carta boca abajo"]


def test_whoever_has_no_name_is_told_apart_by_a_mark() -> None:
    tells = Teller("es", EUR, None, {"p-1": "Ana Otero"})
    assert tells.name("p-1") == "Ana Otero"
    assert tells.name("@purse/p-1") == "bolsa de Ana Otero"
    assert "3ade" in tells.name("p-e42e5b4a3ade")


def test_a_law_is_called_by_its_name() -> None:
    assert law_name("euskadi-1996", "es") == "Euskadi 1996"
    assert law_name("atlantis-2030", "es") == "atlantis-2030"


def test_days_are_written_as_people_write_them() -> None:
    assert printed.day_named("2026-11-16", "es") == "16 de noviembre de 2026"
    assert printed.day_named("2026-11-16", "en") == "16 November 2026"
    assert printed.day_named("2026-11-16", "eu") == "2026(e)ko azaroaren 16(a)"


# -- a house with every game -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    folder = tmp_path_factory.mktemp("golden")
    restore(store_file(forms.FORM), str(folder / "casino.db"), folder / "keys")
    books = open_books(str(folder / "casino.db"), keys=folder / "keys", existing=True)
    yield books
    books.close()


def text_of(page: str) -> str:
    """What somebody reads on a page."""
    body = page.partition("<body>")[2]
    return re.sub(r"<[^>]+>", " ", re.sub(r"<code>.*?</code>", "", body))


@pytest.mark.parametrize("lang", words.languages())
def test_no_printed_session_has_a_raw_key(house: Books, lang: str) -> None:
    for listed in house.list_tables():
        page = printed.Page(lang, "here", house.names()).session(
            listed.id,
            listed.opening.game,
            session(house, listed),
            house.money(listed).code,
            family_of(house, listed),
            daily_book(house, listed.id),
        )
        found = RAW.search(text_of(page))
        assert found is None, (listed.opening.game, text_of(page)[found.start() - 80 : found.end() + 40])


def test_a_session_begins_with_what_it_came_to(house: Books) -> None:
    listed = next(house.list_tables())
    pages = daily_book(house, listed.id)
    page = printed.Page("es", "here").session(
        listed.id, listed.opening.game, session(house, listed), "EUR", family_of(house, listed), pages
    )
    assert page.index("Resultado de la casa") < page.index("Los actos, uno por uno")


def test_everybody_who_is_named_is_in_the_list_at_the_end(house: Books) -> None:
    listed = next(house.list_tables())
    named = next(who for page in daily_book(house, listed.id) for who in page.people)
    names = {named: "Ana <Otero>"}
    page = printed.Page("en", "here", names).session(
        listed.id, listed.opening.game, session(house, listed), "EUR", family_of(house, listed)
    )
    assert "Ana &lt;Otero&gt;" in page
    assert f"<code>{named}</code>" in page
    assert named not in text_of(page)
