"""Lottery: draws of printed numbers with fixed prizes, and draws of chosen numbers that share what was paid in.

Start at `rules.py`, then `programme.py` (what wins how much) and `play.py`.
"""
