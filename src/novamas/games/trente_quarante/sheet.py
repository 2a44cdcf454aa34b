"""The sheet of trente et quarante: four chances, where a row ends, and what insurance costs."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.cloth.sheet import cloth_choices, cloth_sheet
from novamas.games.sheet import Choice, Cloth, Sheet
from novamas.games.trente_quarante.odds import odds
from novamas.games.trente_quarante.play import TrenteGame
from novamas.games.trente_quarante.rules import RED, TrenteHouse, TrenteRules


class TrenteCloth(Cloth, frozen=True, kw_only=True, tag="trente-et-quarante"):
    """The picture: the rows in the order in which they are laid, the total that ends one, what insurance costs.

    `insurance` is the part of a bet that is deposited, as odds; "" where there is none. `insured_from` is an amount.
    """

    rows: tuple[str, ...]
    reaches: int
    refait: int
    decks: int
    insurance: str
    insured_from: int


def sheet(game: TrenteGame, minimum: int) -> Sheet:
    return cloth_sheet(game, minimum, odds(game), cloth(game, minimum))


def cloth(game: TrenteGame, minimum: int) -> TrenteCloth:
    rows, insurance = game.rules.rows, game.rules.insurance
    least = game.house.insured_from or (insurance.least if insurance else 0)
    return TrenteCloth(
        rows=rows.order,
        reaches=rows.reaches,
        refait=rows.refait,
        decks=game.rules.pack.decks,
        insurance=str(insurance.rate) if insurance else "",
        insured_from=max(least, minimum) if insurance else 0,
    )


def choices(rules: TrenteRules) -> Iterator[Choice]:
    """What this law leaves to the house at trente et quarante."""
    yield from cloth_choices(rules)
    limit = rules.bets[RED].maximum
    assert limit is not None
    if len(limit.multiples) > 1:
        values = limit.multiples
        yield Choice(name="maximum", type="choice", values=values, default=max(values), clauses=limit.clauses)
    if (insurance := rules.insurance) is not None and insurance.house_sets:
        default = TrenteHouse().insured_from
        yield Choice(name="insured_from", type="amount", min=0, default=default, clauses=insurance.clauses)
