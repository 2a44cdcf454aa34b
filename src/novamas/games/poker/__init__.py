"""Poker against the house: hands on boxes, a second bet for those who go on, a bank that plays or does not.

Each game is a folder of its own on what is here. `rules.py` and `acts.py` have what they share as data and as state,
`play.py` the round as a script of stages, `going.py` the ante and the second bet, `jackpot.py` the pot that some have
beside it, `keeper.py` the deck. `exact.py` and `kernel*.py` in a game's folder count its odds, on `counting.py` and
`compiled.py`.
"""
