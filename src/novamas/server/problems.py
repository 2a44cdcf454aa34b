"""Problems: whatever goes wrong is answered with a code, one sentence, the clauses and the field; never a trace."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from novamas.kit import words
from novamas.kit.convert import explain_message
from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput, NovamasError, Told
from novamas.kit.money import Currency
from novamas.kit.plain import PlainDict
from novamas.kit.words import languages, refusal, say
from novamas.law import UnknownClause, UnknownGame, UnknownLaw
from novamas.server.house import UnknownTable
from novamas.server.limits import Busy, TooMany
from novamas.server.logs import fault_line
from novamas.server.people import UnknownPerson, UnknownToken, WrongPassword, WrongTicket
from novamas.server.requests import AnyConnection, AnyRequest, AnyResponse
from novamas.server.school import UnknownClass
from novamas.server.sessions import ForeignRequest, NotAuthorized, PasswordFirst
from novamas.server.tournaments import UnknownTournament
from novamas.store import Conflict
from novamas.store.errors import StoreGone

NOT_FOUND = (
    UnknownTable,
    UnknownTournament,
    UnknownLaw,
    UnknownGame,
    UnknownClause,
    UnknownPerson,
    UnknownToken,
    UnknownClass,
)
FORBIDDEN = ("not-your-role", "private-table", "not-your-class", "token-scope", "token-personal")
STATUS: tuple[tuple[tuple[type[NovamasError], ...], int], ...] = (
    ((PasswordFirst, ForeignRequest), 403),
    ((NotAuthorized, WrongPassword, WrongTicket), 401),
    ((TooMany,), 429),
    ((Busy, StoreGone), 503),
    (NOT_FOUND, 404),
    ((Conflict,), 409),
    ((BadInput,), 400),
)
BODY = "data"  # how the framework calls a body as a whole
CODES = {400: "bad-input", 401: "not-signed-in", 404: "not-found", 405: "wrong-method", 413: "too-large"}


class Problem(Struct, frozen=True):
    """What went wrong: a stable code to switch on, a sentence to show, the clauses behind it, the field it is about;
    where a code has many sentences, the reason that names this one and what it speaks of."""

    code: str
    sentence: str
    clauses: tuple[str, ...] = ()
    field: str = ""
    reason: str = ""
    args: PlainDict = {}


def language(request: AnyConnection) -> str:
    """The language of whoever asks, among those that novamas speaks."""
    wished = request.headers.get("accept-language", "")
    for part in wished.split(","):
        tongue = part.strip().partition(";")[0].partition("-")[0].lower()
        if tongue in languages():
            return tongue
    return "en"


def status_of(error: NovamasError) -> int:
    if isinstance(error, Refused):
        return 403 if error.code in FORBIDDEN else 409
    return next((status for kinds, status in STATUS if isinstance(error, kinds)), 400)


def answer_mistake(request: AnyRequest, error: NovamasError) -> Response[Problem]:
    """A mistake of whoever asks."""
    headers = {"retry-after": str(error.wait)} if isinstance(error, TooMany | Busy) else {}
    return answer(status_of(error), put_in_words(error, language(request), currency_of(request)), headers)


def put_in_words(error: NovamasError, lang: str, currency: Currency | None = None) -> Problem:
    """A mistake in words."""
    sentence = refusal(error, lang, currency) if isinstance(error, Refused) else words.sentence(error, lang)
    reason, args = (error.reason, words.plain_args(error)) if isinstance(error, Told) else ("", {})
    field = str(getattr(error, "field", ""))
    return Problem(error.code, sentence, tuple(getattr(error, "clauses", ())), field, reason, args)


def currency_of(request: AnyRequest) -> Currency | None:
    """The money of the table that a request is about, so that a sentence can name amounts."""
    hosted = request.app.state.house.tables.get(str(request.path_params.get("table", "")))
    return hosted.currency if hosted is not None else None


def invalid(request: AnyRequest, error: msgspec.ValidationError) -> Response[Problem]:
    return answer(400, put_in_words(explain_message(str(error)), language(request)))


def http(request: AnyRequest, error: HTTPException) -> AnyResponse:
    """What the framework refuses: no such page, a wrong method, a body that is not what the page takes."""
    status = error.status_code
    if status >= 500:
        return fault(request, error)
    if status == 404 and (page := request.app.state.pages.answer_lost(request)) is not None:
        lost: AnyResponse = page
        return lost
    code = CODES.get(status, "bad-request")
    found = error.extra if isinstance(error.extra, list) else []
    first: Any = found[0] if found and isinstance(found[0], dict) else {}
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    if status == 400:
        key = str(first.get("key", ""))
        told = explain_message(str(first.get("message") or error.detail), "" if key == BODY else key)
        return answer(status, put_in_words(told, language(request)), headers)
    return answer(status, Problem(code, say(f"problem-{code}", language(request))), headers)


def fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug, or a disk that fails. The log has the trace; whoever asked has a sentence."""
    fault_line(request.url.path, error)
    return answer(500, Problem("fault", say("problem-fault", language(request))))


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers or {}, media_type="application/json")


HANDLERS: dict[Any, Any] = {
    NovamasError: answer_mistake,
    msgspec.ValidationError: invalid,
    HTTPException: http,
    Exception: fault,
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a page may answer with, for its documentation."""
    said = {
        400: "What was sent cannot be read.",
        401: "Nobody is signed in.",
        403: "Not for this role, or not from our own pages.",
        404: "There is no such thing.",
        409: "The rules refuse it, or somebody else was quicker.",
        429: "Too much in too short a time.",
        503: "The house is busy; the header Retry-After says when to try again.",
    }
    return {s: ResponseSpec(Problem, description=said[s], generate_examples=False) for s in (*statuses, 429)}
