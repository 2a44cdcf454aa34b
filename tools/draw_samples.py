"""Known answers for the page that checks draws: what `Committed` gives of every kind of distribution.

    python -m tools.draw_samples     write web/src/verify/draws.fixture.json

The browser works them out again in its unit tests; `tests/web/test_draw_samples.py` says when they are not what the
house draws any more.
"""

from __future__ import annotations

import json
from math import factorial
from pathlib import Path
from typing import Any

import msgspec

from novamas.kit.cards import Shoe
from novamas.kit.chance import Committed, Counts, Dice, Dist, LotPlace, Permutation, Span, Uniform, Value, Weighted
from novamas.kit.decider import UNKNOWN
from novamas.kit.sealed import Sealed

SAMPLES = Path(__file__).resolve().parent.parent / "web" / "src" / "verify" / "draws.fixture.json"
SECRET = bytes(range(32))
FORTUNE = (("24", 24), ("15", 15), ("never", 0), ("joker-red", 1))

DRAWS: tuple[tuple[str, Dist], ...] = (
    ("ball", Span(0, 36)),
    ("ball", Uniform((0, 32, 15, 19, 4, 21))),
    ("ball", Weighted(tuple((number, 2) for number in range(1, 10)))),
    ("wheel", Weighted(FORTUNE)),
    ("dice", Dice(2, 6)),
    ("dice", Dice(3, 6)),
    ("lot", Counts((0, 3, 1))),
    ("shuffle", Permutation(52)),
    ("shuffle", Permutation(312)),
    ("number", Span(-5, 2**53 - 1)),
    ("only", Span(7, 7)),
    ("wide", Span(0, 255)),
    ("wider", Span(0, 256)),
    ("ñu", Uniform((1, 2, 3))),
    ("ticket", LotPlace((1, 4, 15), (1, 3, 12), (120, 360, 4200), 10**8, 3)),
    ("ticket", LotPlace((1, 4, 15), (1, 3, 12), (120, 360, 4200), 10**8, 19)),
)
HUGE = (257, 2**53 + 1, factorial(52), 10**60)


def samples() -> dict[str, Any]:
    """One epoch of every kind of draw, a short shoe, and numbers beyond what a browser counts by itself."""
    return {"kinds": epoch(DRAWS), "shoe": shoe(Shoe.of(1, jokers=1), 12), "sealed": sealed(), "huge": huge()}


def epoch(draws: tuple[tuple[str, Dist], ...]) -> dict[str, Any]:
    source = Committed(SECRET)
    drawn = [
        {
            "seq": number,
            "number": number,
            "what": what,
            "dist": msgspec.to_builtins(dist),
            "value": source.draw(dist, what),
        }
        for number, (what, dist) in enumerate(draws, start=1)
    ]
    return told(source, drawn)


def shoe(cards: Shoe, count: int) -> dict[str, Any]:
    source, drawn = Committed(SECRET), list[dict[str, Any]]()
    for number in range(1, count + 1):
        card = source.draw(cards.dist(), "card")
        drawn.append(drew(number, "card", cards.dist(), card))
        assert isinstance(card, int)
        cards = cards.draw(card)
    return told(source, drawn)


def sealed() -> dict[str, Any]:
    """A hand from a sealed pack, as somebody sees it to whom every third card was not shown, with one dealt again."""
    pack, cards, drawn = Sealed(SECRET, range(52)), Shoe.of(1), list[dict[str, Any]]()
    for number in range(1, 13):
        deal = 2 if number == 12 else 1
        card = pack.draw(cards.dist(), deal)
        cards = cards.draw(card)
        seen = number % 3 != 1
        opening = msgspec.to_builtins(pack.open(deal, card)) if seen else None
        value = card if seen else UNKNOWN
        drawn.append(
            {"seq": number, "number": number, "what": "card", "dist": None, "value": value, "opening": opening}
        )
    return {
        "epoch": 1, "since": 0, "at": 0.0, "commitment": pack.commitment, "secret": "", "draws": drawn, "over": True,
        "sealed": True, "root": "",
    }  # fmt: skip


def drew(number: int, what: str, dist: Dist, value: Value) -> dict[str, Any]:
    return {"seq": number, "number": number, "what": what, "dist": msgspec.to_builtins(dist), "value": value}


def told(source: Committed, drawn: list[dict[str, Any]]) -> dict[str, Any]:
    """As the server tells an epoch that is over."""
    return {
        "epoch": 1, "since": 0, "at": 0.0, "commitment": source.commitment, "secret": source.reveal(),
        "draws": drawn, "over": True,
    }  # fmt: skip


def huge() -> list[dict[str, Any]]:
    """Large numbers, as text: JSON readers disagree about them."""
    source = Committed(SECRET)
    return [{"number": n, "below": str(most), "value": str(source.randrange(most))} for n, most in enumerate(HUGE, 1)]


def written() -> str:
    return json.dumps(samples(), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLES.write_text(written(), encoding="utf-8")
