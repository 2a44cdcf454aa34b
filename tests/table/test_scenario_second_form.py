"""The second form of a scenario: each feature shows what it says, notices what it should, and fails in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from novamas.table.scenario import BadScenario, Runner, is_given, parse_all, parse_scenario, read, read_all, run

HEAD = 'format = 2\ngame = "boule"\nlaw = "galicia-2007"\n'
CIRCLE = 'format = 2\ngame = "chemin-de-fer"\nlaw = "euskadi-1996"\ngiven = "ana banks"\n'
GIVEN = """
format = 2

[given."four at the table"]
acts = [
  { by = "ana", do = { Sit = 1 } },
  { by = "bea", do = { Sit = 2 } },
  { by = "carlos", do = { Sit = 3 } },
  { by = "dani", do = { Sit = { seat = 4 } } },
]

[given."ana banks"]
given = "four at the table"
acts = [
  { by = "dani", do = "CutPack" },
  { by = "ana", do = { TakeBank = "100.00" } },
  { by = "ana", do = "HoldBank" },
]
"""
DEALT = """
[[step]]
first = [
  { by = "bea", bet = { stake = "50.00" } },
  { by = "@croupier", do = "CloseBetting" },
  { by = "ana", do = "DealCards" },
]
"""


@pytest.fixture
def write(tmp_path: Path):
    (tmp_path / "given.toml").write_text(GIVEN, encoding="utf-8")

    def write(text: str, name: str = "one.toml") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


def outcome(path: Path) -> str:
    """Nothing where every scenario of a file passes; else the sentence that says what is wrong."""
    for scenario in read_all(path):
        result = run(scenario)
        if result.failed is not None:
            return str(result.failed)
    return ""


# -- several laws in one file --------------------------------------------------------------------------------------

LAWS = """
format = 2
title = "A tie gives every stake back"
game = "chemin-de-fer"
given = "ana banks"

[laws]
boe-1977 = { times = 20, clauses = ["BOE77-08-081"], title = "A tie in pesetas" }
euskadi-1996 = { clauses = ["EUS96-08-089"] }
""" + DEALT + """
deal = { punto = "K 9", bank = "K 9" }

[[step]]
by = "bea"
do = ["LiftCards", "LayDown"]
expect.net = { bea = "0.00", ana = "-100.00" }
expect.book = { "@bank" = "100.00" }
"""  # fmt: skip


def test_a_file_is_one_scenario_for_each_of_its_laws(write) -> None:
    pesetas, euros = read_all(write(LAWS))
    assert (pesetas.law, pesetas.title, pesetas.clauses) == ("boe-1977", "A tie in pesetas", ("BOE77-08-081",))
    assert (euros.law, euros.title, euros.clauses) == (
        "euskadi-1996",
        "A tie gives every stake back",
        ("EUS96-08-089",),
    )
    assert {"by": "ana", "do": {"TakeBank": "2000"}} in pesetas.steps
    assert {"by": "ana", "do": {"TakeBank": "100.00"}} in euros.steps
    assert run(pesetas).passed
    assert run(euros).passed


def test_each_law_is_held_to_its_own_amounts(write) -> None:
    with pytest.raises(
        BadScenario, match=r"given 'ana banks', act 2: '100\.00' has too many decimals: ESP takes no dec"
    ):
        outcome(write(LAWS.replace("times = 20, ", "")))
    assert outcome(write(LAWS.replace('"@bank" = "100.00"', '"@bank" = "100.05"'))) == (
        "step 2: book @bank: expected '2001', got '2000'"
    )


def test_one_law_of_several_is_asked_for_by_its_name(write) -> None:
    path = write(LAWS)
    assert read(path, "boe-1977").law == "boe-1977"
    with pytest.raises(BadScenario, match="written for several laws, boe-1977, euskadi-1996: say which"):
        read(path)
    with pytest.raises(BadScenario, match="not written for galicia-2007, but for boe-1977, euskadi-1996"):
        read(path, "galicia-2007")


UNDER = """
format = 2
game = "boule"

[laws]
boe-1977 = { times = 20 }
galicia-2007 = {}

[[step]]
by = "ana"
bet = { red = "10.00" }

[[step]]
chance = 2
expect.net = { ana = "+10.00" }
expect.round = 1
"""


def test_what_differs_under_a_law_stands_at_the_step(write) -> None:
    assert outcome(write(UNDER)) == ""
    changed = UNDER + 'under.boe-1977 = { chance = 5, expect = { net = { ana = "-200" } } }\n'
    assert outcome(write(changed)) == ""
    assert outcome(write(changed.replace("chance = 5, ", ""))) == "step 2: net.ana: expected '-200', got '+200'"
    assert outcome(write(changed.replace("round = 1", "round = 2"))) == "step 2: round: expected 2, got 1"


def test_a_law_may_have_its_own_table_players_and_staff(write) -> None:
    own = 'galicia-2007 = { table = { minimum = "10.00" }, players = { ana = "70.00" }, autopilot = false }'
    text = UNDER.replace("galicia-2007 = {}", own)
    pesetas, euros = read_all(write(text))
    assert (pesetas.table, pesetas.players, pesetas.autopilot) == ({}, {}, True)
    assert (euros.table, euros.players, euros.autopilot) == ({"minimum": "10.00"}, {"ana": "70.00"}, False)


def test_a_refusal_names_the_clauses_of_all_laws_and_each_looks_at_its_own(write) -> None:
    text = UNDER.split("[[step]]")[0] + '[[step]]\nby = "ana"\nbet = { red = "1.00" }\n'
    refused = 'expect.refused = { code = "below-minimum", clauses = ["%s", "%s"] }\n'
    both = []
    for scenario in read_all(write(text)):
        runner = Runner(scenario)
        runner.run(scenario.steps[0])
        assert runner.refused is not None
        both.append(runner.refused.clauses[0])
    assert outcome(write(text + refused % tuple(both))) == ""
    wrong = outcome(write(text + refused % ("BOE77-05-001", both[1])))
    assert wrong.startswith("step 1: clauses of the refusal: expected ['BOE77-05-001']")
    with pytest.raises(BadScenario, match="step 1: refused: boe-1977 has no clause 'GAL07-99-001'"):
        outcome(write(text + refused % ("GAL07-99-001", both[1])))


# -- preludes ------------------------------------------------------------------------------------------------------


def test_a_prelude_is_found_in_the_folder_or_above_it(write) -> None:
    text = CIRCLE + '[[step]]\nexpect.awaits = ["@croupier"]\nexpect.book = { "@bank" = "100.00" }\n'
    for name in ("one.toml", "euskadi/one.toml", "euskadi/circle/one.toml"):
        scenario = read(write(text, name))
        assert [s["by"] for s in scenario.steps[:-1]] == ["ana", "bea", "carlos", "dani", "dani", "ana", "ana"]
    write('format = 2\n[given."ana banks"]\nacts = [{ by = "ana", do = { Sit = 1 } }]\n', "euskadi/given.toml")
    assert len(read(write(text, "euskadi/one.toml")).steps) == 2, "the nearest one counts"


def test_several_preludes_come_in_their_order(write) -> None:
    path = write(
        CIRCLE.replace('"ana banks"', '["four at the table", "four at the table"]')
        + '[[step]]\nby = "ana"\ndo = "Leave"\n'
    )
    assert [s["by"] for s in read(path).steps] == ["ana", "bea", "carlos", "dani"] * 2 + ["ana"]


def test_what_is_refused_in_a_prelude_says_where(write) -> None:
    write(GIVEN.replace("Sit = 3", "Sit = 2"), "given.toml")
    told = outcome(write(CIRCLE + "[[step]]\nexpect.round = 1\n"))
    assert told.startswith("given 'four at the table', act 3: refused: expected None, got 'seat-taken")


def test_a_file_of_preludes_is_no_scenario(write, tmp_path: Path) -> None:
    assert is_given(tmp_path / "given.toml")
    first = write(
        'law = "galicia-2007"\ngame = "boule"\n[[step]]\nchance = [5]\nexpect = { round = 1 }\n', "x/given.toml"
    )
    assert not is_given(first), "a scenario of the first form may be called so"
    assert outcome(first) == ""


# -- what is dealt and what is bet ----------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", ['{ punto = "KS 9S", bank = "KH 7H" }', '{ bank = "K 7", punto = "K 9" }'])
def test_cards_are_dealt_by_whose_they_are(write, deal: str) -> None:
    path = write(
        CIRCLE + DEALT + f"deal = {deal}\n" + 'expect.events = { contains = ["Dealt", "Dealt", "Dealt", "Dealt"] }\n'
    )
    runner = Runner(read(path))
    for step in runner.scenario.steps:
        runner.run(step)
    hands = runner.table.state.desk.coup.hands
    assert [
        [c % 13 for c in map(int, (v.value if hasattr(v, "value") else v for v in hands[h]))] for h in ("punto", "bank")
    ] == [[12, 8], [12, 6]]


def test_cards_that_are_for_nobody_who_is_named(write) -> None:
    with pytest.raises(
        BadScenario, match="step 1: deal: the next card is for 'bank', and there are only cards for 'punto'"
    ):
        outcome(write(CIRCLE + DEALT + 'deal = { punto = "K 9 4" }\n'))
    with pytest.raises(BadScenario, match="step 1: 'X' cannot happen here: card gives one of"):
        outcome(write(CIRCLE + DEALT + 'deal = { punto = "X 9", bank = "2 3" }\n'))
    burnt = 'format = 2\ngame = "punto-banca"\nlaw = "galicia-2007"\n[[step]]\ndeal = { bank = "K" }\n'
    with pytest.raises(BadScenario, match=r"the next card is nobody's \(FirstCardShown\): write it as chance"):
        outcome(write(burnt))


BETS = (
    HEAD
    + """
[[step]]
bet = { ana = { red = "10.00", black = "5.00" }, bea = { black = "5.00" } }
expect.cloth = { ana = { red = "10.00", black = "5.00" }, bea = "5.00" }
"""
)
TAKEN = """
[[step]]
by = "ana"
do = { TakeBack = { bet = "ana black", amount = "5.00" } }
expect.cloth = { ana = { red = "10.00" } }
"""


def test_bets_are_laid_by_player_and_spot(write) -> None:
    assert outcome(write(BETS)) == ""
    assert outcome(
        write(BETS.replace('{ red = "10.00", black = "5.00" }, bea = "5', '{ red = "10.00" }, bea = "5'))
    ).startswith("step 1: cloth.ana")


def test_a_bet_is_named_by_player_and_spot(write) -> None:
    assert outcome(write(BETS + TAKEN)) == ""
    assert outcome(write(BETS + TAKEN.replace("ana black", "ana red"))).startswith("step 2: cloth.ana")
    with pytest.raises(BadScenario, match="step 2: ana has no bet on 'odd'"):
        outcome(write(BETS + TAKEN.replace("ana black", "ana odd")))
    paid = '[[step]]\nchance = 2\nexpect.events = { contains = [{ Collected = { bets = ["bea black"] } }] }\n'
    told = outcome(write(BETS + paid))
    assert told.startswith("step 2: events contain: expected {'Collected': {'bets': ['bea black']}}")


def test_a_second_bet_on_the_same_spot_has_a_number(write) -> None:
    lay = '[[step]]\nby = "ana"\nbet = { red = "10.00" }\n'
    choose = '[[step]]\nby = "ana"\ndo = { PrisonChoice = { bet = "ana red", choice = "prison" } }\n'
    take = '[[step]]\nby = "ana"\ndo = { TakeBack = { bet = "%s", amount = "10.00" } }\n'
    wheel = HEAD.replace("boule", "roulette-french") + lay + "[[step]]\nchance = 0\n" + choose + lay
    with pytest.raises(BadScenario, match="step 5: ana has 2 bets on 'red': say which, like 'ana red 2'"):
        outcome(write(wheel + take % "ana red"))
    assert outcome(write(wheel + take % "ana red 2")) == ""
    assert outcome(write(wheel + take % "ana red 1")).startswith("step 5: refused"), "it is in prison"
    with pytest.raises(BadScenario, match="none is number '3' of them"):
        outcome(write(wheel + take % "ana red 3"))


# -- what is expected ----------------------------------------------------------------------------------------------

SPIN = HEAD + '[[step]]\nby = "ana"\nbet = { red = "10.00" }\n[[step]]\nchance = 2\n'


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ('events = { contains = ["Landed", "RoundEnded"] }', ""),
        ('events = { contains = ["RoundEnded", "Landed"] }', "step 2: events contain: expected 'Landed'"),
        ('events = { contains = [{ Paid = { bets = ["ana red"] } }] }', ""),
        ('events = { contains = ["Collected", "Collected", "Collected"] }', "step 2: events contain"),
        ('moves = { contains = ["@float > ana 10.00 win"] }', ""),
        ('moves = { contains = ["@float > ana 11.00 win"] }', "step 2: moves contain"),
        ('calls = { contains = [{ number = { number = 2 } }] }', ""),
        ('calls = { contains = [{ number = { number = 3 } }] }', "step 2: calls contain"),
    ],
)  # fmt: skip
def test_a_part_of_what_happens(write, expected: str, told: str) -> None:
    assert outcome(write(SPIN + f"expect.{expected}\n")).startswith(told)
    assert told or outcome(write(SPIN + f"expect.{expected}\n")) == ""


OFFER = HEAD + '[table]\nminimum = "5.00"\n[[step]]\nby = "ana"\nbet = { red = "10.00" }\n'


@pytest.mark.parametrize(
    ("offered", "told"),
    [
        ('{ contains = ["PlaceBet", "TakeBack"] }', ""),
        ('{ contains = ["CloseBetting"] }', "step 1: offers to ana"),
        ('{ contains = [{ TakeBack = { bet = [1] } }] }', ""),
        ('{ contains = [{ TakeBack = { bet = [1, 2] } }] }', "step 1: TakeBack offered to ana"),
        ('{ contains = [{ TakeBack = { bet = 1, amount = "0.01 to 10.00" } }] }', ""),
        ('{ contains = [{ PlaceBet = { on = "number:1", amount = "5.00 to %s" } }] }', ""),
        ('{ contains = [{ PlaceBet = { on = "number:1", amount = "5.00 to 1.00" } }] }', "step 1: PlaceBet offered"),
        ('{ contains = [{ PlaceBet = { on = "purple", amount = "5.00 to 1.00" } }] }', "step 1: PlaceBet offered"),
        ('["PlaceBet"]', "step 1: offers to ana"),
    ],
)  # fmt: skip
def test_offers_with_their_bounds(write, offered: str, told: str) -> None:
    if "%s" in offered:
        runner = Runner(read(write(OFFER)))
        runner.run(runner.scenario.steps[0])
        (space,) = (o.form["amount"] for o in runner.table.options("ana", "PlaceBet") if o.form["on"].has("number:1"))
        offered %= f"{max(space.hi, *space.also, 0) / 100:.2f}"
    found = outcome(write(OFFER + f"expect.offers.ana = {offered}\n"))
    assert found.startswith(told)
    assert told or found == ""


@pytest.mark.parametrize("refused", ['"any"', "{}", '"below-minimum"'])
def test_any_refusal(write, refused: str) -> None:
    text = HEAD + f'[[step]]\nby = "ana"\nbet = {{ red = "1.00" }}\nexpect.refused = {refused}\n'
    assert outcome(write(text)) == ""
    assert outcome(write(text.replace('"1.00"', '"10.00"'))).startswith("step 1: refused: expected ")
    assert outcome(write(HEAD + '[table]\nseats = 999\n[[step]]\nexpect.round = 1\n[expect]\nrefused = "any"\n')) == ""


# -- openings, the stop card, the end --------------------------------------------------------------------------------


def test_a_table_is_opened_as_a_step(write) -> None:
    text = (
        HEAD
        + """
[[step]]
open = { seats = 999 }
expect.refused = { code = "bad-option" }
expect.minimum = "5.00"

[[step]]
open = { minimum = "10.00" }
expect.minimum = "10.00"

[[step]]
by = "ana"
bet = { red = "9.00" }
expect.refused = "below-minimum"
"""
    )
    assert outcome(write(text)) == ""
    assert outcome(write(text.replace("seats = 999", "seats = 4"))).startswith("step 1: refused: expected")


def test_the_stop_card_lies_where_the_scenario_lays_it(write) -> None:
    text = """
format = 2
game = "trente-et-quarante"
law = "euskadi-1996"

[[step]]
stop = 3

[[step]]
first = [
  { by = "@croupier", do = "LoadShoe" },
  { by = "ana", do = "CutPack" },
  { by = "ana", bet = { red = "10.00" } },
]
deal = { black = "K K K" }
expect.events = { contains = ["Dealt", "Dealt", "Dealt", "StopCardOut"] }
"""
    assert outcome(write(text)) == ""
    assert outcome(write(text.replace("stop = 3", "stop = 4"))).startswith("step 2: events contain")
    for bad, said in (
        (312, "there are 312 cards in the shoe"),
        (0, "stop is the number of cards before the stop card"),
    ):
        with pytest.raises(BadScenario, match=said):
            outcome(write(text.replace("stop = 3", f"stop = {bad}")))
    with pytest.raises(BadScenario, match="step 1: stop: this game has no stop card"):
        outcome(write(HEAD + "[[step]]\nstop = 3\n"))
    other = Runner(parse_scenario({"law": "euskadi-1996", "game": "trente-et-quarante", "expect": {"round": 0}}))
    assert other.table.decider.prepared.game.keeper.pack.behind < 300, "no other table is touched"


def test_after_the_last_round_that_was_announced(write) -> None:
    text = HEAD + '[[step]]\nby = "@inspector"\ndo = { AnnounceLast = 1 }\n[[step]]\nchance = 2\n[[step]]\n'
    over = "(round 1 was the last one announced, and it is over)"
    assert over in outcome(write(text + "chance = 4\n"))
    assert over in outcome(write(text + 'by = "ana"\nbet = { red = "10.00" }\n'))
    assert over not in outcome(
        write(text.replace("AnnounceLast = 1", "AnnounceLast = 3") + 'by = "ana"\nbet = { red = "1.00" }\n')
    )


# -- files that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format = 3\n", "format is 2, or is left out"),
        ('format = "2"\n', "format is 2, or is left out"),
        ("format = 2\n", "does not say its game"),
        ('format = 2\ngame = "boule"\n', "has no step and expects nothing"),
        ('format = 2\ngame = "boule"\n[[step]]\nchance = 5\n', "does not say its law"),
        (HEAD + "laws = {}\n[[step]]\nchance = 5\n", "does not say its law: one of law"),
        (HEAD, "has no step and expects nothing"),
        (HEAD + "colour = 5\n", "unknown key 'colour'; the keys are: autopilot, clauses"),
        (HEAD + "step = 5\n", "its steps are written as [[step]] tables"),
        ('format = 2\ngame = "boule"\nlaws = 5\n', "laws is a table"),
        ('format = 2\ngame = "boule"\nlaws = { galicia-2007 = 5 }\n', "laws is a table"),
        ('format = 2\ngame = "boule"\nclauses = []\nlaws = { galicia-2007 = {} }\n', "each law of [laws] has its own"),
        ('format = 2\ngame = "boule"\nlaws = { galicia-2007 = { time = 2 } }\n', "galicia-2007: unknown key 'time'"),
        ('format = 2\ngame = "boule"\nlaws = { galicia-2007 = { times = 0 } }\n', "times is a whole number above zero"),
        ('format = 2\ngame = "boule"\nlaws = { galicia-2007 = {} }\n', "has no step and expects nothing"),
        (HEAD + 'given = "nobody"\n[[step]]\nchance = 5\n', "no prelude 'nobody'; there are: four at the table"),
        (HEAD + "given = 5\n[[step]]\nchance = 5\n", "given is the name of a prelude"),
        (HEAD + "[[step]]\nchans = 5\n", "step 1: unknown key 'chans'; the keys are: bet, by, chance, deal"),
        (HEAD + "[[step]]\nfirst = 5\n", "step 1: first is a list of acts"),
        (HEAD + '[[step]]\nfirst = [{ by = "ana" }]\n', "step 1, act 1: an act needs one of do, bet"),
        (HEAD + '[[step]]\nfirst = [{ by = "ana", do = "X", expect = {} }]\n', "step 1, act 1: unknown key 'expect'"),
        (HEAD + '[[step]]\ndo = "Leave"\n', "step 1: do needs by"),
        (HEAD + '[[step]]\nby = "ana"\ndo = 5\n', "step 1: do is a command"),
        (HEAD + '[[step]]\nby = "ana"\ndo = { Leave = {}, Stand = {} }\n', "step 1: do is a command"),
        (HEAD + '[[step]]\nby = "ana"\ndo = "Leaf"\n', "step 1: There is no command 'Leaf' here"),
        (HEAD + '[[step]]\nby = "ana"\ndo = { PlaceBet = "10.00" }\n', "PlaceBet: its fields are written as"),
        (HEAD + '[[step]]\nby = 5\ndo = "Leave"\n', "step 1: by is a name, not 5"),
        (HEAD + '[[step]]\nby = "house"\ndo = "Leave"\n', "step 1: nobody can be called 'house'"),
        (HEAD + '[[step]]\nbet = { house = { red = "5.00" } }\n', "step 1: nobody can be called 'house'"),
        (HEAD + '[[step]]\nbet = { red = "5.00" }\n', "step 1: bet needs by, or names its players"),
        (HEAD + '[[step]]\nby = "ana"\nbet = {}\n', "step 1: bet is a table"),
        (HEAD + '[[step]]\nby = "ana"\ndo = "Leave"\nchance = 5\n', "step 1: one of do, bet, chance, deal, stop, open"),
        (HEAD + '[[step]]\nopen = {}\nchance = 5\n', "step 1: one of do, bet, chance, deal, stop, open at a time"),
        (HEAD + "[[step]]\nopen = 5\n", "step 1: open is a table with the keys of [table]"),
        (HEAD + "[[step]]\nopen = { height = 5 }\n", "step 1: open: unknown key 'height'"),
        (HEAD + "[[step]]\ndeal = {}\n", "step 1: deal says whose the cards are"),
        (HEAD + '[[step]]\ndeal = { bank = ["KS"] }\n', "step 1: deal says whose the cards are"),
        (HEAD + "[[step]]\nchance = 5\nunder = 5\n", "step 1: under is a table of laws"),
        (HEAD + "[[step]]\nchance = 5\nunder = { boe-1977 = { chance = 4 } }\n", "not written for 'boe-1977'"),
        (HEAD + "[[step]]\nchance = 5\nunder = { galicia-2007 = { x = 4 } }\n", "step 1: under galicia-2007: unknown"),
        (HEAD + "[[step]]\nchance = 5\nexpect = 5\n", "step 1: expect: it is a table, not 5"),
        (HEAD + "[[step]]\nchance = 5\nexpect.colour = 5\n", "step 1: unknown key 'colour' in expect"),
        (HEAD + "[[step]]\nchance = 5\nexpect.events = { has = [] }\n", "step 1: expect: "),
        (HEAD + "[[step]]\nchance = 5\nexpect.moves = { contains = [{ a = {} }] }\n", "step 1: expect: a move is"),
        (HEAD + "[[step]]\nchance = 5\nexpect.offers = { ana = [{}] }\n", "step 1: expect: a call or an event"),
    ],
)  # fmt: skip
def test_a_bad_file_is_one_sentence_with_its_place(write, text: str, said: str) -> None:
    path = write(text)
    with pytest.raises(BadScenario) as caught:
        outcome(path)
    told = str(caught.value)
    assert told.startswith(f"{path}: ")
    assert said in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ('[given."ana banks"]\ngiven = "ana banks"\n', "given 'ana banks' builds on itself"),
        ('[given."ana banks"]\nact = []\n', "given 'ana banks': unknown key 'act'; the keys are: acts, given, note"),
        ('[given."ana banks"]\nacts = 5\n', "given 'ana banks': acts is a list of acts"),
        ('[given."ana banks"]\nacts = [{ by = "ana" }]\n', "given 'ana banks', act 1: an act needs one of"),
        ('[given."ana banks"]\ngiven = "x"\n', "there is no prelude 'x'"),
        ("given = 5\n", "its preludes are written as"),
        ('title = "x"\n', "unknown key 'title'"),
    ],
)  # fmt: skip
def test_a_bad_prelude_is_one_sentence_with_its_place(write, given: str, said: str) -> None:
    where = write("format = 2\n" + given, "given.toml")
    with pytest.raises(BadScenario) as caught:
        outcome(write(CIRCLE + "[[step]]\nexpect.round = 1\n"))
    assert str(caught.value).startswith(f"{where}: ")
    assert said in str(caught.value)


def test_the_first_form_has_none_of_it() -> None:
    """What is new is an unknown key there, so that no old file means something else than it did."""
    old = {"law": "galicia-2007", "game": "boule"}
    for key, value in {"deal": {"bank": "K"}, "stop": 3, "open": {}, "first": [], "under": {}}.items():
        with pytest.raises(BadScenario, match=f"step 1: unknown key '{key}'"):
            parse_all({**old, "step": [{key: value}]})
    for key in ("laws", "given"):
        with pytest.raises(BadScenario, match=f"unknown key '{key}'"):
            parse_all({**old, key: {}, "step": [{"chance": [5]}]})
    failed = run(parse_scenario({**old, "step": [{"by": "ana", "bet": {"red": "1.00"}, "expect": {"refused": "any"}}]}))
    assert str(failed.failed) == "step 1: refused: expected 'any', got 'below-minimum'"
