"""The sheet of punto y banca: its layout, who deals and shows, the third card, and the mistakes staff can report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from novamas.games.cloth.sheet import cloth_choices, cloth_sheet
from novamas.games.punto_banca.acts import CardFaceUp, VoidCoup
from novamas.games.punto_banca.odds import table_odds
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import PLAYER, WHOLE, PuntoHouse, PuntoRules
from novamas.games.sheet import Choice, Cloth, Irregularity, Sheet


class PuntoCloth(Cloth, frozen=True, kw_only=True, tag="punto-banca"):
    """The picture: which table it is, the numbers that its places may leave out, and the bank's table of third cards.

    `bank` has a line for each score: the player's third cards on which the bank draws, and `stands` the scores with
    which it draws though the player's hand has stood.
    """

    layout: str
    skip: tuple[int, ...]
    players_deal: bool
    decks: int
    player: tuple[int, ...]
    bank: dict[str, tuple[int, ...]]
    stood: tuple[int, ...]


def sheet(game: PuntoGame, minimum: int) -> Sheet:
    return cloth_sheet(game, minimum, table_odds(game), cloth(game), irregularities(game))


def cloth(game: PuntoGame) -> PuntoCloth:
    rows = game.rules.bank
    return PuntoCloth(
        layout=game.house.layout,
        skip=game.house.skip,
        players_deal=game.players_deal(),
        decks=game.rules.pack.decks,
        player=game.rules.third.player_draws,
        bank={score: row.draws for score, row in rows.items()},
        stood=tuple(int(score) for score, row in rows.items() if row.stood),
    )


def irregularities(game: PuntoGame) -> Iterable[Irregularity]:
    if (errors := game.rules.errors) is not None:
        yield Irregularity(VoidCoup.__name__, errors.by, errors.clauses, errors.causes)
        if errors.face_up:
            yield Irregularity(CardFaceUp.__name__, errors.by, errors.clauses)


def choices(rules: PuntoRules) -> Iterator[Choice]:
    """What this law leaves to the house at punto y banca."""
    yield from cloth_choices(rules)
    house = PuntoHouse()
    if len(rules.tables) > 1:
        seats = dict.fromkeys(c for table in rules.tables.values() for c in table.seats_clauses)
        yield Choice(
            name="layout", type="choice", values=tuple(rules.tables), default=house.layout, clauses=tuple(seats)
        )
    if standing := {name: table for name, table in rules.tables.items() if table.standing}:
        clauses = next(iter(standing.values())).standing_clauses
        yield Choice(
            name="standing", type="flag", default=house.standing, clauses=clauses, given=where(rules, standing)
        )
    if dealers := {name: table for name, table in rules.tables.items() if len(table.dealer) > 1}:
        first = next(iter(dealers.values()))
        yield Choice(
            name="dealer", type="choice", values=first.dealer, default=first.dealer[0], clauses=first.dealer_clauses,
            given=where(rules, dealers),
        )  # fmt: skip
    limit = rules.bets[PLAYER].maximum
    assert limit is not None
    if limit.between is not None:
        least, most = limit.between
        yield Choice(name="maximum", type="number", min=least, max=most, default=most, clauses=limit.clauses)
    else:
        values = limit.multiples
        yield Choice(name="maximum", type="choice", values=values, default=max(values), clauses=limit.clauses)
    if rules.multiples.may_require:
        yield Choice(name="multiples", type="flag", default=house.multiples, clauses=rules.multiples.clauses)
    if rules.six is not None:
        yield Choice(
            name="form", type="choice", values=("commission", "six"), default=house.form, clauses=rules.six.clauses
        )
    least, most = rules.commission.per_mille
    if least < most <= WHOLE:
        yield Choice(
            name="commission", type="number", min=least, max=most, default=most, clauses=rules.commission.clauses,
            given=("form", ("commission",)) if rules.six is not None else None,
        )  # fmt: skip
    if rules.places.may_skip:
        yield Choice(
            name="skip", type="choice", values=rules.places.may_skip, many=True, default=(),
            clauses=rules.places.clauses,
        )  # fmt: skip


def where(rules: PuntoRules, tables: Iterable[str]) -> tuple[str, tuple[str, ...]] | None:
    """At which layouts something is a question; at all of them where nothing is said."""
    named = tuple(tables)
    return ("layout", named) if len(named) < len(rules.tables) else None
