"""Trijoker by the million: the tables of its loop, and who takes which bet back by which rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from novamas.games.boxes.acts import box_of
from novamas.games.counts import long_count
from novamas.games.fast import Tables, Unfit, Wanted, common_unit
from novamas.games.poker.counting import Least, Prize
from novamas.games.poker.going_fast import OWN_BOX, representatives
from novamas.games.poker.rules import HAND, high
from novamas.games.poker.trijoker.acts import LeaveBet, WithdrawBet
from novamas.games.poker.trijoker.choice import FIRST
from novamas.games.poker.trijoker.exact import Counted, Sets
from novamas.games.poker.trijoker.odds import BEST
from novamas.games.poker.trijoker.play import LEFT, RIGHT, TrijokerGame
from novamas.games.poker.trijoker.rules import PARTS, WHOLE
from novamas.games.strategies import Answer, Chart
from novamas.kit.cards import NAMES
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command, Offer
from novamas.kit.hand_tables import CARD_BIT, SUIT_BITS, SUIT_MASK
from novamas.kit.hands import Ranking

NEVER, ALWAYS, PRIZE, FIRST_PRIZE = (
    "never-withdraw", "always-withdraw", "only-with-a-prize", "first-only-with-a-prize"
)  # fmt: skip
NAMED = (BEST, NEVER, ALWAYS, PRIZE, FIRST_PRIZE)
CARDS = 52
WON, LOST = "won", "lost"


class Staying(Struct, frozen=True):
    """The hands of three and of four cards with which a bet stays, best played and with a prize in hand: each up to the
    names of the suits, the ranks of each suit as thirteen bits, the suits put in order."""

    best: tuple[tuple[int, ...], tuple[int, ...]]
    paid: tuple[tuple[int, ...], tuple[int, ...]]


class Way(Struct, frozen=True):
    """With what the first bet and the second stay; nothing stands for any hand."""

    first: tuple[int, ...] | None
    second: tuple[int, ...] | None


@long_count("trijoker", seconds=3)
def find_staying(ranking: Ranking, prizes: tuple[tuple[str, int, Fraction], ...]) -> Staying:
    found = Counted(ranking, tuple(Prize(Least(kind, (least,)), pays) for kind, least, pays in prizes))
    best = tuple(tuple(pack(sets) for sets, hand in hands.items() if hand.total > 0) for hands in found.hands)
    paid = tuple(tuple(pack(sets) for sets in hands if found.sight[sets].made) for hands in found.hands)
    return Staying((best[0], best[1]), (paid[0], paid[1]))


def pack(sets: Sequence[int]) -> int:
    return sum(ranks << SUIT_BITS * n for n, ranks in enumerate(sets))


def see(cards: Collection[int]) -> int:
    """Cards up to the names of the suits, as `Staying` has them."""
    bits = sum(CARD_BIT[card] for card in cards)
    sets: Sets = tuple(sorted(bits >> SUIT_BITS * n & SUIT_MASK for n in range(4)))
    return pack(sets)


def find_way(game: TrijokerGame, name: str) -> Way | None:
    """Which hands stay, by the name of a strategy."""
    if name == NEVER:
        return Way(None, None)
    if name == ALWAYS:
        return Way((), ())
    if name not in ("", *NAMED):
        return None
    lines = game.rules.prizes.items()
    found = find_staying(game.ranking, tuple((kind, high(line.least), Fraction(line.pays)) for kind, line in lines))
    if name == PRIZE:
        return Way(*found.paid)
    return Way(found.paid[0] if name == FIRST_PRIZE else found.best[0], found.best[1])


def fast(game: TrijokerGame, wanted: Wanted) -> Tables:
    """The three equal bets in any box."""
    way = find_way(game, wanted.strategy) if wanted.chart is None else None
    if way is None:
        raise Unfit("strategy", wanted.strategy)
    if game.bets != PARTS or game.rules.pack.jokers or game.rules.pack.decks != 1:
        raise Unfit("option", "pack")
    stakes: dict[int, int] = {}
    for on, amount in wanted.bets.items():
        if on not in game.spots or game.spots[on].kind != WHOLE or amount % len(PARTS):
            raise Unfit("bet", on)
        stakes[box_of(on)] = amount // len(PARTS)
    boxes = tuple(sorted(stakes))
    money = [[net_of(game, made, stakes[box]) for made in representatives(game.ranking)] for box in boxes]
    unit = common_unit((*wanted.bets.values(), *stakes.values(), *(n for row in money for n in row)))
    return Tables(
        kernel="novamas.games.poker.trijoker.kernel",
        given={
            "ranking": game.ranking,
            "deal": list_places(game, boxes),
            "boxes": len(boxes),
            "blind": [box != OWN_BOX for box in boxes],
            "stakes": [stakes[box] // unit for box in boxes],
            "money": [[n // unit for n in row] for row in money],
            "first": way.first,
            "second": way.second,
        },
        unit=unit,
        lowest=len(PARTS) * sum(min(row) for row in money) // unit,
        highest=len(PARTS) * sum(max(row) for row in money) // unit,
        outcomes=(WON, LOST, *NAMES[:CARDS]),
        linear=False,
        raises=True,
    )


def net_of(game: TrijokerGame, made: Any, amount: int) -> int:
    """What one of the three bets brings."""
    pays = game.prizes.pays(made)
    return -amount if pays is None else game.house.rounding.share(amount, pays)


def list_places(game: TrijokerGame, boxes: Sequence[int]) -> list[int]:
    """Where each card goes: the number of a hand, then the two common cards."""
    from novamas.games.poker.acts import Hand

    keys = tuple(map(str, boxes))
    s: AnyDesk = game.state(order=keys, hands={key: Hand(int(key), "") for key in keys})
    names = (*keys, LEFT, RIGHT)
    return [names.index(place) for place, _ in game.list_deal(s)]


def strategy(game: TrijokerGame, name: str, chart: Chart | None) -> Answer | None:
    """Leaves a bet with the hands that a strategy names, and with one that nobody looks at."""
    way = find_way(game, name) if chart is None else None
    if way is None:
        return None
    stay = [None if hands is None else frozenset(hands) for hands in (way.first, way.second)]

    def answer(game: AnyGame, s: AnyDesk, who: Actor, offers: Mapping[str, Offer]) -> Command | None:
        if "LeaveBet" not in offers:
            return None
        assert isinstance(game, TrijokerGame)
        own, good = game.in_sight(s, s.turn), stay[s.stage != FIRST]
        blind = len(own) < game.rules.deal.order.count(HAND)
        if blind or good is None or see((*own, *game.in_sight(s, LEFT))) in good:
            return LeaveBet(by=who)
        return WithdrawBet(by=who)

    return answer
