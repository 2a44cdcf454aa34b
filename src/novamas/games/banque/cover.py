"""Against the bank: stakes on one cloth, on both, on the lines; banco over both cloths; what is cut to the bank."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BANCO,
    ON_BOTH,
    BancoCalled,
    Banque,
    ClothsSettled,
    CoupAnnulled,
    DepositRaised,
    LotDrawn,
    LotsDue,
    NoStakes,
    Stake,
    StakePlaced,
    StakesClosed,
    StakeWithdrawn,
)
from novamas.games.banque.award import Award
from novamas.games.banque.desk import HALVED, SPOTS, BanquePart, BanqueTable, bank_of, change, seat_on
from novamas.games.banque.reports import CardsPassedOn
from novamas.games.banque.rules import CLOTHS, FIRST, SECOND
from novamas.games.circle.acts import CallBanco, RaiseBank, TakeStake
from novamas.games.circle.desk import BETTING, CLOSED, DRAWING, HOLDING
from novamas.games.cloth.acts import CloseBetting, PlaceBet, RoundEnded
from novamas.games.shoe.acts import ShoeLoaded
from novamas.kit.chance import Dist, Uniform
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    CROUPIER,
    PLAYERS_BANK,
    Account,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Due,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class Cover(BanquePart):
    """Stakes against the bank, and whose turn it is to have the cards of a cloth."""

    owns = ("stakes", "claims", "turn")
    events = (
        StakePlaced, StakeWithdrawn, BancoCalled, StakesClosed, NoStakes, LotsDue, RoundEnded, ClothsSettled,
        CoupAnnulled, CardsPassedOn, ShoeLoaded,
    )  # fmt: skip

    def __init__(self, table: BanqueTable, award: Award) -> None:
        super().__init__(table)
        self.mode, self.award = table.mode, award

    # -- who plays for how much ----------------------------------------------------------------------------------------

    def wishes_by_cloth(self, s: Banque) -> dict[str, dict[Actor, int]]:
        """What everybody would play against each cloth, those aside who claim both whole."""
        total: dict[str, dict[Actor, int]] = {cloth: {} for cloth in CLOTHS}
        for who, stake in s.stakes.items():
            if who in s.claims:
                continue
            for on, amount in stake.lies.items():
                for cloth, part in self.table.playing(s, on, amount).items():
                    total[cloth][who] = total[cloth].get(who, 0) + part
        return total

    def rooms(self, s: Banque, wanted: Mapping[str, Mapping[Actor, int]]) -> dict[str, int]:
        """What may play against each cloth: its part of the bank, and what the other leaves of its own."""
        halves = self.table.halves(s)
        if self.rules.stakes.cover == "first-cloth":
            halves = {FIRST: bank_of(s).amount, SECOND: 0}
        sums = {cloth: sum(wanted[cloth].values()) for cloth in CLOTHS}
        other = {FIRST: SECOND, SECOND: FIRST}
        return {cloth: halves[cloth] + max(0, halves[other[cloth]] - sums[other[cloth]]) for cloth in CLOTHS}

    def allot(self, s: Banque) -> dict[Actor, dict[str, int]]:
        """Who plays against which cloth for how much: in the order of priority, as far as the bank goes."""
        wanted = self.wishes_by_cloth(s)
        plays: dict[Actor, dict[str, int]] = {}
        for cloth, room in self.rooms(s, wanted).items():
            for who in self.table.priority(s, cloth):
                if (amount := min(wanted[cloth].get(who, 0), room)) > 0:
                    plays.setdefault(who, {})[cloth] = amount
                    room -= amount
        return plays

    def claimants(self, s: Banque) -> dict[str, Actor]:
        """Who comes first of those who have called banco, cloth by cloth; who stands nowhere counts for the first."""
        first: dict[str, Actor] = {}
        for cloth in CLOTHS:
            mine = [
                w
                for w in self.table.priority(s, cloth)
                if w in s.claims and (self.table.cloth_of(s, w) or FIRST) == cloth
            ]
            if mine:
                first[cloth] = mine[0]
        return first

    def may_banco(self, s: Banque, who: Actor) -> bool:
        """Banco is called before the first coup of a shoe; where one was void, only who made it repeats it."""
        return who not in s.claims and (who == s.maker and s.repeats > 0 if s.maker else not s.coups)

    def purse(self, s: Banque, who: Actor) -> int:
        """Chips in hand and on the cloths."""
        return s.chips[who] + (s.stakes[who].amount if who in s.stakes else 0)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def awaits(self, s: Banque) -> tuple[Await, ...]:
        if s.phase == DRAWING:
            return (Await(CHANCE, ("Chance",), "lot"),)
        return (Await(CROUPIER, ("CloseBetting",)),) if s.phase == BETTING else ()

    def chance(self, s: Banque) -> Dist | None:
        return Uniform(s.lots) if s.phase == DRAWING else None

    def next_due(self, s: Banque) -> Due | None:
        return Due(at="lot", among=s.lots)

    def default(self, s: Banque, who: Actor) -> Command | None:
        return CloseBetting(by=who) if s.phase == BETTING else None

    def outside(self, s: Banque, who: Actor) -> Shut | None:
        """Why somebody may not stake against the bank at all, if so."""
        rules = self.rules
        if self.table.is_banker(s, who):
            return Shut("holds-the-bank", rules.scope.clauses)
        if s.phase != BETTING:
            late = s.phase != HOLDING and s.bank is not None
            return Shut("late-bet" if late else "betting-not-open", rules.calls.close.clauses)
        return Shut("not-now", rules.errors.early.clauses) if s.coup.due else None

    @gate(CloseBetting, by=(CROUPIER,), during=(BETTING,))
    def allow_close_betting(self, s: Banque, who: Actor) -> Answer:
        clauses = self.rules.calls.close.clauses
        if who in s.staff and s.phase == BETTING and not s.coup.due:
            return Offer("CloseBetting", who, clauses=clauses)
        return Shut("not-now", clauses)

    @gate(RaiseBank, during=(BETTING,))
    def allow_raise_bank(self, s: Banque, who: Actor) -> Answer:
        clauses = self.mode.deposit_clauses
        if not self.table.is_banker(s, who):
            return Shut("not-the-banker", clauses, "by")
        if s.phase != BETTING or s.coup.due or self.mode.capped or s.claims or s.chips[who] <= 0:
            return Shut("not-now", clauses or self.rules.broken.clauses)
        return Offer("RaiseBank", who, {"amount": Amount(1, s.chips[who], above=Why("not-enough-chips"))}, clauses)

    @gate(TakeStake, during=(BETTING,))
    def allow_take_stake(self, s: Banque, who: Actor) -> Answer:
        mine = Offer("TakeStake", who) if who in s.stakes else Shut("not-your-bet")
        return self.outside(s, who) or mine

    @gate(CallBanco, during=(BETTING,))
    def allow_call_banco(self, s: Banque, who: Actor) -> Answer:
        clauses = self.rules.banco.clauses
        if (shut := self.outside(s, who)) is not None:
            return shut
        if who in s.claims:
            return Shut("bet-already-called", clauses)
        if not self.may_banco(s, who):
            return Shut("banco-only-at-the-start", clauses)
        if self.purse(s, who) < bank_of(s).amount:
            return Shut("not-enough-chips", clauses)
        return Offer("CallBanco", who, clauses=clauses)

    @gate(PlaceBet, during=(BETTING,))
    def allow_place_bet(self, s: Banque, who: Actor) -> Answer:
        if (shut := self.outside(s, who)) is not None:
            return shut
        if who in s.claims:
            return Shut("bet-already-called", self.rules.banco.clauses)
        return (*(self.stake_on(s, who, on) for on in SPOTS), Shut("no-such-bet", self.rules.stakes.clauses, "on"))

    def stake_on(self, s: Banque, who: Actor, on: str) -> Offer | Shut:
        """A stake on a spot, or more of it: nothing more may fit there, or somebody may have too little."""
        least, room, why = self.spot_limits(s, who, on)
        most, spot = min(room, s.chips[who]), OneOf((on,), Why("no-such-bet"))
        if room < least:
            return Shut(why.code, why.clauses, "amount", {"on": spot}, limit=max(0, room))
        if most < least:
            return Shut("not-enough-chips", (), "amount", {"on": spot})
        above = Why("not-enough-chips") if most < room else why
        amount = Amount(least, most, above=above, below=Why("below-minimum", self.rules.minimum.clauses))
        return Offer("PlaceBet", who, {"on": spot, "amount": amount}, self.spot_clauses(on))

    def spot_limits(self, s: Banque, who: Actor, on: str) -> tuple[int, int, Why]:
        """The least and the most that somebody may lay on a spot now, and why no more."""
        lying = s.stakes[who].lies.get(on, 0) if who in s.stakes else 0
        times = 2 if on == ON_BOTH or on in HALVED else 1
        least = 1 if lying else min(s.minimum, bank_of(s).amount) * times
        return least, *self.room(s, on, times, lying)

    def room(self, s: Banque, on: str, times: int, lying: int) -> tuple[int, Why]:
        """How much more may lie on a spot, and why no more: what the house has set, or what the bank can pay."""
        bank = bank_of(s).amount
        if not self.mode.capped:
            taken = sum(sum(stakes.values()) for stakes in self.wishes_by_cloth(s).values())
            free = (bank - taken) * (2 if on in HALVED else 1)
            return free, Why("deposit-too-small", self.mode.deposit_clauses)
        most = bank * times
        why = Why("above-the-bank", self.rules.stakes.excess_clauses)
        if 0 < (granted := self.house.stake_most * s.minimum * times) < most:
            most, why = granted, Why("above-maximum", self.rules.minimum.clauses)
        return most - lying, why

    def spot_clauses(self, on: str) -> tuple[str, ...]:
        stakes = self.rules.stakes
        return stakes.cross_clauses if on == ON_BOTH else stakes.line_clauses if on in HALVED else stakes.clauses

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Banque], c: Command) -> None:
        s, rules = run.s, self.rules
        match c:
            case Chance(value=value):
                cloth = str(value)
                run(LotDrawn(lot=cloth, clauses=rules.banco.lots_clauses))
                self.close_for(run, s.claims[CLOTHS.index(cloth)])
            case PlaceBet(by=who, on=on, amount=amount):
                moves = (Move(who, CLOTH, amount, "bet"),)
                run(StakePlaced(who=who, on=on, amount=amount, moves=moves, clauses=self.spot_clauses(on)))
            case TakeStake(by=who):
                moves = (Move(CLOTH, who, s.stakes[who].amount, "back"),)
                run(StakeWithdrawn(who=who, moves=moves))
            case RaiseBank(by=who, amount=amount):
                moves = (Move(who, PLAYERS_BANK, amount, "bank"),)
                run(DepositRaised(amount=amount, moves=moves, clauses=self.mode.deposit_clauses))
            case CallBanco(by=who):
                bank = bank_of(s).amount
                more = bank - (s.stakes[who].amount if who in s.stakes else 0)
                move = Move(who, CLOTH, more, "bet") if more > 0 else Move(CLOTH, who, -more, "back")
                calls = self.table.word("banco", who)
                paid = (move,) if more else ()
                run(BancoCalled(who=who, amount=bank, moves=paid, calls=calls, clauses=rules.banco.clauses))
            case CloseBetting():
                self.close(run)

    def close(self, run: Run[Banque]) -> None:
        """*Ya no va más*: banco has the bank whole; called on both cloths, the lot says which comes first."""
        claims = self.claimants(run.s)
        if len(claims) > 1:
            called, said = tuple(claims[cloth] for cloth in CLOTHS), self.rules.calls.close
            clauses = (*said.clauses, *self.rules.banco.lots_clauses)
            run(LotsDue(lots=CLOTHS, claims=called, calls=self.closing_calls(), clauses=clauses))
        elif claims:
            self.close_for(run, next(iter(claims.values())))
        else:
            self.close_stakes(run)

    def close_for(self, run: Run[Banque], who: Actor) -> None:
        """One player covers both cloths; everything else goes back."""
        s, banco = run.s, self.rules.banco
        stake = replace(s.stakes[who], plays=self.table.halves(s))
        back = tuple(Move(CLOTH, p, st.amount, "back") for p, st in s.stakes.items() if p != who)
        self.shut(run, {who: stake}, dict.fromkeys(CLOTHS, who), who, back, (*banco.clauses, *banco.scope_clauses))

    def close_stakes(self, run: Run[Banque]) -> None:
        s, rules = run.s, self.rules
        plays = self.allot(s)
        back = tuple(
            Move(CLOTH, who, rest, "back")
            for who, stake in s.stakes.items()
            if (rest := stake.amount - sum(plays.get(who, {}).values())) > 0
        )
        if not plays:
            run(NoStakes(moves=back, calls=self.closing_calls(), clauses=rules.calls.close.clauses))
            run(RoundEnded())
            self.award.go_on_or_end(run)
            return
        stakes = {who: replace(s.stakes[who], plays=mine) for who, mine in plays.items()}
        holders = {cloth: self.table.holder_on(s, cloth) for cloth in CLOTHS}
        cut = any(moved for moved in back) and self.mode.capped
        self.shut(run, stakes, holders, "", back, rules.stakes.excess_clauses if cut else rules.stakes.half_clauses)

    def shut(
        self,
        run: Run[Banque],
        stakes: dict[Actor, Stake],
        holders: dict[str, Actor],
        banco: Actor,
        back: tuple[Move, ...],
        clauses: tuple[str, ...],
    ) -> None:
        """The stakes are fixed; where a lot had to be drawn, betting was called closed before it."""
        said = self.rules.calls.close
        run(
            StakesClosed(
                stakes=stakes,
                holders=holders,
                banco=banco,
                moves=back,
                calls=() if run.s.phase == DRAWING else self.closing_calls(),
                clauses=(*said.clauses, *clauses),
            )
        )

    def closing_calls(self) -> tuple[Call, ...]:
        """*Ya no va más.*"""
        said = self.rules.calls.close
        return tuple(Call(key, by=said.by) for key in said.calls)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Banque, e: Event) -> Banque:
        match e:
            case StakePlaced(who=who, on=on, amount=amount):
                lies = dict(s.stakes[who].lies) if who in s.stakes else {}
                lies[on] = lies.get(on, 0) + amount
                return change(s, stakes={**s.stakes, who: Stake(lies=lies)})
            case StakeWithdrawn(who=who):
                stakes = {p: st for p, st in s.stakes.items() if p != who}
                return change(s, stakes=stakes, claims=tuple(p for p in s.claims if p != who))
            case BancoCalled(who=who, amount=amount):
                stakes = {**s.stakes, who: Stake(lies={BANCO: amount})}
                return change(s, stakes=stakes, claims=(*s.claims, who))
            case LotsDue(claims=claims):
                return change(s, claims=claims)
            case StakesClosed(stakes=stakes):
                turn = {cloth: seat for cloth in CLOTHS if (seat := seat_on(s, cloth)) >= 0}
                return change(s, phase=CLOSED, stakes=stakes, claims=(), turn={**s.turn, **turn})
            case NoStakes():
                return change(s, phase=HOLDING, stakes={}, claims=())
            case ClothsSettled(turn=turn):
                return change(s, stakes={}, turn=turn)
            case CoupAnnulled():
                return change(s, stakes={}, claims=())
            case CardsPassedOn(hand=hand, holder=holder):
                lost = holder in s.seats and not s.coup.banco and hand not in s.coup.strangers
                return change(s, turn={**s.turn, hand: s.seats.index(holder)}) if lost else s
            case ShoeLoaded():
                return change(s, turn={})
        return s

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Banque) -> dict[Account, int]:
        return {CLOTH: sum(self.table.lying(stake) for stake in s.stakes.values())}

    def why_not_leave(self, s: Banque, who: Actor) -> Why | None:
        return Why("bets-on-the-cloth") if who in s.stakes else None
