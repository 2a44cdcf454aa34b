"""Every option of `novamas serve` can be said in the environment and in a file; what is typed comes first."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from novamas.cli import app, settings
from novamas.cli.settings import OTHERWISE, variable

GIVEN: dict[str, tuple[Any, str]] = {
    "port": (8123, "8123"),
    "host": ("0.0.0.0", "0.0.0.0"),
    "store": ("house.db", "house.db"),
    "join": (True, "yes"),
    "anchor": (["a.txt", "b.txt"], "a.txt b.txt"),
    "internal": ("10.0.0.5:7000", "10.0.0.5:7000"),
    "advertise": ("house:7000", "house:7000"),
    "floor": ("floor.toml", "floor.toml"),
    "demo": (True, "1"),
    "open": (True, "true"),
    "secure": (True, "on"),
    "quiet": (True, "YES"),
    "log-level": ("info", "info"),
    "log-format": ("json", "json"),
    "metrics": ("127.0.0.1:9000", "127.0.0.1:9000"),
    "metrics-token": ("a" * 20, "a" * 20),
}
ONLY_IN_A_FILE = {"keys": "keys", "witness": "witness", "lang": "es"}


@pytest.fixture
def bound(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `serve` would be called with."""
    for name in (*GIVEN, "config"):
        monkeypatch.delenv(variable(name), raising=False)

    def parse(*argv: str) -> dict[str, Any]:
        _, arguments, _ = app.build().parse_args(["serve", *argv], exit_on_error=False, print_error=False)
        return {name.replace("_", "-"): value for name, value in arguments.arguments.items()}

    return parse


def as_bound(name: str, value: Any) -> Any:
    if name in ("floor", "keys", "witness"):
        return Path(value)
    return tuple(value) if isinstance(value, list) else value


def test_every_option_is_here(bound: Any) -> None:
    import inspect

    from novamas.cli.serve import serve

    options = {name.replace("_", "-") for name in inspect.signature(serve).parameters}
    assert {*GIVEN, *ONLY_IN_A_FILE, "config"} == options
    assert set(ONLY_IN_A_FILE) == set(OTHERWISE)


@pytest.mark.parametrize("name", GIVEN)
def test_the_environment(bound: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    value, written = GIVEN[name]
    monkeypatch.setenv(variable(name), written)
    assert bound() == {name: as_bound(name, value)}


@pytest.mark.parametrize("name", [name for name, (value, _) in GIVEN.items() if value is True])
def test_a_switch_can_be_off(bound: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(variable(name), "no")
    assert bound() == {}


def test_a_file_with_everything(bound: Any, tmp_path: Path) -> None:
    told = {name: value for name, (value, _) in GIVEN.items()} | ONLY_IN_A_FILE
    file = tmp_path / "serve.toml"
    lines = (f"{name} = {str(value).lower() if value is True else repr(value)}" for name, value in told.items())
    file.write_text("\n".join(lines), encoding="utf-8")
    assert tomllib.loads(file.read_text(encoding="utf-8")) == told
    expected = {name: as_bound(name, value) for name, value in told.items()}
    assert bound("--config", str(file)) == {**expected, "config": file}


def test_what_is_typed_comes_before_the_environment_and_that_before_the_file(
    bound: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text('port = 1\nhost = "file"\nstore = "file"', encoding="utf-8")
    monkeypatch.setenv("NOVAMAS_CONFIG", str(file))
    monkeypatch.setenv("NOVAMAS_PORT", "2")
    monkeypatch.setenv("NOVAMAS_HOST", "environment")
    found = bound("--port", "3")
    assert (found["port"], found["host"], found["store"]) == (3, "environment", "file")


def test_other_commands_go_by_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVAMAS_PORT", "2")
    assert settings.COMMANDS == (("serve",),)
    _, arguments, _ = app.build().parse_args(["demo"], exit_on_error=False, print_error=False)
    assert arguments.arguments == {}
