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
from typing import Any, TypeAlias

import pytest
from bank_chart import CHART as PRINTED
from banque_room import LAWS, Room
from msgspec.structs import replace
from spin_oracle import odds_rows

from novamas.games import FAMILIES, make
from novamas.games.banque.acts import Banque
from novamas.games.banque.laid_down import LaidDown
from novamas.games.banque.odds import odds
from novamas.games.banque.play import BanqueGame
from novamas.games.circle.acts import AskCard, DealCards, GiveCard, HoldBank, LayDown, StandPat
from novamas.games.circle.arithmetic import Cards, Policy
from novamas.games.circle.strategy import ADVICE, CHART, FREE, by_chart, cards, charts, equilibrium
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.odds import Row
from novamas.kit.cards import Shoe
from novamas.kit.decider import CROUPIER, Chance, Command, Veiled
from novamas.odds.enumerate import outcomes

Reading: TypeAlias = str | dict[str, str]

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


# -- a cloth that has laid down ----------------------------------------------------------------------------------------

LETTER = {"a-nine-in-two-cards": "literal"}
BOUND = LETTER | {"one-cloth-lays-down": "literal"}
"""To the letter only an eight in two cards beats a drawn hand, and a drawn nine ties with a nine in two cards; and a
banker may be bound to the chart against the other cloth."""


def drawn_nines(decks: int, five: int, always: bool) -> Fraction:
    """How often a banker ties with a nine that a cloth has laid down, by drawing one: the cloth's nine, then the three
    cards of the banker, and of what is left the other cloth, in which there is a reason to draw."""
    shoe = [16 * decks, *[4 * decks] * 9]
    found = 0
    for a, b in combinations_with_replacement(range(10), 2):
        if a + b == 9:
            for c, d in combinations_with_replacement(range(10), 2):
                if (c + d) % 10 < 8:
                    gone = (a, b, c, d, (9 - c - d) % 10)
                    found += 4 // (1 + (c == d)) * dealt(shoe, gone) * reasons(shoe, gone, (c + d) % 10, five, always)
    return Fraction(found, dealt([52 * decks], (0,) * 8))


def dealt(shoe: list[int], cards: tuple[int, ...]) -> int:
    """In how many ways cards of these points come one after another."""
    left, ways = list(shoe), 1
    for card in cards:
        ways *= left[card]
        left[card] -= 1
    return ways


def reasons(shoe: list[int], gone: tuple[int, ...], bank: int, five: int, always: bool) -> int:
    """In how many ways two cards and one more leave the other cloth with a hand for which the banker draws."""
    left = [n - gone.count(points) for points, n in enumerate(shoe)]
    found = 0
    for a in range(10):
        for b in range(10):
            ways, score = dealt(left, (a, b)), (a + b) % 10
            if not ways or score >= 8:
                continue
            rest = [n - (a, b).count(points) for points, n in enumerate(left)]
            drawn = range(10) if score < 5 + five else ()
            wanted = sum(rest[third] for third in drawn if always or PRINTED[bank][third] in "TO")
            if not drawn and (always or PRINTED[bank][-1] in "TO"):
                wanted = sum(rest)
            found += ways * wanted
    return found


@pytest.mark.parametrize(("strategy", "five"), [(CHART, 1), (ADVICE, 0)])
@pytest.mark.parametrize("decks", [3, 6])
def test_a_drawn_nine_ties_with_one_in_two_cards_to_the_letter(decks: int, strategy: str, five: int) -> None:
    """As often as another count has it: what the banker draws there comes before what the other cloth has."""
    win, tie, lose = counted(decks, five)
    tied = drawn_nines(decks, five, always=False)
    assert Fraction(3, 1000) < tied < Fraction(4, 1000)
    for law in LAWS:
        if DECKS[law][0] == decks:
            row = literal(law, "limited", LETTER)["second", strategy]
            assert (row.win, row.push, row.lose) == (win - tied, tie + tied, lose)


@pytest.mark.parametrize(("law", "mode", "decks"), [("boe-1977", "limited", 3), ("galicia-2007", "free", 6)])
def test_a_free_banker_draws_against_a_nine_whatever_he_has(law: str, mode: str, decks: int) -> None:
    """He has nothing to lose, unless he is bound to the chart against the other cloth."""
    before, after = table(law, mode)["first", FREE], literal(law, mode, LETTER)["first", FREE]
    tied = drawn_nines(decks, 1, always=True)
    assert (after.win, after.push, after.lose) == (before.win - tied, before.push + tied, before.lose)
    five = equilibrium(room_of(law, mode)).draws
    bound = five * drawn_nines(decks, 1, always=False) + (1 - five) * drawn_nines(decks, 0, always=False)
    assert literal(law, mode, BOUND)["first", FREE].push == before.push + bound


def test_a_banker_is_told_what_to_do_about_a_nine_that_lies_there() -> None:
    def told(reading: Reading) -> list[tuple[str, dict[str, int]]]:
        notes = [
            note for chart in FAMILIES[GAME].charts(make("galicia-2007", GAME, None, reading)) for note in chart.notes
        ]
        return [(note.key, note.args) for note in notes if not note.key.startswith("chart-mix")]

    assert told(LETTER) == [("chart-laid-down", {"score": 9})]
    assert told("default") == told(BOUND) == []


def literal(law: str, mode: str, reading: dict[str, str]) -> dict[tuple[str, str], Row]:
    """The figures with these places read to the letter."""
    return to_the_letter(law, mode, *reading)


@cache
def to_the_letter(law: str, mode: str, *keys: str) -> dict[tuple[str, str], Row]:
    game: Any = make(law, GAME, {"mode": mode}, dict.fromkeys(keys, "literal"))
    return {(row.bet, row.strategy): row for row in odds(game)}


SHOES = [{0: 4, 4: 4, 5: 4}, {2: 3, 3: 5, 6: 4}, {1: 4, 3: 2, 8: 4}]
"""Small shoes, cards by their points: in the second the chart draws with six against a six alone."""


@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("shoe", SHOES, ids=str)
def test_small_shoes_card_by_card(shoe: dict[int, int], always: bool) -> None:
    """Every fall of the cards through the engine, both cloths at once, against what the count says of each."""
    room = Room("boe-1977", LETTER, bank=4_000)
    counts = [0] * 52
    for points, n in shoe.items():
        counts[points - 1 if points else 9] = n
    room.s = replace(
        room.s, shoe=replace(room.s.shoe, left=sum(counts), behind=0, cards=Veiled(Shoe(tuple(counts)), ()))
    )
    room.do(HoldBank(by="ana"))
    room.do(PlaceBet(by="bea", on="first", amount=80), PlaceBet(by="dan", on="second", amount=80))
    room.do(CloseBetting(by=CROUPIER), DealCards(by="ana"))
    small = Cards(room.game.hands, [shoe.get(points, 0) for points in range(10)])
    played = by_chart(small, Fraction(1))
    past = dict.fromkeys(small.cells(), Fraction(1)) if always else played.bank
    usual = small.outcome(played)
    expected = LaidDown(room.game.rules, small).change(usual, played.punto, past)
    assert expected.tie > usual.tie
    for cloth, who in (("first", "bea"), ("second", "dan")):

        def act(s: Any, _: Any, cloth: str = cloth) -> Command:
            return answer(room.game, s, cloth, always)

        ends = outcomes(room.game, room.s, act, over=lambda s: bool(s.coup.results), memo_key=seen).of(who)
        assert (ends[160], ends[80], ends[0]) == (expected.win, expected.tie, expected.lose), (
            "what comes back of eighty"
        )


def seen(s: Any) -> object:
    """What is still to come hangs on: the cards that lie there, in whichever order, and what has been said."""
    coup = s.coup
    cards = tuple((hand, tuple(sorted(c.value for c in two[:2])), two[2:]) for hand, two in coup.hands.items())
    return s.phase, cards, coup.due, coup.turn, tuple(coup.said.items()), coup.laid


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

    def __init__(self, law: str, mode: str, seed: int, reading: Reading) -> None:
        self.room = Room(law, reading, bank=4_000, mode=mode)
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
        return answer(game, s, cloth)


def answer(game: BanqueGame, s: Banque, cloth: str, always: bool = False) -> Command:
    """Cloths draw up to five; the banker goes by the printed chart against one cloth. Once that has laid down he goes
    by it against the other one, or draws always."""
    who = game.awaits(s)[0].who
    kinds = {offer.kind for offer in game.options(s, who)}
    if "LayDown" in kinds:
        return LayDown(by=who)
    if "GiveCard" in kinds:
        return GiveCard(by=who)
    if s.phase == "banking" and {"AskCard", "StandPat"} <= kinds:
        laid = cloth in s.coup.laid
        against = {"first": "second", "second": "first"}[cloth] if laid else cloth
        third = game.table.scores.third(s.coup, against)
        cell = PRINTED[game.table.scores.base(s.coup, "bank")][-1 if third is None else game.hands.points(third)]
        return StandPat(by=who) if cell == "P" and not (laid and always) else AskCard(by=who)
    return AskCard(by=who) if "AskCard" in kinds else StandPat(by=who)


def compare(law: str, mode: str, coups: int, reading: Reading = "default") -> None:
    """The engine against the figures: a cloth alone, then beside the other one, on each of the two."""
    rows = table(law, mode) if isinstance(reading, str) else literal(law, mode, reading)
    evening = Evening(law, mode, seed=1977, reading=reading)
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
@pytest.mark.parametrize("reading", ["default", LETTER, BOUND], ids=["default", "letter", "bound"])
@pytest.mark.parametrize(("law", "mode"), TABLES)
def test_the_engine_plays_by_these_odds_for_long(law: str, mode: str, reading: Reading) -> None:
    compare(law, mode, 10_000, reading)
