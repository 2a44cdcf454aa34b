"""The authorisation of a house as its floor file writes it, and what it forbids its tables.

    day = 2026-11-20                      # the day on which it is to hold
    deposit = "60000.00"                  # what was lodged (fianza), and what the authorisation asks for
    deposit_required = "60000.00"
    payment = ["card"]                    # means of payment besides legal tender
    hours = { opens = "19:00", closes = "04:00" }
    [[authorised]]
    game = "blackjack"
    minimums = ["5.00", "10.00"]
    options = { maximum = [50, 100] }
    [[material]]
    number = "W-12"
    kind = "wheel"
    approved = "Resolución 14/2025"
    [[staff]]
    name = "Ane"
    post = "inspector"

A table is held to what was granted for its game; where a file grants nothing in particular, only to the law.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.kit.convert import convert
from novamas.kit.decider import Money
from novamas.kit.errors import BadAmount, Worded
from novamas.kit.money import Currency, parse
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.spaces import Clause
from novamas.law import Library, misfit
from novamas.table.opening import Opening, fitting, in_minor


class BadFloor(Worded):
    """A floor file that cannot be read or makes no sense, or what is wrong between the tables of a floor."""

    code = "bad-floor"


Post: TypeAlias = Literal["director", "deputy", "inspector", "croupier", "attendant", "cashier", "admission"]
POSTS: tuple[Post, ...] = get_args(Post)
Means: TypeAlias = Literal["card", "transfer", "cheque"]
MEANS: tuple[Means, ...] = get_args(Means)
LOANS = ("credit", "loan")
KEYS = ("day", "deposit", "deposit_required", "payment", "hours", "authorised", "material", "staff", "number")
DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
CLOCK = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
HEADS: dict[str, tuple[Post, ...]] = {"inspector": ("inspector", "deputy", "director"), "attendant": ("attendant",)}
"""Who of the roster may be named at a table, by the key that names them."""


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when the house plays, as clocks show it; past midnight where it closes earlier than it opens."""

    opens: str
    closes: str

    def minutes(self) -> int:
        """How long a session lasts."""
        first, last = (60 * int(text[:2]) + int(text[3:]) for text in (self.opens, self.closes))
        return (last - first) % (24 * 60) or 24 * 60


class Grant(Struct, frozen=True, forbid_unknown_fields=True):
    """What was granted for one game: its minima, at most so many tables and seats (0: as the law has it), the values
    that house options may have, the regulation that it rests on, and whether it may be played at a distance."""

    game: str
    minimums: tuple[Money, ...] = ()
    tables: int = 0
    seats: int = 0
    options: dict[str, list[Any]] = {}
    regulation: str = ""
    remote: bool = False


class Material(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to play with that has a number; `approved` is the act by which its model was approved."""

    number: str
    kind: str = ""
    approved: str = ""


class Worker(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the staff: a name and a post."""

    name: str
    post: Post


class Licence(Struct, frozen=True, kw_only=True):
    """What a house was granted, as far as its file says so."""

    number: str = ""
    day: str = ""
    deposit: Money = 0
    deposit_required: Money = 0
    payment: tuple[str, ...] = ()
    hours: Hours | None = None
    authorised: tuple[Grant, ...] = ()
    material: tuple[Material, ...] = ()
    staff: tuple[Worker, ...] = ()

    def grant(self, game: str) -> Grant | None:
        return next((grant for grant in self.authorised if grant.game == game), None)


Found: TypeAlias = tuple[Worded, int | None]
"""A problem, and the table that it is about (none: the house)."""


class Standing(Struct, frozen=True):
    """As much of a table as its authorisation is about."""

    opening: Opening
    inspector: str = ""
    attendant: str = ""
    remote: bool = False
    printed: tuple[str, ...] = ()
    materials: tuple[str, ...] = ()


# -- what it forbids ---------------------------------------------------------------------------------------------------


def check_licence(law: str, licence: Licence, tables: Sequence[Standing], laws: Library) -> Iterator[Found]:
    """Everything that the law forbids of an authorisation, and the authorisation of the tables."""
    yield from ((problem, None) for problem in check_itself(law, licence, laws))
    for n, table in enumerate(tables):
        yield from ((problem, n) for problem in check_standing(law, licence, table, laws))
    for grant in licence.authorised:
        here = [n for n, table in enumerate(tables) if table.opening.game == grant.game]
        for n in here[grant.tables :] if grant.tables else ():
            yield BadFloor("more-tables-than-granted", (), "game", game=grant.game, most=grant.tables), n


def check_itself(law: str, licence: Licence, laws: Library) -> Iterator[Worded]:
    """What the law forbids of an authorisation, whatever tables there are."""
    head = laws.head(law)
    if licence.day and head.in_force is not None and licence.day < head.in_force.isoformat():
        yield BadFloor("not-in-force", head.in_force_clauses, "day", day=licence.day, since=head.in_force.isoformat())
    regulation = head.regulation
    for grant in licence.authorised:
        if regulation.clauses and grant.game not in regulation.games and not grant.regulation:
            yield BadFloor("no-regulation", regulation.clauses, "regulation", game=grant.game)
    if head.deposit.clauses and licence.authorised and not licence.deposit:
        yield BadFloor("no-deposit", head.deposit.clauses, "deposit")
    elif licence.deposit < licence.deposit_required:
        money = {"amount": licence.deposit_required, "currency": laws.currency(law).code}
        yield BadFloor("deposit-below", head.deposit.clauses, "deposit", **money)
    for means in licence.payment:
        if (error := find_payment_fault(law, means, laws)) is not None:
            yield error


def find_payment_fault(law: str, means: str, laws: Library) -> Worded | None:
    """Why a means of payment cannot be authorised under a law, if so."""
    payment = laws.head(law).payment
    if means in LOANS:
        return (
            BadFloor("loan-forbidden", payment.loans_clauses, "payment", value=means) if payment.loans_clauses else None
        )
    if means not in MEANS:
        return misfit("payment", "choice", means, MEANS)
    if payment.clauses and not payment.others:
        return BadFloor("tender-only", payment.clauses, "payment", value=means)
    return None


def check_standing(law: str, licence: Licence, table: Standing, laws: Library) -> Iterator[Worded]:
    """What the authorisation, or the law beside its game, forbids of a table."""
    head, opening = laws.head(law), table.opening
    grant = licence.grant(opening.game)
    if grant is not None:
        yield from check_grant(law, grant, opening, laws)
    if table.remote and head.remote.clauses and not (grant is not None and grant.remote):
        clauses = (*head.authorised.clauses, *head.remote.clauses)
        yield BadFloor("remote-not-granted", clauses, "remote", game=opening.game)
    known = {material.number: material for material in licence.material}
    for number in table.materials:
        if number not in known:
            yield BadFloor("material-unknown", head.materials.clauses, "materials", value=number)
        elif head.materials.clauses and not known[number].approved:
            yield BadFloor(
                "material-not-approved", head.materials.clauses, "materials", value=number, authority=head.materials.by
            )
    for lang in table.printed:
        if head.printed.languages and lang not in head.printed.languages:
            allowed = head.printed.languages
            yield BadFloor("printed-in", head.printed.clauses, "printed", value=lang, allowed=allowed)
    roster = {(worker.name, worker.post) for worker in licence.staff}
    for key, posts in HEADS.items():
        name = getattr(table, key)
        if licence.staff and name and not any((name, post) in roster for post in posts):
            yield BadFloor("not-on-the-roster", (), key, name=name)


def check_grant(law: str, grant: Grant, opening: Opening, laws: Library) -> Iterator[Worded]:
    """Where a table is not as it was granted."""
    clauses = laws.head(law).authorised.clauses
    money = {"currency": laws.currency(law).code}
    if grant.minimums and opening.minimum not in grant.minimums:
        yield BadFloor("minimum-not-granted", clauses, "minimum", amount=opening.minimum, **money)
    for minimum in opening.authorisation.minimums:
        if grant.minimums and minimum not in grant.minimums:
            yield BadFloor("minimum-not-granted", clauses, "authorised", amount=minimum, **money)
    if grant.seats and (opening.seats or 0) > grant.seats:
        yield BadFloor("seats-not-granted", clauses, "seats", value=opening.seats, most=grant.seats)
    for option, values in grant.options.items():
        if option in opening.options and opening.options[option] not in values:
            yield BadFloor(
                "option-not-granted", clauses, option, name=option, value=opening.options[option], allowed=values
            )


# -- read and written --------------------------------------------------------------------------------------------------


def read_licence(law: str, raw: Plain, laws: Library, unread: list[Worded]) -> Licence:
    """The authorisation of a file, with what cannot be understood of it added to `unread`."""
    currency = laws.currency(law)
    fields: PlainDict = {}
    for key in ("deposit", "deposit_required"):
        if key in raw:
            try:
                fields[key] = parse(raw[key], currency)
            except BadAmount as e:
                e.field = key
                unread.append(e)
    day = raw.get("day")
    if isinstance(day, datetime.date) and not isinstance(day, datetime.datetime):
        fields["day"] = day.isoformat()
    elif isinstance(day, str) and DAY.fullmatch(day):
        fields["day"] = day
    elif day is not None:
        unread.append(misfit("day", "text", day))
    fields["number"] = raw["number"] if isinstance(raw.get("number"), str) else ""
    means = raw.get("payment", [])
    if isinstance(means, list) and all(isinstance(each, str) for each in means):
        fields["payment"] = tuple(means)
    else:
        unread.append(misfit("payment", "list", means))
    fields["hours"] = read_hours(raw["hours"], unread) if "hours" in raw else None
    for key, kind in (("authorised", Grant), ("material", Material), ("staff", Worker)):
        fields[key] = tuple(read_rows(law, key, kind, raw.get(key, []), currency, laws, unread))
    return Licence(**fields)


def read_hours(raw: object, unread: list[Worded]) -> Hours | None:
    if isinstance(raw, Mapping) and set(raw) == {"opens", "closes"}:
        opens, closes = str(raw["opens"]), str(raw["closes"])
        if CLOCK.fullmatch(opens) and CLOCK.fullmatch(closes):
            return Hours(opens, closes)
    unread.append(BadFloor("hours", (), "hours"))
    return None


def read_rows(
    law: str, key: str, kind: type[Struct], raw: object, currency: Currency, laws: Library, unread: list[Worded]
) -> Iterator[Any]:
    """The tables of a list in the file, each as its type; one that is not is told and left out."""
    if not isinstance(raw, list) or not all(isinstance(row, dict) for row in raw):
        unread.append(misfit(key, "list", raw))
        return
    first = kind.__struct_fields__[0]
    for row in raw:
        problems: list[Worded] = []
        plain = in_minor(row, {"minimums"}, currency, problems)
        fields = fitting(plain, kind, problems)
        if first not in fields:
            problems.append(misfit(first, "text", None))
        elif kind is Grant:
            try:
                laws.check_game(law, str(fields["game"]))
            except Worded as e:
                problems.append(e)
        if kind is Worker and "post" not in fields and not problems:
            problems.append(misfit("post", "choice", None, POSTS))
        unread += problems
        if not problems:
            yield convert(fields, kind)


def cited_by(law: str, licence: Licence, laws: Library) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """What the law asks of an authorisation, topic by topic, for a report of the floor."""
    head = laws.head(law)
    if licence.day and head.in_force_clauses:
        yield "day", head.in_force_clauses
    if licence.authorised and head.regulation.clauses:
        yield "regulation", (*head.regulation.clauses, *head.regulation.named_clauses)
    if licence.authorised and head.deposit.clauses:
        yield "deposit", (*head.deposit.clauses, *head.deposit.covers_clauses)
    if licence.payment and head.payment.clauses:
        yield "payment", (*head.payment.clauses, *head.payment.others_clauses, *head.payment.loans_clauses)
