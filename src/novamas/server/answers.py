"""What the library answers, as types: the catalogue, rulebooks, odds, and where the laws differ in words.

The odds room writes plain JSON, which is the contract of `novamas odds --json` and its sisters; here it is read as what
it is, so that a field that is not described stops the answer instead of reaching a client that has never heard of it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from novamas.law import Mode, library
from novamas.odds import (
    Comparison,
    Metered,
    Report,
    as_json,
    catalogue,
    comparison_json,
    meters_json,
    rulebook,
    rulebook_json,
)
from novamas.odds.differences import (
    Priced,
    clauses_under,
    move_json,
    name_difference,
    summarise,
    tell_values,
    worth_words,
)
from novamas.odds.rule_words import rule_name, value_words
from novamas.odds.rulebook import Chapter, Part, RulebookHead


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a law's catalogue; `epigraph` is nothing where it cannot be played here yet, `in_force` empty where the
    law's text does not say since when it is."""

    game: str
    name: str
    law: str
    law_name: str
    title: str
    in_force: str
    epigraph: str | None
    currency: str
    readings: int
    playable: bool


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the text needs a decision: both sides, which one applies, and why. `odd`: by the letter a bet never
    wins, or the player is ahead."""

    reading: str
    name: str
    literal: str
    corrected: str
    applies: Literal["literal", "corrected"]
    reason: str
    unplayable: str
    clauses: tuple[str, ...]
    odd: bool


class Rules(RulebookHead, frozen=True, forbid_unknown_fields=True):
    """The rulebook of a game under a law; `inherited` are the chapters of the games whose rules it takes over."""

    readings: tuple[Doubt, ...]
    sections: tuple[Part, ...]
    inherited: tuple[Chapter, ...]


class Figures(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The figures of one bet and one way to play it: exact ones as fractions, computed ones as decimals.

    `element_of_risk` is the edge by all that is staked, where that is more than the first stake; `error` is what a
    computed edge may be wrong by.
    """

    bet: str
    pays: str
    win: str
    push: str
    lose: str
    edge: str
    edge_float: float
    sd: float
    method: str
    strategy: str
    clauses: tuple[str, ...]
    element_of_risk: str = ""
    error: float = 0.0


class ChartRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, and what is best with it in each column."""

    hand: str
    answers: tuple[str, ...]


class BestPlay(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is best where a player has many choices; `notes` are sentences below it, with their numbers."""

    title: str
    against: tuple[str, ...]
    rows: tuple[ChartRow, ...]
    notes: tuple[dict[str, int | str], ...] = ()


class Odds(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The odds of a game under one law and one choice of readings.

    `lacking` says why there are none, `command` what is to be typed at the server to get them, and `waits` how many
    seconds that takes.
    """

    game: str
    law: str
    reading: str
    bets: tuple[Figures, ...]
    charts: tuple[BestPlay, ...] = ()
    lacking: str = ""
    command: str = ""
    waits: int = 0


class PotPart(Struct, frozen=True, forbid_unknown_fields=True):
    """What part of a pot a prize is, how often it comes, and the least that is paid for it, in stakes."""

    part: str
    chance: str
    least: str


class MeteredBet(Struct, frozen=True, forbid_unknown_fields=True):
    """A bet whose prizes are parts of a pot, at one height of its meter, in stakes of the bet.

    `least` is where the law lets the meter begin (0: it does not say), `break_even` the height from which on the bet
    costs nothing; `line` are heights and edges to draw.
    """

    game: str
    law: str
    reading: str
    meter: str
    least: int
    break_even: str | None
    break_even_float: float | None
    parts: tuple[PotPart, ...]
    figures: Figures
    line: tuple[tuple[float, float], ...]


class RuleValue(Struct, frozen=True):
    """What one law says at one place, in words too."""

    value: Any
    words: str
    said: bool
    clauses: tuple[str, ...]
    reading: str
    side: str


class RuleLine(Struct, frozen=True):
    """One place in the rules under every law that has the game, and its name."""

    path: str
    name: str
    differs: bool
    values: dict[str, RuleValue]


class BetUnderLaws(Struct, frozen=True, forbid_unknown_fields=True):
    """One bet under every law, by reading; a law without the bet has nothing."""

    bet: str
    strategy: str
    differs: bool
    laws: dict[str, dict[Mode, Figures | None]]


class Strange(Struct, frozen=True, forbid_unknown_fields=True):
    """A bet that cannot be right: it never wins, or the player wins by it."""

    law: str
    readings: tuple[Mode, ...]
    bet: str
    what: Literal["never-wins", "player-ahead"]
    edge: str
    edge_float: float
    reading: str
    clauses: tuple[str, ...]


class Compared(Struct, frozen=True, omit_defaults=True):
    """A game under every law that has it. `uncounted` are the laws and readings whose odds nobody has counted here."""

    game: str
    laws: tuple[str, ...]
    rules: tuple[RuleLine, ...]
    odds: tuple[BetUnderLaws, ...]
    oddities: tuple[Strange, ...]
    uncounted: tuple[tuple[str, str], ...] = ()
    summary: tuple[str, ...] = ()
    """Where the laws differ at what a player plays for, in sentences, the differences first."""


class RuleSaid(Struct, frozen=True):
    """What a law says, in words, and its articles; not `said` where it has no such rule."""

    words: str
    said: bool
    clauses: tuple[str, ...]


class Moving(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a bet as it is played best: its edge before and after, nothing where it is not there."""

    bet: str
    before: str | None
    after: str | None


class WorthTold(Struct, frozen=True):
    """What the rule of another law would change in the first one, all else being as it was. Where it cannot stand
    `alone`, it was tried with all others of its kind, if that can be `tried`; it may not be `counted` here."""

    law: str
    words: str
    moves: tuple[Moving, ...]
    alone: bool
    counted: bool
    tried: bool


class Differing(Struct, frozen=True):
    """A rule that differs, or a bet or a section that not every law has."""

    name: str
    section: str
    paths: tuple[str, ...]
    values: dict[str, RuleSaid]
    worth: tuple[WorthTold, ...]


class Differences(Struct, frozen=True):
    """Two or three laws rule by rule: those that move a price first, each with what it is worth in the first law."""

    game: str
    laws: tuple[str, ...]
    summary: tuple[str, ...]
    rules: tuple[Differing, ...]


def entries(lang: str) -> list[Entry]:
    """Every game of every law's catalogue."""
    return msgspec.convert(catalogue(lang), list[Entry])


def rules(law: str, game: str, lang: str, tongue: str) -> Rules:
    """The rulebook of a game under a law, its clauses in `lang` and its own words in `tongue`."""
    return msgspec.convert(rulebook_json(rulebook(law, game, lang, tongue)), Rules)


def odds(reports: list[Report], tongue: str) -> list[Odds]:
    """Reports of the odds room, as they are answered."""
    return msgspec.convert(as_json(reports, tongue), list[Odds])


def meters(found: list[Metered]) -> list[MeteredBet]:
    """Bets with a meter, as they are answered."""
    return msgspec.convert(meters_json(found), list[MeteredBet])


def price_in_words(whole: Comparison, found: Comparison, priced: list[Priced], tongue: str) -> Differences:
    """The differences of some laws and what they are worth, in the words of a language."""
    family = library().family(found.laws[0], found.game)

    def tell(one: Priced) -> Differing:
        own = one.difference
        values = {
            law: RuleSaid(
                tell_values(own, law, tongue, family),
                any(line.values[law].said for line in own.lines),
                clauses_under(own, law),
            )
            for law in found.laws
        }
        worth = tuple(
            WorthTold(
                each.law,
                worth_words(each, tongue),
                msgspec.convert([move_json(move) for move in each.moves], tuple[Moving, ...]),
                each.alone,
                each.counted,
                each.tried,
            )
            for each in one.worth
        )
        paths = tuple(line.path for line in own.lines)
        return Differing(name_difference(own, tongue, family), own.section, paths, values, worth)

    return Differences(found.game, found.laws, summarise(whole, found, tongue), tuple(map(tell, priced)))


def compare_in_words(whole: Comparison, found: Comparison, tongue: str, everything: bool) -> Compared:
    """Where the laws differ, its rules in the words of a language; with `everything`, also where they do not."""
    plain = comparison_json(found, everything)
    family = library().family(found.laws[0], found.game)
    lines = []
    for line in found.lines:
        if everything or line.differs:
            bets = [line.path.split(".")[1]] if line.path.startswith("bets.") else []
            values = {
                law: RuleValue(v.value, value_words(line.path, v, tongue), v.said, v.clauses, v.reading, v.side)
                for law, v in line.values.items()
            }
            lines.append(RuleLine(line.path, rule_name(line.path, bets, tongue, family), line.differs, values))
    return Compared(
        found.game,
        found.laws,
        tuple(lines),
        msgspec.convert(plain["odds"], tuple[BetUnderLaws, ...]),
        msgspec.convert(plain["oddities"], tuple[Strange, ...]),
        msgspec.convert(plain.get("uncounted", ()), tuple[tuple[str, str], ...]),
        summarise(whole, found, tongue) if len(found.laws) > 1 else (),
    )
