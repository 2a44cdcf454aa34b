"""The sheet of a bingo hall: its card, its prizes, its limits, what the room manager can declare void."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.bingo import cards
from novamas.games.bingo.acts import VoidGame
from novamas.games.bingo.odds import odds
from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import ANY, CARD, ELECTRONIC, MACHINE, MOST_CARDS, MOST_ROOMS, PAPER, ROWS, WHOLE
from novamas.games.bingo.rules import BingoHouse as House
from novamas.games.bingo.rules import BingoRules as Rules
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.kit.decider import DIRECTOR


class BingoCloth(Cloth, frozen=True, kw_only=True, tag="bingo"):
    """The picture: the board of numbers, what cards come on, the prizes in thousandths of the takings, the ball up to
    which a bingo wins more (0: none); and what cards are made of (`cards.py`): the `counts` of the first pattern, the
    `rings` of every pattern, the `stride` from one strip to the next."""

    numbers: int
    lines: int
    counts: tuple[tuple[int, ...], ...]
    rings: tuple[tuple[tuple[int, ...], ...], ...]
    stride: int
    supports: tuple[str, ...]
    series_size: int
    price: int
    most_cards: int
    machine_cards: int
    machines: int
    line_share: int
    bingo_share: int
    extra_share: int
    extra_ball: int
    extra_thing: str
    rows: tuple[str, ...]
    row: str
    rooms: int
    last_number: bool
    automatic: bool


def sheet(game: BingoGame, minimum: int) -> Sheet:
    rules = game.rules
    row = odds(game)[-1]
    (limit,) = limits(game, minimum)
    spot = SpotInfo(
        spot=CARD,
        kind=CARD,
        covers=rules.prizes.combinations,
        parts=(),
        pays=row.pays,
        min=limit.min,
        max=limit.max,
        win=str(row.win),
        edge=str(row.edge),
        choice=row.strategy,
        clauses=rules.prizes.clauses,
        limit_clauses=rules.scope.clauses,
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, limit.max),
        spots=(spot,),
        order=(Step((CARD,), rules.prizes.paid_clauses or rules.prizes.clauses),),
        at_once="no",
        collect_clauses=rules.prizes.clauses,
        cloth=cloth(game, minimum),
        irregularities=tuple(irregularities(game)),
    )


def limits(game: BingoGame, minimum: int) -> tuple[Limit, ...]:
    """A card, and as many as one person may play."""
    return (Limit(CARD, minimum, minimum * game.house.most_cards),)


def cloth(game: BingoGame, minimum: int) -> BingoCloth:
    rules, house = game.rules, game.house
    machine = (MACHINE,) if house.machines else ()
    return BingoCloth(
        numbers=rules.balls.numbers,
        lines=rules.card.lines,
        counts=cards.COUNTS,
        rings=tuple(map(cards.rings, range(cards.PATTERNS))),
        stride=cards.STRIDE,
        supports=(PAPER, *((ELECTRONIC,) if house.electronic else ()), *machine),
        series_size=house.series_size,
        price=minimum,
        most_cards=house.most_cards,
        machine_cards=rules.machines.series * (rules.machines.cards or house.series_size),
        machines=house.machines,
        line_share=house.line_share,
        bingo_share=house.bingo_share,
        extra_share=house.extra_share,
        extra_ball=house.extra_ball,
        extra_thing=house.extra_thing,
        rows=(ANY, *ROWS) if rules.line.announced else (ANY,),
        row=house.row,
        rooms=house.rooms,
        last_number=rules.claims.last_number,
        automatic=house.automatic,
    )


def irregularities(game: BingoGame) -> Iterator[Irregularity]:
    """What the room manager can declare."""
    void = game.rules.void
    yield Irregularity(VoidGame.__name__, (DIRECTOR,), (*void.clauses, *void.breakdown_clauses), void.causes)


def choices(rules: Rules) -> Iterator[Choice]:
    """What this law leaves to the hall."""
    yield from table_choices(rules)
    usual = House()
    for name in ("line_share", "bingo_share"):
        clauses = rules.prizes.set_clauses
        yield Choice(name=name, type="number", min=1, max=WHOLE - 1, default=getattr(usual, name), clauses=clauses)
    if rules.line.announced:
        values, clauses = (ANY, *ROWS), rules.line.announced_clauses
        yield Choice(name="row", type="choice", values=values, default=ANY, clauses=clauses)
    size = usual.series_size
    yield Choice(name="series_size", type="number", min=cards.STRIP, default=size, clauses=rules.card.printed_clauses)
    yield Choice(name="first_series", type="number", min=1, default=usual.first_series)
    yield Choice(name="most_cards", type="number", min=1, max=MOST_CARDS, default=usual.most_cards)
    yield Choice(name="unclaimed_line", type="choice", values=("bingo", "house"), default=usual.unclaimed_line)
    yield Choice(name="remainder", type="choice", values=("singers", "house"), default=usual.remainder)
    extractor, rooms = rules.extractor, rules.rooms
    yield Choice(
        name="extractor",
        type="choice",
        values=extractor.allowed,
        default=usual.extractor,
        clauses=extractor.clauses,
    )
    if rooms.several:
        yield Choice(name="rooms", type="number", min=1, max=MOST_ROOMS, default=1, clauses=rooms.clauses)
        yield Choice(name="followed", type="choice", values=rooms.needs, many=True, default=(), clauses=rooms.clauses)
    if rules.electronic.allowed:
        yield Choice(name="electronic", type="flag", default=False, clauses=rules.electronic.clauses)
        yield Choice(name="automatic", type="flag", default=False, clauses=rules.machines.equal_clauses)
    if rules.forms.by_ball:
        least, most = rules.card.numbers, rules.balls.numbers
        yield Choice(name="extra_ball", type="number", min=0, max=most, default=0, clauses=rules.forms.clauses)
        given = ("extra_ball", tuple(range(least, most + 1)))
        yield Choice(
            name="extra_share",
            type="number",
            min=0,
            max=WHOLE - 2,
            default=0,
            clauses=(*rules.forms.clauses, *rules.prizes.set_clauses),
            given=given,
        )
        if rules.forms.in_kind:
            clauses = rules.forms.in_kind_clauses
            yield Choice(name="extra_thing", type="text", default="", clauses=clauses, given=given)
        if rules.network.allowed:
            yield Choice(name="linked", type="flag", default=False, clauses=rules.network.clauses, given=given)
    if rules.machines.allowed:
        machines = rules.machines
        yield Choice(
            name="category",
            type="choice",
            values=tuple(machines.most),
            default=usual.category,
            clauses=machines.clauses,
        )
        most = max(machines.most.values())
        yield Choice(name="machines", type="number", min=0, max=most, default=0, clauses=machines.special_clauses)
