"""The loop of games where something spins: a result, what it brings, and bets that wait in prison for the next."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, LOW, STATE, SURE, WHOLE, Ints, begin, compile_loop, draw, refill
from novamas.games.fast import Given


class Spun(NamedTuple):
    """`picks`: the result for each number drawn. `nets`: what a result brings. `waits`: whether bets wait in prison
    after it, `back`: what comes back of them, by the zeros since and the result that decides; `ends`: whether they are
    gone once its rows are."""

    picks: Ints
    nets: Ints
    waits: Ints
    back: Ints
    ends: bool


def load(given: Given) -> Spun:
    back = np.array(given["back"] or [[0] * len(given["nets"])], dtype=np.int32)
    return Spun(
        np.array(given["picks"], dtype=np.int32), np.array(given["nets"], dtype=np.int32),
        np.array(given["waits"], dtype=np.bool_), back, bool(given["ends"]),
    )  # fmt: skip


@compile_loop
def play(given: Spun, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    picks, money, waits, back, ends = given
    size, rows = len(picks), back.shape[0]
    for session in range(len(limits)):
        place = begin(at, key, first + session)
        for n in range(limits[session]):
            if place > SURE:
                place = refill(words, at, place)
            number, place = draw(words, place, size)
            result = picks[number]
            outs[result] += 1
            net = money[result]
            zeros = 0
            while waits[result]:
                if place > SURE:
                    place = refill(words, at, place)
                number, place = draw(words, place, size)
                result = picks[number]
                outs[result] += 1
                if not waits[result]:
                    net += back[min(zeros, rows - 1), result]
                zeros += 1
                if ends and zeros > rows - 1:
                    break
            nets[session, n] = net


@compile_loop
def count(given: Spun, key: Ints, first: int, rounds: int, courses: Ints, outs: Ints) -> None:
    """The same where one draw decides a round, as many rounds a session: of a round nothing is kept but that its result
    came, of a session how low it got, how far it fell from its highest point, and where it ended. Whole blocks of words
    become numbers at once; where one of them would have to be drawn again, the block is drawn word by word."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    numbers = np.empty(END, dtype=np.int32)
    size = len(given.picks)
    unfair = (WHOLE - size) % size
    brings, hits = np.empty(size, dtype=np.int64), np.zeros((2, size), dtype=np.int64)
    for number in range(size):
        brings[number] = given.nets[given.picks[number]]
    for session in range(len(courses)):
        place = begin(at, key, first + session)
        now = deepest = below = drop = 0
        left = rounds
        while left:
            if place == END:
                place = refill(words, at, place)
            many = min(left, END - place)
            again = 0
            for n in range(many):
                found = int(words[place + n]) * size
                again += (found & LOW) < unfair
                numbers[n] = found >> 32
            if again:
                for n in range(many):
                    if place > SURE:
                        place = refill(words, at, place)
                    numbers[n], place = draw(words, place, size)
            else:
                place += many
            for n in range(many):
                number = numbers[n]
                hits[n & 1, number] += 1
                net = brings[number]
                now += net
                deepest = min(deepest, now)
                below = max(below - net, 0)
                drop = max(drop, below)
            left -= many
        courses[session, 0], courses[session, 1], courses[session, 2] = deepest, drop, now
    for number in range(size):
        outs[given.picks[number]] += hits[0, number] + hits[1, number]
