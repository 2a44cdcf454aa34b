"""After the cards: winners are paid, losers collected, the house takes its part of what the bank has won net."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BANK_ACCOUNT,
    HOLDING,
    Banque,
    ClothsSettled,
    CoupAnnulled,
    ShoeGoesOn,
)
from novamas.games.banque.award import DAY
from novamas.games.banque.desk import changed
from novamas.games.banque.hand import TIE, HandGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.rules import BANK
from novamas.games.cloth.acts import RoundEnded
from novamas.kit.decider import CAGNOTTE, CLOTH, Actor, Call, Event, Move, Run

SETTLE_EVENTS: tuple[type[Event], ...] = (ClothsSettled, CoupAnnulled)


class SettleGame(HandGame):
    """The money of a coup."""

    def settle(self, run: Run[Banque], results: dict[str, str]) -> None:
        """Winners first, then losers, cloth by cloth in the order of priority; what is tied or void goes back."""
        s, rules = run.s, self.rules
        bank = self.bank_of(s)
        paid, lost, back = [], [], []
        net = 0
        for cloth in CLOTHS:
            for who, amount in self.staked(s, cloth):
                if results[cloth] == cloth:
                    paid += [Move(BANK_ACCOUNT, who, amount, "win"), Move(CLOTH, who, amount, "stake")]
                    net -= amount
                elif results[cloth] == BANK:
                    lost.append(Move(CLOTH, BANK_ACCOUNT, amount, "lost"))
                    net += amount
                else:
                    back.append(Move(CLOTH, who, amount, "back"))
        taken = self.house.rounding.share(net, self.rate()) if net > 0 else 0
        house = [Move(BANK_ACCOUNT, CAGNOTTE, taken, "cagnotte")] if taken else []
        maker, repeats = self.may_repeat(s, results)
        clauses = (*rules.settlement.clauses, *rules.winnings.clauses)
        if taken:
            clauses = (*clauses, *rules.cagnotte.clauses, *self.mode.take_clauses)
        if repeats:
            clauses = (*clauses, *rules.banco.repeats_clauses, *rules.banco.void_clauses)
        run(
            ClothsSettled(
                bank=replace(bank, amount=bank.amount + net - taken),
                taken=taken,
                turn=self.turns(s, results),
                maker=maker,
                repeats=repeats,
                moves=(*paid, *lost, *back, *house),
                clauses=clauses,
            )
        )
        run(RoundEnded())
        self.rested(run)

    def staked(self, s: Banque, cloth: str) -> list[tuple[Actor, int]]:
        """What plays on a cloth, in the order of priority."""
        return [
            (who, s.stakes[who].plays[cloth])
            for who in self.priority(s, cloth)
            if who in s.stakes and s.stakes[who].plays.get(cloth)
        ]

    def turns(self, s: Banque, results: dict[str, str]) -> dict[str, int]:
        """The cards of a cloth pass on when the bank has won there; not when a stranger to the turn had them."""
        passing = [c for c in CLOTHS if results[c] == BANK and c not in s.coup.strangers and not s.coup.banco]
        kept = {cloth: seat for cloth in CLOTHS if (seat := self.seat_on(s, cloth)) >= 0}
        return {cloth: self.after_seat(s, cloth) if cloth in passing else seat for cloth, seat in kept.items()}

    def may_repeat(self, s: Banque, results: dict[str, str]) -> tuple[Actor, int]:
        """Who may repeat a banco that was void, and how often."""
        rule, banco = self.rules.banco, s.coup.banco
        tied = all(results[cloth] == TIE for cloth in CLOTHS)
        decided = all(results[cloth] in (cloth, BANK) for cloth in CLOTHS)
        if not banco or not (tied if rule.void == "both-tied" else decided):
            return "", 0
        left = s.repeats - 1 if s.maker == banco else rule.repeats
        return (banco, left) if left > 0 else ("", 0)

    def annul(self, run: Run[Banque], cause: str, clauses: tuple[str, ...]) -> None:
        """The coup does not count: stakes go back, the bank stays."""
        calls = (Call("coup-void", {"cause": cause}),)
        run(CoupAnnulled(cause=cause, moves=self.stakes_back(run.s), calls=calls, clauses=clauses))
        run(RoundEnded())
        self.rested(run)

    def rested(self, run: Run[Banque]) -> None:
        """The bank goes on: in another shoe if it was awarded for one, else it ends with the shoe or the session."""
        s, rules = run.s, self.rules
        bank = self.bank_of(s)
        if self.session_over(s):
            self.ended(run, "session", ())
        elif s.shoe.stopped and bank.shoes == DAY and self.shoes_left(s):
            run(ShoeGoesOn(shoes=DAY, clauses=rules.award.days_clauses))
        elif s.shoe.stopped and bank.shoes > 1 and self.shoes_left(s):
            run(ShoeGoesOn(shoes=bank.shoes - 1, clauses=rules.award.term_clauses))
        elif s.shoe.stopped:
            self.ended(run, "shoe", rules.pack.stop_clauses)

    def evolve_settle(self, s: Banque, e: Event) -> Banque | None:
        match e:
            case ClothsSettled(bank=bank, taken=taken, turn=turn, maker=maker, repeats=repeats):
                return changed(
                    s,
                    phase=HOLDING,
                    bank=bank,
                    stakes={},
                    cagnotte=s.cagnotte + taken,
                    turn=turn,
                    maker=maker,
                    repeats=repeats,
                )
            case CoupAnnulled():
                coup = replace(s.coup, due=(), held=(), spare=(), then={}, results=dict.fromkeys(CLOTHS, "void"))
                dealt, bank = bool(s.coup.hands), self.bank_of(s)
                bank = replace(bank, coups=bank.coups - dealt)
                return changed(s, phase=HOLDING, stakes={}, claims=(), bank=bank, coup=coup, coups=s.coups - dealt)
        return None
