"""Tables for the compiled loop of punto y banca: scores, third cards, and what each end of a coup brings."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.cloth.acts import Bet
from novamas.games.cloth.fast import lay_out
from novamas.games.fast import Tables, Unfit, Wanted, common_unit
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import BANK, HANDS, PLAYER, TIE
from novamas.games.shoe.fast import shoe_tables
from novamas.kit.cards import RANKS
from novamas.kit.decider import Veiled

RESULTS = (PLAYER, BANK, TIE)


def fast(game: PuntoGame, wanted: Wanted) -> Tables:
    """Every bet on the cloth, in both forms of the house's share."""
    if wanted.strategy or wanted.chart is not None:
        raise Unfit("strategy", wanted.strategy)
    rules, lying = game.rules, lay_out(game, wanted)
    scores = range(rules.points.drops)
    money = [[bring(game, lying, result, score) for score in scores] for result in RESULTS]
    unit = common_unit((*lying.values(), *wanted.bets.values(), *(n for row in money for n in row)))
    return Tables(
        kernel="novamas.games.punto_banca.kernel",
        given={
            **shoe_tables(rules.pack),
            "points": [game.points(card) for card in range(4 * len(RANKS))],
            "order": [HANDS.index(hand) for hand in rules.draw.order],
            "drops": rules.points.drops,
            "naturals": [score in rules.third.naturals for score in scores],
            "player": [score in rules.third.player_draws for score in scores],
            "bank": [bank_row(game, score) for score in scores],
            "winner": [[RESULTS.index(game.winner(p, b)) for b in scores] for p in scores],
            "money": [[n // unit for n in row] for row in money],
        },
        unit=unit,
        lowest=min(min(row) for row in money) // unit,
        highest=max(max(row) for row in money) // unit,
        outcomes=RESULTS,
        linear=all(amount % (1000 * game.house.rounding.unit) == 0 for amount in lying.values()),
    )


def bank_row(game: PuntoGame, score: int) -> list[bool]:
    """Whether the bank's hand draws at a score: on each third card of the player's, and last where that stood."""
    if str(score) not in game.rules.bank:  # a natural: nobody draws
        return [False] * (game.rules.points.drops + 1)
    counts = range(game.rules.points.drops)
    return [*(game.bank_draws(score, card) for card in counts), game.bank_draws(score, None)]


def bring(game: PuntoGame, lying: Mapping[str, int], result: str, score: int) -> int:
    """What all bets bring where a hand wins, or none, and the bank's hand has such a score; as the game pays it."""
    card = next(n for n in range(4 * len(RANKS)) if game.points(n) == score)
    shown: tuple[Veiled[int], ...] = (Veiled(card, None),)
    state = game.state(hands={BANK: shown})
    total = 0
    for on, amount in lying.items():
        if result in game.spots[on].covers:
            total += game.winnings(state, Bet("", on, amount))  # type: ignore[arg-type]
        elif not (result == TIE and on in HANDS):
            total -= amount
    return total
