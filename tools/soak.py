"""Plays whole evenings of the circle games with bots, and counts every chip when they are over.

    make soak                                 10,000 evenings under each law;  COUNT=50 fewer, GAME= LAW= some of them
    python -m tools.soak --count 50 --seed 7  the same by hand

An evening is one shoe: people come with chips, sit or stand, bank, bid, go banco, and now and then somebody errs and
staff report it. After every act the chips at the table must be those that were brought; at the end the table closes,
and what the people take home and what the house has taken must be all of them. The first evening that fails is printed
with its seed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from msgspec import Struct

from novamas.games.bots import Bot, company, fill
from novamas.kit.chance import Seeded
from novamas.kit.decider import CAGE, CAGNOTTE, CROUPIER, DIRECTOR, INSPECTOR, Actor, Report, is_person
from novamas.law import library
from novamas.table import Opening, Table
from novamas.table.decider import Bring, CloseTable, Leave, Sit

GAMES = ("chemin-de-fer", "baccarat-banque")
MINIMUM, PURSES = 500, (20, 200, 2_000)
SEATS, STANDING = 7, 3
MISTAKES = 40
"""One act in so many is followed by a report of staff."""
MOST_ACTS = 100_000
OPEN = ("holding", "betting", "auction", "idle")
"""The phases in which anybody may want to do something."""


class Lost(AssertionError):
    """Chips that nobody can account for."""


class Evening(Struct):
    """What came of an evening."""

    coups: int
    acts: int
    brought: int
    taken: int
    did: Counter[str]


def evening(law: str, game: str, seed: int) -> Evening:
    """One shoe with bots from the first cut to the last coup; raises `Lost` where a chip is missing."""
    rng = random.Random(seed)
    table = Table(Opening(law=law, game=game, minimum=MINIMUM, seats=SEATS), Seeded(seed))
    bots = company(table.decider.game, SEATS + STANDING, rng)
    brought = sum(arrive(table, who, rng, n) for n, who in enumerate(bots, 1))
    did: Counter[str] = Counter()
    for acts in range(1, MOST_ACTS):
        shoe = table.state.desk.shoe
        if shoe.number and (shoe.stopped or shoe.number > 1) and table.decider.resting(table.state):
            close(table)
            return Evening(table.state.desk.round, acts, brought, counted(table, brought), did)
        kind = blunder(table, rng) if rng.randrange(MISTAKES) == 0 else ""
        kind = kind or turn(table, bots, rng)
        if not kind:
            raise Lost(f"nobody is awaited in the phase {table.state.desk.phase!r}")
        did[kind] += 1
        audit(table, brought)
    raise Lost("the evening does not end")


def arrive(table: Table, who: Actor, rng: random.Random, n: int) -> int:
    """Somebody comes with chips; the first ones sit down."""
    amount = MINIMUM * PURSES[rng.randrange(len(PURSES))]
    table.act(Bring(by=who, amount=amount))
    if n <= SEATS:
        table.act(Sit(by=who, seat=n))
    return amount


def turn(table: Table, bots: dict[Actor, Bot], rng: random.Random) -> str:
    """One act: of somebody who may, if he will; else of whoever is awaited."""
    awaited = table.awaits()
    asked = [a.who for a in awaited if a.who in bots]
    if table.state.desk.phase in OPEN:
        asked = rng.sample(list(bots), len(bots))
    for who in asked:
        if who in table.state.desk.chips and (command := bots[who].act(table.decider.game, table.state.desk, who, rng)):
            table.act(command)
            return type(command).__name__
    kinds = [a.kinds[0] for a in awaited]
    return kinds[0] if table.staff() or table.chance() else ""


def blunder(table: Table, rng: random.Random) -> str:
    """Staff report some mistake that may have happened now, if there is one."""
    reports = {kind.__name__ for kind in table.decider.all_commands() if issubclass(kind, Report)}
    found = [o for who in (CROUPIER, INSPECTOR, DIRECTOR) for o in table.options(who) if o.kind in reports]
    if not found:
        return ""
    command = fill(table.decider.game, found[rng.randrange(len(found))], rng)
    table.act(command)
    return type(command).__name__


def audit(table: Table, brought: int) -> None:
    """Every chip that was brought is with somebody, on the table or in the slot of the house."""
    state = table.state
    there = sum(state.desk.chips.values()) + sum(table.decider.holdings(state).values())
    if there + state.book.get(CAGNOTTE, 0) != brought:
        raise Lost(f"{brought} were brought, {there} are there and {state.book.get(CAGNOTTE, 0)} were taken")
    if state.desk.cagnotte != state.book.get(CAGNOTTE, 0):
        raise Lost("the house has taken something else than the table says")


def close(table: Table) -> None:
    """The bank ends, everybody goes home, the table closes."""
    for _ in range(1_000):
        if table.state.desk.bank is None and not any(table.decider.holdings(table.state).values()):
            break
        if not table.staff() and not table.chance():
            for who in [a.who for a in table.awaits() if is_person(a.who)]:
                leaves = [o for o in table.options(who) if o.kind == "LeaveBank"]
                command = table.decider.default(table.state, who)
                if leaves:
                    command = fill(table.decider.game, leaves[0], random.Random(0))
                if command is not None:
                    table.act(command)
                    break
    for who in tuple(table.state.desk.chips):
        table.act(Leave(by=who))
    table.act(CloseTable(by=DIRECTOR))


def counted(table: Table, brought: int) -> int:
    """What the house has taken, once what the people took home and that are all there was."""
    home = sum(amount for account, amount in table.state.book.items() if account.startswith("@purse/")) + brought
    taken = table.state.book.get(CAGE, 0)
    if home + taken != brought:
        raise Lost(f"{brought} were brought, {home} went home and the house has {taken}")
    if any(amount for account, amount in table.state.book.items() if account != CAGE and "/" not in account):
        raise Lost("something is left on a table that has closed")
    return taken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000, help="evenings under each law")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    parser.add_argument("--law", default="")
    asked = parser.parse_args()
    laws = library()
    tables = [(law, game) for law in laws.laws() for game in GAMES if game in laws.games(law)]
    tables = [(law, game) for law, game in tables if asked.law in ("", law) and asked.game in ("", game)]
    for law, game in tables:
        started, coups = time.monotonic(), 0
        for n in range(asked.count):
            seed = asked.seed + n
            try:
                coups += evening(law, game, seed).coups
            except Exception as e:
                print(f"\n{law}/{game}, seed {seed}: {type(e).__name__}: {e}")
                return 1
            if sys.stderr.isatty() or (n + 1) % max(1, asked.count // 10) == 0:
                rate = (n + 1) / max(1e-9, time.monotonic() - started)
                print(f"\r{law}/{game}: {n + 1} evenings, {coups} coups, {rate:.1f} a second", end="", file=sys.stderr)
        print(file=sys.stderr)
    print(f"{asked.count} evenings at each of {len(tables)} tables: every chip is accounted for.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
