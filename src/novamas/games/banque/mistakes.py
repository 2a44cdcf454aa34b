"""Mistakes, and what the articles make of them. Staff say what they saw; the engine does what follows.

A wrong word is told in two steps (docs/decisions/0025-two-cloths.md): it is spoken and the coup goes on, then it is
found and the coup is restored. What may be reported depends on what everybody sees, never on a hidden card; what
follows may, and is then an event that reveals.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from novamas.games.banque import reports as r
from novamas.games.banque.acts import COUP, Banque
from novamas.games.banque.award import Award
from novamas.games.banque.desk import BanquePart, BanqueTable, bank_of, change, places_of
from novamas.games.banque.hand import BANKERS, PLAYERS, Hand, open_cards
from novamas.games.banque.rules import CLOTHS, HANDS, SECOND
from novamas.games.banque.settle import Settlement
from novamas.games.circle import reports as common
from novamas.games.circle.ceremony import Ceremony
from novamas.games.circle.desk import BANKING, BETTING, CLOSED, DEALING, GIVING, HOLDING, PAYING, SPEAKING
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.mistakes import ASIDE, COMMON, COMMON_EVENTS, REMEDIES, CommonMistakes, Found, fold_common
from novamas.games.circle.rules import BANK
from novamas.games.circle.unseen import HELD, find_unseen, is_turning, values
from novamas.games.shoe.acts import read_card
from novamas.games.table_rules import Section
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    CROUPIER,
    DIRECTOR,
    INSPECTOR,
    STAFF,
    Actor,
    Await,
    Chance,
    Command,
    Due,
    Event,
    Run,
    Veiled,
    is_person,
    veil,
)
from novamas.kit.parts import Answer, gate
from novamas.kit.spaces import OneOf, Space

REPORTS: tuple[type[Command], ...] = (
    common.EarlyDraw, common.WaiveEarly, common.CardFaceUp, common.CardsStuck, common.CardOnFloor, common.DealFault,
    common.Ruling, r.SurplusCard, r.WrongHolder, r.CardMisgiven, r.CardOmitted, r.ClothExposed, r.CardsDropped,
    r.ThirdDropped, r.Miscalled, r.MistakeFound, r.Contradicted, r.TooSlow, r.AdviceGiven, r.HandThrown,
    r.CroupierThrows, r.BankerMisannounces,
)  # fmt: skip
SURPLUS, SPARE = "surplus", "spare"
"""Where a card goes face up that no hand has asked for, beside `ASIDE`: out of play as one too many, or to whoever
draws next."""
APART = (HELD, ASIDE, SURPLUS, SPARE)


class Mistakes(BanquePart):
    """What goes wrong."""

    events = (
        *COMMON_EVENTS, r.SurplusFound, r.StrangerPlays, r.CardsHandedBack, r.ClothVoided, r.ThirdRecovered,
        r.ClothShown, r.SpareDrawn, r.CardsPassedOn, r.HandAdvised, r.HandDeemed, r.ScoreCorrected,
    )  # fmt: skip

    def __init__(
        self, table: BanqueTable, shoe: Ceremony[Banque], award: Award, settle: Settlement, hand: Hand
    ) -> None:
        super().__init__(table)
        self.shoe, self.award, self.settle, self.hand, self.scores = shoe, award, settle, hand, table.scores
        self.common = CommonMistakes(table, table.rules.errors, settle.annul, self.after_discard)

    # -- what may be reported ------------------------------------------------------------------------------------------

    @gate(*REPORTS, by=STAFF)
    def allow_reports(self, s: Banque, who: Actor, kind: str | None) -> Answer:
        found = () if self.shoe.due(s) else self.find_mistakes(s, who)
        return self.common.answer(s, who, kind, found, bool(s.coup.results))

    def find_mistakes(self, s: Banque, who: Actor) -> Iterator[Found]:
        errors, coup = self.rules.errors, s.coup
        open_ = s.bank is not None and s.phase in (HOLDING, BETTING) and not coup.due
        if open_ and bank_of(s).bound and who == errors.early.waived_by:
            yield common.WaiveEarly, {}, Section(clauses=errors.early.waived_clauses)
        if who == DIRECTOR:
            return
        if coup.due[:1] == (HELD,):
            yield common.CardFaceUp, {}, errors.face_up
        playable = bank_of(s).amount > 0 if s.bank is not None else False
        if open_ and playable and len(coup.held) < len(self.rules.deal.order) and s.shoe.left > s.shoe.behind:
            yield common.EarlyDraw, {}, errors.early
        if s.phase in COUP and not is_turning(coup):
            yield from self.find_in_coup(s)
            if not coup.due:
                yield from self.find_in_words(s)
        if s.phase in (CLOSED, *COUP) and who == INSPECTOR:
            yield common.Ruling, {"remedy": REMEDIES}, errors.unforeseen

    def find_in_coup(self, s: Banque) -> Iterator[Found]:
        errors, coup = self.rules.errors, s.coup
        yield common.CardOnFloor, {}, errors.floor
        yield common.DealFault, {"mended": OneOf((True, False))}, errors.fault
        if coup.due and coup.due[0] not in (ASIDE, SURPLUS):
            yield common.CardFaceUp, {}, errors.face_up
        coming = coup.due[:1] if coup.due[:1] and coup.due[0] in HANDS else ()
        if coming and SURPLUS not in coup.due and errors.surplus.clauses:
            yield r.SurplusCard, {}, errors.surplus
        if coming or s.phase == DEALING:
            yield common.CardsStuck, {}, errors.stuck
        dealt = tuple(h for h in HANDS if coup.hands.get(h)) if s.phase == DEALING else coming
        if lost := tuple(h for h in dealt if h not in coup.voided):
            yield r.CardsDropped, {"hand": OneOf(lost)}, errors.dropped
        two = self.rules.deal.cards
        whole = tuple(
            h
            for h in self.hand.live(coup)
            if h not in coup.told
            and len(cards := coup.hands.get(h, ())) >= two
            and any(c.to is not None for c in cards)
        )
        if whole and not coup.said and not coup.laid:
            yield r.ClothExposed, {"hand": OneOf(whole)}, errors.exposed
        if thirds := tuple(h for h in HANDS if len(coup.hands.get(h, ())) > two and h not in coup.voided):
            yield r.ThirdDropped, {"hand": OneOf(thirds)}, Section(clauses=errors.dropped.third_clauses)

    def find_in_words(self, s: Banque) -> Iterator[Found]:
        """What can go wrong while somebody has to speak."""
        errors, coup = self.rules.errors, s.coup
        shown = (*coup.laid, BANK) if self.bank_shown(s) else coup.laid
        hands = tuple(h for h in HANDS if h not in coup.voided and h not in shown and h not in coup.final)
        if hands:
            yield r.HandThrown, {"hand": OneOf(hands)}, errors.thrown
        if whole := tuple(h for h in hands if h not in coup.told):
            testimony = OneOf(tuple(range(self.rules.points.drops)))
            clauses = Section(clauses=errors.thrown.croupier_clauses)
            yield r.CroupierThrows, {"hand": OneOf(whole), "score": testimony}, clauses
        sides = (
            *((coup.turn,) if s.phase == SPEAKING and coup.turn not in coup.fixed else ()),
            *((BANK,) if s.phase != PAYING and BANK not in coup.fixed and BANK not in coup.final else ()),
        )
        if sides:
            yield r.AdviceGiven, {"hand": OneOf(sides)}, errors.advice
        words = errors.words
        if s.phase == SPEAKING:
            mine = OneOf((coup.turn,))
            if is_person(coup.holders[coup.turn]):
                yield r.TooSlow, {"hand": mine}, errors.slow
            both = OneOf((CARD, NO))
            yield r.Miscalled, {"hand": mine, "said": both}, words
            yield r.Contradicted, {"hand": mine, "first": both}, Section(clauses=words.both_clauses)
        yield from self.find_strangers(s)
        if s.phase == GIVING:
            yield r.CardOmitted, {"hand": OneOf((coup.turn,))}, errors.misgiven
        if wrong := tuple(h for h in coup.wrong if h not in coup.voided):
            yield r.MistakeFound, {"hand": OneOf(wrong)}, words
        if unasked := self.find_unasked(s):
            yield r.CardMisgiven, {"hand": OneOf(unasked)}, errors.misgiven
        if s.phase == BANKING or (s.phase == PAYING and coup.said.get(BANK) == NO):
            yield r.BankerMisannounces, {"shown": OneOf((True, False))}, errors.announces

    def bank_shown(self, s: Banque) -> bool:
        """Whether the banker has laid his cards down: it is time to pay, a cloth has spoken, and he has not."""
        spoken = any(cloth not in s.coup.laid for cloth in self.hand.live(s.coup))
        return s.phase == PAYING and spoken and BANK not in s.coup.said

    def find_strangers(self, s: Banque) -> Iterator[Found]:
        """Cards that the wrong player has: those of the cloth that speaks, or those that he has already played."""
        coup = s.coup
        for cloth in self.hand.live(coup):
            speaks = s.phase == SPEAKING and cloth == coup.turn
            others = self.strangers(s, cloth)
            if cloth in coup.strangers or not others or not (speaks or cloth in coup.said or cloth in coup.laid):
                continue
            spoken = OneOf((True, False) if speaks else (True,))
            form: dict[str, Space] = {"hand": OneOf((cloth,)), "player": OneOf(others), "spoken": spoken}
            yield r.WrongHolder, form, self.rules.errors.wrong_holder

    def find_unasked(self, s: Banque) -> tuple[str, ...]:
        """The cloths to which a card may have gone that they did not ask for: those that stood, and while the other
        cloth is given its card also one that has not spoken yet."""
        coup = s.coup
        if s.phase == PAYING:
            return ()
        words = (NO, None) if s.phase == GIVING else (NO,)
        out = {*coup.wrong, *coup.laid, *coup.voided, *coup.final, *((coup.turn,) if s.phase == GIVING else ())}
        return tuple(
            h for h in CLOTHS if h not in out and coup.said.get(h) in words and self.scores.third(coup, h) is None
        )

    def strangers(self, s: Banque, cloth: str) -> tuple[Actor, ...]:
        """Those who might have taken the cards of a cloth though it is not their turn."""
        return tuple(who for who in self.table.priority(s, cloth) if who not in s.coup.holders.values())

    # -- cards that no hand has asked for ------------------------------------------------------------------------------

    def awaits(self, s: Banque) -> tuple[Await, ...]:
        due = s.coup.due[:1]
        return (Await(CHANCE, ("Chance",), "card", due[0] == HELD),) if due and due[0] in APART else ()

    def chance(self, s: Banque) -> Dist | None:
        return s.shoe.dist()

    def next_due(self, s: Banque) -> Due | None:
        return Due(at=s.coup.due[0])

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def find_needed(self, s: Banque, c: Command) -> tuple[str, ...]:
        """Some reports cannot be resolved before the cards that they are about are seen."""
        match c:
            case r.ClothExposed(hand=hand) | r.MistakeFound(hand=hand) | r.Contradicted(hand=hand):
                return find_unseen(s.coup, hand)
        return self.hand.find_needed(s, c)

    def play(self, run: Run[Banque], c: Command) -> None:
        errors = self.rules.errors
        match c:
            case Chance(value=value):
                self.card_came(run, read_card(value))
            case _ if isinstance(c, COMMON):
                self.common.play(run, c)
            case r.SurplusCard():
                run(r.SurplusFound(clauses=errors.surplus.clauses))
            case r.CardsDropped(hand=hand):
                self.drop_coup(run, hand)
            case r.ThirdDropped(hand=hand):
                run(r.ThirdRecovered(hand=hand, clauses=errors.dropped.third_clauses))
            case r.ClothExposed(hand=hand):
                cards = values(run.s.coup.hands[hand])
                error = errors.restored.exposed
                run(r.ClothShown(hand=hand, cards=cards, error=error, clauses=errors.exposed.clauses))
            case r.HandThrown(hand=hand):
                self.deem_score(run, hand, errors.thrown.score, errors.thrown.clauses)
            case r.CroupierThrows(hand=hand, score=score):
                self.testify(run, hand, score)
            case r.BankerMisannounces(shown=shown):
                clauses = errors.announces.shown_clauses if shown else errors.announces.clauses
                run(r.ScoreCorrected(bound=shown, clauses=clauses))
                if run.s.phase == PAYING:
                    self.hand.turn_to(run, BANKING, SECOND)
            case r.AdviceGiven(hand=hand):
                run(r.HandAdvised(hand=hand, clauses=errors.advice.clauses))
            case _:
                self.play_word_mistake(run, c)

    def drop_coup(self, run: Run[Banque], hand: str) -> None:
        """Cards lost unseen: no coup for that cloth, for both if they were the banker's."""
        clauses = self.rules.errors.dropped.clauses
        if hand == BANK or len(self.hand.live(run.s.coup)) == 1:
            self.settle.annul(run, "cards-lost", clauses)
        else:
            run(r.ClothVoided(hand=hand, clauses=clauses))

    def deem_score(self, run: Run[Banque], hand: str, score: int, clauses: tuple[str, ...]) -> None:
        """A hand without cards speaks no more; the others still do."""
        run(r.HandDeemed(hand=hand, score=score, clauses=clauses))
        if hand == BANK and run.s.phase == BANKING:
            self.hand.showdown(run)
        elif run.s.phase in (SPEAKING, GIVING) and run.s.coup.turn == hand:
            self.hand.advance(run)

    def testify(self, run: Run[Banque], hand: str, score: int) -> None:
        """The croupier threw a hand away: it has the score that witnesses tell, and plays on with it if it may."""
        clauses = self.rules.errors.thrown.croupier_clauses
        if len(run.s.coup.hands[hand]) > self.rules.deal.cards:
            self.deem_score(run, hand, score, clauses)
        else:
            run(r.HandDeemed(hand=hand, score=score, plays_on=True, clauses=clauses))

    def play_word_mistake(self, run: Run[Banque], c: Command) -> None:
        coup, errors = run.s.coup, self.rules.errors
        match c:
            case r.WrongHolder(hand=hand, player=player, spoken=True):
                run(r.StrangerPlays(hand=hand, player=player, clauses=errors.wrong_holder.clauses))
            case r.WrongHolder(hand=hand):
                holder = coup.holders[hand]
                run(r.CardsHandedBack(hand=hand, holder=holder, clauses=errors.wrong_holder.clauses))
            case r.TooSlow(hand=hand):
                self.too_slow(run, hand)
            case r.Miscalled(hand=hand, said=said):
                calls = self.hand.find_call(coup.holders[hand], said)
                run(r.WrongWord(hand=hand, said=said, calls=calls, clauses=errors.words.clauses))
                self.hand.speak_for(run, hand, said)
            case r.MistakeFound(hand=hand):
                self.hand.find_out(run, hand)
            case r.Contradicted(hand=hand, first=first):
                self.contradict(run, hand, first)
            case r.CardMisgiven(hand=hand):
                error = BANKERS if errors.restored.misgiven == "banker" else PLAYERS
                clauses = (*errors.misgiven.clauses, *errors.restored.misgiven_clauses)
                run(self.hand.put_right(hand, clauses, due=(SPARE,), error=error))
            case r.CardOmitted(hand=hand):
                due = () if coup.spare else (hand,)
                run(self.hand.put_right(hand, errors.misgiven.clauses, due=due, error=BANKERS))
                if coup.spare:
                    self.hand.gives(run, hand)

    def too_slow(self, run: Run[Banque], hand: str) -> None:
        """The next player of the cloth has the cards, or the croupier, who plays them by the rules; never again one who
        was too slow in this coup."""
        s = run.s
        seated = [s.seats[n] for n in places_of(s, hand)]
        holder = s.coup.holders[hand]
        start = seated.index(holder) if holder in seated else 0
        out = (holder, *s.coup.slow)
        others = [who for who in (*seated[start:], *seated[:start]) if who and who not in out]
        others = [who for who in others if not self.table.is_banker(s, who)]
        to = others[0] if others else CROUPIER
        cards = tuple(c if c.to is None else veil(c.value, self.rules.sight.punto, to) for c in s.coup.hands[hand])
        clauses = self.rules.errors.slow.clauses
        run(r.CardsPassedOn(hand=hand, holder=to, cards=cards, fixed=to == CROUPIER, clauses=clauses))

    def contradict(self, run: Run[Banque], hand: str, first: str) -> None:
        """Both words were spoken and the cards are looked at: where the rules leave a choice the first word counts, and
        nothing was wrong; else what the rules want."""
        coup, words = run.s.coup, self.rules.errors.words
        free = self.hand.unbound(coup, hand)
        said = self.table.hands.punto_words(self.scores.base(coup, hand), free)
        clauses = (*words.both_clauses, *(words.second_clauses if hand == SECOND else ()))
        if self.table.hands.natural(self.scores.base(coup, hand)) and not free:
            run(self.hand.put_right(hand, clauses, laid=True))
            self.hand.advance(run)
            return
        run(self.hand.put_right(hand, clauses, error=PLAYERS if len(said) == 1 else ""))
        self.hand.says(run, coup.holders[hand], first if len(said) > 1 else said[0])

    def card_came(self, run: Run[Banque], card: int | None) -> None:
        match run.s.coup.due[0]:
            case "held":
                run(common.CardHeld(card=Veiled(card, ())))
            case "aside" | "surplus" as why:
                assert card is not None, "a card that is put out of play lies open"
                errors = self.rules.errors
                clauses = (errors.face_up if why == ASIDE else errors.surplus).clauses
                run(common.CardDiscarded(card=card, clauses=clauses))
                self.hand.after_cards(run)
                self.after_discard(run)
            case "spare":
                assert card is not None, "a card given to a cloth that stood lies open"
                run(r.SpareDrawn(card=card, clauses=self.rules.errors.misgiven.clauses))

    def after_discard(self, run: Run[Banque]) -> None:
        """Where the last card before the stop card is out of play before a coup has begun, none begins."""
        s = run.s
        if s.phase not in (HOLDING, BETTING) or s.coup.held or not s.shoe.stopped:
            return
        if s.phase == BETTING:
            self.settle.annul(run, "cards-run-out", self.rules.pack.stop_clauses)
        else:
            self.award.go_on_or_end(run)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Banque, e: Event) -> Banque:
        coup = s.coup
        match e:
            case r.SurplusFound():
                due = (SURPLUS, *coup.due) if s.phase == DEALING else (*coup.due, SURPLUS)
                return change(s, coup=replace(coup, due=due))
            case r.StrangerPlays(hand=hand, player=player):
                before = coup.holders[hand]
                cards = tuple(
                    c if c.to is None else Veiled(c.value, tuple(player if who == before else who for who in c.to))
                    for c in coup.hands[hand]
                )
                coup = replace(
                    coup,
                    holders={**coup.holders, hand: player},
                    strangers=(*coup.strangers, hand),
                    hands={**coup.hands, hand: cards},
                )
                return change(s, coup=coup)
            case r.ClothVoided(hand=hand):
                return change(s, coup=replace(coup, voided=(*coup.voided, hand)))
            case r.ClothShown(hand=hand, cards=cards, error=error):
                hands = {**coup.hands, hand: open_cards(cards)}
                return change(s, coup=replace(coup, hands=hands, restored=error))
            case r.SpareDrawn(card=card):
                coup = replace(coup, due=coup.due[1:], spare=(*coup.spare, card))
                return change(s, shoe=s.shoe.draw(card), coup=coup)
            case r.CardsPassedOn(hand=hand, holder=holder, cards=cards, fixed=fixed):
                coup = replace(
                    coup,
                    holders={**coup.holders, hand: holder},
                    hands={**coup.hands, hand: cards},
                    fixed=(*coup.fixed, hand) if fixed else coup.fixed,
                    slow=(*coup.slow, coup.holders[hand]),
                )
                return change(s, coup=coup)
            case r.HandAdvised(hand=hand):
                return change(s, coup=replace(coup, fixed=(*coup.fixed, hand)))
            case r.HandDeemed(hand=hand, score=score, plays_on=True):
                return change(s, coup=replace(coup, told={**coup.told, hand: score}))
            case r.HandDeemed(hand=hand, score=score):
                spoken = coup.said if hand == BANK or hand in coup.said else {**coup.said, hand: NO}
                wrong = {h: w for h, w in coup.wrong.items() if h != hand}
                return change(s, coup=replace(coup, final={**coup.final, hand: score}, said=spoken, wrong=wrong))
            case r.ScoreCorrected(bound=bound):
                return change(s, coup=replace(coup, restored=BANKERS if bound else coup.restored))
        return fold_common(s, e)
