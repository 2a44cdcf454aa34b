"""The library: games, rulebooks, odds and where the laws differ, for everybody who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from novamas.games import family, make
from novamas.games.counts import under
from novamas.games.sheet import Choice
from novamas.games.table_rules import Staff, TableRules
from novamas.kit.names import game_name
from novamas.kit.words import languages
from novamas.law import UnknownClause, UnknownGame, UnknownLaw, library
from novamas.odds import Comparison, Metered, Report, compare, price_meters, read_height, reports
from novamas.odds.differences import Priced, choose_laws, price_differences
from novamas.odds.kept import PATIENT, Kept
from novamas.server import answers
from novamas.server.answers import Compared, Differences, Entry, Odds, Rules
from novamas.server.door import address
from novamas.server.figures import Figures, Provisional, edition
from novamas.server.limits import Limits
from novamas.server.parts import TheFigures, TheLimits
from novamas.server.problems import language, problems
from novamas.server.requests import AnyRequest

TAGS = ["library"]
Name = Annotated[str, PathParameter(max_length=60)]
ALaw = Annotated[str, QueryParameter(max_length=60)]
SomeLaws = Annotated[str, QueryParameter(max_length=200, description="Two or three laws, with commas; all if empty.")]
AnyLaw = Annotated[str | None, QueryParameter(max_length=60)]
Side = Literal["default", "literal", "corrected"]

if TYPE_CHECKING:
    Tongue = str
else:
    Tongue = Literal[languages()]  # one of the languages that there are, and the documentation lists them


class ClauseText(Struct, frozen=True):
    """A clause as it is cited and read."""

    id: str
    law: str
    game: str
    section: str
    citation: str
    kind: str
    text: str
    lang: str


class LawNames(Struct, frozen=True):
    """A law and what people call it, by language."""

    law: str
    short: dict[str, str]


class Asked(Struct, frozen=True):
    """What a table needs to open: the usual minimum in minor units, the least float in minima, who must stand there.

    Of each kind of staff the law says the least and the most, by what the house chooses for `staff_by`: mostly by the
    number of the table's cloths. `shoe` says whether the table has one of the house's numbered shoes.
    """

    currency: str
    minimum: int
    float: int
    float_clauses: tuple[str, ...]
    staff_by: str
    staff: dict[str, Staff]
    shoe: bool
    shoe_clauses: tuple[str, ...]


@get("/api/laws", tags=TAGS, responses=problems())
async def law_names() -> list[LawNames]:
    """Every law, with its short name in every language that novamas speaks."""
    heads = {law: library().head(law) for law in library().laws()}
    return [LawNames(law, {lang: head.short_name(lang) for lang in languages()}) for law, head in heads.items()]


@get("/api/games", tags=TAGS, responses=problems(400, 503))
async def games(request: AnyRequest, figures: TheFigures) -> list[Entry]:
    """Every game of every law's catalogue."""
    tongue = language(request)
    return await figures.pages.ask(("games", tongue), lambda: answers.entries(tongue))


@get("/api/games/{game:str}/rules", tags=TAGS, responses=problems(400, 404, 503))
async def rules(
    request: AnyRequest, figures: TheFigures, game: Name, law: ALaw, lang: FromQuery[Tongue | None] = None
) -> Rules:
    """The rulebook of a game under a law: clauses, bets, doubtful places."""
    laws = library()
    if law not in laws.laws():
        raise UnknownLaw("no-law", field="law", value=law, known=tuple(laws.laws()))
    if not any(clause.game == game for clause in laws.register(law).values()):
        raise UnknownGame("no-game-in-law", field="game", value=game, law=law)
    tongue = choose_language(request, lang)
    question = ("rules", game, law, lang or tongue, tongue)
    return await figures.pages.ask(question, lambda: answers.rules(law, game, lang or tongue, tongue))


@get("/api/games/{game:str}/odds", tags=TAGS, responses=problems(400, 404, 503))
async def odds(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    game: Name,
    law: AnyLaw = None,
    reading: FromQuery[Side] = "default",
) -> list[Odds]:
    """The exact odds of every bet, under a law or under all that have the game."""
    check_known(game, law)

    def work() -> list[Report] | Provisional[list[Report]]:
        with under(Kept(PATIENT)):
            found = reports(game, law, (reading,))
        return Provisional(found) if any(report.lacking for report in found) else found

    question = ("odds", game, reading, edition(game, law))
    found = await figures.counts.ask(question, work, (limits.figures, address(request)))
    return answers.odds(found, language(request))


@get("/api/games/{game:str}/meter", tags=TAGS, responses=problems(400, 404, 503))
async def meters(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    game: Name,
    law: AnyLaw = None,
    stakes: Annotated[str | None, QueryParameter(max_length=40)] = None,
    reading: FromQuery[Side] = "default",
) -> list[answers.MeteredBet]:
    """The bets of a game whose prizes are parts of a pot: what they cost while its meter stands at so many stakes, and
    from which height on they cost nothing. A game without such a bet has none of them."""
    check_known(game, law)
    height = None if stakes is None else read_height(stakes)

    def work() -> list[Metered]:
        with under(Kept(PATIENT)):
            return price_meters(game, law, height, (reading,))

    question = ("meter", game, reading, height, edition(game, law))
    return answers.meters(await figures.counts.ask(question, work, (limits.figures, address(request))))


@get("/api/games/{game:str}/compare", tags=TAGS, responses=problems(400, 404, 503))
async def differences(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    game: Name,
    laws: SomeLaws = "",
    all: FromQuery[bool] = False,
    lang: FromQuery[Tongue | None] = None,
) -> Compared:
    """Where the laws differ on a game, in sentences and its rules in words; with `all`, also where they do not."""
    check_known(game, None)
    whole = await compare_all(request, figures, limits, game)
    found, tongue = choose_laws(whole, split_laws(laws)), choose_language(request, lang)

    def words() -> Compared | Provisional[Compared]:
        told = answers.compare_in_words(whole, found, tongue, all)
        return Provisional(told) if found.uncounted else told

    return await figures.pages.ask(("compare", game, edition(game, None), found.laws, tongue, all), words)


@get("/api/games/{game:str}/differences", tags=TAGS, responses=problems(400, 404, 503))
async def price_rules(
    request: AnyRequest,
    figures: TheFigures,
    limits: TheLimits,
    game: Name,
    laws: SomeLaws = "",
    lang: FromQuery[Tongue | None] = None,
) -> Differences:
    """Two or three laws rule by rule, matched by what a rule is about, and what each difference is worth in the first
    of them: the rule of another law is tried there alone, and the odds are worked out again."""
    check_known(game, None)
    whole = await compare_all(request, figures, limits, game)
    found, tongue = choose_laws(whole, split_laws(laws)), choose_language(request, lang)

    def work() -> list[Priced] | Provisional[list[Priced]]:
        with under(Kept(PATIENT)):
            priced = price_differences(found)
        counted = all(worth.counted for one in priced for worth in one.worth)
        return priced if counted else Provisional(priced)

    rules = edition(game, None)
    priced = await figures.counts.ask(("worth", game, rules, found.laws), work, (limits.figures, address(request)))
    return await figures.pages.ask(
        ("worth", game, rules, found.laws, tongue), lambda: answers.price_in_words(whole, found, priced, tongue)
    )


async def compare_all(request: AnyRequest, figures: Figures, limits: Limits, game: str) -> Comparison:
    """A game under every law that has it."""

    def work() -> Comparison | Provisional[Comparison]:
        with under(Kept(PATIENT)):
            found = compare(game)
        return Provisional(found) if found.uncounted else found

    question = ("compare", game, edition(game, None))
    return await figures.counts.ask(question, work, (limits.figures, address(request)))


def split_laws(laws: str) -> tuple[str, ...]:
    """The laws that are named with commas between them."""
    return tuple(law for law in laws.split(",") if law)


@get("/api/clauses/{id:str}", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def clause(request: AnyRequest, id: Name, lang: FromQuery[Tongue | None] = None) -> ClauseText:
    """One clause of a law, in our words; `lang` is the language that its text is really in."""
    laws = library()
    law = next((law for law in laws.laws() if id in laws.register(law)), None)
    if law is None:
        raise UnknownClause("no-clause", field="clause", value=id)
    tongue = choose_language(request, lang)
    found = laws.register(law)[id]
    text, written_in = laws.register(law).text(id, lang or tongue)
    citation = f"{laws.head(law).name_beside_clause(tongue)}, {game_name(found.game, tongue)}, {found.section}"
    return ClauseText(id, law, found.game, found.section, citation, found.kind, text, written_in)


@get("/api/games/{game:str}/house", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def house_options(game: Name, law: ALaw) -> list[Choice]:
    """What the house may choose for a table of a game, as far as the law leaves it a choice."""
    laws = library()
    laws.check_game(law, game)
    return list(family(law, game).choices(make(law, game).rules))  # type: ignore[attr-defined]


@get("/api/games/{game:str}/opening", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def asked(game: Name, law: ALaw) -> Asked:
    """What a law asks of a table before it opens: its money, its float, its staff by number of cloths or layout."""
    laws = library()
    laws.check_game(law, game)
    rules: TableRules = make(law, game).rules  # type: ignore[attr-defined]
    currency = laws.currency(law)
    by, staffs = rules.staffs()
    bounded = {value: staff.add_bounds() for value, staff in staffs.items()}
    return Asked(
        currency.code, currency.minimum, rules.float.minima, rules.float.clauses, by, bounded,
        rules.shoes.numbered, rules.shoes.clauses,
    )  # fmt: skip


def choose_language(request: AnyRequest, wished: Tongue | None) -> str:
    """The language that is asked for, if novamas speaks it, else the reader's own."""
    return wished if wished in languages() else language(request)


def check_known(game: str, law: str | None) -> None:
    laws = library()
    if law is not None:
        laws.check_game(law, game)
    elif not any(game in laws.games(each) for each in laws.laws()):
        raise UnknownGame("no-playable-game", field="game", value=game)


ROUTES = [law_names, games, rules, odds, meters, differences, price_rules, clause, house_options, asked]
