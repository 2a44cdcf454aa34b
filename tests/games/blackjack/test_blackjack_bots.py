"""Company at the blackjack table: who plays by the book plays by the book that is worked out, on two boxes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from blackjack_oracle import GAME, LAWS, TRIPLE, BlackjackSession
from card_oracle import cards

from novamas.games import make
from novamas.games.blackjack.acts import Blackjack, Draw, Hand, Insure, Surrender
from novamas.games.blackjack.bots import HARD, PAIRS, SOFT, UPS, Careful, Martingale, Mimic, Player, Scholar
from novamas.games.blackjack.odds import charts
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.cloth import PlaceBet
from novamas.kit.decider import Command

LETTERS = {"stand": "S", "draw": "H", "double": "D", "split": "P", "surrender": "R"}


def game(law: str, name: str = GAME, **options: Any) -> BlackjackGame:
    made = make(law, name, options)
    assert isinstance(made, BlackjackGame)
    return made


@pytest.mark.parametrize("law", LAWS)
def test_the_book_is_the_chart(law: str) -> None:
    """Where a law lets nobody give up, the book's next answer is that of the chart too: a card."""
    found = {chart.title: dict(chart.rows) for chart in charts(game(law))}
    gives_up = law != "boe-1977"

    def as_played(line: str) -> tuple[str, ...]:
        return tuple(c if gives_up else c.replace("R", "H") for c in line)

    def letters(title: str, row: str) -> tuple[str, ...]:
        return tuple(LETTERS[answer] for answer in found[title][row])

    assert [str(up) if up > 1 else "A" for up in UPS] == list(next(iter(charts(game(law)))).columns)
    for total in range(5, 20):
        assert letters("hard", str(total)) == as_played(HARD.get(total, "HS"[total > 8] * 10)), total
    for total in range(13, 21):
        assert letters("soft", str(total)) == as_played(SOFT.get(total, "HS"[total > 17] * 10)), total
    for worth, line in PAIRS.items():
        name = "A" if worth == 1 else str(worth)
        assert letters("pairs", f"{name}-{name}") == as_played(line), name


def betting(law: str, bot: Player, name: str = GAME, **options: Any) -> set[str]:
    """Where a bot bets that sits at the second of the seats."""
    table = BlackjackSession(law, "ana", "bea", game=name, ready=True, **options)
    table.betting()
    rng = random.Random(4)
    while (command := bot.act(table.table.decider.game, table.desk, "bea", rng)) is not None:
        table.do(command)
    return {bet.on for bet in table.desk.bets.values()}


@pytest.mark.parametrize("law", LAWS)
def test_a_scholar_takes_a_vacant_box_too(law: str) -> None:
    assert betting(law, Scholar()) == {"box:2", "box:3"}
    assert betting(law, Player()) == {"box:2"}
    assert betting("boe-1977", Scholar(), vacant=False) == {"box:2"}


def test_who_loves_what_lies_beside_the_box() -> None:
    options = {"pairs": True, "accumulated": 20}
    assert betting("euskadi-1996", Mimic(), **options) == {"box:2", "pairs:2", "accumulated:2"}
    assert betting("euskadi-1996", Careful(), **options) == {"box:2"}


def test_stages_by_temper() -> None:
    assert betting("euskadi-1996", Careful(), TRIPLE) == {"box:2-1"}
    assert betting("euskadi-1996", Player(), TRIPLE) == {"box:2-1", "box:2-2"}
    assert betting("euskadi-1996", Mimic(), TRIPLE) == {"box:2-1", "box:2-2", "box:2-3"}


def said(bot: Player, law: str, dealt: str, **options: Any) -> Command | None:
    """What a bot does that sits alone before two boxes and has been dealt these cards, at its first question."""
    table = BlackjackSession(law, "ana", **options)
    table.betting()
    for box in (1, 2):
        table.do(PlaceBet(by="ana", on=f"box:{box}", amount=table.unit))
    table.dealt(dealt)
    return bot.act(table.table.decider.game, table.desk, "ana", random.Random(1))


@pytest.mark.parametrize("law", ["galicia-2007", "euskadi-1996"])
def test_a_scholar_gives_up_what_the_book_gives_up(law: str) -> None:
    assert said(Scholar(), law, "10H 10S 10D 6C 9D") == Surrender(by="ana", hand="1")
    assert said(Scholar(), law, "10H 10S 9D 5C 9D") == Draw(by="ana")
    assert said(Player(), law, "10H 10S 10D 6C 9D") == Draw(by="ana")


def test_who_insures() -> None:
    mimic = said(Mimic(), "euskadi-1996", "10H 10S AD 6C 9D")
    assert isinstance(mimic, Insure)
    assert not isinstance(said(Scholar(), "euskadi-1996", "10H 10S AD 6C 9D"), Insure)


@pytest.mark.parametrize(
    ("held", "up", "splits", "doubles", "draws"),
    [
        ("8H 8D", "10C", False, False, True),
        ("8H 8D", "7C", True, False, True),
        ("5H 6D", "6C", False, True, True),
        ("AH 7D", "9C", False, False, True),
        ("AH 7D", "8C", False, False, False),
        ("10H 2D", "4C", False, False, False),
        ("10H 2D 2C", "10C", False, False, True),
    ],
)
def test_one_look_into_the_book(held: str, up: str, splits: bool, doubles: bool, draws: bool) -> None:
    bot, played = Scholar(), game("boe-1977")
    hand = Hand(box=1, holder="ana", stakes=(), cards=tuple(cards(held)))
    (card,) = cards(up)
    assert (played.score.pair(hand.cards) and bot.splits(played, hand, card)) == splits
    assert (bot.doubles(played, hand, card), bot.draws(played, hand, card)) == (doubles, draws)


def test_a_martingale_doubles_after_a_loss() -> None:
    bot, rng = Martingale(), random.Random(1)
    desk = Blackjack(chips={"ana": 1000}, minimum=1)
    assert bot.units(desk, "ana", rng) == 1
    assert bot.units(Blackjack(chips={"ana": 990}, minimum=1), "ana", rng) == 2
    assert bot.units(Blackjack(chips={"ana": 980}, minimum=1), "ana", rng) == 4
    assert bot.units(Blackjack(chips={"ana": 1000}, minimum=1), "ana", rng) == 1
