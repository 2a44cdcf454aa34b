"""The arguments that several commands share, each with its line of help in the language of this run."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from novamas.cli.voice import word

Json: TypeAlias = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help=word("option-json"))]
Lang: TypeAlias = Annotated[str | None, Parameter(name="--lang", metavar="LANG", help=word("option-lang"))]
LawOfGame: TypeAlias = Annotated[str | None, Parameter(name="--law", metavar="LAW", help=word("option-law"))]
AnyLaw: TypeAlias = Annotated[str | None, Parameter(name="--law", metavar="LAW", help=word("option-any-law"))]
Readings: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--reading", metavar="READING", negative=(), show_default=False, help=word("option-readings")),
]
Reading: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--reading", metavar="READING", negative=(), show_default=False, help=word("option-reading")),
]
All: TypeAlias = Annotated[bool, Parameter(name="--all", negative=(), show_default=False, help=word("option-all"))]
SomeLaws: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--law", metavar="LAW", negative=(), show_default=False, help=word("option-some-laws")),
]
