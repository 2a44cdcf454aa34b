"""What the laws leave to data in chemin de fer: seats and greetings, the life of a bank, banco, garage, mistakes.

`CheminRules` mirrors `laws/<law>/chemin-de-fer.toml`; the cards and the hands are `games/circle/rules.py`.
`CheminHouse` is what a casino may choose within it; `check` refuses a choice that the law does not allow, with the
clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from novamas.games.circle.rules import (
    USUAL_MOST,
    Cagnotte,
    CircleHouse,
    CircleRules,
    check_cagnotte,
    check_circle,
)
from novamas.games.cloth.rules import Said
from novamas.games.table_rules import Section, check_table
from novamas.kit.decider import Actor
from novamas.law import BadLaw, BadOption


class Seating(Section, frozen=True, kw_only=True):
    """Who loses a seat: after so many refusals of the hand in a row, or by being away when it comes.

    `passed_hands`: whether it counts to refuse a hand that another has passed and that is on offer for its sum. The
    other clauses say who must greet (saludar), who gets a vacant place, who comes first, and that nobody sits at
    several tables.
    """

    refusals: int
    passed_hands: bool
    refusals_clauses: tuple[str, ...] = ()
    salute_clauses: tuple[str, ...] = ()
    absent_clauses: tuple[str, ...] = ()
    vacant_clauses: tuple[str, ...] = ()
    priority_clauses: tuple[str, ...] = ()
    one_clauses: tuple[str, ...] = ()


class Straying(Section, frozen=True, kw_only=True):
    """Somebody who stands and moves to follow the hand: when his stake is collected, and when he is paid."""

    collected: Literal["first", "last"]
    paid: Literal["first", "last"]


class BankRules(Section, frozen=True, kw_only=True):
    """The sum of a bank and who is offered it.

    `least` and `most` are in minima; no `most` leaves it to the authorisation. `unlimited`: the authorisation may do
    without one. `matches_lost`: who takes a bank that was lost must put up as much, as he must where it was passed.
    `standing_passes`: to whom the hand goes first that a standing player passes.
    """

    least: int
    most: int = 0
    unlimited: bool = False
    matches_lost: bool
    standing_passes: Literal["place-1", "last-seated"]
    least_clauses: tuple[str, ...] = ()
    most_clauses: tuple[str, ...] = ()
    unlimited_clauses: tuple[str, ...] = ()
    first_clauses: tuple[str, ...] = ()
    keep_clauses: tuple[str, ...] = ()
    rotation_clauses: tuple[str, ...] = ()
    amount_clauses: tuple[str, ...] = ()
    standing_clauses: tuple[str, ...] = ()
    retake_clauses: tuple[str, ...] = ()
    together_clauses: tuple[str, ...] = ()
    passes_clauses: tuple[str, ...] = ()
    raise_clauses: tuple[str, ...] = ()
    forced_clauses: tuple[str, ...] = ()
    lost_clauses: tuple[str, ...] = ()
    once_clauses: tuple[str, ...] = ()
    refuse_clauses: tuple[str, ...] = ()
    again_clauses: tuple[str, ...] = ()


class Auction(Section, frozen=True, kw_only=True):
    """The auction of a hand that nobody took: from which sum bids are taken."""

    floor: Literal["minimum", "previous"]
    equal_clauses: tuple[str, ...] = ()
    out_clauses: tuple[str, ...] = ()


class Associates(Section, frozen=True, kw_only=True):
    """What an associate of the banker puts up, when the bank is awarded and later: as much as the bank holds, twice as
    much, or any sum."""

    at_award: Literal["equal-sum", "any-sum"]
    later: Literal["equal-sum", "twice-the-bank", "any-sum"]
    former_clauses: tuple[str, ...] = ()
    terms_clauses: tuple[str, ...] = ()


class Banco(Section, frozen=True, kw_only=True):
    """Covering the bank: what *banco con la mesa* stakes, and who keeps the cards where a larger bank follows.

    `keeps_cards`: the player who had gone banco, or who had held the bank. Banco seguido: `lone`, whether the only one
    to stake has it if he lost, or after a tie too; `open_cards`, whether it may still be called or comes too late once
    both cards of the punto lie open.
    """

    with_table: Literal["half-the-bank", "half-or-more"]
    completes: str
    keeps_cards: Literal["banco", "banca"]
    lone: Literal["lost", "lost-or-tied"] = "lost"
    open_cards: Literal["callable", "late"] = "callable"
    most_clauses: tuple[str, ...] = ()
    whole_clauses: tuple[str, ...] = ()
    alone_clauses: tuple[str, ...] = ()
    table_clauses: tuple[str, ...] = ()
    complete_clauses: tuple[str, ...] = ()
    isolated_clauses: tuple[str, ...] = ()
    highest_clauses: tuple[str, ...] = ()
    pooling_clauses: tuple[str, ...] = ()
    followed_clauses: tuple[str, ...] = ()
    late_clauses: tuple[str, ...] = ()
    recovered_clauses: tuple[str, ...] = ()
    keeps_clauses: tuple[str, ...] = ()
    line_clauses: tuple[str, ...] = ()
    change_clauses: tuple[str, ...] = ()


class Garage(Section, frozen=True, kw_only=True):
    """What the banker takes out of play: once the bank, or its winnings, exceed so many minima (0: the house says).

    `compulsory`: whether what nobody covers is out of play for that coup alone or for good; `all_goes`: whether a
    banker without a maximum may renounce it.
    """

    of: Literal["the-bank", "its-winnings"]
    minima: int = 0
    compulsory: Literal["coup", "lasting"] = "coup"
    all_goes: bool = False
    voluntary_clauses: tuple[str, ...] = ()
    compulsory_clauses: tuple[str, ...] = ()
    improper_clauses: tuple[str, ...] = ()
    all_goes_clauses: tuple[str, ...] = ()


class EarlyCards(Section, frozen=True, kw_only=True):
    """Cards drawn before the betting is over: the banker must play; who may, as an exception, discard them instead."""

    waived_by: Actor
    waived_clauses: tuple[str, ...] = ()


class Exposure(Section, frozen=True, kw_only=True):
    """Cards that the croupier shows by mistake: both sides play by the rules; where the rules leave the
    punto a choice, he keeps it ("open") or must stand ("stand")."""

    choice: Literal["open", "stand"]
    both_clauses: tuple[str, ...] = ()


class Restored(Section, frozen=True, kw_only=True):
    """The croupier called "carta" though the punto said no: with these scores the first card drawn is the banker's."""

    takes: tuple[int, ...]
    takes_clauses: tuple[str, ...] = ()
    second_clauses: tuple[str, ...] = ()
    discards_clauses: tuple[str, ...] = ()


class Overdealt(Section, frozen=True, kw_only=True):
    """The banker dealt himself too many cards: what he is deemed to hold, and whether he then may draw or must."""

    score: int
    draws: Literal["choice", "duty"]


class Dropped(Section, frozen=True, kw_only=True):
    """The banker let a card of the punto fall into the basket: what the punto is deemed to hold.

    With a third card lost the banker may draw unless he has one of `stands`.
    """

    score: int
    stands: tuple[int, ...]
    third_clauses: tuple[str, ...] = ()
    stands_clauses: tuple[str, ...] = ()


class Forgotten(Section, frozen=True, kw_only=True):
    """A punto who forgot to lay down one of these scores loses to a banker who lays down one of those."""

    holds: tuple[int, ...]
    against: tuple[int, ...]
    right_clauses: tuple[str, ...] = ()
    card_clauses: tuple[str, ...] = ()


class Miscall(Section, frozen=True, kw_only=True):
    """A wrong word of the punto: the banker decides about the card. `banco`: whether that holds of who goes banco as of
    anybody, or he bears it and his word stands."""

    banco: Literal["bears", "as-any"] = "bears"


class Errors(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What goes wrong, and what then happens: a section for each mistake of the texts."""

    early: EarlyCards
    face_up: Section
    stuck: Section
    floor: Section
    exposed: Exposure
    fault: Section
    restored: Restored
    fifth: Section
    overdealt: Overdealt
    two_thirds: Section
    own_thirds: Section
    dropped: Dropped
    shown: Section
    shown_both: Section
    laid_early: Section
    offered: Section
    bank_basket: Section
    claims: Section
    slow: Section
    advice: Section
    miscall: Miscall
    miscall_time: Section
    forgotten: Forgotten
    corrected: Section
    banco_bears: Section
    banco_zero: Section
    punto_basket: Section
    misdelivered: Section
    grabbed: Section
    unforeseen: Section


class Announced(Section, frozen=True, kw_only=True):
    """Whether the croupier tells aloud each phase of the game and what the players do."""

    aloud: bool = False


class CheminCalls(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The voices of the game: what whoever takes the bank says he puts in play (`taken`; otherwise the croupier tells
    it as one of the phases), the sum of the bank, the closing call, who is invited to complete a bank, what the
    croupier tells besides (every phase, or the two scores at the end), and the two words of the punto."""

    taken: Announced = Announced()
    bank: Said
    close: Said
    invite: Said = Said()
    phases: Announced = Announced()
    scores: Announced = Announced()
    words: Said


class CheminRules(CircleRules, frozen=True, kw_only=True):
    """Chemin de fer as a law gives it."""

    cagnotte: Cagnotte
    calls: CheminCalls
    seating: Seating
    straying: Straying
    bank: BankRules
    auction: Auction
    associates: Associates
    banco: Banco
    garage: Garage
    late: Section
    tie: Section
    errors: Errors

    def one_seat(self) -> tuple[str, ...]:
        return self.seating.one_clauses


class CheminHouse(CircleHouse, frozen=True, kw_only=True):
    """What the house chooses: the limits of a bank in minima, where the law leaves them to the authorisation, whether
    it plays without a maximum, and from how many minima on garage may be formed.

    Without a `bank_least` a bank may be as small as the law lets it be.
    """

    bank_least: int | None = None
    bank_most: int = 0
    unlimited: bool = False
    garage: int = 0

    @property
    def staffing(self) -> str:
        return "table"


def check(rules: CheminRules, house: CheminHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_circle(rules)
    yield from check_cagnotte(rules.cagnotte, house)
    yield from check_table(rules, house)
    check_numbers(rules)
    bank, garage = rules.bank, rules.garage
    if house.banco_free and rules.punto.banco == "free":
        yield BadOption("banco-free", rules.punto.banco_clauses, "banco_free")
    if house.unlimited and not bank.unlimited:
        yield BadOption("no-unlimited-bank", bank.most_clauses, "unlimited")
    if house.bank_least is not None and house.bank_least < bank.least:
        yield BadOption("bank-least", bank.least_clauses, "bank_least", value=house.bank_least, least=bank.least)
    if house.bank_most and (bank.most or house.unlimited):
        yield BadOption("bank-most-fixed", bank.most_clauses, "bank_most")
    least, most = bank_limits(rules, house)
    if most is not None and most < least:
        yield BadOption("bank-below-minimum", bank.most_clauses, "bank_most", value=most)
    if house.garage and garage.minima:
        yield BadOption("garage-fixed", garage.clauses, "garage")
    if house.garage < 0:
        yield BadOption("garage-below-zero", garage.clauses, "garage", value=house.garage)


def check_numbers(rules: CheminRules) -> None:
    """Raises `BadLaw` for numbers that no table can play by."""
    if rules.seating.refusals < 1:
        raise BadLaw("law-seat-lost")
    if rules.least.players < 2:
        raise BadLaw("law-banker-against")
    if rules.bank.least < 1 or (rules.bank.most and rules.bank.most < rules.bank.least):
        raise BadLaw("law-bank-holds")


def bank_limits(rules: CheminRules, house: CheminHouse) -> tuple[int, int | None]:
    """The least and the most that a bank may hold, in minima; no most where it is unlimited."""
    least = rules.bank.least if house.bank_least is None else house.bank_least
    if house.unlimited:
        return least, None
    return least, rules.bank.most or house.bank_most or USUAL_MOST
