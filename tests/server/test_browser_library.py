"""What the pages of the floor and the library ask for: clauses, house options, richer entries of the floor."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from visitors import Casino, problem

from novamas.games import family, make
from novamas.kit.errors import BadInput
from novamas.kit.wire import money_fields
from novamas.kit.words import has, languages
from novamas.law import BadOption, Register, library
from novamas.table import Authorisation, Opening, prepare

PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
COMMON = ["rounding.unit", "stakes"]

LEAST_SHARES = {"line_share": 1, "bingo_share": 1}
ROOM: dict[str, dict[str, Any]] = {
    "line_share": LEAST_SHARES,
    "bingo_share": LEAST_SHARES,
    "extra_share": LEAST_SHARES,
    "machines": {"category": "special"},
    "rooms": {"followed": ["loudspeakers", "receivers", "screens"]},
    "tickets": {"prizes": ["-"], "values": [1], "counts": [1]},
    "period": {"tract": "single"},
    "programme": {"events": 1},
    "authorised": {"events": 1},
    "size": {"prize_table": "3x1 2x1 1x1"},
    "digits": {"programme": "1: exact 30"},
    "extra": {"categories": "6=400 5=300 4=300"},
}
"""The other options that leave one the most room: the prizes of bingo are parts of one whole, its machines go by the
category of the hall, more rooms need what they follow the game by; the tickets of a tombola hold its
prizes, and a promotion of one day has a single date; a meeting has as many events as the programme and the
authorisation leave; a short lot, numbers of few figures and a form without the complementary number have prizes to
match."""

UNNUMBERED = {
    ("asturias-2011", "chemin-de-fer"), ("asturias-2011", "baccarat-banque"), ("galicia-2007", "baccarat-banque"),
}  # fmt: skip
"""Games from a shoe whose law does not send to the shoes of blackjack."""


# -- clauses -----------------------------------------------------------------------------------------------------------


def test_a_clause_with_its_citation(shared: Casino) -> None:
    english = shared.ask("GET", "/api/clauses/EUS96-01-024").json()
    register = library().register("euskadi-1996")
    assert english == {
        "id": "EUS96-01-024",
        "law": "euskadi-1996",
        "game": "roulette-french",
        "section": register["EUS96-01-024"].section,
        "citation": f"Decree 277/1996, French roulette, {register['EUS96-01-024'].section}",
        "kind": register["EUS96-01-024"].kind,
        "text": register["EUS96-01-024"].rule,
        "lang": "en",
    }
    spanish = shared.ask("GET", "/api/clauses/EUS96-01-024?lang=es").json()
    assert spanish["lang"] == "es"
    assert spanish["text"] == register.text("EUS96-01-024", "es")[0]
    assert spanish["citation"].startswith("Decreto 277/1996, Ruleta francesa, ")
    assert shared.ask("GET", "/api/clauses/EUS96-01-024", **{"accept-language": "es"}).json() == spanish


def test_a_clause_without_a_translation_says_its_language(shared: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    id = next(iter(library().register("asturias-2011")))
    monkeypatch.setattr(Register, "_in", lambda self, lang: {})  # as in a law that nobody has translated yet
    answer = shared.ask("GET", f"/api/clauses/{id}?lang=es").json()
    assert answer["lang"] == "en"
    assert answer["citation"].startswith("Resoluciones de 10 de junio de 2011, ")


@pytest.mark.parametrize("law", library().laws())
def test_every_clause_can_be_read(shared: Casino, law: str) -> None:
    for id in list(library().register(law))[::50]:
        answer = shared.ask("GET", f"/api/clauses/{id}")
        assert answer.status_code == 200, id
        assert answer.json()["text"]
        assert answer.json()["law"] == law


# -- house options -----------------------------------------------------------------------------------------------------


def options(casino: Casino, law: str, game: str) -> dict[str, dict[str, Any]]:
    answer = casino.ask("GET", f"/api/games/{game}/house?law={law}")
    assert answer.status_code == 200, answer.text
    return {option["name"]: option for option in answer.json()}


def with_option(name: str, value: Any) -> dict[str, Any]:
    """A dot leads inside an option."""
    outer, dot, inner = name.partition(".")
    return {outer: {inner: value}} if dot else {outer: value}


@pytest.mark.parametrize(
    ("law", "game", "own"),
    [
        (
            "euskadi-1996",
            "roulette-french",
            ["cloths", "tier", "even_minimum", "even_multiples", "wheel", "zero_colour"],
        ),
        (
            "euskadi-1996",
            "roulette-american",
            ["cloths", "tier", "even_minimum", "even_multiples", "announced", "colours", "payment", "denominations",
             "wheel", "zero_colour", "sorter"],
        ),
        ("boe-1977", "roulette-french", ["cloths", "wheel", "zero_colour"]),
        ("galicia-2007", "boule", ["cloths", "number_maximum", "even_maximum", "raised"]),
        ("galicia-2007", "wheel-of-fortune", ["maximum"]),
    ],
)  # fmt: skip
def test_only_what_the_law_leaves_open_is_asked(shared: Casino, law: str, game: str, own: list[str]) -> None:
    assert sorted(options(shared, law, game)) == sorted([*COMMON, *own])


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_what_is_offered_is_allowed_and_nothing_beyond_it(shared: Casino, law: str, game: str) -> None:
    kind = family(law, game).house
    money = money_fields(kind)
    for name, option in options(shared, law, game).items():
        assert set(option) == {"name", "type", "default", "values", "min", "max", "many", "clauses", "given"}
        assert option["type"] in ("choice", "number", "flag", "amount", "text")
        assert (name in money) == (option["type"] == "amount")
        assert all(clause in library().register(law) for clause in option["clauses"])
        tries = [option["default"], *option["values"]]
        if option["type"] == "flag":
            tries = [True, False]
        if not option["many"]:
            tries += [bound for bound in (option["min"], option["max"]) if bound is not None]
        given = with_option(option["given"][0], option["given"][1][0]) if option["given"] else {}
        given |= {each: value for each, value in ROOM.get(name, {}).items() if each in kind.__struct_fields__}
        for value in tries:
            many = option["many"] and not isinstance(value, list)
            make(law, game, given | with_option(name, [value] if many else value))
        beyond = [option["min"] - 1] if option["min"] is not None else []
        beyond += [option["max"] + 1] if option["max"] is not None else []
        if option["type"] == "choice":
            beyond = ["nothing"] if isinstance(option["values"][0], str) else [max(option["values"]) + 1]
        for value in beyond:
            with pytest.raises(BadInput) as refused:
                make(law, game, given | with_option(name, [value] if option["many"] else value))
            assert set(getattr(refused.value, "clauses", ())) <= set(option["clauses"])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_what_is_offered_has_words(shared: Casino, law: str, game: str, lang: str) -> None:
    """The office shows an option, and each of its values that is a word, in the language of the director."""
    for name, option in options(shared, law, game).items():
        key = "office-option-" + name.replace(".", "-").replace("_", "-")
        assert has(key, lang), key
        for value in option["values"] if option["type"] == "choice" else ():
            if isinstance(value, str):
                assert has(f"{key}-{value}", lang) or has(f"value-{value}", lang), (key, value)


def test_the_pokers_with_a_jackpot_offer_a_carousel(shared: Casino) -> None:
    for game, clause in (("poker-no-draw", "EUS96-11-092"), ("poker-draw", "EUS96-12-117")):
        offered = options(shared, "euskadi-1996", game)["carousel"]
        assert (offered["type"], offered["default"], clause in offered["clauses"]) == ("flag", False, True)
        name, values = offered["given"]
        assert (name, 0 in values, 50 in values) == ("jackpot", False, True)
        make("euskadi-1996", game, {"jackpot": 50, "carousel": True})


def meant(text: str) -> Any:
    """The value of an option, from the text that stands for it: a flag, a number or a name."""
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_what_the_law_asks_of_a_table_opens_it_and_less_does_not(shared: Casino, law: str, game: str) -> None:
    asked = shared.ask("GET", f"/api/games/{game}/opening?law={law}").json()
    opening = Opening(law=law, game=game, minimum=asked["minimum"])
    assert asked["currency"] == library().currency(law).code
    for value, staff in asked["staff"].items():
        clauses, crew = staff.pop("clauses"), staff.pop("crew")
        assert not staff.pop("more"), "whoever opens a table is told the most of each"
        chosen = {asked["staff_by"]: meant(value)}
        granted = Authorisation(double_table=True)
        for end in (0, 1):
            people = {role: bounds[end] for role, bounds in staff.items()}
            if crew:
                people["ends"] = min(people["ends"], crew - people["croupiers"])
            prepare(replace(opening, options=chosen, staff=people, authorisation=granted))
        for role, (least, most) in staff.items():
            for wrong in (least - 1, most + 1):
                with pytest.raises(BadOption) as refused:
                    prepare(replace(opening, options=chosen, staff={role: wrong}, authorisation=granted))
                assert (refused.value.field, list(refused.value.clauses)) == ("staff", clauses)
    needed = asked["float"] * asked["minimum"]
    assert prepare(replace(opening, float=max(1, needed))).float == max(1, needed)
    if needed:
        with pytest.raises(BadOption) as refused:
            prepare(replace(opening, float=needed - 1))
        assert list(refused.value.clauses) == asked["float_clauses"]
    by_reference = game in ("punto-banca", "chemin-de-fer", "baccarat-banque") and (law, game) not in UNNUMBERED
    assert asked["shoe"] == (game in ("blackjack", "triple-blackjack") or by_reference)
    if asked["shoe"]:
        assert asked["shoe_clauses"]
        assert prepare(replace(opening, shoe=7)).opening.shoe == 7
    else:
        with pytest.raises(BadOption) as refused:
            prepare(replace(opening, shoe=7))
        assert refused.value.field == "shoe"
    problem(shared.ask("GET", f"/api/games/poker/opening?law={law}"), 404, "unknown-game")


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_leaving_a_default_as_it_is_changes_nothing(shared: Casino, law: str, game: str) -> None:
    kind = family(law, game)
    plain: Any = make(law, game)
    limits, state = kind.limits(plain, 1_000), plain.state(minimum=1_000)
    assert limits
    assert all(has(f"bet-{limit.kind}") for limit in limits)
    if plain.spots:  # in circle poker bets go into a pot, on no spot of the cloth
        assert {limit.kind for limit in limits} <= set(plain.kinds)
    for name, option in options(shared, law, game).items():
        if option["given"]:
            continue  # no question at a table as it is by default
        chosen: Any = make(law, game, with_option(name, option["default"]))
        assert chosen.spots == plain.spots
        assert kind.limits(chosen, 1_000) == limits, name
        for bound in ("least", "most"):  # of a bank, where a player holds it
            if hasattr(plain, bound):
                assert getattr(chosen, bound)(state) == getattr(plain, bound)(state), name


# -- the floor ---------------------------------------------------------------------------------------------------------


def test_the_floor_says_what_a_visitor_chooses_by(casino: Casino) -> None:
    by_hand = casino.open("boule", law="galicia-2007", minimum="2.00")
    by_itself = casino.open(running={"auto": True, "seconds": 30})
    odd = casino.open("wheel-of-fortune")
    entries = {entry["table"]: entry for entry in casino.guest().get("/api/tables").json()}
    boule, roulette = entries[by_hand], entries[by_itself]
    assert boule["languages"] == ["gl", "es"]
    assert roulette["languages"] == ["eu", "es"]
    assert {"kind": "number", "min": 2_00, "max": 200_00} in boule["limits"]
    assert {"kind": "straight", "min": 5_00, "max": 50_00} in roulette["limits"]
    assert {"kind": "red", "min": 5_00, "max": 900_00} in roulette["limits"]
    assert len({limit["kind"] for limit in roulette["limits"]}) == len(roulette["limits"])
    assert (boule["pace"], roulette["pace"]) == (None, None), "no round has been played yet"
    assert roulette["anomalies"] == []
    assert set(entries[odd]["anomalies"]) == {"wheel-24-and-15", "joker"}  # the letter pays the player, or nobody
    assert "names" not in roulette


def test_whoever_looks_in_from_the_street_sees_the_floor_and_nobody_on_it(casino: Casino) -> None:
    table = casino.open()
    ana = casino.guest()
    croupier = casino.someone("croupier")
    assert ana.act(table, {"Bring": {"amount": "100.00"}}).status_code == 201
    croupier.act(table, {"OpenBetting": {}})
    ana.act(table, {"PlaceBet": {"on": "red", "amount": "10.00"}})
    for kind in ("Launch", "CloseBetting"):
        croupier.act(table, {kind: {}})
    croupier("POST", f"/api/tables/{table}/chance", {"value": 0})
    hosted = casino.house.table(table)
    assert [a.who for a in hosted.live.decider.awaits(hosted.state)] == [ana.id], "half or prison is hers to say"
    answer = casino.ask("GET", "/api/tables")
    assert answer.status_code == 200
    assert answer.json()[0]["people"] == 1
    assert answer.json()[0]["awaits"] == []
    for path in ("/api/tables", f"/api/tables/{table}/sheet", f"/api/tables/{table}/results"):
        assert ana.id not in casino.ask("GET", path).text
    for path in ("", "/names", "/options", "/log"):
        problem(casino.ask("GET", f"/api/tables/{table}{path}"), 401, "not-signed-in")


# -- laws side by side -------------------------------------------------------------------------------------------------


def test_two_laws_side_by_side(shared: Casino) -> None:
    told = shared.ask("GET", "/api/games/boule/differences?laws=boe-1977,galicia-2007&lang=en").json()
    assert told["laws"] == ["boe-1977", "galicia-2007"]
    assert told["summary"][0].startswith("All bets cost the same: ")
    assert all(list(rule["values"]) == told["laws"] and rule["name"] for rule in told["rules"])
    assert all(worth["law"] == "galicia-2007" for rule in told["rules"] for worth in rule["worth"])
    some = shared.ask("GET", "/api/games/craps/compare?laws=asturias-2011,galicia-2007&lang=es").json()
    assert some["laws"] == ["asturias-2011", "galicia-2007"]
    assert some["summary"]
    assert problem(shared.ask("GET", "/api/games/craps/compare?laws=galicia-2007"), 400, "bad-option")
    assert problem(shared.ask("GET", "/api/games/craps/compare?laws=galicia-2007,nowhere"), 400, "bad-option")
