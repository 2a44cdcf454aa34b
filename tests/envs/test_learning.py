"""The tutorial: an agent comes to the law's best play, and its prices are those of the exact figures."""

from __future__ import annotations

import importlib.util
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_three_card_poker.py"


@pytest.fixture(scope="module")
def lesson() -> Any:
    spec = importlib.util.spec_from_file_location("learn_three_card_poker", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_way_to_play_is_priced_as_the_exact_odds_have_it(lesson: Any) -> None:
    assert lesson.price(lambda hand: True) == Fraction(1947749, 25448150)
    assert lesson.price(lambda hand: hand[0] == 1) == Fraction(2325451, 5987800)
    assert lesson.price_of_best() == Fraction(686689, 20358520)


def test_a_short_lesson_already_helps(lesson: Any) -> None:
    said: list[str] = []
    curve = lesson.main(rounds=1_500, say=said.append)
    assert len(curve) == 11
    assert min(curve[5:]) < 0.0765, "better than going on with anything"
    assert said[-1].endswith("686689/20358520")


@pytest.mark.slow
def test_the_whole_lesson_comes_close_to_the_best_play(lesson: Any) -> None:
    curve = lesson.main(say=lambda line: None)
    assert curve[-1] < 0.04
    assert curve[-1] >= float(lesson.price_of_best())
