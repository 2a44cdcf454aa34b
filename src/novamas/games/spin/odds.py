"""Exact odds of bets that one spin decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from novamas.games.odds import Row, net_of, row
from novamas.games.spin.play import AnySpin


def plain_odds(game: AnySpin) -> list[Row]:
    """One row a kind of bet. All spots of a kind must have the same odds, or the kind is not one bet."""
    return [kind_row(game, kind) for kind in game.kinds]


def kind_row(game: AnySpin, kind: str) -> Row:
    rule = game.bet_rule(kind)
    net = spot_net(game, game.kinds[kind][0])
    assert all(spot_net(game, key) == net for key in game.kinds[kind]), f"{kind}: its spots differ"
    clauses = (*rule.clauses, *(rule.maximum.clauses if rule.maximum else ()))
    return row(kind, pays(game, kind, net), net, clauses)


def spot_net(game: AnySpin, key: str) -> dict[Fraction, Fraction]:
    """{net result per unit staked: probability} of one spot; an announced bet spreads its unit over its parts."""
    parts = game.spots[key].parts or ((key, 1),)
    covers = [game.spots[on].covers for on, _ in parts]
    weights: Counter[tuple[bool, ...]] = Counter()  # how likely it is that just these parts win
    for value, weight in game.distribution:
        weights[tuple(value in covered for covered in covers)] += weight
    return net_of((parts_net(game, parts, won), Fraction(weight, weights.total())) for won, weight in weights.items())


def parts_net(game: AnySpin, parts: Iterable[tuple[str, int]], won: tuple[bool, ...]) -> Fraction:
    """The net result per chip of a bet of which some parts have won."""
    paid = [(chip_pays(game, on) if wins else Fraction(-1), n) for (on, n), wins in zip(parts, won, strict=True)]
    return sum((net * n for net, n in paid), Fraction(0)) / sum(n for _, n in paid)


def chip_pays(game: AnySpin, key: str) -> Fraction:
    paid = game.bet_rule(game.spots[key].kind).pays
    assert paid is not None
    return Fraction(paid)


def pays(game: AnySpin, kind: str, net: dict[Fraction, Fraction]) -> str:
    """The law's own figure; for an announced bet every net win it can have, per chips staked."""
    rule = game.bet_rule(kind)
    if rule.pays is not None:
        return str(rule.pays)
    chips = sum(n for _, n in game.spots[game.kinds[kind][0]].parts)
    return "|".join(f"{x * chips}:{chips}" for x in sorted(net) if x > -1)
