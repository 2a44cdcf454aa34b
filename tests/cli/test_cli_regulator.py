"""`novamas search`, `whatif` and `dossier`: what the regulator's desk is at the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

GALICIA = "galicia-2007"
HERE = Path(__file__).parents[2]


def test_the_command(novamas: Any, tmp_path: Path) -> None:
    file = tmp_path / "amendment.toml"
    file.write_text(
        f'title = "Fair"\n[[amend]]\nlaw = "{GALICIA}"\ngame = "boule"\n[amend.set]\nbets.number.pays = "8:1"\n',
        encoding="utf-8",
    )
    ran = novamas("whatif", str(file))
    assert ran.code == 0
    assert "Number 11.11 % → 0.00 %" in ran.out
    assert novamas("whatif", str(file), "--json").json()["games"][0]["moves"][0]["after"] == "0"
    ran = novamas("whatif", str(file), "--scenarios", str(HERE / "scenarios" / "boule"))
    assert ran.code == 1
    assert "worked examples" in ran.out
    page = tmp_path / "fair.html"
    assert novamas("whatif", str(file), "--out", str(page)).code == 0
    assert "<h1>Fair</h1>" in page.read_text(encoding="utf-8")


def test_the_command_writes_any_form(novamas: Any, tmp_path: Path) -> None:
    for form in ("html", "csv", "json"):
        out = tmp_path / f"boule.{form}"
        assert novamas("dossier", "boule", "--law", GALICIA, "--out", str(out)).code == 0
        assert out.stat().st_size > 1000


def test_paper_without_a_browser_is_one_sentence(novamas: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    ran = novamas("dossier", "boule", "--law", GALICIA, "--out", str(tmp_path / "boule.pdf"))
    assert ran.code == 2
    assert "needs a browser" in ran.err


def test_search_at_the_command(novamas: Any) -> None:
    ran = novamas("search", "GAL07-03-061", "--law", GALICIA)
    assert ran.code == 0
    assert "GAL07-03-061" in ran.out
    assert novamas("search", "surrender", "--law", GALICIA, "--json").json()["hits"][0]["id"] == "GAL07-03-061"
    assert novamas("search", "zzzz", "--law", GALICIA).code == 1
