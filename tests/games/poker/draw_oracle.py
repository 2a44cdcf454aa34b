"""Poker with discard as its text has it: a table to play it at."""

from __future__ import annotations

from functools import partial

from poker_oracle import PokerSession, made

from novamas.games.poker.draw import DrawGame

GAME = "poker-draw"
game = partial(made, GAME, DrawGame)
table = partial(PokerSession, GAME)
