"""Mistakes, and what the articles make of them. Staff say what they saw; the engine does what follows.

What may be reported depends on what everybody sees, never on a hidden card; what follows may, and is then an event
that reveals.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import (
    BANCO,
    BET,
    COUP,
    GRANTING,
    WITHDRAWING,
    CardOrdered,
    Chemin,
    Coup,
    HandDeclined,
    LeaveStake,
    RefuseCard,
    SeatLost,
    Stake,
    StakeLeft,
    StakeTaken,
)
from novamas.games.chemin.award import Award
from novamas.games.chemin.bank import HeldBank
from novamas.games.chemin.cover import Cover
from novamas.games.chemin.desk import CheminPart, CheminTable, bank_of, change
from novamas.games.chemin.hand import BOUND, BOUND_DRAWS, Hand, with_card
from novamas.games.chemin.settle import Settlement
from novamas.games.circle import reports as common
from novamas.games.circle.acts import GiveCard, LayDown, TakeStake
from novamas.games.circle.desk import (
    BANKING,
    BETTING,
    CLOSED,
    DEALING,
    GIVING,
    HOLDING,
    IDLE,
    LIFTING,
    OFFERING,
    PAYING,
    SPEAKING,
)
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.mistakes import (
    ASIDE,
    COMMON,
    COMMON_EVENTS,
    REMEDIES,
    CommonMistakes,
    Found,
    fold_common,
)
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.circle.unseen import HELD, LOST, find_hidden, find_unseen, is_turning, split_name, values
from novamas.games.shoe.acts import ShoeLoaded, read_card
from novamas.games.table_rules import Section
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
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
    Move,
    Offer,
    Run,
    Veiled,
    is_person,
)
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf

REPORTS: tuple[type[Command], ...] = (
    common.EarlyDraw, common.WaiveEarly, common.CardFaceUp, common.CardsStuck, common.CardOnFloor, r.CroupierShows,
    common.DealFault,
    r.WrongCardCall, r.Misdelivered, r.FifthCard, r.TooManyCards, r.TwoThirdCards, r.CardDropped, r.BankerShows,
    r.BankerLaysEarly, r.BankerOffers, r.BankerDiscards, r.TooSlow, r.AdviceGiven, r.Miscalled, r.CorrectCall,
    r.PuntoDiscards, r.CardsGrabbed, r.Strayed, r.AbsentAtTurn, r.ChangeStake, common.Ruling,
)  # fmt: skip
RESTORED, SECOND = "restored", "second"
"""Where a card goes face up that no hand has asked for, beside `ASIDE`: to the banker or out of play, beside another
third card."""
FIRST, THIRD = "first", "third"
SURPLUS, SPARE = "surplus", "spare"
"""Out of play like `ASIDE`: the card too many that the banker dealt himself, the second card of a wrong *carta*."""
OUT_OF_PLAY = (ASIDE, SURPLUS, SPARE)
APART = (HELD, LOST, *OUT_OF_PLAY, RESTORED, SECOND)
"""Where cards go that no hand has asked for."""


class Mistakes(CheminPart):
    """What goes wrong."""

    owns = ("strayed",)
    events = (
        *COMMON_EVENTS, r.CardShown, r.CallRestored, r.RestoredCard, r.Overdealt, r.SecondThird, r.ThirdChosen,
        r.PuntoDeemed, r.CardLost, r.BankLaidEarly, r.PlayResumed, common.RightForfeited, r.HolderChanged, r.CardsBack,
        r.AdviceNoted, r.CardRefused, r.CallCorrected, r.StrayNoted,
        StakeLeft, ShoeLoaded,
    )  # fmt: skip

    def __init__(
        self,
        table: CheminTable,
        award: Award,
        bank: HeldBank,
        cover: Cover,
        settle: Settlement,
        hand: Hand,
    ) -> None:
        super().__init__(table)
        self.award, self.bank, self.cover, self.settle, self.hand = award, bank, cover, settle, hand
        self.scores = table.scores
        self.common = CommonMistakes(table, table.rules.errors, settle.void, self.waive)

    # -- what may be reported ------------------------------------------------------------------------------------------

    @gate(*REPORTS, by=STAFF)
    def allow_reports(self, s: Chemin, who: Actor, kind: str | None) -> Answer:
        return self.common.answer(s, who, kind, self.find_mistakes(s, who), bool(s.coup.result))

    def find_mistakes(self, s: Chemin, who: Actor) -> Iterable[Found]:
        errors = self.rules.errors
        bound = s.bank is not None and s.bank.bound and s.phase in (HOLDING, BETTING) and not s.coup.due
        if bound and who == errors.early.waived_by:
            yield common.WaiveEarly, {}, errors.early
        if who == DIRECTOR:
            return
        if s.phase == OFFERING and (absent := self.award.whom_to_ask(s)) is not None and absent in s.seats:
            clauses = Section(clauses=self.rules.seating.absent_clauses)
            yield r.AbsentAtTurn, {"player": OneOf((absent,))}, clauses
        if s.phase != IDLE and (moved := tuple(p for p in s.standing if p not in s.strayed)):
            yield r.Strayed, {"player": OneOf(moved)}, Section(clauses=self.rules.straying.clauses)
        if s.phase == BETTING and who == CROUPIER:
            change = Section(clauses=self.rules.banco.change_clauses)
            bank = bank_of(s).amount
            for player, stake in s.stakes.items():
                least, most = min(s.minimum, bank), min(stake.amount - 1, bank)
                if (stake.kind == BET or stake.line) and least <= most:
                    yield r.ChangeStake, {"player": OneOf((player,)), "amount": Amount(least, most)}, change
        open_ = s.bank is not None and s.phase in (HOLDING, BETTING) and not s.coup.due
        if open_ and len(s.coup.held) < len(self.rules.deal.order) and s.shoe.left > s.shoe.behind:
            yield common.EarlyDraw, {}, errors.early
        if s.coup.due and s.coup.due[0] not in OUT_OF_PLAY and not is_turning(s.coup):
            yield common.CardFaceUp, {}, errors.face_up
        if s.phase in COUP and not is_turning(s.coup):
            yield common.CardOnFloor, {}, errors.floor
            yield from self.find_thrown(s)
        if s.phase in COUP and s.phase not in (GRANTING, WITHDRAWING) and not is_turning(s.coup):
            yield from self.find_in_coup(s)
        if s.phase in (BETTING, CLOSED, *COUP) and who == INSPECTOR:
            yield common.Ruling, {"remedy": REMEDIES}, errors.unforeseen

    def find_in_coup(self, s: Chemin) -> Iterable[Found]:
        errors, coup = self.rules.errors, s.coup
        yield common.DealFault, {"mended": OneOf((True, False))}, errors.fault
        if s.phase == DEALING or coup.due in ((PUNTO,), (BANK,)):
            yield common.CardsStuck, {}, errors.stuck
        if s.phase == DEALING and coup.due and PUNTO not in coup.deemed:
            yield r.CardDropped, {"which": OneOf((FIRST,))}, errors.dropped
        if s.phase in (DEALING, LIFTING):
            yield from self.find_shown(s)
        if coup.due:
            if s.phase == BANKING and coup.due in ((PUNTO,), (BANK,)):
                section = errors.two_thirds if coup.due == (PUNTO,) else errors.own_thirds
                yield r.TwoThirdCards, {"hand": OneOf(coup.due)}, section
                if coup.due == (PUNTO,):
                    yield r.CardDropped, {"which": OneOf((THIRD,))}, errors.dropped
            return
        yield from self.find_before_payment(s) if s.phase == PAYING else self.find_in_words(s)

    def find_before_payment(self, s: Chemin) -> Iterable[Found]:
        """What may come to light after the last word: of a banker who has drawn, that he took two cards; of one who has
        not, whatever lets him speak again, or the punto."""
        errors, coup = self.rules.errors, s.coup
        if self.scores.third(coup, BANK) is not None:
            yield r.TwoThirdCards, {"hand": OneOf((BANK,))}, errors.own_thirds
        elif coup.said:
            if BANK not in coup.deemed:
                yield r.TooManyCards, {}, errors.overdealt
            yield r.CorrectCall, {}, errors.corrected
            if coup.said == NO:
                yield r.WrongCardCall, {"drawn": OneOf((0, 1, 2))}, errors.restored

    def find_thrown(self, s: Chemin) -> Iterable[Found]:
        """Cards that went into the basket before everybody had seen them. Where stakes are being withdrawn the banker's
        lie open, and whose the coup is waits for the answers."""
        errors, coup = self.rules.errors, s.coup
        if s.phase != WITHDRAWING and self.face_down_of(coup, BANK):
            yield r.BankerDiscards, {}, errors.bank_basket
        received = s.phase in (LIFTING, SPEAKING, GIVING, BANKING, GRANTING, PAYING) and not coup.due
        if received and self.face_down_of(coup, PUNTO):
            yield r.PuntoDiscards, {}, errors.punto_basket

    def face_down_of(self, coup: Coup, hand: str) -> list[int]:
        """The places of the cards of a hand that do not lie open."""
        return [n for n, card in enumerate(coup.hands.get(hand, ())) if card.to is not None]

    def find_shown(self, s: Chemin) -> Iterable[Found]:
        """Cards that lie face down, and that somebody may have turned up."""
        errors = self.rules.errors
        down = {hand: self.face_down_of(s.coup, hand) for hand in (PUNTO, BANK)}
        if names := tuple(f"{hand}-{n + 1}" for hand in (PUNTO, BANK) for n in down[hand]):
            yield r.CroupierShows, {"card": OneOf(names)}, errors.exposed
        if names := tuple(f"{PUNTO}-{n + 1}" for n in down[PUNTO]):
            yield r.BankerShows, {"card": OneOf(names)}, errors.shown

    def find_in_words(self, s: Chemin) -> Iterable[Found]:
        """What can go wrong while somebody has to speak."""
        errors, coup = self.rules.errors, s.coup
        sides = (*((PUNTO,) if s.phase == SPEAKING else ()), *((BANK,) if coup.chart != BOUND_DRAWS else ()))
        if sides:
            yield r.AdviceGiven, {"hand": OneOf(sides)}, errors.advice
        if BANK not in coup.deemed:
            yield r.TooManyCards, {}, errors.overdealt
        if BANK not in coup.forfeited and not self.hand.third_card_given(coup):
            yield r.BankerOffers, {}, errors.offered
        if s.phase in (LIFTING, SPEAKING):
            if self.face_down_of(coup, BANK):
                yield r.BankerLaysEarly, {}, errors.laid_early
            if is_person(coup.holder):
                yield r.TooSlow, {}, errors.slow
            if not coup.held:
                yield r.FifthCard, {}, errors.fifth
        if s.phase == LIFTING and coup.followed and not coup.handled:
            others = tuple(who for who in self.table.priority(s) if who != coup.holder)
            if others:
                seen = OneOf((True, False))
                yield r.Misdelivered, {"player": OneOf(others), "seen": seen}, errors.misdelivered
                yield r.CardsGrabbed, {"player": OneOf(others)}, errors.grabbed
        if s.phase == SPEAKING and not coup.held:
            yield r.Miscalled, {"said": OneOf((CARD, NO))}, errors.miscall
        if s.phase in (GIVING, BANKING):
            yield r.CorrectCall, {}, errors.corrected
            if s.phase == BANKING and coup.said == NO:
                yield r.WrongCardCall, {"drawn": OneOf((0, 1, 2))}, errors.restored

    # -- answers -------------------------------------------------------------------------------------------------------

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        if s.coup.due and s.coup.due[0] in APART:
            return (Await(CHANCE, ("Chance",), "card", s.coup.due[0] in (HELD, LOST)),)
        if s.phase == WITHDRAWING:
            return tuple(Await(who, ("TakeStake", "LeaveStake")) for who in s.coup.asked)
        if s.phase == GRANTING:
            return (Await(bank_of(s).banker, ("GiveCard", "RefuseCard", "LayDown")),)
        return ()

    def chance(self, s: Chemin) -> Dist | None:
        return s.shoe.dist() if s.coup.due else None

    def next_due(self, s: Chemin) -> Due | None:
        """A card that no hand has asked for: where it goes, or what it is."""
        to = s.coup.due[0]
        return Due(at="second-third" if to == SECOND else to)

    def default(self, s: Chemin, who: Actor) -> Command | None:
        """The silent let their stake play; a silent banker gives no card."""
        if s.coup.due:
            return None
        if s.phase == WITHDRAWING:
            return LeaveStake(by=who)
        return LayDown(by=who) if self.scores.natural(s.coup, BANK) else RefuseCard(by=who)

    @gate(LeaveStake, during=(WITHDRAWING,))
    def allow_leave_stake(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == WITHDRAWING and who in s.coup.asked:
            return Offer("LeaveStake", who, clauses=self.rules.errors.laid_early.clauses)
        return Shut("nothing-asked")

    @gate(TakeStake, during=(WITHDRAWING,))
    def allow_take_stake(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == WITHDRAWING and who in s.coup.asked:
            return Offer("TakeStake", who, clauses=self.rules.errors.laid_early.clauses)
        return None

    @gate(RefuseCard, during=(GRANTING,))
    def allow_refuse_card(self, s: Chemin, who: Actor) -> Answer:
        return self.granting(s, who, "RefuseCard") or Shut("nothing-asked")

    @gate(GiveCard, during=(GRANTING,))
    def allow_give_card(self, s: Chemin, who: Actor) -> Answer:
        return self.granting(s, who, "GiveCard")

    def granting(self, s: Chemin, who: Actor, kind: str) -> Offer | None:
        if s.phase == GRANTING and self.table.is_banker(s, who) and not self.scores.natural(s.coup, BANK):
            return Offer(kind, who, clauses=self.rules.errors.miscall.clauses)
        return None

    @gate(LayDown, during=(GRANTING,))
    def allow_lay_down(self, s: Chemin, who: Actor) -> Answer:
        if s.phase == GRANTING and self.table.is_banker(s, who) and self.scores.may_lay(s.coup, BANK):
            return Offer("LayDown", who, clauses=self.rules.deal.naturals_clauses)
        return None

    def takes(self, s: Chemin, c: Command) -> bool:
        """What is answered while a mistake is put right is answered here."""
        return s.phase in (GRANTING, WITHDRAWING)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def find_needed(self, s: Chemin, c: Command) -> tuple[str, ...]:
        """The cards lying face down that must be turned over before this report can be resolved; none for most."""
        coup = s.coup
        match c:
            case r.CroupierShows(card=card):
                return find_hidden(coup, card)
            case r.BankerShows(card=card):
                return find_hidden(coup, card, f"{BANK}-{split_name(card)[1] + 1}")
            case r.BankerLaysEarly() | r.WrongCardCall():
                return find_unseen(coup, BANK)
            case r.TwoThirdCards(hand=hand):
                return find_unseen(coup, hand)
            case r.Miscalled() | r.CorrectCall():
                return find_unseen(coup, PUNTO)
        return self.hand.find_needed(s, c)

    def play(self, run: Run[Chemin], c: Command) -> None:
        if isinstance(c, Chance):
            self.card_came(run, read_card(c.value))
        elif isinstance(c, COMMON):
            self.common.play(run, c)
        elif isinstance(c, REPORTS):
            self.play_report(run, c)
        else:
            self.play_answer(run, c)

    def waive(self, run: Run[Chemin]) -> None:
        """It may have been the last card before the stop card: then no coup begins."""
        if run.s.phase == HOLDING:
            self.bank.go_on_or_end(run, won=run.s.kept)

    def play_report(self, run: Run[Chemin], c: Command) -> None:
        s, errors, rules = run.s, self.rules.errors, self.rules
        if s.phase == PAYING and isinstance(c, r.TooManyCards | r.WrongCardCall):
            run(r.PlayResumed(phase=BANKING))
        match c:
            case r.CroupierShows(card=card):
                self.croupier_shows(run, card)
            case r.BankerShows(card=card):
                self.banker_shows(run, card)
            case r.FifthCard():
                run(common.CardDrawnEarly(clauses=errors.fifth.clauses))
            case r.TooManyCards():
                run(r.Overdealt(score=errors.overdealt.score, clauses=errors.overdealt.clauses))
            case r.TwoThirdCards(hand=hand):
                section = errors.two_thirds if hand == PUNTO else errors.own_thirds
                run(r.SecondThird(hand=hand, clauses=section.clauses))
            case r.CardDropped(which=which):
                clauses = errors.dropped.clauses if which == FIRST else errors.dropped.third_clauses
                run(r.PuntoDeemed(score=errors.dropped.score, final=which == THIRD, clauses=clauses))
            case r.BankerLaysEarly():
                cards = values(s.coup.hands[BANK])
                run(r.BankLaidEarly(cards=cards, asked=tuple(s.stakes), clauses=errors.laid_early.clauses))
            case r.BankerOffers():
                run(common.RightForfeited(hand=BANK, clauses=errors.offered.clauses))
                if s.phase == GIVING:
                    run(CardOrdered(hand=PUNTO))
            case r.BankerDiscards():
                self.hand.decide(run, PUNTO, errors.bank_basket.clauses)
            case r.PuntoDiscards():
                self.hand.decide(run, BANK, errors.punto_basket.clauses)
            case r.Strayed(player=player):
                run(r.StrayNoted(who=player, clauses=rules.straying.clauses))
            case r.AbsentAtTurn(player=player):
                run(HandDeclined(who=player, refusals=s.refusals.get(player, 0)))
                run(SeatLost(who=player, cause="absent", clauses=rules.seating.absent_clauses))
                assert s.offered is not None
                self.award.not_taken(run, s.offered)
            case r.ChangeStake(player=player, amount=amount):
                moves = (Move(CLOTH, player, s.stakes[player].amount - amount, "back"),)
                kind = BANCO if amount == bank_of(s).amount else BET
                stake = Stake(kind=kind, amount=amount)
                run(r.StakeChanged(who=player, stake=stake, moves=moves, clauses=rules.banco.change_clauses))
            case _:
                self.play_word_mistake(run, c)

    def play_word_mistake(self, run: Run[Chemin], c: Command) -> None:
        s, errors = run.s, self.rules.errors
        match c:
            case r.WrongCardCall(drawn=drawn):
                due = (RESTORED, SPARE)[:drawn]
                run(r.CallRestored(due=due, clauses=errors.restored.clauses))
            case r.Misdelivered(player=player, seen=seen):
                if seen:
                    run(
                        r.HolderChanged(
                            holder=player,
                            cause="seen",
                            banco=False,
                            fixed=s.coup.fixed,
                            clauses=errors.misdelivered.clauses,
                        )
                    )
                else:
                    run(r.CardsBack(holder=s.coup.holder, clauses=errors.misdelivered.clauses))
            case r.CardsGrabbed():
                run(r.CardsBack(holder=s.coup.holder, clauses=errors.grabbed.clauses))
            case r.TooSlow():
                self.hand_on(run, "slow", (*s.coup.slow, s.coup.holder), errors.slow.clauses)
            case r.AdviceGiven(hand=hand):
                chart = BOUND_DRAWS if hand == BANK else s.coup.chart
                run(r.AdviceNoted(hand=hand, chart=chart, clauses=errors.advice.clauses))
            case r.Miscalled(said=said):
                self.hand.play_miscalled(run, said)
            case r.CorrectCall():
                self.correct(run)

    def croupier_shows(self, run: Run[Chemin], name: str) -> None:
        """Both sides play by the rules; with both cards of the punto open, the banker draws where he might choose."""
        hand, place, card = self.card_of(run.s, name)
        exposed = self.rules.errors.exposed
        open_ = {n for n, lying in enumerate(run.s.coup.hands[PUNTO]) if lying.to is None}
        both = hand == PUNTO and len(open_ | {place}) == self.rules.deal.cards
        run(
            r.CardShown(
                hand=hand,
                place=place,
                card=card,
                chart=BOUND_DRAWS if both or run.s.coup.chart == BOUND_DRAWS else BOUND,
                fixed=True,
                stands=run.s.coup.stands or exposed.choice == "stand",
                mirrored=run.s.coup.mirrored,
                clauses=(*exposed.clauses, *(exposed.both_clauses if both else ())),
            )
        )

    def banker_shows(self, run: Run[Chemin], name: str) -> None:
        """The banker's matching card is shown too, now or when it is dealt; after both he plays by the chart."""
        errors, coup = self.rules.errors, run.s.coup
        _, place, card = self.card_of(run.s, name)
        mirrored = (*coup.mirrored, place)
        both = len(mirrored) == self.rules.deal.cards
        chart = (coup.chart or BOUND) if both else coup.chart
        clauses = errors.shown_both.clauses if both else errors.shown.clauses
        run(self.show_card(coup, PUNTO, place, card, chart, mirrored, clauses))
        own = coup.hands.get(BANK, ())
        if place < len(own) and own[place].to is not None:
            value = own[place].value
            assert value is not None
            run(self.show_card(coup, BANK, place, value, chart, mirrored, clauses))

    def show_card(
        self,
        coup: Coup,
        hand: str,
        place: int,
        card: int,
        chart: str,
        mirrored: tuple[int, ...],
        clauses: tuple[str, ...],
    ) -> r.CardShown:
        return r.CardShown(
            hand=hand,
            place=place,
            card=card,
            chart=chart,
            fixed=coup.fixed,
            stands=coup.stands,
            mirrored=mirrored,
            clauses=clauses,
        )

    def card_of(self, s: Chemin, name: str) -> tuple[str, int, int]:
        """A card by its name: whose, which, and what it is."""
        hand, place = split_name(name)
        card = s.coup.hands[hand][place].value
        assert card is not None
        return hand, place, card

    def hand_on(self, run: Run[Chemin], cause: str, slow: tuple[Actor, ...], clauses: tuple[str, ...]) -> None:
        """The cards go to the highest stake of those who have not been too slow over them; where there is none, the
        croupier plays them by the rules."""
        left = {who: stake.plays for who, stake in run.s.stakes.items() if who not in slow}
        holder = self.cover.highest(run.s, left) or CROUPIER
        fixed = run.s.coup.fixed or holder == CROUPIER
        run(r.HolderChanged(holder=holder, cause=cause, banco=False, fixed=fixed, slow=slow, clauses=clauses))

    def correct(self, run: Run[Chemin]) -> None:
        """Other mistakes are put right: the punto speaks again, and a card that came of it is out of play."""
        errors, coup = self.rules.errors, run.s.coup
        zero = self.scores.base(coup, PUNTO) == 0 and coup.said == NO
        stands = coup.banco and not zero
        section = errors.banco_bears if stands else errors.banco_zero if coup.banco else errors.corrected
        run(r.CallCorrected(stands=stands, keeps=self.rules.deal.cards, clauses=section.clauses))

    def play_answer(self, run: Run[Chemin], c: Command) -> None:
        s, errors = run.s, self.rules.errors
        match c:
            case TakeStake(by=who):
                moves = (Move(CLOTH, who, s.stakes[who].amount, "back"),)
                run(StakeTaken(who=who, moves=moves, clauses=errors.laid_early.clauses))
                self.go_on_once_answered(run)
            case LeaveStake(by=who):
                run(StakeLeft(who=who))
                self.go_on_once_answered(run)
            case GiveCard():
                run(CardOrdered(hand=PUNTO, clauses=errors.miscall_time.clauses))
            case RefuseCard():
                run(r.CardRefused(clauses=errors.miscall_time.clauses))
            case LayDown():
                if self.scores.natural(s.coup, BANK):
                    self.hand.showdown(run)

    def go_on_once_answered(self, run: Run[Chemin]) -> None:
        """Once everybody has said whether the stake plays: with none left there is no coup. The cards are of somebody
        who plays."""
        s, errors = run.s, self.rules.errors
        if s.coup.asked:
            return
        if not s.stakes:
            self.settle.void(run, "withdrawn", errors.laid_early.clauses)
        elif self.scores.natural(s.coup, BANK):
            self.hand.showdown(run)
        elif is_person(s.coup.holder) and s.coup.holder not in s.stakes:
            self.hand_on(run, "stake-withdrawn", s.coup.slow, errors.laid_early.clauses)
        else:
            run(r.PlayResumed(phase=SPEAKING if s.coup.lifted else LIFTING))

    # -- cards that no hand has asked for ------------------------------------------------------------------------------

    def card_came(self, run: Run[Chemin], card: int | None) -> None:
        coup, errors = run.s.coup, self.rules.errors
        if coup.due[0] == HELD:
            run(common.CardHeld(card=Veiled(card, ())))
            return
        if coup.due[0] == LOST:
            run(r.CardLost(card=Veiled(card, ()), clauses=errors.dropped.third_clauses))
            return
        assert card is not None, "a card that nobody has asked for lies face up"
        match coup.due[0]:
            case "aside" | "surplus" | "spare" as why:
                found = {SURPLUS: errors.overdealt.clauses, SPARE: errors.restored.second_clauses}
                run(common.CardDiscarded(card=card, clauses=found.get(why, errors.face_up.clauses)))
                self.hand.after_cards(run)
            case "restored":
                kept = self.scores.base(coup, BANK) in errors.restored.takes
                clauses = errors.restored.takes_clauses if kept else errors.restored.discards_clauses
                run(r.RestoredCard(card=card, kept=kept, clauses=clauses))
                self.hand.after_cards(run)
            case "second":
                self.second_third(run, card)

    def second_third(self, run: Run[Chemin], card: int) -> None:
        """Of two third cards the punto keeps the better, the banker the worse."""
        coup, errors = run.s.coup, self.rules.errors
        hand = BANK if self.scores.third(coup, BANK) is not None else PUNTO
        first, base = self.scores.third(coup, hand), self.scores.base(coup, hand)
        assert first is not None
        pick = max if hand == PUNTO else min
        kept = pick((first, card), key=lambda c: self.table.hands.add(base, c))
        section = errors.two_thirds if hand == PUNTO else errors.own_thirds
        other = card if kept == first else first
        run(r.ThirdChosen(hand=hand, kept=kept, discarded=other, clauses=section.clauses))
        self.hand.after_cards(run)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Chemin, e: Event) -> Chemin:
        coup = s.coup
        match e:
            case ShoeLoaded():
                return change(s, strayed=())
            case r.CardsBack():
                return s
            case r.CardShown(
                hand=hand, place=place, card=card, chart=chart, fixed=fixed, stands=stands, mirrored=open_
            ):
                lying = coup.hands[hand]
                shown: Veiled[int] = Veiled(card, None)
                hands = {**coup.hands, hand: (*lying[:place], shown, *lying[place + 1 :])}
                after = replace(coup, hands=hands, chart=chart, fixed=fixed, stands=stands, mirrored=open_)
                return change(s, coup=after)
            case r.CallRestored(due=due):
                return change(s, coup=replace(coup, chart=BOUND, due=due))
            case r.RestoredCard(card=card, kept=kept):
                hands = with_card(coup, BANK, card) if kept else coup.hands
                return change(s, shoe=s.shoe.draw(card), coup=replace(coup, due=coup.due[1:], hands=hands))
            case r.Overdealt(score=score):
                after = replace(
                    coup,
                    deemed={**coup.deemed, BANK: score},
                    forfeited=(*coup.forfeited, BANK),
                    due=(*coup.due, SURPLUS),
                )
                return change(s, coup=after)
            case r.SecondThird():
                return change(s, coup=replace(coup, due=(*coup.due, SECOND)))
            case r.ThirdChosen(hand=hand, kept=kept, discarded=other):
                drawn = other if coup.hands[hand][-1].value == kept else kept
                two = coup.hands[hand][:-1]
                hands = {**coup.hands, hand: (*two, Veiled(kept, None))}
                return change(s, shoe=s.shoe.draw(drawn), coup=replace(coup, due=coup.due[1:], hands=hands))
            case r.PuntoDeemed(score=score, final=final):
                if final:
                    return change(s, coup=replace(coup, final={**coup.final, PUNTO: score}, due=(LOST,)))
                return change(s, coup=replace(coup, deemed={**coup.deemed, PUNTO: score}))
            case r.CardLost(card=card):
                return change(s, shoe=s.shoe.draw(card.value), coup=replace(coup, due=coup.due[1:]))
            case r.BankLaidEarly(cards=cards, asked=asked):
                up: tuple[Veiled[int], ...] = tuple(Veiled(card, None) for card in cards)
                after = replace(coup, hands={**coup.hands, BANK: up}, asked=asked)
                return change(s, phase=WITHDRAWING, coup=after)
            case StakeLeft(who=who):
                return change(s, coup=replace(coup, asked=tuple(p for p in coup.asked if p != who)))
            case r.PlayResumed(phase=phase):
                return change(s, phase=phase)
            case common.RightForfeited(hand=hand):
                return change(s, coup=replace(coup, forfeited=(*coup.forfeited, hand)))
            case r.HolderChanged(holder=holder, cause=cause, banco=banco, fixed=fixed, slow=slow):
                covered: tuple[Veiled[int], ...] = tuple(
                    card if card.to is None else Veiled(card.value, ()) for card in coup.hands[PUNTO]
                )
                after = replace(
                    coup,
                    holder=holder,
                    banco=banco,
                    fixed=fixed,
                    slow=slow,
                    lifted=False,
                    handled=coup.handled or cause in ("seen", "slow"),
                    hands={**coup.hands, PUNTO: covered},
                )
                return change(s, phase=LIFTING, coup=after)
            case r.AdviceNoted(hand=hand, chart=chart):
                advised = hand == PUNTO
                after = replace(coup, chart=chart, fixed=coup.fixed or advised, stands=coup.stands or advised)
                return change(s, coup=after)
            case r.CardRefused():
                return change(s, phase=BANKING, coup=replace(coup, said=NO))
            case r.CallCorrected(stands=stands, keeps=keeps):
                if stands:
                    return s
                first = {**coup.hands, PUNTO: coup.hands[PUNTO][:keeps]}
                return change(s, phase=SPEAKING, coup=replace(coup, said="", hands=first, final={}))
            case r.StrayNoted(who=who):
                return change(s, strayed=(*s.strayed, who))
        return fold_common(s, e, (HELD, SECOND))

    @staticmethod
    def fold_leaving(s: Chemin, who: Actor) -> Chemin:
        return change(s, strayed=tuple(p for p in s.strayed if p != who))
