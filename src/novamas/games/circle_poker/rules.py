"""What the law leaves to data in circle poker: one family, nine games. The types mirror the TOML.

A hand is a row of `streets`: what is dealt in each, who opens its betting interval. Everything else is the same for
all: seats, forced bets, limits, what the house takes, the ranking, the showdown.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec.structs import replace

from novamas.games.circle_poker.mistake_rules import Conduct, MistakeRules
from novamas.games.table_rules import House, Seats, Section, TableRules, check_table
from novamas.kit.cards import RANKS, SUITS
from novamas.kit.decider import Sight
from novamas.law import BadLaw, BadOption

Face: TypeAlias = Literal["down", "up"]
LimitKind: TypeAlias = Literal["fixed", "split", "pot", "none"]
BenefitKind: TypeAlias = Literal["pot", "session", "hand"]
HUNDRED = 100
HALVES = 2
"""Halves of a session in a whole one: what is beyond whole hours counts by these."""
MOST_TIME = 60
"""So often in a game somebody may have more time at most: who asks for more delays it, whatever the house likes."""


class Deck(Section, frozen=True, kw_only=True):
    """How many cards are played with: the sizes that the law knows, the usual one first."""

    cards: tuple[int, ...]
    check_clauses: tuple[str, ...] = ()
    shuffle_clauses: tuple[str, ...] = ()
    cut_clauses: tuple[str, ...] = ()
    player_clauses: tuple[str, ...] = ()


class Seating(Section, frozen=True, kw_only=True):
    """Who sits where: the fewest players of a game and the most (0: as many as there are cards for), and for how many
    hands of a game one may rest without losing the seat; `tournament` is how few may go on at a table of a tournament
    (0: as few as in any game)."""

    players: int
    most: int = 0
    rests: int = 0
    tournament: int = 0
    players_clauses: tuple[str, ...] = ()
    most_clauses: tuple[str, ...] = ()
    rests_clauses: tuple[str, ...] = ()
    tournament_clauses: tuple[str, ...] = ()
    lots_clauses: tuple[str, ...] = ()
    late_clauses: tuple[str, ...] = ()
    list_clauses: tuple[str, ...] = ()
    stack_clauses: tuple[str, ...] = ()


class Length(Section, frozen=True, kw_only=True):
    """How long a game lasts where the house does not fix it: everybody who began it has had the lead so many times."""

    leads: int
    fixed_clauses: tuple[str, ...] = ()


class PotBenefit(Section, frozen=True, kw_only=True):
    """A part of the pot in each interval: at most so much, in hundredths, of what was added in it or of all of it."""

    percent: tuple[int, int]
    of: Literal["added", "pot"]
    cap_clauses: tuple[str, ...] = ()


class SessionBenefit(Section, frozen=True, kw_only=True):
    """A part of the table maximum (or, where there is none, of the resto) from each player for each session, which is
    an hour and so many hands more; what is beyond whole hours counts by half sessions."""

    percent: tuple[int, int]
    hands: int
    hours_clauses: tuple[str, ...] = ()
    halves_clauses: tuple[str, ...] = ()


class HandBenefit(Section, frozen=True, kw_only=True):
    """A part of the table minimum from each player at the start of the first interval of each hand."""

    percent: tuple[int, int]


class Benefit(Section, frozen=True, kw_only=True):
    """What the house takes, in one of three ways."""

    pot: PotBenefit
    session: SessionBenefit
    hand: HandBenefit
    slot_clauses: tuple[str, ...] = ()

    def of(self, kind: BenefitKind) -> PotBenefit | SessionBenefit | HandBenefit:
        return self.pot if kind == "pot" else self.session if kind == "session" else self.hand


class Stakes(Section, frozen=True, kw_only=True):
    """The limits of bets.

    `kinds` are those that the house may choose among, the usual one first. `minimum` is the least and the most that the
    table minimum may be of its maximum, `ante` the most that an ante may be of the minimum, in hundredths. A split
    limit is half the pot, or one of two levels by the street; a pot limit is the pot, or one by the street. `raises` is
    how often one may raise in an interval (0: no law says so), which holds between two players as well if `two`.
    """

    kinds: tuple[LimitKind, ...]
    minimum: tuple[int, int]
    ante: int
    split: Literal["half", "levels"] = "half"
    pot: Literal["pot", "streets"] = "pot"
    raises: int = 0
    two: bool = False
    open_pair: Literal["any", "own", "no"] = "no"
    minimum_clauses: tuple[str, ...] = ()
    ante_clauses: tuple[str, ...] = ()
    fixed_clauses: tuple[str, ...] = ()
    split_clauses: tuple[str, ...] = ()
    pot_clauses: tuple[str, ...] = ()
    none_clauses: tuple[str, ...] = ()
    raises_clauses: tuple[str, ...] = ()
    two_clauses: tuple[str, ...] = ()
    pair_clauses: tuple[str, ...] = ()
    chips_clauses: tuple[str, ...] = ()

    def clauses_for(self, kind: LimitKind) -> tuple[str, ...]:
        """The clauses of a kind of limit."""
        named = {
            "fixed": self.fixed_clauses,
            "split": self.split_clauses,
            "pot": self.pot_clauses,
            "none": self.none_clauses,
        }
        return named[kind]


class Forced(Section, frozen=True, kw_only=True):
    """What lies in the pot before the cards: an ante of everybody, or blinds.

    `kinds` are those that the house may choose among. `posts` are the blinds of the lead and of those after it, in
    minima; `more`: whoever comes next may go on, each with at least so many times the last blind (0: nobody may).
    """

    kinds: tuple[Literal["ante", "blinds"], ...]
    posts: tuple[int, ...] = ()
    more: int = 0
    posts_clauses: tuple[str, ...] = ()
    more_clauses: tuple[str, ...] = ()


class Street(Section, frozen=True, kw_only=True):
    """A stage of a hand: the cards that it deals, and who opens its betting interval.

    First so many are burnt; then everybody gets the cards of `deal`, one at a time; then so many go to each board.
    `draw`: cards are changed before it. `level` is which of two limits holds, `pot` which limit by the street.
    """

    deal: tuple[Face, ...] = ()
    burn: int = 0
    common: int = 0
    draw: bool = False
    opens: Literal["lead", "showing", "bettor"] = "lead"
    level: Literal["low", "high"] = "low"
    pot: Literal["maximum", "half", "whole"] = "maximum"
    opens_clauses: tuple[str, ...] = ()
    level_clauses: tuple[str, ...] = ()
    common_clauses: tuple[str, ...] = ()


class FirstCommon(Section, frozen=True, kw_only=True):
    """Whether the house may show the first common card at the deal, and whether the flop is then one card shorter."""

    allowed: bool = False
    counts: bool = True


class Discards(Section, frozen=True, kw_only=True):
    """How many cards one may change, and from which one on they come only after everybody else has theirs."""

    most: int = 0
    at_once: int = 0
    served_clauses: tuple[str, ...] = ()
    last_clauses: tuple[str, ...] = ()
    reuse_clauses: tuple[str, ...] = ()
    own_clauses: tuple[str, ...] = ()


class HandOrder(Section, frozen=True, kw_only=True):
    """The combinations, the highest first; in a pack of fewer than 52 cards `short` is the order instead.

    `ties` says how many ranks of a kind decide between two hands of it, where that is not all of them; `figures` what
    decides between two *figuras* after the higher pair. An ace also stands before the lowest card in play: in any pack,
    or only in a full one (`ace_low`).
    """

    order: tuple[str, ...]
    short: tuple[str, ...]
    ties: dict[str, int] = {}
    figures: Literal["second-pair", "next-card"] = "second-pair"
    ace_low: Literal["any", "full"] = "any"
    cards_clauses: tuple[str, ...] = ()
    order_clauses: tuple[str, ...] = ()
    short_clauses: tuple[str, ...] = ()
    ties_clauses: tuple[str, ...] = ()
    figures_clauses: tuple[str, ...] = ()
    ace_clauses: tuple[str, ...] = ()


class Low(Section, frozen=True, kw_only=True):
    """The lowest hand that shares the pot: its highest rank at most this one, if so many common cards are as low.
    `own`: whether a player's own two cards must be as low too."""

    highest: str
    common: int
    own: bool = True


class Showdown(Section, frozen=True, kw_only=True):
    """How hands are compared: how many of one's own cards are used (the least, the most), on how many boards, whether
    the lowest hand has half; how equal hands share (in equal parts, or in proportion to their restos)."""

    own: tuple[int, int]
    boards: int = 1
    low: Low | None = None
    shares: Literal["equal", "restos"] = "equal"
    show_clauses: tuple[str, ...] = ()
    order_clauses: tuple[str, ...] = ()
    alone_clauses: tuple[str, ...] = ()
    speak_clauses: tuple[str, ...] = ()
    pay_clauses: tuple[str, ...] = ()
    shares_clauses: tuple[str, ...] = ()
    halves_clauses: tuple[str, ...] = ()
    part_clauses: tuple[str, ...] = ()


class Turns(Section, frozen=True, kw_only=True):
    """What somebody may say in turn; it leaves nothing to data."""

    leave_clauses: tuple[str, ...] = ()
    check_clauses: tuple[str, ...] = ()
    cover_clauses: tuple[str, ...] = ()
    raise_clauses: tuple[str, ...] = ()
    turn_clauses: tuple[str, ...] = ()
    made_clauses: tuple[str, ...] = ()


class Lead(Section, frozen=True, kw_only=True):
    """Who has the lead (la mano), and that it goes round; it leaves nothing to data."""

    round_clauses: tuple[str, ...] = ()


class Resto(Section, frozen=True, kw_only=True):
    """What one sits down with, and what may be added once it is gone, in minima; nothing: the law does not say."""

    first: tuple[int, int] | None = None
    again: tuple[int, int] | None = None
    first_clauses: tuple[str, ...] = ()
    again_clauses: tuple[str, ...] = ()


class PokerSight(Section, frozen=True, kw_only=True):
    """Who sees a card, by how it lies."""

    down: Sight
    up: Sight
    burnt: Sight
    thrown: Sight
    thrown_clauses: tuple[str, ...] = ()


class Calls(Section, frozen=True, kw_only=True):
    """Whether the croupier announces the phases of the game and what the players do."""

    aloud: bool


class CirclePokerRules(TableRules, frozen=True, kw_only=True):
    """A variety of circle poker under one law."""

    deck: Deck
    seating: Seating
    length: Length
    benefit: Benefit
    stakes: Stakes
    forced: Forced
    streets: dict[str, Street]
    first_common: FirstCommon = FirstCommon()
    discards: Discards = Discards()
    ranking: HandOrder
    showdown: Showdown
    turns: Turns
    lead: Lead
    resto: Resto = Resto()
    sight: PokerSight
    calls: Calls
    mistakes: MistakeRules = MistakeRules()
    conduct: Conduct = Conduct()

    def fewest_others(self) -> int:
        """As many as it takes to play, less oneself."""
        return self.seating.players - 1

    def fewest_in_tournament(self, house: House) -> int:
        return self.seating.tournament or self.seating.players

    def seats_for(self, house: House) -> Seats:
        """As many as the law says, or as there are cards for in the pack that is played with."""
        assert isinstance(house, CirclePokerHouse)
        most = self.seating.most or most_hands(self, house)
        return Seats(most=most, clauses=self.seating.most_clauses or self.deck.clauses)


class CirclePokerHouse(House, frozen=True, kw_only=True):
    """What the house chooses: the pack, the limit, the table minimum as a part of its maximum and the ante as a part of
    the minimum (in hundredths), how it takes its benefit and how much of it (in hundredths; nothing: the most of a pot,
    the least otherwise), at most how many minima of a pot (0: no cap), how many raises (0: any number), for how many
    hours a game lasts (0: it is not fixed), whether the first common card is shown at the deal, whether a player may
    ask what their cards are worth (a help for those who learn, of which no law speaks), how often in a game a player
    may think for longer than the clock gives (0: never), whether it is a table of a tournament."""

    cards: int | None = None
    limit: Literal["usual", "fixed", "split", "pot", "none"] = "usual"
    minimum_percent: int = 25
    ante_percent: int = 20
    forced: Literal["usual", "ante", "blinds"] = "usual"
    benefit: BenefitKind = "pot"
    benefit_percent: int | None = None
    benefit_cap: int = 0
    raises: int = 0
    hours: int = 0
    show_first: bool = False
    equity: bool = True
    time_bank: int = 0
    tournament: bool = False


def limit_of(rules: CirclePokerRules, house: CirclePokerHouse) -> LimitKind:
    return rules.stakes.kinds[0] if house.limit == "usual" else house.limit


def forced_of(rules: CirclePokerRules, house: CirclePokerHouse) -> Literal["ante", "blinds"]:
    return rules.forced.kinds[0] if house.forced == "usual" else house.forced


def cards_of(rules: CirclePokerRules, house: CirclePokerHouse) -> int:
    return rules.deck.cards[0] if house.cards is None else house.cards


def rate_of(rules: CirclePokerRules, house: CirclePokerHouse) -> Fraction:
    """The part that the house takes: what it chose, else the most of a pot, and the least of a fee."""
    least, most = rules.benefit.of(house.benefit).percent
    usual = most if house.benefit == "pot" else least
    return Fraction(usual if house.benefit_percent is None else house.benefit_percent, HUNDRED)


def raises_of(rules: CirclePokerRules, house: CirclePokerHouse) -> int:
    """How often one may raise in an interval; 0: as often as one likes."""
    return rules.stakes.raises or house.raises


def left_out(cards: int) -> tuple[str, ...]:
    """The ranks that a pack of so many cards is without: from the two on."""
    return RANKS[1 : 1 + len(RANKS) - cards // len(SUITS)]


def streets_of(rules: CirclePokerRules, house: CirclePokerHouse) -> tuple[Street, ...]:
    """The streets in their order, with a first common card at the deal where the house shows one."""
    row = [rules.streets[key] for key in sorted(rules.streets, key=int)]
    if house.show_first and rules.first_common.allowed:
        row[0] = replace(row[0], common=1)
        if rules.first_common.counts:
            flop = next(n for n, street in enumerate(row[1:], 1) if street.common)
            row[flop] = replace(row[flop], common=row[flop].common - 1)
    return tuple(row)


def most_hands(rules: CirclePokerRules, house: CirclePokerHouse) -> int:
    """For how many hands there are cards enough."""
    row = streets_of(rules, house)
    others = sum(street.burn + street.common * rules.showdown.boards for street in row)
    each = sum(len(street.deal) for street in row)
    return (cards_of(rules, house) - others) // each


def check(rules: CirclePokerRules, house: CirclePokerHouse) -> Iterator[BadOption]:
    """What the law refuses of the house's choices; raises `BadLaw` for rules that cannot be played."""
    check_law(rules)
    yield from check_table(rules, house)
    stakes, benefit = rules.stakes, rules.benefit
    if house.cards is not None and house.cards not in rules.deck.cards:
        yield BadOption("deck-size", rules.deck.clauses, "cards", value=house.cards, allowed=rules.deck.cards)
    if limit_of(rules, house) not in stakes.kinds:
        yield BadOption("limit-kind", stakes.clauses, "limit", value=house.limit, allowed=stakes.kinds)
    if forced_of(rules, house) not in rules.forced.kinds:
        forced = rules.forced
        yield BadOption("forced-bet", forced.clauses, "forced", value=house.forced, allowed=forced.kinds)
    least, most = stakes.minimum
    if not least <= house.minimum_percent <= most:
        percent = house.minimum_percent
        yield BadOption(
            "minimum-of-maximum", stakes.minimum_clauses, "minimum_percent", value=percent, least=least, most=most
        )
    if not 0 < house.ante_percent <= stakes.ante:
        yield BadOption(
            "ante-of-minimum", stakes.ante_clauses, "ante_percent", value=house.ante_percent, most=stakes.ante
        )
    section = benefit.of(house.benefit)
    least, most = section.percent
    if house.benefit_percent is not None and not least <= house.benefit_percent <= most:
        yield BadOption(
            "house-benefit", section.clauses, "benefit_percent", value=house.benefit_percent, least=least, most=most
        )
    if house.benefit_cap < 0 or (house.benefit_cap and house.benefit != "pot"):
        yield BadOption("benefit-cap", benefit.pot.cap_clauses, "benefit_cap", value=house.benefit_cap)
    if house.raises < 0 or (house.raises and stakes.raises):
        yield BadOption("raises-fixed", stakes.raises_clauses, "raises", value=house.raises)
    if house.hours < 0:
        yield BadOption("hours-of-game", rules.length.fixed_clauses, "hours", value=house.hours)
    if not 0 <= house.time_bank <= MOST_TIME:
        slow = rules.mistakes.slow.clauses
        yield BadOption("time-bank", slow, "time_bank", value=house.time_bank, most=MOST_TIME)
    if house.show_first and not rules.first_common.allowed:
        yield BadOption("first-common", rules.first_common.clauses or rules.scope.clauses, "show_first", value=True)


def check_law(rules: CirclePokerRules) -> None:
    """Rules that load but cannot be played."""
    keys = sorted(rules.streets, key=lambda key: int(key) if key.isdecimal() else 0)
    if keys != [str(n) for n in range(1, len(keys) + 1)]:
        raise BadLaw("law-streets")
    usual = CirclePokerHouse()
    if any(cards % len(SUITS) or not 0 < cards <= len(RANKS) * len(SUITS) for cards in rules.deck.cards):
        raise BadLaw("law-deck-size")
    if most_hands(rules, usual) < rules.seating.players:
        raise BadLaw("law-cards-for-players", players=rules.seating.players)
    dealt = sum(len(street.deal) for street in rules.streets.values())
    least, most = rules.showdown.own
    if not 0 <= least <= most <= dealt:
        raise BadLaw("law-own-cards")
