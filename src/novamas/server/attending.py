"""Staff at a table in person: whose decisions the croupier enters, who has really gone, what a note is about."""

from __future__ import annotations

from novamas.games.bots import BOT
from novamas.kit.decider import Actor, Command, Refused, is_name
from novamas.server.hosted import Hosted
from novamas.server.roles import Person, check
from novamas.table.acts import Remark, SendAway

STAND_IN = "stand-in"
"""The cause of an act that the croupier entered for somebody."""


def stand_in(person: Person, hosted: Hosted, player: Actor) -> Actor:
    """Whom the croupier enters something for: somebody without a device, at a table that is dealt in person."""
    check(person, "act-for-player")
    if hosted.policy.auto:
        raise Refused("table-deals-itself", field="player", value=player)
    if not is_name(player) or player.startswith(BOT):
        raise Refused("not-a-name", field="player", value=player)
    if is_looking(hosted, player):
        raise Refused("player-has-device", field="player", value=player)
    return player


def is_looking(hosted: Hosted, player: Actor) -> bool:
    return any(viewer.eyes == player for viewer in hosted.viewers)


def check_minute(hosted: Hosted, command: Command) -> None:
    """What only the house knows of a note and of somebody absent."""
    match command:
        case SendAway(player=player) if is_looking(hosted, player):
            raise Refused("still-here", field="player", value=player)
        case Remark(about=about) if not 0 <= about < hosted.live.seq:
            raise Refused("no-such-note-entry", field="about", value=about)


__all__ = ["STAND_IN", "check_minute", "is_looking", "stand_in"]
