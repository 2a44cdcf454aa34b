"""An evening on two cloths: one player is the bank for a shoe, against both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, cast

from rich.text import Text

from novamas.cli.names import bet_name
from novamas.cli.play.tables.circle import BankSession
from novamas.games.banque.acts import (
    BANCO,
    Banque,
    ClothsDecided,
    ClothsSettled,
    LaidDown,
    StakesClosed,
    ThreeHandsShown,
)
from novamas.games.banque.desk import places_of
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.desk import AUCTION, BETTING, HOLDING, IDLE, OFFERING
from novamas.games.circle.rules import BANK
from novamas.kit.decider import Actor, Event


class BanqueSession(BankSession[Banque, ClothsDecided]):
    """One person's evening at the first cloth, or as the bank."""

    open_phases: ClassVar[tuple[str, ...]] = (IDLE, OFFERING, AUCTION, HOLDING, BETTING)
    leaving: ClassVar[tuple[str, ...]] = ("LeaveBank", "TakeStake")
    closed: ClassVar[type[Event]] = StakesClosed
    shown: ClassVar[tuple[type[Event], ...]] = (LaidDown, ThreeHandsShown)
    decided = ClothsDecided
    over: ClassVar[type[Event]] = ClothsSettled

    @property
    def room(self) -> BanqueGame:
        return cast(BanqueGame, self.game)

    def least_company(self) -> int:
        """Whoever of them is the bank, enough are left on its cloth."""
        return self.room.rules.fewest_others()

    def seat_order(self) -> list[int]:
        """The second cloth first, because you sit at the first; then each in turn."""
        sides = [[n + 1 for n in places_of(self.desk, cloth)] for cloth in CLOTHS]
        mine, others = sides[0][1:], sides[1]
        longest = max(len(mine), len(others))
        return [side[n] for n in range(longest) for side in (others, mine) if n < len(side)]

    def in_the_bank(self, who: Actor) -> int:
        bank = self.desk.bank
        return int((bank.amount if bank is not None and bank.banker == who else 0) + self.desk.bids.get(who, 0))

    def lying(self, stake: Any) -> int:
        return self.room.table.lying(stake)

    def bank_text(self, desk: Banque) -> Iterator[Text]:
        if desk.offer is not None:
            bids = ", ".join(f"{self.name_person(who)} {self.money(amount)}" for who, amount in desk.bids.items())
            offer = {"least": self.money(desk.offer.least), "shoes": desk.offer.shoes}
            yield Text(self.t.word("play-banque-offer", **offer), "bold")
            yield Text(self.t.word("play-circle-bids", bids=bids or "–"))
        if desk.bank is None:
            return
        bank = desk.bank
        first, second = (self.money(self.against(cloth)) for cloth in CLOTHS)
        yield Text(
            self.t.word("play-circle-bank", who=self.name_person(bank.banker), bank=self.money(bank.amount)), "bold"
        )
        yield Text(self.t.word("play-banque-against", first=first, second=second))
        if desk.cagnotte:
            yield Text(self.t.word("play-circle-taken", amount=self.money(desk.cagnotte)), "dim")

    def stakes_text(self, desk: Banque) -> Iterator[tuple[Actor, int, str]]:
        for who, stake in desk.stakes.items():
            for on, amount in stake.lies.items():
                yield who, amount, self.t.word("play-circle-banco") if on == BANCO else self.croupier.name(on)

    def hands_of(self, desk: Banque) -> Mapping[str, str]:
        names = {}
        for cloth in CLOTHS:
            holder = self.name_person(desk.coup.holders[cloth]) if cloth in desk.coup.holders else ""
            names[cloth] = bet_name(cloth, self.t.lang) + (f" ({holder})" if holder else "")
        banker = f" ({self.name_person(desk.bank.banker)})" if desk.bank is not None else ""
        return {**names, BANK: self.t.word("play-circle-bank-hand") + banker}

    def result_of(self, event: ClothsDecided, desk: Banque) -> str:
        results = (
            self.t.word("play-banque-came", cloth=cloth, result="cloth" if result == cloth else result)
            for cloth, result in event.results.items()
        )
        return " ".join(results)

    def bet_clauses(self, on: str) -> tuple[str, ...]:
        return (*self.game.rules.minimum.clauses, *self.room.cover.spot_clauses(on))

    def against(self, cloth: str) -> int:
        """What plays against the bank on a cloth, or would as it lies; who calls banco covers what is exposed there."""
        if any(stake.plays for stake in self.desk.stakes.values()):
            return sum(stake.plays.get(cloth, 0) for stake in self.desk.stakes.values())
        if self.desk.claims:
            return self.room.table.halves(self.desk)[cloth]
        return sum(self.room.cover.wishes_by_cloth(self.desk)[cloth].values())


SESSION = BanqueSession
