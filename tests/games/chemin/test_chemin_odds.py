"""The odds of chemin de fer: the published solution of the game, the sister game's figures, and the engine itself."""

from __future__ import annotations

import random
from fractions import Fraction
from math import sqrt

import pytest
from chemin_clauses import CLAUSES
from chemin_oracle import GAME, LAWS, CheminSession
from msgspec.structs import replace
from spin_oracle import odds_rows, under

from novamas.games import make
from novamas.games.chemin.acts import PassHand, TakeBank
from novamas.games.chemin.odds import odds
from novamas.games.circle.acts import DealCards, HoldBank
from novamas.games.circle.arithmetic import Cards, Policy, of_decks
from novamas.games.circle.strategy import ADVICE, CHART, FREE, by_chart, cards, equilibrium
from novamas.games.cloth import CloseBetting
from novamas.kit.decider import CHANCE, CROUPIER, Chance

WORDS = ("LayDown", "GiveCard", "AskCard", "StandPat")


def endless(law: str) -> Cards:
    return of_decks(make(law, GAME).hands, 0)  # type: ignore[attr-defined]


@under(CLAUSES, "punto chooses", "banker zero", "naturals", "nearest nine")
def test_the_published_solution(law: str) -> None:
    """Kemeny and Snell (1957), with cards that never run out: the punto draws with five nine times in eleven, the bank
    draws with six against a punto who stood 859 times in 2,288, and nowhere else does anybody mix."""
    game = endless(law).equilibrium()
    assert game.draws == Fraction(9, 11)
    assert game.mixed == {(6, None): Fraction(859, 2288)}
    assert game.outcome.value == Fraction(-679568, 53094899)


@under(CLAUSES, "chart", "chart low", "chart 3", "chart 4", "chart 5", "chart 6", "chart 7", "decks")
def test_six_decks_by_the_chart_are_punto_y_banca(law: str) -> None:
    """With the two optional cells drawn and the punto drawing with five it is the other game, counted by other code."""
    sister = odds_rows("galicia-2007", "punto-banca")
    here = {(row.bet, row.strategy): row for row in odds(make(law, GAME))}  # type: ignore[arg-type]
    player, punto = sister["player"], here["punto", CHART]
    assert (punto.win, punto.push, punto.lose, punto.edge) == (player.win, player.push, player.lose, player.edge)
    assert here["bank", CHART].edge == sister["bank"].edge


@pytest.mark.parametrize("law", LAWS)
def test_neither_side_can_do_better_with_six_decks(law: str) -> None:
    game = make(law, GAME)
    shoe, found = cards(game), equilibrium(game)  # type: ignore[arg-type]
    value = found.outcome.value
    assert 0.81 < found.draws < 0.8125
    assert round(float(value), 6) == -0.012916
    for draws in (Fraction(0), Fraction(1, 2), Fraction(1)):
        other = Policy(shoe.punto_policy(draws), found.policy.bank)
        assert shoe.outcome(other).value == value, "the punto gains nothing by any choice with five"
    best = shoe.best_reply(found.policy.punto)
    assert shoe.outcome(Policy(found.policy.punto, best)).value == value, "nor the bank by any reply"


@pytest.mark.parametrize("score", [0, 1, 2, 3, 4, 6, 7])
def test_the_rules_of_the_punto_are_what_is_best(score: int) -> None:
    """Who goes banco is free of them, and gains nothing by it."""
    game = make("galicia-2007", GAME)
    shoe, found = cards(game), equilibrium(game)  # type: ignore[arg-type]
    free = {**found.policy.punto, score: 1 - found.policy.punto[score]}
    assert shoe.outcome(Policy(free, found.policy.bank)).value < found.outcome.value


@under(CLAUSES, "commission")
def test_the_house_lives_on_the_bankers_wins(law: str) -> None:
    here = {(row.bet, row.strategy): row for row in odds(make(law, GAME))}  # type: ignore[arg-type]
    for strategy in (CHART, ADVICE, FREE):
        punto, bank = here["punto", strategy], here["bank", strategy]
        assert (bank.win, bank.lose) == (punto.lose, punto.win)
        assert bank.edge + punto.edge == punto.lose / 20
    assert here["bank", FREE].edge > 0, "after the deduction the bank loses too"


def played(law: str, coups: int, seed: int) -> dict[str, int]:
    """So many coups through the engine, both sides by the chart: how they ended."""
    table = CheminSession(law, purse=1_000_000)
    rng = random.Random(seed)
    found = {"punto": 0, "tie": 0, "bank": 0}
    full = table.desk.shoe
    while sum(found.values()) < coups:
        state = table.table.state
        table.table.state = replace(state, desk=replace(state.desk, shoe=full))
        for a in table.table.awaits():
            match a.kinds[0]:
                case "TakeBank":
                    table.do(TakeBank(by=a.who, amount=table.desk.offered.need))
                case "HoldBank" | "PassHand":
                    table.do((PassHand if "PassHand" in a.kinds else HoldBank)(by=a.who))
                case "CloseBetting":
                    who = next(p for p in ("ana", "bea") if p != table.desk.bank.banker)
                    table.stake(who, 1)
                    table.do(CloseBetting(by=CROUPIER))
                    table.do(DealCards(by=table.desk.bank.banker))
                    finish(table, rng)
                    found[table.desk.coup.result] += 1
                case _:
                    table.default()
            break
    return found


def finish(table: CheminSession, rng: random.Random) -> None:
    """The cards of a coup, played by the chart, the punto drawing with five."""
    game = table.table.decider.game
    while table.phase in ("dealing", "lifting", "speaking", "giving", "banking"):
        a = table.table.awaits()[0]
        if a.who == CHANCE:
            dist = table.table.decider.chance(table.table.state)
            table.do(Chance(what="card", value=dist.pick(rng)))
            continue
        kinds = table.kinds(a.who)
        if table.phase == "banking" and {"AskCard", "StandPat"} <= kinds:
            coup = table.desk.coup
            words = game.hands.chart_words(game.table.scores.base(coup, "bank"), game.table.scores.third(coup, "punto"))
            kinds = {"AskCard"} if "card" in words else {"StandPat"}
        name = "LiftCards" if table.phase == "lifting" else next(k for k in WORDS if k in kinds)
        table.do(next(c for c in game.commands if c.__name__ == name)(by=a.who))


def compare(law: str, coups: int) -> None:
    row = next(r for r in odds(make(law, GAME)) if r.bet == "punto" and r.strategy == CHART)  # type: ignore[arg-type]
    found = played(law, coups, seed=1977)
    for result, expected in (("punto", row.win), ("tie", row.push), ("bank", row.lose)):
        spread = sqrt(coups * float(expected) * (1 - float(expected)))
        assert abs(found[result] - coups * float(expected)) < 4 * spread, (result, found)


def test_the_engine_plays_by_these_odds() -> None:
    compare("galicia-2007", 400)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_the_engine_plays_by_these_odds_for_long(law: str) -> None:
    compare(law, 20_000)


@pytest.mark.parametrize("law", LAWS)
def test_the_chart_is_close_to_the_best_and_no_better(law: str) -> None:
    """Following the chart costs the bank little against the best punto, and never gains."""
    game = make(law, GAME)
    shoe, found = cards(game), equilibrium(game)  # type: ignore[arg-type]
    chart = by_chart(shoe, found.draws)
    worth = shoe.outcome(chart).value
    assert found.outcome.value <= worth < found.outcome.value + Fraction(1, 1000)
