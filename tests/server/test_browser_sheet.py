"""The sheet of a table says what the table offers: the same spots, the same limits, the figures of the odds room."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from visitors import Casino, problem

from novamas.games import FAMILIES, family, make
from novamas.games.cloth.acts import BETTING
from novamas.games.cloth.sheet import limits
from novamas.games.sheet import chips
from novamas.games.spin import SpinGame
from novamas.law import BadOption, library
from novamas.odds.report import rows
from novamas.table.acts import Bring

PLAYED = [
    (law, game)
    for law in library().laws()
    for game in library().games(law)
    if issubclass(family(law, game).game, SpinGame)  # cards and dice have files of their own
]
RICH = 10**12
VARIED: dict[str, list[dict[str, Any]]] = {
    "roulette-french": [{}, {"even_minimum": 2}],
    "roulette-american": [{}, {"colours": 3}],
    "boule": [{}, {"raised": 2}],
    "wheel-of-fortune": [{}, {"maximum": 7}],
    "punto-banca": [{}, {"maximum": 50}, {"layout": "mini", "multiples": True}],
    "trente-et-quarante": [{}, {"maximum": 20}],
}


def possible(law: str, game: str, options: dict[str, Any]) -> bool:
    try:
        make(law, game, options)
    except BadOption:  # this law does not leave it to the house
        return False
    return True


CASES = [
    (law, game, options) for law, game in PLAYED for options in VARIED.get(game, [{}]) if possible(law, game, options)
]


@pytest.mark.parametrize(("law", "game", "options"), CASES, ids=str)
def test_spots_and_limits_are_those_that_are_offered(law: str, game: str, options: dict[str, Any]) -> None:
    made, minimum = make(law, game, options), 10_00
    sheet = FAMILIES[made.rules.family].sheet(made, minimum)
    may = {"value_chips": ("ana",)} if game == "roulette-american" else {}
    open_to_bets = made.state(minimum=minimum, phase=BETTING, chips={"ana": RICH}, seats=("ana",), **may)
    offered = {}
    for offer in made.options(open_to_bets, "ana", "PlaceBet"):
        for spot in offer.form["on"].each():
            offered[spot] = (offer.form["amount"].lo, offer.form["amount"].hi)
    assert offered
    assert {s.spot: (s.min, s.max) for s in sheet.spots} == offered
    by_kind = {limit.kind: (limit.min, limit.max) for limit in limits(made, minimum)}
    assert all(by_kind[s.kind] == (s.min, s.max) for s in sheet.spots)
    assert set(by_kind) == {s.kind for s in sheet.spots}


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_figures_are_those_of_the_odds_room(law: str, game: str) -> None:
    made = make(law, game)
    sheet = FAMILIES[made.rules.family].sheet(made, 500)
    spun = getattr(made, "distribution", None)  # cards have odds of their own
    outcomes = {value: Fraction(weight, spun.total) for value, weight in spun} if spun is not None else {}
    known, register = rows(law, game), library().register(law)
    for spot in sheet.spots:
        mine = [row for row in known if row.bet == spot.kind]
        assert Fraction(spot.edge) == min(row.edge for row in mine)
        assert (spot.win, spot.pays) in {(str(row.win), row.pays) for row in mine if row.strategy == spot.choice}
        if outcomes and not spot.parts and spot.pays != "0:1":
            assert Fraction(spot.win) == sum(outcomes[value] for value in spot.covers)
        assert spot.covers
        assert spot.clauses
        assert spot.limit_clauses
        assert all(clause in register for clause in (*spot.clauses, *spot.limit_clauses))


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_the_order_of_payment_is_complete(law: str, game: str) -> None:
    made = make(law, game)
    sheet = FAMILIES[made.rules.family].sheet(made, 500)
    told = [kind for step in sheet.order for kind in step.kinds]
    assert sorted(told) == sorted({s.kind for s in sheet.spots if not s.parts}), "each kind once, announced bets never"
    ranked = [kind for kind in made.rules.settlement.pay_order if kind in told]
    assert [kind for kind in told if kind in ranked] == ranked
    assert all(step.clauses for step in sheet.order)
    assert sheet.collect_clauses


def test_a_roulette_cloth() -> None:
    made = make("euskadi-1996", "roulette-french")
    cloth = FAMILIES["roulette"].sheet(made, 500).cloth
    assert (cloth.numbers, cloth.zeros, cloth.style, cloth.track, cloth.colour_chips) == (
        36,
        (0,),
        "french",
        True,
        False,
    )
    assert cloth.wheel[:4] == (0, 32, 15, 19)
    assert sorted(cloth.wheel) == list(range(37))
    assert Counter(cloth.colours.values()) == {"red": 18, "black": 18}
    assert {n: cloth.colours[n] for n in ("10", "19", "29", "1")} == {
        "10": "black", "19": "red", "29": "black", "1": "red",
    }  # fmt: skip
    plain = FAMILIES["roulette"].sheet(make("boe-1977", "roulette-american"), 100).cloth
    assert (plain.track, plain.style, plain.colour_chips) == (False, "american", True)
    turned = make("galicia-2007", "roulette-french", {"wheel": [*cloth.wheel[5:], *cloth.wheel[:5]]})
    assert FAMILIES["roulette"].sheet(turned, 500).cloth.wheel == cloth.wheel, (
        "told from zero, whatever the house wrote"
    )


def test_a_boule_cloth() -> None:
    cloth = FAMILIES["boule"].sheet(make("euskadi-1996", "boule"), 500).cloth
    assert cloth.numbers == tuple(range(1, 10))
    assert cloth.special == 5
    assert cloth.colours["5"] == "special"
    assert {n for n, colour in cloth.colours.items() if colour == "red"} == {"2", "4", "7", "9"}
    assert len(cloth.cups) == 18


def test_a_wheel_of_fortune() -> None:
    made = make("galicia-2007", "wheel-of-fortune")
    cloth = FAMILIES["wheel"].sheet(made, 500).cloth
    assert len(cloth.segments) == 54
    assert Counter(cloth.segments) == {s.symbol: s.count for s in cloth.symbols} == dict(made.rules.wheel.cells)
    assert {s.symbol: s.pays for s in cloth.symbols}["joker-red"] == "45:1"
    around = zip(cloth.segments, (*cloth.segments[1:], cloth.segments[0]), strict=True)
    assert all(a != b for a, b in around), "no symbol stands beside itself"
    single = make("euskadi-1996", "wheel-of-fortune", None, {"joker": "literal"})
    assert {s.symbol: s.pays for s in FAMILIES["wheel"].sheet(single, 500).cloth.symbols}["joker-black"] == "45:1"


@pytest.mark.parametrize(
    ("minimum", "most", "expected"),
    [
        (5_00, 10_000_00, (5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00)),
        (2_00, 60_00, (2_00, 5_00, 10_00, 20_00, 50_00)),
        (2_50, 500_00, (50, 1_00, 2_00, 5_00, 10_00, 20_00, 50_00)),  # five halves make the minimum
        (15_00, 100_00, (5_00, 10_00, 20_00, 50_00, 100_00)),
        (100, 1_000_000, (100, 200, 500, 1_000, 2_000, 5_000, 10_000)),  # pesetas
        (1, 1, (1,)),
        (3, 4, (1, 2)),
    ],
)
def test_chips_make_up_the_minimum_and_reach_no_further_than_the_limit(
    minimum: int, most: int, expected: tuple[int, ...]
) -> None:
    assert chips(minimum, most) == expected
    assert minimum % expected[0] == 0


# -- over HTTP ---------------------------------------------------------------------------------------------------------

FIELDS = {
    "table", "law", "game", "family", "currency", "languages", "minimum", "chips", "spots", "order", "at_once",
    "collect_clauses", "cloth", "elsewhere", "readings", "irregularities", "lesson", "meanings",
    "tournament",
}  # fmt: skip
SPOT = {
    "spot", "kind", "covers", "parts", "pays", "min", "max", "win", "edge", "choice", "clauses", "limit_clauses",
}  # fmt: skip


def test_the_sheet_of_a_table(casino: Casino) -> None:
    table = casino.open(authorisation={"minimums": ["5.00", "10.00"]}, readings={"prison-release": "literal"})
    ana = casino.guest()
    sheet = ana.get(f"/api/tables/{table}/sheet").json()
    assert set(sheet) == FIELDS
    assert (sheet["table"], sheet["law"], sheet["game"], sheet["family"]) == (
        table, "euskadi-1996", "roulette-french", "roulette",
    )  # fmt: skip
    assert sheet["currency"] == {"code": "EUR-play", "digits": 2}
    assert sheet["languages"] == ["eu", "es"]
    assert sheet["minimum"] == 5_00
    assert sheet["tournament"] == ""
    split = next(s for s in sheet["spots"] if s["spot"] == "split:17-20")
    assert set(split) == SPOT
    assert (split["covers"], split["pays"], split["min"], split["max"]) == ([17, 20], "17:1", 5_00, 100_00)
    assert (split["win"], split["edge"], split["clauses"]) == ("2/37", "1/37", ["EUS96-01-023", "EUS96-01-024"])
    assert "EUS96-01-056" in split["limit_clauses"]
    third = next(s for s in sheet["spots"] if s["spot"] == "third")
    assert third["parts"][0] == ["split:5-8", 1]
    assert sheet["cloth"]["kind"] == "roulette"
    assert sheet["collect_clauses"] == ["EUS96-01-078"]
    assert sheet["order"][4] == {
        "kinds": ["red", "black", "even", "odd", "high", "low"], "clauses": ["EUS96-01-079"],
    }  # fmt: skip
    assert sheet["irregularities"] == [
        {
            "kind": "VoidSpin",
            "by": ["@inspector", "@croupier"],
            "clauses": ["EUS96-01-081", "EUS96-01-082", "EUS96-01-083", "EUS96-01-084"],
            "causes": ["object-in-wheel", "ball-out", "bad-launch"],
        }
    ]
    assert {e["law"] for e in sheet["elsewhere"]["red"]} == {"boe-1977", "galicia-2007"}
    assert sheet["elsewhere"]["straight"][0] == {"law": "boe-1977", "pays": "35:1", "edge": "1/37"}
    assert "third" not in sheet["elsewhere"], "no other law has it"
    release = next(r for r in sheet["readings"] if r["id"] == "prison-release")
    assert release["side"] == "literal"
    assert release["literal"] == "freed whole after any number of zeros"
    spanish = ana.get(f"/api/tables/{table}/sheet?lang=es").json()
    assert next(r for r in spanish["readings"] if r["id"] == "prison-release")["reason"] != release["reason"]


def test_the_sheet_follows_the_minimum_in_force(casino: Casino) -> None:
    table = casino.open(authorisation={"minimums": ["5.00", "10.00"]})
    ana = casino.guest()
    before = ana.get(f"/api/tables/{table}/sheet").json()
    changed = casino.someone("director").act(table, {"ChangeMinimum": {"to": "10.00"}})
    assert changed.status_code == 201, changed.text
    assert ana.get(f"/api/tables/{table}/sheet").json() == before, "announced some rounds ahead"
    for number in range(casino.house.table(table).state.notice.after):
        for kind in ("OpenBetting", "Launch", "CloseBetting"):
            assert casino.someone("croupier").act(table, {kind: {}}).status_code == 201
        assert casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": number}).status_code == 201
    after = ana.get(f"/api/tables/{table}/sheet").json()
    assert (before["minimum"], after["minimum"]) == (5_00, 10_00)
    assert after["spots"][0]["max"] == 2 * before["spots"][0]["max"]
    assert after["chips"][0] == 10_00


def test_a_sheet_in_pesetas(casino: Casino) -> None:
    table = casino.open("boule", law="boe-1977", minimum="100")
    sheet = casino.guest().get(f"/api/tables/{table}/sheet").json()
    assert sheet["currency"] == {"code": "ESP-play", "digits": 0}
    assert sheet["chips"] == [100, 200, 500, 1_000, 2_000, 5_000, 10_000]
    assert sheet["languages"] == ["es"]


def test_a_sheet_that_is_not_there(casino: Casino) -> None:
    ana = casino.guest()
    problem(ana.get("/api/tables/99/sheet"), 404, "unknown-table")
    problem(ana.get("/api/tables/99/names"), 404, "unknown-table")
    problem(casino.ask("GET", "/api/tables/1/names"), 401, "not-signed-in")
    table = casino.open()
    assert casino.ask("GET", f"/api/tables/{table}/sheet").json() == ana.get(f"/api/tables/{table}/sheet").json()


# -- names -------------------------------------------------------------------------------------------------------------


def test_people_and_company_have_names(casino: Casino) -> None:
    table = casino.open()
    ana, eva = casino.guest(), casino.account("player", "Eva")
    assert eva("POST", "/api/purse/play-chips").is_success
    for who in (ana, eva):
        assert who.act(table, {"Bring": {"amount": "100.00"}}).status_code == 201
    hosted = casino.house.table(table)
    casino.run(seat_bot, casino, hosted, f"bot-{table}-uxía")
    expected = {eva.id: "Eva", f"bot-{table}-uxía": "Uxía"}
    assert ana.get(f"/api/tables/{table}/names").json() == expected, "a guest has no name until they choose one"
    assert ana.get(f"/api/tables/{table}").json()["names"] == expected
    ana("PUT", "/api/session/name", {"name": "Ana"})
    assert eva.get(f"/api/tables/{table}/names").json() == {**expected, ana.id: "Ana"}
    ana("DELETE", "/api/session/name")
    assert eva.get(f"/api/tables/{table}/names").json() == expected


async def seat_bot(casino: Casino, hosted: Any, who: str) -> None:
    await casino.house.post(who, {hosted.currency.code: 100_00}, "@issue", "play chips", "house")
    await casino.house.play(hosted, Bring(by=who, amount=100_00), cause="bot")
