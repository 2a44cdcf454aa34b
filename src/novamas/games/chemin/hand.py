"""The coup: four cards, the punto speaks, the banker after him, and what their cards come to.

The punto's cards lie on the cloth until he lifts them; then he sees them, and a banco seguido comes too late. Nobody
acts for anybody: a forced answer is still given by whoever owes it, because giving it at once would betray the cards.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    BANKING,
    BETTING,
    CLOSED,
    COUP,
    DEALING,
    GIVING,
    GRANTING,
    HOLDING,
    LIFTING,
    SPEAKING,
    BankAnnounced,
    BankEnded,
    BetsClosed,
    CardOrdered,
    CardsLifted,
    Chemin,
    Coup,
    CoupEnded,
    CoupVoided,
    DealBegun,
    DealEnded,
    HandsShown,
    HandTaken,
    LiftCards,
    Offered,
    RefuseToDeal,
    Spoken,
    StakeTaken,
)
from novamas.games.chemin.award import Award
from novamas.games.chemin.bank import HeldBank
from novamas.games.chemin.desk import CheminPart, CheminTable, bank_of, changed
from novamas.games.chemin.reports import HeldUsed, MiscallFound
from novamas.games.chemin.settle import TIE, Settlement
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
from novamas.games.circle.unseen import HELD, Unseen, values
from novamas.games.cloth.acts import RoundEnded
from novamas.games.shoe.acts import Dealt, seen
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CHANCE,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Event,
    Offer,
    Run,
    Veiled,
    is_person,
    veil,
)
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Why

ASKED, BOUND, BOUND_DRAWS = "asked", "bound", "bound-draws"
"""How the banker comes to follow the chart: he asked for it; a mistake binds him; and he draws where it lets choose."""
SPOKEN = (CLOSED, DEALING, LIFTING, SPEAKING, GIVING, BANKING)
"""The phases in which the coup goes its way."""


class Hand(CheminPart):
    """The cards of a coup."""

    events = (
        DealBegun, Dealt, DealEnded, CardsLifted, Spoken, Advised, ChartAsked, CardOrdered, HandsShown, CoupEnded,
        HeldUsed, MiscallFound, BankAnnounced, BetsClosed, HandTaken, StakeTaken, CoupVoided, BankEnded,
    )  # fmt: skip

    def __init__(self, table: CheminTable, cards: Unseen, award: Award, bank: HeldBank, settle: Settlement) -> None:
        super().__init__(table)
        self.cards, self.award, self.bank, self.settle = cards, award, bank, settle

    # -- what the cards come to ----------------------------------------------------------------------------------------

    def base(self, coup: Coup, hand: str) -> int:
        """The score of the first two cards, or what a mistake puts in its place."""
        if hand in coup.deemed:
            return coup.deemed[hand]
        return self.table.hands.score(values(coup.hands.get(hand, ())[: self.rules.deal.cards]))

    def third(self, coup: Coup, hand: str) -> int | None:
        extra = values(coup.hands.get(hand, ())[self.rules.deal.cards :])
        return extra[0] if extra else None

    def total(self, coup: Coup, hand: str) -> int:
        if hand in coup.final:
            return coup.final[hand]
        third, base = self.third(coup, hand), self.base(coup, hand)
        return base if third is None else self.table.hands.add(base, third)

    def natural(self, coup: Coup, hand: str) -> bool:
        """Whether a hand is to be laid down: eight or nine, and the right to do so not lost."""
        seen = self.cards.seen(coup, hand) and hand not in coup.forfeited
        return seen and self.table.hands.natural(self.base(coup, hand))

    def may_lay(self, coup: Coup, hand: str) -> bool:
        """Whether a hand can be laid down: it must be, or nobody knows yet that it cannot."""
        return self.natural(coup, hand) or not (self.cards.seen(coup, hand) or hand in coup.forfeited)

    def punto_words(self, s: Chemin) -> tuple[str, ...]:
        """What the punto may say; nothing if he has to lay down."""
        coup = s.coup
        score = self.base(coup, PUNTO)
        if not self.cards.seen(coup, PUNTO):
            return (CARD, NO)
        if self.natural(coup, PUNTO):
            return ()
        allowed = self.rules.punto.banco == "free" or self.house.banco_free
        words = self.table.hands.punto_words(score, coup.banco and allowed and not coup.fixed)
        return (NO,) if len(words) > 1 and coup.stands else words

    def bank_words(self, s: Chemin) -> tuple[str, ...]:
        """What the banker may say once the punto has spoken; nothing if he has to lay down."""
        coup, errors = s.coup, self.rules.errors
        score = self.base(coup, BANK)
        if not self.cards.seen(coup, BANK):
            return (CARD, NO)
        if self.natural(coup, BANK) and not self.played(coup):
            return ()
        if PUNTO in coup.final and score in errors.dropped.stands:
            return (NO,)
        overdealt = BANK in coup.deemed and errors.overdealt.draws == "choice"
        if score in self.rules.banker.draws and not overdealt:
            return (CARD,)
        if coup.chart and PUNTO not in coup.final and BANK not in coup.deemed:
            words = self.table.hands.chart_words(score, self.third(coup, PUNTO))
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
                return self.cards.unseen(coup, PUNTO if s.phase == SPEAKING else BANK)
            case AskCard() | StandPat() | AskAdvice() if s.phase == SPEAKING:
                return self.cards.unseen(coup, HELD)
            case AskCard() if coup.chart or PUNTO in coup.final:
                return self.cards.unseen(coup, BANK)
            case StandPat():
                return self.cards.unseen(coup, PUNTO, BANK)
            case AskChart():
                return self.cards.unseen(coup, BANK)
        return ()

    # -- whom the coup waits for -------------------------------------------------------------------------------------

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        """The kinds are the same whatever the cards: who is awaited must not betray them."""
        if s.phase not in SPOKEN:
            return ()
        if s.coup.due:
            to = s.coup.due[0]
            return (Await(CHANCE, ("Chance",), "card", self.veiled(s, to, None).to is not None),)
        banker, holder = bank_of(s).banker, s.coup.holder
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

    def chance(self, s: Chemin) -> Dist | None:
        return s.shoe.dist() if s.coup.due else None

    def default(self, s: Chemin, who: Actor) -> Command | None:
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

    @gate(DealCards, during=(CLOSED,))
    def allow_deal_cards(self, s: Chemin, who: Actor) -> Answer:
        rules = self.rules
        if not self.table.is_banker(s, who):
            return Shut("not-the-banker", rules.deal.clauses, "by")
        if s.phase == CLOSED and not s.coup.due:
            return Offer("DealCards", who, clauses=rules.deal.clauses)
        return Shut("betting-is-open" if s.phase in (HOLDING, BETTING) else "not-now", rules.errors.early.clauses)

    @gate(RefuseToDeal, during=(HOLDING, BETTING, CLOSED))
    def allow_refuse_to_deal(self, s: Chemin, who: Actor) -> Answer:
        """A banker who has not dealt yet may refuse to, until he does; who may pass the hand need not."""
        clauses = self.rules.bank.refuse_clauses
        if self.table.is_banker(s, who) and not s.coup.due:
            bank = bank_of(s)
            waiting = s.phase in (BETTING, CLOSED) or (s.phase == HOLDING and not self.bank.may_pass(s))
            if waiting and not bank.coups and not bank.bound:
                return Offer("RefuseToDeal", who, clauses=clauses)
        return Shut("not-now", clauses)

    @gate(LiftCards, by=ANYBODY, during=(LIFTING,))
    def allow_lift_cards(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == LIFTING and self.speaks(s, who):
            return Offer("LiftCards", who, clauses=self.rules.banco.late_clauses)
        return self.not_his_word(s, who, None)

    @gate(LayDown, by=ANYBODY, during=(SPEAKING, GIVING, BANKING))
    def allow_lay_down(self, s: Chemin, who: Actor) -> Answer:
        clauses = self.rules.deal.naturals_clauses
        if s.phase in (SPEAKING, GIVING, BANKING) and self.speaks(s, who):
            hand = PUNTO if s.phase == SPEAKING else BANK
            late = s.phase == BANKING and self.played(s.coup)
            if self.may_lay(s.coup, hand) and not late:
                return Offer("LayDown", who, clauses=clauses)
        return self.not_his_word(s, who, Shut("no-natural", clauses))

    @gate(AskCard, by=ANYBODY, during=(SPEAKING, BANKING))
    def allow_ask_card(self, s: Chemin, who: Actor) -> Answer:
        return self.word(s, who, CARD, "AskCard")

    @gate(StandPat, by=ANYBODY, during=(SPEAKING, BANKING))
    def allow_stand_pat(self, s: Chemin, who: Actor) -> Answer:
        return self.word(s, who, NO, "StandPat")

    def word(self, s: Chemin, who: Actor, word: str, kind: str) -> Answer:
        if s.phase in (SPEAKING, BANKING) and self.speaks(s, who):
            punto = s.phase == SPEAKING
            rules = self.rules.punto if punto else self.rules.banker
            if word in (self.punto_words(s) if punto else self.bank_words(s)):
                return Offer(kind, who, clauses=rules.clauses)
        return self.not_his_word(s, who, self.broken(s))

    @gate(AskAdvice, during=(SPEAKING,))
    def allow_ask_advice(self, s: Chemin, who: Actor) -> Answer:
        rule = self.rules.punto
        if s.phase == SPEAKING and self.speaks(s, who):
            five = not self.cards.seen(s.coup, PUNTO) or self.base(s.coup, PUNTO) == rule.advice
            if five and len(self.punto_words(s)) > 1:
                return Offer("AskAdvice", who, clauses=rule.advice_clauses)
        return self.not_his_word(s, who, None)

    @gate(AskChart, during=(GIVING, BANKING))
    def allow_ask_chart(self, s: Chemin, who: Actor) -> Answer:
        rules = self.rules
        if s.phase in (GIVING, BANKING) and self.speaks(s, who) and not s.coup.chart and rules.chart:
            return Offer("AskChart", who, clauses=rules.banker.chart_clauses)
        return self.not_his_word(s, who, None)

    @gate(GiveCard, during=(GIVING,))
    def allow_give_card(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == GIVING and self.speaks(s, who) and not self.natural(s.coup, BANK):
            return Offer("GiveCard", who, clauses=self.rules.banker.clauses)
        return self.not_his_word(s, who, None)

    def speaks(self, s: Chemin, who: Actor) -> bool:
        """Whether it is somebody's turn to say or do something with the cards that lie."""
        if s.coup.due:
            return False
        if s.phase in (LIFTING, SPEAKING):
            return who == s.coup.holder and (is_person(who) or who in s.staff)
        return s.phase in (GIVING, BANKING) and self.table.is_banker(s, who)

    def broken(self, s: Chemin) -> Shut:
        """Why a word is against the rules: a natural is laid down, a score has its word."""
        rules = self.rules
        if s.phase == SPEAKING:
            natural = not self.punto_words(s)
            return Shut("against-the-rules", rules.deal.naturals_clauses if natural else rules.punto.clauses)
        return Shut("against-the-rules", rules.banker.chart_clauses if s.coup.chart else rules.banker.draws_clauses)

    def not_his_word(self, s: Chemin, who: Actor, wrong: Shut | None) -> Shut | None:
        """Why somebody cannot say this: not his turn, not his hand, no cards; `wrong` if only the word is."""
        rules = self.rules
        if not is_person(who):
            return None
        banks = self.table.is_banker(s, who)
        if s.phase == SPEAKING and self.speaks(s, who) and wrong is not None:
            return wrong
        if banks and s.phase in (LIFTING, SPEAKING):
            return Shut("punto-speaks-first", rules.banker.order_clauses)
        if banks and s.phase in (GIVING, BANKING) and not s.coup.due:
            return wrong or self.broken(s)
        if s.bank is not None and who in s.bank.owned and not banks:
            return Shut("associate-does-not-play", rules.associates.terms_clauses)
        if s.phase == CLOSED or s.phase in COUP:
            return Shut("not-your-hand", rules.banco.clauses, "by")
        return Shut("no-deal-running", rules.deal.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Chemin], c: Command) -> None:
        s, rules = run.s, self.rules
        match c:
            case Chance(value=value):
                self.card_came(run, seen(value))
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
                run(Advised(calls=self.table.announced("advice-stand"), clauses=rules.punto.advice_clauses))
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
            run(Spoken(hand=BANK, word=CARD, phase=BANKING, due=(BANK,), calls=self.table.announced("card-for-banker")))
        else:
            run(Spoken(hand=BANK, word=NO, phase=BANKING, calls=self.table.announced("banker-stands")))
            self.showdown(run)

    def miscalled(self, run: Run[Chemin], said: str) -> None:
        """A word against the rules leaves it to the banker whether there is a card; a forgotten natural is lost; who
        goes banco bears his own mistake. Whoever has nothing at all gets his card."""
        errors, coup = self.rules.errors, run.s.coup
        score, words = self.base(coup, PUNTO), self.punto_words(run.s)
        phase = GIVING if said == CARD else BANKING
        ruling, clauses, forfeits = "stands", errors.miscall.clauses, False
        if not words:
            forfeits = True
            asks = said == CARD
            ruling, phase = "forgotten", GRANTING if asks else BANKING
            clauses = (*errors.forgotten.right_clauses, *(errors.forgotten.card_clauses if asks else ()))
        elif coup.banco and score == 0 and said == NO:
            ruling, phase, clauses = "may-draw", SPEAKING, errors.banco_zero.clauses
        elif coup.banco:
            clauses = errors.banco_bears.clauses
        elif said not in words:
            ruling, phase = ("corrected", GIVING) if score == 0 else ("bank-decides", GRANTING)
        run(MiscallFound(said=said, ruling=ruling, phase=phase, forfeits=forfeits, clauses=clauses))

    def refused_to_deal(self, run: Run[Chemin]) -> None:
        """Who will not deal once loses the bank to an auction, in which neither he nor who passed it may bid; of
        associates the texts say nothing here."""
        s, rules = run.s, self.rules.bank
        bank = bank_of(s)
        need = max(s.before if bank.passer else 0, self.table.least(s))
        out = tuple(dict.fromkeys(who for who in (bank.banker, bank.passer) if who))
        hand = Offered(need=need, passed=bool(bank.passer), last=bank.banker, former=bank.passer, out=out)
        self.bank.returned(run)
        if s.phase != HOLDING:
            run(CoupVoided(cause="refused", moves=self.table.stakes_back(s), clauses=rules.refuse_clauses))
            run(RoundEnded())
        self.bank.ended(run, "refused", s.place, rules.refuse_clauses)
        self.award.offer(run, hand, s.place)
        if run.s.offered is not None:
            self.award.open_auction(run)

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
            return veil(card, "all" if shown else sight.bank, bank_of(s).banker)
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
        if run.s.coup.held:
            self.fifth_used(run, PUNTO if word == CARD else BANK)

    def fifth_used(self, run: Run[Chemin], hand: str) -> None:
        """A fifth card that lies ready is the punto's if he asks for one, and else the banker's, who must take it."""
        card = run.s.coup.held[0].value
        assert card is not None
        run(HeldUsed(hand=hand, card=card, clauses=self.rules.errors.fifth.clauses))
        if hand == BANK:
            self.showdown(run)

    def showdown(self, run: Run[Chemin]) -> None:
        """Both hands are turned up and announced, and the nearer to nine has won."""
        coup, rules = run.s.coup, self.rules
        if unseen := self.cards.unseen(coup, PUNTO, BANK):
            self.cards.turn(run, unseen)
            return
        scores = {hand: self.total(coup, hand) for hand in (PUNTO, BANK)}
        shown = {hand: values(coup.hands.get(hand, ())) for hand in (PUNTO, BANK)}
        calls = tuple(c for hand in (PUNTO, BANK) for c in self.table.announced(f"{hand}-score", points=scores[hand]))
        run(HandsShown(hands=shown, scores=scores, calls=calls, clauses=rules.settlement.clauses))
        nearer = self.table.hands.nearer(scores[PUNTO], scores[BANK])
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
        known = {hand: bool(coup.hands.get(hand)) and self.cards.seen(coup, hand) for hand in (PUNTO, BANK)}
        totals = {hand: self.total(coup, hand) if known[hand] else 0 for hand in (PUNTO, BANK)}
        key = f"coup-{result}"
        run(
            CoupEnded(
                result=result,
                punto=totals[PUNTO],
                bank=totals[BANK],
                calls=self.table.announced(key),
                clauses=clauses,
            )
        )
        self.settle.coup(run, result)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        coup = s.coup
        match e:
            case DealBegun(hands=hands, due=due):
                return changed(s, phase=DEALING, coup=replace(coup, hands=hands, due=due, held=()))
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
            case BankAnnounced():
                return changed(s, coup=Coup(held=coup.held))
            case BetsClosed(holder=holder, banco=banco, followed=followed):
                return changed(s, coup=replace(coup, holder=holder, banco=banco, followed=followed))
            case HandTaken(holder=holder):
                return changed(s, coup=replace(coup, holder=holder, banco=True, followed=True))
            case StakeTaken(who=who):
                return changed(s, coup=replace(coup, asked=tuple(p for p in coup.asked if p != who)))
            case CoupVoided():
                return changed(s, coup=replace(coup, due=(), held=(), asked=(), then={}, result="void"))
            case BankEnded():
                return changed(s, coup=replace(coup, held=(), due=(), then={}))
            case CoupEnded(result=result):
                return changed(s, coup=replace(coup, result=result, due=(), held=(), asked=(), then={}))
            case HeldUsed(hand=hand, card=card):
                forfeited = (*coup.forfeited, BANK)
                used = replace(coup, held=(), forfeited=forfeited, hands=with_card(coup, hand, card))
                return changed(s, phase=BANKING, coup=used)
            case MiscallFound(said=word, phase=phase, forfeits=forfeits):
                forfeited = (*coup.forfeited, PUNTO) if forfeits else coup.forfeited
                word = "" if phase == SPEAKING else word
                return changed(s, phase=phase, coup=replace(coup, said=word, forfeited=forfeited, ruled=True))
        return s

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holds(self, s: Chemin, who: Actor) -> Why | None:
        held = s.phase in (CLOSED, *COUP) and who == s.coup.holder
        return Why("cards-in-hand", self.rules.banco.clauses) if held else None

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, CoupEnded) else None


def with_card(coup: Coup, hand: str, card: int) -> dict[str, tuple[Veiled[int], ...]]:
    """The hands with one more card, for all to see."""
    up: Veiled[int] = Veiled(card, None)
    return {**coup.hands, hand: (*coup.hands.get(hand, ()), up)}


def spoken(who: Actor, words: tuple[str, ...]) -> Command:
    """What a silent player is taken to say: as little as may be."""
    if not words:
        return LayDown(by=who)
    return StandPat(by=who) if NO in words else AskCard(by=who)
