"""Two mistakes that the text of texas poker alone has: a hand with a wrong number of cards, and cards that touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from novamas.games.cloth.acts import CLOSED
from novamas.games.cloth.play import change
from novamas.games.poker.acts import COMMON
from novamas.games.poker.going import GO
from novamas.games.poker.mistakes import REPORTERS, out_of_round, reportable
from novamas.games.poker.play import DEAL, PokerPart
from novamas.games.poker.texas.acts import CardsTouched, CountPutRight, HandsWithdrawn, Miscount, TexasDesk
from novamas.games.poker.texas.rules import FLOP, TexasHouse, TexasRules
from novamas.kit.decider import Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf

P = TypeVar("P", bound=TexasDesk)


class TexasMistakes(PokerPart[TexasDesk, TexasRules, TexasHouse]):
    """A wrong count that is put right, hands that leave the round because their cards touched."""

    owns = ("touched",)
    events = (CountPutRight, HandsWithdrawn)

    @gate(Miscount, by=REPORTERS, during=(CLOSED,))
    def allow_miscount(self, s: TexasDesk, who: Actor) -> Answer:
        """A wrong number of cards can be put right while somebody has cards, and nobody has answered yet."""
        rule = self.rules.miscounted
        early = s.stage in (DEAL, FLOP, GO) and bool(s.cards) and rule.mended == "second-bets"
        answered = bool(s.asked) or any(hand.state for hand in s.hands.values())
        if not reportable(s, who) or not early or answered:
            return Shut("not-now", rule.clauses)
        places = OneOf(tuple(place for place in s.cards if place != COMMON))
        return Offer("Miscount", who, {"place": places}, rule.clauses)

    @gate(CardsTouched, by=REPORTERS, during=(CLOSED,))
    def allow_cards_touched(self, s: TexasDesk, who: Actor) -> Answer:
        clauses = self.rules.touching.clauses
        dealt = reportable(s, who) and s.stage != DEAL
        boxes = tuple(s.hands[key].box for key in self.table.playing(s)) if dealt else ()
        offers = tuple(
            Offer("CardsTouched", who, {"box": OneOf((box,)), "other": OneOf(boxes[n:])}, clauses)
            for n, box in enumerate(boxes[:-1], 1)
        )
        return offers or Shut("not-now", clauses)

    def play(self, run: Run[TexasDesk], c: Command) -> None:
        match c:
            case Miscount(place=place):
                run(CountPutRight(at=place, clauses=self.rules.miscounted.clauses))
            case CardsTouched(box=box, other=other):
                self.withdraw(run, (str(box), str(other)))

    def withdraw(self, run: Run[TexasDesk], hands: tuple[str, ...]) -> None:
        """Both hands are out of the round. Guests have done nothing: theirs goes back in any case."""
        s, rule, table = run.s, self.rules.touching, self.table
        bets = {id: bet for key in hands for id, bet in table.on_box(s, s.hands[key].box).items()}
        holders = {s.hands[key].holder for key in hands}
        gone = [id for id, bet in bets.items() if rule.forfeit == "collected" and bet.owner in holders]
        moves = (*table.lose(s, gone), *table.back(s, (id for id in bets if id not in gone)))
        run(HandsWithdrawn(hands=hands, bets=tuple(bets), moves=moves, clauses=rule.clauses))

    def expellable(self, s: TexasDesk) -> Mapping[Actor, tuple[Clause, ...]]:
        """Those whose cards have touched another's again."""
        rule = self.rules.touching
        again = (who for who, times in s.touched.items() if rule.expels and times >= rule.expels)
        return dict.fromkeys(again, rule.expels_clauses)

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case HandsWithdrawn(hands=hands, bets=gone):
                times = {s.hands[key].holder: s.touched.get(s.hands[key].holder, 0) + 1 for key in hands}
                return change(out_of_round(s, hands, gone, "withdrawn"), touched={**s.touched, **times})
        return s

    @staticmethod
    def fold_leaving(s: P, who: Actor) -> P:
        """Whoever has left the table begins anew."""
        return change(s, touched={player: times for player, times in s.touched.items() if player != who})
