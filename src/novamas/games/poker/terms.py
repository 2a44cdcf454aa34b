"""What a player is told of the bets of the pokers: pay tables, the second bet, the jackpot."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.poker.jackpot_rules import BET, JackpotRule, PotShare
from novamas.games.poker.rules import AntePay, Payoff, SecondBet
from novamas.games.terms import Prize, Terms, join, percent, tell_terms

SECOND = "second-bet"


def tell_hands(prizes: Mapping[str, Payoff], ranking: tuple[str, ...]) -> tuple[Prize, ...]:
    """A pay table, the highest hand first."""
    order = {kind: n for n, kind in enumerate(ranking)}
    lines = sorted(prizes.items(), key=lambda line: order.get(line[0], len(order)))
    return tuple(tell_hand(kind, line) for kind, line in lines)


def tell_hand(kind: str, line: Payoff) -> Prize:
    if line.least == "2":
        return Prize(f"poker-kind-{kind}", str(line.pays), line.clauses)
    return Prize("rules-case-from", str(line.pays), line.clauses, {"kind": kind, "rank": line.least})


def tell_ante(bet: str, ante: AntePay, prizes: tuple[Prize, ...] = ()) -> Terms:
    """The ante, and what it is paid where the bank does not play."""
    idle = Prize("rules-case-idle", str(ante.idle), ante.idle_clauses)
    return tell_terms(bet, ante, prizes=(*prizes, idle))


def tell_second(second: SecondBet, prizes: tuple[Prize, ...] = ()) -> Terms:
    """The bet of those who go on, which is so many antes."""
    return Terms(
        bet=SECOND,
        pays="" if second.pays is None else str(second.pays),
        prizes=prizes,
        maximum="antes",
        args={"times": second.times},
        clauses=second.clauses,
    )


def tell_jackpot(rule: JackpotRule, drawn: bool = False) -> Terms:
    """The bet on the jackpot, and what part of the pot each hand wins."""
    prizes = tell_shares(rule.shares, "rules-case-share-undrawn" if drawn else "rules-case-share")
    if drawn:
        prizes = (*prizes, *tell_shares(rule.drawn, "rules-case-share-drawn"))
    return Terms(
        bet=BET,
        prizes=prizes,
        maximum="share-of-minimum",
        args={"percent": percent(rule.most)},
        clauses=join(rule.clauses, rule.most_clauses),
    )


def tell_shares(shares: Mapping[str, PotShare], case: str) -> tuple[Prize, ...]:
    lines = sorted(shares.items(), key=lambda line: -line[1].part)
    return tuple(Prize(case, f"{percent(share.part)} %", share.clauses, {"kind": kind}) for kind, share in lines)
