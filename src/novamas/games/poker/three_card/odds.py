"""The odds of three-card poker: the ante played best and by rules of thumb, and Par Plus, all counted exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.odds import Chart, Row, net_of, row
from novamas.games.poker.counting import Ends, Figures, Least, hands_by_kind, row_of
from novamas.games.poker.going import ANTE
from novamas.games.poker.sheet import all_pays
from novamas.games.poker.three_card.exact import ThreeCard, meetings, three_card
from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import PAR_PLUS
from novamas.kit.hand_tables import tables
from novamas.kit.hands import HIGH_CARD, RANK_NAMES

BEST = "best-play"


def thumbs(game: ThreeCardGame) -> dict[str, Least | None]:
    """The usual rules of thumb, each the lowest hand to go on with: like the bank, with anything, only with a pair."""
    qualify = game.rules.qualify.least()
    return {"like-the-bank": Least(qualify.kind, qualify.ranks), "always-go": None, "pair-or-better": Least("pair")}


def count_deals(game: ThreeCardGame) -> ThreeCard:
    """Every deal, under these rules."""
    rules, kinds = game.rules, game.ranking.kinds()
    second = Fraction(rules.bets.second.times)
    assert rules.bets.ante.pays is not None
    assert rules.bets.second.pays is not None
    won = Fraction(rules.bets.ante.pays) + second * rules.bets.second.pays
    ends = Ends(
        won=dict.fromkeys(kinds, won),
        idle=dict.fromkeys(kinds, Fraction(rules.bets.ante.idle)),
        second=second,
        bonus={kind: Fraction(line.pays) for kind, line in rules.bonus.prizes.items()},
    )
    qualify = rules.qualify.least()
    return three_card(game.ranking, ends, Least(qualify.kind, qualify.ranks), thumbs(game))


def odds(game: ThreeCardGame) -> list[Row]:
    """The ante by best play and by rules of thumb, then Par Plus."""
    found = count_deals(game)
    return [
        ante_row(game, found.best, BEST),
        *(ante_row(game, figures, way) for way, figures in found.thumb.items()),
        par_plus_row(game),
    ]


def ante_row(game: ThreeCardGame, found: Figures, way: str) -> Row:
    """The expected loss is per ante; what is put down for it is more, with the second bets."""
    rules = game.rules
    clauses = (
        *rules.bets.ante.clauses, *rules.bets.ante.idle_clauses, *rules.bets.second.clauses,
        *rules.qualify.clauses, *rules.tie.clauses, *rules.bonus.clauses,
        *(c for line in rules.bonus.prizes.values() for c in line.clauses),
    )  # fmt: skip
    return row_of(ANTE, pays(game)[ANTE], found, way, clauses)


def par_plus_row(game: ThreeCardGame) -> Row:
    """By the cards alone; where a beaten hand loses it, against every hand of the bank, for who always goes on."""
    rule = game.rules.bets.par_plus
    prizes = {kind: Fraction(line.pays) for kind, line in rule.prizes.items()}
    results = beaten(game, prizes) if rule.beaten else by_cards(game, prizes)
    clauses = (*rule.clauses, *rule.beaten_clauses, *(c for line in rule.prizes.values() for c in line.clauses))
    return row(PAR_PLUS, all_pays(rule.prizes), net_of(results), tuple(dict.fromkeys(clauses)))


def by_cards(game: ThreeCardGame, prizes: dict[str, Fraction]) -> Iterator[tuple[Fraction, Fraction]]:
    hands = hands_by_kind(game.ranking)
    total = sum(hands.values())
    return ((prizes.get(kind, Fraction(-1)), Fraction(count, total)) for kind, count in hands.items())


def beaten(game: ThreeCardGame, prizes: dict[str, Fraction]) -> Iterator[tuple[Fraction, Fraction]]:
    table, qualify = tables(game.ranking), game.rules.qualify.least()
    met = meetings(game.ranking, Least(qualify.kind, qualify.ranks).number(table))
    total = sum(hand.hands * sum(hand.ends) for hand in met)
    for hand in met:
        *safe, lost = hand.ends
        yield prizes.get(table.kind(hand.number), Fraction(-1)), Fraction(hand.hands * sum(safe), total)
        yield Fraction(-1), Fraction(hand.hands * lost, total)


def pays(game: ThreeCardGame) -> dict[str, str]:
    """What each bet pays, without the figures: the bonuses on the ante, then the ante itself."""
    rules = game.rules
    return {
        ANTE: f"{all_pays(rules.bonus.prizes)}|{rules.bets.ante.pays}",
        PAR_PLUS: all_pays(rules.bets.par_plus.prizes),
    }


def charts(game: ThreeCardGame) -> Iterator[Chart]:
    """The lowest hand to go on with; every higher one goes, every lower one is given up."""
    least = count_deals(game).least
    kinds = game.ranking.kinds()
    kind = kinds[len(kinds) - 1 - least[0]]
    cards = "-".join(RANK_NAMES[high] for high in least[1:])
    heading = cards if kind == HIGH_CARD else f"{kind} {cards}"
    yield Chart("go-from", ("",), ((f"≥ {heading}", ("go",)), (f"< {heading}", ("fold",))))
