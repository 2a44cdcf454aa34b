"""Against the bank: stakes, banco and its kinds, and who of all that call it has it.

A claim is laid in full when it is called. When betting closes, priority decides once (`allotted`); whatever has no
place against the bank goes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.chemin.acts import (
    BANCO,
    BET,
    BETTING,
    CLOSED,
    COMPLETE,
    DEALING,
    FOLLOWED,
    HOLDING,
    JOINT,
    LIFTING,
    WITH_TABLE,
    BetsClosed,
    CallFollowed,
    CallWithTable,
    Chemin,
    CompleteTable,
    HandTaken,
    JoinBanco,
    LateRemoved,
    NobodyStaked,
    RemoveLate,
    Stake,
    StakeLaid,
    StakeTaken,
)
from novamas.games.chemin.bank import BankGame
from novamas.games.chemin.desk import ON_CLOTH, ON_LINE, changed
from novamas.games.circle.acts import CallBanco, TakeStake
from novamas.games.circle.rules import PUNTO
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

COVER_COMMANDS: tuple[type[Command], ...] = (
    PlaceBet, CallBanco, CallFollowed, CallWithTable, CompleteTable, JoinBanco, TakeStake, CloseBetting, RemoveLate,
)  # fmt: skip
COVER_EVENTS: tuple[type[Event], ...] = (
    StakeLaid, StakeTaken, BetsClosed, NobodyStaked, LateRemoved, HandTaken, RoundEnded,
)  # fmt: skip

WHOLE_BANK = (BANCO, FOLLOWED)


class Allotment(Struct, frozen=True, kw_only=True):
    """Who plays against the bank for how much, and who holds the cards."""

    plays: dict[Actor, int]
    holder: Actor
    banco: bool = False
    followed: bool = False
    clauses: tuple[str, ...] = ()


class CoverGame(BankGame):
    """Stakes against the bank."""

    # -- who has it ----------------------------------------------------------------------------------------------------

    def playing(self, stake: Stake) -> int:
        """What of a stake can play: on the line, half of it."""
        return stake.amount // 2 if stake.line else stake.amount

    def best(self, s: Chemin, kinds: tuple[str, ...]) -> Actor | None:
        """Who comes first of those who called one of these."""
        called = [who for who, stake in s.stakes.items() if stake.kind in kinds]
        if len(called) < 2:
            return called[0] if called else None
        return next(who for who in self.priority(s) if who in called)

    def allotted(self, s: Chemin) -> Allotment:
        """Banco seguido, banco, banco in company, *con la mesa*, plain stakes: the first of them that there is."""
        bank, rule = self.bank_of(s).amount, self.rules.banco
        if (who := self.best(s, (FOLLOWED,))) is not None:
            clauses = rule.followed_clauses
            return Allotment(plays={who: bank}, holder=who, banco=True, followed=True, clauses=clauses)
        if (who := self.best(s, (BANCO,))) is not None:
            return Allotment(plays={who: bank}, holder=who, banco=True, clauses=rule.clauses)
        joint = {who: self.playing(st) for who, st in s.stakes.items() if st.kind == JOINT}
        if joint and sum(joint.values()) >= bank:
            plays = self.filled(s, joint, bank)
            return Allotment(plays=plays, holder=self.highest(s, plays), banco=True, clauses=rule.alone_clauses)
        return self.table_allotted(s, bank)

    def table_allotted(self, s: Chemin, bank: int) -> Allotment:
        """No whole banco: *con la mesa* and who completes it, or the stakes in the order of priority."""
        rule = self.rules.banco
        stakes = {who: self.playing(st) for who, st in s.stakes.items() if st.kind != JOINT}
        first = self.best(s, (WITH_TABLE,))
        if first is None:
            plays = self.filled(s, stakes, bank)
            holder = self.keeper_of_cards(s, plays) or self.highest(s, plays)
            return Allotment(plays=plays, holder=holder, clauses=rule.highest_clauses)
        half = stakes.pop(first)
        rest = bank - half
        whole = (who for who in self.priority(s) if who in stakes and s.stakes[who].kind == COMPLETE)
        last = next((who for who in whole if stakes[who] >= rest), None)
        if last is not None and rest:
            return Allotment(plays={first: half, last: rest}, holder=last, clauses=rule.complete_clauses)
        plays = {first: half, **self.filled(s, stakes, rest)}
        return Allotment(plays=plays, holder=first, clauses=rule.table_clauses)

    def filled(self, s: Chemin, stakes: Mapping[Actor, int], room: int) -> dict[Actor, int]:
        """Stakes up to what is there, in the order of priority."""
        plays: dict[Actor, int] = {}
        for who in self.priority(s):
            if (amount := min(stakes.get(who, 0), room)) > 0:
                plays[who] = amount
                room -= amount
        return plays

    def highest(self, s: Chemin, plays: Mapping[Actor, int]) -> Actor:
        """The highest stake of a seated player holds the cards, of a standing one where nobody seated plays; equal ones
        by priority."""
        order = [who for who in self.priority(s) if who in plays]
        seated = [who for who in order if who in s.seats]
        return max(seated or order, key=lambda who: plays[who], default="")

    def keeper_of_cards(self, s: Chemin, plays: Mapping[Actor, int]) -> Actor:
        """Who had gone banco before the hand was passed keeps the cards against a larger bank, for one coup."""
        bank = self.bank_of(s)
        if not bank.passer or bank.coups or bank.amount <= s.before:
            return ""
        who = s.maker if self.rules.banco.keeps_cards == "banco" else bank.passer
        return who if who in plays else ""

    # -- what each may do ----------------------------------------------------------------------------------------------

    def cover_offers(self, s: Chemin, who: Actor, kind: str | None = None) -> Iterable[Offer]:
        """What may be done against the bank; where only one `kind` is asked for, others need not be worked out."""
        rules = self.rules
        if who == CROUPIER and CROUPIER in s.staff and s.phase == BETTING and not s.coup.due:
            yield Offer("CloseBetting", who, clauses=rules.calls.close.clauses)
        if not is_person(who):
            return
        if self.is_banker(s, who) and s.phase == CLOSED and any(st.late for st in s.stakes.values()):
            yield Offer("RemoveLate", who, clauses=rules.late.clauses)
        if not self.may_play(s, who):
            return
        if s.phase == BETTING:
            if kind in (None, "PlaceBet"):
                yield from self.stake_offers(s, who)
            if kind not in ("PlaceBet", "TakeStake"):
                yield from self.banco_offers(s, who, kind)
            if who in s.stakes:
                yield Offer("TakeStake", who)
        if s.phase == CLOSED and who not in s.stakes and (room := self.uncovered(s)) > 0:
            least, most = min(s.minimum, room), min(room, s.chips[who])
            if most >= least:
                above = Why("not-enough-chips") if most < room else Why("above-the-bank", rules.banco.most_clauses)
                amount = Amount(least, most, below=self.too_little(), above=above)
                form: dict[str, Space] = {"on": OneOf((ON_CLOTH,)), "amount": amount}
                yield Offer("PlaceBet", who, form, rules.late.clauses)
        if self.may_follow_late(s, who):
            yield Offer("CallFollowed", who, clauses=rules.banco.late_clauses)

    def too_little(self) -> Why:
        """Nobody plays against the bank for less than the minimum, but to complete it."""
        return Why("below-minimum", self.rules.minimum.clauses)

    def uncovered(self, s: Chemin) -> int:
        """What of the bank nobody plays against."""
        return self.bank_of(s).amount - sum(st.plays for st in s.stakes.values())

    def may_follow_late(self, s: Chemin, who: Actor) -> bool:
        """A banco seguido may be called after the deal, until another has the cards in hand, or is taken to have laid
        them down."""
        late = s.phase in (CLOSED, DEALING, LIFTING) and not s.coup.handled and PUNTO not in s.coup.deemed
        return late and who == s.follow and not s.coup.followed and self.purse(s, who) >= self.bank_of(s).amount

    def purse(self, s: Chemin, who: Actor) -> int:
        """Chips in hand and on the cloth."""
        return s.chips[who] + (s.stakes[who].amount if who in s.stakes else 0)

    def stake_offers(self, s: Chemin, who: Actor) -> Iterable[Offer]:
        """A plain stake, or more of it; on the line twice as much may lie, because half plays."""
        old = s.stakes.get(who)
        if old is not None and old.kind != BET:
            return
        bank, banco = self.bank_of(s).amount, self.rules.banco
        for on, times in ((ON_CLOTH, 1), (ON_LINE, 2)):
            if old is not None and old.line != (on == ON_LINE):
                continue
            lying = old.amount if old is not None else 0
            least = 1 if old is not None else min(s.minimum, bank) * times
            room = bank * times - lying
            most = min(room, s.chips[who])
            if most >= least:
                above = Why("not-enough-chips") if most < room else Why("above-the-bank", banco.most_clauses)
                amount = Amount(least, most, above=above, below=self.too_little())
                form: dict[str, Space] = {"on": OneOf((on,), Why("no-such-bet")), "amount": amount}
                yield Offer("PlaceBet", who, form, banco.line_clauses if on == ON_LINE else banco.most_clauses)

    def banco_offers(self, s: Chemin, who: Actor, kind: str | None) -> Iterable[Offer]:
        rule, bank = self.rules.banco, self.bank_of(s).amount
        lying = s.stakes[who].kind if who in s.stakes else ""
        purse = self.purse(s, who)
        if purse >= bank and lying not in WHOLE_BANK:
            if who == s.follow:
                yield Offer("CallFollowed", who, clauses=rule.followed_clauses)
            yield Offer("CallBanco", who, clauses=rule.clauses)
        if kind in ("CallFollowed", "CallBanco") or lying not in (BET, ""):
            return
        if not any(st.kind in WHOLE_BANK for st in s.stakes.values()):
            yield from self.table_offers(s, who, purse)
            yield from self.joint_offers(s, who, purse)

    def table_offers(self, s: Chemin, who: Actor, purse: int) -> Iterable[Offer]:
        """*Banco con la mesa* where nobody has called the whole bank, and completing it."""
        rule, bank = self.rules.banco, self.bank_of(s).amount
        least, most = self.table_limits(s)
        most = min(most, purse)
        if least <= most:
            why = Why("not-half-the-bank", rule.table_clauses)
            yield Offer("CallWithTable", who, {"amount": Amount(least, most, below=why, above=why)}, rule.table_clauses)
        first = self.best(s, (WITH_TABLE,))
        if first is not None and first != who and 0 < bank - s.stakes[first].amount <= purse:
            yield Offer("CompleteTable", who, clauses=rule.complete_clauses)

    def table_limits(self, s: Chemin) -> tuple[int, int]:
        """What *banco con la mesa* may stake: half the bank, or from there on; less than the minimum is no stake, and
        the whole bank is a banco."""
        bank = self.bank_of(s).amount
        half = -(-bank // 2)
        return max(half, s.minimum), bank - 1 if self.rules.banco.with_table == "half-or-more" else half

    def joint_offers(self, s: Chemin, who: Actor, purse: int) -> Iterable[Offer]:
        """A part in a banco of several: until it is whole."""
        rule, bank = self.rules.banco, self.bank_of(s).amount
        missing = bank - sum(st.amount for st in s.stakes.values() if st.kind == JOINT)
        least, most = min(s.minimum, missing), min(missing, purse, bank - 1)
        if who not in s.stakes and 0 < least <= most:
            amount = Amount(least, most, below=self.too_little())
            yield Offer("JoinBanco", who, {"amount": amount}, rule.alone_clauses)

    def cover_awaits(self, s: Chemin) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("CloseBetting",)),)

    def cover_default(self, s: Chemin, who: Actor) -> Command:
        return CloseBetting(by=who)

    def cover_why_not(self, s: Chemin, c: Command) -> Refused | None:
        rules, banco = self.rules, self.rules.banco
        match c:
            case CallFollowed(by=who) if is_person(who) and s.bank is not None and who in s.chips:
                if who == s.follow:
                    clauses = banco.late_clauses if s.phase != BETTING else ()
                    return Refused("too-late-to-follow" if clauses else "not-enough-chips", clauses)
                return Refused("no-banco-to-follow", banco.followed_clauses, "by", who)
            case (
                PlaceBet()
                | CallBanco()
                | CallFollowed()
                | CallWithTable()
                | CompleteTable()
                | JoinBanco()
                | TakeStake()
            ) if is_person(c.by):
                return self.why_no_stake(s, c)
            case CloseBetting(by=who) if who == CROUPIER:
                return Refused("not-now", rules.calls.close.clauses)
            case RemoveLate() if is_person(c.by):
                code = "nothing-late" if self.is_banker(s, c.by) else "not-the-banker"
                return Refused(code, rules.late.clauses)
        return None

    def why_no_stake(self, s: Chemin, c: Command) -> Refused:
        rules, banco = self.rules, self.rules.banco
        if c.by not in s.chips:
            return Refused("not-at-the-table", field="by", value=c.by)
        if s.bank is not None and c.by in s.bank.owned:
            banker = c.by == s.bank.banker
            clauses = rules.scope.clauses if banker else rules.associates.terms_clauses
            return Refused("holds-the-bank" if banker else "associate-does-not-play", clauses)
        if s.phase == BETTING:
            match c:
                case CallWithTable() | JoinBanco() if any(st.kind in WHOLE_BANK for st in s.stakes.values()):
                    return Refused("bank-is-covered", banco.table_clauses)
                case CallWithTable() if self.table_limits(s)[0] > self.table_limits(s)[1]:
                    return Refused("below-minimum", rules.minimum.clauses, "amount", c.amount)
                case CompleteTable():
                    return Refused("nothing-to-complete", banco.complete_clauses)
                case TakeStake():
                    return Refused("not-your-bet")
                case PlaceBet() if c.by in s.stakes and s.stakes[c.by].kind != BET:
                    return Refused("bet-already-called", banco.pooling_clauses)
            return Refused("not-enough-chips", banco.clauses)
        if isinstance(c, TakeStake):
            return Refused("late-withdrawal" if c.by in s.stakes else "not-your-bet", rules.calls.close.clauses)
        late = s.bank is not None and s.phase not in (HOLDING,)
        return Refused("late-bet" if late else "betting-not-open", rules.late.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_cover(self, run: Run[Chemin], c: Command) -> None:
        s, banco = run.s, self.rules.banco
        match c:
            case PlaceBet(by=who, on=on, amount=amount):
                self.staked(run, who, on == ON_LINE, amount)
            case CallBanco(by=who):
                self.laid(run, who, BANCO, self.bank_of(s).amount, "banco", banco.clauses)
            case CallFollowed(by=who) if s.phase == BETTING:
                self.laid(run, who, FOLLOWED, self.bank_of(s).amount, "banco-seguido", banco.followed_clauses)
            case CallFollowed(by=who):
                self.followed_late(run, who)
            case CallWithTable(by=who, amount=amount):
                self.laid(run, who, WITH_TABLE, amount, "banco-con-la-mesa", banco.table_clauses)
            case CompleteTable(by=who):
                first = self.best(s, (WITH_TABLE,))
                assert first is not None
                rest = self.bank_of(s).amount - s.stakes[first].amount
                self.laid(run, who, COMPLETE, rest, banco.completes, banco.complete_clauses)
            case JoinBanco(by=who, amount=amount):
                self.laid(run, who, JOINT, amount, "banco-en-asociacion", banco.alone_clauses)
            case TakeStake(by=who):
                run(StakeTaken(who=who, moves=(Move(CLOTH, who, s.stakes[who].amount, "back"),)))
            case CloseBetting():
                self.close(run)
            case RemoveLate():
                gone = tuple(who for who, st in s.stakes.items() if st.late)
                moves = tuple(Move(CLOTH, who, s.stakes[who].amount, "back") for who in gone)
                run(LateRemoved(who=gone, moves=moves, clauses=self.rules.late.clauses))

    def staked(self, run: Run[Chemin], who: Actor, line: bool, amount: int) -> None:
        """A plain stake, or more of it; the whole bank is banco, called or not. After the closing call it is late, and
        plays unless it is removed."""
        s = run.s
        late = s.phase == CLOSED
        lying = s.stakes[who].amount if who in s.stakes else 0
        stake = Stake(kind=BET, amount=lying + amount, line=line, late=late, plays=amount if late else 0)
        whole = not late and self.playing(stake) == self.bank_of(s).amount
        stake = replace(stake, kind=BANCO) if whole else stake
        banco = self.rules.banco
        on_cloth = (*(banco.line_clauses if line else ()), *(banco.whole_clauses if whole else ()))
        clauses = self.rules.late.clauses if late else on_cloth
        run(StakeLaid(who=who, stake=stake, moves=(Move(who, CLOTH, amount, "bet"),), clauses=clauses))

    def laid(self, run: Run[Chemin], who: Actor, kind: str, amount: int, key: str, clauses: tuple[str, ...]) -> None:
        """A claim takes the place of what its owner had on the cloth."""
        lying = run.s.stakes[who].amount if who in run.s.stakes else 0
        moves = self.made_up(who, amount - lying)
        invited = self.rules.calls.invite.calls if kind == WITH_TABLE else ()
        calls = (*self.word(key, who), *(Call(k) for k in invited))
        run(StakeLaid(who=who, stake=Stake(kind=kind, amount=amount), moves=moves, calls=calls, clauses=clauses))

    def made_up(self, who: Actor, more: int) -> tuple[Move, ...]:
        """What somebody adds to a stake so that it is the claim; on the line there may lie more than that."""
        if not more:
            return ()
        return (Move(who, CLOTH, more, "bet") if more > 0 else Move(CLOTH, who, -more, "back"),)

    def close(self, run: Run[Chemin]) -> None:
        """*No van más apuestas*: priority decides, what has no place against the bank goes back."""
        s, said = run.s, self.rules.calls.close
        calls = tuple(Call(key, by=said.by) for key in said.calls)
        allotment = self.allotted(s)
        back = tuple(
            Move(CLOTH, who, rest, "back")
            for who, stake in s.stakes.items()
            if (rest := stake.amount - self.lying(stake, allotment.plays.get(who, 0))) > 0
        )
        if not allotment.plays:
            run(NobodyStaked(calls=calls, moves=back, clauses=said.clauses))
            run(RoundEnded())
            self.rested(run)
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
                uncovered=self.bank_of(s).amount - sum(allotment.plays.values()),
                moves=back,
                calls=calls,
                clauses=(*said.clauses, *allotment.clauses),
            )
        )

    def lying(self, stake: Stake, plays: int) -> int:
        """What of a stake stays on the cloth: all of it on the line while half plays, else what plays."""
        return stake.amount if stake.line and plays == self.playing(stake) else plays

    def followed_late(self, run: Run[Chemin], who: Actor) -> None:
        """A banco seguido after the deal: everything else goes back, and the cards are his."""
        s = run.s
        bank = self.bank_of(s).amount
        stake = Stake(kind=FOLLOWED, amount=bank, plays=bank)
        more = bank - (s.stakes[who].amount if who in s.stakes else 0)
        others = (Move(CLOTH, p, st.amount, "back") for p, st in s.stakes.items() if p != who)
        moves = (*self.made_up(who, more), *others)
        calls = self.word("banco-seguido", who)
        run(HandTaken(holder=who, stake=stake, moves=moves, calls=calls, clauses=self.rules.banco.late_clauses))

    def rested(self, run: Run[Chemin], won: bool = False) -> None:
        """What follows a coup that leaves the bank where it is; the whole game says more."""

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_cover(self, s: Chemin, e: Event) -> Chemin | None:
        match e:
            case StakeLaid(who=who, stake=stake):
                return changed(s, stakes={**s.stakes, who: stake})
            case StakeTaken(who=who):
                asked = tuple(p for p in s.coup.asked if p != who)
                stakes = {p: st for p, st in s.stakes.items() if p != who}
                return changed(s, stakes=stakes, coup=replace(s.coup, asked=asked))
            case BetsClosed(stakes=stakes, holder=holder, banco=banco, followed=followed):
                coup = replace(s.coup, holder=holder, banco=banco, followed=followed)
                return changed(s, phase=CLOSED, stakes=stakes, coup=coup)
            case NobodyStaked():
                return changed(s, phase=HOLDING, stakes={}, bank=replace(self.bank_of(s), free=True))
            case LateRemoved(who=gone):
                return changed(s, stakes={p: st for p, st in s.stakes.items() if p not in gone})
            case HandTaken(holder=holder, stake=stake):
                coup = replace(s.coup, holder=holder, banco=True, followed=True)
                return changed(s, stakes={holder: stake}, coup=coup)
            case RoundEnded():
                return s
        return None
