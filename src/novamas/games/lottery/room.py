"""The room of `lottery`: everything that others ask of this family."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.draws.machine import distribution
from novamas.games.equipment import Equipment
from novamas.games.lottery.bots import TEMPERAMENTS
from novamas.games.lottery.lesson import lesson
from novamas.games.lottery.odds import charts, odds
from novamas.games.lottery.play import LotteryGame
from novamas.games.lottery.rules import LotteryHouse, LotteryRules, check
from novamas.games.lottery.sheet import LotteryCloth, choices, limits, sheet
from novamas.games.lottery.terms import terms
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def find_drum(game: LotteryGame) -> Iterator[Equipment]:
    """The drum that numbers come from."""
    drum = game.hall.drums()[0]
    dist = distribution(drum)
    yield Equipment("drum", dist.total, dist, drum.what)


def words(event: PlainDict) -> PlainDict:
    """The numbers of a ticket, and how many play."""
    numbers, tickets = event.get("numbers"), event.get("tickets")
    return {
        "which": " ".join(map(str, numbers)) if isinstance(numbers, list) else str(event.get("number") or ""),
        "playing": tickets if isinstance(tickets, int) else 0,
    }


ROOM = Room(
    name="lottery",
    rules=LotteryRules,
    house=LotteryHouse,
    game=LotteryGame,
    check=check,
    odds=odds,
    charts=charts,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    company=12,
    most_company=60,
    cloth=LotteryCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="lottery",
    equipment=find_drum,
)
