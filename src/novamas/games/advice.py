"""What whoever plays well would answer now, for a player who asks; it looks at nothing that this player cannot see."""

from __future__ import annotations

from msgspec import Struct

from novamas.kit.plain import PlainDict


class Advice(Struct, frozen=True):
    """An answer: the kind of its command and its fields. `worth` is what each answer brings on the average, in units of
    the bet that it is about, as exact fractions; empty where only the book says which is best."""

    kind: str
    fields: PlainDict
    worth: dict[str, str] = {}
