"""Betting: what may be announced, who may bet on it, what is paid; books that balance; figures that scenarios leave."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from betting_oracle import (
    BOATS,
    HARMFUL,
    LAW,
    MATCH,
    MINIMUM,
    POINTS,
    PURSE,
    UNLAWFUL,
    Shop,
    event,
    opened,
    orders,
    part_won,
)

from novamas.games.betting.acts import (
    AnnounceEvent,
    BetsSettled,
    ConfirmResult,
    DeclareParty,
    EntryScratched,
    EventAnnounced,
    JoinPool,
    PoolPaid,
    ScratchEntry,
    StartEvent,
    StrikeBet,
    StrikeDouble,
    VoidEvent,
)
from novamas.games.betting.bots import TEMPERAMENTS
from novamas.games.betting.fixtures import BUILT_IN, Fixture
from novamas.games.betting.lesson import lesson, meanings
from novamas.games.betting.markets import (
    back,
    fair,
    open_prices,
    pool_selections,
    selections,
    show_price,
    told_double,
    won_part,
)
from novamas.games.betting.models import PARTS, finishes, goals, in_parts, points, results_of
from novamas.games.betting.pools import share_out
from novamas.games.betting.rules import check
from novamas.games.lesson import put_into_words
from novamas.games.odds import spread
from novamas.kit.chance import Seeded
from novamas.kit.decider import CLOTH, CROUPIER, DIRECTOR, INSPECTOR, JACKPOT, Chance
from novamas.kit.words import languages
from novamas.law import BadLaw, BadOption, library
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Leave

clause = pytest.mark.clause
FIXTURES = [msgspec.convert(event("e", of), Fixture, strict=False) for of in (MATCH, POINTS, BOATS)]


# -- what the article says ---------------------------------------------------------------------------------------------


@clause("EUS96-A5-002")
@pytest.mark.parametrize("matter", HARMFUL)
def test_what_harms_people(matter: str) -> None:
    said = Shop().refused(AnnounceEvent(by=INSPECTOR, fixture="pelota", matter=matter))
    assert (said.code, said.clauses) == ("matter-forbidden", ("EUS96-A5-002",))


@clause("EUS96-A5-003")
@pytest.mark.parametrize("matter", UNLAWFUL)
def test_what_is_unlawful(matter: str) -> None:
    said = Shop().refused(AnnounceEvent(by=INSPECTOR, fixture="pelota", matter=matter))
    assert (said.code, said.clauses) == ("matter-forbidden", ("EUS96-A5-003",))


@clause("EUS96-A5-002", "EUS96-A5-003")
def test_these_matters_and_no_others_are_forbidden() -> None:
    forbidden = opened().rules.forbidden
    assert (tuple(forbidden.harmful), tuple(forbidden.unlawful)) == (HARMFUL, UNLAWFUL)


@clause("EUS96-A5-004", "EUS96-A5-005", "EUS96-A5-006", "EUS96-00-041")
@pytest.mark.parametrize("reading", ["default", "bets-on-no-sport"])
@pytest.mark.parametrize("matter", ["sport", "competition", "culture", "custom", "other"])
@pytest.mark.parametrize("held", [["here"], ["there"], ["here", "there"]])
@pytest.mark.parametrize("premises", ["venue", "shop"])
def test_internal_and_external(premises: str, held: list[str], matter: str, reading: str) -> None:
    readings: Any = "default" if reading == "default" else {reading: "corrected"}
    one = event("e", BOATS, held=held, matter=matter)
    shop = Shop(reading=readings, premises=premises, venue="here", programme=[one], events=1)
    announced = shop.act(AnnounceEvent(by=INSPECTOR, fixture="e", matter=matter))[0]
    assert isinstance(announced, EventAnnounced)
    sport = matter in ("sport", "competition") or reading != "default"
    inside = premises == "venue" and held == ["here"]
    kind = ("internal" if inside else "external") if sport else "other"
    cited = {"internal": "EUS96-A5-004", "other": "EUS96-00-041", "external": "EUS96-A5-006"}
    cites = "EUS96-A5-005" if premises == "shop" and kind == "external" else cited[kind]
    assert (announced.contest.kind, announced.clauses) == (kind, ("EUS96-A5-001", cites))


@clause("EUS96-00-041", "EUS96-00-007")
def test_what_events_may_be_about() -> None:
    matters = opened().rules.matters
    assert (tuple(matters.sports), tuple(matters.others)) == (("sport", "competition"), ("culture", "custom", "other"))
    assert tuple(matters.outside) == ("charity-pools",)


@clause("EUS96-A5-001")
def test_a_bet_is_on_a_determined_and_uncertain_event_of_others() -> None:
    said = opened().rules.event
    assert (said.determined, said.uncertain, said.foreign) == (True, True, True)


@clause("EUS96-A5-001")
def test_parties_that_the_programme_names_do_not_bet() -> None:
    shop = Shop("ana", "bea", programme=[event("e", BOATS, parties=["ana"])], events=1)
    shop.announce()
    for command in (
        StrikeBet(by="ana", on="winner:1-1", amount=500),
        JoinPool(by="ana", on="pool-winner:1-1", amount=500),
    ):
        assert shop.refused(command).code == "party-to-event"
    shop.act(StrikeBet(by="bea", on="winner:1-1", amount=500))
    assert shop.game.options(shop.desk, "ana") == ()


@clause("EUS96-A5-001")
def test_one_may_be_a_party_until_a_result_is_final() -> None:
    shop = Shop("ana", programme=[event("e", BOATS)], events=1)
    shop.announce()
    shop.act(StrikeBet(by="ana", on="winner:1-1", amount=500))
    shop.act(StartEvent(by=CROUPIER))
    shop.act(Chance(what="result", value="1-2-3-4"))
    shop.act(DeclareParty(by=INSPECTOR, event=1, who="ana"))
    assert shop.net("ana") == 0
    assert not any(isinstance(e, BetsSettled) for e in shop.act(ConfirmResult(by=INSPECTOR)))


@clause("EUS96-A5-007")
@pytest.mark.parametrize("premises", ["venue", "shop"])
def test_premises_without_authorisation(premises: str) -> None:
    with pytest.raises(BadOption) as caught:
        opened({"premises": premises, "authorised": ()})
    assert (caught.value.reason, caught.value.clauses) == ("betting-unauthorised", ("EUS96-A5-007",))


@clause("EUS96-A5-007")
def test_an_authorisation_is_asked_for() -> None:
    assert opened().rules.premises.authorised


@clause("EUS96-A5-004", "EUS96-A5-005", "EUS96-A5-006")
def test_what_places_need() -> None:
    rules = opened().rules
    assert (rules.internal.held, rules.internal.facilities) == ("there", True)
    assert (rules.external.authorised, rules.external.elsewhere) == (True, True)
    opened({"premises": "shop", "facilities": False})
    verses = {"premises": "shop", "programme": ["verses"], "events": 1}
    opened({**verses, "authorised": ["other"]})


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"venue": " "}, "betting-venue"),
        ({"programme": ["polo"]}, "betting-programme"),
        ({"events": 5}, "betting-events"),
        ({"events": 0}, "betting-events"),
        ({"authorised": ["all"]}, "betting-kinds"),
        ({"programme": [event("e", BOATS), event("e", BOATS)]}, "betting-twice"),
        ({"programme": [event("e", BOATS, matter="weather")], "events": 1}, "betting-matter-unknown"),
        ({"take_out": 501}, "betting-figure"),
        ({"places": 4}, "betting-figure"),
        *(
            ({"programme": [event("e", {**of, **change})], "events": 1}, "betting-event")
            for of, change in (
                (BOATS, {"entries": ["K", "L"], "strengths": [1, 1]}),
                (BOATS, {"entries": ["K", "K", "M", "N"]}),
                (BOATS, {"entries": ["K", " ", "M", "N"]}),
                (BOATS, {"strengths": [1, 1, 1]}),
                (BOATS, {"strengths": [1, 1, 1, 0]}),
                (BOATS, {"held": []}),
                (MATCH, {"strengths": [100, 1]}),
                (MATCH, {"total": 40}),
                (MATCH, {"handicap": -20}),
                (POINTS, {"target": 51}),
                (POINTS, {"target": 1, "total": 1}),
                (POINTS, {"total": 14}),
            )
        ),
    ],
)
def test_options_that_do_not_fit(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        opened(wrong)
    assert caught.value.reason == says


def test_a_law_that_allows_what_it_forbids() -> None:
    game = opened()
    rules = game.rules
    both = msgspec.structs.replace(rules, matters=msgspec.structs.replace(rules.matters, others=("crime",)))
    with pytest.raises(BadLaw):
        list(check(both, game.house))


# -- what bets bring back ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda f: f.shape)
@pytest.mark.parametrize("places", [1, 2, 3])
def test_every_result_is_settled_as_by_definition(fixture: Fixture, places: int) -> None:
    """Each selection under each result, against the share of orders that a dead heat stands for."""
    every = [*selections(fixture, 1, places), *pool_selections(fixture, 1, places)]
    for result, _ in results_of(fixture):
        for on in every:
            assert won_part(fixture, on, str(result), places) == part_won(fixture, on, str(result), places), (
                on,
                result,
            )


@pytest.mark.parametrize("result", ["1=2=3-4", "1-2=3=4", "1=2-3=4", "1=2=3=4", "4-1=2=3"])
def test_several_who_finish_together(result: str) -> None:
    boats = FIXTURES[2]
    for on in selections(boats, 1, 2):
        assert won_part(boats, on, result, 2) == part_won(boats, on, result, 2), on
    assert sum(won_part(boats, on, result, 2) or 0 for on in selections(boats, 1, 2) if on.startswith("placed")) == 2


def test_what_a_stake_brings_back() -> None:
    assert back(Fraction(1), 250) == Fraction(5, 2)
    assert back(Fraction(1, 2), 250) == Fraction(5, 4)
    assert back(None, 250) == 1
    assert back(Fraction(0), 250) == 0
    assert back(Fraction(1), 250, 900) == Fraction(47, 20)  # one and a half, less a tenth
    assert (show_price(250), show_price(101), told_double(250, 150)) == ("2.50", "1.01", "3.7500")


@pytest.mark.parametrize("left", [(), (1,), (2, 4)])
def test_a_field_is_drawn_by_its_weights(left: tuple[int, ...]) -> None:
    """Sums to one; the winner comes by weight; a hundredth of finishes for each pair of neighbours is a dead heat."""
    weights = (35, 30, 20, 15)
    chances = spread(finishes(weights, left))
    assert sum(chances.values()) == 1
    running = [n for n in (1, 2, 3, 4) if n not in left]
    whole = sum(weights[n - 1] for n in running)
    first: Counter[int] = Counter()
    for result, p in chances.items():
        every = list(orders(str(result)))
        assert all(sorted(order) == running for order in every)
        for order in every:
            first[order[0]] += p / len(every)  # type: ignore[assignment]
    together = sum(p for result, p in chances.items() if "=" in str(result))
    assert together == Fraction(len(running) - 1, 100)
    for n in running:
        assert abs(first[n] - Fraction(weights[n - 1], whole)) < Fraction(1, 100)


def test_an_opinion_is_told_in_numbers_that_a_browser_can_hold() -> None:
    """And it is the same opinion, to a millionth for each result."""
    for fixture in FIXTURES:
        told = results_of(fixture)
        assert sum(weight for _, weight in told.pairs) < 2_000_000
        assert all(weight >= 1 for _, weight in told.pairs)
    exact, told_of = spread(points(22, 18, 22)), spread(in_parts(points(22, 18, 22)))
    assert exact.keys() == told_of.keys()
    assert all(abs(exact[result] - told_of[result]) < Fraction(2, PARTS) for result in exact)


def test_a_match_by_points_is_that_of_single_points() -> None:
    """Against a walk from point to point."""
    p = Fraction(5, 9)
    states = {(0, 0): Fraction(1)}
    done: dict[str, Fraction] = {}
    while states:
        (a, b), chance = states.popitem()
        for score, q in (((a + 1, b), p), ((a, b + 1), 1 - p)):
            if max(score) == 7:
                key = f"{score[0]}-{score[1]}"
                done[key] = done.get(key, Fraction(0)) + chance * q
            else:
                states[score] = states.get(score, Fraction(0)) + chance * q
    assert done == spread(points(5, 4, 7))


def test_a_match_by_goals_is_that_of_chances() -> None:
    chances = spread(goals(16, 12))
    assert sum(chances.values()) == 1
    mean = [sum(int(str(r).split("-")[side]) * p for r, p in chances.items()) for side in (0, 1)]
    assert mean == [Fraction(16, 10), Fraction(12, 10)]


@pytest.mark.parametrize("name", BUILT_IN)
def test_opening_prices_take_the_margin(name: str) -> None:
    game = opened({"programme": [name], "events": 1, "margin": 100})
    fixture = BUILT_IN[name]
    places = 2 if fixture.is_field else 0
    for on, price in open_prices(fixture, 1, places, game.house.margin):
        just = fair(fixture, on, places)
        assert price == max(101, int(just * 1000 / 11)) / 1


def test_prices_have_ends() -> None:
    strong = msgspec.convert(event("e", {**POINTS, "strengths": [1000, 1]}), Fixture, strict=False)
    prices = dict(open_prices(strong, 1, 0, 500))
    assert (min(prices.values()), max(prices.values())) == (101, 100_000)


# -- pools -------------------------------------------------------------------------------------------------------------


def house(**options: Any) -> Any:
    return opened(options).house


@pytest.mark.parametrize("step", [1, 5, 10, 25])
@pytest.mark.parametrize("take", [0, 100, 333])
def test_a_dividend_is_rounded_down(step: int, take: int) -> None:
    """The net pool over the stakes of who has won; never above it by rounding, never a step below."""
    rules = house(breakage_step=step, take_out=take, least_dividend=0)
    for mine in (100, 250, 777, 12_345):
        stakes = {"a": mine, "b": 1_000, "c": 9_999}
        total = sum(stakes.values())
        shared = share_out(rules, stakes, {"a": Fraction(1), "b": Fraction(0), "c": Fraction(0)})
        assert (shared.taken, shared.net) == (total * take // 1000, total - total * take // 1000)
        exact = Fraction(100 * shared.net, mine)
        assert shared.paid.keys() == {"a"}
        assert 0 <= exact - shared.paid["a"] < step
        assert shared.paid["a"] % step == 0


def test_a_part_that_nobody_backed_goes_to_the_others() -> None:
    rules = house(breakage_step=1, take_out=0)
    parts = {"a": Fraction(1, 2), "b": Fraction(1, 2), "c": Fraction(0)}
    assert share_out(rules, {"a": 100, "c": 300}, parts).paid == {"a": 400}
    assert share_out(rules, {"a": 100, "b": 100, "c": 200}, parts).paid == {"a": 200, "b": 200}
    assert share_out(rules, {"c": 300}, parts).paid == {}
    assert share_out(rules, {"a": 100}, parts, 50).paid == {"a": 150}


def test_no_dividend_is_below_the_least() -> None:
    """The house adds what is missing, and the book says so."""
    shop = Shop("ana", programme=[event("e", BOATS)], events=1, take_out=200, least_dividend=110)
    shop.announce()
    shop.act(JoinPool(by="ana", on="pool-winner:1-1", amount=1_000))
    paid = next(e for e in shop.run("1-2-3-4") if isinstance(e, PoolPaid))
    assert (paid.dividends, paid.taken, paid.topped, paid.breakage) == ({"pool-winner:1-1": 110}, 200, 300, 0)
    assert shop.net("ana") == 100


# -- a double, a withdrawal, a void half -------------------------------------------------------------------------------


def test_a_double_is_worth_both_prices() -> None:
    shop = Shop("ana", programme=[event("a", MATCH), event("b", BOATS)])
    shop.announce()
    one, other = (shop.desk.contests[n].prices[f"winner:{n + 1}-1"] for n in (0, 1))
    shop.act(
        StrikeDouble(by="ana", first="winner:1-1", second="winner:2-1", amount=10_000, price=told_double(one, other))
    )
    shop.run("1-0")
    assert shop.net("ana") == -10_000
    shop.run("1-2-3-4")
    assert shop.net("ana") == 10_000 * one * other // 10_000 - 10_000


def test_withdrawals_until_places_are_certain() -> None:
    """With two left nobody is placed any more: those bets are void; the last two cannot be withdrawn."""
    shop = Shop("ana", programme=[event("e", BOATS)], events=1)
    shop.announce()
    shop.act(StrikeBet(by="ana", on="placed:1-3", amount=1_000))
    shop.act(JoinPool(by="ana", on="pool-placed:1-3", amount=1_000))
    shop.act(StrikeBet(by="ana", on="winner:1-3", amount=1_000))
    shop.act(ScratchEntry(by=INSPECTOR, event=1, entry=1))
    assert shop.net("ana") == -3_000
    assert all(leg.kept < 1000 for slip in shop.desk.slips for leg in slip.legs)
    (gone,) = shop.act(ScratchEntry(by=INSPECTOR, event=1, entry=2))
    assert isinstance(gone, EntryScratched)
    assert shop.net("ana") == -1_000
    assert shop.refused(ScratchEntry(by=INSPECTOR, event=1, entry=3)).code == "nobody-to-scratch"
    assert {on.partition(":")[0] for on in shop.desk.contests[0].prices} == {"winner", "exacta"}


@pytest.mark.parametrize("deduction", [True, False])
def test_a_withdrawal_takes_its_part_of_what_others_win(deduction: bool) -> None:
    shop = Shop("ana", programme=[event("e", BOATS)], events=1, deduction=deduction)
    shop.announce()
    prices = shop.desk.contests[0].prices
    winners = [prices[f"winner:1-{n}"] for n in (1, 2, 3, 4)]
    shop.act(StrikeBet(by="ana", on="winner:1-2", amount=10_000))
    (gone,) = shop.act(ScratchEntry(by=INSPECTOR, event=1, entry=1))
    part = Fraction(1, winners[0]) / sum(Fraction(1, price) for price in winners)
    assert isinstance(gone, EntryScratched)
    assert gone.deducted == (int(part * 1000) if deduction else 0)
    shop.run("2-3-4")
    assert shop.net("ana") == int(100 * (winners[1] - 100) * Fraction(1000 - gone.deducted, 1000))


def test_nobody_leaves_with_bets_open() -> None:
    shop = Shop("ana", programme=[event("e", BOATS)], events=1)
    shop.announce()
    shop.act(JoinPool(by="ana", on="pool-winner:1-1", amount=500))
    assert shop.refused(Leave(by="ana")).code == "bets-open"
    shop.act(VoidEvent(by=DIRECTOR, event=1, cause="postponed"))
    shop.act(Leave(by="ana"))


# -- the books ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("unwon", ["refund", "carry"])
def test_books_balance_for_anything_that_happens(seed: int, unwon: str) -> None:
    """Random events, bets, withdrawals, parties and results, each bet settled a second time by the definitions."""
    rng = random.Random(seed)
    programme = [
        event("a", MATCH),
        event("b", BOATS),
        event("c", POINTS),
        event("d", {**BOATS, "strengths": [1, 2, 3, 4]}),
    ]
    unit = rng.choice((1, 5))
    options = {"breakage": rng.choice(("house", "carry")), "take_out": rng.choice((0, 150, 377)), "unwon": unwon}
    step = rng.choice((1, 5, 7))
    shop = Shop(
        "ana", "bea", "carlos", programme=programme, events=3, rounding={"unit": unit}, breakage_step=step, **options
    )
    backed: dict[int, Any] = {}
    seen = 0
    for _ in range(6):
        shop.announce()
        while shop.desk.phase != "idle":
            for who in ("ana", "bea", "carlos"):
                for kind in ("StrikeBet", "StrikeDouble", "JoinPool"):
                    offers = shop.game.options(shop.desk, who, kind)
                    for offer in rng.sample(offers, min(len(offers), 2)):
                        form = offer.form
                        values = {f: space.pick(rng) for f, space in form.items() if f != "amount"}
                        amount = form["amount"].lo + form["amount"].step * rng.randrange(7)
                        if not form["amount"].has(amount) or amount > shop.desk.chips[who]:
                            continue
                        command = {"StrikeBet": StrikeBet, "StrikeDouble": StrikeDouble, "JoinPool": JoinPool}[kind]
                        shop.act(command(by=who, amount=amount, **values))
            if rng.randrange(4) == 0 and (out := shop.game.options(shop.desk, INSPECTOR, "ScratchEntry")):
                form = rng.choice(out).form
                shop.act(ScratchEntry(by=INSPECTOR, **{f: space.pick(rng) for f, space in form.items()}))
            if rng.randrange(9) == 0 and (out := shop.game.options(shop.desk, INSPECTOR, "DeclareParty")):
                form = rng.choice(out).form
                shop.act(DeclareParty(by=INSPECTOR, **{f: space.pick(rng) for f, space in form.items()}))
            if shop.desk.phase != "betting":
                continue
            live = next(c for c in shop.desk.contests if c.status == "open")
            if rng.randrange(9) == 0:
                shop.act(VoidEvent(by=DIRECTOR, event=live.number, cause="irregular"))
                continue
            backed = {slip.id: slip for slip in shop.desk.slips}
            result = results_of(live.fixture, live.out).pick(rng)
            for each in shop.run(str(result)):
                if isinstance(each, BetsSettled):
                    for over in each.settled:
                        slip = backed[over.id]
                        worth = Fraction(slip.amount)
                        for leg in slip.legs:
                            if leg.back:
                                worth *= Fraction(leg.back)
                            elif leg.on.partition(":")[2].startswith(f"{live.number}-"):
                                part = part_won(live.fixture, leg.on, str(result), live.places)
                                won = 1 + Fraction(leg.price - 100, 100) * Fraction(leg.kept, 1000)
                                worth *= 1 if part is None else part * won
                        assert over.returned == worth // unit * unit, over
                        seen += 1
                if isinstance(each, PoolPaid):
                    paid = sum(s.returned for s in each.settled)
                    kept = 0 if each.breakage == 0 and not each.dividends else each.breakage
                    assert each.total + each.carried + each.topped == paid + each.taken + (kept or each.left)
                    assert sum(s.amount for s in each.settled) == each.total
            book = shop.table.state.book
            staked = sum(b.amount for b in (*shop.desk.slips, *shop.desk.tickets))
            assert book.get(CLOTH, 0) == staked
            assert book.get(JACKPOT, 0) == sum(shop.desk.carried.values())
            assert sum(book.values()) + sum(shop.desk.chips.values()) == 0
    assert seen > 20


def test_company_bets_by_itself() -> None:
    table = Table(Opening(law=LAW, game="betting", minimum=MINIMUM), Seeded(3))
    bots = {f"b{n}": kind() for n, kind in enumerate(TEMPERAMENTS)}
    for who in bots:
        table.act(Bring(by=who, amount=PURSE))
    rng = random.Random(2)
    while table.state.desk.round < 12:
        for who, bot in bots.items():
            while (command := bot.act(table.decider.game, table.state.desk, who, rng)) is not None:
                table.act(command)
        if not table.staff():
            assert table.chance()
    kinds = Counter(type(e.event).__name__ for e in table.log)
    assert kinds["BetStruck"] > 20
    assert kinds["PoolJoined"] > 20


def test_the_lesson_is_told_in_every_language() -> None:
    for options in ({}, {"pools": False}, {"unwon": "carry", "deduction": False}):
        game = opened(options)
        lines = [*lesson(game), *(line for _, line in meanings(game))]
        for lang in languages():
            assert all(put_into_words(line, lang) != line.key for line in lines)
    assert "betting" in library().games(LAW)
