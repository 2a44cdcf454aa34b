"""Punto y banca: two hands, one for the player and one for the bank, and bets on which of them comes nearer to nine.

Read `rules.py` first. The shoe between two coups is `games/shoe/keeper.py`, the bets are `games/cloth`. Here is the
coup: who deals, who is handed the cards, the third card, who has won, and what the house keeps of it. No hand has a
choice: whoever holds it only turns it up.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.circle.acts import AskSeat, SeatAsked
from novamas.games.cloth.acts import CLOSED, IDLE, Bet, BettingOpened, RoundEnded, Spot, StakesFreed
from novamas.games.cloth.play import change
from novamas.games.punto_banca.acts import (
    CardCalled,
    CardFaceUp,
    CardPutAside,
    CoupDecided,
    CoupVoided,
    Deducted,
    FaceUpFound,
    HandsGiven,
    HandShown,
    HandStands,
    HandTurned,
    PassShoe,
    Punto,
    ShoeDeclined,
    ShoeLost,
    ShoeTaken,
    ShowHand,
    TakeShoe,
    VoidCoup,
)
from novamas.games.punto_banca.rules import (
    BANK,
    HANDS,
    PLAYER,
    TIE,
    WHOLE,
    Errors,
    PuntoBet,
    PuntoHouse,
    PuntoRules,
    TableLayout,
)
from novamas.games.shoe.acts import Dealt, Exposed, ShoeLoaded, read_card
from novamas.games.shoe.keeper import BURN_EVENTS
from novamas.games.shoe.play import ShoeGame
from novamas.games.shoe.rules import pips
from novamas.kit.cards import rank
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    CROUPIER,
    STAFF,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Due,
    Event,
    Move,
    Offer,
    Run,
    Sight,
    Veiled,
    is_person,
)
from novamas.kit.parts import PEOPLE, Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why

EXPOSE = "expose"


class PuntoGame(ShoeGame[Punto, PuntoRules, PuntoHouse]):
    """Punto y banca under one law, one house and one choice of readings."""

    commands = (*ShoeGame.commands, TakeShoe, PassShoe, ShowHand, VoidCoup, CardFaceUp, AskSeat)
    events = (
        *ShoeGame.events, *BURN_EVENTS, ShoeTaken, ShoeDeclined, ShoeLost, HandsGiven, HandTurned, Exposed, HandShown,
        HandStands, CardCalled, FaceUpFound, CardPutAside, CoupDecided, Deducted, StakesFreed, CoupVoided,
        SeatAsked,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Punto

    # -- the cloth and its limits ------------------------------------------------------------------------------

    @property
    def table(self) -> TableLayout:
        """The layout that the house has chosen."""
        return self.rules.tables[self.house.layout]

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(kind, kind, frozenset((kind,))) for kind in self.rules.bets)

    def results(self) -> frozenset[Value]:
        return frozenset((PLAYER, BANK, TIE))

    def bet_rule(self, kind: str) -> PuntoBet:
        return self.rules.bets[kind]

    def maximum(self, s: Punto, kind: str) -> int:
        """The table's maximum; a part of it where the law has a maximum of its own for this bet."""
        limit = self.rules.bets[PLAYER].maximum
        assert limit is not None
        most = max((*limit.multiples, *(limit.between or ())))
        whole = s.minimum * (self.house.maximum or most)
        share = self.rules.bets[kind].share
        return whole if share is None else whole * share.numerator // share.denominator

    def step(self, s: Punto, who: Actor, kind: str) -> tuple[int, Why]:
        if self.house.multiples:
            return s.minimum, Why("off-step", self.rules.multiples.clauses)
        return super().step(s, who, kind)

    def may_bet(self, s: Punto, who: Actor) -> Why | None:
        if who not in s.seats and not self.house.standing:
            return Why("seated-only", self.table.standing_clauses)
        return super().may_bet(s, who)

    def needs_seats(self) -> bool:
        return not self.house.standing

    # -- the score ---------------------------------------------------------------------------------------------

    def points(self, card: int) -> int:
        points = self.rules.points
        return points.ace if rank(card) == 0 else pips(card, points.tens)

    def score(self, cards: Iterable[int]) -> int:
        """The sum of the points without the tens."""
        return sum(map(self.points, cards)) % self.rules.points.drops

    def winner(self, player: int, bank: int) -> str:
        """The hand nearer to the target, or a tie."""
        away = {hand: abs(self.rules.points.target - n) for hand, n in ((PLAYER, player), (BANK, bank))}
        if away[PLAYER] == away[BANK]:
            return TIE
        return min(HANDS, key=lambda hand: away[hand])

    def bank_draws(self, bank: int, third: int | None) -> bool:
        """Whether the bank's hand takes a third card: by its score and the player's third, if there is one."""
        row = self.rules.bank[str(bank)]
        return row.stood if third is None else third in row.draws

    # -- whom the game waits for -------------------------------------------------------------------------------

    def players_deal(self) -> bool:
        return (self.house.dealer or self.table.dealer[0]) == "players"

    def whom_to_ask(self, s: Punto) -> Actor | None:
        """Who is offered the shoe now: the first seated player in turn who has not passed it on; else it is dealt by
        the croupier."""
        if not self.players_deal() or s.dealer in s.seats or s.phase != IDLE or self.session_over(s):
            return None
        in_turn = (*s.seats[s.turn :], *s.seats[: s.turn])
        return next((who for who in in_turn if who is not None and who not in s.declined), None)

    def showing(self, s: Punto) -> str:
        """The hand that somebody still has to turn up, once all first cards are dealt; the player's first."""
        return next((hand for hand in HANDS if hand not in s.shown), "")

    def count_dealt(self, s: Punto) -> int:
        """How many cards lie in this coup."""
        return sum(len(cards) for cards in s.hands.values())

    def awaits(self, s: Punto) -> tuple[Await, ...]:
        if not self.between(s) and (who := self.whom_to_ask(s)) is not None:
            return (Await(who, ("TakeShoe", "PassShoe")),)
        if s.phase == CLOSED and s.turning:
            return (Await(CHANCE, ("Chance",), EXPOSE),)
        if s.phase == CLOSED and not s.faulty and self.next_place(s) is None:
            return (Await(s.holders[self.showing(s)], ("ShowHand",)),)
        return super().awaits(s)

    def chance(self, s: Punto) -> Dist | None:
        return s.shoe.dist() if s.phase == CLOSED and s.turning else super().chance(s)

    def next_due(self, s: Punto) -> Due | None:
        """A card that is put aside lies nowhere; first cards are somebody's, who turns them up."""
        if s.phase == CLOSED and s.turning:
            unread = next((n for n, card in enumerate(s.hands[s.turning], 1) if card.value is None), 0)
            return Due(at=s.turning, card=unread, turned=True, who=s.holders[s.turning])
        if s.phase == CLOSED and s.faulty:
            return Due(at="aside")
        due = super().next_due(s)
        return due if due is None or s.phase != CLOSED else replace(due, who=s.holders.get(due.at, ""))

    def default(self, s: Punto, who: Actor) -> Command | None:
        """Nobody can be made to deal; whoever holds cards shows them."""
        for a in self.awaits(s):
            if a.who == who and is_person(who):
                match a.kinds[0]:
                    case "TakeShoe":
                        return PassShoe(by=who)
                    case "ShowHand":
                        return ShowHand(by=who)
        return super().default(s, who)

    def next_place(self, s: Punto) -> str | None:
        """The first cards in the order of the law, then whatever has been called for."""
        dealt = self.count_dealt(s)
        if s.turning:
            return None
        order = self.rules.draw.order
        return order[dealt] if dealt < len(order) else s.due or None

    def sight(self, s: Punto, place: str) -> tuple[Sight, Actor]:
        """First cards go face down to whoever holds the hand, third cards face up; so does one that is put aside."""
        if s.due or s.faulty:
            return "all", CROUPIER
        hidden = {PLAYER: self.rules.sight.player, BANK: self.rules.sight.bank}
        return hidden[place], s.holders[place]

    # -- what each may do --------------------------------------------------------------------------------------

    @gate(TakeShoe, also=STAFF, during=(IDLE,))
    def allow_take(self, s: Punto, who: Actor) -> Answer:
        """The player in turn; and whoever let it pass, as long as nobody but the croupier deals."""
        clauses, asked = self.table.dealer_clauses, self.whom_to_ask(s)
        waits = s.phase == IDLE and not self.between(s) and not self.session_over(s) and self.players_deal()
        late = asked is None and s.dealer not in s.seats and who in s.seats
        if waits and (who == asked or late):
            return Offer("TakeShoe", who, clauses=clauses)
        return Shut("shoe-not-offered", clauses, "by")

    @gate(PassShoe, also=STAFF, during=(IDLE,))
    def allow_pass(self, s: Punto, who: Actor) -> Answer:
        if who == self.whom_to_ask(s) and not self.between(s):
            return Offer("PassShoe", who, clauses=self.table.dealer_clauses)
        return Shut("shoe-not-offered", self.table.dealer_clauses, "by")

    @gate(ShowHand, also=STAFF, during=(CLOSED,))
    def allow_show(self, s: Punto, who: Actor) -> Answer:
        if any(a.who == who and a.kinds == ("ShowHand",) for a in self.awaits(s)):
            return Offer("ShowHand", who, clauses=self.table.shows_clauses)
        return Shut("no-hand-to-show", self.table.shows_clauses, "by")

    @gate(AskSeat)
    def allow_asking(self, s: Punto, who: Actor) -> Answer:
        """Whoever stands goes on the list while no place is free."""
        waiting = self.rules.waiting
        if not waiting.listed or who not in s.standing or who in s.waiting or self.free_seats(s, who):
            return Shut("not-now", waiting.clauses, "by")
        return Offer("AskSeat", who, clauses=waiting.clauses)

    @gate(VoidCoup, CardFaceUp, by=STAFF, also=PEOPLE, during=(CLOSED,))
    def allow_report(self, s: Punto, who: Actor, kind: str | None) -> Answer:
        """The first of those named who is at the table reports a mistake in the deal."""
        errors = self.rules.errors
        if errors is None:
            return Shut("no-rule-for-errors")
        if who not in errors.by or (s.phase == CLOSED and who != next((r for r in errors.by if r in s.staff), None)):
            return Shut("not-your-role", errors.clauses, "by")
        if s.phase != CLOSED:
            return Shut("no-deal-running", errors.clauses, "by")
        if kind == "CardFaceUp":
            return self.answer_face_up(s, who, errors)
        causes = OneOf(errors.causes, Why("not-a-cause", errors.clauses))
        void = Offer("VoidCoup", who, {"cause": causes}, errors.clauses)
        return void if kind else (void, self.answer_face_up(s, who, errors))

    def answer_face_up(self, s: Punto, who: Actor, errors: Errors) -> Offer | Shut:
        if errors.face_up and not s.faulty and self.next_place(s) is not None:
            return Offer("CardFaceUp", who, clauses=errors.clauses)
        return Shut("no-deal-running", errors.clauses, "by")

    def find_bar(self, s: Punto) -> Shut | None:
        """No round is opened while somebody is asked whether they deal."""
        asked = self.whom_to_ask(s) is not None and not self.between(s)
        return Shut("not-now", self.rules.calls.open.clauses, "by") if asked else super().find_bar(s)

    def free_seats(self, s: Punto, who: Actor) -> bool:
        """Whether somebody could sit down at once."""
        return any(held is None and self.why_not_sit(s, who, seat) is None for seat, held in enumerate(s.seats, 1))

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[Punto], c: Command) -> None:
        s = run.s
        match c:
            case TakeShoe(by=who):
                seat = s.seats.index(who)
                run(ShoeTaken(who=who, place=self.place_number(seat), turn=(seat + 1) % len(s.seats)))
            case PassShoe(by=who):
                run(ShoeDeclined(who=who))
            case AskSeat(by=who):
                run(SeatAsked(who=who, seat=0, clauses=self.rules.waiting.clauses))
            case ShowHand():
                self.turn_up(run, self.showing(s))
                self.go_on(run)
            case VoidCoup(cause=cause):
                self.void(run, cause)
            case CardFaceUp():
                run(FaceUpFound())
            case Chance(what="expose", value=value):
                self.expose(run, value)
            case Chance(value=value) if s.faulty:
                card = read_card(value)
                assert card is not None, "a card that is put aside lies face up"
                assert self.rules.errors is not None
                run(CardPutAside(card=card, clauses=self.rules.errors.clauses))
            case _:
                super().play(run, c)

    def place_number(self, seat: int) -> int:
        """The number of a place: they are consecutive, without those that the house leaves out."""
        numbers = [n for n in range(1, seat + 2 + len(self.house.skip)) if n not in self.house.skip]
        return numbers[seat]

    def follow_closing(self, run: Run[Punto]) -> None:
        """The order to deal: the bank's hand is the dealer's, the player's goes to the highest bet on it."""
        s = run.s
        dealer = s.dealer if s.dealer in s.seats else CROUPIER
        run(HandsGiven(holders={PLAYER: self.highest(s), BANK: dealer}, clauses=self.rules.holding.clauses))

    def highest(self, s: Punto) -> Actor:
        """Who holds the player's hand: the highest bet on it, the croupier where there is none."""
        if self.table.shows == "croupier":
            return CROUPIER
        stakes = {b.owner: b.amount for b in s.bets.values() if b.on == PLAYER}
        most = max(stakes.values(), default=0)
        best = [who for who in s.present() if who in stakes and stakes[who] == most]
        if not best or (len(best) > 1 and self.rules.holding.equal == "croupier"):
            return CROUPIER
        return best[0]

    def follow_card(self, run: Run[Punto]) -> None:
        """Once all first cards lie, the hands are turned up; a third card decides what comes next."""
        if self.count_dealt(run.s) >= len(self.rules.draw.order):
            self.go_on(run)

    def go_on(self, run: Run[Punto]) -> None:
        """Turns up what the croupier holds, and takes the coup as far as it goes without a person or a card."""
        while (hand := self.showing(run.s)) and not run.s.turning:
            if is_person(run.s.holders[hand]):
                return
            self.turn_up(run, hand)
        if not run.s.turning:
            self.third_cards(run)

    def turn_up(self, run: Run[Punto], hand: str) -> None:
        if any(card.value is None for card in run.s.hands[hand]):
            run(HandTurned(hand=hand))
        else:
            self.show(run, hand)

    def expose(self, run: Run[Punto], value: Value) -> None:
        """One of the cards that nobody had seen."""
        hand, card = run.s.turning, read_card(value)
        assert card is not None, "a card that is turned over is seen"
        place = next(n for n, c in enumerate(run.s.hands[hand]) if c.value is None)
        run(Exposed(to=hand, place=place, card=card))
        if all(c.value is not None for c in run.s.hands[hand]):
            self.show(run, hand)
            self.go_on(run)

    def show(self, run: Run[Punto], hand: str) -> None:
        cards = known_cards(run.s, hand)
        total = self.score(cards)
        calls = self.announce("totals", f"{hand}-total", points=total)
        run(HandShown(hand=hand, cards=cards, points=total, calls=calls))

    def third_cards(self, run: Run[Punto]) -> None:
        """The player's third card, then the bank's; neither where somebody has a natural."""
        s = run.s
        first = {hand: self.score(known_cards(s, hand)[: self.rules.draw.cards]) for hand in HANDS}
        if any(score in self.rules.third.naturals for score in first.values()):
            self.decide(run, self.rules.third.naturals_clauses)
            return
        for hand in HANDS:
            if hand in s.stood or len(s.hands[hand]) > self.rules.draw.cards:
                continue
            if self.takes_card(run.s, hand, first[hand]):
                calls = self.announce("draws", f"card-for-{hand}")
                run(CardCalled(hand=hand, calls=calls, clauses=self.rule_for(hand, first[hand])))
                return
            calls = self.announce("draws", f"{hand}-stands", points=first[hand])
            run(HandStands(hand=hand, points=first[hand], calls=calls, clauses=self.rule_for(hand, first[hand])))
        self.decide(run)

    def rule_for(self, hand: str, score: int) -> tuple[str, ...]:
        """The clauses by which a hand takes a third card or stands: players are told which rule applies."""
        return self.rules.third.clauses if hand == PLAYER else self.rules.bank[str(score)].clauses

    def takes_card(self, s: Punto, hand: str, score: int) -> bool:
        if hand == PLAYER:
            return score in self.rules.third.player_draws
        extra = known_cards(s, PLAYER)[self.rules.draw.cards :]
        return self.bank_draws(score, self.points(extra[0]) if extra else None)

    def decide(self, run: Run[Punto], clauses: tuple[str, ...] = ()) -> None:
        """The winning hand is announced, losers are collected, winners paid less what is deducted."""
        scores = {hand: self.score(known_cards(run.s, hand)) for hand in HANDS}
        result = self.winner(scores[PLAYER], scores[BANK])
        call = TIE if result == TIE else f"{result}-wins"
        calls = self.announce("winner", call, player=scores[PLAYER], bank=scores[BANK])
        told = clauses or (self.rules.tie.clauses if result == TIE else self.rules.points.target_clauses)
        run(CoupDecided(result=result, player=scores[PLAYER], bank=scores[BANK], calls=calls, clauses=told))
        self.settle(run, result)

    def announce(self, what: str, key: str, **args: int) -> tuple[Call, ...]:
        """An announcement, as far as the law asks for it."""
        result = self.rules.calls.result
        return (Call(key, dict(args), result.by),) if what in result.tells else ()

    def settle(self, run: Run[Punto], value: Value) -> None:
        bets = run.s.bets
        won = {id for id, b in bets.items() if value in self.spots[b.on].covers}
        free = [id for id, b in bets.items() if value == TIE and b.on in HANDS]
        self.collect(run, [id for id in bets if id not in won and id not in free])
        self.free(run, free, self.rules.tie.clauses)
        self.pay(run, won)
        if value == BANK:
            self.deduct(run, sorted(won), bets)
        if value == PLAYER and run.s.dealer in run.s.seats:
            run(ShoeLost(who=run.s.dealer, clauses=self.table.dealer_clauses))
        run(RoundEnded())

    def rate(self, s: Punto) -> Fraction:
        """The part of a winning bet on the bank that the house keeps."""
        if self.house.form == "six":
            six = self.rules.six
            assert six is not None
            with_six = self.score(known_cards(s, BANK)) == six.score
            return Fraction(six.per_mille, WHOLE) if with_six else Fraction(0)
        most = self.rules.commission.per_mille[1]
        return Fraction(most if self.house.commission is None else self.house.commission, WHOLE)

    def winnings(self, s: Punto, bet: Bet) -> int:
        pays = self.rules.bets[bet.on].pays
        assert pays is not None
        kept = self.rate(s) if bet.on == BANK else Fraction(0)
        return self.house.rounding.share(bet.amount, pays - kept)

    def deduct(self, run: Run[Punto], won: list[int], bets: dict[int, Bet]) -> None:
        """What the winners of the bank have not been paid; it is told, because it has not moved."""
        pays = self.rules.bets[BANK].pays
        assert pays is not None
        kept = tuple(self.house.rounding.share(bets[id].amount, pays) - self.winnings(run.s, bets[id]) for id in won)
        if any(kept):
            clauses = self.rules.six.clauses if self.house.form == "six" and self.rules.six else ()
            run(Deducted(bets=tuple(won), amounts=kept, clauses=clauses or self.rules.commission.clauses))

    def void(self, run: Run[Punto], cause: str) -> None:
        errors = self.rules.errors
        assert errors is not None
        bets = run.s.bets
        moves = tuple(Move(CLOTH, b.owner, b.amount, "back") for b in bets.values())
        run(CoupVoided(cause=cause, bets=tuple(bets), moves=moves, clauses=errors.clauses))
        run(RoundEnded())

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: Punto, e: Event) -> Punto:
        match e:
            case ShoeLoaded():
                return change(super().evolve(s, e), dealer="", turn=0, declined=())
            case ShoeTaken(who=who, turn=turn):
                return change(s, dealer=who, turn=turn, declined=tuple(p for p in s.declined if p != who))
            case ShoeDeclined(who=who):
                return change(s, declined=(*s.declined, who))
            case ShoeLost():
                return change(s, dealer="")
            case BettingOpened():
                return change(super().evolve(s, e), holders={}, shown=(), stood=(), due="", turning="", faulty=False)
            case HandsGiven(holders=holders):
                return change(s, holders=holders)
            case Dealt():
                return change(super().evolve(s, e), due="")
            case HandTurned(hand=hand):
                return change(s, turning=hand)
            case Exposed(to=to, place=place, card=card):
                old = s.hands[to]
                seen_now: Veiled[int] = Veiled(card, None)
                hands = {**s.hands, to: (*old[:place], seen_now, *old[place + 1 :])}
                return change(s, hands=hands, shoe=s.shoe.turn(card))
            case HandShown(hand=hand, cards=cards):
                up: tuple[Veiled[int], ...] = tuple(Veiled(card, None) for card in cards)
                return change(s, hands={**s.hands, hand: up}, shown=(*s.shown, hand), turning="")
            case SeatAsked(who=who):
                return change(s, waiting=(*s.waiting, who))
            case HandStands(hand=hand):
                return change(s, stood=(*s.stood, hand))
            case CardCalled(hand=hand):
                return change(s, due=hand)
            case FaceUpFound():
                return change(s, faulty=True)
            case CardPutAside(card=card):
                return change(s, faulty=False, shoe=s.shoe.draw(card))
            case CoupDecided() | Deducted():
                return s
            case CoupVoided():
                return change(s, bets={}, turning="", due="", faulty=False)
        return super().evolve(s, e)

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, CoupDecided) else None

    def fold_leaving(self, s: Punto, who: Actor) -> Punto:
        dealer = "" if s.dealer == who else s.dealer
        return change(s, dealer=dealer, declined=but(s.declined, who), waiting=but(s.waiting, who))

    def why_not_sit(self, s: Punto, who: Actor, seat: int) -> Why | None:
        """A vacant place is for whoever is first on the list that the head of the table keeps."""
        first = s.waiting[:1]
        return None if not first or who in first else Why("seat-is-promised", self.rules.waiting.clauses)

    def fold_sitting(self, s: Punto, who: Actor) -> Punto:
        """Who has a place waits for none."""
        return change(s, waiting=but(s.waiting, who))

    def why_not_leave(self, s: Punto, who: Actor) -> Why | None:
        """Nobody walks off in the middle of a coup with a hand to show."""
        if s.phase == CLOSED and who in s.holders.values():
            return Why("cards-in-hand", self.rules.holding.clauses)
        return super().why_not_leave(s, who)


def but(names: tuple[Actor, ...], who: Actor) -> tuple[Actor, ...]:
    return tuple(p for p in names if p != who)


def known_cards(s: Punto, hand: str) -> tuple[int, ...]:
    """The cards of a hand, as far as they have been seen."""
    return tuple(card.value for card in s.hands.get(hand, ()) if card.value is not None)
