"""Who gets the bank: a deposit before the game, an auction, lots; and how a bank is held, broken, left and ended."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.banque.acts import (
    AUCTION,
    BANK_ACCOUNT,
    BETTING,
    DRAWING,
    HOLDING,
    IDLE,
    OFFERING,
    PLEDGED,
    AuctionBank,
    Bank,
    BankAwarded,
    BankLeft,
    BankOffered,
    BankReplenished,
    BankSet,
    Banque,
    BeginSession,
    BidMade,
    Coup,
    DepositBank,
    LeaveBank,
    LotDrawn,
    LotsDue,
    NobodyBids,
    OnOffer,
    ReplenishBank,
    SessionBegun,
    ShoeGoesOn,
)
from novamas.games.banque.desk import BanqueTable, changed
from novamas.games.circle.acts import Bid, CloseAuction, HoldBank
from novamas.kit.decider import (
    DIRECTOR,
    INSPECTOR,
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

AWARD_COMMANDS: tuple[type[Command], ...] = (
    BeginSession, AuctionBank, DepositBank, Bid, CloseAuction, HoldBank, LeaveBank, ReplenishBank,
)  # fmt: skip
AWARD_EVENTS: tuple[type[Event], ...] = (
    SessionBegun, BankOffered, BidMade, LotsDue, LotDrawn, BankAwarded, NobodyBids, BankSet, BankReplenished, BankLeft,
    ShoeGoesOn,
)  # fmt: skip

MOST_SHOES = 6
"""For how many shoes at most a bank is put up at once."""
DAY = 0
"""Instead of a number of shoes: as many as are dealt until the table closes."""


class AwardGame(BanqueTable):
    """The bank between two coups."""

    def may_begin(self, s: Banque) -> bool:
        """Whether another session of a free bank is still to come."""
        mode = self.mode
        spent = bool(mode.shoes) and s.shoe.stopped and not self.shoes_left(s)
        return s.phase == IDLE and s.bank is None and spent and s.sitting < mode.sessions

    def may_award(self, s: Banque) -> bool:
        return (
            s.phase == IDLE
            and s.bank is None
            and self.enough(s)
            and not self.session_over(s)
            and not (s.shoe.stopped and not self.shoes_left(s))
        )

    def terms(self, s: Banque) -> tuple[int, ...]:
        """For how many shoes a bank may be awarded."""
        left = MOST_SHOES
        if self.mode.shoes:
            left = self.mode.shoes * s.sitting - s.shoe.number + (0 if s.shoe.stopped else 1)
        return tuple(range(1, max(1, min(MOST_SHOES, left)) + 1))

    def puts_up(self, who: Actor) -> bool:
        """Who may put a bank up to auction: whose task it is, and the director where it may be for days."""
        award = self.rules.award
        return who == award.by or (who == DIRECTOR and award.days)

    def may_leave(self, s: Banque) -> bool:
        """A bank may be left after its first coup, unless a card has been drawn; always where too few are left."""
        bank = self.bank_of(s)
        return not self.enough(s) or ((bank.free or bank.coups > 0) and not bank.bound)

    def may_hold(self, s: Banque) -> bool:
        return self.enough(s) and self.bank_of(s).amount > 0

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def award_awaits(self, s: Banque) -> tuple[Await, ...]:
        by = self.rules.award.by
        match s.phase:
            case "offering" | "auction":
                return (Await(by, ("CloseAuction",)),)
            case "holding":
                kinds = (
                    *(("HoldBank",) if self.may_hold(s) else ()),
                    *(("ReplenishBank",) if not self.bank_of(s).amount else ()),
                    *(("LeaveBank",) if self.may_leave(s) else ()),
                )
                return (Await(self.bank_of(s).banker, kinds),)
        if self.may_begin(s):
            return (Await(INSPECTOR, ("BeginSession",)),)
        return (Await(by, ("AuctionBank",)),) if self.may_award(s) else ()

    def award_default(self, s: Banque, who: Actor) -> Command | None:
        """The silent let things take their course: a banker goes on while there is a bank, and else leaves it."""
        match s.phase:
            case "offering" | "auction":
                return CloseAuction(by=who)
            case "holding":
                return HoldBank(by=who) if self.may_hold(s) else LeaveBank(by=who)
        return BeginSession(by=who) if self.may_begin(s) else AuctionBank(by=who, shoes=1)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def award_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        award = self.rules.award
        if who == INSPECTOR and who in s.staff and self.may_begin(s):
            yield Offer("BeginSession", who, clauses=self.mode.sessions_clauses)
        if who == award.by and who in s.staff:
            if self.may_award(s):
                yield Offer("AuctionBank", who, {"shoes": OneOf(self.terms(s))}, award.clauses)
            if s.phase in (OFFERING, AUCTION):
                yield Offer("CloseAuction", who, clauses=award.clauses)
        if who == DIRECTOR and award.days and self.may_award(s):
            yield Offer("AuctionBank", who, {"shoes": OneOf((DAY,))}, award.days_clauses)
        if not is_person(who):
            return
        if s.phase in (OFFERING, AUCTION) and (amount := self.bid_amount(s, who)) is not None:
            yield Offer("Bid", who, {"amount": amount}, award.clauses)
        early = award.opening == "deposit" and not s.round and self.may_award(s)
        if early and (amount := self.sum_from(s, who, self.least(s))) is not None:
            yield Offer("DepositBank", who, {"amount": amount}, award.opening_clauses)
        if s.phase == HOLDING and self.is_banker(s, who):
            yield from self.banker_offers(s, who)

    def banker_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        rules, bank = self.rules, self.bank_of(s)
        if self.may_hold(s):
            yield Offer("HoldBank", who, clauses=rules.calls.bank.clauses)
        if self.may_leave(s):
            yield Offer("LeaveBank", who, clauses=rules.award.left_clauses)
        if not bank.amount and self.enough(s):
            least = self.least(s) if rules.broken.least == "minimum" else bank.base
            if (amount := self.sum_from(s, who, least, rules.broken.least_clauses)) is not None:
                may = rules.broken.changes_shoe and self.shoes_left(s)
                form: dict[str, Space] = {"amount": amount, "new_shoe": OneOf((False, True) if may else (False,))}
                yield Offer("ReplenishBank", who, form, rules.broken.clauses)

    def sum_from(self, s: Banque, who: Actor, least: int, clauses: tuple[str, ...] = ()) -> Amount | None:
        """What somebody may put up as a bank, from a sum on."""
        top = self.most(s)
        purse = s.chips.get(who, 0)
        most = purse if top is None else min(purse, max(top, least))
        if most < least:
            return None
        above = Why("not-enough-chips") if most == purse else Why("above-maximum", self.mode.cap_clauses)
        return Amount(least, most, below=Why("below-minimum", clauses or self.mode.cap_clauses), above=above)

    def bid_amount(self, s: Banque, who: Actor) -> Amount | None:
        """What somebody may bid: more than before, or where the sum is fixed exactly that, once."""
        assert s.offer is not None
        lying = s.bids.get(who, 0)
        if who in s.barred or who == s.offer.left_by:
            return None
        if s.offer.fixed:
            why = Why("share-must-match", self.rules.award.offered_clauses)
            sum_ = s.offer.least
            return None if lying or s.chips[who] < sum_ else Amount(sum_, sum_, below=why, above=why)
        top, least = self.most(s), max(s.offer.least, lying + 1)
        purse = s.chips[who] + lying
        most = purse if top is None else min(purse, max(top, s.offer.least))
        if most < least:
            return None
        above = Why("not-enough-chips") if most == purse else Why("above-maximum", self.mode.cap_clauses)
        return Amount(least, most, below=Why("below-minimum", self.rules.award.clauses), above=above)

    def award_why_not(self, s: Banque, c: Command) -> Refused | None:
        award = self.rules.award
        match c:
            case Bid(by=who) | DepositBank(by=who) if is_person(who) and who in s.barred:
                return Refused("barred-from-the-bank", award.barred_clauses, "by", who)
            case Bid(by=who) if s.offer is not None and who == s.offer.left_by:
                return Refused("not-offered-the-bank", award.offered_clauses, "by", who)
            case Bid(by=who) if is_person(who):
                here = s.phase in (OFFERING, AUCTION)
                return Refused("not-enough-chips" if here else "not-now", award.clauses, "amount", c.amount)
            case DepositBank(by=who) if is_person(who):
                return Refused("not-now", award.opening_clauses or award.clauses)
            case HoldBank(by=who) | LeaveBank(by=who) | ReplenishBank(by=who) if is_person(who):
                return self.why_not_banker(s, c)
            case AuctionBank(by=who) if self.puts_up(who) and s.phase == IDLE and s.bank is None:
                if s.shoe.stopped and not self.shoes_left(s):
                    return Refused("session-is-over", self.mode.sessions_clauses)
                return self.why_not_begin(s)
            case BeginSession(by=who) if who == INSPECTOR:
                return Refused("not-now", self.mode.sessions_clauses)
            case AuctionBank(by=who) if self.puts_up(who):
                return Refused("not-now", award.clauses)
            case CloseAuction(by=who) if who == award.by:
                return Refused("not-now", award.clauses)
            case AuctionBank(by=who) | CloseAuction(by=who) | BeginSession(by=who):
                return Refused("not-your-role", award.clauses, "by", who)
        return None

    def why_not_banker(self, s: Banque, c: Command) -> Refused:
        rules = self.rules
        if not self.is_banker(s, c.by):
            return Refused("not-the-banker", rules.award.clauses, "by", c.by)
        if s.phase != HOLDING:
            return Refused("not-now", rules.award.left_clauses)
        match c:
            case HoldBank() if not self.bank_of(s).amount:
                return Refused("bank-is-broken", rules.broken.clauses)
            case HoldBank():
                return self.why_not_begin(s)
            case LeaveBank() if self.bank_of(s).bound:
                return Refused("must-play-on", rules.errors.early.clauses)
            case LeaveBank():
                return Refused("not-now" if self.may_leave(s) else "must-deal-once", rules.award.left_clauses)
        broken = not self.bank_of(s).amount
        return Refused("not-enough-chips" if broken else "bank-not-broken", rules.broken.clauses)

    def why_not_begin(self, s: Banque) -> Refused:
        """Why no coup can begin: too few players, or else a shoe that is not ready."""
        if not self.enough(s):
            return Refused("too-few-players", self.rules.least.clauses)
        return Refused("not-now", self.rules.pack.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_award(self, run: Run[Banque], c: Command) -> None:
        s, rules, award = run.s, self.rules, self.rules.award
        match c:
            case BeginSession():
                run(SessionBegun(session=s.sitting + 1, clauses=self.mode.sessions_clauses))
            case AuctionBank(shoes=shoes):
                term = award.days_clauses if shoes == DAY else award.term_clauses
                self.offered(run, OnOffer(least=self.least(s), shoes=shoes), (*award.clauses, *term))
            case DepositBank(by=who, amount=amount):
                moves = (Move(who, BANK_ACCOUNT, amount, "bank"),)
                self.awarded(run, who, amount, 1, moves, award.opening_clauses)
            case Bid(by=who, amount=amount):
                moves = (Move(who, PLEDGED, amount - s.bids.get(who, 0), "pledge"),)
                run(BidMade(who=who, amount=amount, moves=moves, clauses=award.clauses))
            case CloseAuction():
                self.close_auction(run)
            case HoldBank():
                said, bank = rules.calls.bank, self.bank_of(s)
                calls = tuple(Call(key, {"amount": bank.amount}, said.by) for key in said.calls)
                run(BankSet(round=s.round + 1, amount=bank.amount, calls=calls, clauses=said.clauses))
            case ReplenishBank(by=who, amount=amount, new_shoe=new):
                moves = (Move(who, BANK_ACCOUNT, amount, "bank"),)
                clauses = (*rules.broken.clauses, *(rules.broken.shoe_clauses if new else ()))
                run(BankReplenished(amount=amount, new_shoe=new, moves=moves, clauses=clauses))
            case LeaveBank():
                self.leave(run)

    def offered(self, run: Run[Banque], offer: OnOffer, clauses: tuple[str, ...], ends_shoe: bool = False) -> None:
        run(
            BankOffered(
                least=offer.least,
                shoes=offer.shoes,
                fixed=offer.fixed,
                ends_shoe=ends_shoe,
                left_by=offer.left_by,
                clauses=clauses,
            )
        )

    def awarded(
        self, run: Run[Banque], who: Actor, amount: int, shoes: int, moves: tuple[Move, ...], clauses: tuple[str, ...]
    ) -> None:
        clauses = (*clauses, *self.rules.award.deposit_clauses, *self.mode.deposit_clauses)
        calls = (Call("bank-awarded", {"amount": amount, "who": who}, self.rules.award.by),)
        run(BankAwarded(banker=who, amount=amount, shoes=shoes, moves=moves, calls=calls, clauses=clauses))

    def close_auction(self, run: Run[Banque]) -> None:
        """The highest bid has the bank, equal ones draw lots. What nobody takes for its sum is auctioned with a new
        shoe, if there may be one; where nobody bids at all, the shoe is over."""
        s, award = run.s, self.rules.award
        assert s.offer is not None
        if not s.bids and s.offer.fixed and self.shoes_left(s):
            shoes = DAY if s.offer.shoes == DAY else max(1, s.offer.shoes - 1)  # the one that ends was one of them
            self.offered(run, OnOffer(least=self.least(s), shoes=shoes), award.nobody_clauses, ends_shoe=True)
            return
        if not s.bids:
            run(NobodyBids(clauses=award.nobody_clauses))
            return
        best = max(s.bids.values())
        highest = tuple(who for who, amount in s.bids.items() if amount == best)
        if len(highest) > 1:
            run(LotsDue(lots=highest, clauses=award.equal_clauses))
        else:
            self.won(run, highest[0], award.clauses)

    def won(self, run: Run[Banque], who: Actor, clauses: tuple[str, ...]) -> None:
        s = run.s
        assert s.offer is not None
        amount = s.bids[who]
        moves = (Move(PLEDGED, BANK_ACCOUNT, amount, "bank"), *self.bids_back(s, who))
        self.awarded(run, who, amount, s.offer.shoes, moves, clauses)

    def leave(self, run: Run[Banque]) -> None:
        """The banker leaves: the bank is auctioned from its sum on, or offered to another for what it began with."""
        bank, award = self.bank_of(run.s), self.rules.award
        sum_ = bank.amount if award.floor == "last" else bank.base
        self.ended(run, "left", award.left_clauses)
        if not self.enough(run.s):
            return
        if award.left == "offered":
            offer = OnOffer(least=sum_, shoes=bank.shoes, fixed=True, left_by=bank.banker)
        else:
            offer = OnOffer(least=self.capped(run.s, sum_), shoes=bank.shoes)
        self.offered(run, offer, award.offered_clauses)

    def ended(self, run: Run[Banque], cause: str, clauses: tuple[str, ...]) -> None:
        bank = self.bank_of(run.s)
        barred = cause == "left" and self.rules.award.bars_winner and bank.amount > bank.put
        moves = (Move(BANK_ACCOUNT, bank.banker, bank.amount, "bank"),) if bank.amount else ()
        clauses = (*clauses, *(self.rules.award.barred_clauses if barred else ()))
        calls = (Call("bank-left", {"amount": bank.amount}, bank.banker),) if cause == "left" else ()
        run(
            BankLeft(
                cause=cause,
                banker=bank.banker,
                amount=bank.amount,
                barred=barred,
                moves=moves,
                calls=calls,
                clauses=clauses,
            )
        )

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_award(self, s: Banque, e: Event) -> Banque | None:
        match e:
            case SessionBegun(session=n):
                return changed(s, sitting=n)
            case BankOffered(least=least, shoes=shoes, fixed=fixed, ends_shoe=ends, left_by=left_by):
                offer = OnOffer(least=least, shoes=shoes, fixed=fixed, left_by=left_by)
                shoe = replace(s.shoe, behind=s.shoe.left) if ends else s.shoe
                barred = () if ends else s.barred
                return changed(s, phase=OFFERING if fixed else AUCTION, offer=offer, shoe=shoe, barred=barred)
            case BidMade(who=who, amount=amount):
                return changed(s, bids={**s.bids, who: amount})
            case LotsDue(lots=lots, claims=claims):
                return changed(s, phase=DRAWING, lots=lots, claims=claims)
            case LotDrawn():
                return changed(s, lots=())
            case BankAwarded(banker=banker, amount=amount, shoes=shoes):
                bank = Bank(banker=banker, amount=amount, base=amount, put=amount, shoes=shoes)
                return changed(s, phase=HOLDING, bank=bank, offer=None, bids={}, lots=())
            case NobodyBids():
                return changed(s, phase=IDLE, offer=None, shoe=replace(s.shoe, behind=s.shoe.left))
            case BankSet(round=n):
                return changed(s, phase=BETTING, round=n, coup=Coup(held=s.coup.held))
            case BankReplenished(amount=amount, new_shoe=new):
                shoe = replace(s.shoe, behind=s.shoe.left) if new else s.shoe
                bank = self.bank_of(s)
                return changed(s, bank=replace(bank, amount=amount, put=bank.put + amount), shoe=shoe)
            case BankLeft(banker=banker, barred=barred):
                out = (*s.barred, banker) if barred else s.barred
                coup = replace(s.coup, held=(), due=())
                return changed(s, phase=IDLE, bank=None, barred=out, maker="", repeats=0, coup=coup)
            case ShoeGoesOn(shoes=shoes):
                return changed(s, bank=replace(self.bank_of(s), shoes=shoes, bound=False))
        return None
