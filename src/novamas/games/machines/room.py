"""The room of `machines`: everything that others ask of this family."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.designs import Designs
from novamas.games.equipment import Equipment
from novamas.games.machines.acts import BOXES, HOLD, REEL
from novamas.games.machines.advice import advise
from novamas.games.machines.bots import TEMPERAMENTS
from novamas.games.machines.lesson import lesson, meanings
from novamas.games.machines.odds import odds
from novamas.games.machines.par import figures, names, page, problems
from novamas.games.machines.play import MachineGame
from novamas.games.machines.rules import KIND, MachineHouse, MachineRules, check
from novamas.games.machines.sheet import MachineCloth, choices, limits, sheet
from novamas.games.machines.terms import terms
from novamas.games.room import Room
from novamas.kit.chance import Permutation, Span
from novamas.kit.plain import PlainDict
from novamas.law import models


def find_reels(game: MachineGame) -> Iterator[Equipment]:
    """A reel of each length, the boxes, and the lot that says whether reels may be held."""
    m = game.machine
    for size in dict.fromkeys(map(len, m.reels)):
        yield Equipment("reel", size, Span(1, size), REEL)
    if m.bonus is not None:
        yield Equipment("boxes", len(m.bonus.boxes), Permutation(len(m.bonus.boxes)), BOXES)
    if m.hold is not None:
        yield Equipment("lot", m.hold.one_in, Span(1, m.hold.one_in), HOLD)


def words(event: PlainDict) -> PlainDict:
    """Reels, lines, free games and boxes."""
    left = event.get("left")
    return {name: event.get(name) or 0 for name in ("reel", "line", "games", "box")} | {
        "rest": left if isinstance(left, int) else 0
    }


ROOM = Room(
    name="machines",
    rules=MachineRules,
    house=MachineHouse,
    game=MachineGame,
    check=check,
    odds=odds,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    meanings=meanings,
    advise=advise,
    company=0,
    cloth=MachineCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="machine",
    equipment=find_reels,
    designs=Designs(known=lambda: models(KIND), problems=problems, names=names, figures=figures, page=page),
)
