"""The deck of a poker table: one deck, jokers where the game has them, shuffled anew for every round."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.poker.rules import PokerPack
from novamas.games.shoe.acts import ShoeLoaded
from novamas.games.shoe.keeper import ShoeKeeper
from novamas.kit.cards import Shoe


class DeckKeeper(ShoeKeeper):
    """Shuffles between two rounds; the deck of the last one is spent as soon as it is over."""

    def __init__(self, pack: PokerPack) -> None:
        super().__init__(pack)
        self.jokers = pack.jokers

    def load(self, number: int) -> ShoeLoaded:
        return replace(super().load(number), counts=Shoe.of(self.pack.decks, self.jokers).counts)
