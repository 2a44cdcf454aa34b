"""The coup: six cards, the first cloth speaks, then the second, then the banker, and what each cloth comes to.

Nobody acts for anybody: a forced answer is still given by whoever owes it, because giving it at once would betray the
cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BankLeft,
    BankSet,
    Banque,
    CardGiven,
    ClothsDealt,
    ClothsDecided,
    Coup,
    CoupAnnulled,
    LaidDown,
    StakesClosed,
    ThreeHandsShown,
    TurnCame,
    WordSpoken,
)
from novamas.games.banque.desk import BanquePart, BanqueTable, bank_of, change
from novamas.games.banque.reports import CoupRestored, SpareDiscarded, SpareUsed, WrongWord
from novamas.games.banque.rules import CLOTHS, FIRST, HANDS, SECOND
from novamas.games.banque.settle import TIE, VOID, Settlement
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
from novamas.games.circle.desk import BANKING, DEALING, GIVING, PAYING, SPEAKING
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.reports import RightForfeited
from novamas.games.circle.rules import BANK
from novamas.games.circle.unseen import Lying, find_unseen, is_seen, turn_over, values
from novamas.games.circle.words import BEFORE, Words
from novamas.games.shoe.acts import Dealt
from novamas.kit.chance import Value
from novamas.kit.decider import Actor, Call, Command, Event, Run, Veiled, veil
from novamas.kit.parts import Shut
from novamas.kit.spaces import Why

BANKERS, PLAYERS = "banker", "player"
"""Whose mistake was put right: the banker's, or that of a player or the croupier."""


AFTER = {FIRST: (SECOND, BANK), SECOND: (BANK,)}
"""The hands to which the cards of a cloth's mistake go on."""


class Hand(BanquePart):
    """The cards of a coup."""

    owns = ("charted",)
    events = (
        ClothsDealt, Dealt, TurnCame, WordSpoken, CardGiven, LaidDown, Advised, ChartAsked, ThreeHandsShown,
        ClothsDecided, SpareUsed, SpareDiscarded, WrongWord, CoupRestored, RightForfeited, BankSet, StakesClosed,
        BankLeft, CoupAnnulled,
    )  # fmt: skip

    def __init__(self, table: BanqueTable, settle: Settlement) -> None:
        super().__init__(table)
        self.hands, self.scores, self.settle = table.hands, table.scores, settle

    # -- what the cards come to ----------------------------------------------------------------------------------------

    def live(self, coup: Coup) -> tuple[str, ...]:
        """The cloths that still count."""
        return tuple(cloth for cloth in CLOTHS if cloth not in coup.voided)

    def best(self, coup: Coup, hand: str, other: str) -> bool:
        """Whether a hand beats another by having it in two cards."""
        rule = self.rules.ranking
        two = (
            self.scores.natural(coup, hand)
            and self.scores.third(coup, hand) is None
            and self.scores.total(coup, hand) in rule.naturals
        )
        return two and self.scores.third(coup, other) is not None and self.scores.total(coup, other) in rule.beats

    def result(self, coup: Coup, cloth: str) -> str:
        """Who has won on a cloth."""
        if cloth in coup.voided:
            return VOID
        if self.forgot(coup, cloth):
            return BANK
        if self.best(coup, cloth, BANK):
            return cloth
        if self.best(coup, BANK, cloth):
            return BANK
        nearer = self.hands.nearer(self.scores.total(coup, cloth), self.scores.total(coup, BANK))
        return cloth if nearer > 0 else BANK if nearer < 0 else TIE

    def forgot(self, coup: Coup, cloth: str) -> bool:
        """Whether a natural that was not laid down in time loses to the banker's, as a nine does to an eight."""
        rule = self.rules.errors.words
        drawn = any(self.scores.third(coup, hand) is not None for hand in (cloth, BANK))
        silent = cloth in coup.forfeited and self.scores.base(coup, cloth) in rule.forgotten
        laid = self.scores.natural(coup, BANK) and self.scores.base(coup, BANK) in rule.against
        return silent and laid and not drawn

    # -- what each may say ---------------------------------------------------------------------------------------------

    def unbound(self, coup: Coup, cloth: str) -> bool:
        """Whether a cloth need not keep to the rules: who covers both does not, unless he was advised."""
        return self.rules.punto.banco == "free" and bool(coup.banco) and cloth not in coup.fixed

    def cloth_words(self, s: Banque, cloth: str) -> tuple[str, ...]:
        """What a cloth may say; nothing if it has to lay down. Who covers both cloths plays as he likes."""
        coup = s.coup
        free = self.unbound(coup, cloth)
        if not is_seen(coup, cloth):
            return (CARD, NO)
        if self.scores.natural(coup, cloth) and not free:
            return ()
        words = self.hands.punto_words(self.scores.base(coup, cloth), free)
        return (NO,) if len(words) > 1 and cloth in coup.fixed else words

    def bank_words(self, s: Banque) -> Words:
        """What the banker may say once both cloths have spoken, nothing if he has to lay down; and the clauses."""
        coup, rules = s.coup, self.rules
        score = self.scores.base(coup, BANK)
        if not is_seen(coup, BANK):
            return (CARD, NO), rules.banker.clauses
        if self.scores.natural(coup, BANK) and not self.third_card_given(coup):
            return (), rules.deal.naturals_clauses
        if score in rules.banker.draws:
            return (CARD,), rules.banker.draws_clauses
        return self.chart_words(coup, score) or ((CARD, NO), rules.banker.clauses)

    def third_card_given(self, coup: Lying) -> bool:
        """Whether a cloth has had a third card, so that the banker no longer lays down at his own turn."""
        return any(self.scores.third(coup, cloth) is not None for cloth in CLOTHS)

    def chart_words(self, coup: Coup, score: int) -> Words | None:
        """What binds the banker: nothing, unless he asked for the chart, was advised, or the coup was restored."""
        errors, rule = self.rules.errors, self.rules.errors.restored
        laid = [cloth for cloth in self.live(coup) if cloth in coup.laid]
        open_ = [cloth for cloth in self.live(coup) if cloth not in coup.laid]
        says = {cloth: self.hands.chart_words(score, self.scores.third(coup, cloth)) for cloth in open_}
        if laid and open_ and (coup.restored or rule.laid_down == "always"):
            words = says[open_[0]]
            return (CARD,) if CARD in words else words, rule.laid_clauses
        if not (coup.chart or coup.restored or BANK in coup.fixed) or not says:
            return None
        if len(set(says.values())) == 1:
            asked = self.rules.banker.chart_clauses if coup.chart else errors.advice.clauses
            return next(iter(says.values())), rule.same_clauses if coup.restored else asked
        if coup.restored == BANKERS:
            return (CARD,) if score <= rule.own_draws else (NO,), rule.own_clauses
        return ((CARD, NO), rule.free_clauses) if coup.restored else None

    def may_be_bound(self, coup: Coup) -> bool:
        """Whether something may bind the banker to the chart, whatever his cards are."""
        laid = bool(coup.laid) and self.rules.errors.restored.laid_down == "always"
        return laid or coup.chart or bool(coup.restored) or BANK in coup.fixed

    def misspoken(self, coup: Coup) -> tuple[str, ...]:
        """The cloths whose cards, now that they are seen, do not allow what they said, and nobody has found it yet."""
        out = {*coup.voided, *coup.laid, *coup.forfeited, *coup.final, *coup.wrong}
        return tuple(cloth for cloth in CLOTHS if cloth not in out and self.errs(coup, cloth))

    def errs(self, coup: Coup, cloth: str) -> bool:
        score, said, rule = self.scores.base(coup, cloth), coup.said.get(cloth), self.rules.punto
        if said is None or self.unbound(coup, cloth):
            return False
        return self.hands.natural(score) or score in (rule.draws if said == NO else rule.stands)

    def find_needed(self, s: Banque, c: Command) -> tuple[str, ...]:
        """The cards that nobody has seen, and without which a command cannot be done."""
        coup = s.coup
        match c:
            case LayDown():
                return find_unseen(coup, coup.turn if s.phase == SPEAKING else BANK)
            case AskChart() if s.phase not in BEFORE:
                return find_unseen(coup, BANK)
            case AskCard() if s.phase == BANKING and self.may_be_bound(coup):
                return find_unseen(coup, BANK)
            case StandPat() if s.phase == BANKING:
                return find_unseen(coup, *self.live(coup), BANK)
        return ()

    # -- what the words part asks --------------------------------------------------------------------------------------

    def holder(self, s: Banque) -> Actor:
        return s.coup.holders[s.coup.turn]

    def holds(self, s: Banque, to: str) -> Actor:
        return s.coup.holders.get(to, "")

    def hand_to_speak(self, s: Banque) -> str:
        return s.coup.turn if s.phase == SPEAKING else BANK

    def words_of(self, s: Banque) -> Words:
        if s.phase == SPEAKING:
            return self.cloth_words(s, s.coup.turn), self.rules.punto.clauses
        return self.bank_words(s)

    def not_a_player(self, s: Banque, who: Actor) -> Shut | None:
        return None

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def speak(self, run: Run[Banque], c: Command) -> None:
        coup, rules = run.s.coup, self.rules
        match c:
            case DealCards():
                self.deal(run)
            case LayDown() if run.s.phase == SPEAKING:
                if self.scores.natural(coup, coup.turn):
                    self.lays_down(run, coup.turn, rules.deal.naturals_clauses)
                    self.advance(run)
            case LayDown():
                if self.scores.natural(coup, BANK):
                    self.showdown(run)
            case AskCard(by=who) if run.s.phase == SPEAKING:
                self.says(run, who, CARD)
            case StandPat(by=who) if run.s.phase == SPEAKING:
                self.says(run, who, NO)
            case AskAdvice(by=who):
                run(Advised(clauses=rules.punto.advice_clauses))
                self.says(run, who, NO)
            case AskChart():
                run(ChartAsked(clauses=rules.banker.chart_clauses))
            case GiveCard():
                self.gives(run, coup.turn)
            case AskCard(by=who):
                self.banker_says(run, who, CARD)
            case StandPat(by=who):
                self.banker_says(run, who, NO)

    def banker_says(self, run: Run[Banque], who: Actor, word: str) -> None:
        """The banker's word. Where his cards were not seen until he spoke it, the rules come before it; where those of
        a cloth were not, a mistake in its word is found first, and he speaks again if that changes the coup."""
        if word == NO and self.catch_wrong_words(run):
            return
        words, _ = self.bank_words(run.s)
        said = word if word in words else words[0] if words else NO
        calls = self.find_call(who, said)
        run(WordSpoken(hand=BANK, word=said, calls=calls, clauses=self.rules.banker.clauses))
        if said == CARD:
            self.gives(run, BANK)
        else:
            self.showdown(run)

    def catch_wrong_words(self, run: Run[Banque]) -> bool:
        """Finds the wrong words of cloths whose cards nobody had seen; whether the coup has been restored for one."""
        for cloth in self.misspoken(run.s.coup):
            self.find_wrong(run, cloth)
            if cloth not in run.s.coup.forfeited:
                return True
        return False

    def keeps_natural(self, coup: Coup, cloth: str) -> bool:
        """Whether a cloth that must lay down a natural has not done so."""
        return self.scores.natural(coup, cloth) and not self.unbound(coup, cloth)

    def find_call(self, who: Actor, word: str) -> tuple[Call, ...]:
        card, no = self.rules.calls.words.calls
        return (Call(card if word == CARD else no, by=who),)

    def deal(self, run: Run[Banque]) -> None:
        """The banker deals, one card to each in turn; a card drawn too soon is the first of them."""
        order, held = self.rules.deal.order, run.s.coup.held
        hands: dict[str, tuple[Veiled[int], ...]] = dict.fromkeys(HANDS, ())
        for to, card in zip(order, held, strict=False):
            hands[to] = (*hands[to], self.sight_of(run.s, to, card.value))
        run(ClothsDealt(hands=hands, due=order[len(held) :], clauses=self.rules.deal.order_clauses))
        self.after_cards(run)

    def sight_of(self, s: Banque, to: str, card: int | None) -> Veiled[int]:
        """Who sees a card as it is dealt; who covers both cloths does not see the second one's yet, and nobody one that
        has fallen into the basket."""
        sight, coup = self.rules.sight, s.coup
        if len(coup.hands.get(to, ())) >= self.rules.deal.cards:
            return veil(card, "nobody" if to in coup.voided else sight.third, "")
        if to == BANK:
            return veil(card, sight.bank, bank_of(s).banker)
        hidden = bool(coup.banco) and to == SECOND and coup.turn == FIRST
        return veil(card, "nobody" if hidden else sight.punto, coup.holders[to])

    def card_came(self, run: Run[Banque], card: int | None) -> None:
        """A card from the shoe to where it is due, seen by somebody or not."""
        to = run.s.coup.due[0]
        run(Dealt(to=to, card=self.sight_of(run.s, to, card)))
        self.after_cards(run)

    def after_cards(self, run: Run[Banque]) -> None:
        """What follows once every card that was due lies where it belongs."""
        s = run.s
        if s.coup.due:
            return
        match s.phase:
            case "dealing":
                self.turn_to(run, SPEAKING, FIRST)
                if FIRST in s.coup.voided:
                    self.advance(run)
            case "giving" if len(s.coup.hands[s.coup.turn]) > self.rules.deal.cards:
                self.advance(run)
            case "banking" if self.scores.third(s.coup, BANK) is not None:
                self.showdown(run)

    def says(self, run: Run[Banque], who: Actor, word: str) -> None:
        """A cloth's word; then its card, or the next to speak."""
        hand = run.s.coup.turn
        clauses = self.rules.calls.words.clauses
        run(WordSpoken(hand=hand, word=word, calls=self.find_call(who, word), clauses=clauses))
        self.speak_for(run, hand, word)

    def speak_for(self, run: Run[Banque], hand: str, word: str) -> None:
        if word == CARD:
            self.turn_to(run, GIVING, hand)
        else:
            self.advance(run)

    def gives(self, run: Run[Banque], hand: str) -> None:
        """A third card: one that is left of a restored coup before one from the shoe."""
        if run.s.coup.spare:
            card = run.s.coup.spare[0]
            run(SpareUsed(hand=hand, card=card, clauses=self.rules.errors.words.card_clauses))
            self.after_cards(run)
        else:
            run(CardGiven(hand=hand))

    def lays_down(self, run: Run[Banque], hand: str, clauses: tuple[str, ...]) -> None:
        """A natural is turned up; one that only witnesses know has no cards to turn."""
        cards = run.s.coup.hands[hand]
        run(LaidDown(hand=hand, cards=values(cards) if are_known(cards) else (), clauses=clauses))

    def advance(self, run: Run[Banque]) -> None:
        """The next cloth that has to speak, else the banker. With every cloth laid down, or where the banker has thrown
        his cards away, all of them are turned."""
        coup = run.s.coup
        left = [c for c in CLOTHS if c not in coup.voided and c not in coup.laid and c not in coup.said]
        after = [c for c in left if CLOTHS.index(c) >= CLOTHS.index(coup.turn)]
        if after:
            self.turn_to(run, SPEAKING, after[0])
        elif BANK in coup.final or all(cloth in coup.laid for cloth in self.live(coup)):
            self.showdown(run)
        else:
            self.turn_to(run, BANKING, SECOND)

    def turn_to(self, run: Run[Banque], phase: str, hand: str) -> None:
        """Somebody else has to act; who covers both cloths now looks at the second one's cards."""
        coup = run.s.coup
        cards: tuple[Veiled[int], ...] = ()
        clauses: tuple[str, ...] = ()
        if coup.banco and hand == SECOND and phase == SPEAKING:
            two = coup.hands[SECOND]
            cards = tuple(c if c.to is None else veil(c.value, self.rules.sight.punto, coup.banco) for c in two)
            clauses = self.rules.banco.hidden_clauses
        run(TurnCame(phase=phase, turn=hand, cards=cards, clauses=clauses))

    def showdown(self, run: Run[Banque]) -> None:
        """All hands are turned up and announced, and each cloth is decided. A cloth that does not count is left as it
        lies; a wrong word that only the cards betray is found first, where the banker has drawn. Who said «no» with a
        natural has lost the right to it whether or not somebody noticed. Where the house waits for claims, or a wrong
        word was reported and nobody has found it, that comes when the croupier pays."""
        rules = self.rules
        if unseen := find_unseen(run.s.coup, *self.live(run.s.coup), BANK):
            turn_over(run, unseen)
            return
        if self.scores.third(run.s.coup, BANK) is not None and self.catch_wrong_words(run):
            return
        if run.s.phase != PAYING and (self.house.wait_for_claims or run.s.coup.wrong):
            run(ClaimsOpened(clauses=rules.errors.claims.clauses))
            return
        for cloth in self.live(run.s.coup):
            if run.s.coup.wrong.get(cloth) == NO and self.keeps_natural(run.s.coup, cloth):
                self.find_out(run, cloth)
        if run.s.coup.spare:
            clauses = rules.errors.surplus.clauses or rules.errors.words.card_clauses
            run(SpareDiscarded(cards=run.s.coup.spare, clauses=clauses))
        coup = run.s.coup
        counts = (*self.live(coup), BANK)
        shown = {hand: values(coup.hands[hand]) for hand in counts if are_known(coup.hands[hand])}
        scores = {hand: self.scores.total(coup, hand) for hand in counts}
        said = rules.calls.score
        calls = tuple(
            Call(key, {"hand": hand, "points": points}, said.by)
            for key in said.calls
            for hand, points in scores.items()
        )
        run(ThreeHandsShown(hands=shown, scores=scores, calls=calls, clauses=said.clauses))
        results = {cloth: self.result(run.s.coup, cloth) for cloth in CLOTHS}
        run(ClothsDecided(results=results, clauses=rules.settlement.clauses))
        self.settle.settle(run, results)

    # -- restitutions --------------------------------------------------------------------------------------------------

    def find_wrong(self, run: Run[Banque], cloth: str) -> None:
        """The cards of a cloth have been turned over, and its word was against the rules."""
        said = run.s.coup.said[cloth]
        run(WrongWord(hand=cloth, said=said, clauses=self.rules.errors.words.clauses))
        self.find_out(run, cloth)

    def find_out(self, run: Run[Banque], hand: str) -> None:
        """What follows from a wrong word depends on the cards: a card is wanting, or one is too many, or a natural can
        no longer be laid down, or there was nothing wrong."""
        coup, words = run.s.coup, self.rules.errors.words
        said, score = coup.wrong[hand], self.scores.base(coup, hand)
        second = words.second_clauses if hand == SECOND else ()
        if self.unbound(coup, hand):
            clauses = (*words.clauses, *self.rules.punto.banco_clauses)
            self.restore(run, hand, {}, (), (), False, clauses, error="")
        elif self.hands.natural(score) and said == NO:
            run(RightForfeited(hand=hand, clauses=(*words.natural_clauses, *second)))
        elif self.hands.natural(score):
            self.takes_away(run, hand, (*words.natural_clauses, *second))
        elif said == NO and score in self.rules.punto.draws:
            self.makes_up(run, hand, (*words.no_clauses, *second))
        elif said == CARD and score in self.rules.punto.stands:
            self.takes_away(run, hand, (*words.card_clauses, *second))
        else:
            self.restore(run, hand, {}, (), (), False, words.clauses, error="")

    def restore(
        self,
        run: Run[Banque],
        hand: str,
        thirds: dict[str, tuple[int, ...]],
        spare: tuple[int, ...],
        due: tuple[str, ...],
        laid: bool,
        clauses: tuple[str, ...],
        error: str = PLAYERS,
    ) -> None:
        run(self.put_right(hand, clauses, thirds=thirds, spare=spare, due=due, error=error, laid=laid))
        if error and run.s.phase == PAYING:
            self.turn_to(run, BANKING, SECOND)
        self.after_restored(run)

    def put_right(
        self,
        hand: str,
        clauses: tuple[str, ...],
        *,
        thirds: dict[str, tuple[int, ...]] | None = None,
        spare: tuple[int, ...] = (),
        due: tuple[str, ...] = (),
        error: str = PLAYERS,
        laid: bool = False,
    ) -> CoupRestored:
        """What says how a coup goes on; where nothing else is said, no card moves."""
        return CoupRestored(
            hand=hand,
            thirds=thirds or {},
            spare=spare,
            due=due,
            keeps=self.rules.deal.cards,
            error=error,
            laid=laid,
            clauses=clauses,
        )

    def makes_up(self, run: Run[Banque], hand: str, clauses: tuple[str, ...]) -> None:
        """A cloth that said «no» and must draw: it has the card of the next one, which gets the next of the shoe. A
        card that the banker has drawn is that next one, and he speaks again; so is one that another mistake has left
        over."""
        drawn = {h: card for h in AFTER[hand] if (card := self.scores.third(run.s.coup, h)) is not None}
        to = (hand, *drawn)
        thirds: dict[str, tuple[int, ...]] = {h: (card,) for h, card in zip(to, drawn.values(), strict=False)}
        waits = bool(run.s.coup.spare) and BANK not in drawn
        due = () if BANK in drawn or waits else to[-1:]
        self.restore(run, hand, thirds | {h: () for h in to[-1:] if drawn}, (), due, False, clauses)
        if waits:
            self.gives(run, to[-1])

    def takes_away(self, run: Run[Banque], hand: str, clauses: tuple[str, ...]) -> None:
        """A cloth that asked and must not: its card goes to the next one if that asked too, and what that one had goes
        on to the banker; otherwise it waits for whoever draws next. What the banker has drawn waits behind it."""
        coup = run.s.coup
        card, own, bank = (self.scores.third(coup, h) for h in (hand, SECOND, BANK))
        laid = self.hands.natural(self.scores.base(coup, hand))
        back: dict[str, tuple[int, ...]] = {} if bank is None else {BANK: ()}
        waits = () if bank is None else (bank,)
        if card is None:
            self.restore(run, hand, back, waits, (), laid, clauses)
        elif hand == FIRST and own is not None:
            self.restore(run, hand, {FIRST: (), SECOND: (card,)} | back, (own, *waits), (), laid, clauses)
        else:
            self.restore(run, hand, {hand: ()} | back, (card, *waits), (), laid, clauses)

    def after_restored(self, run: Run[Banque]) -> None:
        """Where a coup goes on that was put right without another card; with one, when it has come."""
        s = run.s
        if s.coup.due:
            return
        if s.phase == GIVING and s.coup.turn not in s.coup.wrong and s.coup.said.get(s.coup.turn) == NO:
            self.advance(run)
        elif s.phase == BANKING and all(cloth in s.coup.laid for cloth in self.live(s.coup)):
            self.showdown(run)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Banque, e: Event) -> Banque:
        coup = s.coup
        match e:
            case ClothsDealt():
                coup = replace(coup, chart=s.charted or coup.chart)
                s = change(s, phase=DEALING, charted=False)
            case Dealt(card=card):
                s = change(s, shoe=s.shoe.draw(card.value))
            case TurnCame(phase=phase):
                s = change(s, phase=phase)
            case ChartAsked() if s.phase in BEFORE:
                return change(s, charted=True)
            case BankLeft():
                s = change(s, charted=False)
        return change(s, coup=after(coup, e))

    # -- what the table asks -------------------------------------------------------------------------------------------

    def why_not_stand(self, s: Banque, who: Actor) -> Why | None:
        """Only who sits may have the cards of a cloth, but for one who has gone banco."""
        free = not self.has_cards(s, who) or who == s.coup.banco
        return None if free else Why("cards-keep-seated", self.rules.seating.turn_clauses)

    def why_not_leave(self, s: Banque, who: Actor) -> Why | None:
        return Why("cards-in-hand", self.rules.seating.turn_clauses) if self.has_cards(s, who) else None

    def has_cards(self, s: Banque, who: Actor) -> bool:
        return s.phase in self.table.coup_phases and who in s.coup.holders.values()

    def outcome(self, e: Event) -> Value | None:
        return "/".join(e.results[cloth] for cloth in CLOTHS) if isinstance(e, ClothsDecided) else None


def after(coup: Coup, e: Event) -> Coup:
    """The cards and words of a coup after something that befell them."""
    match e:
        case BankSet():
            return Coup(held=coup.held)
        case StakesClosed(holders=holders, banco=banco):
            return replace(coup, holders=holders, banco=banco)
        case ClothsDealt(hands=hands, due=due):
            return replace(coup, hands=hands, due=due, held=())
        case Dealt(to=to, card=card):
            return replace(coup, hands=with_card(coup, to, card), due=coup.due[1:])
        case TurnCame(turn=turn, cards=cards):
            return replace(coup, turn=turn, hands={**coup.hands, turn: cards} if cards else coup.hands)
        case WordSpoken(hand=hand, word=word):
            return replace(coup, said={**coup.said, hand: word})
        case CardGiven(hand=hand):
            return replace(coup, due=(*coup.due, hand))
        case SpareUsed(hand=hand, card=spare):
            return replace(coup, hands=with_card(coup, hand, Veiled(spare, None)), spare=coup.spare[1:])
        case SpareDiscarded():
            return replace(coup, spare=())
        case LaidDown(hand=hand, cards=shown):
            hands = {**coup.hands, hand: open_cards(shown)} if shown else coup.hands
            return replace(coup, laid=(*coup.laid, hand), hands=hands)
        case ChartAsked():
            return replace(coup, chart=True)
        case WrongWord(hand=hand, said=said):
            return replace(coup, said={**coup.said, hand: said}, wrong={**coup.wrong, hand: said})
        case CoupRestored():
            return after_mending(coup, e)
        case RightForfeited(hand=hand):
            wrong = {h: w for h, w in coup.wrong.items() if h != hand}
            return replace(coup, forfeited=(*coup.forfeited, hand), wrong=wrong)
        case ThreeHandsShown(hands=known_hands):
            return replace(
                coup, hands={**coup.hands, **{hand: open_cards(cards) for hand, cards in known_hands.items()}}
            )
        case ClothsDecided(results=results):
            return replace(coup, results=results, due=(), held=(), then={})
        case CoupAnnulled():
            return replace(coup, due=(), held=(), spare=(), then={}, results=dict.fromkeys(CLOTHS, VOID))
        case BankLeft():
            return replace(coup, held=(), due=())
    return coup


def after_mending(coup: Coup, e: CoupRestored) -> Coup:
    """The coup after a restitution: third cards as they now lie, the word that should have been said; a natural is
    turned up."""
    hands = {
        hand: (*cards[: e.keeps], *open_cards(e.thirds[hand])) if hand in e.thirds else cards
        for hand, cards in coup.hands.items()
    }
    if e.laid and are_known(hands[e.hand]):
        hands[e.hand] = open_cards(values(hands[e.hand]))
    said = dict(coup.said)
    if e.hand in coup.wrong and e.error:
        said[e.hand] = NO if coup.wrong[e.hand] == CARD else CARD
    return replace(
        coup,
        hands=hands,
        spare=(*coup.spare, *e.spare),
        due=(*coup.due, *e.due),
        said=said,
        wrong={hand: word for hand, word in coup.wrong.items() if hand != e.hand},
        laid=(*coup.laid, e.hand) if e.laid and e.hand not in coup.laid else coup.laid,
        restored=e.error if e.error == BANKERS or not coup.restored else coup.restored,
    )


def are_known(cards: Iterable[Veiled[int]]) -> bool:
    """Whether somebody, or the house, knows all of these cards."""
    return all(card.value is not None for card in cards)


def open_cards(cards: Iterable[int]) -> tuple[Veiled[int], ...]:
    return tuple(Veiled(card, None) for card in cards)


def with_card(coup: Coup, hand: str, card: Veiled[int]) -> dict[str, tuple[Veiled[int], ...]]:
    return {**coup.hands, hand: (*coup.hands.get(hand, ()), card)}
