"""The minutes (acta) of a game: what the head of the table has to write down, as a fold over its events.

Cards sold series by series, takings, prizes, the balls in their order, every card that was sung and what the check
found, what was awarded and paid; or why the game was void. `write` has it in words, line by line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.bingo.acts import (
    BallDrawn,
    BingoEnded,
    CardChecked,
    CardsSold,
    GameStarted,
    GameVoided,
    Lot,
    PrizeAwarded,
    PrizeLapsed,
    SaleOpened,
    Share,
)
from novamas.kit.decider import Actor, Event


class Checked(Struct, frozen=True):
    """A card that was sung: with which ball, what, and whether it was right."""

    ball: int
    who: Actor
    what: str
    card: str
    right: bool


class Minutes(Struct, frozen=True, kw_only=True):
    """A game, written down."""

    round: int
    price: int
    sold: tuple[Lot, ...] = ()
    takings: int = 0
    line: int = 0
    bingo: int = 0
    balls: tuple[int, ...] = ()
    checked: tuple[Checked, ...] = ()
    lapsed: tuple[str, ...] = ()
    shares: tuple[tuple[str, Share], ...] = ()
    paid: int = 0
    kept: int = 0
    void: str = ""
    refunded: int = 0
    returned: int = 0
    over: bool = False

    @property
    def cards(self) -> int:
        return sum(lot.count for lot in self.sold)


def minutes(events: Iterable[Event]) -> list[Minutes]:
    """The minutes of every game in a log, the running one too."""
    found: list[Minutes] = []
    for event in events:
        if isinstance(event, SaleOpened):
            found.append(Minutes(round=event.round, price=event.price))
        elif found:
            found[-1] = note(found[-1], event)
    return [each for each in found if each.sold]


def note(m: Minutes, e: Event) -> Minutes:
    """The minutes with one more event."""
    match e:
        case CardsSold(lot=lot):
            return replace(m, sold=(*m.sold, lot))
        case GameStarted(takings=takings, line=line, bingo=bingo):
            return replace(m, takings=takings, line=line, bingo=bingo)
        case BallDrawn(number=number):
            return replace(m, balls=(*m.balls, number))
        case PrizeLapsed(cards=cards):
            return replace(m, lapsed=(*m.lapsed, *cards))
        case CardChecked(who=who, what=what, card=card, right=right):
            return replace(m, checked=(*m.checked, Checked(len(m.balls), who, what, card, right)))
        case PrizeAwarded(what=what, shares=shares):
            return replace(m, shares=(*m.shares, *((what, share) for share in shares)))
        case BingoEnded(paid=paid, kept=kept):
            return replace(m, paid=sum(paid.values()), kept=kept, over=True)
        case GameVoided(cause=cause, refunded=refunded, returned=returned):
            back = {"refunded": sum(refunded.values()), "returned": sum(returned.values())}
            return replace(m, void=cause, over=True, **back)
    return m


def series_sold(m: Minutes) -> Iterator[tuple[int, int, int]]:
    """Each series with the first and the last of its cards that were sold."""
    for series in dict.fromkeys(lot.series for lot in m.sold):
        lots = [lot for lot in m.sold if lot.series == series]
        yield series, lots[0].first, lots[-1].last


def write(m: Minutes, say: Callable[..., str], money: Callable[[int], str]) -> Iterator[str]:
    """The minutes in words: `say` knows the language, `money` the currency."""
    yield say("bingo-record-title", round=m.round)
    for series, first, last in series_sold(m):
        yield say("bingo-record-sold", series=series, first=first, last=last)
    yield say("bingo-record-cards", cards=m.cards, price=money(m.price), takings=money(m.cards * m.price))
    yield say("bingo-record-prizes", line=money(m.line), bingo=money(m.bingo))
    yield say("bingo-record-balls", balls=" ".join(map(str, m.balls)) or "–")
    for each in m.checked:
        right = "yes" if each.right else "no"
        yield say("bingo-record-song", ball=each.ball, what=each.what, card=each.card, right=right)
    if m.lapsed:
        yield say("bingo-record-lapsed", cards=", ".join(m.lapsed))
    for what, share in m.shares:
        yield say("bingo-record-share", what=what, amount=money(share.amount), card=share.card)
    if m.void:
        cause = say(f"event-cause-{m.void}")
        refunded, returned = money(m.refunded), money(m.returned)
        yield say("bingo-record-void", cause=cause, refunded=refunded, returned=returned)
    elif m.over:
        yield say("bingo-record-end", paid=money(m.paid), kept=money(m.kept))
    else:
        yield say("bingo-record-open")
