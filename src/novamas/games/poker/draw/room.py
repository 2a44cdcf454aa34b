"""The room of `poker-draw`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.counting import COUNTED_BY
from novamas.games.poker.draw.bots import TEMPERAMENTS, Player
from novamas.games.poker.draw.lesson import lesson, meanings
from novamas.games.poker.draw.odds import charts, meters, odds
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.draw.rules import DrawHouse, DrawRules, check
from novamas.games.poker.draw.sheet import choices, sheet
from novamas.games.poker.draw.terms import terms
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.room import Room

ROOM = Room(
    name="poker-draw",
    rules=DrawRules,
    house=DrawHouse,
    game=DrawGame,
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
    counted_by=(
        *COUNTED_BY,
        "poker/draw/exact.py",
        "poker/draw/kernel*.py",
        "poker/draw/on_card.py",
        "poker/draw/count.cu",
    ),
)
