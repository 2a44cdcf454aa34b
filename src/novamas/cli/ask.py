"""What a person typed, checked: a law, a game, a reading, a language. What is wrong is said with what would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from novamas.cli.voice import current, word
from novamas.kit.errors import BadInput
from novamas.kit.words import languages
from novamas.law import MODES, BadOption, UnknownGame, UnknownLaw, library
from novamas.odds import Choice

ALL = "all"
SIDES = ("literal", "corrected")


def a_law(name: str) -> str:
    laws = library().laws()
    if name not in laws:
        raise UnknownLaw.from_words(_wrong("cli-no-law", name, laws), field="law", value=name)
    return name


def a_game(name: str, law: str | None = None) -> str:
    """A game that can be played, under that law or under any."""
    laws = library()
    if law is not None:
        a_law(law)
        if name not in laws.games(law):
            raise UnknownGame.from_words(_no_game(name, law), field="game", value=name)
        return name
    playable = laws.every_game()
    if name not in playable:
        known = any(name in laws.head(each).catalogue.games for each in laws.laws())
        sentence = word("cli-not-yet", game=name) if known else _wrong("cli-no-game", name, playable)
        raise UnknownGame.from_words(sentence, field="game", value=name)
    return name


def the_law(game: str, law: str | None) -> str:
    """The law that was named, or else the only one that has clauses of a game."""
    if law is not None:
        return a_law(law)
    a_chapter(game, None)
    having = [each for each in library().laws() if game in _chapters(each)]
    if len(having) > 1:
        raise BadInput(word("cli-which-law", game=game, known=", ".join(having)), field="law")
    return having[0]


def a_chapter(name: str, law: str | None) -> str:
    """Anything that the register of a law (or of any) has clauses of: games, playable or not, and the general part."""
    laws = [a_law(law)] if law else library().laws()
    chapters = dict.fromkeys(chapter for each in laws for chapter in _chapters(each))
    if name not in chapters:
        key, args = ("cli-no-game-in-law", {"law": law}) if law else ("cli-no-game", {})
        raise UnknownGame.from_words(_wrong(key, name, chapters, **args), field="game", value=name)
    return name


def readings(written: Sequence[str] | None) -> tuple[Choice, ...]:
    """All doubtful places read in one way, or in all three ways, or some of them by name: `joker=literal`."""
    if written is not None and [w.strip() for w in written] == [ALL]:
        return MODES
    return (reading(written, (ALL,)),)


def reading(written: Sequence[str] | None, more: tuple[str, ...] = ()) -> Choice:
    """One choice of readings; whether a game has those that are named is for `in_game` to say."""
    parts = [part.strip() for each in written or ("default",) for part in each.split(",")]
    if len(parts) == 1 and "=" not in parts[0]:
        if parts[0] not in MODES:
            raise BadInput(_wrong("cli-no-reading", parts[0], (*MODES, *more)), field="reading", value=parts[0])
        return parts[0]
    chosen: dict[str, str] = {}
    for part in parts:
        key, equals, side = (p.strip() for p in part.partition("="))
        if not equals or not key:
            raise BadInput(word("cli-reading-alone", value=part), field="reading", value=part)
        if side not in SIDES:
            raise BadOption.from_words(_wrong("cli-no-side", side, SIDES, reading=key), field="reading")
        if key in chosen:
            raise BadInput(word("cli-twice", name=key), field="reading", value=key)
        chosen[key] = side
    return chosen


def in_game(choice: Choice, game: str | None, law: str | None) -> None:
    """Raises for a reading by name that no game asked for has."""
    if isinstance(choice, str):
        return
    laws = library()
    known = dict.fromkeys(
        key
        for each in ([law] if law else laws.laws())
        for one in laws.games(each)
        if game in (None, one)
        for key in laws.readings(each, one)
    )
    for key in choice:
        if key not in known:
            raise BadOption.from_words(_wrong("cli-no-reading", key, known), field="reading")


def a_language(name: str | None) -> str:
    if name is None:
        return current()
    if name not in languages():
        raise BadInput(_wrong("cli-no-language", name, languages()), field="lang", value=name)
    return name


def one_of(key: str, name: str, known: Iterable[str]) -> str:
    """A name out of a list; what is not in it is told by the words of `key`, with what would do."""
    known = list(known)
    if name not in known:
        raise BadInput(_wrong(key, name, known), value=name)
    return name


def nothing_to_play(law: str | None) -> str:
    """That a law has no game that can be played, and which games its catalogue has."""
    games = library().head(law).catalogue.games if law else ()
    return word("cli-nothing-to-play", law=law or "", known=", ".join(games))


def _chapters(law: str) -> dict[str, None]:
    """What the register of a law has clauses of, in its order."""
    return dict.fromkeys(clause.game for clause in library().register(law).values())


def _no_game(name: str, law: str) -> str:
    laws = library()
    head = laws.head(law)
    if name in head.catalogue.games:
        return word("cli-not-yet-in-law", game=name, law=law)
    if laws.games(law):
        sentence = _wrong("cli-no-game-in-law", name, laws.games(law), law=law)
    else:
        none = word("cli-none-playable", law=law, known=", ".join(head.catalogue.games))
        sentence = f"{word('cli-no-game-in-law', value=name, law=law)}; {none}"
    return f"{sentence} [{', '.join(head.catalogue.clauses)}]"


def _wrong(key: str, name: str, known: Iterable[str], **args: str) -> str:
    known = list(known)
    if not known:
        return f"{word(key, value=name, **args)}."
    near = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    hint = word("cli-did-you-mean", near=near[0]) if near else word("cli-there-are", known=", ".join(known))
    return f"{word(key, value=name, **args)}; {hint}"
