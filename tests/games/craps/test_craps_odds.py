"""Craps: the odds as published, a second time from the rules as they are played, and a third by playing for long.

`odds.py` works every row out on paper. Here the game itself is asked: from a laid bet every throw is followed, states
that differ in nothing that matters are one, and the equations of the chain that results are solved exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from craps_clauses import CRAPS_CLAUSES, each_bet
from craps_oracle import BOXES, LINE, PAYS
from msgspec.structs import replace
from spin_oracle import under

from novamas.games import Row, family, make
from novamas.games.cloth.acts import BETTING, PlaceBet, TakeBack
from novamas.games.craps.acts import Craps, TakeDice
from novamas.games.craps.odds import rows as of_kind
from novamas.games.odds import moments
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Chance, Command, step, trust
from novamas.law import MODES, library
from novamas.odds import compare

LAWS = tuple(CRAPS_CLAUSES)
UNIT = 100 * 2 * 5 * 6 * 8 * 11
"""The minimum of these tests: every share and every payout divides it."""

RICH = 10**12
Nets = dict[Fraction, Fraction]

# ---- as published (for one bet of one unit, to its end)

EDGES: dict[str, Fraction] = {
    **dict.fromkeys(("win", "come"), Fraction(7, 495)),
    **dict.fromkeys(("dont-win", "dont-come"), Fraction(3, 220)),
    **dict.fromkeys(("win-full-odds", "come-full-odds"), Fraction(7, 825)),
    **dict.fromkeys(("dont-win-full-odds", "dont-come-full-odds"), Fraction(3, 440)),
    "field": Fraction(1, 18),
    **dict.fromkeys(("big-6", "big-8"), Fraction(1, 11)),
    **dict.fromkeys(("under-7", "over-7", "seven", "horn"), Fraction(1, 6)),
    **dict.fromkeys(("hard-4", "hard-10", "any-craps", "eleven", "craps-3"), Fraction(1, 9)),
    **dict.fromkeys(("hard-6", "hard-8"), Fraction(1, 11)),
    **dict.fromkeys(("craps-2", "craps-12"), Fraction(5, 36)),
    **{kind: Fraction(0) for kind in PAYS if kind.startswith("odds-")},
    **dict.fromkeys(("right-4", "right-10"), Fraction(1, 15)),
    **dict.fromkeys(("right-5", "right-9"), Fraction(1, 25)),
    **dict.fromkeys(("right-6", "right-8"), Fraction(1, 66)),
    **dict.fromkeys(("wrong-4", "wrong-10"), Fraction(1, 33)),
    **dict.fromkeys(("wrong-5", "wrong-9"), Fraction(1, 40)),
    **dict.fromkeys(("wrong-6", "wrong-8"), Fraction(1, 55)),
}
WINS = {"win": Fraction(244, 495), "dont-win": Fraction(949, 1980), "field": Fraction(4, 9), "hard-6": Fraction(1, 11)}


def rows(law: str, reading: Any = "default", **options: int) -> dict[tuple[str, str], Row]:
    found = family(law, "craps").odds(make(law, "craps", options, reading))
    return {(row.bet, row.strategy): row for row in found}


@each_bet(PAYS)
def test_published_figures(law: str, kind: str) -> None:
    game = make(law, "craps")
    row = next(of_kind(game, kind, game.bets[kind]))  # type: ignore[attr-defined]
    assert row.edge == EDGES[kind]
    assert row.pays == {"field": "1:1|2:1"}.get(kind, PAYS[kind])
    assert row.win == WINS.get(kind, row.win)


@pytest.mark.clause("BOE77-06-021", "EUS96-06-019", "GAL07-09-020", "AST11-CR-010")
@pytest.mark.clause("BOE77-06-029", "EUS96-06-023", "GAL07-09-024", "AST11-CR-018")
@pytest.mark.parametrize("law", LAWS)
def test_a_twelve_that_leaves_the_stake_costs_a_little_more(law: str) -> None:
    """Published for a don't pass bet that is counted until it is decided: 27/1925, 1.40 %."""
    found = rows(law, {"craps-null-result": "literal"})
    assert {found[kind, ""].edge for kind in ("dont-win", "dont-come")} == {Fraction(27, 1925)}
    assert {found[kind, ""].push for kind in ("dont-win", "dont-come")} == {0}


@under(CRAPS_CLAUSES, "odds", "odds maximum", "lay odds maximum")
def test_published_figures_with_full_odds(law: str) -> None:
    """Single odds on win: 0.848 % of what is staked; laying to win the same on the other side: 0.682 %."""
    found = rows(law)
    for line in LINE:
        row = found[f"{line}-full-odds", ""]
        assert row.edge == EDGES[f"{line}-full-odds"]
        assert row.win == found[line, ""].win
    assert {bet for bet, strategy in found if not strategy} == set(EDGES)


@under(CRAPS_CLAUSES, "locked")
def test_what_withdrawing_is_worth(law: str) -> None:
    """To the letter a come bet that is withdrawn with its number gives the player a ninth of every stake."""
    found, literal = rows(law), rows(law, "literal")
    assert ("come", "withdrawn") not in found
    assert literal["come", "withdrawn"].edge == Fraction(-1, 9)
    assert ("win", "withdrawn") not in literal
    assert rows(law, {"craps-locked-bets": "literal"})["dont-win", "withdrawn"].edge == Fraction(5, 36)
    assert literal["dont-win", "withdrawn"].edge == Fraction(1, 7), "the twelve only puts it off"
    assert ("dont-win", "withdrawn") in found or law == "boe-1977"
    assert (("dont-come", "withdrawn") in literal) == (law != "boe-1977")


@pytest.mark.clause("GAL07-09-051", "GAL07-09-052")
def test_odds_on_dont_come_paid_like_those_on_win_by_the_letter() -> None:
    found = rows("galicia-2007", {"craps-dont-come-odds": "literal"})
    for number in BOXES:
        mine, like = found[f"odds-dont-come-{number}", ""], found[f"odds-win-{number}", ""]
        assert mine.pays == like.pays
        assert mine.win == 1 - like.win
        assert mine.edge == -{4: 1, 5: Fraction(1, 2), 6: Fraction(1, 5)}[min(number, 14 - number)]


def test_what_the_misprints_are_worth() -> None:
    odd = {(o.law, o.bet): o.row.edge for o in compare("craps").oddities}
    assert odd["asturias-2011", "seven"] == Fraction(-5, 3)
    assert {law for law, bet in odd if bet == "come"} == set(LAWS)
    assert all(edge == Fraction(-1, 9) for (_, bet), edge in odd.items() if bet == "come")
    assert odd["galicia-2007", "odds-dont-come-4"] == -1
    assert odd["galicia-2007", "odds-dont-come-5"] == Fraction(-1, 2)
    assert odd["galicia-2007", "odds-dont-come-8"] == Fraction(-1, 5)
    assert rows("boe-1977", "literal")["odds-dont-win-8", ""].edge == Fraction(7, 22)
    assert rows("galicia-2007", "literal")["eleven", ""].edge == Fraction(1, 6)
    free = rows("euskadi-1996", {"craps-odds-maximum": "literal"}, maximum=20)
    assert free["win-full-odds", ""].edge == Fraction(7, 495) / (1 + 20 * Fraction(2, 3))


# ---- asking the game

Plan = Callable[[Any, Craps], Command | None]


def laid(game: Any, on: str) -> Craps:
    """Betting open for a first throw, `zoe` with the dice and her bet; `ana` with her stake where it can be laid."""
    s = Craps(chips={"zoe": RICH, "ana": RICH}, standing=("zoe", "ana"), minimum=UNIT, phase=BETTING, round=1)
    s, _ = step(game, s, TakeDice(by="zoe"))
    s = to_throw(game, s, lambda *_: None)
    if on in ("come", "dont-come"):
        s, _ = trust(game, s, Chance(what="dice", value=(4, 5)))
        s = settled(game, s)
    else:
        s = replace(s, phase=BETTING)
    s, _ = step(game, s, PlaceBet(by="ana", on=on, amount=UNIT))
    return s


def to_throw(game: Any, s: Craps, plan: Plan) -> Craps:
    """Zoe keeps the dice and pays her duty, ana follows her plan, staff do the rest, until the dice are in the air."""
    while game.chance(s) is None:
        command = plan(game, s) if s.phase == BETTING else None
        if command is None:
            who = game.awaits(s)[0]
            if "TakeDice" in who.kinds:
                command = TakeDice(by="zoe") if who.who == "zoe" else game.default(s, who.who)
            elif "PlaceBet" in who.kinds:
                command = PlaceBet(by="zoe", on="win", amount=UNIT)
            else:
                command = game.default(s, who.who)
        s, _ = step(game, s, command)
    return s


def settled(game: Any, s: Craps) -> Craps:
    """The same with what no longer matters washed out: the past of the dice, the count of bets, zoe's chips."""
    mine = sorted((b.on, b.amount) for b in s.bets.values() if b.owner == "ana")
    hers = [(b.on, b.amount) for b in s.bets.values() if b.owner == "zoe"]
    owned = [("zoe", *bet) for bet in hers] + [("ana", *bet) for bet in mine]
    bets = {n: replace(next(iter(s.bets.values())), owner=w, on=on, amount=a) for n, (w, on, a) in enumerate(owned, 1)}
    chips = {"zoe": RICH, "ana": s.chips["ana"]}
    return replace(s, chips=chips, bets=bets, serial=len(bets), dice=(), rolls=0, changed_at=0, round=1)


def solved(game: Any, start: Craps, plan: Plan = lambda *_: None) -> tuple[dict[int, Fraction], Fraction]:
    """{what ana has gained when nothing of hers lies on the cloth: probability}, and what she staked on average.

    States are told apart by the point, the shooter and ana's bets; the probabilities of every end and the stakes to
    come are the solutions of linear equations over them.
    """

    def key(s: Craps) -> Any:
        return s.phase, s.point, s.shooter, tuple(sorted((b.on, b.amount) for b in s.bets.values() if b.owner == "ana"))

    before = start.chips["ana"] + sum(b.amount for b in start.bets.values() if b.owner == "ana")
    order: dict[Any, int] = {}
    ahead: list[dict[Any, Fraction]] = []
    added: list[Fraction] = []
    todo = [start]
    while todo:
        s = todo.pop()
        if (key(s), s.chips["ana"]) in order:
            continue
        order[key(s), s.chips["ana"]] = len(ahead)
        thrown = to_throw(game, s, plan)
        added.append(Fraction(s.chips["ana"] - thrown.chips["ana"]))
        steps: dict[Any, Fraction] = {}
        for value, weight in game.chance(thrown):
            after, _ = trust(game, thrown, Chance(what="dice", value=value))
            after = settled(game, after)
            if any(b.owner == "ana" for b in after.bets.values()):
                todo.append(after)
                to: Any = (key(after), after.chips["ana"])
            else:
                to = after.chips["ana"] - before
            steps[to] = steps.get(to, Fraction(0)) + Fraction(weight, 36)
        ahead.append(steps)
    ends = sorted({to for steps in ahead for to in steps if isinstance(to, int)})
    columns = [[steps.get(end, Fraction(0)) for steps in ahead] for end in ends] + [added]
    matrix = [
        [Fraction(n == m) - steps.get(to, Fraction(0)) for m, to in enumerate(order)] for n, steps in enumerate(ahead)
    ]
    answers = gauss(matrix, columns)
    return {end: answer[0] for end, answer in zip(ends, answers, strict=False)}, answers[-1][0]


def gauss(matrix: list[list[Fraction]], columns: list[list[Fraction]]) -> list[list[Fraction]]:
    """The solutions of a system of equations for several right-hand sides, exactly."""
    size = len(matrix)
    rows = [[*matrix[n], *(column[n] for column in columns)] for n in range(size)]
    for n in range(size):
        pivot = next(m for m in range(n, size) if rows[m][n])
        rows[n], rows[pivot] = rows[pivot], rows[n]
        rows[n] = [x / rows[n][n] for x in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                factor = rows[m][n]
                rows[m] = [x - factor * y for x, y in zip(rows[m], rows[n], strict=True)]
    return [[row[size + n] for row in rows] for n in range(len(columns))]


def readings() -> list[tuple[str, str]]:
    """Every law, and every way to read it that makes a difference."""
    found = {}
    for law in LAWS:
        for mode in MODES:
            found.setdefault((law, library().resolve(law, "craps", mode).digest), mode)
    return [(law, mode) for (law, _), mode in found.items()]


@pytest.mark.parametrize(("law", "mode"), readings())
def test_the_game_as_it_is_played_gives_the_rows(law: str, mode: str) -> None:
    game = make(law, "craps", reading=mode)
    for (kind, strategy), row in rows(law, mode).items():
        if kind.startswith("odds-") or kind.endswith("full-odds") or strategy:
            continue
        found, staked = solved(game, laid(game, kind))
        assert staked == 0
        nets = {Fraction(net, UNIT): p for net, p in found.items()}
        assert moments(nets) == (row.win, row.push, row.lose, row.edge, row.variance), kind


def withdraw(game: Any, s: Craps) -> Command | None:
    """Takes a bet back as soon as it has its number."""
    for id, bet in s.bets.items():
        if bet.owner == "ana" and game.number(s, bet.on):
            return TakeBack(by="ana", bet=id, amount=bet.amount)
    return None


@pytest.mark.parametrize(("law", "mode"), readings())
def test_withdrawing_as_it_is_played(law: str, mode: str) -> None:
    game = make(law, "craps", reading=mode)
    for (kind, strategy), row in rows(law, mode).items():
        if strategy == "withdrawn":
            nets: Nets = {}
            thrown = to_throw(game, laid(game, kind), lambda *_: None)
            for value, weight in game.chance(thrown):
                after, _ = trust(game, thrown, Chance(what="dice", value=value))
                while (command := withdraw(game, after)) is not None:
                    after, _ = step(game, after, command)
                if any(b.owner == "ana" for b in after.bets.values()):
                    continue  # it lies as before, for the next throw
                net = Fraction(after.chips["ana"] - RICH, UNIT)
                nets[net] = nets.get(net, Fraction(0)) + Fraction(weight, 36)
            decided = sum(nets.values())
            assert decided >= Fraction(35, 36)
            nets = {net: p / decided for net, p in nets.items()}
            assert moments(nets) == (row.win, row.push, row.lose, row.edge, row.variance), kind


def full_odds(game: Any, s: Craps) -> Command | None:
    """Lays as much odds as there is room for."""
    for offer in game.options(s, "ana", "PlaceBet"):
        for on in offer.form["on"].values:
            if on.startswith("odds-"):
                return PlaceBet(by="ana", on=on, amount=offer.form["amount"].hi)
    return None


@pytest.mark.parametrize("line", LINE)
@pytest.mark.parametrize(("law", "mode"), readings())
def test_full_odds_as_they_are_played(law: str, mode: str, line: str) -> None:
    """Expected result over expected stake; in both the odds of every number at the highest that is accepted."""
    game = make(law, "craps", reading=mode)
    row = rows(law, mode)[f"{line}-full-odds", ""]
    found, added = solved(game, laid(game, line), full_odds)
    staked = 1 + added / UNIT
    nets = {Fraction(net, UNIT) / staked: p for net, p in found.items()}
    assert moments(nets) == (row.win, row.push, row.lose, row.edge, row.variance)


@pytest.mark.parametrize(("law", "mode"), readings())
def test_odds_by_themselves_as_they_are_played(law: str, mode: str) -> None:
    """What odds add to the result of the bet that they go with, from the throw on at which they are laid."""
    game = make(law, "craps", reading=mode)
    table = rows(law, mode)
    for line in LINE:
        for number in BOXES:
            kind = f"odds-{line}-{number}"
            if (kind, "") not in table:
                continue
            s = laid(game, line)
            s = to_throw(game, s, lambda *_: None)
            s, _ = trust(game, s, Chance(what="dice", value=(number // 2, number - number // 2)))
            s = settled(game, s)
            plain, _ = solved(game, s)
            s = s if s.phase == BETTING else step(game, s, game.default(s, game.awaits(s)[0].who))[0]
            s, _ = step(game, s, PlaceBet(by="ana", on=kind, amount=UNIT))
            both, _ = solved(game, s)
            alone = mean(both) - mean(plain)
            assert -alone / UNIT == table[kind, ""].edge, kind


def mean(nets: dict[int, Fraction]) -> Fraction:
    return sum((net * p for net, p in nets.items()), Fraction(0))


# ---- playing for long


def long_run(law: str, bets: int) -> None:
    """One person on every row at once; each bet is played to its end before the next one is laid."""
    game = make(law, "craps")
    table = {kind: row for (kind, strategy), row in rows(law).items() if not strategy and kind in game.bets}
    kinds = [kind for kind in table if not kind.startswith("odds-")]
    chips = {"zoe": RICH, **dict.fromkeys(kinds, RICH)}
    s = Craps(chips=chips, standing=tuple(chips), minimum=UNIT, phase=BETTING, round=1)
    s, _ = step(game, s, TakeDice(by="zoe"))
    source = Seeded(f"{law}/craps/{bets}")
    count = dict.fromkeys(kinds, 0)
    staked = dict.fromkeys(kinds, 0)
    while min(count.values()) < bets:
        lying = {b.owner for b in s.bets.values()}
        while game.chance(s) is None:
            who = game.awaits(s)[0]
            if "TakeDice" in who.kinds:
                act: Command = TakeDice(by="zoe") if who.who == "zoe" else game.default(s, who.who)
            elif "PlaceBet" in who.kinds:
                act = PlaceBet(by="zoe", on="win", amount=UNIT)
            else:
                act = game.default(s, who.who)
            if s.phase == BETTING:
                for kind in kinds:
                    if kind not in lying and count[kind] < bets and game.in_time(s, kind):
                        s, _ = trust(game, s, PlaceBet(by=kind, on=kind, amount=UNIT))
                        lying.add(kind)
                        staked[kind] += 1
            s, _ = trust(game, s, act)
        s, _ = trust(game, s, Chance(what="dice", value=source.draw(game.chance(s), "dice")))
        now = {b.owner for b in s.bets.values()}
        for kind in kinds:
            count[kind] = staked[kind] - (kind in now)
    for kind in kinds:
        row, stake = table[kind], UNIT
        held = sum(b.amount for b in s.bets.values() if b.owner == kind)
        result = (s.chips[kind] + held - RICH) / stake / count[kind]
        sigma = row.sd / sqrt(count[kind])
        assert abs(result + row.edge) <= 4.5 * sigma, f"{kind}: {result} after {count[kind]}, not {-float(row.edge)}"


@pytest.mark.parametrize("law", LAWS)
def test_two_hundred_bets_of_each_kind(law: str) -> None:
    long_run(law, 200)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_fifty_thousand_bets_of_each_kind(law: str) -> None:
    long_run(law, 50_000)


def test_the_source_of_these_runs_is_a_table_that_awaits_dice() -> None:
    game = make("galicia-2007", "craps")
    s = to_throw(game, laid(game, "field"), lambda *_: None)
    assert [a.what for a in game.awaits(s) if a.who == CHANCE] == ["dice"]
    assert sum(weight for _, weight in game.chance(s)) == 36
