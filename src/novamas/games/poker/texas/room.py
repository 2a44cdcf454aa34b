"""The room of `texas-poker`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.counting import COUNTED_BY
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.poker.texas.bots import TEMPERAMENTS, Player
from novamas.games.poker.texas.fast import NAMED, fast, strategy
from novamas.games.poker.texas.lesson import lesson, meanings
from novamas.games.poker.texas.odds import charts, odds
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import TexasHouse, TexasRules, check
from novamas.games.poker.texas.sheet import choices, sheet
from novamas.games.poker.texas.terms import terms
from novamas.games.room import Room

ROOM = Room(
    name="texas-poker",
    rules=TexasRules,
    house=TexasHouse,
    game=TexasGame,
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
    counted_by=(*COUNTED_BY, "poker/texas/exact.py", "poker/texas/kernel.py"),
    fast=fast,
    strategies=strategy,
    strategy_names=NAMED,
)
