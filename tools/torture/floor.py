"""The floor that is tortured: a wheel and cards for play money, a wheel for cash, and what people do at each table."""

from __future__ import annotations

import random
from typing import Any, Literal, NamedTuple

from novamas.kit.money import CURRENCIES, for_play


class Spot(NamedTuple):
    """A table: what it is, for which money, and what somebody sends to it (`SEAT` is their own place)."""

    law: str
    game: str
    minimum: str
    money: Literal["play", "cash"]
    bots: int
    commands: tuple[dict[str, dict[str, Any]], ...]

    @property
    def currency(self) -> str:
        """The code of its money: play money is a money of its own."""
        return for_play(CURRENCIES["EUR"]).code if self.money == "play" else "EUR"

    def command(self, seat: int, rng: random.Random) -> dict[str, dict[str, Any]]:
        """Something that may or may not be allowed now."""
        ((kind, fields),) = rng.choice(self.commands).items()
        return {kind: {name: placed(value, seat) for name, value in fields.items()}}


SEAT = "SEAT"


def placed(value: Any, seat: int) -> Any:
    if value == SEAT:
        return seat
    return value.replace(SEAT, str(seat)) if isinstance(value, str) else value


FLOOR = (
    Spot("euskadi-1996", "roulette-french", "5.00", "play", 1, (
        {"Bring": {"amount": "20.00"}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": "red", "amount": "5.00"}},
        {"PlaceBet": {"on": "black", "amount": "10.00"}},
        {"PlaceBet": {"on": "dozen:1", "amount": "5.00"}},
    )),
    Spot("euskadi-1996", "punto-banca", "5.00", "play", 1, (
        {"Bring": {"amount": "20.00"}},
        {"Sit": {"seat": SEAT}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": "player", "amount": "5.00"}},
        {"PlaceBet": {"on": "bank", "amount": "5.00"}},
    )),
    Spot("galicia-2007", "boule", "5.00", "cash", 0, (
        {"Bring": {"amount": "20.00"}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": "red", "amount": "5.00"}},
        {"PlaceBet": {"on": "even", "amount": "5.00"}},
        {"PlaceBet": {"on": "number:7", "amount": "5.00"}},
    )),
)  # fmt: skip
"""Table 1 is the first of them, and so on."""

PLAY = [n for n, spot in enumerate(FLOOR, 1) if spot.money == "play"]
CASH = [n for n, spot in enumerate(FLOOR, 1) if spot.money == "cash"]
