"""Tables for the compiled loop of blackjack: hands and what they do, the bank, and every payment.

Hands that are played alike from now on are one state of the loop, so that a strategy by totals has some ninety of them
and one by cards some hundreds. The loop knows no rule: it follows the answers, each of which is allowed wherever it
stands, and looks up what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.blackjack.acts import Blackjack, Hand, Insured, Stake
from novamas.games.blackjack.arithmetic.hands import ACE, NONE, VALUES, Cards, hands, pair_of, places, plus
from novamas.games.blackjack.book import DOUBLE, DRAW, SPLIT, SURRENDER, Book, find_book
from novamas.games.blackjack.odds import terms
from novamas.games.blackjack.payment import POT
from novamas.games.blackjack.play import BlackjackGame, where
from novamas.games.blackjack.rules import ACCUMULATED, BOX, DECK, PAIRS
from novamas.games.blackjack.score import Result
from novamas.games.fast import Given, Tables, Unfit, Wanted, common_unit
from novamas.games.shoe.fast import shoe_tables
from novamas.kit.cards import RANKS, SUITS, rank, suit
from novamas.kit.decider import CLOTH, Move
from novamas.law import BadLaw

HANDS: tuple[Result, ...] = ("natural", "won", "tied", "lost")
LOST = HANDS.index("lost")
FIRST, HALF, ACES = range(3)
"""What a hand comes of: two first cards, a pair, a pair of aces."""
SUITED = len(SUITS)
BLACKJACK = "BJ"


def fast(game: BlackjackGame, wanted: Wanted) -> Tables:
    """Boxes of one player, with all that may lie beside them, played by a book."""
    rules, house = game.rules, game.house
    try:
        terms(game)
    except BadLaw as law:
        raise Unfit("option", "box") from law
    if rules.split.by != "points":
        raise Unfit("option", "split")
    if house.jackpot and any(on.startswith(ACCUMULATED) for on in wanted.bets):
        raise Unfit("option", "jackpot")
    book = find_book(game, wanted.strategy, wanted.chart)
    if book is None:
        raise Unfit("strategy", wanted.strategy)
    lying = lay_boxes(game, wanted)
    states, bank, money = States(game, book), Bank(game), Money(game, lying, book)
    unit, most = common_unit(money.amounts()), states.most_hands()
    beside = (*money.pair_names, *money.seven_names)
    return Tables(
        kernel="novamas.games.blackjack.kernel",
        given={
            **shoe_tables(game.keeper.pack),
            "shuffler": house.shuffler,
            "boxes": len(lying.boxes),
            "stages": len(game.stages),
            "most": len(lying.boxes) * most,
            "values": [min(card % len(RANKS), VALUES[-1]) for card in range(DECK)],
            **states.tables(),
            **bank.tables(states, len(HANDS) + len(beside)),
            **money.tables(unit),
            "laid": sum(wanted.bets.values()) // unit,
            "insures": book.insures,
            "paid_at_once": book.paid_at_once,
            "always": rules.bank.alone == "draws",
            "over_only": rules.bank.over_only,
        },
        unit=unit,
        lowest=-money.most_lost(most) // unit,
        highest=money.most_won(most) // unit,
        outcomes=(*HANDS, *beside, *bank.names()),
        linear=False,
        raises=True,
    )


# -- what is laid ------------------------------------------------------------------------------------------------------


class Lying(Struct, frozen=True):
    """The boxes in play, in their order: what lies on each for each play of the bank, and on the bets beside it."""

    boxes: tuple[int, ...]
    stakes: dict[tuple[int, int], int]
    beside: dict[tuple[str, int], int]
    minimum: int


def lay_boxes(game: BlackjackGame, wanted: Wanted) -> Lying:
    """The bets as they are laid, in the order in which they are wanted: each must be one that can be laid then."""
    stakes: dict[tuple[int, int], int] = {}
    beside: dict[tuple[str, int], int] = {}
    for on, amount in wanted.bets.items():
        if on not in game.spots:
            raise Unfit("bet", on)
        kind, (box, stage) = game.spots[on].kind, where(on)
        if kind == BOX:
            if game.rules.stages.first_needed and stage > 1 and (box, 1) not in stakes:
                raise Unfit("bet", on)
            stakes[box, stage] = amount
        elif not any(known == box for known, _ in stakes):
            raise Unfit("bet", on)
        else:
            beside[kind, box] = amount
    boxes = tuple(box for box in game.boxes if any(known == box for known, _ in stakes))
    least = game.rules.boxes.least
    if len(boxes) < least or (game.rules.boxes.least_of == "players" and least > 1):
        raise Unfit("company")
    return Lying(boxes, stakes, beside, wanted.minimum)


# -- hands -------------------------------------------------------------------------------------------------------------


def cards_of(cards: Cards) -> list[int]:
    """Cards of these values, of whatever suit."""
    return [v for v, count in enumerate(cards) for _ in range(count)]


class States:
    """The hands that do not exceed the target, those that are played alike taken together. State 0 is no card."""

    def __init__(self, game: BlackjackGame, book: Book) -> None:
        self.game, self.book, self.score = game, book, game.score
        self.flags = [[self._follow(kind, up) for up in VALUES] for kind in (FIRST, HALF, ACES)]
        self.state = self._join()
        self.places = [self.state.index(state) for state in range(max(self.state) + 1)]

    def _follow(self, kind: int, up: int) -> list[int]:
        """What is done with each hand of a kind: what the book says, as far as the rules allow it."""
        pages = self.book.first if kind == FIRST else self.book.split
        return [bits & self._allow(kind, up, n) for n, bits in enumerate(pages[up])]

    def _allow(self, kind: int, up: int, n: int) -> int:
        rules, cards = self.game.rules, cards_of(hands()[n].cards)
        split, double, surrender = rules.split, rules.double, rules.surrender
        if len(cards) < 2 or self._stops(n):
            return 0
        allowed = DRAW if kind != ACES else 0
        if len(cards) > 2:
            return allowed
        if self.score.pair(cards) and (kind == FIRST or (split.again and (kind == HALF or split.aces_again))):
            allowed |= SPLIT
        may_double = kind == FIRST or (double.split and (kind == HALF or double.split_aces))
        if may_double and self.score.doubles(cards):
            allowed |= DOUBLE
        if kind == FIRST and surrender is not None and self.game.house.surrender:
            allowed |= SURRENDER if surrender.against_ace or up != ACE else 0
        return allowed

    def _stops(self, n: int) -> bool:
        stop = self.game.rules.hands.stop
        return bool(stop) and self.score.points(cards_of(hands()[n].cards)) >= stop

    def _join(self) -> list[int]:
        """The state of each hand: two are one where nothing that may come tells them apart."""
        every = hands()
        seen = [self._describe(n) for n in range(len(every))]
        state, before = number(seen), 0
        while max(state) != before:
            before = max(state)
            state = number((state[n], *(state[m] if m >= 0 else -1 for m in hand.more)) for n, hand in enumerate(every))
        return state

    def _describe(self, n: int) -> tuple[object, ...]:
        hand = hands()[n]
        cards = cards_of(hand.cards)
        told = (self.score.points(cards), min(hand.size, 3), *(row[n] for page in self.flags for row in page))
        return (*told, *hand.cards) if hand.size < 2 or pair_of(hand.cards) >= 0 else (*told, *self._double(n))

    def _double(self, n: int) -> list[int]:
        """What two cards come to with each one more if they are doubled; 0 beyond the target."""
        cards = cards_of(hands()[n].cards)
        fixed = self.game.rules.natural.cards if self.game.rules.double.ace == "one" else 0
        if len(cards) != 2:
            return [0] * len(VALUES)
        totals = (self.score.points([*cards, v], fixed) for v in VALUES)
        return [total if total <= self.score.target else 0 for total in totals]

    def most_hands(self) -> int:
        """How many hands a box may become: no more than there are cards of the value that is split."""
        again = self.game.rules.split.again
        suited = 4 * self.game.rules.pack.decks
        most = 1
        for v in VALUES:
            n = places()[plus(NONE, v, 2)]
            if any(row[n] & SPLIT for page in self.flags for row in page):
                most = max(most, (suited * (1 if v < VALUES[-1] else len(RANKS) - v)) if again else 2)
        return most

    def tables(self) -> Given:
        every = hands()
        points = [self.score.points(cards_of(every[n].cards)) for n in self.places]
        naturals = [self.score.natural(cards_of(every[n].cards)) for n in self.places]
        target = self.score.target
        return {
            "more": [[self.state[m] if m >= 0 else -1 for m in every[n].more] for n in self.places],
            "doubled": [self._double(n) for n in self.places],
            "flags": [[[row[n] for n in self.places] for row in page] for page in self.flags],
            "naturals": naturals,
            "ends": [
                [target + kind + 1 if natural else total for total, natural in zip(points, naturals, strict=True)]
                for kind in (FIRST, HALF)
            ],
            "target": target,
        }

    def ways(self) -> list[tuple[list[int], bool]]:
        """Cards that a hand may end with, by what it counts and then as a blackjack, and as one of two split cards."""
        plain: dict[int, list[int]] = {}
        for hand in hands():
            cards = cards_of(hand.cards)
            if not self.score.natural(cards):
                plain.setdefault(self.score.points(cards), cards)
        natural = next(cards_of(hand.cards) for hand in hands() if self.score.natural(cards_of(hand.cards)))
        return [
            *((plain.get(total, []), False) for total in range(self.score.target + 1)),
            (natural, False),
            (natural, True),
        ]


def number(seen: Iterable[object]) -> list[int]:
    """The same number for the same thing, in the order in which they come."""
    known: dict[object, int] = {}
    return [known.setdefault(each, len(known)) for each in seen]


# -- the bank ----------------------------------------------------------------------------------------------------------


class Bank:
    """The bank's cards as states: first one card of each value, then what may come until it stands."""

    def __init__(self, game: BlackjackGame) -> None:
        self.game, self.score = game, game.score
        self.hands: list[list[int]] = [[v] for v in VALUES]
        self.more: list[list[int]] = []
        known = {self._describe(cards): n for n, cards in enumerate(self.hands)}
        for cards in self.hands:  # grows as it goes
            row = []
            for v in VALUES if not self.stands(cards) else ():
                bigger = [*cards, v]
                key = self._describe(bigger)
                if key not in known:
                    known[key] = len(self.hands)
                    self.hands.append(bigger)
                row.append(known[key])
            self.more.append(row or [-1] * len(VALUES))

    def stands(self, cards: Sequence[int]) -> bool:
        return self.score.bank(cards) >= self.game.rules.bank.stands

    def _describe(self, cards: Sequence[int]) -> tuple[object, ...]:
        return min(len(cards), 2), self.score.hard(cards), ACE in cards, self.score.natural(cards)

    def points(self) -> list[int]:
        """Every total that it may stand with, blackjacks aside."""
        final = (cards for cards in self.hands if self.stands(cards) and not self.score.natural(cards))
        return sorted({self.score.bank(cards) for cards in final})

    def names(self) -> tuple[str, ...]:
        return (BLACKJACK, *map(str, self.points()))

    def tables(self, states: States, before: int) -> Given:
        """`before` are the outcomes that are named before those of the bank."""
        names, hand = self.names(), Hand(box=1, holder="", stakes=())
        told = [BLACKJACK if self.score.natural(cards) else str(self.score.bank(cards)) for cards in self.hands]
        ways = [replace(hand, cards=tuple(cards), split=split) for cards, split in states.ways()]
        return {
            "bank_more": self.more,
            "bank_stands": [self.stands(cards) for cards in self.hands],
            "bank_outcomes": [before + names.index(each) if each in names else 0 for each in told],
            "bank_naturals": [self.score.natural(cards) for cards in self.hands],
            "results": [
                [HANDS.index(self.score.result(way, cards)) if way.cards else LOST for way in ways]
                for cards in self.hands
            ],
        }

    def _meet(self, hand: Hand, cards: Sequence[int]) -> int:
        """What becomes of a hand against the bank's; a total that no hand has stands for none."""
        return HANDS.index(self.score.result(hand, cards)) if hand.cards else LOST


# -- money -------------------------------------------------------------------------------------------------------------

ME = "player"


def net_of(moves: Iterable[Move]) -> int:
    """What moves bring to a player whose stakes lie on the cloth already, beyond those stakes."""
    return sum(m.amount * ((m.dst == ME and m.src != CLOTH) - (m.src == CLOTH and m.dst != ME)) for m in moves)


class Money:
    """Every payment, as the house pays it."""

    def __init__(self, game: BlackjackGame, lying: Lying, book: Book) -> None:
        rules, till, stages = game.rules, game.till, game.stages
        self.game, self.lying, self.till = game, lying, till
        self.stakes = [[lying.stakes.get((box, stage), 0) for stage in stages] for box in lying.boxes]
        self.pay = [[self._settle(result, times) for times in (1, 2)] for result in HANDS]
        self.given_up = [self._sum(row, till.surrender if rules.surrender is not None else None) for row in self.stakes]
        at_once = rules.even_money is not None
        self.at_once = [self._sum(row, self._pay_at_once if at_once else None) for row in self.stakes]
        share, rounding = rules.insurance.share, game.house.rounding
        self.insured = [[rounding.share(stake, share) for stake in row] for row in self.stakes]
        bets = [[Insured("1", ME, 1, stake) for stake in row] for row in self.insured]
        self.insurance = [
            [[net_of(till.settle_insurance([bet], won=won)) for bet in row] for row in bets] for won in (False, True)
        ]
        most = game.maximum(Blackjack(minimum=lying.minimum), BOX)
        self.able = [rules.double.beyond or all(2 * stake <= most for stake in row) for row in self.stakes]
        self.pair_names = tuple(rules.bets.pairs.prizes) if rules.bets.pairs is not None and self._lies(PAIRS) else ()
        sevens = rules.bets.accumulated
        self.seven_names = (*sevens.prizes, POT) if sevens is not None and self._lies(ACCUMULATED) else ()
        self.pairs = [self._beside(PAIRS, box, self.pair_names, self._pay_pair) for box in lying.boxes]
        self.sevens = [self._beside(ACCUMULATED, box, self.seven_names, self._pay_sevens) for box in lying.boxes]

    def _lies(self, kind: str) -> bool:
        return any(known == kind for known, _ in self.lying.beside)

    def _settle(self, result: Result, times: int) -> list[list[int]]:
        """What each stake brings with a result, laid once or twice."""
        return [
            [net_of(self.till.settle(self._hand(times * stake), 1, result)) for stake in row] for row in self.stakes
        ]

    def _hand(self, stake: int) -> Hand:
        return Hand(box=1, holder=ME, stakes=(Stake(ME, stake, stake, 1),))

    def _sum(self, row: Sequence[int], pay: Callable[[Hand], Iterable[Move]] | None) -> int:
        return sum(net_of(pay(self._hand(stake))) for stake in row if stake) if pay is not None else 0

    def _pay_at_once(self, hand: Hand) -> Iterable[Move]:
        return self.till.at_once(hand, ME, 1)

    def _beside(
        self, kind: str, box: int, names: Sequence[str], pay: Callable[[int, str], Iterable[Move]]
    ) -> list[int]:
        """What a bet beside a box brings if it loses, and with each of its prizes; nothing where none lies there."""
        amount = self.lying.beside.get((kind, box), 0)
        return [net_of(pay(amount, name)) if amount else 0 for name in ("", *names)] if names else [0]

    def _pay_pair(self, amount: int, result: str) -> Iterable[Move]:
        return self.till.pairs([(ME, amount)], result)

    def _pay_sevens(self, amount: int, result: str) -> Iterable[Move]:
        return self.till.settle_accumulated(ME, amount, result, 0)

    def _pair_kinds(self) -> list[list[int]]:
        """Which pair two cards are: 0 for none."""
        if not self.pair_names:
            return [[0]]
        names = ("", *self.pair_names)
        return [[names.index(self.till.pair((one, two))) for two in range(DECK)] for one in range(DECK)]

    def _seven_suits(self) -> list[int]:
        """0 for every card but the sevens, which have their suit and one."""
        rule = self.game.rules.bets.accumulated
        wanted = rule.rank - 1 if rule is not None else -1
        return [1 + suit(card) if rank(card) == wanted else 0 for card in range(DECK)]

    def _seven_kinds(self) -> list[int]:
        """Which combination the first cards of a box are: [first][second][third, last where there is none][split]."""
        rule = self.game.rules.bets.accumulated
        if rule is None or not self.seven_names:
            return [0]
        names, other, seven = ("", *self.seven_names), rule.rank, rule.rank - 1
        kinds = [other, *(seven + len(RANKS) * n for n in range(SUITED))]
        found = []
        for one, two, three, split in product(kinds, kinds, (*kinds, None), (False, True)):
            cards = (one, two) if three is None else (one, two, three)
            found.append(names.index(self.till.sevens(cards, split)))
        return found

    def amounts(self) -> Iterable[int]:
        """Every amount, so that one unit fits all."""
        yield from self.lying.stakes.values()
        yield from self.lying.beside.values()
        yield from (n for results in self.pay for times in results for row in times for n in row)
        yield from (*self.given_up, *self.at_once)
        for table in (self.insured, *self.insurance, self.pairs, self.sevens):
            yield from (n for row in table for n in row)

    def most_lost(self, most: int) -> int:
        beside = sum(-min(row) for table in (self.pairs, self.sevens) for row in table)
        return sum(2 * most * sum(row) for row in self.stakes) + sum(map(sum, self.insured)) + beside

    def most_won(self, most: int) -> int:
        beside = sum(max(*row, 0) for table in (self.pairs, self.sevens) for row in table)
        pays = max(n for results in self.pay for times in results for row in times for n in row)
        insured = sum(max(0, n) for n in map(sum, self.insurance[True]))
        return most * len(self.stakes) * len(self.game.stages) * max(0, pays) + insured + beside + sum(self.at_once)

    def tables(self, unit: int) -> Given:
        def in_units(table: Any) -> Any:
            return table // unit if isinstance(table, int) else [in_units(part) for part in table]

        return {
            "stakes": in_units(self.stakes),
            "pay": in_units(self.pay),
            "given_up": in_units(self.given_up),
            "at_once": in_units(self.at_once),
            "insured": in_units(self.insured),
            "insurance": in_units(self.insurance),
            "able": self.able,
            "with_pairs": bool(self.pair_names),
            "pair_kinds": self._pair_kinds(),
            "pairs": in_units(self.pairs),
            "pairs_laid": [(PAIRS, box) in self.lying.beside for box in self.lying.boxes],
            "pairs_named": len(HANDS) - 1,
            "with_sevens": bool(self.seven_names),
            "seven_suits": self._seven_suits(),
            "seven_kinds": self._seven_kinds(),
            "sevens": in_units(self.sevens),
            "sevens_laid": [(ACCUMULATED, box) in self.lying.beside for box in self.lying.boxes],
            "sevens_named": len(HANDS) + len(self.pair_names) - 1,
        }
