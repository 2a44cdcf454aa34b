"""The documentation site: it builds without a warning, asks nobody else for anything, says what the program says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("material", reason="the extra `docs` is not installed")
site = pytest.importorskip("tools.site")

ASKED = re.compile(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//[^"'\s>]+""")
IN_STYLES = re.compile(r"""url\(\s*["']?(?:https?:)?//""")


def look_over(built: Path, laws: int) -> None:
    """What holds for every build."""
    pages = sorted(built.rglob("*.html"))
    foreign = {
        found
        for page in pages
        for found in ASKED.findall(page.read_text(encoding="utf-8"))
        if not found.startswith("href")  # what a person may follow is no part of the page
        or re.search(r"<link[^>]*" + re.escape(found), page.read_text(encoding="utf-8"))
    }
    assert foreign == set()
    assert not [style for style in built.rglob("*.css") if IN_STYLES.search(style.read_text(encoding="utf-8"))]
    assert 'lang="es"' in (built / "index.html").read_text(encoding="utf-8")
    search = json.loads((built / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert search["config"]["lang"] == ["es", "en"]
    assert len(list((built / "reglamentos").iterdir())) == len(list((built / "rulebooks").iterdir())) == laws
    craps = (built / "reglamentos" / "asturias-2011" / "craps.html").read_text(encoding="utf-8")
    assert "Ventaja de la casa" in craps
    assert "AST11-CR-076" in craps
    assert "novamas people" in (built / "ordenes.html").read_text(encoding="utf-8")
    assert "/api/accounts/{id}/tokens" in (built / "http.html").read_text(encoding="utf-8")
    assert "snapshot" in (built / "live.html").read_text(encoding="utf-8")


def test_one_law_of_it(tmp_path: Path) -> None:
    assert site.build(tmp_path / "site", tmp_path / "sources", quick=True) == 0
    look_over(tmp_path / "site", 1)


@pytest.mark.slow
def test_all_of_it(tmp_path: Path) -> None:
    assert site.build(tmp_path / "site", tmp_path / "sources") == 0
    look_over(tmp_path / "site", 4)


@pytest.mark.parametrize(
    ("page", "text", "mended"),
    [
        ("es/casa.md", "[guía](../operator.md#install)", "[guía](en/operator.md#install)"),
        ("es/casa.md", "[escuela](crupier.md)", "[escuela](crupier.md)"),
        ("es/index.md", "![mesa](../img/table.png)", "![mesa](en/img/table.png)"),
        ("operator.md", "[`serve.toml`](../deploy/serve.toml)", "`serve.toml`"),
        ("server.md", "[floors](floor.md)", "[floors](floor.md)"),
        ("server.md", "[more](#tokens)", "[more](#tokens)"),
    ],
)
def test_links_lead_somewhere_on_the_site_too(page: str, text: str, mended: str) -> None:
    assert site.mend_links(text, site.DOCS / page, page.startswith("es/")) == mended


def test_nothing_in_a_text_is_a_mark() -> None:
    assert site.plain("a | b *c* <d>\n e_f") == "a \\| b \\*c\\* &lt;d&gt; e\\_f"
