"""Our own side of the race: the same work as each rival does, and what no rival does."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from benchmarks.rivals import DRAWS_BELOW, Hands, Judged, Work
from novamas.games.spin import PlaceBet
from novamas.kit.cards import parse
from novamas.kit.chance import Seeded
from novamas.kit.hand_tables import tables
from novamas.kit.hands import Ranking
from novamas.sim import simulate
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Sit

LAW = "euskadi-1996"
SEVEN = 7
TEN_BETS = {
    "straight:17": "5.00", "straight:0": "5.00", "straight:32": "5.00", "straight:26": "5.00", "split:26-27": "5.00",
    "street:4-5-6": "5.00", "corner:8-9-11-12": "5.00", "dozen:1": "10.00", "dozen:3": "10.00", "column:2": "10.00",
}  # fmt: skip
HANDS = (*(str(n) for n in range(5, 21)), *(f"soft-{n}" for n in range(12, 21)))
UPS = ("A", *(str(n) for n in range(2, 11)))


def below_seventeen() -> dict[str, dict[str, str]]:
    """The strategy that the rivals play too, as a table."""
    chart = {hand: dict.fromkeys(UPS, "draw" if total_of(hand) < DRAWS_BELOW else "stand") for hand in HANDS}
    pairs = {f"{n}-{n}": dict.fromkeys(UPS, "draw" if 2 * n < DRAWS_BELOW else "stand") for n in range(2, 11)}
    return chart | pairs | {"A-A": dict.fromkeys(UPS, "draw")}


def total_of(hand: str) -> int:
    return int(hand.removeprefix("soft-"))


def numbers_of(hand: Sequence[str]) -> list[int]:
    return [parse(each) for each in hand]


# -- seven cards -------------------------------------------------------------------------------------------------------


def hands_from_python(hands: Hands) -> Judged:
    """One call a hand."""
    table = tables(Ranking(), SEVEN)
    laid, of = [numbers_of(hand) for hand in hands], table.of

    def work() -> int:
        for hand in laid:
            of(hand)
        return len(laid)

    return work, [of(hand) for hand in laid]


def hands_in_bulk(hands: Hands) -> Judged:
    """All at once, by the compiled loop, on one core."""
    import numpy as np

    from novamas.games.poker.compiled import lookup
    from novamas.games.poker.many import classes_of

    table = lookup(tables(Ranking(), SEVEN))
    one = np.array([numbers_of(hand) for hand in hands], dtype=np.uint8)
    many = np.concatenate([one] * 50)
    found = np.zeros(len(many), dtype=np.uint16)
    classes_of(table, one, found)
    strengths = found[: len(one)].tolist()

    def work() -> int:
        classes_of(table, many, found)
        return len(many)

    return work, strengths


def showdowns() -> Work:
    """Six unknown hands and a board, dealt and compared by the compiled loop, on one core."""
    import numpy as np

    from novamas.games.circle_poker.arithmetic.equity import Contest, _laid, _way
    from novamas.games.circle_poker.arithmetic.kernel import draw

    contest = Contest()
    way, (cards, held, missing, pack) = _way(contest), _laid(contest, [()] * 6, (), ())
    seeds = iter(range(1, 10**9))

    def work() -> int:
        totals, deals = draw(way, cards, held, missing, np.array(pack), 200_000, next(seeds))
        assert totals[:, 0].sum() > 0
        return int(deals)

    return work


# -- rounds ------------------------------------------------------------------------------------------------------------


def rounds_of(
    game: str, bets: dict[str, str] | None, rounds: int, *, by: str = "kernel", chart: Any = "", law: str = LAW
) -> Work:
    """Rounds of `simulate`, on one core, everything that a call costs included."""
    seeds = iter(range(1, 10**9))

    def work() -> int:
        return simulate(law, game, bets, chart, rounds, seed=next(seeds), jobs=1, by=by).rounds

    return work


def rounds_at_a_table() -> Work:
    """Roulette through the table, every event with its moves and clauses in a log: single bets, five a round of each of
    four players. What is counted are bets."""
    spots = ("red", "even", "straight:17", "split:17-20", "dozen:2")

    def work() -> int:
        table = Table(Opening(law="boe-1977", game="roulette-french", minimum=100), Seeded(1))
        for n in range(4):
            table.act(Bring(by=f"p{n}", amount=100_000_000))
        for _ in range(20):
            table.staff()
            for n in range(4):
                for on in spots:
                    table.act(PlaceBet(by=f"p{n}", on=on, amount=100))
            table.play_out()
        return 20 * 4 * len(spots)

    return work


def boxes_at_a_table() -> Work:
    """Blackjack through the table: five boxes of five players, who stand; what is counted are rounds."""
    table = Table(Opening(law=LAW, game="blackjack", minimum=500, seats=5), Seeded(1))
    for n in range(1, 6):
        table.act(Bring(by=f"p{n}", amount=100_000_000))
        table.act(Sit(by=f"p{n}", seat=n))

    def work() -> int:
        began = table.state.desk.round
        while table.state.desk.round < began + 20:
            while not table.decider.game.takes_stakes(table.state.desk):
                if not table.staff() and not table.chance():
                    table.play_out()
            for n in range(1, 6):
                table.act(PlaceBet(by=f"p{n}", on=f"box:{n}", amount=500))
            table.play_out()
            table.log.clear()
        return table.state.desk.round - began

    return work


def seated_poker(seats: int = 6) -> Work:
    """Hold'em through the table: six players who check to the showdown, every event in a log."""
    from novamas.games.bots import fill
    from novamas.games.circle_poker.acts import Check
    from novamas.kit.decider import is_person

    rng = random.Random(1)
    options = {"limit": "none", "benefit_percent": 0}
    opening = Opening(law=LAW, game="texas-holdem", minimum=100, seats=seats, options=options)
    table = Table(opening, Seeded(1))
    for n in range(seats):
        table.act(Bring(by=f"p{n}", amount=100_000_000))
        table.act(fill(table.decider, table.options(f"p{n}", "Sit")[0], rng))

    def hand() -> None:
        began = table.state.desk.round
        while True:
            waits = table.awaits()
            if waits and is_person(waits[0].who):
                table.act(Check(by=waits[0].who))
            elif table.state.desk.round > began and table.decider.resting(table.state):
                return
            elif not table.staff() and not table.chance():
                table.play_out()

    def work() -> int:
        for _ in range(10):
            hand()
        table.log.clear()
        return 10

    return work


# -- exact figures -----------------------------------------------------------------------------------------------------


def exact_seconds(game: str, law: str = LAW) -> float:
    """How long the exact odds of a game take when nothing of them was kept: counted anew, all its bets."""
    from novamas.games import FAMILIES, counts, make
    from novamas.odds.report import room_rows

    made: Any = make(law, game)
    room = FAMILIES[made.rules.family]
    counts.forget()
    began = time.process_time()
    with counts.under(counts.Keeper()):
        rows = room_rows(room, made, game)
    assert rows
    return time.process_time() - began


def equity_boards(first: Sequence[str], second: Sequence[str]) -> Work:
    """Two known hands before the flop: all boards."""
    from novamas.games.circle_poker.arithmetic.equity import Contest, _laid, _way
    from novamas.games.circle_poker.arithmetic.kernel import walk

    contest = Contest()
    way = _way(contest)
    cards, held, missing, pack = _laid(contest, [numbers_of(first), numbers_of(second)], (), ())

    def work() -> int:
        _, deals = walk(way, cards.copy(), held, missing, pack, 0, len(pack))
        return int(deals)

    return work


# -- chance alone ------------------------------------------------------------------------------------------------------


def raw_words() -> Work:
    """The raw random numbers alone, as a compiled loop draws them: one a spin, added up so that nothing is left out."""
    import numpy as np

    from benchmarks.chance_alone import draw_only

    key = np.array([1, 0], dtype=np.int64)
    sessions = iter(range(1, 10**9))

    def work() -> int:
        draw_only(key, next(sessions), 4_000_000, 37)
        return 4_000_000

    return work
