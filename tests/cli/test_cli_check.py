"""`novamas check`: a floor that keeps to the law, one that does not, and files that are no floor."""

from __future__ import annotations

import json

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
[[table]]
game = "punto-banca"
name = "P1"
"""


CASINO = 'law = "euskadi-1996"\n[[table]]\ngame = "roulette-american"\n[[table]]\ngame = "blackjack"\n'
ONE = f'{CASINO}[[table]]\ngame = "boule"\n'


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
    assert lines[0].startswith("Table 4 (Boule): ")
    assert lines[0].endswith("[EUS96-04-002] (cloths)")
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
        ('law = "atlantis"\n[[table]]\ngame = "boule"\n', "There is no law 'atlantis'"),
    ],
)
def test_a_bad_file_is_one_sentence(novamas, floor, text, said):
    assert said in novamas("check", floor(text)).sentence()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('law = "euskadi-1996"\ntable = [5]\n', "Mesa 1: Una mesa se escribe como [[table]]. (no-table)"),
        (
            'law = "euskadi-1996"\n[[table]]\nminimum = "5.00"\n',
            "Mesa 1: La mesa no dice su juego. (table-without-game)",
        ),
        (ONE + "height = 3\n", "Mesa 3 (Bola o boule): Clave desconocida: «height»; las claves son: "),
        (
            ONE + 'minimum = "x"\n',
            'Mesa 3 (Bola o boule): «x» no es un importe; escríbalo así: "10.00". (not-an-amount)',
        ),
        (ONE.replace("boule", "poker"), "Mesa 3 (poker): No hay «poker» en euskadi-1996: su catálogo es cerrado ("),
        (ONE + "name = 5\n", "Mesa 3 (Bola o boule): «name» debe ser un texto, no 5. (not-text)"),
        (ONE + "last_shoe = -1\n", "Mesa 3 (Bola o boule): «last_shoe» debe ser el número de un sabot. (last-shoe)"),
        (ONE + 'seats = "many"\n', "Mesa 3 (Bola o boule): «seats» debe ser un número entero, no «many». (not-whole)"),
    ],
)
def test_a_table_that_cannot_be_read_is_a_problem_like_others(novamas, floor, text, said):
    code, out, err = novamas("check", floor(text), "--lang", "es")
    assert (code, err) == (1, "")
    assert out.startswith(said)
    assert out.endswith("Un problema.\n")


FIVE = """
law = "euskadi-1996"
[[table]]
game = "roulette-french"
name = "R1"
minimum = "7.00"
authorised = ["5.00", "10.00"]
options = { tier = 9, magic = 1 }
staff = { croupiers = 90 }
seats = 1001
[[table]]
game = "mus"
name = "T1"
[[table]]
game = "boule"
name = "R1"
minimum = "5.001"
"""
FOUND = [
    (1, "R1", "no-option", "magic", "Ruleta francesa no tiene ninguna opción de la casa «magic»; tiene: cloths, "),
    (1, "R1", "no-tier", "tier", "No hay escala 9 de máximos; esta norma tiene 4."),
    (1, "R1", "seats", "seats", "Una mesa así tiene entre 0 y 100 asientos, no 1.001."),
    (1, "R1", "minimum-not-authorised", "minimum", "Este mínimo no está en la autorización del juego."),
    (1, "R1", "staff-range", "staff", "Personal de esta mesa: crupieres, de 1 a 2; no 90."),
    (2, "T1", "not-in-catalogue", "game", "No hay «mus» en euskadi-1996: su catálogo es cerrado"),
    (3, "R1", "too-many-decimals", "minimum", "«5.001» tiene demasiados decimales: EUR admite 2 como máximo."),
    (3, "R1", "name-twice", "name", "Otra mesa se llama ya R1: cada mesa tiene un nombre propio."),
]
CITED = {
    "no-tier": ["EUS96-01-055"],
    "staff-range": ["EUS96-01-013"],
}


def test_every_fault_of_every_table_is_named_at_once(novamas, floor):
    code, out, err = novamas("check", floor(FIVE), "--lang", "es")
    assert (code, err) == (1, "")
    *lines, verdict = out.splitlines()
    assert verdict == "8 problemas."
    for line, (number, name, reason, _, said) in zip(lines, FOUND, strict=True):
        assert line.startswith(f"{name}: {said}" if name == "T1" else f"Mesa {number} ({name}): {said}")
        assert line.endswith(f" ({reason})")
        for clause in CITED.get(reason, ()):
            assert f"[{clause}]" in line
    told = json.loads(novamas("check", floor(FIVE), "--lang", "es", "--json").out)
    for problem, (number, name, reason, field, said) in zip(told, FOUND, strict=True):
        assert (problem["table"], problem["name"], problem["reason"], problem["field"]) == (number, name, reason, field)
        assert problem["code"] in ("bad-option", "unknown-game", "bad-amount", "bad-floor")
        assert problem["sentence"].startswith(said)
        assert problem["clauses"] == CITED.get(reason, problem["clauses"])
    assert "EUS96-01-050" in told[3]["clauses"]
    assert told[1]["args"] == {"value": 9, "tiers": 4}


def test_files_that_are_not_there_or_not_text(novamas, tmp_path):
    assert "cannot be read" in novamas("check", tmp_path / "nowhere.toml").sentence()
    assert "cannot be read" in novamas("check", tmp_path).sentence()
    binary = tmp_path / "floor.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not text" in novamas("check", binary).sentence()


def test_all_rules_are_told_kept_or_broken(novamas, floor, tmp_path):
    looked = novamas("check", floor(FINE), "--all", "--json").json()
    assert all(each["kept"] and each["clauses"] for each in looked)
    told = {(each["table"], each["topic"]): each for each in looked}
    assert "EUS96-01-050" in told[1, "minimum"]["clauses"]
    assert told[1, "staff"]["sentence"].startswith("Staff: ")
    assert told[1, "cloths"]["clauses"] == ["EUS96-01-011"]
    assert [each["clauses"] for each in looked if each["topic"] == "in-service"] == [["EUS96-A2-018"]] * 2
    assert [each["args"]["game"] for each in looked if each["topic"] == "lowest"] == ["roulette-french"]
    code, out, _ = novamas("check", floor(FINE), "--all", "--lang", "es")
    assert (code, out.count("No se cumple"), "Se cumple" in out) == (0, 0, True)
    assert out.endswith("La sala cumple la norma.\n")


def test_no_problem_is_missing_where_all_rules_are_told(novamas, floor, tmp_path):
    plain = json.loads(novamas("check", floor(FIVE), "--json").out)
    looked = json.loads(novamas("check", floor(FIVE), "--all", "--json").out)
    assert sorted(map(str, plain)) == sorted(str(p) for each in looked for p in each["problems"])
    assert all(each["kept"] == (not each["problems"]) for each in looked)
    page = tmp_path / "floor.html"
    code, out, err = novamas("check", floor(FIVE), "--out", page, "--lang", "es")
    assert (code, out, err) == (1, "8 problemas.\n", "")
    text = page.read_text(encoding="utf-8")
    assert text.count("No se cumple: ") >= 7
    assert all(said.partition(";")[0].partition(":")[0][:20] in text for *_, said in FOUND)
    assert text.startswith('<!doctype html><html lang="es">')
    assert "http" not in text
