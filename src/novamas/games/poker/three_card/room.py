"""The room of `three-card-poker`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.poker.three_card.bots import TEMPERAMENTS, Player
from novamas.games.poker.three_card.fast import NAMED, fast, strategy
from novamas.games.poker.three_card.lesson import lesson, meanings
from novamas.games.poker.three_card.odds import charts, odds
from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import ThreeCardHouse, ThreeCardRules, check
from novamas.games.poker.three_card.sheet import choices, sheet
from novamas.games.poker.three_card.terms import terms
from novamas.games.room import Room

ROOM = Room(
    name="three-card-poker",
    rules=ThreeCardRules,
    house=ThreeCardHouse,
    game=ThreeCardGame,
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
    fast=fast,
    strategies=strategy,
    strategy_names=NAMED,
)
