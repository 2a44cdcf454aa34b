"""A real round of a real game, played by company, up to the moment at which somebody has to pay.

Where stakes lie on a cloth the company lays what the level asks for, inside the limits of the law; elsewhere it plays
as it always does. What is looked for is the act that settles: chance (or staff) decides, and chips leave the cloth.
"""

from __future__ import annotations

import random
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from novamas.envs.sitting import BadSetup, Setup, Sitting
from novamas.games import family
from novamas.games.bots import Bettor, Bot, fill, find_awaited
from novamas.games.cloth.acts import ClothDesk
from novamas.games.sheet import Sheet
from novamas.kit.chance import Dist, Rng, Seeded, Value
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
    Actor,
    AnyDesk,
    AnyGame,
    Command,
    Event,
    Move,
    Offer,
    is_person,
    step,
)
from novamas.kit.spaces import Amount
from novamas.law import Library
from novamas.table.acts import TableState
from novamas.table.decider import TableGame

EMPTY = 12
"""Rounds in which nothing is settled before a game is taken for one in which nobody is paid."""
PAID = 1_000
"""How many other moves a payment to somebody counts for where the act that settles a round is looked for."""
PRIZE = "prize"
BACK = ("back", "cover")
"""Why chips go back to people when nothing was decided."""


class Plan(Struct, frozen=True):
    """What a level asks of a round: how many people, how many stakes each, how large they may be.

    `width` is 0 for the smallest stakes, 1 for a few times as much, 2 for anything up to the limits. `whole`: also bets
    that lay chips on several spots, and outcomes that nobody looked for.
    """

    people: int
    stakes: int
    width: int
    wins: int
    whole: bool = False


class Happened(Struct, frozen=True):
    """An event, who caused it, and the round and the spots of the bets that its sentence may name."""

    event: Event
    by: Actor
    round: int = 0
    spots: dict[int, str] = {}


class Act(Struct, frozen=True):
    """One command of a round with what came of it; the table as it stood before."""

    before: TableState
    command: Command
    events: tuple[Event, ...]


class Settled(Struct, frozen=True):
    """A round that was played up to its settlement. `story` is what everybody saw before that, `acts` what was done."""

    game: AnyGame
    decider: TableGame
    story: tuple[Happened, ...]
    acts: tuple[Act, ...]
    act: Act
    people: tuple[Actor, ...]


class Layer:
    """Lays as many stakes a round as it was told, of the kinds it was told, and answers when it is asked."""

    temper: ClassVar[str] = "careful"

    def __init__(self, plan: Plan, spots: Sequence[str], own: Bot, favourite: str = "") -> None:
        self.plan, self.spots, self.own, self.favourite = plan, spots, own, favourite
        self.left = plan.stakes
        self.laid: list[str] = []

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        if find_awaited(game, state, who):
            return self.own.act(game, state, who, rng)
        if self.left <= 0:
            return None
        offers = [(spot, offer) for offer in game.options(state, who, "PlaceBet") for spot in self.fitting(offer)]
        if not offers:
            return self.own.prepare(game, state, who, rng) if isinstance(self.own, Bettor) else None
        liked = [(spot, offer) for spot, offer in offers if spot == self.favourite and not self.laid]
        spot, offer = pick(liked or offers, rng)
        self.left -= 1
        self.laid.append(spot)
        amount = offer.form["amount"]
        if not isinstance(amount, Amount):
            return fill(game, offer, rng, on=spot)
        return fill(game, offer, rng, on=spot, amount=stake(amount, self.plan.width, rng))

    def fitting(self, offer: Offer) -> list[str]:
        """Where such an offer lets one lay, among the spots that are meant and not yet used."""
        space = offer.form.get("on")
        return [spot for spot in self.spots if space is not None and spot not in self.laid and space.has(spot)]


class Recorder(Sitting):
    """A table that keeps every act of its rounds."""

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.acts_done: list[Act] = []

    def play(self, command: Command) -> None:
        before = self.state
        self.state, events = step(self.decider, self.state, command)
        self.acts_done.append(Act(before, command, tuple(events)))


class Aimed:
    """Chance that is kind to a beginner: it answers with something that one of these spots covers, where it can."""

    name = "seeded"

    def __init__(self, seed: str, covers: Iterable[Value]) -> None:
        self.random = random.Random(seed)
        self.covers = sorted(covers, key=str)

    def draw(self, dist: Dist, what: str) -> Value:
        possible = [value for value in self.covers if value in dist]
        return pick(possible, self.random) if possible else dist.pick(self.random)


def pick(among: Sequence[Any], rng: Rng) -> Any:
    return among[rng.randrange(len(among))]


def stake(amount: Amount, width: int, rng: Rng) -> int:
    """A stake as people lay them: multiples of the least one, now and then the most that the law allows."""
    most = max(1, min(amount.hi // amount.lo if amount.lo else 1, (1, 4, 10_000)[width]))
    if width == 2 and rng.randrange(4) == 0:
        return amount.hi
    wanted = amount.lo * (1 + rng.randrange(most))
    if width == 2:
        wanted += rng.randrange(2) * (amount.lo // 2)
    return wanted if amount.has(wanted) else amount.lo


def spots_of(sheet: Sheet, plan: Plan, kinds: Iterable[str] = ()) -> list[str]:
    """The spots of a cloth that a level is about: the plain ones unless it is about all of it."""
    wanted = set(kinds)
    return [
        info.spot
        for info in sheet.spots
        if (plan.whole or not info.parts) and (not wanted or info.kind in wanted) and info.min <= info.max
    ]


def rounds(
    law: str, game: str, plan: Plan, sheet: Sheet, seed: str, topic: str = "", laws: Library | None = None
) -> Iterator[Settled]:
    """Rounds that were played to their settlement, one after another, until too many came to nothing."""
    rng = random.Random(f"school {seed}")
    table = Recorder(Setup(law=law, game=game, agents=0, chips=1_000), laws)
    if plan.people > table.company_size:
        table = widen(law, game, plan.people, laws) or table
    for laying in (True, False):  # where nothing comes of what the level asks for, the usual company plays as it likes
        empty = 0
        if not laying:
            table = widen(law, game, family(law, game, laws).company, laws) or table
        while empty < EMPTY:
            table.begin(rng.randrange(1 << 30))
            if laying:
                seat_layers(table, plan, sheet, topic, rng)
            found = settle_once(table)
            if found is not None:
                yield found
            else:
                empty += 1


def widen(law: str, game: str, people: int, laws: Library | None) -> Recorder | None:
    """The same table with more people, if it has places for them."""
    try:
        return Recorder(Setup(law=law, game=game, agents=0, company=people, chips=1_000), laws)
    except BadSetup:
        return None


def seat_layers(table: Recorder, plan: Plan, sheet: Sheet, topic: str, rng: random.Random) -> None:
    """People who lay what the level is about, where people lay chips on spots; chance that lets something win."""
    if not isinstance(table.desk, ClothDesk) or not all(spot.kind for spot in sheet.spots):
        return
    spots = spots_of(sheet, plan)
    about = spots_of(sheet, plan, (topic,)) if topic else spots
    if not spots:
        return
    favourite = pick(about or spots, rng)
    for n, who in enumerate(table.people):
        own = plan if n < plan.people else msgspec.structs.replace(plan, stakes=1)
        table.bots[who] = Layer(own, spots, table.tempers[n % len(table.tempers)](), favourite if n == 0 else "")
    if plan.wins or topic:
        covers = next(info.covers for info in sheet.spots if info.spot == favourite)
        table.source = Aimed(f"aimed {rng.randrange(1 << 30)}", covers)  # type: ignore[assignment]
    else:
        table.source = Seeded(f"chance {rng.randrange(1 << 30)}")


def settle_once(table: Recorder) -> Settled | None:
    """One round; the act of it that settles most, if any."""
    asked = table.turn()
    assert asked is None, "all who sit there are company"
    acts = table.acts_done
    best = max(range(len(acts)), key=lambda n: weigh(acts[n]), default=None)
    if best is None or not weigh(acts[best]):
        return None
    before = tuple(acts[:best])
    return Settled(table.game, table.decider, tuple(tell_story(before)), before, acts[best], table.people)


def look_at(settled: Settled, state: TableState) -> TableState:
    """A table of the round as its croupier sees it."""
    return settled.decider.view(state, CROUPIER)


def weigh(act: Act) -> int:
    """How much an act settles: payments to people count most, then whatever else leaves the cloth; nothing at all where
    chips only go back."""
    moves = [m for e in act.events for m in e.moves if not is_person(m.src) and m.why not in BACK]
    paid = sum(is_paid(m) for m in moves)
    taken = any(m.src == CLOTH and not is_person(m.dst) for m in moves)
    return PAID * paid + len(moves) if paid or taken else 0


def tell_story(acts: Sequence[Act]) -> Iterator[Happened]:
    """What happened in the round before it was settled."""
    last = acts[-1].before.desk.round if acts else 0
    for act in acts:
        desk: AnyDesk = act.before.desk
        if desk.round in (last, last - 1):
            spots = {n: bet.on for n, bet in getattr(desk, "bets", {}).items() if hasattr(bet, "on")}
            for event in act.events:
                yield Happened(event, act.command.by, desk.round, spots)


def net_of(moves: Iterable[Move], who: Actor, own: Container[tuple[str, str]] = ()) -> int:
    """What the house, a bank or a pot gives somebody: without what is their own and comes back, which is a stake, or
    whatever they had put down for the same reason."""
    return sum(m.amount for m in moves if m.dst == who and is_paid(m) and (m.src, m.why) not in own)


def is_paid(move: Move) -> bool:
    """Whether a move pays somebody: not with chips of a stake that comes back, but also with those of a prize that was
    made of everybody's stakes."""
    own = is_person(move.src) or move.why in BACK or (move.src == CLOTH and move.why != PRIZE)
    return is_person(move.dst) and not own
