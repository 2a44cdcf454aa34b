"""What a player is told of the bets of three-card poker: the bonus is paid on the ante, whatever the bank has."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.going import ANTE
from novamas.games.poker.terms import tell_ante, tell_hands, tell_second
from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import PAR_PLUS
from novamas.games.terms import Prize, Terms, tell_terms


def terms(game: ThreeCardGame) -> Iterator[Terms]:
    rules, kinds = game.rules, game.ranking.kinds()
    yield tell_ante(ANTE, rules.bets.ante, tell_bonus(game))
    yield tell_second(rules.bets.second)
    yield tell_terms(PAR_PLUS, rules.bets.par_plus, prizes=tell_hands(rules.bets.par_plus.prizes, kinds))


def tell_bonus(game: ThreeCardGame) -> tuple[Prize, ...]:
    """What an ante wins besides, by its hand."""
    lines = {kind: game.rules.bonus.prizes[kind] for kind in game.ranking.kinds() if kind in game.rules.bonus.prizes}
    return tuple(Prize("rules-case-bonus", str(p.pays), p.clauses, {"kind": kind}) for kind, p in lines.items())
