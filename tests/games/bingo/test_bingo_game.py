"""Bingo: what is sold, sung, shared, kept and written down; what scenarios leave to figures."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bingo_clauses import BINGO_CLAUSES
from bingo_oracle import CARD_ONE, LAWS, MACHINE_SERIES, MACHINES, NUMBERS, PRICE, Hall
from spin_oracle import under

from novamas.games import company, make
from novamas.games.bingo.acts import (
    BallDrawn,
    BingoEnded,
    BuyCards,
    CardChecked,
    GameStarted,
    InspectMaterial,
    PrizeAwarded,
    Share,
    SingLine,
    Song,
    Sung,
)
from novamas.games.bingo.record import minutes, write
from novamas.kit.chance import Uniform
from novamas.kit.decider import CLOTH, DIRECTOR, FLOAT
from novamas.kit.words import languages, say
from novamas.law import BadLaw, BadOption, library
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Leave
from novamas.table.opening import prepare

TOP, CENTRE, BOTTOM = CARD_ONE


@under(BINGO_CLAUSES, "balls")
def test_each_ball_is_drawn_from_those_that_are_left(law: str) -> None:
    hall = Hall(law, "ana")
    hall.buy("ana", 1)
    hall.start()
    for n in range(1, NUMBERS + 1):
        hall.table.to_chance()
        left = hall.table.decider.chance(hall.table.state)
        assert left == Uniform(tuple(range(n, NUMBERS + 1)))
        hall.draw(n)
    assert hall.table.decider.chance(hall.table.state) is None
    assert hall.desk.balls == tuple(range(1, NUMBERS + 1))


@under(BINGO_CLAUSES, "prizes")
@pytest.mark.parametrize(("line", "bingo", "unit"), [(100, 550, 1), (1, 1, 1), (333, 333, 7), (500, 500, 1)])
def test_prizes_are_parts_of_the_takings(law: str, line: int, bingo: int, unit: int) -> None:
    hall = Hall(law, "ana", line_share=line, bingo_share=bingo, rounding={"unit": unit})
    hall.buy("ana", 13)
    (started,) = [e for e in hall.start() if isinstance(e, GameStarted)]
    takings = 13 * PRICE
    assert started.takings == takings == hall.table.state.book[CLOTH]
    assert started.line == takings * line // 1000 // unit * unit
    assert started.bingo == takings * bingo // 1000 // unit * unit


@under(BINGO_CLAUSES, "shared")
@pytest.mark.parametrize("winners", range(1, 8))
@pytest.mark.parametrize("prize", [0, 1, 99, 100, 101, 1009])
@pytest.mark.parametrize("unit", [1, 5])
def test_every_winning_card_has_as_much_as_any_other(law: str, winners: int, prize: int, unit: int) -> None:
    """Of what cannot be divided the first to sing have a coin more; or the house keeps it."""
    songs = tuple(Song(who=f"p{n % 3}", what="line", card=f"1/{n}") for n in range(winners))
    for remainder in ("singers", "house"):
        hall = make(law, "bingo", {"remainder": remainder, "rounding": {"unit": unit}}).hall
        shares = [share.amount for share in hall.divide(prize, songs)]
        assert len(shares) == winners
        assert all(amount % unit == 0 for amount in shares)
        assert shares == sorted(shares, reverse=True)
        assert shares[0] - shares[-1] <= (unit if remainder == "singers" else 0)
        left = prize - sum(shares)
        assert 0 <= left < (unit if remainder == "singers" else unit * winners)


@under(BINGO_CLAUSES, "shared")
def test_by_the_other_reading_a_person_has_one_share(law: str) -> None:
    songs = tuple(Song(who=who, what="line", card=card) for who, card in (("a", "1"), ("b", "2"), ("a", "3")))
    by_person = make(law, "bingo", None, {"prizes-shared": "corrected"}).hall
    assert by_person.divide(100, songs) == (Share("a", "1", 50), Share("b", "2", 50))
    by_card = make(law, "bingo").hall
    assert [share.amount for share in by_card.divide(100, songs)] == [34, 33, 33]


@under(BINGO_CLAUSES, "line")
@pytest.mark.parametrize("line", [TOP, CENTRE, BOTTOM])
def test_a_line_is_complete_with_its_last_number(law: str, line: tuple[int, ...]) -> None:
    hall = Hall(law, "ana")
    hall.buy("ana", 1)
    hall.start()
    for n, number in enumerate(line, 1):
        hall.draw(number)
        assert hall.table.decider.game.hall.has_won(hall.desk, "line", "1/1") is (n == len(line))


@under(BINGO_CLAUSES, "bingo")
def test_a_bingo_needs_all_fifteen(law: str) -> None:
    hall = Hall(law, "ana")
    hall.buy("ana", 1)
    hall.start()
    every = (*TOP, *CENTRE, *BOTTOM)
    for n, number in enumerate(every, 1):
        hall.draw(number)
        assert hall.table.decider.game.hall.has_won(hall.desk, "bingo", "1/1") is (n == len(every))
    hall.bingo("ana", "1/1")
    (checked, *_) = hall.check("1/1")
    assert isinstance(checked, CardChecked)
    assert checked.right


@pytest.mark.parametrize(("law", "late"), [("boe-1977", False), ("euskadi-1996", True)])
def test_a_bingo_on_a_later_ball(law: str, late: bool) -> None:
    hall = Hall(law, "ana")
    hall.buy("ana", 1)
    hall.start()
    hall.draw(*TOP, *CENTRE, *BOTTOM, 2)
    assert hall.table.decider.game.hall.has_won(hall.desk, "bingo", "1/1") is late
    assert hall.table.decider.game.hall.has_won(hall.desk, "line", "1/1") is late


@under(BINGO_CLAUSES, "public")
def test_everybody_sees_everything(law: str) -> None:
    hall = Hall(law, "ana", "bea")
    hall.buy("ana", 2)
    hall.start()
    hall.draw(*TOP)
    hall.line("ana", "1/1")
    views = [hall.table.view(who) for who in ("ana", "bea", "zoe", "@croupier", "@inspector", DIRECTOR)]
    assert all(view == views[0] for view in views)


@under(BINGO_CLAUSES, "one game")
def test_cards_are_good_for_one_game(law: str) -> None:
    hall = Hall(law, "ana")
    hall.buy("ana", 1)
    hall.start()
    hall.draw(*TOP, *CENTRE, *BOTTOM)
    assert hall.refused(Leave(by="ana")).code == "cards-in-play"
    hall.bingo("ana", "1/1")
    hall.check("1/1")
    hall.go_on()
    assert hall.desk.sold == ()
    assert hall.refused(SingLine(by="ana", card="1/1")).code == "no-card-in-play"
    hall.act(Leave(by="ana"))


@under(BINGO_CLAUSES, "void")
def test_a_void_game_gives_everything_back(law: str) -> None:
    from novamas.games.bingo.acts import VoidGame

    hall = Hall(law, "ana", "bea")
    hall.buy("ana", 2)
    hall.buy("bea", 3)
    hall.buy("ana", 1)
    hall.start()
    hall.draw(*TOP)
    hall.line("ana", "1/1")
    hall.check("1/1")
    hall.go_on()
    hall.act(VoidGame(by=DIRECTOR, cause="wrong-number"))
    assert (hall.net("ana"), hall.net("bea")) == (0, 0)
    assert hall.table.state.book[CLOTH] == 0
    (written_down,) = minutes(hall.events)
    assert (written_down.refunded, written_down.returned, written_down.void) == (6 * PRICE, 60, "wrong-number")


@under(BINGO_CLAUSES, "record")
def test_the_minutes_tell_the_game(law: str) -> None:
    """Cards sold, takings, prizes, balls in their order, every card that was sung, what was paid."""
    hall = Hall(law, "ana", "bea", series_size=6)
    hall.buy("ana", 4)
    hall.buy("bea", 2)
    hall.buy("bea", 1)
    hall.start()
    hall.draw(*TOP[:-1])
    hall.line("ana", "1/1")
    hall.check("1/1")
    hall.draw(TOP[-1])
    hall.line("ana", "1/1")
    hall.check("1/1")
    hall.go_on()
    hall.draw(*CENTRE, *BOTTOM)
    hall.bingo("ana", "1/1")
    hall.check("1/1")
    (running,) = minutes(hall.events)
    assert not running.over
    hall.go_on()
    (done,) = minutes(hall.events)
    assert done.balls == (*TOP, *CENTRE, *BOTTOM)
    assert (done.cards, done.takings, done.line, done.bingo) == (7, 700, 70, 385)
    assert [(each.ball, each.what, each.right) for each in done.checked] == [
        (4, "line", False),
        (5, "line", True),
        (15, "bingo", True),
    ]
    assert [(what, share.amount) for what, share in done.shares] == [("line", 70), ("bingo", 385)]
    assert (done.paid, done.kept) == (455, 245)
    for lang in languages():
        lines = list(write(done, lambda key, lang=lang, **args: say(key, lang, **args), str))
        assert len(lines) == 12
        assert " ".join(map(str, done.balls)) in lines[5]
        assert not any("bingo-record" in line for line in lines)
        open_still = list(write(running, lambda key, lang=lang, **args: say(key, lang, **args), str))
        assert open_still[-1] == say("bingo-record-open", lang)


@pytest.mark.clause("BOE77-10-036")
def test_players_may_look_before_the_first_sale() -> None:
    hall = Hall("boe-1977", "ana")
    assert hall.refused(InspectMaterial(by="ana")).code == "not-now"
    hall.table.staff()
    hall.act(InspectMaterial(by="ana"))
    assert hall.desk.inspected == ("ana",)
    assert hall.refused(InspectMaterial(by="ana")).code == "not-now"
    hall.act(Leave(by="ana"))
    assert hall.desk.inspected == ()


@pytest.mark.clause("EUS96-A3-022", "EUS96-A3-023", "EUS96-A3-024")
@pytest.mark.parametrize(("category", "most"), MACHINES.items())
def test_as_many_machines_as_the_category_allows(category: str, most: int) -> None:
    make("euskadi-1996", "bingo", {"category": category, "machines": most})
    with pytest.raises(BadOption, match=str(most)):
        make("euskadi-1996", "bingo", {"category": category, "machines": most + 1})


@pytest.mark.clause("EUS96-A3-020", "EUS96-A3-025")
def test_a_machine_plays_on_equal_terms() -> None:
    """The same cards in the same order at the same price, sung and checked alike; only their number has a limit."""
    hall = Hall("euskadi-1996", "ana", "bea", machines=8, most_cards=60)
    hall.buy("ana", MACHINE_SERIES * 6, "machine")
    hall.buy("bea", 1)
    assert hall.net("ana") == -MACHINE_SERIES * 6 * PRICE
    assert hall.net("bea") == -PRICE
    refused = hall.refused(BuyCards(by="ana", count=1, support="machine"))
    assert (refused.code, refused.clauses) == ("too-many-series", ("EUS96-A3-025",))
    hall.buy("ana", 60)
    hall.start()
    hall.draw(*TOP)
    assert not any(isinstance(e, Sung) for e in hall.events), "a machine does not sing by itself"
    hall.line("ana", "1/1")
    hall.check("1/1")
    (awarded,) = [e for e in hall.go_on() if isinstance(e, PrizeAwarded)]
    assert awarded.shares == (Share("ana", "1/1", awarded.prize),)


def test_machines_that_sing_by_themselves() -> None:
    hall = Hall("euskadi-1996", "ana", "bea", machines=2, automatic=True)
    hall.buy("ana", 1, "machine")
    hall.buy("bea", 5)
    hall.start()
    hall.draw(*TOP[:-1])
    events = hall.draw(TOP[-1])
    assert [e.card for e in events if isinstance(e, Sung)] == ["1/1"]
    hall.check("1/1")
    hall.go_on()
    hall.draw(*CENTRE)
    assert [e.what for e in hall.draw(*BOTTOM) if isinstance(e, Sung)] == ["bingo"], "the line is won already"


@pytest.mark.clause("BOE77-10-014")
def test_balls_are_drawn_by_hand_or_by_air() -> None:
    assert make("boe-1977", "bingo").rules.extractor.allowed == ("manual", "automatic")
    for extractor in ("manual", "automatic"):
        make("boe-1977", "bingo", {"extractor": extractor})


@pytest.mark.clause("BOE77-10-022")
def test_what_other_rooms_need() -> None:
    needs = ("loudspeakers", "receivers", "screens")
    assert make("boe-1977", "bingo").rules.rooms.needs == needs
    make("boe-1977", "bingo", {"rooms": 20, "followed": list(needs)})
    for need in needs:
        with pytest.raises(BadOption, match=need):
            make("boe-1977", "bingo", {"rooms": 2, "followed": [each for each in needs if each != need]})


@pytest.mark.clause("BOE77-10-025", "BOE77-10-031", "BOE77-10-032")
def test_who_must_be_in_the_hall() -> None:
    """One head of the table, one cashier, and sellers, one at least."""
    for staff, fits in (
        ({"inspectors": 1, "croupiers": 1, "assistants": 1}, True),
        ({"assistants": 99}, True),
        ({"assistants": 100}, False),
        ({"assistants": 0}, False),
        ({"croupiers": 0}, False),
        ({"croupiers": 2}, False),
        ({"inspectors": 0}, False),
        ({"inspectors": 2}, False),
    ):
        opening = Opening(law="boe-1977", game="bingo", minimum=PRICE, staff=staff)
        if fits:
            prepare(opening)
        else:
            with pytest.raises(BadOption):
                prepare(opening)


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("boe-1977", {"line_share": 0}, "line_share"),
    ("boe-1977", {"bingo_share": 1001}, "bingo_share"),
    ("boe-1977", {"line_share": 500, "bingo_share": 501}, "bingo_share"),
    ("boe-1977", {"series_size": 7}, "series_size"),
    ("boe-1977", {"series_size": 0}, "series_size"),
    ("boe-1977", {"series_size": 600_006}, "series_size"),
    ("boe-1977", {"first_series": 0}, "first_series"),
    ("boe-1977", {"first_series": 10**9}, "first_series"),
    ("boe-1977", {"most_cards": 0}, "most_cards"),
    ("boe-1977", {"most_cards": 601}, "most_cards"),
    ("boe-1977", {"rooms": 0}, "rooms"),
    ("boe-1977", {"rooms": 21, "followed": ["loudspeakers", "receivers", "screens"]}, "rooms"),
    ("boe-1977", {"machines": 1}, "machines"),
    ("boe-1977", {"extra_ball": 50}, "extra_ball"),
    ("boe-1977", {"linked": True}, "linked"),
    ("euskadi-1996", {"rooms": 2}, "rooms"),
    ("euskadi-1996", {"extra_ball": 91}, "extra_ball"),
    ("euskadi-1996", {"extra_share": 10}, "extra_ball"),
    ("euskadi-1996", {"extra_share": -1, "extra_ball": 50}, "extra_share"),
    ("euskadi-1996", {"extra_share": 400, "extra_ball": 50}, "bingo_share"),
    ("euskadi-1996", {"extra_thing": "a car"}, "extra_ball"),
    ("euskadi-1996", {"extra_thing": "a car", "extra_ball": 50, "linked": True}, "extra_thing"),
    ("euskadi-1996", {"machines": -1}, "machines"),
]


@pytest.mark.parametrize(("law", "options", "field"), BAD, ids=str)
def test_what_a_hall_cannot_choose(law: str, options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, "bingo", options)
    assert caught.value.field == field


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("balls", "numbers"), 75),
        (("card", "numbers"), 16),
        (("card", "lines"), 4),
        (("card", "per_line"), 4),
        (("prizes", "combinations"), ["bingo"]),
    ],
)
def test_a_law_with_another_card_is_not_played(law: str, path: tuple[str, str], value: Any) -> None:
    laws = library()
    file = laws.folders[law] / "bingo.toml"
    tree = laws.read(file)
    tree[path[0]][path[1]] = value
    with laws.pretend(file, tree), pytest.raises(BadLaw):
        make(law, "bingo")


@pytest.mark.clause("EUS96-A3-003")
@pytest.mark.parametrize(("key", "value"), [("columns", 8), ("column", [0, 3]), ("column", [1, 4])])
def test_a_law_with_other_columns_is_not_played(key: str, value: Any) -> None:
    laws = library()
    file = laws.folders["euskadi-1996"] / "bingo.toml"
    tree = laws.read(file)
    tree["card"][key] = value
    with laws.pretend(file, tree), pytest.raises(BadLaw):
        make("euskadi-1996", "bingo")


@pytest.mark.parametrize("law", LAWS)
def test_a_hall_full_of_company_plays_evening_after_evening(law: str) -> None:
    """Sixty people buy, sing and are paid; what the cards brought in is what was paid and what the house kept."""
    hall = Hall(law)
    rng = random.Random(law)
    game = hall.table.decider.game
    bots = company(game, 60, rng)
    assert len(bots) == 60
    for who in bots:
        hall.act(Bring(by=who, amount=400 * PRICE))
    before = hall.table.state.book[FLOAT]
    for _ in range(3):
        play_a_game(hall.table, bots, rng)
    ended = [e for e in hall.events if isinstance(e, BingoEnded)]
    assert len(ended) == 3
    assert hall.table.state.book[FLOAT] - before == sum(e.kept for e in ended)
    for each, e in zip(minutes(hall.events), ended, strict=True):
        assert each.takings == each.paid + each.kept == sum(e.paid.values()) + e.kept
        assert len(set(each.balls)) == len(each.balls)
        first = [lot.first for lot in each.sold]
        assert first == sorted(first)
    drawn = [e for e in hall.events if isinstance(e, BallDrawn)]
    assert all(e.place <= NUMBERS for e in drawn)


def play_a_game(table: Table, bots: dict[str, Any], rng: random.Random) -> None:
    from novamas.kit.decider import Chance

    round_ = table.state.desk.round
    for _ in range(2_000):
        for who, bot in bots.items():
            while (command := bot.act(table.decider.game, table.state.desk, who, rng)) is not None:
                table.act(command)
        if table.decider.resting(table.state) and table.state.desk.round > round_:
            return
        dist = table.decider.chance(table.state)
        if dist is not None:
            table.act(Chance(what="ball", value=dist.pick(rng)))
        else:
            assert table.staff()
    raise AssertionError("a game does not end")
