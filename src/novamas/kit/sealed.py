"""A pack whose order is committed card by card, so that each card can be shown to those who may see it and to no other.

Where cards stay hidden after the hand, the secret of its draws cannot be revealed. So the order of the pack follows
from the secret before the hand begins, every place of it is sealed by itself, and what is published is the root of a
tree of these seals. A card is *opened* with its salt and the path from its seal to the root: that shows that this card
lay at this place all the time, and says nothing of any other (docs/decisions/0041-cards-that-stay-hidden.md).

Two orders are sealed: that of the deal, and one for cards that are dealt again once the pack has run out. The print of
the secret itself stands beside the root: where no card was dealt the secret can be told, and the rest be checked with
it as anywhere else (`kit/chance.py`).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import cached_property
from reprlib import repr as short

from msgspec import Struct

from novamas.kit.chance import BrokenCommitment, Committed, Dist, Value, derive

DEALS = (1, 2)
PLACES = 64  # that a deal has in the tree; no pack has more cards
DEPTH = (PLACES * len(DEALS)).bit_length()


class Opening(Struct, frozen=True):
    """What shows that a card lay at a place of the pack: which deal, the place counted from 1, the salt of its seal and
    the seals beside the way up to the root, all in hexadecimal."""

    deal: int
    place: int
    salt: str
    path: tuple[str, ...]


class Sealed:
    """The orders in which the cards of a pack come, as a secret fixes them."""

    def __init__(self, secret: bytes, pack: Sequence[int]) -> None:
        assert len(set(pack)) == len(pack) <= PLACES, "of each card there is one"
        self.secret = secret
        self.orders = {deal: _order(secret, pack, deal) for deal in DEALS}

    def draw(self, dist: Dist, deal: int) -> int:
        """The first card of that deal which can still come."""
        return next(card for card in self.orders[deal] if card in dist)

    @cached_property
    def _tree(self) -> tuple[tuple[bytes, ...], ...]:
        """The seals and what lies above them, row by row; the last row is the root."""
        seals = [bytes(32)] * (PLACES * len(DEALS))
        for deal, order in self.orders.items():
            for place, card in enumerate(order, 1):
                seals[_leaf(deal, place)] = _seal(_salt(self.secret, deal, place), deal, place, card)
        rows = [tuple(seals)]
        while len(rows[-1]) > 1:
            below = rows[-1]
            rows.append(tuple(_join(below[n], below[n + 1]) for n in range(0, len(below), 2)))
        return tuple(rows)

    @property
    def root(self) -> str:
        """What all seals come to."""
        return self._tree[-1][0].hex()

    @property
    def _print(self) -> str:
        return Committed(self.secret).commitment

    @property
    def commitment(self) -> str:
        """What is published before the hand."""
        return _join(self._tree[-1][0], bytes.fromhex(self._print)).hex()

    def open(self, deal: int, card: int) -> Opening:
        """What shows where a card lay."""
        place = self.orders[deal].index(card) + 1
        at, path = _leaf(deal, place), list[str]()
        for row in self._tree[:-1]:
            path.append(row[at ^ 1].hex())
            at >>= 1
        return Opening(deal, place, _salt(self.secret, deal, place).hex(), (*path, self._print))

    @classmethod
    def verify(
        cls, commitment: str, secret: str, pack: Sequence[int], draws: Sequence[tuple[Dist, str, Value, int]]
    ) -> None:
        """Check the draws of an epoch, each with its deal (0: it is no card of the pack); `BrokenCommitment` names the
        first that is wrong. Only whoever has the secret can: the audit."""
        try:
            key = bytes.fromhex(secret)
        except ValueError as bad:
            raise BrokenCommitment("secret-not-hex", field="secret") from bad
        sealed = cls(key, pack)
        if sealed.commitment != commitment.lower():
            raise BrokenCommitment("secret-other", field="secret")
        for number, (dist, what, value, deal) in enumerate(draws, start=1):
            due = sealed.draw(dist, deal) if deal else dist.pick(derive(key, number, what))
            if value != due:
                raise BrokenCommitment(
                    "draw-not-from-secret", field=what, value=value, number=number, what=what, due=short(due)
                )


def opens(commitment: str, card: int, opening: Opening) -> bool:
    """Whether a card was at its place when the pack was committed."""
    try:
        node = _seal(bytes.fromhex(opening.salt), opening.deal, opening.place, card)
        beside = [bytes.fromhex(each) for each in opening.path]
    except ValueError:
        return False
    if opening.deal not in DEALS or not 1 <= opening.place <= PLACES or len(beside) != DEPTH:
        return False
    at = _leaf(opening.deal, opening.place)
    for other in beside:
        node = _join(other, node) if at % 2 else _join(node, other)
        at >>= 1
    return node.hex() == commitment.lower()


def _leaf(deal: int, place: int) -> int:
    return (deal - 1) * PLACES + place - 1


def _order(secret: bytes, pack: Sequence[int], deal: int) -> tuple[int, ...]:
    """Fisher and Yates: each place, from the last, takes one of the cards not yet placed."""
    rng, order = derive(secret, deal, "order"), list(pack)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _salt(secret: bytes, deal: int, place: int) -> bytes:
    return hmac.digest(secret, f"{deal}/seal/{place}".encode(), "sha256")


def _seal(salt: bytes, deal: int, place: int, card: int) -> bytes:
    return hashlib.sha256(b"novamas card\n" + salt + f"{deal}/{place}/{card}".encode()).digest()


def _join(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"novamas node\n" + left + right).digest()
