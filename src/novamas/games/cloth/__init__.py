"""What every game with bets on a cloth shares: spots, stakes, limits, payment in order, and prison."""

from novamas.games.cloth.acts import (
    Bet,
    BetPlaced,
    BetTakenBack,
    BettingClosed,
    BettingOpened,
    CloseBetting,
    ClothDesk,
    Collected,
    OpenBetting,
    Paid,
    PlaceBet,
    RoundEnded,
    Spot,
    StakesFreed,
    StakesReturned,
    TakeBack,
)
from novamas.games.cloth.play import ClothGame

__all__ = [
    "Bet",
    "BetPlaced",
    "BetTakenBack",
    "BettingClosed",
    "BettingOpened",
    "CloseBetting",
    "ClothDesk",
    "ClothGame",
    "Collected",
    "OpenBetting",
    "Paid",
    "PlaceBet",
    "RoundEnded",
    "Spot",
    "StakesFreed",
    "StakesReturned",
    "TakeBack",
]
