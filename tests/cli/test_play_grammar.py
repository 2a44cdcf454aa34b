"""What can be typed at the terminal table: bets and verbs, in both languages, and what cannot."""

from __future__ import annotations

import pytest

from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Grammar, Misread, Order, Said, money
from novamas.cli.play.terminal import Terminal
from novamas.games import make
from novamas.kit.money import ESP, EUR
from novamas.kit.words import languages
from novamas.law import library


def grammar(game: str = "roulette-french", law: str = "euskadi-1996") -> Grammar:
    return Grammar(make(law, game), EUR)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "spot"),
    [
        ("10 red", "red"), ("10 on red", "red"), ("10 rojo", "red"), ("10 al rojo", "red"), ("10 r", "red"),
        ("red 10", "red"), ("rojo 10", "red"), ("10 NEGRO", "black"), ("10 par", "even"), ("10 impar", "odd"),
        ("10 falta", "low"), ("10 pasa", "high"), ("10 1-18", "low"), ("10 19-36", "high"),
        ("10 17", "straight:17"), ("10 on 17", "straight:17"), ("10 al 17", "straight:17"), ("10 0", "straight:0"),
        ("10 pleno al 17", "straight:17"), ("10 straight up 17", "straight:17"), ("10 número 17", "straight:17"),
        ("10 17-20", "split:17-20"), ("10 20-17", "split:17-20"), ("10 17/20", "split:17-20"),
        ("10 17 20", "split:17-20"), ("10 caballo 17-20", "split:17-20"), ("10 split 17 20", "split:17-20"),
        ("10 0-2", "split:0-2"),
        ("10 street 16", "street:16-17-18"), ("10 street 17", "street:16-17-18"),
        ("10 transversal 16", "street:16-17-18"),
        ("10 16-17-18", "street:16-17-18"), ("10 1-3", "street:1-2-3"), ("10 0-1-2", "street:0-1-2"),
        ("10 street 0-2-3", "street:0-2-3"),
        ("2 corner 25", "corner:25-26-28-29"), ("2 cuadro 25", "corner:25-26-28-29"),
        ("2 25-26-28-29", "corner:25-26-28-29"), ("2 29 28 26 25", "corner:25-26-28-29"),
        ("2 0-1-2-3", "corner:0-1-2-3"), ("2 0-3", "split:0-3"),
        ("2 corner 0", "corner:0-1-2-3"),
        ("5 six-line 16", "six-line:16-21"), ("5 seisena 16", "six-line:16-21"), ("5 16-21", "six-line:16-21"),
        ("5 line 16-21", "six-line:16-21"),
        ("10 dozen 2", "dozen:2"), ("10 docena 2", "dozen:2"), ("10 2ª docena", "dozen:2"), ("10 2nd dozen", "dozen:2"),
        ("10 13-24", "dozen:2"), ("10 column 3", "column:3"), ("10 columna 3", "column:3"),
        ("10 dozens 1-2", "double-dozen:1-2"), ("10 double dozen 1-2", "double-dozen:1-2"),
        ("10 docenas a caballo 2-3", "double-dozen:2-3"), ("10 doble columna 1-2", "double-column:1-2"),
        ("25 neighbours 17", "neighbours:17"), ("25 neighbors of 17", "neighbours:17"),
        ("25 vecinos del 17", "neighbours:17"),
        ("45 zero-sector", "zero-sector"), ("45 serie grande", "zero-sector"), ("45 sector del cero", "zero-sector"),
        ("45 vecinos del cero", "zero-sector"), ("30 third", "third"), ("30 tercio", "third"),
        ("30 serie 5/8", "third"),
        ("25 orphans", "orphans"), ("25 huérfanos", "orphans"), ("25 Huerfanos", "orphans"),
        ("10 straight:17", "straight:17"), ("10 corner:25-26-28-29", "corner:25-26-28-29"),
        # well said, but not of this table: the engine knows the clause
        ("10 37", "straight:37"), ("10 2-4", "split:2-4"), ("10 dozen 4", "dozen:4"), ("10 column 0", "column:0"),
        ("10 neighbours 37", "neighbours:37"), ("10 joker", "joker"), ("10 street 40", "street:40"),
    ],
)  # fmt: skip
def test_roulette_bets(line: str, spot: str) -> None:
    said = grammar().read(line)
    assert isinstance(said, list)
    assert [s.spot for s in said] == [spot]
    assert said[0].amount == int(line.split()[0] if line[0].isdigit() else line.split()[-1]) * 100


@pytest.mark.parametrize(
    ("game", "line", "spot"),
    [
        ("boule", "10 7", "number:7"), ("boule", "10 number 7", "number:7"), ("boule", "10 al 5", "number:5"),
        ("boule", "10 pasa", "high"), ("boule", "10 12", "number:12"), ("boule", "10 dozen 1", "dozen:1"),
        ("wheel-of-fortune", "10 24", "24"), ("wheel-of-fortune", "10 al 2", "2"),
        ("wheel-of-fortune", "10 joker red", "joker-red"), ("wheel-of-fortune", "10 red joker", "joker-red"),
        ("wheel-of-fortune", "10 comodín negro", "joker-black"), ("wheel-of-fortune", "10 joker-black", "joker-black"),
        ("wheel-of-fortune", "10 9", "9"), ("wheel-of-fortune", "10 red", "red"),
    ],
)  # fmt: skip
def test_bets_of_the_other_games(game: str, line: str, spot: str) -> None:
    assert grammar(game).read(line) == [Said(spot, 1000)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("law", "game"), [(law, g) for law in library().laws() for g in library().games(law)])
def test_what_the_table_says_can_be_said_back(law: str, game: str, lang: str) -> None:
    made = make(law, game)
    croupier = Croupier(Terminal(lang), made, "me", EUR)  # type: ignore[arg-type]
    for spot in made.spots:  # type: ignore[attr-defined]
        assert grammar(game, law).read(croupier.say_bet(spot, "10")) == [Said(spot, 1000)]


def test_several_bets_and_decimal_commas() -> None:
    read = grammar().read
    assert read("10 red, 5 17") == [Said("red", 1000), Said("straight:17", 500)]
    assert read("10 red,5 17,5 18") == [Said("red", 1000), Said("straight:17", 500), Said("straight:18", 500)]
    assert read("10,50 red") == [Said("red", 1050)]
    assert read("10,50 red, 7,50 17-20; 1.000 par") == [
        Said("red", 1050), Said("split:17-20", 750), Said("even", 100_000),
    ]  # fmt: skip
    assert read("5 17,5 18") == [Said("straight:17", 500), Said("straight:18", 500)]
    assert read("10 rojo, ") == [Said("red", 1000)]


@pytest.mark.parametrize(
    "line", ["bet 10 red", "Bet 10 on red", "I bet 10 on the red", "apuesto 10 rojo", "Pongo 10 € al rojo"]
)
def test_a_bet_may_say_that_it_is_one(line: str) -> None:
    assert grammar().read(line) == [Said("red", 1000)]


def test_every_bet_of_a_line_may_say_that_it_is_one() -> None:
    assert grammar().read("bet 10,50 red, bet 5 17,5 18") == [
        Said("red", 1050), Said("straight:17", 500), Said("straight:18", 500),
    ]  # fmt: skip
    assert grammar().read("bet 10 straight:17") == [Said("straight:17", 1000)]
    assert grammar().read("apuesto rojo") == [Said("red", None)]
    with pytest.raises(Misread, match="play-nothing-said"):
        grammar().read("bet")


def test_without_an_amount_it_is_the_least_there_is() -> None:
    assert grammar().read("rojo, caballo 17-20, vecinos 17") == [
        Said("red", None), Said("split:17-20", None), Said("neighbours:17", None),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("10", 1000), ("10.50", 1050), ("10,50", 1050), ("10.5", 1050), ("1.000", 100_000), ("1,000", 100_000),
        ("1.000,50", 100_050), ("1,000.50", 100_050), ("1.234.567", 123_456_700), ("10 €", 1000), ("€10", 1000),
        ("10 euros", 1000), ("+5", 500),
    ],
)  # fmt: skip
def test_amounts_as_people_write_them(text: str, amount: int) -> None:
    assert money(text, EUR) == amount


def test_pesetas_have_no_decimals() -> None:
    assert money("1.000", ESP) == 1000
    assert money("100 pts", ESP) == 100
    with pytest.raises(Misread, match="bad-amount"):
        money("10.50", ESP)


@pytest.mark.parametrize("text", ["ten", "10.5555", "1.00.0", "--5", "10e3", "", "99999999999999", "٣"])
def test_what_is_no_amount(text: str) -> None:
    with pytest.raises(Misread, match="bad-amount"):
        money(text, EUR)


@pytest.mark.parametrize("text", ["0", "-5", "0.00", "-0,01"])
def test_what_cannot_be_staked(text: str) -> None:
    with pytest.raises(Misread, match="no-stake"):
        money(text, EUR)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("foo", "not-understood"), ("10 foo", "not-understood"), ("10 red foo", "not-understood"),
        ("on the", "not-understood"),
        ("10", "on-what"), ("17", "on-what"), (",", "nothing-said"), ("10 dozen", "where"), ("10 split", "where"),
        ("10 corner 27", "which"), ("10 street 0", "which"), ("10 split 17", "which"), ("10 red 17", "takes-no-number"),
        ("10 17-17", "not-understood"), ("10 1-2-3-4-5", "not-understood"),
        ("10 99999999999999999999", "not-understood"),
        ("-5 red", "no-stake"), ("0 red", "no-stake"), ("10.5555 red", "bad-amount"), ("10 x:y z", "bad-amount"),
    ],
)  # fmt: skip
def test_what_says_nothing(line: str, key: str) -> None:
    with pytest.raises(Misread) as caught:
        grammar().read(line)
    assert caught.value.key == f"play-{key}"


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("spin", Order("spin")), ("lanza", Order("spin")), ("UNDO", Order("undo")), ("deshacer", Order("undo")),
        ("clear", Order("clear")), ("quitar", Order("clear")), ("repeat", Order("repeat")),
        ("repetir", Order("repeat")),
        ("double", Order("double")), ("doblar", Order("double")), ("why", Order("why")), ("¿por qué?", Order("why")),
        ("odds", Order("odds")), ("probabilidades", Order("odds")), ("rules", Order("rules")),
        ("reglas", Order("rules")),
        ("law", Order("law")), ("ley", Order("law")), ("bots", Order("bots")), ("compañía", Order("bots")),
        ("balance", Order("balance")), ("saldo", Order("balance")), ("verify", Order("verify")),
        ("verificar", Order("verify")), ("table", Order("table")), ("mesa", Order("table")), ("help", Order("help")),
        ("ayuda", Order("help")), ("?", Order("help")), ("quit", Order("quit")), ("salir", Order("quit")),
        ("adiós", Order("quit")), ("last 3", Order("last", "3")), ("últimas 3", Order("last", "3")),
        ("last", Order("last")),
        ("void", Order("void")), ("nula bola fuera", Order("void", "bola fuera")),
        ("colour 5.00", Order("colour", "5.00")),
        ("color 10", Order("colour", "10")), ("buy 100", Order("buy", "100")), ("comprar", Order("buy")),
    ],
)  # fmt: skip
def test_verbs(line: str, order: Order) -> None:
    assert grammar().read(line) == order


def test_double_is_a_verb_alone_and_part_of_a_bet_otherwise() -> None:
    assert grammar().read("double dozen 1-2") == [Said("double-dozen:1-2", None)]
