"""Pai gow poker: the bank goes round, dice say who begins, everybody sets two hands, and both meet the bank's.

Betting is `games/boxes`, the round `games/poker/round.py`; `bank.py` offers the bank round, `hands.py` throws the dice
and has the hands set, `setting.py` says what two hands are worth. Where a player holds the bank, that player's chips
cover the bets against it, the own box takes none, and the croupier's hand plays against the bank like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import BANK, CardsTurned, Hand
from novamas.games.poker.mistakes import Breaches
from novamas.games.poker.pai_gow.acts import BankCompared, HandCompared, PaiGow, RestCounted, SetTurned
from novamas.games.poker.pai_gow.bank import GoingBank
from novamas.games.poker.pai_gow.hands import HOUSE, HOUSE_SET, PAY, SET, SHOW, THROW, Comparing, Setting, Throwing
from novamas.games.poker.pai_gow.rules import HOLD, WAGER, PaiGowHouse, PaiGowRules
from novamas.games.poker.pai_gow.setting import Judge, Pair, compare, split
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.round import CutDeck, Round
from novamas.games.poker.rules import HAND
from novamas.kit.decider import CLOTH, CROUPIER, FLOAT, Actor, Call, Move, Run, Veiled, veil
from novamas.kit.hands import Made
from novamas.kit.parts import Parts
from novamas.kit.spaces import Why


class PaiGowGame(PokerGame[PaiGow, PaiGowRules, PaiGowHouse]):
    """Pai gow poker under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = PaiGow
    made_of: ClassVar[Parts] = (
        CutDeck, GoingBank, Throwing, Round, Setting, Comparing, Breaches,
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = tuple(field for field in PokerGame.shared if field != "asked")
    unused: ClassVar[tuple[str, ...]] = ("asked", "admitted", "shown")
    script: ClassVar[tuple[str, ...]] = (THROW, DEAL, SET, HOUSE, HOUSE_SET, SHOW, PAY)

    def __init__(self, name: str, rules: PaiGowRules, house: PaiGowHouse) -> None:
        super().__init__(name, rules, house)
        self.judge = Judge(rules)
        per_mille = rules.commission.per_mille[1] if house.commission is None else house.commission
        self.kept = Fraction(per_mille, 1000)
        """The house's part of a winning bet."""
        self.bank = GoingBank(self)
        self.setting = Setting(self, self.bank)
        self.compose(
            CutDeck(self), self.bank, Throwing(self, self.bank), Round(self), self.setting, Comparing(), Breaches(self)
        )

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{WAGER}:{box}", WAGER) for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets.wager

    def makes_hand(self, kind: str) -> bool:
        return True

    def maximum(self, s: PaiGow, kind: str) -> int:
        return s.minimum * self.house.maximum

    def why_barred(self, s: PaiGow, who: Actor, box: int) -> Why | None:
        if who == s.bank.holder:
            return Why("bank-bets-nothing", self.rules.banking.clauses)
        return super().why_barred(s, who, box)

    def room(self, s: PaiGow, key: str, mine: Mapping[str, int]) -> int:
        """How much more a spot can take: where a player holds the bank, no more than that bank can still cover."""
        return min(super().room(s, key, mine), self.count_uncovered(s))

    def count_uncovered(self, s: PaiGow) -> int:
        """What the bank can still cover."""
        if not self.bank.players(s):
            return self.maximum(s, WAGER)
        return max(0, s.bank.cover - s.minimum * self.house.against - sum(bet.amount for bet in s.bets.values()))

    def above(self, key: str, room: int, purse: int) -> Why:
        why = super().above(key, room, purse)
        return why if why.clauses else replace(why, clauses=self.rules.minimum.clauses)

    # -- the parts of the round ---------------------------------------------------------------------------------------

    def hands_of(self, s: PaiGow) -> dict[str, Hand]:
        """The boxes with a bet, a player's bank, and the croupier, clockwise."""
        found = super().hands_of(s)
        if not found:
            return {}
        if self.bank.players(s):
            found[str(s.bank.place)] = Hand(s.bank.place, s.bank.holder)
        ordered = sorted(found.items(), key=lambda entry: entry[1].box)
        return {**dict(ordered), BANK: Hand(0, CROUPIER, blind=True)}

    def waiting(self, s: PaiGow) -> bool:
        return (s.stage == THROW and not s.dice) or super().waiting(s)

    def enter(self, run: Run[PaiGow], stage: str) -> None:
        match stage:
            case "house-set" if self.house.house_way:
                self.setting.set_hand(run, BANK, self.setting.by_house(self.known_cards(run.s, BANK)))
            case "set" if self.rules.used.rest:
                run(RestCounted(cards=run.s.shoe.left, clauses=self.rules.used.rest_clauses))
            case "pay":
                self.pay_all(run)

    def list_deal(self, s: PaiGow) -> tuple[tuple[str, str], ...]:
        """Seven cards at a time, from where the dice say."""
        return tuple((key, BANK if key == BANK else HAND) for key in s.order for _ in range(HOLD))

    def veil_card(self, s: PaiGow, place: str, slot: str, card: int | None) -> Veiled[int]:
        if place == BANK:
            return veil(card, self.rules.sight[slot].by, CROUPIER)
        return super().veil_card(s, place, slot, card)

    def turn_over(self, s: PaiGow, place: str) -> CardsTurned:
        cards = self.known_cards(s, place)
        if place not in s.low:
            return CardsTurned(to=place, cards=cards)
        low = s.low[place].value
        assert low is not None
        pair = split(cards, low)
        made = self.judge.high.evaluate(pair.high), self.judge.low.evaluate(pair.low)
        return SetTurned(to=place, cards=cards, kind=made[0].kind, low=low, low_kind=made[1].kind)

    def make_hand(self, s: PaiGow, place: str) -> Made:
        return self.judge.high.evaluate(self.pair(s, place).high)

    def pair(self, s: PaiGow, place: str) -> Pair:
        low = s.low[place].value
        assert low is not None, "a hand that is compared has been set"
        return split(self.known_cards(s, place), low)

    def opening_calls(self, s: PaiGow, by: Actor) -> tuple[Call, ...]:
        """Before the first bets of the session players are told what the house keeps of their wins."""
        told = self.rules.commission.announced
        first = () if s.round else told.calls
        percent, tenths = divmod(int(1000 * self.kept), 10)
        rate = tuple(Call(key, {"percent": percent, "tenths": tenths}, told.by) for key in first)
        return (*rate, *super().opening_calls(s, by))

    # -- payment ------------------------------------------------------------------------------------------------------

    def against_bank(self, s: PaiGow, key: str) -> tuple[str, str, str, bool]:
        """(result, how the high hand compares, how the low one does, whether it was set wrongly)."""
        rule, cases = self.rules.setting, self.rules.cases
        mine, other = self.pair(s, key), self.pair(s, self.bank.key(s))
        (high, low), (bank_high, bank_low) = self.judge.value_of(mine), self.judge.value_of(other)
        sides = compare(high, bank_high), compare(low, bank_low)
        wrong = rule.wrong == "lost" and self.judge.wrong(mine)
        if wrong:
            return "lost", *sides, True
        if rule.wrong == "lost" and self.judge.wrong(other):
            return "won", *sides, False
        return cases[f"{sides[0]}-{sides[1]}"].result, *sides, False

    def pay_all(self, run: Run[PaiGow]) -> None:
        """A player's bank meets the croupier first; then the customers are settled one after another."""
        s = run.s
        if self.bank.players(s):
            self.meet_croupier(run)
        bank = self.bank.key(s)
        for key in self.sort_paid(s, (key for key in s.hands if key not in (bank, BANK))):
            self.pay_hand(run, key)
        if self.bank.players(run.s):
            self.bank.cover_back(run)

    def sort_paid(self, s: PaiGow, hands: Iterable[str]) -> tuple[str, ...]:
        chosen = set(hands)
        return tuple(sorted(chosen, key=lambda key: s.hands[key].box))

    def pay_hand(self, run: Run[PaiGow], key: str) -> None:
        s = run.s
        result, high, low, wrong = self.against_bank(s, key)
        bets = self.on_box(s, s.hands[key].box)
        stake = sum(bet.amount for bet in bets.values())
        clauses = self.rules.setting.wrong_clauses if wrong else self.rules.cases[f"{high}-{low}"].clauses
        run(
            HandCompared(
                hand=key,
                result=result,
                kind=self.make_hand(s, key).kind,
                bets=tuple(bets),
                high=high,
                low=low,
                wrong=wrong,
                cover=s.bank.cover - (stake if result == "won" and self.bank.players(s) else 0),
                used=result in self.rules.used.hands,
                moves=tuple(move for id in bets for move in self.settle_bet(s, id, result)),
                clauses=clauses,
            )
        )

    def settle_bet(self, s: PaiGow, id: int, result: str) -> Iterable[Move]:
        """One bet against the house's bank, or a player's; the house keeps its part of what a customer wins."""
        bet = s.bets[id]
        if result == "tied":
            return self.back(s, (id,))
        if not self.bank.players(s):
            return self.lose(s, (id,)) if result == "lost" else self.win(s, {id: self.net(bet.amount)})
        if result == "lost":
            return (Move(CLOTH, s.bank.holder, bet.amount, "win"),)
        win = self.net(bet.amount)
        kept = (Move(CLOTH, FLOAT, bet.amount - win, "commission"),) if win < bet.amount else ()
        return (Move(CLOTH, bet.owner, win, "win"), *kept, Move(CLOTH, bet.owner, bet.amount, "stake"))

    def net(self, amount: int) -> int:
        """An even win, less the commission."""
        return self.house.rounding.share(amount, 1 - self.kept)

    def meet_croupier(self, run: Run[PaiGow]) -> None:
        """The croupier's hands are a customer's to a player's bank; the house bets what it has chosen."""
        s = run.s
        result, high, low, _ = self.against_bank(s, BANK)
        stake = s.minimum * self.house.against
        moves: tuple[Move, ...] = ()
        if stake and result == "won":
            moves = (Move(CLOTH, FLOAT, stake, "win"),)
        elif stake and result == "lost":
            moves = (Move(FLOAT, s.bank.holder, stake, "win"),)
        cover = s.bank.cover - (stake if result == "won" else 0)
        clauses = self.rules.settlement.clauses
        run(BankCompared(result=result, high=high, low=low, cover=cover, moves=moves, clauses=clauses))
