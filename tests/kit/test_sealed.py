"""A pack that is committed card by card: what shows a card shows no other, and nothing else than the card it was."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from novamas.kit.cards import Shoe
from novamas.kit.chance import BrokenCommitment, Committed, Dist, Span, Value
from novamas.kit.sealed import DEALS, Sealed, opens

SECRET = bytes(range(32))
PACK = range(52)
Drawn = list[tuple[Dist, str, Value, int]]


def dealt(pack: Sealed, cards: Shoe, count: int, deal: int = 1) -> Drawn:
    found: Drawn = []
    for _ in range(count):
        card = pack.draw(cards.dist(), deal)
        found.append((cards.dist(), "card", card, deal))
        cards = cards.draw(card)
    return found


def test_cards_come_in_the_order_that_the_secret_fixes() -> None:
    pack = Sealed(SECRET, PACK)
    for deal in DEALS:
        found = [value for *_, value, _ in dealt(pack, Shoe.of(1), 52, deal)]
        assert tuple(found) == pack.orders[deal]
        assert sorted(found) == list(PACK)
    assert pack.orders[1] != pack.orders[2] != Sealed(bytes(32), PACK).orders[2]


def test_every_card_lies_at_every_place_about_as_often() -> None:
    few = range(4)
    seen = Counter(Sealed(n.to_bytes(32, "big"), few).orders[1] for n in range(2400))
    assert len(seen) == 24
    assert all(60 < times < 145 for times in seen.values())


def test_a_card_is_opened_at_its_place_and_as_nothing_else() -> None:
    pack = Sealed(SECRET, PACK)
    for deal in DEALS:
        for place, card in enumerate(pack.orders[deal], 1):
            opening = pack.open(deal, card)
            assert (opening.deal, opening.place) == (deal, place)
            assert opens(pack.commitment, card, opening)
    card, opening = pack.orders[1][4], pack.open(1, pack.orders[1][4])
    wrong = [
        (pack.orders[1][5], opening),
        (card, replace(opening, place=6)),
        (card, replace(opening, place=0)),
        (card, replace(opening, deal=2)),
        (card, replace(opening, deal=3)),
        (card, replace(opening, salt="00" * 32)),
        (card, replace(opening, salt="salt")),
        (card, replace(opening, path=opening.path[1:])),
        (card, replace(opening, path=opening.path[::-1])),
    ]
    for other, changed in wrong:
        assert not opens(pack.commitment, other, changed)
    assert not opens(Sealed(bytes(32), PACK).commitment, card, opening)


def test_what_opens_one_card_fits_no_guess_about_its_neighbour() -> None:
    """The seal beside it is on its way up, and without its salt it is the same for all cards."""
    pack = Sealed(SECRET, PACK)
    opening = pack.open(1, pack.orders[1][0])
    beside = replace(opening, place=2, path=opening.path)
    assert not any(opens(pack.commitment, card, beside) for card in PACK)


def test_the_audit_works_every_draw_out_again() -> None:
    pack = Sealed(SECRET, PACK)
    draws: Drawn = [*dealt(pack, Shoe.of(1), 20), *dealt(pack, Shoe.of(1), 3, 2)]
    Sealed.verify(pack.commitment, SECRET.hex(), PACK, draws)
    lots = Committed(SECRET, drawn=len(draws)).draw(Span(1, 9), "lot")
    Sealed.verify(pack.commitment, SECRET.hex(), PACK, [*draws, (Span(1, 9), "lot", lots, 0)])
    swapped = [draws[0], (draws[1][0], "card", draws[2][2], 1), *draws[2:]]
    with pytest.raises(BrokenCommitment, match="2"):
        Sealed.verify(pack.commitment, SECRET.hex(), PACK, swapped)
    for secret in (bytes(32).hex(), "secret"):
        with pytest.raises(BrokenCommitment):
            Sealed.verify(pack.commitment, secret, PACK, draws)
    with pytest.raises(BrokenCommitment):
        Sealed.verify(pack.commitment, SECRET.hex(), range(51), draws)
