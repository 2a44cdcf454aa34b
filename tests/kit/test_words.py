"""Words for people: everything that can be said has words. That languages agree is in `test_languages.py`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from pathlib import Path
from threading import Event

import pytest

import novamas
from novamas.casino.tournament.bases import TERMS
from novamas.cli.names import bet_name, choice_name, game_name, law_name, spot_name
from novamas.games import make
from novamas.kit import words
from novamas.kit.convert import SAYS, explain_message
from novamas.kit.decider import Call, Refused
from novamas.kit.errors import BadInput
from novamas.kit.money import ESP, EUR
from novamas.kit.reasons import WHY
from novamas.law.errors import MISSES, BadOption
from novamas.law.library import BUILT_IN, Library
from novamas.store.places import SIGNS

SOURCES = Path(novamas.__file__).parent
LAWS = Library(BUILT_IN)


def test_the_languages():
    assert {"en", "es"} <= set(words.languages())
    with pytest.raises(BadInput, match="There is no language 'fr'"):
        words.say("bet-red", "fr")


def test_whoever_asks_while_a_file_is_read_waits_for_it(monkeypatch):
    tongue, parse = words.Tongue("en"), words.FluentResource
    begun, go_on = Event(), Event()

    def slow(text):
        begun.set()
        assert go_on.wait(60)
        return parse(text)

    monkeypatch.setattr(words, "FluentResource", slow)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(tongue.say, "bet-red", {})
        assert begun.wait(60)
        second = pool.submit(tongue.say, "bet-red", {})
        wait([second], timeout=0.2)
        go_on.set()
        assert first.result(60) == second.result(60) == "Red"


# -- refusals ----------------------------------------------------------------------------------------------------


def strings(node: ast.AST | None, around: ast.AST) -> Iterator[str]:
    """The strings that an expression may come to; a name is looked up where it is assigned around it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=yes, orelse=no):
            yield from strings(yes, around)
            yield from strings(no, around)
        case ast.BoolOp(values=values):
            for value in values:
                yield from strings(value, around)
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=values), attr="get"), args=[_, *rest]):
            for value in (*values, *rest):
                yield from strings(value, around)
        case ast.Subscript(value=ast.Dict(values=values)):
            for value in values:
                yield from strings(value, around)
        case ast.Name(id=name):
            for each in ast.walk(around):
                if isinstance(each, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in each.targets):
                    yield from strings(each.value, ast.Module([], []))


@cache
def refusal_codes() -> dict[str, str]:
    """Every code that a `Refused`, a `Shut` or a `Why` in the sources may have, and where it stands."""
    found = {}
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef)] + [tree]
        for around in functions:
            for call in ast.walk(around):
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id in ("Refused", "Shut", "Why")
                ):
                    code = (
                        call.args[0] if call.args else next((k.value for k in call.keywords if k.arg == "code"), None)
                    )
                    for text in strings(code, around):
                        found[text] = f"{path.name}:{call.lineno}"
    return found


@pytest.mark.parametrize("lang", words.languages())
def test_every_refusal_has_a_sentence(lang):
    codes = refusal_codes()
    assert {"late-bet", "minimum-fixed", "notice-running", "not-your-role", "people-at-the-table"} <= set(codes)
    for code, where in codes.items():
        assert words.has(f"refused-{code}", lang), where


@pytest.mark.parametrize("lang", words.languages())
def test_a_refusal_is_one_sentence(lang):
    for key in (key for key in words.keys("en") if key.startswith("refused-")):
        said = words.refusal(Refused(key.removeprefix("refused-"), (), "amount", 1000, limit=500), lang, EUR)
        assert re.fullmatch(r"[^.\n]*(?:\d\.\d[^.\n]*)*\.", said), said


def test_refusals_name_money_and_clauses():
    refused = Refused("above-maximum", ("EUS96-01-055",), "amount", 600000, limit=5000)
    assert words.refusal(refused, "en", EUR) == (
        "6,000.00 € is more than the maximum here, 50.00 €. [EUS96-01-055]"
    )  # fmt: skip
    assert words.refusal(refused, "es", EUR) == "6.000,00 € supera el máximo admitido aquí, 50,00 €. [EUS96-01-055]"
    assert words.refusal(Refused("below-minimum", (), "amount", 5, limit=100), "es", ESP).startswith("5 pta no llega")
    assert words.refusal(Refused("no-such-bet", (), "on", "straight:37")).startswith("There is no bet “straight:37”")


def test_a_refusal_without_words_still_says_its_code():
    assert words.refusal(Refused("box-full", (), "on", "box:2"), "es").startswith("Casilla 2 no admite")
    assert words.refusal(Refused("unheard-of", ("X-1",), "on", 5)) == "unheard-of (on = 5) [X-1]"


# -- what is wrong with what somebody asks for ---------------------------------------------------------------------

ROOTS = {"Told", "Words"}  # what they and their subclasses are made with is the reason of a sentence
ALSO = {"forbidden", "hold_to"}  # functions that take a reason first
INSIDE = {
    "of_law": TERMS.values(),
    "misfit": MISSES.values(),
    "uncovered": ("head-tables", "head-sector", "head-game"),
    "why_not": (*WHY.values(), "why-other"),
    "unreadable": (*(reason for _, reason in SIGNS), "why-broken", "why-out-of-reach"),
    "phrase": ("none",),
    "NotAuthorized": ("not-signed-in",),
    "explained": (*(reason for _, reason in SAYS), "field-value", "unreadable"),
}
"""Who else chooses a reason, and which."""
FOR_PROGRAMS = {"LineLost", "OutOfOrder"}
"""Errors of the client in Python, which nobody but a program that uses it meets."""


@cache
def sources() -> dict[str, ast.Module]:
    found = sorted(SOURCES.rglob("*.py"))
    return {str(path.relative_to(SOURCES)): ast.parse(path.read_text(encoding="utf-8")) for path in found}


def heirs(roots: set[str]) -> set[str]:
    """The classes that come from some, themselves included, by name."""
    bases: dict[str, set[str]] = {}
    for node in (each for tree in sources().values() for each in ast.walk(tree)):
        if isinstance(node, ast.ClassDef):
            bases.setdefault(node.name, set()).update(base.id for base in node.bases if isinstance(base, ast.Name))
    found = set(roots)
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def made(tree: ast.Module, names: set[str]) -> Iterator[ast.Call]:
    """The calls that make something of these classes, also as `super().__init__` inside one of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in names:
                yield node
        if isinstance(node, ast.ClassDef) and node.name in names:
            for call in (each for each in ast.walk(node) if isinstance(each, ast.Call) and each.args):
                if isinstance(call.func, ast.Attribute) and call.func.attr == "__init__":
                    yield call


@cache
def bad_reasons() -> tuple[dict[str, str], list[str]]:
    """Every reason that is given in the sources, with where; and where something else stands in its place."""
    found: dict[str, str] = {reason: by for by, reasons in INSIDE.items() for reason in reasons}
    odd: list[str] = []
    worded = heirs(ROOTS) | ALSO
    for path, tree in sources().items():
        for call in made(tree, worded):
            where = f"{path}:{call.lineno}"
            reason = call.args[0]
            named = isinstance(reason, ast.Name | ast.Subscript | ast.Attribute) or (
                isinstance(reason, ast.Constant) and not isinstance(reason.value, str)  # a class that needs no reason
            )
            told = list(strings(reason, tree))
            if isinstance(reason, ast.JoinedStr) or not (told or named):
                odd.append(where)
            found |= dict.fromkeys(told, where)
    return found, odd


def spelled_out(node: ast.AST) -> bool:
    """Whether an expression has words of a language in it."""
    match node:
        case ast.Constant(value=str(text)):
            return bool(re.search(r"[a-zA-Z]", text))
        case ast.JoinedStr(values=values):
            return any(spelled_out(each) for each in values)
        case ast.BinOp(left=left, right=right):
            return spelled_out(left) or spelled_out(right)
    return False


def test_nothing_is_told_by_a_sentence_in_code():
    found, odd = bad_reasons()
    assert odd == []
    assert {"float-below", "no-tier", "floor-not-toml", "not-whole", "bank-commission-exact"} <= set(found)
    assert {"no-store", "law-bet-maximum", "scenario-empty", "no-command", "wrong-password", "batch-unsigned"} <= set(
        found
    )
    for reason, where in found.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*|", reason), f"{where}: {reason!r} is not a key"


def test_whatever_a_person_can_do_wrong_is_told_by_words():
    """Every class of errors is either told by a reason, or made with words that were looked up already."""
    errors = heirs({"NovamasError"}) - heirs(ROOTS) - FOR_PROGRAMS - {"Refused", "Misread"}
    assert "BadInput" in errors
    odd = [
        f"{path}:{call.lineno}"
        for path, tree in sources().items()
        for call in made(tree, errors)
        if spelled_out(call.args[0])
    ]
    assert odd == []


@pytest.mark.parametrize("lang", words.languages())
def test_whatever_is_wrong_has_a_sentence(lang):
    found, _ = bad_reasons()
    for reason, where in found.items():
        assert not reason or words.has(f"bad-{reason}", lang), where
    spoken = {key.removeprefix("bad-") for key in words.keys(lang) if key.startswith("bad-")}
    assert spoken - set(found) == set()


def test_an_error_is_told_in_the_language_of_whoever_reads_it():
    low = BadOption("float-below", ("X-1",), "float", needed=1_000_000, currency="EUR")
    assert str(low) == words.sentence(low) == "The float is below what this table must open with, 10,000.00 €."
    assert words.sentence(low, "es") == "El anticipo es menor que el que esta mesa necesita para abrir, 10.000,00 €."
    staff = BadOption("staff-range", (), "staff", value=9, role="croupiers", least=1, most=2)
    assert words.sentence(staff, "gl") == "Persoal desta mesa: crupieres, de 1 a 2; non 9."
    typed = BadOption("not-whole", (), "seats", value="many", name="seats")
    assert (str(typed), words.sentence(typed, "es")) == (
        "seats must be a whole number, not 'many'.",
        "«seats» debe ser un número entero, no «many».",
    )
    none = BadOption("no-reading", (), "reading", value="x", game="boule", law="galicia-2007", known=())
    assert words.sentence(none, "es").endswith("no tiene la lectura «x»; tiene: ninguno.")
    assert words.sentence(BadOption.from_words("Dicho está."), "eu") == "Dicho está."
    assert words.plain_args(low) == {"needed": 1_000_000, "currency": "EUR"}


@pytest.mark.parametrize(
    ("message", "name", "said"),
    [
        ("Expected `int`, got `str` - at `$.seats`", "seats", "«seats» debe ser un número entero."),
        ("Expected `str | null`, got `int`", "minimum", "«minimum» debe ser un texto."),
        ("Object contains unknown field `colour`", "colour", "Nadie espera «colour»."),
        ("Object missing required field `law` - at `$.x`", "x.law", "Falta «x.law»."),
        ("Expected `int` <= 100 - at `$.seats`", "seats", "«seats» debe ser <= 100."),
        ("Invalid enum value 'king' - at `$.role`", "role", "«role» no puede tener ese valor."),
        ("JSON is malformed: invalid character (byte 0)", "", "Lo enviado no se puede leer."),
    ],
)
def test_the_words_of_a_library_reach_nobody(message, name, said):
    told = explain_message(message, "minimum" if name == "minimum" else "")
    assert (told.field, words.sentence(told, "es")) == (name, said)


# -- calls -------------------------------------------------------------------------------------------------------


def call_keys() -> set[str]:
    """Every call of the laws, and those that the sources make themselves."""

    def listed(node: object) -> Iterator[str]:
        if isinstance(node, dict):
            for key, value in node.items():
                if key == "calls" and isinstance(value, list):
                    yield from value
                else:
                    yield from listed(value)

    found = set()
    for path in BUILT_IN.glob("*/*.toml"):
        found |= set(listed(LAWS.read(path)))
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r"\bCall\(\"([a-z-]+)\"", path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", words.languages())
def test_every_call_has_words(lang):
    keys = call_keys()
    assert {"hagan-juego", "no-va-mas", "tirada-nula", "number", "position", "last-rounds"} <= keys
    for key in keys:
        assert words.has(f"call-{key}", lang)


UNITS = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
TEENS = "dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco"
LAST = "veintiséis veintisiete veintiocho veintinueve treinta"
SPANISH = " ".join((UNITS, TEENS, LAST)).split()


def test_numbers_are_called_in_words():
    named = [*SPANISH, *(f"treinta y {n}" for n in SPANISH[1:7])]
    assert [words.announcement(Call("number", {"number": n})) for n in range(37)] == [n.capitalize() for n in named]
    assert words.announcement(Call("number", {"number": 21}), "en") == "Twenty-one"


BLACK = {"colour": "black", "parity": "odd", "half": "low"}
RED = {"colour": "red", "parity": "even", "half": "high"}


@pytest.mark.parametrize(
    ("call", "spanish", "english"),
    [
        (Call("hagan-juego"), "Hagan juego, señores", "Place your bets, please"),
        (Call("no-va-mas"), "No va más", "No more bets"),
        (Call("tirada-nula"), "Tirada nula", "Void spin"),
        (Call("even-chances", BLACK), "Negro, impar y falta", "Black, odd and low"),
        (Call("even-chances", RED), "Rojo, par y pasa", "Red, even and high"),
        (Call("position", {"symbol": "24"}), "24", "24"),
        (Call("position", {"symbol": "joker-black"}), "Comodín negro", "Black joker"),
        (Call("last-rounds", {"rounds": 3}), "Las 3 últimas jugadas", "The last 3 rounds"),
        (Call("last-rounds", {"rounds": 1}), "Última jugada", "Last round"),
        (Call("new-minimum", {"minimum": 100000}), "El mínimo pasa a ser 1.000,00 €", "The minimum is now 1,000.00 €"),
    ],
)  # fmt: skip
def test_calls(call, spanish, english):
    assert words.announcement(call, "es", EUR) == spanish
    assert words.announcement(call, "en", EUR) == english


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.languages())
def test_games_laws_bets_and_choices_have_names(lang):
    for law in LAWS.laws():
        assert law_name(law, lang) != law
        for clause in LAWS.register(law).values():
            assert words.has(f"game-{clause.game}", lang), clause.game
        for game in LAWS.head(law).catalogue.games:
            assert words.has(f"game-{game}", lang), game
        for game in LAWS.games(law):
            for reading in ("default", "literal"):
                for kind in make(law, game, None, reading, LAWS).kinds:
                    assert words.has(f"bet-{kind}", lang), kind
    assert words.has("choice-prison", lang)
    assert choice_name("prison", lang) == words.say("choice-prison", lang)


def test_spots_say_where_they_lie():
    assert spot_name("red") == "Red"
    assert spot_name("straight:17") == "17 straight up"
    assert spot_name("straight:17", "es") == "Pleno al 17"
    assert spot_name("split:17-20", "es") == "Caballo 17-20"
    assert spot_name("dozen:1", "es") == "Primera docena"
    assert spot_name("column:3") == "Third column"
    assert spot_name("neighbours:0", "es") == "0 y vecinos"
    assert spot_name("joker-red", "es") == "Comodín rojo"
    assert spot_name("24") == "24"


@pytest.mark.parametrize("lang", words.languages())
def test_every_spot_of_every_cloth_has_a_name_of_its_own(lang):
    for law in LAWS.laws():
        for game in LAWS.games(law):
            spots = list(make(law, game, None, "default", LAWS).spots)
            assert len({spot_name(spot, lang) for spot in spots}) == len(spots)


def test_what_nobody_has_named_yet_goes_by_its_key():
    assert game_name("atlantean-dice", "es") == "atlantean-dice"
    assert bet_name("fish", "es") == "fish"
    assert words.say("nothing-of-the-kind", "es") == "nothing-of-the-kind"


def test_a_message_may_lean_on_one_in_another_file(monkeypatch, tmp_path):
    for lang in ("en", "es"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text("outer = <{ inner }>\n", encoding="utf-8")
        (tmp_path / lang / "b.ftl").write_text("inner = within\n", encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    assert words.Tongue("en").say("outer", {}) == "<within>"
