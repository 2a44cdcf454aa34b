"""The unit tests of the client's own sources, run by Node: geometry, lattice, payments, patches, filters."""

from __future__ import annotations

import pytest
from tools import web


@pytest.mark.usefixtures("packages")
def test_the_units_of_the_client() -> None:
    web.test()
