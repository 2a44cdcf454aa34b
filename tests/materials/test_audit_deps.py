"""Known vulnerabilities: found ones fail, and silence of a database never passes for a good answer."""

from __future__ import annotations

import sys
from typing import Any

from tools.audit_deps import NOBODY, Answer, Finding, parsed, read_npm, read_python, told, verdict

CANARY = {"name": "django", "version": "1.8", "vulns": [{"id": "PYSEC-0", "fix_versions": ["1.8.1"]}]}
GOOD = {"name": "rich", "version": "15.0.0", "vulns": []}
BAD = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2", "0.3"]}]}
SKIPPED = {"name": "rich", "skip_reason": "not found"}
FOUND = Finding("python", "h11", "0.1", "PYSEC-1", "0.2, 0.3")


def python(*parts: Any) -> Answer:
    return read_python({"dependencies": list(parts), "fixes": []})


def test_what_is_known_is_found() -> None:
    assert python(GOOD, BAD, CANARY) == Answer((FOUND,))
    assert python(GOOD, CANARY) == Answer()


def test_a_database_that_knows_nothing_was_not_asked() -> None:
    """pip-audit ends well when it has skipped everything."""
    assert python(SKIPPED, {"name": "django", "skip_reason": "not found"}) == NOBODY
    assert python(GOOD, {**CANARY, "vulns": []}) == NOBODY
    assert python(GOOD) == NOBODY
    assert read_python(None) == NOBODY


def test_a_single_package_that_is_unknown_is_named() -> None:
    assert python(SKIPPED, CANARY) == Answer(unheard=("rich",))
    assert "rich" in verdict({"python": python(SKIPPED, CANARY)})[1]


def test_npm_says_which_package_and_why() -> None:
    lock = {"packages": {"node_modules/a": {"version": "1.0"}, "node_modules/b/node_modules/a": {"version": "2.0"}}}
    via = ["c", {"title": "reads too far", "range": "<3"}]
    report = {"auditReportVersion": 2, "vulnerabilities": {"a": {"via": via}}}
    assert read_npm(report, lock) == Answer((Finding("npm", "a", "1.0, 2.0", "reads too far", "not <3"),))
    assert read_npm({"auditReportVersion": 2, "vulnerabilities": {}}, lock) == Answer()
    assert read_npm({"message": "405", "statusCode": 405}, lock) == NOBODY
    assert read_npm(None, lock) == NOBODY


def test_the_exit_code() -> None:
    quiet, loud, code = verdict({"python": Answer((FOUND,)), "npm": NOBODY})
    assert code == 1
    assert "h11      0.1      PYSEC-1" in quiet
    assert loud == "NOT AUDITED: no database of vulnerabilities answered for the npm packages."
    quiet, loud, code = verdict({"python": NOBODY, "npm": NOBODY})
    assert (quiet, len(loud.splitlines()), code) == ("", 2, 0)
    quiet, loud, code = verdict({"python": Answer(), "npm": Answer()})
    assert (len(quiet.splitlines()), loud, code) == (2, "", 0)


def test_a_program_that_is_not_there_or_breaks_says_nothing() -> None:
    assert told(["no-such-program-here"], 5) is None
    assert told([sys.executable, "-c", "raise SystemExit(3)"], 60) is None
    assert told([sys.executable, "-c", "print(1)"], 60) == "1\n"
    assert parsed("<html>") is None
