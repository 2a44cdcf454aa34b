"""Somebody who plays by a book: the commands that its answers are."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.blackjack.acts import (
    ASKING,
    PLAYING,
    Blackjack,
    DoubleDown,
    Draw,
    Insure,
    PlayOn,
    SplitPair,
    Stay,
    Surrender,
    TakeEvenMoney,
)
from novamas.games.blackjack.arithmetic.hands import places
from novamas.games.blackjack.book import DOUBLE, DRAW, SPLIT, SURRENDER, Book, find_book
from novamas.games.blackjack.hint import count_cards, value
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.strategies import Answer, Chart
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount, OneOf

TURN: dict[str, tuple[int, type[SplitPair] | type[DoubleDown] | type[Draw]]] = {
    "SplitPair": (SPLIT, SplitPair),
    "DoubleDown": (DOUBLE, DoubleDown),
    "Draw": (DRAW, Draw),
}


def strategy(game: BlackjackGame, name: str, chart: Chart | None) -> Answer | None:
    """The answers of a strategy by its name, or of a table of somebody's own."""
    book = find_book(game, name, chart)
    if book is None:
        return None

    def answer(game: AnyGame, s: Blackjack, who: Actor, offers: Mapping[str, Offer]) -> Command | None:
        if s.phase == ASKING:
            return claim(book, s, who, offers)
        if s.phase != PLAYING:
            return None
        for offer in game.options(s, who, "Surrender"):
            if (given_up := give_up(book, s, offer)) is not None:
                return given_up
        bits = read(book, s, s.turn)
        return next((act(by=who) for kind, (bit, act) in TURN.items() if bits & bit and kind in offers), Stay(by=who))

    return answer


def read(book: Book, s: Blackjack, key: str) -> int:
    """What the book says to a hand."""
    hand = s.hands[key]
    pages = book.split if hand.split else book.first
    return pages[value(s.bank[0])][places()[count_cards(hand.cards)]]


def claim(book: Book, s: Blackjack, who: Actor, offers: Mapping[str, Offer]) -> Command:
    """Even money, then insurance as high as it goes, then hands that are given up; then the hands are played."""
    if book.paid_at_once and (offer := offers.get("TakeEvenMoney")) is not None:
        return TakeEvenMoney(by=who, hand=only(offer, "hand"), stage=int(only(offer, "stage")))
    if book.insures and (offer := offers.get("Insure")) is not None:
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        return Insure(by=who, hand=only(offer, "hand"), stage=int(only(offer, "stage")), amount=amount.hi)
    offer = offers.get("Surrender")
    return (give_up(book, s, offer) if offer is not None else None) or PlayOn(by=who)


def give_up(book: Book, s: Blackjack, offer: Offer) -> Surrender | None:
    """The first hand that the book gives up, of those that may be."""
    hands = offer.form["hand"]
    assert isinstance(hands, OneOf)
    keys = (key for key in map(str, hands.each()) if read(book, s, key) & SURRENDER)
    return next((Surrender(by=offer.by, hand=key) for key in keys), None)


def only(offer: Offer, field: str) -> str:
    space = offer.form[field]
    assert isinstance(space, OneOf)
    return str(next(iter(space.each())))
