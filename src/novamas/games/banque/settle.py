"""After the cards: winners are paid, losers collected, the house takes its part of what the bank has won net."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BankLeft,
    Banque,
    ClothsSettled,
    CoupAnnulled,
)
from novamas.games.banque.award import Award
from novamas.games.banque.desk import BanquePart, BanqueTable, bank_of, change, seat_on
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.desk import HOLDING
from novamas.games.circle.rules import BANK
from novamas.games.cloth.acts import RoundEnded
from novamas.games.shoe.acts import ShoeLoaded
from novamas.kit.decider import CAGNOTTE, CLOTH, PLAYERS_BANK, Actor, Call, Event, Move, Run

TIE, VOID = "tie", "void"


class Settlement(BanquePart):
    """The money of a coup."""

    owns = ("cagnotte", "maker", "repeats")
    events = (ClothsSettled, CoupAnnulled, BankLeft, ShoeLoaded)

    def __init__(self, table: BanqueTable, award: Award) -> None:
        super().__init__(table)
        self.award = award

    def settle(self, run: Run[Banque], results: dict[str, str]) -> None:
        """Winners first, then losers, cloth by cloth in the order of priority; what is tied or void goes back."""
        s, rules = run.s, self.rules
        bank = bank_of(s)
        paid, lost, back = [], [], []
        net = 0
        for cloth in CLOTHS:
            for who, amount in self.stakes_on(s, cloth):
                if results[cloth] == cloth:
                    paid += [Move(PLAYERS_BANK, who, amount, "win"), Move(CLOTH, who, amount, "stake")]
                    net -= amount
                elif results[cloth] == BANK:
                    lost.append(Move(CLOTH, PLAYERS_BANK, amount, "lost"))
                    net += amount
                else:
                    back.append(Move(CLOTH, who, amount, "back"))
        taken = self.house.rounding.share(net, self.table.rate()) if net > 0 else 0
        house = [Move(PLAYERS_BANK, CAGNOTTE, taken, "cagnotte")] if taken else []
        maker, repeats = self.may_repeat(s, results)
        clauses = (*rules.settlement.clauses, *rules.winnings.clauses)
        if taken:
            clauses = (*clauses, *rules.cagnotte.clauses, *self.table.mode.take_clauses)
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
        self.award.go_on_or_end(run)

    def stakes_on(self, s: Banque, cloth: str) -> list[tuple[Actor, int]]:
        """What plays on a cloth, in the order of priority."""
        return [
            (who, s.stakes[who].plays[cloth])
            for who in self.table.priority(s, cloth)
            if who in s.stakes and s.stakes[who].plays.get(cloth)
        ]

    def turns(self, s: Banque, results: dict[str, str]) -> dict[str, int]:
        """The cards of a cloth pass on when the bank has won there; not when a stranger to the turn had them."""
        passing = [c for c in CLOTHS if results[c] == BANK and c not in s.coup.strangers and not s.coup.banco]
        kept = {cloth: seat for cloth in CLOTHS if (seat := seat_on(s, cloth)) >= 0}
        return {cloth: self.table.after_seat(s, cloth) if cloth in passing else seat for cloth, seat in kept.items()}

    def may_repeat(self, s: Banque, results: dict[str, str]) -> tuple[Actor, int]:
        """Who may repeat a banco that was void, and how often: neither cloth was won or lost, whatever the cause."""
        rule, banco = self.rules.banco, s.coup.banco
        decided = [results[cloth] in (cloth, BANK) for cloth in CLOTHS]
        if not banco or not (not any(decided) if rule.void == "both-tied" else all(decided)):
            return "", 0
        left = s.repeats - 1 if s.maker == banco else rule.repeats
        return (banco, left) if left > 0 else ("", 0)

    def annul(self, run: Run[Banque], cause: str, clauses: tuple[str, ...]) -> None:
        """The coup does not count: stakes go back, the bank stays. A banco is void then, and may be repeated."""
        s, rule, calls = run.s, self.rules.banco, (Call("coup-void", {"cause": cause}),)
        banco, repeats = s.coup.banco, None
        if banco and rule.void == "both-tied":
            repeats = self.may_repeat(s, dict.fromkeys(CLOTHS, VOID))[1]
            clauses = (*clauses, *rule.repeats_clauses, *rule.void_clauses)
        run(
            CoupAnnulled(
                cause=cause,
                maker=banco if repeats is not None else "",
                repeats=repeats,
                moves=self.table.stakes_back(s),
                calls=calls,
                clauses=clauses,
            )
        )
        run(RoundEnded())
        self.award.go_on_or_end(run)

    @staticmethod
    def evolve(s: Banque, e: Event) -> Banque:
        match e:
            case ClothsSettled(taken=taken, maker=maker, repeats=repeats):
                return change(s, phase=HOLDING, cagnotte=s.cagnotte + taken, maker=maker, repeats=repeats)
            case CoupAnnulled(maker=maker, repeats=int(repeats)):
                return change(s, phase=HOLDING, maker=maker, repeats=repeats)
            case CoupAnnulled():
                return change(s, phase=HOLDING)
            case BankLeft() | ShoeLoaded():
                return change(s, maker="", repeats=0)
        return s

    @staticmethod
    def fold_leaving(s: Banque, who: Actor) -> Banque:
        return change(s, maker="", repeats=0) if s.maker == who else s
