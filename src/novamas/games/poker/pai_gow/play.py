"""Pai gow poker: the bank goes round, dice say who begins, everybody sets two hands, and both meet the bank's.

Betting is `games/boxes`, the round `games/poker/play.py`. Where a player holds the bank, that player's chips cover the
bets against it, the own box takes none, and the croupier's hand plays against the bank like any other. `setting.py`
says what two hands are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import (
    CLOSED,
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
from novamas.games.cloth.play import changed, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import (
    BANK,
    Breach,
    CardsTurned,
    Hand,
    HandsMade,
    PartBegun,
    PlayerWarned,
)
from novamas.games.poker.pai_gow.acts import (
    AcceptBank,
    Bank,
    BankAccepted,
    BankCompared,
    BankPassed,
    CoverReturned,
    DiceCounted,
    HandCompared,
    HandSet,
    PaiGow,
    PassBank,
    RestCounted,
    SetHand,
    SetTurned,
)
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.rules import HOLD, LOW, WAGER, PaiGowHouse, PaiGowRules
from novamas.games.poker.pai_gow.setting import Judge, Pair, compared, numbers, split
from novamas.games.poker.play import DEAL, PokerGame, stated
from novamas.games.poker.rules import HAND
from novamas.games.shoe.acts import CutPack, Dealt, Exposed, LoadShoe, PackCut, ShoeLoaded
from novamas.kit.chance import Dice, Dist
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    CROUPIER,
    FLOAT,
    Account,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    Veiled,
    is_person,
    veil,
)
from novamas.kit.hands import Made
from novamas.kit.spaces import Amount, Subset, Why

REST = "rest"
"""What nobody got of the deck, in the container for used cards."""
THROW, SET, HOUSE, HOUSE_SET, SHOW, PAY = "throw", "set", "house", "house-set", "hands", "pay"


class PaiGowGame(PokerGame[PaiGow, PaiGowRules, PaiGowHouse]):
    """Pai gow poker under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        OpenBetting, PlaceBet, TakeBack, CloseBetting, LoadShoe, CutPack, AcceptBank, PassBank, SetHand, Breach, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, StakesReturned, RoundEnded, ShoeLoaded, PackCut, Dealt,
        Exposed, BankAccepted, BankPassed, HandsMade, PartBegun, DiceCounted, RestCounted, HandSet, CardsTurned,
        SetTurned, BankCompared, HandCompared, CoverReturned, PlayerWarned,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = PaiGow
    script: ClassVar[tuple[str, ...]] = (THROW, DEAL, SET, HOUSE, HOUSE_SET, SHOW, PAY)

    def __init__(self, name: str, rules: PaiGowRules, house: PaiGowHouse) -> None:
        super().__init__(name, rules, house)
        self.judge = Judge(rules)
        per_mille = rules.commission.per_mille[1] if house.commission is None else house.commission
        self.kept = Fraction(per_mille, 1000)
        """The house's part of a winning bet."""

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{WAGER}:{box}", WAGER) for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets.wager

    def makes_hand(self, kind: str) -> bool:
        return True

    def maximum(self, s: PaiGow, kind: str) -> int:
        return s.minimum * self.house.maximum

    def barred(self, s: PaiGow, who: Actor, box: int) -> Why | None:
        if who == s.bank.holder:
            return Why("bank-bets-nothing", self.rules.banking.clauses)
        return super().barred(s, who, box)

    def room(self, s: PaiGow, key: str, mine: Mapping[str, int]) -> int:
        """A player who holds the bank takes no more than there are chips for."""
        return min(super().room(s, key, mine), self.uncovered_by(s))

    def uncovered_by(self, s: PaiGow) -> int:
        """What the bank can still cover."""
        if not self.players_bank(s):
            return self.maximum(s, WAGER)
        return max(0, s.bank.cover - s.minimum * self.house.against - sum(bet.amount for bet in s.bets.values()))

    def above(self, key: str, room: int, purse: int) -> Why:
        why = super().above(key, room, purse)
        return why if why.clauses else replace(why, clauses=self.rules.minimum.clauses)

    # -- the bank goes round ------------------------------------------------------------------------------------------

    def players_bank(self, s: PaiGow) -> bool:
        """Whether a player holds the bank."""
        return bool(s.bank.holder) and is_person(s.bank.holder)

    def offered(self, s: PaiGow) -> Actor | None:
        """Who is offered the bank now: the next seated player who could hold it, until it is the croupier's turn."""
        if s.phase != IDLE or self.session_over(s) or self.keeper.busy(s) or s.bank.holder:
            return None
        if self.rules.banking.to == "nobody" or not self.house.players_bank:
            return None
        places = range(s.bank.place + 1, len(self.boxes) + 1)
        seated = (self.front(s, box) for box in places)
        return next((who for who in seated if who is not None and self.can_hold(s, who)), None)

    def can_hold(self, s: PaiGow, who: Actor) -> bool:
        return s.chips.get(who, 0) >= self.least_cover(s)

    def least_cover(self, s: PaiGow) -> int:
        """A bank needs chips for one bet at the least, and for the house's."""
        return s.minimum * (1 + self.house.against)

    def between(self, s: PaiGow) -> bool:
        return super().between(s) or self.offered(s) is not None

    def awaits(self, s: PaiGow) -> tuple[Await, ...]:
        if (who := self.offered(s)) is not None:
            return (Await(who, ("AcceptBank", "PassBank")),)
        if s.phase == CLOSED and s.stage == THROW:
            return (Await(CHANCE, ("Chance",), "dice"),)
        return super().awaits(s)

    def chance(self, s: PaiGow) -> Dist | None:
        if s.phase == CLOSED and s.stage == THROW:
            return Dice(self.rules.throw.dice)
        return super().chance(s)

    def waiting(self, s: PaiGow) -> bool:
        return (s.stage == THROW and not s.dice) or super().waiting(s)

    def default(self, s: PaiGow, who: Actor) -> Command | None:
        if who == self.offered(s):
            return PassBank(by=who)
        if who == CROUPIER and s.phase == CLOSED and s.turn == BANK:
            return self.silent(s, who)
        return super().default(s, who)

    def personal(self, s: PaiGow, who: Actor) -> Iterable[Offer]:
        if who == self.offered(s):
            cover = Amount(self.least_cover(s), s.chips[who], above=Why("not-enough-chips"))
            yield Offer("AcceptBank", who, {"amount": cover}, self.rules.banking.clauses)
            yield Offer("PassBank", who, clauses=self.rules.banking.clauses)
        else:
            yield from super().personal(s, who)

    def staff_offers(self, s: PaiGow, who: Actor) -> Iterable[Offer]:
        yield from super().staff_offers(s, who)
        if s.phase == CLOSED and s.turn == BANK and who == CROUPIER and who in s.staff:
            yield from self.decisions(s, who)

    # -- setting hands ------------------------------------------------------------------------------------------------

    def choices(self, s: PaiGow) -> tuple[str, ...]:
        return ("SetHand",)

    def decisions(self, s: PaiGow, who: Actor) -> Iterable[Offer]:
        form = {"low": Subset(tuple(range(1, HOLD + 1)), LOW, LOW, Why("bad-setting", self.rules.setting.clauses))}
        yield Offer("SetHand", who, form, self.rules.setting.clauses)

    def silent(self, s: PaiGow, who: Actor) -> Command:
        """As the house sets its own; cards that nobody has told are named as they will be read, the low hand first."""
        cards = self.in_sight(s, s.turn)
        low = self.by_house(cards) if len(cards) == HOLD else tuple(range(1, LOW + 1))
        return SetHand(by=who, low=low)

    def by_house(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return numbers(cards, house_way(cards)[1])

    # -- the parts of the round ---------------------------------------------------------------------------------------

    def hands_of(self, s: PaiGow) -> dict[str, Hand]:
        """The boxes with a bet, a player's bank, and the croupier, clockwise."""
        found = super().hands_of(s)
        if not found:
            return {}
        if self.players_bank(s):
            found[str(s.bank.place)] = Hand(s.bank.place, s.bank.holder)
        ordered = sorted(found.items(), key=lambda entry: entry[1].box)
        return {**dict(ordered), BANK: Hand(0, CROUPIER, blind=True)}

    def begin(self, run: Run[PaiGow]) -> None:
        """A player who no longer sits there holds no bank, and one that nobody bets against pays nothing."""
        s = run.s
        if self.players_bank(s) and self.front(s, s.bank.place) != s.bank.holder:
            self.cover_back(run)
            self.to_croupier(run)
        elif self.players_bank(s) and not any(self.counts(s, id) for id in s.bets):
            self.cover_back(run)
        super().begin(run)

    def cover_back(self, run: Run[PaiGow]) -> None:
        bank = run.s.bank
        moves = (Move(CLOTH, bank.holder, bank.cover, "cover"),) if bank.cover else ()
        run(CoverReturned(who=bank.holder, amount=bank.cover, moves=moves, clauses=self.rules.banking.clauses))

    def to_croupier(self, run: Run[PaiGow]) -> None:
        run(BankAccepted(who=CROUPIER, place=len(self.boxes) + 1, clauses=self.rules.banking.clauses))

    def plan(self, s: PaiGow, stage: str) -> PartBegun:
        rules = self.rules
        match stage:
            case "throw":
                return PartBegun(part=stage, clauses=rules.throw.clauses)
            case "set":
                hands = tuple(key for key in s.hands if key != BANK)
                return PartBegun(part=stage, hands=hands, clauses=rules.setting.clauses)
            case "house":
                return PartBegun(part=stage, turning=(BANK,), clauses=rules.setting.clauses)
            case "house-set" if not self.house.house_way:
                return PartBegun(part=stage, hands=(BANK,), clauses=rules.setting.clauses)
            case "hands":
                return PartBegun(part=stage, turning=self.shown_in_turn(s))
        return super().plan(s, stage)

    def entered(self, run: Run[PaiGow], stage: str) -> None:
        match stage:
            case "house-set" if self.house.house_way:
                self.set_hand(run, BANK, self.by_house(self.known(run.s, BANK)))
            case "set" if self.rules.used.rest:
                run(RestCounted(cards=run.s.shoe.left, clauses=self.rules.used.rest_clauses))
            case "pay":
                self.pay_all(run)

    def shown_in_turn(self, s: PaiGow) -> tuple[str, ...]:
        """A player's bank first, then the customers one after another."""
        bank = self.bank_key(s)
        return tuple(sorted((key for key in s.hands if key != BANK), key=lambda key: (key != bank, s.hands[key].box)))

    def bank_key(self, s: PaiGow) -> str:
        """The hands that all others are compared with."""
        return str(s.bank.place) if self.players_bank(s) else BANK

    def dealt_to(self, s: PaiGow) -> tuple[tuple[str, str], ...]:
        """Seven cards at a time, from where the dice say."""
        return tuple((key, BANK if key == BANK else HAND) for key in s.order for _ in range(HOLD))

    def veiled(self, s: PaiGow, place: str, slot: str, card: int | None) -> Veiled[int]:
        if place == BANK:
            return veil(card, self.rules.sight[slot].by, CROUPIER)
        return super().veiled(s, place, slot, card)

    def thrown(self, run: Run[PaiGow], dice: tuple[int, ...]) -> None:
        """Counting begins with the bank as one; a place without a hand is passed over."""
        s = run.s
        places = [*map(str, self.boxes), BANK]
        bank = places.index(self.bank_key(s))
        begin = bank + sum(dice) - 1
        round_ = [places[(begin + n) % len(places)] for n in range(len(places))]
        order = tuple(key for key in round_ if key in s.hands)
        calls = tuple(Call(key, {"number": sum(dice)}) for key in self.rules.throw.call.calls)
        run(DiceCounted(dice=dice, first=order[0], order=order, calls=calls, clauses=self.rules.throw.clauses))
        self.go_on(run)

    def turned(self, s: PaiGow, place: str) -> CardsTurned:
        cards = self.known(s, place)
        if place not in s.low:
            return CardsTurned(to=place, cards=cards)
        low = s.low[place].value
        assert low is not None
        pair = split(cards, low)
        made = self.judge.high.made(pair.high), self.judge.low.made(pair.low)
        return SetTurned(to=place, cards=cards, kind=made[0].kind, low=low, low_kind=made[1].kind)

    def made(self, s: PaiGow, place: str) -> Made:
        return self.judge.high.made(self.pair(s, place).high)

    def pair(self, s: PaiGow, place: str) -> Pair:
        low = s.low[place].value
        assert low is not None, "a hand that is compared has been set"
        return split(self.known(s, place), low)

    def why_not(self, s: PaiGow, c: Command) -> Refused:
        match c:
            case AcceptBank() | PassBank():
                return Refused("not-offered-the-bank", self.rules.banking.clauses, "by", c.by)
            case SetHand() if s.stage in (SET, HOUSE_SET) and s.pending and c.by != s.hands[s.turn].holder:
                return Refused("not-your-hand", self.rules.setting.clauses, "by", c.by)
        return super().why_not(s, c)

    def play(self, run: Run[PaiGow], c: Command) -> None:
        match c:
            case AcceptBank(by=who, amount=amount):
                place, moves = run.s.seats.index(who) + 1, (Move(who, CLOTH, amount, "cover"),)
                run(BankAccepted(who=who, place=place, cover=amount, moves=moves, clauses=self.rules.banking.clauses))
            case PassBank(by=who):
                run(BankPassed(who=who, place=run.s.seats.index(who) + 1, clauses=self.rules.banking.clauses))
            case OpenBetting():
                if not run.s.bank.holder:
                    self.to_croupier(run)
                super().play(run, c)
            case SetHand(low=low):
                self.set_hand(run, run.s.turn, low)
                self.go_on(run)
            case Chance(what="dice", value=value):
                assert isinstance(value, tuple)
                self.thrown(run, value)
            case _:
                super().play(run, c)

    def opening_calls(self, s: PaiGow, by: Actor) -> tuple[Call, ...]:
        """Before the first bets of the session players are told what the house keeps of their wins."""
        told = self.rules.commission.announced
        first = () if s.round else told.calls
        percent, tenths = divmod(int(1000 * self.kept), 10)
        rate = tuple(Call(key, {"percent": percent, "tenths": tenths}, told.by) for key in first)
        return (*rate, *super().opening_calls(s, by))

    def set_hand(self, run: Run[PaiGow], key: str, low: tuple[int, ...]) -> None:
        sight = None if key == BANK else (run.s.hands[key].holder,)
        run(HandSet(hand=key, low=Veiled(low, sight), clauses=self.rules.setting.clauses))

    # -- payment ------------------------------------------------------------------------------------------------------

    def against_bank(self, s: PaiGow, key: str) -> tuple[str, str, str, bool]:
        """(result, how the high hand compares, how the low one does, whether it was set wrongly)."""
        rule, cases = self.rules.setting, self.rules.cases
        mine, other = self.pair(s, key), self.pair(s, self.bank_key(s))
        (high, low), (bank_high, bank_low) = self.judge.worth(mine), self.judge.worth(other)
        sides = compared(high, bank_high), compared(low, bank_low)
        wrong = rule.wrong == "lost" and self.judge.wrong(mine)
        if wrong:
            return "lost", *sides, True
        if rule.wrong == "lost" and self.judge.wrong(other):
            return "won", *sides, False
        return cases[f"{sides[0]}-{sides[1]}"].result, *sides, False

    def pay_all(self, run: Run[PaiGow]) -> None:
        """A player's bank meets the croupier first; then the customers are settled one after another."""
        s = run.s
        if self.players_bank(s):
            self.meet_croupier(run)
        bank = self.bank_key(s)
        for key in self.paid_in_turn(s, (key for key in s.hands if key not in (bank, BANK))):
            self.pay_hand(run, key)
        if self.players_bank(run.s):
            self.cover_back(run)

    def paid_in_turn(self, s: PaiGow, hands: Iterable[str]) -> tuple[str, ...]:
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
                kind=self.made(s, key).kind,
                bets=tuple(bets),
                high=high,
                low=low,
                wrong=wrong,
                cover=s.bank.cover - (stake if result == "won" and self.players_bank(s) else 0),
                used=result in self.rules.used.hands,
                moves=tuple(move for id in bets for move in self.settled(s, id, result)),
                clauses=clauses,
            )
        )

    def settled(self, s: PaiGow, id: int, result: str) -> Iterable[Move]:
        """One bet against the house's bank, or a player's; the house keeps its part of what a customer wins."""
        bet = s.bets[id]
        if result == "tied":
            return self.back(s, (id,))
        if not self.players_bank(s):
            return self.lost(s, (id,)) if result == "lost" else self.won(s, {id: self.net(bet.amount)})
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

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: PaiGow, e: Event) -> PaiGow:
        match e:
            case BankAccepted(who=who, place=place, cover=cover):
                return changed(s, bank=Bank(who, place, cover))
            case BankPassed(place=place):
                return changed(s, bank=Bank(place=place))
            case BettingOpened():
                return super().evolve(changed(s, dice=(), low={}, used=()), e)
            case DiceCounted(dice=dice, order=order):
                return changed(s, dice=dice, order=order)
            case HandSet(hand=key, low=low):
                rest = tuple(k for k in s.pending if k != key)
                return changed(s, low={**s.low, key: low}, pending=rest)
            case SetTurned(to=to, low=low):
                return super().evolve(changed(s, low={**s.low, to: Veiled(low, None)}), e)
            case RestCounted():
                return changed(s, used=(*s.used, REST))
            case HandCompared(hand=key, result=result, bets=gone, cover=cover, used=used):
                s = changed(s, bets=without(s.bets, gone), bank=replace(s.bank, cover=cover))
                s = changed(s, used=(*s.used, key) if used else s.used)
                return changed(s, **stated(s, (key,), result=result))
            case BankCompared(cover=cover):
                return changed(s, bank=replace(s.bank, cover=cover))
            case CoverReturned():
                return changed(s, bank=replace(s.bank, cover=0))
            case RoundEnded():
                after = 0 if s.bank.holder == CROUPIER else s.bank.place
                return super().evolve(changed(s, bank=Bank(place=after)), e)
        return super().evolve(s, e)

    def holdings(self, s: PaiGow) -> Mapping[Account, int]:
        held = super().holdings(s)
        return {**held, CLOTH: held[CLOTH] + s.bank.cover}

    def holds(self, s: PaiGow, who: Actor) -> Why | None:
        return Why("holds-the-bank") if who == s.bank.holder else super().holds(s, who)
