"""The odds of poker without discard: the ante played best, by a chart, by rules of thumb and with a card to buy; the
insurance; the jackpot at two sizes of its pot. All of it is counted exactly.

The counts take a while (`kernel.py`, `kernel_buy.py`) and are remembered (`games/counts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.counts import long_count
from novamas.games.meters import Meter, Part, all_of
from novamas.games.odds import Chart, Row, net_of, row
from novamas.games.poker.counting import Ends, Figures, Least, hands_by_kind, row_of
from novamas.games.poker.going import ANTE
from novamas.games.poker.jackpot_rules import BET, parts
from novamas.games.poker.no_draw.exact import Buying, NoDraw, buying, no_draw
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import INSURANCE
from novamas.games.poker.sheet import all_pays
from novamas.kit.hands import HIGH_CARD, PAIR, RANK_NAMES, Ranking, Value

BEST, CHART, BUYING = "best-play", "by-the-chart", "buying-too"
THUMBS = {
    "usual": "usual-rule", "ace-king": "like-the-bank", "pair": "pair-or-better", "all": "always-go",
}  # fmt: skip
"""Rules of thumb, by the names under which they are counted and told."""
POTS = (1_000, 10_000)
"""Sizes of the pot, in stakes, at which the jackpot is priced."""


class Terms(Struct, frozen=True):
    """Everything that the figures of the ante depend on: tables with the same terms share one count."""

    ranking: Ranking
    least: Least
    paid: tuple[tuple[str, Fraction], ...]
    ante: Fraction
    idle: Fraction
    second: Fraction
    second_idle: Fraction
    price: Fraction

    @property
    def ends(self) -> Ends:
        return Ends(
            won={kind: self.ante + self.second * pays for kind, pays in self.paid},
            idle={kind: self.idle + self.second * self.second_idle for kind, _ in self.paid},
            second=self.second,
        )


def terms(game: NoDrawGame) -> Terms:
    bets, qualify = game.rules.bets, game.rules.qualify.least()
    assert bets.ante.pays is not None
    return Terms(
        ranking=game.ranking,
        least=Least(qualify.kind, qualify.ranks),
        paid=tuple((kind, Fraction(line.pays)) for kind, line in sorted(bets.second.prizes.items())),
        ante=Fraction(bets.ante.pays),
        idle=Fraction(bets.ante.idle),
        second=Fraction(bets.second.times),
        second_idle=Fraction(-1 if bets.second.idle == "lost" else 0),
        price=Fraction(game.rules.buying.price),
    )


@long_count("poker-no-draw", seconds=3)
def counted(under: Terms) -> NoDraw:
    """Every deal, without buying."""
    return no_draw(under.ranking, under.ends, under.least)


@long_count("poker-no-draw", seconds=18)
def counted_buying(under: Terms) -> Buying:
    """Every deal, every card that may be given away, every card that may come for it."""
    return buying(under.ranking, under.ends, under.least, under.price)


def odds(game: NoDrawGame) -> list[Row]:
    """The ante in its ways, then insurance and jackpot."""
    found = counted(terms(game))
    return [
        ante_row(game, found.best, BEST),
        ante_row(game, found.by_lines, CHART),
        *(ante_row(game, found.thumb[counted_as], told) for counted_as, told in THUMBS.items()),
        *([ante_row(game, counted_buying(terms(game)).best, BUYING)] if game.rules.buying.most else []),
        insurance_row(game),
        *(jackpot_row(game, pot) for pot in POTS),
    ]


def ante_row(game: NoDrawGame, found: Figures, way: str) -> Row:
    """The expected loss is per ante; what is put down for it is more, with second bets and bought cards."""
    rules = game.rules
    clauses = (
        *rules.bets.ante.clauses, *rules.bets.ante.idle_clauses, *rules.bets.second.clauses, *rules.qualify.clauses,
        *rules.tie.clauses, *(c for line in rules.bets.second.prizes.values() for c in line.clauses),
        *((*rules.buying.clauses, *rules.buying.price_clauses) if way == BUYING else ()),
    )  # fmt: skip
    return row_of(ANTE, pays(game)[ANTE], found, way, clauses)


def insurance_row(game: NoDrawGame) -> Row:
    """By the first five cards alone, for the player who does not buy another."""
    rule = game.rules.bets.insurance
    prizes = {kind: Fraction(line.pays) for kind, line in rule.prizes.items()}
    clauses = (*rule.clauses, *(c for line in rule.prizes.values() for c in line.clauses))
    return side_row(game, INSURANCE, prizes, clauses)


def jackpot_row(game: NoDrawGame, pot: int) -> Row:
    """The jackpot at one height of its meter."""
    return replace(jackpot_meter(game).row_at(Fraction(pot)), strategy=f"pot-{pot}")


def meters(game: NoDrawGame) -> Iterator[Meter]:
    yield jackpot_meter(game)


def jackpot_meter(game: NoDrawGame) -> Meter:
    """The stake is always collected, so that a prize is worth one stake less. One hand at a time wins here."""
    rule, hands = game.rules.jackpot, hands_by_kind(game.ranking)
    total = sum(hands.values())
    parts = tuple(Part(Fraction(share.part), Fraction(hands[kind], total)) for kind, share in rule.shares.items())
    clauses = (*rule.clauses, *(c for share in rule.shares.values() for c in share.clauses))
    return Meter(
        bet=BET,
        pays=pays(game)[BET],
        parts=parts,
        results=((Fraction(-1), 1 - all_of(parts)),),
        least=rule.progressive,
        usual=POTS,
        clauses=tuple(dict.fromkeys(clauses)),
    )


def side_row(
    game: NoDrawGame, bet: str, prizes: dict[str, Fraction], clauses: tuple[str, ...], strategy: str = ""
) -> Row:
    hands = hands_by_kind(game.ranking)
    total = sum(hands.values())
    net = net_of((prizes.get(kind, Fraction(-1)), Fraction(count, total)) for kind, count in hands.items())
    return row(bet, pays(game)[bet], net, tuple(dict.fromkeys(clauses)), strategy)


def even_pot(game: NoDrawGame) -> Fraction:
    """The pot, in stakes, from which on the jackpot is worth more than its stake."""
    even = jackpot_meter(game).break_even()
    assert even is not None
    return even


def pays(game: NoDrawGame) -> dict[str, str]:
    """What each bet pays, without the figures: the pay table is for the second bet; the jackpot pays parts of a pot."""
    rules = game.rules
    return {
        ANTE: f"{all_pays(rules.bets.second.prizes)}|{rules.bets.ante.pays}",
        INSURANCE: all_pays(rules.bets.insurance.prizes),
        BET: parts(rules.jackpot),
    }


def charts(game: NoDrawGame) -> Iterator[Chart]:
    """The lowest hand to go with against each card shown, by whether the hand has a card of that rank; and the hands
    with which a card is bought."""
    ranking, lines = game.ranking, counted(terms(game)).lines
    for title, match in (("go-holding", True), ("go-without", False)):
        rows = tuple((RANK_NAMES[line.up], (spell(ranking, line.least),)) for line in lines if line.match == match)
        yield Chart(title, ("",), rows[::-1])
    if game.rules.buying.most:
        bought = [shape for shape in counted_buying(terms(game)).shapes if shape.buys]
        yield Chart(
            "buy-a-card",
            ("",),
            tuple((describe_shape(s.kind, s.four_suited, s.straight), (rate(s.buys),)) for s in reversed(bought)),
        )


def spell(ranking: Ranking, least: Value) -> str:
    """A hand by its cards, the pair first: "A-K-J-3-2", "4-4-K-5-2"."""
    if not least:
        return "fold"
    kind, ranks = ranking.kinds()[len(ranking.kinds()) - 1 - least[0]], least[1:]
    names = [RANK_NAMES[high] for high in ranks]
    if kind == PAIR:
        names.insert(0, names[0])
    return "-".join(names) if kind in (HIGH_CARD, PAIR) else kind


def describe_shape(kind: str, four_suited: bool, straight: int) -> str:
    """A sort of hand: what it makes, whether four are of one suit, how many ranks complete a straight."""
    return " ".join([kind, *(["four-suited"] if four_suited else []), *([f"completed-{straight}"] if straight else [])])


def rate(buys: Fraction) -> str:
    return "buy" if buys == 1 else f"{float(100 * buys):.1f} %"
