"""`novamas check`: a floor that keeps to the law, one that does not, and files that are no floor."""

from __future__ import annotations

import pytest

FINE = """
law = "euskadi-1996"
[[table]]
game = "roulette-french"
name = "R1"
minimum = "5.00"
authorised = ["5.00", "10.00"]
[[table]]
game = "roulette-french"
name = "R2"
minimum = "10.00"
authorised = ["5.00", "10.00"]
"""


@pytest.fixture
def floor(tmp_path):
    def write(text: str):
        path = tmp_path / "floor.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_floor_that_keeps_to_the_law(novamas, floor):
    assert novamas("check", floor(FINE)) == (0, "The floor keeps to the law.\n", "")
    assert novamas("check", floor(FINE), "--json").json() == []


def test_every_problem_is_listed_with_its_clause(novamas, floor):
    text = FINE.replace('name = "R1"\nminimum = "5.00"', 'name = "R1"\nminimum = "10.00"')
    text += '[[table]]\ngame = "boule"\nminimum = "5.00"\noptions = { cloths = 9 }\n'
    code, out, err = novamas("check", floor(text))
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert lines[0].startswith("Table 3 (Boule): ")
    assert lines[0].endswith("[EUS96-04-002]")
    assert "lowest authorised minimum, 5.00 €. [EUS96-01-071]" in lines[1]
    assert lines[2] == "2 problems."
    code, out, err = novamas("check", floor(text), "--json")
    assert (code, err) == (1, "")
    assert '"clauses": [\n      "EUS96-01-071"\n    ]' in out


def test_a_named_table_is_called_by_its_name(novamas, floor):
    text = FINE.replace('name = "R2"\n', 'name = "R2"\noptions = { tier = 9 }\n')
    assert novamas("check", floor(text)).out.startswith("R2: There is no tier 9")
    assert novamas("check", floor(text), "--lang", "es").out.endswith("Un problema.\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("law = ", "is not TOML"),
        ("", "does not say its law"),
        ('law = "euskadi-1996"\n', "has no [[table]]"),
        ('law = "euskadi-1996"\ntable = 5\n', "has no [[table]]"),
        ('law = "euskadi-1996"\n[[table]]\nminimum = "5.00"\n', "table 1: it does not say its game"),
        ('law = "euskadi-1996"\n[[table]]\ngame = "boule"\nheight = 3\n', "unknown key 'height'"),
        ('law = "euskadi-1996"\n[[table]]\ngame = "boule"\nminimum = "x"\n', "'x' is not an amount"),
        ('law = "atlantis"\n[[table]]\ngame = "boule"\n', "There is no law 'atlantis'"),
        ('law = "euskadi-1996"\n[[table]]\ngame = "poker"\n', "There is no 'poker' in euskadi-1996"),
    ],
)
def test_a_bad_file_is_one_sentence(novamas, floor, text, said):
    assert said in novamas("check", floor(text)).sentence()


def test_files_that_are_not_there_or_not_text(novamas, tmp_path):
    assert "cannot be read" in novamas("check", tmp_path / "nowhere.toml").sentence()
    assert "cannot be read" in novamas("check", tmp_path).sentence()
    binary = tmp_path / "floor.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not text" in novamas("check", binary).sentence()
