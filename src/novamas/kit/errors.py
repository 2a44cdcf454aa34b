"""Every error a user can cause: one base class, one subclass a cause, one clear sentence each.

A bug raises anything else. Whoever talks to people (command line, server, scenario runner) catches
`NovamasError`, prints the sentence and changes nothing.
"""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct

from novamas.kit.plain import PlainDict


class NovamasError(Exception):
    """Something a person asked for cannot be done; `str()` is the sentence to show."""

    code: ClassVar[str] = "error"


class Words(Struct, frozen=True):
    """Words inside a sentence: where something stands, or why. The key is `bad-<reason>`, as that of an error."""

    reason: str
    args: PlainDict = {}


class Told(NovamasError):
    """Something that is told in the language of whoever reads it.

    `reason` names its sentence in the Fluent files (`bad-<reason>`), `args` is what the sentence speaks of: numbers,
    texts, lists of them, a text in several languages, other words; amounts where a `currency` is among them. `place` is
    where it stands, before the sentence: the name of a file, and words of a place in it. `str()` is the sentence in
    English; `novamas.kit.words.sentence` says it in any language.
    """

    def __init__(
        self,
        reason: str,
        clauses: tuple[str, ...] = (),
        field: str = "",
        *,
        value: object = None,
        place: object = None,
        **args: object,
    ) -> None:
        Exception.__init__(self, reason)
        self.reason = reason
        self.clauses = tuple(clauses)
        self.field = field
        self.value = value
        self.place = place
        self.args_ = args
        self.said = ""

    @classmethod
    def from_words(cls, said: str, *, field: str = "", value: object = None) -> Self:
        """The same mistake where whoever asks was heard already: a sentence in their own language."""
        error = cls("", field=field, value=value)
        error.said = said
        return error

    def __str__(self) -> str:
        from novamas.kit.words import sentence

        return sentence(self)


class BadInput(NovamasError):
    """An argument, a file or a field that cannot be read; the sentence is in the language of whoever reads it."""

    code = "bad-input"

    def __init__(self, sentence: str, *, field: str = "", value: object = None) -> None:
        super().__init__(sentence)
        self.field = field
        self.value = value


class Worded(Told, BadInput):
    """The same, told in the language of whoever reads it."""


class BadAmount(Worded):
    """An amount of money that is not one: letters, too many decimals, not positive."""

    code = "bad-amount"
