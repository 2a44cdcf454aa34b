"""The odds of punto y banca: as published, counted again from the rules as they are played, and played for long."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace
from punto_clauses import CLAUSES
from punto_oracle import BANK, DECKS, GAME
from spin_oracle import under

from novamas.games import family, make
from novamas.games.cloth import PlaceBet
from novamas.games.odds import moments
from novamas.games.punto_banca.odds import odds, results
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.shoe import TableShoe
from novamas.kit.cards import Shoe
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Chance, Veiled, step, trust
from novamas.odds.enumerate import outcomes

EIGHT = {"bank": 2_292_252_566_437_888, "player": 2_230_518_282_592_256, "tie": 475_627_426_473_216}
"""The coups of eight decks, as they are published: 4,998,398,275,503,360 in all."""


def rows(law: str, **options: Any) -> dict[tuple[str, str], Any]:
    game = make(law, GAME, options)
    return {(row.bet, row.strategy): row for row in family(law, GAME).odds(game)}


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


# -- published figures -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BOE77-07-004", "BOE77-07-033", "BOE77-07-044", "BOE77-07-042", "BOE77-07-041")
def test_eight_decks_as_published() -> None:
    found: Counter[str] = Counter()
    for (result, _), p in results(make("boe-1977", GAME)).items():  # type: ignore[arg-type]
        found[result] += p  # type: ignore[assignment]
    whole = sum(EIGHT.values())
    assert whole == 4_998_398_275_503_360
    assert found == {result: Fraction(n, whole) for result, n in EIGHT.items()}
    figures = rows("boe-1977")
    assert per_cent(figures["player", ""].edge) == "1.2351"
    assert per_cent(figures["bank", ""].edge) == "1.0579"
    assert figures["bank", ""].pays == "19:20"
    assert figures["player", ""].pays == "1:1"


@pytest.mark.parametrize(
    "law",
    [
        pytest.param("euskadi-1996", marks=pytest.mark.clause("EUS96-07-003", "EUS96-07-045", "EUS96-07-056")),
        pytest.param("galicia-2007", marks=pytest.mark.clause("GAL07-06-003", "GAL07-06-032", "GAL07-06-041")),
    ],
)
def test_six_decks_as_published(law: str) -> None:
    figures = rows(law)
    bank = figures["bank", ""]
    assert per_cent(figures["player", ""].edge) == "1.2374"
    assert per_cent(bank.edge) == "1.0558"
    assert per_cent(figures["tie", ""].edge) == "14.4382"
    assert figures["tie", ""].pays == "8:1"


@pytest.mark.clause("EUS96-07-046", "EUS96-07-047")
def test_without_commission() -> None:
    """At eight decks the bank is known to win with six in 5.3864 per cent of the coups, and half of them is kept."""
    six = rows("euskadi-1996")["bank", "six"]
    assert (per_cent(six.edge), six.pays) == ("1.4548", "1:1|1:2")
    game = make("euskadi-1996", GAME, {"form": "six"})
    eight = PuntoGame(GAME, with_decks(game, 8), game.house)  # type: ignore[attr-defined]
    assert per_cent(results(eight)["bank", 6]) == "5.3864"
    assert per_cent(next(r for r in odds(eight) if r.strategy == "six").edge) == "1.4581"


@pytest.mark.clause("EUS96-07-045")
def test_below_two_point_seven_per_cent_the_bank_is_worth_more_than_it_costs() -> None:
    edges = {rate: rows("euskadi-1996", commission=rate)["bank", ""].edge for rate in (0, 26, 28, 50)}
    assert per_cent(edges[0]) == "-1.2374"
    assert edges[26] < 0 < edges[28] < edges[50]


def with_decks(game: Any, decks: int) -> Any:
    return replace(game.rules, pack=replace(game.rules.pack, decks=decks))


# -- a second way: every card, one by one, by the printed table ------------------------------------------------------


def by_hand(values: tuple[int, ...]) -> str:
    """The result of a coup, from its cards in the order of the deal and the table as it is printed."""
    p, b, third = (values[0] + values[2]) % 10, (values[1] + values[3]) % 10, iter(values[4:])
    if max(p, b) < 8:
        drawn = next(third) if p < 6 else None
        column = 10 if drawn is None else drawn
        if BANK[b][column] == "T":
            b = (b + next(third)) % 10
        p = (p + (drawn or 0)) % 10
    return "player" if p > b else "bank" if b > p else "tie"


@under(CLAUSES, "bank table", "player draws", "player stands", "naturals", "units")
def test_all_orders_of_a_short_shoe(law: str) -> None:
    """Nine cards, every order of six of them: 60,480 deals counted by the printed table alone."""
    short = (0, 0, 1, 3, 4, 5, 6, 7, 8)
    counted = Counter(by_hand(deal) for deal in permutations(short, 6))
    game: Any = make(law, GAME)
    assert enumerated(game, Counter(short)) == {r: Fraction(n, counted.total()) for r, n in counted.items()}


@pytest.mark.clause("EUS96-07-046", "EUS96-07-047")
def test_a_short_shoe_without_commission() -> None:
    """What the bank is paid, coup by coup, is what the count of sixes says."""
    short = (0, 0, 1, 3, 4, 5, 6, 7, 8)
    game: Any = make("euskadi-1996", GAME, {"form": "six"})
    back = played(game, Counter(short)).of("bank")
    deals = [(by_hand(deal), bank_score(deal)) for deal in permutations(short, 6)]
    sixes = sum(result == "bank" and score == 6 for result, score in deals)
    assert back[UNIT + UNIT // 2] == Fraction(sixes, len(deals))
    assert back[2 * UNIT] == Fraction(sum(result == "bank" for result, _ in deals) - sixes, len(deals))


def bank_score(values: tuple[int, ...]) -> int:
    p, b = (values[0] + values[2]) % 10, (values[1] + values[3]) % 10
    if max(p, b) > 7:
        return b
    column = values[4] if p < 6 else 10
    return (b + values[5 if p < 6 else 4]) % 10 if BANK[b][column] == "T" else b


def enumerated(game: Any, cards: Counter[int]) -> dict[str, Fraction]:
    """The results of a coup by asking the game for every card of a shoe: one suit stands for all four."""
    found = played(game, cards)
    won = {who: sum(p for back, p in found.of(who).items() if back > UNIT) for who in found.people}
    return {"player": won["player"], "bank": won["bank"], "tie": 1 - won["player"] - won["bank"]}


def played(game: Any, cards: Counter[int]) -> Any:
    """Everything that may come of a coup. Two moments are alike if the same values lie, in whatever order."""
    return outcomes(game, laid(game, cards), memo_key=lambda s: (s.phase, s.due, s.stood, s.shown, values(game, s)))


def laid(game: Any, cards: Counter[int]) -> Any:
    """A shoe of these values, one bet on each spot, and the cards ordered."""
    counts = [0] * 54
    for value, n in cards.items():
        counts[value - 1 if value else 9] = n
    shoe = TableShoe(1, cards.total(), 0, cards=Veiled(Shoe(tuple(counts)), ()))
    people = tuple(game.kinds)
    s = game.state(
        chips=dict.fromkeys(people, UNIT), seats=people, declined=people, minimum=UNIT, phase="betting", shoe=shoe
    )
    for who in people:
        s, _ = step(game, s, PlaceBet(by=who, on=who, amount=UNIT))
    return step(game, s, game.default(s, game.awaits(s)[0].who))[0]


def values(game: Any, s: Any) -> tuple[tuple[int, ...], ...]:
    """The values of both hands: the first two in ascending order, then the third."""
    hands = [[game.points(card.value) for card in s.hands.get(hand, ())] for hand in ("player", "bank")]
    return tuple((*sorted(hand[:2]), *hand[2:]) for hand in hands)


UNIT = 2000


@pytest.mark.slow
@pytest.mark.parametrize("law", CLAUSES)
def test_the_whole_shoe_enumerated_by_the_engine(law: str) -> None:
    """The rows of `odds.py` are what comes of playing every card of the shoe."""
    game, decks = make(law, GAME), DECKS[law]
    found = played(game, Counter({0: 16 * decks, **dict.fromkeys(range(1, 10), 4 * decks)}))
    for row in odds(game):  # type: ignore[arg-type]
        if row.strategy != "six":
            nets = {Fraction(net, UNIT) - 1: p for net, p in found.of(row.bet).items()}
            assert moments(nets) == (row.win, row.push, row.lose, row.edge, row.variance)


# -- playing for long ------------------------------------------------------------------------------------------------


def long_run(law: str, coups: int) -> None:
    """One person on every spot, a full shoe each time; the means must come out where the rows say."""
    game: Any = make(law, GAME)
    decks = DECKS[law]
    start = laid(game, Counter({0: 16 * decks, **dict.fromkeys(range(1, 10), 4 * decks)}))
    source = Seeded(f"{law}/{coups}")
    net = dict.fromkeys(start.chips, 0)
    for _ in range(coups):
        s = start
        while s.phase != "idle":
            dist = game.chance(s)
            if dist is None:
                s, _ = step(game, s, game.default(s, game.awaits(s)[0].who))
            else:
                what = next(a.what for a in game.awaits(s) if a.who == CHANCE)
                s, _ = trust(game, s, Chance(what=what, value=source.draw(dist, what)))
        for who in net:
            net[who] += s.chips[who] - UNIT
    for row in odds(game):
        if row.strategy != "six":
            mean = net[row.bet] / UNIT / coups
            assert abs(mean + float(row.edge)) < 4.5 * row.sd / sqrt(coups), row.bet


@pytest.mark.parametrize("law", CLAUSES)
def test_a_short_run(law: str) -> None:
    long_run(law, 2_000)


@pytest.mark.slow
@pytest.mark.parametrize("law", CLAUSES)
def test_a_long_run(law: str) -> None:
    long_run(law, 100_000)
