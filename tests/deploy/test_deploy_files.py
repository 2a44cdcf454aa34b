"""What stands in `deploy/`: container file, compose, units, alerts and the dashboard, held against the program."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from novamas.cli.app import COMMANDS, build
from novamas.cli.settings import variable
from novamas.server.house import House
from novamas.server.metrics import exposition
from novamas.store.books import open_books

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OTHERS = {"up", "le"}


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all that a house counts."""
    books = open_books(str(tmp_path_factory.mktemp("house") / "casino.db"))
    try:
        page = exposition(House(books))
    finally:
        books.close()
    found = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE):
        found |= {name, *(f"{name}_{end}" for end in ("bucket", "sum", "count") if kind == "histogram")}
    return found


def expressions(board: dict[str, Any]) -> list[str]:
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return asked + [each["query"]["query"] for each in board["templating"]["list"]]


def test_the_dashboard_asks_for_what_there_is(names: set[str]) -> None:
    board = json.loads((DEPLOY / "grafana" / "house.json").read_text(encoding="utf-8"))
    asked = {name for expr in expressions(board) for name in re.findall(r"novamas_\w+", expr)}
    assert asked <= names
    shown = {name.removesuffix("_bucket") for name in asked}
    assert shown == {re.sub(r"_(bucket|sum|count)$", "", name) for name in names}, "all that is counted is shown"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert all(x + w <= 24 for x, y, w, h in places)
    for n, (x, y, w, h) in enumerate(places):
        for a, b, c, d in places[n + 1 :]:
            assert x + w <= a or a + c <= x or y + h <= b or b + d <= y, "no panel lies on another"


def test_the_alerts_ask_for_what_there_is(names: set[str]) -> None:
    text = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"novamas_\w+", text)) <= names


def instructions(text: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in joined.splitlines() if line.strip()]


def test_the_container_file() -> None:
    """Two stages, of which the second has no compiler and no sources; a user who is not root, a health check that asks
    the house, a stop that it hears, folders that outlive it, and settings that `serve` knows."""
    lines = instructions((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    stages = [n for n, (what, _) in enumerate(lines) if what == "FROM"]
    assert len(stages) == 2
    first, last = lines[: stages[1]], lines[stages[1] :]
    assert lines[0][1].endswith(" AS build")
    assert all(re.fullmatch(r"python:3\.\d+-slim( AS \w+)?", rest) for what, rest in lines if what == "FROM")
    assert any("pip wheel" in rest for what, rest in first if what == "RUN")
    of_last = dict(last)
    copied = [rest for what, rest in last if what == "COPY"]
    assert copied == ["--from=build /wheels /wheels"], "nothing but wheels comes in"
    assert int(of_last["USER"]) >= 1000
    assert lines.index(("USER", of_last["USER"])) > max(n for n, (what, _) in enumerate(lines) if what == "RUN")
    check = of_last["HEALTHCHECK"]
    assert "/health" in check
    assert "NOVAMAS_PORT" in check
    code = json.loads(check.partition("CMD ")[2])
    compile(code[2], "healthcheck", "exec")
    assert of_last["STOPSIGNAL"] == "SIGTERM"
    assert json.loads(of_last["ENTRYPOINT"]) == ["novamas"]
    assert json.loads(of_last["CMD"])[0] in COMMANDS
    volumes = json.loads(of_last["VOLUME"])
    settings = dict(re.findall(r"(\w+)=(\S+)", of_last["ENV"]))
    known = {variable(option) for option in options()} | {"NOVAMAS_KEYS", "NOVAMAS_WITNESS", "PYTHONUNBUFFERED"}
    assert set(settings) <= known
    for name in ("NOVAMAS_KEYS", "NOVAMAS_WITNESS"):
        assert settings[name] in volumes
    assert str(Path(settings["NOVAMAS_STORE"]).parent) in volumes
    assert "ADD" not in dict(lines)
    assert not [rest for what, rest in lines if what == "RUN" and ("curl" in rest or "sudo" in rest)]


def options() -> list[str]:
    arguments = build()["serve"].assemble_argument_collection()
    return [a.name.removeprefix("--") for a in arguments]


def test_the_extras_that_are_installed_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    text = "".join(p.read_text(encoding="utf-8") for p in (DEPLOY / "Containerfile", ROOT / "docs" / "operator.md"))
    for found in re.findall(r"(?:novamas|\.)\[([\w,]+)\]", text):
        assert set(found.split(",")) <= set(extras)


def test_the_services_stand_together() -> None:
    yaml = pytest.importorskip("yaml", reason="the extra `docs` is not installed")
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = told["services"]
    assert set(services) == {"house", "store", "proxy", "prometheus", "grafana"}
    house = services["house"]
    assert {name for name in house["environment"] if name.startswith("NOVAMAS_")} <= {variable(o) for o in options()}
    assert house["environment"]["FORWARDED_ALLOW_IPS"] == services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert "ports" not in house
    assert "ports" not in services["store"]
    assert told["networks"]["inside"]["internal"] is True
    assert (DEPLOY / house["build"]["dockerfile"].removeprefix("deploy/")).is_file()
    for service in services.values():
        for volume in service.get("volumes", []):
            name = volume.partition(":")[0]
            assert (DEPLOY / name).exists() if name.startswith("./") else name in told["volumes"]
    target = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    (where,) = target["scrape_configs"][0]["static_configs"][0]["targets"]
    assert where == f"house:{house['environment']['NOVAMAS_METRICS'].rpartition(':')[2]}"
    assert "house:8000" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "respond /metrics 404" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.parametrize("unit", ["novamas.service", "novamas-backup.service", "novamas-backup.timer"])
def test_the_units(unit: str) -> None:
    read = configparser.ConfigParser(strict=True, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / unit, encoding="utf-8")
    if unit.endswith(".timer"):
        assert (DEPLOY / unit.replace(".timer", ".service")).is_file()
        return
    service = read["Service"]
    program, command, *rest = service["ExecStart"].split()
    assert program == "/opt/novamas/bin/novamas"
    assert command in COMMANDS
    assert service["User"] == "novamas"
    assert service["ProtectSystem"] == "strict"
    known = {a.name for a in build()[command].assemble_argument_collection()}
    assert {word for word in rest if word.startswith("--")} <= known
    if command == "serve":
        assert service["RestartPreventExitStatus"].split() == ["2", "4", "5"]
        config = tomllib.loads((DEPLOY / "serve.toml").read_text(encoding="utf-8"))
        folders = {f"/var/lib/{name}" for name in service["StateDirectory"].split()}
        assert {config["keys"], config["witness"], str(Path(config["store"]).parent)} == folders


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    units = []
    for name in ("novamas.service", "novamas-backup.service", "novamas-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/novamas/bin/novamas", "/bin/true")
        (tmp_path / name).write_text(text, encoding="utf-8")
        units.append(str(tmp_path / name))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, timeout=60, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "novamas" in line]
    assert not ours, done.stderr


def test_no_registry_is_named() -> None:
    for file in sorted(p for p in DEPLOY.rglob("*") if p.is_file()):
        for image in re.findall(r"(?:FROM|image:) (\S+)", file.read_text(encoding="utf-8")):
            assert "." not in image.partition("/")[0].partition(":")[0], f"{file.name} names {image}"
