"""Tables for compiled loops that deal from a shoe: what is in it, where its stop card lies, what is burnt."""

from __future__ import annotations

from novamas.games.fast import Given
from novamas.games.shoe.rules import Pack, pips
from novamas.kit.cards import RANKS, Shoe
from novamas.kit.streams import expand


def shoe_tables(pack: Pack) -> Given:
    """`pack`: the cards of a full shoe in order; `packed`: four of them a number, the first lowest. `burns`: how many
    are burnt after a first card of each kind; `number`: how many are burnt anyhow."""
    burn = pack.burn
    suited = range(len(RANKS) * 4)
    cards = list(expand(Shoe.of(pack.decks).counts))
    return {
        "pack": cards,
        "packed": [sum(card << 8 * n for n, card in enumerate(cards[at : at + 4])) for at in range(0, len(cards), 4)],
        "behind": pack.behind,
        "first": burn.by == "first-card",
        "burns": [max(0, pips(card, burn.tens) - burn.first_counts) for card in suited],
        "number": burn.number if burn.by == "number" else 0,
    }
