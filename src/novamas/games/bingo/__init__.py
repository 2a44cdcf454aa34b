"""Bingo: cards of fifteen numbers, ninety balls, a line and a bingo.

Start at `rules.py`, then `cards.py` (how cards are made, and why no two are alike) and `play.py`.
"""
