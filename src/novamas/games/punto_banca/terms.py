"""What a player is told of the bets of punto y banca: the house takes its share of what the bank wins."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import BANK, WHOLE
from novamas.games.terms import Prize, Terms, less, percent, tell_deduction, tell_terms


def terms(game: PuntoGame) -> Iterator[Terms]:
    for kind, rule in game.rules.bets.items():
        told = tell_terms(kind, rule, prizes=tuple(tell_share(game)) if kind == BANK else ())
        if rule.share is not None:
            told = Terms(
                bet=kind,
                pays=told.pays,
                maximum="share-of-maximum",
                args={"percent": percent(rule.share)},
                clauses=told.clauses,
            )
        yield told


def tell_share(game: PuntoGame) -> Iterator[Prize]:
    """The two forms of the house's share: of every win of the bank, or of one with a certain score."""
    rules = game.rules
    yield tell_deduction(rules.commission.per_mille, rules.commission.clauses, WHOLE)
    if (six := rules.six) is not None:
        yield Prize("rules-case-six", less(six.per_mille, WHOLE), six.clauses, {"score": str(six.score)})
