"""Roulette, French and American. The model room: read `rules.py` first, then this, then `odds.py`.

Everything common to games that spin is in `games/spin/play.py`. Here is what roulette adds: its cloth, what zero
does to even chances (half back or prison), and the colour chips of the American table. Which of these exist, and
their figures, come from the law's TOML; nothing here knows which law it plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import Bet, Collected, Paid, Spot
from novamas.games.cloth.play import change
from novamas.games.cloth.prison import PrisonGame, Zero
from novamas.games.roulette import cloth
from novamas.games.roulette.rules import EVEN_CHANCES, Chips, RouletteBet, RouletteHouse, RouletteRules
from novamas.games.roulette.service import AskToLay, Hand, LayingAsked, StacksRebuilt, hands, helper, who_lays
from novamas.games.spin.acts import Launch, Spin
from novamas.games.spin.chances import even_chance_calls
from novamas.games.spin.play import SpinGame
from novamas.kit.chance import Dist, Uniform, Value
from novamas.kit.decider import (
    INSPECTOR,
    STAFF,
    Actor,
    Call,
    Command,
    Event,
    Money,
    Offer,
    Run,
    is_person,
)
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class Colour(Struct, frozen=True):
    """A player's own colour of chips, and the value on its marker."""

    number: int
    value: int


class Roulette(Spin, frozen=True, kw_only=True):
    """The state of a roulette: a spin's, who plays with which chips, and who has asked for whose hand (`laying`).

    `loose`: colour chips that were collected lie in no stack yet.
    """

    colours: dict[Actor, Colour] = {}
    value_chips: tuple[Actor, ...] = ()
    laying: dict[Actor, Hand] = {}
    loose: bool = False


# -- commands -------------------------------------------------------------------------------------------


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


class RouletteGame(
    PrisonGame[Roulette, RouletteRules, RouletteHouse], SpinGame[Roulette, RouletteRules, RouletteHouse]
):
    """Roulette under one law, one house and one choice of readings."""

    commands = (
        *SpinGame.commands, *PrisonGame.commands, TakeColour, ReturnColour, AllowValueChips, StopValueChips, AskToLay,
    )  # fmt: skip
    events = (
        *SpinGame.events, *PrisonGame.events, ColourGiven, ColourReturned, ValueChipsAllowed, ValueChipsStopped,
        LayingAsked, StacksRebuilt,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Roulette
    before_leaving: ClassVar[tuple[str, ...]] = ("TakeBack", "ReturnColour")

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
                assert isinstance(value, int)
                calls.append(Call("number", {"number": value}))
            elif what == "even-chances":
                calls += even_chance_calls(self.spots, value)
        return tuple(calls)

    def zero_rule(self) -> Zero:
        return self.rules.zero

    def find_zero_bets(self, s: Roulette, value: Value) -> list[int]:
        return [id for id, b in s.bets.items() if value == 0 and b.on in EVEN_CHANCES]

    # -- who may do what ---------------------------------------------------------------------------------------

    @gate(TakeColour, also=STAFF)
    def allow_colour(self, s: Roulette, who: Actor) -> Answer:
        chips = self.rules.chips
        if chips is None:
            return Shut("no-colour-chips-here")
        if not is_person(who):
            return Shut("not-your-role", chips.clauses, "by")
        if not self.markers_at_hand(s):
            return Shut("no-marker", chips.head_clauses)
        if who in s.colours:
            return Shut("colour-not-now", chips.clauses)
        if len(s.colours) >= self.house.colours:
            return Shut("no-colour-left", chips.marker_clauses)
        return Offer("TakeColour", who, {"value": self.colour_values(s)}, chips.clauses)

    @gate(ReturnColour, also=STAFF)
    def allow_return_of_colour(self, s: Roulette, who: Actor) -> Answer:
        chips = self.rules.chips
        if chips is None:
            return Shut("no-colour-chips-here")
        if not is_person(who):
            return Shut("not-your-role", chips.clauses, "by")
        if who not in s.colours or super().why_not_leave(s, who) is not None:
            return Shut("colour-not-now", chips.clauses)
        return Offer("ReturnColour", who, clauses=chips.clauses)

    @gate(AskToLay, also=STAFF)
    def allow_laying(self, s: Roulette, who: Actor) -> Answer:
        placing = self.rules.placing
        if not is_person(who) or not placing.hands:
            return Shut("not-your-role", placing.end_clauses, "by")
        nobody = Why("nobody-lays", (*placing.clauses, *placing.end_clauses))
        return Offer("AskToLay", who, {"whom": OneOf(hands(placing, s), nobody)}, placing.clauses)

    @gate(AllowValueChips, StopValueChips, by=(INSPECTOR,), also=ANYBODY)
    def allow_value_chips(self, s: Roulette, who: Actor, kind: str | None) -> Answer:
        """The head of the table lets players bet with value chips, where the law leaves it to a permission."""
        chips = self.rules.chips
        if chips is None:
            return Shut("no-value-chips-here")
        if chips.value_chips == "no":
            return Shut("no-value-chips-here", chips.clauses)
        if who != INSPECTOR:
            return Shut("not-your-role", chips.permission_clauses, "by")
        if INSPECTOR not in s.staff:
            return Shut("not-now", chips.permission_clauses, "by")
        unknown = Why("not-at-the-table", chips.permission_clauses)
        players = {
            "AllowValueChips": tuple(p for p in s.chips if p not in s.value_chips),
            "StopValueChips": s.value_chips,
        }
        return tuple(
            Offer(each, who, {"player": OneOf(some, unknown)}, chips.permission_clauses)
            if some
            else Shut("not-now", chips.permission_clauses, "by")
            for each, some in players.items()
            if kind in (None, each)
        )

    def not_yours(self) -> Why:
        return Why("not-your-bet", self.rules.placing.watch_clauses)

    def who_lays(self, s: Roulette, who: Actor) -> str:
        return who_lays(self.rules.placing, s, s.laying.get(who, "self"))

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

    def markers_at_hand(self, s: Roulette) -> bool:
        """Whether the croupier can have a marker: where the head keeps them, as long as there is one at the table."""
        chips = self.rules.chips
        return chips is None or chips.markers != "head" or INSPECTOR in s.staff

    def no_colour(self, chips: Chips) -> Why:
        return Why("no-colour", chips.permission_clauses or chips.clauses)

    def fold_leaving(self, s: Roulette, who: Actor) -> Roulette:
        laying = {p: whom for p, whom in s.laying.items() if p != who}
        return change(s, value_chips=tuple(p for p in s.value_chips if p != who), laying=laying)

    def why_not_leave(self, s: Roulette, who: Actor) -> Why | None:
        """Nobody walks off with colour chips: they are worth nothing away from this table."""
        if self.rules.chips is not None and who in s.colours:
            return super().why_not_leave(s, who) or Why("colour-not-returned", self.rules.chips.clauses)
        return super().why_not_leave(s, who)

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

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[Roulette], c: Command) -> None:
        match c:
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
            case AskToLay(by=who, whom=whom):
                run(LayingAsked(player=who, whom=whom, clauses=self.rules.placing.clauses))
            case Launch() if run.s.loose and (chips := self.rules.chips) is not None and chips.rebuild:
                run(StacksRebuilt(by="croupier", clauses=chips.stack_clauses))
                super().play(run, c)
            case _:
                super().play(run, c)

    def collect(self, run: Run[Roulette], lost: list[int]) -> None:
        super().collect(run, lost)
        chips = self.rules.chips
        if chips is not None and run.s.loose and (by := helper(self.house.sorter, run.s)):
            run(StacksRebuilt(by=by, clauses=chips.stack_clauses))

    def pays_apart(self, bet: Bet) -> bool:
        return self.rules.settlement.at_once == "all-but-even-chances" and bet.on in EVEN_CHANCES

    def payment(self, s: Roulette, batch: list[int]) -> Paid:
        """Winnings in the winner's own colour chips as far as they go, where the table pays so."""
        paid = super().payment(s, batch)
        colour = s.colours.get(s.bets[batch[0]].owner)
        if colour is None or self.house.payment != "colour":
            return paid
        won = sum(m.amount for m in paid.moves if m.why == "win")
        return replace(paid, colour_chips=won // colour.value)

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: Roulette, e: Event) -> Roulette:
        match e:
            case ColourGiven(player=who, colour=n, value=value):
                return change(s, colours={**s.colours, who: Colour(n, value)})
            case ColourReturned(player=who):
                return change(s, colours={p: c for p, c in s.colours.items() if p != who})
            case ValueChipsAllowed(player=who):
                return change(s, value_chips=(*s.value_chips, who))
            case ValueChipsStopped(player=who):
                return change(s, value_chips=tuple(p for p in s.value_chips if p != who))
            case LayingAsked(player=who, whom=whom):
                return change(s, laying={**s.laying, who: whom})
            case Collected(bets=bets) if any(s.bets[id].owner in s.colours for id in bets):
                return change(super().evolve(s, e), loose=True)
            case StacksRebuilt():
                return change(s, loose=False)
        return super().evolve(s, e)
