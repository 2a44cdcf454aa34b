"""The loop of blackjack: boxes dealt, hands played by a book, the bank, and what all of it brings.

A hand is the number of a state and a card leads to the next; what is done with it, what it counts in the end and what
becomes of it against the bank stand in tables. Cards are kept only for the bets beside the box, and for a shoe that
runs dry within a round: then all that lies on no hand comes back, as at the table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.blackjack.book import DOUBLE, DRAW, SPLIT, SURRENDER
from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, refill
from novamas.games.fast import Given
from novamas.games.shoe.kernel import Pack, load_pack, load_shoe

FIRST, HALF, ACES = range(3)
"""What a hand comes of: two first cards, a pair, a pair of aces."""
STANDS, OVER, GONE = range(3)
"""What became of a hand before the bank played."""
LONGEST = 24
"""More cards than a hand can have."""
BOX, TYPE, SIZE, TIMES, FATE, STATE_OF, END_OF, FIELDS = range(8)
"""What is kept of a hand."""
SEVENS = 5
"""What a card is to the accumulated bet: nothing, or a seven of one of four suits."""
CARDS = 52


class Table(NamedTuple):
    """As `fast.py` makes it: `flags[type][first card of the bank][state]`, `results[bank][end of a hand]`,
    `pay[result][once or twice][box][stage]`."""

    shoe: Pack
    numbers: Ints
    values: Ints
    more: Ints
    doubled: Ints
    flags: Ints
    naturals: Ints
    ends: Ints
    bank_more: Ints
    bank_stands: Ints
    bank_outcomes: Ints
    bank_naturals: Ints
    results: Ints
    stakes: Ints
    pay: Ints
    given_up: Ints
    at_once: Ints
    insured: Ints
    insurance: Ints
    able: Ints
    pair_kinds: Ints
    pairs: Ints
    pairs_laid: Ints
    seven_suits: Ints
    seven_kinds: Ints
    sevens: Ints
    sevens_laid: Ints


NUMBERS = (
    "boxes", "stages", "most", "laid", "shuffler", "insures", "paid_at_once", "always", "over_only", "with_pairs",
    "with_sevens", "pairs_named", "sevens_named",
)  # fmt: skip


def load(given: Given) -> Table:
    kinds = {"values": np.int64, "more": np.int16, "doubled": np.int8, "flags": np.int8, "bank_more": np.int16}
    tables = {name: np.array(given[name], dtype=kinds.get(name, np.int32)) for name in Table._fields[2:]}
    return Table(load_pack(given), np.array([int(given[name]) for name in NUMBERS], dtype=np.int64), **tables)


@compile_loop
def fill_again(full: Ints, pack: Ints, cards: Ints, hands: Ints, count: int, bank: Ints, dealt: int) -> int:
    """The shoe ran dry: everything that lies on no hand and is not the bank's is in it again, in order."""
    lying = np.zeros(CARDS, dtype=np.int64)
    for n in range(dealt):
        lying[bank[n]] += 1
    for hand in range(count):
        if hands[hand, FATE] != OVER:
            for n in range(hands[hand, SIZE]):
                lying[cards[hand, n]] += 1
    left = 0
    for card in full:
        if lying[card] > 0:
            lying[card] -= 1
        else:
            pack[left] = card
            left += 1
    return left


@compile_loop
def play(given: Table, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    (
        full, numbers, values, more, doubled, flags, naturals, ends, bank_more, bank_stands, bank_outcomes,
        bank_naturals, results, stakes, pay, given_up, at_once, insured, insurance, able, pair_kinds, pairs, pairs_laid,
        seven_suits, seven_kinds, sevens, sevens_laid,
    ) = given  # fmt: skip
    boxes, stages, most, laid, shuffler, insures, paid_at_once = (
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6],
    )  # fmt: skip
    always, over_only, with_pairs, with_sevens, pairs_named, sevens_named = (
        numbers[7], numbers[8], numbers[9], numbers[10], numbers[11], numbers[12],
    )  # fmt: skip
    pack, cards, own = full.pack.copy(), np.zeros((most, LONGEST), dtype=np.uint8), full.pack
    hands, waiting = np.zeros((most, FIELDS), dtype=np.int32), np.zeros(most, dtype=np.int32)
    bank_cards = np.zeros(LONGEST, dtype=np.uint8)
    firsts = np.zeros((boxes, 3), dtype=np.int16)
    for session in range(len(limits)):
        place, left = begin(at, key, first + session), 0
        for n in range(limits[session]):
            if left <= full.behind or shuffler:
                left, place = load_shoe(full, pack, words, at, place)
            net, put, count, up, dealt, insuring, dry = 0, 0, boxes, 0, 0, False, False

            # two cards to every hand, one to the bank
            for turn in range(2 * boxes + 1):
                if place > SURE:
                    place = refill(words, at, place)
                number, place = draw(words, place, left)
                left -= 1
                card = pack[number]
                pack[number] = pack[left]
                if turn == boxes:
                    up = int(values[card])
                    bank_cards[0] = card
                    dealt = 1
                elif turn < boxes:
                    hands[turn, SIZE], hands[turn, STATE_OF] = 1, more[0, values[card]]
                    hands[turn, TYPE], hands[turn, TIMES], hands[turn, FATE] = FIRST, 1, STANDS
                    hands[turn, BOX] = turn
                    cards[turn, 0] = firsts[turn, 0] = card
                else:
                    hand = turn - boxes - 1
                    hands[hand, SIZE], hands[hand, STATE_OF] = 2, more[hands[hand, STATE_OF], values[card]]
                    cards[hand, 1] = firsts[hand, 1] = card
                    firsts[hand, 2] = -1
                if left == 0:
                    left, dry = fill_again(own, pack, cards, hands, min(turn + 1, boxes), bank_cards, dealt), True
            if with_pairs:
                for box in range(boxes):
                    if pairs_laid[box]:
                        kind = pair_kinds[cards[box, 0], cards[box, 1]]
                        net += pairs[box, kind]
                        if kind:
                            outs[pairs_named + kind] += 1

            # before any third card
            if up == 0:
                if insures:
                    insuring = True
                    for box in range(boxes):
                        for stage in range(stages):
                            put += insured[box, stage]
                if paid_at_once:
                    for hand in range(boxes):
                        if naturals[hands[hand, STATE_OF]]:
                            hands[hand, FATE] = GONE
                            net += at_once[hand]
            for hand in range(boxes):
                if flags[FIRST, up, hands[hand, STATE_OF]] & SURRENDER and hands[hand, FATE] == STANDS:
                    hands[hand, FATE] = GONE
                    net += given_up[hand]

            # every hand in its turn, those of a pair from right to left
            for box in range(boxes):
                if hands[box, FATE] == GONE:
                    continue
                waiting[0], size = box, 1
                while size > 0:
                    size -= 1
                    hand = waiting[size]
                    state, kind, times = int(hands[hand, STATE_OF]), int(hands[hand, TYPE]), 1
                    does = int(flags[kind, up, state])
                    due, card = hands[hand, SIZE] == 1, 0
                    while due or does != 0:
                        if not due:
                            if does & SPLIT:
                                if count == most:
                                    raise OverflowError("more hands than there are cards")
                                kind = ACES if values[cards[hand, 0]] == 0 else HALF
                                twin = count
                                count += 1
                                hands[twin, SIZE], hands[twin, STATE_OF] = 1, more[0, values[cards[hand, 1]]]
                                hands[twin, TYPE], hands[twin, TIMES], hands[twin, FATE] = kind, 1, STANDS
                                hands[twin, BOX] = box
                                cards[twin, 0] = cards[hand, 1]
                                waiting[size] = twin
                                size += 1
                                state = int(more[0, values[cards[hand, 0]]])
                                hands[hand, SIZE], hands[hand, TYPE] = 1, kind
                                for stage in range(stages):
                                    put += stakes[box, stage]
                            elif does & DOUBLE and able[box]:
                                times = 2
                                for stage in range(stages):
                                    put += stakes[box, stage]
                            elif not does & DRAW:
                                break
                        if place > SURE:
                            place = refill(words, at, place)
                        number, place = draw(words, place, left)
                        left -= 1
                        card = pack[number]
                        pack[number] = pack[left]
                        cards[hand, hands[hand, SIZE]] = card
                        hands[hand, SIZE] += 1
                        if firsts[box, 2] < 0:
                            firsts[box, 2] = card
                        if left == 0:
                            left, dry = fill_again(own, pack, cards, hands, count, bank_cards, dealt), True
                        due = False
                        if times == 2:
                            break
                        state = int(more[state, values[card]])
                        if state < 0:
                            break
                        does = int(flags[kind, up, state])
                    if times == 2:
                        end = int(doubled[state, values[card]])
                    elif state < 0:
                        end = 0
                    else:
                        end = int(ends[min(kind, HALF), state])
                    hands[hand, TIMES], hands[hand, END_OF] = times, end
                    if end == 0:
                        hands[hand, FATE] = OVER
                        for stage in range(stages):
                            net -= times * stakes[box, stage]

            # the bank, once for each stage that something depends on
            all_over = True
            for hand in range(count):
                all_over = all_over and hands[hand, FATE] == OVER
            for stage in range(stages):
                needed = always or (over_only and not all_over)
                if not needed:
                    for hand in range(count):
                        box = hands[hand, BOX]
                        if (hands[hand, FATE] == STANDS and stakes[box, stage]) or (insuring and insured[box, stage]):
                            needed = True
                            break
                if not needed:
                    continue
                bank, dealt = int(up), 1
                while not bank_stands[bank]:
                    if place > SURE:
                        place = refill(words, at, place)
                    number, place = draw(words, place, left)
                    left -= 1
                    card = pack[number]
                    pack[number] = pack[left]
                    bank_cards[dealt] = card
                    dealt += 1
                    bank = int(bank_more[bank, values[card]])
                    if left == 0:
                        left, dry = fill_again(own, pack, cards, hands, count, bank_cards, dealt), True
                outs[bank_outcomes[bank]] += 1
                for hand in range(count):
                    if hands[hand, FATE] == STANDS:
                        box = hands[hand, BOX]
                        if stakes[box, stage]:
                            result = results[bank, hands[hand, END_OF]]
                            outs[result] += 1
                            net += pay[result, hands[hand, TIMES] - 1, box, stage]
                if insuring:
                    won = 1 if bank_naturals[bank] else 0
                    for box in range(boxes):
                        net += insurance[won, box, stage]
            if with_sevens:
                for box in range(boxes):
                    if sevens_laid[box]:
                        third = seven_suits[firsts[box, 2]] if firsts[box, 2] >= 0 else SEVENS
                        split = 1 if hands[box, TYPE] != FIRST else 0
                        one, two = seven_suits[firsts[box, 0]], seven_suits[firsts[box, 1]]
                        kind = seven_kinds[((one * SEVENS + two) * (SEVENS + 1) + third) * 2 + split]
                        net += sevens[box, kind]
                        if kind:
                            outs[sevens_named + kind] += 1
            if dry:
                left = 0
            nets[session, n] = net
            puts[session, n] = put + laid
