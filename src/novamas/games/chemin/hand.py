"""The coup: four cards, the punto speaks, the banker after him, and what their cards come to.

The punto's cards lie on the cloth until he lifts them; then he sees them, and a banco seguido comes too late. Nobody
acts for anybody: a forced answer is still given by whoever owes it, because giving it at once would betray the cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    BANKING,
    BETTING,
    CLOSED,
    COUP,
    DEALING,
    GIVING,
    HOLDING,
    LIFTING,
    SPEAKING,
    CardOrdered,
    CardsLifted,
    Chemin,
    Coup,
    CoupEnded,
    CoupVoided,
    DealBegun,
    DealEnded,
    HandsShown,
    LiftCards,
    Offered,
    RefuseToDeal,
    Spoken,
)
from novamas.games.chemin.desk import changed
from novamas.games.chemin.unseen import UnseenGame
from novamas.games.circle.acts import (
    Advised,
    AskAdvice,
    AskCard,
    AskChart,
    ChartAsked,
    DealCards,
    GiveCard,
    LayDown,
    StandPat,
)
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.circle.unseen import EXPOSE, HELD, LOST, TURNED_EVENTS, values
from novamas.games.cloth.acts import RoundEnded
from novamas.games.shoe.acts import Dealt
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    Actor,
    Await,
    Call,
    Command,
    Event,
    Offer,
    Refused,
    Run,
    Veiled,
    is_person,
    veil,
)

HAND_COMMANDS: tuple[type[Command], ...] = (
    DealCards, RefuseToDeal, LiftCards, LayDown, AskCard, StandPat, AskAdvice, AskChart, GiveCard,
)  # fmt: skip
HAND_EVENTS: tuple[type[Event], ...] = (
    *TURNED_EVENTS, DealBegun, Dealt, DealEnded, CardsLifted, Spoken, Advised, ChartAsked, CardOrdered, HandsShown,
    CoupEnded,
)  # fmt: skip

TIE = "tie"
ASKED, BOUND, BOUND_DRAWS = "asked", "bound", "bound-draws"
"""How the banker comes to follow the chart: he asked for it; a mistake binds him; and he draws where it lets choose."""


class HandGame(UnseenGame):
    """The cards of a coup."""

    # -- what the cards come to ----------------------------------------------------------------------------------------

    def base(self, coup: Coup, hand: str) -> int:
        """The score of the first two cards, or what a mistake puts in its place."""
        if hand in coup.deemed:
            return coup.deemed[hand]
        return self.hands.score(values(coup.hands.get(hand, ())[: self.rules.deal.cards]))

    def third(self, coup: Coup, hand: str) -> int | None:
        extra = values(coup.hands.get(hand, ())[self.rules.deal.cards :])
        return extra[0] if extra else None

    def total(self, coup: Coup, hand: str) -> int:
        if hand in coup.final:
            return coup.final[hand]
        third, base = self.third(coup, hand), self.base(coup, hand)
        return base if third is None else self.hands.add(base, third)

    def natural(self, coup: Coup, hand: str) -> bool:
        """Whether a hand is to be laid down: eight or nine, and the right to do so not lost."""
        seen = self.seen(coup, hand) and hand not in coup.forfeited
        return seen and self.hands.natural(self.base(coup, hand))

    def may_lay(self, coup: Coup, hand: str) -> bool:
        """Whether a hand can be laid down: it must be, or nobody knows yet that it cannot."""
        return self.natural(coup, hand) or not (self.seen(coup, hand) or hand in coup.forfeited)

    def punto_words(self, s: Chemin) -> tuple[str, ...]:
        """What the punto may say; nothing if he has to lay down."""
        coup = s.coup
        score = self.base(coup, PUNTO)
        if not self.seen(coup, PUNTO):
            return (CARD, NO)
        if self.natural(coup, PUNTO):
            return ()
        allowed = self.rules.punto.banco == "free" or self.house.banco_free
        words = self.hands.punto_words(score, coup.banco and allowed and not coup.fixed)
        return (NO,) if len(words) > 1 and coup.stands else words

    def bank_words(self, s: Chemin) -> tuple[str, ...]:
        """What the banker may say once the punto has spoken; nothing if he has to lay down."""
        coup, errors = s.coup, self.rules.errors
        score = self.base(coup, BANK)
        if not self.seen(coup, BANK):
            return (CARD, NO)
        if self.natural(coup, BANK) and not self.played(coup):
            return ()
        if PUNTO in coup.final and score in errors.dropped.stands:
            return (NO,)
        overdealt = BANK in coup.deemed and errors.overdealt.draws == "choice"
        if score in self.rules.banker.draws and not overdealt:
            return (CARD,)
        if coup.chart and PUNTO not in coup.final and BANK not in coup.deemed:
            words = self.hands.chart_words(score, self.third(coup, PUNTO))
            return (CARD,) if len(words) > 1 and coup.chart == BOUND_DRAWS else words
        return (CARD, NO)

    def played(self, coup: Coup) -> bool:
        """Whether the punto has had a third card, so that the banker cannot lay down any more."""
        return PUNTO in coup.final or self.third(coup, PUNTO) is not None

    def misspoken(self, s: Chemin) -> bool:
        """Whether the punto's cards, now that they are seen, do not allow what he said, and nobody has found it yet."""
        coup = s.coup
        return coup.said == NO and not coup.ruled and PUNTO not in coup.deemed and NO not in self.punto_words(s)

    def needed(self, s: Chemin, c: Command) -> tuple[str, ...]:
        """The cards that nobody has seen, and without which a command cannot be done."""
        coup = s.coup
        match c:
            case LayDown():
                return self.unseen(coup, PUNTO if s.phase == SPEAKING else BANK)
            case AskCard() | StandPat() | AskAdvice() if s.phase == SPEAKING:
                return self.unseen(coup, HELD)
            case AskCard() if coup.chart or PUNTO in coup.final:
                return self.unseen(coup, BANK)
            case StandPat():
                return self.unseen(coup, PUNTO, BANK)
            case AskChart():
                return self.unseen(coup, BANK)
        return ()

    # -- whom the coup waits for -------------------------------------------------------------------------------------

    def hand_awaits(self, s: Chemin) -> tuple[Await, ...]:
        """The kinds are the same whatever the cards: who is awaited must not betray them."""
        if self.turning(s.coup):
            return (Await(CHANCE, ("Chance",), EXPOSE),)
        if s.coup.due:
            return (Await(CHANCE, ("Chance",), "card", self.face_down(s, s.coup.due[0])),)
        banker, holder = self.bank_of(s).banker, s.coup.holder
        match s.phase:
            case "closed":
                return (Await(banker, ("DealCards",)),)
            case "lifting":
                return (Await(holder, ("LiftCards",)),)
            case "speaking":
                return (Await(holder, ("LayDown", "AskCard", "StandPat")),)
            case "giving":
                return (Await(banker, ("LayDown", "GiveCard")),)
        return (Await(banker, ("LayDown", "AskCard", "StandPat")),)

    def face_down(self, s: Chemin, to: str) -> bool:
        """Whether the next card goes somewhere without everybody seeing it."""
        return to in (HELD, LOST) or (to in (PUNTO, BANK) and self.veiled(s, to, None).to is not None)

    def hand_chance(self, s: Chemin) -> Dist | None:
        return s.shoe.dist() if s.coup.due else None

    def hand_default(self, s: Chemin, who: Actor) -> Command | None:
        """The silent deal, look, lay down what must be, and take no card they need not."""
        match s.phase:
            case "closed":
                return DealCards(by=who)
            case "lifting":
                return LiftCards(by=who)
            case "speaking":
                return spoken(who, self.punto_words(s))
            case "giving":
                return LayDown(by=who) if self.natural(s.coup, BANK) else GiveCard(by=who)
            case "banking":
                return spoken(who, self.bank_words(s))
        return None

    # -- what each may do ----------------------------------------------------------------------------------------------

    def hand_offers(self, s: Chemin, who: Actor) -> Iterable[Offer]:
        rules = self.rules
        if s.coup.due or s.bank is None:
            return
        if self.is_banker(s, who):
            yield from self.banker_offers(s, who)
        if who == s.coup.holder and (is_person(who) or who in s.staff):
            if s.phase == LIFTING:
                yield Offer("LiftCards", who, clauses=rules.banco.late_clauses)
            if s.phase == SPEAKING:
                yield from self.words(who, self.punto_words(s), rules.punto.clauses, self.may_lay(s.coup, PUNTO))
                five = not self.seen(s.coup, PUNTO) or self.base(s.coup, PUNTO) == rules.punto.advice
                if five and len(self.punto_words(s)) > 1 and is_person(who):
                    yield Offer("AskAdvice", who, clauses=rules.punto.advice_clauses)

    def banker_offers(self, s: Chemin, who: Actor) -> Iterable[Offer]:
        rules, coup = self.rules, s.coup
        if s.phase == CLOSED:
            yield Offer("DealCards", who, clauses=rules.deal.clauses)
        if self.may_refuse(s):
            yield Offer("RefuseToDeal", who, clauses=rules.bank.refuse_clauses)
        if s.phase == GIVING:
            if self.may_lay(coup, BANK):
                yield Offer("LayDown", who, clauses=rules.deal.naturals_clauses)
            if not self.natural(coup, BANK):
                yield Offer("GiveCard", who, clauses=rules.banker.clauses)
        if s.phase == BANKING:
            lays = self.may_lay(coup, BANK) and not self.played(coup)
            yield from self.words(who, self.bank_words(s), rules.banker.clauses, lays)
        if s.phase in (GIVING, BANKING) and not coup.chart and rules.chart:
            yield Offer("AskChart", who, clauses=rules.banker.chart_clauses)

    def may_refuse(self, s: Chemin) -> bool:
        """Whether a banker who has not dealt yet may refuse to, until he does; who may pass the hand need not."""
        bank = self.bank_of(s)
        waiting = s.phase in (BETTING, CLOSED) or (s.phase == HOLDING and not self.may_pass(s))
        return waiting and not bank.coups and not bank.bound

    def words(self, who: Actor, words: tuple[str, ...], clauses: tuple[str, ...], lays: bool) -> Iterable[Offer]:
        if lays:
            yield Offer("LayDown", who, clauses=self.rules.deal.naturals_clauses)
        if CARD in words:
            yield Offer("AskCard", who, clauses=clauses)
        if NO in words:
            yield Offer("StandPat", who, clauses=clauses)

    def hand_why_not(self, s: Chemin, c: Command) -> Refused | None:
        rules = self.rules
        match c:
            case DealCards(by=who) if is_person(who):
                early = s.phase in ("holding", "betting")
                if self.is_banker(s, who):
                    return Refused("betting-is-open" if early else "not-now", rules.errors.early.clauses)
                return Refused("not-the-banker", rules.deal.clauses, "by", who)
            case RefuseToDeal(by=who) if is_person(who):
                return Refused("not-now", rules.bank.refuse_clauses)
            case LayDown() | AskCard() | StandPat() | AskAdvice() | AskChart() | GiveCard() | LiftCards() if is_person(
                c.by
            ):
                return self.why_no_word(s, c)
        return None

    def why_no_word(self, s: Chemin, c: Command) -> Refused:
        rules = self.rules
        mine = s.phase == SPEAKING and c.by == s.coup.holder and not s.coup.due
        if mine and isinstance(c, AskCard | StandPat):
            clauses = rules.deal.naturals_clauses if not self.punto_words(s) else rules.punto.clauses
            return Refused("against-the-rules", clauses)
        if mine and isinstance(c, LayDown):
            return Refused("no-natural", rules.deal.naturals_clauses)
        if self.is_banker(s, c.by) and s.phase in (LIFTING, SPEAKING):
            return Refused("punto-speaks-first", rules.banker.order_clauses)
        if self.is_banker(s, c.by) and s.phase in (GIVING, BANKING) and not s.coup.due:
            if isinstance(c, LayDown):
                return Refused("no-natural", rules.deal.naturals_clauses)
            clauses = rules.banker.chart_clauses if s.coup.chart else rules.banker.draws_clauses
            return Refused("against-the-rules", clauses)
        partner = s.bank is not None and c.by in s.bank.owned and not self.is_banker(s, c.by)
        if partner:
            return Refused("associate-does-not-play", rules.associates.terms_clauses)
        if s.phase == CLOSED or s.phase in COUP:
            return Refused("not-your-hand", rules.banco.clauses, "by", c.by)
        return Refused("no-deal-running", rules.deal.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_hand(self, run: Run[Chemin], c: Command) -> None:
        s, rules = run.s, self.rules
        match c:
            case DealCards():
                self.deal(run)
            case RefuseToDeal():
                self.refused_to_deal(run)
            case LiftCards(by=who):
                cards = tuple(veil(card.value, rules.sight.punto, who) for card in s.coup.hands[PUNTO])
                cards = tuple(
                    old if old.to is None else new for old, new in zip(s.coup.hands[PUNTO], cards, strict=True)
                )
                run(CardsLifted(holder=who, cards=cards, clauses=rules.sight.clauses))
            case LayDown():
                if self.natural(s.coup, PUNTO if s.phase == SPEAKING else BANK):
                    self.showdown(run)
            case AskCard(by=who) if s.phase == SPEAKING:
                self.punto_says(run, who, CARD)
            case StandPat(by=who) if s.phase == SPEAKING:
                self.punto_says(run, who, NO)
            case AskAdvice(by=who):
                run(Advised(calls=self.announced("advice-stand"), clauses=rules.punto.advice_clauses))
                self.punto_says(run, who, NO)
            case AskChart():
                run(ChartAsked(clauses=rules.banker.chart_clauses))
            case GiveCard():
                run(CardOrdered(hand=PUNTO))
            case AskCard():
                self.banker_says(run, CARD)
            case StandPat():
                self.banker_says(run, NO)

    def banker_says(self, run: Run[Chemin], word: str) -> None:
        """The banker's word. Where his cards were not seen until he spoke it, the rules come before it; where the
        punto's were not, a mistake in his word is found first."""
        s = run.s
        words = self.bank_words(s)
        if word == NO and self.misspoken(s):
            self.miscalled(run, NO)
        elif words == (CARD,) or (word in words and word == CARD):
            run(Spoken(hand=BANK, word=CARD, phase=BANKING, due=(BANK,), calls=self.announced("card-for-banker")))
        else:
            run(Spoken(hand=BANK, word=NO, phase=BANKING, calls=self.announced("banker-stands")))
            self.showdown(run)

    def miscalled(self, run: Run[Chemin], said: str) -> None:
        raise NotImplementedError

    def refused_to_deal(self, run: Run[Chemin]) -> None:
        """Who will not deal once loses the bank to an auction, in which neither he nor who passed it may bid; of
        associates the texts say nothing here."""
        s, rules = run.s, self.rules.bank
        bank = self.bank_of(s)
        need = max(s.before if bank.passer else 0, self.least(s))
        out = tuple(dict.fromkeys(who for who in (bank.banker, bank.passer) if who))
        hand = Offered(need=need, passed=bool(bank.passer), last=bank.banker, former=bank.passer, out=out)
        self.returned(run)
        if s.phase != HOLDING:
            run(CoupVoided(cause="refused", moves=self.stakes_back(s), clauses=rules.refuse_clauses))
            run(RoundEnded())
        self.ended(run, "refused", s.place, rules.refuse_clauses)
        self.offer(run, hand, s.place)
        if run.s.offered is not None:
            self.open_auction(run)

    def deal(self, run: Run[Chemin]) -> None:
        """The banker deals, one card to each in turn, the punto first; a card drawn too soon is the first of them."""
        order, held = self.rules.deal.order, run.s.coup.held
        hands: dict[str, tuple[Veiled[int], ...]] = {PUNTO: (), BANK: ()}
        for to, card in zip(order, held, strict=False):
            hands[to] = (*hands[to], self.veiled(run.s, to, card.value))
        run(DealBegun(hands=hands, due=order[len(held) :], clauses=self.rules.deal.order_clauses))
        self.after_cards(run)

    def veiled(self, s: Chemin, to: str, card: int | None) -> Veiled[int]:
        """Who sees a card as it is dealt: a punto only once he has lifted it, whoever else as the law says."""
        sight = self.rules.sight
        coup = s.coup
        lying = coup.hands.get(to, ())
        if len(lying) >= self.rules.deal.cards:
            return veil(card, sight.third, "")
        if to == BANK:
            shown = len(lying) in coup.mirrored
            return veil(card, "all" if shown else sight.bank, self.bank_of(s).banker)
        return veil(card, "nobody" if sight.punto == "owner" else sight.punto, coup.holder)

    def card_came(self, run: Run[Chemin], card: int | None) -> None:
        """A card from the shoe to where it is due, seen by somebody or not."""
        to = run.s.coup.due[0]
        run(Dealt(to=to, card=self.veiled(run.s, to, card)))
        self.after_cards(run)

    def after_cards(self, run: Run[Chemin]) -> None:
        """What follows once every card that was due lies where it belongs."""
        if run.s.coup.due:
            return
        match run.s.phase:
            case "dealing":
                run(DealEnded())
                if PUNTO in run.s.coup.deemed:
                    self.showdown(run)
            case "banking" if self.third(run.s.coup, BANK) is not None:
                self.showdown(run)

    def punto_says(self, run: Run[Chemin], who: Actor, word: str) -> None:
        """The punto's word; then the banker's: he gives the card, or lays down, or speaks himself."""
        said = self.rules.calls.words
        card, no = said.calls
        calls = (Call(card if word == CARD else no, by=who),)
        phase = GIVING if word == CARD else BANKING
        run(Spoken(hand=PUNTO, word=word, phase=phase, calls=calls, clauses=said.clauses))

    def showdown(self, run: Run[Chemin]) -> None:
        """Both hands are turned up and announced, and the nearer to nine has won."""
        coup, rules = run.s.coup, self.rules
        if unseen := self.unseen(coup, PUNTO, BANK):
            self.turn(run, unseen)
            return
        scores = {hand: self.total(coup, hand) for hand in (PUNTO, BANK)}
        shown = {hand: values(coup.hands.get(hand, ())) for hand in (PUNTO, BANK)}
        calls = tuple(c for hand in (PUNTO, BANK) for c in self.announced(f"{hand}-score", points=scores[hand]))
        run(HandsShown(hands=shown, scores=scores, calls=calls, clauses=rules.settlement.clauses))
        nearer = self.hands.nearer(scores[PUNTO], scores[BANK])
        result = PUNTO if nearer > 0 else BANK if nearer < 0 else TIE
        if self.forgot(coup):
            result = BANK
        self.decided(run, result)

    def forgot(self, coup: Coup) -> bool:
        """A nine that was not laid down in time loses to an eight that is."""
        rule = self.rules.errors.forgotten
        silent = bool(PUNTO in coup.forfeited or coup.said) and self.base(coup, PUNTO) in rule.holds
        drawn = any(self.third(coup, hand) is not None for hand in (PUNTO, BANK))
        return silent and not drawn and self.natural(coup, BANK) and self.base(coup, BANK) in rule.against

    def decided(self, run: Run[Chemin], result: str, clauses: tuple[str, ...] = ()) -> None:
        """The coup is over: who has won is announced, and everything is settled."""
        coup = run.s.coup
        clauses = clauses or (self.rules.tie.clauses if result == TIE else self.rules.settlement.clauses)
        known = {hand: bool(coup.hands.get(hand)) and self.seen(coup, hand) for hand in (PUNTO, BANK)}
        totals = {hand: self.total(coup, hand) if known[hand] else 0 for hand in (PUNTO, BANK)}
        key = f"coup-{result}"
        run(
            CoupEnded(
                result=result,
                punto=totals[PUNTO],
                bank=totals[BANK],
                calls=self.announced(key),
                clauses=clauses,
            )
        )
        self.settle(run, result)

    def settle(self, run: Run[Chemin], result: str) -> None:
        raise NotImplementedError

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_hand(self, s: Chemin, e: Event) -> Chemin | None:
        coup = s.coup
        match e:
            case DealBegun(hands=hands, due=due):
                bank = replace(self.bank_of(s), coups=self.bank_of(s).coups + 1, bound=False)
                return changed(s, phase=DEALING, bank=bank, coup=replace(coup, hands=hands, due=due, held=()))
            case Dealt(to=to, card=card):
                hands = {**coup.hands, to: (*coup.hands.get(to, ()), card)}
                return changed(s, shoe=s.shoe.draw(card.value), coup=replace(coup, hands=hands, due=coup.due[1:]))
            case DealEnded():
                return changed(s, phase=LIFTING)
            case CardsLifted(holder=holder, cards=cards):
                lifted = replace(coup, holder=holder, lifted=True, handled=True, hands={**coup.hands, PUNTO: cards})
                return changed(s, phase=SPEAKING, coup=lifted)
            case Spoken(hand=hand, word=word, phase=phase, due=due):
                said = replace(coup, said=word if hand == PUNTO else coup.said, due=due)
                return changed(s, phase=phase, coup=said)
            case Advised():
                return s
            case ChartAsked():
                return changed(s, coup=replace(coup, chart=ASKED))
            case CardOrdered(hand=hand):
                return changed(s, phase=BANKING, coup=replace(coup, due=(*coup.due, hand), said=CARD))
            case HandsShown(hands=hands):
                up: dict[str, tuple[Veiled[int], ...]] = {
                    hand: tuple(Veiled(card, None) for card in cards) for hand, cards in hands.items()
                }
                return changed(s, coup=replace(coup, hands=up))
            case CoupEnded(result=result):
                return changed(s, coup=replace(coup, result=result, due=(), held=(), asked=(), then={}))
        return self.evolve_turned(s, e)


def spoken(who: Actor, words: tuple[str, ...]) -> Command:
    """What a silent player is taken to say: as little as may be."""
    if not words:
        return LayDown(by=who)
    return StandPat(by=who) if NO in words else AskCard(by=who)
