"""`novamas odds` and `novamas compare`, against figures that were worked out by hand."""

from __future__ import annotations

import re
from fractions import Fraction
from math import isclose, sqrt

import pytest

from novamas.law import library
from novamas.odds import compare, report, shifts
from novamas.odds.compare import _lines
from novamas.odds.rule_words import _find_word, rule_name, value_words

ROW = {"bet", "pays", "win", "push", "lose", "edge", "edge_float", "sd", "method", "strategy", "clauses"}
COMPUTED = {"element_of_risk", "error"}
COMPUTED_BETS = {("blackjack", "box"), ("triple-blackjack", "box"), ("pai-gow-poker", "wager")}
COUNTED = {"blackjack", "triple-blackjack", "poker-no-draw", "poker-draw", "texas-poker", "pai-gow-poker"}
"""Games whose odds take long to count, and come counted."""

# The wheel has 54 positions: bet, what it pays, on how many positions.
GALICIA = {
    "24": (1, 24),
    "15": (2, 15),
    "7": (5, 7),
    "4": (10, 4),
    "2": (20, 2),
    "joker-red": (45, 1),
    "joker-black": (45, 1),
}
EUSKADI = GALICIA | {"24": (0, 24), "15": (1, 15)}


def by_bet(reports):
    assert len(reports) == 1
    return {(b["bet"], b["strategy"]): b for b in reports[0]["bets"]}


def test_json_is_an_array_of_reports(novamas):
    reports = novamas("odds", "--json").json()
    played = sum(len(library().games(law)) for law in library().laws())
    assert [set(r) - {"charts"} for r in reports] == [{"game", "law", "reading", "bets"}] * played
    charted = {"three-card-poker", "trijoker", *COUNTED}
    charted |= {"chemin-de-fer", "baccarat-banque", "bingo", "raffle", "tombola", "promotional-draw", "scratch-tickets"}
    charted |= {"betting"}
    assert {r["game"] for r in reports if "charts" in r} == charted
    assert {r["reading"] for r in reports} == {"default"}
    for r in reports:
        assert r["bets"]
        for b in r["bets"]:
            assert set(b) - COMPUTED == ROW
            win, push, lose, edge = (Fraction(b[k]) for k in ("win", "push", "lose", "edge"))
            if b["method"] == "exact":
                assert win + push + lose == 1
                assert b["edge_float"] == float(edge)
            else:
                assert (r["game"], b["bet"]) in COMPUTED_BETS
                assert float(win + push + lose) == pytest.approx(1, abs=1e-7)
                assert b["edge_float"] == pytest.approx(float(edge), abs=1e-7)
            assert b["sd"] > 0 or edge == 1  # a pastime gives no money back
            assert b["clauses"]


@pytest.mark.parametrize(
    ("argv", "keys"),
    [
        (["boule"], [(law, "boule") for law in ("boe-1977", "euskadi-1996", "galicia-2007")]),
        (["--law", "galicia-2007"], [("galicia-2007", game) for game in library().games("galicia-2007")]),
        (["wheel-of-fortune", "--law", "euskadi-1996"], [("euskadi-1996", "wheel-of-fortune")]),
    ],
)  # fmt: skip
def test_one_game_or_one_law(novamas, argv, keys):
    assert [(r["law"], r["game"]) for r in novamas("odds", *argv, "--json").json()] == keys


@pytest.mark.clause("EUS96-10-016", "EUS96-10-017", "EUS96-10-018", "EUS96-10-019", "EUS96-10-020", "EUS96-10-021")
def test_the_wheel_of_euskadi(novamas):
    check_wheel(by_bet(novamas("odds", "wheel-of-fortune", "--law", "euskadi-1996", "--json").json()), EUSKADI)


@pytest.mark.clause(
    "GAL07-10-012", "GAL07-10-013", "GAL07-10-014", "GAL07-10-015", "GAL07-10-016", "GAL07-10-017"
)  # fmt: skip
def test_the_wheel_of_galicia(novamas):
    check_wheel(by_bet(novamas("odds", "wheel-of-fortune", "--law", "galicia-2007", "--json").json()), GALICIA)


def check_wheel(rows, paytable):
    assert {bet for bet, _ in rows} == set(paytable)
    for bet, (pays, cells) in paytable.items():
        row = rows[bet, ""]
        p = Fraction(cells, 54)
        mean = p * pays - (1 - p)
        assert row["pays"] == f"{pays}:1"
        assert Fraction(row["win"]) == (p if pays else 0)
        assert Fraction(row["push"]) == (0 if pays else p)
        assert Fraction(row["edge"]) == -mean
        assert isclose(row["sd"], sqrt(p * pays * pays + (1 - p) - mean * mean))


def test_readings_change_the_wheel_of_euskadi(novamas):
    ask = ["odds", "wheel-of-fortune", "--law", "euskadi-1996", "--json", "--reading"]
    literal = by_bet(novamas(*ask, "literal").json())
    assert literal["joker", ""]["edge"] == "-19/27"
    assert literal["24", ""]["edge"] == "5/9"
    assert ("joker-red", "") not in literal
    corrected = by_bet(novamas(*ask, "corrected").json())
    assert corrected["24", ""]["edge"] == "1/9"
    assert corrected["15", ""]["edge"] == "1/6"
    every = novamas(*ask, "all").json()
    assert [r["reading"] for r in every] == ["default", "literal", "corrected"]


def test_a_row_for_each_choice_that_zero_leaves(novamas):
    french = by_bet(novamas("odds", "roulette-french", "--law", "galicia-2007", "--json").json())
    assert french["red", "half"]["edge"] == "1/74"
    assert ("red", "prison") in french
    assert french["straight", ""]["edge"] == "1/37"
    american = by_bet(novamas("odds", "roulette-american", "--law", "galicia-2007", "--json").json())
    assert american["red", "half"]["edge"] == "1/74"
    assert ("red", "prison") not in american


def test_the_table_for_people(novamas):
    out = novamas("odds", "wheel-of-fortune", "--law", "euskadi-1996").out
    assert re.search(r"24 +0:1 +0\.00 % +44\.44 % +55\.56 % +55\.56 % +5/9 +0\.497 +EUS96-10-016", out)
    assert "“What 24 and 15 pay”, read as corrected (wheel-24-and-15=corrected): 24 costs 1/9 (11.11 %); 15" in out
    assert "Joker gives the player 19/27 (70.37 %)" in out
    assert "there is no bet Red joker, Black joker" in out


def test_the_table_in_spanish(novamas, monkeypatch):
    monkeypatch.setenv("COLUMNS", "220")
    out = novamas("odds", "roulette-french", "--law", "boe-1977", "--lang", "es").out
    assert re.search(r"Pleno +35:1 +2,70 %", out)
    assert re.search(r"Rojo, Negro, Par, Impar, Falta, Pasa \(mitad\) +1:1 +48,65 %", out), (
        "bets with the same figures share a line"
    )
    assert "en su lectura literal (colour-of-19=literal):" in out


def test_readings_by_name(novamas):
    ask = ["odds", "wheel-of-fortune", "--law", "euskadi-1996", "--json"]
    (one,) = novamas(*ask, "--reading", "joker=literal,wheel-24-and-15=corrected").json()
    assert novamas(*ask, "--reading", "joker=literal", "--reading", "wheel-24-and-15=corrected").json() == [one]
    assert one["reading"] == "joker=literal,wheel-24-and-15=corrected"
    edges = {b["bet"]: b["edge"] for b in one["bets"]}
    assert (edges["24"], edges["15"], edges["joker"]) == ("1/9", "1/6", "-19/27")
    everywhere = novamas("odds", "--json", "--reading", "joker=literal").json()
    assert [(r["law"], r["game"], r["reading"]) for r in everywhere] == [
        ("euskadi-1996", "wheel-of-fortune", "joker=literal")
    ], "only games that have the reading"
    text = novamas("odds", "wheel-of-fortune", "--law", "euskadi-1996", "--reading", "joker=literal").out
    assert "joker=literal reading" in " ".join(text.split())


def test_notes_stand_only_under_the_default_reading(novamas):
    assert "With the" not in novamas("odds", "wheel-of-fortune", "--law", "euskadi-1996", "--reading", "literal").out


def test_shifts_are_the_bets_that_a_reading_changes():
    found = {(s.reading, s.side, s.bet) for s in shifts("euskadi-1996", "wheel-of-fortune")}
    assert found == {
        ("wheel-24-and-15", "corrected", "24"),
        ("wheel-24-and-15", "corrected", "15"),
        ("joker", "literal", "joker-red"),
        ("joker", "literal", "joker-black"),
        ("joker", "literal", "joker"),
    }
    assert shifts("galicia-2007", "boule") == []


def test_report_of_one_game():
    one = report("galicia-2007", "boule")
    assert [row.edge for row in one.rows] == [Fraction(1, 9)] * 7


# -- compare -----------------------------------------------------------------------------------------------------


def test_compare_makes_the_anomaly_of_euskadi_obvious(novamas):
    out = novamas("compare", "wheel-of-fortune").out
    text = " ".join(out.replace("│", " ").split())
    assert "24 can never win: the player expects −55.6 % (−5/9) of every stake" in text
    assert "the bet on 24 could never win" in text, "the reason of the reading"
    assert "Joker pays more than it should: the player expects +70.4 % (19/27) of every stake (literal)" in text
    assert re.search(r"^ 24 +−55\.56 % +−5/9 never wins", out, re.MULTILINE)
    assert out.index("can never win") < out.index("What a player expects") < out.index("Where the rules differ")


def test_compare_tells_what_one_reading_does_to_several_bets_together(novamas, monkeypatch):
    monkeypatch.setenv("COLUMNS", "220")
    out = novamas("compare", "craps").out
    assert (
        "Odds on don't come at 4, Odds on don't come at 10 pay more than they should: the player expects +100.0" in out
    )
    assert out.count("Reading “craps-dont-come-odds”") == 1
    assert out.count("Come pays more than it should: the player expects +11.1 % (1/9) of every stake (literal)") == 4


def test_compare_tells_every_reading_that_makes_a_bet_odd_by_itself():
    found = [(odd.bet, odd.because, str(odd.row.edge)) for odd in compare("triple-blackjack").oddities]
    assert [(bet, because) for bet, because, _ in found] == [
        ("box", "blackjack-tie"), ("pairs", "complete-pair"), ("pairs", "pair-value"),
    ]  # fmt: skip
    assert [edge for bet, _, edge in found if bet == "pairs"] == ["-59/311", "-3569/4043"]


@pytest.mark.parametrize(
    ("path", "family", "words"),
    [
        ("bank.stands", "blackjack", "The bank: stands from"),
        ("bank.draws", "punto-banca", "The bank’s third card: draws when the player’s third card is"),
        ("split.by", "blackjack", "Pairs: equal by"),
        ("surrender.loses", "blackjack", "Surrender: part of the stake that is lost"),
        ("bets.pairs.least", "blackjack", "Pairs: minimum, part of the table's"),
        ("bets.accumulated.prizes.three.pays", "blackjack", "Accumulated bet: three sevens pay"),
        ("bets.second.prizes.three.pays", "poker-draw", "Second bet: three of a kind pays"),
        ("bets.second.prizes.pair.least", "poker-draw", "Second bet: pair from"),
        ("bank.throws.four-suited.cards", "poker-draw", "The bank’s discard (with four of a suit): cards"),
        ("jackpot.drawn.full.part", "poker-draw", "Jackpot (with discards, full house): part of the jackpot"),
        ("staff.full.croupiers", "punto-banca", "Staff (full table): croupiers"),
        ("insurance.call.calls", "blackjack", "Insurance: what is called"),
        ("cases.higher-equal.result", "pai-gow-poker", "Table of cases (high hand higher, low hand equal): result"),
        ("maxima.right.percent.6", "craps", "Maxima (right bets, per cent of the simple maximum, by number): 6"),
        ("bets.neighbours.examples.17", "roulette", "Neighbours: for example, of 17"),
    ],
)
def test_a_place_in_the_rules_has_words_of_its_own(path, family, words):
    bets = [path.split(".")[1]] if path.startswith("bets.") else []
    assert rule_name(path, bets, "en", family) == words


NUMBERS = re.compile(r"[\d:-]+|[AKQJ]|[TPO]+")
"""What is the same in every language: numbers, payouts, ranks, the letters of a chart."""


@pytest.mark.parametrize("game", sorted({game for law in library().laws() for game in library().games(law)}))
def test_every_rule_has_words(game, monkeypatch):
    """No key of a law's file is shown to people, in a label or as a value."""
    bare = []

    def word(what, key, tongue, within=""):
        told = _find_word(what, key, tongue, within)
        if told is None and not NUMBERS.fullmatch(key):
            bare.append((what, key, within))
        return told or key

    monkeypatch.setattr("novamas.odds.rule_words._word", word)
    laws = library()
    having = tuple(laws.with_game(game))
    for line in _lines(game, having, laws):
        bets = [line.path.split(".")[1]] if line.path.startswith("bets.") else []
        assert "." not in rule_name(line.path, bets, "en", laws.family(having[0], game))
        for value in line.values.values():
            value_words(line.path, value, "en")
    assert not bare


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("pai-gow-poker", "La comisión es del …,… %"),
        ("poker-draw", "four of a kind, full house, flush"),
        ("trijoker", "hand, left common card, hand, right common card, hand"),
        ("three-card-poker", "Only one law has this game: Basque Country 1996."),
    ],
)
def test_rules_of_the_pokers_are_told_in_their_own_words(novamas, monkeypatch, game, told):
    monkeypatch.setenv("COLUMNS", "220")
    assert told in novamas("compare", game, "--all").out


@pytest.mark.parametrize(("width", "shown"), [("140", "−1.24 % −18880657128/1525814595305"), ("100", "−1.2374 %")])
def test_compare_shows_a_fraction_whole_or_not_at_all(novamas, monkeypatch, width, shown):
    monkeypatch.setenv("COLUMNS", width)
    out = " ".join(novamas("compare", "punto-banca").out.split("Where")[0].split())
    assert shown in out
    assert ("/" in out) == (width == "140")
    assert "/…" not in out


def test_compare_shows_a_range_as_one(novamas, monkeypatch):
    monkeypatch.setenv("COLUMNS", "220")
    out = novamas("compare", "punto-banca").out
    assert re.search(r"^ Commission: thousandths of a winning bet +50 +0–50 +50 *$", out, re.MULTILINE)
    assert re.search(r"^ Layouts of the table \(mini, head of several tables\): tables +– +4 +4 *$", out, re.MULTILINE)


@pytest.mark.parametrize(("lang", "shown"), [("en", "0.010945685243…"), ("es", "0,010945685243…")])
def test_a_fraction_too_long_for_a_line_gives_its_first_digits(novamas, lang, shown):
    assert shown in novamas("odds", "trente-et-quarante", "--law", "boe-1977", "--lang", lang).out


def test_compare_highlights_the_anomaly(shell):
    out = shell("compare", "wheel-of-fortune", FORCE_COLOR="1", COLUMNS="140").out
    assert re.search(r"\x1b\[1;31m[^\n]*−55\.56 %", out)


def test_compare_shows_only_what_differs(novamas):
    out = novamas("compare", "wheel-of-fortune").out
    assert re.search(r"^ 24: pays +0:1, only the stake comes back +1:1", out, re.MULTILINE)
    assert re.search(r"EUS96-10-016, -017 +GAL07-10-012", out)
    assert "reading “wheel-24-and-15”: literal" in out
    assert "7: pays" not in out
    whole = novamas("compare", "wheel-of-fortune", "--all").out
    assert re.search(r"^ 7: pays +5:1 +5:1", whole, re.MULTILINE)


def test_compare_of_three_laws(novamas, monkeypatch):
    monkeypatch.setenv("COLUMNS", "220")
    out = novamas("compare", "roulette-french").out
    assert re.search(r"^ Straight up: maximum, × the minimum +30 +10, 20, 30, 50 +10, 20, 30", out, re.MULTILINE)
    assert re.search(r"BOE77-01-055 +EUS96-01-055 +GAL07-01-053", out)
    assert re.search(r"^ Red, Black, Even, Odd, Low,", out, re.MULTILINE), "bets told alike share a line"
    assert "Black pays more than it should: the player expects +4.1 %" in out, "19 black in 1977"


def test_what_a_law_does_not_say_is_no_difference_by_itself():
    lines = {line.path: line for line in compare("roulette-french").lines}
    assert not lines["settlement.at_once"].differs
    assert not lines["bets.straight.pays"].differs
    neighbours = lines["bets.neighbours.each_side"].values
    assert (neighbours["boe-1977"].said, neighbours["boe-1977"].value) == (False, None)
    assert "bets.neighbours.group" not in lines, "no law says it"


def test_compare_json(novamas):
    told = novamas("compare", "wheel-of-fortune", "--json").json()
    assert set(told) == {"game", "laws", "rules", "summary", "odds", "oddities"}
    assert told["laws"] == ["euskadi-1996", "galicia-2007"]
    pays = next(line for line in told["rules"] if line["path"] == "bets.24.pays")
    assert pays["values"]["euskadi-1996"] == {
        "value": "0:1",
        "said": True,
        "clauses": ["EUS96-10-016", "EUS96-10-017"],
        "reading": "wheel-24-and-15",
        "side": "literal",
    }
    assert all(line["differs"] for line in told["rules"])
    joker = next(edge for edge in told["odds"] if edge["bet"] == "joker")
    assert joker["laws"]["euskadi-1996"]["literal"]["edge"] == "-19/27"
    assert joker["laws"]["euskadi-1996"]["default"] is None
    assert joker["laws"]["galicia-2007"] == {"default": None}
    odd = {o["bet"]: o for o in told["oddities"]}
    assert (odd["24"]["what"], odd["24"]["edge"], odd["24"]["reading"]) == ("never-wins", "5/9", "wheel-24-and-15")
    assert odd["24"]["readings"] == ["default", "literal"]
    assert (odd["joker"]["what"], odd["joker"]["readings"]) == ("player-ahead", ["literal"])
    assert len(novamas("compare", "wheel-of-fortune", "--json", "--all").json()["rules"]) > len(told["rules"])


def test_compare_says_when_the_odds_agree(novamas):
    assert "The odds are the same under every law and reading." in novamas("compare", "boule").out


def test_compare_in_spanish(novamas):
    text = " ".join(novamas("compare", "wheel-of-fortune", "--lang", "es").out.replace("│", " ").split())
    assert "24 no puede ganar nunca: el jugador espera −55,6 % (−5/9) de cada apuesta" in text
    assert "la apuesta al 24 no podría ganar nunca" in text


def test_compare_laws_by_name(novamas):
    out = " ".join(novamas("compare", "boule", "--law", "galicia-2007", "--law", "boe-1977").out.split())
    assert out.startswith("Boule: Galicia 2007 and Spain 1977 All bets cost the same: ")
    assert "With the rule of Spain 1977: " in out
    told = novamas("compare", "boule", "--law", "galicia-2007", "--law", "boe-1977", "--json").json()
    assert told["laws"] == ["galicia-2007", "boe-1977"]
    assert told["summary"]
    assert [worth["law"] for one in told["differences"] for worth in one["worth"]] == ["boe-1977"] * len(
        told["differences"]
    )


def test_compare_one_law_by_name_is_refused(novamas):
    ran = novamas("compare", "boule", "--law", "galicia-2007")
    assert ran.code == 2
    assert "Two or three laws can be compared" in ran.err
