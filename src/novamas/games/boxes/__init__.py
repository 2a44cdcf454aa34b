"""Bets on boxes: places on a cloth that belong to the players who sit before them.

`BoxDesk` is the state, `Boxes` and `Behind` are what a law says of the places and of bets on another's hand, and
`BoxGame` is the betting up to the first card: whose box it is, who may bet on another's, how much a box takes. Whose
consent that needs is a part (`consent.py`). A game says which kinds of bet there are, which of them make a hand, and
deals.
"""

from novamas.games.boxes.acts import Admitted, BoxDesk, Consent, ConsentSought, Dismissed, box_of
from novamas.games.boxes.consent import Consents
from novamas.games.boxes.play import BoxGame
from novamas.games.boxes.rules import Behind, Boxes, BoxHouse, BoxRules, check_boxes

__all__ = [
    "Admitted",
    "Behind",
    "BoxDesk",
    "BoxGame",
    "BoxHouse",
    "BoxRules",
    "Boxes",
    "Consent",
    "ConsentSought",
    "Consents",
    "Dismissed",
    "box_of",
    "check_boxes",
]
