"""Baccarat on two cloths: one player is the bank for a shoe or more, against two hands at once.

Read `rules.py` first, then docs/decisions/0025-two-cloths.md, which draws the machine that these parts are: `award.py`
(who gets the bank, and how it ends), `cover.py` (stakes and banco), `hand.py` (the cards), `settle.py` (the money),
`mistakes.py` (what goes wrong). Here they are put together with those that chemin de fer has too.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.banque.acts import Banque
from novamas.games.banque.award import Award
from novamas.games.banque.cover import Cover
from novamas.games.banque.desk import SPOTS, BanqueTable
from novamas.games.banque.hand import Hand
from novamas.games.banque.mistakes import Mistakes
from novamas.games.banque.rules import BanqueHouse, BanqueRules
from novamas.games.banque.settle import Settlement
from novamas.games.circle.ceremony import Ceremony
from novamas.games.circle.desk import AUCTION, BETTING, DRAWING, HOLDING, IDLE, OFFERING
from novamas.games.circle.paying import Paying
from novamas.games.circle.places import Places
from novamas.games.circle.unseen import Turning
from novamas.games.circle.words import Spoken
from novamas.games.cloth.acts import Spot
from novamas.kit.decider import Actor
from novamas.kit.parts import Composed, Part


class BanqueGame(Composed[Banque]):
    """Baccarat on two cloths under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = Banque
    closing: ClassVar[frozenset[str]] = frozenset(("CloseBetting", "CloseAuction", "AuctionBank", "PayStakes"))
    """Before a bank is auctioned, anybody may put one up."""
    made_of: ClassVar[tuple[type[Part[Banque]], ...]] = (
        Ceremony, Turning, Mistakes, Award, Cover, Settlement, Hand, Paying, Spoken, Places,
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ("phase", "coup", "shoe")
    derived_only: ClassVar[tuple[str, ...]] = ("orders",)

    def __init__(self, name: str, rules: BanqueRules, house: BanqueHouse) -> None:
        self.rules, self.house = rules, house
        table = self.table = BanqueTable(rules, house)
        shoe: Ceremony[Banque] = Ceremony(
            replace(rules.pack, decks=table.mode.decks), due=self.shoe_wanted, ended=self.cards_spent
        )
        award = self.award = Award(table, shoe)
        cover = self.cover = Cover(table, award)
        settle = self.settle = Settlement(table, award)
        hand = self.hand = Hand(table, settle)
        mistakes = Mistakes(table, shoe, award, settle, hand)
        turning: Turning[Banque] = Turning(
            needs=mistakes.find_needed,
            showdown=hand.showdown,
            run_out=lambda run: settle.annul(run, "cards-run-out", rules.pack.stop_clauses),
        )
        seating = rules.seating
        words: Spoken[Banque] = Spoken(table, hand, early=rules.errors.early.clauses, turn=seating.turn_clauses)
        places: Places[Banque] = Places(seating.priority_clauses, seating.priority_clauses, seating.vacant_clauses)
        paying: Paying[Banque] = Paying(rules.errors.claims.clauses, hand.showdown)
        super().__init__(name, shoe, turning, mistakes, award, cover, settle, hand, paying, words, places)
        self.hands, self.shoe, self.keeper = table.hands, shoe, shoe.keeper
        self.spots: dict[str, Spot] = {key: Spot(key, key, frozenset(cloths)) for key, cloths in SPOTS.items()}
        self.kinds: dict[str, tuple[str, ...]] = {key: (key,) for key in self.spots}

    def shoe_wanted(self, s: Banque) -> bool:
        """Whether a shoe may be made ready now, if it must be."""
        fresh = not s.shoe.stopped or self.table.shoes_left(s)
        calm = s.phase in (IDLE, HOLDING) and not s.coup.held and not s.coup.due
        return calm and fresh and not self.table.session_over(s)

    def cards_spent(self, s: Banque) -> bool:
        """Whether the cards of the last shoe may be counted."""
        ended = s.phase == IDLE and s.shoe.number > 0 and (s.shoe.stopped or self.table.session_over(s))
        return ended and not self.shoe.due(s)

    def count_banked(self, s: Banque, who: Actor) -> int:
        bank = s.bank.amount if s.bank is not None and self.table.is_banker(s, who) else 0
        return bank + s.bids.get(who, 0)

    def takes_stakes(self, s: Banque) -> bool:
        return s.phase == BETTING

    def resting(self, s: Banque) -> bool:
        return s.phase in (IDLE, OFFERING, AUCTION, HOLDING) or (s.phase == DRAWING and s.bank is None)

    def fresh(self, s: Banque) -> bool:
        return self.resting(s) and s.shoe.stopped
