"""The rulebook of a game under a law, as data: what `novamas rules` prints and `novamas trace` counts as shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby, takewhile

import msgspec
from msgspec import Struct

from novamas.games import family, make
from novamas.games.terms import AUTHORISED, Prize, Terms, join
from novamas.kit.names import bet_name, game_name
from novamas.kit.plain import PlainDict
from novamas.kit.words import has, say
from novamas.law import Clause, Library, library
from novamas.odds.report import Choice, label, rows

NUMBER = re.compile(r"[IVX]+(-bis)?|\d+|[A-Za-z](-[a-z])?")
"""A step of the numbering of a law; other steps of a section's name are ours."""
STAKE_BACK = "0:1"
EPIGRAPH = re.compile(r"\d[\d.]*")
ROMAN = re.compile(r"[IVX]+")


class Article(Struct, frozen=True):
    """A clause as it is printed: `language` is the one its text is really in."""

    id: str
    text: str
    language: str
    layer: str
    kind: str


class Part(Struct, frozen=True):
    """Clauses under one heading; `section` is the number that the law gives it, where it has one."""

    section: str
    heading: str
    clauses: tuple[Article, ...]


class Chapter(Struct, frozen=True):
    """The clauses of one game, by section; a game that extends another has its parent's chapter after its own."""

    game: str
    name: str
    epigraph: str
    place: str
    parts: tuple[Part, ...]


class PrizeLine(Struct, frozen=True):
    """A case in which a bet is paid in its own way: "royal flush", "if the bank does not play"."""

    name: str
    pays: str
    clauses: tuple[str, ...]


class BetLine(Struct, frozen=True):
    """A row of the table of bets, and the cases below it; `pays` is empty where only these are paid."""

    bet: str
    name: str
    pays: str
    prizes: tuple[PrizeLine, ...]
    maximum: str
    clauses: tuple[str, ...]


class ReadingLine(Struct, frozen=True):
    """A place where the text needs a decision: both sides, which one applies, and why. `odd`: by the letter a bet never
    wins, or the player is ahead."""

    reading: str
    name: str
    literal: str
    corrected: str
    applies: str
    reason: str
    unplayable: str
    clauses: tuple[str, ...]
    odd: bool = False


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
    place: str
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
        law_name=head.short_name(tongue),
        law_title=head.full_title(tongue),
        date=str(head.date or ""),
        gazette=head.gazette,
        in_force=str(head.in_force or ""),
        amended_by=head.amended_by,
        epigraph=told[0].epigraph,
        place=told[0].place,
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

    headings = laws.headings(law, game)

    def part(clauses: list[Clause]) -> Part:
        heading, begins = find_heading(headings, clauses[0].section)
        return Part(number(begins), name_heading(heading, begins, tongue), tuple(map(article, clauses)))

    by_heading = groupby(register.of(game), key=lambda c: find_heading(headings, c.section)[0] or c.section)
    parts = tuple(part(list(clauses)) for _, clauses in by_heading)
    return Chapter(game, game_name(game, tongue), epigraph, name_place(epigraph, tongue), parts)


def name_place(epigraph: str, tongue: str) -> str:
    """Where a game stands in its law, in words: "epigraph 03", "annex II"; nothing where it has no number."""
    kind, _, annex = epigraph.rpartition(" ")
    if EPIGRAPH.fullmatch(epigraph):
        return say("rules-epigraph", tongue, number=epigraph)
    return say("rules-annex", tongue, number=annex) if ROMAN.fullmatch(annex) and kind in ("", "Anexo") else ""


def find_heading(headings: Mapping[str, str], section: str) -> tuple[str, str]:
    """The heading that a section stands under, and the beginning of its name that has it; without one its own name."""
    begins = section
    while begins:
        if begins in headings:
            return headings[begins], begins
        begins = begins.rpartition(".")[0]
    return "", section


def name_heading(heading: str, section: str, tongue: str) -> str:
    """The words of a heading: those of its key, or as the law's own file has them; "Section IV.2" where it has none."""
    if not heading:
        return say("rules-section", tongue, section=section)
    key = f"heading-{heading}"
    return say(key, tongue) if has(key, tongue) or has(key) else heading


def number(section: str) -> str:
    """What a law calls a section itself: `IV.2` of `IV.2.p3`, nothing of `preamble.1`."""
    return ".".join(takewhile(NUMBER.fullmatch, section.split(".")))


def bet_lines(law: str, game: str, tongue: str, laws: Library, reading: Choice) -> Iterable[BetLine]:
    """The table of bets: what each pays and in which case, and its maximum by the law."""
    kind = family(law, game, laws)
    if kind.terms is not None:
        told: Iterable[Terms] = kind.terms(make(law, game, None, reading, laws))
    else:
        told = spot_terms(law, game, laws, reading)
    for terms in told:
        prizes = tuple(PrizeLine(name_case(prize, tongue), prize.pays, prize.clauses) for prize in terms.prizes)
        yield BetLine(
            bet=terms.bet,
            name=bet_name(terms.bet, tongue),
            pays=terms.pays,
            prizes=prizes,
            maximum=word_maximum(terms, tongue),
            clauses=terms.clauses,
        )


def spot_terms(law: str, game: str, laws: Library, reading: Choice) -> Iterable[Terms]:
    """The terms of bets on the spots of a cloth: what each pays by the odds room, its maximum by the law's file."""
    tree = laws.resolve(law, game, reading).tree
    bets = tree.get("bets", {})
    for bet, pays in {row.bet: row.pays for row in rows(law, game, reading, laws)}.items():
        if bets and bet not in bets:
            continue  # a figure of several bets together
        rule: PlainDict = bets.get(bet, {})
        maximum: PlainDict = rule.get("maximum") or tree.get("maxima", {}).get(rule.get("group"), {})
        key, args = spot_maximum(rule, maximum)
        better: Mapping[str, str] = rule.get("better", {})
        prizes = [Prize("rules-case-total", paid, (), {"total": total}) for total, paid in better.items()]
        if pays == STAKE_BACK:
            prizes.append(Prize("rules-case-stake-back", ""))
        if rule.get("chips"):
            prizes.append(Prize("rules-case-chips", pays))
        yield Terms(
            bet=bet,
            pays=str(rule["pays"]) if better else ("" if rule.get("chips") else pays),
            prizes=tuple(prizes),
            maximum=key,
            args=args,
            clauses=join(tuple(rule.get("clauses", ())), tuple(maximum.get("clauses", ()))),
        )


def spot_maximum(rule: PlainDict, maximum: PlainDict) -> tuple[str, dict[str, object]]:
    if multiples := maximum.get("multiples"):
        return "multiples", {"multiples": tuple(multiples)}
    if between := maximum.get("between"):
        return "between", {"least": str(between[0]), "most": str(between[1])}
    if gain := maximum.get("gain"):
        return "gain", {"least": str(gain[0]), "most": str(gain[1])}
    if percent := maximum.get("percent", {}).get(str(rule.get("number"))):
        return ("share-of-bet" if rule.get("base") else "share"), {"percent": str(percent)}
    if rule.get("chips") or rule.get("each_side"):
        return "parts", {}
    return AUTHORISED, {}


def word_maximum(terms: Terms, tongue: str) -> str:
    args = dict(terms.args)
    if isinstance(multiples := args.get("multiples"), tuple):
        args |= {"multiples": say_or(multiples, tongue), "tiers": len(multiples)}
    if "percent" in args:
        args["percent"] = decimal(str(args["percent"]), tongue)
    return say(f"rules-maximum-{terms.maximum}", tongue, **args)


def name_case(prize: Prize, tongue: str) -> str:
    args: dict[str, str] = dict(prize.args)
    if "kind" in args:
        args["kind"] = say(f"poker-kind-{args['kind']}", tongue)
    if "percent" in args:
        args["percent"] = decimal(args["percent"], tongue)
    return say(prize.case, tongue, **args)


def decimal(number: str, tongue: str) -> str:
    """`1.25`, in Spanish `1,25`."""
    return number if tongue == "en" else number.replace(".", ",")


def reading_lines(law: str, game: str, tongue: str, laws: Library, choice: Choice) -> Iterable[ReadingLine]:
    applies = laws.resolve(law, game, choice).readings
    for key, reading in laws.readings(law, game).items():
        yield ReadingLine(
            reading=key,
            name=laws.reading_text(law, key, "name", tongue),
            literal=laws.reading_text(law, key, "literal", tongue),
            corrected=laws.reading_text(law, key, "corrected", tongue),
            applies=applies[key],
            reason=laws.reading_text(law, key, "reason", tongue),
            unplayable=laws.reading_text(law, key, "unplayable", tongue),
            clauses=reading.clauses,
            odd=reading.odd,
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
                    "law_name": head.short_name(lang),
                    "title": head.full_title(lang),
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
