"""Betting at blackjack: its cloth and limits, who leads a vacant box, stages, and the hands that bets become.

Whose box it is, bets on another's and how much a box takes are `games/boxes`. In blackjack everybody at a table may bet
on a hand, on a vacant box too if somebody seated does; it is who holds the box that lets them, whoever sits before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from novamas.games.blackjack.acts import Blackjack, Hand, Stake
from novamas.games.blackjack.rules import ACCUMULATED, BOX, PAIRS, PERCENT, BlackjackHouse, BlackjackRules, percent
from novamas.games.boxes import BoxGame, box_of
from novamas.games.cloth.acts import PlaceBet, Spot
from novamas.games.cloth.rules import BetRule
from novamas.kit.decider import INSPECTOR, Actor, Command, Refused
from novamas.kit.spaces import Why


def where(key: str) -> tuple[int, int]:
    """The box of a spot, and its stage: "box:3", "pairs:3", "box:3-2"."""
    return box_of(key), int(key.partition("-")[2] or 1)


class BettingGame(BoxGame[Blackjack, BlackjackRules, BlackjackHouse]):
    """The betting of blackjack, up to the first card."""

    def __init__(self, name: str, rules: BlackjackRules, house: BlackjackHouse) -> None:
        self.stages = range(1, rules.stages.number + 1)
        super().__init__(name, rules, house)

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
        return cast(BetRule, getattr(self.rules.bets, kind))

    def minimum(self, s: Blackjack, kind: str) -> int:
        if kind == PAIRS:
            assert self.rules.bets.pairs is not None
            share = self.house.pairs_minimum or percent(self.rules.bets.pairs.least)
            return -(-s.minimum * share // PERCENT)
        return self.accumulated(s) if kind == ACCUMULATED else s.minimum

    def maximum(self, s: Blackjack, kind: str) -> int:
        """The most that may lie on one box, whoever bets on it."""
        if kind == ACCUMULATED:
            return self.accumulated(s)
        limit = self.bet_rule(kind).maximum
        assert limit is not None
        chosen = self.house.pairs_maximum if kind == PAIRS else self.house.maximum
        return s.minimum * (chosen or max(limit.multiples))

    def accumulated(self, s: Blackjack) -> int:
        """The stipulated stake of the accumulated bet."""
        return s.minimum * self.house.accumulated // PERCENT

    def room(self, s: Blackjack, key: str, mine: Mapping[str, int]) -> int:
        """What a spot can still take: the accumulated bet is one a player."""
        if self.spots[key].kind == ACCUMULATED:
            return self.accumulated(s) - mine.get(key, 0)
        return super().room(s, key, mine)

    # -- whose box it is ----------------------------------------------------------------------------------------------

    def opens_vacant(self) -> bool:
        return self.house.vacant

    def contenders(self, s: Blackjack, box: int) -> tuple[Actor, ...]:
        """Nobody commands a box while they wait for consent to bet on it."""
        return tuple(who for who in self.agreed(s, box) if who in s.seats)

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
            if stage > 1 and 1 not in self.staked_stages(s, who, box):
                return Why("first-box-needed", self.rules.stages.clauses)
        return super().shut_spot(s, who, key)

    def stands(self, s: Blackjack, who: Actor, box: int) -> bool:
        stages = self.staked_stages(s, who, box)
        return 1 in stages if self.rules.stages.first_needed else bool(stages)

    def staked_stages(self, s: Blackjack, who: Actor, box: int) -> set[int]:
        """The stages of the bank that somebody has bet on at a box."""
        return {where(bet.on)[1] for bet in self.making(s, box) if bet.owner == who}

    def why_not(self, s: Blackjack, c: Command) -> Refused:
        """Whoever can lay nothing on any spot is told what is wrong with this one, or that chips are wanting."""
        if isinstance(c, PlaceBet) and self.is_spot(c.on) and self.betting(s, c.by):
            return self.why_spot(s, c) or Refused("not-enough-chips", field="amount", value=c.amount)
        return super().why_not(s, c)

    # -- whose consent is needed --------------------------------------------------------------------------------------

    def parties(self, s: Blackjack, who: Actor, box: int) -> tuple[Actor, ...]:
        """Who holds the box; the inspector does not agree besides, but in need in that player's name."""
        holder = self.holder(s, box)
        if holder is None or holder == who or not self.rules.behind.consent:
            return ()
        return (holder,)

    def must_ask(self, s: Blackjack, who: Actor, on: str) -> Actor | None:
        """On a vacant box that the largest bet leads, everybody bets as they like."""
        if self.front(s, box_of(on)) is None and self.rules.boxes.leads == "largest-bet":
            return None
        return super().must_ask(s, who, on)

    def waiting_with(self, s: Blackjack, who: Actor, on: str) -> tuple[int, ...]:
        """Every bet waits for itself."""
        return tuple(id for id, bet in s.bets.items() if bet.owner == who and bet.on == on)

    def asked_of(self, s: Blackjack, guest: Actor, box: int) -> Actor | None:
        """Who holds the box, or the inspector where the law asks only that."""
        parties = self.parties(s, guest, box)
        if parties and "holder" not in self.rules.behind.consent:
            return INSPECTOR
        return next(iter(parties), None)

    def answers(self, s: Blackjack, who: Actor, guest: Actor, box: int, asks: bool) -> tuple[bool, ...]:
        """Of the players only who holds the box has a say; in need the inspector lets in whom they do not answer."""
        parties, consent = self.parties(s, guest, box), self.rules.behind.consent
        if who == INSPECTOR and "inspector" in consent and "holder" in consent:
            return (True,) if asks and parties else ()
        return super().answers(s, who, guest, box, asks) if who in (INSPECTOR, *parties) else ()

    def speaks_for(self, s: Blackjack, box: int) -> Actor:
        """Whoever consents does so for who holds the box, and for as long as the same player holds it."""
        holder = self.holder(s, box)
        assert holder is not None, "nobody consents to a bet on an empty box"
        return holder

    # -- from bets to hands -------------------------------------------------------------------------------------------

    def made(self, s: Blackjack) -> dict[str, Hand]:
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
