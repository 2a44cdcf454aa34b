"""The room of `blackjack`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.blackjack.answers import strategy
from novamas.games.blackjack.book import NAMED
from novamas.games.blackjack.bots import TEMPERAMENTS
from novamas.games.blackjack.fast import fast
from novamas.games.blackjack.lesson import lesson, meanings
from novamas.games.blackjack.odds import charts, meters, odds
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import BlackjackHouse, BlackjackRules, check
from novamas.games.blackjack.sheet import BlackjackCloth, choices, quick_rows, sheet
from novamas.games.blackjack.terms import terms
from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_shoe
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """Whether the vacant boxes are closed."""
    return {"closed": "yes" if event.get("closed") else "no"}


ROOM = Room(
    name="blackjack",
    rules=BlackjackRules,
    house=BlackjackHouse,
    game=BlackjackGame,
    check=check,
    odds=odds,
    meters=meters,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    charts=charts,
    quick=quick_rows,
    cloth=BlackjackCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="boxes",
    equipment=find_shoe,
    fast=fast,
    strategies=strategy,
    strategy_names=NAMED,
    counted_by=("blackjack/arithmetic/*.py", "blackjack/chart.py", "blackjack/counted.py"),
)
