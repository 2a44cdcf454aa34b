"""What happens to a shoe between two rounds, for any game that deals from one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from novamas.games.shoe.acts import Burnt, CutPack, FirstCardShown, LoadShoe, PackCut, ShoeLoaded, TableShoe, read_card
from novamas.games.shoe.rules import Pack, pips
from novamas.kit.cards import Shoe
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import CHANCE, CROUPIER, Actor, Await, Chance, Command, Due, Event, Offer, Shut, veil

# What a game declares: that of every shoe, and as far as its laws have them that of cutting and of burning.
COMMANDS: tuple[type[Command], ...] = (LoadShoe,)
EVENTS: tuple[type[Event], ...] = (ShoeLoaded,)
CUT_COMMANDS: tuple[type[Command], ...] = (CutPack,)
CUT_EVENTS: tuple[type[Event], ...] = (PackCut,)
BURN_EVENTS: tuple[type[Event], ...] = (FirstCardShown, Burnt)


class WithShoe(Protocol):
    """A state that has a shoe; every desk with a field `shoe` is one."""

    @property
    def shoe(self) -> TableShoe: ...
    @property
    def staff(self) -> tuple[Actor, ...]: ...
    @property
    def seats(self) -> tuple[Actor | None, ...]: ...
    @property
    def standing(self) -> tuple[Actor, ...]: ...


class ShoeKeeper:
    """Loads, has the pack cut, shows the first card, burns. The game asks it first whenever no round is running."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def busy(self, s: WithShoe) -> bool:
        """Whether no round can begin: there is no shoe, its stop card is out, or it is not ready yet."""
        return s.shoe.stopped or s.shoe.uncut or s.shoe.burning

    def cutter(self, s: WithShoe) -> Actor:
        """Who cuts: the player nearest to the croupier's right, place one first; the croupier where nobody is there."""
        if self.pack.cut_by == "nearest-player":
            return next((who for who in (*s.seats, *s.standing) if who is not None), CROUPIER)
        return CROUPIER

    def awaits(self, s: WithShoe) -> tuple[Await, ...]:
        if s.shoe.stopped:
            return (Await(CROUPIER, ("LoadShoe",)),)
        if s.shoe.uncut:
            return (Await(self.cutter(s), ("CutPack",)),)
        if s.shoe.burning:
            hidden = not s.shoe.first and self.pack.burn.sight != "all"
            return (Await(CHANCE, ("Chance",), "card", hidden),)
        return ()

    def chance(self, s: WithShoe) -> Dist | None:
        ready = not s.shoe.stopped and not s.shoe.uncut
        return s.shoe.dist() if ready and s.shoe.burning else None

    def next_due(self, s: WithShoe) -> Due | None:
        """The first card of a shoe, or one that is burnt."""
        return Due(at="first-card") if s.shoe.first else Due(at="burnt")

    def default(self, s: WithShoe, who: Actor) -> Command | None:
        for a in self.awaits(s):
            if a.who == who and who != CHANCE:
                return LoadShoe(by=who) if a.kinds == ("LoadShoe",) else CutPack(by=who)
        return None

    def allow_load(self, s: WithShoe, who: Actor) -> Offer | Shut:
        """Whether somebody may put a shoe on the table, between two rounds."""
        clauses = self.pack.stop_clauses or self.pack.clauses
        if who != CROUPIER:
            return Shut("not-your-role", clauses, "by")
        if not s.shoe.stopped or CROUPIER not in s.staff:
            return Shut("shoe-not-spent", clauses, "by")
        return Offer("LoadShoe", who, clauses=self.pack.clauses)

    def allow_cut(self, s: WithShoe, who: Actor) -> Offer | Shut:
        """Whether somebody may cut the pack, between two rounds."""
        waits = s.shoe.uncut and not s.shoe.stopped
        if not waits or who != self.cutter(s) or (who == CROUPIER and CROUPIER not in s.staff):
            return Shut("not-yours-to-cut", self.pack.cut_clauses, "by")
        return Offer("CutPack", who, clauses=self.pack.cut_clauses)

    def play(self, s: WithShoe, c: Command, run: Callable[[Event], None]) -> None:
        """Carries out a command about the shoe, or what chance drew for it."""
        match c:
            case LoadShoe():
                run(self.load(s.shoe.number + 1))
            case CutPack(by=who):
                run(PackCut(who=who, clauses=self.pack.cut_clauses))
            case Chance(value=value):
                run(self.burn(s.shoe, value))

    def load(self, number: int) -> ShoeLoaded:
        """A full shoe, with all that has to happen to it first."""
        burn = self.pack.burn
        return ShoeLoaded(
            number=number,
            counts=Shoe.of(self.pack.decks).counts,
            behind=self.pack.behind,
            uncut=self.pack.cut_by != "staff",
            first=burn.by == "first-card",
            burns=burn.number if burn.by == "number" else 0,
            clauses=self.pack.clauses,
        )

    def burn(self, shoe: TableShoe, value: Value) -> FirstCardShown | Burnt:
        """The first card says how many are burnt after it; the others are burnt as the law shows or hides them."""
        burn, card = self.pack.burn, read_card(value)
        if shoe.first:
            assert card is not None, "the first card is shown"
            burns = pips(card, burn.tens) - burn.first_counts
            return FirstCardShown(by=burn.drawn_by, card=card, burns=max(0, burns), clauses=burn.clauses)
        return Burnt(card=veil(card, burn.sight, burn.drawn_by), clauses=burn.clauses)
