"""Blackjack: two cards to every hand and one to the bank, each hand in its turn, then the bank, and who is paid.

Read `rules.py` first. Betting is `boxes.py` on top of `games/boxes`, the shoe between two rounds `keeper.py`, insurance
and surrender `early.py`, a hand in its turn `turns.py`, counting `score.py`, payment `payment.py`. Here is how a round
goes on. In triple blackjack the bank plays three times against the same hands, each time for another stake. Every card
lies face up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    ASKING,
    BANK,
    FOLLOWING,
    PLAYING,
    Answered,
    BankStood,
    Blackjack,
    CardDue,
    CardFaceUp,
    CardPutAside,
    CardsReturned,
    CutDeclined,
    DeclineCut,
    DoubleDown,
    Draw,
    EvenMoneyPaid,
    FaceUpFound,
    Follow,
    HandDoubled,
    HandLost,
    HandSettled,
    HandsMade,
    HandSplit,
    HandStood,
    HandSurrendered,
    InsuranceOffered,
    InsuranceSettled,
    Insure,
    NotFollowed,
    PairsSettled,
    PlayOn,
    SevensSettled,
    SplitPair,
    StageBegun,
    StakeInsured,
    StakeRaised,
    Stay,
    StopCardShown,
    Surrender,
    SurrenderOffered,
    TakeEvenMoney,
    TurnBegun,
)
from novamas.games.blackjack.keeper import BlackjackKeeper
from novamas.games.blackjack.rules import ACCUMULATED, PAIRS, BlackjackHouse, BlackjackRules
from novamas.games.blackjack.turns import DOUBLE, SPLIT, TurnGame
from novamas.games.boxes.acts import Consent
from novamas.games.boxes.play import GUESTS
from novamas.games.boxes.pot import JACKPOT, CarryPot, PotChanged, SeedPot
from novamas.games.cloth.acts import (
    BETTING,
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
    StakesReturned,
    TakeBack,
)
from novamas.games.cloth.play import changed, without
from novamas.games.cloth.rules import Said
from novamas.games.shoe.acts import Burnt, CutPack, Dealt, LoadShoe, PackCut, ShoeLoaded, seen
from novamas.kit.cards import Shoe
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CAGE,
    CHANCE,
    CLOTH,
    CROUPIER,
    DIRECTOR,
    INSPECTOR,
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
)
from novamas.kit.spaces import Amount, Why

BANK_HAND = "bank"
OVER = "over"
"""The result of a hand whose cards have been collected because it exceeded 21."""
CARD = Await(CHANCE, ("Chance",), "card")
MOST_POT = 1_000_000
"""Minima that the director may bring to a pot at once."""


class BlackjackGame(TurnGame):
    """Blackjack under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        OpenBetting, PlaceBet, TakeBack, CloseBetting, LoadShoe, CutPack, DeclineCut, Consent, Insure, TakeEvenMoney,
        Surrender, PlayOn, Stay, Draw, DoubleDown, SplitPair, Follow, SeedPot, CarryPot, CardFaceUp, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, StakesReturned, RoundEnded, ShoeLoaded, PackCut, Burnt,
        Dealt, *GUESTS, CutDeclined, StopCardShown, CardsReturned, FaceUpFound,
        CardPutAside, HandsMade, InsuranceOffered, SurrenderOffered, StakeInsured, EvenMoneyPaid, HandSurrendered,
        Answered, TurnBegun, CardDue, StakeRaised, NotFollowed, HandDoubled, HandSplit, HandStood, HandLost,
        StageBegun, BankStood, HandSettled, InsuranceSettled, PairsSettled, SevensSettled, PotChanged,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Blackjack

    def __init__(self, name: str, rules: BlackjackRules, house: BlackjackHouse) -> None:
        super().__init__(name, rules, house)
        self.keeper = BlackjackKeeper(rules.pack, house)

    # -- whom the game waits for --------------------------------------------------------------------------------------

    def between(self, s: Blackjack) -> bool:
        """Whether the shoe must be looked after before anything else."""
        return s.phase == IDLE and not self.session_over(s) and self.keeper.busy(s)

    def next_place(self, s: Blackjack) -> str:
        """Where the next card goes: at first one to each hand and one to the bank, then a second to each."""
        if s.phase != CLOSED:
            return s.due
        for cards in (0, 1):
            for key in s.order:
                if len(s.hands[key].cards) == cards:
                    return key
            if not s.bank:
                return BANK_HAND
        return ""

    def dealing(self, s: Blackjack) -> bool:
        """Whether a card is due in a round."""
        return s.phase != IDLE and bool(self.next_place(s))

    def awaits(self, s: Blackjack) -> tuple[Await, ...]:
        if self.between(s):
            return self.keeper.awaits(s)
        if self.dealing(s):
            return (CARD,)
        match s.phase:
            case "betting":
                return self.consents_owed(s) or super().awaits(s)
            case "asking":
                return tuple(Await(who, (*self.rights(s, who), "PlayOn")) for who in s.asked)
            case "playing":
                return (Await(s.hands[s.turn].holder, self.choices(s, s.turn)),)
            case "following":
                return tuple(Await(who, ("Follow",)) for who in s.asked)
        return super().awaits(s)

    def fresh(self, s: Blackjack) -> bool:
        """A machine has every card back between two rounds."""
        return self.resting(s) and (s.shoe.stopped or self.house.shuffler)

    def chance(self, s: Blackjack) -> Dist | None:
        if self.between(s):
            return self.keeper.chance(s)
        return s.shoe.dist() if self.dealing(s) else None

    def default(self, s: Blackjack, who: Actor) -> Command | None:
        """The silent consent to nothing, play on, stand, and do not follow."""
        if self.between(s):
            return self.keeper.default(s, who)
        if any(a.who == who and "Consent" in a.kinds for a in self.awaits(s)):
            return self.default_consent(s, who)
        if is_person(who) and any(a.who == who for a in self.awaits(s)):
            match s.phase:
                case "asking":
                    return PlayOn(by=who)
                case "playing":
                    return Stay(by=who)
                case "following":
                    return Follow(by=who, yes=False)
        return super().default(s, who)

    # -- what each may do ---------------------------------------------------------------------------------------------

    def personal(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        if self.between(s):
            yield from self.keeper.offers(s, who)
        elif s.phase == BETTING:
            yield from self.consents(s, who)
        elif s.phase in (ASKING, PLAYING) and not s.due:
            yield from self.insurances(s, who)
            yield from self.even_money(s, who)
            yield from self.surrenders(s, who)
            if who in s.asked:
                yield Offer("PlayOn", who)
            if s.phase == PLAYING and who == s.hands[s.turn].holder:
                yield from self.turn_offers(s, who)
        elif s.phase == FOLLOWING and who in s.asked:
            yield from self.follow_offers(s, who)

    def staff_offers(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        if self.between(s):
            yield from self.keeper.offers(s, who)
        else:
            yield from super().staff_offers(s, who)
        if s.phase == BETTING and who in s.staff:
            yield from self.consents(s, who)
        pack = self.rules.pack
        here = who in (CROUPIER, INSPECTOR) and who in s.staff
        if here and pack.face_up == "removed" and self.dealing(s) and not s.faulty:
            yield Offer("CardFaceUp", who, clauses=pack.face_up_clauses)
        if who == DIRECTOR and s.phase == IDLE and self.house.accumulated:
            yield Offer("SeedPot", who, {"amount": Amount(1, s.minimum * MOST_POT)})
            if s.pot:
                yield Offer("CarryPot", who)

    def shut(self, s: Blackjack) -> bool:
        return s.phase not in (IDLE, BETTING)

    def why_not(self, s: Blackjack, c: Command) -> Refused:
        rules = self.rules
        match c:
            case Insure() if is_person(c.by) and s.phase in (ASKING, PLAYING, FOLLOWING, BANK):
                return self.no_insurance(s)
            case TakeEvenMoney() if is_person(c.by) and rules.even_money is not None:
                return Refused("no-even-money", rules.even_money.clauses)
            case Surrender() if is_person(c.by):
                return Refused("no-surrender", rules.surrender.clauses if rules.surrender is not None else ())
            case Draw() if self.at_turn(s, c.by):
                hand = s.hands[s.turn]
                clauses = rules.split.aces_clauses if self.full(hand) else rules.hands.stop_clauses
                return Refused("no-more-cards", clauses)
            case DoubleDown() if self.at_turn(s, c.by):
                return self.no_raise(s, DOUBLE)
            case SplitPair() if self.at_turn(s, c.by):
                return self.no_raise(s, SPLIT)
            case Stay() | Draw() | DoubleDown() | SplitPair() if is_person(c.by) and s.phase == PLAYING:
                return Refused("not-your-hand", rules.boxes.leads_clauses or rules.behind.clauses, "by", c.by)
            case CardFaceUp() if c.by in (CROUPIER, INSPECTOR):
                return Refused("not-now", rules.pack.face_up_clauses)
            case DeclineCut():
                return Refused("not-yours-to-cut", rules.pack.cut_clauses, "by", c.by)
        refused = self.keeper.why_not(s, c)
        return refused if refused is not None else super().why_not(s, c)

    def at_turn(self, s: Blackjack, who: Actor) -> bool:
        return s.phase == PLAYING and not s.due and who == s.hands[s.turn].holder

    def no_insurance(self, s: Blackjack) -> Refused:
        rule = self.rules.insurance
        if not s.bank or not self.faces_ace(s):
            return Refused("no-ace", rule.clauses)
        return Refused("too-late-to-insure", rule.until_clauses)

    def no_raise(self, s: Blackjack, what: str) -> Refused:
        """Why the hand in turn may not be doubled or split."""
        hand, rules = s.hands[s.turn], self.rules
        if what == SPLIT:
            if not self.score.pair(hand.cards):
                return Refused("no-pair", rules.split.clauses)
            if hand.split and not (rules.split.again and (rules.split.aces_again or not hand.aces)):
                return Refused("no-more-splits", rules.split.aces_clauses)
            return Refused("not-enough-chips")
        if hand.aces or (hand.split and not rules.double.split):
            return Refused("no-doubling", rules.double.split_clauses)
        if len(hand.cards) != 2 or self.stops(hand) or not self.score.doubles(hand.cards):
            return Refused("no-doubling", rules.double.clauses)
        if sum(stake.amount for stake in hand.stakes if stake.owner == hand.holder) > s.chips[hand.holder]:
            return Refused("not-enough-chips")
        return Refused("above-maximum", rules.double.beyond_clauses)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def play(self, run: Run[Blackjack], c: Command) -> None:
        match c:
            case LoadShoe() | CutPack() | DeclineCut():
                self.keeper.play(run.s, c, run)
            case Chance() if self.between(run.s):
                self.keeper.play(run.s, c, run)
            case Chance(value=value):
                self.card_came(run, seen(value))
            case TakeBack():
                self.taken_back(run, c)
            case Consent():
                self.consented(run, c)
            case CloseBetting():
                super().play(run, c)
                self.begin(run)
            case Insure() | TakeEvenMoney() | Surrender():
                self.claimed(run, c)
                self.after_claim(run)
            case PlayOn(by=who):
                run(Answered(who=who))
                self.after_claim(run)
            case Stay():
                self.stood(run, run.s.turn)
                self.next_turn(run)
            case Draw():
                run(CardDue(to=run.s.turn))
            case DoubleDown():
                self.raised(run, DOUBLE)
            case SplitPair():
                self.raised(run, SPLIT)
            case Follow():
                self.followed(run, c)
            case CardFaceUp():
                run(FaceUpFound(clauses=self.rules.pack.face_up_clauses))
            case SeedPot(amount=amount):
                run(PotChanged(pot=run.s.pot + amount, moves=(Move(CAGE, JACKPOT, amount, "jackpot"),)))
            case CarryPot():
                run(PotChanged(pot=0, moves=(Move(JACKPOT, CAGE, run.s.pot, "jackpot"),)))
            case _:
                super().play(run, c)

    def begin(self, run: Run[Blackjack]) -> None:
        """The boxes in play become hands; bets without consent or without a player go back. With too few hands all of
        them do, and no card is dealt."""
        hands = self.made(run.s)
        if lost := tuple(id for id in run.s.bets if not self.counts(run.s, id)):
            run(StakesReturned(bets=lost, moves=self.back(run.s, lost), clauses=self.rules.behind.clauses))
        if not self.enough(hands):
            if few := tuple(run.s.bets):
                clauses = self.rules.boxes.least_clauses
                run(StakesReturned(bets=few, moves=self.back(run.s, few), clauses=clauses))
            run(RoundEnded())
            return
        boxes = tuple(id for id, b in run.s.bets.items() if self.spots[b.on].kind == "box")
        run(HandsMade(hands=hands, order=tuple(hands), bets=boxes, clauses=self.rules.deal.clauses))

    def card_came(self, run: Run[Blackjack], card: int | None) -> None:
        assert card is not None, "cards are dealt face up"
        if run.s.faulty:
            run(CardPutAside(card=card, clauses=self.rules.pack.face_up_clauses))
            self.look_at_shoe(run, "")
            return
        place = self.next_place(run.s)
        run(Dealt(to=place, card=Veiled(card, None)))
        self.look_at_shoe(run, place)
        match run.s.phase:
            case "closed" if not self.next_place(run.s):
                self.dealt(run)
            case "playing":
                self.consider(run, place)
            case "bank":
                self.bank_goes_on(run)

    def look_at_shoe(self, run: Run[Blackjack], place: str) -> None:
        """The stop card, once it shows; and a shoe that runs dry in a round is filled with what lies on no hand."""
        s = run.s
        if s.shoe.stopped and not s.stopped and not self.house.shuffler:
            to = s.hands[place].holder if place in s.hands else ""
            calls = (Call("last-of-the-shoe"),)
            run(StopCardShown(to=to, calls=calls, clauses=self.rules.pack.stop_clauses))
        if run.s.shoe.left == 0:
            run(self.reshuffled(run.s, behind=True))

    def reshuffled(self, s: Blackjack, behind: bool) -> CardsReturned:
        """The whole pack without what lies on the table; behind the stop card, where there was one."""
        lying = [*s.bank, *(card for hand in s.hands.values() if hand.result != OVER for card in hand.cards)]
        counts = list(Shoe.of(self.rules.pack.decks).counts)
        for card in lying:
            counts[card] -= 1
        return CardsReturned(counts=tuple(counts), behind=sum(counts) if behind and not self.house.shuffler else 0)

    def dealt(self, run: Run[Blackjack]) -> None:
        """Every hand has its two cards: pairs are paid, then insurance or surrender is asked for."""
        for key in reversed(run.s.order):
            box = run.s.hands[key].box
            if bets := self.on_box(run.s, box, PAIRS):
                result = self.till.pair(run.s.hands[key].cards)
                moves = self.till.pairs([(b.owner, b.amount) for b in bets.values()], result)
                run(PairsSettled(box=box, result=result, bets=tuple(bets), moves=moves))
        if not self.open_window(run):
            self.next_turn(run)

    def after_claim(self, run: Run[Blackjack]) -> None:
        s = run.s
        asked_out = s.phase == ASKING and not s.asked
        turn_over = s.phase == PLAYING and s.hands[s.turn].done
        if asked_out or turn_over:
            self.next_turn(run)

    # -- turns --------------------------------------------------------------------------------------------------------

    def next_turn(self, run: Run[Blackjack]) -> None:
        """The next hand that is not finished; after the last one the bank plays."""
        for key in run.s.order:
            hand = run.s.hands[key]
            if not hand.done:
                if len(hand.cards) == 1:
                    run(CardDue(to=key))
                    return
                if self.asks(run, key):
                    return
        self.next_stage(run, 0)

    def consider(self, run: Run[Blackjack], key: str) -> None:
        """What follows a card that a hand has got."""
        if not self.asks(run, key):
            self.next_turn(run)

    def asks(self, run: Run[Blackjack], key: str) -> bool:
        """Whether the hand's holder is asked what it wants; a hand that cannot go on is finished here."""
        s, hand = run.s, run.s.hands[key]
        points = self.score.of(hand)
        if points > self.score.target:
            calls = self.spoken(self.rules.hands.lost, hand.box, points)
            run(HandLost(hand=key, points=points, calls=calls, moves=self.till.collected(hand)))
            return False
        served = hand.doubled and len(hand.cards) >= 2 + self.rules.double.cards
        if served or self.stops(hand) or (self.full(hand) and self.choices(s, key) == ("Stay",)):
            self.stood(run, key)
            return False
        run(TurnBegun(hand=key, points=points, calls=self.spoken(self.rules.hands.turn, hand.box, points)))
        return True

    def stood(self, run: Run[Blackjack], key: str) -> None:
        run(HandStood(hand=key, points=self.score.of(run.s.hands[key])))

    def spoken(self, what: Said, box: int, points: int) -> tuple[Call, ...]:
        """The croupier's words to a hand; its points are announced where the law says so."""
        told: dict[str, dict[str, int | str]] = {"hand-points": {"box": box, "points": points}}
        return tuple(Call(key, told.get(key, {}), what.by) for key in what.calls)

    # -- the bank -----------------------------------------------------------------------------------------------------

    def needed(self, s: Blackjack, stage: int) -> bool:
        """Whether the bank plays a stage: always, or while a bet depends on it, as the law has it."""
        if any(bet.stage == stage for bet in s.insured):
            return True
        bank = self.rules.bank
        if bank.alone == "draws":
            return True
        if bank.over_only and any(hand.result != OVER for hand in s.hands.values()):
            return True
        return any(stake.stage == stage for hand in s.hands.values() for stake in hand.stakes)

    def next_stage(self, run: Run[Blackjack], over: int) -> None:
        """The bank's next play, if there is anything to play for; after the last one the round is over."""
        for stage in self.stages[over:]:
            if self.needed(run.s, stage):
                run(StageBegun(stage=stage))
                self.bank_goes_on(run)
                return
            if stage == 1:
                self.settle_sevens(run)
        if self.house.shuffler:
            run(self.reshuffled(replace(run.s, hands={}, bank=()), behind=False))
        run(RoundEnded())

    def bank_goes_on(self, run: Run[Blackjack]) -> None:
        """The bank draws until it stands, announces its points, and everybody is paid."""
        cards = run.s.bank
        points = self.score.bank(cards)
        if points < self.rules.bank.stands:
            run(CardDue(to=BANK_HAND))
            return
        natural = self.score.natural(cards)
        key = "bank-blackjack" if natural else "bank-over" if points > self.score.target else "bank-points"
        calls = tuple(Call(key, {"points": points}) for _ in self.rules.calls.result.calls)
        run(BankStood(points=points, natural=natural, calls=calls))
        self.settle_hands(run, natural)
        stage = run.s.stage
        if stage == 1:
            self.settle_sevens(run)
        self.next_stage(run, stage)

    def settle_hands(self, run: Run[Blackjack], natural: bool) -> None:
        """From right to left; insurance is collected before, or paid afterwards."""
        stage = run.s.stage
        insured = [bet for bet in run.s.insured if bet.stage == stage]
        if insured and not natural:
            run(InsuranceSettled(stage=stage, won=False, moves=self.till.insured(insured, won=False)))
        for key in reversed(run.s.order):
            hand = run.s.hands[key]
            if any(stake.stage == stage for stake in hand.stakes):
                result = self.score.result(hand, run.s.bank)
                moves = self.till.settled(hand, stage, result)
                run(HandSettled(hand=key, stage=stage, result=result, moves=moves))
        if insured and natural:
            run(InsuranceSettled(stage=stage, won=True, moves=self.till.insured(insured, won=True)))

    def settle_sevens(self, run: Run[Blackjack]) -> None:
        """The accumulated bets, from right to left."""
        lying = {id: b for id, b in run.s.bets.items() if self.spots[b.on].kind == ACCUMULATED}
        for id in sorted(lying, key=lambda id: (-int(lying[id].on.partition(":")[2]), id)):
            bet = lying[id]
            box = int(bet.on.partition(":")[2])
            split = any(hand.box == box and hand.split for hand in run.s.hands.values())
            result = self.till.sevens(run.s.firsts[box], split)
            moves = self.till.accumulated(bet.owner, bet.amount, result, run.s.pot)
            pot = run.s.pot + sum(m.amount * ((m.dst == JACKPOT) - (m.src == JACKPOT)) for m in moves)
            run(SevensSettled(bet=id, result=result, pot=pot, moves=moves))

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: Blackjack, e: Event) -> Blackjack:
        if (shoe := s.shoe.after(e)) is not None:
            fresh = isinstance(e, ShoeLoaded)
            return changed(s, shoe=shoe, **({"declined": (), "stopped": False} if fresh else {}))
        match e:
            case BettingOpened():
                s = changed(s, hands={}, order=(), bank=(), stage=0, insured=(), firsts={})
                return super().evolve(s, e)
            case CutDeclined(who=who):
                return changed(s, declined=(*s.declined, who))
            case StopCardShown(to=to):
                return changed(s, stopped=True, cutter=to)
            case CardsReturned(counts=counts, behind=behind):
                inside = Veiled(Shoe(counts), ())
                return changed(s, shoe=replace(s.shoe, left=sum(counts), behind=behind, cards=inside))
            case FaceUpFound():
                return changed(s, faulty=True)
            case CardPutAside(card=card):
                return changed(s, faulty=False, shoe=s.shoe.draw(card))
            case HandsMade(hands=hands, order=order, bets=gone):
                return changed(s, hands=hands, order=order, bets=without(s.bets, gone))
            case Dealt(to=to, card=Veiled(value=card)):
                return self.evolve_card(changed(s, shoe=s.shoe.draw(card), due=""), to, card)
            case PairsSettled(bets=gone):
                return changed(s, bets=without(s.bets, gone))
            case SevensSettled(bet=id, pot=pot):
                return changed(s, bets=without(s.bets, (id,)), pot=pot)
            case PotChanged(pot=pot):
                return changed(s, pot=pot)
            case InsuranceOffered(asked=asked) | SurrenderOffered(asked=asked):
                return changed(s, phase=ASKING, asked=asked)
            case Answered(who=who):
                return changed(s, asked=tuple(p for p in s.asked if p != who))
            case StakeInsured(insured=bet):
                return changed(s, insured=(*s.insured, bet))
            case RoundEnded():
                return changed(super().evolve(s, e), turn="", due="", asked=(), pending="")
        return self.evolve_hands(s, e)

    def evolve_card(self, s: Blackjack, to: str, card: int | None) -> Blackjack:
        assert card is not None
        if to == BANK_HAND:
            return changed(s, bank=(*s.bank, card))
        hand = s.hands[to]
        firsts = s.firsts.get(hand.box, ())
        hands = {**s.hands, to: replace(hand, cards=(*hand.cards, card))}
        return changed(s, hands=hands, firsts={**s.firsts, hand.box: (*firsts, card)[:3]})

    def evolve_hands(self, s: Blackjack, e: Event) -> Blackjack:
        def hand(key: str, **values: object) -> dict[str, object]:
            return {"hands": {**s.hands, key: replace(s.hands[key], **values)}}

        match e:
            case EvenMoneyPaid(hand=key, owner=owner, stage=stage, over=over):
                rest = tuple(k for k in s.hands[key].stakes if (k.owner, k.stage) != (owner, stage))
                result = "natural" if over else ""
                return changed(s, **hand(key, stakes=rest, done=over, result=result))
            case HandSurrendered(hand=key):
                return changed(s, **hand(key, stakes=(), done=True, result="surrendered"))
            case TurnBegun(hand=key):
                return changed(s, phase=PLAYING, turn=key)
            case CardDue(to=to):
                return changed(s, phase=BANK if to == BANK_HAND else PLAYING, due=to)
            case StakeRaised(what=what, stakes=stakes, asked=asked):
                return changed(s, phase=FOLLOWING, pending=what, raised=(*s.raised, *stakes), asked=asked)
            case NotFollowed(asked=asked):
                return changed(s, asked=asked)
            case HandDoubled(hand=key, stakes=stakes):
                return changed(s, pending="", raised=(), **hand(key, stakes=stakes, doubled=True))
            case HandSplit(hands=hands, order=order):
                return changed(s, pending="", raised=(), hands={**s.hands, **hands}, order=order)
            case HandStood(hand=key):
                return changed(s, **hand(key, done=True))
            case HandLost(hand=key):
                return changed(s, **hand(key, stakes=(), done=True, result=OVER))
            case StageBegun(stage=stage):
                return changed(s, phase=BANK, turn="", stage=stage, bank=s.bank[:1])
            case BankStood():
                return s
            case HandSettled(hand=key, stage=stage, result=result):
                rest = tuple(stake for stake in s.hands[key].stakes if stake.stage != stage)
                return changed(s, **hand(key, stakes=rest, result=result))
            case InsuranceSettled(stage=stage):
                return changed(s, insured=tuple(bet for bet in s.insured if bet.stage != stage))
        return super().evolve(s, e)

    def holdings(self, s: Blackjack) -> Mapping[Account, int]:
        stakes = (stake.amount for hand in s.hands.values() for stake in hand.stakes)
        aside = (*(stake.amount for stake in s.raised), *(bet.amount for bet in s.insured))
        return {CLOTH: sum(b.amount for b in s.bets.values()) + sum(stakes) + sum(aside), JACKPOT: s.pot}

    def holds(self, s: Blackjack, who: Actor) -> Why | None:
        on_hands = any(who in (hand.holder, stake.owner) for hand in s.hands.values() for stake in hand.stakes)
        if on_hands or any(bet.owner == who for bet in s.insured):
            return Why("bets-on-the-cloth")
        return super().holds(s, who)

    def left(self, s: Blackjack, who: Actor) -> Blackjack:
        """Nothing of somebody who has gone remains but the cards of the last round."""
        return changed(
            super().left(s, who),
            declined=tuple(p for p in s.declined if p != who),
            cutter="" if s.cutter == who else s.cutter,
        )

    def ends_by(self, s: Blackjack) -> tuple[str, ...]:
        """A shuffler has no last shoe."""
        if self.rules.ending.unit == "round" or self.house.shuffler:
            return ("round",)
        return ("shoe", "round") if s.shoe.stopped else ("round", "shoe")

    def unit_running(self, s: Blackjack) -> bool:
        return s.last_unit == "shoe" and not s.shoe.stopped

    def notice_over(self, s: Blackjack, after: int) -> bool:
        """Where the law announces the last shoe at the old minimum, once that is dealt; a shuffler has none."""
        if self.rules.limits.unit == "shoe" and not self.house.shuffler:
            return s.shoe.stopped
        return super().notice_over(s, after)

    def outcome(self, e: Event) -> Value | None:
        """What the bank came to, for a board at the table."""
        if isinstance(e, BankStood):
            return "BJ" if e.natural else e.points
        return None
