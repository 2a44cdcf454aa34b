"""What a player at the table may judge a hand by: how the game compares hands, and the cards that this player sees.

`equities_of` is for a panel beside the table: what the player's cards win against those of the others, as far as they
lie open. It counts, and so needs the extra `odds`.
"""

from __future__ import annotations

from novamas.games.circle_poker.acts import CirclePoker
from novamas.games.circle_poker.arithmetic.brain import Spot
from novamas.games.circle_poker.arithmetic.equity import DRAWN, Contest, Equities, equity
from novamas.games.circle_poker.betting import open_cards
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.showdown import cards_of
from novamas.kit.decider import Actor
from novamas.kit.hands import height


def contest_of(game: CirclePokerGame) -> Contest:
    """How a game compares hands: its cards, its ranking, how many of one's own count."""
    streets, judge = game.table.streets, game.judge
    pack = [card for card, count in enumerate(game.table.pack.counts) if count]
    return Contest(
        ranking=judge.ranking,
        own=sum(len(street.deal) for street in streets),
        use_own=judge.own,
        common=sum(street.common for street in streets),
        boards=game.rules.showdown.boards,
        low=judge.lows,
        lowest=min(map(height, pack)),
    )


def spot_of(game: CirclePokerGame, s: CirclePoker, who: Actor) -> Spot:
    """Where a player stands in turn: nothing but what this player sees. Of others only cards that lie open go in."""
    hand = s.hand
    return Spot(
        own=cards_of(hand, who),
        boards=hand.boards,
        rivals=tuple(open_cards(hand, other) for other in hand.inside() if other != who),
        pot=hand.pot,
        to_cover=min(s.chips[who], max(0, hand.level - hand.bet(who))),
        raised=bool(hand.raises) and set(hand.raises) != {who},
    )


def equities_of(game: CirclePokerGame, s: CirclePoker, who: Actor, deals: int = DRAWN) -> Equities:
    """What everybody in the hand wins on the average, the player first, by what the player sees: exact where that can
    be counted in seconds, else so many deals at random."""
    spot = spot_of(game, s, who)
    return equity(contest_of(game), [spot.own, *spot.rivals], spot.boards, deals=deals)
