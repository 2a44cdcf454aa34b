"""Cards are small numbers inside and readable text at the edge; a shoe is what is left in it.

Card = suit * 13 + rank, ranks counted from the ace; 52 and 53 are the jokers. What a rank is worth and
whether the ace is high are for the game to say.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NoReturn

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.chance import Counts
from novamas.kit.errors import Worded

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""

JOKERS = (52, 53)
NAMES = (*(rank + suit for suit in SUITS for rank in RANKS), "JOKER1", "JOKER2")

_CARDS = {name: card for card, name in enumerate(NAMES)}
_CARDS |= {f"T{suit}": _CARDS[f"10{suit}"] for suit in SUITS}


class BadCard(Worded):
    """A card that does not exist, or is no longer in the shoe."""

    code = "bad-card"


def parse(text: str) -> int:
    """Read "AS", "10H" (or "TH"), "JOKER1"; capitals or not."""
    if not isinstance(text, str):
        raise BadCard("card-not-text", value=text)
    card = _CARDS.get(text.upper())
    if card is None:
        raise BadCard("not-a-card", value=text)
    return card


def name(card: int) -> str:
    """Write a card so that `parse` reads it back: "AS", "10H"."""
    if not 0 <= card < len(NAMES):
        raise BadCard("no-card-number", value=card)
    return NAMES[card]


def rank(card: int) -> int:
    """The place of its rank in `RANKS`: 0 is an ace, 12 a king."""
    return card % 13 if 0 <= card < 52 else _complain(card)


def suit(card: int) -> int:
    """The place of its suit in `SUITS`."""
    return card // 13 if 0 <= card < 52 else _complain(card)


def _complain(card: int) -> NoReturn:
    raise BadCard("card-without-rank", value=card, name=name(card))


class Cards(Counts, frozen=True, tag=True):
    """What the next card can be. People write and read cards by their names."""

    def __str__(self) -> str:
        return f"one of {self.total} cards, written like {next((name(card) for card, _ in self), 'AS')!r}"

    def read(self, text: str) -> int | None:
        """The card of that name, if there is such a card at all."""
        return _CARDS.get(text.strip().upper())


class Shoe(Struct, frozen=True, gc=False):
    """The composition of a shoe or deck: how many of each card are left, and where the cut card lies.

    There is no order in it. The order belongs to the chance source, so an undealt card is nobody's
    secret and an enumerator can ask for every card that may come.

    At a physical table a card may go face down without anybody having seen it. It is counted among the `unseen`: it has
    left the shoe, but any of the cards not yet seen may be the one, until somebody turns it over.
    """

    counts: tuple[int, ...]
    cut: int = 0
    """Cards behind the cut card (carta de bloqueo); 0 when there is none."""
    unseen: int = 0

    @classmethod
    def of(cls, decks: int, jokers: int = 0, *, cut: int = 0, without: Collection[str] = ()) -> Shoe:
        """So many decks, so many jokers to each, less the ranks that a game leaves `without` ("2", "3" …)."""
        strange = [rank for rank in without if rank not in RANKS]
        if strange:
            raise BadCard("rank-not-left-out", value=strange[0])
        if decks < 1 or not 0 <= jokers <= len(JOKERS):
            raise Worded("decks-of-shoe", name=len(JOKERS))
        suited = [0 if rank in without else decks for rank in RANKS] * len(SUITS)
        shoe = cls((*suited, *(decks if joker < jokers else 0 for joker in range(len(JOKERS)))), cut)
        if not 0 <= cut <= shoe.left:
            raise Worded("cut-behind", value=cut, cut=cut, left=shoe.left)
        return shoe

    @property
    def left(self) -> int:
        """How many cards are left."""
        return sum(self.counts) - self.unseen

    @property
    def cut_out(self) -> bool:
        """Whether the cut card has come out: with all cards before it dealt, it shows at the shoe's mouth."""
        return self.left <= self.cut

    def draw(self, card: int | None) -> Shoe:
        """The shoe without one such card; without one that nobody has seen, where none is named."""
        if card is None:
            return replace(self, unseen=self.unseen + 1)
        if card not in self.dist():
            raise BadCard("no-card-left", value=card, name=name(card))
        return replace(self, counts=(*self.counts[:card], self.counts[card] - 1, *self.counts[card + 1 :]))

    def turn(self, card: int) -> Shoe:
        """The shoe once one of the unseen cards has been turned over and is this one."""
        return replace(self.draw(card), unseen=self.unseen - 1)

    def dist(self) -> Cards:
        """What the next card can be, or one that is turned over."""
        return Cards(self.counts)
