"""Against the bank: stakes on one cloth, on both, on the lines; banco over both cloths; what is cut to the bank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BANCO,
    BANK_ACCOUNT,
    BETTING,
    CLOSED,
    DRAWING,
    HOLDING,
    ON_BOTH,
    BancoCalled,
    Banque,
    DepositRaised,
    LotsDue,
    NoStakes,
    Stake,
    StakePlaced,
    StakesClosed,
    StakeWithdrawn,
)
from novamas.games.banque.award import AwardGame
from novamas.games.banque.desk import HALVED, SPOTS, changed
from novamas.games.banque.rules import CLOTHS, FIRST, SECOND
from novamas.games.circle.acts import CallBanco, RaiseBank, TakeStake
from novamas.games.cloth.acts import CloseBetting, PlaceBet, RoundEnded
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
    Actor,
    Await,
    Call,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import Amount, OneOf, Space, Why

COVER_COMMANDS: tuple[type[Command], ...] = (PlaceBet, CallBanco, TakeStake, RaiseBank, CloseBetting)
COVER_EVENTS: tuple[type[Event], ...] = (
    StakePlaced, StakeWithdrawn, BancoCalled, StakesClosed, NoStakes, DepositRaised, RoundEnded,
)  # fmt: skip


class CoverGame(AwardGame):
    """Stakes against the bank."""

    # -- who plays for how much ----------------------------------------------------------------------------------------

    def wanted(self, s: Banque) -> dict[str, dict[Actor, int]]:
        """What everybody would play against each cloth, those aside who claim both whole."""
        total: dict[str, dict[Actor, int]] = {cloth: {} for cloth in CLOTHS}
        for who, stake in s.stakes.items():
            if who in s.claims:
                continue
            for on, amount in stake.lies.items():
                for cloth, part in self.playing(s, on, amount).items():
                    total[cloth][who] = total[cloth].get(who, 0) + part
        return total

    def rooms(self, s: Banque, wanted: Mapping[str, Mapping[Actor, int]]) -> dict[str, int]:
        """What may play against each cloth: its part of the bank, and what the other leaves of its own."""
        halves = self.halves(s)
        if self.rules.stakes.cover == "first-cloth":
            halves = {FIRST: self.bank_of(s).amount, SECOND: 0}
        sums = {cloth: sum(wanted[cloth].values()) for cloth in CLOTHS}
        other = {FIRST: SECOND, SECOND: FIRST}
        return {cloth: halves[cloth] + max(0, halves[other[cloth]] - sums[other[cloth]]) for cloth in CLOTHS}

    def allotted(self, s: Banque) -> dict[Actor, dict[str, int]]:
        """Who plays against which cloth for how much: in the order of priority, as far as the bank goes."""
        wanted = self.wanted(s)
        plays: dict[Actor, dict[str, int]] = {}
        for cloth, room in self.rooms(s, wanted).items():
            for who in self.priority(s, cloth):
                if (amount := min(wanted[cloth].get(who, 0), room)) > 0:
                    plays.setdefault(who, {})[cloth] = amount
                    room -= amount
        return plays

    def claimants(self, s: Banque) -> dict[str, Actor]:
        """Who comes first of those who have called banco, cloth by cloth; who stands nowhere counts for the first."""
        first: dict[str, Actor] = {}
        for cloth in CLOTHS:
            mine = [w for w in self.priority(s, cloth) if w in s.claims and (self.cloth_of(s, w) or FIRST) == cloth]
            if mine:
                first[cloth] = mine[0]
        return first

    def may_banco(self, s: Banque, who: Actor) -> bool:
        """Banco is called before the first coup of a shoe; later only by who repeats one that was void."""
        return who not in s.claims and (not s.coups or (who == s.maker and s.repeats > 0))

    def purse(self, s: Banque, who: Actor) -> int:
        """Chips in hand and on the cloths."""
        return s.chips[who] + (s.stakes[who].amount if who in s.stakes else 0)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def cover_awaits(self, s: Banque) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("CloseBetting",)),)

    def cover_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        rules = self.rules
        if s.phase != BETTING or s.coup.due:
            return
        if who == CROUPIER and CROUPIER in s.staff:
            yield Offer("CloseBetting", who, clauses=rules.calls.close.clauses)
        if not is_person(who):
            return
        if self.is_banker(s, who):
            if not self.mode.capped and not s.claims and s.chips[who] > 0:
                amount = Amount(1, s.chips[who], above=Why("not-enough-chips"))
                yield Offer("RaiseBank", who, {"amount": amount}, self.mode.deposit_clauses)
            return
        if who in s.stakes:
            yield Offer("TakeStake", who)
        if who not in s.claims:
            yield from self.stake_offers(s, who)
        if self.may_banco(s, who) and self.purse(s, who) >= self.bank_of(s).amount:
            yield Offer("CallBanco", who, clauses=rules.banco.clauses)

    def stake_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        """A stake on each spot, or more of it; where both cloths share it or half of it plays, twice as much."""
        rules = self.rules
        for on in SPOTS:
            least, room, why = self.spot_limits(s, who, on)
            most = min(room, s.chips[who])
            if most < least:
                continue
            above = Why("not-enough-chips") if most < room else why
            amount = Amount(least, most, above=above, below=Why("below-minimum", rules.minimum.clauses))
            form: dict[str, Space] = {"on": OneOf((on,), Why("no-such-bet")), "amount": amount}
            yield Offer("PlaceBet", who, form, self.spot_clauses(on))

    def spot_limits(self, s: Banque, who: Actor, on: str) -> tuple[int, int, Why]:
        """The least and the most that somebody may lay on a spot now, and why no more."""
        lying = s.stakes[who].lies.get(on, 0) if who in s.stakes else 0
        times = 2 if on == ON_BOTH or on in HALVED else 1
        least = 1 if lying else min(s.minimum, self.bank_of(s).amount) * times
        return least, *self.room(s, on, times, lying)

    def room(self, s: Banque, on: str, times: int, lying: int) -> tuple[int, Why]:
        """How much more may lie on a spot, and why no more: what the house has set, or what the bank can pay."""
        bank = self.bank_of(s).amount
        if not self.mode.capped:
            taken = sum(sum(stakes.values()) for stakes in self.wanted(s).values())
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

    def cover_why_not(self, s: Banque, c: Command) -> Refused | None:
        rules = self.rules
        match c:
            case RaiseBank(by=who) if is_person(who):
                if not self.is_banker(s, who):
                    return Refused("not-the-banker", self.mode.deposit_clauses, "by", who)
                return Refused("not-now", self.mode.deposit_clauses or rules.broken.clauses)
            case PlaceBet(by=who) | CallBanco(by=who) | TakeStake(by=who) if is_person(who):
                return self.why_no_stake(s, c)
            case CloseBetting(by=who) if who == CROUPIER:
                return Refused("not-now", rules.calls.close.clauses)
        return None

    def why_no_stake(self, s: Banque, c: Command) -> Refused:
        rules = self.rules
        if self.is_banker(s, c.by):
            return Refused("holds-the-bank", rules.scope.clauses)
        if s.phase != BETTING:
            late = s.phase not in (HOLDING,) and s.bank is not None
            return Refused("late-bet" if late else "betting-not-open", rules.calls.close.clauses)
        if s.coup.due:
            return Refused("not-now", rules.errors.early.clauses)
        match c:
            case TakeStake():
                return Refused("not-your-bet")
            case CallBanco() if c.by in s.claims:
                return Refused("bet-already-called", rules.banco.clauses)
            case CallBanco() if not self.may_banco(s, c.by):
                return Refused("banco-only-at-the-start", rules.banco.clauses)
            case PlaceBet() if c.by in s.claims:
                return Refused("bet-already-called", rules.banco.clauses)
            case PlaceBet():
                return self.why_shut(s, c) or Refused("no-such-bet", rules.stakes.clauses, "on", c.on)
        return Refused("not-enough-chips", rules.banco.clauses)

    def why_shut(self, s: Banque, c: Command) -> Refused | None:
        """Why nothing can be laid on a spot that there is: nothing more fits there, or somebody has too little."""
        if not isinstance(c, PlaceBet) or c.on not in SPOTS:
            return None
        least, room, why = self.spot_limits(s, c.by, c.on)
        full = room < least
        return Refused(why.code if full else "not-enough-chips", why.clauses if full else (), "amount", c.amount)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_cover(self, run: Run[Banque], c: Command) -> None:
        s, rules = run.s, self.rules
        match c:
            case PlaceBet(by=who, on=on, amount=amount):
                moves = (Move(who, CLOTH, amount, "bet"),)
                run(StakePlaced(who=who, on=on, amount=amount, moves=moves, clauses=self.spot_clauses(on)))
            case TakeStake(by=who):
                moves = (Move(CLOTH, who, s.stakes[who].amount, "back"),)
                run(StakeWithdrawn(who=who, moves=moves))
            case RaiseBank(by=who, amount=amount):
                moves = (Move(who, BANK_ACCOUNT, amount, "bank"),)
                run(DepositRaised(amount=amount, moves=moves, clauses=self.mode.deposit_clauses))
            case CallBanco(by=who):
                bank = self.bank_of(s).amount
                more = bank - (s.stakes[who].amount if who in s.stakes else 0)
                move = Move(who, CLOTH, more, "bet") if more > 0 else Move(CLOTH, who, -more, "back")
                calls = self.word("banco", who)
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
            self.closed_for(run, next(iter(claims.values())))
        else:
            self.closed(run)

    def closed_for(self, run: Run[Banque], who: Actor) -> None:
        """One player covers both cloths; everything else goes back."""
        s, banco = run.s, self.rules.banco
        stake = replace(s.stakes[who], plays=self.halves(s))
        back = tuple(Move(CLOTH, p, st.amount, "back") for p, st in s.stakes.items() if p != who)
        self.shut(run, {who: stake}, dict.fromkeys(CLOTHS, who), who, back, (*banco.clauses, *banco.scope_clauses))

    def closed(self, run: Run[Banque]) -> None:
        s, rules = run.s, self.rules
        plays = self.allotted(s)
        back = tuple(
            Move(CLOTH, who, rest, "back")
            for who, stake in s.stakes.items()
            if (rest := stake.amount - sum(plays.get(who, {}).values())) > 0
        )
        if not plays:
            run(NoStakes(moves=back, calls=self.closing_calls(), clauses=rules.calls.close.clauses))
            run(RoundEnded())
            self.rested(run)
            return
        stakes = {who: replace(s.stakes[who], plays=mine) for who, mine in plays.items()}
        holders = {cloth: self.holder_on(s, cloth) for cloth in CLOTHS}
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

    def rested(self, run: Run[Banque]) -> None:
        """What follows a coup; the whole game says more."""

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_cover(self, s: Banque, e: Event) -> Banque | None:
        match e:
            case StakePlaced(who=who, on=on, amount=amount):
                lies = dict(s.stakes[who].lies) if who in s.stakes else {}
                lies[on] = lies.get(on, 0) + amount
                return changed(s, stakes={**s.stakes, who: Stake(lies=lies)})
            case StakeWithdrawn(who=who):
                stakes = {p: st for p, st in s.stakes.items() if p != who}
                return changed(s, stakes=stakes, claims=tuple(p for p in s.claims if p != who))
            case BancoCalled(who=who, amount=amount):
                stakes = {**s.stakes, who: Stake(lies={BANCO: amount})}
                return changed(s, stakes=stakes, claims=(*s.claims, who))
            case StakesClosed(stakes=stakes, holders=holders, banco=banco):
                coup = replace(s.coup, holders=holders, banco=banco)
                turn = {cloth: seat for cloth in CLOTHS if (seat := self.seat_on(s, cloth)) >= 0}
                return changed(s, phase=CLOSED, stakes=stakes, claims=(), lots=(), coup=coup, turn={**s.turn, **turn})
            case NoStakes():
                return changed(s, phase=HOLDING, stakes={}, claims=(), bank=replace(self.bank_of(s), free=True))
            case DepositRaised(amount=amount):
                bank = self.bank_of(s)
                return changed(s, bank=replace(bank, amount=bank.amount + amount, put=bank.put + amount))
            case RoundEnded():
                return s
        return None
