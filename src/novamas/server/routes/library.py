"""The library: games, rulebooks, odds and where the laws differ, for everybody who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from novamas.kit.words import languages
from novamas.law import UnknownGame, UnknownLaw, library
from novamas.odds import as_json, catalogue, compare, comparison_json, reports, rulebook, rulebook_json
from novamas.server.problems import language, problems

TAGS = ["library"]
Name = Annotated[str, PathParameter(max_length=60)]
ALaw = Annotated[str, QueryParameter(max_length=60)]
AnyLaw = Annotated[str | None, QueryParameter(max_length=60)]
Side = Literal["default", "literal", "corrected"]

if TYPE_CHECKING:
    Tongue = str
else:
    Tongue = Literal[languages()]  # one of the languages that there are, and the documentation lists them


@get("/api/games", tags=TAGS, responses=problems(400))
async def games(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """Every game of every law's catalogue."""
    return catalogue(language(request))


@get("/api/games/{game:str}/rules", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def rules(
    request: Request[Any, Any, Any], game: Name, law: ALaw, lang: FromQuery[Tongue | None] = None
) -> dict[str, Any]:
    """The rulebook of a game under a law: clauses, bets, doubtful places."""
    laws = library()
    if law not in laws.laws():
        raise UnknownLaw(f"There is no law {law!r}; there are: {', '.join(laws.laws())}.", field="law", value=law)
    if not any(clause.game == game for clause in laws.register(law).values()):
        raise UnknownGame(f"There is no game {game!r} in {law}.", field="game", value=game)
    tongue = spoken(request, lang)
    return rulebook_json(rulebook(law, game, lang or tongue, tongue))


@get("/api/games/{game:str}/odds", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def odds(game: Name, law: AnyLaw = None, reading: FromQuery[Side] = "default") -> list[dict[str, Any]]:
    """The exact odds of every bet, under a law or under all that have the game."""
    known(game, law)
    return as_json(reports(game, law, (reading,)))


@get("/api/games/{game:str}/compare", tags=TAGS, responses=problems(400, 404), sync_to_thread=True)
def differences(game: Name) -> dict[str, Any]:
    """Where the laws differ on a game."""
    known(game, None)
    return comparison_json(compare(game))


def spoken(request: Request[Any, Any, Any], wished: Tongue | None) -> str:
    """The language that is asked for, if novamas speaks it, else the reader's own."""
    return wished if wished in languages() else language(request)


def known(game: str, law: str | None) -> None:
    laws = library()
    if law is not None:
        laws.check_game(law, game)
    elif not any(game in laws.games(each) for each in laws.laws()):
        raise UnknownGame(f"There is no game {game!r} that can be played.", field="game", value=game)


ROUTES = [games, rules, odds, differences]
