"""What every part of the shop asks: which event runs, what is staked on what, how a bet that is over is paid."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec.structs import replace

from novamas.games.betting.acts import (
    OPEN,
    PROVISIONAL,
    RUNNING,
    Betting,
    Contest,
    Leg,
    Settled,
    Slip,
    Ticket,
)
from novamas.games.betting.markets import number_on
from novamas.games.betting.rules import CENTS, BettingHouse, BettingRules
from novamas.kit.decider import CLOTH, FLOAT, Actor, Call, Move
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Part


class Shop:
    """The rules and the house: what every part is given."""

    def __init__(self, rules: BettingRules, house: BettingHouse) -> None:
        self.rules, self.house = rules, house
        self.fixtures = house.fixtures()

    # -- bets that are over --------------------------------------------------------------------------------------------

    def settle(self, slip: Slip) -> Settled | None:
        """A bet whose end is known: one leg lost, or all of them known. Nothing while that is not so."""
        backs = [Fraction(leg.back) for leg in slip.legs if leg.back]
        if len(backs) < len(slip.legs) and all(backs):
            return None
        each = Fraction(1)
        for back in backs:
            each *= back
        returned = self.house.rounding.share(slip.amount, each)
        return settle_bet(slip, returned, "won" if returned > slip.amount else why_back(backs, each))

    def split(self, slips: Iterable[Slip]) -> tuple[tuple[Settled, ...], tuple[Slip, ...]]:
        """Bets in which something has become known: those that are over, and those that wait for their other half."""
        over, waiting = [], []
        for slip in slips:
            if (found := self.settle(slip)) is None:
                waiting.append(slip)
            else:
                over.append(found)
        return tuple(over), tuple(waiting)

    # -- what the house stands to lose ---------------------------------------------------------------------------------

    @staticmethod
    def liability(s: Betting, *on: str) -> int:
        """What bets on just these selections would win, all of them together."""
        return sum(win_of(slip) for slip in s.slips if tuple(leg.on for leg in slip.legs) == on)


def win_of(slip: Slip) -> int:
    """What a bet wins besides its stake, at most."""
    each = Fraction(1)
    for leg in slip.legs:
        each *= Fraction(leg.price, CENTS)
    return int(slip.amount * (each - 1))


def why_back(backs: list[Fraction], each: Fraction) -> str:
    """Why a bet that has won nothing brought back what it did."""
    if not each:
        return "lost"
    return "void" if each == 1 and all(back == 1 for back in backs) else "dead-heat"


def settle_bet(bet: Slip | Ticket, returned: int, why: str) -> Settled:
    on = tuple(leg.on for leg in bet.legs) if isinstance(bet, Slip) else (bet.on,)
    return Settled(id=bet.id, who=bet.who, on=on, amount=bet.amount, returned=returned, why=why)


def moves_of(over: Iterable[Settled]) -> tuple[Move, ...]:
    """Stakes leave the counter, the house pays what is won and keeps what is lost."""
    moves = []
    for each in over:
        kept = min(each.amount, each.returned)
        if kept:
            moves.append(Move(CLOTH, each.who, kept, "stake"))
        if each.returned > each.amount:
            moves.append(Move(FLOAT, each.who, each.returned - each.amount, "win"))
        if kept < each.amount:
            moves.append(Move(CLOTH, FLOAT, each.amount - kept, "lost"))
    return tuple(moves)


def current(s: Betting) -> Contest | None:
    """The event that runs, or the next that will."""
    live = [c for c in s.contests if c.status in (RUNNING, PROVISIONAL)]
    return next(iter(live or still_open(s)), None)


def still_open(s: Betting) -> list[Contest]:
    """The events that have not begun."""
    return [c for c in s.contests if c.status == OPEN]


def contest_of(s: Betting, number: int) -> Contest:
    return s.contests[number - 1]


def slips_on(s: Betting, number: int) -> list[Slip]:
    """Bets with something on an event that is not known yet."""
    return [slip for slip in s.slips if any(number_on(leg.on) == number and not leg.back for leg in slip.legs)]


def tickets_on(s: Betting, number: int, kind: str = "") -> list[Ticket]:
    return [t for t in s.tickets if number_on(t.on) == number and t.on.startswith(f"{kind}:" if kind else "")]


def with_leg(slip: Slip, on: str, **fields: object) -> Slip:
    """The same bet, of which one half has changed."""
    return replace(slip, legs=tuple(replace(leg, **fields) if leg.on == on else leg for leg in slip.legs))


def legs_of(slip: Slip, number: int) -> list[Leg]:
    return [leg for leg in slip.legs if number_on(leg.on) == number]


def bettors(s: Betting) -> set[Actor]:
    return {slip.who for slip in s.slips} | {ticket.who for ticket in s.tickets}


def announce(key: str, **args: int | str) -> Call:
    """What the head of the shop says aloud."""
    return Call(f"betting-{key}", args, HEAD)


def change(s: Betting, **fields: object) -> Betting:
    return replace(s, **fields)


class ShopPart(Part[Betting]):
    """A part of the game: it knows the shop."""

    def __init__(self, shop: Shop) -> None:
        self.shop, self.rules, self.house = shop, shop.rules, shop.house
