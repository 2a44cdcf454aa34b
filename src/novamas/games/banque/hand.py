"""The coup: six cards, the first cloth speaks, then the second, then the banker, and what each cloth comes to.

Nobody acts for anybody: a forced answer is still given by whoever owes it, because giving it at once would betray the
cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.banque.acts import (
    BANKING,
    CLOSED,
    COUP,
    DEALING,
    GIVING,
    SPEAKING,
    Banque,
    CardGiven,
    ClothsDealt,
    ClothsDecided,
    Coup,
    LaidDown,
    ThreeHandsShown,
    TurnCame,
    WordSpoken,
)
from novamas.games.banque.desk import changed
from novamas.games.banque.reports import SpareDiscarded, SpareUsed
from novamas.games.banque.rules import CLOTHS, FIRST, HANDS, SECOND
from novamas.games.banque.unseen import UnseenGame
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
from novamas.games.circle.rules import BANK
from novamas.games.circle.unseen import EXPOSE, HELD, TURNED_EVENTS, values
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

HAND_COMMANDS: tuple[type[Command], ...] = (DealCards, LayDown, AskCard, StandPat, AskAdvice, AskChart, GiveCard)
HAND_EVENTS: tuple[type[Event], ...] = (
    *TURNED_EVENTS, ClothsDealt, Dealt, TurnCame, WordSpoken, CardGiven, LaidDown, Advised, ChartAsked,
    ThreeHandsShown, ClothsDecided, SpareUsed, SpareDiscarded,
)  # fmt: skip

Bound = tuple[tuple[str, ...], tuple[str, ...]]
"""What the banker may say, and the clauses by which he may."""

TIE, VOID = "tie", "void"
BANKERS, PLAYERS = "banker", "player"
"""Whose mistake was put right: the banker's, or that of a player or the croupier."""


class HandGame(UnseenGame):
    """The cards of a coup."""

    # -- what the cards come to ----------------------------------------------------------------------------------------

    def base(self, coup: Coup, hand: str) -> int:
        """The score of the first two cards, or what witnesses say it was."""
        if hand in coup.told:
            return coup.told[hand]
        return self.hands.score(values(coup.hands.get(hand, ())[: self.rules.deal.cards]))

    def third(self, coup: Coup, hand: str) -> int | None:
        """The third card of a hand; one that lies in the basket is nobody's."""
        if hand in coup.voided:
            return None
        extra = values(coup.hands.get(hand, ())[self.rules.deal.cards :])
        return extra[0] if extra else None

    def total(self, coup: Coup, hand: str) -> int:
        if hand in coup.final:
            return coup.final[hand]
        third, base = self.third(coup, hand), self.base(coup, hand)
        return base if third is None else self.hands.add(base, third)

    def natural(self, coup: Coup, hand: str) -> bool:
        """Whether a hand may be laid down: eight or nine, and the right to do so not lost."""
        able = hand not in coup.forfeited and hand not in coup.final and self.seen(coup, hand)
        return able and self.hands.natural(self.base(coup, hand))

    def may_lay(self, coup: Coup, hand: str) -> bool:
        """Whether a hand can be laid down: it is a natural, or nobody knows yet that it is none."""
        return self.natural(coup, hand) or not (self.seen(coup, hand) or hand in coup.forfeited)

    def live(self, coup: Coup) -> tuple[str, ...]:
        """The cloths that still count."""
        return tuple(cloth for cloth in CLOTHS if cloth not in coup.voided)

    def best(self, coup: Coup, hand: str, other: str) -> bool:
        """Whether a hand beats another by having it in two cards."""
        rule = self.rules.ranking
        two = self.natural(coup, hand) and self.third(coup, hand) is None and self.total(coup, hand) in rule.naturals
        return two and self.third(coup, other) is not None and self.total(coup, other) in rule.beats

    def result(self, coup: Coup, cloth: str) -> str:
        """Who has won on a cloth."""
        if cloth in coup.voided:
            return VOID
        if self.best(coup, cloth, BANK):
            return cloth
        if self.best(coup, BANK, cloth):
            return BANK
        nearer = self.hands.nearer(self.total(coup, cloth), self.total(coup, BANK))
        return cloth if nearer > 0 else BANK if nearer < 0 else TIE

    # -- what each may say ---------------------------------------------------------------------------------------------

    def unbound(self, coup: Coup, cloth: str) -> bool:
        """Whether a cloth need not keep to the rules: who covers both does not, unless he was advised."""
        return self.rules.punto.banco == "free" and bool(coup.banco) and cloth not in coup.fixed

    def cloth_words(self, s: Banque, cloth: str) -> tuple[str, ...]:
        """What a cloth may say; nothing if it has to lay down. Who covers both cloths plays as he likes."""
        coup = s.coup
        free = self.unbound(coup, cloth)
        if not self.seen(coup, cloth):
            return (CARD, NO)
        if self.natural(coup, cloth) and not free:
            return ()
        words = self.hands.punto_words(self.base(coup, cloth), free)
        return (NO,) if len(words) > 1 and cloth in coup.fixed else words

    def bank_words(self, s: Banque) -> Bound:
        """What the banker may say once both cloths have spoken, nothing if he has to lay down; and the clauses."""
        coup, rules = s.coup, self.rules
        score = self.base(coup, BANK)
        if not self.seen(coup, BANK):
            return (CARD, NO), rules.banker.clauses
        if self.natural(coup, BANK) and not self.played(coup):
            return (), rules.deal.naturals_clauses
        if score in rules.banker.draws:
            return (CARD,), rules.banker.draws_clauses
        return self.chart_words(coup, score) or ((CARD, NO), rules.banker.clauses)

    def played(self, coup: Coup) -> bool:
        """Whether a cloth has had a third card, so that the banker no longer lays down at his own turn."""
        return any(self.third(coup, cloth) is not None for cloth in CLOTHS)

    def chart_words(self, coup: Coup, score: int) -> Bound | None:
        """What binds the banker: nothing, unless he asked for the chart, was advised, or the coup was restored."""
        errors, rule = self.rules.errors, self.rules.errors.restored
        laid = [cloth for cloth in self.live(coup) if cloth in coup.laid]
        open_ = [cloth for cloth in self.live(coup) if cloth not in coup.laid]
        says = {cloth: self.hands.chart_words(score, self.third(coup, cloth)) for cloth in open_}
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

    def bound(self, coup: Coup) -> bool:
        """Whether something may bind the banker to the chart, whatever his cards are."""
        laid = bool(coup.laid) and self.rules.errors.restored.laid_down == "always"
        return laid or coup.chart or bool(coup.restored) or BANK in coup.fixed

    def misspoken(self, coup: Coup) -> tuple[str, ...]:
        """The cloths whose cards, now that they are seen, do not allow what they said, and nobody has found it yet."""
        out = {*coup.voided, *coup.laid, *coup.forfeited, *coup.final, *coup.wrong}
        return tuple(cloth for cloth in CLOTHS if cloth not in out and self.errs(coup, cloth))

    def errs(self, coup: Coup, cloth: str) -> bool:
        score, said, rule = self.base(coup, cloth), coup.said.get(cloth), self.rules.punto
        if said is None or self.unbound(coup, cloth):
            return False
        return self.hands.natural(score) or score in (rule.draws if said == NO else rule.stands)

    def needed(self, s: Banque, c: Command) -> tuple[str, ...]:
        """The cards that nobody has seen, and without which a command cannot be done."""
        coup = s.coup
        match c:
            case LayDown():
                return self.unseen(coup, coup.turn if s.phase == SPEAKING else BANK)
            case AskChart():
                return self.unseen(coup, BANK)
            case AskCard() if s.phase == BANKING and self.bound(coup):
                return self.unseen(coup, BANK)
            case StandPat() if s.phase == BANKING:
                return self.unseen(coup, *self.live(coup), BANK)
        return ()

    # -- whom the coup waits for ---------------------------------------------------------------------------------------

    def hand_awaits(self, s: Banque) -> tuple[Await, ...]:
        """The kinds are the same whatever the cards: who is awaited must not betray them."""
        if self.turning(s.coup):
            return (Await(CHANCE, ("Chance",), EXPOSE),)
        if s.coup.due:
            return (Await(CHANCE, ("Chance",), "card", self.face_down(s, s.coup.due[0])),)
        banker = self.bank_of(s).banker
        match s.phase:
            case "closed":
                return (Await(banker, ("DealCards",)),)
            case "speaking":
                return (Await(s.coup.holders[s.coup.turn], ("LayDown", "AskCard", "StandPat")),)
            case "giving":
                return (Await(banker, ("LayDown", "GiveCard")),)
        return (Await(banker, ("LayDown", "AskCard", "StandPat")),)

    def face_down(self, s: Banque, to: str) -> bool:
        """Whether the next card goes somewhere without everybody seeing it."""
        return to == HELD or (to in HANDS and self.veiled(s, to, None).to is not None)

    def hand_chance(self, s: Banque) -> Dist | None:
        return s.shoe.dist() if s.coup.due else None

    def hand_default(self, s: Banque, who: Actor) -> Command:
        """The silent deal, lay down what may be, and take no card they need not."""
        match s.phase:
            case "closed":
                return DealCards(by=who)
            case "speaking":
                lay = self.natural(s.coup, s.coup.turn)
                return LayDown(by=who) if lay else spoken(who, self.cloth_words(s, s.coup.turn))
            case "giving":
                return LayDown(by=who) if self.natural(s.coup, BANK) else GiveCard(by=who)
        return spoken(who, self.bank_words(s)[0])

    # -- what each may do ----------------------------------------------------------------------------------------------

    def hand_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        rules, coup = self.rules, s.coup
        if coup.due or s.bank is None:
            return
        if s.phase == SPEAKING and who == coup.holders[coup.turn] and (is_person(who) or who in s.staff):
            words = self.cloth_words(s, coup.turn)
            yield from self.words(who, words, self.may_lay(coup, coup.turn), rules.punto.clauses)
            five = not self.seen(coup, coup.turn) or self.base(coup, coup.turn) == rules.punto.advice
            if five and len(words) > 1 and is_person(who):
                yield Offer("AskAdvice", who, clauses=rules.punto.advice_clauses)
        if not self.is_banker(s, who):
            return
        if s.phase == CLOSED:
            yield Offer("DealCards", who, clauses=rules.deal.clauses)
        if s.phase == GIVING:
            if self.may_lay(coup, BANK):
                yield Offer("LayDown", who, clauses=rules.deal.naturals_clauses)
            if not self.natural(coup, BANK):
                yield Offer("GiveCard", who, clauses=rules.banker.clauses)
        if s.phase == BANKING:
            words, clauses = self.bank_words(s)
            yield from self.words(who, words, self.may_lay(coup, BANK) and not self.played(coup), clauses)
        if s.phase in (GIVING, BANKING) and not coup.chart:
            yield Offer("AskChart", who, clauses=rules.banker.chart_clauses)

    def words(self, who: Actor, words: tuple[str, ...], lay: bool, clauses: tuple[str, ...]) -> Iterable[Offer]:
        if lay:
            yield Offer("LayDown", who, clauses=self.rules.deal.naturals_clauses)
        if CARD in words:
            yield Offer("AskCard", who, clauses=clauses)
        if NO in words:
            yield Offer("StandPat", who, clauses=clauses)

    def hand_why_not(self, s: Banque, c: Command) -> Refused | None:
        rules = self.rules
        match c:
            case DealCards(by=who) if is_person(who):
                if self.is_banker(s, who):
                    early = s.phase in ("holding", "betting", "drawing")
                    return Refused("betting-is-open" if early else "not-now", rules.errors.early.clauses)
                return Refused("not-the-banker", rules.deal.clauses, "by", who)
            case LayDown() | AskCard() | StandPat() | AskAdvice() | AskChart() | GiveCard() if is_person(c.by):
                return self.why_no_word(s, c)
        return None

    def why_no_word(self, s: Banque, c: Command) -> Refused:
        rules, coup = self.rules, s.coup
        mine = s.phase == SPEAKING and not coup.due and c.by == coup.holders[coup.turn]
        if mine and isinstance(c, LayDown):
            return Refused("no-natural", rules.deal.naturals_clauses)
        if mine and isinstance(c, AskCard | StandPat):
            lay = not self.cloth_words(s, coup.turn)
            return Refused("against-the-rules", rules.deal.naturals_clauses if lay else rules.punto.clauses)
        if self.is_banker(s, c.by) and s.phase == SPEAKING:
            return Refused("punto-speaks-first", rules.banker.order_clauses)
        if self.is_banker(s, c.by) and s.phase in (GIVING, BANKING) and not coup.due:
            if isinstance(c, LayDown):
                return Refused("no-natural", rules.deal.naturals_clauses)
            return Refused("against-the-rules", self.bank_words(s)[1])
        if s.phase == CLOSED or s.phase in COUP:
            return Refused("not-your-hand", rules.seating.turn_clauses, "by", c.by)
        return Refused("no-deal-running", rules.deal.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play_hand(self, run: Run[Banque], c: Command) -> None:
        coup, rules = run.s.coup, self.rules
        match c:
            case DealCards():
                self.deal(run)
            case LayDown() if run.s.phase == SPEAKING:
                if self.natural(coup, coup.turn):
                    self.lays_down(run, coup.turn, rules.deal.naturals_clauses)
                    self.advance(run)
            case LayDown():
                if self.natural(coup, BANK):
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
        if word == NO and self.caught(run):
            return
        words, _ = self.bank_words(run.s)
        said = word if word in words else words[0] if words else NO
        calls = self.spoken_call(who, said)
        run(WordSpoken(hand=BANK, word=said, calls=calls, clauses=self.rules.banker.clauses))
        if said == CARD:
            self.gives(run, BANK)
        else:
            self.showdown(run)

    def caught(self, run: Run[Banque]) -> bool:
        """Finds the wrong words of cloths whose cards nobody had seen; whether the coup has been restored for one."""
        for cloth in self.misspoken(run.s.coup):
            self.found_wrong(run, cloth)
            if cloth not in run.s.coup.forfeited:
                return True
        return False

    def kept_natural(self, coup: Coup, cloth: str) -> bool:
        """Whether a cloth that must lay down a natural has not done so."""
        return self.natural(coup, cloth) and not self.unbound(coup, cloth)

    def found_wrong(self, run: Run[Banque], cloth: str) -> None:
        raise NotImplementedError

    def found_out(self, run: Run[Banque], hand: str) -> None:
        raise NotImplementedError

    def spoken_call(self, who: Actor, word: str) -> tuple[Call, ...]:
        card, no = self.rules.calls.words.calls
        return (Call(card if word == CARD else no, by=who),)

    def deal(self, run: Run[Banque]) -> None:
        """The banker deals, one card to each in turn; a card drawn too soon is the first of them."""
        order, held = self.rules.deal.order, run.s.coup.held
        hands: dict[str, tuple[Veiled[int], ...]] = dict.fromkeys(HANDS, ())
        for to, card in zip(order, held, strict=False):
            hands[to] = (*hands[to], self.veiled(run.s, to, card.value))
        run(ClothsDealt(hands=hands, due=order[len(held) :], clauses=self.rules.deal.order_clauses))
        self.after_cards(run)

    def veiled(self, s: Banque, to: str, card: int | None) -> Veiled[int]:
        """Who sees a card as it is dealt; who covers both cloths does not see the second one's yet, and nobody one that
        has fallen into the basket."""
        sight, coup = self.rules.sight, s.coup
        if len(coup.hands.get(to, ())) >= self.rules.deal.cards:
            return veil(card, "nobody" if to in coup.voided else sight.third, "")
        if to == BANK:
            return veil(card, sight.bank, self.bank_of(s).banker)
        hidden = bool(coup.banco) and to == SECOND and coup.turn == FIRST
        return veil(card, "nobody" if hidden else sight.punto, coup.holders[to])

    def card_came(self, run: Run[Banque], card: int | None) -> None:
        """A card from the shoe to where it is due, seen by somebody or not."""
        to = run.s.coup.due[0]
        run(Dealt(to=to, card=self.veiled(run.s, to, card)))
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
            case "banking" if self.third(s.coup, BANK) is not None:
                self.showdown(run)

    def says(self, run: Run[Banque], who: Actor, word: str) -> None:
        """A cloth's word; then its card, or the next to speak."""
        hand = run.s.coup.turn
        clauses = self.rules.calls.words.clauses
        run(WordSpoken(hand=hand, word=word, calls=self.spoken_call(who, word), clauses=clauses))
        self.spoken_for(run, hand, word)

    def spoken_for(self, run: Run[Banque], hand: str, word: str) -> None:
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
        run(LaidDown(hand=hand, cards=values(cards) if known(cards) else (), clauses=clauses))

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
        natural has lost the right to it whether or not somebody noticed."""
        rules = self.rules
        if unseen := self.unseen(run.s.coup, *self.live(run.s.coup), BANK):
            self.turn(run, unseen)
            return
        if self.third(run.s.coup, BANK) is not None and self.caught(run):
            return
        for cloth in self.live(run.s.coup):
            if run.s.coup.wrong.get(cloth) == NO and self.kept_natural(run.s.coup, cloth):
                self.found_out(run, cloth)
        if run.s.coup.spare:
            clauses = rules.errors.surplus.clauses or rules.errors.words.card_clauses
            run(SpareDiscarded(cards=run.s.coup.spare, clauses=clauses))
        coup = run.s.coup
        counts = (*self.live(coup), BANK)
        shown = {hand: values(coup.hands[hand]) for hand in counts if known(coup.hands[hand])}
        scores = {hand: self.total(coup, hand) for hand in counts}
        said = rules.calls.score
        calls = tuple(
            Call(key, {"hand": hand, "points": points}, said.by)
            for key in said.calls
            for hand, points in scores.items()
        )
        run(ThreeHandsShown(hands=shown, scores=scores, calls=calls, clauses=said.clauses))
        results = {cloth: self.result(run.s.coup, cloth) for cloth in CLOTHS}
        run(ClothsDecided(results=results, clauses=rules.settlement.clauses))
        self.settle(run, results)

    def settle(self, run: Run[Banque], results: dict[str, str]) -> None:
        raise NotImplementedError

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_hand(self, s: Banque, e: Event) -> Banque | None:
        coup = s.coup
        match e:
            case ClothsDealt(hands=hands, due=due):
                bank = replace(self.bank_of(s), coups=self.bank_of(s).coups + 1, bound=False)
                coup = replace(coup, hands=hands, due=due, held=())
                return changed(s, phase=DEALING, bank=bank, coups=s.coups + 1, coup=coup)
            case Dealt(to=to, card=card):
                coup = replace(coup, hands=with_card(coup, to, card), due=coup.due[1:])
                return changed(s, shoe=s.shoe.draw(card.value), coup=coup)
            case TurnCame(phase=phase, turn=turn, cards=cards):
                hands = {**coup.hands, turn: cards} if cards else coup.hands
                return changed(s, phase=phase, coup=replace(coup, turn=turn, hands=hands))
            case WordSpoken(hand=hand, word=word):
                return changed(s, coup=replace(coup, said={**coup.said, hand: word}))
            case CardGiven(hand=hand):
                return changed(s, coup=replace(coup, due=(*coup.due, hand)))
            case SpareUsed(hand=hand, card=card):
                up: Veiled[int] = Veiled(card, None)
                return changed(s, coup=replace(coup, hands=with_card(coup, hand, up), spare=coup.spare[1:]))
            case SpareDiscarded():
                return changed(s, coup=replace(coup, spare=()))
            case LaidDown(hand=hand, cards=cards):
                hands = {**coup.hands, hand: opened(cards)} if cards else coup.hands
                return changed(s, coup=replace(coup, laid=(*coup.laid, hand), hands=hands))
            case Advised():
                return s
            case ChartAsked():
                return changed(s, coup=replace(coup, chart=True))
            case ThreeHandsShown(hands=shown):
                hands = {**coup.hands, **{hand: opened(cards) for hand, cards in shown.items()}}
                return changed(s, coup=replace(coup, hands=hands))
            case ClothsDecided(results=results):
                return changed(s, coup=replace(coup, results=results, due=(), held=(), then={}))
        return self.evolve_turned(s, e)


def known(cards: Iterable[Veiled[int]]) -> bool:
    """Whether somebody, or the house, knows all of these cards."""
    return all(card.value is not None for card in cards)


def opened(cards: Iterable[int]) -> tuple[Veiled[int], ...]:
    return tuple(Veiled(card, None) for card in cards)


def with_card(coup: Coup, hand: str, card: Veiled[int]) -> dict[str, tuple[Veiled[int], ...]]:
    return {**coup.hands, hand: (*coup.hands.get(hand, ()), card)}


def spoken(who: Actor, words: tuple[str, ...]) -> Command:
    """What a silent player is taken to say: as little as may be."""
    if not words:
        return LayDown(by=who)
    return StandPat(by=who) if NO in words else AskCard(by=who)
