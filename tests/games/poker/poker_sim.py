"""The six pokers of the bank played at random, round by round, with code of its own: nothing here is shared with the
counts but the strategies that it is given.

A deck is shuffled as far as it is dealt, hands are ranked by looking at them, and every rule is written down as the
text has it. Ranks are 0 (two) to 12 (ace), a card is 13 * suit + rank.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

jit = numba.njit(cache=True, nogil=True)

HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL = range(10)


@jit
def top_of_straight(ranks: int) -> int:
    """The highest rank of the best straight in a set of ranks, -1 if there is none."""
    for top in range(12, 3, -1):
        if ranks >> (top - 4) & 31 == 31:
            return top
    return 3 if ranks & 15 == 15 and ranks >> 12 & 1 else -1


@jit
def highest(ranks: int, count: int) -> int:
    """The so many highest of a set of ranks, as digits in base 13."""
    digits = 0
    for rank in range(12, -1, -1):
        if count and ranks >> rank & 1:
            digits = digits * 13 + rank
            count -= 1
    return digits


@jit
def best_hand(cards: Any) -> int:
    """The best five of five or more cards, as a number that is higher for a higher hand; its millions are the kind."""
    once = twice = thrice = four = suits = 0
    for card in cards:
        bit = 1 << card % 13
        four |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
        suits |= 1 << (16 * (card // 13) + card % 13)
    for suit in range(4):
        ranks = suits >> 16 * suit & 8191
        count, rest = 0, ranks
        while rest:
            count += 1
            rest &= rest - 1
        if count >= 5:
            top = top_of_straight(ranks)
            if top >= 0:
                return (ROYAL if top == 12 else STRAIGHT_FLUSH) * 1000000 + top
            if not four and not (thrice and twice & (twice - 1)):
                return FLUSH * 1000000 + highest(ranks, 5)
    if four:
        rank = highest(four, 1)
        return FOUR * 1000000 + rank * 13 + highest(once & ~(1 << rank), 1)
    if thrice:
        three = highest(thrice, 1)
        others = twice & ~(1 << three)
        if others:
            return FULL * 1000000 + three * 13 + highest(others, 1)
    top = top_of_straight(once)
    if top >= 0:
        return STRAIGHT * 1000000 + top
    if thrice:
        return THREE * 1000000 + three * 169 + highest(once & ~(1 << three), 2)
    if twice:
        pair = highest(twice, 1)
        others = twice & ~(1 << pair)
        if others:
            second = highest(others, 1)
            rest = once & ~(1 << pair) & ~(1 << second)
            return TWO_PAIR * 1000000 + (pair * 13 + second) * 13 + highest(rest, 1)
        return PAIR * 1000000 + pair * 2197 + highest(once & ~(1 << pair), 3)
    return highest(once, 5)


@jit
def shuffle(deck: Any, count: int) -> None:
    """Deals so many cards to the front of the deck."""
    for i in range(count):
        j = i + np.random.randint(len(deck) - i)
        deck[i], deck[j] = deck[j], deck[i]


# -- poker without discard ---------------------------------------------------------------------------------------------


@jit
def no_draw(seed: int, rounds: int, least: Any, pays: Any, second: float, idle_second: float) -> tuple[float, float]:
    """Plays rounds; least[up][match] is the lowest hand to go with, as `best_hand` ranks it. Sum and sum of squares."""
    np.random.seed(seed)
    deck = np.arange(52)
    total = squares = 0.0
    for _ in range(rounds):
        shuffle(deck, 10)
        own, bank, up = best_hand(deck[:5]), deck[5:10], deck[9] % 13
        match = 0
        for card in deck[:5]:
            if card % 13 == up:
                match = 1
        if own < least[up, match]:
            net = -1.0
        else:
            other = best_hand(bank)
            ace = king = False
            for card in bank:
                ace = ace or card % 13 == 12
                king = king or card % 13 == 11
            if other < 1000000 and not (ace and king):
                net = 1.0 + idle_second
            elif own > other:
                net = 1.0 + second * pays[own // 1000000]
            elif own == other:
                net = 0.0
            else:
                net = -1.0 - second
        total += net
        squares += net * net
    return total, squares


# -- texas poker -------------------------------------------------------------------------------------------------------


@jit
def goes_in_texas(cards: Any, lead: int) -> bool:
    """Go with a pair of one's own and above, with four of a suit, with two ranks to a straight, or with a card of at
    least this rank."""
    ranks = suits = 0
    for n in range(5):
        ranks |= 1 << cards[n] % 13
        suits += 1 << 4 * (cards[n] // 13)
    if cards[0] % 13 >= lead or cards[1] % 13 >= lead or cards[0] % 13 == cards[1] % 13:
        return True
    for n in range(2, 5):
        if cards[n] % 13 == cards[0] % 13 or cards[n] % 13 == cards[1] % 13:
            return True
    for suit in range(4):
        if suits >> 4 * suit & 15 >= 4:
            return True
    if top_of_straight(ranks) >= 0:
        return True
    outs = 0
    for more in range(13):
        outs += not ranks >> more & 1 and top_of_straight(ranks | 1 << more) >= 0
    return outs >= 2


@jit
def texas(seed: int, rounds: int, lead: int, pays: Any, second: float) -> tuple[float, float, float, float]:
    """Plays rounds by `goes_in_texas`; sum and sum of squares of the hand, and of the bet on the first five cards of
    who stays whatever comes."""
    np.random.seed(seed)
    deck, seven = np.arange(52), np.zeros(7, dtype=np.int64)
    total = squares = bonus = bonus_squares = 0.0
    for _ in range(rounds):
        shuffle(deck, 9)
        first = best_hand(deck[:5])
        aces = PAIR * 1000000 + 12 * 13**3
        won = 25.0 if first >= FLUSH * 1000000 else 7.0 if first >= aces else -1.0
        bonus += won
        bonus_squares += won * won
        if not goes_in_texas(deck, lead):
            net = -1.0
        else:
            own = best_hand(deck[:7])
            seven[:5] = deck[2:7]
            seven[5:] = deck[7:9]
            other = best_hand(seven)
            if other < PAIR * 1000000 + 2 * 13**3:
                net = pays[own // 1000000]
            elif own > other:
                net = pays[own // 1000000] + second
            elif own == other:
                net = 0.0
            else:
                net = -1.0 - second
        total += net
        squares += net * net
    return total, squares, bonus, bonus_squares


@jit
def rivals(cards: Any) -> tuple[int, int, int]:
    """Of all pairs that the bank may have against a board (the first five cards) and a pair (the last two): how many do
    not reach a pair of fours, are lower, are equal."""
    idle = lower = equal = 0
    own, seven = best_hand(cards), cards.copy()
    for a in range(52):
        for b in range(a):
            if (cards == a).any() or (cards == b).any():
                continue
            seven[5], seven[6] = a, b
            other = best_hand(seven)
            if other < PAIR * 1000000 + 2 * 13**3:
                idle += 1
            elif other < own:
                lower += 1
            elif other == own:
                equal += 1
    return idle, lower, equal


# -- three cards -------------------------------------------------------------------------------------------------------


@jit
def rank_three(cards: Any) -> int:
    """Straight flushes, threes, straights, flushes, pairs, high cards; a royal flush is the highest straight flush."""
    a, b, c = cards[0] % 13, cards[1] % 13, cards[2] % 13
    high, low = max(a, b, c), min(a, b, c)
    middle = a + b + c - high - low
    flush = cards[0] // 13 == cards[1] // 13 == cards[2] // 13
    if high == low:
        return 4000000 + high
    if high == middle or middle == low:
        return 1000000 + middle * 13 + (low if high == middle else high)
    top = high if high - low == 2 else 1 if high == 12 and middle == 1 and low == 0 else -1
    if top >= 0:
        return (5000000 if flush else 3000000) + top
    return (2000000 if flush else 0) + (high * 13 + middle) * 13 + low


@jit
def three_card(seed: int, rounds: int, least: int, bonus: Any, prizes: Any) -> tuple[float, float, float, float]:
    """Plays rounds, going from `least` on: ante and second bet, then Par Plus; sums and sums of squares."""
    np.random.seed(seed)
    deck = np.arange(52)
    total = squares = plus = plus_squares = 0.0
    for _ in range(rounds):
        shuffle(deck, 6)
        own, other = rank_three(deck[:3]), rank_three(deck[3:6])
        kind = own // 1000000
        royal = own == 5000012
        won = prizes[6] if royal else prizes[kind]
        plus += won
        plus_squares += won * won
        if own < least:
            net = -1.0
        elif other < 10 * 169:
            net = 1.0 + bonus[kind]
        else:
            net = bonus[kind] + (2.0 if own > other else 0.0 if own == other else -2.0)
        total += net
        squares += net * net
    return total, squares, plus, plus_squares


# -- trijoker ----------------------------------------------------------------------------------------------------------


@jit
def straights_through(ranks: int) -> int:
    """How many straights hold this set of ranks."""
    found = 1 if ranks & (1 << 12 | 15) == ranks else 0
    for low in range(9):
        if ranks & (31 << low) == ranks:
            found += 1
    return found


@jit
def stays(cards: Any, first: bool, lowest: int) -> bool:
    """Whether to leave a bet with three (first) or four cards, for prizes that begin with a pair of `lowest`.

    Three: a prize, or three of a suit that two straights hold and one of which at least is high, or three straights, or
    one straight and two high. Four: a prize, four of a suit, or four in a row with a high card.
    """
    suited, ranks, high, pairs, prize = True, 0, 0, 0, False
    for card in cards:
        alike = 0
        for other in cards:
            alike += other % 13 == card % 13
        prize = prize or alike >= 3 or (alike == 2 and card % 13 >= lowest)
        pairs += alike == 2
        ranks |= 1 << card % 13
        suited = suited and card // 13 == cards[0] // 13
        high += card % 13 >= lowest
    if prize or pairs == 4:
        return True
    if pairs:
        return False
    runs = straights_through(ranks)
    if first:
        return suited and (runs == 3 or (runs == 2 and high >= 1) or (runs == 1 and high >= 2))
    return suited or (runs == 2 and high >= 1)


@jit
def trijoker(seed: int, rounds: int, lowest: int, pays: Any) -> tuple[float, float]:
    np.random.seed(seed)
    deck = np.arange(52)
    total = squares = 0.0
    for _ in range(rounds):
        shuffle(deck, 5)
        bets = 1 + stays(deck[:3], True, lowest) + stays(deck[:4], False, lowest)
        made = best_hand(deck[:5])
        prize = made >= PAIR * 1000000 + lowest * 13**3
        net = bets * (pays[made // 1000000] if prize else -1.0)
        total += net
        squares += net * net
    return total, squares


# -- poker with discard ------------------------------------------------------------------------------------------------


@jit
def bank_keeps(hand: Any, keep: Any) -> int:
    """What the bank keeps of five cards by the seven rules; fills `keep` and returns how many."""
    made = best_hand(hand)
    kind = made // 1000000
    if kind >= STRAIGHT:
        keep[:5] = hand
        return 5
    once = twice = n = 0
    for card in hand:
        twice |= once & 1 << card % 13
        once |= 1 << card % 13
    if kind in (THREE, TWO_PAIR):
        for card in hand:
            if twice >> card % 13 & 1:
                keep[n] = card
                n += 1
        return n
    if kind == PAIR:
        best = -1
        for card in hand:
            if twice >> card % 13 & 1:
                keep[n] = card
                n += 1
            elif best < 0 or card % 13 > best % 13:
                best = card
        keep[n] = best
        return n + 1
    for suit in range(4):
        n = 0
        for card in hand:
            if card // 13 == suit:
                keep[n] = card
                n += 1
        if n == 4:
            return n
    for low in range(10):
        if once >> low & 15 == 15:
            n = 0
            for card in hand:
                if low <= card % 13 <= low + 3:
                    keep[n] = card
                    n += 1
            return n
    n = 0
    for card in hand:
        higher = 0
        for other in hand:
            higher += other % 13 > card % 13
        if higher < 3:
            keep[n] = card
            n += 1
    return n


@jit
def bank_draws(live: Any, first: int, kinds: Any) -> None:
    """Every hand of the bank from the live cards that begins with live[first], and every draw of it: adds to
    kinds[n] how often it ends below the n-th of some hands and how often equal; kinds has rows (hand, below, equal),
    and weights every hand alike whatever it draws. A first row 0 counts hands that do not reach a pair of eights."""
    size = len(live)
    hand, keep = np.zeros(5, dtype=np.int64), np.zeros(5, dtype=np.int64)
    rest = np.zeros(size, dtype=np.int64)
    eights = PAIR * 1000000 + 6 * 13**3
    for b in range(first + 1, size):
        for c in range(b + 1, size):
            for d in range(c + 1, size):
                for e in range(d + 1, size):
                    hand[0], hand[1], hand[2], hand[3], hand[4] = live[first], live[b], live[c], live[d], live[e]
                    kept = bank_keeps(hand, keep)
                    n = 0
                    for i in range(size):
                        if i != first and i != b and i != c and i != d and i != e:
                            rest[n] = live[i]
                            n += 1
                    if kept == 5:
                        settle(best_hand(keep), eights, kinds, n * (n - 1))
                    elif kept == 4:
                        for y in range(n):
                            keep[4] = rest[y]
                            settle(best_hand(keep), eights, kinds, n - 1)
                    else:
                        for y in range(n):
                            keep[3] = rest[y]
                            for z in range(y):
                                keep[4] = rest[z]
                                settle(best_hand(keep), eights, kinds, 2)


@jit
def settle(made: int, eights: int, kinds: Any, weight: int) -> None:
    if made < eights:
        kinds[0, 1] += weight
        return
    for n in range(1, len(kinds)):
        if made < kinds[n, 0]:
            kinds[n, 1] += weight
        elif made == kinds[n, 0]:
            kinds[n, 2] += weight


@jit
def draw(seed: int, rounds: int, place: Any, cards: Any, choice: Any, pays: Any, second: float) -> Any:
    """Plays rounds by a table: choice[sort of hand] is the discard, -1 to pass. place[number of the hand, suits in
    order] is its sort, cards[sort] the cards that the discard counts. Sum, sum of squares, wins, pushes."""
    np.random.seed(seed)
    deck = np.arange(52)
    own, bank, keep = np.zeros(5, dtype=np.int64), np.zeros(5, dtype=np.int64), np.zeros(5, dtype=np.int64)
    sets, order = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    total = squares = wins = pushes = 0.0
    eights = PAIR * 1000000 + 6 * 13**3
    for _ in range(rounds):
        shuffle(deck, 14)
        sets[:] = 0
        for card in deck[:5]:
            sets[card // 13] += 1 << card % 13
        for suit in range(4):
            before = 0
            for other in range(4):
                before += sets[other] > sets[suit] or (sets[other] == sets[suit] and other < suit)
            order[suit] = before
        for i in range(5):
            own[i] = order[deck[i] // 13] * 13 + deck[i] % 13
        own.sort()
        a, b, c, d, e = own[0], own[1], own[2], own[3], own[4]
        number = a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6 + d * (d - 1) * (d - 2) * (d - 3) // 24
        number += e * (e - 1) * (e - 2) * (e - 3) * (e - 4) // 120
        discard = choice[place[number]]
        if discard < 0:
            net = -1.0
        else:
            # Cards of the deck in the names that the suits have now.
            thrown = 0
            if 1 <= discard <= 5:
                thrown = 1 << (discard - 1)
            n = 6
            for x in range(5):
                for y in range(x + 1, 5):
                    if n == discard:
                        thrown = 1 << x | 1 << y
                    n += 1
            top = 5
            for i in range(5):
                if thrown >> i & 1:
                    own[i] = order[deck[top] // 13] * 13 + deck[top] % 13
                    top += 1
            bank[:] = deck[7:12]
            kept = bank_keeps(bank, keep)
            top = 12
            while kept < 5:
                keep[kept] = deck[top]
                top += 1
                kept += 1
            mine, other = best_hand(own), best_hand(keep)
            if other < eights:
                net = 1.0
            elif mine > other:
                net = 1.0 + second * pays[mine // 1000000]
            elif mine == other:
                net = 0.0
            else:
                net = -1.0 - second
        total += net
        squares += net * net
        wins += net > 0
        pushes += net == 0
    return total, squares, wins, pushes
