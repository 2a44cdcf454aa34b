"""What every part asks about a draw: whose tickets are which, what there is to win, what the drum holds."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from novamas.games.draws.acts import Drum
from novamas.games.draws.machine import next_drum
from novamas.games.raffle.acts import DRAWING, Raffle
from novamas.games.raffle.rules import (
    AGAIN,
    STAYS,
    TICKET,
    Prize,
    RaffleHouse,
    RaffleRules,
    dates_of,
    every_prize,
    prizes_of,
    value_of_prizes,
)
from novamas.kit.decider import CROUPIER, Actor, Call
from novamas.kit.parts import Part


class Stand:
    """The rules, the organiser's choices, and the prizes: what every part is given."""

    def __init__(self, rules: RaffleRules, house: RaffleHouse) -> None:
        self.rules, self.house = rules, house
        self.kinds = prizes_of(rules, house)
        self.prizes = every_prize(self.kinds)
        self.at_once = tuple(prize for prize in self.kinds if not prize.points)
        self.worth = value_of_prizes(self.kinds)
        self.dates = dates_of(house)

    def price(self, minimum: int) -> int:
        """What a ticket costs, or what it comes with."""
        return self.house.price or minimum

    # -- tickets -------------------------------------------------------------------------------------------------------

    @staticmethod
    def count_held(s: Raffle, who: Actor) -> int:
        return sum(lot.count for lot in s.sold if lot.who == who)

    @staticmethod
    def holder(s: Raffle, ticket: int) -> Actor | None:
        return next((lot.who for lot in s.sold if lot.first <= ticket <= lot.last), None)

    def count_left(self, s: Raffle) -> int:
        """Tickets that nobody has yet."""
        return self.house.tickets - s.next + 1

    def day(self, number: int) -> int:
        """The day of the promotion on which the draw of that number is; 0 where draws have no dates."""
        return self.dates[number - 1] if self.rules.dated else 0

    def dates_over(self, s: Raffle) -> bool:
        return self.rules.dated and s.round >= len(self.dates)

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def list_of(self, s: Raffle) -> Iterator[str]:
        """What the machine is sealed with: who has which ticket, and the prizes in their order; of a tombola, what its
        tickets say."""
        if self.rules.instant:
            yield from (f"{symbol}-{symbol} {prize.name}" for symbol, prize in enumerate(self.at_once))
            carried = enumerate(self.house.point_values, len(self.at_once))
            yield from (f"points {symbol} {points}" for symbol, points in carried)
            yield from (f"for-points {prize.points} {prize.name}" for prize in self.kinds if prize.points)
            return
        yield from (f"{lot.first}-{lot.last} {lot.who}" for lot in s.sold)
        yield from (f"prize {prize.name}" for prize in self.prizes)

    def drum(self, s: Raffle) -> Drum:
        """The tickets that take part: those that somebody has, or all of them; of a tombola all, by what they say."""
        house = self.house
        if self.rules.instant:
            copies = [*(prize.count for prize in self.at_once), *house.point_tickets]
            copies.append(house.tickets - sum(copies))
            runs = tuple((symbol, symbol, number) for symbol, number in enumerate(copies) if number)
            return Drum(TICKET, runs, house.tickets)
        last = house.tickets if house.unsold in (AGAIN, STAYS) else s.next - 1
        return Drum(TICKET, ((1, last, 1),), last if house.unsold == AGAIN else min(len(self.prizes), last))

    def says(self, symbol: int) -> Prize | int:
        """What a ticket of a tombola says: a prize, or so many points (none: nothing)."""
        if symbol < len(self.at_once):
            return self.at_once[symbol]
        carried = symbol - len(self.at_once)
        return self.house.point_values[carried] if carried < len(self.house.point_values) else 0

    def next_symbol(self, s: Raffle) -> int | None:
        """Whether another symbol is wanted: while tickets are to be opened, or prizes to be given to those who have
        tickets."""
        if self.rules.instant:
            return 0 if len(s.drawn) < s.next - 1 else None
        there = self.house.tickets if self.house.unsold == STAYS else s.next - 1
        decided = len(s.wins) + s.stayed
        return next_drum(s) if s.phase == DRAWING and decided < min(len(self.prizes), there) else None


def announce(key: str, **args: int | str) -> Call:
    """What the cashier says aloud."""
    return Call(f"raffle-{key}", args, CROUPIER)


def change(s: Raffle, **fields: object) -> Raffle:
    return replace(s, **fields)


class StandPart(Part[Raffle]):
    """A part of the game: it knows the stand."""

    def __init__(self, stand: Stand) -> None:
        self.stand, self.rules, self.house = stand, stand.rules, stand.house
