"""The library of laws: inheritance, siblings, readings, options; and one clear sentence for whatever cannot be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from atlantis import AMERICAN, BOULE, LAW, NAME, READINGS, ROULETTE, found

from novamas.games import make
from novamas.games.roulette import RouletteRules
from novamas.kit.errors import BadInput
from novamas.law import BadLaw, BadOption, Library, UnknownGame, UnknownLaw, library
from novamas.law.library import BUILT_IN

FRENCH, US = "roulette-french", "roulette-american"


# -- inheritance -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", ["boe-1977", "euskadi-1996", "galicia-2007"])
def test_american_roulette_is_the_french_one_but_for_what_it_says_itself(law: str) -> None:
    french, american = (library().resolve(law, game).tree for game in (FRENCH, US))
    assert "extends" not in american
    assert american["wheel"] == french["wheel"]
    assert american["calls"] == french["calls"]
    assert american["bets"]["straight"]["pays"] == french["bets"]["straight"]["pays"]
    assert (french["epigraph"], american["epigraph"]) == ("01", "02")
    assert american["zero"]["choices"] == ["half"]
    assert french["zero"]["choices"] == ["half", "prison"]
    assert "chips" not in french
    assert library().family(law, US) == library().family(law, FRENCH) == "roulette"


def test_a_younger_table_is_merged_key_by_key_and_a_list_is_replaced(tmp_path: Path) -> None:
    found(tmp_path)
    laws = Library(tmp_path)
    six = laws.resolve(NAME, US).tree["bets"]["six-line"]
    assert six == {
        "pays": "6:1",
        "maximum": {"multiples": [60], "clauses": ["ATL30-01-005"]},
        "clauses": ["ATL30-01-004"],
    }
    assert laws.resolve(NAME, FRENCH).tree["bets"]["six-line"]["maximum"]["multiples"] == [120]


def test_readings_of_the_parent_are_readings_of_the_child() -> None:
    for law in ("boe-1977", "euskadi-1996", "galicia-2007"):
        assert set(library().readings(law, FRENCH)) <= set(library().readings(law, US))
        assert "double-adjoining" in library().readings(law, US)
    assert "american-pay-order" not in library().readings("boe-1977", FRENCH)


def test_a_sibling_gives_what_a_table_does_not_say_itself(tmp_path: Path) -> None:
    found(tmp_path)
    bets = Library(tmp_path).resolve(NAME, FRENCH).tree["bets"]
    assert bets["black"] == bets["red"]
    assert bets["high"]["pays"] == "1:1"
    assert bets["high"]["maximum"]["multiples"] == [100]
    assert bets["red"]["maximum"]["multiples"] == [360]
    assert "like" not in bets["high"]


def test_articles_become_fields_of_their_section(tmp_path: Path) -> None:
    """The form of the rules, which stores keep, does not follow that of the files; a table inherits key by key."""
    american = AMERICAN.replace("[chips]", '[minimum.articles]\nkeep = ["ATL30-02-001"]\n\n[chips]')
    found(tmp_path, roulette_american=american)
    laws = Library(tmp_path)
    minimum = {"even_chances": 5, "keep_one": "table", "clauses": ["ATL30-01-007"]}
    assert laws.resolve(NAME, FRENCH).tree["minimum"] == {**minimum, "keep_clauses": ["ATL30-01-008"]}
    assert laws.resolve(NAME, US).tree["minimum"] == {**minimum, "keep_clauses": ["ATL30-02-001"]}
    chips = laws.rules(RouletteRules, NAME, US).chips
    assert chips is not None
    assert chips.value_clauses == ("ATL30-02-002",)


def test_resolving_leaves_the_files_as_they_were() -> None:
    before = library().read(BUILT_IN / "galicia-2007" / "boule.toml")
    tree = library().resolve("galicia-2007", "boule").tree
    tree["bets"]["number"]["pays"] = "99:1"
    assert library().read(BUILT_IN / "galicia-2007" / "boule.toml") == before
    assert library().resolve("galicia-2007", "boule").tree["bets"]["number"]["pays"] == "7:1"


def test_the_wheel_comes_from_the_equipment() -> None:
    order = library().resolve("galicia-2007", FRENCH).tree["wheel"]["order"]
    assert sorted(order) == list(range(37))
    assert order[:4] == [0, 32, 15, 19]


def test_the_digest_tells_rules_apart() -> None:
    digests = {library().resolve("euskadi-1996", FRENCH, mode).digest for mode in ("default", "literal")}
    assert len(digests) == 2
    assert library().resolve("euskadi-1996", FRENCH).digest == library().resolve("euskadi-1996", FRENCH, {}).digest


# -- readings ----------------------------------------------------------------------------------------------------


def test_readings_by_mode() -> None:
    chosen = {
        mode: library().resolve("euskadi-1996", "wheel-of-fortune", mode).readings
        for mode in ("default", "literal", "corrected")
    }
    assert chosen["default"] == {"wheel-24-and-15": "literal", "joker": "corrected", "void-spins": "corrected"}
    assert set(chosen["literal"].values()) == {"literal"}
    assert set(chosen["corrected"].values()) == {"corrected"}


def test_a_literal_text_that_cannot_be_played_gives_way_in_the_literal_mode() -> None:
    literal = library().resolve("boe-1977", FRENCH, "literal")
    assert literal.readings["numbers-on-the-wheel"] == "corrected"
    assert literal.readings["colour-of-19"] == "literal"
    assert literal.tree["wheel"]["numbers"] == 36
    assert literal.tree["wheel"]["colours"]["red"] == []


def test_readings_one_by_one() -> None:
    rules = library().rules(RouletteRules, "boe-1977", FRENCH, {"split-maximum": "literal"})
    assert rules.bets["split"].maximum is not None
    assert rules.bets["split"].maximum.multiples == (80,)
    assert rules.wheel.colours.of(19) == "red", "the others keep their default"
    both = library().resolve("boe-1977", FRENCH, {"split-maximum": "literal", "colour-of-19": "literal"})
    assert [both.readings[k] for k in ("split-maximum", "colour-of-19", "prison-release")] == [
        "literal",
        "literal",
        "corrected",
    ]


@pytest.mark.parametrize(
    ("reading", "says"),
    [
        ({"colour-of-20": "literal"}, "has no reading 'colour-of-20'; it has: numbers-on-the-wheel"),
        ({"american-pay-order": "literal"}, "has no reading 'american-pay-order'"),
        ({"colour-of-19": "free"}, "literal or corrected, not 'free'"),
        ({"numbers-on-the-wheel": "literal"}, "cannot be played"),
    ],
)
def test_a_reading_that_cannot_be_chosen(reading: dict[str, str], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        make("boe-1977", FRENCH, reading=reading)
    assert says in str(caught.value)
    assert caught.value.field == "reading"


def test_a_refused_reading_cites_its_clauses() -> None:
    with pytest.raises(BadOption) as caught:
        make("euskadi-1996", "boule", reading={"five-with-another": "literal"})
    assert caught.value.clauses == ("EUS96-04-008", "EUS96-04-013")


def test_a_game_without_readings_says_so(tmp_path: Path) -> None:
    folder = found(tmp_path)
    (folder / "readings.toml").unlink()
    laws = Library(tmp_path)
    assert laws.readings(NAME) == {}
    with pytest.raises(BadOption, match="it has: none"):
        laws.resolve(NAME, FRENCH, {"any": "literal"})


@pytest.mark.parametrize("law", ["boe-1977", "euskadi-1996", "galicia-2007"])
def test_every_playable_side_of_every_reading_makes_a_game(law: str) -> None:
    for game in library().games(law):
        for key, reading in library().readings(law, game).items():
            assert reading.reason.endswith(".")
            for side in ("literal", "corrected"):
                if side == "corrected" or not reading.unplayable:
                    make(law, game, reading={key: side})


# -- names and options ---------------------------------------------------------------------------------------------


def test_an_unknown_law() -> None:
    with pytest.raises(UnknownLaw) as caught:
        make("utopia-1516", FRENCH)
    assert str(caught.value) == (
        "There is no law 'utopia-1516'. The laws are: asturias-2011, boe-1977, euskadi-1996, galicia-2007."
    )
    for ask in (library().games, library().head, library().currency, library().register, library().readings):
        with pytest.raises(UnknownLaw):
            ask("utopia-1516")


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame) as caught:
        make("boe-1977", "wheel-of-fortune")
    assert str(caught.value) == (
        "There is no 'wheel-of-fortune' in boe-1977: its catalogue is closed (BOE77-00-004). "
        f"It has: {', '.join(library().games('boe-1977'))}."
    )


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        (FRENCH, {"teir": 2}, "teir"),
        (FRENCH, {"tier": "two"}, "tier"),
        (FRENCH, {"tier": 0}, "no tier 0"),
        (FRENCH, {"tier": 5}, "no tier 5 of maxima; this law has 4"),
        (FRENCH, {"even_minimum": 6}, "1 to 5 times"),
        (FRENCH, {"even_minimum": 0}, "1 to 5 times"),
        (FRENCH, {"stakes": "doubled"}, "stakes"),
        (FRENCH, {"wheel": list(range(37))}, "must alternate"),
        (FRENCH, {"wheel": [0, 1, 2]}, "0 to 36, each once"),
        (FRENCH, {"announced": False}, "bets of this game"),
        (FRENCH, {"rounding": {"unit": 0}}, "multiples of 0"),
        (US, {"payment": "gold"}, "payment"),
        (US, {"colours": 0}, "at least one colour"),
        ("boule", {"raised": 3}, "2 times"),
        ("boule", {"tier": 1}, "tier"),
        ("wheel-of-fortune", {"maximum": 0}, "below the minimum"),
    ],
)
def test_an_option_that_the_law_or_the_game_does_not_know(game: str, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput) as caught:
        make("euskadi-1996", game, options)
    assert says in str(caught.value)
    assert str(caught.value).endswith(".")


def test_options_that_one_law_allows_and_another_does_not() -> None:
    make("euskadi-1996", FRENCH, {"even_multiples": True})
    make("euskadi-1996", US, {"announced": False})
    make("galicia-2007", US, {"payment": "value"})
    for law, game, options in (
        ("galicia-2007", FRENCH, {"even_multiples": True}),
        ("boe-1977", FRENCH, {"even_minimum": 2}),
        ("boe-1977", US, {"payment": "value"}),
        ("galicia-2007", FRENCH, {"tier": 4}),
    ):
        with pytest.raises(BadOption) as caught:
            make(law, game, options)
        assert caught.value.clauses


# -- files that are not laws ---------------------------------------------------------------------------------------


def broken(root: Path, game: str = FRENCH, **files: str) -> str:
    """The sentence for a law with these files."""
    found(root, **files)
    laws = Library(root)
    with pytest.raises(BadLaw) as caught:
        make(NAME, game, laws=laws)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("game", "files", "says"),
    [
        (FRENCH, {"roulette_french": "[wheel"}, f"{NAME}/roulette-french.toml, line 1: the file is not TOML."),
        (FRENCH, {"law": "title = "}, f"{NAME}/law.toml, line 1: the file is not TOML."),
        (FRENCH, {"law": LAW.replace('title_en = "', 'titel = "')}, f"{NAME}/law.toml, line 3, titel: there is no key"),
        (FRENCH, {"law": LAW.replace('["ATL30-"]', "5")}, "prefix"),
        (FRENCH, {"law": LAW.split("[catalogue]")[0]}, "catalogue"),
        (
            FRENCH,
            {"readings": "[x]\ngames = 5"},
            f"{NAME}/readings.toml, line 2, x.games, reading 'x': this must",
        ),
        (FRENCH, {"readings": "x = 5"}, f"{NAME}/readings.toml, line 1, x, reading 'x': this must be a table."),
        (FRENCH, {"readings": READINGS.replace("corrected =", "korrekt =")}, "korrekt"),
        (FRENCH, {"readings": READINGS.replace('"wheel.numbers" = 36', '"epigraph.x" = 36')}, "runs through a value"),
        (FRENCH, {"roulette_french": ROULETTE.split("[settlement]")[0]}, "settlement"),
        (FRENCH, {"roulette_french": ROULETTE.replace("[zero]", "[zreo]")}, "zreo"),
        (FRENCH, {"roulette_french": ROULETTE.replace("pay_order", "pay_ordre")}, "pay_ordre"),
        (
            FRENCH,
            {"roulette_french": ROULETTE.replace("even_chances = 5", 'even_chances = "five"')},
            ", minimum.even_chances: this must be a whole number.",
        ),
        (FRENCH, {"roulette_french": ROULETTE.replace('"6:1"', '"six"')}, "six"),
        (FRENCH, {"roulette_french": ROULETTE.replace('"notice"', '"whenever"')}, "whenever"),
        (FRENCH, {"roulette_french": ROULETTE.replace('"european"', '"martian"')}, "no wheel 'martian'"),
        (FRENCH, {"roulette_french": ROULETTE.replace('like = "red"', 'like = "blue"', 1)}, "'black' is like"),
        (FRENCH, {"roulette_french": ROULETTE.replace('like = "red"', 'like = "odd"', 1)}, "'black' is like"),
        (FRENCH, {"roulette_french": ROULETTE.replace('like = "red"', "like = []", 1)}, "'black' is like"),
        (FRENCH, {"roulette_french": ROULETTE.replace('family = "roulette"', 'family = "rulet"')}, "family 'rulet'"),
        (FRENCH, {"roulette_french": ROULETTE.replace('family = "roulette"\n', "")}, "which family"),
        (FRENCH, {"roulette_french": 'extends = "roulette-american"'}, "extends 'roulette-french', which extends it."),
        (FRENCH, {"roulette_french": 'extends = "roulette-french"'}, "line 1, extends: the game extends itself."),
        (
            US,
            {"roulette_american": AMERICAN.replace("roulette-french", "whist")},
            "extends 'whist', which is not",
        ),
        (US, {"roulette_american": AMERICAN.replace('"roulette-french"', "5")}, "extends 5, which is not in this law."),
        (US, {"roulette_american": AMERICAN.replace("denominations", "denominatons")}, "denominatons"),
        ("boule", {"boule": BOULE.replace("neutral = 4\n", "")}, "neutral"),
        (
            "boule",
            {"boule": BOULE.replace("[1, 2, 3, 4, 5, 6, 7]", '"seven"')},
            "line 9, dish.holes: this must be",
        ),
        ("boule", {"boule": BOULE.replace("between = [10, 20]", "between = [10]")}, "between"),
    ],
)
def test_one_sentence_for_a_bad_law(tmp_path: Path, game: str, files: dict[str, str], says: str) -> None:
    assert says in broken(tmp_path, game, **files)


def test_a_law_in_an_unknown_currency(tmp_path: Path) -> None:
    found(tmp_path, law=LAW.replace("EUR", "XAU"))
    with pytest.raises(BadLaw, match="no currency 'XAU'"):
        Library(tmp_path).currency(NAME)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    folder = found(tmp_path)
    (folder / "boule.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadLaw, match=r"boule.toml: it cannot be read as text\."):
        make(NAME, "boule", laws=Library(tmp_path))


def test_what_was_broken_on_purpose_is_whole_again(tmp_path: Path) -> None:
    folder = found(tmp_path)
    laws = Library(tmp_path)
    with laws.pretend(folder / "law.toml", {"title": 5}):
        assert laws.laws() == []
    assert laws.laws() == [NAME]


def test_a_law_stands_in_one_folder_only(tmp_path: Path) -> None:
    found(tmp_path / "one")
    found(tmp_path / "two")
    with pytest.raises(BadLaw, match="stands in two folders"):
        Library(tmp_path / "one", tmp_path / "two")
    with pytest.raises(BadLaw, match="There is no folder of laws at"):
        Library(tmp_path / "three")


def test_a_law_of_ours_cannot_be_replaced(tmp_path: Path) -> None:
    folder = found(tmp_path)
    folder.rename(tmp_path / "galicia-2007")
    with pytest.raises(BadLaw, match="The law galicia-2007 stands in two folders"):
        Library(BUILT_IN, tmp_path)


def test_equipment_of_ones_own(tmp_path: Path) -> None:
    """A folder of laws may bring its own wheels; a wheel is still checked against the law that uses it."""
    wheel = list(range(37))
    plain = ROULETTE.replace("european", "spiral").replace("apart = true", "apart = false")
    found(tmp_path / "lax", roulette_french=plain.replace("alternate = true", "alternate = false"))
    found(tmp_path / "strict", roulette_french=plain)
    for folder in ("lax", "strict"):
        equipment = f"[wheels.spiral]\norder = {wheel}\n"
        (tmp_path / folder / "equipment.toml").write_text(equipment, encoding="utf-8")
    game = make(NAME, FRENCH, laws=Library(BUILT_IN, tmp_path / "lax"))
    assert [n for n, _ in game.distribution] == wheel  # type: ignore[attr-defined]
    with pytest.raises(BadLaw, match="must alternate"):
        make(NAME, FRENCH, laws=Library(BUILT_IN, tmp_path / "strict"))


def test_a_law_broken_on_purpose_is_mended_again() -> None:
    path = BUILT_IN / "galicia-2007" / "boule.toml"
    tree = library().read(path)
    tree["bets"]["number"]["pays"] = "8:1"
    with library().pretend(path, tree):
        assert str(make("galicia-2007", "boule").bet_rule("number").pays) == "8:1"  # type: ignore[attr-defined]
    assert str(make("galicia-2007", "boule").bet_rule("number").pays) == "7:1"  # type: ignore[attr-defined]


ALL_AT_ONCE = """
import sys, threading
from novamas.games import make
from novamas.law import library

sys.setswitchinterval(1e-6)
for law in library().laws():
    for game in library().games(law):
        gate = threading.Barrier(6)
        together = [threading.Thread(target=lambda: (gate.wait(), make(law, game))) for _ in range(6)]
        for thread in together:
            thread.start()
        for thread in together:
            thread.join()
print("read")
"""


def test_several_threads_may_read_a_law_for_the_first_time() -> None:
    """In a process of its own: were they not to take turns, it would fall."""
    ran = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], capture_output=True, text=True, timeout=300, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, "read"), ran.stderr[-2000:]
