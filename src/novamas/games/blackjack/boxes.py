"""Betting on boxes: whose box it is, who may bet on another's and with whose consent, and how much a box takes.

A box belongs to the player who sits before it. Others may bet on that player's hand if the player lets them; seated
players may also bet on boxes that nobody sits at. The maximum is that of the box, whoever bets on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from msgspec.structs import replace

from novamas.games.blackjack.acts import Admitted, Blackjack, Consent, ConsentSought, Dismissed, Hand, Stake
from novamas.games.blackjack.rules import ACCUMULATED, BOX, PAIRS, PERCENT, BlackjackHouse, BlackjackRules, percent
from novamas.games.cloth.acts import Bet, PlaceBet, Spot, StakesReturned, TakeBack
from novamas.games.cloth.play import ClothGame, changed
from novamas.games.cloth.rules import BetRule
from novamas.kit.chance import Value
from novamas.kit.decider import CLOTH, INSPECTOR, Actor, Await, Command, Event, Move, Offer, Refused, Run
from novamas.kit.spaces import OneOf, Space, Why


def where(key: str) -> tuple[int, int]:
    """The box of a spot, and its stage: "box:3", "pairs:3", "box:3-2"."""
    box, _, stage = key.partition(":")[2].partition("-")
    return int(box), int(stage or 1)


class BoxGame(ClothGame[Blackjack, BlackjackRules, BlackjackHouse]):
    """The betting of blackjack, up to the first card."""

    def __init__(self, name: str, rules: BlackjackRules, house: BlackjackHouse) -> None:
        self.boxes = range(1, (house.boxes or rules.boxes.most) + 1)
        self.stages = range(1, rules.stages.number + 1)
        super().__init__(name, rules, house)

    def check(self, where: str) -> None:
        """Nothing is left to complain about: `rules.check` has looked at every bet."""

    def seated(self) -> bool:
        """A box belongs to whoever sits before it."""
        return True

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

    def results(self) -> frozenset[Value]:
        return frozenset()

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

    # -- whose box it is ----------------------------------------------------------------------------------------------

    def front(self, s: Blackjack, box: int) -> Actor | None:
        """Who sits before a box."""
        return s.seats[box - 1] if box <= len(s.seats) else None

    def on_box(self, s: Blackjack, box: int, *kinds: str) -> dict[int, Bet]:
        """The bets that lie at a box, of these kinds."""
        return {
            id: bet
            for id, bet in s.bets.items()
            if where(bet.on)[0] == box and self.spots[bet.on].kind in (kinds or self.kinds)
        }

    def holder(self, s: Blackjack, box: int) -> Actor | None:
        """Who commands a box: the player who sits before it and bets; at a vacant one the first there, or the largest.

        Of equal bets the one nearest to the shoe leads: it stands at the croupier's left, where the seats begin.
        """
        bets = {id: b for id, b in self.on_box(s, box, BOX).items() if not b.asked and b.owner in s.seats}
        if not bets:
            return None
        owners = dict.fromkeys(bets[id].owner for id in sorted(bets))
        if (front := self.front(s, box)) in owners:
            return front
        if self.rules.boxes.leads == "first-bet":
            return next(iter(owners))
        staked = {who: sum(b.amount for b in bets.values() if b.owner == who) for who in owners}
        return max(owners, key=lambda who: (staked[who], -s.seats.index(who)))

    def barred(self, s: Blackjack, who: Actor, box: int) -> Why | None:
        """Why somebody may not bet on a box, if so."""
        boxes, behind = self.rules.boxes, self.rules.behind
        front = self.front(s, box)
        lying = {bet.owner for bet in self.on_box(s, box, BOX).values()}
        if who == front or who in lying:
            return None
        if front is None and boxes.vacant == "house" and not self.house.vacant:
            return Why("box-not-open", boxes.vacant_clauses)
        if who not in s.seats and not (behind.standing and self.holder(s, box)):
            return Why("seated-only", boxes.seated_clauses or behind.standing_clauses)
        if front is not None and front not in lying:
            return Why("no-hand-there", behind.clauses)
        if behind.most and len(lying) >= behind.most:
            return Why("box-full", behind.most_clauses)
        return None

    def consent_due(self, s: Blackjack, who: Actor, box: int) -> Actor | None:
        """Whose consent a bet on a box needs, if anybody's."""
        if self.front(s, box) is None and self.rules.boxes.leads == "largest-bet":
            return None
        holder = self.holder(s, box)
        if holder in (None, who) or not self.rules.behind.consent or (box, holder, who) in s.admitted:
            return None
        return holder

    # -- what each may do ---------------------------------------------------------------------------------------------

    def places(self, s: Blackjack, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterable[Offer]:
        """One offer for all spots of a kind that take the same."""
        mine = {b.on: b.amount for b in s.bets.values() if b.owner == who}
        for kind, keys in kinds.items():
            groups: dict[tuple[int, bool], tuple[str, ...]] = {}
            for key in keys:
                if self.shut_spot(s, who, key) is None:
                    group = (self.room(s, key, mine), key in mine)
                    groups[group] = (*groups.get(group, ()), key)
            for (room, more), spots in groups.items():
                if (amount := self.amount(s, who, kind, spots[0], room, s.chips[who], more)) is not None:
                    form: dict[str, Space] = {"on": OneOf(spots, self.every[kind].other), "amount": amount}
                    yield Offer("PlaceBet", who, form, self.bet_rule(kind).clauses)

    def shut_spot(self, s: Blackjack, who: Actor, key: str) -> Why | None:
        """Why somebody may not bet on a spot at all, if so."""
        box, stage = where(key)
        kind = self.spots[key].kind
        if kind == BOX:
            own = {where(b.on)[1] for b in self.on_box(s, box, BOX).values() if b.owner == who}
            if stage > 1 and self.rules.stages.first_needed and 1 not in own:
                return Why("first-box-needed", self.rules.stages.clauses)
            return self.barred(s, who, box)
        rule = self.rules.bets.pairs if kind == PAIRS else self.rules.bets.accumulated
        assert rule is not None
        if not any(b.owner == who and not b.asked for b in self.on_box(s, box, BOX).values()):
            return Why("no-bet-on-the-box", rule.clauses)
        return None

    def room(self, s: Blackjack, key: str, mine: Mapping[str, int]) -> int:
        """What a spot can still take: the maximum is that of the box; the accumulated bet is one a player."""
        kind = self.spots[key].kind
        if kind == ACCUMULATED:
            return self.maximum(s, kind) - mine.get(key, 0)
        return self.maximum(s, kind) - sum(bet.amount for bet in s.bets.values() if bet.on == key)

    def why_not(self, s: Blackjack, c: Command) -> Refused:
        return self.why_spot(s, c) or super().why_not(s, c)

    def why_shut(self, s: Blackjack, c: Command) -> Refused | None:
        return self.why_spot(s, c) or super().why_shut(s, c)

    def why_spot(self, s: Blackjack, c: Command) -> Refused | None:
        """Why a bet may not be laid where it is meant to go, if that is the reason."""
        if not isinstance(c, PlaceBet) or not self.is_spot(c.on) or not self.betting(s, c.by):
            return None
        why = self.shut_spot(s, c.by, c.on)
        return None if why is None else Refused(why.code, why.clauses, "on", c.on)

    def consents(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        """Who holds a box lets others bet on it, or sends them away; in need the inspector lets them."""
        rule = self.rules.behind
        for box in self.boxes:
            guests = {b.owner: b.asked for b in self.on_box(s, box, BOX).values()}
            holder = self.holder(s, box)
            for guest, asks in sorted(guests.items()):
                yes: tuple[bool, ...] = ()
                if who == holder != guest and "holder" in rule.consent and (asks or (box, who, guest) in s.admitted):
                    yes = (True, False) if asks else (False,)
                elif who == INSPECTOR and who in s.staff and asks and "inspector" in rule.consent:
                    yes = (True,) if "holder" in rule.consent else (True, False)
                if yes:
                    form = {"box": OneOf((box,)), "guest": OneOf((guest,)), "yes": OneOf(yes)}
                    yield Offer("Consent", who, form, rule.clauses)

    def consents_owed(self, s: Blackjack) -> tuple[Await, ...]:
        """Those whose consent is waited for."""
        asking = sorted(where(b.on)[0] for b in s.bets.values() if b.asked)
        holders = dict.fromkeys(self.asked_for_consent(s, box) for box in asking)
        return tuple(Await(who, ("Consent",)) for who in holders if who is not None)

    def asked_for_consent(self, s: Blackjack, box: int) -> Actor | None:
        """Who is asked whether another may bet on a box: its player, or the inspector where the law asks only that."""
        return self.holder(s, box) if "holder" in self.rules.behind.consent else INSPECTOR

    def default_consent(self, s: Blackjack, who: Actor) -> Consent:
        """Silence is no consent."""
        asking = ((where(b.on)[0], b.owner) for b in s.bets.values() if b.asked)
        box, guest = min((box, guest) for box, guest in asking if self.asked_for_consent(s, box) == who)
        return Consent(by=who, box=box, guest=guest, yes=False)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def place(self, run: Run[Blackjack], who: Actor, on: str, amount: int) -> None:
        owed = self.consent_due(run.s, who, where(on)[0]) if self.spots[on].kind == BOX else None
        super().place(run, who, on, amount)
        bet = next(id for id, b in run.s.bets.items() if b.owner == who and b.on == on)
        if owed is not None and not run.s.bets[bet].asked:
            run(ConsentSought(bet=bet, of=owed, clauses=self.rules.behind.clauses))

    def consented(self, run: Run[Blackjack], c: Consent) -> None:
        rule = self.rules.behind
        if c.yes:
            holder = self.holder(run.s, c.box)
            assert holder is not None, "nobody consents to a bet on an empty box"
            run(Admitted(box=c.box, holder=holder, guest=c.guest, by=c.by, clauses=rule.clauses))
            return
        bets = tuple(id for id, b in self.on_box(run.s, c.box).items() if b.owner == c.guest)
        run(Dismissed(box=c.box, guest=c.guest, bets=bets, moves=self.back(run.s, bets), clauses=rule.clauses))

    def back(self, s: Blackjack, bets: Iterable[int]) -> tuple[Move, ...]:
        return tuple(Move(CLOTH, s.bets[id].owner, s.bets[id].amount, "back") for id in bets)

    def taken_back(self, run: Run[Blackjack], c: TakeBack) -> None:
        """What is taken back, and with it what hangs on it."""
        box = where(run.s.bets[c.bet].on)[0]
        super().play(run, c)
        if lost := self.hanging(run.s, c.by, box):
            run(StakesReturned(bets=lost, moves=self.back(run.s, lost)))

    def hanging(self, s: Blackjack, who: Actor, box: int) -> tuple[int, ...]:
        """The bets at a box that do not stand without what somebody had there: their own beside it, their guests'."""
        left = {where(b.on)[1] for b in self.on_box(s, box, BOX).values() if b.owner == who}
        if left and (1 in left or not self.rules.stages.first_needed):
            return ()
        front = who == self.front(s, box)
        return tuple(id for id, b in self.on_box(s, box).items() if front or b.owner == who)

    def made(self, s: Blackjack) -> dict[str, Hand]:
        """The hands of a round: every box with a bet that counts and somebody who commands it, by its number."""
        hands: dict[str, Hand] = {}
        for box in self.boxes:
            if (holder := self.holder(s, box)) is not None:
                bets = self.on_box(s, box, BOX)
                stakes = tuple(
                    Stake(bets[id].owner, bets[id].amount, bets[id].amount, where(bets[id].on)[1])
                    for id in sorted(bets)
                    if not bets[id].asked
                )
                hands[str(box)] = Hand(box=box, holder=holder, stakes=stakes)
        return hands

    def enough(self, hands: Mapping[str, Hand]) -> bool:
        """Whether a round may begin with these hands."""
        counted = len(hands) if self.rules.boxes.least_of == "hands" else len({h.holder for h in hands.values()})
        return counted >= self.rules.boxes.least

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve_bets(self, s: Blackjack, e: Event) -> Blackjack | None:
        match e:
            case ConsentSought(bet=id):
                return changed(s, bets={**s.bets, id: replace(s.bets[id], asked=True)})
            case Admitted(box=box, holder=holder, guest=guest):
                heard = {
                    id: replace(b, asked=False) if b.owner == guest and b.asked and where(b.on)[0] == box else b
                    for id, b in s.bets.items()
                }
                return changed(s, bets=heard, admitted=(*s.admitted, (box, holder, guest)))
            case Dismissed(box=box, guest=guest, bets=gone):
                kept = {id: b for id, b in s.bets.items() if id not in gone}
                return changed(s, bets=kept, admitted=tuple(a for a in s.admitted if (a[0], a[2]) != (box, guest)))
        return None
