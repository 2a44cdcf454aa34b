"""Who gets the bank: a deposit before the game, an auction, lots; and how a bank is held, broken, left and ended."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.banque.acts import (
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
    ClothsDealt,
    ClothsSettled,
    CoupAnnulled,
    DepositBank,
    DepositRaised,
    LeaveBank,
    LotDrawn,
    LotsDue,
    NobodyBids,
    NoStakes,
    OnOffer,
    ReplenishBank,
    SessionBegun,
    ShoeGoesOn,
)
from novamas.games.banque.desk import BanquePart, BanqueTable, bank_of, change
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.acts import Bid, CloseAuction, HoldBank
from novamas.games.circle.ceremony import Ceremony
from novamas.games.circle.desk import AUCTION, BETTING, DRAWING, HOLDING, IDLE, OFFERING
from novamas.games.circle.reports import CardDrawnEarly, HeldDiscarded
from novamas.games.shoe.acts import ShoeLoaded
from novamas.kit.chance import Dist, Uniform
from novamas.kit.decider import (
    CHANCE,
    DIRECTOR,
    INSPECTOR,
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
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Space, Why

MOST_SHOES = 6
"""For how many shoes at most a bank is put up at once."""
DAY = 0
"""Instead of a number of shoes: as many as are dealt until the table closes."""


class Award(BanquePart):
    """The bank between two coups."""

    owns = ("bank", "offer", "bids", "lots", "barred", "sitting", "coups")
    events = (
        SessionBegun, BankOffered, BidMade, LotsDue, LotDrawn, BankAwarded, NobodyBids, BankSet, BankReplenished,
        BankLeft, ShoeGoesOn, ShoeLoaded, DepositRaised, NoStakes, ClothsDealt, ClothsSettled, CoupAnnulled,
        CardDrawnEarly, HeldDiscarded,
    )  # fmt: skip

    def __init__(self, table: BanqueTable, shoe: Ceremony[Banque]) -> None:
        super().__init__(table)
        self.mode, self.shoe = table.mode, shoe

    def may_begin(self, s: Banque) -> bool:
        """Whether another session of a free bank is still to come."""
        mode = self.mode
        spent = bool(mode.shoes) and s.shoe.stopped and not self.table.shoes_left(s)
        return s.phase == IDLE and s.bank is None and spent and s.sitting < mode.sessions

    def may_award(self, s: Banque) -> bool:
        return (
            s.phase == IDLE
            and s.bank is None
            and self.table.enough(s)
            and not self.table.session_over(s)
            and not (s.shoe.stopped and not self.table.shoes_left(s))
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
        bank = bank_of(s)
        return not self.table.enough(s) or ((bank.free or bank.coups > 0) and not bank.bound)

    def may_hold(self, s: Banque) -> bool:
        return self.table.enough(s) and bank_of(s).amount > 0

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def awaits(self, s: Banque) -> tuple[Await, ...]:
        by = self.rules.award.by
        match s.phase:
            case "drawing" if s.bank is None:
                return (Await(CHANCE, ("Chance",), "lot"),)
            case "offering" | "auction":
                return (Await(by, ("CloseAuction",)),)
            case "holding":
                kinds = (
                    *(("HoldBank",) if self.may_hold(s) else ()),
                    *(("ReplenishBank",) if not bank_of(s).amount else ()),
                    *(("LeaveBank",) if self.may_leave(s) else ()),
                )
                return (Await(bank_of(s).banker, kinds),)
            case "idle" if self.may_begin(s):
                return (Await(INSPECTOR, ("BeginSession",)),)
            case "idle" if self.may_award(s):
                return (Await(by, ("AuctionBank",)),)
        return ()

    def chance(self, s: Banque) -> Dist | None:
        return Uniform(s.lots) if s.phase == DRAWING else None

    def next_due(self, s: Banque) -> Due | None:
        return Due(at="lot", among=s.lots)

    def default(self, s: Banque, who: Actor) -> Command | None:
        """The silent let things take their course: a banker goes on while there is a bank, and else leaves it."""
        match s.phase:
            case "drawing":
                return None
            case "offering" | "auction":
                return CloseAuction(by=who)
            case "holding":
                return HoldBank(by=who) if self.may_hold(s) else LeaveBank(by=who)
        return BeginSession(by=who) if self.may_begin(s) else AuctionBank(by=who, shoes=1)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def calm(self, s: Banque) -> bool:
        """Whether neither a card is on its way nor the shoe has to be looked after."""
        return not s.coup.due and not self.shoe.due(s)

    def not_calm(self, s: Banque) -> Shut | None:
        """Why the bank has to wait, if so: for a card drawn too soon, or for the shoe."""
        if s.coup.due:
            return Shut("not-now", self.rules.errors.early.clauses)
        return Shut("shoe-not-ready", self.rules.pack.clauses) if self.shoe.due(s) else None

    def another_s(self) -> Shut:
        return Shut("not-your-role", self.rules.award.clauses, "by")

    @gate(BeginSession, by=ANYBODY, during=(IDLE,))
    def allow_begin_session(self, s: Banque, who: Actor) -> Answer:
        if who != INSPECTOR:
            return self.another_s()
        if who in s.staff and self.may_begin(s) and self.calm(s):
            return Offer("BeginSession", who, clauses=self.mode.sessions_clauses)
        return Shut("not-now", self.mode.sessions_clauses)

    @gate(AuctionBank, by=ANYBODY, during=(IDLE,))
    def allow_auction_bank(self, s: Banque, who: Actor) -> Answer:
        award = self.rules.award
        if not self.puts_up(who):
            return self.another_s()
        if self.may_award(s) and self.calm(s):
            terms = (
                *(((self.terms(s), award.clauses),) if who == award.by and who in s.staff else ()),
                *((((DAY,), award.days_clauses),) if who == DIRECTOR and award.days else ()),
            )
            if terms:
                return tuple(Offer("AuctionBank", who, {"shoes": OneOf(shoes)}, cited) for shoes, cited in terms)
        if s.phase != IDLE or s.bank is not None:
            return Shut("not-now", award.clauses)
        if s.shoe.stopped and not self.table.shoes_left(s):
            return Shut("session-is-over", self.mode.sessions_clauses)
        return self.too_few(s) or self.not_calm(s) or Shut("not-now", self.rules.pack.clauses)

    @gate(CloseAuction, by=ANYBODY, during=(OFFERING, AUCTION))
    def allow_close_auction(self, s: Banque, who: Actor) -> Answer:
        if who != self.rules.award.by:
            return self.another_s()
        if who in s.staff and s.phase in (OFFERING, AUCTION):
            return Offer("CloseAuction", who, clauses=self.rules.award.clauses)
        return Shut("not-now", self.rules.award.clauses)

    @gate(Bid, during=(OFFERING, AUCTION))
    def allow_bid(self, s: Banque, who: Actor) -> Answer:
        award = self.rules.award
        if who in s.barred:
            return Shut("barred-from-the-bank", award.barred_clauses, "by")
        if s.offer is not None and who == s.offer.left_by:
            return Shut("not-offered-the-bank", award.offered_clauses, "by")
        if s.phase not in (OFFERING, AUCTION):
            return Shut("not-now", award.clauses, "amount")
        amount = self.bid_amount(s, who)
        if amount is None:
            return Shut("not-enough-chips", award.clauses, "amount")
        return Offer("Bid", who, {"amount": amount}, award.clauses)

    @gate(DepositBank, during=(IDLE,))
    def allow_deposit_bank(self, s: Banque, who: Actor) -> Answer:
        award = self.rules.award
        if who in s.barred:
            return Shut("barred-from-the-bank", award.barred_clauses, "by")
        early = award.opening == "deposit" and not s.round and self.may_award(s) and self.calm(s)
        if early and (amount := self.sum_from(s, who, self.table.least(s))) is not None:
            return Offer("DepositBank", who, {"amount": amount}, award.opening_clauses)
        return Shut("not-now", award.opening_clauses or award.clauses)

    def not_his(self, s: Banque, who: Actor) -> Shut | None:
        """Why the bank is not somebody's to dispose of now, if so."""
        if not self.table.is_banker(s, who):
            return Shut("not-the-banker", self.rules.award.clauses, "by")
        return None if s.phase == HOLDING else Shut("not-now", self.rules.award.left_clauses)

    def too_few(self, s: Banque) -> Shut | None:
        return None if self.table.enough(s) else Shut("too-few-players", self.rules.least.clauses)

    @gate(HoldBank, during=(HOLDING,))
    def allow_hold_bank(self, s: Banque, who: Actor) -> Answer:
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if not bank_of(s).amount:
            return Shut("bank-is-broken", self.rules.broken.clauses)
        if (shut := self.too_few(s)) is not None:
            return shut
        if (shut := self.not_calm(s)) is not None:
            return shut
        return Offer("HoldBank", who, clauses=self.rules.calls.bank.clauses)

    @gate(LeaveBank, during=(HOLDING,))
    def allow_leave_bank(self, s: Banque, who: Actor) -> Answer:
        clauses = self.rules.award.left_clauses
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if self.may_leave(s) and self.calm(s):
            return Offer("LeaveBank", who, clauses=clauses)
        if bank_of(s).bound:
            return Shut("must-play-on", self.rules.errors.early.clauses)
        return (self.not_calm(s) if self.may_leave(s) else None) or Shut("must-deal-once", clauses)

    @gate(ReplenishBank, during=(HOLDING,))
    def allow_replenish_bank(self, s: Banque, who: Actor) -> Answer:
        broken = self.rules.broken
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if bank_of(s).amount:
            return Shut("bank-not-broken", broken.clauses)
        if (shut := self.too_few(s)) is not None:
            return shut
        if (shut := self.not_calm(s)) is not None:
            return shut
        least = self.table.least(s) if broken.least == "minimum" else bank_of(s).base
        if (amount := self.sum_from(s, who, least, broken.least_clauses)) is None:
            return Shut("not-enough-chips", broken.clauses)
        may = broken.changes_shoe and self.table.shoes_left(s)
        form: dict[str, Space] = {"amount": amount, "new_shoe": OneOf((False, True) if may else (False,))}
        return Offer("ReplenishBank", who, form, broken.clauses)

    def sum_from(self, s: Banque, who: Actor, least: int, clauses: tuple[str, ...] = ()) -> Amount | None:
        """What somebody may put up as a bank, from a sum on."""
        top = self.table.most(s)
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
        if s.offer.fixed:
            why = Why("share-must-match", self.rules.award.offered_clauses)
            sum_ = s.offer.least
            return None if lying or s.chips[who] < sum_ else Amount(sum_, sum_, below=why, above=why)
        top, least = self.table.most(s), max(s.offer.least, lying + 1)
        purse = s.chips[who] + lying
        most = purse if top is None else min(purse, max(top, s.offer.least))
        if most < least:
            return None
        above = Why("not-enough-chips") if most == purse else Why("above-maximum", self.mode.cap_clauses)
        return Amount(least, most, below=Why("below-minimum", self.rules.award.clauses), above=above)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Banque], c: Command) -> None:
        s, rules, award = run.s, self.rules, self.rules.award
        match c:
            case Chance(value=value):
                run(LotDrawn(lot=str(value), clauses=award.equal_clauses))
                self.give_to_winner(run, str(value), award.clauses)
            case BeginSession():
                run(SessionBegun(session=s.sitting + 1, clauses=self.mode.sessions_clauses))
            case AuctionBank(shoes=shoes):
                term = award.days_clauses if shoes == DAY else award.term_clauses
                self.offer_bank(run, OnOffer(least=self.table.least(s), shoes=shoes), (*award.clauses, *term))
            case DepositBank(by=who, amount=amount):
                moves = (Move(who, PLAYERS_BANK, amount, "bank"),)
                self.award_bank(run, who, amount, 1, moves, award.opening_clauses)
            case Bid(by=who, amount=amount):
                moves = (Move(who, PLEDGED, amount - s.bids.get(who, 0), "pledge"),)
                run(BidMade(who=who, amount=amount, moves=moves, clauses=award.clauses))
            case CloseAuction():
                self.close_auction(run)
            case HoldBank():
                said, bank = rules.calls.bank, bank_of(s)
                calls = tuple(Call(key, {"amount": bank.amount}, said.by) for key in said.calls)
                run(BankSet(round=s.round + 1, amount=bank.amount, calls=calls, clauses=said.clauses))
            case ReplenishBank(by=who, amount=amount, new_shoe=new):
                moves = (Move(who, PLAYERS_BANK, amount, "bank"),)
                clauses = (*rules.broken.clauses, *(rules.broken.shoe_clauses if new else ()))
                run(BankReplenished(amount=amount, new_shoe=new, moves=moves, clauses=clauses))
            case LeaveBank():
                self.leave(run)

    def offer_bank(self, run: Run[Banque], offer: OnOffer, clauses: tuple[str, ...], ends_shoe: bool = False) -> None:
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

    def award_bank(
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
        if not s.bids and s.offer.fixed and self.table.shoes_left(s):
            shoes = DAY if s.offer.shoes == DAY else max(1, s.offer.shoes - 1)  # the one that ends was one of them
            self.offer_bank(run, OnOffer(least=self.table.least(s), shoes=shoes), award.nobody_clauses, ends_shoe=True)
            return
        if not s.bids:
            run(NobodyBids(clauses=award.nobody_clauses))
            return
        best = max(s.bids.values())
        highest = tuple(who for who, amount in s.bids.items() if amount == best)
        if len(highest) > 1:
            run(LotsDue(lots=highest, clauses=award.equal_clauses))
        else:
            self.give_to_winner(run, highest[0], award.clauses)

    def give_to_winner(self, run: Run[Banque], who: Actor, clauses: tuple[str, ...]) -> None:
        s = run.s
        assert s.offer is not None
        amount = s.bids[who]
        moves = (Move(PLEDGED, PLAYERS_BANK, amount, "bank"), *self.table.bids_back(s, who))
        self.award_bank(run, who, amount, s.offer.shoes, moves, clauses)

    def leave(self, run: Run[Banque]) -> None:
        """The banker leaves: the bank is auctioned from its sum on, or offered to another for what it began with."""
        bank, award = bank_of(run.s), self.rules.award
        sum_ = bank.amount if award.floor == "last" else bank.base
        self.end_bank(run, "left", award.left_clauses)
        if not self.table.enough(run.s):
            return
        if award.left == "offered":
            offer = OnOffer(least=sum_, shoes=bank.shoes, fixed=True, left_by=bank.banker)
        else:
            offer = OnOffer(least=self.table.cap(run.s, sum_), shoes=bank.shoes)
        self.offer_bank(run, offer, award.offered_clauses)

    def end_bank(self, run: Run[Banque], cause: str, clauses: tuple[str, ...]) -> None:
        bank = bank_of(run.s)
        barred = cause == "left" and self.rules.award.bars_winner and bank.amount > bank.put
        moves = (Move(PLAYERS_BANK, bank.banker, bank.amount, "bank"),) if bank.amount else ()
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

    def go_on_or_end(self, run: Run[Banque]) -> None:
        """The bank goes on: in another shoe if it was awarded for one, else it ends with the shoe or the session. One
        that is broken in the last coup of its shoe waits for its banker, who may go on in another."""
        s, rules = run.s, self.rules
        bank = bank_of(s)
        if self.table.session_over(s):
            self.end_bank(run, "session", ())
        elif s.shoe.stopped and bank.shoes == DAY and self.table.shoes_left(s):
            run(ShoeGoesOn(shoes=DAY, clauses=rules.award.days_clauses))
        elif s.shoe.stopped and bank.shoes > 1 and self.table.shoes_left(s):
            run(ShoeGoesOn(shoes=bank.shoes - 1, clauses=rules.award.term_clauses))
        elif s.shoe.stopped and not (not bank.amount and rules.broken.changes_shoe and self.table.shoes_left(s)):
            self.end_bank(run, "shoe", rules.pack.stop_clauses)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Banque, e: Event) -> Banque:
        match e:
            case ShoeLoaded():
                return change(s, coups=0, barred=())
            case SessionBegun(session=n):
                return change(s, sitting=n)
            case BankOffered(least=least, shoes=shoes, fixed=fixed, ends_shoe=ends, left_by=left_by):
                offer = OnOffer(least=least, shoes=shoes, fixed=fixed, left_by=left_by)
                shoe = replace(s.shoe, behind=s.shoe.left) if ends else s.shoe
                barred = () if ends else s.barred
                return change(s, phase=OFFERING if fixed else AUCTION, offer=offer, shoe=shoe, barred=barred)
            case BidMade(who=who, amount=amount):
                return change(s, bids={**s.bids, who: amount})
            case LotsDue(lots=lots):
                return change(s, phase=DRAWING, lots=lots)
            case LotDrawn():
                return change(s, lots=())
            case BankAwarded(banker=banker, amount=amount, shoes=shoes):
                bank = Bank(banker=banker, amount=amount, base=amount, put=amount, shoes=shoes)
                return change(s, phase=HOLDING, bank=bank, offer=None, bids={}, lots=())
            case NobodyBids():
                return change(s, phase=IDLE, offer=None, shoe=replace(s.shoe, behind=s.shoe.left))
            case BankSet(round=n):
                return change(s, phase=BETTING, round=n)
            case BankLeft(banker=banker, barred=barred):
                return change(s, phase=IDLE, bank=None, barred=(*s.barred, banker) if barred else s.barred)
            case BankReplenished(new_shoe=True):
                s = change(s, shoe=replace(s.shoe, behind=s.shoe.left))
            case ClothsDealt():
                s = change(s, coups=s.coups + 1)
            case CoupAnnulled() if s.coup.hands:
                s = change(s, coups=s.coups - 1)
        return change(s, bank=after(bank_of(s), e, bool(s.coup.hands)))

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Banque) -> dict[Account, int]:
        return {PLAYERS_BANK: s.bank.amount if s.bank is not None else 0, PLEDGED: sum(s.bids.values())}

    def why_not_leave(self, s: Banque, who: Actor) -> Why | None:
        if self.table.is_banker(s, who):
            return Why("bank-on-the-table", self.rules.award.left_clauses)
        return Why("bets-on-the-cloth") if who in s.bids else None

    def with_derived(self, s: Banque) -> Banque:
        """Who comes first on each cloth."""
        orders = {cloth: self.table.priority(s, cloth) for cloth in CLOTHS} if s.bank is not None else {}
        return change(s, orders=orders)


def after(bank: Bank, e: Event, dealt: bool) -> Bank:
    """A bank that somebody holds, after something that befell it."""
    match e:
        case BankReplenished(amount=amount):
            return replace(bank, amount=amount, put=bank.put + amount)
        case DepositRaised(amount=amount):
            return replace(bank, amount=bank.amount + amount, put=bank.put + amount)
        case ShoeGoesOn(shoes=shoes):
            return replace(bank, shoes=shoes, bound=False)
        case NoStakes():
            return replace(bank, free=True)
        case ClothsDealt():
            return replace(bank, coups=bank.coups + 1, bound=False)
        case ClothsSettled(bank=settled):
            return settled
        case CoupAnnulled():
            return replace(bank, coups=bank.coups - dealt)
        case CardDrawnEarly():
            return replace(bank, bound=True)
        case HeldDiscarded():
            return replace(bank, bound=False)
    return bank
