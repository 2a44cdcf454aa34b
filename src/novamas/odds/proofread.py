"""Proofreading the laws: every game of every law is resolved, typed and built in every reading before it is trusted.

A misspelt key, a family that nobody plays or a clause that no register holds would else be found by whoever plays.
What is wrong is left out, game by game or law by law, and the others go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from novamas.games import make
from novamas.kit.errors import NovamasError
from novamas.kit.plain import Plain
from novamas.law import MODES, BadLaw, Library, Mode, Place, articles

UNRESOLVED = ("law-no-family", "law-without-family", "law-not-text", "law-no-clauses")  # there is nothing to look in


def proofread(laws: Library, among: Iterable[str] | None = None) -> list[BadLaw]:
    """Everything that is wrong in the laws, or in some of them, each with its place; it is left out from now on."""
    found: list[BadLaw] = []
    for law in list(laws.folders) if among is None else among:
        found += _law(laws, law)
    return list({str(problem): problem for problem in found}.values())


def _law(laws: Library, law: str) -> Iterator[BadLaw]:
    if because := laws.left_out.get((law, "")):
        yield because
        return
    try:
        catalogue = laws.head(law).catalogue
        laws.currency(law)
        if stray := _unknown(laws, law, catalogue.clauses):
            raise BadLaw(
                "law-no-clause", value=stray, law=law, place=laws.place_in(law, "law.toml", ("catalogue", "clauses"))
            )
    except BadLaw as e:
        laws.leave_out(law, "", e)
        yield e
        return
    yield from _strays(laws, law, catalogue.games)
    for key in _reading_names(laws, law):
        yield from _reading(laws, law, key, catalogue.games)
    for game in catalogue.games:
        if because := laws.left_out.get((law, game)):
            yield because
        elif game in laws.games(law):
            for mode in MODES:
                try:
                    _game(laws, law, game, mode)
                except BadLaw as e:
                    laws.leave_out(law, game, e)
                    yield e
                    break


def _strays(laws: Library, law: str, games: Iterable[str]) -> Iterator[BadLaw]:
    for game in laws.game_files(law):
        if game not in games and game not in laws.common_files(law):
            yield BadLaw("law-not-in-catalogue", place=Place(f"{law}/{game}.toml"), value=game)
    for path in sorted(laws.folders[law].glob("readings.*.toml")):
        try:
            told = laws.reading_words(law, path.name.split(".")[1])
        except BadLaw as e:
            yield e
            continue
        known = _reading_names(laws, law)
        for key in (key for key in told if key not in known):
            place = laws.place_in(law, path.name, (key,), key)
            yield BadLaw("law-no-reading", place=place, value=key, law=law)


def _reading_names(laws: Library, law: str) -> list[str]:
    path = laws.folders[law] / "readings.toml"
    try:
        return list(laws.read(path)) if path.exists() else []
    except BadLaw:
        return []  # each of its games says so


def _reading(laws: Library, law: str, key: str, games: Iterable[str]) -> Iterator[BadLaw]:
    """What is wrong with a reading itself; its games are left out, and where it does not say which, all of them."""
    try:
        reading = laws.reading(law, key)
        if stray := _unknown(laws, law, reading.clauses):
            raise BadLaw(
                "law-no-clause", value=stray, law=law, place=laws.place_in(law, "readings.toml", (key, "clauses"), key)
            )
    except BadLaw as e:
        written = laws.read(laws.folders[law] / "readings.toml")[key]
        named = written.get("games") if isinstance(written, dict) else None
        for game in named if isinstance(named, list) else games:
            laws.leave_out(law, str(game), e)
        yield e
        return
    for stray in (game for game in reading.games if game not in games):
        place = laws.place_in(law, "readings.toml", (key, "games"), key)
        yield BadLaw("law-not-in-catalogue", place=place, value=stray)


def _game(laws: Library, law: str, game: str, mode: Mode) -> None:
    try:
        make(law, game, None, mode, laws)
        resolved = laws.resolve(law, game, mode)
        for path, clauses in _clause_lists(resolved.tree, ()):
            if stray := _unknown(laws, law, clauses):
                raise BadLaw(
                    "law-no-clause", value=stray, law=law, place=laws.place(law, game, path, resolved.readings)
                )
    except BadLaw as e:
        raise (e if e.place and e.place.whole else _place(laws, law, game, mode, e)) from None
    except NovamasError as e:
        raise _place(laws, law, game, mode, e) from None


def _place(laws: Library, law: str, game: str, mode: Mode, error: NovamasError) -> BadLaw:
    """A sentence of the game's own about its rules, with the line of the bet that it names, if it names one."""
    said = error if isinstance(error, BadLaw) else BadLaw("because", because=error)
    if said.reason not in UNRESOLVED:
        resolved = laws.resolve(law, game, mode)
        if isinstance(said.value, str) and said.value in resolved.tree.get("bets", {}):
            said.place = laws.place(law, game, ("bets", said.value), resolved.readings)
    return said.at(Place(f"{law}/{game}.toml"))


def _clause_lists(node: Plain, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every list of clauses in a tree of rules, with its path."""
    for key, value in node.items():
        if articles.is_articles(key) and isinstance(value, list):
            yield (*path, key), tuple(map(str, value))
        elif isinstance(value, Mapping):
            yield from _clause_lists(value, (*path, key))


def _unknown(laws: Library, law: str, clauses: Iterable[str]) -> str:
    """The first clause that the register of a law does not have, if there is one."""
    register = laws.register(law)
    return next((clause for clause in clauses if clause not in register), "")
