"""What is said and what is done at a dice table, besides what every cloth has: the dice, the shooter, the point."""

from __future__ import annotations

from novamas.games.cloth.acts import ClothDesk
from novamas.kit.decider import Actor, Command, Event, Report


class Craps(ClothDesk, frozen=True, kw_only=True):
    """The state of a dice table. A round is a series of throws: from the first one until its point is decided.

    `point` is the number to be repeated, 0 before the first throw. `shooter` has the dice; `holder` had them last, from
    `place` around the table. Dice have numbers: `pair` are those in play, `lost` those that fell to the floor, `found`
    those of them that turned up again, `choosing` those that the shooter keeps while choosing others.
    """

    point: int = 0
    dice: tuple[int, ...] = ()
    rolls: int = 0
    shooter: Actor = ""
    holder: Actor = ""
    place: int = -1
    refused: tuple[Actor, ...] = ()
    deprived: tuple[Actor, ...] = ()
    breaches: dict[Actor, int] = {}
    pair: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    found: tuple[int, ...] = ()
    choosing: tuple[int, ...] | None = None
    set_of_dice: int = 1
    changed_at: int = 0


# -- commands -------------------------------------------------------------------------------------------


class TakeDice(Command, frozen=True, kw_only=True):
    """A player accepts the dice that are offered, and becomes the shooter."""


class PassDice(Command, frozen=True, kw_only=True):
    """A player refuses the dice, or the shooter gives them up before the first throw of a round."""


class AskNewDice(Command, frozen=True, kw_only=True):
    """The shooter asks for other dice."""


class PickDice(Command, frozen=True, kw_only=True):
    """The shooter picks the dice to throw."""

    dice: tuple[int, ...]


class ChangeDice(Command, frozen=True, kw_only=True):
    """The head of the table orders a change of dice."""


class DepriveShooter(Command, frozen=True, kw_only=True):
    """The head of the table takes the right to throw from somebody who breaks the rules again and again."""

    player: Actor


class AbandonRound(Command, frozen=True, kw_only=True):
    """The head of the table ends a round that nobody throws for; every bet goes back."""


class VoidThrow(Report, frozen=True, kw_only=True):
    """A throw that cannot count (tirada nula)."""

    cause: str


class ShortThrow(Report, frozen=True, kw_only=True):
    """A throw of which too few dice touched the opposite edge; `touched` is how many did."""

    touched: int


class DiceOnFloor(Report, frozen=True, kw_only=True):
    """Dice that jumped off the table and fell to the floor."""

    dice: tuple[int, ...]


class FoundDie(Report, frozen=True, kw_only=True):
    """A die that had been lost turns up again."""

    die: int


class NoteBreach(Report, frozen=True, kw_only=True):
    """The shooter rubs the dice or keeps them in the hand."""

    fault: str


# -- events ---------------------------------------------------------------------------------------------


class DiceTaken(Event, frozen=True, kw_only=True):
    who: Actor
    place: int
    pair: tuple[int, ...]


class DiceRefused(Event, frozen=True, kw_only=True):
    who: Actor


class DicePassed(Event, frozen=True, kw_only=True):
    """The shooter loses the dice (cambian de mano)."""

    who: Actor


class Thrown(Event, frozen=True, kw_only=True):
    dice: tuple[int, ...]


class PointSet(Event, frozen=True, kw_only=True):
    """The plaque goes on the box of this number."""

    point: int


class BetsMoved(Event, frozen=True, kw_only=True):
    """Bets that the throw puts on the box of a number: which, and the spots that they lie on now."""

    bets: tuple[int, ...]
    to: tuple[str, ...]


class NullResult(Event, frozen=True, kw_only=True):
    """Bets that neither win nor lose: the stakes are their owners' again."""

    bets: tuple[int, ...]


class BetsReturned(Event, frozen=True, kw_only=True):
    """Undecided bets that nobody will decide: the session is over, or the round was abandoned."""

    bets: tuple[int, ...]


class ThrowVoided(Event, frozen=True, kw_only=True):
    """The throw does not count: bets stand, betting reopens, the same shooter throws again."""

    cause: str


class BreachNoted(Event, frozen=True, kw_only=True):
    who: Actor
    fault: str
    count: int


class Deprived(Event, frozen=True, kw_only=True):
    who: Actor


class DiceOffered(Event, frozen=True, kw_only=True):
    """Dice lie before the shooter to choose from; `keeps` are those that stay in play."""

    keeps: tuple[int, ...]


class DiceLost(Event, frozen=True, kw_only=True):
    dice: tuple[int, ...]


class DieFound(Event, frozen=True, kw_only=True):
    die: int


class DicePicked(Event, frozen=True, kw_only=True):
    dice: tuple[int, ...]


class DiceReplaced(Event, frozen=True, kw_only=True):
    """A new set of dice comes to the table; the old one is withdrawn."""

    set_of_dice: int
    pair: tuple[int, ...]
