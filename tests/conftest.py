"""What every test leaves behind: which clauses it cites and whether it kept to them.

A full run (`make test`: nothing selected by name, path or keyword; leaving out the slow tests is allowed) ends by
writing `.novamas/trace.json`, which `novamas trace` reads. A test that cites a clause no law has fails.
"""

from __future__ import annotations

import asyncio
import json
import signal
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from novamas.law.library import BUILT_IN, Library
from private_postgres import postgres

__all__ = ["postgres"]  # the fixture of every test that needs a PostgreSQL server

HERE = Path(__file__).parent
CITED = "clauses"
RESULTS = Path(".novamas") / "trace.json"
WHOLE = ("", "not slow")
LONG_FIRST = ("web", "simulation", "store", "server", "properties", "cli")
"""Folders whose tests wait or take long, in the order in which they begin. The first of several test processes gets
them; whoever is done with quick tests takes of them from the end, and browsers work while others count."""
PARTIAL = ("keyword", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")

LONGEST, LONGEST_SLOW = 1800, 7200
"""Seconds after which a test has gone wrong, on however busy a machine: what hangs must not hold up all others."""


@pytest.fixture(autouse=True, scope="session")
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Long counts, keys and witnesses are kept apart from those of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        for what in ("CACHE", "KEYS", "WITNESS"):
            patch.setenv(f"NOVAMAS_{what}", str(tmp_path_factory.mktemp(what.lower())))
        yield


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """While a browser is open in this process its event loop is running; a test without a browser may have its own."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # under xdist only the controller sees every result
        config.pluginmanager.register(Trace(config), "novamas-trace")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        items.sort(key=begins)
    for item in items:
        if cited := citations(item):
            item.user_properties.append((CITED, cited))


def begins(item: pytest.Item) -> int:
    """When a test begins, by its folder."""
    folder = item.path.relative_to(HERE).parts[0]
    return LONG_FIRST.index(folder) if folder in LONG_FIRST else len(LONG_FIRST)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if unknown := [id for id in citations(item) if id not in known()]:
        pytest.fail(f"it cites {', '.join(unknown)}, which no law has", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """No test runs for ever."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        return (yield)
    longest = LONGEST_SLOW if item.get_closest_marker("slow") else LONGEST

    def stop(*_: object) -> None:
        pytest.fail(f"it has not ended in {longest} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, longest)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def citations(item: pytest.Item) -> list[str]:
    return list(dict.fromkeys(id for mark in item.iter_markers("clause") for id in mark.args))


@cache
def known() -> frozenset[str]:
    laws = Library(BUILT_IN)
    return frozenset(id for law in laws.laws() for id in laws.register(law))


class Trace:
    """Gathers the citing tests of a run and writes them down if the run was a whole one."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.cites: dict[str, list[str]] = {}
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cited = next((value for key, value in report.user_properties if key == CITED), None)
        if cited is None:
            return
        self.cites[report.nodeid] = list(cited)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if ended and whole(self.config) and not session.shouldstop and not session.shouldfail:
            path = self.config.rootpath / RESULTS
            path.parent.mkdir(exist_ok=True)
            results = {"passed": self.by_clause(self.passed - self.failed), "failed": self.by_clause(self.failed)}
            path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")

    def by_clause(self, tests: set[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for test in sorted(tests):
            for clause in self.cites[test]:
                found.setdefault(clause, []).append(test)
        return dict(sorted(found.items()))


def whole(config: pytest.Config) -> bool:
    """Whether a run takes every test but, perhaps, the slow ones."""
    every = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return every and config.option.markexpr in WHOLE and not any(config.getoption(name, None) for name in PARTIAL)
