"""What a game's folder says of itself, in one object: `ROOM` in its `room.py`. Nobody else names the family."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from novamas.games.advice import Advice
from novamas.games.bots import Bot, Wanderer
from novamas.games.chances import Chances
from novamas.games.designs import Designs
from novamas.games.draws.transcript import Drawn, read_machine
from novamas.games.equipment import Equipment
from novamas.games.fast import Tables, Wanted
from novamas.games.histories import Histories
from novamas.games.lesson import Line
from novamas.games.meters import Meter
from novamas.games.odds import Chart, Row
from novamas.games.prices import Price
from novamas.games.sheet import Choice, Cloth, Limit, Sheet
from novamas.games.strategies import Answer
from novamas.games.strategies import Chart as OwnChart
from novamas.games.terms import Terms
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Event
from novamas.kit.plain import PlainDict
from novamas.law import BadOption

R = TypeVar("R", bound=Struct)
H = TypeVar("H", bound=Struct)
G = TypeVar("G", bound=AnyGame)


class Room(Struct, Generic[R, H, G], frozen=True, kw_only=True):
    """The furniture of a game's room: what plays it, what its odds are, how it is drawn, what the house may choose.

    It knows the types of the family's rules, house options and game: whatever is asked about one of them takes that.

    Questions whose answer depends on the law (the fewest players, the sides of a table) are asked of its rules, those
    whose answer changes during a game are asked of the game.
    """

    name: str
    """What a law calls it: `family = "..."` in the game's TOML."""
    rules: type[R]
    house: type[H]
    game: type[G]
    check: Callable[[R, H], Iterable[BadOption]]
    """What does not fit of rules and house options, one problem after another."""

    odds: Callable[[G], list[Row]]
    charts: Callable[[G], Iterable[Chart]] = lambda game: ()
    terms: Callable[[G], Iterable[Terms]] | None = None
    """What a player is told of each bet, where that is more than what the law's file says of a spot on a cloth."""
    quick: Callable[[G], Iterable[Row]] | None = None
    """The figures that do not, there."""
    meters: Callable[[G], Iterable[Meter]] = lambda game: ()
    """The bets whose prizes are parts of a pot: what they cost depends on how high its meter stands."""
    counted_by: tuple[str, ...] = ()
    """The code that counts its odds where that takes long: patterns of files under `games/`. A change to one of these
    files makes the counts that were kept worthless."""

    sheet: Callable[[G, int], Sheet]
    limits: Callable[[G, int], tuple[Limit, ...]]
    choices: Callable[[R], Iterable[Choice]]
    cloth: type[Cloth]
    """The picture in its sheet."""
    lesson: Callable[[G], Iterable[Line]] = lambda game: ()
    """How it is played, in six sentences; every game of a law has them."""
    meanings: Callable[[G], Iterable[tuple[str, Line]]] = lambda game: ()
    """What wins and what loses each kind of bet."""
    advise: Callable[[G, AnyDesk, Actor], Advice | None] | None = None
    """What somebody whom the table waits for had best answer; nothing where there is no choice or charts say it."""
    chances: Callable[[G, AnyDesk, Actor], Chances | None] | None = None
    """What somebody's cards are worth, by nothing but what they see; nothing where they have none or the house wants
    no such help at its tables."""
    costs: Callable[[G, int, Iterable[tuple[Event, float]]], Iterable[Price]] | None = None
    """What it costs to sit there for an hour, at the pace of what happened and when, where players pay for their places
    or pots: for a minimum, in minor units."""
    terminal: str = "cloth"
    """The module of `cli/play/tables/` that plays it in a terminal."""
    names_hands: bool = False
    """Whether its rules speak of hands by the names that poker gives them."""

    words: Callable[[PlainDict], PlainDict] | None = None
    """What the sentences of its events (`event-<Type>`) may name beyond what all games have, of an event as it is
    written."""

    bots: tuple[Callable[[], Bot], ...] = (Wanderer,)
    """Who likes to play it."""
    company: int = 3
    """How many keep a guest company unless the house says otherwise."""
    most_company: int = 7
    """How many may, in a terminal."""
    player_banks: bool = False
    """Whether one of the players is the bank."""
    tournament: Mapping[str, object] = {}
    """What the house chooses of its options where a table is one of a tournament."""
    shown_with: Mapping[str, object] = {}
    """What the house chooses of its options at the tables of a demonstration, of which there are two at once then."""
    equipment: Callable[[G], Iterable[Equipment]]
    """What chance moves in it."""
    odds_of_part: bool = False
    """Whether the figures of a bet that is laid in equal parts are per unit of one of them."""
    drawn: Callable[[Iterable[Event]], Drawn | None] = read_machine
    """What an epoch has drawn, for the transcript that a stranger checks; nothing where no drum was turned."""
    strategies: Callable[[G, str, OwnChart | None], Answer | None] | None = None
    """What somebody answers who plays by the strategy of that name (those of `novamas odds`), or by a table of their
    own; nothing where there is no such strategy."""
    strategy_names: tuple[str, ...] = ()
    """The names of those strategies; the first is what is meant where none is named."""
    helpers: int = 0
    """How many others must be at the table of a simulation, so that whoever is watched may lay what they like: a
    shooter, say."""
    fast: Callable[[G, Wanted], Tables] | None = None
    """The tables of the compiled loop that plays it by the million, where there is one; raises `Unfit` for what that
    loop cannot play."""
    designs: Designs | None = None
    """What the house may build for itself and bring as a file, where there is such a thing."""
    histories: Histories | None = None
    """What writes its hands as text for other programs, where there is such a form."""


AnyRoom: TypeAlias = Room[Any, Any, Any]
