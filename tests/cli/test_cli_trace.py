"""`novamas trace`: what counts as enforced, shown and missing; and the file that a full run of the tests leaves."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from novamas.cli.evidence import find_testable
from novamas.cli.rules import find_printed_clauses
from novamas.cli.trace import ranges
from novamas.law import Register, library

CHECKOUT = Path(__file__).parents[2]
NODE = "tests/test_one.py::test_one"
SCENARIO = "tests/table/test_scenarios.py::test_scenario[galicia-2007/boule/five]"


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one test file, one scenario, and room for results."""
    for folder in ("src/novamas", "tests", "scenarios/galicia-2007/boule", ".novamas"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests" / "test_one.py").write_text("", encoding="utf-8")
    (tmp_path / "scenarios" / "galicia-2007" / "boule" / "five.toml").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def results(checkout):
    def write(passed=(), failed=(), node=NODE):
        found = {"passed": {id: [node] for id in passed}, "failed": {id: [node] for id in failed}}
        (checkout / ".novamas" / "trace.json").write_text(json.dumps(found), encoding="utf-8")

    return write


def test_without_results_it_says_what_to_do(novamas, checkout):
    assert novamas("trace").sentence() == "There are no test results to trace yet: run “make test” first."


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"passed": 5, "failed": 5}', "\x00"])
def test_results_that_cannot_be_read(novamas, checkout, text):
    (checkout / ".novamas" / "trace.json").write_text(text, encoding="utf-8")
    assert "trace.json cannot be read: run “make test” again." in novamas("trace").sentence()


def test_every_row_of_the_registers_is_counted(novamas, results):
    results()
    told = novamas("trace", "--json").json()
    assert set(told) == {"clauses", "by_layer", "by_status", "missing", "untouched", "by_game"}
    assert told["clauses"] == 3857
    assert set(told["by_layer"]) == {"engine", "table", "config", "guide"}
    assert sum(told["by_layer"].values()) == 3857
    assert set(told["by_status"]) == {"enforced", "shown", "missing"}
    assert sum(told["by_status"].values()) == 3857
    assert told["by_status"]["enforced"] == 0
    assert told["by_status"]["missing"] == len(told["missing"])
    assert sum(game["clauses"] for game in told["by_game"].values()) == 3857
    boule = told["by_game"]["boule"]
    assert boule["clauses"] == 35 + 35 + 32
    assert boule["by_status"] == {"enforced": 0, "shown": 7, "missing": 95}


def test_a_passing_citation_enforces_and_a_failing_one_undoes_it(novamas, results):
    results(passed=["EUS96-01-021", "EUS96-01-022"], failed=["EUS96-01-022"])
    missing = novamas("trace", "--json").json()["missing"]
    assert "EUS96-01-021" not in missing
    assert "EUS96-01-022" in missing


def test_clauses_that_nothing_was_broken_for_are_listed(novamas, results, checkout):
    """One stands beside a value; another is touched by a fault that names it; what is only shown needs neither."""
    results(passed=["EUS96-01-021", "EUS96-00-036", "EUS96-00-001"])
    assert novamas("trace", "--json").json()["untouched"] == ["EUS96-00-036"]
    out = novamas("trace").out
    assert "no planted fault puts to the test" in out
    assert out.rstrip().endswith("EUS96-00-036")
    (checkout / "tests" / "faults").mkdir()
    fault = '[[fault]]\nclauses = ["EUS96-00-036"]\n'
    (checkout / "tests" / "faults" / "one.toml").write_text(fault, encoding="utf-8")
    assert novamas("trace", "--json").json()["untouched"] == []
    assert "puts to the test" not in novamas("trace").out


@pytest.mark.slow
def test_something_was_broken_for_every_clause_that_a_test_cites():
    """Whatever a test or a scenario cites stands beside a value of its law or in a planted fault."""
    laws = library()
    broken = set().union(*(find_testable(laws, law, CHECKOUT) for law in laws.laws()))
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-p", "cited"]
    code = (
        "import pytest\ndef pytest_collection_modifyitems(items):\n"
        "    for item in items:\n        for mark in item.iter_markers('clause'):\n"
        "            print('CITES', *mark.args)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "cited.py").write_text(code, encoding="utf-8")
        path = os.pathsep.join((folder, os.environ.get("PYTHONPATH", "")))
        env = {**os.environ, "PYTHONPATH": path}
        told = subprocess.run(command, cwd=CHECKOUT, env=env, capture_output=True, text=True, check=True).stdout
    cited = {id for line in told.splitlines() if line.startswith("CITES ") for id in line.split()[1:]}
    engine = {c.id for law in laws.laws() for c in laws.register(law).values() if c.layer != "guide"}
    assert sorted((cited & engine) - broken) == []


def test_a_citation_counts_as_long_as_its_test_exists(novamas, results):
    results(passed=["EUS96-01-021"], node="tests/test_gone.py::test_one")
    assert novamas("trace", "--json").json()["by_status"]["enforced"] == 0


def test_a_scenario_counts_as_long_as_its_file_exists(novamas, results, checkout):
    results(passed=["GAL07-04-018"], node=SCENARIO)
    assert novamas("trace", "--json").json()["by_status"]["enforced"] == 1
    (checkout / "scenarios" / "galicia-2007" / "boule" / "five.toml").unlink()
    assert novamas("trace", "--json").json()["by_status"]["enforced"] == 0


@pytest.mark.parametrize(
    ("path", "text", "enforced"),
    [
        ("boule/galicia-2007/five.toml", "", 1),
        ("boule/five.toml", "[laws]\nboe-1977 = {}\ngalicia-2007 = {}\n", 1),
        ("boule/five.toml", "[laws]\nboe-1977 = {}\n", 0),
        ("boule/boe-1977/five.toml", "", 0),
    ],
)  # fmt: skip
def test_a_scenario_stands_in_the_folder_of_its_game(novamas, results, checkout, path, text, enforced):
    (checkout / "scenarios" / "galicia-2007" / "boule" / "five.toml").unlink()
    file = checkout / "scenarios" / path
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    results(passed=["GAL07-04-018"], node=SCENARIO)
    assert novamas("trace", "--json").json()["by_status"]["enforced"] == enforced


def test_guide_clauses_are_shown_because_the_rulebook_prints_them(novamas, results):
    results()
    told = novamas("trace", "--json", "--game", "roulette-french", "--law", "boe-1977").json()
    guide = [c.id for c in library().register("boe-1977").of("roulette-french") if c.layer == "guide"]
    assert told["by_status"]["shown"] == len(guide) == 7
    assert set(guide) <= set(find_printed_clauses("boe-1977", "roulette-french"))


def test_what_the_rulebook_no_longer_prints_is_missing(novamas, results, monkeypatch):
    results()
    monkeypatch.setattr("novamas.cli.evidence.find_printed_clauses", lambda law, game: [])
    told = novamas("trace", "--json", "--game", "boule").json()
    assert told["by_status"] == {"enforced": 0, "shown": 0, "missing": 102}


@pytest.mark.parametrize("lang", ["es", "eu", "gl"])
def test_a_guide_clause_without_a_text_in_every_language_is_missing(novamas, results, monkeypatch, lang):
    results()
    assert "GAL07-04-004" not in novamas("trace", "--json", "--game", "boule").json()["missing"]
    told = Register._in

    def without(self: Register, asked: str) -> dict[str, str]:
        return {id: text for id, text in told(self, asked).items() if (id, asked) != ("GAL07-04-004", lang)}

    monkeypatch.setattr(Register, "_in", without)
    assert "GAL07-04-004" in novamas("trace", "--json", "--game", "boule").json()["missing"]


def test_every_guide_clause_is_shown(novamas, results):
    """In all four languages, whether its game can be played or not."""
    results()
    guide = {c.id for law in library().laws() for c in library().register(law).values() if c.layer == "guide"}
    told = novamas("trace", "--json").json()
    assert guide.isdisjoint(told["missing"])
    assert told["by_status"]["shown"] == told["by_layer"]["guide"] == len(guide)


def test_one_game_or_one_law(novamas, results):
    results()
    told = novamas("trace", "--json", "--game", "roulette-french").json()
    assert told["clauses"] == 79 + 85 + 77
    assert list(told["by_game"]) == ["roulette-french"]
    assert novamas("trace", "--json", "--law", "asturias-2011").json()["clauses"] == 443


def test_the_table_for_people(novamas, results):
    results(passed=["GAL07-10-001"])
    out = novamas("trace", "--game", "wheel-of-fortune").out
    assert re.search(r"galicia-2007 +Wheel of fortune +1/18 +0/2 +0/3 +3/3 +22 *$", out, re.MULTILINE)
    assert "62 clauses: 1 enforced by tests, 7 shown in the rulebook, 54 missing." in out
    assert "galicia-2007 · Wheel of fortune (22)" in out


def test_stale_results_are_noted(novamas, results, checkout):
    results()
    assert novamas("trace", "--json").err == ""
    later = (checkout / ".novamas" / "trace.json").stat().st_mtime + 10
    os.utime(checkout / "tests" / "test_one.py", (later, later))
    ran = novamas("trace", "--json")
    assert ran.code == 0
    assert "changed since the last full “make test”" in ran.err
    json.loads(ran.out)


def test_ranges_draw_ids_together():
    assert ranges(["A-01-001", "A-01-002", "A-01-003", "A-01-005", "A-02-006", "A-02-x"]) == [
        "A-01-001…003", "A-01-005", "A-02-006", "A-02-x",
    ]  # fmt: skip


# -- what a run of the tests leaves --------------------------------------------------------------------------------

TESTS = """
import pytest

@pytest.mark.clause("EUS96-01-021", "EUS96-01-022")
def test_passes():
    pass

@pytest.mark.clause("EUS96-01-022")
def test_fails():
    assert False

@pytest.mark.clause("EUS96-01-023")
@pytest.mark.skip
def test_is_left_out():
    pass

@pytest.mark.clause("EUS96-99-999")
def test_cites_what_no_law_has():
    pass

@pytest.mark.slow
@pytest.mark.clause("EUS96-01-024")
def test_takes_long():
    pass
"""
INI = """
[pytest]
testpaths = tests
markers =
    clause: cites
    slow: slow
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "pytest.ini").write_text(INI, encoding="utf-8")
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, encoding="utf-8")
    for path in (CHECKOUT / "tests").glob("*.py"):
        if not path.name.startswith("test_"):  # the conftest, and the modules that it leans on
            shutil.copy(path, tmp_path / "tests" / path.name)
    return tmp_path


def run_tests(project: Path, *argv: str) -> dict | None:
    """The results that a run of the project's tests leaves, if it leaves any."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-p", "no:cacheprovider", *argv]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    left = project / ".novamas" / "trace.json"
    return json.loads(left.read_text(encoding="utf-8")) if left.exists() else None


def test_a_full_run_leaves_its_citations_and_a_partial_one_does_not(project):
    assert run_tests(project, "-k", "passes") is None
    assert run_tests(project, "-m", "not slow", "-n", "2") == {
        "passed": {
            "EUS96-01-021": ["tests/test_it.py::test_passes"],
            "EUS96-01-022": ["tests/test_it.py::test_passes"],
        },
        "failed": {
            "EUS96-01-022": ["tests/test_it.py::test_fails"],
            "EUS96-99-999": ["tests/test_it.py::test_cites_what_no_law_has"],
        },
    }


SOURCE = pytest.Config.ArgsSource


@pytest.mark.parametrize(
    ("source", "marks", "options", "full"),
    [
        (SOURCE.TESTPATHS, "", {}, True),
        (SOURCE.TESTPATHS, "not slow", {}, True),
        (SOURCE.TESTPATHS, "slow", {}, False),
        (SOURCE.ARGS, "", {}, False),
        (SOURCE.INVOCATION_DIR, "", {}, False),
        (SOURCE.TESTPATHS, "", {"keyword": "zero"}, False),
        (SOURCE.TESTPATHS, "", {"deselect": ["tests/test_it.py::test_passes"]}, False),
        (SOURCE.TESTPATHS, "", {"ignore": ["tests/law"]}, False),
        (SOURCE.TESTPATHS, "", {"lf": True}, False),
        (SOURCE.TESTPATHS, "", {"stepwise": True}, False),
        (SOURCE.TESTPATHS, "", {"collectonly": True}, False),
    ],
)
def test_which_runs_are_full(source, marks, options, full):
    spec = importlib.util.spec_from_file_location("tests_conftest", CHECKOUT / "tests" / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    config = SimpleNamespace(
        args_source=source, option=SimpleNamespace(markexpr=marks), getoption=lambda name, default: options.get(name)
    )
    assert module.whole(config) is full
