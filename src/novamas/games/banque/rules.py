"""What the laws leave to data in baccarat on two cloths: the two modes of a bank, its award, stakes, mistakes.

`BanqueRules` mirrors `laws/<law>/baccarat-banque.toml`; the cards and the hands are `games/circle/rules.py`.
`BanqueHouse` is what a casino may choose within it; `check` refuses a choice that the law does not allow, with the
clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.games.circle.rules import BANK, USUAL_MOST, CircleRules, check_circle
from novamas.games.cloth.rules import Said
from novamas.games.table_rules import House, Seats, Section, Tables, check_table
from novamas.kit.decider import Actor
from novamas.law import BadLaw, BadOption

FIRST, SECOND = "first", "second"
CLOTHS = (FIRST, SECOND)
HANDS = (*CLOTHS, BANK)

Mode: TypeAlias = Literal["limited", "free"]
TAKEN_OF = 10_000


class ModeRules(Section, frozen=True, kw_only=True):
    """One way to hold the bank: the decks, and what the house takes of a win, in ten-thousandths.

    `capped`: whether the authorisation limits bank and stakes, which are cut to what the bank can pay; without a cap
    the banker answers for all of them. `tables`, `sessions` and `shoes` of each of these are the most there may be
    (0: no limit).
    """

    decks: int
    take: int
    capped: bool
    tables: int = 0
    sessions: int = 0
    shoes: int = 0
    decks_clauses: tuple[str, ...] = ()
    take_clauses: tuple[str, ...] = ()
    cap_clauses: tuple[str, ...] = ()
    deposit_clauses: tuple[str, ...] = ()
    sessions_clauses: tuple[str, ...] = ()


class Seating(Section, frozen=True, kw_only=True):
    """The places of both cloths, the order of priority on each, and the turn of the cards."""

    priority_clauses: tuple[str, ...] = ()
    turn_clauses: tuple[str, ...] = ()
    passes_clauses: tuple[str, ...] = ()
    vacant_clauses: tuple[str, ...] = ()


class Award(Section, frozen=True, kw_only=True):
    """How a bank is awarded and left.

    `opening`: whether somebody may deposit a bank before the first coup, or it is always auctioned. `left`: what
    becomes of a bank that is left: auctioned from its sum on, or offered for the initial one. `floor`: which sum that
    is, what it held last or what it began with. `bars_winner`: whether a banker who leaves with a win is out of the
    bank for the rest of the shoe. `by` auctions it, for one or several shoes; `days`: the director may have it awarded
    for the day.
    """

    by: Actor
    opening: Literal["auction", "deposit"]
    floor: Literal["last", "initial"]
    left: Literal["auctioned", "offered"]
    bars_winner: bool = False
    days: bool = False
    opening_clauses: tuple[str, ...] = ()
    equal_clauses: tuple[str, ...] = ()
    deposit_clauses: tuple[str, ...] = ()
    term_clauses: tuple[str, ...] = ()
    days_clauses: tuple[str, ...] = ()
    left_clauses: tuple[str, ...] = ()
    offered_clauses: tuple[str, ...] = ()
    barred_clauses: tuple[str, ...] = ()
    nobody_clauses: tuple[str, ...] = ()


class Broken(Section, frozen=True, kw_only=True):
    """A bank without funds: the least with which it goes on, and whether the banker may then change the shoe."""

    least: Literal["minimum", "initial"]
    changes_shoe: bool = False
    least_clauses: tuple[str, ...] = ()
    shoe_clauses: tuple[str, ...] = ()


class Stakes(Section, frozen=True, kw_only=True):
    """How stakes play: on one cloth, on both, for half; and what is cut where the bank is too small.

    `odd`: what a stake on both cloths is divided into: money, or whole minima with the larger part on the first cloth.
    `cover`: what the bank answers for: half of it on each cloth and what the other leaves, or the first cloth first.
    """

    cover: Literal["halves", "first-cloth"]

    odd: Literal["money", "minima"]
    half_clauses: tuple[str, ...] = ()
    excess_clauses: tuple[str, ...] = ()
    cross_clauses: tuple[str, ...] = ()
    line_clauses: tuple[str, ...] = ()
    odd_clauses: tuple[str, ...] = ()
    alone_clauses: tuple[str, ...] = ()


class Banco(Section, frozen=True, kw_only=True):
    """Covering the whole bank on both cloths, and how often that may be repeated when neither is lost or won.

    `void`: what counts as void: no cloth won or lost; or, as a misprint has it, one of them won or lost.
    """

    repeats: int
    void: Literal["both-tied", "both-decided"] = "both-tied"
    lots_clauses: tuple[str, ...] = ()
    scope_clauses: tuple[str, ...] = ()
    hidden_clauses: tuple[str, ...] = ()
    repeats_clauses: tuple[str, ...] = ()
    void_clauses: tuple[str, ...] = ()


class Ranking(Section, frozen=True, kw_only=True):
    """With two cards these scores beat those of hands with a third card, whichever is nearer to nine."""

    naturals: tuple[int, ...]
    beats: tuple[int, ...]


class EarlyCards(Section, frozen=True, kw_only=True):
    """Cards drawn before the betting is over: the banker must play; who may, as an exception, discard them instead."""

    waived_by: Actor
    waived_clauses: tuple[str, ...] = ()


class Restored(Section, frozen=True, kw_only=True):
    """How the banker plays a coup that was restored.

    `laid_down`: whether he follows the chart against one cloth when the other has laid down in restored coups only, or
    in every coup. `own_draws` is the most with which he draws after a mistake of his own where the chart tells both
    cloths apart; `misgiven` whose mistake a card is that he gave to the wrong cloth, `exposed` whose one that both
    cards of a cloth were turned up.
    """

    exposed: Literal["banker", "player"]

    laid_down: Literal["restored", "always"]
    own_draws: int
    misgiven: Literal["banker", "player"]
    laid_clauses: tuple[str, ...] = ()
    same_clauses: tuple[str, ...] = ()
    free_clauses: tuple[str, ...] = ()
    own_clauses: tuple[str, ...] = ()
    misgiven_clauses: tuple[str, ...] = ()


class Words(Section, frozen=True, kw_only=True):
    """Wrong words of a cloth: «no» where it must draw, «carta» where it must not, both, or a natural not laid down.

    `forgotten` scores that were not laid down lose to a banker who lays down one `against` them, where it is read so.
    """

    forgotten: tuple[int, ...] = ()
    against: tuple[int, ...] = ()

    no_clauses: tuple[str, ...] = ()
    card_clauses: tuple[str, ...] = ()
    both_clauses: tuple[str, ...] = ()
    natural_clauses: tuple[str, ...] = ()
    second_clauses: tuple[str, ...] = ()


class Dropped(Section, frozen=True, kw_only=True):
    """Cards that fall into the basket in the deal; a third card that was seen is taken out again."""

    third_clauses: tuple[str, ...] = ()


class Thrown(Section, frozen=True, kw_only=True):
    """A hand thrown into the basket unshown counts this; one thrown by the croupier is made out from testimony."""

    score: int
    croupier_clauses: tuple[str, ...] = ()


class Announces(Section, frozen=True, kw_only=True):
    """A banker who announces a score that is not his, before the others have shown theirs or after."""

    shown_clauses: tuple[str, ...] = ()


class Errors(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What goes wrong, and what then happens: a section for each mistake of the texts."""

    early: EarlyCards
    face_up: Section
    stuck: Section
    floor: Section
    surplus: Section = Section()
    wrong_holder: Section
    fault: Section
    misgiven: Section
    exposed: Section
    dropped: Dropped
    restored: Restored
    words: Words
    slow: Section
    advice: Section
    thrown: Thrown
    announces: Announces
    claims: Section
    unforeseen: Section


class BanqueCalls(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The voices of the game: who is banker and for what sum, the closing call, the score, the words of a punto."""

    bank: Said = Said()
    close: Said
    score: Said
    words: Said


class BanqueRules(CircleRules, frozen=True, kw_only=True):
    """Baccarat on two cloths as a law gives it."""

    modes: dict[str, ModeRules]
    calls: BanqueCalls
    seating: Seating
    award: Award
    broken: Broken
    stakes: Stakes
    banco: Banco
    ranking: Ranking
    cagnotte: Section
    winnings: Section
    tie: Section
    association: Section
    errors: Errors

    def sides(self) -> int:
        return len(CLOTHS)

    def seats_for(self, house: House) -> Seats:
        """Both cloths have the same number of places."""
        return Seats(even=True, clauses=self.seating.clauses)

    def tables_for(self, house: House) -> Tables:
        """How many tables of its mode a casino may have."""
        assert isinstance(house, BanqueHouse)
        mode = self.modes[house.mode]
        return Tables(most=mode.tables, clauses=mode.sessions_clauses)


class BanqueHouse(House, frozen=True, kw_only=True):
    """What the house chooses: the mode of its banks, and in minima the limits of a bank and of a stake, where the law
    leaves them to the authorisation (0: none for a stake, the usual one for a limited bank).

    `wait_for_claims`: nothing is shown or paid before the croupier does so, and mistakes may be reported until then.
    """

    mode: Mode = "limited"
    bank_least: int = 1
    bank_most: int = 0
    stake_most: int = 0
    wait_for_claims: bool = False

    @property
    def staffing(self) -> str:
        return "table"


def bank_most(rules: BanqueRules, house: BanqueHouse) -> int | None:
    """The most with which a bank is put up, in minima; none where it is free."""
    return (house.bank_most or USUAL_MOST) if rules.modes[house.mode].capped else None


def check(rules: BanqueRules, house: BanqueHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_circle(rules, HANDS)
    yield from check_table(rules, house)
    check_numbers(rules)
    mode = rules.modes[house.mode]
    if not mode.capped and (house.bank_most or house.stake_most):
        name = "bank_most" if house.bank_most else "stake_most"
        yield BadOption("free-bank-maximum", mode.cap_clauses, name)
    cap, stakes = rules.modes["limited"].cap_clauses, rules.minimum.clauses
    for name, least, clauses in (("bank_least", 1, cap), ("bank_most", 0, cap), ("stake_most", 0, stakes)):
        if getattr(house, name) < least:
            yield BadOption("limits-in-minima", clauses, name, value=getattr(house, name))
    most = bank_most(rules, house)
    if most is not None and most < house.bank_least:
        yield BadOption("bank-below-minimum", mode.cap_clauses, "bank_most", value=most)


def check_numbers(rules: BanqueRules) -> None:
    """Raises `BadLaw` for numbers that no table can play by."""
    if set(rules.modes) != {"limited", "free"}:
        raise BadLaw("law-bank-kinds")
    if rules.pack.decks not in {mode.decks for mode in rules.modes.values()}:
        raise BadLaw("law-mode-decks")
    for mode in rules.modes.values():
        if mode.decks < 1 or 52 * mode.decks <= rules.pack.behind:
            raise BadLaw("law-before-stop")
        if not 0 <= mode.take <= TAKEN_OF:
            raise BadLaw("law-part-of-win")
        if mode.sessions < 0 or mode.shoes < 0 or bool(mode.sessions) != bool(mode.shoes):
            raise BadLaw("law-sessions-shoes")
    if rules.least.players < 1:
        raise BadLaw("law-cloth-places")
    if rules.banco.repeats < 0:
        raise BadLaw("law-banco-again")
