"""The rules of the day: a table plays on, and is audited, under the rules it opened with.

The store keeps each resolved tree of rules once, under its digest. `Frozen` is a library that knows just one of them.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from novamas.kit import forms
from novamas.kit.money import CURRENCIES, Currency
from novamas.kit.plain import PlainDict
from novamas.law import BadLaw, Library, Mode, Resolved, library
from novamas.law.library import digest_of
from novamas.store import journal
from novamas.store.journal import Read


class Kept(Struct, frozen=True):
    """A tree of rules as the store keeps it."""

    law: str
    game: str
    tree: PlainDict
    readings: dict[str, str]
    currency: str


class Frozen(Library):
    """A library with one game in it: the one a log was played under."""

    def __init__(self, kept: Kept, digest: str = "") -> None:
        super().__init__()
        self.kept = kept
        self.digest = digest or digest_of(kept.tree)

    def check_game(self, law: str, game: str) -> None:
        if (law, game) != (self.kept.law, self.kept.game):
            raise BadLaw("law-kept-other-game", game=self.kept.game, law=self.kept.law, game2=game, law2=law)

    def family(self, law: str, game: str) -> str:
        self.check_game(law, game)
        return str(self.kept.tree["family"])

    def currency(self, law: str) -> Currency:
        return CURRENCIES[self.kept.currency]

    def resolve(self, law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> Resolved:
        self.check_game(law, game)
        return Resolved(law, game, self.kept.tree, self.kept.readings, self.digest)


def keep_rules(law: str, game: str, reading: Mode | Mapping[str, str]) -> tuple[str, Kept]:
    """The rules in force now, and their digest."""
    now = library().resolve(law, game, reading)
    return now.digest, Kept(law, game, now.tree, now.readings, library().currency(law).code)


def frozen(read: Read, digest: str) -> Frozen:
    """The library of rules that were kept under a digest; complains if they are not those.

    The digest is of the tree as it was written, whatever form it is read in now.
    """
    kept = msgspec.json.decode(read.body, type=Kept)
    if digest_of(kept.tree) != digest:
        raise BadLaw("law-kept-others", name=digest[:12])
    if read.form != forms.FORM:
        kept = msgspec.json.decode(forms.lift_record(journal.LIFTS, read.kind, read.form, read.body)[1], type=Kept)
    if kept.currency not in CURRENCIES:
        raise BadLaw("law-kept-currency", name=digest[:12])
    return Frozen(kept, digest)
