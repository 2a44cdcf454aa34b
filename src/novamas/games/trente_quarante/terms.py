"""What a player is told of the bets of trente et quarante: even money, and what insuring a bet against zero costs."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.terms import Prize, Terms, percent, tell_terms
from novamas.games.trente_quarante.play import TrenteGame


def terms(game: TrenteGame) -> Iterator[Terms]:
    for kind, rule in game.rules.bets.items():
        yield tell_terms(kind, rule, prizes=tuple(tell_insurance(game)))


def tell_insurance(game: TrenteGame) -> Iterator[Prize]:
    """What is deposited with an insured bet, and the total on both sides from which the whole stake then comes back."""
    if (insurance := game.rules.insurance) is not None:
        told = {"percent": percent(insurance.rate), "total": str(game.rules.rows.refait)}
        yield Prize(f"rules-case-insured-{insurance.fate}", "", insurance.clauses, told)
