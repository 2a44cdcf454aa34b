"""Forms in which a record leaves the house: JSON for programs, CSV for spreadsheets, a page to print.

`?format=` says which; without it the `Accept` header does, so that a browser that follows a link gets the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from litestar import Request, Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType

Form: TypeAlias = Literal["json", "csv", "html"]
TYPES: dict[Form, str] = {"json": "application/json", "csv": "text/csv", "html": "text/html"}


def wanted(request: Request[Any, Any, Any], asked: Form | None) -> Form:
    """The form that was asked for; JSON where nobody cares."""
    if asked is not None:
        return asked
    best = request.accept.best_match(list(TYPES.values()), TYPES["json"])
    return next((form for form, media in TYPES.items() if media == best), "json")


def sent(body: Any, form: Form, name: str, lang: str) -> Response[Any]:
    """A body in its form, with the name that it gets where it is saved. A spreadsheet is saved, the rest is shown."""
    shown = "attachment" if form == "csv" else "inline"
    headers = {
        "content-disposition": f'{shown}; filename="{name}.{form}"',
        "content-language": lang,
        "vary": "Accept, Accept-Language",
    }
    return Response(body, media_type=TYPES[form], headers=headers)


@dataclass
class InThreeForms(Operation):
    """The documentation of a page that answers in any of the forms."""

    def __post_init__(self) -> None:
        good = (self.responses or {}).get("200")
        if isinstance(good, OpenAPIResponse) and good.content is not None:
            for form in ("csv", "html"):
                good.content[TYPES[form]] = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
