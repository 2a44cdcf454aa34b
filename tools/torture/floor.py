"""The floor that is tortured: wheels and cards, euros and pesetas, and what people do at each table."""

from __future__ import annotations

import random
from typing import Any, NamedTuple


class Spot(NamedTuple):
    """A table: what it is, and what somebody sends to it (`SEAT` is their own place)."""

    law: str
    game: str
    minimum: str
    currency: str
    commands: tuple[dict[str, dict[str, Any]], ...]

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
    Spot("euskadi-1996", "roulette-french", "5.00", "EUR", (
        {"Bring": {"amount": "20.00"}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": "red", "amount": "5.00"}},
        {"PlaceBet": {"on": "black", "amount": "10.00"}},
        {"PlaceBet": {"on": "dozen:1", "amount": "5.00"}},
    )),
    Spot("euskadi-1996", "punto-banca", "5.00", "EUR", (
        {"Bring": {"amount": "20.00"}},
        {"Sit": {"seat": SEAT}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": "player", "amount": "5.00"}},
        {"PlaceBet": {"on": "bank", "amount": "5.00"}},
    )),
    Spot("boe-1977", "trente-et-quarante", "100", "ESP", (
        {"Bring": {"amount": "500"}},
        {"Take": {"amount": "100"}},
        {"PlaceBet": {"on": "black", "amount": "100"}},
        {"PlaceBet": {"on": "red", "amount": "200"}},
    )),
    Spot("euskadi-1996", "blackjack", "5.00", "EUR", (
        {"Bring": {"amount": "20.00"}},
        {"Sit": {"seat": SEAT}},
        {"Take": {"amount": "5.00"}},
        {"PlaceBet": {"on": f"box:{SEAT}", "amount": "5.00"}},
        {"Stay": {}},
    )),
)  # fmt: skip
"""Table 1 is the first of them, and so on."""
