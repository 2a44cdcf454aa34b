"""An evening at chemin de fer: the bank goes round the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rich.text import Text

from novamas.cli.play.session import ME
from novamas.cli.play.tables.circle import BankSession
from novamas.games.chemin.acts import BetsClosed, Chemin, CoupEnded, CoupSettled, HandsShown
from novamas.games.chemin.cover import WHOLE_BANK
from novamas.games.chemin.desk import ON_LINE
from novamas.games.circle.desk import AUCTION, BETTING, HOLDING
from novamas.games.circle.rules import BANK, PUNTO
from novamas.kit.decider import Actor, Event


class CheminSession(BankSession[Chemin, CoupEnded]):
    """One person's evening round the shoe."""

    open_phases: ClassVar[tuple[str, ...]] = (BETTING, HOLDING, AUCTION)
    leaving: ClassVar[tuple[str, ...]] = ("PassHand", "TakeStake")
    closed: ClassVar[type[Event]] = BetsClosed
    shown: ClassVar[tuple[type[Event], ...]] = (HandsShown,)
    decided = CoupEnded
    over: ClassVar[type[Event]] = CoupSettled

    def least_company(self) -> int:
        return int(self.game.rules.least.players) - 1

    def in_the_bank(self, who: Actor) -> int:
        desk = self.desk
        bank = desk.bank.owned.get(who, 0) + desk.bank.garage.get(who, 0) if desk.bank is not None else 0
        return int(bank + desk.bids.get(who, 0) + desk.pledges.get(who, 0))

    def bank_text(self, desk: Chemin) -> Iterator[Text]:
        bids = ", ".join(f"{self.name_person(who)} {self.money(amount)}" for who, amount in desk.bids.items())
        if bids:
            yield Text(self.t.word("play-circle-bids", bids=bids), "bold")
        if desk.bank is None:
            return
        bank, against = desk.bank, sum(stake.amount for stake in desk.stakes.values())
        yield Text(
            self.t.word("play-circle-bank", who=self.name_person(bank.banker), bank=self.money(bank.amount)), "bold"
        )
        mine = bank.owned.get(ME, 0)
        if mine and mine != bank.amount:
            yield Text(self.t.word("play-circle-share", amount=self.money(mine)))
        if bank.aside:
            yield Text(self.t.word("play-circle-garage", amount=self.money(bank.aside)))
        yield Text(self.t.word("play-circle-against", amount=self.money(against)))
        if desk.cagnotte:
            yield Text(self.t.word("play-circle-taken", amount=self.money(desk.cagnotte)), "dim")

    def stakes_text(self, desk: Chemin) -> Iterator[tuple[Actor, int, str]]:
        for who, stake in desk.stakes.items():
            whole = self.t.word("play-circle-banco") if stake.kind in WHOLE_BANK else ""
            yield who, stake.amount, self.croupier.name(ON_LINE) if stake.line else whole

    def hands_of(self, desk: Chemin) -> Mapping[str, str]:
        banker = desk.bank.banker if desk.bank is not None else ""
        names = {PUNTO: ("play-circle-punto", desk.coup.holder), BANK: ("play-circle-bank-hand", banker)}
        return {
            hand: f"{self.t.word(key)} ({self.name_person(who)})" if who else self.t.word(key)
            for hand, (key, who) in names.items()
        }

    def result_of(self, event: CoupEnded, desk: Chemin) -> str:
        return self.t.word("play-circle-came", result=event.result, punto=event.punto, bank=event.bank)

    def bet_clauses(self, on: str) -> tuple[str, ...]:
        rules = self.game.rules
        return (*rules.minimum.clauses, *(rules.banco.line_clauses if on == ON_LINE else rules.banco.most_clauses))


SESSION = CheminSession
