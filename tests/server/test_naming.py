"""Names: what may be one, which look alike, and which would pass for the house."""

from __future__ import annotations

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from novamas.games.bots import NAMES
from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.kit.words import languages, refusal, say
from novamas.server.naming import POSTS, a_name, a_name_for, like_the_house, skeleton

ALIKE = [
    ("Ana", "ANA", "ana", "Аna", "Аnа", "A n a", "A.n.a", "Aná", "Ａｎａ", "𝐀𝐧𝐚", "4na", "Ᾰnа"),
    ("Iñaki", "Inaki", "lnaki", "1naki", "IÑAKI", "Іnaki", "I-ñaki"),
    ("Paco", "Расо", "PAC0", "Pąco", "Раcо"),
    ("Marco", "Мarco", "Rnarco", "M4rco", "Ｍarco"),
    ("Bo", "8o", "80", "Во", "ВО", "βο"),
    ("Eli", "Ell", "E1i", "Ε1ι", "3li"),
    ("Uxía", "Uxia", "UX1A", "Uхia"),
    ("Walt", "VValt", "Wa1t", "WAI7"),
    ("Ana 5", "Ana-٥", "ana s", "ana５"),
]


@pytest.mark.parametrize("names", ALIKE)
def test_names_that_look_alike_have_one_skeleton(names: tuple[str, ...]) -> None:
    assert {name: skeleton(name) for name in names} == dict.fromkeys(names, skeleton(names[0]))


def test_names_that_differ_keep_apart() -> None:
    """The names that company goes by are those of real people: all of them are told apart."""
    assert len({skeleton(name) for name in NAMES}) == len(NAMES)
    for one, other in (("Ana", "Anna"), ("Jon", "Jone"), ("Ana 2", "Ana 6"), ("民", "氏"), ("Мария", "Марина")):
        assert skeleton(one) != skeleton(other)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text(st.characters(), min_size=1, max_size=50))
def test_a_skeleton_of_anything(text: str) -> None:
    once = skeleton(text)
    assert once
    assert skeleton(text.upper()) == skeleton(text.upper().casefold())
    if once != text.casefold():
        assert skeleton(once) == once, "it is its own skeleton"
    for check in (a_name, like_the_house):
        with suppress(BadInput, Refused):
            check(text)


THE_HOUSE = [
    "director", "Director", "DIRECTOR", "D1rect0r", "Dіrector", "d.i.r.e.c.t.o.r", "El Director", "the director",
    "director 2", "Director de juego", "directora", "Dírector", "directornovamas", "Zuzendaria", "zuzendaritza",
    "Dirección", "croupier", "Crupier", "cr0up13r", "Krupierra", "crupiera", "O crupier", "croupier3", "inspector",
    "Inspectora", "lnspector", "ikuskatzailea", "cajero", "La Cajera", "caixeiro", "kutxazaina", "Caja", "cashier",
    "auditor", "Auditoría", "jefe de mesa", "Xefe de mesa", "Mahaiburua", "novamas", "NovaMás", "Nоvаmas", "n0vam4s",
    "The House", "house", "La Casa", "a casa", "Etxea", "casino", "bot", "bot-3", "bot-3-ana", "Bot Ana", "B0T 7",
    "admin", "Admin 1", "Soporte", "Staff Ana",
]  # fmt: skip


@pytest.mark.parametrize("name", THE_HOUSE)
def test_nobody_who_plays_is_called_like_the_house(name: str) -> None:
    for role in ("guest", "player"):
        with pytest.raises(Refused) as refused:
            a_name_for(name, role)
        assert refused.value.code in ("name-of-the-house", "name-mixed")
        assert refused.value.field == "name"


def test_every_role_of_every_language_is_the_houses() -> None:
    for lang in languages():
        for post in POSTS:
            assert like_the_house(say(f"web-role-{post}", lang)), (post, lang)
            assert like_the_house(post)


@pytest.mark.parametrize(
    "name",
    ["Ana", "Botín", "Gregory House", "Marta Casas", "Ana Caja", "Mesa y López", "Abbott", "Robot 3", "Jefferson",
     "Casanova", "Systemo", "Rootes", "El Gordo", "Ana 1", "O'Neill", "Jean-Luc", "María de la O", "Itziar", "홍길동",
     "Мария", "Γιώργος", "player 1", "the player", "7", *NAMES],
)  # fmt: skip
def test_honest_names_are_let_through(name: str) -> None:
    assert a_name_for(name, "guest") == name


def test_staff_are_called_what_they_are() -> None:
    for post in POSTS:
        assert a_name_for(f"the {post}", post) == f"the {post}"


@pytest.mark.parametrize(
    "name", ["", " ", "-", "<b>", "a" * 41, "a\x00b", "@croupier", "…", "\ud800", "a\u200bb", "_a", "½"]
)
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(BadInput):
        a_name(name)


@pytest.mark.parametrize("name", ["Аna", "Anα", "Pаco", "Inspеctor"])
def test_a_name_is_written_in_one_alphabet(name: str) -> None:
    with pytest.raises(Refused) as refused:
        a_name(name)
    assert refused.value.code == "name-mixed"
    assert {refusal(refused.value, lang) for lang in languages()}.isdisjoint({"name-mixed"})


def test_a_name_is_shown_as_it_is_composed() -> None:
    assert a_name("  Ａna \t Uxi\u0301a ") == unicodedata.normalize("NFC", "Ana Uxía")
