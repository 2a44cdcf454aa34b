"""A betting interval: pass, cover, raise or leave, in turn; how high, how often; what nobody covers goes back."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import (
    BETTING,
    DEALING,
    PAYING,
    SHOWDOWN,
    BetRaised,
    Check,
    Checked,
    CirclePoker,
    Cover,
    Covered,
    Hand,
    HandLeft,
    IntervalClosed,
    IntervalOpened,
    LeaveHand,
    RaiseTo,
)
from novamas.games.circle_poker.benefit import Benefits
from novamas.games.circle_poker.desk import POT, PokerPart, PokerTable, with_hand
from novamas.games.circle_poker.judge import Judge, is_pair
from novamas.games.circle_poker.time_bank import TimeBank
from novamas.kit.decider import Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, Why

BET, BACK = "bet", "back"
ONLY_TWO = 2


class Betting(PokerPart):
    """Who speaks, what may be said, and how high a bet may go."""

    events = (IntervalOpened, Checked, Covered, BetRaised, HandLeft, IntervalClosed)

    def __init__(self, table: PokerTable, benefits: Benefits, judge: Judge, bank: TimeBank) -> None:
        super().__init__(table)
        self.benefits, self.judge, self.bank = benefits, judge, bank

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        if s.phase != BETTING or not s.hand.turn:
            return ()
        who = s.hand.turn[0]
        if who in s.hand.owing:
            return (Await(who, ("PutAnte", "LeaveHand")),)
        if who == s.hand.bound:
            return (Await(who, ("Cover",)),)
        kinds = ("Check",) if s.hand.bet(who) >= s.hand.level else ("Cover",)
        return (Await(who, (*kinds, "RaiseTo", "LeaveHand") if self.raises(s, who) is None else (*kinds, "LeaveHand")),)

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        if (longer := self.bank.instead(s, who)) is not None:
            return longer
        if who == s.hand.bound:
            return Cover(by=who)
        pays = who not in s.hand.owing
        return Check(by=who) if pays and s.hand.bet(who) >= s.hand.level else LeaveHand(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def shut(self, s: CirclePoker, who: Actor, kind: type[Command]) -> Shut | None:
        """Why somebody cannot speak now, or not so, if so."""
        mistakes, hand = self.rules.mistakes, s.hand
        clauses = self.rules.turns.turn_clauses
        if s.phase != BETTING:
            return Shut("not-now", clauses)
        if not self.table.playing(s, who):
            return Shut("not-in-the-hand", clauses)
        if hand.turn[:1] != (who,) or hand.claimed:
            return Shut("not-your-turn", clauses, "by")
        if who in hand.owing and kind is not LeaveHand:
            return Shut("ante-owed", mistakes.ante.clauses)
        if who == hand.bound and kind is not Cover:
            return Shut("bet-to-complete", mistakes.short.clauses)
        return None

    @gate(Check, during=(BETTING,))
    def allow_check(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.turns.check_clauses
        if shut := self.shut(s, who, Check):
            return shut
        if s.hand.bet(who) < s.hand.level:
            return Shut("bet-to-cover", clauses, limit=s.hand.level - s.hand.bet(who))
        return Offer("Check", who, clauses=clauses)

    @gate(Cover, during=(BETTING,))
    def allow_cover(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.turns.cover_clauses
        if shut := self.shut(s, who, Cover):
            return shut
        if s.hand.bet(who) >= s.hand.level:
            return Shut("nothing-to-cover", clauses)
        return Offer("Cover", who, clauses=clauses)

    @gate(LeaveHand, during=(BETTING,))
    def allow_leave(self, s: CirclePoker, who: Actor) -> Answer:
        return self.shut(s, who, LeaveHand) or Offer("LeaveHand", who, clauses=self.rules.turns.leave_clauses)

    @gate(RaiseTo, during=(BETTING,))
    def allow_raise(self, s: CirclePoker, who: Actor) -> Answer:
        if shut := self.shut(s, who, RaiseTo) or self.raises(s, who):
            return shut
        return Offer("RaiseTo", who, {"amount": self.range(s, who)}, self.rules.turns.raise_clauses)

    def raises(self, s: CirclePoker, who: Actor) -> Shut | None:
        """Why somebody whose turn it is cannot raise, if so."""
        hand, stakes = s.hand, self.rules.stakes
        if who in hand.barred:
            return Shut("bet-out-of-turn", self.rules.mistakes.out_of_turn.clauses)
        if s.chips[who] <= hand.level - hand.bet(who):
            return Shut("not-enough-chips", self.rules.showdown.part_clauses)
        inside = hand.inside()
        for other in inside:
            if other != who and s.chips[other]:
                break
        else:
            return Shut("nobody-could-cover", self.rules.turns.raise_clauses)
        free = len(inside) == ONLY_TWO and not stakes.two
        if self.table.raises and hand.raises.get(who, 0) >= self.table.raises and not free:
            return Shut("no-more-raises", (*stakes.raises_clauses, *stakes.two_clauses), limit=None)
        return None

    def range(self, s: CirclePoker, who: Actor) -> Amount:
        """How high a raise may bring the bet. Who has less than the least raise may put in all of it."""
        hand, stakes = s.hand, self.rules.stakes
        least, most = self.bounds(s, who)
        everything = hand.bet(who) + s.chips[who]
        lo, hi = hand.level + least, everything if most is None else min(everything, hand.level + most)
        below = Why("below-minimum", stakes.clauses)
        above = (
            Why("not-enough-chips", self.rules.showdown.part_clauses)
            if hi == everything
            else Why("above-maximum", stakes.clauses_for(self.table.limit))
        )
        if everything <= lo:
            return Amount(everything, everything, below=below, above=above)
        unit = self.table.unit
        top = hi - (hi - lo) % unit
        return Amount(lo, top, unit, (everything,) if top < everything == hi else (), below, above)

    def bounds(self, s: CirclePoker, who: Actor) -> tuple[int, int | None]:
        """The least and the most that may be added to the bet now."""
        hand, stakes, street = s.hand, self.rules.stakes, self.table.streets[s.hand.street - 1]
        least, most = s.minimum, self.table.maximum(s)
        covered = hand.pot + max(0, hand.level - hand.bet(who))
        level = street.level if not self.open_pair(s, who) else "high"
        match self.table.limit:
            case "none":
                return least, None
            case "fixed":
                fixed = least if level == "low" else most
                return fixed, fixed
            case "split" if stakes.split == "levels":
                return least, least if level == "low" else most
            case "split":
                return least, max(least, covered // 2)
            case "pot" if stakes.pot == "pot":
                return least, max(least, covered)
        by_street = {"maximum": most, "half": hand.opening // 2, "whole": hand.opening}[street.pot]
        return least, max(least, by_street)

    def open_pair(self, s: CirclePoker, who: Actor) -> bool:
        """Whether the first two cards that lie open before somebody (or before this player) are a pair."""
        rule = self.rules.stakes.open_pair
        whose = s.hand.inside() if rule == "any" else (who,) if rule == "own" else ()
        return any(is_pair(open_cards(s.hand, each)[:ONLY_TWO]) for each in whose)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        s, turns, who = run.s, self.rules.turns, c.by
        told = self.table.announce
        match c:
            case Check():
                run(Checked(who=who, calls=(Call("poker-paso", by=who),), clauses=turns.check_clauses))
            case Cover():
                amount = min(s.chips[who], s.hand.level - s.hand.bet(who))
                all_in = amount == s.chips[who]
                run(
                    Covered(
                        who=who,
                        amount=amount,
                        all_in=all_in,
                        moves=(Move(who, POT, amount, BET),),
                        calls=told("covers", who=who, amount=amount),
                        clauses=(
                            *(self.rules.showdown.part_clauses if all_in else turns.cover_clauses),
                            *turns.made_clauses,
                        ),
                    )
                )
            case RaiseTo(amount=to):
                amount = to - s.hand.bet(who)
                run(
                    BetRaised(
                        who=who,
                        to=to,
                        amount=amount,
                        turn=self.answering(s, who),
                        all_in=amount == s.chips[who],
                        moves=(Move(who, POT, amount, BET),),
                        calls=told("raises", who=who, amount=to),
                        clauses=(*turns.raise_clauses, *turns.made_clauses),
                    )
                )
            case LeaveHand():
                run(HandLeft(who=who, calls=told("leaves", who=who), clauses=turns.leave_clauses))

    def answering(self, s: CirclePoker, who: Actor) -> tuple[Actor, ...]:
        """Who has to answer a raise: everybody else who has chips, from the raiser's left on."""
        return tuple(each for each in self.from_left(s.hand, who)[:-1] if s.chips[each])

    @staticmethod
    def from_left(hand: Hand, who: Actor) -> tuple[Actor, ...]:
        """Those in the hand from the one after this on; the player self is last if still in it."""
        place = hand.players.index(who) + 1
        row = (*hand.players[place:], *hand.players[:place])
        return tuple(each for each in row if each not in hand.gone)

    # -- opening and closing, which the course asks for ----------------------------------------------------------------

    def open(self, run: Run[CirclePoker]) -> None:
        """Opens the interval of a street, with those who can still bet; where nobody can, it is over at once."""
        s = run.s
        street = self.table.streets[s.hand.street - 1]
        turn = self.speakers(s)
        calls = self.table.announce("interval", number=s.hand.street, who=turn[0]) if turn else ()
        run(IntervalOpened(street=s.hand.street, turn=turn, calls=calls, clauses=street.opens_clauses))

    def speakers(self, s: CirclePoker) -> tuple[Actor, ...]:
        """Who speaks in this interval, the opener first: all who have chips, if there is somebody to bet against."""
        hand = s.hand
        row = self.from_left(hand, hand.blind) if hand.blind and hand.street == 1 else self.from_opener(s)
        able = tuple(who for who in row if s.chips[who])
        owing = any(hand.bet(who) < hand.level or who in hand.owing for who in able)
        return able if len(able) > 1 or owing else ()

    def from_opener(self, s: CirclePoker) -> tuple[Actor, ...]:
        """Those in the hand from the one on who opens the interval."""
        hand, opens = s.hand, self.table.streets[s.hand.street - 1].opens
        inside = hand.inside()
        first = inside[0]
        if opens == "bettor" and hand.interval_bettor in inside:
            first = hand.interval_bettor
        if opens == "showing":
            first = max(inside, key=lambda who: (self.judge.showing(open_cards(hand, who)), -inside.index(who)))
        n = inside.index(first)
        return (*inside[n:], *inside[:n])

    def close(self, run: Run[CirclePoker]) -> None:
        """Bets are equal: what nobody has covered goes back, then the house takes its part."""
        hand = run.s.hand
        row = sorted(hand.bets.values(), reverse=True)
        back: dict[Actor, int] = {}
        if row and (over := row[0] - (row[1] if len(row) > 1 else 0)) > 0:
            back = {next(who for who, bet in hand.bets.items() if bet == row[0]): over}
        moves = tuple(Move(POT, who, amount, BACK) for who, amount in back.items())
        taken = self.benefits.of_pot(run.s, sum(back.values()))
        run(
            IntervalClosed(
                street=hand.street,
                back=back,
                taken=taken,
                phase=self.after_interval(hand),
                moves=(*moves, *self.benefits.moves(taken)),
                clauses=self.benefits.clauses() if taken else (),
            )
        )

    def after_interval(self, hand: Hand) -> str:
        """What follows: the pot is paid to the only one left, or hands are shown, or more cards come."""
        if len(hand.inside()) == 1:
            return PAYING
        return SHOWDOWN if hand.street == len(self.table.streets) else DEALING

    def holdings(self, s: CirclePoker) -> dict[Account, int]:
        return {POT: s.hand.pot}

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        hand = s.hand
        match e:
            case IntervalOpened(turn=turn):
                return replace(
                    s,
                    phase=BETTING,
                    hand=replace(
                        hand, turn=turn, opening=hand.pot, raises={}, barred=(), interval_bettor="", acted=False
                    ),
                )
            case Checked():
                return with_hand(s, turn=hand.turn[1:], acted=True)
            case Covered(who=who, amount=amount):
                return replace(s, hand=replace(put_in(hand, who, amount), turn=hand.turn[1:], bound="", acted=True))
            case BetRaised(who=who, to=to, amount=amount, turn=turn):
                raises = {**hand.raises, who: hand.raises.get(who, 0) + 1}
                after = replace(put_in(hand, who, amount), level=to, turn=turn, raises=raises)
                return replace(s, hand=replace(after, bettor=who, interval_bettor=who, acted=True))
            case HandLeft(who=who):
                turn = tuple(each for each in hand.turn if each != who)
                cards = {each: held for each, held in hand.cards.items() if each != who}
                owing = tuple(each for each in hand.owing if each != who)
                return with_hand(s, gone=(*hand.gone, who), turn=turn, cards=cards, owing=owing, acted=True)
            case IntervalClosed(back=back, taken=taken, phase=phase):
                put = {who: n - back.get(who, 0) for who, n in hand.put.items()}
                pot = hand.pot - sum(back.values()) - taken
                after = replace(hand, put=put, bets={}, level=0, pot=pot, taken=hand.taken + taken, fresh=0, turn=())
                return replace(s, phase=phase, hand=after)
        return s


def open_cards(hand: Hand, who: Actor) -> tuple[int, ...]:
    """The cards of somebody that lie open."""
    return tuple(card.value for card in hand.cards.get(who, ()) if card.to is None and card.value is not None)


def put_in(hand: Hand, who: Actor, amount: int) -> Hand:
    """The hand once somebody has put so much into the pot as a bet."""
    put = {**hand.put, who: hand.put.get(who, 0) + amount}
    bets = {**hand.bets, who: hand.bet(who) + amount}
    return replace(hand, put=put, bets=bets, pot=hand.pot + amount, fresh=hand.fresh + amount)
