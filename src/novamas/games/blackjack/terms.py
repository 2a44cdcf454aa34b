"""What a player is told of the bets of blackjack: the box, insurance, and the bets beside the box."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.blackjack.odds import INSURANCE
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import ACCUMULATED, BOX, PAIRS, SideBet
from novamas.games.terms import Prize, Terms, join, percent, tell_terms


def terms(game: BlackjackGame) -> Iterator[Terms]:
    """The box first, then insurance, then what lies beside the box."""
    rules, bets = game.rules, game.rules.bets
    natural = Prize("rules-case-natural", str(rules.natural.pays), rules.natural.clauses)
    even = rules.even_money
    at_once = (Prize("rules-case-even-money", str(even.pays), even.clauses),) if even is not None else ()
    yield tell_terms(BOX, bets.box, prizes=(natural, *at_once))
    insurance = rules.insurance
    yield Terms(
        bet=INSURANCE,
        pays=str(insurance.pays),
        maximum="just-share-of-box" if insurance.exact else "share-of-box",
        args={"percent": percent(insurance.share)},
        clauses=join(insurance.clauses, insurance.share_clauses, insurance.pays_clauses),
    )
    if bets.pairs is not None:
        yield tell_terms(PAIRS, bets.pairs, prizes=tuple(tell_prizes(PAIRS, bets.pairs)))
    if (sevens := bets.accumulated) is not None:
        pot = Prize("rules-case-accumulated-pot", "", sevens.pot_clauses, {"stakes": str(sevens.pot)})
        yield Terms(
            bet=ACCUMULATED,
            prizes=(*tell_prizes(ACCUMULATED, sevens), pot),
            maximum="share-of-minimum",
            args={"percent": percent(sevens.share)},
            clauses=join(sevens.clauses, sevens.share_clauses),
        )


def tell_prizes(bet: str, rule: SideBet) -> Iterator[Prize]:
    for name, prize in rule.prizes.items():
        yield Prize(f"rules-case-{bet}-{name}", str(prize.pays), prize.clauses)
