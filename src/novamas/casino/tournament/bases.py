"""The bases of a tournament (las bases): what is played, what it costs, who is ranked how, what is paid.

They are a file that a person writes and the authority reads. `read_bases` makes a typed record of it, `check_bases`
holds that against the law and yields one problem for each thing that the law refuses, with its clause; `hold` tells
every rule of the law that bases are held to, kept or broken.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from novamas.games import family
from novamas.kit.convert import convert
from novamas.kit.errors import Worded
from novamas.kit.money import Currency, for_points, parse
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import Clause
from novamas.law import BadOption, Library, library
from novamas.law.tournaments import TournamentRules
from novamas.table import Opening
from novamas.table.opening import Authorisation, prepare, problems_of

Kind: TypeAlias = Literal["knock-out", "points"]
Start: TypeAlias = Literal["scheduled", "sit-and-go"]
HUNDRED = 100
MOST_ENTRANTS, MOST_ROUNDS, MOST_LEVELS = 1_000, 1_000, 100
MONEY_KEYS = frozenset(("cost", "again", "guaranteed", "amount", "value"))
"""Keys whose values are amounts of real money, as decimal strings."""


class Granted(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The authorisation that a tournament is held under: its number, from when until when it holds, the most that may
    be kept for the organisation (in hundredths), and whether another place than the casino is allowed."""

    number: str = ""
    since: date | None = None
    until: date | None = None
    percent: int = 0
    elsewhere: bool = False


class Inscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How one enters: where and until when (`how`), what it costs, how many hundredths of that are kept for the
    organisation, and how many may enter at least and at most; `late` is the level until which one may still enter."""

    how: str = ""
    cost: int = -1
    percent: int = 0
    least: int = 2
    most: int = 0
    late: int = 0


class Reentry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whether somebody who is out may enter again: so many times, until the end of a level, for the same cost."""

    times: int = 0
    until: int = 0


class Level(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A stage: the minimum of every table while it lasts, or a pause; it lasts so many minutes, or so many rounds."""

    minimum: int = 0
    minutes: int = 0
    rounds: int = 0
    pause: bool = False


class Prize(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a place wins: a share of the fund (in hundredths), an amount, or a thing, of which the value is stated."""

    share: int = 0
    amount: int = 0
    thing: str = ""
    value: int = 0

    @property
    def in_kind(self) -> bool:
        return bool(self.thing)


class Bases(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is settled before anybody enters. Amounts of money are minor units; chips are points.

    `kind`: who loses the chips is out, or everybody plays `rounds` and the chips are counted. `start`: at a time that
    was announced, or as soon as the seats are taken. `seats` at a table; `stack` is what everybody begins with.
    `options` and `readings` are those of the tables. `notified` is the day on which the authority was told. `admission`
    says who sees to ages and prohibitions: the desk of the casino, or (for play money) whoever enters, by their word.
    """

    name: str
    law: str
    game: str
    kind: Kind
    start: Start = "scheduled"
    begins: datetime | None = None
    ends: datetime | None = None
    notified: date | None = None
    venue: Literal["casino", "elsewhere"] = "casino"
    authorisation: Granted = Granted()
    inscription: Inscription = Inscription()
    reentry: Reentry = Reentry()
    rules: str = ""
    ranking: str = ""
    prizes: tuple[Prize, ...] = ()
    guaranteed: int = 0
    stack: int = 0
    levels: tuple[Level, ...] = ()
    rounds: int = 0
    seats: int = 0
    options: PlainDict = {}
    readings: str | dict[str, str] = "default"
    deals: bool = False
    admission: Literal["desk", "declared"] = "desk"
    seconds: float = 12.0

    @property
    def playing_levels(self) -> tuple[Level, ...]:
        return tuple(level for level in self.levels if not level.pause)

    @property
    def kept(self) -> int:
        """What of each inscription is kept for the organisation; what cannot be divided goes into the fund."""
        return self.inscription.cost * self.inscription.percent // HUNDRED

    def opening(self, laws: Library | None = None, id: str = "?") -> Opening:
        """The table that it is played at: every level's minimum is one that the table may change to."""
        minima = tuple(dict.fromkeys(level.minimum for level in self.playing_levels))
        own = family(self.law, self.game, laws).tournament
        return Opening(
            law=self.law,
            game=self.game,
            minimum=minima[0] if minima else 1,
            options={**own, **self.options},
            readings=self.readings,  # type: ignore[arg-type]
            authorisation=Authorisation(minimums=minima),
            seats=self.seats or None,
            tournament=id,
        )


# -- as people write them ----------------------------------------------------------------------------------------------


class BadBases(Worded):
    """Bases that cannot be read."""

    code = "bad-bases"


def read_bases(text: str, laws: Library | None = None) -> Bases:
    """Bases from TOML; amounts of money are decimal strings, chips whole numbers."""
    laws = laws or library()
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadBases("bases-not-toml", value=str(e)) from None
    law = str(written.get("law", ""))
    if law not in laws.laws():
        raise BadBases("bases-law", field="law", value=law, known=tuple(laws.laws()))
    try:
        return convert(in_minor(written, laws.currency(law)), Bases)
    except msgspec.ValidationError as e:
        raise BadBases("bases-misfit", value=str(e)) from None


def in_minor(written: object, currency: Currency) -> object:
    """The same tree with amounts of money in minor units."""
    if isinstance(written, Mapping):
        return {
            key: parse(value, currency) if key in MONEY_KEYS and isinstance(value, str) else in_minor(value, currency)
            for key, value in written.items()
        }
    return [in_minor(each, currency) for each in written] if isinstance(written, list) else written


# -- held against the law ----------------------------------------------------------------------------------------------


class Held(Struct, frozen=True):
    """A rule of the law that bases were held to: its key, its clauses, and what is wrong, if anything."""

    rule: str
    clauses: tuple[Clause, ...]
    problem: BadOption | None = None


class Plan(Struct, frozen=True, kw_only=True):
    """Everything that a tournament is decided by: its bases, what the law says of tournaments, and what of the rules of
    its game matters to it. It is written with the first event, so that nobody needs today's laws to read an old one.

    `seats` at a table; `fewest` may go on at one; `conserved`: what its people have together stays the same.
    """

    bases: Bases
    rules: TournamentRules
    digest: str
    seats: int
    fewest: int
    conserved: bool


def plan_of(bases: Bases, laws: Library | None = None) -> Plan:
    """A tournament by its bases; raises a `BadOption` for bases that the law refuses."""
    for problem in check_bases(bases, laws):
        raise problem
    rules = rules_of(bases.law, laws)
    assert rules is not None
    table = prepare(bases.opening(laws), laws)
    fewest = table.rules.fewest_in_tournament(table.house)
    banked = family(bases.law, bases.game, laws).player_banks
    return Plan(
        bases=bases,
        rules=rules,
        digest=table.digest,
        seats=table.opening.seats or 1,
        fewest=fewest,
        conserved=fewest > 1 and not banked,
    )


def rules_of(law: str, laws: Library | None = None) -> TournamentRules | None:
    return (laws or library()).head(law).tournaments


def check_bases(bases: Bases, laws: Library | None = None) -> list[BadOption]:
    """Everything that the law refuses of these bases."""
    return [held.problem for held in hold(bases, laws) if held.problem is not None]


TERMS = {
    "how": "tournament-term-how",
    "cost": "tournament-term-cost",
    "rules": "tournament-term-rules",
    "ranking": "tournament-term-ranking",
    "prizes": "tournament-term-prizes",
}
"""What bases are reproached with where a term of the law is missing."""


def hold(bases: Bases, laws: Library | None = None) -> list[Held]:
    """Every rule that these bases are held to, kept or broken. Where the law has no tournaments there is but one."""
    laws = laws or library()
    rules = rules_of(bases.law, laws)
    if rules is None:
        return [Held("allowed", (), BadOption("tournaments-unknown", (), "law", value=bases.law))]
    found = [*of_law(bases, rules, laws), *of_sense(bases, rules)]
    if bases.game in laws.games(bases.law) and bases.playing_levels:
        found += of_tables(bases, laws)
    return found


def of_law(bases: Bases, rules: TournamentRules, laws: Library) -> Iterator[Held]:
    """What the article on tournaments asks for."""
    granted, cost = bases.authorisation, bases.inscription
    day = bases.begins.date() if bases.begins else None

    def hold_to(reason: str, rule: str, clauses: tuple[Clause, ...], bad: bool, field: str, **args: object) -> Held:
        return Held(rule, clauses, BadOption(reason, clauses, field, **args) if bad else None)

    yield hold_to(
        "tournament-game",
        "game",
        rules.game_clauses or rules.clauses,
        not in_casinos(bases.game, bases.law, laws),
        "game",
        value=bases.game,
    )
    yield hold_to("tournament-unauthorised", "authorised", rules.clauses, not granted.number, "authorisation")
    terms = {
        "how": bool(bases.inscription.how.strip()),
        "cost": cost.cost >= 0,
        "rules": bool(bases.rules.strip()),
        "ranking": bool(bases.ranking.strip()),
        "prizes": bool(bases.prizes),
    }
    for term in rules.terms:
        yield hold_to(TERMS[term], f"term-{term}", rules.terms_clauses, not terms[term], term)
    if rules.terms:
        valued = all(p.value > 0 for p in bases.prizes if p.in_kind)
        yield hold_to("tournament-prize-value", "prizes-stated", rules.prizes_clauses, not valued, "prizes")
    most = granted.percent if rules.share == "authorised" else HUNDRED
    yield hold_to(
        "tournament-percent",
        "organisation",
        rules.share_clauses,
        cost.percent > most,
        "percent",
        value=cost.percent,
        most=most,
    )
    yield hold_to(
        "tournament-venue",
        "venue",
        rules.elsewhere_clauses or rules.venue_clauses,
        rules.venue == "casino" and bases.venue != "casino" and not granted.elsewhere,
        "venue",
    )
    if rules.years:
        yield from within(granted, day, rules, hold_to)
    if bases.start in rules.notice_for and rules.notice_days:
        told = bases.notified
        late = day is None or told is None or (day - told).days < rules.notice_days
        yield hold_to("tournament-notice", "notice", rules.notice_clauses, late, "notified", days=rules.notice_days)
        yield hold_to(
            "tournament-hours", "hours", rules.notice_clauses, bases.begins is None or bases.ends is None, "ends"
        )
    if bases.start == "sit-and-go":
        poker = bases.game in rules.sit_and_go
        yield hold_to("tournament-sit-and-go", "sit-and-go", rules.sit_and_go_clauses, not poker, "start")
    if rules.deals == "forbidden":
        yield hold_to("tournament-deals", "deals", rules.deals_clauses, bases.deals, "deals")


def within(granted: Granted, day: date | None, rules: TournamentRules, hold_to: Any) -> Iterator[Held]:
    """An authorisation holds for at most so many years, and on the day."""
    since, until = granted.since, granted.until
    long = since is None or until is None or until > in_years(since, rules.years)
    yield hold_to("tournament-validity", "validity", rules.years_clauses, long, "authorisation", years=rules.years)
    outside = since is not None and until is not None and day is not None and not since <= day <= until
    yield hold_to("tournament-expired", "in-force", rules.years_clauses, outside, "begins")


def in_years(day: date, years: int) -> date:
    """The same day so many years later; the last of February where there is none."""
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return day.replace(year=day.year + years, day=28)


def in_casinos(game: str, law: str, laws: Library) -> bool:
    """Whether a game is one of casinos that is played at tables: bingo, lotteries and machines have articles of their
    own."""
    head = laws.head(law)
    return game in laws.games(law) and game not in head.authorised.besides


def of_sense(bases: Bases, rules: TournamentRules) -> Iterator[Held]:
    """What bases must say so that a tournament can be played by them and every prize can be paid."""
    clauses = rules.rules_clauses

    def hold_to(reason: str, rule: str, bad: bool, field: str, **args: object) -> Held:
        return Held(rule, clauses, BadOption(reason, clauses, field, **args) if bad else None)

    entry, levels = bases.inscription, bases.levels
    yield hold_to("tournament-stack", "stack", bases.stack < 1, "stack", value=bases.stack)
    playing = bases.playing_levels
    odd = not playing or len(levels) > MOST_LEVELS or levels[0].pause or any(level.minimum < 1 for level in playing)
    yield hold_to("tournament-levels", "levels", odd, "levels")
    yield hold_to(
        "tournament-level-length",
        "levels-last",
        any(level.minutes < 1 and level.rounds < 1 for level in levels[:-1]),
        "levels",
    )
    yield hold_to(
        "tournament-entrants",
        "entrants",
        not 2 <= entry.least <= (entry.most or MOST_ENTRANTS) <= MOST_ENTRANTS,
        "inscription",
        least=entry.least,
        most=entry.most or MOST_ENTRANTS,
    )
    yield hold_to("tournament-seats-known", "sit-and-go-full", bases.start == "sit-and-go" and not entry.most, "most")
    yield hold_to(
        "tournament-rounds",
        "rounds",
        bases.kind == "points" and not 1 <= bases.rounds <= MOST_ROUNDS,
        "rounds",
        value=bases.rounds,
    )
    yield hold_to("tournament-shares", "shares", not 0 <= entry.percent <= HUNDRED or not shares_fit(bases), "prizes")
    yield hold_to(
        "tournament-reentry",
        "reentry",
        bases.reentry.times < 0 or (bases.reentry.times > 0 and bases.kind != "knock-out"),
        "reentry",
    )


def shares_fit(bases: Bases) -> bool:
    """Whether the shares are all of the fund, or none of it is shared and the inscription is free."""
    if any(p.share < 0 or p.amount < 0 or bool(p.share) + bool(p.amount) + p.in_kind != 1 for p in bases.prizes):
        return False
    total = sum(p.share for p in bases.prizes)
    return total == HUNDRED or (total == 0 and bases.inscription.cost <= 0)


def of_tables(bases: Bases, laws: Library) -> Iterator[Held]:
    """What the law of the game asks of every table holds at the tables of a tournament too."""
    rules = rules_of(bases.law, laws)
    assert rules is not None
    problems = problems_of(bases.opening(laws), laws)
    for problem in problems:
        yield Held("table", (*rules.rules_clauses, *problem.clauses), problem)
    if not problems:
        yield Held("table", rules.rules_clauses)
        yield from of_seats(bases, rules)
        yield from of_changes(bases, rules, laws)


def of_seats(bases: Bases, rules: TournamentRules) -> Iterator[Held]:
    """Whether a starting stack pays for the first hand."""
    small = bases.stack < bases.playing_levels[0].minimum
    problem = BadOption("tournament-stack", rules.rules_clauses, "stack", value=bases.stack) if small else None
    yield Held("stack-plays", rules.rules_clauses, problem)


def of_changes(bases: Bases, rules: TournamentRules, laws: Library) -> Iterator[Held]:
    """Levels change the minimum of open tables, as far as the law of the game lets it be changed there."""
    limits = prepare(bases.opening(laws), laws).rules.limits
    fixed = len({level.minimum for level in bases.playing_levels}) > 1 and limits.change in ("closed", "unsaid")
    clauses = (*rules.rules_clauses, *limits.clauses)
    yield Held("levels-change", clauses, BadOption("tournament-levels-fixed", clauses, "levels") if fixed else None)


def points_of(bases: Bases, laws: Library | None = None) -> Currency:
    """What its chips are counted in: points, which are no money."""
    return for_points((laws or library()).currency(bases.law))
