"""Forms in which a record leaves the house: JSON, whole or in lines; CSV for spreadsheets; a page to print.

`?format=` says which; without it the `Accept` header does, so that a browser that follows a link gets the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from litestar import Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType

from novamas.server.requests import AnyRequest, AnyResponse

Form: TypeAlias = Literal["json", "jsonl", "csv", "html"]
Rows: TypeAlias = Literal["json", "jsonl", "csv"]
TYPES: dict[Form, str] = {
    "json": "application/json",
    "jsonl": "application/jsonl",
    "csv": "text/csv",
    "html": "text/html",
}
SAVED: tuple[Form, ...] = ("jsonl", "csv")


def choose_form(request: AnyRequest, asked: Form | None) -> Form:
    """The form that was asked for; JSON where nobody cares."""
    if asked is not None:
        return asked
    try:
        best = request.accept.best_match(list(TYPES.values()), TYPES["json"])
    except (ValueError, OverflowError):  # a weight like 1e999
        return "json"
    return next((form for form, media in TYPES.items() if media == best), "json")


def send_as(body: Any, form: Form, name: str, lang: str) -> AnyResponse:
    """A body in its form, with the name that it gets where it is saved: lines and spreadsheets are, the rest is shown.

    For JSON and for JSON lines the body is the same list.
    """
    shown = "attachment" if form in SAVED else "inline"
    if form == "jsonl":
        body = msgspec.json.Encoder().encode_lines(body)
    headers = {
        "content-disposition": f'{shown}; filename="{name}.{form}"',
        "content-language": lang,
        "vary": "Accept, Accept-Language",
    }
    return Response(body, media_type=TYPES[form], headers=headers)


@dataclass
class InAnyForm(Operation):
    """The documentation of a page that answers in any of the forms."""

    texts: ClassVar[tuple[Form, ...]] = ("jsonl", "csv", "html")

    def __post_init__(self) -> None:
        good = (self.responses or {}).get("200")
        if isinstance(good, OpenAPIResponse) and good.content is not None:
            for form in self.texts:
                good.content[TYPES[form]] = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))


@dataclass
class AsDocument(InAnyForm):
    """That of a document, of which there are no lines to take one by one."""

    texts: ClassVar[tuple[Form, ...]] = ("csv", "html")


@dataclass
class InRows(InAnyForm):
    """That of rows, which nobody prints."""

    texts: ClassVar[tuple[Form, ...]] = ("jsonl", "csv")
