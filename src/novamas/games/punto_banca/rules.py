"""What the laws leave to data in punto y banca: the shoe, the points, the third card, the bets, who deals and shows.

`PuntoRules` mirrors `laws/<law>/punto-banca.toml`; `PuntoHouse` is what a casino may choose within it; `check` refuses
a choice that the law does not allow, with the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.cloth.rules import BetRule, Calls, ClothHouse, Said
from novamas.games.shoe.play import ShoeRules
from novamas.games.shoe.rules import Points, check_pack
from novamas.games.table_rules import Cover, House, Reversible, Seats, Section, Staff, check_table
from novamas.kit.decider import Actor, Sight
from novamas.kit.money import Ratio
from novamas.law import BadLaw, BadOption

PLAYER, BANK, TIE = "player", "bank", "tie"
HANDS = (PLAYER, BANK)
WHOLE = 1000

Layout = Literal["full", "one-wing", "mini", "midi"]


class Draw(Section, frozen=True, kw_only=True):
    """The first cards: so many to each hand, in this order."""

    cards: int
    order: tuple[Literal["player", "bank"], ...]
    order_clauses: tuple[str, ...] = ()


class Third(Section, frozen=True, kw_only=True):
    """The scores that end the play at once (naturals), and those with which the player's hand takes a third card."""

    naturals: tuple[int, ...]
    player_draws: tuple[int, ...]
    naturals_clauses: tuple[str, ...] = ()


class BankRow(Section, frozen=True, kw_only=True):
    """What the bank's hand does at one score: the player's third cards on which it draws, and whether it draws when the
    player's hand has stood."""

    draws: tuple[int, ...]
    stood: bool


class HandSight(Section, frozen=True, kw_only=True):
    """Who sees the first cards of each hand before they are shown."""

    player: Sight
    bank: Sight


class TableLayout(Section, frozen=True, kw_only=True):
    """One layout of the table: who may play at it, who deals, who shows the player's hand.

    `seats` is the most that may sit (0: unsaid); `standing` whether the house may let others play behind them;
    `dealer` who may hold the shoe, of which the house takes the first unless it says otherwise; `cover` how many such
    tables one head may have; `reversible` whether another game may lie on the back of its cloth.
    """

    seats: int = 0
    standing: bool = False
    dealer: tuple[Literal["players", "croupier"], ...]
    shows: Literal["highest-bet", "croupier"]
    cover: Cover = Cover()
    reversible: Reversible = Reversible()
    seats_clauses: tuple[str, ...] = ()
    standing_clauses: tuple[str, ...] = ()
    dealer_clauses: tuple[str, ...] = ()
    shows_clauses: tuple[str, ...] = ()


class Holding(Section, frozen=True, kw_only=True):
    """Who is handed the player's cards where several bets on them are the highest: the first by place, or none."""

    equal: Literal["place-order", "croupier"]


class Places(Section, frozen=True, kw_only=True):
    """The numbers of the places: consecutive, and some that may be left out."""

    may_skip: tuple[int, ...] = ()


class Commission(Section, frozen=True, kw_only=True):
    """What the house keeps of a winning bet on the bank, in thousandths: the least and the most that the law allows."""

    per_mille: tuple[int, int]


class Six(Section, frozen=True, kw_only=True):
    """The other form of the game: no deduction, but this many thousandths where the bank wins with such a score."""

    score: int
    per_mille: int


class Waiting(Section, frozen=True, kw_only=True):
    """Whether the head of the table keeps a list of those who want a place: a vacant one is for the first."""

    listed: bool = False


class Multiples(Section, frozen=True, kw_only=True):
    """Whether the house may ask for stakes in multiples of the table's minimum."""

    may_require: bool = False


class PuntoBet(BetRule, frozen=True, kw_only=True):
    """A kind of bet; `share` is its maximum as a part of the table's, where the law gives it one of its own."""

    share: Ratio | None = None


class Errors(Section, frozen=True, kw_only=True):
    """What goes wrong in the deal, and who says so: causes that void the coup, and cards that lie face up."""

    causes: tuple[str, ...]
    face_up: bool
    by: tuple[Actor, ...]


class Announced(Said, frozen=True, kw_only=True):
    """What is announced of the cards: the totals of the first two, who draws or stands, the winning hand."""

    tells: tuple[Literal["totals", "draws", "winner"], ...] = ()


class PuntoCalls(Calls, frozen=True, forbid_unknown_fields=True):
    """The voices of a coup."""

    result: Announced


class PuntoRules(ShoeRules, frozen=True, kw_only=True):
    """Punto y banca as a law gives it."""

    calls: PuntoCalls
    points: Points
    draw: Draw
    third: Third
    bank: dict[str, BankRow]
    sight: HandSight
    bets: dict[str, PuntoBet]
    commission: Commission
    six: Six | None = None
    tie: Section
    multiples: Multiples = Multiples()
    tables: dict[Layout, TableLayout]
    places: Places = Places()
    holding: Holding
    errors: Errors | None = None
    waiting: Waiting = Waiting()

    def staff_for(self, house: House) -> Staff | None:
        assert isinstance(house, PuntoHouse)
        return self.staff.get(house.layout)

    def staffs(self) -> tuple[str, dict[str, Staff]]:
        return "layout", {layout: self.staff.get(layout, Staff()) for layout in self.tables}

    def cover_for(self, house: House) -> Cover:
        assert isinstance(house, PuntoHouse)
        return self.tables[house.layout].cover

    def reversible_for(self, house: House) -> Reversible:
        assert isinstance(house, PuntoHouse)
        return self.tables[house.layout].reversible

    def seats_for(self, house: House) -> Seats:
        assert isinstance(house, PuntoHouse)
        table = self.tables[house.layout]
        return Seats(most=table.seats, clauses=table.seats_clauses)


class PuntoHouse(ClothHouse, frozen=True, kw_only=True):
    """What the house chooses: a layout, who may stand and who deals, the maximum, the form of the house's share.

    `maximum` is in minima (0: the most allowed); `commission` in thousandths of a winning bet on the bank (nothing: the
    most allowed); `form` whether the bank's win is taxed always or only with a six; `skip` places left out.
    """

    layout: Layout = "full"
    standing: bool = False
    dealer: Literal["", "players", "croupier"] = ""
    maximum: int = 0
    multiples: bool = False
    form: Literal["commission", "six"] = "commission"
    commission: int | None = None
    skip: tuple[int, ...] = ()


def check(rules: PuntoRules, house: PuntoHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_rules(rules)
    yield from check_table(rules, house)
    table = rules.tables.get(house.layout)
    if table is None:
        yield BadOption("no-layout", rules.scope.clauses, "layout", layout=house.layout, known=tuple(rules.tables))
    if table is not None and house.standing and not table.standing:
        yield BadOption("nobody-stands", table.standing_clauses, "standing")
    if table is not None and house.dealer and house.dealer not in table.dealer:
        yield BadOption("other-dealer", table.dealer_clauses, "dealer", dealer=house.dealer)
    if house.multiples and not rules.multiples.may_require:
        yield BadOption("no-multiples", (), "multiples")
    if other := [n for n in house.skip if n not in rules.places.may_skip]:
        yield BadOption("place-kept", rules.places.clauses, "skip", place=other[0])
    yield from check_maximum(rules, house)
    yield from check_share(rules, house)


def check_maximum(rules: PuntoRules, house: PuntoHouse) -> Iterator[BadOption]:
    limit = rules.bets[PLAYER].maximum
    assert limit is not None
    if not house.maximum:
        return
    if limit.multiples and house.maximum not in limit.multiples:
        yield BadOption(
            "maximum-multiples", limit.clauses, "maximum", value=house.maximum, allowed=tuple(limit.multiples)
        )
    if limit.between and not limit.between[0] <= house.maximum <= limit.between[1]:
        least, most = limit.between
        yield BadOption("maximum-range", limit.clauses, "maximum", value=house.maximum, least=least, most=most)


def check_share(rules: PuntoRules, house: PuntoHouse) -> Iterator[BadOption]:
    """The two forms exclude each other: what is taken of a six is no commission, and the other way round."""
    rate = rules.commission
    if house.form == "six":
        if rules.six is None:
            yield BadOption("no-six-form", rate.clauses, "form")
        elif house.commission is not None:
            yield BadOption("six-commission", rules.six.clauses, "commission", value=house.commission)
            return
    least, most = rate.per_mille
    if house.commission is not None and not least <= house.commission <= most:
        yield BadOption(
            "bank-commission-exact" if least == most else "bank-commission",
            rate.clauses,
            "commission",
            value=house.commission,
            least=least,
            most=most,
        )


def check_rules(rules: PuntoRules) -> None:
    """Raises `BadLaw` for rules that load but cannot be played."""
    known = (PLAYER, BANK, TIE)
    if unknown := [kind for kind in rules.bets if kind not in known]:
        raise BadLaw("law-punto-banca-bet", value=unknown[0], known=tuple(known))
    for kind in HANDS:
        limit = rules.bets[kind].maximum if kind in rules.bets else None
        if limit is None or not (limit.multiples or limit.between):
            raise BadLaw("law-bet-maximum", value=kind)
    check_pack(rules.pack, 2 * rules.draw.cards + len(HANDS))
    if sorted(rules.draw.order) != sorted(HANDS * rules.draw.cards):
        raise BadLaw("law-first-cards", cards=rules.draw.cards)
    if not 0 <= rules.points.target < rules.points.drops:
        raise BadLaw("law-near-score")
    scores = {str(n) for n in range(rules.points.drops) if n not in rules.third.naturals}
    if missing := sorted(scores - rules.bank.keys()):
        raise BadLaw("law-table-score", name=missing[0])
    if not 0 <= rules.commission.per_mille[0] <= rules.commission.per_mille[1] <= WHOLE:
        raise BadLaw("law-part-of-bet")
    if rules.six is not None and not 0 <= rules.six.per_mille <= WHOLE:
        raise BadLaw("law-six-part")
    if not rules.tables or any(not table.dealer for table in rules.tables.values()):
        raise BadLaw("law-who-deals")
