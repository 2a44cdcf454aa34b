"""Without a mouse and without eyes: every bet spot of every table is reached by arrows and says what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fingers import tap
from playwright.sync_api import expect
from tools.chromium import DESKTOP, PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, type_to
from walking import WALK, sheet

from novamas.kit.names import spot_name

GAMES = [
    ("euskadi-1996", "roulette-french"),
    ("boe-1977", "roulette-french"),
    ("galicia-2007", "roulette-american"),
    ("euskadi-1996", "boule"),
    ("galicia-2007", "wheel-of-fortune"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[tuple[Salon, dict[tuple[str, str], str]]]:
    with Salon(tmp_path_factory.mktemp("walk"), client) as salon:
        tables = {(law, game): salon.open(law=law, game=game, running=BY_HAND) for law, game in GAMES}
        yield salon, tables


@pytest.mark.parametrize(
    ("law", "game", "size"),
    [
        *((law, game, DESKTOP) for law, game in GAMES),
        (*GAMES[0], PHONE),
        *(pytest.param(law, game, PHONE, marks=pytest.mark.slow) for law, game in GAMES[1:]),
    ],
)
def test_every_spot_is_reached_by_arrows_and_named(
    house: tuple[Salon, dict[tuple[str, str], str]], visit: Visit, law: str, game: str, size: tuple[int, int]
) -> None:
    salon, tables = house
    table = tables[law, game]
    page = visit(salon, f"/table/{table}", size=size)
    expect(page.locator(".felt .cloth [data-spot]").first).to_be_attached()
    named: dict[str, str] = page.locator(".felt .cloth").first.evaluate(WALK)
    if sheet(page, table)["cloth"].get("track"):
        if size == PHONE:
            tap(page.get_by_role("tab", name="Pista"))
        named |= page.locator("div.track").last.evaluate(WALK)
    spots = {info["spot"]: info for info in sheet(page, table)["spots"]}
    assert set(named) == set(spots)
    for spot, name in named.items():
        words = spot_name(spot, "es")
        assert name.lower().startswith(words.lower()), (spot, name)
        if not spots[spot]["parts"]:
            win, stake = spots[spot]["pays"].split(":")
            assert f"paga {win} a {stake}." in name, (spot, name)
        assert "Máximo" in name
    assert len(set(named.values())) == len(named), "no two spots are called the same"


def test_the_cloth_is_one_stop_of_the_tab_key(house: tuple[Salon, dict[tuple[str, str], str]], visit: Visit) -> None:
    salon, tables = house
    page = visit(salon)
    page.get_by_role("link", name=re.compile(f"mesa {tables[GAMES[0]]}: Ruleta francesa")).click()
    at = AtTable(salon, page, tables[GAMES[0]])
    at.has_sat_down()
    stops: list[str] = []
    page.locator("h1").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """(regions) => regions.find(([, each]) => document.activeElement.closest(each))?.[0] ?? ''""",
            [["cloth", ".felt"], ["track", "div.track"], ["tray", ".tray"], ["panel", "aside"]],
        )
        stops.append(where)
        if where == "panel":
            break
    assert [where for where in stops if where] == ["cloth", "track", "tray", "panel"]

    # what has the focus is never lost from sight, and comes back to the last spot
    page.keyboard.press("F6")
    expect(page.locator("section.call")).to_be_focused()
    page.keyboard.press("F6")
    type_to(page, "23", at.spot("straight:23"))
    page.keyboard.press("F6")
    expect(page.locator(".tray [role=radio][tabindex='0']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(at.chip(1000)).to_be_checked()
    page.keyboard.press("Escape")
    expect(at.spot("straight:23")).to_be_focused()
    expect(page.locator(".felt .halo")).to_be_visible()


def test_single_keys_choose_chips_and_sectors(house: tuple[Salon, dict[tuple[str, str], str]], visit: Visit) -> None:
    salon, tables = house
    table = tables[GAMES[0]]
    page = visit(salon)
    page.get_by_role("link", name=re.compile(f"mesa {table}: Ruleta francesa")).click()
    at = AtTable(salon, page, table)
    at.has_sat_down()
    at.betting_opens()
    page.keyboard.press("+")
    expect(at.chip(1000)).to_be_checked()
    page.keyboard.press("-")
    expect(at.chip(500)).to_be_checked()
    page.keyboard.press("s")
    at.lies({f"split:{each}": 500 for each in ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")})
    page.keyboard.press("z")  # an announced bet is one act
    at.lies({})
    salon.spin(table, 1)
