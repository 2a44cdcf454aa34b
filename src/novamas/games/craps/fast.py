"""Tables for the compiled loop of craps: what each throw does to each bet, by the number that the bet has."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from novamas.games.cloth.acts import Bet
from novamas.games.craps.acts import PassDice
from novamas.games.craps.play import CrapsGame, fate
from novamas.games.craps.rules import TOTALS, CrapsBet
from novamas.games.fast import Tables, Unfit, Wanted, common_unit, exact_share
from novamas.games.strategies import Answer
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command, Offer

STAYS, WINS, LOSES, NULL, MOVES = range(5)
"""What a throw does; from `MOVES` on it is the place of the number that the bet gets."""
FACES, DICE = 6, 2
WHEN = ("any", "first", "later")


def fast(game: CrapsGame, wanted: Wanted) -> Tables:
    """All bets but odds, each laid as soon as its time comes and left to its end."""
    if wanted.strategy or wanted.chart is not None:
        raise Unfit("strategy", wanted.strategy)
    if game.rules.dice.thrown != DICE:
        raise Unfit("option", "dice")
    for on in wanted.bets:
        if on not in game.bets or game.bets[on].base:
            raise Unfit("bet", on)
    wins = {on: list_wins(game, on, amount) for on, amount in wanted.bets.items()}
    unit = common_unit((*wanted.bets.values(), *(n for row in wins.values() for n in row)))
    numbers = game.rules.point.numbers
    stakes = [amount // unit for amount in wanted.bets.values()]
    return Tables(
        kernel="novamas.games.craps.kernel",
        given={
            "stakes": stakes,
            "when": [WHEN.index(game.bets[on].when) for on in wanted.bets],
            "fates": [list_fates(game, game.bets[on]) for on in wanted.bets],
            "wins": [[n // unit for n in row] for row in wins.values()],
            "numbers": list(numbers),
            "seven": game.seven,
        },
        unit=unit,
        lowest=-sum(stakes),
        highest=sum(max(row) for row in wins.values()) // unit,
        outcomes=tuple(str(total) for total in range(TOTALS.stop)),
        linear=all(is_whole(game, on, amount) for on, amount in wanted.bets.items()),
    )


def list_fates(game: CrapsGame, rule: CrapsBet) -> list[list[int]]:
    """[0 before the bet has a number, else the place of its number and one][first die and second die]"""
    known = {"stays": STAYS, "wins": WINS, "loses": LOSES, "null": NULL}
    numbers = game.rules.point.numbers
    rows = []
    for number in (rule.number, *(numbers if rule.side and not rule.number else ())):
        row = []
        for dice in product(range(1, FACES + 1), repeat=DICE):
            what, total = fate(rule, number, dice, game.seven), sum(dice)
            moves = MOVES + numbers.index(total) if what == "moves" and total in numbers else STAYS
            row.append(known.get(what, moves))
        rows.append(row)
    return rows + [rows[0]] * (len(numbers) + 1 - len(rows))


def list_wins(game: CrapsGame, on: str, amount: int) -> list[int]:
    """What a bet wins, by the total thrown."""
    found = [0] * TOTALS.stop
    for total in TOTALS:
        dice = (total - min(FACES, total - 1), min(FACES, total - 1))
        found[total] = game.winnings(game.state(dice=dice), Bet("", on, amount))
    return found


def is_whole(game: CrapsGame, on: str, amount: int) -> bool:
    rule = game.bet_rule(on)
    assert rule.pays is not None
    return all(exact_share(game.house.rounding, amount, pays) for pays in (rule.pays, *rule.better.values()))


def strategy(game: CrapsGame, name: str, chart: Mapping[str, Mapping[str, str]] | None) -> Answer | None:
    """Bets are left to their end, and somebody else throws."""
    return pass_dice if not name and chart is None else None


def pass_dice(game: AnyGame, s: AnyDesk, who: Actor, offers: Mapping[str, Offer]) -> Command | None:
    return PassDice(by=who) if "PassDice" in offers else None
