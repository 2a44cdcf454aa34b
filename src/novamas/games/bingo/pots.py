"""What is kept for early bingos: the pot of this hall, and those of the halls that are linked with it.

Every hall has books of its own, and so a pot of its own. The director is told what the others keep; whoever wins here
wins all of it, and what the other halls owe comes from the cage, where they bring it.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.bingo.acts import IDLE, Bingo, BingoEnded, HallsLinked, LinkHalls, PayOtherHall
from novamas.games.bingo.desk import Hall, HallPart, change
from novamas.games.boxes.pot import MOST_POT, Pot, PotChanged
from novamas.kit.decider import CAGE, DIRECTOR, JACKPOT, Actor, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount


class EarlyPot(Pot[Bingo]):
    """The pot that an early bingo wins."""

    events = (PotChanged, BingoEnded)

    def __init__(self, hall: Hall) -> None:
        house = hall.house
        super().__init__(bool(house.extra_ball) and not house.extra_thing, hall.rules.forms.clauses)

    @staticmethod
    def evolve(s: Bingo, e: Event) -> Bingo:
        return replace(s, pot=e.pot) if isinstance(e, PotChanged | BingoEnded) else s


class LinkedHalls(HallPart):
    """The pots of other halls for one prize."""

    owns = ("elsewhere",)
    events = (HallsLinked, BingoEnded)

    def shut(self, s: Bingo) -> Shut | None:
        """Why the director does nothing about the other halls now, if so."""
        clauses = self.rules.network.clauses
        if not self.house.linked:
            return Shut("no-linked-halls", clauses)
        return None if s.phase == IDLE else Shut("round-running", clauses)

    @gate(LinkHalls, by=(DIRECTOR,), during=(IDLE,))
    def allow_link_halls(self, s: Bingo, who: Actor) -> Answer:
        amount = Amount(0, s.minimum * MOST_POT)
        return self.shut(s) or Offer("LinkHalls", who, {"amount": amount}, self.rules.network.clauses)

    @gate(PayOtherHall, by=(DIRECTOR,), during=(IDLE,))
    def allow_pay_other_hall(self, s: Bingo, who: Actor) -> Answer:
        if (shut := self.shut(s)) is not None:
            return shut
        if not s.pot:
            return Shut("not-now", self.rules.network.clauses)
        return Offer("PayOtherHall", who, {"amount": Amount(1, s.pot)}, self.rules.network.clauses)

    def play(self, run: Run[Bingo], c: Command) -> None:
        clauses = self.rules.network.clauses
        match c:
            case LinkHalls(amount=amount):
                run(HallsLinked(elsewhere=amount, clauses=clauses))
            case PayOtherHall(amount=amount):
                moves = (Move(JACKPOT, CAGE, amount, "jackpot"),)
                run(PotChanged(pot=run.s.pot - amount, moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: Bingo, e: Event) -> Bingo:
        if isinstance(e, HallsLinked):
            return change(s, elsewhere=e.elsewhere)
        assert isinstance(e, BingoEnded)
        return change(s, elsewhere=0) if e.early else s
