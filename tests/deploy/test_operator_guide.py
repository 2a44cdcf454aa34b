"""The operator's guide keeps its promises: every command in it is run, in its order, as somebody would who has nothing
but the guide.

`pip`, `sudo`, `systemctl` and `docker` are stand-ins that look whether the files they are given are there; everything
of this program is the real thing, on ports of the loopback and a PostgreSQL of the test.
"""

from __future__ import annotations

import inspect
import os
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import time
import tomllib
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from novamas.cli.app import COMMANDS
from novamas.cli.serve import serve
from novamas.cli.settings import OTHERWISE, variable
from private_postgres import Server

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "operator.md").read_text(encoding="utf-8")
PASSWORD = "a first password"
THEIRS = {
    "python3": 'test "$1 $2" = "-m venv" && mkdir -p "$3/bin" && cp novamas pip "$3/bin"',
    "pip": 'test "$1" = install && case "$*" in *"novamas["*"]"*) ;; *) exit 1;; esac',
    "novamas": f'exec "{sys.executable}" -m novamas "$@"',
    "sudo": 'exec "$@"',
    "useradd": "exit 0",
    "systemctl": "exit 0",
    "install": 'for each; do case "$each" in deploy/*) test -f "$each" || exit 1;; esac; done',
    "docker": 'test -f "$3" && test -f deploy/.env',
}


def blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of the guide, block by block, each with the heading it stands under."""
    heading = ""
    for part in re.finditer(r"^#+ ([^\n]+)$|^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if part[1] is not None:
            heading = part[1]
        else:
            yield heading, [line.removeprefix("$ ") for line in part[2].splitlines()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port: int = ear.getsockname()[1]
        return port


class Reader:
    """Somebody with an empty machine and the guide."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.ports = {"8000": str(free_port()), "9108": str(free_port())}
        self.database = database
        bin = folder / "bin"
        bin.mkdir(parents=True)
        for name, does in THEIRS.items():
            for place in (bin, folder) if name in ("novamas", "pip") else (bin,):
                (place / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
                (place / name).chmod((place / name).stat().st_mode | stat.S_IXUSR)
        for part in ("deploy", "examples"):
            shutil.copytree(ROOT / part, folder / part)
        homes = {name: str(folder / "home") for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        ours = {"NOVAMAS_PORT": self.ports["8000"], "NOVAMAS_METRICS": f"127.0.0.1:{self.ports['9108']}"}
        rest = {name: value for name, value in os.environ.items() if not name.startswith("NOVAMAS_")}
        self.env = {**rest, **homes, **ours, "PATH": f"{bin}{os.pathsep}{os.environ['PATH']}", "NOVAMAS_LANG": "en"}
        self.house: subprocess.Popen[str] | None = None
        self.password = PASSWORD

    def type(self, line: str) -> str:
        for usual, here in self.ports.items():
            line = line.replace(usual, here)
        line = line.replace("DATABASE=postgresql://novamas@db/novamas", f"DATABASE='{self.database}'")
        if re.search(r"novamas serve ", line):
            return self.open(line)
        if line.startswith("DATABASE="):
            self.env["DATABASE"] = line.partition("=")[2].strip("'")
            return ""
        done = subprocess.run(
            ["bash", "-c", line], cwd=self.folder, env=self.env, input=f"{self.password}\n",
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        good = (0, 3) if " audit " in line and "/copies/" in line else (0,)
        assert done.returncode in good, f"{line}\n{done.stdout}\n{done.stderr}"
        if "printf 'a long" in line or "echo 'a long" in line:
            self.password = "a long and new password"
        return done.stdout

    def open(self, line: str) -> str:
        """Opens the house, follows the link, and chooses a password."""
        self.house = subprocess.Popen(
            ["bash", "-c", f"exec {line}"], cwd=self.folder, env=self.env,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert self.house.stdout is not None
        said = ""
        for row in self.house.stdout:
            said += row
            if "/enter?ticket=" in row:
                break
        ticket = said.rpartition("ticket=")[2].strip()
        address = f"http://127.0.0.1:{self.ports['8000']}/enter"
        for _ in range(100):
            try:
                body = urllib.parse.urlencode({"ticket": ticket, "password": PASSWORD}).encode()
                asked = urllib.request.Request(address, body)
                with urllib.request.urlopen(asked, timeout=10) as answer:
                    assert answer.status in (200, 201)
                return said
            except ConnectionError:
                time.sleep(0.1)
        raise AssertionError(said)

    def close(self) -> None:
        if self.house is not None and self.house.poll() is None:
            self.house.send_signal(signal.SIGINT)
            assert self.house.wait(60) == 0
        if self.house is not None and self.house.stdout is not None:
            self.house.stdout.close()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_every_command_works_in_its_order(tmp_path: Path, postgres: Server) -> None:
    reader = Reader(tmp_path / "machine", postgres.database())
    said: dict[str, str] = {}
    try:
        for heading, lines in blocks(GUIDE):
            if heading in ("Another server",):
                reader.close()
            for line in lines:
                said[line] = reader.type(line)
    finally:
        reader.close()
    numbers = next(out for line, out in said.items() if "/metrics" in line)
    assert "novamas_tables{" in numbers
    trials = [out for line, out in said.items() if "audit house/trial" in line]
    assert "A trial of the copies" in trials[0]
    assert "The books are in order." in trials[0]
    assert (reader.folder / "house" / "books" / "moves.csv").is_file()
    assert "The books are in order." in said["house/bin/novamas audit $DATABASE"]


def test_every_command_is_one(tmp_path: Path) -> None:
    lines = [line for _, found in blocks(GUIDE) for line in found]
    assert len(lines) > 30
    for line in lines:
        ours = re.match(r"house/bin/novamas ([\w-]+)", line)
        assert ours is None or ours[1] in {*COMMANDS, "--version"}, line
        first = line.split()[0]
        known = ("house/bin/", "python3", "sudo", "curl", "docker", "mkdir", "printf", "echo", "rm", "DATABASE=")
        assert first.startswith(known), line


def test_every_setting_is_on_the_page() -> None:
    rows = re.findall(r"^\| `--([\w-]+)` \| (?:`(\w+)`)? ?\| (?:`(.*?)`)? ?\|", GUIDE, re.MULTILINE)
    told = {name: (env, toml) for name, env, toml in rows}
    options = {name.replace("_", "-") for name in inspect.signature(serve).parameters}
    assert set(told) == options
    for name, (env, toml) in told.items():
        if name in OTHERWISE[:2]:
            assert env == ""
        else:
            assert env == variable(name)
        if name != "config":
            assert list(tomllib.loads(toml)) == [name]


def test_the_guide_tells_what_every_exit_code_of_the_audit_is_for() -> None:
    table = GUIDE.split("## When the audit is red", 1)[1].split("```", 1)[0]
    assert re.findall(r"^\| (\d) \|", table, re.MULTILINE) == ["1", "3", "4", "5", "6"]


def settings(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_the_file_of_settings_is_one() -> None:
    options = {name.replace("_", "-") for name in inspect.signature(serve).parameters}
    assert set(settings(ROOT / "deploy" / "serve.toml")) <= options
