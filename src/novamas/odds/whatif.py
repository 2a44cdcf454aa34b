"""What if a law said something else: which prices move and by how much, which checks break, which scenarios change.

An amendment is written as TOML (docs/regulator.md) or put together on a page; the law itself is never touched.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from novamas.games.counts import TooLong
from novamas.kit.errors import NovamasError, Worded
from novamas.kit.names import bet_name, choice_name, game_name
from novamas.kit.percents import percent
from novamas.kit.words import say, sentence
from novamas.law import AmendedLibrary, Amendment, Library, library
from novamas.odds.compare import Value, values
from novamas.odds.differences import best_moves, moves_words, price
from novamas.odds.report import Move, NeedsExtra, moves, row_json, rows
from novamas.odds.rule_words import rule_name, value_words
from novamas.odds.rulebook import line
from novamas.table import Opening
from novamas.table.opening import problems_of
from novamas.table.scenario import Scenario, play, read_all

MOST = 40
"""Values that one proposal may change."""


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody proposes: amendments of one or more games, and what it is called."""

    amend: tuple[Amendment, ...]
    title: str = ""


class Change(Struct, frozen=True):
    """A value that the proposal changes, before and after, and the articles that would have to say so."""

    law: str
    game: str
    path: str
    before: Value
    after: Value


class Touched(Struct, frozen=True):
    """A game that the proposal touches: what becomes of its prices, or why it cannot be played so. `checks` are what
    would be wrong with a usual table; `uncounted` says that the odds take too long here."""

    law: str
    game: str
    moves: tuple[Move, ...] = ()
    every_move: tuple[Move, ...] = ()
    broken: NovamasError | None = None
    checks: tuple[NovamasError, ...] = ()
    odd: tuple[Move, ...] = ()
    uncounted: bool = False


class Played(Struct, frozen=True):
    """A scenario that goes otherwise: where it stops to be as it is written, in words by language."""

    law: str
    game: str
    file: str
    title: str
    why: NovamasError | None
    step: int = 0


class Outcome(Struct, frozen=True):
    """What a proposal would do. `scenarios` is how many were played."""

    proposal: Proposal
    changes: tuple[Change, ...]
    games: tuple[Touched, ...]
    changed: tuple[Played, ...] = ()
    scenarios: int = 0


def read_proposal(path: Path) -> Proposal:
    """A proposal from its file, or one sentence that says what is wrong with it."""
    try:
        return make_proposal(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError:
        raise Worded("amendment-unreadable", field="file", value=str(path), path=str(path)) from None
    except UnicodeDecodeError:
        raise Worded("amendment-not-toml", field="file", value=str(path), path=str(path), line=0) from None
    except tomllib.TOMLDecodeError as e:
        raise Worded("amendment-not-toml", field="file", value=str(path), path=str(path), line=str(e)) from None


def make_proposal(raw: Mapping[str, object]) -> Proposal:
    """A proposal from plain data; tables within `set` are paths: `[amend.set.natural] pays` is `natural.pays`."""
    try:
        found = msgspec.convert(raw, Proposal)
    except msgspec.ValidationError as e:
        raise Worded("amendment-form", field="amend", value=str(e), why=str(e)) from None
    amend = tuple(msgspec.structs.replace(one, set=dict(_flatten(one.set, ""))) for one in found.amend)
    count = sum(len(one.set) + len(one.remove) for one in amend)
    if not 0 < count <= MOST:
        raise Worded("amendment-size", field="amend", value=count, count=count, most=MOST)
    return msgspec.structs.replace(found, amend=amend)


def _flatten(node: Mapping[str, object], before: str) -> Iterator[tuple[str, object]]:
    for key, value in node.items():
        if isinstance(value, Mapping):
            yield from _flatten(value, f"{before}{key}.")
        else:
            yield before + key, value


def try_out(proposal: Proposal, laws: Library | None = None, scenarios: Iterable[Path] = ()) -> Outcome:
    """What a proposal would do to prices, to the checks of a usual table and to the scenarios in some files."""
    laws = laws or library()
    amended = AmendedLibrary(laws, proposal.amend)
    touched = list(find_touched(proposal, laws))
    games = tuple(look_at(law, game, laws, amended) for law, game in touched)
    changes = tuple(
        change
        for one in games
        if one.broken is None
        for change in find_changes(one.law, one.game, laws, amended)
        if any(amendment.law == one.law and amendment.game == one.game for amendment in proposal.amend)
    )
    played = [one for file in scenarios for one in read_known(file) if (one.law, one.game) in touched]
    changed = tuple(other for one in played for other in replay(one, laws, amended))
    return Outcome(proposal, changes, games, changed, len(played))


def find_touched(proposal: Proposal, laws: Library) -> Iterator[tuple[str, str]]:
    """The games that are amended, and those that take over their rules."""
    seen = set()
    for one in proposal.amend:
        for game in laws.games(one.law):
            if one.game in line(one.law, game, laws) and (one.law, game) not in seen:
                seen.add((one.law, game))
                yield one.law, game


def look_at(law: str, game: str, laws: Library, amended: Library) -> Touched:
    """What becomes of one game."""
    try:
        usual = rows(law, game, "default", laws)
        after = rows(law, game, "default", amended)
        uncounted = False
    except (TooLong, NeedsExtra):
        usual, after, uncounted = (), (), True
    except NovamasError as e:
        return Touched(law, game, broken=e)
    opening = Opening(law=law, game=game, minimum=laws.currency(law).minimum)
    try:
        before_checks = {str(each) for each in problems_of(opening, laws)}
        checks = tuple(each for each in problems_of(opening, amended) if str(each) not in before_checks)
    except NovamasError as e:
        return Touched(law, game, broken=e)
    best = tuple(best_moves(usual, after))
    odd = tuple(move for move in best if is_odd(move))
    return Touched(law, game, best, tuple(moves(usual, after)), None, checks, odd, uncounted)


def is_odd(move: Move) -> bool:
    """Whether a bet becomes one that cannot be right: it never wins, or the player is ahead."""

    def odd(row: object) -> bool:
        return row is not None and (row.win == 0 or (row.edge < 0 and not row.among_players))  # type: ignore[attr-defined]

    return odd(move.after) and not odd(move.before)


def find_changes(law: str, game: str, laws: Library, amended: Library) -> Iterator[Change]:
    """The values that are not what they were."""
    before, after = dict(values(law, game, laws)), dict(values(law, game, amended))
    for path in dict.fromkeys([*before, *after]):
        one, two = before.get(path, Value()), after.get(path, Value())
        if (one.value, one.said) != (two.value, two.said):
            yield Change(law, game, path, one, two)


def read_known(file: Path) -> list[Scenario]:
    """The scenarios of a file; one that cannot be read is told of by `novamas scenario`."""
    try:
        return list(read_all(file))
    except NovamasError:
        return []


def replay(scenario: Scenario, laws: Library, amended: Library) -> Iterator[Played]:
    """The scenario where it goes otherwise than it does today."""
    why, step = outcome_of(scenario, amended)
    if why is not None and outcome_of(scenario, laws)[0] is None:
        yield Played(scenario.law, scenario.game, scenario.path, scenario.title, why, step)


def outcome_of(scenario: Scenario, laws: Library) -> tuple[NovamasError | None, int]:
    """Why a scenario is not as it is written, and at which step; nothing where it is."""
    try:
        result, _ = play(scenario, laws)
    except NovamasError as e:
        return e, 0
    if result.failed is None:
        return None, 0
    return Worded("because", because=result.failed.words()), result.failed.step


# -- in words ----------------------------------------------------------------------------------------------------------


class ChangeTold(Struct, frozen=True):
    """A value that the proposal changes, in words, and the articles that would have to say so."""

    law: str
    game: str
    path: str
    name: str
    before: str
    after: str
    clauses: tuple[str, ...]


class MoveTold(Struct, frozen=True):
    """What becomes of a bet: its edge before and after, nothing where it is not there, and by how much it moves."""

    bet: str
    strategy: str
    name: str
    before: str | None
    after: str | None
    words: str


class TouchedTold(Struct, frozen=True):
    """What becomes of a game: its prices in a sentence and one by one, what would be wrong with it."""

    law: str
    game: str
    name: str
    words: str
    moves: tuple[MoveTold, ...]
    broken: str
    checks: tuple[str, ...]
    odd: tuple[str, ...]
    uncounted: bool


class PlayedTold(Struct, frozen=True):
    """A scenario that goes otherwise, and where."""

    law: str
    game: str
    file: str
    title: str
    why: str


class OutcomeTold(Struct, frozen=True):
    """What a proposal would do, in the words of a language."""

    title: str
    changes: tuple[ChangeTold, ...]
    games: tuple[TouchedTold, ...]
    scenarios: int
    changed: tuple[PlayedTold, ...]


def tell_outcome(outcome: Outcome, tongue: str, laws: Library | None = None) -> OutcomeTold:
    """What a proposal would do, in words."""
    laws = laws or library()
    return OutcomeTold(
        outcome.proposal.title,
        tuple(_tell_change(one, tongue, laws) for one in outcome.changes),
        tuple(_tell_game(one, tongue) for one in outcome.games),
        outcome.scenarios,
        tuple(
            PlayedTold(one.law, one.game, Path(one.file).name, one.title, tell(one.why, tongue))
            for one in outcome.changed
        ),
    )


def _tell_change(one: Change, tongue: str, laws: Library) -> ChangeTold:
    bets = [one.path.split(".")[1]] if one.path.startswith("bets.") else []
    clauses = tuple(dict.fromkeys((*one.before.clauses, *one.after.clauses)))
    name = rule_name(one.path, bets, tongue, laws.family(one.law, one.game))
    before, after = (value_words(one.path, value, tongue) for value in (one.before, one.after))
    return ChangeTold(one.law, one.game, one.path, name, before, after, clauses)


def _tell_game(one: Touched, tongue: str) -> TouchedTold:
    told = moves_words(one.moves, tongue) if not (one.broken or one.uncounted) else ""
    return TouchedTold(
        one.law,
        one.game,
        game_name(one.game, tongue),
        say("desk-worth-uncounted", tongue) if one.uncounted else told,
        tuple(_tell_move(move, tongue) for move in one.every_move),
        tell(one.broken, tongue),
        tuple(tell(each, tongue) for each in one.checks),
        tuple(bet_name(move.bet, tongue) for move in one.odd),
        one.uncounted,
    )


def _tell_move(move: Move, tongue: str) -> MoveTold:
    name = bet_name(move.bet, tongue) + (f" ({choice_name(move.strategy, tongue)})" if move.strategy else "")
    before, after = (row_json(row)["edge"] if row else None for row in (move.before, move.after))
    return MoveTold(move.bet, move.strategy, name, before, after, move_by(move, tongue))


def move_by(move: Move, tongue: str) -> str:
    """`0.54 % → 0.29 % (−0.25)`."""
    if move.before is None or move.after is None:
        row = move.after or move.before
        assert row is not None
        key = "whatif-new" if move.before is None else "whatif-gone"
        return say(key, tongue, price=price(row, tongue))
    digits = 2 if move.before.method == move.after.method == "exact" else 4
    by = percent(move.after.edge - move.before.edge, tongue, digits, sign=True)
    return say("whatif-by", tongue, before=price(move.before, tongue), after=price(move.after, tongue), by=by)


def tell(error: NovamasError | None, tongue: str) -> str:
    return sentence(error, tongue) if error is not None else ""
