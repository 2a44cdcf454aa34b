"""A hand begins: the lead goes on, the pack is shuffled, forced bets are put in, cards come one at a time."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import (
    BURNT,
    COMMON,
    DEALING,
    IDLE,
    POSTING,
    SPARE,
    VOIDED,
    BlindsOffered,
    CameBack,
    CirclePoker,
    DealHand,
    ForcedBet,
    ForcedBetsIn,
    Hand,
    HandBegun,
    NoBlind,
    PostBlind,
    StreetBegun,
)
from novamas.games.circle_poker.benefit import Benefits
from novamas.games.circle_poker.betting import put_in
from novamas.games.circle_poker.desk import POT, PokerPart, PokerTable, with_hand
from novamas.games.circle_poker.draws import without_own
from novamas.games.shoe.acts import Dealt, TableShoe
from novamas.kit.cards import Shoe
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    CROUPIER,
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
    veil,
)
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Amount, Why

ANTE, BLIND = "ante", "blind"
DOWN, UP = "down", "up"


class Deal(PokerPart):
    """Begins a hand, takes what must be in the pot before the cards, and deals street by street."""

    events = (HandBegun, ForcedBet, BlindsOffered, ForcedBetsIn, StreetBegun, Dealt)

    def __init__(self, table: PokerTable, benefits: Benefits) -> None:
        super().__init__(table)
        self.benefits = benefits

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        if s.phase == IDLE and self.ready(s):
            return (Await(CROUPIER, ("DealHand",)),)
        if s.phase == POSTING and s.hand.turn:
            kinds = ("PostBlind", "NoBlind") if s.chips[s.hand.turn[0]] >= self.next_blind(s) else ("NoBlind",)
            return (Await(s.hand.turn[0], kinds),)
        return (Await(CHANCE, ("Chance",), "card"),) if s.phase == DEALING and s.hand.due else ()

    def ready(self, s: CirclePoker) -> bool:
        """Whether a hand can begin: a game is under way, and there are players enough."""
        over = s.past_last() or (s.ends is not None and s.round >= s.ends)
        return s.begun and not over and self.table.enough(s)

    def chance(self, s: CirclePoker) -> Dist | None:
        return without_own(s.hand, s.deck.inside()).dist() if s.phase == DEALING and s.hand.due else None

    def next_due(self, s: CirclePoker) -> Due | None:
        """A seat, the board, or the burnt cards."""
        place = s.hand.due[0].partition(":")[0]
        if not place.isdigit():
            at, _, board = place.partition("-")
            return Due(at=at, number=int(board or 0))
        who = s.hand.who_at(int(place)) or ""
        return Due(at="seat", number=int(place) + 1, card=len(s.hand.cards.get(who, ())) + 1, who=who)

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        return DealHand(by=who) if who == CROUPIER else NoBlind(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(DealHand, by=ANYBODY, during=(IDLE,))
    def allow_deal(self, s: CirclePoker, who: Actor) -> Answer:
        deck = self.rules.deck
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", deck.shuffle_clauses, "by")
        if s.phase != IDLE or not s.begun:
            return Shut("not-now", deck.clauses)
        if not self.table.enough(s):
            return Shut("too-few-players", self.rules.seating.players_clauses)
        if not self.ready(s):
            return Shut("session-over", self.rules.benefit.session.hours_clauses)
        return Offer("DealHand", who, clauses=(*deck.check_clauses, *deck.shuffle_clauses, *deck.cut_clauses))

    @gate(PostBlind, during=(POSTING,))
    def allow_post(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.forced.more_clauses
        if s.phase != POSTING:
            return Shut("blinds-before-cards", clauses)
        if s.hand.turn[:1] != (who,):
            return Shut("not-your-turn", clauses, "by")
        least, chips = self.next_blind(s), s.chips[who]
        if chips < least:
            return Shut("not-enough-chips", clauses, "amount", limit=least)
        unit = self.table.unit
        most = chips - (chips - least) % unit
        below, above = Why("below-minimum", clauses), Why("not-enough-chips", clauses)
        return Offer("PostBlind", who, {"amount": Amount(least, most, unit, (), below, above)}, clauses)

    @gate(NoBlind, during=(POSTING,))
    def allow_no_blind(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.forced.more_clauses
        if s.phase != POSTING:
            return Shut("not-now", clauses)
        if s.hand.turn[:1] != (who,):
            return Shut("not-your-turn", clauses, "by")
        return Offer("NoBlind", who, clauses=clauses)

    def next_blind(self, s: CirclePoker) -> int:
        """The least that the next blind may be."""
        return s.hand.level * self.rules.forced.more

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        s = run.s
        match c:
            case DealHand():
                self.begin(run)
            case PostBlind(by=who, amount=amount):
                self.post(run, who, amount, BLIND)
                self.offer_blind(run, who)
            case NoBlind():
                run(ForcedBetsIn(clauses=self.rules.forced.more_clauses))
            case Chance(value=value):
                assert type(value) is int
                place, _, face = s.hand.due[0].partition(":")
                run(Dealt(to=place, card=self.veil_card(s, place, face, value), clauses=self.rules.sight.clauses))

    def veil_card(self, s: CirclePoker, place: str, face: str, card: int) -> Veiled[int]:
        """A card as the law shows or hides it where it goes."""
        sight = self.rules.sight
        if place.startswith(COMMON) or place == VOIDED:
            return veil(card, "all", "")
        if place == BURNT:
            return veil(card, sight.burnt, "")
        if face == SPARE:
            return veil(card, sight.thrown, "")
        return veil(card, sight.up if face == UP else sight.down, s.hand.at(int(place)))

    def begin(self, run: Run[CirclePoker]) -> None:
        """The lead goes on clockwise, but for the first hand of a game and for one that is played again; then come fees
        and forced bets."""
        table = self.table
        for rested in run.s.resting:
            if not table.rests(run.s, rested):
                run(CameBack(who=rested, clauses=self.rules.seating.rests_clauses))
        s = run.s
        able = table.players(s)
        stays = (s.again or not any(s.starters.values())) and s.seats[s.lead - 1] in able
        row = (s.lead, *table.clockwise(s, s.lead)[:-1]) if stays else table.clockwise(s, s.lead)
        order = tuple(place for place in row if s.seats[place - 1] in able)
        players = tuple(who for place in order if (who := s.seats[place - 1]) is not None)
        lead = order[0]
        places = dict(zip(players, order, strict=True))
        rests = tuple(who for who in s.resting if who in s.seats)
        deck, rounds = self.rules.deck, self.rules.lead.round_clauses
        run(
            HandBegun(
                number=s.round + 1,
                lead=lead,
                players=players,
                places=places,
                rests=rests,
                counts=table.pack.counts,
                calls=table.announce("lead", who=players[0]),
                clauses=(*deck.clauses, *deck.shuffle_clauses, *rounds),
            )
        )
        self.benefits.charge(run, players)
        self.force(run)

    def force(self, run: Run[CirclePoker]) -> None:
        """Antes of everybody, or the blinds of the lead and of those after it."""
        s, forced = run.s, self.rules.forced
        players = s.hand.players
        if self.table.forced == ANTE:
            for who in players:
                self.post(run, who, min(self.table.ante(s), s.chips[who]), ANTE)
            run(ForcedBetsIn(clauses=forced.clauses))
            return
        for who, times in zip(players, forced.posts, strict=False):
            self.post(run, who, min(times * s.minimum, run.s.chips[who]), BLIND)
        self.offer_blind(run, players[len(forced.posts) - 1])

    def post(self, run: Run[CirclePoker], who: Actor, amount: int, kind: str) -> None:
        forced = self.rules.forced
        clauses = forced.clauses if kind == ANTE else (*forced.posts_clauses, *forced.more_clauses)
        moves = (Move(who, POT, amount, kind),) if amount else ()
        run(ForcedBet(who=who, amount=amount, kind=kind, moves=moves, clauses=clauses))

    def offer_blind(self, run: Run[CirclePoker], last: Actor) -> None:
        """Who comes after the last blind may post another one, where the law knows that."""
        hand = run.s.hand
        after = hand.players[hand.players.index(last) + 1 :]
        if self.rules.forced.more and after and run.s.chips[after[0]] >= self.next_blind(run.s):
            run(BlindsOffered(who=after[0], clauses=self.rules.forced.more_clauses))
        else:
            run(ForcedBetsIn(clauses=self.rules.forced.more_clauses if self.rules.forced.more else ()))

    # -- streets, which the course asks for ----------------------------------------------------------------------------

    def begin_street(self, run: Run[CirclePoker]) -> None:
        """The cards of the next street: one is burnt, then everybody's, one at a time, then the common ones."""
        hand = run.s.hand
        n = hand.street
        street = self.table.streets[n]
        inside = hand.inside()
        due = [BURNT] * street.burn
        due += [f"{hand.places[who]}:{face}" for face in street.deal for who in inside]
        boards = self.rules.showdown.boards
        names = [COMMON if board == 1 else f"{COMMON}-{board}" for board in range(1, boards + 1)]
        due += [name for name in names for _ in range(street.common)]
        calls = self.table.announce("street", number=n + 1)
        run(StreetBegun(street=n + 1, due=tuple(due), calls=calls, clauses=(*street.clauses, *street.common_clauses)))

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        hand = s.hand
        match e:
            case Dealt(to=to, card=card):  # most of what comes
                return replace(s, deck=s.deck.draw(card.value), hand=lay_card(hand, to, card))
            case HandBegun(number=number, lead=lead, players=players, places=places, counts=counts):
                deck = TableShoe(number, sum(counts), cards=Veiled(Shoe(counts), ()))
                fresh = Hand(players=players, places=places)
                return replace(s, phase=POSTING, round=number, lead=lead, deck=deck, hand=fresh)
            case ForcedBet(who=who, amount=amount, kind="ante"):
                put = {**hand.put, who: hand.put.get(who, 0) + amount}
                return with_hand(s, put=put, pot=hand.pot + amount, fresh=hand.fresh + amount)
            case ForcedBet(who=who, amount=amount):
                after = replace(put_in(hand, who, amount), blind=who, turn=())
                return replace(s, hand=replace(after, level=max(hand.level, after.bet(who))))
            case BlindsOffered(who=who):
                return with_hand(s, turn=(who,))
            case ForcedBetsIn():
                return replace(s, phase=DEALING, hand=replace(hand, turn=()))
            case StreetBegun(street=street, due=due):
                return replace(s, phase=DEALING, hand=replace(hand, street=street, due=due))
        return s


def lay_card(hand: Hand, to: str, card: Veiled[int]) -> Hand:
    """The hand with one more card where it goes."""
    due = hand.due[1:]
    if to.isdecimal() and (who := hand.who_at(int(to))) is not None:
        cards = hand.cards.copy()
        cards[who] = (*cards.get(who, ()), card)
        return replace(hand, due=due, cards=cards)
    rest = replace(hand, due=due)
    if to == BURNT:
        return rest
    if to == VOIDED:
        assert card.value is not None, "a card that is void by mistake was seen"
        return replace(rest, voided=(*hand.voided, card.value))
    if to.startswith(COMMON):
        board = int(to.partition("-")[2] or 1) - 1
        boards = list(hand.boards) + [()] * (board + 1 - len(hand.boards))
        assert card.value is not None, "common cards lie open"
        boards[board] = (*boards[board], card.value)
        return replace(rest, boards=tuple(boards))
    return replace(rest, spare={**hand.spare, to: hand.spare.get(to, 0) + 1})
