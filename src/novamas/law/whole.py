"""What a law asks of a house as a whole, beside its games: the sections of `law.toml` that are not about the text.

A law says each of these things or is silent; an empty section asks for nothing.
"""

from __future__ import annotations

from msgspec import Struct

Clauses = tuple[str, ...]


class Regulation(Struct, frozen=True, forbid_unknown_fields=True):
    """That a game is authorised only once the rules of its sector have been issued (`clauses`), and the games for which
    the text names those rules itself (`games`, `named_clauses`)."""

    clauses: Clauses = ()
    games: tuple[str, ...] = ()
    named_clauses: Clauses = ()


class Remote(Struct, frozen=True, forbid_unknown_fields=True):
    """That games at a distance are bound like all others: they are played as far as the authorisation says so."""

    clauses: Clauses = ()


class Deposit(Struct, frozen=True, forbid_unknown_fields=True):
    """That whoever runs games lodges a deposit (fianza), and what it answers for (`covers`)."""

    clauses: Clauses = ()
    covers: tuple[str, ...] = ()
    covers_clauses: Clauses = ()


class Payment(Struct, frozen=True, forbid_unknown_fields=True):
    """With what people pay for taking part: legal tender, other means where they are authorised (`others`), and never
    with what the house lends them (`loans_clauses`)."""

    clauses: Clauses = ()
    others: bool = False
    others_clauses: Clauses = ()
    loans_clauses: Clauses = ()


class Materials(Struct, frozen=True, forbid_unknown_fields=True):
    """That what is played with is of an approved model (homologado), and who says so."""

    by: str = ""
    clauses: Clauses = ()


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """In which languages cloths and other material may be printed."""

    languages: tuple[str, ...] = ()
    clauses: Clauses = ()


class Elsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of the catalogue whose rules stand in another text."""

    games: tuple[str, ...]
    text: str
    clauses: Clauses


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a session of a casino goes: when its tables play, and why they may stop.

    `interruptions` are the reasons for which a table that has begun may stop, each with its clauses; `pause` is how
    many minutes must be left before the hour for a table to close for a while.
    """

    first_clauses: Clauses = ()
    until_clauses: Clauses = ()
    only_clauses: Clauses = ()
    interruptions: dict[str, Clauses] = {}
    pause: int = 0
    pause_clauses: Clauses = ()
    attendance_clauses: Clauses = ()
    more_clauses: Clauses = ()


class Whole(Struct, frozen=True, kw_only=True):
    """The sections together; the head of a law has them."""

    regulation: Regulation = Regulation()
    remote: Remote = Remote()
    deposit: Deposit = Deposit()
    payment: Payment = Payment()
    materials: Materials = Materials()
    printed: Printed = Printed()
    sitting: Sitting = Sitting()
    elsewhere: tuple[Elsewhere, ...] = ()
    in_force_clauses: Clauses = ()
