"""What things are called: games, bets, and the spots of a cloth."""

from __future__ import annotations

from novamas.kit.words import has, say


def game_name(game: str, lang: str = "en") -> str:
    return _find_name("game", game, lang)


def bet_name(bet: str, lang: str = "en") -> str:
    return _find_name("bet", bet, lang)


def choice_name(choice: str, lang: str = "en") -> str:
    """What a player may choose: half back or prison, a strategy."""
    return _find_name("choice", choice, lang)


def spot_name(spot: str, lang: str = "en") -> str:
    """`split:17-20` as “Split 17-20”, `red` as “Red”: the name of a bet, and where it lies."""
    kind, _, where = spot.partition(":")
    key = f"spot-{kind}"
    if where and has(key):
        return say(key, lang, where=int(where) if where.isdigit() else where)
    name = bet_name(kind, lang)
    return f"{name} {where}" if where else name


def _find_name(what: str, key: str, lang: str) -> str:
    """The name, or the key itself for what a new law brings and nobody has named yet."""
    full = f"{what}-{key}"
    return say(full, lang) if has(full, lang) or has(full) else key
