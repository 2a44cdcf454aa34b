"""The event loop of a server: the quickest that is here, and Python's own where there is no other."""

from __future__ import annotations

import asyncio
import sys

import pytest

from novamas.server.loop import quickest, run


async def which() -> type[asyncio.AbstractEventLoop]:
    return type(asyncio.get_running_loop())


def test_the_server_runs_in_uvloop() -> None:
    uvloop = pytest.importorskip("uvloop")
    assert run(which()) is uvloop.Loop


def test_without_uvloop_it_runs_in_pythons_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert quickest() is None
    assert run(which()).__module__.startswith("asyncio.")
