"""The colours of the client can be told apart by day and by night, and the check that says so would notice if not."""

from __future__ import annotations

import re

import pytest
from tools import contrast

TOKENS = contrast.TOKENS.read_text(encoding="utf-8")


def test_every_pair_of_colours_has_enough_contrast() -> None:
    lines, failed = contrast.report(TOKENS)
    assert failed == []
    assert len(lines) >= 149  # as many as the design has


@pytest.mark.parametrize(("theme", "light", "dark"), [("day", "ink", "room"), ("night", "brass", "room-raised")])
def test_a_broken_pair_is_found(theme: str, light: str, dark: str) -> None:
    """A text in the colour of its ground, in one theme only."""
    days = {name: re.search(rf"--{name}:\s*light-dark\(([^,]+),\s*([^)]+)\)", TOKENS) for name in (light, dark)}
    text, ground = days[light], days[dark]
    assert text is not None
    assert ground is not None
    at = contrast.THEMES.index(theme) + 1
    broken = TOKENS.replace(text[0], text[0].replace(text[at], ground[at]))
    _, failed = contrast.report(broken)
    assert any(re.search(rf"\b{light} on {dark}\b", line) for line in failed)
