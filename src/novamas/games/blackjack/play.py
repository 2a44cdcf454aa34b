"""Blackjack: two cards to every hand and one to the bank, each hand in its turn, then the bank, and who is paid.

Read `rules.py` first. Betting is `games/boxes` on a cloth; here are its questions as blackjack answers them, and the
parts that play a round are put together: the shoe between two rounds `keeper.py`, the cards `deal.py`, insurance and
surrender `early.py`, a hand in its turn `turns.py`, the bank `bank.py`, bets beside the box `beside.py`, what lies on
the hands `hands.py`, vacant boxes `vacant.py`. Counting is `score.py`, payment `payment.py`. In triple blackjack the
bank plays three times against the same hands, each time for another stake. Every card lies face up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from novamas.games.blackjack.acts import Blackjack, Hand, HandsMade, Stake
from novamas.games.blackjack.bank import BankPlay
from novamas.games.blackjack.beside import Pairs, Sevens
from novamas.games.blackjack.consent import HolderConsents
from novamas.games.blackjack.deal import Deal
from novamas.games.blackjack.desk import BlackjackTable
from novamas.games.blackjack.early import Early
from novamas.games.blackjack.hands import Hands
from novamas.games.blackjack.keeper import BlackjackShoe
from novamas.games.blackjack.rules import ACCUMULATED, BOX, PAIRS, BlackjackHouse, BlackjackRules
from novamas.games.blackjack.turns import Turns
from novamas.games.blackjack.vacant import VacantBoxes
from novamas.games.boxes.acts import box_of
from novamas.games.boxes.play import BoxGame
from novamas.games.cloth.acts import (
    BETTING,
    IDLE,
    BetPlaced,
    BetTakenBack,
    BettingClosed,
    BettingOpened,
    CloseBetting,
    OpenBetting,
    PlaceBet,
    RoundEnded,
    Spot,
    StakesReturned,
    TakeBack,
)
from novamas.games.cloth.rules import BetRule
from novamas.kit.decider import Actor, Command, Event, Run
from novamas.kit.parts import Parts
from novamas.kit.spaces import Clause, Why


@lru_cache(maxsize=1_024)
def where(key: str) -> tuple[int, int]:
    """The box of a spot, and its stage: "box:3", "pairs:3", "box:3-2"."""
    return box_of(key), int(key.partition("-")[2] or 1)


class BlackjackGame(BoxGame[Blackjack, BlackjackRules, BlackjackHouse]):
    """Blackjack under one law, one house and one choice of readings.

    In blackjack everybody at a table may bet on a hand, on a vacant box too if somebody seated does; it is who holds
    the box that lets them, whoever sits before it.
    """

    commands: ClassVar[tuple[type[Command], ...]] = (OpenBetting, PlaceBet, TakeBack, CloseBetting)
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, StakesReturned, RoundEnded,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Blackjack
    made_of: ClassVar[Parts] = (
        BlackjackShoe, Deal, Early, Turns, BankPlay, Pairs, Sevens, Hands, VacantBoxes, HolderConsents,
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ("phase", "bets", "shoe", "asked")

    def __init__(self, name: str, rules: BlackjackRules, house: BlackjackHouse) -> None:
        table = self.table = BlackjackTable(rules, house)
        self.stages, self.score, self.till = table.stages, table.score, table.till
        super().__init__(name, rules, house)
        shoe, pairs, sevens = BlackjackShoe(table), Pairs(table), Sevens(table)
        bank = BankPlay(table, sevens)
        turns = Turns(table, bank)
        early = Early(table, turns)
        deal = Deal(table, pairs, early, turns, bank)
        self.compose(shoe, deal, early, turns, bank, pairs, sevens, Hands(table), VacantBoxes(table), self.consents)
        self.keeper = shoe.keeper

    # -- what the table asks -------------------------------------------------------------------------------------------

    def fresh(self, s: Blackjack) -> bool:
        """A machine has every card back between two rounds."""
        return self.resting(s) and (s.shoe.stopped or self.house.shuffler)

    def is_closed(self, s: Blackjack) -> bool:
        return s.phase not in (IDLE, BETTING)

    def ends_by(self, s: Blackjack) -> tuple[str, ...]:
        """A shuffler has no last shoe."""
        if self.rules.ending.unit != "shoe" or self.house.shuffler:
            return ("round",)
        return ("shoe", "round") if s.shoe.stopped else ("round", "shoe")

    def unit_running(self, s: Blackjack) -> bool:
        return s.last_unit == "shoe" and not s.shoe.stopped

    def notice_over(self, s: Blackjack, after: int) -> bool:
        """Where the law announces the last shoe at the old minimum, once that is dealt; a shuffler has none."""
        if self.rules.limits.unit == "shoe" and not self.house.shuffler:
            return s.shoe.stopped
        return super().notice_over(s, after)

    # -- the cloth and its limits ------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        one = len(self.stages) == 1
        yield from (
            Spot(f"{BOX}:{box}" if one else f"{BOX}:{box}-{stage}", BOX) for box in self.boxes for stage in self.stages
        )
        if self.house.pairs:
            yield from (Spot(f"{PAIRS}:{box}", PAIRS) for box in self.boxes)
        if self.house.accumulated:
            yield from (Spot(f"{ACCUMULATED}:{box}", ACCUMULATED) for box in self.boxes)

    def makes_hand(self, kind: str) -> bool:
        return kind == BOX

    def bet_rule(self, kind: str) -> BetRule:
        return self.table.bet_rule(kind)

    def minimum(self, s: Blackjack, kind: str) -> int:
        return self.table.minimum(s, kind)

    def minimum_clauses(self, kind: str) -> tuple[Clause, ...]:
        bets = self.rules.bets
        if kind == PAIRS and bets.pairs is not None:
            return bets.pairs.least_clauses
        if kind == ACCUMULATED and bets.accumulated is not None:
            return bets.accumulated.share_clauses
        return super().minimum_clauses(kind)

    def maximum(self, s: Blackjack, kind: str) -> int:
        return self.table.maximum(s, kind)

    def above(self, key: str, room: int, purse: int) -> Why:
        """The accumulated bet is one stipulated stake: its limit is that of its least."""
        kind = self.spots[key].kind
        if kind == ACCUMULATED and room <= purse:
            return Why("above-maximum", self.minimum_clauses(kind))
        return super().above(key, room, purse)

    def room(self, s: Blackjack, key: str, mine: Mapping[str, int]) -> int:
        """What a spot can still take: the accumulated bet is one a player."""
        if self.spots[key].kind == ACCUMULATED:
            return self.table.accumulated_stake(s) - mine.get(key, 0)
        return super().room(s, key, mine)

    # -- whose box it is ----------------------------------------------------------------------------------------------

    def opens_vacant(self) -> bool:
        return self.house.vacant

    def why_barred(self, s: Blackjack, who: Actor, box: int) -> Why | None:
        """The croupier may have closed the vacant boxes; whoever has bet on one may go on."""
        if s.vacant_closed and self.front(s, box) is None and who not in self.bettors(s, box):
            return Why("vacant-closed", self.rules.boxes.vacant_clauses)
        return super().why_barred(s, who, box)

    def contenders(self, s: Blackjack, box: int) -> tuple[Actor, ...]:
        """Nobody commands a box while they wait for consent to bet on it."""
        return tuple(who for who in self.who_agreed(s, box) if who in s.seats)

    def leads(self, s: Blackjack, box: int, seated: tuple[Actor, ...]) -> Actor:
        """The first there, or the largest bet.

        Of equal bets the one nearest to the shoe leads: it stands at the croupier's left, where the seats begin.
        """
        if self.rules.boxes.leads == "first-bet":
            return seated[0]
        bets = [bet for bet in self.making(s, box) if not bet.asked]
        staked = {who: sum(bet.amount for bet in bets if bet.owner == who) for who in seated}
        return max(seated, key=lambda who: (staked[who], -s.seats.index(who)))

    def counts(self, s: Blackjack, id: int) -> bool:
        """Whether a bet takes part in the round: it waits for nobody's consent, and somebody commands its box."""
        bet = s.bets[id]
        return not bet.asked and self.holder(s, box_of(bet.on)) is not None

    def no_guest(self, s: Blackjack, who: Actor, box: int) -> Why | None:
        """Seated players may bet on any box, others where somebody seated does, if the law lets them."""
        boxes, behind = self.rules.boxes, self.rules.behind
        if who not in s.seats and not (behind.standing and self.holder(s, box)):
            return Why("seated-only", boxes.seated_clauses or behind.standing_clauses)
        return None

    def shut_spot(self, s: Blackjack, who: Actor, key: str) -> Why | None:
        if self.makes_hand(self.spots[key].kind) and self.rules.stages.first_needed:
            box, stage = where(key)
            if stage > 1 and 1 not in self.find_stages(s, who, box):
                return Why("first-box-needed", self.rules.stages.clauses)
        return super().shut_spot(s, who, key)

    def stands(self, s: Blackjack, who: Actor, box: int) -> bool:
        stages = self.find_stages(s, who, box)
        return 1 in stages if self.rules.stages.first_needed else bool(stages)

    def find_stages(self, s: Blackjack, who: Actor, box: int) -> set[int]:
        """The stages of the bank that somebody has bet on at a box."""
        return {where(bet.on)[1] for bet in self.making(s, box) if bet.owner == who}

    def make_consents(self) -> HolderConsents:
        return HolderConsents(self, self.rules.behind, self.rules.boxes.leads)

    # -- from bets to hands -------------------------------------------------------------------------------------------

    def make_hands(self, s: Blackjack) -> dict[str, Hand]:
        """The hands of a round: every box with a bet that counts and somebody who commands it, by its number."""
        hands: dict[str, Hand] = {}
        for box in self.boxes:
            if (holder := self.holder(s, box)) is not None:
                stakes = tuple(
                    Stake(bet.owner, bet.amount, bet.amount, where(bet.on)[1])
                    for bet in self.making(s, box)
                    if not bet.asked
                )
                hands[str(box)] = Hand(box=box, holder=holder, stakes=stakes)
        return hands

    def enough(self, hands: Mapping[str, Hand]) -> bool:
        """Whether a round may begin with these hands."""
        counted = len(hands) if self.rules.boxes.least_of == "hands" else len({h.holder for h in hands.values()})
        return counted >= self.rules.boxes.least

    # -- the rulebook of the betting -----------------------------------------------------------------------------------

    def play_bets(self, run: Run[Blackjack], c: Command) -> None:
        match c:
            case TakeBack():
                self.play_take_back(run, c)
            case CloseBetting():
                super().play_bets(run, c)
                self.begin(run)
            case _:
                super().play_bets(run, c)

    def begin(self, run: Run[Blackjack]) -> None:
        """The boxes in play become hands; bets without consent or without a player go back. With too few hands all of
        them do, and no card is dealt."""
        hands = self.make_hands(run.s)
        if lost := tuple(id for id in run.s.bets if not self.counts(run.s, id)):
            run(StakesReturned(bets=lost, moves=self.back(run.s, lost), clauses=self.rules.behind.clauses))
        if not self.enough(hands):
            if few := tuple(run.s.bets):
                clauses = self.rules.boxes.least_clauses
                run(StakesReturned(bets=few, moves=self.back(run.s, few), clauses=clauses))
            run(RoundEnded())
            return
        boxes = tuple(id for id, b in run.s.bets.items() if self.spots[b.on].kind == BOX)
        run(HandsMade(hands=hands, order=tuple(hands), bets=boxes, clauses=self.rules.deal.clauses))
