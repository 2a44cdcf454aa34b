"""The loop of punto y banca: two hands, a third card each where the chart says so, and what the coup brings."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, refill
from novamas.games.fast import Given
from novamas.games.shoe.kernel import Pack, load_pack, load_shoe


class Coup(NamedTuple):
    """`bank[score]` says on which third cards of the player's hand the bank's draws, and last whether it does where
    that hand stood; `winner[player][bank]` and `money[result][bank's score]` what comes of it."""

    shoe: Pack
    points: Ints
    order: Ints
    drops: int
    naturals: Ints
    player: Ints
    bank: Ints
    winner: Ints
    money: Ints


def load(given: Given) -> Coup:
    return Coup(
        load_pack(given), np.array(given["points"], dtype=np.int64), np.array(given["order"], dtype=np.int64),
        int(given["drops"]), np.array(given["naturals"], dtype=np.bool_), np.array(given["player"], dtype=np.bool_),
        np.array(given["bank"], dtype=np.bool_), np.array(given["winner"], dtype=np.int64),
        np.array(given["money"], dtype=np.int32),
    )  # fmt: skip


@compile_loop
def play(given: Coup, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    full, points, order, drops, naturals, player_draws, bank_draws, winner, money = given
    pack = full.pack.copy()
    for session in range(len(limits)):
        place = begin(at, key, first + session)
        left = 0
        for n in range(limits[session]):
            if left <= full.behind:
                left, place = load_shoe(full, pack, words, at, place)
            if place > SURE:
                place = refill(words, at, place)
            player = bank = 0
            for hand in order:
                number, place = draw(words, place, left)
                left -= 1
                value = points[pack[number]]
                pack[number] = pack[left]
                if hand == 0:
                    player += value
                else:
                    bank += value
            player %= drops
            bank %= drops
            if not naturals[player] and not naturals[bank]:
                third = drops
                if player_draws[player]:
                    number, place = draw(words, place, left)
                    left -= 1
                    third = points[pack[number]]
                    pack[number] = pack[left]
                    player = (player + third) % drops
                if bank_draws[bank, third]:
                    number, place = draw(words, place, left)
                    left -= 1
                    bank = (bank + points[pack[number]]) % drops
                    pack[number] = pack[left]
            result = winner[player, bank]
            outs[result] += 1
            nets[session, n] = money[result, bank]
