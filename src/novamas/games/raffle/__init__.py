"""Raffle, tombola and promotional draw: numbered tickets of one price, prizes that are mostly things, one draw machine.

Start at `rules.py`, then `play.py`; the machine is `games/draws`.
"""
