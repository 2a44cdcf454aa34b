"""Scratch tickets (boletos): lots printed with their prizes, sold one after another, read only once they are scratched.

Start at `rules.py`, then `lots.py` (what is printed on a ticket) and `play.py`.
"""
