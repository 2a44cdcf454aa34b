"""The loop of trente et quarante: two rows, their result, and bets that wait in prison for the next one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, refill
from novamas.games.fast import Given
from novamas.games.shoe.kernel import Pack, load_pack, load_shoe

TIE, REFAIT, STOPPED = 4, 5, 6
"""Results without a winner; in the last one the stop card came first."""


class Rows(NamedTuple):
    """`money`: what a result brings. `back`: what comes back of bets in prison, by the refaits since and the result."""

    shoe: Pack
    points: Ints
    red: Ints
    order: Ints
    reaches: int
    nearest: int
    refait: int
    money: Ints
    waits: bool
    back: Ints
    ends: bool


def load(given: Given) -> Rows:
    back = np.array(given["back"] or [[0, 0, 0, 0]], dtype=np.int32)
    return Rows(
        load_pack(given), np.array(given["points"], dtype=np.int64), np.array(given["red"], dtype=np.bool_),
        np.array(given["order"], dtype=np.int64), given["reaches"], given["nearest"], given["refait"],
        np.array(given["money"], dtype=np.int32), bool(given["waits"]), back, bool(given["ends"]),
    )  # fmt: skip


@compile_loop
def deal(given: Rows, pack: Ints, left: int, words: Ints, at: Ints, place: int) -> tuple[int, int, int]:
    """One round: its result, how many cards are left, and the next place in the stream."""
    full = given.shoe
    if left <= full.behind:
        left, place = load_shoe(full, pack, words, at, place)
    if place > SURE:
        place = refill(words, at, place)
    black = red = 0
    colour = False
    for n in range(2):
        row, total, cards = given.order[n], 0, 0
        while total < given.reaches:
            if n + cards and left <= full.behind:
                return STOPPED, left, place
            number, place = draw(words, place, left)
            card = pack[number]
            left -= 1
            pack[number] = pack[left]
            total += given.points[card]
            if row == 0 and cards == 0:
                colour = given.red[card]
            cards += 1
        if row == 0:
            black = total
        else:
            red = total
    away, other = abs(given.nearest - black), abs(given.nearest - red)
    if away == other:
        return (REFAIT if black == given.refait else TIE), left, place
    if away < other:
        return (1 if colour else 0), left, place
    return (2 if colour else 3), left, place


@compile_loop
def play(given: Rows, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    pack, rows = given.shoe.pack.copy(), given.back.shape[0]
    for session in range(len(limits)):
        place = begin(at, key, first + session)
        left = 0
        for n in range(limits[session]):
            result, left, place = deal(given, pack, left, words, at, place)
            net = 0
            if result != STOPPED:
                outs[result] += 1
                net = given.money[result]
            if result == REFAIT and given.waits:
                refaits = 0
                while not (given.ends and refaits >= rows):
                    result, left, place = deal(given, pack, left, words, at, place)
                    if result == STOPPED:
                        continue
                    outs[result] += 1
                    if result == REFAIT:
                        refaits += 1
                    elif result != TIE:
                        net += given.back[min(refaits, rows - 1), result]
                        break
            nets[session, n] = net
