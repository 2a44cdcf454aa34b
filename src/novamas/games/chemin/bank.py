"""The bank between two coups: it is announced, raised, set aside, shared, passed on; and how it ends."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    GARAGE,
    PLEDGED,
    AllGoes,
    AnswerShare,
    Bank,
    BankAnnounced,
    BankEnded,
    BankRaised,
    BankTaken,
    Chemin,
    CoupSettled,
    CoupVoided,
    DealBegun,
    GarageFormed,
    GarageRenounced,
    NobodyStaked,
    Offered,
    OfferShare,
    PassHand,
    Pledged,
    PledgesReturned,
    RefuseToDeal,
    SetAside,
    ShareAnswered,
)
from novamas.games.chemin.award import Award
from novamas.games.chemin.desk import CheminPart, CheminTable, bank_of, change
from novamas.games.circle.acts import HoldBank, RaiseBank
from novamas.games.circle.desk import BETTING, CLOSED, HOLDING, IDLE
from novamas.games.circle.order import from_right, share_out
from novamas.games.circle.reports import CardDrawnEarly, HeldDiscarded
from novamas.games.cloth.acts import RoundEnded
from novamas.kit.decider import PLAYERS_BANK, Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class HeldBank(CheminPart):
    """The bank that somebody holds."""

    owns = ("bank", "before")
    events = (
        BankTaken, BankAnnounced, BankRaised, GarageFormed, GarageRenounced, ShareAnswered, BankEnded, NobodyStaked,
        DealBegun, CoupSettled, CoupVoided, CardDrawnEarly, HeldDiscarded,
    )  # fmt: skip

    def __init__(self, table: CheminTable, award: Award) -> None:
        super().__init__(table)
        self.award = award

    def may_pass(self, s: Chemin) -> bool:
        """The bank may be given up once cards were dealt, unless one has been drawn; always where too few are left."""
        bank = bank_of(s)
        return not self.table.enough(s) or ((bank.free or bank.coups > 0) and not bank.bound)

    def room(self, s: Chemin) -> int | None:
        """How much more the bank may hold; nothing where it has no maximum."""
        most = self.table.most(s)
        return None if most is None else max(0, most - bank_of(s).amount)

    def share_sum(self, s: Chemin) -> int | None:
        """The sum that an associate has to put up; nothing where any will do."""
        bank, rule = bank_of(s), self.rules.associates
        now = rule.at_award if not bank.coups else rule.later
        return {"equal-sum": bank.amount, "twice-the-bank": 2 * bank.amount, "any-sum": None}[now]

    def may_garage(self, s: Chemin) -> int:
        """How much of the winnings may be taken out of play now."""
        bank, rule = bank_of(s), self.rules.garage
        limit = (rule.minima or self.house.garage) * s.minimum
        reached = bank.amount if rule.of == "the-bank" else bank.won
        if bank.all_goes or reached <= limit:
            return 0
        return max(0, bank.amount - bank.base)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        if s.phase != HOLDING:
            return ()
        bank = bank_of(s)
        kinds = (*(("HoldBank",) if self.table.enough(s) else ()), *(("PassHand",) if self.may_pass(s) else ()))
        return (Await(bank.banker, (*kinds, "AnswerShare") if s.pledges else kinds),)

    def default(self, s: Chemin, who: Actor) -> Command:
        """A silent banker goes on; with too few players the bank ends."""
        return HoldBank(by=who) if self.table.enough(s) else PassHand(by=who)

    def not_his(self, s: Chemin, who: Actor) -> Shut | None:
        """Why the bank is not somebody's to dispose of now, if so."""
        if not self.table.is_banker(s, who):
            partner = s.bank is not None and who in s.bank.owned
            clauses = self.rules.associates.terms_clauses if partner else self.rules.bank.keep_clauses
            return Shut("not-the-banker", clauses, "by")
        return None if self.calm(s) else Shut("not-now", self.rules.bank.keep_clauses, "by")

    def calm(self, s: Chemin) -> bool:
        """Whether the bank lies between two coups."""
        return s.phase == HOLDING and not s.coup.due

    @gate(HoldBank, during=(HOLDING,))
    def allow_hold_bank(self, s: Chemin, who: Actor) -> Answer:
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if not self.table.enough(s):
            return Shut("too-few-players", self.rules.least.clauses)
        return Offer("HoldBank", who, clauses=self.rules.calls.bank.clauses)

    @gate(PassHand, during=(HOLDING,))
    def allow_pass_hand(self, s: Chemin, who: Actor) -> Answer:
        if self.table.is_banker(s, who) and s.phase == HOLDING and bank_of(s).bound and self.table.enough(s):
            return Shut("must-play-on", self.rules.errors.early.clauses)
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if self.may_pass(s):
            return Offer("PassHand", who, clauses=self.rules.bank.passes_clauses)
        return Shut("must-deal-once", self.rules.bank.once_clauses)

    @gate(RaiseBank, during=(HOLDING,))
    def allow_raise_bank(self, s: Chemin, who: Actor) -> Answer:
        if (shut := self.not_his(s, who)) is not None:
            return shut
        room, chips, rules = self.room(s), s.chips[who], self.rules.bank
        above = Why("not-enough-chips") if room is None or chips <= room else Why("above-maximum", rules.most_clauses)
        most = chips if room is None else min(room, chips)
        if most <= 0:
            full = Shut("above-maximum", rules.most_clauses, "amount", limit=0)
            return full if room == 0 else Shut("not-enough-chips", field="amount")
        return Offer("RaiseBank", who, {"amount": Amount(1, most, above=above)}, rules.raise_clauses)

    @gate(SetAside, during=(HOLDING,))
    def allow_set_aside(self, s: Chemin, who: Actor) -> Answer:
        if (shut := self.not_his(s, who)) is not None:
            return shut
        clauses = self.rules.garage.voluntary_clauses
        if (aside := self.may_garage(s)) <= 0:
            return Shut("no-garage-yet", clauses, "amount")
        above = Why("more-than-was-won", self.rules.bank.raise_clauses)
        return Offer("SetAside", who, {"amount": Amount(1, aside, above=above)}, clauses)

    @gate(AllGoes, during=(HOLDING,))
    def allow_all_goes(self, s: Chemin, who: Actor) -> Answer:
        garage = self.rules.garage
        if (shut := self.not_his(s, who)) is not None and shut.code != "not-now":
            return shut
        if shut is None and garage.all_goes and self.house.unlimited and not bank_of(s).all_goes:
            return Offer("AllGoes", who, clauses=garage.all_goes_clauses)
        return Shut("no-unlimited-bank", garage.all_goes_clauses)

    @gate(OfferShare, during=(HOLDING,))
    def allow_offer_share(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.associates.clauses
        if s.phase != HOLDING:
            return Shut("no-bank-to-share", clauses)
        if who in bank_of(s).owned:
            return Shut("holds-the-bank", clauses)
        amount = None if s.coup.due else self.share_amount(s, who)
        if amount is None:
            return Shut("share-must-match", clauses, "amount")
        return Offer("OfferShare", who, {"amount": amount}, clauses)

    @gate(AnswerShare, during=(HOLDING,))
    def allow_answer_share(self, s: Chemin, who: Actor) -> Answer:
        if (shut := self.not_his(s, who)) is not None:
            return shut
        if not s.pledges:
            return Shut("not-now", self.rules.bank.keep_clauses, "by")
        form = {"player": OneOf(tuple(s.pledges)), "yes": OneOf((True, False))}
        return Offer("AnswerShare", who, form, self.rules.associates.clauses)

    @gate(RefuseToDeal, during=(HOLDING, BETTING, CLOSED))
    def allow_refuse_to_deal(self, s: Chemin, who: Actor) -> Answer:
        """A banker who has not dealt yet may refuse to, until he does; who may pass the hand need not."""
        clauses = self.rules.bank.refuse_clauses
        if self.table.is_banker(s, who) and not s.coup.due:
            bank = bank_of(s)
            waiting = s.phase in (BETTING, CLOSED) or (s.phase == HOLDING and not self.may_pass(s))
            if waiting and not bank.coups and not bank.bound:
                return Offer("RefuseToDeal", who, clauses=clauses)
        return Shut("not-now", clauses)

    def share_amount(self, s: Chemin, who: Actor) -> Amount | None:
        """What somebody may offer to become the banker's associate."""
        bank, clauses = bank_of(s), self.rules.associates.clauses
        if who in s.pledges or who in bank.owned:
            return None
        room, wanted, purse = self.room(s), self.share_sum(s), s.chips[who]
        if room is not None:
            room -= sum(s.pledges.values())
        most = purse if room is None else min(room, purse)
        least = 1 if wanted is None else wanted
        if most < least:
            return None
        if wanted is not None:
            why = Why("share-must-match", clauses)
            return Amount(wanted, wanted, below=why, above=why)
        above = Why("not-enough-chips") if most == purse else Why("above-maximum", self.rules.bank.most_clauses)
        return Amount(least, most, above=above)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Chemin], c: Command) -> None:
        s, rules = run.s, self.rules
        bank = bank_of(s)
        match c:
            case HoldBank():
                self.return_unanswered(run)
                said = rules.calls.bank
                calls = tuple(Call(key, {"amount": bank.amount}, said.by) for key in said.calls)
                run(BankAnnounced(round=s.round + 1, amount=bank.amount, calls=calls, clauses=said.clauses))
            case PassHand():
                self.return_unanswered(run)
                self.pass_hand(run)
            case RefuseToDeal():
                self.refuse_to_deal(run)
            case RaiseBank(by=who, amount=amount):
                moves = (Move(who, PLAYERS_BANK, amount, "bank"),)
                run(BankRaised(amount=amount, moves=moves, clauses=rules.bank.raise_clauses))
            case SetAside(amount=amount):
                self.garage(run, amount, "voluntary", rules.garage.voluntary_clauses)
            case AllGoes(by=who):
                run(GarageRenounced(calls=self.table.word("todo-va", who), clauses=rules.garage.all_goes_clauses))
            case OfferShare(by=who, amount=amount):
                moves = (Move(who, PLEDGED, amount, "pledge"),)
                run(Pledged(who=who, amount=amount, moves=moves, clauses=rules.associates.clauses))
            case AnswerShare(player=player, yes=yes):
                amount = s.pledges[player]
                to = PLAYERS_BANK if yes else player
                moves = (Move(PLEDGED, to, amount, "bank" if yes else "back"),)
                clauses = (*rules.associates.clauses, *rules.associates.terms_clauses)
                run(ShareAnswered(who=player, amount=amount, yes=yes, moves=moves, clauses=clauses))

    def return_unanswered(self, run: Run[Chemin]) -> None:
        """Sums that the banker has not answered go back."""
        if run.s.pledges:
            run(PledgesReturned(moves=self.table.pledges_back(run.s)))

    def garage(self, run: Run[Chemin], amount: int, cause: str, clauses: tuple[str, ...]) -> None:
        """Takes a sum out of play, in proportion to what each owns of the bank."""
        bank = bank_of(run.s)
        parts = share_out(amount, bank.owned, bank.banker)
        moves = (Move(PLAYERS_BANK, GARAGE, amount, "garage"),)
        run(GarageFormed(cause=cause, parts=parts, moves=moves, clauses=clauses))

    def pass_hand(self, run: Run[Chemin]) -> None:
        """The hand is given up: for at least as much it is the next player's, in the order of the places.

        A player who took it standing has no place: the law says where the hand goes that he passes. Who has got up
        since has the place that he had.
        """
        s, rules = run.s, self.rules.bank
        bank = bank_of(s)
        if bank.banker in s.seats:
            place, clauses = s.seats.index(bank.banker), rules.passes_clauses
        elif s.taken_at >= 0:
            place, clauses = s.taken_at, rules.passes_clauses
        else:
            place, clauses = -1 if rules.standing_passes == "place-1" else s.sat, rules.standing_clauses
        need = max(self.table.cap(s, bank.amount), self.table.least(s))
        hand = Offered(need=need, passed=True, last=bank.banker, former=bank.banker, out=tuple(bank.owned))
        self.end(run, "passed", place, clauses)
        self.award.offer(run, hand, place)

    def lose(self, run: Run[Chemin], amount: int) -> None:
        """A lost bank goes to the right-hand player; where the hand was a passed one, to the right of the player who
        passed it: if that is the player who has lost it, he has the shoe for a hand of his own."""
        s, rules = run.s, self.rules.bank
        bank = bank_of(s)
        place = s.place if bank.passer or bank.banker not in s.seats else s.seats.index(bank.banker)
        need = self.table.cap(s, amount) if rules.matches_lost else self.table.least(s)
        own = bool(bank.passer) and from_right(s.seats, place)[:1] == (bank.banker,)
        last = "" if own else bank.banker
        hand = Offered(need=max(need, self.table.least(s)), last=last, out=(bank.banker,))
        self.end(run, "lost", place, rules.lost_clauses)
        self.award.offer(run, hand, place)

    def end(self, run: Run[Chemin], cause: str, place: int, clauses: tuple[str, ...], heir: bool = False) -> None:
        bank = bank_of(run.s)
        run(
            BankEnded(
                cause=cause,
                banker=bank.banker,
                amount=bank.amount,
                place=place,
                heir=bank.banker if heir else "",
                inherits=max(self.table.cap(run.s, bank.amount), self.table.least(run.s)) if heir else 0,
                moves=self.table.bank_back(bank),
                calls=self.table.announce("hand-passes")
                if cause == "passed"
                else self.table.announce("bank-ended", cause=cause),
                clauses=clauses,
            )
        )

    def refuse_to_deal(self, run: Run[Chemin]) -> None:
        """Who will not deal once loses the bank to an auction, in which neither he nor who passed it may bid; of
        associates the texts say nothing here."""
        s, rules = run.s, self.rules.bank
        bank = bank_of(s)
        need = max(s.before if bank.passer else 0, self.table.least(s))
        out = tuple(dict.fromkeys(who for who in (bank.banker, bank.passer) if who))
        hand = Offered(need=need, passed=bool(bank.passer), last=bank.banker, former=bank.passer, out=out)
        self.return_unanswered(run)
        if s.phase != HOLDING:
            run(CoupVoided(cause="refused", moves=self.table.stakes_back(s), clauses=rules.refuse_clauses))
            run(RoundEnded())
        self.end(run, "refused", s.place, rules.refuse_clauses)
        self.award.offer(run, hand, s.place)
        if run.s.offered is not None:
            self.award.open_auction(run)

    def go_on_or_end(self, run: Run[Chemin], won: bool = False) -> None:
        """The bank stays with who has it: what it may not hold is set aside; it ends with the shoe and the session.

        Who has won the last coup of a shoe may go on in the next.
        """
        s, rules = run.s, self.rules
        most = self.table.most(s)
        if most is not None and (excess := bank_of(s).amount - most) > 0:
            self.garage(run, excess, "improper", rules.garage.improper_clauses)
        if run.s.shoe.stopped:
            self.end(run, "shoe", -1, rules.pack.stop_clauses, heir=won)
        elif self.table.session_over(run.s):
            self.end(run, "session", run.s.place, ())

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        match e:
            case BankTaken(bank=bank):
                return change(s, phase=HOLDING, bank=bank)
            case CoupSettled(bank=bank):
                return change(s, bank=bank)
            case BankAnnounced(round=n):
                return change(s, phase=BETTING, round=n)
            case BankEnded(amount=amount):
                return change(s, phase=IDLE, bank=None, before=amount)
        return change(s, bank=after(bank_of(s), e, s.phase in (HOLDING, BETTING)))

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Chemin) -> dict[Account, int]:
        bank = s.bank
        return {
            PLAYERS_BANK: bank.amount if bank is not None else 0,
            GARAGE: bank.aside if bank is not None else 0,
        }

    def why_not_leave(self, s: Chemin, who: Actor) -> Why | None:
        owns = s.bank is not None and who in s.bank.owned
        return Why("bank-on-the-table", self.rules.bank.keep_clauses) if owns else None

    def with_derived(self, s: Chemin) -> Chemin:
        """Who comes first against the bank."""
        return change(s, order=self.table.priority(s) if s.bank is not None else ())


def after(bank: Bank, e: Event, betting: bool) -> Bank:
    """A bank that somebody holds, after something that befell it."""
    match e:
        case BankRaised(amount=amount):
            owned = {**bank.owned, bank.banker: bank.owned[bank.banker] + amount}
            return replace(bank, owned=owned, base=bank.base + amount)
        case ShareAnswered(who=who, amount=amount, yes=True):
            return replace(bank, owned={**bank.owned, who: amount}, base=bank.base + amount)
        case GarageFormed(parts=parts):
            owned = {who: n - parts.get(who, 0) for who, n in bank.owned.items()}
            garage = dict(bank.garage)
            for who, part in parts.items():
                garage[who] = garage.get(who, 0) + part
            return replace(bank, owned=owned, garage=garage)
        case GarageRenounced():
            return replace(bank, all_goes=True)
        case NobodyStaked():
            return replace(bank, free=True)
        case DealBegun():
            return replace(bank, coups=bank.coups + 1, bound=False)
        case CardDrawnEarly():
            return replace(bank, bound=betting)
        case CoupVoided() | HeldDiscarded():
            return replace(bank, bound=False)
    return bank
