"""Words for people, from the Fluent files that the server and the browser share (`locales/<lang>/*.ftl`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.kit.money import Currency, show

LOCALES = Path(__file__).parent.parent / "locales"


def languages() -> list[str]:
    return sorted(p.name for p in LOCALES.iterdir() if p.is_dir())


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in languages():
        raise BadInput(f"There is no language {lang!r}; there are: {', '.join(languages())}.", field="lang", value=lang)
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has(key: str, lang: str = "en") -> bool:
    return bool(_bundle(lang).has_message(key))


def say(key: str, lang: str = "en", **args: Any) -> str:
    """The words of a key in a language; in English where that language lacks them; the key itself as a last resort."""
    for tongue in (lang, "en"):
        bundle = _bundle(tongue)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                text, _ = bundle.format_pattern(message.value, args)
                return str(text)
    return key


def refusal(refused: Refused, lang: str = "en", currency: Currency | None = None) -> str:
    """One clear sentence for a refusal, and the clauses that forbid it."""

    def worded(value: Any) -> Any:
        if currency is not None and type(value) is int and refused.field in ("amount", "to", "top_up", "value"):
            return show(value, currency, lang)
        return value if isinstance(value, int | str) else str(value)

    args = {"value": worded(refused.value), "field": refused.field}
    args |= {k: worded(v) for k, v in refused.args_.items()}
    key = f"refused-{refused.code}"
    sentence = say(key, lang, **args) if has(key) else str(refused)
    return f"{sentence} [{', '.join(refused.clauses)}]" if refused.clauses else sentence
