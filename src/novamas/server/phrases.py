"""What people at a table may say to each other: a few phrases, each in four languages (`phrase-…`), never free text.

A phrase is sent as its key and read in the language of whoever hears it. It is not written down: it changes nothing.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.kit.decider import Actor
from novamas.server.limits import Buckets

Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "congratulations", "pity", "thanks", "one-moment", "another-round", "goodbye"
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
RATE, BURST = 1 / 4, 3.0  # phrases a second of one person, and how many at once
KEPT = 8  # of those that somebody has not been told yet


class Uttered(Struct, frozen=True):
    """Who said what at a table."""

    who: Actor
    phrase: Phrase


def patience() -> Buckets:
    """How often one person may speak."""
    return Buckets(RATE, BURST)


__all__ = ["KEPT", "PHRASES", "Phrase", "Uttered", "patience"]
