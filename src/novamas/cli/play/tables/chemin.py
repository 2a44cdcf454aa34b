"""An evening at chemin de fer: the bank goes round the table."""

from __future__ import annotations

from typing import ClassVar

from novamas.cli.play.session import ME
from novamas.cli.play.tables.circle import CircleSession
from novamas.games.circle.desk import AUCTION, BETTING, HOLDING
from novamas.games.circle.rules import BANK, PUNTO


class CheminSession(CircleSession):
    """One person's evening round the shoe."""

    open_phases: ClassVar[tuple[str, ...]] = (BETTING, HOLDING, AUCTION)
    leaving: ClassVar[tuple[str, ...]] = ("PassHand", "TakeStake")
    over: ClassVar[str] = "CoupEnded"

    def least_company(self) -> int:
        return int(self.game.rules.least.players) - 1

    def in_the_bank(self) -> int:
        desk = self.desk
        bank = desk.bank.owned.get(ME, 0) + desk.bank.garage.get(ME, 0) if desk.bank is not None else 0
        return int(bank + desk.bids.get(ME, 0) + desk.pledges.get(ME, 0))

    def picture(self) -> None:
        desk = self.table.view(ME).desk
        if desk.bank is not None:
            self.t.say(
                "play-circle-bank",
                "bold",
                who=self.called(desk.bank.banker),
                bank=self.money(desk.bank.amount),
                garage=self.money(desk.bank.aside),
                cagnotte=self.money(desk.cagnotte),
                against=self.money(sum(stake.amount for stake in desk.stakes.values())),
            )
        self.show_hand(self.t.word("play-circle-punto"), desk.coup.hands.get(PUNTO))
        self.show_hand(self.t.word("play-circle-bank-hand"), desk.coup.hands.get(BANK))


SESSION = CheminSession
