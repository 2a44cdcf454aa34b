"""Betting on boxes: whose box it is, who may bet on another's and with whose consent, and how much a box takes.

A box belongs to the player who sits before it. Others may bet on that player's hand where the law lets them and
everybody who must agree does; seated players may also bet on boxes that nobody sits at, where the law says so. The
maximum is that of the box, whoever bets on it. What is written here of guests and of vacant boxes is what the pokers
have in common; a game whose law has it otherwise says so in `no_guest`, `leads`, `counts` and its `Consents`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, TypeVar

from msgspec import Struct

from novamas.games.boxes.acts import BoxDesk, box_of
from novamas.games.boxes.consent import Consents
from novamas.games.boxes.rules import BoxHouse, BoxRules
from novamas.games.cloth.acts import Bet, StakesReturned, TakeBack
from novamas.games.cloth.play import ClothGame
from novamas.kit.chance import Value
from novamas.kit.decider import (
    CLOTH,
    Actor,
    Move,
    Offer,
    Run,
)
from novamas.kit.spaces import Amount, OneOf, Space, Why

S = TypeVar("S", bound=BoxDesk)
R = TypeVar("R", bound=BoxRules)
H = TypeVar("H", bound=BoxHouse)


class BoxGame(ClothGame[S, R, H]):
    """A game with boxes, up to the first card. Subclasses draw the cloth: a spot is called "kind:box"."""

    state: ClassVar[type[Struct]] = BoxDesk

    def __init__(self, name: str, rules: R, house: H) -> None:
        self.boxes = range(1, (house.boxes or rules.boxes.most) + 1)
        super().__init__(name, rules, house)
        self.parts = frozenset(self.spots[on].kind for spot in self.spots.values() for on, _ in spot.parts)
        """Kinds of bet that are only laid together with others."""
        self.consents = self.make_consents()

    def make_consents(self) -> Consents[S]:
        """Who must agree to bets on another's hand; a part of games whose law knows such bets."""
        return Consents(self, self.rules.behind)

    # -- what a game says ---------------------------------------------------------------------------------------------

    @abstractmethod
    def makes_hand(self, kind: str) -> bool:
        """Whether a bet of this kind gets cards; the others lie beside one that does."""

    def why_apart(self, kind: str) -> Why | None:
        """Why a bet of this kind is never laid by itself before the cards, if so."""
        return Why("laid-together", self.bet_rule(kind).clauses) if kind in self.parts else None

    def check(self) -> None:
        """Nothing is left to complain about: each game's `check` has looked at every bet."""

    def results(self) -> frozenset[Value]:
        return frozenset()

    def needs_seats(self) -> bool:
        """A box belongs to whoever sits before it."""
        return True

    def lies_in_hand(self, on: str) -> bool:
        """Whether a bet on this spot gets cards."""
        return self.makes_hand(self.spots[on].kind)

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
        return may and self.front(s, box) is not None and self.consents.find_due(s, bet.owner, box) is None

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

    # -- what each may do ---------------------------------------------------------------------------------------------

    def places(self, s: S, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[Offer]:
        """One offer for all spots of a kind that take the same."""
        mine = self.lying(s, who)
        for kind, keys in kinds.items():
            groups: dict[tuple[int, bool], tuple[str, ...]] = {}
            for key in keys:
                if self.shut_spot(s, who, key) is None:
                    group = (self.room(s, key, mine), self.adds(key, mine))
                    groups[group] = (*groups.get(group, ()), key)
            for (room, more), spots in groups.items():
                amount = self.amount(s, who, kind, spots[0], room, s.chips[who], more)
                if isinstance(amount, Amount):
                    form: dict[str, Space] = {"on": OneOf(spots, self.every[kind].other), "amount": amount}
                    yield Offer("PlaceBet", who, form, self.bet_rule(kind).clauses)

    def adds(self, key: str, mine: Mapping[str, int]) -> bool:
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

    def returnable(self, s: S, id: int, bet: Bet) -> Amount:
        """Bets that are laid together are taken back together: of each of them only the whole."""
        if self.spots[bet.on].kind not in self.parts:
            return super().returnable(s, id, bet)
        together = Why("laid-together", self.bet_rule(self.spots[bet.on].kind).clauses)
        return Amount(bet.amount, bet.amount, below=together, above=together)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def place(self, run: Run[S], who: Actor, on: str, amount: int) -> None:
        owed = self.consents.must_ask(run.s, who, on)
        super().place(run, who, on, amount)
        if owed is not None:
            self.consents.seek(run, who, on, owed)

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
