"""One word for one thing, in the sentences that people read in Spanish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import novamas

SPANISH = Path(novamas.__file__).parent / "locales" / "es"
KEY = re.compile(r"^[\w-]+ =|^\s+\*?\[[\w-]+\]|\{[^}]*\}")


def sentences(name: str) -> str:
    """What a file of words says, without its keys."""
    lines = (SPANISH / name).read_text("utf-8").splitlines()
    return "\n".join(KEY.sub(" ", line) for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", ["blackjack.ftl", "boxes.ftl", "poker.ftl", "pai-gow-poker.ftl", "poker-draw.ftl"])
def test_one_sits_at_a_box_where_boxes_are(name: str) -> None:
    assert "casilla" in sentences("boxes.ftl")
    assert not re.search(r"\bplazas?\b", sentences(name))


@pytest.mark.parametrize("name", ["chemin-de-fer.ftl", "baccarat-banque.ftl", "circle.ftl", "circle-poker.ftl"])
def test_one_sits_at_a_place_where_the_cards_go_round(name: str) -> None:
    assert "plaza" in sentences("circle.ftl").lower()
    assert not re.search(r"\bcasillas?\b", sentences(name))


def test_whoever_deals_has_one_name() -> None:
    """`croupier` is what one types; who is spoken of is *el crupier*."""
    spoken = re.compile(r"\b(el|del|al|un|los) croupier", re.IGNORECASE)
    said = {path.name for path in SPANISH.glob("*.ftl") if spoken.search(sentences(path.name))}
    assert said <= {"play.ftl"}, "where people type it, both spellings are understood"
