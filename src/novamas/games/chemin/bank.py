"""The bank between two coups: it is announced, raised, set aside, shared, passed on; and how it ends."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    BANK_ACCOUNT,
    BETTING,
    GARAGE,
    HOLDING,
    IDLE,
    PLEDGED,
    AllGoes,
    AnswerShare,
    Bank,
    BankAnnounced,
    BankEnded,
    BankRaised,
    Chemin,
    Coup,
    GarageFormed,
    GarageRenounced,
    Offered,
    OfferShare,
    PassHand,
    Pledged,
    PledgesReturned,
    SetAside,
    ShareAnswered,
)
from novamas.games.chemin.award import AwardGame
from novamas.games.chemin.desk import changed
from novamas.games.circle.acts import HoldBank, RaiseBank
from novamas.games.circle.order import shared
from novamas.kit.decider import Actor, Await, Call, Command, Event, Move, Offer, Refused, Run, is_person
from novamas.kit.spaces import Amount, OneOf, Why

BANK_COMMANDS: tuple[type[Command], ...] = (
    HoldBank, PassHand, RaiseBank, SetAside, AllGoes, OfferShare, AnswerShare,
)  # fmt: skip
BANK_EVENTS: tuple[type[Event], ...] = (
    BankAnnounced, BankRaised, GarageFormed, GarageRenounced, ShareAnswered, BankEnded,
)  # fmt: skip


class BankGame(AwardGame):
    """The bank that somebody holds."""

    def bank_of(self, s: Chemin) -> Bank:
        assert s.bank is not None, "nobody holds the bank"
        return s.bank

    def may_pass(self, s: Chemin) -> bool:
        """The bank may be given up once cards were dealt, unless one has been drawn; always where too few are left."""
        bank = self.bank_of(s)
        return not self.enough(s) or ((bank.free or bank.coups > 0) and not bank.bound)

    def room(self, s: Chemin) -> int | None:
        """How much more the bank may hold; nothing where it has no maximum."""
        most = self.most(s)
        return None if most is None else max(0, most - self.bank_of(s).amount)

    def share_sum(self, s: Chemin) -> int | None:
        """The sum that an associate has to put up; nothing where any will do."""
        bank, rule = self.bank_of(s), self.rules.associates
        now = rule.at_award if not bank.coups else rule.later
        return {"equal-sum": bank.amount, "twice-the-bank": 2 * bank.amount, "any-sum": None}[now]

    def may_garage(self, s: Chemin) -> int:
        """How much of the winnings may be taken out of play now."""
        bank, rule = self.bank_of(s), self.rules.garage
        limit = (rule.minima or self.house.garage) * s.minimum
        reached = bank.amount if rule.of == "the-bank" else bank.won
        if bank.all_goes or reached <= limit:
            return 0
        return max(0, bank.amount - bank.base)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def bank_awaits(self, s: Chemin) -> tuple[Await, ...]:
        bank = self.bank_of(s)
        kinds = (*(("HoldBank",) if self.enough(s) else ()), *(("PassHand",) if self.may_pass(s) else ()))
        return (Await(bank.banker, (*kinds, "AnswerShare") if s.pledges else kinds),)

    def bank_default(self, s: Chemin, who: Actor) -> Command:
        """A silent banker goes on; with too few players the bank ends."""
        return HoldBank(by=who) if self.enough(s) else PassHand(by=who)

    def bank_offers(self, s: Chemin, who: Actor) -> Iterable[Offer]:
        if s.phase != HOLDING or s.coup.due or not is_person(who) or who not in s.chips:
            return
        rules, bank = self.rules, self.bank_of(s)
        if who != bank.banker:
            if (amount := self.share_amount(s, who)) is not None:
                yield Offer("OfferShare", who, {"amount": amount}, rules.associates.clauses)
            return
        if self.enough(s):
            yield Offer("HoldBank", who, clauses=rules.calls.bank.clauses)
        if self.may_pass(s):
            yield Offer("PassHand", who, clauses=rules.bank.passes_clauses)
        room = self.room(s)
        most = s.chips[who] if room is None else min(room, s.chips[who])
        if most > 0:
            above = Why("not-enough-chips") if most == s.chips[who] else Why("above-maximum", rules.bank.most_clauses)
            yield Offer("RaiseBank", who, {"amount": Amount(1, most, above=above)}, rules.bank.raise_clauses)
        if (aside := self.may_garage(s)) > 0:
            above = Why("more-than-was-won", rules.bank.raise_clauses)
            yield Offer("SetAside", who, {"amount": Amount(1, aside, above=above)}, rules.garage.voluntary_clauses)
        if rules.garage.all_goes and self.house.unlimited and not bank.all_goes:
            yield Offer("AllGoes", who, clauses=rules.garage.all_goes_clauses)
        if s.pledges:
            form = {"player": OneOf(tuple(s.pledges)), "yes": OneOf((True, False))}
            yield Offer("AnswerShare", who, form, rules.associates.clauses)

    def share_amount(self, s: Chemin, who: Actor) -> Amount | None:
        """What somebody may offer to become the banker's associate."""
        bank, clauses = self.bank_of(s), self.rules.associates.clauses
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

    def bank_why_not(self, s: Chemin, c: Command) -> Refused | None:
        rules = self.rules
        early = s.phase == HOLDING and s.coup.due  # a card that was drawn too soon is still on its way
        match c:
            case HoldBank(by=who) | SetAside(by=who) | RaiseBank(by=who) if early and self.is_banker(s, who):
                return Refused("not-now", rules.bank.keep_clauses, "by", who)
            case PassHand(by=who) if self.is_banker(s, who) and s.phase == HOLDING:
                bound = self.bank_of(s).bound
                clauses = rules.errors.early.clauses if bound else rules.bank.once_clauses
                return Refused("must-play-on" if bound else "must-deal-once", clauses)
            case HoldBank(by=who) if self.is_banker(s, who) and s.phase == HOLDING:
                return Refused("too-few-players", rules.least.clauses)
            case SetAside(by=who) if self.is_banker(s, who) and s.phase == HOLDING:
                return Refused("no-garage-yet", rules.garage.voluntary_clauses, "amount", c.amount)
            case AllGoes(by=who) if self.is_banker(s, who):
                return Refused("no-unlimited-bank", rules.garage.all_goes_clauses)
            case RaiseBank(by=who) if self.is_banker(s, who) and s.phase == HOLDING:
                full = self.room(s) == 0
                code, clauses = ("above-maximum", rules.bank.most_clauses) if full else ("not-enough-chips", ())
                return Refused(code, clauses, "amount", c.amount)
            case OfferShare(by=who) if is_person(who) and who in s.chips and s.phase == HOLDING:
                if who in self.bank_of(s).owned:
                    return Refused("holds-the-bank", rules.associates.clauses)
                return Refused("share-must-match", rules.associates.clauses, "amount", c.amount)
            case HoldBank() | PassHand() | RaiseBank() | SetAside() | AllGoes() | AnswerShare() if is_person(c.by):
                partner = s.bank is not None and c.by in s.bank.owned and not self.is_banker(s, c.by)
                clauses = rules.associates.terms_clauses if partner else rules.bank.keep_clauses
                return Refused("not-the-banker" if not self.is_banker(s, c.by) else "not-now", clauses, "by", c.by)
            case OfferShare() if is_person(c.by):
                return Refused("no-bank-to-share", rules.associates.clauses)
        return None

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_bank(self, run: Run[Chemin], c: Command) -> None:
        s, rules = run.s, self.rules
        bank = self.bank_of(s)
        match c:
            case HoldBank():
                self.returned(run)
                said = rules.calls.bank
                calls = tuple(Call(key, {"amount": bank.amount}, said.by) for key in said.calls)
                run(BankAnnounced(round=s.round + 1, amount=bank.amount, calls=calls, clauses=said.clauses))
            case PassHand():
                self.returned(run)
                self.passed(run)
            case RaiseBank(by=who, amount=amount):
                moves = (Move(who, BANK_ACCOUNT, amount, "bank"),)
                run(BankRaised(amount=amount, moves=moves, clauses=rules.bank.raise_clauses))
            case SetAside(amount=amount):
                self.garage(run, amount, "voluntary", rules.garage.voluntary_clauses)
            case AllGoes(by=who):
                run(GarageRenounced(calls=self.word("todo-va", who), clauses=rules.garage.all_goes_clauses))
            case OfferShare(by=who, amount=amount):
                moves = (Move(who, PLEDGED, amount, "pledge"),)
                run(Pledged(who=who, amount=amount, moves=moves, clauses=rules.associates.clauses))
            case AnswerShare(player=player, yes=yes):
                amount = s.pledges[player]
                to = BANK_ACCOUNT if yes else player
                moves = (Move(PLEDGED, to, amount, "bank" if yes else "back"),)
                clauses = (*rules.associates.clauses, *rules.associates.terms_clauses)
                run(ShareAnswered(who=player, amount=amount, yes=yes, moves=moves, clauses=clauses))

    def returned(self, run: Run[Chemin]) -> None:
        """Sums that the banker has not answered go back."""
        if run.s.pledges:
            run(PledgesReturned(moves=self.pledges_back(run.s)))

    def garage(self, run: Run[Chemin], amount: int, cause: str, clauses: tuple[str, ...]) -> None:
        """Takes a sum out of play, in proportion to what each owns of the bank."""
        bank = self.bank_of(run.s)
        parts = shared(amount, bank.owned, bank.banker)
        moves = (Move(BANK_ACCOUNT, GARAGE, amount, "garage"),)
        run(GarageFormed(cause=cause, parts=parts, moves=moves, clauses=clauses))

    def passed(self, run: Run[Chemin]) -> None:
        """The hand is given up: for at least as much it is the next player's, in the order of the places.

        A player who stands has no place: the law says where the hand goes that he passes.
        """
        s, rules = run.s, self.rules.bank
        bank = self.bank_of(s)
        if bank.banker in s.seats:
            place, clauses = s.seats.index(bank.banker), rules.passes_clauses
        else:
            place, clauses = -1 if rules.standing_passes == "place-1" else s.sat, rules.standing_clauses
        need = max(self.capped(s, bank.amount), self.least(s))
        hand = Offered(need=need, passed=True, last=bank.banker, former=bank.banker, out=tuple(bank.owned))
        self.ended(run, "passed", place, clauses)
        self.offer(run, hand, place)

    def lost(self, run: Run[Chemin], amount: int) -> None:
        """A lost bank is the right-hand player's; of who passed it, where the hand was a passed one."""
        s, rules = run.s, self.rules.bank
        bank = self.bank_of(s)
        place = s.place if bank.passer or bank.banker not in s.seats else s.seats.index(bank.banker)
        need = self.capped(s, amount) if rules.matches_lost else self.least(s)
        hand = Offered(need=max(need, self.least(s)), last=bank.banker, out=(bank.banker,))
        self.ended(run, "lost", place, rules.lost_clauses)
        self.offer(run, hand, place)

    def ended(self, run: Run[Chemin], cause: str, place: int, clauses: tuple[str, ...], heir: bool = False) -> None:
        bank = self.bank_of(run.s)
        run(
            BankEnded(
                cause=cause,
                banker=bank.banker,
                amount=bank.amount,
                place=place,
                heir=bank.banker if heir else "",
                inherits=max(self.capped(run.s, bank.amount), self.least(run.s)) if heir else 0,
                moves=self.bank_back(bank),
                calls=self.announced("hand-passes") if cause == "passed" else self.announced("bank-ended", cause=cause),
                clauses=clauses,
            )
        )

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_bank(self, s: Chemin, e: Event) -> Chemin | None:
        match e:
            case BankAnnounced(round=n):
                return changed(s, phase=BETTING, round=n, coup=Coup(held=s.coup.held))
            case BankRaised(amount=amount):
                bank = self.bank_of(s)
                owned = {**bank.owned, bank.banker: bank.owned[bank.banker] + amount}
                return changed(s, bank=replace(bank, owned=owned, base=bank.base + amount))
            case GarageFormed(parts=parts):
                bank = self.bank_of(s)
                owned = {who: n - parts.get(who, 0) for who, n in bank.owned.items()}
                garage = dict(bank.garage)
                for who, part in parts.items():
                    garage[who] = garage.get(who, 0) + part
                return changed(s, bank=replace(bank, owned=owned, garage=garage))
            case GarageRenounced():
                return changed(s, bank=replace(self.bank_of(s), all_goes=True))
            case ShareAnswered(who=who, amount=amount, yes=yes):
                pledges = {p: n for p, n in s.pledges.items() if p != who}
                if not yes:
                    return changed(s, pledges=pledges)
                bank = self.bank_of(s)
                owned = {**bank.owned, who: amount}
                return changed(s, pledges=pledges, bank=replace(bank, owned=owned, base=bank.base + amount))
            case BankEnded(amount=amount, place=place, heir=heir, inherits=inherits):
                return changed(
                    s,
                    phase=IDLE,
                    bank=None,
                    place=place,
                    before=amount,
                    heir=heir,
                    inherits=inherits,
                    unwanted=False,
                    coup=replace(s.coup, held=(), due=(), then={}),
                )
        return None
