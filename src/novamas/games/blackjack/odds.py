"""The odds of blackjack: what the game costs who plays it best, what each of its options is worth, and the bets beside
it.

The hand itself is worked out in `arithmetic/`, to so many decimals and with a bound on the error, which takes seconds
and is remembered (`counted.py`); insurance, pairs and sevens are exact. In triple blackjack every box has the figures
of the one box: its stage is played with the same hand, against a bank that begins with the same card, and cards that
nobody has seen are all alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from novamas.games.blackjack.arithmetic.figures import Beside, Figures
from novamas.games.blackjack.arithmetic.hands import ACE, MOST, NONE, TEN, minus, plus, shoe
from novamas.games.blackjack.arithmetic.terms import Terms
from novamas.games.blackjack.counted import (
    BEST,
    BY_TOTALS,
    EVEN_MONEY,
    INSURING,
    NO_DOUBLING,
    NO_DOUBLING_ACES,
    NO_SPLITTING,
    NO_SURRENDER,
    Box,
    box,
)
from novamas.games.blackjack.payment import POT
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import ACCUMULATED, BOX, PAIRS, BlackjackRules
from novamas.games.meters import Meter, Part
from novamas.games.odds import Chart, Row, net_of, row
from novamas.games.table_rules import Section
from novamas.kit.cards import Shoe
from novamas.kit.spaces import Clause
from novamas.law import BadLaw

DECIMALS = 9
INSURANCE = "insurance"


def terms(game: BlackjackGame) -> Terms:
    """The terms of a game as the arithmetic knows them."""
    rules = game.rules
    points, double, split = rules.points, rules.double, rules.split
    if (points.target, points.ace, points.tens, rules.natural.cards) != (MOST, (ACE + 1, 11), TEN + 1, 2):
        raise BadLaw("law-blackjack-target")
    if (double.cards, split.aces_cards, split.natural, rules.natural.beats) != (1, 1, False, True):
        raise BadLaw("law-blackjack-one-card")
    given_up = rules.surrender
    assert rules.bets.box.pays is not None
    return Terms(
        decks=rules.pack.decks,
        stand=rules.bank.stands,
        ace=rules.bank.ace,
        pays=Fraction(rules.bets.box.pays),
        natural=Fraction(rules.natural.pays),
        natural_tie=rules.natural.tie,
        stop=rules.hands.stop,
        double_on=double.on,
        double_soft=double.soft,
        double_aces=double.aces,
        double_split=double.split,
        ace_doubled=double.ace,
        split_21=split.against_natural,
        resplit=split.again,
        resplit_aces=split.aces_again,
        surrender=given_up is not None and game.house.surrender,
        surrender_ace=given_up is not None and given_up.against_ace,
        surrender_loses=Fraction(given_up.loses) if given_up is not None else Fraction(1),
    )


def odds(game: BlackjackGame) -> list[Row]:
    """The box by cards and by totals; the box without one of its options, or with a bad one; then the other bets."""
    return [*box_rows(game), *insurance_rows(game), *pairs_rows(game), *sevens_rows(game)]


# -- the box -----------------------------------------------------------------------------------------------------------


def count_game(game: BlackjackGame) -> Box:
    """What the strategies come to under these rules, every stake being insured against every ace where one insures."""
    rule, even_money = game.rules.insurance, game.rules.even_money
    beside = Beside(float(rule.share * rule.pays), -float(rule.share), float(rule.share))
    return box(terms(game), beside, Fraction(even_money.pays) if even_money is not None else None)


def box_rows(game: BlackjackGame) -> Iterator[Row]:
    rules = game.rules
    sections: dict[str, tuple[Section | None, tuple[Clause, ...]]] = {
        BEST: (rules.bets.box, ()),
        BY_TOTALS: (rules.bets.box, ()),
        NO_SURRENDER: (rules.surrender, ()),
        NO_DOUBLING: (rules.double, ()),
        NO_SPLITTING: (rules.split, ()),
        NO_DOUBLING_ACES: (rules.double, rules.double.ace_clauses),
        INSURING: (rules.insurance, ()),
        EVEN_MONEY: (rules.even_money, ()),
    }
    for way, found in count_game(game).ways.items():
        yield box_row(rules, found, way, *sections[way])


def box_row(
    rules: BlackjackRules, found: Figures, way: str, section: Section | None, more: tuple[Clause, ...] = ()
) -> Row:
    assert section is not None
    clauses = dict.fromkeys((*section.clauses, *more, *rules.natural.clauses))
    return Row(
        bet=BOX,
        pays=f"{rules.natural.pays}|{rules.bets.box.pays}",
        win=decimal(found.win),
        push=decimal(found.push),
        lose=1 - decimal(found.win) - decimal(found.push),
        edge=decimal(-found.mean),
        variance=decimal(found.variance),
        method="computed",
        strategy=way,
        clauses=tuple(clauses),
        staked=decimal(found.stakes),
        error=Fraction(f"{found.error:.1e}") + Fraction(1, 10**DECIMALS),
    )


def decimal(x: float) -> Fraction:
    return Fraction(round(x * 10**DECIMALS), 10**DECIMALS)


# -- bets beside it ----------------------------------------------------------------------------------------------------


def insurance_rows(game: BlackjackGame) -> Iterator[Row]:
    """The odds of an insurance for a player who has seen only the bank's ace; the own cards change them little."""
    rule, decks = game.rules.insurance, game.rules.pack.decks
    ten = Fraction(16 * decks, 52 * decks - 1)
    net = net_of([(Fraction(rule.pays), ten), (Fraction(-1), 1 - ten)])
    yield row(INSURANCE, str(rule.pays), net, (*rule.clauses, *rule.pays_clauses))


def pairs_rows(game: BlackjackGame) -> Iterator[Row]:
    """Parejas: two cards, each as likely as any other."""
    rule = game.rules.bets.pairs
    if rule is None:
        return
    counts = Shoe.of(game.rules.pack.decks).dist()
    first = {card: Fraction(n, counts.total) for card, n in counts}
    results = []
    for (one, p), (two, n) in product(first.items(), counts):
        result = game.till.pair((one, two))
        pays = Fraction(rule.prizes[result].pays) if result else Fraction(-1)
        results.append((pays, p * Fraction(n - (one == two), counts.total - 1)))
    pays_all = "|".join(str(prize.pays) for prize in rule.prizes.values())
    clauses = (*rule.clauses, *(c for prize in rule.prizes.values() for c in prize.clauses))
    yield row(PAIRS, pays_all, net_of(results), tuple(dict.fromkeys(clauses)))


def sevens_rows(game: BlackjackGame) -> Iterator[Row]:
    """The accumulated bet: if two sevens always draw, and if they play the box best."""
    if game.rules.bets.accumulated is not None:
        yield sevens_row(game, "drawing", Fraction(1))
        yield sevens_row(game, BEST, drawing_share(game))


def sevens_row(game: BlackjackGame, way: str, share: Fraction) -> Row:
    """The accumulated bet with its pot at the least, where two sevens take a third card with this probability."""
    return sevens_meter(game, way, share).row_at(Fraction(0))


def meters(game: BlackjackGame) -> Iterator[Meter]:
    """The accumulated bet, if two sevens always draw, and if they play the box best."""
    if game.rules.bets.accumulated is not None:
        yield sevens_meter(game, "drawing", Fraction(1))
        yield sevens_meter(game, BEST, drawing_share(game))


def sevens_meter(game: BlackjackGame, way: str, share: Fraction) -> Meter:
    """Three sevens of a suit win the pot and keep the stake; below its least the house adds what is missing."""
    rule, house = game.rules.bets.accumulated, game.house.prizes
    assert rule is not None
    prizes = {key: Fraction(prize.pays) for key, prize in rule.prizes.items()} | {POT: Fraction(rule.pot)}
    paid = {key: Fraction(getattr(house, key.replace("-", "_"))) or least for key, least in prizes.items()}
    found = list(sevens(game, share))
    net = net_of((paid[result] if result else Fraction(-1), p) for result, p in found if p and result != POT)
    whole = sum((p for result, p in found if result == POT), Fraction(0))
    clauses = (*rule.clauses, *rule.pot_clauses, *(c for prize in rule.prizes.values() for c in prize.clauses))
    return Meter(
        bet=ACCUMULATED,
        pays="|".join(f"{x.numerator}:{x.denominator}" for x in paid.values()),
        parts=(Part(Fraction(1), whole, paid[POT], back=1),),
        results=tuple(net.items()),
        strategy=way,
        least=rule.pot,
        usual=(rule.pot,),
        clauses=tuple(dict.fromkeys(clauses)),
    )


def sevens(game: BlackjackGame, share: Fraction) -> Iterator[tuple[str, Fraction]]:
    """Every combination of the first three cards and how likely it is; two sevens take a third card this often."""
    rule = game.rules.bets.accumulated
    assert rule is not None
    decks = game.rules.pack.decks
    seven = rule.rank - 1
    kinds = {suit * 13 + seven: decks for suit in range(4)} | {seven - 1: (52 - 4) * decks}  # any other card loses
    size = sum(kinds.values())
    for one, two, three in product(kinds, repeat=3):
        p, left = Fraction(1), dict(kinds)
        for n, card in enumerate((one, two, three)):
            p *= Fraction(left[card], size - n)
            left[card] -= 1
        yield game.till.sevens((one, two, three), split=False), p * share
        yield game.till.sevens((one, two), split=False), p * (1 - share)


def drawing_share(game: BlackjackGame) -> Fraction:
    """How often two sevens take a third card where the box is played best; a split may end the bet before."""
    rule = game.rules.bets.accumulated
    assert rule is not None
    third = {"draw", "double"} | ({"split"} if rule.split == "counts" else set())
    left = minus(shoe(game.rules.pack.decks), plus(NONE, rule.rank - 1, 2))
    ups = (n for n, action in zip(left, count_game(game).pairs[rule.rank - 1], strict=True) if action in third)
    return Fraction(sum(ups), sum(left))


def charts(game: BlackjackGame) -> Iterator[Chart]:
    """How the box is best played."""
    yield from count_game(game).charts


def pays(game: BlackjackGame) -> dict[str, str]:
    """What each bet pays, without the figures."""
    rules = game.rules
    found = {BOX: f"{rules.natural.pays}|{rules.bets.box.pays}", INSURANCE: str(rules.insurance.pays)}
    for kind in (PAIRS, ACCUMULATED):
        if (rule := getattr(rules.bets, kind)) is not None:
            found[kind] = "|".join(str(prize.pays) for prize in rule.prizes.values())
    return found
