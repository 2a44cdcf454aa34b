"""What a person typed, checked: a law, a game, a reading, a language. What is wrong is said with what would do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from novamas.cli.voice import LANGS, current, word
from novamas.kit.errors import BadInput
from novamas.law import MODES, Mode, UnknownGame, UnknownLaw, library

ALL = "all"


def a_law(name: str) -> str:
    laws = library().laws()
    if name not in laws:
        raise UnknownLaw(_wrong("cli-no-law", name, laws), field="law", value=name)
    return name


def a_game(name: str, law: str | None = None) -> str:
    """A game that can be played, under that law or under any."""
    laws = library()
    if law is not None:
        a_law(law)
        if name not in laws.games(law):
            raise UnknownGame(_no_game(name, law), field="game", value=name)
        return name
    playable = dict.fromkeys(game for each in laws.laws() for game in laws.games(each))
    if name not in playable:
        known = any(name in laws.head(each).catalogue.games for each in laws.laws())
        sentence = word("cli-not-yet", game=name) if known else _wrong("cli-no-game", name, playable)
        raise UnknownGame(sentence, field="game", value=name)
    return name


def a_chapter(name: str, law: str | None) -> str:
    """Anything that the register of a law (or of any) has clauses of: games, playable or not, and the general part."""
    laws = library()
    chapters = {
        clause.game: None for each in ([a_law(law)] if law else laws.laws()) for clause in laws.register(each).values()
    }
    if name not in chapters:
        key, args = ("cli-no-game-in-law", {"law": law}) if law else ("cli-no-game", {})
        raise UnknownGame(_wrong(key, name, chapters, **args), field="game", value=name)
    return name


def readings(name: str) -> tuple[Mode, ...]:
    """One reading, or all three."""
    if name == ALL:
        return MODES
    for mode in MODES:
        if name == mode:
            return (mode,)
    raise BadInput(_wrong("cli-no-reading", name, (*MODES, ALL)), field="reading", value=name)


def a_language(name: str | None) -> str:
    if name is None:
        return current()
    if name not in LANGS:
        raise BadInput(_wrong("cli-no-language", name, LANGS), field="lang", value=name)
    return name


def _no_game(name: str, law: str) -> str:
    laws = library()
    head = laws.head(law)
    if name in head.catalogue.games:
        return word("cli-not-yet-in-law", game=name, law=law)
    sentence = _wrong("cli-no-game-in-law", name, laws.games(law), law=law)
    return f"{sentence} [{', '.join(head.catalogue.clauses)}]"


def _wrong(key: str, name: str, known: Iterable[str], **args: str) -> str:
    known = list(known)
    near = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    hint = word("cli-did-you-mean", near=near[0]) if near else word("cli-there-are", known=", ".join(known) or "–")
    return f"{word(key, value=name, **args)}; {hint}"
