"""What every part of the game asks about the table: who belongs to which cloth, in which order, who may do what."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from novamas.games.banque.acts import (
    COUP,
    LINE_FIRST,
    LINE_SECOND,
    ON_BOTH,
    ON_FIRST,
    ON_SECOND,
    PLEDGED,
    Bank,
    Banque,
    Stake,
)
from novamas.games.banque.rules import CLOTHS, FIRST, SECOND, TAKEN_OF, BanqueHouse, BanqueRules, ModeRules, bank_most
from novamas.games.circle.desk import CircleTable
from novamas.kit.decider import CLOTH, CROUPIER, Actor, Move
from novamas.kit.parts import Part

SPOTS: dict[str, tuple[str, ...]] = {
    ON_FIRST: (FIRST,),
    ON_SECOND: (SECOND,),
    ON_BOTH: CLOTHS,
    LINE_FIRST: (FIRST,),
    LINE_SECOND: (SECOND,),
}
"""Where a stake may lie, and the cloths on which it then plays; on a line half of it does."""
HALVED = (LINE_FIRST, LINE_SECOND)


class BanqueTable(CircleTable[Banque]):
    """The rules, the table and its people: what every part is given."""

    def __init__(self, rules: BanqueRules, house: BanqueHouse) -> None:
        super().__init__(rules, COUP)
        self.rules = rules
        self.house = house

    # -- limits --------------------------------------------------------------------------------------------------------

    @property
    def mode(self) -> ModeRules:
        return self.rules.modes[self.house.mode]

    def rate(self) -> Fraction:
        """The part of a banker's win that the house takes."""
        return Fraction(self.mode.take, TAKEN_OF)

    def least(self, s: Banque) -> int:
        """The least with which a bank is put up."""
        return self.house.bank_least * s.minimum

    def most(self, s: Banque) -> int | None:
        """The most with which a bank is put up; its winnings may carry it above that."""
        most = bank_most(self.rules, self.house)
        return None if most is None else most * s.minimum

    def cap(self, s: Banque, amount: int) -> int:
        most = self.most(s)
        return max(self.least(s), amount if most is None else min(amount, most))

    # -- sessions ------------------------------------------------------------------------------------------------------

    def shoes_left(self, s: Banque) -> bool:
        """Whether another shoe may be dealt in this session of the bank."""
        return not self.mode.shoes or s.shoe.number < self.mode.shoes * s.sitting

    # -- people --------------------------------------------------------------------------------------------------------

    def cloth_of(self, s: Banque, who: Actor) -> str:
        """The cloth at which somebody sits, or behind which he stands; none where he stands nowhere in particular."""
        seat = s.seats.index(who) if who in s.seats else s.behind.get(who, 0) - 1
        if seat < 0:
            return ""
        return FIRST if seat < half_of(s) else SECOND

    def enough(self, s: Banque) -> bool:
        """Whether there are players enough on each cloth, the banker aside."""
        least = self.rules.least.players
        players = [self.cloth_of(s, who) for who in s.present() if not self.is_banker(s, who)]
        wanting = sum(max(0, least - players.count(cloth)) for cloth in CLOTHS)
        return wanting <= players.count("")

    def priority(self, s: Banque, cloth: str) -> tuple[Actor, ...]:
        """Who comes first on a cloth: its numbered places, who stands behind them, the other cloth alike, the rest."""
        other = SECOND if cloth == FIRST else FIRST
        order: list[Actor] = []
        for side in (cloth, other):
            seated = [s.seats[n] for n in places_of(s, side)]
            order += [who for who in seated if who is not None]
            behind = [who for who in s.standing if self.cloth_of(s, who) == side]
            order += sorted(behind, key=lambda who: s.behind[who])
        order += [who for who in s.standing if not self.cloth_of(s, who)]
        return tuple(who for who in order if not self.is_banker(s, who))

    def holder_on(self, s: Banque, cloth: str) -> Actor:
        """Who has the cards of a cloth; where no player sits, the croupier."""
        seat = seat_on(s, cloth)
        return CROUPIER if seat < 0 else s.seats[seat] or CROUPIER

    def after_seat(self, s: Banque, cloth: str) -> int:
        """The seat to which the cards of a cloth pass."""
        seat, places = seat_on(s, cloth), places_of(s, cloth)
        following = [
            n for n in places if n > seat and s.seats[n] is not None and not self.is_banker(s, s.seats[n] or "")
        ]
        return next(iter(following), places.start)

    # -- money ---------------------------------------------------------------------------------------------------------

    def halves(self, s: Banque) -> dict[str, int]:
        """What the banker exposes to each cloth: half of the bank, the odd unit on the first."""
        amount = bank_of(s).amount
        return {FIRST: amount - amount // 2, SECOND: amount // 2}

    def playing(self, s: Banque, on: str, amount: int) -> dict[str, int]:
        """What of a stake can play against each cloth."""
        if on in HALVED:
            return {SPOTS[on][0]: amount // 2}
        if on != ON_BOTH:
            return {on: amount}
        unit = min(s.minimum, bank_of(s).amount) if self.rules.stakes.odd == "minima" else 1
        second = amount // unit // 2 * unit
        return {FIRST: amount - second, SECOND: second}

    def bids_back(self, s: Banque, but: Actor = "") -> tuple[Move, ...]:
        return tuple(Move(PLEDGED, who, amount, "back") for who, amount in s.bids.items() if who != but)

    def stakes_back(self, s: Banque) -> tuple[Move, ...]:
        """Everything that lies on the cloths, once it is closed what plays, to its owner."""
        return tuple(
            Move(CLOTH, who, amount, "back") for who, stake in s.stakes.items() if (amount := self.lying(stake))
        )

    def lying(self, stake: Stake) -> int:
        return sum(stake.plays.values()) or stake.amount


class BanquePart(Part[Banque]):
    """A part of baccarat on two cloths: it knows the table."""

    def __init__(self, table: BanqueTable) -> None:
        self.table = table
        self.rules = table.rules
        self.house = table.house


def bank_of(s: Banque) -> Bank:
    assert s.bank is not None, "nobody holds the bank"
    return s.bank


def places_of(s: Banque, cloth: str) -> range:
    """The seats of a cloth, the one nearest to the banker first."""
    half = half_of(s)
    return range(half) if cloth == FIRST else range(half, len(s.seats))


def seat_on(s: Banque, cloth: str) -> int:
    """The seat that has the cards of a cloth: that whose turn it is, or the next one at which a player sits; -1 where
    nobody does."""
    places = list(places_of(s, cloth))
    start = s.turn.get(cloth, places[0] if places else 0)
    turn = [n for n in places if n >= start] + [n for n in places if n < start]
    banker = s.bank.banker if s.bank is not None else None
    return next((n for n in turn if s.seats[n] is not None and s.seats[n] != banker), -1)


def half_of(s: Banque) -> int:
    """How many seats the first cloth has."""
    return -(-len(s.seats) // 2)


def change(s: Banque, **values: object) -> Banque:
    return replace(s, **values)
