"""Long counts: figures that take seconds or minutes to work out, and what becomes of that.

A room says only which of its functions are such counts (`long_count`). A count depends on nothing but its arguments, so
that all tables and readings with the same ones share it. Whoever asks for odds may put somebody in charge (`under`): a
`Keeper` that remembers results from run to run, refuses what takes too long, hears how far a count is. Without one,
every count is done and remembered while the process runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import wraps
from inspect import signature
from threading import RLock
from typing import Any, Literal, ParamSpec, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from novamas.kit.errors import Worded
from novamas.kit.plain import PlainDict

P = ParamSpec("P")
T = TypeVar("T")
REMEMBERED = 64
"""Results kept in memory; there are far fewer games and readings that price differently."""


class Count(Struct, frozen=True):
    """One count: the game that it is for, the function and its arguments as they are written down, and about how many
    seconds of one processor it takes."""

    game: str
    work: str
    given: bytes
    seconds: int


class TooLong(Worded):
    """A count that is not done here and now, because it takes longer than whoever asks wants to wait."""

    code = "not-counted"

    def __init__(self, count: Count) -> None:
        super().__init__("takes-long", field="game", value=count.game, game=count.game, seconds=count.seconds)
        self.count = count


class Keeper:
    """Who is in charge of long counts. This one lets every count be done, and keeps nothing. `card` is a graphics card
    (`sim.gpu.card`) for those that one can do."""

    card: Any = None

    def find(self, count: Count) -> bytes | None:
        """What an earlier run found."""
        return None

    def keep(self, count: Count, found: bytes) -> None:
        """Called with what a count has found."""

    def begin(self, count: Count) -> None:
        """Called before a count; raises `TooLong` if it must not be done."""

    def step(self, share: float) -> None:
        """Called while it is done, with the share of it that is."""

    def end(self, count: Count) -> None:
        """Called after it, even where it failed."""


_keeper: ContextVar[Keeper] = ContextVar("keeper", default=Keeper())  # noqa: B039 (it has no state)
_remembered: dict[tuple[str, bytes], Any] = {}
_counting = RLock()
"""One count at a time: each takes all processors for itself."""
_asked = 0


@contextmanager
def under(keeper: Keeper) -> Iterator[None]:
    """Puts somebody in charge of the long counts of this block."""
    before = _keeper.set(keeper)
    try:
        yield
    finally:
        _keeper.reset(before)


def count_asked() -> int:
    """How many long counts have been asked for; whoever is in charge decides what becomes of each."""
    return _asked


def card_in_use() -> Any:
    """The graphics card that a count may be done on, if whoever is in charge has one."""
    return _keeper.get().card


def step(share: float) -> None:
    """Says how far the count is that is being done, from 0 to 1."""
    _keeper.get().step(share)


def long_count(game: str, seconds: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Marks a function of plain values, with a plain result, that takes about so many seconds of one processor."""

    def mark(work: Callable[P, T]) -> Callable[P, T]:
        parameters = signature(work)

        @wraps(work)
        def count_or_keep(*args: P.args, **kwargs: P.kwargs) -> T:
            bound = parameters.bind(*args, **kwargs)
            bound.apply_defaults()
            count = Count(
                game, f"{work.__module__}.{work.__qualname__}", write_value(dict(bound.arguments), "sorted"), seconds
            )
            return _do(count, work, bound.args, bound.kwargs)

        return count_or_keep

    return mark


def _do(count: Count, work: Callable[..., T], args: tuple[object, ...], kwargs: PlainDict) -> T:
    global _asked
    _asked += 1
    key, keeper = (count.work, count.given), _keeper.get()
    if key not in _remembered:
        with _counting:
            if key not in _remembered:
                kept = _find_kept(keeper, count, work)
                _remember(key, _count_now(keeper, count, lambda: work(*args, **kwargs)) if kept is None else kept)
    found: T = _remembered[key]
    return found


def _remember(key: tuple[str, bytes], found: object) -> None:
    if len(_remembered) >= REMEMBERED:
        del _remembered[next(iter(_remembered))]
    _remembered[key] = found


def _find_kept(keeper: Keeper, count: Count, work: Callable[..., T]) -> T | None:
    """What an earlier run found, unless what is kept cannot be read."""
    kept = keeper.find(count)
    try:
        found: T | None = None if kept is None else read(kept, get_type_hints(work)["return"])
    except (msgspec.MsgspecError, ValueError, ZeroDivisionError):
        return None
    return found


def _count_now(keeper: Keeper, count: Count, work: Callable[[], T]) -> T:
    keeper.begin(count)
    try:
        found = work()
    finally:
        keeper.end(count)
    keeper.keep(count, write_value(found))
    return found


def forget() -> None:
    """Forgets what is remembered in this process."""
    _remembered.clear()


def write_value(value: object, order: Literal["sorted"] | None = None) -> bytes:
    """A value as JSON, its fractions as text."""
    return msgspec.json.encode(value, enc_hook=_as_text, order=order)


def read(text: bytes, kind: object) -> Any:
    return msgspec.json.decode(text, type=kind, dec_hook=_from_text)


def _as_text(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"{type(value)!r} is no plain value")


def _from_text(kind: type, text: str) -> object:
    if kind is Fraction:
        return Fraction(text)
    raise NotImplementedError(f"{kind!r} is no plain value")
