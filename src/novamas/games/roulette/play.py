"""Roulette, French and American. The model room: read `rules.py` first, then this, then `odds.py`.

Everything common to games that spin is in `games/spin/play.py`. Here is what roulette adds: its cloth, what zero
does to even chances (half back or prison), and the colour chips of the American table. Which of these exist, and
their figures, come from the law's TOML; nothing here knows which law it plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import ClassVar, cast

from msgspec import Struct

from novamas.games.roulette import cloth
from novamas.games.roulette.rules import EVEN_CHANCES, Chips, RouletteBet, RouletteHouse, RouletteRules
from novamas.games.spin.acts import Bet, Paid, RoundEnded, Spin, Spot
from novamas.games.spin.chances import even_chance_calls
from novamas.games.spin.play import SpinGame, changed, without
from novamas.kit.chance import Dist, Uniform, Value
from novamas.kit.decider import (
    CLOTH,
    FLOAT,
    INSPECTOR,
    Actor,
    Await,
    Call,
    Command,
    Event,
    Money,
    Move,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import Amount, OneOf, Why

CHOOSING = "choosing"
HALF = Fraction(1, 2)


class Colour(Struct, frozen=True):
    """A player's own colour of chips, and the value on its marker."""

    number: int
    value: int


class Roulette(Spin, frozen=True, kw_only=True):
    """The state of a roulette: a spin's, and who plays with which chips."""

    colours: dict[Actor, Colour] = {}
    value_chips: tuple[Actor, ...] = ()


# -- commands -------------------------------------------------------------------------------------------


class PrisonChoice(Command, frozen=True, kw_only=True):
    """After zero, the owner of a bet on an even chance takes half back or leaves it in prison."""

    bet: int
    choice: str


class TakeColour(Command, frozen=True, kw_only=True):
    """A player asks for a colour and may say what each chip is worth; 0 says nothing."""

    value: Money = 0


class ReturnColour(Command, frozen=True, kw_only=True):
    """A player gives the colour back."""


class AllowValueChips(Command, frozen=True, kw_only=True):
    """The inspector lets a player bet with value chips, who can be told apart from the others."""

    player: Actor


class StopValueChips(Command, frozen=True, kw_only=True):
    """The inspector stops further bets with value chips: there are too many to keep in order."""

    player: Actor


# -- events ---------------------------------------------------------------------------------------------


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
    """Zero on the last spin of the session: the refund that must be accepted."""

    bets: tuple[int, ...]


class ColourGiven(Event, frozen=True, kw_only=True):
    player: Actor
    colour: int
    value: int


class ColourReturned(Event, frozen=True, kw_only=True):
    player: Actor


class ValueChipsAllowed(Event, frozen=True, kw_only=True):
    player: Actor


class ValueChipsStopped(Event, frozen=True, kw_only=True):
    player: Actor


class RouletteGame(SpinGame[Roulette, RouletteRules, RouletteHouse]):
    """Roulette under one law, one house and one choice of readings."""

    commands = (
        *SpinGame.commands, PrisonChoice, TakeColour, ReturnColour, AllowValueChips, StopValueChips,
    )  # fmt: skip
    events = (
        *SpinGame.events, HalfReturned, PrisonOffered, Imprisoned, Reduced, Freed, Refunded, ColourGiven,
        ColourReturned, ValueChipsAllowed, ValueChipsStopped,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Roulette

    # -- cloth, wheel and limits -------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        return cloth.draw(self.rules.wheel, self.order(), self.rules.bets, self.house.announced)

    def order(self) -> tuple[int, ...]:
        return self.house.wheel or self.rules.wheel.order

    def outcomes(self) -> Dist:
        return Uniform(self.order())

    def bet_rule(self, kind: str) -> RouletteBet:
        return self.rules.bets[kind]

    def maximum(self, s: Roulette, kind: str) -> int:
        limit = self.rules.bets[kind].maximum
        if limit is None or len(limit.multiples) < self.house.tier:
            return 0
        return s.minimum * limit.multiples[self.house.tier - 1]

    def minimum(self, s: Roulette, kind: str) -> int:
        return s.minimum * self.house.even_minimum if kind in EVEN_CHANCES else s.minimum

    def step(self, s: Roulette, who: Actor, kind: str) -> tuple[int, Why]:
        step, why = 1, Why("off-step")
        if kind in EVEN_CHANCES and self.house.even_multiples:
            step, why = self.minimum(s, kind), Why("off-step", self.rules.minimum.clauses)
        if who in s.colours and self.rules.chips is not None:
            step, why = lcm(step, s.colours[who].value), Why("off-step", self.rules.chips.clauses)
        return step, why

    def result_calls(self, value: Value) -> tuple[Call, ...]:
        calls: list[Call] = []
        for what in self.rules.calls.result.calls:
            if what == "number":
                calls.append(Call("number", {"number": cast(int, value)}))
            elif what == "even-chances":
                calls += even_chance_calls(self.spots, value)
        return tuple(calls)

    # -- who may do what ---------------------------------------------------------------------------------------

    def awaits(self, s: Roulette) -> tuple[Await, ...]:
        if s.phase == CHOOSING:
            owners = dict.fromkeys(b.owner for b in s.bets.values() if b.asked)
            return tuple(Await(who, ("PrisonChoice",)) for who in owners)
        return super().awaits(s)

    def default(self, s: Roulette, who: Actor) -> Command | None:
        """A silent player's stake is left on the line, whole: the law takes nothing without a word."""
        for id, bet in s.bets.items():
            if bet.asked and bet.owner == who:
                return PrisonChoice(by=who, bet=id, choice="prison")
        return super().default(s, who)

    def options(self, s: Roulette, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        offers = list(super().options(s, who, kind))
        if s.phase == CHOOSING and kind in (None, "PrisonChoice"):
            offers += self.choices(s, who)
        chips = self.rules.chips
        if chips is not None and is_person(who) and who in s.chips:
            if kind in (None, "TakeColour") and who not in s.colours and len(s.colours) < self.house.colours:
                offers.append(Offer("TakeColour", who, {"value": self.colour_values(s)}, chips.clauses))
            if kind in (None, "ReturnColour") and who in s.colours and super().holds(s, who) is None:
                offers.append(Offer("ReturnColour", who, clauses=chips.clauses))
        return tuple(offers)

    def staff_offers(self, s: Roulette, who: Actor) -> Iterable[Offer]:
        yield from super().staff_offers(s, who)
        chips = self.rules.chips
        if chips is None or chips.value_chips != "with-permission" or who != INSPECTOR or INSPECTOR not in s.staff:
            return
        barred = tuple(p for p in s.chips if p not in s.value_chips)
        unknown = Why("not-at-the-table", chips.permission_clauses)
        if barred:
            yield Offer("AllowValueChips", who, {"player": OneOf(barred, unknown)}, chips.permission_clauses)
        if s.value_chips:
            yield Offer("StopValueChips", who, {"player": OneOf(s.value_chips, unknown)}, chips.permission_clauses)

    def choices(self, s: Roulette, who: Actor) -> Iterable[Offer]:
        for id, bet in s.bets.items():
            if bet.asked and bet.owner == who:
                choice = OneOf(self.ways_out(s, bet), Why("must-stay-in-prison", self.rules.zero.clauses))
                form = {"bet": OneOf((id,), Why("not-your-bet")), "choice": choice}
                yield Offer("PrisonChoice", who, form, self.rules.zero.clauses)

    def ways_out(self, s: Roulette, bet: Bet) -> tuple[str, ...]:
        """Half or prison; only prison for a bet worn down below the minimum, where the law says so."""
        zero = self.rules.zero
        least = s.minimum if zero.threshold == "table" else self.minimum(s, self.spots[bet.on].kind)
        worn = bet.zeros > 1 and 2 * bet.amount * self.surrender(bet) < least
        return ("prison",) if zero.below_minimum == "prison" and worn else zero.choices

    def surrender(self, bet: Bet, met: int = 0) -> Fraction:
        """The part of its chips that a bet may take back; `met` counts a zero that is not yet in the bet."""
        return HALF if self.rules.zero.release == "reduced" else HALF ** (bet.zeros + met)

    def may_bet(self, s: Roulette, who: Actor) -> Why | None:
        chips = self.rules.chips
        if chips is not None and who not in s.value_chips:
            if who not in s.colours:
                full = len(s.colours) >= self.house.colours
                return Why("no-colour-left", chips.marker_clauses) if full else self.no_colour(chips)
            # A change of minimum may leave a colour outside its range: it must be exchanged first.
            if not s.minimum <= s.colours[who].value <= self.maximum(s, "straight"):
                return Why("colour-out-of-range", chips.value_clauses)
        return super().may_bet(s, who)

    def no_colour(self, chips: Chips) -> Why:
        return Why("no-colour", chips.permission_clauses or chips.clauses)

    def left(self, s: Roulette, who: Actor) -> Roulette:
        return changed(s, value_chips=tuple(p for p in s.value_chips if p != who))

    def holds(self, s: Roulette, who: Actor) -> Why | None:
        """Nobody walks off with colour chips: they are worth nothing away from this table."""
        if self.rules.chips is not None and who in s.colours:
            return super().holds(s, who) or Why("colour-not-returned", self.rules.chips.clauses)
        return super().holds(s, who)

    def colour_values(self, s: Roulette) -> Amount | OneOf:
        """From the minimum to the maximum on a number, in chips that exist where the law asks for them; 0: unsaid."""
        chips = self.rules.chips
        assert chips is not None
        lo, hi = s.minimum, self.maximum(s, "straight")
        why = Why("not-a-colour-value", chips.value_clauses)
        if not chips.denominations:
            return Amount(lo, hi, also=(0,), below=why, above=why)
        have = self.house.denominations or tuple(s.minimum * n for n in (1, 2, 5, 10, 20, 50))
        return OneOf((0, *(v for v in have if lo <= v <= hi)), why)

    def why_not(self, s: Roulette, c: Command) -> Refused:
        chips = self.rules.chips
        match c:
            case PrisonChoice():
                if s.phase == CHOOSING:
                    return Refused("not-your-bet", field="bet", value=c.bet)
                return Refused("no-choice-open", self.rules.zero.clauses)
            case TakeColour(by=who) | ReturnColour(by=who):
                if chips is None:
                    return Refused("no-colour-chips-here")
                if isinstance(c, TakeColour) and who in s.chips and who not in s.colours:
                    return Refused("no-colour-left", chips.marker_clauses)
                return Refused("colour-not-now", chips.clauses)
            case AllowValueChips() | StopValueChips():
                if chips is None or chips.value_chips == "no":
                    return Refused("no-value-chips-here", chips.clauses if chips else ())
                code = "not-your-role" if c.by != INSPECTOR else "not-now"
                return Refused(code, chips.permission_clauses, "by", c.by)
        return super().why_not(s, c)

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[Roulette], c: Command) -> None:
        match c:
            case PrisonChoice(bet=bet, choice=choice):
                self.choose(run, bet, choice)
            case TakeColour(by=who, value=value):
                taken = {colour.number for colour in run.s.colours.values()}
                colour = next(n for n in range(1, self.house.colours + 1) if n not in taken)
                run(ColourGiven(player=who, colour=colour, value=value or run.s.minimum))
            case ReturnColour(by=who):
                run(ColourReturned(player=who))
            case AllowValueChips(player=who):
                run(ValueChipsAllowed(player=who))
            case StopValueChips(player=who):
                run(ValueChipsStopped(player=who))
            case _:
                super().play(run, c)

    def settle(self, run: Run[Roulette], value: Value) -> None:
        """Losers, then bets freed from prison, then winners in order; then zero's question, if it came."""
        bets = run.s.bets
        held = [id for id, b in bets.items() if value == 0 and b.on in EVEN_CHANCES]
        won = {id for id, b in bets.items() if value in self.spots[b.on].covers}
        self.collect(run, [id for id in bets if id not in won and id not in held])
        if freed := [id for id in bets if id in won and bets[id].zeros]:
            moves = tuple(Move(CLOTH, bets[id].owner, bets[id].amount, "freed") for id in freed)
            run(Freed(bets=tuple(freed), moves=moves, clauses=self.rules.zero.clauses))
        self.pay(run, won.difference(freed))
        if held:
            self.zero(run, held)
        if run.s.phase != CHOOSING:
            run(RoundEnded())

    def zero(self, run: Run[Roulette], held: list[int]) -> None:
        """Zero and the even chances: half back at once, the refund of the last spin, or the choice."""
        bets, zero = run.s.bets, self.rules.zero
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

    def halves(self, s: Roulette, ids: list[int], met: int = 0) -> tuple[Move, ...]:
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

    def choose(self, run: Run[Roulette], id: int, choice: str) -> None:
        if choice == "half":
            run(HalfReturned(bets=(id,), moves=self.halves(run.s, [id]), clauses=self.rules.zero.clauses))
        else:
            run(Imprisoned(bet=id, clauses=self.rules.zero.clauses))
        if not any(b.asked for b in run.s.bets.values()):
            run(RoundEnded())

    def paid_apart(self, bet: Bet) -> bool:
        return self.rules.settlement.at_once == "all-but-even-chances" and bet.on in EVEN_CHANCES

    def payment(self, s: Roulette, batch: list[int]) -> Paid:
        """Winnings in the winner's own colour chips as far as they go, where the table pays so."""
        paid = super().payment(s, batch)
        colour = s.colours.get(s.bets[batch[0]].owner)
        if colour is None or self.house.payment != "colour":
            return paid
        won = sum(m.amount for m in paid.moves if m.why == "win")
        return Paid(bets=paid.bets, kept=paid.kept, moves=paid.moves, colour_chips=won // colour.value)

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: Roulette, e: Event) -> Roulette:
        match e:
            case HalfReturned(bets=ids) | Freed(bets=ids) | Refunded(bets=ids):
                return changed(s, bets=without(s.bets, ids))
            case PrisonOffered(bets=ids):
                met = {id: Bet(b.owner, b.on, b.amount, b.zeros + 1, True) for id, b in s.bets.items() if id in ids}
                return changed(s, bets={**s.bets, **met}, phase=CHOOSING)
            case Imprisoned(bet=id):
                bet = s.bets[id]
                return changed(s, bets={**s.bets, id: Bet(bet.owner, bet.on, bet.amount, bet.zeros)})
            case Reduced(bets=ids, left=left):
                worn = {
                    id: Bet(s.bets[id].owner, s.bets[id].on, n, s.bets[id].zeros)
                    for id, n in zip(ids, left, strict=True)
                }
                return changed(s, bets={id: b for id, b in {**s.bets, **worn}.items() if b.amount})
            case ColourGiven(player=who, colour=n, value=value):
                return changed(s, colours={**s.colours, who: Colour(n, value)})
            case ColourReturned(player=who):
                return changed(s, colours={p: c for p, c in s.colours.items() if p != who})
            case ValueChipsAllowed(player=who):
                return changed(s, value_chips=(*s.value_chips, who))
            case ValueChipsStopped(player=who):
                return changed(s, value_chips=tuple(p for p in s.value_chips if p != who))
        return super().evolve(s, e)
