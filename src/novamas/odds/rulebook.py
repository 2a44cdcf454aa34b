"""The rulebook of a game under a law, as data: what `novamas rules` prints and `novamas trace` counts as shown."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import msgspec
from msgspec import Struct

from novamas.games import family, make
from novamas.kit.names import bet_name, game_name
from novamas.kit.plain import PlainDict
from novamas.kit.words import say
from novamas.law import Clause, Library, library
from novamas.odds.report import Choice, label, rows


class Article(Struct, frozen=True):
    """A clause as it is printed: `language` is the one its text is really in."""

    id: str
    text: str
    language: str
    layer: str
    kind: str


class Part(Struct, frozen=True):
    """The clauses of one section of the text."""

    section: str
    clauses: tuple[Article, ...]


class Chapter(Struct, frozen=True):
    """The clauses of one game, by section; a game that extends another has its parent's chapter after its own."""

    game: str
    name: str
    epigraph: str
    parts: tuple[Part, ...]


class BetLine(Struct, frozen=True):
    """A row of the table of bets."""

    bet: str
    name: str
    pays: str
    maximum: str
    clauses: tuple[str, ...]


class ReadingLine(Struct, frozen=True):
    """A place where the text needs a decision: both sides, which one applies, and why."""

    reading: str
    literal: str
    corrected: str
    applies: str
    reason: str
    unplayable: str
    clauses: tuple[str, ...]


class RulebookHead(Struct, frozen=True):
    """Which rulebook it is, and the bets in it."""

    law: str
    game: str
    title: str
    law_name: str
    law_title: str
    date: str
    gazette: str
    in_force: str
    amended_by: tuple[str, ...]
    epigraph: str
    currency: str
    language: str
    reading: str
    playable: bool
    bets: tuple[BetLine, ...]


class Rulebook(RulebookHead, frozen=True):
    """Everything that `novamas rules` says about a game."""

    chapters: tuple[Chapter, ...]
    readings: tuple[ReadingLine, ...]


def rulebook(
    law: str,
    game: str,
    lang: str = "en",
    tongue: str = "en",
    laws: Library | None = None,
    reading: Choice = "default",
) -> Rulebook:
    """The rulebook with its clauses in `lang` and its own words in `tongue`, its payouts as a reading has them."""
    laws = laws or library()
    head = laws.head(law)
    playable = game in laws.games(law)
    told = chapters(law, game, lang, tongue, laws)
    return Rulebook(
        law=law,
        game=game,
        title=game_name(game, tongue),
        law_name=head.named(tongue),
        law_title=head.titled(tongue),
        date=str(head.date or ""),
        gazette=head.gazette,
        in_force=str(head.in_force or ""),
        amended_by=head.amended_by,
        epigraph=told[0].epigraph,
        currency=head.currency,
        language=lang,
        reading=label(reading),
        playable=playable,
        chapters=told,
        bets=tuple(bet_lines(law, game, tongue, laws, reading)) if playable else (),
        readings=tuple(reading_lines(law, game, tongue, laws, reading)) if playable else (),
    )


def chapters(law: str, game: str, lang: str, tongue: str, laws: Library) -> tuple[Chapter, ...]:
    """The game's own chapter, then those that it inherits."""
    return tuple(chapter(law, each, lang, tongue, laws) for each in line(law, game, laws))


def line(law: str, game: str, laws: Library) -> list[str]:
    """The game, and the games whose rules it inherits."""
    found = [game]
    while found[-1] in laws.games(law):
        parent = laws.read(laws.folders[law] / f"{found[-1]}.toml").get("extends")
        if parent is None:
            break
        found.append(str(parent))
    return found


def chapter(law: str, game: str, lang: str, tongue: str, laws: Library) -> Chapter:
    register = laws.register(law)
    epigraph = str(laws.resolve(law, game).tree.get("epigraph", "")) if game in laws.games(law) else ""

    def article(clause: Clause) -> Article:
        text, language = register.text(clause.id, lang)
        return Article(clause.id, text, language, clause.layer, clause.kind)

    parts = tuple(
        Part(section, tuple(article(c) for c in clauses))
        for section, clauses in groupby(register.of(game), key=lambda c: c.section)
    )
    return Chapter(game, game_name(game, tongue), epigraph, parts)


def bet_lines(law: str, game: str, tongue: str, laws: Library, reading: Choice) -> Iterable[BetLine]:
    """The table of bets: what each pays by the odds room, its maximum by the law."""
    tree = laws.resolve(law, game, reading).tree
    bets = tree.get("bets", {})
    kind = family(law, game, laws)
    if kind.pays is not None:
        pays = kind.pays(make(law, game, None, reading, laws))
    else:
        pays = {row.bet: row.pays for row in rows(law, game, reading, laws)}
    for bet, paid in pays.items():
        if bets and bet not in bets:
            continue  # a figure of several bets together
        rule: PlainDict = bets.get(bet, {})
        maximum: PlainDict = rule.get("maximum") or tree.get("maxima", {}).get(rule.get("group"), {})
        clauses = dict.fromkeys((*rule.get("clauses", ()), *maximum.get("clauses", ())))
        yield BetLine(bet, bet_name(bet, tongue), paid, worded_maximum(rule, maximum, tongue), tuple(clauses))


def worded_maximum(rule: PlainDict, maximum: PlainDict, tongue: str) -> str:
    if multiples := maximum.get("multiples"):
        return say("rules-maximum-multiples", tongue, multiples=say_or(multiples, tongue), tiers=len(multiples))
    if between := maximum.get("between"):
        return say("rules-maximum-between", tongue, least=str(between[0]), most=str(between[1]))
    if gain := maximum.get("gain"):
        return say("rules-maximum-gain", tongue, least=str(gain[0]), most=str(gain[1]))
    if percent := maximum.get("percent", {}).get(str(rule.get("number"))):
        whole = "rules-maximum-share-of-bet" if rule.get("base") else "rules-maximum-share"
        return say(whole, tongue, percent=str(percent))
    if rule.get("chips") or rule.get("each_side"):
        return say("rules-maximum-parts", tongue)
    return say("rules-maximum-authorised", tongue)


def reading_lines(law: str, game: str, tongue: str, laws: Library, choice: Choice) -> Iterable[ReadingLine]:
    applies = laws.resolve(law, game, choice).readings
    for key, reading in laws.readings(law, game).items():
        yield ReadingLine(
            reading=key,
            literal=laws.reading_text(law, key, "literal", tongue),
            corrected=laws.reading_text(law, key, "corrected", tongue),
            applies=applies[key],
            reason=laws.reading_text(law, key, "reason", tongue),
            unplayable=laws.reading_text(law, key, "unplayable", tongue),
            clauses=reading.clauses,
        )


def say_or(values: Iterable[int], tongue: str) -> str:
    """`10, 20 or 30`."""
    *most, last = (f"{v}" for v in values)
    return f"{', '.join(most)} {say('cli-or', tongue)} {last}" if most else last


def rulebook_json(book: Rulebook) -> PlainDict:
    """The contract of `novamas rules --json`."""
    plain: PlainDict = msgspec.to_builtins(book)
    own, *inherited = plain.pop("chapters")
    return {**plain, "sections": own["parts"], "inherited": inherited}


def catalogue(lang: str) -> list[PlainDict]:
    """Every game of every law's catalogue, games together, those that can be played first."""
    laws = library()
    found: list[PlainDict] = []
    for law in laws.laws():
        head, playable = laws.head(law), laws.games(law)
        for game in head.catalogue.games:
            can = game in playable
            found.append(
                {
                    "game": game,
                    "name": game_name(game, lang),
                    "law": law,
                    "law_name": head.named(lang),
                    "title": head.titled(lang),
                    "in_force": str(head.in_force or ""),
                    "epigraph": laws.resolve(law, game).tree.get("epigraph", "") if can else None,
                    "currency": head.currency,
                    "readings": len(laws.readings(law, game)) if can else 0,
                    "playable": can,
                }
            )
    order = {game: n for n, game in enumerate(laws.every_game())}
    last = len(order)
    return sorted(found, key=lambda row: order.get(row["game"], last + _first(found, row["game"])))


def _first(rows: list[PlainDict], game: str) -> int:
    return next(n for n, row in enumerate(rows) if row["game"] == game)
