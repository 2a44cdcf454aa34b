"""The loop of craps: throw after throw, until everything that was laid is decided."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, refill
from novamas.games.fast import Given

STAYS, WINS, LOSES, NULL, MOVES = range(5)
ANY, FIRST, LATER = range(3)
FACES = 6
WAITING, OVER, LYING = -2, -1, 0
"""Where a bet is: not laid yet, decided, or on the cloth with the number of this place, 0 for none."""


class Dice(NamedTuple):
    """`fates[bet][number][throw]`: what becomes of a bet; `wins[bet][total]`: what it is paid."""

    stakes: Ints
    when: Ints
    fates: Ints
    wins: Ints
    numbers: Ints
    seven: int


def load(given: Given) -> Dice:
    return Dice(
        np.array(given["stakes"], dtype=np.int32), np.array(given["when"], dtype=np.int64),
        np.array(given["fates"], dtype=np.int8), np.array(given["wins"], dtype=np.int32),
        np.isin(np.arange(2 * FACES + 1), given["numbers"]), int(given["seven"]),
    )  # fmt: skip


@compile_loop
def play(given: Dice, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    stakes, when, fates, wins, numbers, seven = given
    size = len(stakes)
    lying = np.zeros(size, dtype=np.int64)
    for session in range(len(limits)):
        place, point = begin(at, key, first + session), 0
        for n in range(limits[session]):
            net, open_bets = 0, size
            for bet in range(size):
                lying[bet] = WAITING
            while True:
                for bet in range(size):
                    if lying[bet] == WAITING and (when[bet] == ANY or (when[bet] == FIRST) == (point == 0)):
                        lying[bet] = LYING
                if open_bets == 0:
                    break
                if place > SURE:
                    place = refill(words, at, place)
                one, place = draw(words, place, FACES)
                two, place = draw(words, place, FACES)
                throw, total = FACES * one + two, one + two + 2
                outs[total] += 1
                for bet in range(size):
                    if lying[bet] < LYING:
                        continue
                    what = fates[bet, lying[bet], throw]
                    if what == STAYS:
                        continue
                    if what >= MOVES:
                        lying[bet] = what - MOVES + 1
                        continue
                    if what == WINS:
                        net += wins[bet, total]
                    elif what == LOSES:
                        net -= stakes[bet]
                    lying[bet] = OVER
                    open_bets -= 1
                if point == 0:
                    point = total if numbers[total] else 0
                elif total in (point, seven):
                    point = 0
            nets[session, n] = net
