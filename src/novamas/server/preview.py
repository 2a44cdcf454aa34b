"""What a command of the staff would do, before it is sent: the same rules on the same state, and nothing is kept.

Chance is never tried out, and neither is what would bring a hidden value to light: who looks ahead learns no more than
what they see.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from novamas.kit.decider import Call, Event, Move, Refused, mask, step
from novamas.kit.wire import read_command
from novamas.server.hosted import Hosted
from novamas.server.patch import patch
from novamas.server.roles import Person, actor, check


class Preview(Struct, frozen=True):
    """What would happen: the events, what would be called, which chips would move, the clauses that say so.

    `patch` is what would change in what this person sees of the table.
    """

    events: tuple[Event, ...]
    calls: tuple[Call, ...]
    moves: tuple[Move, ...]
    clauses: tuple[str, ...]
    patch: msgspec.Raw


def preview(person: Person, hosted: Hosted, written: object) -> Preview:
    """Plays a command on what is on disk and forgets it; a refusal is the one that the command would get."""
    check(person, "preview")
    table, before, eyes = hosted.live.decider, hosted.state, actor(person)
    command = read_command(table.all_commands(), written, eyes, hosted.currency)
    after, done = step(table, before, command)
    if any(event.reveals for event in done):
        raise Refused("preview-would-reveal", field="do", value=type(command).__name__)
    events: tuple[Event, ...] = mask(tuple(done), eyes)
    return Preview(
        events,
        tuple(call for event in events for call in event.calls),
        tuple(move for event in events for move in event.moves),
        tuple(dict.fromkeys(clause for event in events for clause in event.clauses)),
        msgspec.Raw(patch(table.view(before, eyes), table.view(after, eyes))),
    )
