"""The authorisation of a house: what its file says it was granted, held against the law and against its tables."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from table_tools import clause

from novamas.kit.words import languages, sentence
from novamas.law import Library, UnknownGame, library
from novamas.law.library import BUILT_IN
from novamas.table import Problem, check_casino, survey
from novamas.table.floor_report import look_over

Write = Callable[..., list[Problem]]
EUS, GAL, AST, BOE = "euskadi-1996", "galicia-2007", "asturias-2011", "boe-1977"
CASINO = 'deposit = "60000.00"\n'


def grant(game: str, more: str = "") -> str:
    return f'[[authorised]]\ngame = "{game}"\n{more}\n'


@pytest.fixture
def problems(tmp_path: Path) -> Write:
    """Writes a floor and tells what is wrong with it; nothing that is wrong is missing in its report."""

    def check(law: str, head: str, *tables: str) -> list[Problem]:
        path = tmp_path / "floor.toml"
        rows = "".join(f"\n[[table]]\n{table}\n" for table in tables)
        path.write_text(f'law = "{law}"\n{head}\n{rows}', encoding="utf-8")
        tomllib.loads(path.read_text(encoding="utf-8"))
        plan = survey(path)
        found = check_casino(plan)
        reported = [p for each in look_over(plan) for p in each.problems]
        assert sorted(map(str, reported)) == sorted(map(str, found))
        for problem in found:
            for lang in languages():
                said = sentence(problem.error, lang)
                assert not said.startswith("bad-"), said
                assert "{" not in said.replace("{ opens", "")
        return found

    return check


def told(found: list[Problem]) -> list[tuple[str, int | None, tuple[str, ...]]]:
    return [(p.error.reason, p.table, p.clauses) for p in found]


BOTH = ('game = "roulette-french"', 'game = "blackjack"')
GRANTED = CASINO + grant("roulette-french") + grant("blackjack")


@clause("EUS96-00-010", "EUS96-00-018")
def test_a_game_rests_on_a_regulation(problems: Write) -> None:
    """The text names the Casino Regulation, so games of casinos rest on that; of other games it names none."""
    assert problems(EUS, GRANTED, *BOTH) == []
    bingo = [*BOTH, 'game = "bingo"']
    assert told(problems(EUS, GRANTED + grant("bingo"), *bingo)) == [("no-regulation", None, ("EUS96-00-010",))]
    assert problems(EUS, GRANTED + grant("bingo", 'regulation = "Decreto 31/2004"'), *bingo) == []
    named = library().head(EUS).regulation
    assert named.named_clauses == ("EUS96-00-018",)
    assert set(named.games) == set(library().head(EUS).catalogue.games) - set(library().head(EUS).authorised.besides)


@clause("EUS96-00-016")
def test_a_deposit_is_lodged(problems: Write) -> None:
    without = grant("roulette-french") + grant("blackjack")
    assert told(problems(EUS, without, *BOTH)) == [("no-deposit", None, ("EUS96-00-016",))]
    short = 'deposit = "59999.99"\ndeposit_required = "60000.00"\n' + without
    assert told(problems(EUS, short, *BOTH)) == [("deposit-below", None, ("EUS96-00-016",))]
    assert problems(EUS, 'deposit = "60000.00"\ndeposit_required = "60000.00"\n' + without, *BOTH) == []
    assert problems(GAL, without, *BOTH) == [], "no other text speaks of one"


@clause("EUS96-00-024", "EUS96-00-025", "EUS96-00-026")
def test_with_what_people_may_pay(problems: Write) -> None:
    assert problems(EUS, 'payment = ["card", "transfer"]\n', *BOTH) == []
    for loan in ("credit", "loan"):
        assert told(problems(EUS, f'payment = ["{loan}"]\n', *BOTH)) == [("loan-forbidden", None, ("EUS96-00-026",))]
    payment = library().head(EUS).payment
    assert (payment.clauses, payment.others, payment.others_clauses) == (("EUS96-00-024",), True, ("EUS96-00-025",))
    assert [p.error.reason for p in problems(EUS, 'payment = ["beads"]\n', *BOTH)] == ["not-choice"]


@clause("EUS96-00-024")
def test_where_nothing_else_may_be_authorised_only_legal_tender_pays() -> None:
    from novamas.table.licence import find_payment_fault

    laws = Library(BUILT_IN)
    path = laws.folders[EUS] / "law.toml"
    tree = {**laws.read(path)}
    tree["payment"] = {**tree["payment"], "others": False}
    with laws.pretend(path, tree):
        fault = find_payment_fault(EUS, "card", laws)
        assert fault is not None
        assert (fault.reason, fault.clauses) == ("tender-only", ("EUS96-00-024",))


@clause("EUS96-00-027", "EUS96-00-028")
def test_what_is_played_with_is_of_an_approved_model(problems: Write) -> None:
    wheel = 'game = "roulette-french"\nmaterials = ["W-12"]'
    listed = '[[material]]\nnumber = "W-12"\nkind = "wheel"\n'
    clauses = ("EUS96-00-027", "EUS96-00-028")
    assert told(problems(EUS, "", wheel, BOTH[1])) == [("material-unknown", 0, clauses)]
    assert told(problems(EUS, listed, wheel, BOTH[1])) == [("material-not-approved", 0, clauses)]
    assert problems(EUS, listed + 'approved = "Resolución 14/2025"\n', wheel, BOTH[1]) == []
    assert problems(GAL, listed, wheel, BOTH[1]) == []


@clause("BOE77-00-012")
def test_in_1977_the_ministry_of_industry_approves_it(problems: Write) -> None:
    (problem,) = problems(BOE, '[[material]]\nnumber = "W-1"\n', 'game = "boule"\nmaterials = ["W-1"]')
    assert problem.clauses == ("BOE77-00-012",)
    assert "Ministerio de Industria" in sentence(problem.error, "es")


@clause("GAL07-00-013")
def test_in_which_languages_cloths_are_printed(problems: Write) -> None:
    for lang in ("gl", "es", "fr", "en"):
        assert problems(GAL, "", f'game = "boule"\nprinted = ["{lang}"]') == []
    found = problems(GAL, "", 'game = "boule"\nprinted = ["gl", "it"]')
    assert told(found) == [("printed-in", 0, ("GAL07-00-013",))]
    assert problems(BOE, "", 'game = "boule"\nprinted = ["it"]') == []


@clause("EUS96-00-009", "EUS96-00-011", "EUS96-00-012")
def test_games_at_a_distance_are_bound_like_all_others(problems: Write) -> None:
    far = ('game = "roulette-french"\nremote = true', BOTH[1])
    clauses = ("EUS96-00-009", "EUS96-00-012", "EUS96-00-011")
    assert told(problems(EUS, "", *far)) == [("remote-not-granted", 0, clauses)]
    assert told(problems(EUS, GRANTED, *far)) == [("remote-not-granted", 0, clauses)]
    granted = CASINO + grant("roulette-french", "remote = true") + grant("blackjack")
    assert problems(EUS, granted, *far) == []
    third = problems(EUS, granted, *far, 'game = "boule"\nremote = true')
    assert [p.error.reason for p in third] == ["remote-not-granted", "game-not-authorised"]


@clause("EUS96-00-043", "EUS96-00-044")
def test_outside_casinos_variants_are_forbidden_too(problems: Write) -> None:
    clauses = ("EUS96-00-043", "EUS96-00-044")
    for game in ("triple-blackjack", "omaha-five", "omaha-hi-lo", "double-holdem"):
        assert told(problems(EUS, 'premises = "hall"', f'game = "{game}"')) == [("only-in-casinos", 0, clauses)]


@clause("AST11-C0-015", "AST11-B0-015")
def test_before_a_law_is_in_force_nothing_is_held_under_it(problems: Write) -> None:
    early = problems(AST, "day = 2011-06-21", 'game = "craps"')
    assert told(early) == [("not-in-force", None, ("AST11-C0-015", "AST11-B0-015"))]
    assert problems(AST, "day = 2011-06-22", 'game = "craps"') == []


@clause("AST11-C0-005", "AST11-C0-006", "AST11-B0-005", "AST11-B0-006")
def test_asturias_has_the_games_whose_rules_a_resolution_sets(problems: Write) -> None:
    for game in ("craps", "chemin-de-fer", "baccarat-banque"):
        library().check_game(AST, game)
    with pytest.raises(UnknownGame) as missing:
        library().check_game(AST, "roulette-french")
    assert missing.value.clauses == ("AST11-C0-005", "AST11-C0-006", "AST11-B0-005", "AST11-B0-006")


@clause("AST11-C0-005", "AST11-B0-005")
@pytest.mark.parametrize("game", ["craps", "chemin-de-fer", "baccarat-banque"])
def test_the_fewest_staff_of_asturias_are_not_in_its_resolutions(problems: Write, game: str) -> None:
    """The catalogue sets them, so no clause of the resolutions is given for a number of people."""
    for n in (1, 2, 3):
        found = problems(AST, "", f'game = "{game}"\nstaff = {{ croupiers = {n} }}')
        assert all(not p.clauses or "staff" not in p.error.reason for p in found)


@clause("GAL07-00-010")
def test_poker_in_galicia_has_a_decree_of_its_own(problems: Write) -> None:
    for game in ("poker-no-draw", "texas-holdem", "trijoker"):
        (problem,) = problems(GAL, "", f'game = "{game}"')
        assert told([problem]) == [("ruled-elsewhere", 0, ("GAL07-00-010",))]
        assert "Decreto 112/2005" in sentence(problem.error, "gl")


@clause("GAL07-00-012")
def test_every_other_game_of_casinos_in_galicia_has_its_rules_in_the_annex() -> None:
    head = library().head(GAL)
    assert "GAL07-00-012" in head.catalogue.clauses
    assert library().games(GAL) == list(head.catalogue.games)
    with pytest.raises(UnknownGame) as missing:
        library().check_game(GAL, "triple-blackjack")
    assert "GAL07-00-012" in missing.value.clauses


@clause("BOE77-00-008")
def test_the_order_of_1977_has_one_form_of_every_game() -> None:
    """Variants of other countries are not adopted: where other laws let the house choose a form, it has one."""
    from novamas.games import family, make

    for game in library().games(BOE):
        house = family(BOE, game).house
        for option, forms in {"layout": ("full", "mini", "midi"), "form": ("commission", "six")}.items():
            if option not in house.__struct_fields__:
                continue
            allowed = []
            for form in forms:
                try:
                    make(BOE, game, {option: form})
                    allowed.append(form)
                except Exception:
                    continue
            assert len(allowed) <= 1, (game, option, allowed)


@clause("EUS96-00-022")
def test_an_order_may_change_what_the_house_takes(problems: Write) -> None:
    """The most that the house may take of circle poker and of pai gow is data: an order that changes it changes that
    alone."""
    laws = Library(BUILT_IN)
    for game, at, option, usual, changed in (
        ("circle-poker", ("benefit", "pot", "percent"), "benefit_percent", 5, 6),
        ("pai-gow-poker", ("commission", "per_mille"), "commission", 50, 60),
    ):
        playable = "texas-holdem" if game == "circle-poker" else game
        table = f'game = "{playable}"\noptions = {{ {option} = {changed} }}'
        assert any(p.table == 0 and p.clauses for p in problems(EUS, "", table, *BOTH)), "more than the text allows"
        path = laws.folders[EUS] / f"{game}.toml"
        tree = dict(laws.read(path))
        node = tree
        for key in at[:-1]:
            node[key] = dict(node[key])
            node = node[key]
        assert node[at[-1]][1] == usual
        node[at[-1]] = [node[at[-1]][0], changed]
        from novamas.table.opening import Opening, problems_of

        opening = Opening(law=EUS, game=playable, minimum=500, options={option: changed}, readings="corrected")
        with laws.pretend(path, tree):
            left = [p.reason for p in problems_of(opening, laws) if p.field == option]
            assert left == []


def test_tables_are_held_to_what_was_granted(problems: Write) -> None:
    head = CASINO + grant("roulette-french", 'minimums = ["5.00", "10.00"]\ntables = 1\noptions = { tier = [1] }')
    head += grant("blackjack", "seats = 5")
    fine = ('game = "roulette-french"\nminimum = "5.00"', 'game = "blackjack"\nseats = 5')
    assert problems(EUS, head, *fine) == []
    found = problems(EUS, head, 'game = "roulette-french"\nminimum = "20.00"', fine[1])
    assert told(found)[0][:2] == ("minimum-not-granted", 0)
    assert told(problems(EUS, head, fine[0] + "\noptions = { tier = 2 }", fine[1]))[0][:2] == ("option-not-granted", 0)
    assert told(problems(EUS, head, fine[0], 'game = "blackjack"\nseats = 6'))[0][:2] == ("seats-not-granted", 1)
    assert told(problems(EUS, head, fine[0], fine[0], fine[1]))[0][:2] == ("more-tables-than-granted", 1)
    unknown = [p.error.reason for p in problems(EUS, head, *fine, 'game = "boule"')]
    assert unknown == ["game-not-authorised"]


def test_whoever_heads_a_table_is_on_the_roster(problems: Write) -> None:
    head = '[[staff]]\nname = "Ane"\npost = "inspector"\n[[staff]]\nname = "Jon"\npost = "croupier"\n'
    assert problems(GAL, head, 'game = "boule"\ninspector = "Ane"') == []
    for name in ("Jon", "Miren"):
        found = problems(GAL, head, f'game = "boule"\ninspector = "{name}"')
        assert told(found) == [("not-on-the-roster", 0, ())]


def test_everything_that_an_authorisation_says_is_looked_at(problems: Write) -> None:
    def reasons(head: str) -> list[str]:
        return [p.error.reason for p in problems(GAL, head, 'game = "boule"')]

    assert reasons('hours = { opens = "19:00", closes = "04:00" }') == []
    assert reasons('hours = { opens = "25:00", closes = "04:00" }') == ["hours"]
    assert reasons('hours = "late"') == ["hours"]
    assert reasons('deposit = "x"') == ["not-decimal"] or len(reasons('deposit = "x"')) == 1
    assert len(reasons('day = "soon"')) == 1
    assert reasons('payment = "card"') == ["not-list"]
    assert reasons("material = 5") == ["not-list"]
    assert len(reasons('[[staff]]\nname = "Ane"')) == 1
    assert len(reasons('[[staff]]\nname = "Ane"\npost = "juggler"')) == 1
    assert len(reasons('[[authorised]]\ngame = "tute"')) == 1
