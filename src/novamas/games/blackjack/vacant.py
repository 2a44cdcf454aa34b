"""Vacant boxes: where the law leaves it to the croupier, within the rules of the house, who opens and closes them."""

from __future__ import annotations

from novamas.games.blackjack.acts import Blackjack, CloseVacantBoxes, OpenVacantBoxes, VacantBoxesChanged
from novamas.games.blackjack.desk import BlackjackPart
from novamas.games.cloth.play import change
from novamas.kit.decider import CROUPIER, Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Shut, gate


class VacantBoxes(BlackjackPart):
    """Whether people may bet on vacant boxes now. What lies on them when they are closed plays its round."""

    owns = ("vacant_closed",)
    events = (VacantBoxesChanged,)

    def shut(self, to_close: bool, s: Blackjack) -> Shut | None:
        """Why the croupier may not change it so, if that is so."""
        boxes = self.rules.boxes
        if boxes.vacant != "house" or not self.house.vacant:
            return Shut("vacant-not-croupiers", boxes.vacant_clauses)
        return Shut("not-now", boxes.vacant_clauses) if s.vacant_closed == to_close else None

    @gate(CloseVacantBoxes, by=(CROUPIER,))
    def allow_close(self, s: Blackjack, who: Actor) -> Answer:
        return self.shut(True, s) or Offer("CloseVacantBoxes", who, clauses=self.rules.boxes.vacant_clauses)

    @gate(OpenVacantBoxes, by=(CROUPIER,))
    def allow_open(self, s: Blackjack, who: Actor) -> Answer:
        return self.shut(False, s) or Offer("OpenVacantBoxes", who, clauses=self.rules.boxes.vacant_clauses)

    def play(self, run: Run[Blackjack], c: Command) -> None:
        run(VacantBoxesChanged(closed=isinstance(c, CloseVacantBoxes), clauses=self.rules.boxes.vacant_clauses))

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        return change(s, vacant_closed=e.closed) if isinstance(e, VacantBoxesChanged) else s
