"""The coup: four cards, the punto speaks, the banker after him, and what their cards come to.

The punto's cards lie on the cloth until he lifts them; then he sees them, and a banco seguido comes too late. Nobody
acts for anybody: a forced answer is still given by whoever owes it, because giving it at once would betray the cards.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.chemin.acts import (
    COUP,
    GRANTING,
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
    Spoken,
    StakeTaken,
)
from novamas.games.chemin.desk import CheminPart, CheminTable, bank_of, change
from novamas.games.chemin.reports import HeldUsed, MiscallFound
from novamas.games.chemin.settle import TIE, Settlement
from novamas.games.circle.acts import (
    Advised,
    AskAdvice,
    AskCard,
    AskChart,
    ChartAsked,
    ClaimsOpened,
    DealCards,
    GiveCard,
    LayDown,
    StandPat,
)
from novamas.games.circle.desk import BANKING, CLOSED, DEALING, GIVING, LIFTING, PAYING, SPEAKING
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.circle.unseen import HELD, Lying, find_unseen, is_seen, turn_over, values
from novamas.games.circle.words import BEFORE, Words
from novamas.games.shoe.acts import Dealt
from novamas.kit.chance import Value
from novamas.kit.decider import (
    Actor,
    Call,
    Command,
    Event,
    Run,
    Veiled,
    veil,
)
from novamas.kit.parts import Shut
from novamas.kit.spaces import Why

ASKED, BOUND, BOUND_DRAWS = "asked", "bound", "bound-draws"
"""How the banker comes to follow the chart: he asked for it; a mistake binds him; and he draws where it lets choose."""


class Hand(CheminPart):
    """The cards of a coup."""

    owns = ("charted",)
    events = (
        DealBegun, Dealt, DealEnded, CardsLifted, Spoken, Advised, ChartAsked, CardOrdered, HandsShown, CoupEnded,
        HeldUsed, MiscallFound, BankAnnounced, BetsClosed, HandTaken, StakeTaken, CoupVoided, BankEnded,
    )  # fmt: skip

    def __init__(self, table: CheminTable, settle: Settlement) -> None:
        super().__init__(table)
        self.scores, self.settle = table.scores, settle

    # -- what the cards come to ----------------------------------------------------------------------------------------

    def punto_words(self, s: Chemin) -> tuple[str, ...]:
        """What the punto may say; nothing if he has to lay down."""
        coup = s.coup
        score = self.scores.base(coup, PUNTO)
        if not is_seen(coup, PUNTO):
            return (CARD, NO)
        if self.scores.natural(coup, PUNTO):
            return ()
        allowed = self.rules.punto.banco == "free" or self.house.banco_free
        words = self.table.hands.punto_words(score, coup.banco and allowed and not coup.fixed)
        return (NO,) if len(words) > 1 and coup.stands else words

    def bank_words(self, s: Chemin) -> Words:
        """What the banker may say once the punto has spoken, nothing if he has to lay down; and the clauses."""
        coup, errors, rules = s.coup, self.rules.errors, self.rules.banker
        score = self.scores.base(coup, BANK)
        if not is_seen(coup, BANK):
            return (CARD, NO), rules.clauses
        if self.scores.natural(coup, BANK) and not self.third_card_given(coup):
            return (), self.rules.deal.naturals_clauses
        if PUNTO in coup.final and score in errors.dropped.stands:
            return (NO,), errors.dropped.third_clauses
        overdealt = BANK in coup.deemed and errors.overdealt.draws == "choice"
        if score in rules.draws and not overdealt:
            return (CARD,), rules.draws_clauses
        if coup.chart and PUNTO not in coup.final and BANK not in coup.deemed:
            words = self.table.hands.chart_words(score, self.scores.third(coup, PUNTO))
            words = (CARD,) if len(words) > 1 and coup.chart == BOUND_DRAWS else words
            return words, rules.chart_clauses if len(words) == 1 else rules.clauses
        return (CARD, NO), rules.clauses

    def third_card_given(self, coup: Lying) -> bool:
        """Whether the punto has had a third card, so that the banker cannot lay down any more."""
        return PUNTO in coup.final or self.scores.third(coup, PUNTO) is not None

    def misspoken(self, s: Chemin) -> bool:
        """Whether the punto's cards, now that they are seen, do not allow what he said, and nobody has found it yet."""
        coup = s.coup
        return coup.said == NO and not coup.ruled and PUNTO not in coup.deemed and NO not in self.punto_words(s)

    def find_needed(self, s: Chemin, c: Command) -> tuple[str, ...]:
        """The cards that nobody has seen, and without which a command cannot be done."""
        coup = s.coup
        match c:
            case LayDown():
                return find_unseen(coup, PUNTO if s.phase == SPEAKING else BANK)
            case AskCard() | StandPat() | AskAdvice() if s.phase == SPEAKING:
                return find_unseen(coup, HELD)
            case AskCard() if coup.chart or PUNTO in coup.final:
                return find_unseen(coup, BANK)
            case StandPat():
                return find_unseen(coup, PUNTO, BANK)
            case AskChart() if s.phase not in BEFORE:
                return find_unseen(coup, BANK)
        return ()

    # -- what the words part asks --------------------------------------------------------------------------------------

    def holder(self, s: Chemin) -> Actor:
        return s.coup.holder

    def holds(self, s: Chemin, to: str) -> Actor:
        return s.coup.holder

    def hand_to_speak(self, s: Chemin) -> str:
        return PUNTO if s.phase == SPEAKING else BANK

    def words_of(self, s: Chemin) -> Words:
        return (self.punto_words(s), self.rules.punto.clauses) if s.phase == SPEAKING else self.bank_words(s)

    def not_a_player(self, s: Chemin, who: Actor) -> Shut | None:
        associate = s.bank is not None and who in s.bank.owned
        return Shut("associate-does-not-play", self.rules.associates.terms_clauses) if associate else None

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def speak(self, run: Run[Chemin], c: Command) -> None:
        s, rules = run.s, self.rules
        match c:
            case DealCards():
                self.deal(run)
            case LiftCards(by=who):
                cards = tuple(veil(card.value, rules.sight.punto, who) for card in s.coup.hands[PUNTO])
                cards = tuple(
                    old if old.to is None else new for old, new in zip(s.coup.hands[PUNTO], cards, strict=True)
                )
                run(CardsLifted(holder=who, cards=cards, clauses=rules.sight.clauses))
            case LayDown():
                if self.scores.natural(s.coup, PUNTO if s.phase == SPEAKING else BANK):
                    self.showdown(run)
            case AskCard(by=who) if s.phase == SPEAKING:
                self.punto_says(run, who, CARD)
            case StandPat(by=who) if s.phase == SPEAKING:
                self.punto_says(run, who, NO)
            case AskAdvice(by=who):
                run(Advised(calls=self.table.announce("advice-stand"), clauses=rules.punto.advice_clauses))
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
        words, _ = self.bank_words(s)
        if word == NO and self.misspoken(s):
            self.play_miscalled(run, NO)
        elif words == (CARD,) or (word in words and word == CARD):
            run(Spoken(hand=BANK, word=CARD, phase=BANKING, due=(BANK,), calls=self.table.announce("card-for-banker")))
        else:
            run(Spoken(hand=BANK, word=NO, phase=BANKING, calls=self.table.announce("banker-stands")))
            self.showdown(run)

    def play_miscalled(self, run: Run[Chemin], said: str) -> None:
        """A word against the rules leaves it to the banker whether there is a card; a forgotten natural is lost; who
        goes banco bears his own mistake where it is read so. Whoever has nothing at all gets his card."""
        errors, coup = self.rules.errors, run.s.coup
        bears = coup.banco and errors.miscall.banco == "bears"
        score, words = self.scores.base(coup, PUNTO), self.punto_words(run.s)
        phase = GIVING if said == CARD else BANKING
        ruling, clauses, forfeits = "stands", errors.miscall.clauses, False
        if not words:
            forfeits = True
            asks = said == CARD
            ruling, phase = "forgotten", GRANTING if asks else BANKING
            clauses = (*errors.forgotten.right_clauses, *(errors.forgotten.card_clauses if asks else ()))
        elif coup.banco and score == 0 and said == NO:
            ruling, phase, clauses = "may-draw", SPEAKING, errors.banco_zero.clauses
        elif bears:
            clauses = errors.banco_bears.clauses
        elif said not in words:
            ruling, phase = ("corrected", GIVING) if score == 0 else ("bank-decides", GRANTING)
        run(MiscallFound(said=said, ruling=ruling, phase=phase, forfeits=forfeits, clauses=clauses))

    def deal(self, run: Run[Chemin]) -> None:
        """The banker deals, one card to each in turn, the punto first; a card drawn too soon is the first of them."""
        order, held = self.rules.deal.order, run.s.coup.held
        hands: dict[str, tuple[Veiled[int], ...]] = {PUNTO: (), BANK: ()}
        for to, card in zip(order, held, strict=False):
            hands[to] = (*hands[to], self.sight_of(run.s, to, card.value))
        run(DealBegun(hands=hands, due=order[len(held) :], clauses=self.rules.deal.order_clauses))
        self.after_cards(run)

    def sight_of(self, s: Chemin, to: str, card: int | None) -> Veiled[int]:
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
        run(Dealt(to=to, card=self.sight_of(run.s, to, card)))
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
            case "banking" if self.scores.third(run.s.coup, BANK) is not None:
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
        """Both hands are turned up and announced, and the nearer to nine has won; where the house waits for claims,
        not before the croupier pays."""
        coup, rules = run.s.coup, self.rules
        if unseen := find_unseen(coup, PUNTO, BANK):
            turn_over(run, unseen)
            return
        if self.house.wait_for_claims and run.s.phase != PAYING:
            run(ClaimsOpened(clauses=rules.errors.claims.clauses))
            return
        scores = {hand: self.scores.total(coup, hand) for hand in (PUNTO, BANK)}
        shown = {hand: values(coup.hands.get(hand, ())) for hand in (PUNTO, BANK)}
        calls, clauses = self.table.announce_scores(scores), rules.settlement.clauses
        run(HandsShown(hands=shown, scores=scores, calls=calls, clauses=clauses))
        nearer = self.table.hands.nearer(scores[PUNTO], scores[BANK])
        result = PUNTO if nearer > 0 else BANK if nearer < 0 else TIE
        if self.forgot(coup):
            result = BANK
        self.decide(run, result)

    def forgot(self, coup: Coup) -> bool:
        """A nine that was not laid down in time loses to an eight that is."""
        rule = self.rules.errors.forgotten
        silent = bool(PUNTO in coup.forfeited or coup.said) and self.scores.base(coup, PUNTO) in rule.holds
        drawn = any(self.scores.third(coup, hand) is not None for hand in (PUNTO, BANK))
        return silent and not drawn and self.scores.natural(coup, BANK) and self.scores.base(coup, BANK) in rule.against

    def decide(self, run: Run[Chemin], result: str, clauses: tuple[str, ...] = ()) -> None:
        """The coup is over: who has won is announced, and everything is settled."""
        coup = run.s.coup
        clauses = clauses or (self.rules.tie.clauses if result == TIE else self.rules.settlement.clauses)
        known = {hand: bool(coup.hands.get(hand)) and is_seen(coup, hand) for hand in (PUNTO, BANK)}
        totals = {hand: self.scores.total(coup, hand) if known[hand] else 0 for hand in (PUNTO, BANK)}
        key = f"coup-{result}"
        run(
            CoupEnded(
                result=result,
                punto=totals[PUNTO],
                bank=totals[BANK],
                calls=self.table.announce(key),
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
                dealt = replace(coup, hands=hands, due=due, held=(), chart=ASKED if s.charted else coup.chart)
                return change(s, phase=DEALING, coup=dealt, charted=False)
            case Dealt(to=to, card=card):
                hands = {**coup.hands, to: (*coup.hands.get(to, ()), card)}
                return change(s, shoe=s.shoe.draw(card.value), coup=replace(coup, hands=hands, due=coup.due[1:]))
            case DealEnded():
                return change(s, phase=LIFTING)
            case CardsLifted(holder=holder, cards=cards):
                lifted = replace(coup, holder=holder, lifted=True, handled=True, hands={**coup.hands, PUNTO: cards})
                return change(s, phase=SPEAKING, coup=lifted)
            case Spoken(hand=hand, word=word, phase=phase, due=due):
                said = replace(coup, said=word if hand == PUNTO else coup.said, due=due)
                return change(s, phase=phase, coup=said)
            case Advised():
                return s
            case ChartAsked() if s.phase in BEFORE:
                return change(s, charted=True)
            case ChartAsked():
                return change(s, coup=replace(coup, chart=ASKED))
            case CardOrdered(hand=hand):
                return change(s, phase=BANKING, coup=replace(coup, due=(*coup.due, hand), said=CARD))
            case HandsShown(hands=hands):
                up: dict[str, tuple[Veiled[int], ...]] = {
                    hand: tuple(Veiled(card, None) for card in cards) for hand, cards in hands.items()
                }
                return change(s, coup=replace(coup, hands=up))
            case BankAnnounced():
                return change(s, coup=Coup(held=coup.held))
            case BetsClosed(holder=holder, banco=banco, followed=followed):
                return change(s, coup=replace(coup, holder=holder, banco=banco, followed=followed))
            case HandTaken(holder=holder):
                return change(s, coup=replace(coup, holder=holder, banco=True, followed=True))
            case StakeTaken(who=who):
                return change(s, coup=replace(coup, asked=tuple(p for p in coup.asked if p != who)))
            case CoupVoided():
                return change(s, coup=replace(coup, due=(), held=(), asked=(), then={}, result="void"))
            case BankEnded():
                return change(s, charted=False, coup=replace(coup, held=(), due=(), then={}))
            case CoupEnded(result=result):
                return change(s, coup=replace(coup, result=result, due=(), held=(), asked=(), then={}))
            case HeldUsed(hand=hand, card=card):
                forfeited = (*coup.forfeited, BANK)
                used = replace(coup, held=(), forfeited=forfeited, hands=with_card(coup, hand, card))
                return change(s, phase=BANKING, coup=used)
            case MiscallFound(said=word, phase=phase, forfeits=forfeits):
                forfeited = (*coup.forfeited, PUNTO) if forfeits else coup.forfeited
                word = "" if phase == SPEAKING else word
                return change(s, phase=phase, coup=replace(coup, said=word, forfeited=forfeited, ruled=True))
        return s

    # -- what the table asks -------------------------------------------------------------------------------------------

    def why_not_leave(self, s: Chemin, who: Actor) -> Why | None:
        held = s.phase in (CLOSED, *COUP) and who == s.coup.holder
        return Why("cards-in-hand", self.rules.banco.clauses) if held else None

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, CoupEnded) else None


def with_card(coup: Coup, hand: str, card: int) -> dict[str, tuple[Veiled[int], ...]]:
    """The hands with one more card, for all to see."""
    up: Veiled[int] = Veiled(card, None)
    return {**coup.hands, hand: (*coup.hands.get(hand, ()), up)}
