"""Long counts: done once, kept, refused, told about; the same for every table that prices the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from math import isclose
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import Struct
from tools.counts import COUNTED as FAMILIES_COUNTED
from tools.counts import Shipping, asked

from novamas.games import counts, make
from novamas.games.counts import Count, TooLong, long_count, step, under
from novamas.games.poker.no_draw.odds import terms
from novamas.odds import kept, label
from novamas.odds.kept import CODE, COUNTED, ROOT, Kept, Progress
from novamas.odds.report import rows

DONE: list[object] = []


class Line(NamedTuple):
    kind: str
    share: Fraction


class Result(Struct, frozen=True):
    net: dict[Fraction, Fraction]
    lines: tuple[Line, ...]


@long_count("boule", seconds=40)
def counted(third: Fraction, names: tuple[str, ...] = ("a",)) -> Result:
    DONE.append(third)
    step(0.5)
    return Result({third: 1 - third}, tuple(Line(name, third) for name in names))


@long_count("boule", seconds=40)
def counted_otherwise(third: Fraction, names: tuple[str, ...] = ("a",)) -> Result:
    return Result({}, ())


class Heard(Progress):
    def __init__(self) -> None:
        self.said: list[object] = []

    def begin(self, count: Count) -> None:
        self.said.append(count.game)

    def step(self, share: float) -> None:
        self.said.append(share)

    def end(self) -> None:
        self.said.append("end")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    before = dict(counts._remembered)
    counts.forget()
    DONE.clear()
    yield
    counts.forget()
    counts._remembered.update(before)


def test_a_count_is_done_once_for_equal_arguments() -> None:
    first = counted(Fraction(1, 3))
    assert counted(Fraction(2, 6), names=("a",)) is first
    assert counted(Fraction(1, 3), ("b",)) != first
    assert len(DONE) == 2


def test_a_count_is_kept_from_run_to_run(tmp_path: Path) -> None:
    heard = Heard()
    with under(Kept(progress=heard, folder=tmp_path)):
        first = counted(Fraction(1, 3))
    assert heard.said == ["boule", 0.5, "end"]
    counts.forget()
    with under(Kept(most=1, progress=heard, folder=tmp_path)):
        assert counted(Fraction(1, 3)) == first, "what is kept costs nothing"
    assert len(DONE) == 1
    assert heard.said == ["boule", 0.5, "end"]


def test_two_counts_with_the_same_arguments_are_kept_apart(tmp_path: Path) -> None:
    with under(Kept(folder=tmp_path)):
        assert counted(Fraction(1, 3)) != counted_otherwise(Fraction(1, 3))
        counts.forget()
        assert counted(Fraction(1, 3)) != counted_otherwise(Fraction(1, 3))
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("content", [b"", b"{", b'{"net": {"1/0": "1"}, "lines": []}', b'{"other": 1}'])
def test_what_cannot_be_read_is_counted_again(tmp_path: Path, content: bytes) -> None:
    with under(Kept(folder=tmp_path)):
        first = counted(Fraction(1, 3))
        counts.forget()
        (file,) = tmp_path.iterdir()
        file.write_bytes(content)
        assert counted(Fraction(1, 3)) == first
    assert len(DONE) == 2


def test_a_folder_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with under(Kept(folder=tmp_path / "file" / "counts")):
        assert counted(Fraction(1, 3)).lines


def test_what_takes_too_long_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    with under(Kept(most=39, folder=tmp_path)), pytest.raises(TooLong) as refused:
        counted(Fraction(1, 3))
    assert refused.value.count.seconds == 40
    assert not DONE
    with under(Kept(most=40, folder=tmp_path)):
        counted(Fraction(1, 3))
    assert len(DONE) == 1


def test_the_code_that_counts_is_part_of_what_is_kept() -> None:
    assert all(list(ROOT.glob(pattern)) for pattern in CODE)


def test_the_count_of_every_game_can_be_kept_and_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "COUNTED", tmp_path)
    with under(Kept(most=2, folder=tmp_path)):
        for game in dict.fromkeys(game for counted in FAMILIES_COUNTED for game, _, _ in asked(counted)):
            with pytest.raises(TooLong):
                rows("euskadi-1996", game)


# -- what comes with the package ---------------------------------------------------------------------------------------


def test_what_comes_with_the_package_is_found_for_the_same_rules_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "COUNTED", tmp_path / "package")
    with under(Shipping()):
        first = counted(Fraction(1, 3))
    counts.forget()
    with under(Kept(most=0, folder=tmp_path / "own")):
        assert counted(Fraction(1, 3)) == first
        with pytest.raises(TooLong):
            counted(Fraction(1, 4))
        with pytest.raises(TooLong):
            counted_otherwise(Fraction(1, 3))
    assert len(DONE) == 1


def test_what_is_known_can_be_counted_again(tmp_path: Path) -> None:
    for again in (False, True, False):
        with under(Kept(folder=tmp_path, again=again)):
            counted(Fraction(1, 3))
        counts.forget()
    assert len(DONE) == 2


class Noting(Kept):
    """Notes which files are asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(most=0, folder=folder)
        self.names: set[str] = set()

    def find(self, count: Count) -> bytes | None:
        self.names.add(kept.name(count))
        return super().find(count)


def test_every_law_and_reading_comes_counted(tmp_path: Path) -> None:
    noting = Noting(tmp_path)
    with under(noting):
        for counted in FAMILIES_COUNTED:
            for game, law, reading in asked(counted):
                assert rows(law, game, reading), f"{game}, {law}, {label(reading)}: run python -m tools.counts"
    assert noting.names == {file.name for file in COUNTED.iterdir()}, "run python -m tools.counts"


class Proving(Kept):
    """Counts everything again, and compares it with what comes with the package."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder=folder, again=True)
        self.proven: list[str] = []

    def keep(self, count: Count, found: bytes) -> None:
        assert alike(json.loads(found), json.loads((COUNTED / kept.name(count)).read_bytes())), count.given
        self.proven.append(kept.name(count))


def alike(a: Any, b: Any) -> bool:
    """Equal, but for the last digits of a decimal, which are another machine's own."""
    if isinstance(a, float) or isinstance(b, float):
        return isinstance(a, float) and isinstance(b, float) and isclose(a, b, rel_tol=1e-9)
    if isinstance(a, dict) and isinstance(b, dict):
        return list(a) == list(b) and all(alike(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(alike, a, b))
    return bool(a == b)


def test_alike_sees_what_differs() -> None:
    one = {"edge": "1/3", "within": [0.1, 0.2]}
    assert alike(one, {"edge": "1/3", "within": [0.1, 0.2 * (1 + 1e-12)]})
    for other in ({"edge": "1/4", "within": [0.1, 0.2]}, {"edge": "1/3", "within": [0.1, 0.2001]}, {"edge": "1/3"}, []):
        assert not alike(one, other)


@pytest.mark.slow
@pytest.mark.parametrize("counted", FAMILIES_COUNTED)
def test_what_comes_with_the_package_is_what_is_counted(counted: str, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    proving = Proving(tmp_path)
    with under(proving):
        for game, law, reading in asked(counted):
            rows(law, game, reading)
    assert sorted(proving.proven) == sorted(file.name for file in COUNTED.glob(f"{counted}-*"))


def test_readings_that_do_not_change_the_price_share_a_count() -> None:
    usual = terms(make("euskadi-1996", "poker-no-draw"))  # type: ignore[arg-type]
    assert terms(make("euskadi-1996", "poker-no-draw", {"maximum": 20})) == usual  # type: ignore[arg-type]
