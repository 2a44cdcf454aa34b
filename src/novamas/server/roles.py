"""Roles, and the one mechanism that says who may do what.

At a table a role is an actor of the protocol: people act as themselves, staff as `@croupier`, `@inspector` and
`@director`; what an actor may do is what the table offers it. Everything that the house does beside its tables is a
*duty* with the roles that may perform it. Nothing else in the server asks for a role.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Actor, Refused

Role: TypeAlias = Literal["guest", "player", "croupier", "inspector", "cashier", "director", "auditor"]
ROLES: tuple[Role, ...] = get_args(Role)
PLAYERS: tuple[Role, ...] = ("guest", "player")
Scope: TypeAlias = Literal["read", "play", "staff", "books"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
POSTS: dict[Role, Actor] = {"croupier": CROUPIER, "inspector": INSPECTOR, "director": DIRECTOR}

DUTIES: dict[str, frozenset[Role]] = {
    "see-table": frozenset(ROLES),
    "act-at-table": frozenset((*PLAYERS, *POSTS)),
    "preview": frozenset(POSTS),
    "act-for-player": frozenset(("croupier",)),
    "type-chance": frozenset(("croupier",)),
    "invite-bots": frozenset((*PLAYERS, "director")),
    "open-table": frozenset(("director",)),
    "open-private-table": frozenset(PLAYERS),
    "set-policy": frozenset(("director",)),
    "close-table": frozenset(("director",)),
    "see-own-purse": frozenset(PLAYERS),
    "see-own-evening": frozenset(PLAYERS),
    "ask-advice": frozenset(PLAYERS),
    "get-play-chips": frozenset(PLAYERS),
    "see-any-purse": frozenset(("cashier", "director", "auditor")),
    "pay-in": frozenset(("cashier",)),
    "pay-out": frozenset(("cashier",)),
    "create-account": frozenset(("director",)),
    "change-account": frozenset(("director",)),
    "see-accounts": frozenset(("director", "auditor")),
    "see-cage": frozenset(("cashier", "director", "auditor")),
    "see-books": frozenset(("director", "auditor")),
    "replay": frozenset(("inspector", "director", "auditor")),
    "audit": frozenset(("director", "auditor")),
    "get-receipt": frozenset(("inspector", "director", "auditor")),
    "see-sitting": frozenset(("inspector", "cashier", "director", "auditor")),
    "open-sitting": frozenset(("director",)),
    "count-cage": frozenset(("cashier",)),
    "admit": frozenset(("cashier", "director")),
    "bar": frozenset(("director",)),
    "see-register": frozenset(("director", "auditor")),
    "see-marks": frozenset(("auditor",)),
    "see-own-entry": frozenset(PLAYERS),
    "lodge-deposit": frozenset(("director",)),
    "enter-tournament": frozenset(PLAYERS),
    "admit-to-tournament": frozenset(("cashier", "director")),
    "run-tournament": frozenset(("director",)),
    "teach": frozenset(("player", "croupier", "inspector", "director")),
    "attend-class": frozenset(ROLES),
    "see-metrics": frozenset(("director", "auditor")),
}

# What a program may do with its token is less than what its account may (`tokens.py`): of the duties these take the
# scope `read` or `books`, every other one that in which somebody does things.
LOOKING = frozenset(("see-table", "see-own-purse", "see-own-evening", "ask-advice", "see-own-entry"))
KEPT = frozenset(
    (
        "see-any-purse", "see-accounts", "see-cage", "see-books", "replay", "audit", "get-receipt", "see-sitting",
        "see-register", "see-marks", "see-metrics",
    )
)  # fmt: skip


class Person(Struct, frozen=True):
    """Who is asking: an opaque id and a role. The server makes it from the session; a client never does.

    `scopes` are those of the token that a program came in with; whoever came in with a session has no such bounds.
    """

    id: str
    role: Role
    scopes: tuple[Scope, ...] | None = None


def may(person: Person, duty: str) -> bool:
    return person.role in DUTIES[duty] and has_scope(person, scope_of_duty(duty, person.role))


def scope_of_deeds(role: Role) -> Scope:
    """The scope in which somebody of this role does things."""
    return "play" if role in PLAYERS else "staff"


def scope_of_duty(duty: str, role: Role) -> Scope:
    return "books" if duty in KEPT else "read" if duty in LOOKING else scope_of_deeds(role)


def has_scope(person: Person, scope: Scope) -> bool:
    return person.scopes is None or scope in person.scopes


def hold_to_scope(person: Person, scope: Scope) -> None:
    """Raises `Refused` where a token is not good for what is asked with it."""
    if not has_scope(person, scope):
        raise Refused("token-scope", field="scope", value=scope)


def check(person: Person, duty: str) -> None:
    """Raises `Refused` unless the person's role may perform the duty."""
    if person.role not in DUTIES[duty]:
        raise Refused("not-your-role", field="role", value=person.role)
    hold_to_scope(person, scope_of_duty(duty, person.role))


def eyes(person: Person) -> Actor:
    """As whom a person looks at a table: people as themselves, staff as their role."""
    return person.id if person.role in PLAYERS else "@" + person.role


def actor(person: Person) -> Actor:
    """Whom a person is at a table."""
    check(person, "act-at-table")
    return person.id if person.role in PLAYERS else POSTS[person.role]
