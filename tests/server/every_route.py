"""Every route of the app and how it is asked here: a route that is not listed fails the tests that read them all."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

FORMS = ("json", "jsonl", "csv", "html")
CHANGES_NOTHING_AT_TABLES = "it is about somebody's session, account or purse, and no table is asked for anything"

# method and path: where it is read, with what is put into its path; or why it is not asked for here.
READ: dict[tuple[str, str], tuple[str, ...] | str] = {
    ("GET", "/"): ("/",),
    ("GET", "/api/accounts"): ("/api/accounts",),
    ("GET", "/api/accounts/{id}/tokens"): ("/api/accounts/{person}/tokens",),
    ("GET", "/api/clauses/{id}"): ("/api/clauses/EUS96-01-023?lang=es",),
    ("GET", "/api/clauses"): ("/api/clauses?q=GAL07-04-016&law=galicia-2007",),
    ("GET", "/api/clauses/{id}/about"): ("/api/clauses/AST11-C0-005/about",),
    ("GET", "/api/cloths"): ("/api/cloths",),
    ("GET", "/api/docs"): ("/api/docs",),
    ("GET", "/api/docs/openapi.json"): ("/api/docs/openapi.json",),
    ("GET", "/api/docs/asyncapi.json"): ("/api/docs/asyncapi.json",),
    ("GET", "/api/docs/{path}"): ("/api/docs/elsewhere",),
    ("GET", "/api/evening"): ("/api/evening",),
    ("GET", "/api/floor"): ("/api/floor",),
    ("GET", "/api/friends"): ("/api/friends",),
    ("GET", "/api/games"): ("/api/games",),
    ("GET", "/api/games/{game}/compare"): ("/api/games/boule/compare",),
    ("GET", "/api/games/{game}/differences"): ("/api/games/boule/differences?laws=boe-1977,galicia-2007",),
    ("GET", "/api/games/{game}/dossier"): tuple(
        f"/api/games/boule/dossier?laws=galicia-2007&format={form}" for form in ("html", "csv", "json")
    ),
    ("GET", "/api/games/{game}/values"): ("/api/games/boule/values?law=galicia-2007",),
    ("GET", "/api/games/{game}/house"): ("/api/games/boule/house?law=galicia-2007",),
    ("GET", "/api/games/{game}/meter"): ("/api/games/poker-no-draw/meter?law=euskadi-1996&stakes=1500",),
    ("GET", "/api/games/{game}/odds"): ("/api/games/boule/odds?law=galicia-2007",),
    ("GET", "/api/games/{game}/opening"): ("/api/games/boule/opening?law=galicia-2007",),
    ("GET", "/api/games/{game}/rules"): ("/api/games/boule/rules?law=galicia-2007",),
    ("GET", "/api/laws"): ("/api/laws",),
    ("GET", "/api/laws/about"): ("/api/laws/about?lang=eu",),
    ("GET", "/api/people"): ("/api/people?like=ana",),
    ("GET", "/api/people/{id}/purse"): ("/api/people/{person}/purse",),
    ("GET", "/api/purse"): ("/api/purse",),
    ("GET", "/api/records/audit"): ("/api/records/audit",),
    ("GET", "/api/records/book"): tuple(f"/api/records/book?format={form}&lang=es" for form in FORMS),
    **{
        ("GET", f"/api/records/{book}"): tuple(f"/api/records/{book}?format={form}&lang=es" for form in FORMS)
        for book in ("cage", "hold", "incidents", "jackpots", "sessions")
    },
    ("GET", "/api/records/moves"): tuple(f"/api/records/moves?format={form}" for form in ("json", "jsonl", "csv")),
    ("GET", "/api/records/receipt"): ("/api/records/receipt",),
    ("GET", "/api/records/tables"): ("/api/records/tables",),
    ("GET", "/api/session"): ("/api/session",),
    ("GET", "/api/school/classes"): ("/api/school/classes",),
    ("GET", "/api/school/classes/{id}"): ("/api/school/classes/none",),
    ("GET", "/api/school/classes/{id}/sat"): ("/api/school/classes/none/sat?pupil={person}",),
    ("GET", "/api/school/course"): ("/api/school/course",),
    ("GET", "/api/school/exam"): ("/api/school/exam?code=exam:galicia-2007:boule:pay:1:2:7",),
    ("GET", "/api/school/exercise"): ("/api/school/exercise?code=pay:galicia-2007:boule:1:7",),
    ("GET", "/api/school/lessons"): ("/api/school/lessons?law=galicia-2007&game=boule",),
    ("GET", "/api/school/sheet"): ("/api/school/sheet?law=galicia-2007&game=boule",),
    ("GET", "/api/sitting"): ("/api/sitting",),
    ("GET", "/api/sitting/house"): ("/api/sitting/house",),
    ("GET", "/api/sitting/me"): ("/api/sitting/me",),
    ("GET", "/api/sitting/register"): ("/api/sitting/register",),
    ("GET", "/api/tables"): ("/api/tables",),
    ("GET", "/api/tournaments"): ("/api/tournaments",),
    ("GET", "/api/tournaments/{id}"): "test_tournaments.py reads one that is played",
    ("GET", "/api/tournaments/{id}/acts"): "test_tournaments.py reads one that is played",
    ("GET", "/api/records/tournaments"): ("/api/records/tournaments",),
    ("GET", "/api/watch"): ("/api/watch",),
    ("GET", "/assets/{file}"): ("/assets/nothing.js",),
    ("GET", "/audit"): ("/audit",),
    ("GET", "/console"): ("/console",),
    ("GET", "/enter"): ("/enter",),
    ("GET", "/evening"): ("/evening",),
    ("GET", "/health"): ("/health",),
    ("GET", "/metrics"): ("/metrics",),
    ("GET", "/odds"): ("/odds",),
    ("GET", "/odds/{game}"): ("/odds/boule",),
    ("GET", "/office"): ("/office",),
    ("GET", "/regulator"): ("/regulator",),
    ("GET", "/regulator/clause/{id}"): ("/regulator/clause/EUS96-01-024",),
    ("GET", "/regulator/whatif"): ("/regulator/whatif",),
    ("GET", "/rules"): ("/rules",),
    ("GET", "/school"): ("/school",),
    ("GET", "/school/{room}"): ("/school/learn",),
    ("GET", "/school/{room}/{id}"): ("/school/class/1",),
    ("GET", "/tournaments"): ("/tournaments",),
    ("GET", "/tournaments/{id}"): ("/tournaments/1",),
    ("GET", "/verify"): ("/verify",),
    ("GET", "/rules/{law}"): ("/rules/galicia-2007",),
    ("GET", "/rules/{law}/{game}"): ("/rules/galicia-2007/boule",),
    ("GET", "/{file}"): ("/robots.txt",),
    ("POST", "/api/cloths"): CHANGES_NOTHING_AT_TABLES,
    ("POST", "/api/tables"): "it opens another table",
    ("POST", "/api/friends/tables"): "it opens another table",
    ("PUT", "/api/friends"): CHANGES_NOTHING_AT_TABLES,
    **dict.fromkeys(
        (
            ("POST", "/api/guests"), ("POST", "/api/session"), ("DELETE", "/api/session"),
            ("POST", "/api/session/ticket"), ("DELETE", "/api/sessions"), ("PUT", "/api/session/password"),
            ("PUT", "/api/session/name"), ("DELETE", "/api/session/name"), ("POST", "/enter"),
            ("POST", "/api/purse/play-chips"), ("POST", "/api/people/{id}/purse/in"),
            ("POST", "/api/people/{id}/purse/out"), ("POST", "/api/accounts"), ("POST", "/api/accounts/{id}/ticket"),
            ("PUT", "/api/accounts/{id}/role"), ("DELETE", "/api/accounts/{id}"),
            ("POST", "/api/accounts/{id}/tokens"), ("DELETE", "/api/accounts/{id}/tokens/{token}"),
            ("POST", "/api/sitting"), ("POST", "/api/sitting/close"), ("PUT", "/api/sitting/cage"),
            ("POST", "/api/sitting/door"), ("POST", "/api/sitting/door/{id}/out"), ("POST", "/api/sitting/bars"),
            ("POST", "/api/sitting/bars/lift"), ("POST", "/api/sitting/deposit"), ("POST", "/api/sitting/deposit/draw"),
            ("POST", "/api/tournaments"), ("POST", "/api/tournaments/check"), ("POST", "/api/tournaments/{id}/acts"),
            ("POST", "/api/tournaments/{id}/company"),
            ("POST", "/api/whatif"), ("POST", "/api/whatif/dossier"),
            ("POST", "/api/school/next"), ("POST", "/api/school/marks"), ("POST", "/api/school/exam"),
            ("POST", "/api/school/exams"), ("POST", "/api/school/certificates"), ("POST", "/api/school/classes"),
            ("POST", "/api/school/classes/{id}/enter"), ("POST", "/api/school/classes/{id}/exams"),
            ("DELETE", "/api/school/classes/{id}"),
        ),
        CHANGES_NOTHING_AT_TABLES,
    ),
}  # fmt: skip

# The same of routes about one table; `{seq}` is every event of the last acts, `{epoch}` the epoch that runs.
AT_A_TABLE: dict[tuple[str, str], tuple[str, ...] | str] = {
    ("GET", "/api/records/tables/{table}/session"): tuple(
        f"/api/records/tables/{{table}}/session?format={form}&lang={lang}"
        for form, lang in zip(FORMS, ("es", "en", "eu", "gl"), strict=True)
    ),
    ("GET", "/api/evening/{table}"): ("/api/evening/{table}",),
    ("GET", "/api/evening/{table}/hands"): ("/api/evening/{table}/hands",),
    ("GET", "/api/tables/{table}"): ("/api/tables/{table}",),
    ("GET", "/api/tables/{table}/options"): ("/api/tables/{table}/options",),
    ("GET", "/api/tables/{table}/sheet"): ("/api/tables/{table}/sheet?lang=es",),
    ("GET", "/api/tables/{table}/odds"): ("/api/tables/{table}/odds",),
    ("GET", "/api/tables/{table}/advice"): ("/api/tables/{table}/advice",),
    ("GET", "/api/tables/{table}/chances"): ("/api/tables/{table}/chances",),
    ("GET", "/api/tables/{table}/costs"): ("/api/tables/{table}/costs",),
    ("GET", "/api/tables/{table}/names"): ("/api/tables/{table}/names",),
    ("GET", "/api/tables/{table}/link"): ("/api/tables/{table}/link",),
    ("POST", "/api/tables/{table}/enter"): "links are tried by themselves",
    ("GET", "/api/tables/{table}/results"): ("/api/tables/{table}/results",),
    ("GET", "/api/tables/{table}/log"): ("/api/tables/{table}/log?limit=500", "/api/tables/{table}/log?from={last}"),
    ("GET", "/api/tables/{table}/rounds"): ("/api/tables/{table}/rounds",),
    ("GET", "/api/tables/{table}/replay"): ("/api/tables/{table}/replay?seq={seq}",),
    ("GET", "/api/tables/{table}/replay/sheet"): ("/api/tables/{table}/replay/sheet?seq={last}&lang=es",),
    ("GET", "/api/tables/{table}/draws"): ("/api/tables/{table}/draws",),
    ("GET", "/api/tables/{table}/draws/{epoch}"): ("/api/tables/{table}/draws/{epoch}",),
    ("GET", "/api/tables/{table}/draws/{epoch}/transcript"): "a draw of a raffle; test_draw_transcript.py reads one",
    ("GET", "/audit/{table}"): ("/audit/{table}",),
    ("GET", "/console/{table}"): ("/console/{table}",),
    ("GET", "/evening/{table}"): ("/evening/{table}",),
    ("GET", "/table/{table}"): ("/table/{table}",),
    ("POST", "/api/tables/{table}/acts"): "commands are tried one by one",
    ("POST", "/api/tables/{table}/preview"): "commands are tried one by one",
    ("POST", "/api/tables/{table}/chance"): "what is typed is tried by itself",
    ("PUT", "/api/tables/{table}/policy"): "it is tried by itself",
    ("POST", "/api/tables/{table}/bots"): "it is tried by itself",
    ("POST", "/api/tables/{table}/close"): "it is tried by itself",
    ("WS", "/api/tables/{table}/live"): "lines are opened by themselves",
}


def routes(app: Litestar) -> Iterator[tuple[str, str]]:
    """Every method and path that the app answers; what a browser asks before it asks (OPTIONS) is the framework's."""
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield "WS", route.path_format
        elif isinstance(route, HTTPRoute):
            for method in sorted({str(m) for handler in route.route_handlers for m in handler.http_methods}):
                if method != "OPTIONS":
                    yield method, route.path_format
