"""An agent that nobody has told the rules learns when to go on at three-card poker: python learn_three_card_poker.py

It sees three numbers, its cards, and says go on or give up; chips tell it what that was worth. Every so often what it
would do is priced exactly, against every hand that the bank may have: so the curve has no noise but the agent's own.
The law's best play costs 686689/20358520 of the ante, 3.37 %. Needs the extra: pip install 'novamas[envs]'.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from novamas import envs
from novamas.games import make
from novamas.games.poker.three_card.exact import DEALS, meetings
from novamas.kit.hand_tables import tables
from novamas.kit.hands import HIGH_CARD, Made

LAW, GAME = "euskadi-1996", "three-card-poker"
TRUST = 40
"""How many hands of its own a sort needs before it counts as much as its kin."""
Hand = tuple[int, int, int]  # whether it is more than single cards, its highest card, the one below


class Learner:
    """Keeps the average result of each answer with each sort of hand. Where it has seen little of a sort, hands with
    the same highest card speak for it; and what it has seen seldom may be better than it looks."""

    def __init__(self) -> None:
        self.seen: dict[tuple[tuple[int, ...], str], int] = defaultdict(int)
        self.total: dict[tuple[tuple[int, ...], str], float] = defaultdict(float)

    def choose(self, hand: Hand, hope: float = 0.0) -> str:
        """The answer that has been worth more."""
        return max(("Go", "Fold"), key=lambda answer: self.value(hand, answer, hope))

    def value(self, hand: Hand, answer: str, hope: float) -> float:
        kin, own = (hand[:2], answer), (hand, answer)
        of_kin = self.total[kin] / max(1, self.seen[kin])
        worth = (self.total[own] + TRUST * of_kin) / (self.seen[own] + TRUST)
        return worth + hope / (1 + self.seen[own]) ** 0.5

    def learn(self, hand: Hand, answer: str, result: float) -> None:
        for sort in (hand, hand[:2]):
            self.seen[sort, answer] += 1
            self.total[sort, answer] += result


def sort_of(cards: tuple[int, ...]) -> Hand:
    """What the learner tells hands apart by."""
    made = make(LAW, GAME).ranking.evaluate(cards)
    return (0, *made.ranks[:2]) if made.kind == HIGH_CARD else (1, made.ranks[0], 0)


def price(goes: Callable[[Hand], bool]) -> Fraction:
    """What an ante costs whoever goes on with these hands, exactly: every hand against every hand of the bank."""
    game = make(LAW, GAME)
    ante, second, ranking = game.rules.bets.ante, game.rules.bets.second, game.ranking
    table = tables(ranking)
    least = next(n for n, value in enumerate(table.classes) if value >= ranking.value_of(game.rules.qualify.least()))
    result = Fraction(0)
    names = {ranking.strength(kind): kind for kind in ranking.kinds()}
    for met in meetings(ranking, least):
        strength, *ranks = table.classes[met.number]
        made = Made(names[strength], tuple(ranks))
        idle, won, _, lost = met.ends
        if goes((0, *ranks[:2]) if made.kind == HIGH_CARD else (1, ranks[0], 0)):
            win, loss = ante.pays + second.times * second.pays, 1 + second.times
            paid = idle * Fraction(ante.idle) + won * win - lost * loss
            result += met.hands * (paid + sum(met.ends) * (game.bonus.pays(made) or 0))
        else:
            result -= met.hands * sum(met.ends)
    return -result / DEALS


def play_round(env: envs.TableEnv, learner: Learner, hope: float) -> None:
    """One round: the least ante, three cards, an answer, and what came of it."""
    _, _ = env.reset()
    total, ended, decided = 0.0, False, None
    while not ended:
        may = {what: number for number, what in env.place.pen.choices().items()}
        if "Go" in may:
            hand = sort_of(tuple(veil.value for veil in env.view.cards["1"]))
            decided = (hand, learner.choose(hand, hope))
            action = may[decided[1]]
        elif "PlaceBet" in may and not env.view.bets:
            action = may["PlaceBet"]
        else:
            action = may[None] if None in may else may["ante:1"] if "ante:1" in may else min(may.values())
        _, reward, over, cut, _ = env.step(action)
        total, ended = total + reward, over or cut
    if decided is not None:
        learner.learn(*decided, total)


def main(rounds: int = 20_000, seed: int = 1, say: Callable[[str], object] = print) -> list[float]:
    """The curve: what the learner's play costs after each tenth of the rounds."""
    env, learner, curve = envs.seat(GAME, LAW), Learner(), []
    env.reset(seed=seed)
    for n in range(rounds + 1):
        if n % max(1, rounds // 10) == 0:
            cost = float(price(lambda hand: learner.choose(hand) == "Go"))
            curve.append(cost)
            say(f"after {n:6} rounds its play costs {cost:7.2%} of the ante")
        play_round(env, learner, hope=3.0)
    best = price_of_best()
    say(f"the best play there is costs {float(best):7.2%}: {best}")
    return curve


def price_of_best() -> Fraction:
    """By the figures of novamas itself."""
    from novamas.odds import rows

    return next(row.edge for row in rows(LAW, GAME) if row.bet == "ante" and row.strategy == "best-play")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
