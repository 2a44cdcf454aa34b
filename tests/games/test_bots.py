"""Company at the table: whatever a bot does is legal, in every game of the registry, and in character."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from novamas.games import company, family, make, temperaments
from novamas.games.bots import MORE_NAMES, NAMES, Bot, Wanderer, ask_bot, fill, modest
from novamas.games.roulette.bots import Careful, Martingale, NumberLover, Regular
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import Actor, Command, Game, is_person
from novamas.kit.spaces import Amount
from novamas.law import library
from novamas.table import Opening, Table
from novamas.table.acts import Bring

PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
MINIMUM = 500
PURSE = 1_000 * MINIMUM
BETS = {
    *("PlaceBet", "Cover", "RaiseTo", "BuyCards", "StartPlay", "StrikeBet", "StrikeDouble", "JoinPool"),
    *("BuyTickets", "BuyNumber", "BuyChoice"),
}
"""What a player does who bets: on a cloth, among players, by buying cards, by the price of a play, at a price or in a
pool, by buying tickets or numbers."""
MOST_ROUNDS = 2_000


def seats_for(law: str, game: str, people: int) -> int | None:
    """A seat for everybody where nobody plays standing, as far as the table has room; else as many as usual."""
    made: Any = make(law, game)
    return min(people, made.rules.seats_for(made.house).most or people) if made.needs_seats() else None


class Evening:
    """A table with nobody but bots at it."""

    def __init__(self, law: str, game: str, bots: dict[Actor, Bot], *, seed: int = 1, chance: Any = None) -> None:
        options: dict[str, Any] = {"colours": len(bots)} if "roulette" in game else {}
        if game == "promotional-draw":  # it is over with its last date
            options = {"period": MOST_ROUNDS, "dates": tuple(range(1, MOST_ROUNDS + 1))}
        opening = Opening(law=law, game=game, minimum=MINIMUM, options=options, seats=seats_for(law, game, len(bots)))
        self.table = Table(opening, chance or Seeded(seed))
        self.bots, self.rng = bots, random.Random(seed)
        self.did: Counter[tuple[str, str]] = Counter()
        self.bought = 0
        room = family(law, game)
        self.least = min(limit.min for limit in room.limits(self.game, MINIMUM))
        for who in bots:
            self.buy(who)

    @property
    def game(self) -> Game[Any]:
        return self.table.decider.game

    def buy(self, who: Actor) -> None:
        for offer in self.table.options(who, "Bring")[:1]:  # a law may say how much, and that nothing is added yet
            space = offer.form["amount"]
            purse = min(PURSE, space.hi) if isinstance(space, Amount) else PURSE
            self.table.act(Bring(by=who, amount=purse))
            self.bought += purse
        if self.game.needs_seats() and (seats := self.table.options(who, "Sit")):
            self.table.act(fill(self.table.decider, seats[0], self.rng))

    def ask(self) -> list[Command]:
        """Everybody acts until they have nothing more to do; a refusal would be raised."""
        said = []
        for who, bot in self.bots.items():
            for _ in range(20):
                command = ask_bot(bot, self.game, self.table.state.desk, who, self.rng)
                if command is None:
                    break
                assert command.by == who
                self.table.act(command)
                self.did[bot.temper, type(command).__name__] += 1
                said.append(command)
        return said

    def round(self) -> None:
        for who, chips in self.table.state.desk.chips.items():
            if chips < self.least:
                self.buy(who)
        running = not self.table.decider.resting(self.table.state)
        started = self.table.state.desk.round - running
        while not (self.table.decider.resting(self.table.state) and self.table.state.desk.round > started):
            if any(is_person(a.who) for a in self.table.awaits()):
                assert self.ask(), "somebody is awaited and says nothing"
                self.ask()  # who was asked before that may want to answer it
                continue
            if not self.table.awaits():
                assert any(self.ask() for _ in range(100)), "play waits for anybody, and nobody ever acts"
                continue
            assert self.table.staff() or self.table.chance()
            if self.table.decider.chance(self.table.state) is None:
                self.ask()

    def check(self) -> None:
        """No chip is made or lost, and nobody owes any."""
        desk, book = self.table.state.desk, self.table.state.book
        assert min(desk.chips.values()) >= 0
        assert sum(desk.chips.values()) + sum(book.values()) == 0
        assert sum(-n for account, n in book.items() if account.startswith("@purse/")) == self.bought


def crowd(game: Game[Any], each: int = 4) -> dict[Actor, Bot]:
    """So many of every temper, and as many who wander."""
    kinds: list[Callable[[], Bot]] = [*temperaments(game), Wanderer]
    return {f"{kind().temper}-{n}": kind() for kind in kinds for n in range(each)}


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_every_temper_plays_every_game_without_a_refusal(law: str, game: str) -> None:
    made: Any = make(law, game)
    room = made.rules.seats_for(made.house).most if made.needs_seats() else 0
    evening = Evening(law, game, crowd(made, 1 if room else 2 if hasattr(made.rules, "least") else 4))
    here = evening.table.state.desk.chips  # a machine has one place
    tempers = {bot.temper for who, bot in evening.bots.items() if who in here}
    for n in range(40):
        evening.round()
        evening.check()
        if n > 15 and betting(evening) == tempers:
            break
    assert betting(evening) == tempers


def betting(evening: Evening) -> set[str]:
    """The tempers that have bet."""
    return {temper for temper, kind in evening.did if kind in BETS}


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_two_thousand_rounds(law: str, game: str) -> None:
    evening = Evening(law, game, crowd(make(law, game)), seed=2)
    for _ in range(MOST_ROUNDS):
        evening.round()
        evening.check()
        evening.table.log.clear()
    if "PrisonChoice" in {kind for _, kind in evening.did}:
        assert {temper for temper, kind in evening.did if kind == "PrisonChoice"} >= {"regular", "martingale"}


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_a_wanderer_needs_nothing_but_the_options(law: str, game: str) -> None:
    made: Any = make(law, game)
    people = made.rules.least.players if hasattr(made.rules, "least") else max(2, made.rules.fewest_others() + 1)
    if game == "baccarat-banque":
        people = 4 * people + 1  # enough on each cloth wherever they stand, and a banker
    evening = Evening(law, game, {name: Wanderer() for name in NAMES[:people]}, seed=5)
    for _ in range(25):
        evening.round()
        evening.check()
    back = {"TakeBack", "TakeStake"} & {kind.__name__ for kind in made.commands}
    kinds = {kind for _, kind in evening.did}
    assert kinds >= back
    assert kinds & BETS


def test_a_family_without_bots_of_its_own_gets_wanderers() -> None:
    class Elsewhere(Game[Any]):
        pass

    assert temperaments(Elsewhere()) == (Wanderer,)


def test_the_same_generator_repeats_an_evening() -> None:
    def logs(seed: int) -> list[Any]:
        bots = company(make("euskadi-1996", "roulette-french"), 4, random.Random(seed))
        evening = Evening("euskadi-1996", "roulette-french", bots, seed=seed)
        for _ in range(20):
            evening.round()
        return [e.event for e in evening.table.log]

    assert logs(8) == logs(8)
    assert logs(8) != logs(9)


def test_company_comes_by_different_names_and_every_temper_once() -> None:
    game = make("galicia-2007", "boule")
    people = company(game, 4, random.Random(3))
    assert len(people) == 4
    assert set(people) <= set(NAMES)
    assert {b.temper for b in people.values()} == {kind().temper for kind in temperaments(game)}
    assert len(company(game, 99, random.Random(3))) == len(NAMES) + len(MORE_NAMES)


def test_modest_amounts_are_in_the_space_and_small() -> None:
    space = Amount(500, 50_000, 500, also=(0,))
    picked = {modest(space, random.Random(n)) for n in range(200)}
    assert picked == {500, 1000, 1500, 2000}


def test_a_wish_outside_the_space_is_not_granted() -> None:
    evening = Evening("euskadi-1996", "roulette-french", {"Ana": Regular()})
    evening.table.staff()
    offer = next(o for o in evening.game.options(evening.table.state.desk, "Ana", "PlaceBet"))
    command = fill(evening.game, offer, evening.rng, on="straight:37", amount=1)
    evening.table.act(command)


# -- in character ----------------------------------------------------------------------------------------


def after_zero(bot: Bot, spot: str) -> list[str]:
    """What becomes of a bet on an even chance when zero comes: the events that the bot's answer causes."""
    evening = Evening("euskadi-1996", "roulette-french", {"Ana": bot}, chance=Scripted([0]))
    table = evening.table
    table.staff()
    table.act(PlaceBet(by="Ana", on=spot, amount=1000))
    table.to_chance()
    table.chance()
    command = ask_bot(bot, evening.game, table.state.desk, "Ana", evening.rng)
    assert command is not None
    return [type(e).__name__ for e in table.act(command)]


@pytest.mark.parametrize("bot", [Regular(), Martingale()], ids=lambda b: b.temper)
def test_who_believes_in_the_colour_leaves_it_in_prison(bot: Bot) -> None:
    assert after_zero(bot, "red") == ["Imprisoned", "RoundEnded"]


@pytest.mark.parametrize("bot", [Careful(), NumberLover()], ids=lambda b: b.temper)
def test_who_does_not_takes_the_half(bot: Bot) -> None:
    assert after_zero(bot, "red") == ["HalfReturned", "RoundEnded"]


def spots(law: str, game: str, bot: Bot, rounds: int = 30) -> set[str]:
    evening = Evening(law, game, {"Ana": bot})
    seen = set()
    for _ in range(rounds):
        evening.table.staff()
        seen |= {c.on.partition(":")[0] for c in evening.ask() if isinstance(c, PlaceBet)}
        evening.round()
    return seen


def test_each_temper_keeps_to_its_bets() -> None:
    assert spots("boe-1977", "roulette-french", Regular()) <= {"red", "black", "even", "odd", "low", "high"}
    assert spots("boe-1977", "roulette-french", Careful()) == {"dozen", "column"}
    assert spots("boe-1977", "roulette-french", NumberLover()) == {"straight", "split", "corner"}
    assert "neighbours" in spots("euskadi-1996", "roulette-french", NumberLover())
    assert spots("galicia-2007", "roulette-american", Martingale()) <= {"red", "black"}


def test_a_martingale_doubles_after_a_loss_begins_again_after_a_win_and_stops_at_the_limit() -> None:
    bot = Martingale()
    evening = Evening("boe-1977", "roulette-american", {"Ana": bot}, chance=Scripted())
    evening.buy("Ana")
    game: Any = evening.game
    stakes: list[int] = []

    def play(win: bool) -> None:
        evening.table.staff()
        bets = [c for c in evening.ask() if isinstance(c, PlaceBet)]
        stakes.append(sum(b.amount for b in bets) // MINIMUM)
        on = bets[0].on if bets else "red"
        number = next(n for n in range(1, 37) if (n in game.spots[on].covers) == win)
        evening.table.source.feed([number])  # type: ignore[attr-defined]
        evening.round()

    for win in (False, False, True, False, False, False, False, False, False, False, False, False, False, False):
        play(win)
    # the maximum on red is 360 minima: after 256 comes a round of rest, and then one minimum again
    assert stakes == [1, 2, 4, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 1]
