"""Draws on a server from their sale to their transcript, which a stranger checks without novamas."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from twins import Clock, World, awaited, proposed

SCRIPT = Path(__file__).parents[2] / "examples" / "check_draw.py"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("house"), Clock())
    with made.casino.client:
        made.admit()
        yield made


@pytest.mark.parametrize("game", ["raffle", "tombola", "promotional-draw", "lottery", "bingo"])
def test_a_stranger_checks_a_draw(world: World, tmp_path: Path, game: str) -> None:
    table = world.open("euskadi-1996", game)
    rng = random.Random(8)
    hosted, anybody = world.house.table(table), world.people["ana"]
    committed = anybody.get(f"/api/tables/{table}/draws/1").json()["commitment"]
    path = f"/api/tables/{table}/draws/1/transcript"
    for _ in range(2_000):
        if hosted.live.epoch > 1:
            break
        early = anybody.get(path)
        assert (early.status_code, early.json()["code"]) == (400, "bad-input"), early.text
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif (command := proposed(hosted, rng, mistakes=0)) is not None:
            world.send(table, command)
    told = anybody.get(path).json()
    assert told["commitment"] == committed
    assert len(told["draws"]) > 0
    if game == "raffle":
        assert len(told["won"]) == len(told["draws"])
        assert any(line.startswith("1-") for line in told["tickets"])
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(told))
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("good: ")
    told["tickets"][0] = told["tickets"][0].rsplit(" ", 1)[0] + " friend"
    file.write_text(json.dumps(told))
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert "another list" in done.stderr
