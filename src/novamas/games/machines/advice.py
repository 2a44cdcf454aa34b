"""Which reels are best held, for a player who asks: exactly, and by nothing but what the reels show."""

from __future__ import annotations

from novamas.games.advice import Advice
from novamas.games.machines.acts import HOLDING, HoldReels, MachineDesk
from novamas.games.machines.exact import hold_best, worths
from novamas.games.machines.play import MachineGame
from novamas.kit.decider import Actor


def advise(game: MachineGame, s: MachineDesk, who: Actor) -> Advice | None:
    """The reels that are best held, and what that is worth, in prices; a choice of boxes is none, all being alike."""
    if s.phase != HOLDING or who != s.who:
        return None
    m = game.machine
    best = hold_best(m, s.stops)
    worth = worths(m)[best][tuple(s.stops[reel] for reel in best)] / m.price
    return Advice(HoldReels.__name__, {"reels": [reel + 1 for reel in best]}, {HoldReels.__name__: str(worth)})
