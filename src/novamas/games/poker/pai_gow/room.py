"""The room of `pai-gow-poker`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.equipment import find_deck, make_dice
from novamas.games.poker.advice import by_the_book
from novamas.games.poker.counting import COUNTED_BY
from novamas.games.poker.pai_gow.bots import TEMPERAMENTS, Player
from novamas.games.poker.pai_gow.lesson import lesson, meanings
from novamas.games.poker.pai_gow.odds import charts, odds
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import PaiGowHouse, PaiGowRules, check
from novamas.games.poker.pai_gow.sheet import choices, sheet
from novamas.games.poker.pai_gow.terms import terms
from novamas.games.poker.sheet import PokerCloth, limits
from novamas.games.room import Room
from novamas.kit.chance import Dice

ROOM = Room(
    name="pai-gow-poker",
    rules=PaiGowRules,
    house=PaiGowHouse,
    game=PaiGowGame,
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
    terminal="pai_gow",
    equipment=lambda game: (make_dice(Dice(game.rules.throw.dice)), *find_deck(game)),
    names_hands=True,
    counted_by=(
        *COUNTED_BY,
        "poker/pai_gow/exact.py",
        "poker/pai_gow/kernel.py",
        "poker/pai_gow/house_way.py",
        "poker/pai_gow/odds.py",
    ),
)
