"""The room of `trijoker`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.counting import COUNTED_BY
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.poker.trijoker.bots import TEMPERAMENTS, Player
from novamas.games.poker.trijoker.fast import NAMED, fast, strategy
from novamas.games.poker.trijoker.lesson import lesson, meanings
from novamas.games.poker.trijoker.odds import charts, odds
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import TrijokerHouse, TrijokerRules, check
from novamas.games.poker.trijoker.sheet import choices, sheet
from novamas.games.poker.trijoker.terms import terms
from novamas.games.room import Room

ROOM = Room(
    name="trijoker",
    rules=TrijokerRules,
    house=TrijokerHouse,
    game=TrijokerGame,
    check=check,
    odds=odds,
    lesson=lesson,
    advise=by_the_book(Player),
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    charts=charts,
    cloth=PokerCloth,
    bots=TEMPERAMENTS,
    terminal="poker",
    equipment=find_deck,
    names_hands=True,
    counted_by=(*COUNTED_BY, "poker/trijoker/exact.py", "poker/trijoker/odds.py"),
    odds_of_part=True,
    fast=fast,
    strategies=strategy,
    strategy_names=NAMED,
)
