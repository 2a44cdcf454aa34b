"""Chemin de fer: one player is the bank, the others cover it, and the shoe goes round the table.

Read `rules.py` first, then docs/decisions/0024-the-life-of-a-bank.md, which draws the machine that these modules are:
`award.py` (who gets the hand), `bank.py` (the bank between two coups), `cover.py` (stakes and banco), `hand.py` (the
cards), `settle.py` (the money), `mistakes.py` (what goes wrong). Here they are put together.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from novamas.games.chemin.acts import Chemin
from novamas.games.chemin.award import Award
from novamas.games.chemin.bank import HeldBank
from novamas.games.chemin.cover import Cover
from novamas.games.chemin.desk import ON_CLOTH, ON_LINE, CheminTable
from novamas.games.chemin.hand import Hand
from novamas.games.chemin.mistakes import Mistakes
from novamas.games.chemin.places import CheminPlaces
from novamas.games.chemin.rules import CheminHouse, CheminRules
from novamas.games.chemin.settle import Settlement
from novamas.games.chemin.words import CheminWords
from novamas.games.circle.ceremony import Ceremony
from novamas.games.circle.desk import AUCTION, BETTING, HOLDING, IDLE, OFFERING
from novamas.games.circle.paying import Paying
from novamas.games.circle.rules import PUNTO
from novamas.games.circle.unseen import Turning
from novamas.games.cloth.acts import Spot
from novamas.kit.decider import Actor
from novamas.kit.parts import Composed, Part


class CheminGame(Composed[Chemin]):
    """Chemin de fer under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = Chemin
    closing: ClassVar[frozenset[str]] = frozenset(("CloseBetting", "CloseAuction", "PayStakes"))
    made_of: ClassVar[tuple[type[Part[Chemin]], ...]] = (
        Ceremony, Turning, Mistakes, Award, HeldBank, Cover, Settlement, Hand, Paying, CheminWords, CheminPlaces,
    )  # fmt: skip

    shared: ClassVar[tuple[str, ...]] = ("phase", "coup", "shoe")
    derived_only: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, name: str, rules: CheminRules, house: CheminHouse) -> None:
        self.rules, self.house = rules, house
        table = self.table = CheminTable(rules, house)
        shoe: Ceremony[Chemin] = Ceremony(
            rules.pack,
            due=lambda s: s.phase == IDLE and not table.session_over(s),
            ended=lambda s: s.phase == IDLE and table.session_over(s) and s.shoe.number > 0,
        )
        award = Award(table, shoe)
        bank = HeldBank(table, award)
        cover = Cover(table, bank)
        settle = self.settlement = Settlement(table, bank, cover)
        hand = Hand(table, settle)
        mistakes = Mistakes(table, award, bank, cover, settle, hand)
        words = CheminWords(table, hand)
        turning: Turning[Chemin] = Turning(
            needs=mistakes.find_needed,
            showdown=hand.showdown,
            run_out=lambda run: settle.void(run, "cards-run-out", rules.pack.stop_clauses),
        )
        paying: Paying[Chemin] = Paying(rules.errors.claims.clauses, hand.showdown)
        places = CheminPlaces(table)
        super().__init__(name, shoe, turning, mistakes, award, bank, cover, settle, hand, paying, words, places)
        self.hands, self.keeper = table.hands, shoe.keeper
        self.spots: dict[str, Spot] = {key: Spot(key, key, frozenset((PUNTO,))) for key in (ON_CLOTH, ON_LINE)}
        self.kinds: dict[str, tuple[str, ...]] = {key: (key,) for key in self.spots}

    def least(self, s: Chemin) -> int:
        """The least that a bank may hold."""
        return self.table.least(s)

    def count_banked(self, s: Chemin, who: Actor) -> int:
        bank = {} if s.bank is None else s.bank.owned
        aside = {} if s.bank is None else s.bank.garage
        return sum(lying.get(who, 0) for lying in (bank, aside, s.bids, s.pledges))

    def takes_stakes(self, s: Chemin) -> bool:
        return s.phase == BETTING

    def resting(self, s: Chemin) -> bool:
        return s.phase in (IDLE, OFFERING, AUCTION, HOLDING)

    def fresh(self, s: Chemin) -> bool:
        return self.resting(s) and s.shoe.stopped
