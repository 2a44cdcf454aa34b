"""What the laws leave to data about boxes: how many there are, who may bet on them, whose consent that needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.cloth.rules import BetRule, ClothHouse, ClothRules
from novamas.games.table_rules import House, Seats, Section
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption


class Boxes(Section, frozen=True, kw_only=True):
    """The places on the cloth: how many at most, and whether seated players may also bet on those nobody sits at: by
    right, where the house lets them, or not at all."""

    most: int
    vacant: Literal["players", "house", "nobody"] = "nobody"
    vacant_clauses: tuple[Clause, ...] = ()


class Behind(Section, frozen=True, kw_only=True):
    """Bets on the hand of another player.

    `who` may bet so: those who stand, anybody, nobody. `consent` are all those who must agree, in the order in which
    they are asked. A box takes so many bettors at `most` (0: unsaid), the player among them or not (`counted`).
    """

    who: Literal["standing", "anybody", "nobody"] = "nobody"
    consent: tuple[Literal["holder", "inspector"], ...] = ()
    most: int = 0
    counted: bool = True
    most_clauses: tuple[Clause, ...] = ()
    consent_clauses: tuple[Clause, ...] = ()


class BoxRules(ClothRules, frozen=True, kw_only=True):
    """What every game with boxes says; each adds its own."""

    boxes: Boxes
    behind: Behind = Behind()

    def seats_for(self, house: House) -> Seats:
        """A seat for every place marked on the cloth."""
        assert isinstance(house, BoxHouse)
        return Seats(most=house.boxes or self.boxes.most, clauses=self.boxes.clauses)


class BoxHouse(ClothHouse, frozen=True, kw_only=True):
    """What the house chooses: the `boxes` on the cloth (nothing: the most allowed), the `maximum` in minima (0: the
    most)."""

    boxes: int | None = None
    maximum: int = 0


def check_boxes(rules: BoxRules, house: BoxHouse) -> Iterator[BadOption]:
    """Boxes or stakes that the law does not allow; raises `BadLaw` for boxes that cannot be."""
    if rules.boxes.most < 1 or rules.behind.most < 0:
        raise BadLaw("law-boxes")
    if house.stakes != "returned":
        yield BadOption("no-stake-stays", rules.won.clauses, "stakes")
    if house.boxes is not None and not 1 <= house.boxes <= rules.boxes.most:
        yield BadOption("too-many-boxes", rules.boxes.clauses, "boxes", value=house.boxes, most=rules.boxes.most)


def check_tier(multiple: int, rule: BetRule, option: str = "maximum") -> Iterator[BadOption]:
    """A maximum that is none of the law's."""
    limit = rule.maximum
    if multiple and limit is not None and multiple not in limit.multiples:
        yield BadOption("maximum-multiples", limit.clauses, option, value=multiple, allowed=tuple(limit.multiples))
