"""Tables that deal by themselves: a whole shoe of every card game, and many rounds of dice, with company."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from parlour import audited, parlour

from novamas.client import Line, Said
from novamas.server.croupier import DEAL, is_bot
from novamas.server.hosted import Policy

SHOES = [
    ("boe-1977", "trente-et-quarante", "RowsDecided"),
    ("euskadi-1996", "blackjack", "HandSettled"),
    ("euskadi-1996", "triple-blackjack", "HandSettled"),
    ("boe-1977", "punto-banca", "CoupDecided"),  # where the head of the table closes the betting
]
MORE_SHOES = [
    ("galicia-2007", "punto-banca", "CoupDecided"),
    ("euskadi-1996", "punto-banca", "CoupDecided"),
    ("euskadi-1996", "trente-et-quarante", "RowsDecided"),
    ("galicia-2007", "trente-et-quarante", "RowsDecided"),
    ("boe-1977", "blackjack", "HandSettled"),
    ("galicia-2007", "blackjack", "HandSettled"),
]
MORE_DICE = ["boe-1977", "euskadi-1996", "galicia-2007"]
MONEY = {"boe-1977": ("100", "20000")}  # a minimum and a purse in pesetas
EUROS = ("5.00", "500.00")
SEATS = 8
FEWEST = 5  # rounds in a shoe, however many boxes are played


def told(client: Line, last: tuple[str, int] | None = None) -> Counter[str]:
    """How often each event came; up to the time that something had come so often: the table goes on meanwhile."""
    seen = Counter[str]()
    for event in (e for a in client.acts for e in a["events"]):
        seen[event["type"]] += 1
        if last is not None and seen[last[0]] == last[1]:
            break
    return seen


async def sit_down(client: Line) -> None:
    """The last chair that company has left free."""
    for seat in range(SEATS, 0, -1):
        with contextlib.suppress(Said):
            await client.do("Sit", seat=seat)
            return


def let_it_run(path: Path, law: str, game: str, last: tuple[str, int], caplog: pytest.LogCaptureFixture) -> Line:
    """A table with company and one silent guest, until an event has come so often; nothing may go wrong at it."""
    store = str(path / "casino.db")
    minimum, chips = MONEY.get(law, EUROS)
    opening = {"law": law, "game": game, "minimum": minimum}

    async def evening() -> Line:
        async with asyncio.timeout(240), parlour(store, opening=opening, policy=Policy(seconds=0.04, bots=4)) as p:
            ana = await p.guest("ana", chips=chips)
            await sit_down(ana)
            kind, times = last
            await ana.until(lambda: told(ana)[kind] >= times, 200)
            return ana

    with caplog.at_level(logging.ERROR, "novamas"):
        ana = asyncio.run(evening())
    assert not caplog.records
    assert audited(store).finding is None
    return ana


def a_whole_shoe(path: Path, law: str, game: str, decided: str, caplog: pytest.LogCaptureFixture) -> None:
    last = ("ShoeLoaded", 2)
    ana = let_it_run(path, law, game, last, caplog)
    seen = told(ana, last)
    assert seen["Dealt"] > 200
    assert seen[decided] >= FEWEST
    assert seen["BettingClosed"] == seen["RoundEnded"] >= FEWEST, "every round that began was seen out"
    bettors = [a["by"] for a in ana.acts if any(e["type"] == "BetPlaced" for e in a["events"])]
    assert bettors, "company had the time to bet"
    assert all(map(is_bot, bettors))


@pytest.mark.parametrize(("law", "game", "decided"), SHOES)
def test_a_whole_shoe_is_dealt(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, law: str, game: str, decided: str
) -> None:
    a_whole_shoe(tmp_path, law, game, decided, caplog)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "decided"), MORE_SHOES)
def test_a_whole_shoe_is_dealt_under_the_other_laws(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, law: str, game: str, decided: str
) -> None:
    a_whole_shoe(tmp_path, law, game, decided, caplog)


def many_throws(path: Path, law: str, caplog: pytest.LogCaptureFixture) -> None:
    last = ("RoundEnded", 20)
    seen = told(let_it_run(path, law, "craps", last, caplog), last)
    assert seen["BettingClosed"] == seen["Thrown"] >= 20
    assert {"DiceTaken", "PointSet", "DicePassed", "Paid", "Collected"} <= set(seen)


def test_the_dice_go_round(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    many_throws(tmp_path, "asturias-2011", caplog)


@pytest.mark.slow
@pytest.mark.parametrize("law", MORE_DICE)
def test_the_dice_go_round_under_the_other_laws(tmp_path: Path, caplog: pytest.LogCaptureFixture, law: str) -> None:
    many_throws(tmp_path, law, caplog)


@pytest.mark.parametrize(("game", "company"), [("chemin-de-fer", 4), ("baccarat-banque", 5)])
def test_company_sits_where_the_bank_goes_round(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, company: int
) -> None:
    """The hand goes from seat to seat, and each cloth needs players: company that stands about would stop the game."""
    ana = let_it_run(tmp_path, "galicia-2007", game, ("RoundEnded", 6), caplog)
    sat = {e["who"]: e["seat"] for a in ana.acts for e in a["events"] if e["type"] == "Seated" and is_bot(e["who"])}
    assert len(sat) == company, "as many as the policy says, and as the game needs"
    assert 1 <= sum(seat <= SEATS // 2 for seat in sat.values()) < company, "on both sides"


def test_cards_come_one_after_another(tmp_path: Path) -> None:
    seconds = 2.0
    opening = {"law": "galicia-2007", "game": "trente-et-quarante", "minimum": "5.00"}

    async def evening() -> list[float]:
        store = str(tmp_path / "casino.db")
        async with asyncio.timeout(120), parlour(store, opening=opening, policy=Policy(seconds=seconds)) as p:
            ana = await p.guest("ana")
            await ana.until(lambda: bool(ana.offers("CutPack")), 60)
            await ana.do("CutPack")
            await ana.until(lambda: told(ana)["Dealt"] >= 4, 60)
            return [a["at"] for a in ana.acts if any(e["type"] == "Dealt" for e in a["events"])]

    cards = asyncio.run(evening())
    gaps = [after - before for before, after in pairwise(cards)]
    assert min(gaps) > 0.9 * seconds * DEAL
