"""What the laws leave to data wherever a player is the bank: the pack, the points, the third card, the bank's chart.

Chemin de fer and the baccarat on two cloths share these sections; the second says so in every law.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.shoe.rules import Pack, Points, check_pack
from novamas.games.table_rules import House, Section, Staff, TableRules
from novamas.kit.decider import Sight
from novamas.law import BadLaw, BadOption

PUNTO, BANK = "punto", "bank"
WHOLE = 1000
DRAWS, STANDS, CHOOSES = "T", "P", "O"
"""The cells of the bank's chart: it takes a card, it stands, it may choose."""


class CirclePack(Pack, frozen=True, kw_only=True):
    """The cards, and the ceremony before a shoe: any player may shuffle, the croupier does so last, somebody cuts.

    `cut_from` is the side of the croupier from which the cut is offered round the table.
    """

    players_shuffle: bool = False
    cut_from: Literal["left", "right"] = "left"
    shuffle_clauses: tuple[str, ...] = ()
    check_clauses: tuple[str, ...] = ()


class Deal(Section, frozen=True, kw_only=True):
    """The first cards: so many to each hand, in this order; the scores with which a hand is laid down (abatir)."""

    cards: int
    order: tuple[str, ...]
    naturals: tuple[int, ...]
    order_clauses: tuple[str, ...] = ()
    naturals_clauses: tuple[str, ...] = ()


class PuntoRule(Section, frozen=True, kw_only=True):
    """The scores with which the punto must take a card and must stand; with all others he chooses.

    `banco`: whether who covers the whole bank is free of these rules, always or where the director has allowed it.
    `advice` is the score with which the croupier, asked for advice, makes the punto stand.
    """

    draws: tuple[int, ...] = ()
    stands: tuple[int, ...]
    banco: Literal["free", "authorised"]
    advice: int
    draws_clauses: tuple[str, ...] = ()
    choice_clauses: tuple[str, ...] = ()
    banco_clauses: tuple[str, ...] = ()
    advice_clauses: tuple[str, ...] = ()


class BankRule(Section, frozen=True, kw_only=True):
    """The scores with which the banker must take a card; with all others he chooses, unless he has asked for the
    chart."""

    draws: tuple[int, ...]
    order_clauses: tuple[str, ...] = ()
    draws_clauses: tuple[str, ...] = ()
    chart_clauses: tuple[str, ...] = ()


class ChartRow(Section, frozen=True, kw_only=True):
    """The bank's chart at one score: a letter for each third card of the punto, ten of them, and one where he stood."""

    cells: str


class CircleSight(Section, frozen=True, kw_only=True):
    """Who sees the cards of each hand as they are dealt, and the third ones."""

    punto: Sight
    bank: Sight
    third: Sight
    third_clauses: tuple[str, ...] = ()


class Least(Section, frozen=True, kw_only=True):
    """How many players a game needs, to begin and to go on."""

    players: int


class Cagnotte(Section, frozen=True, kw_only=True):
    """What the house takes of the banker's wins, in thousandths: the least and the most that the law allows."""

    per_mille: tuple[int, int]
    deposit_clauses: tuple[str, ...] = ()


class CircleRules(TableRules, frozen=True, kw_only=True):
    """What the games with a player as the bank have in common; each family adds its own."""

    pack: CirclePack
    points: Points
    deal: Deal
    punto: PuntoRule
    banker: BankRule
    chart: dict[str, ChartRow]
    sight: CircleSight
    least: Least
    settlement: Section

    def fewest_others(self) -> int:
        """Enough to play against the bank; where there are two sides, on either of them."""
        banker_sits_apart = 1 if self.sides() > 1 else 0
        return self.sides() * (self.least.players + banker_sits_apart) - 1

    def staffs(self) -> tuple[str, dict[str, Staff]]:
        """The staff of such a table depends on nothing that the house chooses."""
        return "cloths", {"1": self.staff.get("table", Staff())}


USUAL_MOST = 1_000
"""In minima, the most of a bank where the authorisation has to fix one and the house names none."""


class CircleHouse(House, frozen=True, kw_only=True):
    """What the house chooses: whether a banco plays freely (nothing: as far as the law lets it), and its own take.

    `cagnotte` is in thousandths of a banker's win; nothing is the most allowed. `wait_for_claims`: nothing is shown or
    paid before the croupier does so, and mistakes may be reported until then.
    """

    banco_free: bool = False
    cagnotte: int | None = None
    wait_for_claims: bool = False


def check_circle(rules: CircleRules, hands: tuple[str, ...] = (PUNTO, BANK)) -> None:
    """Raises `BadLaw` for rules that cannot be played; `hands` are those that receive cards."""
    check_pack(rules.pack, len(hands) * (rules.deal.cards + 1))
    if sorted(rules.deal.order) != sorted(hands * rules.deal.cards):
        raise BadLaw("law-first-cards", cards=rules.deal.cards)
    if not 0 <= rules.points.target < rules.points.drops:
        raise BadLaw("law-near-score")
    if both := set(rules.punto.draws) & set(rules.punto.stands):
        raise BadLaw("law-draw-and-stand", name=min(both))
    for score in range(rules.points.drops):
        if score not in rules.deal.naturals and str(score) not in rules.chart:
            raise BadLaw("law-chart-score", score=score)
    for score_text, row in rules.chart.items():
        if len(row.cells) != rules.points.drops + 1 or set(row.cells) - {DRAWS, STANDS, CHOOSES}:
            cells = rules.points.drops + 1
            raise BadLaw("law-chart-row", score_text=score_text, cells=cells)


def check_cagnotte(cagnotte: Cagnotte, house: CircleHouse) -> Iterator[BadOption]:
    """A deduction that the law does not allow; raises `BadLaw` for one that is no part of a win."""
    least, most = cagnotte.per_mille
    if not 0 <= least <= most <= WHOLE:
        raise BadLaw("law-part-of-win")
    if house.cagnotte is not None and not least <= house.cagnotte <= most:
        yield BadOption(
            "banker-deduction-exact" if least == most else "banker-deduction",
            cagnotte.clauses,
            "cagnotte",
            value=house.cagnotte,
            least=least,
            most=most,
        )
