"""Against the bank: stakes, banco and its kinds, and who of all that call it has it.

A claim is laid in full when it is called. When betting closes, priority decides once (`allot`); whatever has no
place against the bank goes back.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.chemin.acts import (
    BANCO,
    BET,
    COMPLETE,
    FOLLOWED,
    JOINT,
    WITH_TABLE,
    BetsClosed,
    CallFollowed,
    CallWithTable,
    Chemin,
    CompleteTable,
    CoupSettled,
    CoupVoided,
    HandTaken,
    JoinBanco,
    LateRemoved,
    NobodyStaked,
    RemoveLate,
    Stake,
    StakeLaid,
    StakeTaken,
)
from novamas.games.chemin.bank import HeldBank
from novamas.games.chemin.desk import ON_CLOTH, ON_LINE, CheminPart, CheminTable, bank_of, change
from novamas.games.chemin.reports import StakeChanged
from novamas.games.circle.acts import CallBanco, TakeStake
from novamas.games.circle.desk import BETTING, CLOSED, DEALING, HOLDING, LIFTING
from novamas.games.circle.rules import PUNTO
from novamas.games.cloth.acts import CloseBetting, PlaceBet, RoundEnded
from novamas.kit.decider import CLOTH, CROUPIER, Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why

WHOLE_BANK = (BANCO, FOLLOWED)


class Allotment(Struct, frozen=True, kw_only=True):
    """Who plays against the bank for how much, and who holds the cards."""

    plays: dict[Actor, int]
    holder: Actor
    banco: bool = False
    followed: bool = False
    clauses: tuple[str, ...] = ()


class Cover(CheminPart):
    """Stakes against the bank."""

    owns = ("stakes",)
    events = (
        StakeLaid, StakeTaken, BetsClosed, NobodyStaked, LateRemoved, HandTaken, RoundEnded, CoupSettled, CoupVoided,
        StakeChanged,
    )  # fmt: skip

    def __init__(self, table: CheminTable, bank: HeldBank) -> None:
        super().__init__(table)
        self.bank = bank

    # -- who has it ----------------------------------------------------------------------------------------------------

    def playing(self, stake: Stake) -> int:
        """What of a stake can play: on the line, half of it."""
        return stake.amount // 2 if stake.line else stake.amount

    def best(self, s: Chemin, kinds: tuple[str, ...]) -> Actor | None:
        """Who comes first of those who called one of these."""
        called = [who for who, stake in s.stakes.items() if stake.kind in kinds]
        if len(called) < 2:
            return called[0] if called else None
        return next(who for who in self.table.priority(s) if who in called)

    def allot(self, s: Chemin) -> Allotment:
        """Banco seguido, banco, banco in company, *con la mesa*, plain stakes: the first of them that there is."""
        bank, rule = bank_of(s).amount, self.rules.banco
        if (who := self.best(s, (FOLLOWED,))) is not None:
            clauses = rule.followed_clauses
            return Allotment(plays={who: bank}, holder=who, banco=True, followed=True, clauses=clauses)
        if (who := self.best(s, (BANCO,))) is not None:
            return Allotment(plays={who: bank}, holder=who, banco=True, clauses=rule.clauses)
        joint = {who: self.playing(st) for who, st in s.stakes.items() if st.kind == JOINT}
        if joint and sum(joint.values()) >= bank:
            plays = self.fill(s, joint, bank)
            return Allotment(plays=plays, holder=self.highest(s, plays), banco=True, clauses=rule.alone_clauses)
        return self.table_allotted(s, bank)

    def table_allotted(self, s: Chemin, bank: int) -> Allotment:
        """No whole banco: *con la mesa* and who completes it, or the stakes in the order of priority."""
        rule = self.rules.banco
        stakes = {who: self.playing(st) for who, st in s.stakes.items() if st.kind != JOINT}
        first = self.best(s, (WITH_TABLE,))
        if first is None:
            plays = self.fill(s, stakes, bank)
            holder = self.keeper_of_cards(s, plays) or self.highest(s, plays)
            return Allotment(plays=plays, holder=holder, clauses=rule.highest_clauses)
        half = stakes.pop(first)
        rest = bank - half
        whole = (who for who in self.table.priority(s) if who in stakes and s.stakes[who].kind == COMPLETE)
        last = next((who for who in whole if stakes[who] >= rest), None)
        if last is not None and rest:
            return Allotment(plays={first: half, last: rest}, holder=last, clauses=rule.complete_clauses)
        plays = {first: half, **self.fill(s, stakes, rest)}
        return Allotment(plays=plays, holder=first, clauses=rule.table_clauses)

    def fill(self, s: Chemin, stakes: Mapping[Actor, int], room: int) -> dict[Actor, int]:
        """Stakes up to what is there, in the order of priority."""
        plays: dict[Actor, int] = {}
        for who in self.table.priority(s):
            if (amount := min(stakes.get(who, 0), room)) > 0:
                plays[who] = amount
                room -= amount
        return plays

    def highest(self, s: Chemin, plays: Mapping[Actor, int]) -> Actor:
        """The highest stake of a seated player holds the cards, of a standing one where nobody seated plays; equal ones
        by priority."""
        order = [who for who in self.table.priority(s) if who in plays]
        seated = [who for who in order if who in s.seats]
        return max(seated or order, key=lambda who: plays[who], default="")

    def keeper_of_cards(self, s: Chemin, plays: Mapping[Actor, int]) -> Actor:
        """Who had gone banco before the hand was passed keeps the cards against a larger bank, for one coup."""
        bank = bank_of(s)
        if not bank.passer or bank.coups or bank.amount <= s.before:
            return ""
        who = s.maker if self.rules.banco.keeps_cards == "banco" else bank.passer
        return who if who in plays else ""

    # -- what each may do ----------------------------------------------------------------------------------------------

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("CloseBetting",)),) if s.phase == BETTING else ()

    def default(self, s: Chemin, who: Actor) -> Command:
        return CloseBetting(by=who)

    def outside(self, s: Chemin, who: Actor) -> Shut | None:
        """Why somebody may not stake against the bank at all, if so: he owns of it, or betting is not open."""
        rules = self.rules
        if s.bank is not None and who in s.bank.owned:
            if who == s.bank.banker:
                return Shut("holds-the-bank", rules.scope.clauses)
            return Shut("associate-does-not-play", rules.associates.terms_clauses)
        if s.phase == BETTING:
            return None
        late = s.bank is not None and s.phase != HOLDING
        return Shut("late-bet" if late else "betting-not-open", rules.late.clauses)

    @gate(CloseBetting, by=(CROUPIER,), during=(BETTING,))
    def allow_close_betting(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.calls.close.clauses
        if who in s.staff and s.phase == BETTING and not s.coup.due:
            return Offer("CloseBetting", who, clauses=clauses)
        return Shut("not-now", clauses)

    @gate(RemoveLate, during=(CLOSED,))
    def allow_remove_late(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.late.clauses
        if not self.table.is_banker(s, who):
            return Shut("not-the-banker", clauses)
        if s.phase == CLOSED and any(st.late for st in s.stakes.values()):
            return Offer("RemoveLate", who, clauses=clauses)
        return Shut("nothing-late", clauses)

    @gate(TakeStake, during=(BETTING,))
    def allow_take_stake(self, s: Chemin, who: Actor) -> Answer:
        if (shut := self.outside(s, who)) is not None:
            if s.bank is not None and who in s.bank.owned:
                return shut
            return Shut("late-withdrawal" if who in s.stakes else "not-your-bet", self.rules.calls.close.clauses)
        return Offer("TakeStake", who) if who in s.stakes else Shut("not-your-bet")

    @gate(PlaceBet, during=(BETTING, CLOSED))
    def allow_place_bet(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == CLOSED and self.table.may_play(s, who):
            return self.late_stake(s, who)
        if (shut := self.outside(s, who)) is not None:
            return shut
        old = s.stakes.get(who)
        if old is not None and old.kind != BET:
            return Shut("bet-already-called", self.rules.banco.pooling_clauses)
        offers = tuple(o for on in (ON_CLOTH, ON_LINE) if (o := self.stake_on(s, who, on, old)) is not None)
        return offers or Shut("not-enough-chips", self.rules.banco.clauses)

    @gate(CallFollowed, during=(BETTING, CLOSED, DEALING, LIFTING))
    def allow_call_followed(self, s: Chemin, who: Actor) -> Answer:
        rule = self.rules.banco
        own = s.bank is not None and who in s.bank.owned
        if s.bank is None or own or s.phase == HOLDING:
            return self.outside(s, who)
        if who != s.follow:
            return Shut("no-banco-to-follow", rule.followed_clauses, "by")
        late = s.phase != BETTING
        if s.coup.followed or (not late and self.claims_all(s, who)):
            return Shut("bet-already-called", rule.followed_clauses)
        if late and not self.may_follow_late(s, who):
            return Shut("too-late-to-follow", rule.late_clauses)
        if self.purse(s, who) < bank_of(s).amount:
            return Shut("not-enough-chips", rule.followed_clauses)
        return Offer("CallFollowed", who, clauses=rule.late_clauses if late else rule.followed_clauses)

    @gate(CallBanco, during=(BETTING,))
    def allow_call_banco(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.banco.clauses
        if (shut := self.outside(s, who)) is not None:
            return shut
        if self.claims_all(s, who) or self.purse(s, who) < bank_of(s).amount:
            return Shut("not-enough-chips", clauses)
        return Offer("CallBanco", who, clauses=clauses)

    @gate(CallWithTable, during=(BETTING,))
    def allow_call_with_table(self, s: Chemin, who: Actor) -> Answer:
        """*Banco con la mesa*, where nobody has called the whole bank."""
        rule = self.rules.banco
        if (shut := self.outside(s, who) or self.check_room(s)) is not None:
            return shut
        least, most = self.table_limits(s)
        if least > most:
            return Shut("below-minimum", self.rules.minimum.clauses, "amount", limit=s.minimum)
        most = min(most, self.purse(s, who))
        if self.claims(s, who) or least > most:
            return Shut("not-enough-chips", rule.clauses)
        why = Why("not-half-the-bank", rule.table_clauses)
        return Offer("CallWithTable", who, {"amount": Amount(least, most, below=why, above=why)}, rule.table_clauses)

    @gate(CompleteTable, during=(BETTING,))
    def allow_complete_table(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.banco.complete_clauses
        if (shut := self.outside(s, who)) is not None:
            return shut
        first = self.best(s, (WITH_TABLE,))
        open_ = self.check_room(s) is None and not self.claims(s, who) and first not in (None, who)
        if open_ and 0 < bank_of(s).amount - s.stakes[first or ""].amount <= self.purse(s, who):
            return Offer("CompleteTable", who, clauses=clauses)
        return Shut("nothing-to-complete", clauses)

    @gate(JoinBanco, during=(BETTING,))
    def allow_join_banco(self, s: Chemin, who: Actor) -> Answer:
        """A part in a banco of several: until it is whole."""
        if (shut := self.outside(s, who) or self.check_room(s)) is not None:
            return shut
        rule, bank = self.rules.banco, bank_of(s).amount
        missing = bank - sum(st.amount for st in s.stakes.values() if st.kind == JOINT)
        least, most = min(s.minimum, missing), min(missing, self.purse(s, who), bank - 1)
        if who in s.stakes or not 0 < least <= most:
            return Shut("not-enough-chips", rule.clauses)
        return Offer("JoinBanco", who, {"amount": Amount(least, most, below=self.too_little())}, rule.alone_clauses)

    def claims_all(self, s: Chemin, who: Actor) -> bool:
        return who in s.stakes and s.stakes[who].kind in WHOLE_BANK

    def claims(self, s: Chemin, who: Actor) -> bool:
        """Whether somebody has called anything but a plain stake."""
        return who in s.stakes and s.stakes[who].kind != BET

    def check_room(self, s: Chemin) -> Shut | None:
        whole = any(st.kind in WHOLE_BANK for st in s.stakes.values())
        return Shut("bank-is-covered", self.rules.banco.table_clauses) if whole else None

    def too_little(self) -> Why:
        """Nobody plays against the bank for less than the minimum, but to complete it."""
        return Why("below-minimum", self.rules.minimum.clauses)

    def find_uncovered(self, s: Chemin) -> int:
        """What of the bank nobody plays against."""
        return bank_of(s).amount - sum(st.plays for st in s.stakes.values())

    def may_follow_late(self, s: Chemin, who: Actor) -> bool:
        """A banco seguido may be called after the deal, until another has the cards in hand, or is taken to have laid
        them down; where it is read so, not with both of them before one's eyes."""
        late = s.phase in (CLOSED, DEALING, LIFTING) and not s.coup.handled and PUNTO not in s.coup.deemed
        cards = s.coup.hands.get(PUNTO, ())
        both = len(cards) == self.rules.deal.cards and all(card.to is None for card in cards)
        hidden = not both or self.rules.banco.open_cards == "callable"
        return late and hidden and who == s.follow and not s.coup.followed

    def purse(self, s: Chemin, who: Actor) -> int:
        """Chips in hand and on the cloth."""
        return s.chips[who] + (s.stakes[who].amount if who in s.stakes else 0)

    def late_stake(self, s: Chemin, who: Actor) -> Answer:
        """After the closing call one may still stake on what nobody has covered; the banker may have it removed."""
        rules, room = self.rules, self.find_uncovered(s)
        least, most = min(s.minimum, room), min(room, s.chips[who])
        if who in s.stakes or not 0 < least <= most:
            return Shut("late-bet", rules.late.clauses)
        above = Why("not-enough-chips") if most < room else Why("above-the-bank", rules.banco.most_clauses)
        amount = Amount(least, most, below=self.too_little(), above=above)
        return Offer("PlaceBet", who, {"on": OneOf((ON_CLOTH,)), "amount": amount}, rules.late.clauses)

    def stake_on(self, s: Chemin, who: Actor, on: str, old: Stake | None) -> Offer | None:
        """A plain stake, or more of it; on the line twice as much may lie, because half plays."""
        if old is not None and old.line != (on == ON_LINE):
            return None
        bank, banco, times = bank_of(s).amount, self.rules.banco, 2 if on == ON_LINE else 1
        lying = old.amount if old is not None else 0
        least = 1 if old is not None else min(s.minimum, bank) * times
        room = bank * times - lying
        most = min(room, s.chips[who])
        if most < least:
            return None
        above = Why("not-enough-chips") if most < room else Why("above-the-bank", banco.most_clauses)
        amount = Amount(least, most, above=above, below=self.too_little())
        clauses = banco.line_clauses if on == ON_LINE else banco.most_clauses
        return Offer("PlaceBet", who, {"on": OneOf((on,), Why("no-such-bet")), "amount": amount}, clauses)

    def table_limits(self, s: Chemin) -> tuple[int, int]:
        """What *banco con la mesa* may stake: half the bank, or from there on; less than the minimum is no stake, and
        the whole bank is a banco."""
        bank = bank_of(s).amount
        half = -(-bank // 2)
        return max(half, s.minimum), bank - 1 if self.rules.banco.with_table == "half-or-more" else half

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Chemin], c: Command) -> None:
        s, banco = run.s, self.rules.banco
        match c:
            case PlaceBet(by=who, on=on, amount=amount):
                self.lay_stake(run, who, on == ON_LINE, amount)
            case CallBanco(by=who):
                self.lay_claim(run, who, BANCO, bank_of(s).amount, "banco", banco.clauses)
            case CallFollowed(by=who) if s.phase == BETTING:
                self.lay_claim(run, who, FOLLOWED, bank_of(s).amount, "banco-seguido", banco.followed_clauses)
            case CallFollowed(by=who):
                self.follow_late(run, who)
            case CallWithTable(by=who, amount=amount):
                self.lay_claim(run, who, WITH_TABLE, amount, "banco-con-la-mesa", banco.table_clauses)
            case CompleteTable(by=who):
                first = self.best(s, (WITH_TABLE,))
                assert first is not None
                rest = bank_of(s).amount - s.stakes[first].amount
                self.lay_claim(run, who, COMPLETE, rest, banco.completes, banco.complete_clauses)
            case JoinBanco(by=who, amount=amount):
                self.lay_claim(run, who, JOINT, amount, "banco-en-asociacion", banco.alone_clauses)
            case TakeStake(by=who):
                run(StakeTaken(who=who, moves=(Move(CLOTH, who, s.stakes[who].amount, "back"),)))
            case CloseBetting():
                self.close(run)
            case RemoveLate():
                gone = tuple(who for who, st in s.stakes.items() if st.late)
                moves = tuple(Move(CLOTH, who, s.stakes[who].amount, "back") for who in gone)
                run(LateRemoved(who=gone, moves=moves, clauses=self.rules.late.clauses))

    def lay_stake(self, run: Run[Chemin], who: Actor, line: bool, amount: int) -> None:
        """A plain stake, or more of it; the whole bank is banco, called or not. After the closing call it is late, and
        plays unless it is removed."""
        s = run.s
        late = s.phase == CLOSED
        lying = s.stakes[who].amount if who in s.stakes else 0
        stake = Stake(kind=BET, amount=lying + amount, line=line, late=late, plays=amount if late else 0)
        whole = not late and self.playing(stake) == bank_of(s).amount
        stake = replace(stake, kind=BANCO) if whole else stake
        banco = self.rules.banco
        on_cloth = (*(banco.line_clauses if line else ()), *(banco.whole_clauses if whole else ()))
        clauses = self.rules.late.clauses if late else on_cloth
        run(StakeLaid(who=who, stake=stake, moves=(Move(who, CLOTH, amount, "bet"),), clauses=clauses))

    def lay_claim(
        self, run: Run[Chemin], who: Actor, kind: str, amount: int, key: str, clauses: tuple[str, ...]
    ) -> None:
        """A claim takes the place of what its owner had on the cloth."""
        lying = run.s.stakes[who].amount if who in run.s.stakes else 0
        moves = self.make_up(who, amount - lying)
        invited = self.rules.calls.invite.calls if kind == WITH_TABLE else ()
        calls = (*self.table.word(key, who), *(Call(k) for k in invited))
        run(StakeLaid(who=who, stake=Stake(kind=kind, amount=amount), moves=moves, calls=calls, clauses=clauses))

    def make_up(self, who: Actor, more: int) -> tuple[Move, ...]:
        """What somebody adds to a stake so that it is the claim; on the line there may lie more than that."""
        if not more:
            return ()
        return (Move(who, CLOTH, more, "bet") if more > 0 else Move(CLOTH, who, -more, "back"),)

    def close(self, run: Run[Chemin]) -> None:
        """*No van más apuestas*: priority decides, what has no place against the bank goes back."""
        s, said = run.s, self.rules.calls.close
        calls = tuple(Call(key, by=said.by) for key in said.calls)
        allotment = self.allot(s)
        back = tuple(
            Move(CLOTH, who, rest, "back")
            for who, stake in s.stakes.items()
            if (rest := stake.amount - self.lying(stake, allotment.plays.get(who, 0))) > 0
        )
        if not allotment.plays:
            run(NobodyStaked(calls=calls, moves=back, clauses=said.clauses))
            run(RoundEnded())
            self.bank.go_on_or_end(run, won=s.kept)
            return
        stakes = {
            who: replace(s.stakes[who], amount=self.lying(s.stakes[who], n), plays=n)
            for who, n in allotment.plays.items()
        }
        run(
            BetsClosed(
                stakes=stakes,
                holder=allotment.holder,
                banco=allotment.banco,
                followed=allotment.followed,
                uncovered=bank_of(s).amount - sum(allotment.plays.values()),
                moves=back,
                calls=calls,
                clauses=(*said.clauses, *allotment.clauses),
            )
        )

    def lying(self, stake: Stake, plays: int) -> int:
        """What of a stake stays on the cloth: all of it on the line while half plays, else what plays."""
        return stake.amount if stake.line and plays == self.playing(stake) else plays

    def follow_late(self, run: Run[Chemin], who: Actor) -> None:
        """A banco seguido after the deal: everything else goes back, and the cards are his."""
        s = run.s
        bank = bank_of(s).amount
        stake = Stake(kind=FOLLOWED, amount=bank, plays=bank)
        more = bank - (s.stakes[who].amount if who in s.stakes else 0)
        others = (Move(CLOTH, p, st.amount, "back") for p, st in s.stakes.items() if p != who)
        moves = (*self.make_up(who, more), *others)
        calls = self.table.word("banco-seguido", who)
        run(HandTaken(holder=who, stake=stake, moves=moves, calls=calls, clauses=self.rules.banco.late_clauses))

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        match e:
            case StakeLaid(who=who, stake=stake) | StakeChanged(who=who, stake=stake):
                return change(s, stakes={**s.stakes, who: stake})
            case StakeTaken(who=who):
                return change(s, stakes={p: st for p, st in s.stakes.items() if p != who})
            case LateRemoved(who=gone):
                return change(s, stakes={p: st for p, st in s.stakes.items() if p not in gone})
            case HandTaken(holder=holder, stake=stake):
                return change(s, stakes={holder: stake})
            case BetsClosed(stakes=stakes):
                return change(s, phase=CLOSED, stakes=stakes)
            case NobodyStaked():
                return change(s, phase=HOLDING, stakes={})
            case CoupSettled() | CoupVoided():
                return change(s, stakes={})
        return s

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Chemin) -> dict[Account, int]:
        return {CLOTH: sum(stake.amount for stake in s.stakes.values())}

    def why_not_leave(self, s: Chemin, who: Actor) -> Why | None:
        return Why("bets-on-the-cloth") if who in s.stakes else None
