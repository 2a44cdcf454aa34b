"""Who throws, and with which dice: the part of craps that has nothing to do with bets.

The dice are offered round the table; whoever takes them throws until the law says that they change hands. Throws can
be void, dice can fall to the floor or be changed, a shooter can lose the right to throw. `games/craps/play.py` adds the
bets and what a throw does to them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from novamas.games.cloth.acts import BETTING, CLOSED, IDLE, CloseBetting, RoundEnded
from novamas.games.cloth.play import ClothGame, calls_by, changed
from novamas.games.craps.acts import (
    AbandonRound,
    AskNewDice,
    BetsReturned,
    BreachNoted,
    ChangeDice,
    Craps,
    Deprived,
    DepriveShooter,
    DiceLost,
    DiceOffered,
    DiceOnFloor,
    DicePassed,
    DicePicked,
    DiceRefused,
    DiceReplaced,
    DiceTaken,
    DieFound,
    FoundDie,
    NoteBreach,
    PassDice,
    PickDice,
    ShortThrow,
    TakeDice,
    Thrown,
    ThrowVoided,
    VoidThrow,
)
from novamas.games.craps.rules import CrapsHouse, CrapsRules
from novamas.kit.chance import Dice, Dist
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    CROUPIER,
    INSPECTOR,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import Clause, OneOf, Why

SHORT, FLOOR = "short", "on-floor"


class ShooterGame(ClothGame[Craps, CrapsRules, CrapsHouse]):
    """A dice table without its bets."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        *ClothGame.commands, TakeDice, PassDice, AskNewDice, PickDice, ChangeDice, DepriveShooter, AbandonRound,
        VoidThrow, ShortThrow, DiceOnFloor, FoundDie, NoteBreach, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        *ClothGame.events, DiceTaken, DiceRefused, DicePassed, Thrown, ThrowVoided, BreachNoted, Deprived, DiceOffered,
        DiceLost, DieFound, DicePicked, DiceReplaced, BetsReturned,
    )  # fmt: skip
    state = Craps

    @abstractmethod
    def has_bet(self, s: Craps, who: Actor) -> bool:
        """Whether this shooter has laid the bet that a shooter must lay."""

    def distribution(self) -> Dice:
        return Dice(self.rules.dice.thrown)

    # -- whose turn it is --------------------------------------------------------------------------------------

    def able(self, s: Craps) -> list[Actor]:
        """Everybody at the table who may throw, in the order in which the dice reach them: clockwise from the holder.

        Seats count from the croupiers' left; whoever stands comes after the last seat, in the order of arrival.
        """
        people = s.present()
        spot = {who: s.seats.index(who) if who in s.seats else len(s.seats) + s.standing.index(who) for who in people}
        start = spot.get(s.holder, s.place)
        around = len(s.seats) + len(s.standing) + 1
        order = sorted(people, key=lambda who: (spot[who] - start - 1) % around)
        return [who for who in order if who not in s.deprived]

    def offered_to(self, s: Craps) -> list[Actor]:
        """To whom the dice are offered now: to the next who has not refused them, or to anybody once all have."""
        if s.shooter or s.phase != BETTING:
            return []
        able = self.able(s)
        return [who for who in able if who not in s.refused][:1] or able

    def all_refused(self, s: Craps) -> bool:
        """Whether everybody who could throw has let the dice pass."""
        return any(who in s.refused for who in self.offered_to(s))

    def ready(self, s: Craps) -> bool:
        """Whether the shooter can throw: dice in hand and, before the first throw, the bet that is due."""
        return bool(s.shooter) and s.choosing is None and (bool(s.point) or self.has_bet(s, s.shooter))

    def awaits(self, s: Craps) -> tuple[Await, ...]:
        match s.phase:
            case "idle":
                return super().awaits(s) if self.able(s) else ()
            case "betting":
                if s.bets and self.all_refused(s):
                    return ()  # play is suspended until somebody takes the dice
                return self.awaited_to_throw(s) or super().awaits(s)
        return (Await(CHANCE, ("Chance",), "dice"),)

    def in_hand_of(self, s: Craps) -> Actor:
        return s.shooter

    def awaited_to_throw(self, s: Craps) -> tuple[Await, ...]:
        """Whoever must act before the dice can be thrown."""
        if s.choosing is not None:
            return (Await(s.shooter, ("PickDice",)),)
        if s.shooter:
            return () if self.ready(s) else (Await(s.shooter, ("PlaceBet", "PassDice")),)
        offered = self.offered_to(s)
        if offered and offered[0] not in s.refused:
            return (Await(offered[0], ("TakeDice", "PassDice")),)
        return (Await(INSPECTOR, ("AbandonRound",)),)

    def chance(self, s: Craps) -> Dist | None:
        return self.distribution() if s.phase == CLOSED else None

    def default(self, s: Craps, who: Actor) -> Command | None:
        """The silent let the dice pass, and take the first that they are shown."""
        kinds = next((a.kinds for a in self.awaits(s) if a.who == who), ())
        if "PickDice" in kinds:
            return PickDice(by=who, dice=self.choices(s)[0])
        if "PassDice" in kinds:
            return PassDice(by=who)
        if "AbandonRound" in kinds:
            return AbandonRound(by=who)
        return super().default(s, who)

    # -- which dice ----------------------------------------------------------------------------------------------

    def pairs(self, s: Craps, keeps: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
        """The dice that may be thrown together, of those at hand: two colours where the law asks for them."""
        rule = self.rules.dice
        whole = [n for n in range(1, rule.at_table + 1) if n not in s.lost]
        half = rule.at_table // 2
        return tuple(
            pair
            for pair in combinations(whole, rule.thrown)
            if set(keeps) <= set(pair) and (not rule.two_colours or pair[0] <= half < pair[-1])
        )

    def choices(self, s: Craps) -> tuple[tuple[int, ...], ...]:
        """What the shooter may pick: of dice that were changed any, for one on the floor one from the reserve."""
        return self.pairs(s, s.choosing or ())

    # -- what each may do --------------------------------------------------------------------------------------

    def options(self, s: Craps, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        offers = super().options(s, who, kind)
        if is_person(who):
            return (*offers, *(o for o in self.dice_offers(s, who) if kind in (None, o.kind)))
        return offers

    def dice_offers(self, s: Craps, who: Actor) -> Iterable[Offer]:
        if s.phase != BETTING:
            return
        order, first = self.rules.shooter.clauses, not s.point
        if who in self.offered_to(s):
            yield Offer("TakeDice", who, clauses=order)
            if who not in s.refused:
                yield Offer("PassDice", who, clauses=order)
        elif who == s.shooter and s.choosing is not None:
            dice = OneOf(self.choices(s), Why("not-these-dice", self.rules.dice.clauses))
            yield Offer("PickDice", who, {"dice": dice}, self.rules.dice.clauses)
        elif who == s.shooter and first:
            yield Offer("PassDice", who, clauses=order)
            yield Offer("AskNewDice", who, clauses=self.rules.dice.ask_clauses)

    def staff_offers(self, s: Craps, who: Actor) -> Iterable[Offer]:
        yield from (o for o in super().staff_offers(s, who) if o.kind != "CloseBetting" or self.ready(s))
        if who not in s.staff:
            return
        if who == CROUPIER:
            yield from self.reports(s)
        if who == INSPECTOR:
            yield from self.orders(s)

    def reports(self, s: Craps) -> Iterable[Offer]:
        """What the croupier beside the dice (the *stickman*) reports."""
        void, dice, shooter = self.rules.void, self.rules.dice, self.rules.shooter
        if s.phase == CLOSED:
            cause = OneOf(void.causes, Why("not-a-void-throw", void.clauses))
            yield Offer("VoidThrow", CROUPIER, {"cause": cause}, void.clauses)
            touched = OneOf(tuple(range(dice.touch)), Why("far-enough", dice.touch_clauses))
            if touched.values:
                yield Offer("ShortThrow", CROUPIER, {"touched": touched}, dice.touch_clauses)
            if dice.fallen is not None:
                which = tuple(some for n in range(1, len(s.pair) + 1) for some in combinations(s.pair, n))
                fell = OneOf(which, Why("not-in-play", dice.fallen.clauses))
                yield Offer("DiceOnFloor", CROUPIER, {"dice": fell}, dice.fallen.clauses)
        if s.lost and dice.fallen is not None:
            yield Offer("FoundDie", CROUPIER, {"die": OneOf(s.lost, Why("not-lost"))}, dice.fallen.clauses)
        if s.shooter and s.phase in (BETTING, CLOSED):
            fault = OneOf(shooter.faults, Why("not-a-breach", shooter.faults_clauses))
            yield Offer("NoteBreach", CROUPIER, {"fault": fault}, shooter.faults_clauses)

    def orders(self, s: Craps) -> Iterable[Offer]:
        """What the head of the table may order."""
        shooter = self.rules.shooter
        if s.phase in (IDLE, BETTING) and (repeated := self.repeaters(s)):
            player = OneOf(repeated, Why("not-repeated", shooter.repeated_clauses))
            yield Offer("DepriveShooter", INSPECTOR, {"player": player}, shooter.repeated_clauses)
        if s.phase == BETTING and s.shooter and s.choosing is None and self.worn(s):
            yield Offer("ChangeDice", INSPECTOR, clauses=self.rules.dice.change.clauses)
        if s.phase == BETTING and not s.shooter:
            yield Offer("AbandonRound", INSPECTOR, clauses=shooter.clauses)

    def repeaters(self, s: Craps) -> tuple[Actor, ...]:
        """Those who have broken the rules of throwing often enough to lose the right to throw."""
        return tuple(w for w, n in s.breaches.items() if n >= self.rules.shooter.repeated and w not in s.deprived)

    def worn(self, s: Craps) -> bool:
        """Whether the dice have been thrown often enough to be changed by order."""
        return s.rolls - s.changed_at >= self.house.change_after

    def why_not(self, s: Craps, c: Command) -> Refused:
        shooter, dice, void = self.rules.shooter, self.rules.dice, self.rules.void
        match c:
            case TakeDice() | PassDice() | AskNewDice() | PickDice() if is_person(c.by):
                return self.why_no_dice(s, c)
            case CloseBetting(by=by) if s.phase == BETTING and by == self.rules.calls.close.by:
                if s.shooter and s.choosing is None:
                    return Refused("shooter-must-bet", shooter.must_clauses)
                return Refused("no-shooter", shooter.clauses)
            case ChangeDice(by="@inspector"):
                return Refused("dice-not-worn" if s.shooter else "no-shooter", dice.change.clauses)
            case DepriveShooter(by="@inspector"):
                return Refused("not-repeated", shooter.repeated_clauses, "player", c.player)
            case AbandonRound(by="@inspector"):
                return Refused("round-has-a-shooter", shooter.clauses)
            case DiceOnFloor() | FoundDie() if dice.fallen is None:
                return Refused("no-rule-for-the-floor", void.clauses)
            case FoundDie(by="@croupier"):
                return Refused("not-lost", field="die", value=c.die)
            case VoidThrow(by="@croupier") | ShortThrow(by="@croupier") | DiceOnFloor(by="@croupier"):
                return Refused("no-dice-in-motion", void.clauses)
            case NoteBreach(by="@croupier"):
                return Refused("no-shooter", shooter.faults_clauses)
            case ChangeDice():
                return Refused("not-your-role", dice.change.clauses, "by", c.by)
            case DepriveShooter():
                return Refused("not-your-role", shooter.repeated_clauses, "by", c.by)
            case AbandonRound():
                return Refused("not-your-role", shooter.clauses, "by", c.by)
        return super().why_not(s, c)

    def why_no_dice(self, s: Craps, c: Command) -> Refused:
        """Why somebody may not touch the dice now."""
        shooter, dice = self.rules.shooter, self.rules.dice
        if c.by not in s.chips:
            return Refused("not-at-the-table", field="by", value=c.by)
        if c.by in s.deprived:
            return Refused("deprived", shooter.repeated_clauses)
        if s.phase != BETTING:
            return Refused("betting-not-open", self.rules.calls.open.clauses)
        if c.by != s.shooter:
            return Refused("not-your-dice", shooter.clauses)
        match c:
            case AskNewDice() if s.point:
                return Refused("no-new-dice-now", dice.ask_clauses)
            case PassDice() if s.point:
                return Refused("round-not-thrown-out", shooter.passes_clauses)
            case PassDice() | AskNewDice():
                return Refused("pick-first", dice.clauses)
            case PickDice():
                return Refused("nothing-to-pick", dice.clauses)
        return Refused("dice-in-hand", shooter.clauses)

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[Craps], c: Command) -> None:
        match c:
            case TakeDice(by=who):
                self.take(run, who)
            case PassDice(by=who):
                run(DiceRefused(who=who, clauses=self.rules.shooter.clauses))
            case AskNewDice():
                run(
                    DiceOffered(
                        keeps=(), calls=calls_by(self.rules.dice.change.calls), clauses=self.rules.dice.ask_clauses
                    )
                )
            case ChangeDice():
                change = self.rules.dice.change
                run(DiceOffered(keeps=(), calls=calls_by(change.calls), clauses=change.clauses))
            case PickDice(dice=dice):
                run(DicePicked(dice=dice))
            case VoidThrow(cause=cause):
                self.void(run, cause, self.rules.void.clauses)
            case ShortThrow():
                self.void(run, SHORT, self.rules.dice.touch_clauses)
            case DiceOnFloor(dice=dice):
                self.fallen(run, dice)
            case FoundDie(die=die):
                run(DieFound(die=die))
            case NoteBreach(fault=fault):
                self.breach(run, fault, self.rules.shooter.faults_clauses)
            case DepriveShooter(player=who):
                run(Deprived(who=who, clauses=self.rules.shooter.repeated_clauses))
            case AbandonRound():
                self.give_back(run)
                self.end_round(run)
            case _:
                super().play(run, c)

    def take(self, run: Run[Craps], who: Actor) -> None:
        s = run.s
        place = s.seats.index(who) if who in s.seats else len(s.seats) + s.standing.index(who)
        pair = s.pair if s.pair in self.pairs(s) else self.pairs(s)[0]
        run(DiceTaken(who=who, place=place, pair=pair, clauses=self.rules.shooter.clauses))

    def void(self, run: Run[Craps], cause: str, clauses: tuple[Clause, ...]) -> None:
        """The throw is repeated by the same shooter, with the same bets; a bad one counts against whoever threw it."""
        run(ThrowVoided(cause=cause, calls=calls_by(self.rules.void.calls), clauses=clauses))
        if cause in self.rules.void.breaches:
            self.breach(run, cause, self.rules.void.breaches_clauses)

    def breach(self, run: Run[Craps], fault: str, clauses: tuple[Clause, ...]) -> None:
        who = run.s.shooter
        run(BreachNoted(who=who, fault=fault, count=run.s.breaches.get(who, 0) + 1, clauses=clauses))

    def fallen(self, run: Run[Craps], dice: tuple[int, ...]) -> None:
        """The throw is void; to end the round the shooter picks from those left at the table."""
        fallen = self.rules.dice.fallen
        assert fallen is not None
        self.void(run, FLOOR, self.rules.void.clauses)
        run(DiceLost(dice=dice, clauses=fallen.clauses))
        keeps = tuple(n for n in run.s.pair if n not in dice)
        if self.pairs(run.s, keeps):
            run(DiceOffered(keeps=keeps, clauses=fallen.clauses))
        else:
            self.replace_dice(run)

    def replace_dice(self, run: Run[Craps]) -> None:
        fresh = self.pairs(changed(run.s, lost=()))[0]
        clauses = self.rules.dice.fallen.clauses if self.rules.dice.fallen else ()
        run(DiceReplaced(set_of_dice=run.s.set_of_dice + 1, pair=fresh, clauses=clauses))

    def ends_by(self, s: Craps) -> tuple[str, ...]:
        if self.rules.ending.unit == "round":
            return ("round",)
        return ("round", "shooter") if s.shooter else ("shooter", "round")

    def unit_running(self, s: Craps) -> bool:
        """The last shooter throws until the dice are lost."""
        return s.last_unit == "shooter" and bool(s.shooter)

    def is_last(self, s: Craps) -> bool:
        return self.session_over(s) if s.last_unit == "shooter" else super().is_last(s)

    def end_round(self, run: Run[Craps]) -> None:
        """A new set of dice, if a die that fell asks for one; after the last round, back with all that is undecided."""
        fallen = self.rules.dice.fallen
        if fallen is not None and (run.s.lost if fallen.new_set == "lost" else run.s.found):
            self.replace_dice(run)
        if self.is_last(run.s):
            self.give_back(run)
        run(RoundEnded())

    def give_back(self, run: Run[Craps]) -> None:
        """Every bet that is still undecided goes back whole to its owner."""
        if run.s.bets:
            moves = tuple(Move(CLOTH, bet.owner, bet.amount, "back") for bet in run.s.bets.values())
            run(BetsReturned(bets=tuple(run.s.bets), moves=moves))

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: Craps, e: Event) -> Craps:
        match e:
            case DiceTaken(who=who, place=place, pair=pair):
                return changed(s, shooter=who, holder=who, place=place, pair=pair, refused=())
            case DiceRefused(who=who):
                return changed(s, shooter="", refused=(*s.refused, who))
            case DicePassed():
                return changed(s, shooter="", refused=())
            case Thrown(dice=dice):
                return changed(s, dice=dice, rolls=s.rolls + 1)
            case ThrowVoided():
                return changed(s, phase=BETTING)
            case BreachNoted(who=who, count=count):
                return changed(s, breaches={**s.breaches, who: count})
            case Deprived(who=who):
                out = s.shooter == who
                return changed(
                    s,
                    deprived=(*s.deprived, who),
                    shooter="" if out else s.shooter,
                    choosing=None if out else s.choosing,
                )
            case DiceOffered(keeps=keeps):
                return changed(s, choosing=keeps)
            case DiceLost(dice=dice):
                return changed(s, lost=(*s.lost, *dice))
            case DieFound(die=die):
                return changed(s, lost=tuple(n for n in s.lost if n != die), found=(*s.found, die))
            case DicePicked(dice=dice):
                return changed(s, pair=dice, choosing=None, changed_at=s.rolls)
            case DiceReplaced(set_of_dice=n, pair=pair):
                return changed(s, set_of_dice=n, pair=pair, lost=(), found=(), choosing=None, changed_at=s.rolls)
            case BetsReturned():
                return changed(s, bets={})
            case RoundEnded():
                return changed(super().evolve(s, e), point=0, found=(), refused=())
        return super().evolve(s, e)

    def left(self, s: Craps, who: Actor) -> Craps:
        """The dice go on from where somebody stood; that they had lost the right to throw is not forgotten."""
        refused = tuple(w for w in s.refused if w != who)
        if who == s.holder:
            # Those who stood behind move up one place.
            place = s.place - (s.place >= len(s.seats))
            s = changed(s, holder="", place=place)
        if who == s.shooter:
            s = changed(s, shooter="", choosing=None)
        return changed(s, refused=refused)
