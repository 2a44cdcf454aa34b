"""The sheet of a machine: its reels, its lines, its prizes, and what it gives back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from novamas.games.machines.acts import CAUSES, BarPlayer
from novamas.games.machines.design import Machine, Names
from novamas.games.machines.exact import play
from novamas.games.machines.odds import rows
from novamas.games.machines.play import PLAY, MachineGame
from novamas.games.machines.rules import FIRST, KIND, PLACES, MachineHouse, MachineRules, is_apart
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.kit.decider import DIRECTOR
from novamas.kit.words import languages
from novamas.law import models


class MachineSymbol(Struct, frozen=True, kw_only=True):
    """A symbol as it is drawn, and what it is called in each language."""

    key: str
    mark: str
    colour: str
    wild: bool
    scatter: bool
    names: dict[str, str]


class MachinePrize(Struct, frozen=True, kw_only=True):
    """So many of a symbol, and how many credits they pay."""

    symbol: str
    count: int
    credits: int


class MachineCloth(Cloth, frozen=True, kw_only=True, tag="machine"):
    """The picture: what is on the reels, the rows that each line goes through (from 1 on), the prizes in credits, and
    what the machine is worth as fractions. Of `free` and `boxes` there are none where they are empty; reels may be held
    one time in `hold` (0: never)."""

    names: dict[str, str]
    type: str
    rows: int
    reels: tuple[tuple[str, ...], ...]
    symbols: tuple[MachineSymbol, ...]
    lines: tuple[tuple[int, ...], ...]
    prizes: tuple[MachinePrize, ...]
    price: int
    credit: int
    stakes: tuple[int, ...]
    pays_in: str
    free: tuple[MachinePrize, ...]
    free_times: int
    free_most: int
    boxes: tuple[int, ...]
    boxes_for: tuple[MachinePrize, ...]
    hold: int
    returned: str
    hits: str
    greatest: int
    place: str
    apart: bool


def translate(names: Names) -> dict[str, str]:
    """A name in every language: in Spanish or in any where it has none of its own."""
    if isinstance(names, str):
        return dict.fromkeys(languages(), names)
    usual = names.get("es") or next(iter(names.values()))
    return {lang: names.get(lang, usual) for lang in languages()}


def sheet(game: MachineGame, minimum: int) -> Sheet:
    rules, m = game.rules, game.machine
    kind = rules.types[m.type]
    row = next(iter(rows(rules, "", m)))
    (limit,) = limits(game, minimum)
    spot = SpotInfo(
        spot=PLAY,
        kind=PLAY,
        covers=(PLAY,),
        parts=(),
        pays="",
        min=limit.min,
        max=limit.max,
        win=str(row.win),
        edge=str(row.edge),
        clauses=row.clauses,
        limit_clauses=kind.clauses,
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, limit.max),
        spots=(spot,),
        order=(Step((PLAY,), kind.about(kind.gives_clauses)),),
        at_once="no",
        collect_clauses=kind.clauses,
        cloth=cloth(game, minimum),
        irregularities=tuple(irregularities(game)),
    )


def limits(game: MachineGame, minimum: int) -> tuple[Limit, ...]:
    """The price, and the most that may be put in at once."""
    price = game.machine.price * minimum
    return (Limit(PLAY, price * game.machine.stakes[0], price * game.machine.stakes[-1]),)


def cloth(game: MachineGame, minimum: int) -> MachineCloth:
    m, figures = game.machine, play(game.machine)
    return MachineCloth(
        names=translate(m.name),
        type=m.type,
        rows=m.rows,
        reels=m.reels,
        symbols=tuple(
            MachineSymbol(
                key=each.key,
                mark=each.mark,
                colour=each.colour,
                wild=each.wild,
                scatter=each.scatter,
                names=translate(each.name),
            )
            for each in m.symbols.values()
        ),
        lines=tuple(tuple(row + 1 for row in line) for line in m.lines) if m.pays else (),
        prizes=tuple(prizes(m)),
        price=m.price,
        credit=minimum,
        stakes=m.stakes,
        pays_in=m.pays_in,
        free=tuple(MachinePrize(symbol=m.free.symbol, count=n, credits=games) for n, games in m.free.games.items())
        if m.free
        else (),
        free_times=m.free.times if m.free else 1,
        free_most=m.free.most if m.free else 0,
        boxes=m.bonus.boxes if m.bonus else (),
        boxes_for=(MachinePrize(symbol=m.bonus.symbol, count=m.bonus.count, credits=0),) if m.bonus else (),
        hold=m.hold.one_in if m.hold else 0,
        returned=str(figures.returned),
        hits=str(figures.hits),
        greatest=figures.greatest,
        place=game.house.place,
        apart=is_apart(game.rules, game.house, m.type),
    )


def prizes(m: Machine) -> Iterator[MachinePrize]:
    """The table of prizes, the dearest first."""
    every = [
        (symbol, n, credits)
        for table in (m.pays, m.scatters)
        for symbol, of in table.items()
        for n, credits in of.items()
    ]
    for symbol, count, credits in sorted(every, key=lambda each: -each[2]):
        yield MachinePrize(symbol=symbol, count=count, credits=credits)


def irregularities(game: MachineGame) -> Iterator[Irregularity]:
    """Whom the house may turn away, and why, where it has a room that is controlled."""
    room = game.rules.room
    if is_apart(game.rules, game.house, game.machine.type):
        yield Irregularity(BarPlayer.__name__, (DIRECTOR,), (*room.control_clauses, *room.admission_clauses), CAUSES)


def choices(rules: MachineRules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    usual, room = MachineHouse(), rules.room
    known = tuple(name for name, design in models(KIND).items() if design.get("type") in rules.types)
    yield Choice(name="machine", type="choice", values=known, default=FIRST, clauses=rules.classes.clauses)
    limits = [each for each in rules.types.values() if each.places]
    everywhere = tuple(place for place in PLACES if all(place in each.places for each in limits))
    clauses = tuple(clause for each in limits for clause in each.places_clauses)
    yield Choice(name="place", type="choice", values=everywhere, default=usual.place, clauses=clauses)
    if rules.room.types:
        yield Choice(name="apart", type="flag", default=usual.apart, clauses=room.clauses)
        given = ("apart", (True,))
        yield Choice(
            name="capacity", type="number", min=1, default=usual.capacity, clauses=room.capacity_clauses, given=given
        )
