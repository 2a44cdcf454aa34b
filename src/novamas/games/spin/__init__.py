"""What roulette, boule and the wheel of fortune share: bets on a cloth, a spin, a settlement in order."""

from novamas.games.cloth import (
    Bet,
    BetPlaced,
    BetTakenBack,
    BettingClosed,
    BettingOpened,
    CloseBetting,
    Collected,
    OpenBetting,
    Paid,
    PlaceBet,
    RoundEnded,
    Spot,
    StakesReturned,
    TakeBack,
)
from novamas.games.spin.acts import Landed, Launch, Launched, Spin, SpinVoided, VoidSpin
from novamas.games.spin.play import AnySpin, SpinGame

__all__ = [
    "AnySpin",
    "Bet",
    "BetPlaced",
    "BetTakenBack",
    "BettingClosed",
    "BettingOpened",
    "CloseBetting",
    "Collected",
    "Landed",
    "Launch",
    "Launched",
    "OpenBetting",
    "Paid",
    "PlaceBet",
    "RoundEnded",
    "Spin",
    "SpinGame",
    "SpinVoided",
    "Spot",
    "StakesReturned",
    "TakeBack",
    "VoidSpin",
]
