"""The regulator's desk: search over the laws, a clause with all about it, what an amendment would do, dossiers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Struct

import novamas
from novamas.games.counts import under
from novamas.kit.plain import PlainDict
from novamas.law import Amendment, library
from novamas.odds.annotated import annotate
from novamas.odds.compare import Value
from novamas.odds.differences import choose_laws, price_differences
from novamas.odds.dossier import Dossier, tell_comparison, tell_game, tell_whatif, write_csv, write_html
from novamas.odds.kept import PATIENT, Kept
from novamas.odds.rule_words import rule_name, value_words
from novamas.odds.search import LONGEST, USUAL, About, Matches, search, tell_about
from novamas.odds.whatif import Outcome, OutcomeTold, Proposal, make_proposal, tell_outcome, try_out
from novamas.server.door import address
from novamas.server.figures import edition
from novamas.server.forms import AsDocument
from novamas.server.parts import TheFigures, TheLimits
from novamas.server.problems import problems
from novamas.server.requests import AnyRequest, AnyResponse
from novamas.server.routes.library import (
    ALaw,
    Name,
    SomeLaws,
    Tongue,
    check_known,
    choose_language,
    compare_all,
    split_laws,
)

TAGS = ["regulator"]
FURTHEST = 5000
Form = Literal["html", "csv", "json"]
Asked = Annotated[str, QueryParameter(max_length=LONGEST, description="Words, an article, or a part of a rule.")]
Whose = Annotated[str, QueryParameter(max_length=60)]
KINDS = {"html": "text/html", "csv": "text/csv", "json": "application/json"}
SCENARIOS = Path(novamas.__file__).resolve().parents[2] / "scenarios"
"""The worked examples of a checkout; an installed package has none."""


class LawTold(Struct, frozen=True):
    """A law: its titles, where and when it was published, since when it holds, what has changed it."""

    law: str
    name: str
    title: str
    date: str
    gazette: str
    in_force: str
    amended_by: tuple[str, ...]
    currency: str
    clauses: int
    games: tuple[str, ...]


class Amendable(Struct, frozen=True):
    """A value of a game that an amendment may change: its path, its words, as it is written, and its articles."""

    path: str
    name: str
    words: str
    value: Any
    clauses: tuple[str, ...]


class Proposed(Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal: for each game the values that it would have, by path, and what would be struck out."""

    amend: tuple[Amendment, ...]
    title: str = ""
    scenarios: bool = False
    """Whether the worked examples of these games are played too, which takes longer."""


@get("/api/laws/about", tags=TAGS, responses=problems(400), sync_to_thread=True)
def about_laws(request: AnyRequest, lang: FromQuery[Tongue | None] = None) -> list[LawTold]:
    """Every law: its title, its gazette, its dates, its games."""
    laws, tongue = library(), choose_language(request, lang)
    heads = {law: laws.head(law) for law in laws.laws()}
    return [
        LawTold(
            law,
            head.short_name(tongue),
            head.full_title(tongue),
            str(head.date or ""),
            head.gazette,
            str(head.in_force or ""),
            head.amended_by,
            head.currency,
            len(laws.register(law)),
            tuple(laws.games(law)),
        )
        for law, head in heads.items()
    ]


@get("/api/clauses", tags=TAGS, responses=problems(400, 503))
async def find_clauses(
    request: AnyRequest,
    figures: TheFigures,
    q: Asked = "",
    law: Whose = "",
    game: Whose = "",
    first: Annotated[int, QueryParameter(ge=0, le=FURTHEST)] = 0,
    lang: FromQuery[Tongue | None] = None,
) -> Matches:
    """Clauses by words, by article, by what they give to the rules: in all languages at once, accents ignored."""
    tongue = choose_language(request, lang)
    question = ("search", q, law, game, first, tongue)
    return await figures.pages.ask(question, lambda: search(q, tongue, law, game, USUAL, first))


@get("/api/clauses/{id:str}/about", tags=TAGS, responses=problems(400, 404, 503))
async def about_clause(
    request: AnyRequest, figures: TheFigures, id: Name, lang: FromQuery[Tongue | None] = None
) -> About:
    """A clause in every language, what it gives to the rules, its readings, and the same rules under other laws."""
    tongue = choose_language(request, lang)
    return await figures.pages.ask(("clause", id, tongue), lambda: tell_about(id, tongue))


@get("/api/games/{game:str}/values", tags=TAGS, responses=problems(400, 404, 503))
async def amendable(
    request: AnyRequest, figures: TheFigures, game: Name, law: ALaw, lang: FromQuery[Tongue | None] = None
) -> list[Amendable]:
    """Every value of a game under a law, by the path by which an amendment names it."""
    check_known(game, law)
    tongue = choose_language(request, lang)

    def work() -> list[Amendable]:
        family = library().family(law, game)
        found = []
        for entry in annotate(law, game, tongue).entries:
            if entry.said:
                bets = [entry.path.split(".")[1]] if entry.path.startswith("bets.") else []
                words = value_words(entry.path, Value(entry.value, said=True), tongue)
                name = rule_name(entry.path, bets, tongue, family)
                clauses = tuple(clause.id for clause in entry.clauses)
                found.append(Amendable(entry.path, name, words, entry.value, clauses))
        return found

    return await figures.pages.ask(("values", law, game, edition(game, law), tongue), work)


@post("/api/whatif", tags=TAGS, responses=problems(400, 404, 429, 503), status_code=200)
async def whatif(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    data: JSONBody[Proposed],
    lang: FromQuery[Tongue | None] = None,
) -> OutcomeTold:
    """What an amendment would do to prices, to the checks of a usual table and, if asked, to the worked examples. No
    table and no law is changed."""
    return tell_outcome(await try_proposal(request, figures, limits, data), choose_language(request, lang))


@post(
    "/api/whatif/dossier", tags=TAGS, responses=problems(400, 404, 429, 503), status_code=200,
    operation_class=AsDocument,
)  # fmt: skip
async def print_whatif(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    data: JSONBody[Proposed],
    format: FromQuery[Form] = "html",
    lang: FromQuery[Tongue | None] = None,
) -> Response[Dossier]:
    """The same as a document."""
    tongue = choose_language(request, lang)
    told = tell_outcome(await try_proposal(request, figures, limits, data), tongue)
    return hand_over(tell_whatif(told, tongue), format, "whatif")


async def try_proposal(request: AnyRequest, figures: TheFigures, limits: TheLimits, data: Proposed) -> Outcome:
    raw: PlainDict = {"amend": msgspec.to_builtins(data.amend), "title": data.title}
    proposal: Proposal = make_proposal(raw)
    files = find_examples(proposal) if data.scenarios else []

    def work() -> Outcome:
        with under(Kept(PATIENT)):
            return try_out(proposal, None, files)

    question = ("whatif", msgspec.json.encode(proposal), data.scenarios)
    return await figures.counts.ask(question, work, (limits.figures, address(request)))


def find_examples(proposal: Proposal) -> list[Path]:
    """The worked examples of the games that a proposal amends, where this house has them."""
    games = dict.fromkeys(one.game for one in proposal.amend)
    return [file for game in games for file in sorted((SCENARIOS / Path(game).name).glob("*.toml"))]


@get("/api/games/{game:str}/dossier", tags=TAGS, responses=problems(400, 404, 503), operation_class=AsDocument)
async def game_dossier(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    game: Name,
    laws: SomeLaws = "",
    format: FromQuery[Form] = "html",
    lang: FromQuery[Tongue | None] = None,
) -> Response[Dossier]:
    """A game under a law, or under two or three side by side, as a document that stands by itself: every figure with
    its derivation and its articles."""
    check_known(game, None)
    tongue, named = choose_language(request, lang), split_laws(laws)
    for law in named:
        check_known(game, law)
    having = library().with_game(game)
    rules = edition(game, None)
    limit = (limits.figures, address(request))
    if len(named or having) == 1:
        law = (named or tuple(having))[0]

        def work() -> Dossier:
            with under(Kept(PATIENT)):
                return tell_game(law, game, tongue)

        told = await figures.counts.ask(("dossier", game, rules, law, tongue), work, limit)
    else:
        whole = await compare_all(request, figures, limits, game)
        found = choose_laws(whole, named or whole.laws[:3])

        def work_all() -> Dossier:
            with under(Kept(PATIENT)):
                return tell_comparison(whole, found, price_differences(found), tongue)

        told = await figures.counts.ask(("dossier", game, rules, found.laws, tongue), work_all, limit)
    return hand_over(told, format, game)


def hand_over(dossier: Dossier, form: Form, name: str) -> AnyResponse:
    """A dossier in a form."""
    body = dossier if form == "json" else write_csv(dossier) if form == "csv" else write_html(dossier)
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
    if form != "html":
        headers["content-disposition"] = f'attachment; filename="{name}.{form}"'
    return Response(body, media_type=KINDS[form], headers=headers)


ROUTES = [about_laws, find_clauses, about_clause, amendable, whatif, print_whatif, game_dossier]
