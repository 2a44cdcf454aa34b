"""Advice at a poker table: by the exact worth of each answer where that takes a moment, else by the book."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from novamas.games.advice import Advice
from novamas.games.bots import Bot, ask_bot, find_awaited
from novamas.games.poker.play import AnyPoker
from novamas.kit.decider import Actor, AnyDesk, mask


class Settled:
    """A generator for the player who does nothing by chance."""

    def randrange(self, n: int, /) -> int:
        return 0


def by_the_book(player: Callable[[], Bot]) -> Callable[[AnyPoker, AnyDesk, Actor], Advice | None]:
    """Advice of a game whose best simple play is this player's, who looks at the own cards and at open ones only."""

    def advise(game: AnyPoker, s: AnyDesk, who: Actor) -> Advice | None:
        kinds = {offer.kind for offer in find_awaited(game, s, who)}
        if not kinds:
            return None
        worth = game.advice(mask(s, who)) if s.pending else {}
        if worth and worth.keys() <= kinds:
            best = max(worth, key=lambda kind: worth[kind])
            return Advice(best, {}, {kind: str(value) for kind, value in worth.items()})
        command = ask_bot(player(), game, s, who, Settled())
        if command is None or type(command).__name__ not in kinds:
            return None
        fields = msgspec.to_builtins(command, str_keys=True)
        return Advice(fields.pop("type"), {name: value for name, value in fields.items() if name != "by"})

    return advise
