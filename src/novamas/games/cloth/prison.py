"""What zero does to even chances (sistema del cero): half back, or prison until the next result.

Roulette brings zero; the two rows of thirty-one at trente et quarante are under the same rule. A bet in prison is an
ordinary bet that has met zeros: it lives on the cloth from round to round.
"""

from __future__ import annotations

from abc import abstractmethod
from fractions import Fraction
from typing import ClassVar, Literal, TypeVar

from novamas.games.cloth.acts import Bet, ClothDesk, RoundEnded
from novamas.games.cloth.play import ClothGame, change, without
from novamas.games.cloth.rules import ClothHouse, ClothRules
from novamas.games.table_rules import Section
from novamas.kit.chance import Value
from novamas.kit.decider import CLOTH, FLOAT, Actor, Await, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why

S = TypeVar("S", bound=ClothDesk)
R = TypeVar("R", bound=ClothRules)
H = TypeVar("H", bound=ClothHouse)

CHOOSING = "choosing"
HALF = Fraction(1, 2)


class Zero(Section, frozen=True, kw_only=True):
    """What zero does to even chances: the choices, when there is none, and what a freed bet is worth."""

    choices: tuple[Literal["half", "prison"], ...]
    below_minimum: Literal["prison", "free"] = "free"
    threshold: Literal["table", "even-chance"] = "table"
    release: Literal["reduced", "full"] = "reduced"


class PrisonChoice(Command, frozen=True, kw_only=True):
    """After zero, the owner of a bet on an even chance takes half back or leaves it in prison."""

    bet: int
    choice: str


class HalfReturned(Event, frozen=True, kw_only=True):
    """Half of each stake back to its owner, the other half to the bank."""

    bets: tuple[int, ...]


class PrisonOffered(Event, frozen=True, kw_only=True):
    """Zero: the owners of these bets must choose."""

    bets: tuple[int, ...]


class Imprisoned(Event, frozen=True, kw_only=True):
    bet: int


class Reduced(Event, frozen=True, kw_only=True):
    """Zero again: bets in prison lose half of their value. `left` is what remains of each; at nothing it is gone."""

    bets: tuple[int, ...]
    left: tuple[int, ...]


class Freed(Event, frozen=True, kw_only=True):
    """A bet in prison that won: the stake is its owner's again, without winnings."""

    bets: tuple[int, ...]


class Refunded(Event, frozen=True, kw_only=True):
    """Zero on the last round of the session: the refund that must be accepted."""

    bets: tuple[int, ...]


class PrisonGame(ClothGame[S, R, H]):
    """A cloth whose even chances may go to prison. Subclasses say which rule holds and which bets have met zero."""

    commands: ClassVar[tuple[type[Command], ...]] = (PrisonChoice,)
    events: ClassVar[tuple[type[Event], ...]] = (HalfReturned, PrisonOffered, Imprisoned, Reduced, Freed, Refunded)
    """Only what prison adds: a game names those of its round besides."""

    @abstractmethod
    def zero_rule(self) -> Zero:
        """The rule of the law that holds here."""

    @abstractmethod
    def find_zero_bets(self, s: S, value: Value) -> list[int]:
        """The bets that this result leaves to the rule of zero."""

    # -- who may do what ---------------------------------------------------------------------------------------

    def awaits(self, s: S) -> tuple[Await, ...]:
        if s.phase == CHOOSING:
            owners = dict.fromkeys(b.owner for b in s.bets.values() if b.asked)
            return tuple(Await(who, ("PrisonChoice",)) for who in owners)
        return super().awaits(s)

    def default(self, s: S, who: Actor) -> Command | None:
        """A silent player's stake is left on the line, whole: the law takes nothing without a word."""
        for id, bet in s.bets.items():
            if bet.asked and bet.owner == who:
                return PrisonChoice(by=who, bet=id, choice="prison")
        return super().default(s, who)

    @gate(PrisonChoice, during=(CHOOSING,))
    def allow_choice(self, s: S, who: Actor) -> Answer:
        zero = self.zero_rule()
        if s.phase != CHOOSING:
            return Shut("no-choice-open", zero.clauses)
        asked = tuple(self.offer_choice(s, id, bet) for id, bet in s.bets.items() if bet.asked and bet.owner == who)
        return asked or Shut("not-your-bet", field="bet")

    def offer_choice(self, s: S, id: int, bet: Bet) -> Offer:
        zero = self.zero_rule()
        choice = OneOf(self.ways_out(s, bet), Why("must-stay-in-prison", zero.clauses))
        form = {"bet": OneOf((id,), Why("not-your-bet")), "choice": choice}
        return Offer("PrisonChoice", bet.owner, form, zero.clauses)

    def shut_bet(self, s: S, bet: Bet) -> Why | None:
        return Why("in-prison", self.zero_rule().clauses) if bet.zeros else super().shut_bet(s, bet)

    def ways_out(self, s: S, bet: Bet) -> tuple[str, ...]:
        """Half or prison; only prison for a bet worn down below the minimum, where the law says so."""
        zero = self.zero_rule()
        least = s.minimum if zero.threshold == "table" else self.minimum(s, self.spots[bet.on].kind)
        worn = bet.zeros > 1 and 2 * bet.amount * self.surrender(bet) < least
        return ("prison",) if zero.below_minimum == "prison" and worn else zero.choices

    def surrender(self, bet: Bet, met: int = 0) -> Fraction:
        """The part of its chips that a bet may take back; `met` counts a zero that is not yet in the bet."""
        return HALF if self.zero_rule().release == "reduced" else HALF ** (bet.zeros + met)

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case PrisonChoice(bet=bet, choice=choice):
                self.choose(run, bet, choice)
            case _:
                super().play(run, c)

    def settle(self, run: Run[S], value: Value) -> None:
        """Losers, then bets freed from prison, then winners in order; then zero's question, if it came."""
        bets = run.s.bets
        held = self.find_zero_bets(run.s, value)
        won = {id for id, b in bets.items() if value in self.spots[b.on].covers}
        self.collect(run, [id for id in bets if id not in won and id not in held])
        if freed := [id for id in bets if id in won and bets[id].zeros]:
            moves = tuple(Move(CLOTH, bets[id].owner, bets[id].amount, "freed") for id in freed)
            run(Freed(bets=tuple(freed), moves=moves, clauses=self.zero_rule().clauses))
        self.pay(run, won.difference(freed))
        if held:
            self.zero(run, held)
        if run.s.phase != CHOOSING:
            run(RoundEnded())

    def zero(self, run: Run[S], held: list[int]) -> None:
        """Zero and the even chances: half back at once, the refund of the last round, or the choice."""
        bets, zero = run.s.bets, self.zero_rule()
        if "prison" not in zero.choices:
            run(HalfReturned(bets=tuple(held), moves=self.halves(run.s, held, met=1), clauses=zero.clauses))
            return
        prisoners = [id for id in held if bets[id].zeros]
        if prisoners and zero.release == "reduced":
            # Rounded for the bank, so that the nth zero leaves the same fraction of the initial stake either way.
            split = [self.house.rounding.split(bets[id].amount, HALF) for id in prisoners]
            moves = tuple(Move(CLOTH, FLOAT, lost, "worn") for _, lost in split)
            run(Reduced(bets=tuple(prisoners), left=tuple(n for n, _ in split), moves=moves, clauses=zero.clauses))
            held = [id for id in held if id in run.s.bets]
        if not held:
            return
        if self.is_last(run.s):
            run(Refunded(bets=tuple(held), moves=self.halves(run.s, held, met=1), clauses=zero.clauses))
        else:
            run(PrisonOffered(bets=tuple(held), clauses=zero.clauses))

    def halves(self, s: S, ids: list[int], met: int = 0) -> tuple[Move, ...]:
        """Half of what each bet is worth to its owner, the rest to the bank; `met` counts a zero not yet in the bet."""
        moves = []
        for id in ids:
            bet = s.bets[id]
            back, kept = self.house.rounding.split(bet.amount, self.surrender(bet, met))
            if back:
                moves.append(Move(CLOTH, bet.owner, back, "half"))
            if kept:
                moves.append(Move(CLOTH, FLOAT, kept, "half"))
        return tuple(moves)

    def choose(self, run: Run[S], id: int, choice: str) -> None:
        clauses = self.zero_rule().clauses
        if choice == "half":
            run(HalfReturned(bets=(id,), moves=self.halves(run.s, [id]), clauses=clauses))
        else:
            run(Imprisoned(bet=id, clauses=clauses))
        if not any(b.asked for b in run.s.bets.values()):
            run(RoundEnded())

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        match e:
            case HalfReturned(bets=ids) | Freed(bets=ids) | Refunded(bets=ids):
                return change(s, bets=without(s.bets, ids))
            case PrisonOffered(bets=ids):
                met = {id: Bet(b.owner, b.on, b.amount, b.zeros + 1, True) for id, b in s.bets.items() if id in ids}
                return change(s, bets={**s.bets, **met}, phase=CHOOSING)
            case Imprisoned(bet=id):
                bet = s.bets[id]
                return change(s, bets={**s.bets, id: Bet(bet.owner, bet.on, bet.amount, bet.zeros)})
            case Reduced(bets=ids, left=left):
                worn = {
                    id: Bet(s.bets[id].owner, s.bets[id].on, n, s.bets[id].zeros)
                    for id, n in zip(ids, left, strict=True)
                }
                return change(s, bets={id: b for id, b in {**s.bets, **worn}.items() if b.amount})
        return super().evolve(s, e)
