"""Mistakes, and what the articles make of them. Staff say what they saw; the engine does what follows.

What may be reported depends on what everybody sees, never on a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from novamas.games.circle.mistakes import GO_ON, VOID
from novamas.games.circle.reports import Ruling, RulingNoted
from novamas.games.circle_poker import reports as r
from novamas.games.circle_poker.acts import (
    BETTING,
    BURNT,
    COMMON,
    DEALING,
    DRAWING,
    IDLE,
    PAYING,
    POSTING,
    SHOWDOWN,
    SPARE,
    VOIDED,
    Check,
    CirclePoker,
    Cover,
    Hand,
    HandBegun,
    LeaveHand,
    RaiseTo,
)
from novamas.games.circle_poker.betting import BACK, BET, Betting, put_in
from novamas.games.circle_poker.conduct import Conduct
from novamas.games.circle_poker.desk import POT, PokerPart, PokerTable, with_hand
from novamas.games.circle_poker.judge import Judge
from novamas.games.circle_poker.showdown import cards_of
from novamas.games.shoe.acts import TableShoe
from novamas.kit.decider import (
    CAGNOTTE,
    CROUPIER,
    INSPECTOR,
    Actor,
    Await,
    Command,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.pots import share
from novamas.kit.spaces import Amount, Clause, OneOf, Space, Why

REPORTS: tuple[type[Command], ...] = (
    r.DealingError, r.CutExposed, r.WrongAnnouncement, r.PlayerAbsent, r.PlayerReturned, r.DealtToNobody, r.PackPutAway,
    r.ExtraCommon, r.EarlyCommon, r.SlowPlayer, r.CardsMixed, r.CardsExposed, r.AnteMissing,
    r.AnteUnknown, r.HandsTouched, r.TurnOverlooked, Ruling,
)  # fmt: skip
IN_HAND = (DEALING, BETTING, DRAWING, SHOWDOWN, PAYING)
COUNT = "count"
"""The mistake in the deal that may be put right."""
SPEAKS, LOST = "speaks", "lost"
ANTE = "ante"

Found: TypeAlias = tuple[type[Command], dict[str, Space], tuple[Clause, ...]]


class Mistakes(PokerPart):
    """What goes wrong in a hand."""

    owns = ("again",)
    events = (
        HandBegun, r.HandVoided, r.DealMended, r.ShuffledAgain, r.CallPutRight, r.AbsenceNoted, r.AbsenceEnded,
        r.PlaceIncluded, r.SpareCollected, r.PackRecovered, r.PackReshuffled, r.CommonVoided, r.BettingResumed,
        r.CardsWithdrawn, r.HandRebuilt, r.ShortCovered, r.OverCovered, r.CardsSeen, r.BetStands, r.AnteOwed, r.AntePut,
        r.PotReduced, r.TurnPassedOver, r.TurnClaimed, r.TurnDecided, RulingNoted,
    )  # fmt: skip

    def __init__(self, table: PokerTable, betting: Betting, judge: Judge, conduct: Conduct) -> None:
        super().__init__(table)
        self.betting, self.judge, self.conduct = betting, judge, conduct
        self.law = table.rules.mistakes

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        return (Await(INSPECTOR, ("DecideTurn",)),) if s.hand.claimed else ()

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        return r.DecideTurn(by=who, decision=SPEAKS)

    # -- what may be reported ------------------------------------------------------------------------------------------

    @gate(*REPORTS, by=ANYBODY)
    def allow_reports(self, s: CirclePoker, who: Actor, kind: str | None) -> Answer:
        if who not in (CROUPIER, INSPECTOR) or who not in s.staff or (kind == "Ruling" and who != INSPECTOR):
            return Shut("not-your-role", self.law.disputes.clauses, "by")
        if s.hand.claimed:
            return Shut("turn-to-be-decided", self.law.skipped.decided_clauses)
        found = self.find_mistakes(s, who)
        offers = tuple(Offer(k.__name__, who, form, cited) for k, form, cited in found if kind in (None, k.__name__))
        return offers or Shut("not-now", self.law.clauses)

    def find_mistakes(self, s: CirclePoker, who: Actor) -> Iterable[Found]:
        hand, law = s.hand, self.law
        if s.phase in (POSTING, DEALING) and not hand.cards and s.deck.left == sum(self.table.pack.counts):
            yield r.CutExposed, {}, law.cut.clauses
        if s.phase not in IN_HAND:
            return
        yield from self.found_in_deal(s)
        if s.phase == PAYING:
            for player in hand.shown:
                made = self.judge.kinds(cards_of(hand, player), hand.boards)[0]
                wrong = tuple(kind for kind in self.judge.ranking.order if kind != made)
                form: dict[str, Space] = {"player": OneOf((player,)), "said": OneOf(wrong)}
                yield r.WrongAnnouncement, form, law.announced.clauses
        if s.phase in (BETTING, DRAWING):
            yield from self.found_in_play(s)
        if s.phase == BETTING and hand.turn:
            yield from self.found_in_bets(s)
        if who == INSPECTOR:
            yield Ruling, {"remedy": OneOf((VOID, GO_ON))}, law.disputes.clauses

    def found_in_deal(self, s: CirclePoker) -> Iterable[Found]:
        hand, law = s.hand, self.law
        for cause, fault in law.deal.items():
            first = hand.street <= 1 and (s.phase == DEALING or (s.phase == BETTING and not hand.acted))
            open_ = {"start": first, "deal": first or s.phase == DEALING, "hand": True}[fault.when]
            if open_:
                mended = (False, True) if fault.mendable and first else (False,)
                yield r.DealingError, {"cause": OneOf((cause,)), "mended": OneOf(mended)}, fault.clauses
        absent = tuple(who for who in hand.inside() if who not in hand.absent)
        if s.phase in (DEALING, BETTING, DRAWING) and absent:
            yield r.PlayerAbsent, {"player": OneOf(absent)}, law.absent.clauses
        if hand.absent:
            yield r.PlayerReturned, {"player": OneOf(hand.absent)}, law.absent.turn_clauses
        if s.phase == DEALING and hand.street == 1 and (places := self.empty_places(s)):
            yield r.DealtToNobody, {"place": OneOf(places)}, law.nobody.clauses
        drawing = s.phase == DEALING and hand.due and self.table.streets[hand.street - 1].draw
        if law.pack.known and drawing and not hand.reused and s.deck.left:
            yield r.PackPutAway, {"found": OneOf((True, False))}, law.pack.clauses
        if s.phase in (DEALING, BETTING) and hand.street <= 1 and self.table.forced == ANTE:
            yield from self.found_antes(s)
        if s.phase == BETTING and law.common.known and hand.turn:
            yield from self.found_common(s)

    def found_antes(self, s: CirclePoker) -> Iterable[Found]:
        """An ante may be found missing until the player has spoken for the first time."""
        hand = s.hand
        unpaid = tuple(
            who
            for who in hand.inside()
            if hand.put.get(who)
            and who not in hand.owing
            and (s.phase == DEALING or (who in hand.turn and not hand.acted))
        )
        if unpaid and not hand.lacking:
            yield r.AnteMissing, {"player": OneOf(unpaid)}, self.law.ante.clauses
        if unpaid and not hand.lacking and not hand.owing:
            yield r.AnteUnknown, {"antes": OneOf(tuple(range(1, len(hand.players))))}, self.law.unknown.clauses

    def found_common(self, s: CirclePoker) -> Iterable[Found]:
        """Common cards are turned too many as the interval opens, or too early in any but the last."""
        hand, common = s.hand, self.law.common
        to_come = sum(street.common for street in self.table.streets[hand.street :])
        if to_come and not hand.acted:
            many = tuple(range(1, min(to_come, s.deck.left) + 1))
            if many:
                yield r.ExtraCommon, {"cards": OneOf(many)}, common.extra_clauses
        if to_come and s.deck.left:
            yield r.EarlyCommon, {}, common.early_clauses

    def found_in_play(self, s: CirclePoker) -> Iterable[Found]:
        hand, law = s.hand, self.law
        inside = hand.inside()
        if hand.turn and hand.turn[0] not in s.liable:
            yield r.SlowPlayer, {"player": OneOf(hand.turn[:1])}, law.slow.clauses
        yield r.CardsMixed, {"player": OneOf(inside), "rebuilt": OneOf((True, False))}, law.mixed.clauses
        closed = tuple(who for who in inside if who not in hand.exposed and hand.cards.get(who))
        if closed:
            yield r.CardsExposed, {"player": OneOf(closed)}, law.exposed.clauses
        for n, player in enumerate(inside[:-1], 1):
            form: dict[str, Space] = {"player": OneOf((player,)), "neighbour": OneOf(inside[n:])}
            yield r.HandsTouched, form, law.touched.clauses

    def found_in_bets(self, s: CirclePoker) -> Iterable[Found]:
        hand = s.hand
        if len(hand.turn) > 1 and not hand.skipped and self.free(hand):
            yield r.TurnOverlooked, {"player": OneOf(hand.turn[:1])}, self.law.skipped.clauses

    @staticmethod
    def free(hand: Hand) -> bool:
        """Whether the player whose turn it is has no mistake to make good first."""
        return hand.turn[0] not in hand.owing and hand.turn[0] != hand.bound

    def out_of_turn(self, s: CirclePoker, who: Actor) -> Amount | None:
        """What somebody's bet can be brought to out of turn: as far as in turn, or as high as the bet is."""
        hand = s.hand
        everything = hand.bet(who) + s.chips[who]
        cover = min(hand.level, everything)
        also = (cover,) if who in hand.turn and cover > hand.bet(who) else ()
        if self.betting.raises(s, who) is None:
            space = self.betting.range(s, who)
            return replace(space, also=(*also, *space.also))
        above = Why("not-enough-chips", self.rules.showdown.part_clauses)
        return Amount(cover, cover, above=above) if also else None

    def empty_places(self, s: CirclePoker) -> tuple[int, ...]:
        """Places where nobody plays this hand, and to which no card has been dealt yet, if the pack is enough."""
        taken = {*s.hand.places.values(), *(int(place) for place in s.hand.spare)}
        taken |= {int(each.partition(":")[0]) for each in s.hand.due if each.endswith(f":{SPARE}")}
        each = len(self.table.streets[0].deal)
        if not s.hand.due or s.hand.due[0].startswith(COMMON) or s.deck.left < self.count_needed(s) + each:
            return ()
        return tuple(place for place in range(1, len(s.seats) + 1) if place not in taken)

    def count_needed(self, s: CirclePoker) -> int:
        """How many cards are still to come in this hand, if everybody stays in it."""
        boards, inside = self.rules.showdown.boards, len(s.hand.inside())
        later = self.table.streets[s.hand.street :]
        return len(s.hand.due) + sum(each.burn + each.common * boards + len(each.deal) * inside for each in later)

    # -- what players and the person responsible may answer ------------------------------------------------------------

    @gate(r.PutChips, during=(BETTING,))
    def allow_put_chips(self, s: CirclePoker, who: Actor) -> Answer:
        """Fewer chips than cover the bet, or more; as many as it takes is no mistake."""
        hand, law = s.hand, self.law
        clauses = (*law.short.clauses, *law.over.clauses)
        if s.phase != BETTING or hand.turn[:1] != (who,) or hand.claimed or not self.free(hand):
            return Shut("not-your-turn" if s.phase == BETTING else "not-now", clauses)
        cover, chips = min(s.chips[who], hand.level - hand.bet(who)), s.chips[who]
        if cover <= 0:
            return Shut("nothing-to-cover", clauses)
        offers = []
        if cover > 1:
            offers.append(Offer("PutChips", who, {"amount": Amount(1, cover - 1)}, law.short.clauses))
        if cover < chips:
            above = Why("not-enough-chips", self.rules.showdown.part_clauses)
            offers.append(Offer("PutChips", who, {"amount": Amount(cover + 1, chips, above=above)}, law.over.clauses))
        return tuple(offers) or Shut("not-enough-chips", clauses)

    @gate(r.BetOutOfTurn, during=(BETTING,))
    def allow_out_of_turn(self, s: CirclePoker, who: Actor) -> Answer:
        hand, clauses = s.hand, self.law.out_of_turn.clauses
        if s.phase != BETTING or not hand.turn or hand.claimed or hand.bound:
            return Shut("not-now", clauses)
        if not self.table.playing(s, who):
            return Shut("not-in-the-hand", clauses)
        if who in hand.owing:
            return Shut("ante-owed", self.law.ante.clauses)
        if hand.turn[0] == who or who == hand.skipped:
            return Shut("not-now", clauses)
        space = None if who in hand.barred else self.out_of_turn(s, who)
        if space is None:
            return Shut("bet-out-of-turn", clauses)
        return Offer("BetOutOfTurn", who, {"amount": space}, clauses)

    @gate(r.PutAnte, during=(DEALING, BETTING))
    def allow_put_ante(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.law.ante.clauses
        return Offer("PutAnte", who, clauses=clauses) if who in s.hand.owing else Shut("no-ante-owed", clauses)

    @gate(r.ClaimTurn, during=(BETTING,))
    def allow_claim(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.law.skipped.clauses
        open_ = s.phase == BETTING and s.hand.skipped == who and not s.hand.claimed
        return Offer("ClaimTurn", who, clauses=clauses) if open_ else Shut("no-turn-passed-over", clauses)

    @gate(r.DecideTurn, by=ANYBODY, during=(BETTING,))
    def allow_decide_turn(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.law.skipped.decided_clauses
        if who != INSPECTOR or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        if not s.hand.claimed:
            return Shut("not-now", clauses)
        return Offer("DecideTurn", who, {"decision": OneOf((SPEAKS, LOST))}, clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def before(self, run: Run[CirclePoker], c: Command) -> bool:
        """Once the next player has spoken, who was passed over and said nothing has lost the turn. Where that leaves
        only who spoke, the hand is theirs, whatever they said."""
        hand = run.s.hand
        if not hand.skipped or hand.claimed or not self.speaks(hand, c):
            return False
        self.decide_turn(run, LOST, self.law.skipped.clauses)
        return len(run.s.hand.inside()) == 1

    @staticmethod
    def speaks(hand: Hand, c: Command) -> bool:
        """Whether somebody whose turn it is speaks."""
        return isinstance(c, Check | Cover | RaiseTo | LeaveHand) and hand.turn[:1] == (c.by,)

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        s, law = run.s, self.law
        match c:
            case r.DealingError(cause=cause, mended=True):
                run(r.DealMended(cause=cause, clauses=law.deal[cause].clauses))
            case r.DealingError(cause=cause):
                self.void(run, cause, law.deal[cause].clauses)
            case r.CutExposed():
                run(r.ShuffledAgain(clauses=(*law.cut.clauses, *self.rules.deck.shuffle_clauses)))
            case r.WrongAnnouncement(player=player, said=said):
                made = self.judge.kinds(cards_of(s.hand, player), s.hand.boards)[0]
                calls = self.table.announce("shows", who=player, kind=made)
                run(r.CallPutRight(who=player, said=said, made=made, calls=calls, clauses=law.announced.clauses))
            case r.PlayerAbsent(player=player):
                run(r.AbsenceNoted(who=player, clauses=law.absent.clauses))
            case r.PlayerReturned(player=player):
                run(r.AbsenceEnded(who=player, clauses=law.absent.turn_clauses))
            case r.DealtToNobody(place=place):
                run(r.PlaceIncluded(place=place, due=self.including(s, place), clauses=law.nobody.clauses))
            case r.PackPutAway(found=True):
                run(r.PackRecovered(clauses=law.pack.clauses))
            case r.PackPutAway():
                clauses = (*law.pack.shuffle_clauses, *law.pack.burn_clauses)
                run(r.PackReshuffled(burn=law.pack.burn, clauses=clauses))
            case r.ExtraCommon(cards=cards):
                self.void_common(run, cards, law.common.extra_clauses)
            case r.EarlyCommon():
                self.void_common(run, 1, law.common.early_clauses)
            case Ruling(remedy=remedy):
                if remedy == VOID:
                    self.void(run, "ruling", law.disputes.clauses)
                else:
                    run(RulingNoted(clauses=law.disputes.clauses))
            case _:
                self.play_of_player(run, c)

    def play_of_player(self, run: Run[CirclePoker], c: Command) -> None:
        s, law = run.s, self.law
        moves: tuple[Move, ...]
        match c:
            case r.SlowPlayer(player=player):
                self.conduct.warn(run, player, "slow", law.slow.clauses, law.slow.again_clauses)
            case r.CardsMixed(player=player, rebuilt=True):
                run(r.HandRebuilt(who=player, clauses=law.mixed.rebuilt_clauses))
            case r.CardsMixed(player=player):
                self.withdraw(run, (player,), "mixed", law.mixed.clauses)
            case r.CardsExposed(player=player):
                run(r.CardsSeen(who=player, cards=cards_of(s.hand, player), clauses=law.exposed.clauses))
            case r.HandsTouched(player=player, neighbour=other):
                for each in (player, other):
                    self.conduct.warn(run, each, "touched", law.touched.clauses, law.touched.again_clauses)
                self.withdraw(run, (player, other), "touched", law.touched.clauses)
            case r.AnteMissing(player=player):
                amount = s.hand.put[player]
                moves = (Move(POT, player, amount, BACK),)
                run(r.AnteOwed(who=player, amount=amount, moves=moves, clauses=law.ante.clauses))
            case r.PutAnte(by=who):
                amount = self.table.ante(s)
                moves = (Move(who, POT, amount, ANTE),)
                run(r.AntePut(who=who, amount=amount, moves=moves, clauses=law.ante.clauses))
            case r.AnteUnknown(antes=antes):
                players = s.hand.players
                back = share(antes * self.table.ante(s), players, 1, players)
                given = tuple(Move(POT, who, amount, BACK) for who, amount in back.items() if amount)
                run(r.PotReduced(back=back, moves=given, clauses=law.unknown.clauses))
            case r.TurnOverlooked(player=player):
                run(r.TurnPassedOver(who=player, clauses=law.skipped.clauses))
            case r.ClaimTurn(by=who):
                run(r.TurnClaimed(who=who, clauses=law.skipped.clauses))
            case r.DecideTurn(decision=decision):
                self.decide_turn(run, decision, law.skipped.decided_clauses)
            case _:
                self.play_bet(run, c)

    def play_bet(self, run: Run[CirclePoker], c: Command) -> None:
        s, law = run.s, self.law
        moves: tuple[Move, ...]
        match c:
            case r.PutChips(by=who, amount=amount) if amount < s.hand.level - s.hand.bet(who):
                moves = (Move(who, POT, amount, BET),)
                run(r.ShortCovered(who=who, amount=amount, moves=moves, clauses=law.short.clauses))
            case r.PutChips(by=who, amount=amount):
                excess = amount - (s.hand.level - s.hand.bet(who))
                both = (Move(who, POT, amount, BET), Move(POT, who, excess, BACK))
                run(r.OverCovered(who=who, amount=amount, excess=excess, moves=both, clauses=law.over.clauses))
            case r.BetOutOfTurn(by=who, amount=to):
                amount = to - s.hand.bet(who)
                run(
                    r.BetStands(
                        who=who,
                        to=to,
                        amount=amount,
                        turn=self.after_out_of_turn(s, who, to),
                        all_in=amount == s.chips[who],
                        moves=(Move(who, POT, amount, BET),),
                        clauses=law.out_of_turn.clauses,
                    )
                )

    def after_out_of_turn(self, s: CirclePoker, who: Actor, to: int) -> tuple[Actor, ...]:
        """Who is to speak after a bet out of turn: those whose turn it was; after a raise everybody else who has chips,
        from the same player on."""
        hand = s.hand
        if to <= hand.level:
            return tuple(each for each in hand.turn if each != who)
        row = (hand.turn[0], *self.betting.from_left(hand, hand.turn[0])[:-1])
        return tuple(each for each in row if each != who and s.chips[each])

    def including(self, s: CirclePoker, place: int) -> tuple[str, ...]:
        """The cards that are due with this place among the others: the next one is for it, and then it has its turn in
        every round of the deal."""
        hand = s.hand
        own = [each for each in hand.due if not each.startswith((COMMON, BURNT))]
        rest = tuple(each for each in hand.due if each.startswith((COMMON, BURNT)))
        around = (s.lead, *self.table.clockwise(s, s.lead)[:-1])
        size = len(hand.inside()) + len({each for each in own if each.endswith(f":{SPARE}")})
        head = len(own) % size
        due = [f"{place}:{SPARE}", *own[:head]] if head else []
        for n in range(head, len(own), size):
            row = [*own[n : n + size], f"{place}:{SPARE}"]
            due += sorted(row, key=lambda each: around.index(int(each.partition(":")[0])))
        return (*due, *rest)

    def void_common(self, run: Run[CirclePoker], cards: int, clauses: tuple[Clause, ...]) -> None:
        """Cards that do not count are replaced from the pack as long as it is enough; else neither does the hand."""
        s, common = run.s, self.law.common
        if s.deck.left < cards + self.count_needed(s):
            self.void(run, "too-few-cards", common.short_clauses)
        else:
            run(r.CommonVoided(cards=cards, clauses=clauses))

    def decide_turn(self, run: Run[CirclePoker], decision: str, clauses: tuple[Clause, ...]) -> None:
        """The player speaks now, or the turn is lost: with a bet to cover so is the hand, else it counts as a pass."""
        hand = run.s.hand
        who = hand.skipped
        run(r.TurnDecided(who=who, speaks=decision == SPEAKS, clauses=clauses))
        if decision != SPEAKS and hand.bet(who) < hand.level:
            self.withdraw(run, (who,), "skipped", clauses)

    # -- what others ask for -------------------------------------------------------------------------------------------

    def withdraw(self, run: Run[CirclePoker], who: tuple[Actor, ...], cause: str, clauses: tuple[Clause, ...]) -> None:
        """These are out of the hand; where nobody is left in it, it does not count."""
        run(r.CardsWithdrawn(who=who, cause=cause, clauses=clauses))
        if not run.s.hand.inside():
            self.void(run, "nobody-left", clauses)

    def lose_turn(self, run: Run[CirclePoker]) -> None:
        """Whoever was to speak after one who was passed over has gone: the turn is lost before the interval ends."""
        self.decide_turn(run, LOST, self.law.skipped.clauses)

    def withdraw_absent(self, run: Run[CirclePoker]) -> None:
        """Somebody's turn has come who is not there."""
        self.withdraw(run, run.s.hand.turn[:1], "absent", self.law.absent.turn_clauses)

    def collect_spare(self, run: Run[CirclePoker]) -> None:
        run(r.SpareCollected(places=tuple(run.s.hand.spare), clauses=self.law.nobody.clauses))

    def resume(self, run: Run[CirclePoker]) -> None:
        run(r.BettingResumed(clauses=self.law.common.clauses))

    def void(self, run: Run[CirclePoker], cause: str, clauses: tuple[Clause, ...]) -> None:
        """All cards are collected; everybody gets back what was put in, and the house what it has taken of it."""
        hand = run.s.hand
        back = {who: amount - hand.lacking.get(who, 0) for who, amount in hand.put.items()}
        taken = (Move(CAGNOTTE, POT, hand.taken, BACK),) if hand.taken else ()
        fees = tuple(Move(CAGNOTTE, who, fee, BACK) for who, fee in hand.fees.items() if fee)
        moves = tuple(Move(POT, who, amount, BACK) for who, amount in back.items() if amount)
        calls = self.table.announce("new-hand")
        run(r.HandVoided(cause=cause, back=back, moves=(*taken, *fees, *moves), calls=calls, clauses=clauses))

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        fold = FOLDS.get(type(e))
        return s if fold is None else fold(s, e)


# -- the folds, one for each event that changes something --------------------------------------------------------------


def fold_voided(s: CirclePoker, e: r.HandVoided) -> CirclePoker:
    return replace(s, phase=IDLE, again=True, hand=Hand(), deck=TableShoe())


def fold_begun(s: CirclePoker, e: HandBegun) -> CirclePoker:
    return replace(s, again=False)


def fold_absence(s: CirclePoker, e: r.AbsenceNoted) -> CirclePoker:
    return with_hand(s, absent=(*s.hand.absent, e.who))


def fold_return(s: CirclePoker, e: r.AbsenceEnded) -> CirclePoker:
    return with_hand(s, absent=without(s.hand.absent, e.who))


def fold_place(s: CirclePoker, e: r.PlaceIncluded) -> CirclePoker:
    return with_hand(s, due=e.due)


def fold_spare(s: CirclePoker, e: r.SpareCollected) -> CirclePoker:
    return with_hand(s, spare={})


def fold_reshuffled(s: CirclePoker, e: r.PackReshuffled) -> CirclePoker:
    return with_hand(s, due=((BURNT,) * e.burn + s.hand.due))


def fold_common(s: CirclePoker, e: r.CommonVoided) -> CirclePoker:
    return replace(s, phase=DEALING, hand=replace(s.hand, due=(VOIDED,) * e.cards, resumes=True))


def fold_resumed(s: CirclePoker, e: r.BettingResumed) -> CirclePoker:
    return replace(s, phase=BETTING, hand=replace(s.hand, resumes=False))


def fold_withdrawn(s: CirclePoker, e: r.CardsWithdrawn) -> CirclePoker:
    hand = s.hand
    cards = {who: cards for who, cards in hand.cards.items() if who not in e.who}
    gone = tuple(who for who in hand.inside() if who in e.who)
    return with_hand(
        s,
        gone=(*hand.gone, *gone),
        turn=without(hand.turn, *e.who),
        cards=cards,
        absent=without(hand.absent, *e.who),
        owing=without(hand.owing, *e.who),
        bound="" if hand.bound in e.who else hand.bound,
        skipped="" if hand.skipped in e.who else hand.skipped,
        acted=True,
    )


def fold_short(s: CirclePoker, e: r.ShortCovered) -> CirclePoker:
    return replace(s, hand=replace(put_in(s.hand, e.who, e.amount), bound=e.who, acted=True))


def fold_over(s: CirclePoker, e: r.OverCovered) -> CirclePoker:
    after = put_in(s.hand, e.who, e.amount - e.excess)
    return replace(s, hand=replace(after, turn=s.hand.turn[1:], acted=True))


def fold_seen(s: CirclePoker, e: r.CardsSeen) -> CirclePoker:
    return with_hand(s, exposed={**s.hand.exposed, e.who: e.cards})


def fold_stands(s: CirclePoker, e: r.BetStands) -> CirclePoker:
    hand = s.hand
    after = replace(put_in(hand, e.who, e.amount), turn=e.turn, barred=(*hand.barred, e.who), acted=True)
    if e.to > hand.level:
        raises = {**hand.raises, e.who: hand.raises.get(e.who, 0) + 1}
        after = replace(after, level=e.to, raises=raises, bettor=e.who, interval_bettor=e.who)
    return replace(s, hand=after)


def fold_owed(s: CirclePoker, e: r.AnteOwed) -> CirclePoker:
    hand = s.hand
    put = {**hand.put, e.who: hand.put[e.who] - e.amount}
    owing = (*hand.owing, e.who)
    return with_hand(s, put=put, pot=hand.pot - e.amount, fresh=hand.fresh - e.amount, owing=owing)


def fold_ante(s: CirclePoker, e: r.AntePut) -> CirclePoker:
    hand = s.hand
    put = {**hand.put, e.who: hand.put.get(e.who, 0) + e.amount}
    owing = without(hand.owing, e.who)
    return with_hand(s, put=put, pot=hand.pot + e.amount, fresh=hand.fresh + e.amount, owing=owing)


def fold_reduced(s: CirclePoker, e: r.PotReduced) -> CirclePoker:
    missing = sum(e.back.values())
    return with_hand(s, lacking=e.back, pot=s.hand.pot - missing, fresh=s.hand.fresh - missing)


def fold_passed_over(s: CirclePoker, e: r.TurnPassedOver) -> CirclePoker:
    return with_hand(s, skipped=e.who, turn=without(s.hand.turn, e.who))


def fold_claimed(s: CirclePoker, e: r.TurnClaimed) -> CirclePoker:
    return with_hand(s, claimed=True)


def fold_decided(s: CirclePoker, e: r.TurnDecided) -> CirclePoker:
    turn = (e.who, *s.hand.turn) if e.speaks else s.hand.turn
    return with_hand(s, skipped="", claimed=False, turn=turn)


def without(row: tuple[Actor, ...], *who: Actor) -> tuple[Actor, ...]:
    return tuple(each for each in row if each not in who)


FOLDS: dict[type[Event], Callable[..., CirclePoker]] = {
    r.HandVoided: fold_voided,
    HandBegun: fold_begun,
    r.AbsenceNoted: fold_absence,
    r.AbsenceEnded: fold_return,
    r.PlaceIncluded: fold_place,
    r.SpareCollected: fold_spare,
    r.PackReshuffled: fold_reshuffled,
    r.CommonVoided: fold_common,
    r.BettingResumed: fold_resumed,
    r.CardsWithdrawn: fold_withdrawn,
    r.ShortCovered: fold_short,
    r.OverCovered: fold_over,
    r.CardsSeen: fold_seen,
    r.BetStands: fold_stands,
    r.AnteOwed: fold_owed,
    r.AntePut: fold_ante,
    r.PotReduced: fold_reduced,
    r.TurnPassedOver: fold_passed_over,
    r.TurnClaimed: fold_claimed,
    r.TurnDecided: fold_decided,
}
