"""Names: what may be one, and whose it looks like.

Two names that look alike on a screen have the same *skeleton*: case, accents, spaces and dots are dropped, letters of
other alphabets and digits become the Latin letters they pass for. A name belongs to whoever has its skeleton first, and
nobody who plays is called what the house calls its own.
"""

from __future__ import annotations

import re
import string
import unicodedata
from functools import cache

from novamas.kit.decider import Refused
from novamas.kit.errors import Worded
from novamas.kit.words import languages, say

_NAME = re.compile(r"[^\W_](?:[\w .'’-]{0,38}[\w.])?")
_PARTS = re.compile(r"[^\w]+|_+")

# What passes for what. The right side is what a skeleton holds; i, l and 1 are one letter there, because a capital i, a
# small l and a one cannot be told apart in most typefaces.
_ALIKE = {
    "а": "a", "в": "b", "г": "r", "е": "e", "ё": "e", "з": "e", "і": "i", "ї": "i", "ј": "j", "к": "k", "м": "m",
    "н": "h", "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y", "ү": "y", "ѵ": "v", "х": "x", "һ": "h",
    "ѕ": "s", "ԁ": "d", "ԛ": "q", "ԝ": "w", "ӏ": "i", "ь": "b", "ъ": "b", "ѡ": "w", "ш": "w", "щ": "w", "я": "r",
    "и": "n", "й": "n", "л": "n", "ґ": "r", "є": "e", "э": "e", "ғ": "f", "қ": "k", "ң": "h", "ө": "o",
    "α": "a", "β": "b", "γ": "y", "δ": "d", "ε": "e", "ζ": "z", "η": "n", "θ": "o", "ι": "i", "κ": "k", "λ": "a",
    "μ": "m", "ν": "v", "ο": "o", "π": "n", "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "φ": "o", "χ": "x",
    "ω": "w", "ϳ": "j",
    "ա": "w", "հ": "h", "ո": "n", "ս": "u", "օ": "o", "ց": "g", "զ": "q", "յ": "j", "պ": "w", "տ": "s", "ք": "p",
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ȷ": "j", "ŋ": "n", "þ": "p",
    "ŧ": "t", "ɑ": "a", "ɡ": "g", "ɩ": "i", "ʋ": "v", "ɔ": "c", "ə": "e", "ǝ": "e", "ɛ": "e", "ɪ": "i", "ʟ": "l",
    "ʀ": "r", "ɴ": "n", "ʏ": "y", "ɢ": "g", "ʜ": "h", "ʙ": "b", "ĸ": "k", "ƅ": "b", "ƨ": "s", "ƽ": "s", "ɗ": "d",
    "ᴀ": "a", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e", "ᴊ": "j", "ᴋ": "k", "ᴍ": "m", "ᴏ": "o", "ᴘ": "p", "ᴛ": "t", "ᴜ": "u",
    "ᴠ": "v", "ᴡ": "w", "ᴢ": "z", "ꜱ": "s",
    "ꭰ": "d", "ꭱ": "r", "ꭲ": "i", "ꭺ": "a", "ꭻ": "j", "ꭼ": "e", "ꮃ": "w", "ꮇ": "m", "ꮋ": "h", "ꮯ": "c", "ꮲ": "p",
    "ꮪ": "s", "ꮤ": "w", "ꮩ": "v", "ꮓ": "z", "ꮶ": "k", "ꮮ": "l", "ᏻ": "g", "ꮢ": "r", "ꮐ": "g", "ꭵ": "i",
    "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b",
}  # fmt: skip
_FOLD = {ord(alike.casefold()): letter.replace("i", "l") for alike, letter in _ALIKE.items()} | {ord("i"): "l"}
_JOINED = (("rn", "m"), ("vv", "w"))  # two letters that pass for one

# Alphabets whose letters pass for one another: a name is written in one of them. (Japanese mixes its own, and may.)
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE")

PLAYS = ("guest", "player")  # the roles that may not be called like another
POSTS = ("croupier", "inspector", "cashier", "director", "auditor")
# What the house's own are called in the four languages, and as people say it. Nobody's name holds one of these …
_INSIDE = """
    director croupier crupier krupier inspector cashier auditor novamas zuzendari ikuskatzaile kutxazain caixeiro
    supervisor administrator administrador administratzaile moderator moderador
"""
# … nor has one of these as a word of its own …
_WORDS = """
    cajero cajera direccion inspeccion auditoria ikuskaritza mahaiburu mahaiburua gerente manager dealer tallador
    talladora jefe jefa xefe xefa admin sysadmin root staff system sistema support soporte laguntza axuda security
    seguridad seguridade segurtasuna
"""
# … nor is one of these, which are parts of honest names as well.
_WHOLE = """
    house casa etxe etxea casino kasinoa banca banka bank mesa table mahaia azar chance zoria caja caixa kutxa cage bot
    bots official oficial ofiziala
"""
_ARTICLES = ("the", "el", "la", "los", "las", "o", "a", "os", "as", "un", "una", "unha", "mr", "mrs", "sr", "sra", "de")


def a_name(name: str) -> str:
    """A name that can be shown and typed, in one alphabet."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not _NAME.fullmatch(name):
        raise Worded(
            "person-name",
            field="name",
        )
    if len(alphabets(name)) > 1:
        raise Refused("name-mixed", field="name", value=name)
    return name


def a_name_for(name: str, role: str) -> str:
    """A name that somebody of this role may have: nobody who plays is called like the house or its staff."""
    name = a_name(name)
    if role in PLAYS and like_the_house(name):
        raise Refused("name-of-the-house", field="name", value=name)
    return name


def skeleton(name: str) -> str:
    """What is left of a name when all is dropped by which it only seems to differ from another; never empty."""
    folded = _fold_letters(name)
    for pair, one in _JOINED:
        folded = folded.replace(pair, one)
    return folded or name.casefold()


def like_the_house(name: str) -> bool:
    """Whether a name would pass for a role, for the house, or for company at a table (`bot-…`)."""
    parts = [part for part in _PARTS.split(unicodedata.normalize("NFKC", name)) if part]
    words = [skeleton(word) for part in parts if (word := part.strip(string.digits))]  # "director 1", "2nd-bot3"
    inside, alone, wholes, articles = _own()
    whole, letters = skeleton(name), _fold_letters(name)  # letters: "director novamas" has r and n side by side
    bare = "".join(word for word in words if word not in articles)
    return (
        any(title in whole or title in letters for title in inside)
        or any(word in alone for word in words)
        or whole in wholes
        or bare in wholes | alone
        or (skeleton(parts[0]) == "bot" if parts else False)
    )


def alphabets(name: str) -> set[str]:
    """The alphabets of a name, among those whose letters pass for one another."""
    found = (unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha())
    return {alphabet for alphabet in found if alphabet in _ALPHABETS}


def _fold_letters(name: str) -> str:
    """The letters and digits of a name, each as the one it passes for."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = "".join(_digit(c) for c in plain if unicodedata.category(c)[0] in "LN")
    return unicodedata.normalize("NFKD", kept.translate(_FOLD))


def _digit(char: str) -> str:
    """A digit of any script as ours."""
    return str(unicodedata.decimal(char)) if char.isdecimal() else char


@cache
def _own() -> tuple[frozenset[str], ...]:
    """Skeletons of what the house's own are called: inside a name, as a word of it, as the whole; and articles."""
    roles = [say(f"web-role-{post}", lang) for post in POSTS for lang in languages()]
    lists = (_INSIDE.split(), _WORDS.split(), (*_WHOLE.split(), *roles), _ARTICLES)
    return tuple(frozenset(map(skeleton, each)) for each in lists)


__all__ = ["a_name", "a_name_for", "alphabets", "like_the_house", "skeleton"]
