"""A shoe inside compiled loops: loaded, burnt from, dealt from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import SURE, Ints, compile_loop, draw, refill
from novamas.games.fast import Given


class Pack(NamedTuple):
    """What `shoe_tables` says."""

    pack: Ints
    behind: int
    first: bool
    burns: Ints
    number: int


def load_pack(given: Given) -> Pack:
    return Pack(
        np.array(given["pack"], dtype=np.int16), int(given["behind"]), bool(given["first"]),
        np.array(given["burns"], dtype=np.int64), int(given["number"]),
    )  # fmt: skip


@compile_loop
def load_shoe(full: Pack, pack: Ints, words: Ints, at: Ints, place: int) -> tuple[int, int]:
    """A new shoe, ready for the first round: how many cards are left in it, and the next place in the stream."""
    left = len(pack)
    while True:
        pack[:] = full.pack
        left = len(pack)
        if place > SURE:
            place = refill(words, at, place)
        burns = full.number
        if full.first:
            number, place = draw(words, place, left)
            burns = full.burns[pack[number]]
            left -= 1
            pack[number] = pack[left]
        for _ in range(burns):
            number, place = draw(words, place, left)
            left -= 1
            pack[number] = pack[left]
        if left > full.behind:
            return left, place
