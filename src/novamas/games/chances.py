"""What somebody's cards are worth beside what others show, for a player who wants to learn it at the table."""

from __future__ import annotations

from msgspec import Struct


class Chances(Struct, frozen=True):
    """The part of the pot that a player's cards win on the average if nobody leaves any more; how often they win alone
    and how often beside others; against how many; over how many deals that was counted, and whether those are all."""

    share: float
    wins: float
    ties: float
    others: int
    deals: int
    exact: bool
