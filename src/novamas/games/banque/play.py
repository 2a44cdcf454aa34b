"""Baccarat on two cloths: one player is the bank for a shoe or more, against two hands at once.

Read `rules.py` first, then docs/decisions/0025-two-cloths.md, which draws the machine that these modules are:
`award.py` (who gets the bank, and how it ends), `cover.py` (stakes and banco), `hand.py` (the cards), `settle.py` (the
money), `mistakes.py` (what goes wrong). Here they are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.banque.acts import (
    AUCTION,
    BANK_ACCOUNT,
    CLOSED,
    COUP,
    DRAWING,
    HOLDING,
    IDLE,
    OFFERING,
    PLEDGED,
    Banque,
    ClothsDecided,
    LotDrawn,
)
from novamas.games.banque.award import AWARD_COMMANDS, AWARD_EVENTS
from novamas.games.banque.cover import COVER_COMMANDS, COVER_EVENTS
from novamas.games.banque.desk import changed
from novamas.games.banque.hand import HAND_COMMANDS, HAND_EVENTS
from novamas.games.banque.mistakes import MISTAKE_EVENTS, REPORTS, MistakeGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.banque.settle import SETTLE_EVENTS
from novamas.games.circle.acts import AskSeat, PlaceTaken, SeatAsked, StandBehind, names
from novamas.games.circle.keeper import CIRCLE_COMMANDS, CardsChecked, CheckCards, CutDeclined, PackShuffled, ceremony
from novamas.games.cloth.acts import CloseBetting
from novamas.games.shoe.acts import PackCut, ShoeLoaded, seen
from novamas.kit.chance import Dist, Uniform, Value
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    Account,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import OneOf, Why

SHOE_KINDS, AWARD_KINDS, COVER_KINDS = names(*CIRCLE_COMMANDS), names(*AWARD_COMMANDS), names(*COVER_COMMANDS)
HAND_KINDS, MISTAKE_KINDS = names(*HAND_COMMANDS), names(*REPORTS)
PLACE_KINDS = names(StandBehind, AskSeat, CheckCards)


class BanqueGame(MistakeGame):
    """Baccarat on two cloths under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        *CIRCLE_COMMANDS, *AWARD_COMMANDS, *COVER_COMMANDS, *HAND_COMMANDS, *REPORTS, StandBehind, AskSeat, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        ShoeLoaded, PackShuffled, PackCut, CutDeclined, CardsChecked, *AWARD_EVENTS, *COVER_EVENTS, *HAND_EVENTS,
        *SETTLE_EVENTS, *MISTAKE_EVENTS, PlaceTaken, SeatAsked,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Banque
    closing: ClassVar[frozenset[str]] = frozenset(("CloseBetting", "CloseAuction", "AuctionBank"))
    """Before a bank is auctioned, anybody may put one up."""

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def shoe_due(self, s: Banque) -> bool:
        """Whether the shoe must be looked after before anything else."""
        busy = self.keeper.busy(s) and not s.coup.held and not s.coup.due
        fresh = not s.shoe.stopped or self.shoes_left(s)
        return s.phase in (IDLE, HOLDING) and busy and fresh and not self.session_over(s)

    def awaits(self, s: Banque) -> tuple[Await, ...]:
        if self.shoe_due(s):
            return self.keeper.awaits(s)
        if s.coup.due:
            return self.hand_awaits(s)
        match s.phase:
            case "drawing":
                return (Await(CHANCE, ("Chance",), "lot"),)
            case "idle" | "offering" | "auction" | "holding":
                return self.award_awaits(s)
            case "betting":
                return self.cover_awaits(s)
        return self.hand_awaits(s)

    def chance(self, s: Banque) -> Dist | None:
        return Uniform(s.lots) if s.phase == DRAWING else self.hand_chance(s)

    def default(self, s: Banque, who: Actor) -> Command | None:
        if who == CHANCE or not any(a.who == who for a in self.awaits(s)):
            return None
        if self.shoe_due(s):
            return self.keeper.default(s, who)
        match s.phase:
            case "idle" | "offering" | "auction" | "holding":
                return self.award_default(s, who)
            case "betting":
                return CloseBetting(by=who)
        return self.hand_default(s, who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def options(self, s: Banque, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return tuple(o for o in self.every_offer(s, who, kind) if kind in (None, o.kind))

    def every_offer(self, s: Banque, who: Actor, kind: str | None) -> Iterable[Offer]:
        """What somebody may do, part by part; those that have no such command are not asked."""
        if is_person(who) and who not in s.chips:
            return
        shoe, banked = self.shoe_due(s), s.bank is not None
        calm = s.phase in (IDLE, OFFERING, AUCTION, HOLDING) and not s.coup.due
        parts = (
            (self.keeper.offers, SHOE_KINDS, shoe),
            (self.award_offers, AWARD_KINDS, calm and not shoe),
            (self.cover_offers, COVER_KINDS, banked),
            (self.hand_offers, HAND_KINDS, banked),
            (self.mistake_offers, MISTAKE_KINDS, not shoe),
            (self.place_offers, PLACE_KINDS, True),
        )
        for offers, kinds, open_ in parts:
            if open_ and (kind is None or kind in kinds):
                yield from offers(s, who)

    def place_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        seating = self.rules.seating
        ended = s.phase == IDLE and s.shoe.number > 0 and (s.shoe.stopped or self.session_over(s))
        if ended and not self.shoe_due(s) and is_person(who):
            yield Offer("CheckCards", who, clauses=self.rules.pack.check_clauses)
        if who in s.standing and who not in s.behind and s.seats:
            places = OneOf(tuple(range(1, len(s.seats) + 1)), Why("no-such-place", seating.priority_clauses))
            yield Offer("StandBehind", who, {"seat": places}, seating.priority_clauses)
        if who in s.standing and who not in s.waiting:
            yield Offer("AskSeat", who, clauses=seating.vacant_clauses)

    def why_not(self, s: Banque, c: Command) -> Refused:
        if is_person(c.by) and c.by not in s.chips:
            return Refused("not-at-the-table", field="by", value=c.by)
        if isinstance(c, StandBehind) and is_person(c.by):
            return Refused("place-taken", self.rules.seating.priority_clauses)
        if isinstance(c, AskSeat) and is_person(c.by):
            return Refused("not-now", self.rules.seating.vacant_clauses)
        for reason in (
            self.keeper.why_not,
            self.mistake_why_not,
            self.award_why_not,
            self.cover_why_not,
            self.hand_why_not,
        ):
            if (refused := reason(s, c)) is not None:
                return refused
        return Refused("not-your-role", field="by", value=c.by)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Banque], c: Command) -> None:
        s = run.s
        match c:
            case Chance(value=value) if s.phase == DRAWING:
                self.lot_came(run, str(value))
            case Chance(what="expose", value=value):
                card = seen(value)
                assert card is not None, "a card that is turned over is seen"
                self.turned(run, card)
            case Chance(value=value):
                self.card_came(run, seen(value))
            case _ if cards := self.needed(s, c):
                self.turn(run, cards, c)
            case StandBehind(by=who, seat=seat):
                run(PlaceTaken(who=who, seat=seat, clauses=self.rules.seating.priority_clauses))
            case AskSeat(by=who):
                run(SeatAsked(who=who, seat=0, clauses=self.rules.seating.vacant_clauses))
            case _ if isinstance(c, CIRCLE_COMMANDS):
                self.keeper.play(s, c, run)
            case _ if isinstance(c, AWARD_COMMANDS):
                self.play_award(run, c)
            case _ if isinstance(c, REPORTS):
                self.play_mistake(run, c)
            case _ if isinstance(c, COVER_COMMANDS):
                self.play_cover(run, c)
            case _:
                self.play_hand(run, c)
        if run.s.coup.due and not self.turning(run.s.coup) and run.s.shoe.left == 0:
            self.annul(run, "cards-run-out", self.rules.pack.stop_clauses)

    def lot_came(self, run: Run[Banque], lot: str) -> None:
        """A lot decides: who of equal bidders has the bank, or which cloth's banco comes first."""
        if lot in CLOTHS and run.s.bank is not None:
            who = run.s.claims[CLOTHS.index(lot)]
            run(LotDrawn(lot=lot, clauses=self.rules.banco.lots_clauses))
            self.closed_for(run, who)
        else:
            run(LotDrawn(lot=lot, clauses=self.rules.award.equal_clauses))
            self.won(run, lot, self.rules.award.clauses)

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve(self, s: Banque, e: Event) -> Banque:
        if (shoe := s.shoe.after(e)) is not None:
            if isinstance(e, ShoeLoaded):
                new = changed(s, shoe=shoe, declined=(), mixing=False, coups=0, barred=(), maker="", repeats=0)
                return changed(new, turn={})
            return changed(s, shoe=shoe)
        for part in (
            self.evolve_award,
            self.evolve_cover,
            self.evolve_hand,
            self.evolve_settle,
            self.evolve_mistake,
            self.evolve_place,
        ):
            if (after := part(s, e)) is not None:
                return after
        raise TypeError(f"{type(e).__name__} is not an event of {self.name}")

    def evolve_place(self, s: Banque, e: Event) -> Banque | None:
        match e:
            case PackShuffled() | CutDeclined() | CardsChecked():
                return changed(s, **ceremony(s, e))
            case PlaceTaken(who=who, seat=seat):
                return changed(s, behind={**s.behind, who: seat})
            case SeatAsked(who=who):
                return changed(s, waiting=(*s.waiting, who))
        return None

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Banque) -> Mapping[Account, int]:
        return {
            CLOTH: sum(self.lying(stake) for stake in s.stakes.values()),
            BANK_ACCOUNT: s.bank.amount if s.bank is not None else 0,
            PLEDGED: sum(s.bids.values()),
        }

    def seat_for(self, s: Banque, who: Actor, seat: int) -> Why | None:
        """A vacant place is for the head of the waiting list."""
        first = s.waiting[:1]
        return None if not first or who in first else Why("seat-is-promised", self.rules.seating.vacant_clauses)

    def took_seat(self, s: Banque, who: Actor) -> Banque:
        """Who has a seat waits for none."""
        return changed(s, waiting=tuple(p for p in s.waiting if p != who))

    def keeps_seat(self, s: Banque, who: Actor) -> Why | None:
        """Only who sits may have the cards of a cloth, but for one who has gone banco."""
        if self.has_cards(s, who) and who != s.coup.banco:
            return Why("cards-keep-seated", self.rules.seating.turn_clauses)
        return None

    def holds(self, s: Banque, who: Actor) -> Why | None:
        """Nobody walks off with money on the table or cards in the hand."""
        if self.is_banker(s, who):
            return Why("bank-on-the-table", self.rules.award.left_clauses)
        if who in s.stakes or who in s.bids:
            return Why("bets-on-the-cloth")
        if self.has_cards(s, who):
            return Why("cards-in-hand", self.rules.seating.turn_clauses)
        return None

    def has_cards(self, s: Banque, who: Actor) -> bool:
        return s.phase in (CLOSED, *COUP) and who in s.coup.holders.values()

    def left(self, s: Banque, who: Actor) -> Banque:
        """Nothing of somebody who has gone remains, but the cards of the last coup."""
        return changed(
            s,
            maker="" if s.maker == who else s.maker,
            repeats=0 if s.maker == who else s.repeats,
            behind={p: n for p, n in s.behind.items() if p != who},
            declined=tuple(p for p in s.declined if p != who),
            waiting=tuple(p for p in s.waiting if p != who),
        )

    def outcome(self, e: Event) -> Value | None:
        return "/".join(e.results[cloth] for cloth in CLOTHS) if isinstance(e, ClothsDecided) else None
