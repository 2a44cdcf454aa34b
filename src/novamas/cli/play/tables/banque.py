"""An evening on two cloths: one player is the bank for a shoe, against both."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from novamas.cli.names import bet_name
from novamas.cli.play.session import ME
from novamas.cli.play.tables.circle import CircleSession
from novamas.games.banque.desk import places_of
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.desk import AUCTION, BETTING, HOLDING, IDLE, OFFERING
from novamas.games.circle.rules import BANK


class BanqueSession(CircleSession):
    """One person's evening at the first cloth, or as the bank."""

    open_phases: ClassVar[tuple[str, ...]] = (IDLE, OFFERING, AUCTION, HOLDING, BETTING)
    leaving: ClassVar[tuple[str, ...]] = ("LeaveBank", "TakeStake")
    over: ClassVar[str] = "ClothsSettled"

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

    def in_the_bank(self) -> int:
        bank = self.desk.bank
        return int((bank.amount if bank is not None and bank.banker == ME else 0) + self.desk.bids.get(ME, 0))

    def lying(self, stake: Any) -> int:
        return self.room.table.lying(stake)

    def picture(self) -> None:
        desk = self.table.view(ME).desk
        if desk.offer is not None:
            bids = ", ".join(f"{self.called(who)} {self.money(amount)}" for who, amount in desk.bids.items())
            self.t.say(
                "play-banque-offer",
                "bold",
                least=self.money(desk.offer.least),
                shoes=desk.offer.shoes,
                bids=bids or "–",
            )
        if desk.bank is not None:
            first, second = (self.money(self.against(cloth)) for cloth in CLOTHS)
            self.t.say(
                "play-banque-bank",
                "bold",
                who=self.called(desk.bank.banker),
                bank=self.money(desk.bank.amount),
                cagnotte=self.money(desk.cagnotte),
                first=first,
                second=second,
            )
        for cloth in CLOTHS:
            whose = f"{bet_name(cloth, self.t.lang)} ({self.called(desk.coup.holders.get(cloth, ''))})"
            self.show_hand(whose, desk.coup.hands.get(cloth))
        self.show_hand(self.t.word("play-circle-bank-hand"), desk.coup.hands.get(BANK))

    def against(self, cloth: str) -> int:
        """What plays against the bank on a cloth, or would as it lies; who calls banco covers what is exposed there."""
        if any(stake.plays for stake in self.desk.stakes.values()):
            return sum(stake.plays.get(cloth, 0) for stake in self.desk.stakes.values())
        if self.desk.claims:
            return self.room.table.halves(self.desk)[cloth]
        return sum(self.room.cover.wanted(self.desk)[cloth].values())


SESSION = BanqueSession
