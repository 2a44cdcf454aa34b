"""What a person may type: `10 red`, `5 on 17`, `2 corner 25, 10 docena 2`, or a verb such as `undo`.

The words come from the Fluent files, and those of every language are understood at once. Where a bet lies is worked
out from the spots of the game's own cloth, so no game has a grammar of its own. A bet that is well said but does not
exist goes to the engine all the same: it knows the clause that forbids it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from novamas.games.spin import AnySpin
from novamas.kit import words
from novamas.kit.errors import BadAmount, NovamasError
from novamas.kit.money import Currency, parse, plain
from novamas.kit.names import spot_name

ALONE = (
    "spin", "undo", "clear", "repeat", "double", "why", "odds", "rules", "law", "bots", "balance", "verify", "table",
    "pass", "insure", "help", "quit",
)  # fmt: skip
WITH_MORE = ("last", "void", "colour", "buy", "tip", "laying")
VERBS = (*ALONE, *WITH_MORE)
KINDS = (
    "red", "black", "even", "odd", "low", "high", "straight", "split", "street", "corner", "six-line", "column",
    "dozen", "double-column", "double-dozen", "neighbours", "zero-sector", "third", "orphans", "number", "joker",
    "joker-red", "joker-black",
)  # fmt: skip

SOMEWHERE = 777
"""A place that no cloth has, to see which word of a bet's name is its place."""

_COMMA = re.compile(r";|,(?=\s)|,(?!\d)|(?<!\d),")
_LATE_COMMA = re.compile(r"(?<=\d),(?=\d)")
_AMOUNT = re.compile(r"[+-]?\d[\d.,]*")
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?")
_ORDINAL = re.compile(r"(\d+)(?:a|o|st|nd|rd|th|\.)")
_CURRENCY = re.compile(r"(?<=\d)\s*(?:€|eur(?:os?)?|ptas?|pts|pesetas?)(?![a-z])|€\s*(?=\d)")


class Misread(NovamasError):
    """A line that says nothing a croupier could understand: the key of the sentence that says why."""

    code = "misread"

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Said(Struct, frozen=True):
    """A bet as somebody said it: where, and how much (nothing said is the least there is)."""

    spot: str
    amount: int | None


class Order(Struct, frozen=True):
    """A verb and what follows it."""

    verb: str
    rest: str = ""


def normalise(text: str) -> str:
    """Text as it is compared: small letters, no accents, no marks of question or surprise."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in bare if not unicodedata.combining(c) and c not in "¿?¡!\"'«»").strip()


@cache
def phrases(key: str) -> tuple[str, ...]:
    """The comma-separated words of a key in every language, as they are compared."""
    found = [
        normalise(p) for lang in words.languages() for p in words.say(key, lang).split(",") if words.has(key, lang)
    ]
    return tuple(dict.fromkeys(p for p in found if p))


@cache
def names_without_place(kind: str) -> tuple[str, ...]:
    """What a bet with a place is called in every language, without the place: “ante at box”, “ante en la casilla”."""
    if not words.has(f"spot-{kind}"):
        return ()
    named = (normalise(spot_name(f"{kind}:{SOMEWHERE}", lang)).split() for lang in words.languages())
    return tuple(dict.fromkeys(" ".join(t for t in tokens if str(SOMEWHERE) not in t) for tokens in named))


@cache
def noise() -> frozenset[str]:
    return frozenset(phrases("play-noise"))


@cache
def ordinals() -> dict[str, str]:
    """First, second, third, as the boxes of a cloth are called."""
    return {word: str(n) for n in (1, 2, 3) for word in phrases(f"play-ordinal-{n}")}


def strip_lead(part: str) -> str:
    """What follows “I bet”, “apuesto” … at the head of a bet: they say nothing that the rest does not."""
    said = part.strip()
    lead = next((p for p in phrases("play-lead") if f"{normalise(said)} ".startswith(f"{p} ")), "")
    return " ".join(said.split()[len(lead.split()) :]) if lead else said


def quiet(tokens: Iterable[str]) -> tuple[str, ...]:
    """Tokens without the little words: on, the, al, del …"""
    return tuple(t for t in tokens if t not in noise())


def verb(line: str) -> Order | None:
    """The verb that a line is, if it is one."""
    if line.strip() == "?":
        return Order("help")
    said = normalise(line)
    for name in ALONE:
        if said in phrases(f"play-verb-{name}"):
            return Order(name)
    for name in WITH_MORE:
        for phrase in phrases(f"play-verb-{name}"):
            if said == phrase or said.startswith(f"{phrase} "):
                return Order(name, said[len(phrase) :].strip())
    return None


def money(text: str, currency: Currency) -> int:
    """An amount as people type it: "10", "10.50", "10,50", "1.000", "5 €"."""
    said = _CURRENCY.sub("", normalise(text)).strip()
    if _GROUPED.fullmatch(said):
        last = max(said.rfind("."), said.rfind(","))
        cut = last if len(said) - last != 4 else len(said)
        said = re.sub(r"[.,]", "", said[:cut]) + ("." + said[cut + 1 :] if cut < len(said) else "")
    try:
        amount = parse(said.replace(",", "."), currency)
    except BadAmount:
        raise Misread("play-bad-amount", value=text, example=plain(1000, currency)) from None
    if amount <= 0:
        raise Misread("play-no-stake", value=text)
    return amount


def amount_at_either_end(line: str) -> list[tuple[str, str]]:
    """The words of a line as they are compared and the amount behind or before them, where there is one."""
    tokens = _CURRENCY.sub("", normalise(line)).split()
    parts = [(tokens[:-1], tokens[-1]), (tokens[1:], tokens[0])] if len(tokens) > 1 else []
    return [(" ".join(name), amount) for name, amount in parts if _AMOUNT.fullmatch(amount)]


class Grammar:
    """The bets of one table."""

    def __init__(self, game: AnySpin, currency: Currency) -> None:
        self.game = game
        self.currency = currency
        self.names = {
            tuple(quiet(phrase.replace("-", " ").split())): kind
            for kind in (*(k for k in KINDS if k not in game.kinds), *game.kinds)  # this table's own names last
            for phrase in (kind, *phrases(f"play-word-{kind}"), *phrases(f"bet-{kind}"), *names_without_place(kind))
            if not phrase.replace("-", "").isdigit()
        }

    def read(self, line: str) -> Order | list[Said]:
        """What a line says; a `Misread` says why it says nothing."""
        order = verb(line)
        return order if order is not None else [self.bet(part) for part in self.parts(line)]

    def parts(self, line: str) -> list[str]:
        """The bets of a line. A comma parts them, unless it stands inside the amount at the head of one."""
        parts: list[str] = []
        for piece in _COMMA.split(line):
            head, _, rest = strip_lead(piece).partition(" ")
            first, *others = _LATE_COMMA.split(rest)
            parts += [f"{head} {first}".strip(), *others]
        said = [p for p in (p.strip() for p in parts) if p]
        if not said:
            raise Misread("play-nothing-said")
        return said

    def bet(self, part: str) -> Said:
        text = _CURRENCY.sub("", normalise(part)).strip()
        if ":" in text:  # a spot by its key, as the API names it
            amount, _, key = text.rpartition(" ")
            return Said(key, money(amount, self.currency) if amount else None)
        tokens = list(quiet(text.split()))
        if not tokens:
            raise Misread("play-not-understood", said=part)
        amount_said = tokens.pop(0) if _AMOUNT.fullmatch(tokens[0]) else None
        if amount_said is not None and not tokens:
            raise Misread("play-on-what", said=part)
        kind, rest = self.kind(tokens)
        if kind and amount_said is None and len(rest) == 1 and self.whole(kind) and _AMOUNT.fullmatch(rest[0]):
            amount_said = rest.pop()  # "red 10"
        where = self.numbers(rest, part)
        stake = None if amount_said is None else money(amount_said, self.currency)
        return Said(self.place(kind, where, part) if kind else self.bare(where, part), stake)

    def kind(self, tokens: list[str]) -> tuple[str, list[str]]:
        """The kind of bet that the tokens name, the longest name first, and the numbers left over.

        “First cloth” is a name, “first dozen” a name and a number. A name may be parted by its numbers, as in “docenas
        1-2 a caballo”: words are then read apart from them. It may have a number of its own, as “2. apustua 1. laukian”
        has: then one number alone is read apart.
        """
        split = [t for token in tokens for t in ([token] if token[:1].isdigit() else token.split("-"))]
        bare = list(quiet(split))
        split = [ordinals().get(t, t) for t in bare] if len(bare) > 1 else bare
        numbers = [t for t in split if t[:1].isdigit()]
        one_apart = ((bare[:n] + bare[n + 1 :], [t]) for n, t in enumerate(bare) if t[:1].isdigit())
        all_apart = ([t for t in split if t not in numbers], numbers)
        for said, others in ((bare, []), (split, []), *one_apart, all_apart):
            for size in range(len(said), 0, -1):
                for start in range(len(said) - size + 1):
                    kind = self.names.get(tuple(said[start : start + size]))
                    left = said[:start] + others + said[start + size :]
                    if kind is not None and all(t[:1].isdigit() for t in left):
                        return kind, left
        return "", tokens

    def whole(self, kind: str) -> bool:
        """True for a kind that is one spot, such as red: it takes no number."""
        return self.game.kinds.get(kind, (kind,)) == (kind,)

    def numbers(self, tokens: Sequence[str], said: str) -> tuple[int, ...]:
        found = []
        for token in tokens:
            for piece in re.split(r"[-/]", token):
                ordinal = _ORDINAL.fullmatch(piece)
                digits = ordinal[1] if ordinal else piece
                if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
                    raise Misread("play-not-understood", said=said)
                found.append(int(digits))
        return tuple(found)

    # -- where a bet lies --------------------------------------------------------------------------------------

    def place(self, kind: str, where: tuple[int, ...], said: str) -> str:
        """The spot of a kind that these numbers mean."""
        spots = self.game.kinds.get(kind)
        if spots is None or self.whole(kind):
            if spots is not None and where:
                raise Misread("play-takes-no-number", said=said)
            return f"{kind}:{dash(where)}" if where else kind
        if not where:
            raise Misread("play-where", said=said, spot=spots[0])
        for key in (f"{kind}:{dash(where)}", f"{kind}:{dash(sorted(where))}"):
            if key in spots:
                return key
        if len(where) > 1 or not self.by_numbers(spots):
            found = self.covering(spots, where) if self.by_numbers(spots) else None
            return found or f"{kind}:{dash(where)}"
        first = [s for s in spots if self.low(s) == where[0]]
        near = first or [s for s in spots if where[0] in self.game.spots[s].covers]
        if len(near) > 1:
            raise Misread("play-which", said=said, choices=", ".join(s.partition(":")[2] for s in near))
        return near[0] if near else f"{kind}:{dash(where)}"

    def by_numbers(self, spots: Iterable[str]) -> bool:
        """True for a kind whose spots are called by the numbers they cover: a corner is, a dozen is not."""
        return all(set(map(int, s.partition(":")[2].split("-"))) <= self.game.spots[s].covers for s in spots)

    def bare(self, where: tuple[int, ...], said: str) -> str:
        """The spot that numbers alone mean: 17, 17-20, 16-17-18, or a range such as 16-21."""
        if not where or len(set(where)) != len(where):
            raise Misread("play-not-understood", said=said)
        if len(where) == 1 and str(where[0]) in self.game.spots:
            return str(where[0])
        spots = [key for key, spot in self.game.spots.items() if not spot.parts]
        if found := self.covering(spots, where):
            return found
        sizes = {len(self.game.spots[keys[0]].covers): kind for kind, keys in self.game.kinds.items() if keys[1:]}
        kind = sizes.get(len(where))
        if kind is not None:
            return f"{kind}:{dash(where)}"
        if len(where) == 1:
            return str(where[0])
        raise Misread("play-not-understood", said=said)

    def covering(self, spots: Iterable[str], where: tuple[int, ...]) -> str | None:
        """The first spot that covers exactly these numbers, or everything from the first to the second."""
        wanted = [frozenset(where)]
        if len(where) == 2 and where[0] < where[1] <= where[0] + len(self.game.spots):
            wanted.append(frozenset(range(where[0], where[1] + 1)))
        keys = list(spots)
        return next((k for covers in wanted for k in keys if self.game.spots[k].covers == covers), None)

    def low(self, spot: str) -> int | None:
        numbers = [n for n in self.game.spots[spot].covers if isinstance(n, int)]
        return min(numbers, default=None)


def dash(numbers: Iterable[int]) -> str:
    return "-".join(map(str, numbers))
