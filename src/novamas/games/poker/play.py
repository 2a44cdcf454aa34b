"""Poker against the house: what every game of the kind shares, whatever its bets and its bank.

Read `rules.py` and `acts.py` first; betting is `games/boxes`. A round is the `script` of a game: stages that are begun
one after another, each as soon as nothing is awaited any more. A stage says in `plan` which cards it deals, which hands
it asks, which places it turns over, and in `entered` what follows at once. `going.py` has the stage in which hands go
on or are given up, and the comparison with the bank.

At a physical table nobody can tell the engine a card that lies face down: chance is then awaited blind when it is
dealt, and again when it is turned over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.play import BoxGame, box_of
from novamas.games.cloth.acts import (
    BETTING,
    CLOSED,
    IDLE,
    BetPlaced,
    BetTakenBack,
    BettingClosed,
    BettingOpened,
    CloseBetting,
    OpenBetting,
    PlaceBet,
    RoundEnded,
    StakesReturned,
    TakeBack,
)
from novamas.games.cloth.play import changed, without
from novamas.games.poker.acts import (
    BANK,
    OUT,
    Breach,
    CardShown,
    CardsTurned,
    ExposureReported,
    Hand,
    HandSettled,
    HandsMade,
    Misdeal,
    PartBegun,
    PlayerPunished,
    PlayerWarned,
    Poker,
    RoundVoided,
    SideSettled,
)
from novamas.games.poker.keeper import DeckKeeper
from novamas.games.poker.rules import HAND, PokerHouse, PokerRules, high
from novamas.games.shoe.acts import CutPack, Dealt, Exposed, LoadShoe, ShoeLoaded, TableShoe, seen
from novamas.kit.cards import name as card_name
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    CROUPIER,
    FLOAT,
    INSPECTOR,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    Veiled,
    is_person,
    veil,
)
from novamas.kit.hands import Made, height
from novamas.kit.spaces import Clause, OneOf, Why

S = TypeVar("S", bound=Poker)
R = TypeVar("R", bound=PokerRules)
H = TypeVar("H", bound=PokerHouse)

EXPOSE = "expose"
DEAL = "deal"
REPORTERS = (CROUPIER, INSPECTOR)


class PokerGame(BoxGame[S, R, H], Generic[S, R, H]):
    """A poker against the house. Subclasses draw the cloth, give the script and settle."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        OpenBetting, PlaceBet, TakeBack, CloseBetting, LoadShoe, Misdeal, Breach, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, StakesReturned, RoundEnded, ShoeLoaded, Dealt, Exposed,
        HandsMade, PartBegun, CardsTurned, HandSettled, RoundVoided,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Poker
    script: ClassVar[tuple[str, ...]] = (DEAL,)
    """The stages of a round, in their order."""

    def __init__(self, name: str, rules: R, house: H) -> None:
        super().__init__(name, rules, house)
        self.keeper = DeckKeeper(rules.pack)
        self.ranking = rules.ranking.ranking()

    # -- what a game says ---------------------------------------------------------------------------------------------

    def plan(self, s: S, stage: str) -> PartBegun:
        """What a stage waits for: cards that are due, hands that are asked, places that are turned over."""
        if stage == DEAL:
            return PartBegun(part=stage, due=self.dealt_to(s), clauses=self.rules.deal.clauses)
        return PartBegun(part=stage)

    def entered(self, run: Run[S], stage: str) -> None:
        """What follows at once when a stage has begun: payment, say."""

    def choices(self, s: S) -> tuple[str, ...]:
        """What the hand in turn may do, by the names of the commands."""
        raise NotImplementedError

    def decisions(self, s: S, who: Actor) -> Iterable[Offer]:
        """The offers to whoever decides for the hand in turn."""
        raise NotImplementedError

    def silent(self, s: S, who: Actor) -> Command:
        """What is done for somebody who is asked and says nothing."""
        raise NotImplementedError

    def advice(self, s: S) -> dict[str, Fraction]:
        """What each answer of the hand in turn is worth to whoever sees its cards, where that is quickly worked out:
        by the name of the command, in units of the first bet."""
        return {}

    def made(self, s: S, place: str) -> Made:
        """What the cards at a place make, once all of them are known."""
        return self.ranking.made(self.known(s, place))

    # -- hands and cards ----------------------------------------------------------------------------------------------

    def known(self, s: S, *places: str) -> tuple[int, ...]:
        """The cards at these places; all of them have been seen."""
        cards = tuple(card.value for place in places for card in s.cards.get(place, ()))
        assert None not in cards, "a card that nobody has seen cannot be counted"
        return cards  # type: ignore[return-value]  # none is missing

    def in_sight(self, s: S, *places: str) -> tuple[int, ...]:
        """The cards at these places that are not hidden in this view of the table."""
        return tuple(card.value for place in places for card in s.cards.get(place, ()) if card.value is not None)

    def playing(self, s: S) -> tuple[str, ...]:
        """The hands that have not been given up, in the order of the deal."""
        return tuple(key for key in s.order if s.hands[key].state != OUT)

    def paid_in_turn(self, s: S, hands: Iterable[str]) -> tuple[str, ...]:
        """Hands in the order in which they are settled; the deal begins at the croupier's left."""
        chosen = set(hands)
        left = [key for key in s.order if key in chosen]
        return tuple(left if self.rules.paying.begins == "left" else reversed(left))

    def hands_of(self, s: S) -> dict[str, Hand]:
        """The hands of a round: every box with a bet that counts and makes a hand."""
        boxes = sorted({box_of(b.on) for id, b in s.bets.items() if self.counts(s, id)})
        found: dict[str, Hand] = {}
        for box in boxes:
            holder = self.holder(s, box)
            assert holder is not None, "a bet that counts has a player"
            found[str(box)] = Hand(box, holder, blind=self.front(s, box) is None)
        return found

    def dealt_to(self, s: S) -> tuple[tuple[str, str], ...]:
        """Where the cards of the deal go, one after another, and the slot of each."""
        deal = self.rules.deal
        if not (self.house.shuffler and deal.packets):
            return tuple(
                (place, slot) for slot in deal.order for place in (s.order if slot == HAND else (self.place_of(slot),))
            )
        own = deal.order.count(HAND)
        rest = tuple((self.place_of(slot), slot) for slot in deal.order if slot != HAND)
        return (*((key, HAND) for key in s.order for _ in range(own)), *rest)

    def place_of(self, slot: str) -> str:
        """The place that cards of a slot go to."""
        return slot

    def slot_of(self, place: str) -> str:
        """What the cards at a place are, to whoever asks what follows if one lies open: a hand, the bank, common."""
        return BANK if place == BANK else HAND if place.isdigit() else "common"

    def veiled(self, s: S, place: str, slot: str, card: int | None) -> Veiled[int]:
        """A card as it is dealt: hidden as the law says; nobody looks at the cards of a box that nobody sits at."""
        if place not in s.hands:
            return veil(card, self.rules.sight[slot].by, CROUPIER)
        hand = s.hands[place]
        by = self.rules.sight[slot].by
        return veil(card, "nobody" if hand.blind and by == "owner" else by, hand.holder)

    def unread(self, s: S) -> tuple[str, int] | None:
        """The next card that is turned over and that nobody has told the engine: its place and its number."""
        if s.shown is not None:
            return s.shown
        if not s.turning:
            return None
        place = s.turning[0]
        return next(((place, n) for n, card in enumerate(s.cards[place]) if card.value is None), None)

    # -- whom the game waits for --------------------------------------------------------------------------------------

    def between(self, s: S) -> bool:
        """Whether the deck must be looked after before anything else."""
        return s.phase == IDLE and not self.session_over(s) and self.keeper.busy(s)

    def waiting(self, s: S) -> bool:
        """Whether the stage that has begun still waits for somebody or something."""
        return bool(s.due or s.pending or s.turning or s.asked) or s.shown is not None

    def awaits(self, s: S) -> tuple[Await, ...]:
        if self.between(s):
            return self.keeper.awaits(s)
        if s.phase == BETTING:
            return self.consents_owed(s) or super().awaits(s)
        if s.phase != CLOSED:
            return super().awaits(s)
        if self.unread(s) is not None:
            return (Await(CHANCE, ("Chance",), EXPOSE),)
        if s.due:
            place, slot = s.due[0]
            return (Await(CHANCE, ("Chance",), "card", self.veiled(s, place, slot, None).to is not None),)
        if s.asked:
            return tuple(Await(who, ("Follow",)) for who in s.asked)
        return (Await(s.hands[s.turn].holder, self.choices(s)),) if s.pending else ()

    def fresh(self, s: S) -> bool:
        return self.resting(s) and s.shoe.stopped

    def chance(self, s: S) -> Dist | None:
        if self.between(s):
            return self.keeper.chance(s)
        return s.shoe.dist() if s.phase == CLOSED and (s.due or self.unread(s) is not None) else None

    def default(self, s: S, who: Actor) -> Command | None:
        if self.between(s):
            return self.keeper.default(s, who)
        if any(a.who == who and "Consent" in a.kinds for a in self.awaits(s)):
            return self.default_consent(s, who)
        if is_person(who) and any(a.who == who for a in self.awaits(s)):
            return self.silent(s, who)
        return super().default(s, who)

    def outcome(self, e: Event) -> Value | None:
        """The bank's cards when they are turned over, for a board at the table."""
        return " ".join(map(card_name, e.cards)) if isinstance(e, CardsTurned) and e.to == BANK else None

    # -- what each may do ---------------------------------------------------------------------------------------------

    def personal(self, s: S, who: Actor) -> Iterable[Offer]:
        if self.between(s):
            yield from self.keeper.offers(s, who)
        elif s.phase == BETTING:
            yield from self.consents(s, who)
        elif s.phase == CLOSED and any(a.who == who for a in self.awaits(s)):
            yield from self.decisions(s, who)

    def staff_offers(self, s: S, who: Actor) -> Iterable[Offer]:
        if self.between(s):
            yield from self.keeper.offers(s, who)
            return
        yield from super().staff_offers(s, who)
        if s.phase == BETTING and who in s.staff:
            yield from self.consents(s, who)
        if s.phase == CLOSED and who in REPORTERS and who in s.staff and s.shown is None:
            yield from self.reports(s, who)

    def reports(self, s: S, who: Actor) -> Iterable[Offer]:
        """The mistakes that staff may report while the cards are out."""
        misdeal, breach = self.rules.misdeal, self.rules.breach
        if misdeal.causes:
            yield Offer("Misdeal", who, {"cause": OneOf(misdeal.causes)}, misdeal.clauses)
        gathered = tuple(key for key in s.order if s.hands[key].state == OUT)
        for place, cards in s.cards.items():
            if place in gathered:
                continue
            hidden = tuple(n for n, card in enumerate(cards, 1) if card.to is not None)
            if hidden and getattr(self.rules.shown, self.slot_of(place)) != "unsaid":
                form = {"place": OneOf((place,)), "number": OneOf(hidden)}
                yield Offer("CardShown", who, form, self.shown_clauses(place))
        if players := tuple(dict.fromkeys(s.hands[key].holder for key in self.playing(s) if not s.hands[key].blind)):
            yield Offer("Breach", who, {"player": OneOf(players)}, breach.clauses)

    def shown_clauses(self, place: str) -> tuple[Clause, ...]:
        found: tuple[Clause, ...] = getattr(self.rules.shown, f"{self.slot_of(place)}_clauses")
        return found

    def shut(self, s: S) -> bool:
        return s.phase == CLOSED

    def why_not(self, s: S, c: Command) -> Refused:
        match c:
            case Misdeal() if c.by in REPORTERS:
                return Refused("not-now", self.rules.misdeal.clauses)
            case CardShown() if c.by in REPORTERS:
                return Refused("not-now", self.rules.shown.clauses)
            case Breach() if c.by in REPORTERS:
                return Refused("not-now", self.rules.breach.clauses)
        return self.keeper.why_not(s, c) or super().why_not(s, c)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case LoadShoe() | CutPack():
                self.keeper.play(run.s, c, run)
            case Chance(what="expose", value=value):
                card = seen(value)
                assert card is not None, "a card that is turned over is seen"
                self.read(run, card)
            case Chance() if self.between(run.s):
                self.keeper.play(run.s, c, run)
            case Chance(value=value):
                place, slot = run.s.due[0]
                run(Dealt(to=place, card=self.veiled(run.s, place, slot, seen(value))))
                self.laid(run, place)
                self.go_on(run)
            case TakeBack():
                self.taken_back(run, c)
            case Consent():
                self.consented(run, c)
            case CloseBetting():
                super().play(run, c)
                self.begin(run)
            case Misdeal(cause=cause):
                self.void(run, cause, self.rules.misdeal.clauses)
            case CardShown(place=place, number=number):
                self.uncovered(run, place, number - 1)
            case Breach(player=who):
                self.punished(run, who)
            case _:
                super().play(run, c)

    def laid(self, run: Run[S], place: str) -> None:
        """What follows a card that has been dealt, before the round goes on."""

    def begin(self, run: Run[S]) -> None:
        """The boxes in play become hands; bets that do not count go back. Without a hand there is no round."""
        if lost := tuple(id for id in run.s.bets if not self.counts(run.s, id)):
            clauses = self.rules.behind.clauses
            run(StakesReturned(bets=lost, moves=self.back(run.s, lost), clauses=clauses))
        hands = self.hands_of(run.s)
        if hands:
            run(HandsMade(hands=hands, order=tuple(hands)))
            self.go_on(run)
        else:
            run(RoundEnded())

    def go_on(self, run: Run[S]) -> None:
        """Turns over what can be turned over, and begins one stage after another until something is awaited."""
        while run.s.phase == CLOSED:
            if run.s.turning and self.unread(run.s) is None:
                run(self.turned(run.s, run.s.turning[0]))
            elif self.waiting(run.s):
                return
            elif (stage := self.next_stage(run.s.stage)) is None:
                run(RoundEnded())
            else:
                run(self.plan(run.s, stage))
                self.entered(run, stage)

    def next_stage(self, stage: str) -> str | None:
        n = self.script.index(stage) + 1 if stage else 0
        return self.script[n] if n < len(self.script) else None

    def turned(self, s: S, place: str) -> CardsTurned:
        cards = self.known(s, place)
        whole = len(cards) == self.ranking.size
        return CardsTurned(to=place, cards=cards, kind=self.made(s, place).kind if whole else "")

    def read(self, run: Run[S], card: int) -> None:
        """A card that nobody had seen lies open: turned over in its time, or by mistake."""
        found = self.unread(run.s)
        assert found is not None, "no card is turned over"
        by_mistake = run.s.shown is not None
        run(Exposed(to=found[0], place=found[1], card=card))
        if by_mistake:
            self.judged(run, found[0], card)
        self.go_on(run)

    # -- mistakes -----------------------------------------------------------------------------------------------------

    def uncovered(self, run: Run[S], place: str, number: int) -> None:
        """A card lies open by mistake: it is read if need be, and the round stands or not."""
        run(ExposureReported(at=place, number=number, clauses=self.shown_clauses(place)))
        card = run.s.cards[place][number].value
        if card is not None:
            self.read(run, card)

    def judged(self, run: Run[S], place: str, card: int) -> None:
        """What follows a card that lies open by mistake."""
        rule = self.rules.shown
        effect = getattr(rule, self.slot_of(place))
        if effect == "void" or (effect == "void-from" and height(card) >= high(rule.rank)):
            self.void(run, "card-shown", self.shown_clauses(place))

    def void(self, run: Run[S], cause: str, clauses: tuple[Clause, ...]) -> None:
        """The round does not count."""
        bets = tuple(run.s.bets)
        calls = (Call("void-round"),)
        run(RoundVoided(cause=cause, bets=bets, moves=self.undone(run.s), calls=calls, clauses=clauses))
        run(RoundEnded())

    def undone(self, s: S) -> tuple[Move, ...]:
        """What goes back where a round does not count: every stake."""
        return self.back(s, s.bets)

    def punished(self, run: Run[S], who: Actor) -> None:
        """A player who broke the silence: every bet is lost, or there is a warning, as the law has it."""
        s, rule = run.s, self.rules.breach
        if rule.penalty == "warning":
            run(PlayerWarned(who=who, clauses=(*rule.clauses, *rule.penalty_clauses)))
            return
        hands = tuple(key for key in self.playing(s) if s.hands[key].holder == who)
        boxes = {s.hands[key].box for key in hands}
        bets = tuple(id for id, b in s.bets.items() if b.owner == who or box_of(b.on) in boxes)
        guests = tuple(id for id in bets if s.bets[id].owner != who)
        moves = (*self.lost(s, (id for id in bets if id not in guests)), *self.back(s, guests))
        clauses = (*rule.clauses, *rule.penalty_clauses)
        run(PlayerPunished(who=who, hands=hands, bets=bets, moves=moves, clauses=clauses))
        self.go_on(run)

    def lost(self, s: S, bets: Iterable[int]) -> tuple[Move, ...]:
        return tuple(Move(CLOTH, FLOAT, s.bets[id].amount, "lost") for id in bets)

    def won(self, s: S, bets: Mapping[int, int]) -> tuple[Move, ...]:
        """Winners with what each is paid besides the stake."""
        moves: list[Move] = []
        for id, win in bets.items():
            if win:
                moves.append(Move(FLOAT, s.bets[id].owner, win, "win"))
            moves.append(Move(CLOTH, s.bets[id].owner, s.bets[id].amount, "stake"))
        return tuple(moves)

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        if (shoe := s.shoe.after(e)) is not None:
            return changed(s, shoe=shoe)
        match e:
            case BettingOpened():
                return super().evolve(changed(s, hands={}, order=(), cards={}), e)
            case HandsMade(hands=hands, order=order):
                return changed(s, hands=hands, order=order, stage="")
            case PartBegun(part=stage, due=due, hands=hands, turning=turning):
                return changed(s, stage=stage, due=due, pending=hands, turning=turning)
            case Dealt(to=to, card=card):
                cards = {**s.cards, to: (*s.cards.get(to, ()), card)}
                return changed(s, cards=cards, due=s.due[1:], shoe=s.shoe.draw(card.value))
            case ExposureReported(at=place, number=number):
                return changed(s, shown=(place, number))
            case Exposed(to=to, place=n, card=card):
                at = s.cards[to]
                shoe = s.shoe.turn(card) if at[n].value is None else s.shoe
                opened = (*at[:n], Veiled(card, None), *at[n + 1 :])
                return changed(s, cards={**s.cards, to: opened}, shoe=shoe, shown=None)
            case CardsTurned(to=to, cards=values):
                opened = tuple(Veiled(card, None) for card in values)
                return changed(s, cards={**s.cards, to: opened}, turning=tuple(p for p in s.turning if p != to))
            case HandSettled(hand=key, result=result, bets=gone):
                return changed(s, bets=without(s.bets, gone), **stated(s, (key,), result=result))
            case SideSettled(bets=gone) | RoundVoided(bets=gone):
                return changed(s, bets=without(s.bets, gone))
            case PlayerPunished(hands=hands, bets=gone):
                rest = tuple(key for key in s.pending if key not in hands)
                turning = tuple(p for p in s.turning if p not in hands)
                asked = s.asked if s.turn not in hands else ()
                s = changed(s, bets=without(s.bets, gone), pending=rest, turning=turning, asked=asked)
                return changed(s, **stated(s, hands, state=OUT, result="punished"))
            case PlayerWarned():
                return s
            case RoundEnded():
                spent = TableShoe(number=s.shoe.number)
                return changed(super().evolve(s, e), shoe=spent, due=(), pending=(), turning=(), asked=(), shown=None)
        return super().evolve(s, e)

    def holds(self, s: S, who: Actor) -> Why | None:
        if s.phase == CLOSED and any(hand.holder == who and hand.state != OUT for hand in s.hands.values()):
            return Why("bets-on-the-cloth")
        return super().holds(s, who)


def stated(s: Poker, keys: Iterable[str], **values: Any) -> dict[str, Any]:
    """The hands of a state with these values on some of them, as an argument of `changed`."""
    return {"hands": {**s.hands, **{key: replace(s.hands[key], **values) for key in keys}}}
