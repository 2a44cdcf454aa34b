"""The rivals of the race: where they are installed, and each of them at the same work as we.

    python -m benchmarks.rivals

installs every rival that installs, each by itself, into a folder of its own beside the environment: none of them is a
dependency, and none changes what the tests run with. What does not install is told and left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).parent.parent
FOLDER = Path(sys.prefix) / "rivals"
Work: TypeAlias = Callable[[], int]
"""Does some of the work and says how much."""
STAND, HIT = 0, 1
DRAWS_BELOW = 17
PLAYERS = 6
CHIPS = 100_000_000


def extra() -> list[str]:
    """The rivals, as pyproject.toml names them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"]["rivals"])


def install() -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # Beside this environment, with what of it they need at the version that it has.
    environment = {**os.environ, "PIP_TARGET": str(FOLDER)}
    pins = FOLDER.with_suffix(".txt")
    pins.write_text("".join(f"{d.name}=={d.version}\n" for d in metadata.distributions() if d.name != "novamas"))
    for rival in extra():
        done = subprocess.run(
            [*pip, "--constraint", str(pins), rival], env=environment, capture_output=True, text=True, check=False
        )
        last = (done.stderr.strip().splitlines() or [""])[-1]
        print(f"{rival}: {'installed' if not done.returncode else f'does not install here ({last})'}")


def bring(name: str) -> Any:
    """A rival's module; whatever this environment has comes before what the rivals brought."""
    if FOLDER.exists() and str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(name)


def version(package: str) -> str:
    bring("sys")
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "?"


# -- seven cards -------------------------------------------------------------------------------------------------------
# Cards here are pairs of a rank ("2" to "A") and a suit ("cdhs"); what a rival wants of them is made before the clock
# starts. Each returns the work and the order of strength that it found, a greater number for a higher hand.

Hands: TypeAlias = Sequence[Sequence[str]]
Judged: TypeAlias = tuple[Work, list[Any]]


def treys_hands(hands: Hands) -> Judged:
    treys = bring("treys")
    judge = treys.Evaluator()
    evaluate = judge.evaluate
    laid = [([treys.Card.new(c) for c in hand[:2]], [treys.Card.new(c) for c in hand[2:]]) for hand in hands]

    def work() -> int:
        for own, board in laid:
            evaluate(own, board)
        return len(laid)

    return work, [-evaluate(own, board) for own, board in laid]


def eval7_hands(hands: Hands) -> Judged:
    eval7 = bring("eval7")
    evaluate = eval7.evaluate
    laid = [[eval7.Card(c) for c in hand] for hand in hands]

    def work() -> int:
        for hand in laid:
            evaluate(hand)
        return len(laid)

    return work, [evaluate(hand) for hand in laid]


def phevaluator_hands(hands: Hands) -> Judged:
    evaluate = bring("phevaluator").evaluate_cards
    order = "23456789TJQKA"
    laid = [[4 * order.index(c[0]) + "cdhs".index(c[1]) for c in hand] for hand in hands]

    def work() -> int:
        for hand in laid:
            evaluate(*hand)
        return len(laid)

    return work, [-evaluate(*hand) for hand in laid]


def pokerkit_hands(hands: Hands) -> Judged:
    pokerkit = bring("pokerkit")
    evaluate = pokerkit.StandardHighHand.from_game
    laid = [(hand[0] + hand[1], "".join(hand[2:])) for hand in hands]
    laid = [(tuple(pokerkit.Card.parse(own)), tuple(pokerkit.Card.parse(board))) for own, board in laid]
    few = laid[: len(laid) // 50]

    def work() -> int:
        for own, board in few:
            evaluate(own, board)
        return len(few)

    return work, [evaluate(own, board).entry.index for own, board in few]


# -- blackjack: draw below seventeen, else stand -----------------------------------------------------------------------


def gymnasium_blackjack() -> Work:
    gymnasium = bring("gymnasium")
    env = gymnasium.make("Blackjack-v1").unwrapped
    env.reset(seed=1)

    def work() -> int:
        for _ in range(1_000):
            observation, _ = env.reset()
            over = False
            while not over:
                observation, _, over, _, _ = env.step(HIT if observation[0] < DRAWS_BELOW else STAND)
        return 1_000

    return work


def rlcard_blackjack() -> Work:
    rlcard = bring("rlcard")
    env = rlcard.make("blackjack", config={"seed": 1})

    def work() -> int:
        for _ in range(500):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(0 if state["obs"][0] < DRAWS_BELOW else 1)  # its numbers: hit is 0
            env.get_payoffs()
        return 500

    return work


def openspiel_blackjack() -> Work:
    import random

    pyspiel = bring("pyspiel")
    game, rng = pyspiel.load_game("blackjack"), random.Random(1)

    def work() -> int:
        for _ in range(500):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                else:
                    state.apply_action(HIT if state.get_best_player_total(0) < DRAWS_BELOW else STAND)
            state.returns()
        return 500

    return work


# -- hold'em: six players check or cover to the showdown ---------------------------------------------------------------


def pokerkit_table() -> Work:
    pokerkit = bring("pokerkit")
    automations = tuple(
        getattr(pokerkit.Automation, name)
        for name in (
            "ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "CARD_BURNING", "HOLE_DEALING",
            "BOARD_DEALING", "HOLE_CARDS_SHOWING_OR_MUCKING", "HAND_KILLING", "CHIPS_PUSHING", "CHIPS_PULLING",
        )
    )  # fmt: skip

    def work() -> int:
        for _ in range(10):
            state = pokerkit.NoLimitTexasHoldem.create_state(
                automations, True, 20, (1, 2), 100, (CHIPS,) * PLAYERS, PLAYERS
            )
            while state.status:
                state.check_or_call()
        return 10

    return work


def openspiel_table() -> Work:
    import random

    pyspiel = bring("pyspiel")
    game = pyspiel.load_game(
        "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=20 20 20 20 20 20,firstPlayer=1 1 1 1,"
        "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=10000 10000 10000 10000 10000 10000)"
    )
    rng, call = random.Random(1), 1

    def work() -> int:
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                else:
                    state.apply_action(call)
            state.returns()
        return 50

    return work


def rlcard_table() -> Work:
    rlcard = bring("rlcard")
    env = rlcard.make("no-limit-holdem", config={"seed": 1, "game_num_players": PLAYERS})

    def work() -> int:
        for _ in range(20):
            env.reset()
            while not env.is_over():
                env.step(1, raw_action=False)  # check or call
            env.get_payoffs()
        return 20

    return work


# -- dealt showdowns: six hands of hold'em from a fresh deck -----------------------------------------------------------


def eval7_showdowns() -> Work:
    eval7 = bring("eval7")
    deck, evaluate = eval7.Deck(), eval7.evaluate

    def work() -> int:
        for _ in range(500):
            deck.shuffle()
            cards = deck.peek(17)
            board = cards[12:]
            found = [evaluate(cards[2 * n : 2 * n + 2] + board) for n in range(PLAYERS)]
            max(found)
        return 500

    return work


def treys_showdowns() -> Work:
    treys = bring("treys")
    evaluate = treys.Evaluator().evaluate

    def work() -> int:
        for _ in range(200):
            deck = treys.Deck()
            board = deck.draw(5)
            min(evaluate(deck.draw(2), board) for _ in range(PLAYERS))
        return 200

    return work


def phevaluator_showdowns() -> Work:
    import random

    evaluate, rng = bring("phevaluator").evaluate_cards, random.Random(1)
    pack = range(52)

    def work() -> int:
        for _ in range(200):
            cards = rng.sample(pack, 17)
            board = cards[12:]
            min(evaluate(*cards[2 * n : 2 * n + 2], *board) for n in range(PLAYERS))
        return 200

    return work


# -- an equity to the last digit: two known hands before the flop ------------------------------------------------------

BOARDS = 1_712_304
"""Boards of five cards from the forty-eight that two hands leave."""


def eval7_equity(first: Sequence[str], second: Sequence[str], share: int) -> Work:
    """As many of the boards as `share` of them says, counted by the best evaluator there is."""
    from itertools import combinations, islice

    eval7 = bring("eval7")
    evaluate = eval7.evaluate
    mine, theirs = ([eval7.Card(c) for c in hand] for hand in (first, second))
    rest = [eval7.Card(r + s) for r in "23456789TJQKA" for s in "cdhs" if r + s not in (*first, *second)]

    def work() -> int:
        won = count = 0
        for cards in islice(combinations(rest, 5), BOARDS // share):
            board = list(cards)
            a, b = evaluate(mine + board), evaluate(theirs + board)
            won += 2 if a > b else a == b
            count += 1
        return count

    return work


if __name__ == "__main__":
    install()
