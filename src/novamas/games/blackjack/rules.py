"""What the laws leave to data in blackjack: cards and points, boxes and who bets on them, the bank, what a hand may do.

`BlackjackRules` mirrors `laws/<law>/blackjack.toml`; `BlackjackHouse` is what a casino may choose within it; `check`
refuses a choice that the law does not allow, with the clause. Triple blackjack is the same game in three stages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from novamas.games import boxes
from novamas.games.boxes.rules import BoxHouse, BoxRules, check_boxes, check_tier
from novamas.games.cloth.rules import BetRule, Said
from novamas.games.shoe.rules import Pack, check_pack
from novamas.games.table_rules import Section, check_table
from novamas.kit.cards import RANKS
from novamas.kit.decider import Actor
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

BOX, PAIRS, ACCUMULATED = "box", "pairs", "accumulated"
DECK = 4 * len(RANKS)
PERCENT = 100
MOST_MINIMUM = 10 * PERCENT
"""Per cent of the table's minimum: a higher minimum on pairs than this nobody asks for."""


class Points(Section, frozen=True, kw_only=True):
    """What the cards count, and the total that no hand may exceed; an ace counts either of two values."""

    target: int
    ace: tuple[int, int]
    tens: int
    target_clauses: tuple[Clause, ...] = ()
    ace_clauses: tuple[Clause, ...] = ()


class BlackjackPack(Pack, frozen=True, kw_only=True):
    """The cards: `cut_first` is who is offered the cut first, `cut_last` who cuts if every player declines.

    `shuffler`: whether a machine that shuffles all the time may be authorised; it has neither a stop card nor cards to
    burn. `face_up` is what becomes of a card that turns up face up in the shoe.
    """

    cut_first: Literal["nearest", "stop-card"] = "nearest"
    cut_last: Actor = "@croupier"
    shuffler: Literal["unsaid", "with-authorisation"] = "unsaid"
    face_up: Literal["unsaid", "removed"] = "unsaid"
    last_clauses: tuple[Clause, ...] = ()
    shuffler_clauses: tuple[Clause, ...] = ()
    face_up_clauses: tuple[Clause, ...] = ()


class Boxes(boxes.Boxes, frozen=True, kw_only=True):
    """The places on the cloth: how many at most, and what a box without a seated player is good for.

    `vacant` are those who may bet on it: seated players by right, or where the house lets them. `leads` is who commands
    it where several do. No round begins with fewer than `least` boxes in play (or players, by another reading).
    """

    vacant: Literal["players", "house"]
    leads: Literal["first-bet", "largest-bet"] = "first-bet"
    least: int = 1
    least_of: Literal["hands", "players"] = "hands"
    seated_clauses: tuple[Clause, ...] = ()
    leads_clauses: tuple[Clause, ...] = ()
    least_clauses: tuple[Clause, ...] = ()


class Behind(boxes.Behind, frozen=True, kw_only=True):
    """Bets on the hand of another player. Whoever sits may bet so; `standing` says whether people without a seat may
    too. `consent` is that of its holder; in need the inspector's, where the law names it, stands for it.
    """

    who: Literal["anybody"] = "anybody"
    consent: tuple[Literal["holder", "inspector"], ...]
    standing: bool = True
    standing_clauses: tuple[Clause, ...] = ()


class Hands(Section, frozen=True, kw_only=True):
    """The play of a hand: what is said at its turn and when it is lost; the total that takes no card (0: none)."""

    stop: int = 0
    turn: Said
    lost: Said
    stop_clauses: tuple[Clause, ...] = ()


class BankRule(Section, frozen=True, kw_only=True):
    """The bank: it stands at a total, counts its aces by rule, and may rest where no bet depends on it.

    `ace` is eleven where that makes it stand and does not exceed the target; or, by the letter, wherever it makes it
    stand. `alone`: it draws even if nothing is left to play for, or rests then; `over_only`: it rests only if every
    hand has gone over, not if the last ones were given up or paid.
    """

    stands: int
    ace: Literal["best", "eleven"]
    alone: Literal["draws", "rests"]
    over_only: bool = False
    ace_clauses: tuple[Clause, ...] = ()
    alone_clauses: tuple[Clause, ...] = ()


class Natural(Section, frozen=True, kw_only=True):
    """A blackjack: the target with so many first cards; what it pays, what it does against another, what it beats."""

    cards: int
    pays: Ratio
    tie: Literal["push", "pays"]
    beats: bool
    tie_clauses: tuple[Clause, ...] = ()
    beats_clauses: tuple[Clause, ...] = ()


class Insurance(Section, frozen=True, kw_only=True):
    """The bet that a bank with an ace makes blackjack: how much of the stake (`exact`: just that), what it pays, until
    when.

    `until`: the first third card of the table, or one's own.
    """

    share: Ratio
    exact: bool
    pays: Ratio
    until: Literal["first-third", "own-third"]
    call: Said
    share_clauses: tuple[Clause, ...] = ()
    until_clauses: tuple[Clause, ...] = ()
    pays_clauses: tuple[Clause, ...] = ()


class EvenMoney(Section, frozen=True, kw_only=True):
    """A blackjack against an ace may be paid at once, at these odds."""

    pays: Ratio


class Split(Section, frozen=True, kw_only=True):
    """Pairs: equal by value, split again without limit, aces with so many cards each; what 21 with two cards is worth.

    `natural`: whether it is a blackjack; `against_natural`: what it does against a blackjack of the bank.
    """

    by: Literal["points", "rank"]
    again: bool
    aces_cards: int
    aces_again: bool
    natural: bool
    against_natural: Literal["loses", "ties"]
    again_clauses: tuple[Clause, ...] = ()
    aces_clauses: tuple[Clause, ...] = ()
    natural_clauses: tuple[Clause, ...] = ()


class Double(Section, frozen=True, kw_only=True):
    """Doubling: on which totals (none: on any), whether a total that an ace makes is one of them, with how many cards.

    `ace` is what an ace of the first two cards counts afterwards. `split` and `split_aces` say whether hands of a pair
    may double, `aces` whether two aces may; `beyond` whether a doubled bet may exceed the maximum.
    """

    on: tuple[int, ...] = ()
    soft: bool = True
    cards: int
    ace: Literal["either", "one"] = "either"
    aces: bool = True
    split: bool
    split_aces: bool = False
    beyond: bool
    cards_clauses: tuple[Clause, ...] = ()
    ace_clauses: tuple[Clause, ...] = ()
    split_clauses: tuple[Clause, ...] = ()
    beyond_clauses: tuple[Clause, ...] = ()


class Surrender(Section, frozen=True, kw_only=True):
    """Giving a hand up before anybody has a third card: what is lost of the stake; whether the house may do without."""

    loses: Ratio
    against_ace: bool
    optional: bool


class Prize(Section, frozen=True, kw_only=True):
    """What one combination pays."""

    pays: Ratio


class SideBet(BetRule, frozen=True, kw_only=True):
    """A bet beside the box, for those who bet on it: what each combination pays, best first."""

    prizes: dict[str, Prize]


class PairsBet(SideBet, frozen=True, kw_only=True):
    """Parejas: the first two cards are equal. `by` is what equal means, `complete` what makes a pair a complete one."""

    least: Ratio
    by: Literal["rank", "points"]
    complete: Literal["same-suit", "same-colour"]
    least_clauses: tuple[Clause, ...] = ()
    by_clauses: tuple[Clause, ...] = ()


class SevensBet(SideBet, frozen=True, kw_only=True):
    """Apuesta acumulada: the first cards are sevens. A prize pays at least its odds; three of a suit win the pot.

    `mixed` is what three sevens of two suits are: of different suits, or no combination; `split` whether a pair that is
    split ends the bet at its two cards. `progressive`: whether a pot that grows may be authorised.
    """

    rank: int
    share: Ratio
    mixed: Literal["as-three", "as-two"]
    split: Literal["frozen", "counts"]
    pot: int
    progressive: bool
    share_clauses: tuple[Clause, ...] = ()
    pot_clauses: tuple[Clause, ...] = ()
    progressive_clauses: tuple[Clause, ...] = ()


class Bets(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bets there are: on a box, and beside it."""

    box: BetRule
    pairs: PairsBet | None = None
    accumulated: SevensBet | None = None


class Stages(Section, frozen=True, kw_only=True):
    """How many times the bank plays against one hand, each time for a stake of its own.

    `first_needed`: whether the later boxes may only be bet on together with the first.
    """

    number: int = 1
    first_needed: bool = False


class BlackjackRules(BoxRules, frozen=True, kw_only=True):
    """Blackjack as a law gives it."""

    pack: BlackjackPack
    points: Points
    boxes: Boxes
    behind: Behind
    deal: Section
    hands: Hands
    bank: BankRule
    natural: Natural
    insurance: Insurance
    even_money: EvenMoney | None = None
    split: Split
    double: Double
    surrender: Surrender | None = None
    bets: Bets
    stages: Stages = Stages()


class Prizes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the house pays for sevens, to one; 0 is the least that the law allows. `pot` is in stakes."""

    one: int = 0
    two: int = 0
    two_suited: int = 0
    three: int = 0
    pot: int = 0


class BlackjackHouse(BoxHouse, frozen=True, kw_only=True):
    """What the house chooses.

    `reserve`, the cards behind the stop card (0: the least allowed); whether people may bet on `vacant` boxes and
    whether a hand may be given up (`surrender`), where the law leaves that to it; a `shuffler`. The bet on `pairs`, its
    minimum in per cent of the table's and its maximum in minima; the stake of the `accumulated` bet in per cent of the
    minimum (0: not played), its `prizes`, and `jackpot`, what of each lost stake feeds the pot, in per cent.
    """

    reserve: int = 0
    vacant: bool = True
    shuffler: bool = False
    surrender: bool = True
    pairs: bool = False
    pairs_minimum: int = 0
    pairs_maximum: int = 0
    accumulated: int = 0
    prizes: Prizes = Prizes()
    jackpot: int = 0


def check(rules: BlackjackRules, house: BlackjackHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_rules(rules)
    yield from check_table(rules, house)
    yield from check_boxes(rules, house)
    if not house.vacant and rules.boxes.vacant == "players":
        yield BadOption("vacant-for-players", rules.boxes.vacant_clauses, "vacant")
    yield from check_tier(house.maximum, rules.bets.box)
    yield from check_shoe(rules.pack, house)
    if not house.surrender and rules.surrender is not None and not rules.surrender.optional:
        yield BadOption("surrender-for-players", rules.surrender.clauses, "surrender")
    yield from check_pairs(rules, house)
    yield from check_sevens(rules, house)


def check_shoe(pack: BlackjackPack, house: BlackjackHouse) -> Iterator[BadOption]:
    if house.shuffler and pack.shuffler == "unsaid":
        yield BadOption("no-shuffler", pack.clauses, "shuffler")
    if house.reserve and not pack.behind <= house.reserve < DECK * pack.decks:
        yield BadOption("stop-card", pack.stop_clauses, "reserve", value=house.reserve, least=pack.behind)
    if house.reserve and house.shuffler:
        yield BadOption("shuffler-stop-card", pack.shuffler_clauses, "reserve")


def check_pairs(rules: BlackjackRules, house: BlackjackHouse) -> Iterator[BadOption]:
    bet = rules.bets.pairs
    if bet is None:
        if house.pairs or house.pairs_minimum or house.pairs_maximum:
            yield BadOption("no-pairs", rules.only.clauses, "pairs")
        return
    least = percent(bet.least)
    if house.pairs_minimum and not least <= house.pairs_minimum <= MOST_MINIMUM:
        yield BadOption("pairs-minimum", bet.least_clauses, "pairs_minimum", value=house.pairs_minimum, least=least)
    yield from check_tier(house.pairs_maximum, bet, "pairs_maximum")


def check_sevens(rules: BlackjackRules, house: BlackjackHouse) -> Iterator[BadOption]:
    bet = rules.bets.accumulated
    if bet is None:
        if house.accumulated or house.jackpot or house.prizes != Prizes():
            yield BadOption("no-accumulated", rules.only.clauses, "accumulated")
        return
    most = percent(bet.share)
    if not 0 <= house.accumulated <= most:
        yield BadOption("accumulated-share", bet.share_clauses, "accumulated", value=house.accumulated, most=most)
    for name, due in (*((key, prize.pays) for key, prize in bet.prizes.items()), ("pot", Ratio(bet.pot))):
        given = getattr(house.prizes, name.replace("-", "_"))
        if given and given < due:
            clauses = bet.pot_clauses if name == "pot" else bet.prizes[name].clauses
            yield BadOption("prize-below", clauses, "prizes", prize=name, due=str(due), given=str(given))
    if house.jackpot and not bet.progressive:
        yield BadOption("no-growing-pot", bet.pot_clauses, "jackpot")
    if not 0 <= house.jackpot <= PERCENT:
        yield BadOption("pot-part", bet.progressive_clauses, "jackpot", value=house.jackpot)


def percent(ratio: Ratio) -> int:
    """A part as a whole number of per cent, rounded up."""
    return -(-PERCENT * ratio.numerator // ratio.denominator)


def check_rules(rules: BlackjackRules) -> None:
    """Raises `BadLaw` for rules that load but cannot be played."""
    points = rules.points
    if not 0 < points.ace[0] < points.ace[1] < points.target:
        raise BadLaw("law-ace-values")
    if not 0 < rules.bank.stands <= points.target:
        raise BadLaw("law-bank-stands-at", target=points.target)
    check_pack(rules.pack)
    if not 1 <= rules.boxes.least <= rules.boxes.most:
        raise BadLaw("law-round-boxes")
    if rules.stages.number < 1:
        raise BadLaw("law-bank-plays")
    if rules.split.aces_cards < 1 or rules.double.cards < 1:
        raise BadLaw("law-split-card")
    for name, rule in bets(rules):
        if name != ACCUMULATED and (rule.maximum is None or not rule.maximum.multiples):
            raise BadLaw("law-bet-maximum", value=name)
    pairs, sevens = rules.bets.pairs, rules.bets.accumulated
    if pairs is not None and set(pairs.prizes) != {"complete", "colour", "incomplete"}:
        raise BadLaw("law-pair-kinds")
    if sevens is not None and set(sevens.prizes) != {"one", "two", "two-suited", "three"}:
        raise BadLaw("law-sevens")
    if rules.bets.box.pays is None:
        raise BadLaw("law-win-pays")


def bets(rules: BlackjackRules) -> Iterable[tuple[str, BetRule]]:
    """Every bet that the law knows, by its name."""
    for name in (BOX, PAIRS, ACCUMULATED):
        if (rule := getattr(rules.bets, name)) is not None:
            yield name, rule
