"""The jackpot beside some pokers: a small bet of its own, decided by the player's cards and paid from a pot.

A progressive pot is money of its own (`@jackpot`): the director brings it, every bet feeds it, prizes come out of it. A
fixed one is an amount that the house pays prizes from its float by. A prize is a part of the pot; where several come in
one round, the highest hand is paid first and the next from what is left, as the texts say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from novamas.games.boxes.play import box_of
from novamas.games.boxes.pot import JACKPOT, CarryPot, PotChanged, SeedPot
from novamas.games.cloth.acts import IDLE, Bet, BettingOpened
from novamas.games.cloth.play import changed, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import Folded, NotFollowed, PlayerPunished, Poker, RoundVoided
from novamas.games.poker.going import GoGame, GoRules
from novamas.games.poker.rules import PokerHouse
from novamas.games.table_rules import Section
from novamas.kit.decider import CAGE, CLOTH, DIRECTOR, FLOAT, Account, Actor, Command, Event, Move, Offer, Run
from novamas.kit.hands import Value
from novamas.kit.money import Ratio
from novamas.kit.spaces import Amount, Clause, Why
from novamas.law import BadLaw, BadOption

BET = "jackpot"
PERCENT = 100
MOST_FIXED = 1_000_000
"""Stakes that a fixed jackpot may be worth, so that the house can keep it ready."""
MOST_POT = 1_000_000
"""Minima that the director may bring to a pot at once."""


class PotShare(Section, frozen=True, kw_only=True):
    """What part of the pot a hand wins."""

    part: Ratio


class JackpotRule(BetRule, frozen=True, kw_only=True):
    """The bet: at `most` this part of the table's minimum, and what parts of the pot win.

    `shares` are for hands as they were dealt; `drawn` for hands that were bettered by a discard, where the house pays
    those. `fixed` and `progressive` are the least that a pot may be worth, in stakes; 0 says nothing. Of several prizes
    in one round each is a part `of` what those before it have left, or of the whole.
    """

    most: Ratio
    shares: dict[str, PotShare]
    drawn: dict[str, PotShare] = {}
    fixed: int = 0
    progressive: int = 0
    of: Literal["left", "whole"] = "left"
    most_clauses: tuple[Clause, ...] = ()
    fixed_clauses: tuple[Clause, ...] = ()
    progressive_clauses: tuple[Clause, ...] = ()
    several_clauses: tuple[Clause, ...] = ()


class JackpotRules(GoRules, frozen=True, kw_only=True):
    """What a poker with a jackpot says besides."""

    jackpot: JackpotRule


class JackpotHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses: the stake of the `jackpot` in per cent of the minimum (0: not played), its kind, `fed`,
    what of each stake feeds a progressive pot, in per cent, and `fixed`, what a fixed one is worth, in stakes."""

    jackpot: int = 0
    jackpot_kind: Literal["progressive", "fixed"] = "progressive"
    fed: int = 0
    fixed: int = 0


class JackpotDesk(Poker, frozen=True, kw_only=True):
    """The state of a poker with a jackpot: what is in the pot, and what has been collected in this round so far, and
    from whom (`taken`): it goes back if the round is void."""

    pot: int = 0
    taken: tuple[tuple[Actor, int], ...] = ()


class JackpotFed(Event, frozen=True, kw_only=True):
    """The jackpot bets of a round are collected; what of them feeds the pot is in it now."""

    bets: tuple[int, ...]
    pot: int


class JackpotPaid(Event, frozen=True, kw_only=True):
    """A part of the pot is won."""

    hand: str
    owner: Actor
    kind: str
    pot: int


class Claim(Struct, frozen=True):
    """A hand that wins a part of the pot: whose bet it is, how high it is, and whether cards were drawn to it."""

    bet: int
    kind: str
    value: Value
    drawn: bool = False


def shares(pot: int, claims: Iterable[Claim], rule: JackpotRule, fixed: bool) -> Iterator[tuple[Claim, int]]:
    """What each claim is paid, in the order of payment: hands as they were dealt first, among them the highest first.

    Whole pots are shared equally; other equal hands get their part of the pot as it was, each of them; everything else
    its part of what is left. A fixed pot has nothing left or taken: every part is of the whole.
    """
    waiting = sorted(claims, key=lambda claim: (not claim.drawn, claim.value), reverse=True)
    left = pot
    while waiting:
        first = waiting[0]
        alike = [claim for claim in waiting if (claim.drawn, claim.value) == (first.drawn, first.value)]
        waiting = waiting[len(alike) :]
        part = Fraction((rule.drawn if first.drawn else rule.shares)[first.kind].part)
        base = pot if fixed or rule.of == "whole" or (len(alike) > 1 and part < 1) else left
        paid = int(base * part / len(alike)) if part == 1 else int(base * part)
        for claim in alike:
            prize = paid if fixed else min(paid, left)
            left -= 0 if fixed else prize
            yield claim, prize


Rj = TypeVar("Rj", bound=JackpotRules)
Sj = TypeVar("Sj", bound=JackpotDesk)
Hj = TypeVar("Hj", bound=JackpotHouse)


class JackpotGame(GoGame[Sj, Rj, Hj], Generic[Sj, Rj, Hj]):
    """A poker with a jackpot beside it. `draw_cloth` of a game adds the spots "jackpot:box" where `plays_jackpot`."""

    commands: ClassVar[tuple[type[Command], ...]] = (*GoGame.commands, SeedPot, CarryPot)
    events: ClassVar[tuple[type[Event], ...]] = (*GoGame.events, PotChanged, JackpotFed, JackpotPaid)
    state: ClassVar[type[Struct]] = JackpotDesk

    @property
    def plays_jackpot(self) -> bool:
        return self.house.jackpot > 0

    @property
    def fixed(self) -> bool:
        return self.house.jackpot_kind == "fixed"

    def jackpot_stake(self, s: Sj) -> int:
        """The stipulated stake: neither less nor more is taken."""
        return s.minimum * self.house.jackpot // PERCENT

    def minimum(self, s: Sj, kind: str) -> int:
        return self.jackpot_stake(s) if kind == BET else super().minimum(s, kind)

    def pot(self, s: Sj) -> int:
        """What prizes are parts of."""
        return self.house.fixed * self.jackpot_stake(s) if self.fixed else s.pot

    def shut_spot(self, s: Sj, who: Actor, key: str) -> Why | None:
        if self.spots[key].kind == BET and not self.pot(s):
            return Why("no-pot", self.rules.jackpot.progressive_clauses)
        return super().shut_spot(s, who, key)

    def room(self, s: Sj, key: str, mine: Mapping[str, int]) -> int:
        """One jackpot bet a player and hand."""
        if self.spots[key].kind == BET:
            return self.jackpot_stake(s) - mine.get(key, 0)
        return super().room(s, key, mine)

    def staff_offers(self, s: Sj, who: Actor) -> Iterable[Offer]:
        yield from super().staff_offers(s, who)
        if who == DIRECTOR and s.phase == IDLE and self.plays_jackpot and not self.fixed:
            rule = self.rules.jackpot
            least = 1 if s.pot else max(1, rule.progressive * self.jackpot_stake(s))
            below = Why("pot-too-small", rule.progressive_clauses)
            yield Offer("SeedPot", who, {"amount": Amount(least, s.minimum * MOST_POT, below=below)})
            if s.pot:
                yield Offer("CarryPot", who)

    def play(self, run: Run[Sj], c: Command) -> None:
        match c:
            case SeedPot(amount=amount):
                run(PotChanged(pot=run.s.pot + amount, moves=(Move(CAGE, JACKPOT, amount, "jackpot"),)))
            case CarryPot():
                run(PotChanged(pot=0, moves=(Move(JACKPOT, CAGE, run.s.pot, "jackpot"),)))
            case _:
                super().play(run, c)

    def pay_jackpot(self, run: Run[Sj], claims: Iterable[Claim]) -> None:
        """The bets feed the pot and are collected; then the claims are paid."""
        if bets := self.jackpot_bets(run.s):
            self.collect_jackpot(run)
            self.pay_claims(run, claims, bets)

    def jackpot_bets(self, s: Sj) -> dict[int, Bet]:
        """The jackpot bets on the cloth."""
        return {id: b for id, b in s.bets.items() if self.spots[b.on].kind == BET}

    def feeding(self, s: Sj) -> int:
        """What of the jackpot bets on the cloth goes into the pot."""
        return 0 if self.fixed else sum(b.amount * self.house.fed // PERCENT for b in self.jackpot_bets(s).values())

    def collect_jackpot(self, run: Run[Sj]) -> None:
        """All jackpot bets leave the cloth: a part feeds the pot, the rest is the house's."""
        s, bets, fed = run.s, self.jackpot_bets(run.s), self.feeding(run.s)
        kept = sum(b.amount for b in bets.values()) - fed
        moves = [*([Move(CLOTH, JACKPOT, fed, "jackpot")] if fed else []), *self.kept(kept)]
        run(JackpotFed(bets=tuple(bets), pot=s.pot + fed, moves=tuple(moves), clauses=self.rules.jackpot.clauses))

    def pay_claims(self, run: Run[Sj], claims: Iterable[Claim], bets: Mapping[int, Bet]) -> None:
        """Pays the claims on these bets in their order."""
        paid, rule = list(claims), self.rules.jackpot
        for claim, prize in shares(self.pot(run.s), paid, rule, self.fixed):
            if prize:
                bet = bets[claim.bet]
                clauses = rule.several_clauses if len(paid) > 1 else rule.clauses
                self.pay_prize(run, claim, str(box_of(bet.on)), bet.owner, prize, clauses)

    def pay_prize(
        self, run: Run[Sj], claim: Claim, hand: str, owner: Actor, prize: int, clauses: tuple[Clause, ...]
    ) -> None:
        """Pays one prize: from the float if the pot is fixed, else from the pot."""
        moves = (Move(FLOAT if self.fixed else JACKPOT, owner, prize, "jackpot"),)
        pot = run.s.pot - (0 if self.fixed else prize)
        run(JackpotPaid(hand=hand, owner=owner, kind=claim.kind, pot=pot, moves=moves, clauses=clauses))

    def kept(self, amount: int) -> list[Move]:
        return [Move(CLOTH, FLOAT, amount, "lost")] if amount else []

    def undone(self, s: Sj) -> tuple[Move, ...]:
        """The whole round is void: what has been collected in it comes back too."""
        return (*super().undone(s), *(Move(FLOAT, who, amount, "back") for who, amount in s.taken))

    def evolve(self, s: Sj, e: Event) -> Sj:
        match e:
            case BettingOpened() | RoundVoided():
                return super().evolve(changed(s, taken=()), e)
            case Folded(bets=gone) | NotFollowed(bets=gone):
                return super().evolve(changed(s, taken=(*s.taken, *owned(s, gone))), e)
            case PlayerPunished(who=who):
                return super().evolve(kept_from(s, who), e)
            case PotChanged(pot=pot) | JackpotPaid(pot=pot):
                return changed(s, pot=pot)
            case JackpotFed(bets=gone, pot=pot):
                return changed(s, bets=without(s.bets, gone), pot=pot)
        return super().evolve(s, e)

    def left(self, s: Sj, who: Actor) -> Sj:
        """Whoever has left the table gets nothing back there."""
        return super().left(kept_from(s, who), who)

    def holdings(self, s: Sj) -> Mapping[Account, int]:
        return {**super().holdings(s), JACKPOT: s.pot}


def owned(s: JackpotDesk, bets: Iterable[int]) -> tuple[tuple[Actor, int], ...]:
    return tuple((s.bets[id].owner, s.bets[id].amount) for id in bets)


def kept_from(s: Sj, who: Actor) -> Sj:
    """The state without what somebody would get back."""
    return changed(s, taken=tuple(entry for entry in s.taken if entry[0] != who))


def parts(rule: JackpotRule) -> str:
    """What the jackpot pays: parts of the pot, the largest first, such as "100%|10%|5%"."""
    found = sorted({Fraction(share.part) for share in rule.shares.values()}, reverse=True)
    return "|".join(f"{float(PERCENT * part):g}%" for part in found)


def check_jackpot(rules: JackpotRules, house: JackpotHouse) -> Iterator[BadOption]:
    """A jackpot that the law does not allow; raises `BadLaw` for one that cannot be paid."""
    rule = rules.jackpot
    if any(not 0 < share.part <= 1 for share in (*rule.shares.values(), *rule.drawn.values())):
        raise BadLaw("A prize is a part of the pot.")
    most = PERCENT * rule.most.numerator // rule.most.denominator
    if not 0 <= house.jackpot <= most:
        yield BadOption("jackpot-share", rule.most_clauses, "jackpot", value=house.jackpot, most=most)
    if not 0 <= house.fed <= PERCENT:
        yield BadOption("pot-part", rule.progressive_clauses, "fed", value=house.fed)
    if not 0 <= house.fixed <= MOST_FIXED:
        yield BadOption("fixed-too-high", rule.fixed_clauses, "fixed", value=house.fixed, most=MOST_FIXED)
    if house.jackpot and house.jackpot_kind == "fixed" and house.fixed < max(1, rule.fixed):
        yield BadOption("fixed-too-low", rule.fixed_clauses, "fixed", value=house.fixed, least=max(1, rule.fixed))
