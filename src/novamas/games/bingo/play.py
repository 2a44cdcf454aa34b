"""Bingo: cards are sold, balls are drawn, whoever completes a line or a card sings it.

Read `rules.py` first, then `cards.py`. The parts, in the order of a game: `sale.py` (material, series, cards),
`draw.py` (prizes and balls), `claims.py` (singing, checking, sharing, paying), `void.py` (games that do not count),
`pots.py` (prizes for early bingos, linked halls).
"""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from msgspec import Struct

from novamas.games.bingo.acts import BALL, IDLE, SALE, Bingo
from novamas.games.bingo.claims import Claims
from novamas.games.bingo.desk import Hall
from novamas.games.bingo.draw import Draw
from novamas.games.bingo.pots import EarlyPot, LinkedHalls
from novamas.games.bingo.rules import CARD, BingoHouse, BingoRules
from novamas.games.bingo.sale import CardSale
from novamas.games.bingo.void import Voiding
from novamas.games.cloth.acts import Spot
from novamas.kit.chance import Span
from novamas.kit.parts import Composed, Part


class BingoGame(Composed[Bingo]):
    """Bingo under one law, one hall and one choice of readings."""

    state: ClassVar[type[Struct]] = Bingo
    closing: ClassVar[frozenset[str]] = frozenset(("CloseSale", "DrawBall", "GoOn", "EndBingo"))
    pace: ClassVar[dict[str, Fraction]] = {
        "DrawBall": Fraction(1, 6),
        "GoOn": Fraction(1, 4),
        "EndBingo": Fraction(1, 4),
    }
    made_of: ClassVar[tuple[type[Part[Bingo]], ...]] = (CardSale, Draw, Claims, Voiding, EarlyPot, LinkedHalls)
    shared: ClassVar[tuple[str, ...]] = ("phase",)
    what: ClassVar[str] = BALL

    def __init__(self, name: str, rules: BingoRules, house: BingoHouse) -> None:
        self.rules, self.house = rules, house
        hall = self.hall = Hall(rules, house)
        self.distribution = Span(1, rules.balls.numbers)
        parts = (CardSale(hall), Draw(hall), Claims(hall), Voiding(hall), EarlyPot(hall), LinkedHalls(hall))
        super().__init__(name, *parts)
        self.spots: dict[str, Spot] = {CARD: Spot(CARD, CARD, frozenset(rules.prizes.combinations))}
        self.kinds: dict[str, tuple[str, ...]] = {CARD: (CARD,)}

    def takes_stakes(self, s: Bingo) -> bool:
        return s.phase == SALE

    def resting(self, s: Bingo) -> bool:
        return s.phase == IDLE
