"""Betting on boxes: whose box it is, who may bet on another's and with whose consent, and how much a box takes.

A box belongs to the player who sits before it. Others may bet on that player's hand where the law lets them and
everybody who must agree does; seated players may also bet on boxes that nobody sits at, where the law says so. The
maximum is that of the box, whoever bets on it. What is written here of guests and of vacant boxes is what the pokers
have in common; a game whose law has it otherwise says so in `no_guest`, `leads`, `counts` and `parties`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.boxes.acts import Admitted, BoxDesk, Consent, ConsentSought, Dismissed
from novamas.games.boxes.rules import BoxHouse, BoxRules
from novamas.games.cloth.acts import BETTING, Bet, PlaceBet, StakesReturned, TakeBack
from novamas.games.cloth.play import ClothGame, change, without
from novamas.kit.chance import Value
from novamas.kit.decider import (
    CLOTH,
    INSPECTOR,
    Actor,
    Await,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import Amount, Clause, OneOf, Space, Why

S = TypeVar("S", bound=BoxDesk)
R = TypeVar("R", bound=BoxRules)
H = TypeVar("H", bound=BoxHouse)

GUESTS: tuple[type[Event], ...] = (ConsentSought, Admitted, Dismissed)
"""The events of bets on another's hand, for games whose law knows such bets; their command is `Consent`."""


def box_of(on: str) -> int:
    """The box of a spot: 3 for "ante:3", and for "box:3-2", which is one of several at the same place."""
    return int(on.partition(":")[2].partition("-")[0])


class BoxGame(ClothGame[S, R, H]):
    """A game with boxes, up to the first card. Subclasses draw the cloth: a spot is called "kind:box"."""

    state: ClassVar[type[Struct]] = BoxDesk
    owns: ClassVar[tuple[str, ...]] = (*ClothGame.owns, "admitted")

    def __init__(self, name: str, rules: R, house: H) -> None:
        self.boxes = range(1, (house.boxes or rules.boxes.most) + 1)
        super().__init__(name, rules, house)
        self.parts = frozenset(self.spots[on].kind for spot in self.spots.values() for on, _ in spot.parts)
        """Kinds of bet that are only laid together with others."""

    # -- what a game says ---------------------------------------------------------------------------------------------

    @abstractmethod
    def makes_hand(self, kind: str) -> bool:
        """Whether a bet of this kind gets cards; the others lie beside one that does."""

    def why_apart(self, kind: str) -> Why | None:
        """Why a bet of this kind is never laid by itself before the cards, if so."""
        return Why("laid-together", self.bet_rule(kind).clauses) if kind in self.parts else None

    def personal(self, s: S, who: Actor) -> Iterable[Offer]:
        """What somebody with chips may do besides betting: as long as that goes on, answer who asks for consent."""
        return self.consents(s, who) if s.phase == BETTING else ()

    def options(self, s: S, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        offers = list(super().options(s, who, kind))
        if is_person(who) and who in s.chips:
            offers += (o for o in self.personal(s, who) if kind in (None, o.kind))
        return tuple(offers)

    def check(self) -> None:
        """Nothing is left to complain about: each game's `check` has looked at every bet."""

    def results(self) -> frozenset[Value]:
        return frozenset()

    def needs_seats(self) -> bool:
        """A box belongs to whoever sits before it."""
        return True

    # -- whose box it is ----------------------------------------------------------------------------------------------

    def front(self, s: S, box: int) -> Actor | None:
        """Who sits before a box."""
        return s.seats[box - 1] if box <= len(s.seats) else None

    def on_box(self, s: S, box: int, *kinds: str) -> dict[int, Bet]:
        """The bets that lie at a box, of these kinds."""
        return {
            id: bet
            for id, bet in s.bets.items()
            if box_of(bet.on) == box and (not kinds or self.spots[bet.on].kind in kinds)
        }

    def making(self, s: S, box: int) -> list[Bet]:
        """The bets at a box that make a hand, in the order they came."""
        bets = self.on_box(s, box)
        return [bets[id] for id in sorted(bets) if self.makes_hand(self.spots[bets[id].on].kind)]

    def bettors(self, s: S, box: int) -> dict[Actor, bool]:
        """Those whose bet at a box makes a hand, in the order they came, and whether they still wait for consent."""
        return {bet.owner: bet.asked for bet in self.making(s, box)}

    def who_agreed(self, s: S, box: int) -> tuple[Actor, ...]:
        """Those whose bet at a box makes a hand and waits for nobody's consent, in the order they came."""
        return tuple(dict.fromkeys(bet.owner for bet in self.making(s, box) if not bet.asked))

    def holder(self, s: S, box: int) -> Actor | None:
        """Who commands a box in this round: the player before it who bets there, or whoever leads it."""
        seated = self.contenders(s, box)
        if (front := self.front(s, box)) in seated:
            return front
        return self.leads(s, box, seated) if seated else None

    def contenders(self, s: S, box: int) -> tuple[Actor, ...]:
        """The seated players whose bet at a box may let them command it, in the order they came."""
        return tuple(who for who in self.bettors(s, box) if who in s.seats)

    def leads(self, s: S, box: int, seated: tuple[Actor, ...]) -> Actor | None:
        """Who of those seated commands a box that the player before it does not: at a vacant one the first there."""
        return seated[0] if self.front(s, box) is None and self.opens_vacant() else None

    def opens_vacant(self) -> bool:
        """Whether seated players may bet on a box that nobody sits at."""
        return self.rules.boxes.vacant == "players"

    def counts(self, s: S, id: int) -> bool:
        """Whether a bet takes part in the round: its box has a player, and the owner is that player or a guest who may
        bet there and has everybody's consent. People may have changed seats since it was laid."""
        bet, behind = s.bets[id], self.rules.behind
        box = box_of(bet.on)
        holder = self.holder(s, box)
        if holder is None or bet.owner == holder:
            return holder is not None
        may = behind.who == "anybody" or (behind.who == "standing" and bet.owner not in s.seats)
        return may and self.front(s, box) is not None and self.consent_due(s, bet.owner, box) is None

    def why_barred(self, s: S, who: Actor, box: int) -> Why | None:
        """Why somebody may not bet on a box, if so."""
        boxes, behind = self.rules.boxes, self.rules.behind
        front, bettors = self.front(s, box), self.bettors(s, box)
        if who == front or who in bettors:
            return None
        if front is None and not self.opens_vacant():
            return Why("box-not-open", boxes.vacant_clauses or boxes.clauses)
        if (why := self.no_guest(s, who, box)) is not None:
            return why
        if front is not None and front not in bettors:
            return Why("no-hand-there", behind.clauses)
        if behind.most and len(bettors) - (not behind.counted) >= behind.most:
            return Why("box-full", behind.most_clauses)
        return None

    def no_guest(self, s: S, who: Actor, box: int) -> Why | None:
        """Why somebody is none of those who may bet on a box that is not theirs, if so."""
        boxes, behind = self.rules.boxes, self.rules.behind
        if self.front(s, box) is None:
            if who not in s.seats:
                return Why("seated-only", boxes.vacant_clauses)
            return Why("box-taken", boxes.vacant_clauses) if self.bettors(s, box) else None
        if behind.who == "nobody" or (behind.who == "standing" and who in s.seats):
            return Why("not-your-box", behind.clauses)
        return None

    # -- whose consent is needed --------------------------------------------------------------------------------------

    def parties(self, s: S, who: Actor, box: int) -> tuple[Actor, ...]:
        """All those who must agree to somebody's bets on a box, in the order in which they are asked."""
        holder = self.front(s, box)
        if holder is None or holder == who:
            return ()
        return tuple(holder if party == "holder" else INSPECTOR for party in self.rules.behind.consent)

    def consent_due(self, s: S, who: Actor, box: int) -> Actor | None:
        """Whose consent somebody's bets on a box need next, if anybody's."""
        parties = self.parties(s, who, box)
        return next((by for by in parties if (box, by, who) not in s.admitted), None)

    def must_ask(self, s: S, who: Actor, on: str) -> Actor | None:
        """Who is asked for consent when a bet is laid, if anybody."""
        return self.consent_due(s, who, box_of(on)) if self.makes_hand(self.spots[on].kind) else None

    def who_is_asked(self, s: S, guest: Actor, box: int) -> Actor | None:
        """Whose answer a bet on a box waits for."""
        return self.consent_due(s, guest, box)

    def speaks_for(self, s: S, box: int) -> Actor:
        """In whose name consent is given, where it is not in one's own."""
        return ""

    def consent_clauses(self) -> tuple[Clause, ...]:
        return self.rules.behind.consent_clauses or self.rules.behind.clauses

    # -- what each may do ---------------------------------------------------------------------------------------------

    def places(self, s: S, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterable[Offer]:
        """One offer for all spots of a kind that take the same."""
        mine = {b.on: b.amount for b in s.bets.values() if b.owner == who}
        for kind, keys in kinds.items():
            groups: dict[tuple[int, bool], tuple[str, ...]] = {}
            for key in keys:
                if self.shut_spot(s, who, key) is None:
                    group = (self.room(s, key, mine), self.adds(key, mine))
                    groups[group] = (*groups.get(group, ()), key)
            for (room, more), spots in groups.items():
                if (amount := self.amount(s, who, kind, spots[0], room, s.chips[who], more)) is not None:
                    form: dict[str, Space] = {"on": OneOf(spots, self.every[kind].other), "amount": amount}
                    yield Offer("PlaceBet", who, form, self.bet_rule(kind).clauses)

    def adds(self, key: str, mine: Mapping[str, int]) -> bool:
        """Whether a bet there is added to one that lies already."""
        return key in mine or any(on in mine for on, _ in self.spots[key].parts)

    def shut_spot(self, s: S, who: Actor, key: str) -> Why | None:
        """Why somebody may not bet on a spot at all, if so."""
        box, kind = box_of(key), self.spots[key].kind
        if (why := self.why_apart(kind)) is not None:
            return why
        if self.makes_hand(kind):
            return self.why_barred(s, who, box)
        if who not in self.who_agreed(s, box):
            return Why("no-bet-on-the-box", self.bet_rule(kind).clauses)
        return None

    def room(self, s: S, key: str, mine: Mapping[str, int]) -> int:
        """What a spot can still take: the maximum is that of the box, whoever bets on it."""
        spot = self.spots[key]
        lying: dict[str, int] = {}
        for bet in s.bets.values():
            lying[bet.on] = lying.get(bet.on, 0) + bet.amount
        if not spot.parts:
            return self.maximum(s, spot.kind) - lying.get(key, 0)
        units = min((self.maximum(s, self.spots[on].kind) - lying.get(on, 0)) // n for on, n in spot.parts)
        return max(0, units) * sum(n for _, n in spot.parts)

    def returns(self, s: S, who: Actor) -> Iterable[Offer]:
        """Bets that are laid together are taken back together: of each of them only the whole."""
        for offer in super().returns(s, who):
            id = next(iter(offer.form["bet"].each()))
            assert isinstance(id, int)
            bet = s.bets[id]
            if self.spots[bet.on].kind in self.parts:
                together = Why("laid-together", self.bet_rule(self.spots[bet.on].kind).clauses)
                whole = Amount(bet.amount, bet.amount, below=together, above=together)
                yield replace(offer, form={**offer.form, "amount": whole})
            else:
                yield offer

    def why_not(self, s: S, c: Command) -> Refused:
        if isinstance(c, Consent) and (is_person(c.by) or c.by == INSPECTOR):
            return Refused("nothing-asked", self.consent_clauses())
        full = isinstance(c, PlaceBet) and self.betting(s, c.by)
        return (self.why_shut(s, c) if full else None) or super().why_not(s, c)

    def why_shut(self, s: S, c: Command) -> Refused | None:
        return self.why_spot(s, c) or super().why_shut(s, c)

    def why_spot(self, s: S, c: Command) -> Refused | None:
        """Why a bet may not be laid where it is meant to go, if that is the reason."""
        if not isinstance(c, PlaceBet) or not self.is_spot(c.on) or not self.betting(s, c.by):
            return None
        why = self.shut_spot(s, c.by, c.on)
        return None if why is None else Refused(why.code, why.clauses, "on", c.on)

    def consents(self, s: S, who: Actor) -> Iterable[Offer]:
        """Whoever is asked lets others bet on a box or not; a player may also send away one who was let in."""
        for box in self.boxes:
            for guest, asks in sorted(self.bettors(s, box).items()):
                if yes := self.answers(s, who, guest, box, asks):
                    form = {"box": OneOf((box,)), "guest": OneOf((guest,)), "yes": OneOf(yes)}
                    yield Offer("Consent", who, form, self.consent_clauses())

    def answers(self, s: S, who: Actor, guest: Actor, box: int, asks: bool) -> tuple[bool, ...]:
        """What somebody may say to a guest's bets on a box; `asks`: they wait for consent."""
        if asks and self.who_is_asked(s, guest, box) == who:
            return True, False
        return (False,) if (box, who, guest) in s.admitted and is_person(who) else ()

    def consents_owed(self, s: S) -> tuple[Await, ...]:
        """Those whose consent is waited for."""
        owed = dict.fromkeys(by for _, _, by in self.asking(s))
        return tuple(Await(by, ("Consent",)) for by in owed)

    def asking(self, s: S) -> list[tuple[int, Actor, Actor]]:
        """Every guest who waits: (box, guest, who is asked)."""
        found = sorted({(box_of(b.on), b.owner) for b in s.bets.values() if b.asked})
        return [(box, who, by) for box, who in found if (by := self.who_is_asked(s, who, box)) is not None]

    def default_consent(self, s: S, who: Actor) -> Consent:
        """A player's silence is no consent; the house approves of what a player has agreed to."""
        box, guest = next((box, guest) for box, guest, by in self.asking(s) if by == who)
        return Consent(by=who, box=box, guest=guest, yes=not is_person(who))

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def place(self, run: Run[S], who: Actor, on: str, amount: int) -> None:
        owed = self.must_ask(run.s, who, on)
        super().place(run, who, on, amount)
        if owed is not None:
            for bet in self.waiting_with(run.s, who, on):
                if not run.s.bets[bet].asked:
                    run(ConsentSought(bet=bet, of=owed, clauses=self.consent_clauses()))

    def waiting_with(self, s: S, who: Actor, on: str) -> tuple[int, ...]:
        """The bets that wait for consent once one of them has been laid: all that a guest has at the box."""
        return tuple(id for id, b in self.on_box(s, box_of(on)).items() if b.owner == who)

    def play_consent(self, run: Run[S], c: Consent) -> None:
        clauses = self.consent_clauses()
        if c.yes:
            holder = self.speaks_for(run.s, c.box)
            heard = replace(run.s, admitted=(*run.s.admitted, (c.box, holder or c.by, c.guest)))
            free = self.consent_due(heard, c.guest, c.box) is None
            run(Admitted(box=c.box, holder=holder, guest=c.guest, by=c.by, free=free, clauses=clauses))
            return
        bets = tuple(id for id, b in self.on_box(run.s, c.box).items() if b.owner == c.guest)
        moves = self.back(run.s, bets)
        run(Dismissed(box=c.box, guest=c.guest, by=c.by, bets=bets, moves=moves, clauses=clauses))

    def back(self, s: S, bets: Iterable[int]) -> tuple[Move, ...]:
        return tuple(Move(CLOTH, s.bets[id].owner, s.bets[id].amount, "back") for id in bets)

    def play_take_back(self, run: Run[S], c: TakeBack) -> None:
        """What is taken back, and with it what does not stand without it."""
        box, kind = box_of(run.s.bets[c.bet].on), self.spots[run.s.bets[c.bet].on].kind
        super().play_bets(run, c)
        if lost := self.hanging(run.s, c.by, box, together=kind in self.parts):
            run(StakesReturned(bets=lost, moves=self.back(run.s, lost)))

    def hanging(self, s: S, who: Actor, box: int, together: bool) -> tuple[int, ...]:
        """The bets at a box that do not stand without what somebody has taken back: their own beside it, their guests';
        `together`: it was one of several that are only laid together."""
        if not together and self.stands(s, who, box):
            return ()
        front = who == self.front(s, box)
        return tuple(id for id, b in self.on_box(s, box).items() if front or b.owner == who)

    def stands(self, s: S, who: Actor, box: int) -> bool:
        """Whether what somebody still has at a box may lie there by itself."""
        return who in self.bettors(s, box)

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        match e:
            case ConsentSought(bet=id):
                return change(s, bets={**s.bets, id: replace(s.bets[id], asked=True)})
            case Admitted(box=box, holder=holder, guest=guest, by=by, free=free):
                heard = {
                    id: replace(b, asked=False) if free and b.owner == guest and box_of(b.on) == box else b
                    for id, b in s.bets.items()
                }
                return change(s, bets=heard, admitted=(*s.admitted, (box, holder or by, guest)))
            case Dismissed(box=box, guest=guest, bets=gone):
                kept = tuple(a for a in s.admitted if (a[0], a[2]) != (box, guest))
                return change(s, bets=without(s.bets, gone), admitted=kept)
        return super().evolve(s, e)

    def fold_leaving(self, s: S, who: Actor) -> S:
        """Nobody's consent outlives them at the table."""
        return change(super().fold_leaving(s, who), admitted=tuple(a for a in s.admitted if who not in a[1:]))
