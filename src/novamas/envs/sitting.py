"""A table with agents at it: staff, chance and company play by themselves until one of the agents has something to say.

It knows no game. It asks an agent whom the game waits for; and where the game waits for nobody, whoever may do
something of their own accord, once until staff or chance have gone on. Everything that happens is a command that was
offered, so an agent can do what a person can do at that table, and sees what a person sees there.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from novamas.games import family, make, temperaments
from novamas.games.bots import NAMES, Bot, ask_bot
from novamas.kit.chance import Seeded
from novamas.kit.decider import (
    CHANCE,
    Actor,
    AnyDesk,
    AnyGame,
    Chance,
    Command,
    Desk,
    Event,
    Offer,
    fold,
    is_person,
    step,
)
from novamas.kit.errors import Worded
from novamas.kit.parts import PEOPLE, gates_of
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import Amount, OneOf
from novamas.law import Library, Mode, library
from novamas.table.acts import Bring, Sit, TableState
from novamas.table.decider import TableGame
from novamas.table.opening import Opening, prepare

MOST_STEPS = 20_000  # staff, chance and company do less than this between two questions to an agent
PATIENCE = 8
"""Times in a row that nothing at all happens before a table that waits for anybody is given up."""
MOST_COMPANY = len(NAMES)


class BadSetup(Worded):
    """A table that cannot be set up so: too many people for its places, too many agents or too few for the library."""

    code = "bad-setup"


class Setup(Struct, frozen=True, kw_only=True):
    """What is played and by how many. Amounts are minor units of the law's currency; nothing means the usual.

    `agents` are those who learn, `company` the bots beside them (the fewest that the game needs), `chips` what each
    brings in minima, `rounds` how many rounds an episode has, `acts` how many acts it has at most.
    """

    law: str
    game: str
    agents: int = 1
    company: int | None = None
    minimum: int | None = None
    chips: int = 1_000
    rounds: int = 1
    acts: int = 1_000
    options: PlainDict = {}
    readings: Mode = "default"


def fewest_people(game: AnyGame) -> int:
    """With how many people a game is played at least, as its rules say it."""
    rules: Any = getattr(game, "rules", None)
    least = getattr(rules, "least", None)
    if least is not None:
        return int(least.players)
    others = getattr(rules, "fewest_others", None)
    return 1 + int(others()) if others is not None else 1


def kinds_of_people(game: AnyGame) -> dict[str, type[Command]]:
    """The commands that people send in a game, by name, in the order of the game."""
    kinds = {kind.__name__: kind for kind in type(game).commands if kind is not Chance}
    gates = [*gates_of(type(game)), *(gate for part in getattr(game, "made_of", ()) for gate in part.gates)]
    open_ = {kind for gate in gates if {*PEOPLE} & {*gate.by} for kind in gate.kinds}
    barred = {kind for gate in gates for kind in gate.kinds} - open_
    return {name: kind for name, kind in kinds.items() if kind not in barred}


def usual_company(setup: Setup, game: AnyGame, laws: Library | None = None) -> int:
    """How many bots sit down: what the game needs, or what its room calls company where one of the players banks."""
    room = family(setup.law, setup.game, laws)
    people = max(fewest_people(game), 1 + room.company if room.player_banks else 1)
    return max(0, people - setup.agents)


class Sitting:
    """One table and the people at it. `begin` starts an episode, `turn` says whose word is asked, `act` takes it."""

    def __init__(self, setup: Setup, laws: Library | None = None) -> None:
        self.setup = setup
        made: Any = make(setup.law, setup.game, setup.options, setup.readings, laws)
        self.company_size = usual_company(setup, made, laws) if setup.company is None else setup.company
        names = ("you",) if setup.agents == 1 else tuple(f"player_{n}" for n in range(setup.agents))
        self.agents: tuple[Actor, ...] = names
        self.people: tuple[Actor, ...] = (*names, *NAMES[: self.company_size])
        places = made.rules.seats_for(made.house).most if made.needs_seats() else None
        if self.company_size > MOST_COMPANY or (places and len(self.people) > places):
            raise self.no_place()
        minimum = setup.minimum or (laws or library()).currency(setup.law).minimum
        opening = Opening(
            law=setup.law, game=setup.game, minimum=minimum, options=setup.options, readings=setup.readings,
            seats=max(len(self.people), places or 0) if places else None,
        )  # fmt: skip
        self.decider = TableGame(prepare(opening, laws))
        self.game: AnyGame = self.decider.game
        self.minimum = minimum
        self.tempers = temperaments(self.game)
        self.kinds = kinds_of_people(self.game)
        self.first = self.seat_everybody()
        self.state: TableState = self.first
        self.begin(0)

    def no_place(self) -> BadSetup:
        return BadSetup("envs-places", game=self.setup.game, law=self.setup.law, people=len(self.people))

    # -- episodes ----------------------------------------------------------------------------------------------------

    def seat_everybody(self) -> TableState:
        """The table once all have come with their chips and sit: every episode begins with it."""
        state = fold(self.decider, self.decider.empty(), self.decider.opening_event())
        for who in self.people:
            offers = self.decider.options(state, who, "Bring")
            if not offers:
                raise self.no_place()
            space = offers[0].form["amount"]
            wanted = self.setup.chips * self.minimum
            amount = wanted if not isinstance(space, Amount) else max(space.lo, min(space.hi, wanted))
            state, _ = step(self.decider, state, Bring(by=who, amount=amount))
            if self.game.needs_seats():
                for offer in self.decider.options(state, who, "Sit"):
                    seats = offer.form["seat"]
                    assert isinstance(seats, OneOf)
                    state, _ = step(self.decider, state, Sit(by=who, seat=seats.values[0]))
        return state

    def begin(self, seed: int) -> None:
        """A fresh table. The seed settles what chance answers and what the company feels like."""
        self.state = self.first
        self.rng, self.source = random.Random(f"company {seed}"), Seeded(f"chance {seed}")
        self.bots: dict[Actor, Bot] = {
            who: self.tempers[n % len(self.tempers)]() for n, who in enumerate(self.people[len(self.agents) :])
        }
        self.done: set[Actor] = set()  # who has had their say since staff or chance went on
        self.still = 0
        self.acts = 0
        self.stuck = False
        self.seen: list[Event] = []

    @property
    def desk(self) -> AnyDesk:
        return self.state.desk

    def view(self, who: Actor) -> AnyDesk:
        """The desk as that person sees it."""
        return self.game.view(self.desk, who)

    def chips(self, who: Actor) -> int:
        desk: Desk = self.desk
        return desk.chips.get(who, 0)

    def is_over(self) -> bool:
        """Whether the rounds of this episode have been played."""
        return self.desk.round >= self.setup.rounds and self.decider.resting(self.state)

    def is_cut(self) -> bool:
        """Whether it ends before that: so many acts, or a table at which nobody does anything."""
        return self.stuck or self.acts >= self.setup.acts

    # -- whose word is asked -----------------------------------------------------------------------------------------

    def options(self, who: Actor) -> tuple[Offer, ...]:
        """What an agent may do now in the game."""
        offers: Sequence[Offer] = () if self.decider.still(self.state, who) else self.game.options(self.desk, who)
        return tuple(offer for offer in offers if offer.by == who)

    def is_awaited(self, who: Actor) -> bool:
        return any(a.who == who for a in self.decider.awaits(self.state))

    def turn(self) -> Actor | None:
        """Everybody else plays until an agent is asked: who that is, or nobody once the episode is over."""
        for _ in range(MOST_STEPS):
            if self.is_over() or self.is_cut():
                return None
            asked = [a.who for a in self.decider.awaits(self.state) if is_person(a.who)]
            mine = next((who for who in asked if who in self.agents and self.options(who)), None)
            if mine is not None:
                return mine
            if asked:
                self.answer(asked[0])
                continue
            willing = next((who for who in self.people if who not in self.done and self.wants(who)), None)
            if willing in self.agents:
                return willing
            if willing is None:
                self.go_on()
        self.stuck = True
        return None

    def answer(self, who: Actor) -> None:
        """Somebody whom the game waits for answers: in character, or as anybody would."""
        command = ask_bot(self.bots[who], self.game, self.desk, who, self.rng) if who in self.bots else None
        command = command or self.decider.default(self.state, who)
        assert command is not None
        self.play(command)

    def wants(self, who: Actor) -> bool:
        """Whether somebody has something to say of their own accord; a bot says it at once."""
        if who in self.agents:
            return bool(self.options(who))
        if who not in self.desk.chips:
            return False
        command = ask_bot(self.bots[who], self.game, self.desk, who, self.rng)
        if command is None:
            self.done.add(who)
            return False
        self.play(command)
        return True

    def go_on(self) -> None:
        """Staff do what the game waits for, or chance answers; a table where neither has anything to do waits."""
        self.done.clear()
        for a in self.decider.awaits(self.state):
            if a.who != CHANCE and (command := self.decider.default(self.state, a.who)) is not None:
                self.play(command)
                self.still = 0
                return
        dist = self.decider.chance(self.state)
        if dist is not None:
            what = next(a.what for a in self.decider.awaits(self.state) if a.who == CHANCE)
            self.play(Chance(what=what, value=self.source.draw(dist, what)))
            self.still = 0
            return
        self.still += 1
        self.stuck = self.still >= PATIENCE

    def play(self, command: Command) -> None:
        self.state, events = step(self.decider, self.state, command)
        self.seen += events

    # -- what an agent says ------------------------------------------------------------------------------------------

    def act(self, command: Command) -> None:
        """An agent does something; a command outside every offer is refused, and nothing changes."""
        self.play(command)
        self.acts += 1
        self.still = 0

    def wait(self, who: Actor) -> None:
        """An agent lets the table go on."""
        self.done.add(who)
        self.acts += 1
