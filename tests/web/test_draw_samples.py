"""The known answers that the browser's arithmetic is tested against are those of the house, and the script we hand out
to strangers comes to the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import draw_samples

SCRIPT = draw_samples.SAMPLES.with_name("script.ts")


def test_the_samples_are_what_the_house_draws() -> None:
    assert draw_samples.SAMPLES.read_text(encoding="utf-8") == draw_samples.written()


def script_says(folder: Path, epoch: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Runs the text between the backquotes, in which a backslash is written twice."""
    (folder / "check.py").write_text(SCRIPT.read_text(encoding="utf-8").split("`")[1].replace("\\\\", "\\"))
    (folder / "epoch.json").write_text(json.dumps(epoch))
    command = [sys.executable, "-I", "check.py", "epoch.json"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("name", ["kinds", "shoe"])
def test_the_script_agrees(tmp_path: Path, name: str) -> None:
    epoch = draw_samples.samples()[name]
    said = script_says(tmp_path, epoch)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"{len(epoch['draws'])} draws follow")


def test_the_script_agrees_about_the_cards_that_one_has_seen(tmp_path: Path) -> None:
    epoch = draw_samples.samples()["sealed"]
    assert script_says(tmp_path, epoch).stdout == "8 cards lay where they were committed\n"
    epoch["draws"][4]["value"] = (epoch["draws"][4]["value"] + 1) % 52
    assert "draw 5: not the card that was committed" in script_says(tmp_path, epoch).stderr
    hidden = draw_samples.samples()["sealed"]
    del hidden["draws"][3]
    assert "draw 4" in script_says(tmp_path, hidden).stderr


def test_the_script_tells_what_was_changed(tmp_path: Path) -> None:
    epoch = draw_samples.samples()["shoe"]
    epoch["draws"][3]["value"] = (epoch["draws"][3]["value"] + 1) % 52
    assert "draw 4" in script_says(tmp_path, epoch).stderr
    assert "committed" in script_says(tmp_path, {**draw_samples.samples()["shoe"], "secret": "00" * 32}).stderr
    shoe = draw_samples.samples()["shoe"]
    shoe["draws"][2]["dist"]["counts"] = shoe["draws"][0]["dist"]["counts"]
    assert script_says(tmp_path, shoe).returncode != 0
