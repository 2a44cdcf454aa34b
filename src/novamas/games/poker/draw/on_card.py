"""Poker with discard counted on a graphics card: a second derivation of the sums of `kernel.py`, to the last digit.

The source stands in `count.cu`. The card is given by whoever asks (`sim/gpu/card.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from novamas.games.poker.compiled import Ints, multisets
from novamas.games.poker.draw.kernel_bank import Bank
from novamas.games.poker.draw.kernel_hands import DISCARDS
from novamas.kit.hand_tables import LOW_MASK, SHIFT

PIECES = 16
WEIGHT = (1560, 39, 2)
"""What makes deals without discard, with one and with two count alike."""
AT_ONCE, MOST_DEALS = 16, 1024
"""Deals of suits that a block prices before it adds them up, and the most that seven ranks have."""
SLOTS = {5: 1, 6: 6, 7: 21}
"""The choices of the cards among so many that were thrown away, or drawn."""


class Program(Protocol):
    """A source that was compiled for a card."""

    def run(self, name: str, blocks: int, shared: int, arguments: Sequence[Any]) -> None: ...


class Device(Protocol):
    """A card, as far as it is needed here."""

    threads: int

    def load(self, source: str) -> Program: ...

    def send(self, array: Ints) -> object: ...

    def long_zeros(self, size: int) -> object: ...

    def fetch(self, array: object) -> Ints: ...


def count_sums(card: Device, bank: Bank, worth: Ints, place: Ints, hands: int, limit: int | None = None) -> Ints:
    """The sums of all hands and discards, before those alike are evened out; with a `limit` only so many collections
    of each number of ranks are counted."""
    tables, lines = _lay_out(bank, worth)
    on_card = card.send(tables), card.send(place.astype(np.int32))
    sums = card.long_zeros(hands * DISCARDS * 5)
    for size, weight in zip(SLOTS, WEIGHT, strict=True):
        dead = in_turn(size)[:limit].astype(np.int32)
        program = card.load("\n".join([*lines, *_sizes(size, weight, len(bank.kind), bank.qualifies), _read()]))
        _add(card, program, dead, on_card, sums, size, len(bank.kind))
    return np.asarray(card.fetch(sums)).view(np.int64).reshape(hands, DISCARDS, 5)


def in_turn(size: int) -> Ints:
    """The collections of so many ranks, in an order in which those that take long are spread."""
    return np.concatenate([multisets(size)[n::PIECES] for n in range(PIECES)])


def _add(
    card: Device, program: Program, dead: Ints, on_card: Sequence[Any], sums: object, size: int, classes: int
) -> None:
    tables, place = on_card
    items = 1 + (1 << (dead > 0).sum(axis=1).astype(np.int64))
    first = np.concatenate([[0], np.cumsum(items)])
    ends, plays = card.long_zeros(int(first[-1]) * 4 * SLOTS[size]), card.long_zeros(int(first[-1]))
    given = len(dead), tables, card.send(dead), card.send(first), ends, plays
    program.run("count_bank", len(dead), 8 * (classes + card.threads + 1) + 8 * SLOTS[size], given)
    program.run("deal_suits", len(dead), 40 * AT_ONCE * SLOTS[size] + 4 * (MOST_DEALS + 1), (*given, place, sums))


def _lay_out(bank: Bank, worth: Ints) -> tuple[Ints, list[str]]:
    """The tables one after another, and where each begins."""
    parts = {
        **{name: getattr(bank, name) for name in bank._fields if name not in ("five", "qualifies")},
        **{name: getattr(bank.five, name) for name in bank.five._fields},
        "worth": worth,
    }
    lines, begin = [], 0
    for name, part in parts.items():
        lines += [f"#define {name.upper()} {begin}", f"#define {name.upper()}_SIZE {len(part)}"]
        begin += part.size
    return np.concatenate([part.ravel() for part in parts.values()]).astype(np.int32), lines


def _sizes(size: int, weight: int, classes: int, qualifies: int) -> list[str]:
    stock = 52 - size
    stand, one = (stock - 5) * (stock - 6), stock - 6
    total = stock * (stock - 1) * (stock - 2) * (stock - 3) * (stock - 4) // 120 * stand
    values = {
        "SIZE": size, "SLOTS": SLOTS[size], "STOCK": stock, "STAND": stand, "ONE": one, "TOTAL": f"{total}ll",
        "WEIGHT": f"{weight}ll", "CLASSES": classes, "QUALIFIES": qualifies, "LOW_MASK": LOW_MASK, "SHIFT": SHIFT,
        "AT_ONCE": AT_ONCE, "MOST_DEALS": MOST_DEALS,
    }  # fmt: skip
    return [f"#define {name} {value}" for name, value in values.items()]


def _read() -> str:
    return Path(__file__).with_name("count.cu").read_text(encoding="utf-8")
