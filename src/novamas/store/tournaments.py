"""Tournaments in the books: a stream of acts for each (`tournament/3`), listed in the house's own.

The lots of a tournament come from one secret. Its commitment is listed before anybody can enter, the secret lies beside
it under the house's lock, and is told to everybody when the tournament is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future

import msgspec
from msgspec import Struct

from novamas.casino import Act, Money
from novamas.casino.tournament import LiveTournament, Plan
from novamas.casino.tournament.live import read_act
from novamas.kit.chance import Committed
from novamas.kit.money import Currency
from novamas.law import library
from novamas.store.books import HOUSE, Books
from novamas.store.commit import Written
from novamas.store.draws import fresh_secret
from novamas.store.errors import BadStore
from novamas.store.journal import Record

TOURNAMENT = "tournament/"
LISTED, REVEALED = "Tournament", "TournamentSecret"


class TournamentListed(Struct, frozen=True, tag="Tournament"):
    """A tournament of the house: its number, its plan, the money of its inscriptions and prizes, and the commitment of
    the secret that its lots are drawn from, with the secret under lock."""

    id: str
    plan: Plan
    money: Money
    commitment: str
    locked: str
    at: float = 0.0
    by: str = ""


class SecretTold(Struct, frozen=True, tag="TournamentSecret"):
    """The secret of a tournament that is over, and how many lots were drawn under it."""

    id: str
    secret: str
    drawn: int
    at: float = 0.0


def list_tournaments(books: Books) -> Iterator[TournamentListed]:
    """Every tournament that was ever announced, in order."""
    for read in books.journal.read(HOUSE):
        if read.kind == LISTED:
            yield msgspec.json.decode(read.body, type=TournamentListed)


def secrets_told(books: Books) -> dict[str, SecretTold]:
    """The secrets of tournaments that are over, by their numbers."""
    reads = (read for read in books.journal.read(HOUSE) if read.kind == REVEALED)
    told = [msgspec.json.decode(read.body, type=SecretTold) for read in reads]
    return {each.id: each for each in told}


def currency_of(plan: Plan) -> Currency:
    return library().currency(plan.bases.law)


def announce(
    books: Books, id: str, plan: Plan, money: Money, person: str, more: Sequence[Record] = ()
) -> tuple[LiveTournament, TournamentListed, Future[Written]]:
    """Announces a tournament; people may enter once the future is done."""
    if books.locks is None:
        raise BadStore("read-only")
    secret = fresh_secret()
    live = LiveTournament(id, plan, currency_of(plan), books.clock, money, secret)
    first = live.open(person)
    locked = books.locks.lock(secret, TOURNAMENT + id, 1)
    listed = TournamentListed(id, plan, money, Committed(secret).commitment, locked, first.at, person)
    books.journal.forget(HOUSE)
    records = [Record(HOUSE, LISTED, listed), record_of(id, first, after=0), *more]
    return live, listed, books.committer.submit(records)


def record_of(id: str, act: Act, after: int | None = None) -> Record:
    kind = "TournamentOpened" if act.command is None else type(act.command).__name__
    return Record(TOURNAMENT + id, kind, act, after)


def secret_of(live: LiveTournament, at: float) -> Record:
    """The record that tells everybody the secret."""
    assert live.secret is not None
    return Record(HOUSE, REVEALED, SecretTold(live.id, live.secret.hex(), live.drawn, at))


def acts_of(books: Books, id: str) -> Iterator[Act]:
    """The acts of a tournament, from the first."""
    for read in books.journal.read(TOURNAMENT + id):
        yield read_act(read.body, read.form)


def empty_tournament(books: Books, listed: TournamentListed) -> LiveTournament:
    """A tournament before its first act, under its secret where this process has the house's key."""
    secret = None if books.locks is None else books.locks.unlock(listed.locked, TOURNAMENT + listed.id, 1)
    return LiveTournament(listed.id, listed.plan, currency_of(listed.plan), books.clock, listed.money, secret)


def load_tournament(books: Books, listed: TournamentListed) -> LiveTournament:
    """A tournament from the books."""
    books.journal.forget(TOURNAMENT + listed.id)
    live = empty_tournament(books, listed)
    for act in acts_of(books, listed.id):
        live.apply(act)
    return live
