"""The odds of two cloths: counted a second way, the sister game's figures, what the house takes, and the engine itself.

The rules are typed by hand here: nothing but the figures under test is read from the laws.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, sqrt
from typing import Any

import pytest
from banque_room import LAWS, Room
from chemin_oracle import CHART as PRINTED
from spin_oracle import odds_rows

from novamas.games import FAMILIES, make
from novamas.games.banque.odds import odds
from novamas.games.circle.acts import AskCard, DealCards, GiveCard, HoldBank, LayDown, StandPat
from novamas.games.circle.arithmetic import Policy
from novamas.games.circle.strategy import ADVICE, CHART, FREE, cards, charts, equilibrium
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.odds import Row
from novamas.kit.decider import CROUPIER, Chance, Command

GAME = "baccarat-banque"
DECKS = {"boe-1977": (3, 6), "asturias-2011": (6, 6), "galicia-2007": (6, 6), "euskadi-1996": (6, 6)}
"""The decks of a limited bank and of a free one."""
TAKE = {"limited": Fraction(2, 100), "free": Fraction(125, 10_000)}
MODES = ("limited", "free")
TABLES = [(law, mode) for law in LAWS for mode in MODES]


@cache
def room_of(law: str, mode: str) -> Any:
    """The game under a law, its cards counted only once."""
    return make(law, GAME, {"mode": mode})


@cache
def table(law: str, mode: str) -> dict[tuple[str, str], Row]:
    return {(row.bet, row.strategy): row for row in odds(room_of(law, mode))}


# -- counted a second way ----------------------------------------------------------------------------------------------


def hands_of(left: Counter[int]) -> list[tuple[tuple[int, int], int]]:
    """Every pair of points that two cards may have, and in how many ways, whichever comes first."""
    pairs = []
    for one, two in combinations_with_replacement(range(10), 2):
        ways = comb(left[one], 2) if one == two else left[one] * left[two]
        pairs.append(((one, two), ways))
    return pairs


def counted(decks: int, five: int) -> tuple[Fraction, Fraction, Fraction]:
    """How often a cloth wins, ties and loses where the banker plays by the printed chart and draws where it leaves him
    a choice: hands by hands, then cards. `five`: whether a cloth draws with five."""
    shoe = Counter({0: 16 * decks} | dict.fromkeys(range(1, 10), 4 * decks))
    total = sum(shoe.values())
    wins = [Fraction(0)] * 3

    def add(cloth: int, bank: int, weight: Fraction) -> None:
        wins[(cloth < bank) - (cloth > bank) + 1] += weight

    for (a, b), first in hands_of(shoe):
        after = shoe - Counter((a, b))
        cloth = (a + b) % 10
        for (c, d), second in hands_of(after):
            bank, rest = (c + d) % 10, after - Counter((c, d))
            weight = Fraction(first * second, comb(total, 2) * comb(total - 2, 2))
            if not weight:
                continue
            if max(cloth, bank) >= 8 or (cloth >= 6 and bank >= 6):
                add(cloth, bank, weight)
                continue
            for third, drawn in draws(rest, cloth < 5 + five):
                mine = cloth if third is None else (cloth + third) % 10
                takes = PRINTED[bank][-1 if third is None else third] in "TO"
                remaining = rest - Counter([] if third is None else [third])
                for last, chance in draws(remaining, takes):
                    add(mine, bank if last is None else (bank + last) % 10, weight * drawn * chance)
    return wins[0], wins[1], wins[2]


def draws(left: Counter[int], wanted: bool) -> list[tuple[int | None, Fraction]]:
    """No card, or each that may come."""
    if not wanted:
        return [(None, Fraction(1))]
    total = sum(left.values())
    return [(points, Fraction(n, total)) for points, n in left.items()]


@pytest.mark.parametrize("decks", [3, 6])
@pytest.mark.parametrize(("strategy", "five"), [(CHART, 1), (ADVICE, 0)])
def test_the_figures_are_those_of_another_count(decks: int, strategy: str, five: int) -> None:
    """Unordered hands here, ordered cards there; the chart as printed, drawing where it leaves the banker a choice."""
    found = counted(decks, five)
    assert sum(found) == 1
    for law, mode in TABLES:
        if DECKS[law][MODES.index(mode)] == decks:
            rows = table(law, mode)
            for cloth in ("first", "second"):
                row = rows[cloth, strategy]
                assert (row.win, row.push, row.lose) == found, (law, mode)


def test_six_decks_by_the_chart_are_punto_y_banca() -> None:
    sister = odds_rows("galicia-2007", "punto-banca")["player"]
    for law, mode in TABLES:
        if DECKS[law][MODES.index(mode)] == 6:
            row = table(law, mode)["first", CHART]
            assert (row.win, row.push, row.lose) == (sister.win, sister.push, sister.lose)


# -- the house ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "mode"), TABLES)
def test_the_house_lives_on_a_part_of_the_banks_wins(law: str, mode: str) -> None:
    """Two per cent of a limited bank's wins, one and a quarter of a free one's; all the rest stays among players."""
    rows = table(law, mode)
    for strategy in (CHART, ADVICE, FREE):
        cloth, bank = rows["first", strategy], rows["bank", strategy]
        assert (bank.win, bank.push, bank.lose) == (cloth.lose, cloth.push, cloth.win)
        assert cloth.edge + bank.edge == TAKE[mode] * cloth.lose
        assert bank.edge < 0 < cloth.edge, "so little is taken that the bank is worth having"


@pytest.mark.parametrize(("mode", "pays"), [("limited", "49:50"), ("free", "79:80")])
def test_what_a_banker_is_paid(mode: str, pays: str) -> None:
    for law in LAWS:
        assert table(law, mode)["bank", FREE].pays == pays


# -- the game between a cloth and the bank -----------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "mode"), [("boe-1977", "limited"), ("galicia-2007", "free")])
def test_neither_side_can_do_better(law: str, mode: str) -> None:
    game = room_of(law, mode)
    shoe, found = cards(game), equilibrium(game)
    value = found.outcome.value
    for draws_ in (Fraction(0), Fraction(1, 2), Fraction(1)):
        assert shoe.outcome(Policy(shoe.punto_policy(draws_), found.policy.bank)).value == value
    best = shoe.best_reply(found.policy.punto)
    assert shoe.outcome(Policy(found.policy.punto, best)).value == value
    assert set(found.mixed) == {(6, None)}


def test_with_three_decks_the_best_banker_stands_where_six_let_him_draw() -> None:
    """Five against a third card of four: the chart lets the banker choose, and the choice depends on the decks."""
    for law, mode in TABLES:
        best = table_chart(law, mode, "bank-best")
        assert best["5"][4] == ("stand" if DECKS[law][MODES.index(mode)] == 3 else "draw")
        assert best["3"][9] == "draw"


def table_chart(law: str, mode: str, title: str) -> dict[str, tuple[str, ...]]:
    game = room_of(law, mode)
    return {heading: cells for chart in charts(game) if chart.title == title for heading, cells in chart.rows}


def test_the_chart_that_is_shown_is_the_printed_one() -> None:
    letters = {"draw": "T", "stand": "P", "either": "O"}
    for game in (GAME, "chemin-de-fer"):
        for law in LAWS:
            kind = FAMILIES[game]
            law_chart, best, punto = kind.charts(make(law, game))
            shown = {int(score): "".join(letters[cell] for cell in cells) for score, cells in law_chart.rows}
            assert shown == PRINTED
            assert [note.key for note in best.notes] == ["chart-mix-stood"]
            assert [note.key for note in punto.notes] == ["chart-mix-punto"]


def test_what_people_are_told_to_mix_is_near_what_is_best() -> None:
    """“Four times in five” stands for a fraction that nobody can count out, and loses next to nothing by it."""
    for law, mode in TABLES:
        game = room_of(law, mode)
        shoe, best = cards(game), equilibrium(game)
        _, bank, punto = charts(game)
        told = [Fraction(note.args["times"], note.args["of"]) for note in (*punto.notes, *bank.notes)]
        assert abs(told[0] - best.draws) < Fraction(1, 100)
        assert abs(told[1] - best.mixed[6, None]) < Fraction(1, 100)
        simple = shoe.punto_policy(told[0])
        against = shoe.outcome(Policy(simple, shoe.best_reply(simple))).value
        assert best.outcome.value - against < Fraction(1, 50_000)


# -- the engine --------------------------------------------------------------------------------------------------------


class Evening:
    """Coups through the engine with a full shoe each, the banker by the chart against one cloth."""

    def __init__(self, law: str, mode: str, seed: int) -> None:
        self.room = Room(law, bank=4_000, mode=mode)
        self.full = self.room.s.shoe
        self.rng = random.Random(seed)
        self.rate = TAKE[mode]
        self.taken = 0

    def coup(self, cloth: str, other: int) -> dict[str, str]:
        """Eighty on a cloth, something on the other one; what each came to."""
        self.room.refresh(self.full)
        stakes = {cloth: 80} | ({"second" if cloth == "first" else "first": other} if other else {})
        self.room.do(HoldBank(by="ana"))
        for on, amount in stakes.items():
            self.room.do(PlaceBet(by="bea" if on == "first" else "dan", on=on, amount=amount))
        self.room.do(CloseBetting(by=CROUPIER), DealCards(by="ana"))
        while self.room.s.phase != "holding":
            self.room.do(self.next_act(cloth))
        results = self.room.s.coup.results
        net = sum(amount * ((results[on] == "bank") - (results[on] == on)) for on, amount in stakes.items())
        self.taken += int(max(0, net) * self.rate)
        return results

    def next_act(self, cloth: str) -> Command:
        s, game = self.room.s, self.room.game
        if (dist := game.chance(s)) is not None:
            return Chance(what="card", value=dist.pick(self.rng))
        who = game.awaits(s)[0].who
        kinds = {offer.kind for offer in game.options(s, who)}
        if "LayDown" in kinds:
            return LayDown(by=who)
        if "GiveCard" in kinds:
            return GiveCard(by=who)
        if s.phase == "banking" and {"AskCard", "StandPat"} <= kinds:
            third = game.third(s.coup, cloth)
            cell = PRINTED[game.base(s.coup, "bank")][-1 if third is None else game.hands.points(third)]
            return StandPat(by=who) if cell == "P" else AskCard(by=who)
        return AskCard(by=who) if "AskCard" in kinds else StandPat(by=who)


def compare(law: str, mode: str, coups: int) -> None:
    """The engine against the figures: a cloth alone, then beside the other one, on each of the two."""
    rows = table(law, mode)
    evening = Evening(law, mode, seed=1977)
    for cloth in ("first", "second"):
        for other in (0, 40):
            found = Counter(evening.coup(cloth, other)[cloth] for _ in range(coups))
            row = rows[cloth, CHART]
            for result, expected in ((cloth, row.win), ("tie", row.push), ("bank", row.lose)):
                spread = sqrt(coups * float(expected) * (1 - float(expected)))
                assert abs(found[result] - coups * float(expected)) < 4 * spread, (cloth, other, result, found)
    assert evening.room.s.cagnotte == evening.taken > 0, "the house has its part of every net win, and nothing else"


@pytest.mark.parametrize("mode", MODES)
def test_the_engine_plays_by_these_odds(mode: str) -> None:
    compare("boe-1977", mode, 150)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "mode"), TABLES)
def test_the_engine_plays_by_these_odds_for_long(law: str, mode: str) -> None:
    compare(law, mode, 10_000)
