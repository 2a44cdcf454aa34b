"""Tables for the compiled loop of pokers in which one goes on or gives up: what is dealt where, who goes, what it
brings.

Every payment is what the game's own `settle_bet` moves, for each class of hands and each end; the loop knows only
classes of hands and looks up the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

from novamas.games.boxes.acts import box_of
from novamas.games.cloth.acts import Bet
from novamas.games.fast import Given, Tables, Unfit, Wanted, common_unit
from novamas.games.poker.acts import BANK, COMMON, Fold, Go, Hand, Poker
from novamas.games.poker.going import ANTE, SECOND
from novamas.games.poker.play import AnyPoker, PokerGame
from novamas.games.poker.rules import HAND
from novamas.games.strategies import Answer, Chart
from novamas.kit.cards import rank
from novamas.kit.decider import CLOTH, Actor, AnyDesk, AnyGame, Command, Move, Offer
from novamas.kit.hand_tables import HandTables, tables
from novamas.kit.hands import ACE, Made, Ranking

ME = "player"
OWN_BOX = 1
"""The box before whoever is watched; nobody looks at the cards of any other."""
OUTCOMES = ("won", "tied", "lost", "unopposed")
FOLDED, BARE = "folded", "bare"
ENDS = (*OUTCOMES, FOLDED, BARE)
"""What becomes of a hand; one without an ante is never asked."""
Goes: TypeAlias = Callable[[Sequence[int], Sequence[int]], bool]
"""Whether somebody goes on who sees these own cards, and these of the bank or of all."""
AnyGoing: TypeAlias = AnyPoker


class Lying(Struct, frozen=True):
    """What is laid, by kind and box."""

    boxes: tuple[int, ...]
    stakes: Mapping[tuple[str, int], int]


def lay_hands(game: AnyGoing, wanted: Wanted, kinds: Iterable[str]) -> Lying:
    """The bets as they are laid, in the order in which they are wanted; a bet beside a hand comes after it."""
    stakes: dict[tuple[str, int], int] = {}
    for on, amount in wanted.bets.items():
        kind = game.spots[on].kind if on in game.spots else ""
        box = box_of(on) if kind else 0
        made = any(game.makes_hand(known) for known, where in stakes if where == box)
        if kind not in (ANTE, *kinds) or not (made or game.makes_hand(kind)) or (made and kind == ANTE):
            raise Unfit("bet", on)
        stakes[kind, box] = amount
    boxes = tuple(sorted({box for _, box in stakes}))
    rules = game.rules.boxes
    if len(boxes) < getattr(rules, "least", 1):
        raise Unfit("company")
    if game.rules.pack.jokers or game.rules.pack.decks != 1:
        raise Unfit("option", "pack")
    return Lying(boxes, stakes)


def net_of(moves: Iterable[Move]) -> int:
    """What moves bring to a player whose stakes lie on the cloth already, beyond those stakes."""
    return sum(m.amount * ((m.dst != CLOTH and m.src != CLOTH) - (m.src == CLOTH and m.dst != ME)) for m in moves)


@lru_cache(maxsize=16)
def representatives(ranking: Ranking) -> tuple[Made, ...]:
    """A hand of each class."""
    kinds = ranking.kinds()
    return tuple(
        Made(kinds[len(kinds) - 1 - value[0]], tuple(value[1:]) or (ACE,)) for value in tables(ranking).classes
    )


class Paid:
    """What every end of a hand brings, by its class."""

    def __init__(self, game: AnyGoing, lying: Lying, side: Callable[[int, str, Made], int]) -> None:
        self.game, self.lying, self.side = game, lying, side
        self.times = game.rules.bets.second.times
        self.antes = [lying.stakes.get((ANTE, box), 0) for box in lying.boxes]
        self.money = [[self._by_class(box, end) for end in ENDS] for box in lying.boxes]

    def _by_class(self, box: int, end: str) -> list[int]:
        known: dict[tuple[str, int], int] = {}
        found = []
        for made in representatives(self.game.ranking):
            key = made.kind, made.ranks[0]
            if key not in known:
                known[key] = self._pay(box, end, made)
            found.append(known[key])
        return found

    def _pay(self, box: int, end: str, made: Made) -> int:
        ante = self.lying.stakes.get((ANTE, box), 0)
        net = self.side(box, end, made)
        if not ante or end == BARE:
            return net
        if end == FOLDED:
            return net - ante
        bets = {1: Bet(ME, f"{ANTE}:{box}", ante), 2: Bet(ME, f"{SECOND}:{box}", ante * self.times)}
        s: AnyDesk = self.game.state(bets=bets)
        settle: Any = self.game.settle_bet  # type: ignore[attr-defined]
        return net + sum(net_of(settle(s, id, bet, made, end)) for id, bet in bets.items())


def side_net(game: AnyGoing, amount: int, pays: Any) -> int:
    """What a bet beside a hand brings: nothing is what a loser is paid."""
    return game.house.rounding.share(amount, pays) if pays is not None else -amount


def list_places(game: AnyGoing, lying: Lying, later: Sequence[str] = ()) -> Given:
    """Where each card goes: the number of a hand, then the bank, then what is common to all. `shown` is the card of
    the bank that lies open."""
    keys = tuple(map(str, lying.boxes))
    s: AnyDesk = game.state(order=keys, hands={key: Hand(int(key), ME) for key in keys})
    dealt = [*game.list_deal(s), *((COMMON, slot) for slot in game.rules.deal.order if slot in later[:1])]
    names = (*keys, BANK, COMMON)
    shown = [n for n, (place, slot) in enumerate(dealt) if place == BANK and game.rules.sight[slot].by == "all"]
    if len(shown) > 1 or any(place not in names for place, _ in dealt):
        raise Unfit("option", "deal")
    return {
        "deal": [names.index(place) for place, _ in dealt],
        "later": sum(slot in later[1:] for slot in game.rules.deal.order),
        "shown": shown[0] if shown else -1,
    }


def go_tables(
    game: AnyGoing,
    wanted: Wanted,
    lying: Lying,
    paid: Paid,
    *,
    counts: tuple[int, int],
    goes: Given,
    early: Sequence[Sequence[int]] = (),
    later: Sequence[str] = (),
) -> Tables:
    """All that the loop reads. `counts` are the cards that a decision and a showdown see."""
    money = paid.money
    unit = common_unit((*wanted.bets.values(), *paid.antes, *(n for box in money for row in box for n in row)))
    unit = common_unit((unit, *(n for row in early for n in row)))
    table = tables(game.ranking, counts[1])
    least = game.ranking.value_of(game.rules.qualify.least())
    highest = sum(max(max(row) for row in box) for box in money) + sum(max(0, *row) for row in early)
    lowest = sum(min(min(row) for row in box) for box in money) + sum(min(0, *row) for row in early)
    return Tables(
        kernel="novamas.games.poker.going_kernel",
        given={
            **list_places(game, lying, later),
            **goes,
            "ranking": game.ranking,
            "seen": counts[0],
            "last": counts[1],
            "boxes": len(lying.boxes),
            "blind": [box != OWN_BOX for box in lying.boxes],
            "laid": sum(wanted.bets.values()) // unit,
            "antes": [ante // unit for ante in paid.antes],
            "times": paid.times,
            "plays": next((n for n, value in enumerate(table.classes) if value >= least), len(table.classes)),
            "money": [[[n // unit for n in row] for row in box] for box in money],
            "early": [[n // unit for n in row] for row in early],
        },
        unit=unit,
        lowest=lowest // unit,
        highest=highest // unit,
        outcomes=OUTCOMES,
        linear=False,
        raises=True,
    )


# -- who goes ----------------------------------------------------------------------------------------------------------


def answer_by(goes: Goes) -> Answer:
    """Goes on where that is said of the cards in sight, and with a hand that nobody looks at."""

    def answer(game: AnyGame, s: AnyDesk, who: Actor, offers: Mapping[str, Offer]) -> Command | None:
        if "Go" not in offers and "Fold" not in offers:
            return None
        assert isinstance(game, PokerGame)
        own = game.in_sight(s, s.turn)
        others = game.in_sight(s, BANK, COMMON)
        going = len(own) < game.rules.deal.order.count(HAND) or goes(own, others)
        return Go(by=who) if going and "Go" in offers else Fold(by=who)

    return answer


def answer_by_class(table: HandTables, goes: Sequence[Sequence[Sequence[bool]]]) -> Answer:
    """The same by the class of the hand, the card that the bank shows, and whether the hand has one of its rank."""

    def going(own: Sequence[int], others: Sequence[int]) -> bool:
        up = (rank(others[0]) - 1) % 13 if others else 0
        match = bool(others) and any(rank(card) == rank(others[0]) for card in own)
        return bool(goes[up][match][table.of(own)])

    return answer_by(going)


__all__ = [
    "BARE", "FOLDED", "ME", "Chart", "Lying", "Paid", "Poker", "answer_by", "answer_by_class", "go_tables",
    "lay_hands", "side_net",
]  # fmt: skip
