"""What the states of both games have in common in which a player is the bank, field by field as their parts own it."""

from __future__ import annotations

from novamas.games.circle.unseen import CoupDesk
from novamas.kit.decider import Actor


class CircleDesk(CoupDesk, frozen=True, kw_only=True):
    """`declined` will not cut, `mixing`: a player has the cards; `behind` are the places behind which people stand,
    `waiting` want a seat."""

    phase: str = "idle"
    declined: tuple[Actor, ...] = ()
    mixing: bool = False
    behind: dict[Actor, int] = {}
    waiting: tuple[Actor, ...] = ()
