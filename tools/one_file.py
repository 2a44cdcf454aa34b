"""Packs the casino into one file that runs where there is nothing but Python: `python -m tools.one_file [FILE]`.

The file is a zipapp with the program, its pages and what it stands on, as they are installed here: some of that is
compiled, so it runs under this version of Python on this kind of machine, and says so elsewhere. It unpacks itself once
into the cache of whoever starts it. Without a command it opens the demonstration casino.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import sysconfig
import zipapp
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement

from novamas import __version__

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "novamas"
CLIENT = PACKAGE / "server" / "client"
EXTRA = "server"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc")
START = '''"""Starts the casino that is packed in this file; written by tools/one_file.py."""

import os
import sys
import sysconfig
import zipfile
from pathlib import Path

NAME, PYTHON, PLATFORM = {name!r}, {python!r}, {platform!r}


def folder():
    """Where the file unpacks itself."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "novamas" / "one-file" / NAME


def unpack(to):
    """There as a whole or not at all: two that start together do not meet."""
    draft = to.with_name(f"{{to.name}}.{{os.getpid()}}")
    draft.mkdir(parents=True)
    with zipfile.ZipFile(sys.argv[0]) as packed:
        packed.extractall(draft)
    try:
        draft.rename(to)
    except OSError:
        if not to.is_dir():
            raise
        import shutil

        shutil.rmtree(draft)


def run():
    here = ("%d.%d" % sys.version_info[:2], sysconfig.get_platform())
    if here != (PYTHON, PLATFORM):
        return "novamas: este fichero es para Python %s en %s, y esto es Python %s en %s." % (PYTHON, PLATFORM, *here)
    try:
        place = folder()
        if not place.is_dir():
            unpack(place)
    except OSError as error:
        return f"novamas: no se puede desempaquetar en {{folder()}}: {{error.strerror}}."
    sys.path.insert(0, str(place / "inside"))
    from novamas.cli import main

    return main(sys.argv[1:] or ["demo", "--open"])


sys.exit(run())
'''


class NotBuilt(Exception):
    """Something that belongs into the file is not there."""


def stands_on() -> Iterator[Distribution]:
    """What a house on one machine needs, as it is installed here."""
    seen: set[str] = set()
    todo = [(Requirement(f"novamas[{EXTRA}]"))]
    while todo:
        wanted = todo.pop()
        for extra in ("", *wanted.extras):
            key = f"{wanted.name.lower()}[{extra}]"
            if key in seen:
                continue
            seen.add(key)
            try:
                found = distribution(wanted.name)
            except PackageNotFoundError:
                raise NotBuilt(f"{wanted.name} is not installed here.") from None
            for line in found.requires or ():
                asked = Requirement(line)
                if asked.marker is None or asked.marker.evaluate({"extra": extra}):
                    todo.append(asked)
            if not extra and wanted.name != "novamas":
                yield found


def copy_all(to: Path) -> None:
    """The program, its pages, the worked examples, and what it stands on."""
    if not (CLIENT / "index.html").is_file():
        raise NotBuilt("The pages are not built: `make web` first.")
    shutil.copytree(PACKAGE, to / "novamas", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "scenarios", to / "novamas" / "scenarios", ignore=LEFT_OUT)
    for found in stands_on():
        for file in found.files or ():
            source = Path(str(found.locate_file(file)))
            inside = Path(*file.parts)
            if ".." in inside.parts or inside.suffix == ".pyc" or not source.is_file():
                continue  # commands of the environment, and what Python compiles by itself
            (to / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, to / inside)


def name_of(folder: Path) -> str:
    """The name that a content unpacks under."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{file.relative_to(folder)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return f"{__version__}-{digest.hexdigest()[:16]}"


def pack(to: Path) -> None:
    """Writes the file."""
    with TemporaryDirectory() as passing:
        folder = Path(passing)
        copy_all(folder / "inside")
        python, platform = f"{sys.version_info[0]}.{sys.version_info[1]}", sysconfig.get_platform()
        start = START.format(name=name_of(folder), python=python, platform=platform)
        (folder / "__main__.py").write_text(start, encoding="utf-8")
        to.parent.mkdir(parents=True, exist_ok=True)
        zipapp.create_archive(folder, to, interpreter="/usr/bin/env python3", compressed=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Packs the casino into one file.")
    parser.add_argument("file", nargs="?", type=Path, default=ROOT / "dist" / "novamas.pyz")
    asked = parser.parse_args(arguments)
    try:
        pack(asked.file)
    except NotBuilt as e:
        print(e, file=sys.stderr)
        return 1
    print(f"{asked.file} has {asked.file.stat().st_size >> 20} MiB: python3 {asked.file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
