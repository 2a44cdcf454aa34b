"""Who gets the hand: the rotation, those who stand, several together, who passed it, the auction, the forced minimum.

Whom it is offered to now is worked out from the state (`whom_to_ask`), never stored: people come, go and change
seats while a hand is on offer. Only who sits down at a place that it has already been past is remembered (`missed`).
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    PLEDGED,
    AuctionOpened,
    AwardTogether,
    Bank,
    BankEnded,
    BankTaken,
    BidMade,
    Chemin,
    DeclineBank,
    HandDeclined,
    HandOffered,
    NobodyTook,
    OfferBank,
    Offered,
    PledgeBank,
    Pledged,
    PledgesReturned,
    Salute,
    Saluted,
    SeatLost,
    ShareAnswered,
    TakeBank,
)
from novamas.games.chemin.desk import CheminPart, CheminTable, change
from novamas.games.circle.acts import Bid, CloseAuction, OpenAuction
from novamas.games.circle.ceremony import Ceremony
from novamas.games.circle.desk import AUCTION, IDLE, OFFERING
from novamas.games.circle.order import from_right, standing_order
from novamas.games.shoe.acts import ShoeLoaded
from novamas.kit.decider import CROUPIER, PLAYERS_BANK, Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, Why


class Award(CheminPart):
    """The hand on offer."""

    owns = (
        "offered",
        "unwanted",
        "bids",
        "pledges",
        "place",
        "sat",
        "refusals",
        "settled",
        "heir",
        "inherits",
        "missed",
        "taken_at",
        "ceded",
    )
    events = (
        HandOffered, HandDeclined, Saluted, SeatLost, Pledged, PledgesReturned, AuctionOpened, BidMade, BankTaken,
        NobodyTook, ShoeLoaded, ShareAnswered, BankEnded,
    )  # fmt: skip

    def __init__(self, table: CheminTable, shoe: Ceremony[Chemin]) -> None:
        super().__init__(table)
        self.shoe = shoe

    # -- whom it is offered to -----------------------------------------------------------------------------------------

    @staticmethod
    def whom_to_ask(s: Chemin) -> Actor | None:
        """Who has to say now whether the hand is taken; nobody once everybody has been asked. The rotation goes one
        way, and a hand that nobody wanted is forced on neither who passed it nor who lost it."""
        hand = s.offered
        if hand is None or s.phase != OFFERING:
            return None
        if hand.heir:
            return hand.heir
        seated = tuple(who for who in from_right(s.seats, s.place) if who not in s.missed)
        if hand.forced:
            free = (who for who in seated if who not in (hand.last, hand.former))
            return next((who for who in free if Award.can_take(s, who, hand)), None)
        standing = standing_order(s.seats, s.place, s.standing, s.behind)
        turn = next((who for who in (*seated, *standing) if Award.in_turn(s, who, hand)), None)
        if turn is not None or Award.together(s):
            return turn
        former = hand.former
        return former if former and Award.can_take(s, former, hand) else None

    @staticmethod
    def in_turn(s: Chemin, who: Actor, hand: Offered) -> bool:
        """Whether the hand is to be offered to somebody: it has not been, and it can be taken, or must be greeted."""
        if who in hand.done or who == hand.last:
            return False
        return CheminTable.owes_salute(s, who) or Award.can_take(s, who, hand)

    @staticmethod
    def can_take(s: Chemin, who: Actor, hand: Offered) -> bool:
        return who not in hand.done and Award.means(s, who) >= hand.need

    @staticmethod
    def means(s: Chemin, who: Actor) -> int:
        """What somebody can put up alone: a part in taking the hand together comes back for that."""
        return s.chips.get(who, -1) + s.pledges.get(who, 0)

    @staticmethod
    def together(s: Chemin) -> bool:
        """Whether those who want the hand together have put up what it needs."""
        return s.offered is not None and s.offered.passed and sum(s.pledges.values()) >= s.offered.need

    def bidders(self, s: Chemin, who: Actor) -> bool:
        return s.offered is not None and who in s.chips and who not in s.offered.out

    def floor(self, s: Chemin) -> int:
        """The least bid in an auction."""
        assert s.offered is not None
        return s.offered.need if self.rules.auction.floor == "previous" else self.table.least(s)

    def can_offer(self, s: Chemin) -> bool:
        """Whether the croupier may offer the hand now: nobody has it, the shoe is ready, there are players enough."""
        return s.phase == IDLE and not self.shoe.busy(s) and not self.table.session_over(s) and self.table.enough(s)

    # -- what each may do --------------------------------------------------------------------------------------------

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        if s.phase == IDLE:
            able = any(chips >= self.table.least(s) for chips in s.chips.values())
            return (Await(CROUPIER, ("OfferBank",)),) if self.can_offer(s) and able and not s.unwanted else ()
        if s.phase == AUCTION:
            return (Await(CROUPIER, ("CloseAuction",)),)
        if s.phase != OFFERING:
            return ()
        who = self.whom_to_ask(s)
        if who is not None:
            kinds = ("Salute",) if self.greets(s, who) else ("TakeBank", "DeclineBank")
            return (Await(who, kinds),)
        return (Await(CROUPIER, ("AwardTogether",) if self.together(s) else ("OpenAuction",)),)

    def greets(self, s: Chemin, who: Actor) -> bool:
        """Whether the hand must be let pass by somebody to whom it has come."""
        return s.offered is not None and self.table.owes_salute(s, who)

    def default(self, s: Chemin, who: Actor) -> Command | None:
        """The silent let the hand pass, but take it where they would lose their seat."""
        for a in self.awaits(s):
            if a.who == who:
                match a.kinds[0]:
                    case "OfferBank":
                        return OfferBank(by=who)
                    case "CloseAuction":
                        return CloseAuction(by=who)
                    case "AwardTogether":
                        return AwardTogether(by=who)
                    case "OpenAuction":
                        return OpenAuction(by=who)
                    case "Salute":
                        return Salute(by=who)
                    case "TakeBank":
                        assert s.offered is not None
                        forced = s.offered.forced
                        return TakeBank(by=who, amount=s.offered.need) if forced else DeclineBank(by=who)
        return None

    @gate(OfferBank, by=(CROUPIER,), during=(IDLE,))
    def allow_offer_bank(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == IDLE and not self.shoe.busy(s) and not self.table.enough(s):
            return Shut("too-few-players", self.rules.least.clauses)
        if who in s.staff and self.can_offer(s):
            return Offer("OfferBank", who, clauses=self.rules.bank.first_clauses)
        return Shut("not-now", self.rules.bank.first_clauses)

    @gate(TakeBank, during=(IDLE, OFFERING))
    def allow_take_bank(self, s: Chemin, who: Actor) -> Answer:
        rules = self.rules.bank
        if s.unwanted and self.can_offer(s) and s.chips[who] >= self.table.least(s):
            if who in s.ceded:
                return Shut("hand-not-offered", (*rules.forced_clauses, *rules.lost_clauses), "by")
            return Offer("TakeBank", who, {"amount": self.bank_amount(s, who)}, rules.rotation_clauses)
        if (shut := self.not_asked(s, who)) is not None:
            return shut
        assert s.offered is not None
        if self.means(s, who) < s.offered.need:
            return Shut("must-salute", self.rules.seating.salute_clauses)
        return Offer("TakeBank", who, {"amount": self.bank_amount(s, who)}, rules.rotation_clauses)

    @gate(DeclineBank, during=(OFFERING,))
    def allow_decline_bank(self, s: Chemin, who: Actor) -> Answer:
        return self.not_asked(s, who) or Offer("DeclineBank", who, clauses=self.rules.bank.rotation_clauses)

    def not_asked(self, s: Chemin, who: Actor) -> Shut | None:
        """Why somebody cannot say whether the hand is taken, if so."""
        if s.phase != OFFERING or who != self.whom_to_ask(s):
            return Shut("hand-not-offered", self.rules.bank.rotation_clauses, "by")
        return Shut("must-salute", self.rules.seating.salute_clauses) if self.greets(s, who) else None

    @gate(Salute, during=(OFFERING,))
    def allow_salute(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == OFFERING and who == self.whom_to_ask(s) and self.greets(s, who):
            return Offer("Salute", who, clauses=self.rules.seating.salute_clauses)
        return Shut("no-salute-owed", self.rules.seating.salute_clauses)

    @gate(PledgeBank, during=(OFFERING,))
    def allow_pledge_bank(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == OFFERING and self.may_pledge(s, who):
            return Offer("PledgeBank", who, {"amount": self.pledge_amount(s, who)}, self.rules.bank.together_clauses)
        return Shut("hand-not-offered", self.rules.bank.together_clauses, "by")

    @gate(AwardTogether, by=(CROUPIER,), during=(OFFERING,))
    def allow_award_together(self, s: Chemin, who: Actor) -> Answer:
        if who in s.staff and s.phase == OFFERING and self.whom_to_ask(s) is None and self.together(s):
            return Offer("AwardTogether", who, clauses=self.rules.bank.together_clauses)
        return Shut("not-now", self.rules.bank.together_clauses)

    @gate(OpenAuction, by=(CROUPIER,), during=(OFFERING,))
    def allow_open_auction(self, s: Chemin, who: Actor) -> Answer:
        if who in s.staff and s.phase == OFFERING and self.whom_to_ask(s) is None and not self.together(s):
            return Offer("OpenAuction", who, clauses=self.rules.auction.clauses)
        return Shut("not-now", self.rules.auction.clauses)

    @gate(Bid, during=(AUCTION,))
    def allow_bid(self, s: Chemin, who: Actor) -> Answer:
        auction = self.rules.auction
        if s.phase != AUCTION or s.offered is None:
            return Shut("no-auction", auction.clauses)
        if not self.bidders(s, who):
            return Shut("passed-it-himself", auction.out_clauses, "by")
        amount = self.bid_amount(s, who)
        return amount if isinstance(amount, Shut) else Offer("Bid", who, {"amount": amount}, auction.clauses)

    @gate(CloseAuction, by=(CROUPIER,), during=(AUCTION,))
    def allow_close_auction(self, s: Chemin, who: Actor) -> Answer:
        if who in s.staff and s.phase == AUCTION:
            return Offer("CloseAuction", who, clauses=self.rules.auction.clauses)
        return Shut("not-now", self.rules.auction.clauses)

    # -- sums ----------------------------------------------------------------------------------------------------------

    def bank_amount(self, s: Chemin, who: Actor) -> Amount:
        """What may be put up: at least what the hand is on offer for."""
        need, rules = s.offered.need if s.offered is not None else self.table.least(s), self.rules.bank
        short = Why("below-the-bank", rules.amount_clauses) if need > self.table.least(s) else None
        below = short or Why("below-minimum", rules.least_clauses)
        means = self.means(s, who)
        return Amount(need, self.table.cap(s, means), below=below, above=self.too_much(s, means))

    def too_much(self, s: Chemin, chips: int) -> Why:
        most = self.table.most(s)
        poor = most is None or chips < most
        return Why("not-enough-chips") if poor else Why("above-maximum", self.rules.bank.most_clauses)

    def may_pledge(self, s: Chemin, who: Actor) -> bool:
        """Several may take a passed hand together; whoever held it does not, and nobody pledges twice."""
        hand = s.offered
        if hand is None or not hand.passed or hand.forced or who in s.pledges or self.together(s):
            return False
        return s.chips.get(who, 0) > 0 and who != hand.last and not self.table.owes_salute(s, who)

    def pledge_amount(self, s: Chemin, who: Actor) -> Amount:
        assert s.offered is not None
        missing, chips = s.offered.need - sum(s.pledges.values()), s.chips[who]
        enough = Why("above-the-need", self.rules.bank.together_clauses)
        return Amount(1, min(missing, chips), above=enough if missing <= chips else Why("not-enough-chips"))

    def bid_amount(self, s: Chemin, who: Actor) -> Amount | Shut:
        """A bid is at least the highest so far, and above one's own."""
        mine = s.bids.get(who, 0)
        least = max(self.floor(s), *s.bids.values(), mine + 1) if s.bids else self.floor(s)
        purse = s.chips[who] + mine
        most = self.table.cap(s, purse)
        if most < least:
            return Shut("not-enough-chips", field="amount")
        below = Why("below-the-best-bid" if s.bids else "below-minimum", self.rules.auction.clauses)
        return Amount(least, most, below=below, above=self.too_much(s, purse))

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Chemin], c: Command) -> None:
        s = run.s
        match c:
            case OfferBank():
                self.first_offer(run)
            case TakeBank(by=who, amount=amount):
                moves = (*self.table.pledges_back(s), Move(who, PLAYERS_BANK, amount, "bank"))
                self.take(run, who, {who: amount}, moves)
            case DeclineBank(by=who):
                self.decline(run, who)
            case Salute(by=who):
                seat = s.seats.index(who)
                settled = tuple(who if n == seat else p for n, p in enumerate(s.settled))
                assert s.offered is not None
                run(Saluted(who=who, settled=settled, clauses=self.rules.seating.salute_clauses))
                self.not_taken(run, s.offered)
            case PledgeBank(by=who, amount=amount):
                run(Pledged(who=who, amount=amount, moves=(Move(who, PLEDGED, amount, "pledge"),)))
            case AwardTogether():
                self.win_together(run)
            case OpenAuction():
                self.open_auction(run)
            case Bid(by=who, amount=amount):
                more = amount - s.bids.get(who, 0)
                moves = (Move(who, PLEDGED, more, "bid"),)
                run(BidMade(who=who, amount=amount, moves=moves, clauses=self.rules.auction.clauses))
            case CloseAuction():
                self.close_auction(run)

    def first_offer(self, run: Run[Chemin]) -> None:
        """A shoe begins with who won the last coup of the one before, if he will, and else at place one; later the
        hand is offered where it was left."""
        s = run.s
        if s.heir and s.chips.get(s.heir, -1) >= s.inherits:
            heir = Offered(need=s.inherits, heir=s.heir)
            run(HandOffered(offered=heir, place=s.place, clauses=self.rules.bank.again_clauses))
        else:
            self.offer(run, Offered(need=self.table.least(s)), s.place)

    def offer(self, run: Run[Chemin], hand: Offered, place: int) -> None:
        """Puts a hand on offer; it waits where the table is not fit to go on."""
        s = run.s
        if self.table.session_over(s) or not self.table.enough(s) or self.shoe.busy(s):
            return
        calls = self.table.announce("hand-offered", amount=hand.need)
        run(HandOffered(offered=hand, place=place, calls=calls, clauses=self.rules.bank.rotation_clauses))

    def decline(self, run: Run[Chemin], who: Actor) -> None:
        """Refusals in a row cost the seat; refusing a forced hand does so at once, and not going on as banker never."""
        s, seating = run.s, self.rules.seating
        hand = s.offered
        assert hand is not None
        counts = who in s.seats and not hand.heir and (hand.forced or not hand.passed or seating.passed_hands)
        refusals = s.refusals.get(who, 0) + counts
        run(HandDeclined(who=who, refusals=refusals))
        if counts and hand.forced:
            run(SeatLost(who=who, cause="forced", clauses=self.rules.bank.forced_clauses))
        elif counts and refusals >= seating.refusals:
            run(SeatLost(who=who, cause="refusals", clauses=seating.refusals_clauses))
        self.not_taken(run, hand)

    def not_taken(self, run: Run[Chemin], hand: Offered) -> None:
        """Somebody has let a hand go by: one that the last banker might have gone on with is place one's; a forced one
        that nobody is left to take is on offer no longer."""
        if hand.heir:
            self.offer(run, Offered(need=self.table.least(run.s)), run.s.place)
        elif hand.forced and self.whom_to_ask(run.s) is None:
            run(NobodyTook(clauses=self.rules.bank.forced_clauses))

    def take(self, run: Run[Chemin], who: Actor, owned: dict[Actor, int], moves: tuple[Move, ...]) -> None:
        """Somebody holds the bank: in turn, or a hand that another passed."""
        s = run.s
        hand = s.offered or Offered(need=self.table.least(s))
        seat = s.seats.index(who) if who in s.seats else -1
        passer = hand.former if hand.passed and not hand.forced else ""
        place = seat if seat >= 0 and not passer else s.place
        bank = Bank(banker=who, owned=owned, base=sum(owned.values()), passer=passer)
        calls = self.table.announce("bank-taken", amount=bank.amount)
        if self.rules.calls.taken.aloud:
            calls = (Call("bank-taken", {"amount": bank.amount}, who),)
        run(
            BankTaken(
                bank=bank,
                place=place,
                sat=seat if seat >= 0 else s.sat,
                moves=moves,
                calls=calls,
                clauses=self.rules.auction.equal_clauses if s.bids else self.rules.bank.keep_clauses,
            )
        )

    def win_together(self, run: Run[Chemin]) -> None:
        """Several have put up the sum: the largest part holds the shoe, equal ones by priority."""
        s = run.s
        owned = dict(s.pledges)
        banker = max((who for who in self.table.rank(s, s.place) if who in owned), key=lambda who: owned[who])
        self.take(run, banker, owned, tuple(Move(PLEDGED, PLAYERS_BANK, n, "bank") for n in owned.values()))

    def open_auction(self, run: Run[Chemin]) -> None:
        s = run.s
        assert s.offered is not None
        if s.pledges:
            run(PledgesReturned(moves=self.table.pledges_back(s)))
        calls = self.table.announce("hand-auctioned", amount=self.floor(s))
        run(AuctionOpened(floor=self.floor(s), out=s.offered.out, calls=calls, clauses=self.rules.auction.clauses))

    def close_auction(self, run: Run[Chemin]) -> None:
        """The highest bid has it; equal ones by priority, the seated before the standing. Without one the neighbour
        at the right must take the hand, for the minimum."""
        s = run.s
        hand = s.offered
        assert hand is not None
        if s.bids:
            best = max((who for who in self.table.rank(s, s.place) if who in s.bids), key=lambda who: s.bids[who])
            amount = s.bids[best]
            moves = (Move(PLEDGED, PLAYERS_BANK, amount, "bank"), *self.table.pledges_back(s, (best,)))
            self.take(run, best, {best: amount}, moves)
            return
        forced = replace(hand, need=self.table.least(s), forced=True, done=())
        run(HandOffered(offered=forced, place=s.place, clauses=self.rules.bank.forced_clauses))
        self.not_taken(run, forced)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        match e:
            case ShoeLoaded():
                return change(s, settled=(), place=-1, sat=-1)
            case HandOffered(offered=offered, place=place):
                return change(
                    s,
                    phase=OFFERING,
                    offered=offered,
                    place=place,
                    unwanted=False,
                    heir="",
                    inherits=0,
                    settled=s.settled or s.seats,
                    missed=(),
                )
            case HandDeclined(who=who, refusals=refusals):
                assert s.offered is not None
                if s.offered.heir:
                    return change(s, phase=IDLE, offered=None)
                done = replace(s.offered, done=(*s.offered.done, who))
                return change(s, offered=done, refusals={**s.refusals, who: refusals})
            case Saluted(who=who, settled=settled):
                assert s.offered is not None
                return change(s, settled=settled, offered=replace(s.offered, done=(*s.offered.done, who)))
            case SeatLost(who=who):
                seats = tuple(None if p == who else p for p in s.seats)
                fewer = {p: n for p, n in s.refusals.items() if p != who}
                return Award.fold_standing_up(change(s, seats=seats, standing=(*s.standing, who), refusals=fewer), who)
            case Pledged(who=who, amount=amount):
                return change(s, pledges={**s.pledges, who: amount})
            case PledgesReturned():
                return change(s, pledges={}, bids={})
            case AuctionOpened():
                return change(s, phase=AUCTION)
            case BidMade(who=who, amount=amount):
                return change(s, bids={**s.bids, who: amount})
            case BankTaken(bank=bank, place=place, sat=sat):
                fewer = {p: n for p, n in s.refusals.items() if p != bank.banker}
                new = change(s, place=place, sat=sat, offered=None, unwanted=False, refusals=fewer)
                seat = s.seats.index(bank.banker) if bank.banker in s.seats else -1
                return change(new, bids={}, pledges={}, taken_at=seat)
            case ShareAnswered(who=who):
                return change(s, pledges={p: n for p, n in s.pledges.items() if p != who})
            case BankEnded(place=place, heir=heir, inherits=inherits):
                return change(s, place=place, heir=heir, inherits=inherits, unwanted=False)
            case NobodyTook():
                assert s.offered is not None
                ceded = tuple(dict.fromkeys(who for who in (s.offered.last, s.offered.former) if who))
                return change(s, phase=IDLE, offered=None, unwanted=True, ceded=ceded)
        return s

    @staticmethod
    def fold_sitting(s: Chemin, who: Actor) -> Chemin:
        """Who sits down at a place that the hand on offer has come past is not asked for it: it does not go back."""
        if s.phase != OFFERING:
            return s
        before = change(s, seats=tuple(None if p == who else p for p in s.seats))
        asked, turn = Award.whom_to_ask(before), from_right(s.seats, s.place)
        ahead = turn[turn.index(asked) :] if asked in turn else ()
        return s if who in ahead else change(s, missed=(*s.missed, who))

    @staticmethod
    def fold_standing_up(s: Chemin, who: Actor) -> Chemin:
        """Who gives a place up and takes one again while the shoe is dealt has to greet like anybody else."""
        return change(s, settled=tuple(None if p == who else p for p in s.settled))

    @staticmethod
    def fold_leaving(s: Chemin, who: Actor) -> Chemin:
        """That a hand on offer was somebody's or has been offered to him remains: coming back gives nobody another
        chance."""
        gone = s.offered is not None and s.offered.heir == who
        return change(
            s,
            phase=IDLE if gone else s.phase,
            offered=None if gone else s.offered,
            heir="" if s.heir == who else s.heir,
            inherits=0 if s.heir == who else s.inherits,
            refusals={p: n for p, n in s.refusals.items() if p != who},
            settled=tuple(None if p == who else p for p in s.settled),
        )

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Chemin) -> dict[Account, int]:
        return {PLEDGED: sum(s.bids.values()) + sum(s.pledges.values())}

    def why_not_leave(self, s: Chemin, who: Actor) -> Why | None:
        return Why("bets-on-the-cloth") if who in s.bids or who in s.pledges else None
