"""What a player is told of the stakes of chemin de fer: against the bank, and the bank itself."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.chemin.play import CheminGame
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.terms import Terms, join, tell_deduction


def terms(game: CheminGame) -> Iterator[Terms]:
    rules, bank = game.rules, game.rules.bank
    yield Terms(
        bet=PUNTO,
        pays="1:1",
        maximum="the-bank",
        clauses=join(rules.settlement.clauses, rules.banco.most_clauses),
    )
    limit = ("bank-unless-authorised" if bank.unlimited else "bank") if bank.most else "authorised"
    yield Terms(
        bet=BANK,
        pays="1:1",
        prizes=(tell_deduction(rules.cagnotte.per_mille, rules.cagnotte.clauses),),
        maximum=limit,
        args={"most": str(bank.most)} if bank.most else {},
        clauses=join(bank.least_clauses, bank.most_clauses, bank.unlimited_clauses),
    )
