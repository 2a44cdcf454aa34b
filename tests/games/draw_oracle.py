"""Poker with discard as its text has it: a table to play it at, and cards in the order of its deal."""

from __future__ import annotations

from typing import Any

from poker_oracle import LAW, PokerSession

from novamas.games import make
from novamas.games.poker.draw import DrawGame

GAME = "poker-draw"


def game(reading: Any = "default", **options: Any) -> DrawGame:
    made = make(LAW, GAME, options, reading)
    assert isinstance(made, DrawGame)
    return made


def table(*people: str, **frame: Any) -> PokerSession:
    return PokerSession(GAME, *people, **frame)


def interleaved(*hands: str) -> str:
    """Cards one at a time to each of these hands in turn, the bank's last."""
    split = [hand.split() for hand in hands]
    return " ".join(hand[n] for n in range(5) for hand in split)
