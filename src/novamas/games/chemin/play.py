"""Chemin de fer: one player is the bank, the others cover it, and the shoe goes round the table.

Read `rules.py` first, then docs/decisions/0024-the-life-of-a-bank.md, which draws the machine that these modules are:
`award.py` (who gets the hand), `bank.py` (the bank between two coups), `cover.py` (stakes and banco), `hand.py` (the
cards), `settle.py` (the money), `mistakes.py` (what goes wrong). Here they are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.chemin.acts import (
    AUCTION,
    BANK_ACCOUNT,
    BETTING,
    CLOSED,
    COUP,
    GARAGE,
    HOLDING,
    IDLE,
    OFFERING,
    PLEDGED,
    Chemin,
    CoupEnded,
)
from novamas.games.chemin.award import AWARD_COMMANDS, AWARD_EVENTS
from novamas.games.chemin.bank import BANK_COMMANDS, BANK_EVENTS
from novamas.games.chemin.cover import COVER_COMMANDS, COVER_EVENTS
from novamas.games.chemin.desk import changed
from novamas.games.chemin.hand import HAND_COMMANDS, HAND_EVENTS
from novamas.games.chemin.mistakes import ANSWERS, MISTAKE_EVENTS, REPORTS, MistakeGame
from novamas.games.chemin.settle import SETTLE_EVENTS
from novamas.games.circle.acts import (
    AskSeat,
    GiveCard,
    LayDown,
    PlaceTaken,
    SeatAsked,
    StandBehind,
    TakeStake,
    names,
)
from novamas.games.circle.keeper import CIRCLE_COMMANDS, CardsChecked, CheckCards, CutDeclined, PackShuffled, ceremony
from novamas.games.shoe.acts import PackCut, ShoeLoaded, seen
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
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

PARTS: dict[str, frozenset[str]] = {
    "shoe": names(*CIRCLE_COMMANDS),
    "award": names(*AWARD_COMMANDS),
    "bank": names(*BANK_COMMANDS),
    "cover": names(*COVER_COMMANDS),
    "hand": names(*HAND_COMMANDS),
    "mistakes": names(*REPORTS, *ANSWERS, TakeStake, GiveCard, LayDown),
    "places": names(StandBehind, AskSeat, CheckCards),
}
"""The parts of the game, and the commands that each of them offers."""
PARTS_WITH = {kind: tuple(part for part in PARTS if kind in PARTS[part]) for kind in frozenset().union(*PARTS.values())}
FOLDED_BY: dict[type[Event], str] = {
    kind: part
    for part, kinds in (
        ("award", AWARD_EVENTS),
        ("bank", BANK_EVENTS),
        ("cover", COVER_EVENTS),
        ("hand", HAND_EVENTS),
        ("settle", SETTLE_EVENTS),
        ("mistakes", MISTAKE_EVENTS),
        ("places", (PackShuffled, CutDeclined, CardsChecked, PlaceTaken, SeatAsked)),
    )
    for kind in kinds
}
"""Which part of the game folds an event; those of the shoe are the shoe's."""


class CheminGame(MistakeGame):
    """Chemin de fer under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        *CIRCLE_COMMANDS, *AWARD_COMMANDS, *BANK_COMMANDS, *COVER_COMMANDS, *HAND_COMMANDS, *ANSWERS, *REPORTS,
        StandBehind, AskSeat, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        ShoeLoaded, PackShuffled, PackCut, CutDeclined, CardsChecked, *AWARD_EVENTS, *BANK_EVENTS, *COVER_EVENTS,
        *HAND_EVENTS, *SETTLE_EVENTS, *MISTAKE_EVENTS, PlaceTaken, SeatAsked,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Chemin
    closing: ClassVar[frozenset[str]] = frozenset(("CloseBetting", "CloseAuction"))

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def shoe_due(self, s: Chemin) -> bool:
        """Whether the shoe must be looked after before anything else."""
        return s.phase == IDLE and not self.session_over(s) and self.keeper.busy(s)

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        if self.shoe_due(s):
            return self.keeper.awaits(s)
        if s.coup.due:
            return self.hand_awaits(s)
        match s.phase:
            case "idle" | "offering" | "auction":
                return self.award_awaits(s)
            case "holding":
                return self.bank_awaits(s)
            case "betting":
                return self.cover_awaits(s)
            case "granting" | "withdrawing":
                return self.mistake_awaits(s)
        return self.hand_awaits(s)

    def chance(self, s: Chemin) -> Dist | None:
        return self.keeper.chance(s) if self.shoe_due(s) else self.hand_chance(s)

    def default(self, s: Chemin, who: Actor) -> Command | None:
        if not any(a.who == who for a in self.awaits(s)):
            return None
        if self.shoe_due(s):
            return self.keeper.default(s, who)
        match s.phase:
            case "idle" | "offering" | "auction":
                return self.award_default(s, who)
            case "holding":
                return self.bank_default(s, who)
            case "betting":
                return self.cover_default(s, who)
            case "granting" | "withdrawing":
                return self.mistake_default(s, who)
        return self.hand_default(s, who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def options(self, s: Chemin, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        """What somebody may do, part by part; parts that have no such command are not asked."""
        if is_person(who) and who not in s.chips:
            return ()
        parts = PARTS if kind is None else PARTS_WITH.get(kind, ())
        return tuple(o for part in parts for o in self.part_offers(part, s, who, kind) if kind in (None, o.kind))

    def part_offers(self, part: str, s: Chemin, who: Actor, kind: str | None) -> Iterable[Offer]:
        banked = s.bank is not None
        match part:
            case "shoe" if self.shoe_due(s):
                return self.keeper.offers(s, who)
            case "award" if s.phase in (IDLE, OFFERING, AUCTION):
                return self.award_offers(s, who)
            case "bank" if banked:
                return self.bank_offers(s, who)
            case "cover" if banked:
                return self.cover_offers(s, who, kind)
            case "hand" if banked:
                return self.hand_offers(s, who)
            case "mistakes":
                return self.mistake_offers(s, who)
            case "places":
                return self.place_offers(s, who)
        return ()

    def place_offers(self, s: Chemin, who: Actor) -> Iterable[Offer]:
        seating = self.rules.seating
        ended = s.phase == IDLE and self.session_over(s) and s.shoe.number > 0
        if ended and is_person(who):
            yield Offer("CheckCards", who, clauses=self.rules.pack.check_clauses)
        if who in s.standing and who not in s.behind and s.seats:
            places = OneOf(tuple(range(1, len(s.seats) + 1)), Why("no-such-place", seating.priority_clauses))
            yield Offer("StandBehind", who, {"seat": places}, seating.priority_clauses)
        if (who in s.standing and who not in s.waiting) or (who in s.seats and not self.moves(s, who)):
            yield Offer("AskSeat", who, clauses=seating.vacant_clauses)

    def why_not(self, s: Chemin, c: Command) -> Refused:
        if is_person(c.by) and c.by not in s.chips:
            return Refused("not-at-the-table", field="by", value=c.by)
        if isinstance(c, StandBehind) and is_person(c.by):
            return Refused("place-taken", self.rules.straying.clauses)
        if isinstance(c, AskSeat) and is_person(c.by):
            return Refused("not-now", self.rules.seating.vacant_clauses)
        for reason in (
            self.keeper.why_not,
            self.mistake_why_not,
            self.award_why_not,
            self.bank_why_not,
            self.cover_why_not,
            self.hand_why_not,
        ):
            if (refused := reason(s, c)) is not None:
                return refused
        return Refused("not-your-role", field="by", value=c.by)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Chemin], c: Command) -> None:
        s = run.s
        match c:
            case Chance() if self.shoe_due(s):
                self.keeper.play(s, c, run)
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
                seat = s.seats.index(who) + 1 if who in s.seats else 0
                run(SeatAsked(who=who, seat=seat, clauses=self.rules.seating.vacant_clauses))
            case _ if isinstance(c, CIRCLE_COMMANDS):
                self.keeper.play(s, c, run)
            case _ if isinstance(c, AWARD_COMMANDS):
                self.play_award(run, c)
            case _ if isinstance(c, BANK_COMMANDS):
                self.play_bank(run, c)
            case _ if isinstance(c, REPORTS):
                self.play_mistake(run, c)
            case _ if s.phase in ("granting", "withdrawing"):
                self.play_answer(run, c)
            case _ if isinstance(c, COVER_COMMANDS):
                self.play_cover(run, c)
            case _:
                self.play_hand(run, c)
        if run.s.coup.due and not self.turning(run.s.coup) and run.s.shoe.left == 0:
            self.void(run, "cards-run-out", self.rules.pack.stop_clauses)

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve(self, s: Chemin, e: Event) -> Chemin:
        if (shoe := s.shoe.after(e)) is not None:
            if isinstance(e, ShoeLoaded):
                return changed(s, shoe=shoe, declined=(), mixing=False, settled=(), place=-1, sat=-1, strayed=())
            return changed(s, shoe=shoe)
        after = None
        match FOLDED_BY.get(type(e)):
            case "award":
                after = self.evolve_award(s, e)
            case "bank":
                after = self.evolve_bank(s, e)
            case "cover":
                after = self.evolve_cover(s, e)
            case "hand":
                after = self.evolve_hand(s, e)
            case "settle":
                after = self.evolve_settle(s, e)
            case "mistakes":
                after = self.evolve_mistake(s, e)
            case "places":
                after = self.evolve_place(s, e)
        if after is None:
            raise TypeError(f"{type(e).__name__} is not an event of {self.name}")
        return after

    def evolve_place(self, s: Chemin, e: Event) -> Chemin | None:
        match e:
            case PackShuffled() | CutDeclined() | CardsChecked():
                return changed(s, **ceremony(s, e))
            case PlaceTaken(who=who, seat=seat):
                return changed(s, behind={**s.behind, who: seat})
            case SeatAsked(who=who, seat=seat):
                if seat:
                    return changed(s, moving={**s.moving, who: seat})
                return changed(s, waiting=(*s.waiting, who))
        return None

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Chemin) -> Mapping[Account, int]:
        bank = s.bank
        return {
            CLOTH: sum(stake.amount for stake in s.stakes.values()),
            BANK_ACCOUNT: bank.amount if bank is not None else 0,
            GARAGE: bank.aside if bank is not None else 0,
            PLEDGED: sum(s.bids.values()) + sum(s.pledges.values()),
        }

    def moves(self, s: Chemin, who: Actor) -> bool:
        """Whether somebody has asked for another place and has not got one yet."""
        return who in s.moving and (who in s.standing or s.seats[s.moving[who] - 1] == who)

    def seat_for(self, s: Chemin, who: Actor, seat: int) -> Why | None:
        """A vacant place is for the head of the waiting list while a shoe is dealt; between two of them first for
        those who sit elsewhere and asked for a change."""
        running = self.begun(s) and not s.shoe.stopped
        first = s.waiting[:1] if running else tuple(p for p in s.moving if self.moves(s, p)) or s.waiting[:1]
        return None if not first or who in first else Why("seat-is-promised", self.rules.seating.vacant_clauses)

    def holds(self, s: Chemin, who: Actor) -> Why | None:
        """Nobody walks off with money on the table or cards in the hand."""
        if s.bank is not None and who in s.bank.owned:
            return Why("bank-on-the-table", self.rules.bank.keep_clauses)
        if who in s.stakes or who in s.bids or who in s.pledges:
            return Why("bets-on-the-cloth")
        if s.phase in (CLOSED, *COUP) and who == s.coup.holder:
            return Why("cards-in-hand", self.rules.banco.clauses)
        return None

    def left(self, s: Chemin, who: Actor) -> Chemin:
        """Nothing of somebody who has gone remains, but the cards of the last coup, and that a hand on offer was his or
        has been offered to him: coming back gives nobody another chance."""

        def but(names: tuple[Actor, ...]) -> tuple[Actor, ...]:
            return tuple(p for p in names if p != who)

        gone = s.offered is not None and s.offered.heir == who
        return changed(
            s,
            phase=IDLE if gone else s.phase,
            offered=None if gone else s.offered,
            maker="" if s.maker == who else s.maker,
            follow="" if s.follow == who else s.follow,
            heir="" if s.heir == who else s.heir,
            inherits=0 if s.heir == who else s.inherits,
            refusals={p: n for p, n in s.refusals.items() if p != who},
            settled=tuple(None if p == who else p for p in s.settled),
            behind={p: n for p, n in s.behind.items() if p != who},
            declined=but(s.declined),
            strayed=but(s.strayed),
            waiting=but(s.waiting),
            moving={p: n for p, n in s.moving.items() if p != who},
        )

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, CoupEnded) else None


__all__ = ["BETTING", "CROUPIER", "HOLDING", "CheminGame"]
