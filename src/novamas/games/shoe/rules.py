"""What the laws leave to data about the cards: the decks, the stop card, who cuts, which cards are burnt."""

from __future__ import annotations

from typing import Literal

from novamas.games.table_rules import Section
from novamas.kit.cards import rank
from novamas.kit.decider import Actor, Sight
from novamas.law import BadLaw


class Burn(Section, frozen=True, kw_only=True):
    """Cards put out of play before the first round of a shoe: a fixed number, or as many as the first card says.

    `tens` is what a ten or a court card counts here; `first_counts` whether the first card is one of the burnt ones;
    `drawn_by` who draws and shows it.
    """

    by: Literal["nothing", "number", "first-card"] = "nothing"
    number: int = 0
    tens: int = 10
    first_counts: bool = False
    drawn_by: Actor = "@croupier"
    sight: Sight = "nobody"


class Pack(Section, frozen=True, kw_only=True):
    """The cards of a shoe: how many decks, how many cards lie behind the stop card, who cuts, what is burnt."""

    decks: int
    behind: int
    cut_by: Literal["staff", "nearest-player"] = "staff"
    burn: Burn = Burn()
    cut_clauses: tuple[str, ...] = ()
    stop_clauses: tuple[str, ...] = ()


class Points(Section, frozen=True, kw_only=True):
    """What cards count: the ace, and tens with court cards; whole multiples of `drops` are dropped from a sum."""

    ace: int
    tens: int
    drops: int
    target: int
    drops_clauses: tuple[str, ...] = ()
    target_clauses: tuple[str, ...] = ()


def pips(card: int, tens: int) -> int:
    """The points of a card: the ace one, the others their pips, tens and court cards whatever the game says."""
    return rank(card) + 1 if rank(card) < 9 else tens


def check_pack(pack: Pack, deepest: int = 0) -> None:
    """Raises `BadLaw` for a pack that cannot be dealt; `deepest` is how many cards a round may take once begun."""
    if pack.decks < 1:
        raise BadLaw("law-shoe-empty")
    if not deepest <= pack.behind < 52 * pack.decks:
        raise BadLaw("law-behind-stop", behind=pack.behind)
    if pack.burn.number < 0 or pack.burn.tens < 0:
        raise BadLaw("law-burnt")
