"""Hands of hold'em among six players, checked to the showdown, a second: this engine, pokerkit, open_spiel.

    python -m benchmarks.poker [SECONDS]

All in one run on one processor, the best of three, in processor time. Ours writes every event with its moves, clauses
and calls into a log from which the state can be told again, and asks the rules about every command; pokerkit keeps a
list of its operations; open_spiel keeps actions alone and is C++ that is driven from Python. Rivals that are not
installed are left out.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable
from time import process_time

from novamas.games.bots import fill
from novamas.games.circle_poker.acts import Check
from novamas.kit.chance import Seeded
from novamas.kit.decider import is_person
from novamas.table import Opening, Table
from novamas.table.acts import Bring

PLAYERS = 6
CHIPS = 100_000_000
RUNS = 3


def seated() -> Table:
    """A table of six with a game under way."""
    rng = random.Random(1)
    options = {"limit": "none", "benefit_percent": 0}
    table = Table(
        Opening(law="euskadi-1996", game="texas-holdem", minimum=100, seats=PLAYERS, options=options), Seeded(1)
    )
    for n in range(PLAYERS):
        table.act(Bring(by=f"p{n}", amount=CHIPS))
        table.act(fill(table.decider, table.options(f"p{n}", "Sit")[0], rng))
    return table


class Ours:
    """This engine: the croupier's acts, the cards and six players who check four times."""

    def __init__(self) -> None:
        self.table = seated()

    def hand(self) -> None:
        table = self.table
        began = table.state.desk.round
        while True:
            waits = table.awaits()
            if waits and is_person(waits[0].who):
                table.act(Check(by=waits[0].who))
            elif table.state.desk.round > began and table.decider.resting(table.state):
                return
            else:
                table.play_out() if waits and not table.staff() else table.staff()


class Pokerkit:
    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pokerkit
        kit = pokerkit.Automation
        self.pokerkit = pokerkit
        self.automations = tuple(
            getattr(kit, name)
            for name in (
                "ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "CARD_BURNING", "HOLE_DEALING",
                "BOARD_DEALING", "HOLE_CARDS_SHOWING_OR_MUCKING", "HAND_KILLING", "CHIPS_PUSHING", "CHIPS_PULLING",
            )
        )  # fmt: skip

    def hand(self) -> None:
        state = self.pokerkit.NoLimitTexasHoldem.create_state(
            self.automations, True, 20, (1, 2), 100, (CHIPS,) * PLAYERS, PLAYERS
        )
        while state.status:
            state.check_or_call()


class OpenSpiel:
    GAME = (
        "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=20 20 20 20 20 20,firstPlayer=1 1 1 1,"
        "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=10000 10000 10000 10000 10000 10000)"
    )
    CALL = 1

    def __init__(self) -> None:
        import pyspiel

        self.game, self.rng = pyspiel.load_game(self.GAME), random.Random(1)

    def hand(self) -> None:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.rng.choice(state.legal_actions()))
            else:
                state.apply_action(self.CALL)


def rate(play: Callable[[], None], seconds: float) -> float:
    """Hands a second, best of some runs."""
    found = 0.0
    for _ in range(RUNS):
        began, done = process_time(), 0
        while process_time() - began < seconds:
            play()
            done += 1
        found = max(found, done / (process_time() - began))
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    ours = Ours()
    ours.hand()
    events = len(ours.table.log)
    ours.hand()
    events = len(ours.table.log) - events
    mine = rate(ours.hand, seconds)
    print(f"novamas     {mine:9,.0f} hands a second, {events} events a hand")
    for rival in (Pokerkit, OpenSpiel):
        try:
            other = rate(rival().hand, seconds)
        except ImportError:
            print(f"{rival.__name__.lower():11} is not installed")
            continue
        print(f"{rival.__name__.lower():11} {other:9,.0f} hands a second; novamas has {mine / other:.2f} times as many")


if __name__ == "__main__":
    main()
