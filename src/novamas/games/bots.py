"""Company at the table: players who are not people.

A bot lives on `options` and nothing else, so whatever it does is legal by construction: it takes an offer and fills
its fields with values from their spaces. It is handed a generator, so a seed repeats it. `Wanderer` plays any game;
a family whose room names others brings people with tempers of their own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command, Offer
from novamas.kit.spaces import Amount, Space

NAMES = (
    "Aitor", "Begoña", "Carmen", "Dolores", "Edurne", "Fermín", "Gonzalo", "Haizea", "Iñaki", "Jimena", "Koldo",
    "Lucía", "Manuel", "Nerea", "Pilar", "Ramón", "Sabela", "Tomás", "Uxía", "Xoán",
)  # fmt: skip
MORE_NAMES = (
    "Ander", "Antía", "Arantxa", "Breixo", "Candela", "Carme", "Diego", "Eider", "Elena", "Fátima", "Felipe", "Garazi",
    "Gorka", "Henrique", "Inés", "Iria", "Jon", "Julia", "Laura", "Leire", "Lois", "Maite", "Marcos", "Miren", "Nuria",
    "Olalla", "Oscar", "Paula", "Quique", "Rosalía", "Roi", "Sara", "Silvia", "Teresa", "Unai", "Víctor", "Xabier",
    "Yolanda", "Zuriñe", "Zulema",
)  # fmt: skip
"""Those who come where the others do not fill the room."""
BOT = "bot-"  # how the id of company of the house begins
_SPELT = {name.lower(): name for name in (*NAMES, *MORE_NAMES)}


def bot_name(id: str) -> str:
    """What company is called: `bot-3-uxía` is Uxía at every table and for everybody."""
    given = id.rpartition("-")[2]
    return _SPELT.get(given, given.capitalize())


def bot_names(ids: Iterable[str]) -> dict[str, str]:
    return {id: bot_name(id) for id in ids if id.startswith(BOT)}


class Bot(Protocol):
    """Somebody at the table. `temper` names the character; its words are in the Fluent files."""

    temper: ClassVar[str]

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        """What this bot does now, as `who`; nothing, if it has nothing left to do.

        `state` is the view of `who`: whoever runs a table asks by `ask_bot`."""
        ...


def ask_bot(bot: Bot, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
    """What a bot does now. It is shown what a person in its place would see, and nothing else: a card that lies face
    down is as hidden from the company as from the guest."""
    return bot.act(game, game.view(state, who), who, rng)


def fill(game: AnyGame, offer: Offer, rng: Rng, **wanted: object) -> Command:
    """A command inside the offer: the wanted value where the space has it, a modest one elsewhere."""
    kind = next(k for k in type(game).commands if k.__name__ == offer.kind)
    values = {
        field: wanted[field] if field in wanted and space.has(wanted[field]) else modest(space, rng)
        for field, space in offer.form.items()
    }
    return kind(by=offer.by, **values)


def modest(space: Space, rng: Rng, steps: int = 4) -> object:
    """A value of the space; of amounts one of the smallest, because company should last the evening."""
    if isinstance(space, Amount) and space.hi >= space.lo:
        return space.lo + space.step * rng.randrange(min(steps, (space.hi - space.lo) // space.step + 1))
    return space.pick(rng)


def find_awaited(game: AnyGame, state: object, who: Actor) -> tuple[Offer, ...]:
    """The offers that the game cannot go on without, if it waits for `who`."""
    kinds = [kind for a in game.awaits(state) if a.who == who for kind in a.kinds]
    return tuple(offer for kind in kinds for offer in game.options(state, who, kind))


class Wanderer:
    """Plays any game there is: takes some offer, fills it somehow. New games have company from their first day."""

    temper: ClassVar[str] = "wanderer"

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        offers = find_awaited(game, state, who)
        if not offers:
            if rng.randrange(2):
                return None
            offers = game.options(state, who)
        return fill(game, offers[rng.randrange(len(offers))], rng) if offers else None


class Cloth:
    """The bets that somebody may lay now, as the offers have them."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers

    def spots(self, *kinds: str) -> list[str]:
        """The spots of these kinds, in the order of the cloth; without kinds, all of them."""
        every = (str(spot) for offer in self.offers for spot in offer.form["on"].each())
        return [spot for spot in every if not kinds or spot.partition(":")[0] in kinds]

    def offer(self, spot: str) -> Offer | None:
        return next((o for o in self.offers if o.form["on"].has(spot)), None)


class Bettor(ABC):
    """Lays bets on a cloth: makes a plan when a round opens and follows it. A temper is a plan and an answer."""

    temper: ClassVar[str] = "bettor"
    answers: ClassVar[tuple[str, ...]] = ()
    """What this character says when the game asks for a choice, dearest first."""

    def __init__(self) -> None:
        self._round: int | None = None
        self._plan: list[tuple[str, int]] = []

    @abstractmethod
    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        """The spots of this round, and how many times the least stake goes on each."""

    def act(self, game: AnyGame, state: AnyDesk, who: Actor, rng: Rng) -> Command | None:
        if asked := find_awaited(game, state, who):
            return self.answer(game, asked[0], rng)
        if state.round == self._round and not self._plan:
            return None
        offers = game.options(state, who, "PlaceBet")
        if not offers:
            return self.prepare(game, state, who, rng)
        cloth = Cloth(offers)
        if state.round != self._round:
            self._round = state.round
            self._plan = list(self.plan(cloth, state.chips[who], rng))
        while self._plan:
            spot, units = self._plan.pop(0)
            offer = cloth.offer(spot)
            amount = offer.form["amount"] if offer else None
            if offer and isinstance(amount, Amount):
                stake = min(amount.lo * units, amount.hi)
                return fill(game, offer, rng, on=spot, amount=stake - (stake - amount.lo) % amount.step)
        return None

    def prepare(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        """What must be done before bets can be laid; most games ask for nothing."""
        return None

    def answer(self, game: AnyGame, offer: Offer, rng: Rng) -> Command:
        """The dearest answer that the offer has."""
        space = offer.form.get("choice")
        said = next((a for a in self.answers if space is not None and space.has(a)), None)
        return fill(game, offer, rng, **({"choice": said} if said else {}))


class Regular(Bettor):
    """Has a favourite spot among `kinds`, and changes it only now and then."""

    temper = "regular"
    kinds: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self._favourite = ""

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        spots = cloth.spots(*self.kinds)
        if spots and (self._favourite not in spots or rng.randrange(8) == 0):
            self._favourite = any_of(spots, rng)
        if self._favourite in spots:
            yield self._favourite, 1 + rng.randrange(4)


class Careful(Bettor):
    """One least stake, and not in every round."""

    temper = "careful"
    kinds: ClassVar[tuple[str, ...]] = ()

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if (spots := cloth.spots(*self.kinds)) and rng.randrange(3):
            yield any_of(spots, rng), 1


class Martingale(Bettor):
    """Doubles after every loss, begins again after a win, and at the limit sits a round out and begins again."""

    temper = "martingale"
    kinds: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self._spot = ""
        self._before: int | None = None
        self._doubled = 0

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if self._before is not None and chips != self._before:
            self._doubled = self._doubled + 1 if chips < self._before else 0
        self._before = chips
        spots = cloth.spots(*self.kinds)
        if not self._spot or not self._doubled:
            self._spot = any_of(spots, rng) if spots else ""
        offer = cloth.offer(self._spot)
        amount = offer.form["amount"] if offer else None
        if not isinstance(amount, Amount):
            return
        units = 2**self._doubled
        if amount.lo * units > amount.hi:
            self._doubled, self._before = 0, None
        else:
            yield self._spot, units


def any_of(spots: Sequence[str], rng: Rng) -> str:
    return spots[rng.randrange(len(spots))]
