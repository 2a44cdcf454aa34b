"""Plays random hands of circle poker, counts every chip after every act, and settles every pot a second time.

    python -m tools.hands                              1,000 hands of each of the nine games
    python -m tools.hands --count 1000000 --game omaha as many of one of them, in one process
    python -m tools.hands --seed 7                     from the seventh evening on

An evening is one table: six people who do anything that they may, with stacks of all sizes, and now and then somebody
errs and staff report it. Every other evening the house chooses at random what the law leaves to it, and a side of each
reading. Each hand that is paid is settled once more from what the log says, chip by chip from the definition: a chip is
won by the best hand among those who put one in at the same height. The first evening that fails is printed with its
seed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.games import family
from novamas.games.bots import fill
from novamas.games.circle_poker.acts import CardsOpened, HandBegun, HandEnded, HandLeft, PotPaid
from novamas.games.circle_poker.desk import POT
from novamas.games.circle_poker.judge import Judge
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.reports import CardsWithdrawn, HandVoided, PotReduced
from novamas.games.shoe.acts import Dealt
from novamas.kit.chance import Seeded
from novamas.kit.decider import CAGNOTTE, CROUPIER, INSPECTOR, Actor, Event, Report, is_person
from novamas.law import BadOption, library
from novamas.table import Opening, Table, prepare
from novamas.table.acts import Bring, Sit
from tools.soak import drawn, sides

LAW = "euskadi-1996"
GAMES = tuple(game for game in library().games(LAW) if family(LAW, game).name == "circle-poker")
MINIMUM, SEATS, PLAYERS = 500, 6, 6
STACKS = (10, 12, 20, 60, 200)
"""What people sit down with, in minima."""
MISTAKES = 150
"""One act in so many is followed by a report of staff."""
CLUMSY = ("PutChips", "BetOutOfTurn")
"""Mistakes that people make with their own chips."""
EVENING, MOST_ACTS = 25, 20_000
STAYS = 3
"""One in so many gives up a hand that could be left."""


class Wrong(AssertionError):
    """Chips that nobody can account for, or a pot that went to somebody without a claim on it."""


class Played(Struct):
    """What came of an evening: hands that were paid and not, acts, pots that several could win, each kind of act."""

    hands: int
    void: int
    acts: int
    side_pots: int
    did: Counter[str]


class HandLog:
    """One hand as the log tells it: nothing here is asked of the engine's own state."""

    def __init__(self, first: HandBegun) -> None:
        self.players = first.players
        self.put: Counter[Actor] = Counter()
        self.less = 0
        self.gone: set[Actor] = set()
        self.cards: dict[Actor, tuple[int, ...]] = {}
        self.boards: dict[str, tuple[int, ...]] = {}
        self.paid: Counter[Actor] = Counter()

    def add(self, event: Event) -> None:
        match event:
            case HandLeft(who=who):
                self.gone.add(who)
            case CardsWithdrawn(who=several):
                self.gone.update(several)
            case CardsOpened(who=who, cards=cards):
                self.cards[who] = cards
            case Dealt(to=to, card=card) if to.startswith("common"):
                assert card.value is not None
                self.boards[to] = (*self.boards.get(to, ()), card.value)
        for move in event.moves:
            if isinstance(event, PotPaid):
                self.paid[move.dst] += move.amount
            elif move.dst == POT and is_person(move.src):
                self.put[move.src] += move.amount
            elif move.src == POT and (move.dst == CAGNOTTE or isinstance(event, PotReduced)):
                self.less += move.amount
            elif move.src == POT:
                self.put[move.dst] -= move.amount

    def inside(self) -> tuple[Actor, ...]:
        return tuple(who for who in self.players if who not in self.gone)


def claims(put: Counter[Actor], inside: Iterable[Actor]) -> list[tuple[tuple[Actor, ...], int]]:
    """Every chip by its height: who of those in the hand put one in there may win it; where none of them did, it is won
    with the chips below. Chips between two heights at which somebody stopped are alike."""
    inside = tuple(inside)
    found: list[tuple[tuple[Actor, ...], int]] = []
    below = 0
    for height in sorted({amount for amount in put.values() if amount}):
        there = [who for who in put if put[who] >= height]
        may = tuple(who for who in inside if who in there) or found[-1][0]
        chips = (height - below) * len(there)
        below = height
        if found and found[-1][0] == may:
            found[-1] = (may, found[-1][1] + chips)
        else:
            found.append((may, chips))
    return found


def settle(hand: HandLog, game: CirclePokerGame) -> Counter[Actor]:
    """What everybody should be paid, by the definition; equal hands share equally."""
    inside, unit, judge = hand.inside(), game.house.rounding.unit, game.judge
    if len(inside) == 1:
        return Counter({inside[0]: sum(hand.put.values()) - hand.less})
    pots = claims(hand.put, inside)
    whole = sum(amount for _, amount in pots)
    taken = [amount * hand.less // whole for _, amount in pots]
    taken[0] += hand.less - sum(taken)
    won: Counter[Actor] = Counter()
    for (may, amount), less in zip(pots, taken, strict=True):
        contests = [best(hand, judge, may, board) for board in boards_of(hand)]
        if game.rules.showdown.low is not None:
            contests.append(lowest(hand, judge, may))
        contests = [winners for winners in contests if winners] if len(may) > 1 else [may]
        chips, dust = divmod(amount - less, unit)
        each, over = divmod(chips, len(contests))
        for n, winners in enumerate(contests):
            part = (each + (n < over)) * unit + (dust if n == 0 else 0)
            shared, odd = divmod(part // unit, len(winners))
            for place, who in enumerate(winners):
                won[who] += (shared + (place < odd)) * unit + (part % unit if place == 0 else 0)
    return won


def boards_of(hand: HandLog) -> tuple[tuple[int, ...], ...]:
    return tuple(hand.boards[name] for name in sorted(hand.boards)) or ((),)


def best(hand: HandLog, judge: Judge, may: tuple[Actor, ...], board: tuple[int, ...]) -> tuple[Actor, ...]:
    values = {who: judge.high(hand.cards[who], board) for who in may}
    return tuple(who for who in may if values[who] == max(values.values()))


def lowest(hand: HandLog, judge: Judge, may: tuple[Actor, ...]) -> tuple[Actor, ...]:
    values = {who: low for who in may if (low := judge.low(hand.cards[who], boards_of(hand)[0])) is not None}
    return tuple(who for who in may if who in values and values[who] == max(values.values()))


def house(game: str, seed: int) -> Opening:
    """The table of an evening: as the house opens it unless told, or with choices of its own within the law. Equal
    hands share equally at all of them."""
    plain = Opening(law=LAW, game=game, minimum=MINIMUM, seats=SEATS)
    if seed % 2 == 0:
        return plain
    rng = random.Random(f"{game}/{seed}")
    while True:
        readings = {name: rng.choice(sides(reading)) for name, reading in library().readings(LAW, game).items()}
        readings |= {name: "corrected" for name in readings if name == "shares-by-restos"}
        with suppress(BadOption):
            opening = replace(plain, readings=readings, options=drawn(LAW, game, rng))
            prepare(opening)
            return opening


class Evening:
    """A table, and six people who do what comes into their heads."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table = Table(house(game, seed), Seeded(seed))
        self.game: CirclePokerGame = self.table.decider.game
        self.reports = frozenset(k.__name__ for k in type(self.game).commands if issubclass(k, Report))
        self.people = tuple(f"p{n}" for n in range(1, PLAYERS + 1))
        self.brought = 0
        self.read = 0
        self.hand: HandLog | None = None
        self.done = Played(0, 0, 0, 0, Counter())

    def play(self, hands: int) -> Played:
        for seat, who in enumerate(self.people, 1):
            self.bring(who)
            self.table.act(Sit(by=who, seat=seat))
        for _ in range(MOST_ACTS):
            kind = self.blunder() if self.rng.randrange(MISTAKES) == 0 else ""
            kind = kind or self.act()
            if not kind:
                raise Wrong(f"nobody is awaited in the phase {self.table.state.desk.phase!r}")
            self.done.did[kind] += 1
            self.done.acts += 1
            self.audit()
            if self.done.hands + self.done.void >= hands and self.table.state.desk.phase == "idle":
                return self.done
        raise Wrong("the evening does not end")

    def bring(self, who: Actor) -> None:
        found = self.table.options(who, "Bring")
        if found:
            space: Any = found[0].form["amount"]
            wanted = MINIMUM * self.rng.choice(STACKS)
            amount = wanted if space.has(wanted) else space.lo
            self.table.act(Bring(by=who, amount=amount))
            self.brought += amount

    def act(self) -> str:
        """One act of whoever is awaited; people who are short buy chips between two hands."""
        desk = self.table.state.desk
        if desk.phase == "idle":
            for who in self.people:
                if not self.game.table.able(desk, who):
                    if who in desk.resting:
                        self.do(who, "ComeBack")
                    self.bring(who)
        for a in self.table.awaits():
            if is_person(a.who):
                return self.speak(a.who, a.kinds)
        if self.rng.randrange(2) and (who := desk.hand.skipped) and self.table.options(who, "ClaimTurn"):
            return self.do(who, "ClaimTurn")
        return "staff" if self.table.staff() else "chance" if self.table.chance() else ""

    def speak(self, who: Actor, kinds: tuple[str, ...]) -> str:
        if self.rng.randrange(MISTAKES) == 0:
            clumsy = [(each, k) for each in self.people for k in CLUMSY if self.table.options(each, k)]
            if clumsy:
                return self.do(*self.rng.choice(clumsy))
        kind = self.rng.choice(kinds)
        if kind == "LeaveHand" and self.rng.randrange(STAYS) and len(kinds) > 1:
            kind = kinds[0]
        return self.do(who, kind)

    def do(self, who: Actor, kind: str) -> str:
        offers = self.table.options(who, kind)
        offer = offers[self.rng.randrange(len(offers))]
        space: Any = offer.form.get("amount")
        wanted = {} if space is None else {"amount": self.rng.choice((space.lo, space.hi, *space.also))}
        self.table.act(fill(self.game, offer, self.rng, **wanted))
        return kind

    def blunder(self) -> str:
        found = [o for who in (CROUPIER, INSPECTOR) for o in self.table.options(who) if o.kind in self.reports]
        kinds = sorted({o.kind for o in found} - {"Expel"})
        if not kinds:
            return ""
        kind = self.rng.choice(kinds)
        offer = self.rng.choice([o for o in found if o.kind == kind])
        self.table.act(fill(self.game, offer, self.rng))
        return kind

    def audit(self) -> None:
        """Every chip that was brought is with somebody, in the pot or in the slot of the house; what was paid in a hand
        that has ended is what the definition says."""
        state = self.table.state
        holds = self.table.decider.holdings(state)
        there = sum(state.desk.chips.values()) + sum(holds.values()) + state.book.get(CAGNOTTE, 0)
        if there != self.brought:
            raise Wrong(f"{self.brought} were brought, {there} are there")
        if min(state.desk.chips.values()) < 0 or min(holds.values(), default=0) < 0:
            raise Wrong("somebody has less than nothing")
        for envelope in self.table.log[self.read :]:
            self.follow(envelope.event)
        self.read = len(self.table.log)

    def follow(self, event: Event) -> None:
        if isinstance(event, HandBegun):
            self.hand = HandLog(event)
        elif isinstance(event, HandVoided):
            self.done.void += 1
            self.hand = None
        elif isinstance(event, HandEnded):
            hand = self.hand
            assert hand is not None
            should = settle(hand, self.game)
            if +hand.paid != +should:
                raise Wrong(f"paid {dict(hand.paid)}, by the definition {dict(should)}; put in {dict(hand.put)}")
            self.done.hands += 1
            self.done.side_pots += len(hand.inside()) > 1 and len(claims(hand.put, hand.inside())) > 1
            self.hand = None
        elif self.hand is not None:
            self.hand.add(event)


def play(game: str, count: int, seed: int) -> Played:
    """Evening after evening until so many hands are played; raises `Wrong` with the seed of the one that fails."""
    total = Played(0, 0, 0, 0, Counter())
    while total.hands < count:
        try:
            part = Evening(game, seed).play(min(EVENING, count))
        except Exception as e:
            raise Wrong(f"{game}, seed {seed}: {type(e).__name__}: {e}") from e
        total.hands += part.hands
        total.void += part.void
        total.acts += part.acts
        total.side_pots += part.side_pots
        total.did += part.did
        seed += 1
    return total


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1_000, help="hands of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the first evening; the others follow it")
    parser.add_argument("--game", choices=GAMES, help="one game only")
    asked = parser.parse_args(arguments)
    for game in (asked.game,) if asked.game else GAMES:
        started = time.monotonic()
        try:
            done = play(game, asked.count, asked.seed)
        except Wrong as e:
            print(e)
            return 1
        rate = done.hands / max(1e-9, time.monotonic() - started)
        print(
            f"{game}: {done.hands:,} hands, {done.void:,} void, {done.side_pots:,} with side pots, {done.acts:,} acts, "
            f"{rate:.0f} hands a second: every chip is accounted for, every pot is as the definition says.",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
