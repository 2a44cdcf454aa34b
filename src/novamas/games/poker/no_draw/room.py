"""The room of `poker-no-draw`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.counting import COUNTED_BY
from novamas.games.poker.no_draw.bots import TEMPERAMENTS, Player
from novamas.games.poker.no_draw.fast import NAMED, fast, strategy
from novamas.games.poker.no_draw.lesson import lesson, meanings
from novamas.games.poker.no_draw.odds import charts, meters, odds
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import NoDrawHouse, NoDrawRules, check
from novamas.games.poker.no_draw.sheet import choices, sheet
from novamas.games.poker.no_draw.terms import terms
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.room import Room

ROOM = Room(
    name="poker-no-draw",
    rules=NoDrawRules,
    house=NoDrawHouse,
    game=NoDrawGame,
    check=check,
    odds=odds,
    meters=meters,
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
    shown_with={"jackpot": 50, "fed": 60, "carousel": True},
    counted_by=(*COUNTED_BY, "poker/no_draw/exact.py", "poker/no_draw/kernel*.py"),
    fast=fast,
    strategies=strategy,
    strategy_names=NAMED,
)
