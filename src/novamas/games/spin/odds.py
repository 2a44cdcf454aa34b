"""Exact odds of bets that one spin decides."""

from __future__ import annotations

from fractions import Fraction

from novamas.games.odds import Row, net_of, row, spread
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
    spot = game.spots[key]
    parts = spot.parts or ((key, 1),)
    chips = sum(n for _, n in parts)
    return net_of(
        (sum((chip_net(game, on, value) * n for on, n in parts), Fraction(0)) / chips, p)
        for value, p in spread(game.distribution).items()
    )


def chip_net(game: AnySpin, key: str, value: object) -> Fraction:
    spot = game.spots[key]
    paid = game.bet_rule(spot.kind).pays
    assert paid is not None
    return Fraction(paid) if value in spot.covers else Fraction(-1)


def pays(game: AnySpin, kind: str, net: dict[Fraction, Fraction]) -> str:
    """The law's own figure; for an announced bet every net win it can have, per chips staked."""
    rule = game.bet_rule(kind)
    if rule.pays is not None:
        return str(rule.pays)
    chips = sum(n for _, n in game.spots[game.kinds[kind][0]].parts)
    return "|".join(f"{x * chips}:{chips}" for x in sorted(net) if x > -1)
