"""What a player is told of a card before buying it: what part of the takings each prize is."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import BINGO, CARD, LINE, WHOLE
from novamas.games.terms import Prize, Terms, join


def terms(game: BingoGame) -> Iterator[Terms]:
    rules, house = game.rules, game.house
    shares = {
        LINE: (house.line_share, rules.prizes.line_clauses),
        BINGO: (house.bingo_share, rules.prizes.bingo_clauses),
    }
    prizes = [
        Prize(f"rules-case-bingo-{what}", "", clauses, {"percent": f"{100 * share / WHOLE:g}"})
        for what, (share, clauses) in shares.items()
    ]
    if house.extra_ball:
        prizes.append(Prize("rules-case-bingo-extra", "", rules.forms.clauses, {"ball": str(house.extra_ball)}))
    yield Terms(
        bet=CARD,
        prizes=tuple(prizes),
        maximum="bingo-cards",
        args={"most": str(house.most_cards)},
        clauses=join(rules.prizes.clauses, rules.ties.clauses),
    )
