"""Purses that move between floors. Each floor is a house of its own: a store, a chain, a key; no write spans two.

Chips go in two steps, and each of them happens once, however often and by whomever it is asked for:

1. `send`: they leave the purse here, and in the same batch a letter is written that this floor has signed.
2. `receive`: with that letter they come into the purse there, and the letter is written down there too.

Between the two they are on the way: the ledger of each floor has an account for every other one (`@transit/north`), and
what all of them hold together is what is on the way. A floor that is lost holds up its own letters and nothing else:
they lie in the store of whoever sent them (`list_sent`), and are carried again when it is back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.errors import Worded
from novamas.store.books import Books
from novamas.store.errors import Conflict
from novamas.store.journal import ONCE
from novamas.store.keys import is_signed_by
from novamas.store.ledger import TRANSIT
from novamas.store.once import BEYOND, Once, find, once, stream_of
from novamas.store.places import streams_between

OUT, IN = "transit-out", "transit-in"
"""The places of the keys of both steps."""
WHY = "transit"
TRIES = 20
"""How often a step is tried while somebody else writes to the same purse."""


class BadLetter(Worded):
    """A letter that this floor does not take chips for."""

    code = "bad-letter"


class Letter(Struct, frozen=True, tag=True):
    """Chips on their way from one floor to another: whose, how many, and the key under which they were sent. Signed by
    the floor that they left."""

    src: str
    dst: str
    person: str
    amount: int
    currency: str
    key: str
    sign: str = ""

    def signable(self) -> str:
        return msgspec.json.encode(replace(self, sign="")).decode()

    def is_from(self, public: str) -> bool:
        return is_signed_by(public, self.signable(), self.sign)

    @property
    def mark(self) -> str:
        return hashlib.sha256(self.signable().encode()).hexdigest()


LETTER = msgspec.json.Decoder(Letter)


def send(books: Books, floor: str, to: str, person: str, amount: int, currency: str, key: str) -> Letter:
    """The first step: chips leave somebody's purse on this floor for another. Asked again under the same key it answers
    with the same letter and moves nothing."""
    if floor == to:
        raise BadLetter("transit-same-floor", field="to", value=to)
    if amount <= 0:
        raise BadLetter("transit-nothing", field="amount", value=amount)
    asked = once(OUT, person, key, (to, amount, currency))
    if asked is None:
        raise BadLetter("transit-no-key", field="key")
    letter = Letter(floor, to, person, amount, currency, key)
    letter = replace(letter, sign=books.journal.key.sign(letter.signable()))
    return LETTER.decode(_once(books, asked, person, -amount, currency, TRANSIT + to, letter)[0])


def receive(books: Books, floor: str, letter: Letter, known: Mapping[str, str]) -> bool:
    """The second step: what a letter says comes into the purse here; False where it had come before. `known` are the
    public keys of the other floors: whoever is not among them sends nothing."""
    if letter.dst != floor:
        raise BadLetter("transit-elsewhere", field="to", value=letter.dst, name=floor)
    if letter.src not in known or not letter.is_from(known[letter.src]):
        raise BadLetter("transit-unsigned", field="sign", value=letter.src)
    asked = Once(stream_of(IN, letter.src, letter.mark), letter.mark[:24])
    return _once(books, asked, letter.person, letter.amount, letter.currency, TRANSIT + letter.src, letter)[1]


def _once(
    books: Books, asked: Once, person: str, amount: int, currency: str, other: str, letter: Letter
) -> tuple[msgspec.Raw, bool]:
    """An entry and its letter in one batch, unless the key stands there already: the answer, and whether it is new."""
    for _ in range(TRIES):
        if (done := find(books.journal, asked.stream)) is not None:
            return asked.check(done), False
        purse = books.purse(person)
        purse.check(amount, currency)
        entry = books.entry(person, amount, currency, other, WHY, person, purse.entries, purse.at)
        try:
            books.committer.submit([entry, asked.record(letter)]).result()
        except Conflict:  # somebody else wrote to the purse, or did this very step
            continue
        books.done.add(asked.stream)
        return msgspec.Raw(msgspec.json.encode(letter)), True
    raise Conflict("somebody-first")


def list_sent(books: Books, floor: str) -> Iterator[Letter]:
    """Every letter that left this floor: to be carried again after whatever happened on the way."""
    for stream in streams_between(books.journal.recorder, ONCE, BEYOND):
        done = find(books.journal, stream)
        letter = None if done is None else read_letter(done.answer)
        if letter is not None and letter.src == floor:
            yield letter


def read_letter(answer: msgspec.Raw) -> Letter | None:
    """The letter that is written under a key, if what stands there is one."""
    try:
        return LETTER.decode(answer)
    except msgspec.MsgspecError:
        return None
