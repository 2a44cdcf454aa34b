"""Small disks: a file system in memory with a size of its own, and files that nobody may change."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BLOCK = 4096


def run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False, timeout=30).returncode == 0


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A disk of so many MiB at a folder, if we may mount one; whether we could comes back."""
    folder.mkdir(parents=True)
    mounted = os.geteuid() == 0 and run(
        "mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)
    )
    try:
        yield mounted
    finally:
        if mounted and not run("umount", str(folder)):
            run("umount", "-l", str(folder))  # somebody still has a file open there


def fill(folder: Path, leave: int = 0) -> Path:
    """Fills a disk with a file until so many bytes are left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        while (free := shutil.disk_usage(folder).free - leave) >= BLOCK:
            try:
                file.write(b"\0" * min(free // BLOCK * BLOCK, 1 << 20))
            except OSError:
                break
    return ballast


def may_freeze(folder: Path) -> bool:
    """Whether files can be made unchangeable here, also for those who have them open (Linux, root, `chattr`)."""
    probe = folder / "probe"
    probe.touch()
    able = run("chattr", "+i", str(probe)) and run("chattr", "-i", str(probe))
    probe.unlink()
    return able


@contextmanager
def frozen(files: list[Path]) -> Iterator[None]:
    """Files that can only be read while this lasts."""
    for file in files:
        run("chattr", "+i", str(file))
    try:
        yield
    finally:
        for file in files:
            run("chattr", "-i", str(file))
