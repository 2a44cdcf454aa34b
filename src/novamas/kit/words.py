"""Words for people, from the Fluent files that the server and the browser share (`locales/<lang>/*.ftl`).

A file is read when the first of its keys is asked for: `novamas --help` should not wait for the croupier's calls.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path, PurePath
from reprlib import Repr
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from novamas.kit.decider import Call, Refused
from novamas.kit.errors import Told, Worded, Words
from novamas.kit.money import MONEYS, Currency, show
from novamas.kit.plain import PlainDict

LOCALES = Path(__file__).parent.parent / "locales"
MONEY_FIELDS = ("amount", "to", "top_up", "value", "deposit", "cage")
MONEY_CALLS = ("minimum", "amount")
MONEY_ARGS = ("amount", "needed")
QUOTED = ("value", "value2")
NAMED = {"game": "game", "bet": "bet", "role": "field"}
"""What a sentence names by its key, and how the words of such keys begin."""
LONGEST_NUMBER = 10**15  # more digits than this no sentence formats: it only quotes them

_repr = Repr()
_repr.maxstring = 100  # a name that is asked for is quoted whole, a book is not
quote = _repr.repr
_KEY = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The languages that novamas speaks."""
    return tuple(sorted(p.name for p in LOCALES.iterdir() if p.is_dir()))


class Tongue:
    """One language: an index of its keys, and a bundle that grows file by file."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread = {path: path.read_text(encoding="utf-8") for path in sorted((LOCALES / lang).glob("*.ftl"))}
        self._reading = Lock()  # whoever asks for a key while its file is being read waits for it
        self.keys = {key: path for path, text in self.unread.items() for key in _KEY.findall(text)}
        self._said: dict[str, str] = {}

    def say(self, key: str, args: PlainDict) -> str | None:
        """The words of a key, or nothing if this language lacks it; those that speak of nothing are kept."""
        if args:
            return self.format(key, args)
        if key not in self._said and (said := self.format(key, args)) is not None:
            self._said[key] = said
        return self._said.get(key)

    def format(self, key: str, args: PlainDict) -> str | None:
        if key not in self.keys:
            return None
        self.read(self.keys[key])
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        text, missing = self.bundle.format_pattern(pattern, args)
        if missing and self.unread:  # a message may lean on one in another file
            for path in list(self.unread):
                self.read(path)
            text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)

    def read(self, path: Path) -> None:
        with self._reading:
            text = self.unread.pop(path, None)
            if text is not None:
                self.bundle.add_resource(FluentResource(text))


@cache
def _tongue(lang: str) -> Tongue:
    if lang not in languages():
        raise Worded("no-language", field="lang", value=lang, known=tuple(languages()))
    return Tongue(lang)


def keys(lang: str) -> frozenset[str]:
    """Every key that a language has."""
    return frozenset(_tongue(lang).keys)


def has(key: str, lang: str = "en") -> bool:
    return key in _tongue(lang).keys


def say(key: str, lang: str = "en", /, **args: object) -> str:
    """The words of a key in a language; in English where that language lacks them; the key itself as a last resort."""
    for tongue in dict.fromkeys((lang, "en")):
        text = _tongue(tongue).say(key, args)
        if text is not None:
            return text
    return key


def refusal(refused: Refused, lang: str = "en", currency: Currency | None = None) -> str:
    """One clear sentence for a refusal, and the clauses that forbid it; one that names its currency is told in it."""
    currency = MONEYS.get(str(refused.args_.get("currency")), currency)

    def word_reason(value: object) -> object:
        if currency is not None and type(value) is int and refused.field in MONEY_FIELDS:
            return show(value, currency, lang)
        if isinstance(value, int) and abs(value) < LONGEST_NUMBER:
            return value
        return value if isinstance(value, str) else quote(value)

    value = refused.value
    if refused.field == "on" and isinstance(value, str) and refused.code != "no-such-bet":  # which is quoted as it came
        from novamas.kit.names import spot_name  # names are made of these words

        value = spot_name(value, lang)
    args = {"value": word_reason(value), "field": refused.field}
    args |= {k: word_reason(v) for k, v in refused.args_.items()}
    key = f"refused-{refused.code}"
    if not (has(key, lang) or has(key)):
        return str(refused)
    if refused.args_.get("limit") == 0 and has(f"{key}-none", lang):  # no limit of nought is told
        key = f"{key}-none"
    sentence = say(key, lang, **args)
    return f"{sentence} [{', '.join(refused.clauses)}]" if refused.clauses else sentence


def sentence(error: Exception, lang: str = "en") -> str:
    """One clear sentence for whatever went wrong, without its clauses; what has no words of its own is quoted."""
    if isinstance(error, Refused):
        return refusal(error, lang)
    if not isinstance(error, Told):
        return str(error)
    if not error.reason:
        return error.said
    said = word_reason(error.reason, {"field": error.field, "value": error.value, **error.args_}, lang)
    return f"{phrase(error.place, lang)}: {said}" if error.place else said


def word_reason(reason: str, args: Mapping[str, object], lang: str) -> str:
    """The words of a reason with what they speak of."""
    currency = MONEYS.get(str(args.get("currency")))

    def tell(name: str, value: object) -> object:
        match value:
            case int() if currency is not None and name in MONEY_ARGS and not isinstance(value, bool):
                return show(value, currency, lang)
            case str() if name in NAMED and has(f"{NAMED[name]}-{value}", lang):
                return say(f"{NAMED[name]}-{value}", lang)
            case str() if name in QUOTED:
                return quote(value) if lang == "en" else f"«{quote(value)[1:-1]}»"
            case tuple() | list() if name in QUOTED:
                return quote(value)
        return phrase(value, lang)

    return say(f"bad-{reason}", lang, **{name: tell(name, value) for name, value in args.items()})


def phrase(value: Any, lang: str) -> object:
    """What a sentence speaks of, as it is said in it."""
    match value:
        case Exception():
            return sentence(value, lang)
        case Words():
            return word_reason(value.reason, value.args, lang)
        case {"reason": str()} | {"refused": str()}:  # as JSON holds them: an audit's findings, another server's error
            return _tell_plain(value, lang)
        case dict():
            return value.get(lang) or value.get("en", "")
        case tuple() | list():
            return ", ".join(str(phrase(each, lang)) for each in value) or say("bad-none", lang)
        case bool():
            return str(value).lower()
        case int() if abs(value) < LONGEST_NUMBER:
            return value
        case str():
            return value
        case PurePath():
            return str(value)
        case Struct() if hasattr(value, "parts"):  # a place in a file
            return phrase(value.parts(), lang)
    return quote(value)


def _tell_plain(plain: PlainDict, lang: str) -> str:
    """Words that `_plain` has written down."""
    if "reason" in plain:
        return word_reason(plain["reason"], {name: value for name, value in plain.items() if name != "reason"}, lang)
    args = plain.get("args", {})
    return refusal(Refused(plain["refused"], plain["clauses"], plain["field"], plain["value"], **args), lang)


def plain_args(error: Told) -> dict[str, object]:
    """What a sentence speaks of, as JSON can hold it."""
    told = {} if error.value is None else {"value": error.value}
    placed = {"place": error.place} if error.place else {}
    return {name: _plain(value) for name, value in (told | error.args_ | placed).items()}


def _plain(value: object) -> object:
    match value:
        case tuple() | list():
            return [_plain(each) for each in value]
        case dict():
            return {str(key): _plain(each) for key, each in value.items()}
        case bool() | str() | None:
            return value
        case int() if abs(value) < LONGEST_NUMBER:
            return value
        case Told():
            return {"reason": value.reason, **plain_args(value)} if value.reason else value.said
        case Words():
            return {"reason": value.reason, **{name: _plain(each) for name, each in value.args.items()}}
        case Refused():
            told = {"clauses": value.clauses, "field": value.field, "value": value.value, "args": value.args_}
            return {"refused": value.code, **{name: _plain(each) for name, each in told.items()}}
        case Exception() | PurePath() | Struct():
            return str(value)
    return quote(value)


def announcement(call: Call, lang: str = "es", currency: Currency | None = None) -> str:
    """What the croupier says aloud: in Spanish as the laws have it, in other languages translated."""
    args: PlainDict = dict(call.args)
    for name in MONEY_CALLS:
        if currency is not None and type(args.get(name)) is int:
            args[name] = show(args[name], currency, lang)
    return say(f"call-{call.key}", lang, **args)
