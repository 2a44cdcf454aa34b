"""What is said and what is done about boxes: the consent to bet on another's hand."""

from __future__ import annotations

from functools import lru_cache

from novamas.games.cloth.acts import ClothDesk
from novamas.kit.decider import Actor, Command, Event


class BoxDesk(ClothDesk, frozen=True, kw_only=True):
    """The state of a game with boxes. `admitted` are (box, whose consent it is, guest): they hold while both stay."""

    admitted: tuple[tuple[int, Actor, Actor], ...] = ()


class Consent(Command, frozen=True, kw_only=True):
    """Whoever must be asked lets somebody bet on a box, or not."""

    box: int
    guest: Actor
    yes: bool


class ConsentSought(Event, frozen=True, kw_only=True):
    """A bet on another's box waits for consent, first of all for this person's."""

    bet: int
    of: Actor


class Admitted(Event, frozen=True, kw_only=True):
    """Somebody has consented to a guest's bets on a box, in the name of its `holder` where one is named; `free`: no
    further consent is needed."""

    box: int
    holder: Actor = ""
    guest: Actor
    by: Actor
    free: bool = True


class Dismissed(Event, frozen=True, kw_only=True):
    """Somebody may not bet on a box: what lies there goes back. `by` is who said so; older histories do not tell."""

    box: int
    guest: Actor
    by: Actor = ""
    bets: tuple[int, ...]


@lru_cache(maxsize=1_024)
def box_of(on: str) -> int:
    """The box of a spot: 3 for "ante:3", and for "box:3-2", which is one of several at the same place."""
    return int(on.partition(":")[2].partition("-")[0])
