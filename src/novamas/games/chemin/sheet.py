"""The sheet of a table of chemin de fer: its places, the limits of a bank, the chart, what staff can report.

Stakes lie nowhere but against the bank, so there are two spots: the cloth before a player, and the line.
"""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.chemin import reports as r
from novamas.games.chemin.desk import ON_CLOTH, ON_LINE
from novamas.games.chemin.mistakes import FIRST, THIRD
from novamas.games.chemin.odds import odds
from novamas.games.chemin.play import CheminGame
from novamas.games.chemin.rules import CheminRules, bank_limits
from novamas.games.circle import reports as common
from novamas.games.circle.mistakes import GO_ON, VOID
from novamas.games.circle.rules import BANK, PUNTO, USUAL_MOST, WHOLE
from novamas.games.circle.sheet import circle_sheet
from novamas.games.circle.strategy import FREE
from novamas.games.sheet import (
    Choice,
    Cloth,
    Irregularity,
    Limit,
    Sheet,
    table_choices,
)
from novamas.kit.decider import CROUPIER, INSPECTOR

MOST_MINIMA = 10_000
"""The most minima that a house is asked for where the law leaves a limit to it."""


class CheminCloth(Cloth, frozen=True, kw_only=True, tag="chemin-de-fer"):
    """The picture: the bank's limits (no `bank_most` where it has none), the chart row by row, what the house takes.

    `refusals` cost a seat; `garage_from` is the sum that has to be exceeded before winnings may be set aside, of the
    bank or of its winnings (`garage_of`); `half` is what *banco con la mesa* stakes.
    """

    decks: int
    behind: int
    players: int
    naturals: tuple[int, ...]
    chart: dict[str, str]
    bank_least: int
    bank_most: int | None
    cagnotte: int
    refusals: int
    garage_of: str
    garage_from: int
    all_goes: bool
    half: str
    banco_free: bool
    partner_at_award: str
    partner_later: str
    waived_by: str


def sheet(game: CheminGame, minimum: int) -> Sheet:
    rules = game.rules
    row = next(row for row in odds(game) if row.bet == PUNTO and row.strategy == FREE)
    return circle_sheet(
        rules,
        minimum,
        row,
        limits(game, minimum),
        covers=lambda on: (PUNTO,),
        clauses=lambda on: rules.banco.line_clauses if on == ON_LINE else rules.scope.clauses,
        limit_clauses=(*rules.minimum.clauses, *rules.banco.most_clauses),
        cloth=cloth(game, minimum),
        irregularities=irregularities(game),
    )


def limits(game: CheminGame, minimum: int) -> tuple[Limit, ...]:
    """The least and the most that may lie against a bank as large as can be; on the line, twice that."""
    most = bank_limits(game.rules, game.house)[1] or MOST_MINIMA
    return Limit(ON_CLOTH, minimum, most * minimum), Limit(ON_LINE, 2 * minimum, 2 * most * minimum)


def cloth(game: CheminGame, minimum: int) -> CheminCloth:
    rules, house = game.rules, game.house
    least, most = bank_limits(rules, house)
    return CheminCloth(
        decks=rules.pack.decks,
        behind=rules.pack.behind,
        players=rules.least.players,
        naturals=rules.deal.naturals,
        chart={score: row.cells for score, row in rules.chart.items()},
        bank_least=least * minimum,
        bank_most=None if most is None else most * minimum,
        cagnotte=int(game.settlement.rate() * WHOLE),
        refusals=rules.seating.refusals,
        garage_of=rules.garage.of,
        garage_from=(rules.garage.minima or house.garage) * minimum,
        all_goes=rules.garage.all_goes and house.unlimited,
        half=rules.banco.with_table,
        banco_free=rules.punto.banco == "free" or house.banco_free,
        partner_at_award=rules.associates.at_award,
        partner_later=rules.associates.later,
        waived_by=rules.errors.early.waived_by,
    )


def irregularities(game: CheminGame) -> Iterator[Irregularity]:
    """Everything that staff can report, and who may."""
    rules, errors = game.rules, game.rules.errors
    both = (CROUPIER, INSPECTOR)
    sections = {
        common.EarlyDraw: errors.early,
        common.CardFaceUp: errors.face_up,
        common.CardsStuck: errors.stuck,
        common.CardOnFloor: errors.floor,
        r.CroupierShows: errors.exposed,
        common.DealFault: errors.fault,
        r.WrongCardCall: errors.restored,
        r.Misdelivered: errors.misdelivered,
        r.FifthCard: errors.fifth,
        r.TooManyCards: errors.overdealt,
        r.BankerShows: errors.shown,
        r.BankerLaysEarly: errors.laid_early,
        r.BankerOffers: errors.offered,
        r.BankerDiscards: errors.bank_basket,
        r.TooSlow: errors.slow,
        r.Miscalled: errors.miscall,
        r.CorrectCall: errors.corrected,
        r.PuntoDiscards: errors.punto_basket,
        r.CardsGrabbed: errors.grabbed,
    }
    for kind, section in sections.items():
        yield Irregularity(kind.__name__, both, section.clauses)
    yield Irregularity(common.WaiveEarly.__name__, (errors.early.waived_by,), errors.early.waived_clauses)
    thirds = (*errors.two_thirds.clauses, *errors.own_thirds.clauses)
    yield Irregularity(r.TwoThirdCards.__name__, both, thirds, (PUNTO, BANK))
    dropped = (*errors.dropped.clauses, *errors.dropped.third_clauses)
    yield Irregularity(r.CardDropped.__name__, both, dropped, (FIRST, THIRD))
    yield Irregularity(r.AdviceGiven.__name__, both, errors.advice.clauses, (PUNTO, BANK))
    yield Irregularity(r.Strayed.__name__, both, rules.straying.clauses)
    yield Irregularity(r.AbsentAtTurn.__name__, both, rules.seating.absent_clauses)
    yield Irregularity(r.ChangeStake.__name__, (CROUPIER,), rules.banco.change_clauses)
    yield Irregularity(common.Ruling.__name__, (INSPECTOR,), errors.unforeseen.clauses, (VOID, GO_ON))


def choices(rules: CheminRules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    bank, garage = rules.bank, rules.garage
    if rules.punto.banco == "authorised":
        yield Choice(name="banco_free", type="flag", default=False, clauses=rules.punto.banco_clauses)
    least, most = rules.cagnotte.per_mille
    if least < most:
        yield Choice(name="cagnotte", type="number", min=least, max=most, default=most, clauses=rules.cagnotte.clauses)
    yield Choice(name="bank_least", type="number", min=bank.least, default=bank.least, clauses=bank.least_clauses)
    if not bank.most:
        yield Choice(name="bank_most", type="number", min=0, default=USUAL_MOST, clauses=bank.most_clauses)
    if bank.unlimited:
        yield Choice(name="unlimited", type="flag", default=False, clauses=bank.unlimited_clauses)
    if not garage.minima:
        yield Choice(name="garage", type="number", min=0, default=0, clauses=garage.clauses)
    yield Choice(name="wait_for_claims", type="flag", default=False, clauses=rules.errors.claims.clauses)
