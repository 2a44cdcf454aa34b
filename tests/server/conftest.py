"""Casinos for the tests of the pages: the whole app in process, over a fresh store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from visitors import Casino

import quick_apps

quick_apps.install()


@pytest.fixture
def casino(tmp_path: Path) -> Iterator[Casino]:
    made = Casino(tmp_path / "casino.db", deal=False)
    with made.client:
        yield made


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    """One casino for all tests of a module."""
    made = Casino(tmp_path_factory.mktemp("house") / "casino.db", deal=False)
    with made.client:
        yield made
