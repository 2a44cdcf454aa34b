"""Betting on events: fixed prices and pools, events of a meeting, results that two people answer for.

Start at `rules.py`, then `models.py` (how likely results are), `markets.py` (what wins how much of a stake) and
`play.py`.
"""
