"""Poker against the house: hands on boxes, a second bet for those who go on, a bank that plays or does not.

Each game is a folder of its own, put together of parts that are here and of its own. `rules.py` and `acts.py` have what
they share as data and as state, `play.py` what parts ask of the table, `round.py` the deck and the round as a script of
stages, `mistakes.py` what goes wrong, `going.py` the ante and the second bet, `jackpot.py` the pot that some have
beside it (`carousel.py`: that of several tables), `taken.py` what goes back where a round does not count. `exact.py`
and `kernel*.py` in a game's folder count its odds, on `counting.py` and `compiled.py`.
"""
