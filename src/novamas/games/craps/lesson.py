"""Craps in six sentences, and what decides each of its bets."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.craps.odds import odds
from novamas.games.craps.play import CrapsGame
from novamas.games.craps.rules import CrapsBet
from novamas.games.lesson import Line, edges, tell

WIN, AGAINST = "win", "dont-win"


def lesson(game: CrapsGame) -> Iterator[Line]:
    rules = game.rules
    win, against = rules.bets[WIN], rules.bets[AGAINST]
    yield tell("craps-how-goal", thrown=rules.dice.thrown)
    yield tell("craps-how-win", wins=win.wins, loses=win.loses, pays=win.pays)
    yield tell("craps-how-point", points=rules.point.numbers, seven=rules.point.seven)
    yield tell("craps-how-against", null=against.null or against.stays, none=not (against.null or against.stays))
    yield tell("craps-how-come")
    rows = [row for row in odds(game) if not row.strategy and row.bet in game.bets]
    yield tell("craps-how-edge", least=edges(rows, WIN)[0], most=edges(rows)[1])


def meanings(game: CrapsGame) -> Iterator[tuple[str, Line]]:
    for kind, rule in game.bets.items():
        yield kind, tell_bet(game, rule)
    for kind, (base, number) in game.boxed.items():
        yield kind, tell(f"craps-means-{game.bets[base].side}", number=number, seven=game.rules.point.seven)


def tell_bet(game: CrapsGame, rule: CrapsBet) -> Line:
    """What wins a bet and what loses it."""
    seven = game.rules.point.seven
    if rule.base:
        return tell(f"craps-means-odds-{rule.side}", number=rule.number, seven=seven)
    if rule.number:
        return tell(f"craps-means-{rule.side}", number=rule.number, seven=seven)
    if rule.side:
        back = rule.null or rule.stays
        return tell(
            f"craps-means-line-{rule.side}", when=rule.when, wins=rule.wins, loses=rule.loses, seven=seven,
            null=back, none=not back,
        )  # fmt: skip
    if rule.once:
        better = tuple(int(total) for total in rule.better)
        return tell("craps-means-once", wins=rule.wins, better=better, none=not better)
    return tell("craps-means-until", wins=rule.wins, loses=rule.loses)
