"""What every part of the game asks about the table: who is there, in which order, who owes what."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from novamas.games.chemin.acts import COUP, GARAGE, PLEDGED, Bank, Chemin
from novamas.games.chemin.rules import CheminHouse, CheminRules, bank_limits
from novamas.games.circle.desk import CircleTable
from novamas.games.circle.order import priority
from novamas.kit.decider import CLOTH, PLAYERS_BANK, Actor, Call, Move
from novamas.kit.parts import Part

ON_CLOTH, ON_LINE = "stake", "line"
"""Where a stake against the bank lies: before its owner, or on the line, where half of it plays."""


class CheminTable(CircleTable[Chemin]):
    """The rules, the table and its people: what every part is given."""

    def __init__(self, rules: CheminRules, house: CheminHouse) -> None:
        super().__init__(rules, COUP)
        self.rules = rules
        self.house = house

    # -- limits ------------------------------------------------------------------------------------------------

    def least(self, s: Chemin) -> int:
        """The least that a bank may hold."""
        return bank_limits(self.rules, self.house)[0] * s.minimum

    def most(self, s: Chemin) -> int | None:
        """The most that a bank may hold in play; nothing where it has no maximum."""
        most = bank_limits(self.rules, self.house)[1]
        return None if most is None else most * s.minimum

    def cap(self, s: Chemin, amount: int) -> int:
        most = self.most(s)
        return amount if most is None else min(amount, most)

    # -- people ------------------------------------------------------------------------------------------------

    def enough(self, s: Chemin) -> bool:
        """Whether there are players enough to play."""
        return len(s.chips) >= self.rules.least.players

    @staticmethod
    def owes_salute(s: Chemin, who: Actor) -> bool:
        """Whether somebody has sat down, or changed place, while this shoe was dealt and has not greeted yet."""
        return CheminTable.has_begun(s) and who in s.seats and s.settled[s.seats.index(who)] != who

    @staticmethod
    def has_begun(s: Chemin) -> bool:
        """Whether the shoe is being dealt from: its first hand has been on offer. Shuffling and cutting come before."""
        return bool(s.settled)

    def right_of(self, s: Chemin) -> int:
        """The place from whose right the order of priority is counted: the banker's, or that of the last seated one."""
        if s.bank is not None and s.bank.banker in s.seats:
            return s.seats.index(s.bank.banker)
        return s.sat

    def priority(self, s: Chemin) -> tuple[Actor, ...]:
        """Everybody who may play against the bank, in order."""
        mine = s.bank.owned if s.bank is not None else {}
        return tuple(who for who in self.rank(s, self.right_of(s)) if who not in mine)

    def rank(self, s: Chemin, place: int) -> tuple[Actor, ...]:
        """Everybody at the table in order, from the right of a place on; last who owes a greeting."""
        greeted = s.seats == s.settled
        last = () if greeted else tuple(who for who in s.seats if who is not None and self.owes_salute(s, who))
        return priority(s.seats, place, s.standing, s.behind, last)

    def may_play(self, s: Chemin, who: Actor) -> bool:
        """Whether somebody may stake against the bank: neither banker nor associate."""
        return s.bank is not None and who in s.chips and who not in s.bank.owned

    # -- money -------------------------------------------------------------------------------------------------

    def pledges_back(self, s: Chemin, but: Collection[Actor] = ()) -> tuple[Move, ...]:
        """Every bid and every pledge to its owner, but those that have become a bank."""
        lying = {**s.bids, **s.pledges}
        return tuple(Move(PLEDGED, who, amount, "back") for who, amount in lying.items() if who not in but)

    def bank_back(self, bank: Bank) -> tuple[Move, ...]:
        """What is left of a bank and its garage to those whose it is."""
        play = (Move(PLAYERS_BANK, who, amount, "bank") for who, amount in bank.owned.items() if amount)
        aside = (Move(GARAGE, who, amount, "garage") for who, amount in bank.garage.items() if amount)
        return (*play, *aside)

    def stakes_back(self, s: Chemin) -> tuple[Move, ...]:
        return tuple(Move(CLOTH, who, stake.amount, "back") for who, stake in s.stakes.items())

    # -- words -------------------------------------------------------------------------------------------------

    def announce(self, key: str, **args: int | str) -> tuple[Call, ...]:
        """What the croupier tells of the game, where the law has him announce it."""
        return (Call(key, dict(args)),) if self.rules.calls.phases.aloud else ()

    def announce_scores(self, scores: Mapping[str, int]) -> tuple[Call, ...]:
        """The score of each hand, which ends a coup."""
        calls = self.rules.calls
        if not (calls.phases.aloud or calls.scores.aloud):
            return ()
        return tuple(Call(f"{hand}-score", {"points": points}) for hand, points in scores.items())


class CheminPart(Part[Chemin]):
    """A part of chemin de fer: it knows the table."""

    def __init__(self, table: CheminTable) -> None:
        self.table = table
        self.rules = table.rules
        self.house = table.house


def bank_of(s: Chemin) -> Bank:
    assert s.bank is not None, "nobody holds the bank"
    return s.bank


def change(s: Chemin, **values: object) -> Chemin:
    return replace(s, **values)
