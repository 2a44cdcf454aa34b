"""Bets on a cloth, as the articles tell them, whatever decides them: a ball, a wheel, cards.

Betting opens, people lay chips on spots and take them back, betting closes, and once the result is known losers are
collected and winners are paid in the order of the law. `games/spin` lets something spin in between, `games/shoe` deals.

A game on a cloth may have parts besides (`kit/parts.py`): they answer for what is theirs, the cloth for the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Generic, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import (
    BETTING,
    CLOSED,
    IDLE,
    Bet,
    BetPlaced,
    BetTakenBack,
    BettingClosed,
    BettingOpened,
    CloseBetting,
    ClothDesk,
    Collected,
    OpenBetting,
    Paid,
    PlaceBet,
    RoundEnded,
    Spot,
    StakesFreed,
    StakesReturned,
    TakeBack,
)
from novamas.games.cloth.rules import BetRule, ClothHouse, ClothRules
from novamas.games.cloth.work import Task, at_work
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
    FLOAT,
    STAFF,
    Account,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Due,
    Event,
    Game,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import (
    PEOPLE,
    Answer,
    Folds,
    Gate,
    Part,
    Parts,
    Router,
    Shut,
    commands_of,
    find_answering,
    folds_of,
    gate,
    gates_of,
)
from novamas.kit.spaces import Amount, Clause, OneOf, Space, Why
from novamas.law import BadLaw

S = TypeVar("S", bound=ClothDesk)
R = TypeVar("R", bound=ClothRules)
H = TypeVar("H", bound=ClothHouse)


class ClothGame(Game[S], ABC, Generic[S, R, H]):
    """A game with bets on a cloth. Subclasses draw it (`spots`), say what decides a round, and add their own rules."""

    commands: ClassVar[tuple[type[Command], ...]] = (OpenBetting, PlaceBet, TakeBack, CloseBetting)
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, Collected, Paid, StakesReturned, RoundEnded,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = ClothDesk
    closing: ClassVar[frozenset[str]] = frozenset(("CloseBetting",))
    before_leaving: ClassVar[tuple[str, ...]] = ("TakeBack",)
    open_phases: ClassVar[tuple[str, ...]] = (BETTING,)
    """The phases in which bets are taken."""
    made_of: ClassVar[Parts] = ()
    """The parts that it has besides, in their order."""
    owns: ClassVar[tuple[str, ...]] = ("bets", "serial")
    """The fields of the state that the cloth itself changes, and its parts only as far as they are `shared`."""
    shared: ClassVar[tuple[str, ...]] = ("phase",)
    folds: ClassVar[Folds] = {}
    gates: ClassVar[tuple[Gate, ...]] = ()
    """What each may do, in one place a command: found by itself."""
    paid_in_one: ClassVar[tuple[str, ...]] = ()
    """Kinds of bet that are paid in one step where they follow one another in the order of payment."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.gates = gates_of(cls)
        if cls.made_of:
            cls.folds = folds_of(cls.made_of)
            cls.commands = tuple(dict.fromkeys((*cls.commands, *commands_of(cls.made_of), Chance)))
            cls.events = tuple(dict.fromkeys((*cls.events, *cls.folds)))

    def __init__(self, name: str, rules: R, house: H) -> None:
        self.name = name
        self.rules = rules
        self.house = house
        self.spots: dict[str, Spot] = {spot.key: spot for spot in self.draw_cloth()}
        self.kinds: dict[str, tuple[str, ...]] = {}
        for spot in self.spots.values():
            self.kinds[spot.kind] = (*self.kinds.get(spot.kind, ()), spot.key)
        other = Why("no-such-bet", rules.only.clauses)
        self.every: dict[str, OneOf] = {kind: OneOf(keys, other) for kind, keys in self.kinds.items()}
        # A stake on a spot takes room from itself and from every announced bet that lays chips on it.
        self.users: dict[str, tuple[str, ...]] = {key: (key,) for key in self.spots}
        for spot in self.spots.values():
            for on in {on for on, _ in spot.parts} & self.users.keys():
                self.users[on] = (*self.users[on], spot.key)
        self.router: Router[S] = Router(cloth=self)

    def compose(self, *parts: Part[S]) -> None:
        """Gives the game its parts, once it has what they need to be made."""
        assert tuple(map(type, parts)) == self.made_of, "the parts are those that the class names, in their order"
        assert not any(find_answering(parts, "with_derived")), (
            "a cloth looks to everybody as it is: nothing is filled in for views"
        )
        self.router = Router(*parts, cloth=self)

    def check(self) -> None:
        """Every bet pays something, has a maximum, and can win: a law file that forgets one is not a law."""
        if not self.spots:
            raise BadLaw("law-no-bets")
        can_fall = self.results()
        probe = cast(S, self.state(minimum=1_000))
        for kind, keys in self.kinds.items():
            for spot in (self.spots[key] for key in keys):
                if spot.parts:
                    if lost := [on for on, _ in spot.parts if on not in self.spots or self.spots[on].parts]:
                        raise BadLaw("law-off-the-cloth", key=spot.key, name=lost[0])
                elif self.bet_rule(kind).pays is None:
                    raise BadLaw("law-bet-pays", value=kind)
                elif not spot.covers or not spot.covers <= can_fall:
                    raise BadLaw("law-never-comes", key=spot.key)
                elif self.maximum(probe, kind) < 1:
                    raise BadLaw("law-bet-maximum", value=kind)

    # -- what a family says -------------------------------------------------------------------------------

    @abstractmethod
    def draw_cloth(self) -> Iterable[Spot]:
        """Every spot that a stake may lie on."""

    @abstractmethod
    def results(self) -> frozenset[Value]:
        """Everything that a round may come to; spots cover some of it."""

    @abstractmethod
    def bet_rule(self, kind: str) -> BetRule:
        """The rule of the law for a kind of bet."""

    @abstractmethod
    def maximum(self, s: S, kind: str) -> int:
        """The most one player may have on one spot of this kind."""

    def minimum(self, s: S, kind: str) -> int:
        return s.minimum

    def minimum_clauses(self, kind: str) -> tuple[Clause, ...]:
        """What says so."""
        return self.rules.minimum.clauses

    def may_bet(self, s: S, who: Actor) -> Why | None:
        """Why this person may not lay bets at all, if so."""
        late = self.rules.late
        return Why("late-bet", late.clauses) if late.refuses == "before" else None

    def step(self, s: S, who: Actor, kind: str) -> tuple[int, Why]:
        """Stakes come in multiples of this, and why."""
        return 1, Why("off-step")

    # -- whom the game waits for -----------------------------------------------------------------------------

    def awaits(self, s: S) -> tuple[Await, ...]:
        if awaited := self.router.turn(s)[1]:
            return awaited
        match s.phase:
            case "idle":
                return () if self.session_over(s) else (Await(self.rules.calls.open.by, ("OpenBetting",)),)
            case "betting":
                return (Await(self.rules.calls.close.by, ("CloseBetting",)),)
        return ()

    def resting(self, s: S) -> bool:
        return s.phase == IDLE

    def takes_stakes(self, s: S) -> bool:
        return s.phase in self.open_phases

    def is_last(self, s: S) -> bool:
        """Whether the round that runs is known to be the last of the session."""
        return s.last_unit == "round" and s.last is not None and s.round == s.last

    def chance(self, s: S) -> Dist | None:
        return self.router.chance(s)

    def next_due(self, s: S) -> Due | None:
        return self.router.next_due(s)

    def default(self, s: S, who: Actor) -> Command | None:
        part, awaited = self.router.turn(s)
        if part is not None:
            return part.default(s, who) if any(a.who == who for a in awaited) else None
        for a in self.awaits(s):
            if a.who == who:
                match a.kinds[0]:
                    case "OpenBetting":
                        return OpenBetting(by=who)
                    case "CloseBetting":
                        return CloseBetting(by=who)
        return None

    # -- what each may do --------------------------------------------------------------------------------------

    def options(self, s: S, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return self.router.options(s, who, kind)

    def answers_to(self, s: S, c: Command) -> Iterable[Offer | Shut]:
        return self.router.answers_to(s, c)

    def offers_for(self, s: S, c: Command) -> Iterable[Offer]:
        return (answer for answer in self.router.answers_to(s, c) if type(answer) is Offer)

    @gate(PlaceBet, narrow=True)
    def allow_bet(self, s: S, who: Actor, c: PlaceBet | None) -> Answer:
        """A person may lay bets before the spin and while the ball or the wheel still runs."""
        if s.phase not in self.open_phases:
            if self.is_closed(s):
                return Shut("late-bet", self.rules.late.clauses)
            return Shut("betting-not-open", self.rules.calls.open.clauses)
        if (why := self.may_bet(s, who)) is not None:
            return Shut.because(why)
        if c is None:
            return self.places(s, who, self.kinds)
        return (
            self.answer_spot(s, who, c.on) if self.is_spot(c.on) else Shut("no-such-bet", self.rules.only.clauses, "on")
        )

    @gate(TakeBack, also=STAFF, narrow=True)
    def allow_return(self, s: S, who: Actor, c: TakeBack | None) -> Answer:
        """A stake left on the cloth after a win may also be taken between two rounds."""
        if s.phase != IDLE and s.phase not in self.open_phases:
            return Shut("late-withdrawal", self.rules.late.clauses)
        return self.returns(s, who) if c is None else self.answer_return(s, c)

    @gate(OpenBetting, by=STAFF, also=PEOPLE, during=(IDLE,))
    def allow_opening(self, s: S, who: Actor) -> Answer:
        opens = self.rules.calls.open
        if who != opens.by:
            return Shut("not-your-role", opens.clauses, "by")
        if (barred := self.find_bar(s)) is not None:
            return barred
        if s.phase != IDLE or who not in s.staff or self.session_over(s):
            return Shut("not-now", opens.clauses, "by")
        return Offer("OpenBetting", who, clauses=opens.clauses)

    def find_bar(self, s: S) -> Shut | None:
        """What forbids that a round is opened now, if something does: no shoe that is ready, say."""
        return self.router.find_bar(s, OpenBetting)

    @gate(CloseBetting, by=STAFF, also=PEOPLE)
    def allow_closing(self, s: S, who: Actor) -> Answer:
        closes = self.rules.calls.close
        if who != closes.by:
            return Shut("not-your-role", closes.clauses, "by")
        if s.phase != self.open_phases[-1] or who not in s.staff:
            return Shut("not-now", closes.clauses, "by")
        return Offer("CloseBetting", who, clauses=closes.clauses)

    def is_spot(self, on: object) -> bool:
        return isinstance(on, str) and on in self.spots

    def is_closed(self, s: S) -> bool:
        """Whether the round has been closed to bets and is not yet decided."""
        return s.phase == CLOSED

    def shut_spot(self, s: S, who: Actor, key: str) -> Why | None:
        """Why somebody may not bet on a spot at all, if so; `places` leaves such spots out."""
        return None

    def answer_spot(self, s: S, who: Actor, key: str) -> Offer | Shut:
        """What one spot takes of somebody, or why it takes nothing: it is full, or their chips are too few."""
        if (why := self.shut_spot(s, who, key)) is not None:
            return Shut.because(why, "on")
        kind, mine = self.spots[key].kind, self.lying(s, who)
        amount = self.amount(s, who, kind, key, self.room(s, key, mine), s.chips[who], self.adds(key, mine))
        if isinstance(amount, Shut):
            return amount
        form: dict[str, Space] = {"on": OneOf((key,), self.every[kind].other), "amount": amount}
        return Offer("PlaceBet", who, form, self.bet_rule(kind).clauses)

    def lying(self, s: S, who: Actor) -> dict[str, int]:
        """What somebody has on each spot; what is in prison lies apart."""
        return {b.on: b.amount for b in s.bets.values() if b.owner == who and not b.zeros}

    def adds(self, key: str, mine: Mapping[str, int]) -> bool:
        """Whether a bet there is added to one that lies already."""
        return key in mine

    def places(self, s: S, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[Offer]:
        """One offer a kind of bet, and one for each spot that this player's stakes leave another room."""
        purse, mine = s.chips[who], self.lying(s, who)
        touched = {key for on in mine for key in self.users[on]}
        for kind, keys in kinds.items():
            free = tuple(key for key in keys if key not in touched) if touched else keys
            groups: dict[int, tuple[str, ...]] = {self.room(s, free[0], {}): free} if free else {}
            if len(free) < len(keys):
                for key in keys:
                    if key in touched:
                        room = self.room(s, key, mine)
                        groups[room] = (*groups.get(room, ()), key)
            for room, spots in groups.items():
                amount = self.amount(s, who, kind, spots[0], room, purse, spots[0] in mine)
                if isinstance(amount, Amount):
                    on = self.every[kind] if spots is keys else OneOf(spots, self.every[kind].other)
                    yield Offer("PlaceBet", who, {"on": on, "amount": amount}, self.bet_rule(kind).clauses)

    def room(self, s: S, key: str, mine: Mapping[str, int]) -> int:
        """How much more a spot can take; each chip of an announced bet keeps to the maximum of its own spot."""
        spot = self.spots[key]
        if not spot.parts:
            return self.maximum(s, spot.kind) - mine.get(key, 0)
        units = min((self.maximum(s, self.spots[on].kind) - mine.get(on, 0)) // n for on, n in spot.parts)
        return max(0, units) * sum(n for _, n in spot.parts)

    def amount(self, s: S, who: Actor, kind: str, key: str, room: int, purse: int, more: bool) -> Amount | Shut:
        """What may still be laid on a spot, or why nothing may: there is no room or no chip left."""
        chips = sum(n for _, n in self.spots[key].parts) or 1
        step, off = self.step(s, who, kind)
        least = self.minimum(s, kind)
        lo = step if more else -(-least // step) * step  # adding to a bet is free of the minimum
        lo, step = lo * chips, step * chips
        hi = min(room, purse)
        if hi < lo:
            why = self.above(key, room, purse)
            return Shut(why.code, why.clauses, "amount", limit=max(0, hi))
        hi -= (hi - lo) % step
        below = off if more or lo > least * chips else Why("below-minimum", self.minimum_clauses(kind))
        return Amount(lo, hi, step, below=below, above=self.above(key, room, purse), off=off)

    def above(self, key: str, room: int, purse: int) -> Why:
        """Why no more may be laid on a spot: too few chips, or its maximum."""
        if purse < room:
            return Why("not-enough-chips")
        spot = self.spots[key]
        rule = self.bet_rule(spot.kind)
        if rule.maximum is not None:
            return Why("above-maximum", rule.maximum.clauses)
        parts = {self.spots[on].kind: self.bet_rule(self.spots[on].kind).maximum for on, _ in spot.parts}
        of_parts = tuple(c for limit in parts.values() if limit for c in limit.clauses)
        return Why("above-maximum", (*rule.clauses, *of_parts) if spot.parts else self.rules.minimum.clauses)

    def returns(self, s: S, who: Actor) -> Iterator[Offer]:
        """What of each of somebody's bets may be taken back."""
        for id, bet in s.bets.items():
            if bet.owner == who and self.shut_bet(s, bet) is None:
                yield self.offer_return(s, id, bet)

    def answer_return(self, s: S, c: TakeBack) -> Iterator[Offer | Shut]:
        """The same for the bet that a command names. All of it may be taken back, or as much as leaves the minimum."""
        bet = s.bets.get(c.bet)
        if bet is None or bet.owner != c.by:
            yield Shut.because(self.not_yours(), "bet")
            return
        if (why := self.shut_bet(s, bet)) is not None:
            yield Shut.because(why, "bet")
            return
        yield self.offer_return(s, c.bet, bet)
        kind = self.spots[bet.on].kind
        step, least = self.step(s, c.by, kind)[0], self.minimum(s, kind)
        too_much = max(0, bet.amount - least) // step * step + step
        if too_much < bet.amount:
            form: dict[str, Space] = {"bet": OneOf((c.bet,)), "amount": Amount(too_much, bet.amount - 1, step)}
            yield Shut("rest-below-minimum", self.minimum_clauses(kind), "amount", form, limit=least)

    def offer_return(self, s: S, id: int, bet: Bet) -> Offer:
        form: dict[str, Space] = {"bet": OneOf((id,), self.not_yours()), "amount": self.returnable(s, id, bet)}
        return Offer("TakeBack", bet.owner, form)

    def returnable(self, s: S, id: int, bet: Bet) -> Amount:
        """How much of a bet may be taken back."""
        kind = self.spots[bet.on].kind
        step, off = self.step(s, bet.owner, kind)
        least = -(-self.minimum(s, kind) // step) * step
        if bet.amount - least >= step:
            return Amount(step, bet.amount - least, step, also=(bet.amount,), off=off)
        return Amount(bet.amount, bet.amount, off=off)

    def shut_bet(self, s: S, bet: Bet) -> Why | None:
        """Why its owner may not take a bet back, if so."""
        return None

    def not_yours(self) -> Why:
        """Why nobody touches the stakes of others."""
        return Why("not-your-bet")

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        self.router.play(run, c, self.play_bets)

    def play_bets(self, run: Run[S], c: Command) -> None:
        """The commands of the cloth itself."""
        s = run.s
        match c:
            case OpenBetting():
                run(BettingOpened(round=s.round + 1, calls=self.opening_calls(s, c.by)))
            case PlaceBet(by=who, on=on, amount=amount):
                self.place(run, who, on, amount)
            case TakeBack(by=who, bet=bet, amount=amount):
                run(BetTakenBack(bet=bet, left=s.bets[bet].amount - amount, moves=(Move(CLOTH, who, amount, "back"),)))
            case CloseBetting():
                run(BettingClosed(calls=calls_by(self.rules.calls.close.calls, c.by)))

    def opening_calls(self, s: S, by: Actor) -> tuple[Call, ...]:
        """What is said as the betting opens."""
        return calls_by(self.rules.calls.open.calls, by)

    def place(self, run: Run[S], who: Actor, on: str, amount: int) -> None:
        spot = self.spots[on]
        chip = amount // (sum(n for _, n in spot.parts) or 1)
        for part, n in spot.parts or ((on, 1),):
            live = (id for id, b in run.s.bets.items() if b.owner == who and b.on == part and not b.zeros)
            bet = next(live, run.s.serial + 1)
            moves = (Move(who, CLOTH, chip * n, "bet"),)
            via, hand = on if spot.parts else "", self.who_lays(run.s, who)
            run(BetPlaced(bet=bet, owner=who, on=part, amount=chip * n, via=via, laid_by=hand, moves=moves))

    def who_lays(self, s: S, who: Actor) -> str:
        """Whose hand lays a person's stakes; nothing is their own."""
        return ""

    def follow_minimum(self, run: Run[S]) -> None:
        """Stakes left on the cloth that the new limits no longer admit go back to their owners; not those in prison."""
        back = tuple(id for id, bet in run.s.bets.items() if not bet.zeros and not self.admits(run.s, bet))
        if back:
            moves = tuple(Move(CLOTH, run.s.bets[id].owner, run.s.bets[id].amount, "back") for id in back)
            run(StakesReturned(bets=back, moves=moves, clauses=self.rules.limits.clauses))

    def admits(self, s: S, bet: Bet) -> bool:
        """Whether a stake could lie where it lies under the limits in force."""
        kind = self.spots[bet.on].kind
        step, _ = self.step(s, bet.owner, kind)
        return self.minimum(s, kind) <= bet.amount <= self.maximum(s, kind) and bet.amount % step == 0

    def settle(self, run: Run[S], value: Value) -> None:
        """Collect the losers, then pay the winners in the order of the law."""
        won = {id for id, b in run.s.bets.items() if value in self.spots[b.on].covers}
        self.collect(run, [id for id in run.s.bets if id not in won])
        self.pay(run, won)
        run(RoundEnded())

    def collect(self, run: Run[S], lost: list[int]) -> None:
        if lost:
            moves = tuple(Move(CLOTH, FLOAT, run.s.bets[id].amount, "lost") for id in lost)
            run(Collected(bets=tuple(lost), croupiers=self.croupiers(run.s, "collect", lost), moves=moves))

    def free(self, run: Run[S], ids: list[int], clauses: tuple[Clause, ...]) -> None:
        """Stakes that neither won nor lost: back to their owners, or left where the house leaves stakes."""
        if not ids:
            return
        bets = run.s.bets
        stay = self.house.stakes == "left" and not self.is_last(run.s)
        moves = () if stay else tuple(Move(CLOTH, bets[id].owner, bets[id].amount, "back") for id in ids)
        run(StakesFreed(bets=tuple(ids), kept=tuple(ids) if stay else (), moves=moves, clauses=clauses))

    def pay(self, run: Run[S], won: set[int]) -> None:
        """Winners by kind of bet, in the order of the law; where it says so, all of one player's at once."""
        order = {kind: n for n, kind in enumerate(self.rules.settlement.pay_order)}
        at_once = self.rules.settlement.at_once
        kinds = {id: self.spots[run.s.bets[id].on].kind for id in won}
        queue = sorted(won, key=lambda id: (order.get(kinds[id], len(order)), self.pay_rank(run.s, id)))
        while queue:
            first = run.s.bets[queue[0]]
            batch = [queue[0]]
            if at_once != "no" and not self.pays_apart(first):
                batch = [i for i in queue if run.s.bets[i].owner == first.owner and not self.pays_apart(run.s.bets[i])]
            run(self.payment(run.s, batch))
            queue = [id for id in queue if id not in batch]

    def pay_rank(self, s: S, id: int) -> int:
        """Among winners of one kind, who is paid first: the lowest."""
        return id

    def pays_apart(self, bet: Bet) -> bool:
        """True for bets that are never paid together with a player's others."""
        return False

    def payment(self, s: S, batch: list[int]) -> Paid:
        moves: list[Move] = []
        kept: list[int] = []
        for id in batch:
            bet = s.bets[id]
            if win := self.winnings(s, bet):
                moves.append(Move(FLOAT, bet.owner, win, "win"))
            if self.house.stakes == "left" and not self.is_last(s):
                kept.append(id)
            else:
                moves.append(Move(CLOTH, bet.owner, bet.amount, "stake"))
        return Paid(bets=tuple(batch), kept=tuple(kept), moves=tuple(moves), croupiers=self.croupiers(s, "pay", batch))

    def croupiers(self, s: S, task: Task, bets: Iterable[int] = ()) -> tuple[int, ...]:
        """Which of the table's croupiers do something with these bets; nothing where the law does not part them."""
        return at_work(self.rules.work.pays, task, s, self.house.cloths, {s.bets[id].owner for id in bets})

    def winnings(self, s: S, bet: Bet) -> int:
        """What a winning bet is paid besides its stake."""
        pays = self.bet_rule(self.spots[bet.on].kind).pays
        assert pays is not None
        return self.house.rounding.share(bet.amount, pays)

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        folds = self.folds.get(type(e), ())
        match e:
            case BettingOpened(round=n):
                s = change(s, phase=BETTING, round=n)
            case BetPlaced(bet=id, owner=owner, on=on, amount=amount):
                old = s.bets.get(id)
                bet = replace(old, amount=old.amount + amount) if old else Bet(owner, on, amount)
                s = change(s, bets={**s.bets, id: bet}, serial=max(s.serial, id))
            case BetTakenBack(bet=id, left=left):
                rest = {**s.bets, id: replace(s.bets[id], amount=left)} if left else without(s.bets, (id,))
                s = change(s, bets=rest)
            case BettingClosed():
                s = change(s, phase=CLOSED)
            case Collected(bets=gone) | StakesReturned(bets=gone):
                s = change(s, bets=without(s.bets, gone))
            case Paid(bets=paid, kept=kept) | StakesFreed(bets=paid, kept=kept):
                s = change(s, bets=without(s.bets, [id for id in paid if id not in kept]))
            case RoundEnded():
                s = change(s, phase=IDLE)
            case _ if not folds:
                raise TypeError(f"{type(e).__name__} is not an event of {self.name}")
        for fold in folds:
            s = fold(s, e)
        return s

    def holdings(self, s: S) -> Mapping[Account, int]:
        held = self.router.holdings(s)
        held[CLOTH] = held.get(CLOTH, 0) + sum(b.amount for b in s.bets.values())
        return held

    def why_not_leave(self, s: S, who: Actor) -> Why | None:
        if any(b.owner == who for b in s.bets.values()):
            return Why("bets-on-the-cloth")
        return self.router.why_not_leave(s, who)

    def why_not_sit(self, s: S, who: Actor, seat: int) -> Why | None:
        return self.router.why_not_sit(s, who, seat)

    def why_not_stand(self, s: S, who: Actor) -> Why | None:
        return self.router.why_not_stand(s, who)

    def fold_sitting(self, s: S, who: Actor) -> S:
        for part in self.made_of:
            s = part.fold_sitting(s, who)
        return s

    def fold_standing_up(self, s: S, who: Actor) -> S:
        for part in self.made_of:
            s = part.fold_standing_up(s, who)
        return s

    def fold_leaving(self, s: S, who: Actor) -> S:
        for part in self.made_of:
            s = part.fold_leaving(s, who)
        return s

    def outcome(self, e: Event) -> Value | None:
        return self.router.outcome(e)


def calls_by(keys: Iterable[str], by: Actor = CROUPIER) -> tuple[Call, ...]:
    return tuple(Call(key, by=by) for key in keys)


def without(bets: dict[int, Bet], gone: Iterable[int]) -> dict[int, Bet]:
    out = set(gone)
    return {id: b for id, b in bets.items() if id not in out}


change = replace
"""A state with other values in some fields."""
