"""What a test does that lacks a program: it is skipped with the reason, and fails where CI forbids skipping."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

NO_SKIPS = "NOVAMAS_NO_SKIPS"


def unavailable(reason: str) -> NoReturn:
    """Skips loudly, or fails where skipping is not allowed."""
    if os.environ.get(NO_SKIPS):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
