"""The sheet of a table of baccarat on two cloths: its spots, the limits of a bank, the chart, what staff can report."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.banque import reports as r
from novamas.games.banque.acts import ON_BOTH
from novamas.games.banque.desk import HALVED, SPOTS
from novamas.games.banque.odds import odds
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS, FIRST, HANDS, TAKEN_OF, BanqueHouse, BanqueRules, bank_most
from novamas.games.circle import reports as common
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.mistakes import GO_ON, VOID
from novamas.games.circle.rules import USUAL_MOST
from novamas.games.circle.sheet import circle_sheet
from novamas.games.circle.strategy import FREE
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, table_choices
from novamas.kit.decider import CROUPIER, INSPECTOR

MOST_MINIMA = 10_000
"""The most minima that a picture reckons with where there is no limit."""


class BanqueCloth(Cloth, frozen=True, kw_only=True, tag="baccarat-banque"):
    """The picture: the mode and its limits (no `bank_most` where it has none), the chart, what the house takes in
    ten-thousandths, how often a void banco is repeated, the sessions and shoes of a free bank. A stake on both cloths
    is divided into whole `unit`s."""

    mode: str
    decks: int
    behind: int
    players: int
    naturals: tuple[int, ...]
    chart: dict[str, str]
    bank_least: int
    bank_most: int | None
    take: int
    repeats: int
    unit: int
    sessions: int
    shoes: int
    opening: str
    left: str
    waived_by: str


def sheet(game: BanqueGame, minimum: int) -> Sheet:
    rules = game.rules
    row = next(row for row in odds(game) if row.bet == FIRST and row.strategy == FREE)
    return circle_sheet(
        rules,
        minimum,
        row,
        limits(game, minimum),
        covers=SPOTS.__getitem__,
        clauses=game.cover.spot_clauses,
        limit_clauses=(*rules.minimum.clauses, *game.table.mode.cap_clauses),
        cloth=cloth(game, minimum),
        irregularities=irregularities(game),
    )


def limits(game: BanqueGame, minimum: int) -> tuple[Limit, ...]:
    """The least and the most that may lie on a spot: where half of it plays, or half on each cloth, twice that."""
    most = (game.house.stake_most or bank_most(game.rules, game.house) or MOST_MINIMA) * minimum
    times = {on: 2 if on == ON_BOTH or on in HALVED else 1 for on in SPOTS}
    return tuple(Limit(on, minimum * n, most * n) for on, n in times.items())


def cloth(game: BanqueGame, minimum: int) -> BanqueCloth:
    rules, house, mode = game.rules, game.house, game.table.mode
    most = bank_most(rules, house)
    return BanqueCloth(
        mode=house.mode,
        decks=mode.decks,
        behind=rules.pack.behind,
        players=rules.least.players,
        naturals=rules.deal.naturals,
        chart={score: row.cells for score, row in rules.chart.items()},
        bank_least=house.bank_least * minimum,
        bank_most=None if most is None else most * minimum,
        take=int(game.table.rate() * TAKEN_OF),
        repeats=rules.banco.repeats,
        unit=minimum if rules.stakes.odd == "minima" else 1,
        sessions=mode.sessions,
        shoes=mode.shoes,
        opening=rules.award.opening,
        left=rules.award.left,
        waived_by=rules.errors.early.waived_by,
    )


def irregularities(game: BanqueGame) -> Iterator[Irregularity]:
    """Everything that staff can report, and who may."""
    errors = game.rules.errors
    both = (CROUPIER, INSPECTOR)
    plain = {
        common.EarlyDraw: errors.early,
        common.CardFaceUp: errors.face_up,
        common.CardsStuck: errors.stuck,
        common.CardOnFloor: errors.floor,
        common.DealFault: errors.fault,
        r.WrongHolder: errors.wrong_holder,
        r.BankerMisannounces: errors.announces,
    }
    if errors.surplus.clauses:
        plain[r.SurplusCard] = errors.surplus
    for kind, section in plain.items():
        yield Irregularity(kind.__name__, both, section.clauses)
    yield Irregularity(common.WaiveEarly.__name__, (errors.early.waived_by,), errors.early.waived_clauses)
    for kind, section in {r.CardMisgiven: errors.misgiven, r.CardOmitted: errors.misgiven}.items():
        yield Irregularity(kind.__name__, both, section.clauses, CLOTHS)
    yield Irregularity(r.ClothExposed.__name__, both, errors.exposed.clauses, CLOTHS)
    yield Irregularity(r.CardsDropped.__name__, both, errors.dropped.clauses, HANDS)
    yield Irregularity(r.ThirdDropped.__name__, both, errors.dropped.third_clauses, HANDS)
    yield Irregularity(r.Miscalled.__name__, both, errors.words.clauses, (CARD, NO))
    yield Irregularity(r.MistakeFound.__name__, both, errors.words.clauses, CLOTHS)
    yield Irregularity(r.Contradicted.__name__, both, errors.words.both_clauses, (CARD, NO))
    yield Irregularity(r.TooSlow.__name__, both, errors.slow.clauses, CLOTHS)
    yield Irregularity(r.AdviceGiven.__name__, both, errors.advice.clauses, HANDS)
    yield Irregularity(r.HandThrown.__name__, both, errors.thrown.clauses, HANDS)
    yield Irregularity(r.CroupierThrows.__name__, both, errors.thrown.croupier_clauses, HANDS)
    yield Irregularity(common.Ruling.__name__, (INSPECTOR,), errors.unforeseen.clauses, (VOID, GO_ON))


def choices(rules: BanqueRules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    house = BanqueHouse()
    limited, free = rules.modes["limited"], rules.modes["free"]
    clauses = (*limited.clauses, *free.clauses)
    yield Choice(name="mode", type="choice", values=("limited", "free"), default=house.mode, clauses=clauses)
    cap = limited.cap_clauses
    yield Choice(name="bank_least", type="number", min=1, default=house.bank_least, clauses=cap)
    given = ("mode", ("limited",))
    yield Choice(name="bank_most", type="number", min=0, default=USUAL_MOST, clauses=cap, given=given)
    stakes = rules.minimum.clauses
    yield Choice(name="stake_most", type="number", min=0, default=house.stake_most, clauses=stakes, given=given)
    claims = rules.errors.claims.clauses
    yield Choice(name="wait_for_claims", type="flag", default=house.wait_for_claims, clauses=claims)
