"""After the cards: stakes are collected or paid, the house takes its part, the bank grows, stays or is lost."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from novamas.games.chemin.acts import Bank, BankTaken, Chemin, CoupSettled, CoupVoided
from novamas.games.chemin.bank import HeldBank
from novamas.games.chemin.cover import Cover
from novamas.games.chemin.desk import CheminPart, CheminTable, bank_of, change
from novamas.games.circle.desk import HOLDING
from novamas.games.circle.order import share_out
from novamas.games.circle.rules import BANK, PUNTO, WHOLE
from novamas.games.cloth.acts import RoundEnded
from novamas.kit.decider import CAGNOTTE, CLOTH, PLAYERS_BANK, Actor, Event, Move, Run

TIE = "tie"


class Settlement(CheminPart):
    """The money of a coup."""

    owns = ("cagnotte", "follow", "maker", "kept")
    events = (CoupSettled, CoupVoided, BankTaken)

    def __init__(self, table: CheminTable, bank: HeldBank, cover: Cover) -> None:
        super().__init__(table)
        self.bank, self.cover = bank, cover

    def rate(self) -> Fraction:
        """The part of a banker's win that the house takes."""
        chosen = self.house.cagnotte
        return Fraction(self.rules.cagnotte.per_mille[1] if chosen is None else chosen, WHOLE)

    def queue(self, s: Chemin, strayed: str) -> list[Actor]:
        """Those who have a stake, in order of priority; whoever moved to follow the hand first or last."""
        order = [who for who in self.table.priority(s) if who in s.stakes]
        away = [who for who in order if who in s.strayed]
        rest = [who for who in order if who not in s.strayed]
        return away + rest if strayed == "first" else rest + away

    def coup(self, run: Run[Chemin], result: str) -> None:
        s = run.s
        bank = bank_of(s)
        staked = bank.amount
        uncovered = self.cover.find_uncovered(s)
        if result == PUNTO:
            self.pay(run)
            run(RoundEnded())
            self.bank.lose(run, staked)
            return
        if result == BANK:
            self.collect(run)
        else:
            self.tie(run)
        run(RoundEnded())
        garage = self.rules.garage
        if uncovered and garage.compulsory == "lasting" and not bank.all_goes:
            self.bank.garage(run, uncovered, "compulsory", garage.compulsory_clauses)
        self.bank.go_on_or_end(run, won=result == BANK)

    def collect(self, run: Run[Chemin]) -> None:
        """The bank has won: the stakes are its, less the part of the house."""
        s = run.s
        bank, rules = bank_of(s), self.rules
        order = self.queue(s, rules.straying.collected)
        won = sum(s.stakes[who].plays for who in order)
        taken = self.house.rounding.share(won, self.rate())
        moves = [Move(CLOTH, PLAYERS_BANK, s.stakes[who].plays, "lost") for who in order]
        moves += self.rest_back(s, order)
        if taken:
            moves.append(Move(PLAYERS_BANK, CAGNOTTE, taken, "cagnotte"))
        more = share_out(won - taken, bank.owned, bank.banker)
        owned = {who: n + more.get(who, 0) for who, n in bank.owned.items()}
        grown = replace(bank, owned=owned, won=bank.won + won - taken)
        follow = order[0] if len(order) == 1 else ""
        self.settle(run, grown, moves, taken, follow, (*rules.cagnotte.clauses, *rules.cagnotte.deposit_clauses))

    def pay(self, run: Run[Chemin]) -> None:
        """The bank has lost: every stake is paid at par out of it."""
        s = run.s
        bank, rules = bank_of(s), self.rules
        order = self.queue(s, rules.straying.paid)
        lost = sum(s.stakes[who].plays for who in order)
        moves = []
        for who in order:
            moves.append(Move(PLAYERS_BANK, who, s.stakes[who].plays, "win"))
            moves.append(Move(CLOTH, who, s.stakes[who].amount, "stake"))
        less = share_out(lost, bank.owned, bank.banker)
        owned = {who: n - less.get(who, 0) for who, n in bank.owned.items()}
        self.settle(run, replace(bank, owned=owned), moves, 0, "", rules.settlement.clauses)

    def tie(self, run: Run[Chemin]) -> None:
        """Nobody has won: stakes go back, and a banco seguido that was let go may be called again; where it is read so,
        the only one to stake has one."""
        s, banco = run.s, self.rules.banco
        moves = list(self.table.stakes_back(s))
        alone = banco.lone == "lost-or-tied" and len(s.stakes) == 1 and not s.coup.banco
        clauses = banco.recovered_clauses if s.follow else banco.followed_clauses if alone else ()
        follow = s.follow or (next(iter(s.stakes)) if alone else "")
        self.settle(run, bank_of(s), moves, 0, follow, (*self.rules.tie.clauses, *clauses))

    def rest_back(self, s: Chemin, order: list[Actor]) -> list[Move]:
        """What lay on the line and did not play."""
        rest = {who: s.stakes[who].amount - s.stakes[who].plays for who in order}
        return [Move(CLOTH, who, n, "back") for who, n in rest.items() if n]

    def settle(
        self, run: Run[Chemin], bank: Bank, moves: list[Move], taken: int, follow: Actor, clauses: tuple[str, ...]
    ) -> None:
        coup = run.s.coup
        maker = coup.holder if coup.banco else ""
        run(CoupSettled(bank=bank, taken=taken, follow=follow, maker=maker, moves=tuple(moves), clauses=clauses))

    def void(self, run: Run[Chemin], cause: str, clauses: tuple[str, ...]) -> None:
        """The coup does not count: stakes go back, the bank stays."""
        calls = self.table.announce("coup-void", cause=cause)
        run(CoupVoided(cause=cause, moves=self.table.stakes_back(run.s), calls=calls, clauses=clauses))
        run(RoundEnded())
        self.bank.go_on_or_end(run)

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        match e:
            case CoupSettled(taken=taken, follow=follow, maker=maker):
                kept = s.coup.result == BANK
                return change(s, phase=HOLDING, cagnotte=s.cagnotte + taken, follow=follow, maker=maker, kept=kept)
            case CoupVoided():
                return change(s, phase=HOLDING, kept=False)
            case BankTaken():
                return change(s, kept=False)
        return s

    @staticmethod
    def fold_leaving(s: Chemin, who: Actor) -> Chemin:
        return change(s, maker="" if s.maker == who else s.maker, follow="" if s.follow == who else s.follow)
