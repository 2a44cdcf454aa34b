"""Mistakes, and what the articles make of them. Staff say what they saw; the engine does what follows.

A wrong word is told in two steps (docs/decisions/0025-two-cloths.md): it is spoken and the coup goes on, then it is
found and the coup is restored. What may be reported depends on what everybody sees, never on a hidden card; what
follows may, and is then an event that reveals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from novamas.games.banque import reports as r
from novamas.games.banque.acts import (
    BANKING,
    BETTING,
    CLOSED,
    COUP,
    DEALING,
    GIVING,
    HOLDING,
    SPEAKING,
    Banque,
    Coup,
)
from novamas.games.banque.desk import changed
from novamas.games.banque.hand import BANKERS, PLAYERS, known, opened
from novamas.games.banque.rules import CLOTHS, FIRST, HANDS, SECOND
from novamas.games.banque.settle import SettleGame
from novamas.games.circle import reports as common
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.rules import BANK
from novamas.games.circle.unseen import HELD, values
from novamas.games.table_rules import Section
from novamas.kit.decider import (
    CROUPIER,
    DIRECTOR,
    INSPECTOR,
    STAFF,
    Actor,
    Command,
    Event,
    Offer,
    Refused,
    Run,
    Veiled,
    is_person,
    veil,
)
from novamas.kit.spaces import OneOf, Space

REPORTS: tuple[type[Command], ...] = (
    common.EarlyDraw, common.WaiveEarly, common.CardFaceUp, common.CardsStuck, common.CardOnFloor, common.DealFault,
    common.Ruling, r.SurplusCard, r.WrongHolder, r.CardMisgiven, r.CardOmitted, r.ClothExposed, r.CardsDropped,
    r.ThirdDropped, r.Miscalled, r.MistakeFound, r.Contradicted, r.TooSlow, r.AdviceGiven, r.HandThrown,
    r.CroupierThrows, r.BankerMisannounces,
)  # fmt: skip
MISTAKE_EVENTS: tuple[type[Event], ...] = (
    common.CardDrawnEarly, common.CardHeld, common.HeldDiscarded, common.FaceUpFound, common.CardDiscarded,
    common.CardPickedUp, common.FaultMended, common.RightForfeited, common.RulingNoted, r.SurplusFound,
    r.StrangerPlays, r.CardsHandedBack, r.ClothVoided, r.ThirdRecovered, r.ClothShown, r.WrongWord, r.CoupRestored,
    r.SpareDrawn, r.CardsPassedOn, r.HandAdvised, r.HandDeemed, r.ScoreCorrected,
)  # fmt: skip

ASIDE, SURPLUS, SPARE = "aside", "surplus", "spare"
"""Where a card goes face up that no hand has asked for: out of play because it came so or as one too many, or to
whoever draws next."""
ANNUL, GO_ON = "void", "go-on"
AFTER = {FIRST: (SECOND, BANK), SECOND: (BANK,)}
"""The hands to which the cards of a cloth's mistake go on."""

Found = tuple[type[Command], dict[str, Space], Section]


class MistakeGame(SettleGame):
    """What goes wrong."""

    # -- what may be reported ------------------------------------------------------------------------------------------

    def mistake_offers(self, s: Banque, who: Actor) -> Iterable[Offer]:
        if who == DIRECTOR or (who in (CROUPIER, INSPECTOR) and who in s.staff):
            for kind, form, section in self.found(s, who):
                yield Offer(kind.__name__, who, form, section.clauses)

    def found(self, s: Banque, who: Actor) -> Iterator[Found]:
        errors, coup = self.rules.errors, s.coup
        open_ = s.bank is not None and s.phase in (HOLDING, BETTING) and not coup.due
        if open_ and self.bank_of(s).bound and who == errors.early.waived_by:
            yield common.WaiveEarly, {}, Section(clauses=errors.early.waived_clauses)
        if who == DIRECTOR:
            return
        if coup.due[:1] == (HELD,):
            yield common.CardFaceUp, {}, errors.face_up
        playable = self.bank_of(s).amount > 0 if s.bank is not None else False
        if open_ and playable and len(coup.held) < len(self.rules.deal.order) and s.shoe.left > s.shoe.behind:
            yield common.EarlyDraw, {}, errors.early
        if s.phase in COUP and not self.turning(coup):
            yield from self.found_in_coup(s)
            if not coup.due:
                yield from self.found_in_words(s)
        if s.phase in (CLOSED, *COUP) and who == INSPECTOR:
            yield common.Ruling, {"remedy": OneOf((ANNUL, GO_ON))}, errors.unforeseen

    def found_in_coup(self, s: Banque) -> Iterator[Found]:
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
            for h in self.live(coup)
            if h not in coup.told
            and len(cards := coup.hands.get(h, ())) >= two
            and any(c.to is not None for c in cards)
        )
        if whole and not coup.said and not coup.laid:
            yield r.ClothExposed, {"hand": OneOf(whole)}, errors.exposed
        if thirds := tuple(h for h in HANDS if len(coup.hands.get(h, ())) > two and h not in coup.voided):
            yield r.ThirdDropped, {"hand": OneOf(thirds)}, Section(clauses=errors.dropped.third_clauses)

    def found_in_words(self, s: Banque) -> Iterator[Found]:
        """What can go wrong while somebody has to speak."""
        errors, coup = self.rules.errors, s.coup
        hands = tuple(h for h in HANDS if h not in coup.voided and h not in coup.laid and h not in coup.final)
        if hands:
            yield r.HandThrown, {"hand": OneOf(hands)}, errors.thrown
        if whole := tuple(h for h in hands if h not in coup.told):
            testimony = OneOf(tuple(range(self.rules.points.drops)))
            clauses = Section(clauses=errors.thrown.croupier_clauses)
            yield r.CroupierThrows, {"hand": OneOf(whole), "score": testimony}, clauses
        sides = (
            *((coup.turn,) if s.phase == SPEAKING and coup.turn not in coup.fixed else ()),
            *((BANK,) if BANK not in coup.fixed and BANK not in coup.final else ()),
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
        yield from self.found_strangers(s)
        if s.phase == GIVING:
            yield r.CardOmitted, {"hand": OneOf((coup.turn,))}, errors.misgiven
        if wrong := tuple(h for h in coup.wrong if h not in coup.voided):
            yield r.MistakeFound, {"hand": OneOf(wrong)}, words
        if unasked := self.unasked(s):
            yield r.CardMisgiven, {"hand": OneOf(unasked)}, errors.misgiven
        if s.phase == BANKING:
            yield r.BankerMisannounces, {"shown": OneOf((True, False))}, errors.announces

    def found_strangers(self, s: Banque) -> Iterator[Found]:
        """Cards that the wrong player has: those of the cloth that speaks, or those that he has already played."""
        coup = s.coup
        for cloth in self.live(coup):
            speaks = s.phase == SPEAKING and cloth == coup.turn
            others = self.strangers(s, cloth)
            if cloth in coup.strangers or not others or not (speaks or cloth in coup.said or cloth in coup.laid):
                continue
            spoken = OneOf((True, False) if speaks else (True,))
            form: dict[str, Space] = {"hand": OneOf((cloth,)), "player": OneOf(others), "spoken": spoken}
            yield r.WrongHolder, form, self.rules.errors.wrong_holder

    def unasked(self, s: Banque) -> tuple[str, ...]:
        """The cloths to which a card may have gone that they did not ask for: those that stood, and while the other
        cloth is given its card also one that has not spoken yet."""
        coup = s.coup
        words = (NO, None) if s.phase == GIVING else (NO,)
        out = {*coup.wrong, *coup.laid, *coup.voided, *coup.final, *((coup.turn,) if s.phase == GIVING else ())}
        return tuple(h for h in CLOTHS if h not in out and coup.said.get(h) in words and self.third(coup, h) is None)

    def strangers(self, s: Banque, cloth: str) -> tuple[Actor, ...]:
        """Those who might have taken the cards of a cloth though it is not their turn."""
        return tuple(who for who in self.priority(s, cloth) if who not in s.coup.holders.values())

    def mistake_why_not(self, s: Banque, c: Command) -> Refused | None:
        errors = self.rules.errors
        if not isinstance(c, REPORTS) or c.by not in STAFF:
            return None
        if isinstance(c, common.WaiveEarly):
            clauses = errors.early.waived_clauses
            mine = c.by == errors.early.waived_by
            return Refused("not-now", clauses) if mine else Refused("not-your-role", clauses, "by", c.by)
        if c.by == DIRECTOR or (isinstance(c, common.Ruling) and c.by != INSPECTOR):
            return Refused("not-your-role", field="by", value=c.by)
        if s.coup.results and s.phase not in (BETTING, CLOSED, *COUP):
            return Refused("claim-too-late", errors.claims.clauses)
        return Refused("not-now")

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def needed(self, s: Banque, c: Command) -> tuple[str, ...]:
        """Some reports cannot be resolved before the cards that they are about are seen."""
        match c:
            case r.ClothExposed(hand=hand) | r.MistakeFound(hand=hand) | r.Contradicted(hand=hand):
                return self.unseen(s.coup, hand)
        return super().needed(s, c)

    def play_mistake(self, run: Run[Banque], c: Command) -> None:
        errors = self.rules.errors
        match c:
            case common.EarlyDraw():
                run(common.CardDrawnEarly(clauses=errors.early.clauses))
            case common.WaiveEarly():
                run(common.HeldDiscarded(clauses=errors.early.waived_clauses))
                self.after_discard(run)
            case common.CardFaceUp():
                run(common.FaceUpFound(clauses=errors.face_up.clauses))
            case r.SurplusCard():
                run(r.SurplusFound(clauses=errors.surplus.clauses))
            case common.CardsStuck():
                self.annul(run, "cards-stuck", errors.stuck.clauses)
            case common.CardOnFloor():
                run(common.CardPickedUp(clauses=errors.floor.clauses))
            case common.DealFault(mended=True):
                run(common.FaultMended(clauses=errors.fault.clauses))
            case common.DealFault():
                self.annul(run, "wrong-deal", errors.fault.clauses)
            case r.CardsDropped(hand=hand):
                self.dropped(run, hand)
            case r.ThirdDropped(hand=hand):
                run(r.ThirdRecovered(hand=hand, clauses=errors.dropped.third_clauses))
            case r.ClothExposed(hand=hand):
                cards = values(run.s.coup.hands[hand])
                error = errors.restored.exposed
                run(r.ClothShown(hand=hand, cards=cards, error=error, clauses=errors.exposed.clauses))
            case common.Ruling(remedy=remedy):
                if remedy == ANNUL:
                    self.annul(run, "ruling", errors.unforeseen.clauses)
                else:
                    run(common.RulingNoted(clauses=errors.unforeseen.clauses))
            case r.HandThrown(hand=hand):
                self.deemed(run, hand, errors.thrown.score, errors.thrown.clauses)
            case r.CroupierThrows(hand=hand, score=score):
                self.testified(run, hand, score)
            case r.BankerMisannounces(shown=shown):
                clauses = errors.announces.shown_clauses if shown else errors.announces.clauses
                run(r.ScoreCorrected(bound=shown, clauses=clauses))
            case r.AdviceGiven(hand=hand):
                run(r.HandAdvised(hand=hand, clauses=errors.advice.clauses))
            case _:
                self.play_word_mistake(run, c)

    def dropped(self, run: Run[Banque], hand: str) -> None:
        """Cards lost unseen: no coup for that cloth, for both if they were the banker's."""
        clauses = self.rules.errors.dropped.clauses
        if hand == BANK or len(self.live(run.s.coup)) == 1:
            self.annul(run, "cards-lost", clauses)
        else:
            run(r.ClothVoided(hand=hand, clauses=clauses))

    def deemed(self, run: Run[Banque], hand: str, score: int, clauses: tuple[str, ...]) -> None:
        """A hand without cards speaks no more; the others still do."""
        run(r.HandDeemed(hand=hand, score=score, clauses=clauses))
        if hand == BANK and run.s.phase == BANKING:
            self.showdown(run)
        elif run.s.phase in (SPEAKING, GIVING) and run.s.coup.turn == hand:
            self.advance(run)

    def testified(self, run: Run[Banque], hand: str, score: int) -> None:
        """The croupier threw a hand away: it has the score that witnesses tell, and plays on with it if it may."""
        clauses = self.rules.errors.thrown.croupier_clauses
        if len(run.s.coup.hands[hand]) > self.rules.deal.cards:
            self.deemed(run, hand, score, clauses)
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
                calls = self.spoken_call(coup.holders[hand], said)
                run(r.WrongWord(hand=hand, said=said, calls=calls, clauses=errors.words.clauses))
                self.spoken_for(run, hand, said)
            case r.MistakeFound(hand=hand):
                self.found_out(run, hand)
            case r.Contradicted(hand=hand, first=first):
                self.contradicted(run, hand, first)
            case r.CardMisgiven(hand=hand):
                error = BANKERS if errors.restored.misgiven == "banker" else PLAYERS
                clauses = (*errors.misgiven.clauses, *errors.restored.misgiven_clauses)
                run(self.put_right(hand, clauses, due=(SPARE,), error=error))
            case r.CardOmitted(hand=hand):
                due = () if coup.spare else (hand,)
                run(self.put_right(hand, errors.misgiven.clauses, due=due, error=BANKERS))
                if coup.spare:
                    self.gives(run, hand)

    def too_slow(self, run: Run[Banque], hand: str) -> None:
        """The next player of the cloth has the cards, or the croupier, who plays them by the rules; never again one who
        was too slow in this coup."""
        s = run.s
        seated = [s.seats[n] for n in self.places(s, hand)]
        holder = s.coup.holders[hand]
        start = seated.index(holder) if holder in seated else 0
        out = (holder, *s.coup.slow)
        others = [who for who in (*seated[start:], *seated[:start]) if who and who not in out]
        others = [who for who in others if not self.is_banker(s, who)]
        to = others[0] if others else CROUPIER
        cards = tuple(c if c.to is None else veil(c.value, self.rules.sight.punto, to) for c in s.coup.hands[hand])
        clauses = self.rules.errors.slow.clauses
        run(r.CardsPassedOn(hand=hand, holder=to, cards=cards, fixed=to == CROUPIER, clauses=clauses))

    # -- restitutions --------------------------------------------------------------------------------------------------

    def found_wrong(self, run: Run[Banque], cloth: str) -> None:
        """The cards of a cloth have been turned over, and its word was against the rules."""
        said = run.s.coup.said[cloth]
        run(r.WrongWord(hand=cloth, said=said, clauses=self.rules.errors.words.clauses))
        self.found_out(run, cloth)

    def found_out(self, run: Run[Banque], hand: str) -> None:
        """What follows from a wrong word depends on the cards: a card is wanting, or one is too many, or a natural can
        no longer be laid down, or there was nothing wrong."""
        coup, words = run.s.coup, self.rules.errors.words
        said, score = coup.wrong[hand], self.base(coup, hand)
        second = words.second_clauses if hand == SECOND else ()
        if self.unbound(coup, hand):
            clauses = (*words.clauses, *self.rules.punto.banco_clauses)
            self.restored(run, hand, {}, (), (), False, clauses, error="")
        elif self.hands.natural(score) and said == NO:
            run(common.RightForfeited(hand=hand, clauses=(*words.natural_clauses, *second)))
        elif self.hands.natural(score):
            self.takes_away(run, hand, (*words.natural_clauses, *second))
        elif said == NO and score in self.rules.punto.draws:
            self.makes_up(run, hand, (*words.no_clauses, *second))
        elif said == CARD and score in self.rules.punto.stands:
            self.takes_away(run, hand, (*words.card_clauses, *second))
        else:
            self.restored(run, hand, {}, (), (), False, words.clauses, error="")

    def restored(
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
    ) -> r.CoupRestored:
        """What says how a coup goes on; where nothing else is said, no card moves."""
        return r.CoupRestored(
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
        drawn = {h: card for h in AFTER[hand] if (card := self.third(run.s.coup, h)) is not None}
        to = (hand, *drawn)
        thirds: dict[str, tuple[int, ...]] = {h: (card,) for h, card in zip(to, drawn.values(), strict=False)}
        waits = bool(run.s.coup.spare) and BANK not in drawn
        due = () if BANK in drawn or waits else to[-1:]
        self.restored(run, hand, thirds | {h: () for h in to[-1:] if drawn}, (), due, False, clauses)
        if waits:
            self.gives(run, to[-1])

    def takes_away(self, run: Run[Banque], hand: str, clauses: tuple[str, ...]) -> None:
        """A cloth that asked and must not: its card goes to the next one if that asked too, and what that one had goes
        on to the banker; otherwise it waits for whoever draws next. What the banker has drawn waits behind it."""
        coup = run.s.coup
        card, own, bank = (self.third(coup, h) for h in (hand, SECOND, BANK))
        laid = self.hands.natural(self.base(coup, hand))
        back: dict[str, tuple[int, ...]] = {} if bank is None else {BANK: ()}
        waits = () if bank is None else (bank,)
        if card is None:
            self.restored(run, hand, back, waits, (), laid, clauses)
        elif hand == FIRST and own is not None:
            self.restored(run, hand, {FIRST: (), SECOND: (card,)} | back, (own, *waits), (), laid, clauses)
        else:
            self.restored(run, hand, {hand: ()} | back, (card, *waits), (), laid, clauses)

    def contradicted(self, run: Run[Banque], hand: str, first: str) -> None:
        """Both words were spoken and the cards are looked at: where the rules leave a choice the first word counts, and
        nothing was wrong; else what the rules want."""
        coup, words = run.s.coup, self.rules.errors.words
        free = self.unbound(coup, hand)
        said = self.hands.punto_words(self.base(coup, hand), free)
        clauses = (*words.both_clauses, *(words.second_clauses if hand == SECOND else ()))
        if self.hands.natural(self.base(coup, hand)) and not free:
            run(self.put_right(hand, clauses, laid=True))
            self.advance(run)
            return
        run(self.put_right(hand, clauses, error=PLAYERS if len(said) == 1 else ""))
        self.says(run, coup.holders[hand], first if len(said) > 1 else said[0])

    def after_restored(self, run: Run[Banque]) -> None:
        """Where a coup goes on that was put right without another card; with one, when it has come."""
        s = run.s
        if s.coup.due:
            return
        if s.phase == GIVING and s.coup.turn not in s.coup.wrong and s.coup.said.get(s.coup.turn) == NO:
            self.advance(run)
        elif s.phase == BANKING and all(cloth in s.coup.laid for cloth in self.live(s.coup)):
            self.showdown(run)

    # -- cards that no hand has asked for ------------------------------------------------------------------------------

    def card_came(self, run: Run[Banque], card: int | None) -> None:
        match run.s.coup.due[0]:
            case "held":
                run(common.CardHeld(card=Veiled(card, ())))
            case "aside" | "surplus" as why:
                assert card is not None, "a card that is put out of play lies open"
                errors = self.rules.errors
                clauses = (errors.face_up if why == ASIDE else errors.surplus).clauses
                run(common.CardDiscarded(card=card, clauses=clauses))
                self.after_cards(run)
                self.after_discard(run)
            case "spare":
                assert card is not None, "a card given to a cloth that stood lies open"
                run(r.SpareDrawn(card=card, clauses=self.rules.errors.misgiven.clauses))
            case _:
                super().card_came(run, card)

    def after_discard(self, run: Run[Banque]) -> None:
        """Where the last card before the stop card is out of play before a coup has begun, none begins."""
        s = run.s
        if s.phase not in (HOLDING, BETTING) or s.coup.held or not s.shoe.stopped:
            return
        if s.phase == BETTING:
            self.annul(run, "cards-run-out", self.rules.pack.stop_clauses)
        else:
            self.rested(run)

    # -- folding -------------------------------------------------------------------------------------------------------

    def evolve_mistake(self, s: Banque, e: Event) -> Banque | None:
        coup = s.coup
        match e:
            case common.CardDrawnEarly():
                bank = replace(self.bank_of(s), bound=True)
                return changed(s, bank=bank, coup=replace(coup, due=(*coup.due, HELD)))
            case common.CardHeld(card=card):
                held = replace(coup, due=coup.due[1:], held=(*coup.held, card))
                return changed(s, shoe=s.shoe.draw(card.value), coup=held)
            case common.HeldDiscarded():
                return changed(s, bank=replace(self.bank_of(s), bound=False), coup=replace(coup, held=()))
            case common.FaceUpFound():
                early = coup.due[0] == HELD
                return changed(s, coup=replace(coup, due=(ASIDE, *coup.due[early:])))
            case r.SurplusFound():
                due = (SURPLUS, *coup.due) if s.phase == DEALING else (*coup.due, SURPLUS)
                return changed(s, coup=replace(coup, due=due))
            case common.CardDiscarded(card=card):
                return changed(s, shoe=s.shoe.draw(card), coup=replace(coup, due=coup.due[1:]))
            case common.CardPickedUp() | common.FaultMended() | common.RulingNoted() | r.ThirdRecovered():
                return s
            case r.CardsHandedBack():
                return s
            case common.RightForfeited(hand=hand):
                wrong = {h: w for h, w in coup.wrong.items() if h != hand}
                return changed(s, coup=replace(coup, forfeited=(*coup.forfeited, hand), wrong=wrong))
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
                return changed(s, coup=coup)
            case r.ClothVoided(hand=hand):
                return changed(s, coup=replace(coup, voided=(*coup.voided, hand)))
            case r.ClothShown(hand=hand, cards=cards, error=error):
                hands = {**coup.hands, hand: opened(cards)}
                return changed(s, coup=replace(coup, hands=hands, restored=error))
            case r.WrongWord(hand=hand, said=said):
                coup = replace(coup, said={**coup.said, hand: said}, wrong={**coup.wrong, hand: said})
                return changed(s, coup=coup)
            case r.CoupRestored():
                return changed(s, coup=self.after_mending(s, e))
            case r.SpareDrawn(card=card):
                coup = replace(coup, due=coup.due[1:], spare=(*coup.spare, card))
                return changed(s, shoe=s.shoe.draw(card), coup=coup)
            case r.CardsPassedOn(hand=hand, holder=holder, cards=cards, fixed=fixed):
                coup = replace(
                    coup,
                    holders={**coup.holders, hand: holder},
                    hands={**coup.hands, hand: cards},
                    fixed=(*coup.fixed, hand) if fixed else coup.fixed,
                    slow=(*coup.slow, coup.holders[hand]),
                )
                lost = holder in s.seats and not coup.banco and hand not in coup.strangers
                turn = {**s.turn, hand: s.seats.index(holder)} if lost else s.turn
                return changed(s, coup=coup, turn=turn)
            case r.HandAdvised(hand=hand):
                return changed(s, coup=replace(coup, fixed=(*coup.fixed, hand)))
            case r.HandDeemed(hand=hand, score=score, plays_on=True):
                return changed(s, coup=replace(coup, told={**coup.told, hand: score}))
            case r.HandDeemed(hand=hand, score=score):
                spoken = coup.said if hand == BANK or hand in coup.said else {**coup.said, hand: NO}
                wrong = {h: w for h, w in coup.wrong.items() if h != hand}
                return changed(s, coup=replace(coup, final={**coup.final, hand: score}, said=spoken, wrong=wrong))
            case r.ScoreCorrected(bound=bound):
                return changed(s, coup=replace(coup, restored=BANKERS if bound else coup.restored))
        return None

    def after_mending(self, s: Banque, e: r.CoupRestored) -> Coup:
        """The coup after a restitution: third cards as they now lie, the word that should have been said; a natural is
        turned up."""
        coup = s.coup
        hands = {
            hand: (*cards[: e.keeps], *opened(e.thirds[hand])) if hand in e.thirds else cards
            for hand, cards in coup.hands.items()
        }
        if e.laid and known(hands[e.hand]):
            hands[e.hand] = opened(values(hands[e.hand]))
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
