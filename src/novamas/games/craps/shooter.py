"""Who throws, and with which dice: the part of craps that has nothing to do with bets.

The dice are offered round the table; whoever takes them throws until the law says that they change hands. Throws can
be void, dice can fall to the floor or be changed, a shooter can lose the right to throw. `games/craps/play.py` adds the
bets and what a throw does to them.
"""

from __future__ import annotations

from abc import abstractmethod
from itertools import combinations
from typing import ClassVar

from novamas.games.cloth.acts import BETTING, CLOSED, IDLE, RoundEnded
from novamas.games.cloth.play import ClothGame, calls_by, change
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
    Due,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import ANYBODY, PEOPLE, Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf, Why

SHORT, FLOOR = "short", "on-floor"
CREW, HEAD = (CROUPIER,), (INSPECTOR,)


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

    def who_is_offered(self, s: Craps) -> list[Actor]:
        """To whom the dice are offered now: to the next who has not refused them, or to anybody once all have."""
        if s.shooter or s.phase != BETTING:
            return []
        able = self.able(s)
        return [who for who in able if who not in s.refused][:1] or able

    def all_refused(self, s: Craps) -> bool:
        """Whether everybody who could throw has let the dice pass."""
        return any(who in s.refused for who in self.who_is_offered(s))

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
                return self.await_throw(s) or super().awaits(s)
        return (Await(CHANCE, ("Chance",), "dice"),)

    def who_throws(self, s: Craps) -> Actor:
        return s.shooter

    def await_throw(self, s: Craps) -> tuple[Await, ...]:
        """Whoever must act before the dice can be thrown."""
        if s.choosing is not None:
            return (Await(s.shooter, ("PickDice",)),)
        if s.shooter:
            return () if self.ready(s) else (Await(s.shooter, ("PlaceBet", "PassDice")),)
        offered = self.who_is_offered(s)
        if offered and offered[0] not in s.refused:
            return (Await(offered[0], ("TakeDice", "PassDice")),)
        return (Await(INSPECTOR, ("AbandonRound",)),)

    def next_due(self, s: Craps) -> Due | None:
        return Due(at="throw", who=s.shooter)

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

    @gate(TakeDice, by=PEOPLE, during=(BETTING,))
    def allow_take(self, s: Craps, who: Actor) -> Answer:
        if (shut := self.shut_dice(s, who)) is not None:
            return shut
        if s.shooter:
            return Shut("dice-in-hand", self.rules.shooter.clauses)
        return Offer("TakeDice", who, clauses=self.rules.shooter.clauses)

    @gate(PassDice, by=PEOPLE, during=(BETTING,))
    def allow_pass(self, s: Craps, who: Actor) -> Answer:
        """The player to whom the dice are offered, once; and the shooter before the first throw."""
        shooter = self.rules.shooter
        if (shut := self.shut_dice(s, who)) is not None:
            return shut
        if who in s.refused:
            return Shut("not-your-dice", shooter.clauses)
        if who == s.shooter and s.point:
            return Shut("round-not-thrown-out", shooter.passes_clauses)
        if who == s.shooter and s.choosing is not None:
            return Shut("pick-first", self.rules.dice.clauses)
        return Offer("PassDice", who, clauses=shooter.clauses)

    @gate(PickDice, by=PEOPLE, during=(BETTING,))
    def allow_pick(self, s: Craps, who: Actor) -> Answer:
        clauses = self.rules.dice.clauses
        if (shut := self.shut_shooter(s, who)) is not None:
            return shut
        if s.choosing is None:
            return Shut("nothing-to-pick", clauses)
        return Offer("PickDice", who, {"dice": OneOf(self.choices(s), Why("not-these-dice", clauses))}, clauses)

    @gate(AskNewDice, by=PEOPLE, during=(BETTING,))
    def allow_asking(self, s: Craps, who: Actor) -> Answer:
        dice = self.rules.dice
        if (shut := self.shut_shooter(s, who)) is not None:
            return shut
        if s.point:
            return Shut("no-new-dice-now", dice.ask_clauses)
        if s.choosing is not None:
            return Shut("pick-first", dice.clauses)
        return Offer("AskNewDice", who, clauses=dice.ask_clauses)

    def shut_dice(self, s: Craps, who: Actor) -> Shut | None:
        """Why somebody may not touch the dice now, if so."""
        if who in s.deprived:
            return Shut("deprived", self.rules.shooter.repeated_clauses)
        if s.phase != BETTING:
            return Shut("betting-not-open", self.rules.calls.open.clauses)
        if who != s.shooter and who not in self.who_is_offered(s):
            return Shut("not-your-dice", self.rules.shooter.clauses)
        return None

    def shut_shooter(self, s: Craps, who: Actor) -> Shut | None:
        """Why somebody does not throw now, if so."""
        not_theirs = Shut("not-your-dice", self.rules.shooter.clauses)
        return self.shut_dice(s, who) or (not_theirs if who != s.shooter else None)

    def allow_closing(self, s: Craps, who: Actor) -> Answer:
        """The throw waits for a shooter with dice in hand and, before the first one, for the bet that is due."""
        shooter = self.rules.shooter
        if who == self.rules.calls.close.by and s.phase == BETTING and not self.ready(s):
            if s.shooter and s.choosing is None:
                return Shut("shooter-must-bet", shooter.must_clauses)
            return Shut("no-shooter", shooter.clauses)
        return super().allow_closing(s, who)

    # What the croupier beside the dice (the *stickman*) reports.

    @gate(VoidThrow, by=CREW)
    def allow_void(self, s: Craps, who: Actor) -> Answer:
        void = self.rules.void
        cause = OneOf(void.causes, Why("not-a-void-throw", void.clauses))
        return self.shut_throw(s, who) or Offer("VoidThrow", who, {"cause": cause}, void.clauses)

    @gate(ShortThrow, by=CREW)
    def allow_short(self, s: Craps, who: Actor) -> Answer:
        dice = self.rules.dice
        if (shut := self.shut_throw(s, who)) is not None:
            return shut
        if not dice.touch:
            return Shut("no-dice-in-motion", self.rules.void.clauses)
        touched = OneOf(tuple(range(dice.touch)), Why("far-enough", dice.touch_clauses))
        return Offer("ShortThrow", who, {"touched": touched}, dice.touch_clauses)

    @gate(DiceOnFloor, by=CREW, also=ANYBODY)
    def allow_floor(self, s: Craps, who: Actor) -> Answer:
        fallen = self.rules.dice.fallen
        if fallen is None:
            return Shut("no-rule-for-the-floor", self.rules.void.clauses)
        if (shut := self.shut_throw(s, who)) is not None:
            return shut
        which = tuple(some for n in range(1, len(s.pair) + 1) for some in combinations(s.pair, n))
        return Offer("DiceOnFloor", who, {"dice": OneOf(which, Why("not-in-play", fallen.clauses))}, fallen.clauses)

    def shut_throw(self, s: Craps, who: Actor) -> Shut | None:
        """Why nothing about a throw can be reported now, if so."""
        if who != CROUPIER:
            return Shut("not-your-role", field="by")
        moving = s.phase == CLOSED and CROUPIER in s.staff
        return None if moving else Shut("no-dice-in-motion", self.rules.void.clauses)

    @gate(FoundDie, by=CREW, also=ANYBODY)
    def allow_found(self, s: Craps, who: Actor) -> Answer:
        fallen = self.rules.dice.fallen
        if fallen is None:
            return Shut("no-rule-for-the-floor", self.rules.void.clauses)
        if who != CROUPIER:
            return Shut("not-your-role", field="by")
        if not s.lost or CROUPIER not in s.staff:
            return Shut("not-lost", field="die")
        return Offer("FoundDie", who, {"die": OneOf(s.lost, Why("not-lost"))}, fallen.clauses)

    @gate(NoteBreach, by=CREW)
    def allow_breach(self, s: Craps, who: Actor) -> Answer:
        shooter = self.rules.shooter
        if not s.shooter or s.phase not in (BETTING, CLOSED) or CROUPIER not in s.staff:
            return Shut("no-shooter", shooter.faults_clauses)
        fault = OneOf(shooter.faults, Why("not-a-breach", shooter.faults_clauses))
        return Offer("NoteBreach", who, {"fault": fault}, shooter.faults_clauses)

    # What the head of the table may order.

    @gate(DepriveShooter, by=HEAD, also=ANYBODY)
    def allow_depriving(self, s: Craps, who: Actor) -> Answer:
        clauses = self.rules.shooter.repeated_clauses
        if who != INSPECTOR:
            return Shut("not-your-role", clauses, "by")
        repeated = self.repeaters(s) if s.phase in (IDLE, BETTING) and INSPECTOR in s.staff else ()
        if not repeated:
            return Shut("not-repeated", clauses, "player")
        return Offer("DepriveShooter", who, {"player": OneOf(repeated, Why("not-repeated", clauses))}, clauses)

    @gate(ChangeDice, by=HEAD, also=ANYBODY)
    def allow_change(self, s: Craps, who: Actor) -> Answer:
        clauses = self.rules.dice.change.clauses
        if who != INSPECTOR:
            return Shut("not-your-role", clauses, "by")
        if not s.shooter:
            return Shut("no-shooter", clauses)
        if s.phase != BETTING or s.choosing is not None or not self.are_dice_worn(s) or INSPECTOR not in s.staff:
            return Shut("dice-not-worn", clauses)
        return Offer("ChangeDice", who, clauses=clauses)

    @gate(AbandonRound, by=HEAD, also=ANYBODY)
    def allow_abandoning(self, s: Craps, who: Actor) -> Answer:
        clauses = self.rules.shooter.clauses
        if who != INSPECTOR:
            return Shut("not-your-role", clauses, "by")
        if s.phase != BETTING or s.shooter or INSPECTOR not in s.staff:
            return Shut("round-has-a-shooter", clauses)
        return Offer("AbandonRound", who, clauses=clauses)

    def repeaters(self, s: Craps) -> tuple[Actor, ...]:
        """Those who have broken the rules of throwing often enough to lose the right to throw."""
        return tuple(w for w, n in s.breaches.items() if n >= self.rules.shooter.repeated and w not in s.deprived)

    def are_dice_worn(self, s: Craps) -> bool:
        """Whether the dice have been thrown often enough to be changed by order."""
        return s.rolls - s.changed_at >= self.house.change_after

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
                self.drop_dice(run, dice)
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

    def drop_dice(self, run: Run[Craps], dice: tuple[int, ...]) -> None:
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
        fresh = self.pairs(change(run.s, lost=()))[0]
        clauses = self.rules.dice.fallen.clauses if self.rules.dice.fallen else ()
        run(DiceReplaced(set_of_dice=run.s.set_of_dice + 1, pair=fresh, clauses=clauses))

    def ends_by(self, s: Craps) -> tuple[str, ...]:
        if self.rules.ending.unit != "shooter":
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
                return change(s, shooter=who, holder=who, place=place, pair=pair, refused=())
            case DiceRefused(who=who):
                return change(s, shooter="", refused=(*s.refused, who))
            case DicePassed():
                return change(s, shooter="", refused=())
            case Thrown(dice=dice):
                return change(s, dice=dice, rolls=s.rolls + 1)
            case ThrowVoided():
                return change(s, phase=BETTING)
            case BreachNoted(who=who, count=count):
                return change(s, breaches={**s.breaches, who: count})
            case Deprived(who=who):
                out = s.shooter == who
                return change(
                    s,
                    deprived=(*s.deprived, who),
                    shooter="" if out else s.shooter,
                    choosing=None if out else s.choosing,
                )
            case DiceOffered(keeps=keeps):
                return change(s, choosing=keeps)
            case DiceLost(dice=dice):
                return change(s, lost=(*s.lost, *dice))
            case DieFound(die=die):
                return change(s, lost=tuple(n for n in s.lost if n != die), found=(*s.found, die))
            case DicePicked(dice=dice):
                return change(s, pair=dice, choosing=None, changed_at=s.rolls)
            case DiceReplaced(set_of_dice=n, pair=pair):
                return change(s, set_of_dice=n, pair=pair, lost=(), found=(), choosing=None, changed_at=s.rolls)
            case BetsReturned():
                return change(s, bets={})
            case RoundEnded():
                return change(super().evolve(s, e), point=0, found=(), refused=())
        return super().evolve(s, e)

    def fold_leaving(self, s: Craps, who: Actor) -> Craps:
        """The dice go on from where somebody stood; that they had lost the right to throw is not forgotten."""
        refused = tuple(w for w in s.refused if w != who)
        if who == s.holder:
            # Those who stood behind move up one place.
            place = s.place - (s.place >= len(s.seats))
            s = change(s, holder="", place=place)
        if who == s.shooter:
            s = change(s, shooter="", choosing=None)
        return change(s, refused=refused)
