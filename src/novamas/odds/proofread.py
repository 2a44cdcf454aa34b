"""Proofreading the laws: every game of every law is resolved, typed and built in every reading before it is trusted.

A misspelt key, a family that nobody plays or a clause that no register holds would else be found by whoever plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from novamas.games import make
from novamas.kit.errors import NovamasError
from novamas.law import MODES, BadLaw, Library, Mode
from novamas.law.library import NOT_GAMES


def proofread(laws: Library) -> None:
    """Raises `BadLaw` for the first thing that is wrong in any law: one sentence with its file and place."""
    for law in laws.laws():
        catalogue = laws.head(law).catalogue
        laws.currency(law)
        _known(laws, law, "law.toml [catalogue]", catalogue.clauses)
        _files(laws, law, catalogue.games)
        for key, reading in laws.readings(law).items():
            where = f"readings.toml [{key}]"
            _known(laws, law, where, reading.clauses)
            if stray := [game for game in reading.games if game not in catalogue.games]:
                raise BadLaw(f"{law}/{where}: there is no game {stray[0]!r} in the catalogue of this law.")
        for game in laws.games(law):
            for mode in MODES:
                _game(laws, law, game, mode)


def _files(laws: Library, law: str, games: Iterable[str]) -> None:
    for path in sorted(laws.folders[law].glob("*.toml")):
        if path.name not in NOT_GAMES and path.stem not in games:
            raise BadLaw(f"{law}/{path.name}: there is no game {path.stem!r} in the catalogue of this law.")


def _game(laws: Library, law: str, game: str, mode: Mode) -> None:
    file = f"{law}/{game}.toml"
    try:
        make(law, game, None, mode, laws)
        for place, clauses in _cited(laws.resolve(law, game, mode).tree, ""):
            _known(laws, law, f"{game}.toml [{place}]" if place else f"{game}.toml", clauses)
    except NovamasError as e:
        sentence = str(e) if f"{law}/" in str(e) else f"{file}: {e}"
        raise BadLaw(sentence if mode == "default" else f"{sentence.rstrip('.')} ({mode} reading).") from None


def _cited(node: Mapping[str, Any], place: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every list of clauses in a tree of rules, with the table it stands in."""
    for key, value in node.items():
        if (key == "clauses" or key.endswith("_clauses")) and isinstance(value, list):
            yield place, tuple(map(str, value))
        elif isinstance(value, Mapping):
            yield from _cited(value, f"{place}.{key}" if place else key)


def _known(laws: Library, law: str, where: str, clauses: Iterable[str]) -> None:
    register = laws.register(law)
    for clause in clauses:
        if clause not in register:
            raise BadLaw(f"{law}/{where}: there is no clause {clause!r} in {law}/clauses.tsv.")
