"""What a player is told of the stakes of baccarat on two cloths: on a cloth, and the bank in either mode."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS, TAKEN_OF, ModeRules
from novamas.games.circle.rules import BANK
from novamas.games.terms import Prize, Terms, join, less


def terms(game: BanqueGame) -> Iterator[Terms]:
    rules = game.rules
    for cloth in CLOTHS:
        yield Terms(bet=cloth, pays="1:1", clauses=join(rules.settlement.clauses, rules.minimum.clauses))
    yield Terms(
        bet=BANK,
        pays="1:1",
        prizes=tuple(tell_mode(name, mode) for name, mode in rules.modes.items()),
        maximum="bank-by-mode",
        clauses=join(*(mode.cap_clauses for mode in rules.modes.values())),
    )


def tell_mode(name: str, mode: ModeRules) -> Prize:
    """What a win of the bank comes to after the share of the house."""
    share = {"percent": f"{100 * mode.take / TAKEN_OF:g}"}
    return Prize(f"rules-case-bank-{name}", less(mode.take, TAKEN_OF), mode.take_clauses, share)
