"""`novamas rng-test`: what it prints, what it returns, and what it will not take."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from typing import Any

import pytest

from novamas.cli import rng_test
from novamas.kit.chance import Committed, Dist, Seeded, Value, Weighted
from novamas.kit.words import has, languages, say
from novamas.odds.randomness import names
from novamas.odds.randomness.samples import raw, samples

FEW = ("--draws", "20000", "--test", "orders")
"""One sample, one test: a shuffle of five cards."""


def test_the_table(novamas: Any) -> None:
    ran = novamas("rng-test", "--source", "seeded", "--seed", "7", *FEW)
    assert (ran.code, ran.err) == (0, "")
    assert "Seed: 7" in ran.out
    for head in ("Test", "What is tested", "Statistic", "Degrees of freedom", "p-value", "Verdict"):
        assert head in ran.out
    assert "orders of five" in ran.out
    assert "shuffle of 5 cards" in ran.out
    assert "All 1 tests passed." in ran.out
    assert "one run in 1,000,000" in ran.out


def test_json(novamas: Any) -> None:
    told = novamas("rng-test", "--source", "seeded", "--seed", "7", "--json", *FEW).json()
    assert {key: told[key] for key in ("source", "seed", "draws", "passed")} == {
        "source": "seeded", "seed": "7", "draws": 20_000, "passed": True,
    }  # fmt: skip
    assert told["levels"] == {"first": 0.01, "second": 0.0001, "more": 4}
    assert told["false_alarms"] == pytest.approx(1e-6)
    (one,) = told["tests"]
    assert (one["test"], one["sample"], one["freedom"], one["passed"], one["again"]) == (
        "orders", "shuffle-5", 119, True, None,
    )  # fmt: skip
    assert 0.01 <= one["p"] <= 1


@pytest.mark.parametrize("source", ["seeded", "committed"])
def test_the_same_seed_gives_the_same_figures(novamas: Any, source: str) -> None:
    runs = [novamas("rng-test", "--source", source, "--seed", seed, "--json", *FEW).json() for seed in "778"]
    assert runs[0] == runs[1] != runs[2]


def test_a_seed_is_found_and_told_where_none_is_given(novamas: Any) -> None:
    first = novamas("rng-test", "--source", "committed", "--json", *FEW).json()
    again = novamas("rng-test", "--source", "committed", "--seed", first["seed"], "--json", *FEW).json()
    assert first == again


def test_the_committed_source_is_that_of_the_tables() -> None:
    source, seed = rng_test.a_source("committed", "7")
    assert isinstance(source, Committed)
    assert seed == "7"
    assert source.reveal() == hashlib.sha256(b"novamas rng-test\n7").hexdigest()


class Loaded(Seeded):
    """A wheel whose first pocket is ten times as wide."""

    def draw(self, dist: Dist, what: str) -> Value:
        if what == "ball":
            dist = Weighted(tuple((value, 10 if place == 0 else 1) for place, (value, _) in enumerate(dist)))
        return super().draw(dist, what)


def test_a_source_that_fails(novamas: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng_test, "Seeded", Loaded)
    argv = ("rng-test", "--source", "seeded", "--seed", "7", "--draws", "20000", "--test", "coupon")
    ran = novamas(*argv)
    assert ran.code == 1
    assert "FAILED" in ran.out
    assert "< 0.0001" in ran.out
    assert "tests failed." in ran.out
    ran = novamas(*argv, "--json")
    assert ran.code == 1
    told = json.loads(ran.out)
    assert told["passed"] is False
    failed = {(one["test"], one["sample"]) for one in told["tests"] if not one["passed"]}
    assert failed == {("coupon", "boule-9"), ("coupon", "boule-18"), ("coupon", "roulette-37")}
    assert all(one["again"]["p"] < 0.0001 for one in told["tests"] if not one["passed"])


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--source", "dice"], "There is no source “dice”; there are: csprng, committed, seeded"),
        (["--source", "seded"], "There is no source “seded”; did you mean “seeded”?"),
        (["--seed", "7"], "The operating system's generator has no seed: name --source committed or seeded."),
        (["--draws", "19999"], "A sample has 20,000 to 10,000,000 values."),
        (["--draws", "10000001"], "A sample has 20,000 to 10,000,000 values."),
        (["--draws", "many"], "“many”"),
        (["--test", "frecuency"], "There is no test “frecuency”; did you mean “frequency”?"),
        (["--test", "frequency,zzz"], "There is no test “zzz”; there are: frequency, serial"),
        (["--dieharder", "--test", "frequency"], "There is no test “frequency”; there are: 0, 1, 2"),
        (["--raw", "--json"], "--raw writes bytes and nothing else"),
        (["--lang", "fr"], "There is no language “fr”"),
        (["now"], "“now” is one argument too many"),
    ],
)
def test_what_it_will_not_take(novamas: Any, argv: list[str], said: str) -> None:
    assert said in novamas("rng-test", *argv).sentence()


def test_without_dieharder_there_is_one_sentence(novamas: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert novamas("rng-test", "--dieharder").sentence().startswith("dieharder is not installed on this machine")


def test_bytes_for_another_program() -> None:
    """As many as it reads, and the same as those that are tested here."""
    code = "import sys; from novamas.cli import main; sys.exit(main())"
    argv = [sys.executable, "-c", code, "rng-test", "--raw", "--source", "committed", "--seed", "7"]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as pouring:
        assert pouring.stdout is not None
        read = pouring.stdout.read(4096)
        pouring.stdout.close()
        _, err = pouring.communicate()
    assert err == b""
    source, _ = rng_test.a_source("committed", "7")
    assert read == b"".join(raw(source) for _ in range(4))


@pytest.mark.skipif(shutil.which("dieharder") is None, reason="dieharder is not installed")
@pytest.mark.slow
def test_dieharder(novamas: Any) -> None:
    told = novamas("rng-test", "--dieharder", "--test", "0", "--json").json()
    assert [one["test"] for one in told["dieharder"]] == ["diehard_birthdays"]
    ran = novamas("rng-test", "--dieharder", "--test", "0")
    assert ran.code == 0
    assert "diehard_birthdays" in ran.out


@pytest.mark.parametrize("lang", languages())
def test_everything_has_a_name(lang: str) -> None:
    for test in names():
        assert has(f"rng-test-{test}", lang), test
    for sample in samples():
        assert has(f"rng-sample-{sample.kind}", lang), sample.kind
        if sample.size:
            assert str(sample.size) in say(f"rng-sample-{sample.kind}", lang, size=sample.size)


def test_in_spanish(novamas: Any) -> None:
    ran = novamas("rng-test", "--source", "seeded", "--seed", "7", "--lang", "es", *FEW)
    assert "Grados de libertad" in ran.out
    assert "mezcla de 5 cartas" in ran.out
    assert "superada" in ran.out
    assert ran.out.count("0,") >= 2
