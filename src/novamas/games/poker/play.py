"""Poker against the house: what every game of the kind shares, whatever its bets and its bank.

Read `rules.py` and `acts.py` first; betting is `games/boxes`. A round is the `script` of a game: stages that are begun
one after another, each as soon as nothing is awaited any more (`round.py`). A stage says in `plan` which cards it
deals, which hands it asks, which places it turns over, and in `enter` what follows at once.

A game is put together of parts, each with its own commands: the deck and the round (`round.py`), mistakes
(`mistakes.py`), going on or giving up (`going.py`), what is given back where a round does not count (`taken.py`), the
jackpot (`jackpot.py`) and that of several tables (`carousel.py`). What parts ask of the table is here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.boxes.acts import box_of
from novamas.games.boxes.play import BoxGame
from novamas.games.cloth.acts import (
    CLOSED,
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
from novamas.games.cloth.play import calls_by
from novamas.games.cloth.rules import Said
from novamas.games.poker.acts import (
    BANK,
    OUT,
    CardsTurned,
    Hand,
    LinkPots,
    PartBegun,
    PayElsewhere,
    Poker,
    RoundVoided,
)
from novamas.games.poker.carousel import Carousel
from novamas.games.poker.keeper import DeckKeeper
from novamas.games.poker.rules import HAND, PokerHouse, PokerRules
from novamas.kit.cards import name as card_name
from novamas.kit.chance import Value
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
    DIRECTOR,
    FLOAT,
    Actor,
    Call,
    Command,
    Event,
    Linked,
    Move,
    Run,
    Veiled,
    veil,
)
from novamas.kit.hands import Made
from novamas.kit.parts import Part, Shut
from novamas.kit.spaces import Clause, Why

S = TypeVar("S", bound=Poker)
Sk = TypeVar("Sk", bound=Poker, contravariant=True)
R = TypeVar("R", bound=PokerRules)
H = TypeVar("H", bound=PokerHouse)

DEAL = "deal"


class OwnBet(Protocol[Sk]):
    """A part that answers for a kind of bet of its own."""

    def minimum(self, s: Sk) -> int: ...

    def maximum(self, s: Sk) -> int: ...

    def room(self, s: Sk, key: str, mine: Mapping[str, int]) -> int | None:
        """What a spot can still take; nothing where that is as on every other spot."""
        ...

    def full(self) -> Why:
        """Why a spot takes no more."""
        ...

    def shut(self, s: Sk) -> Why | None:
        """Why nobody may lay such a bet now, if so."""
        ...


class PokerGame(BoxGame[S, R, H], Generic[S, R, H]):
    """A poker against the house. Subclasses name their parts, draw the cloth, give the script and settle."""

    commands: ClassVar[tuple[type[Command], ...]] = (OpenBetting, PlaceBet, TakeBack, CloseBetting)
    events: ClassVar[tuple[type[Event], ...]] = (
        BettingOpened, BetPlaced, BetTakenBack, BettingClosed, StakesReturned, RoundEnded,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Poker
    owns: ClassVar[tuple[str, ...]] = (*BoxGame.owns, "phase")
    shared: ClassVar[tuple[str, ...]] = (
        "bets", "serial", "hands", "order", "cards", "due", "pending", "turning", "asked", "shoe",
    )  # fmt: skip
    unused: ClassVar[tuple[str, ...]] = ("shown",)
    """The fields of the state that every poker has and that no part of this one changes."""
    linking: ClassVar[tuple[type[Command], ...]] = (LinkPots, PayElsewhere)
    before_closing: ClassVar[tuple[str, ...]] = ("CarryPot",)
    after_opening: ClassVar[tuple[str, ...]] = ("SeedPot",)
    script: ClassVar[tuple[str, ...]] = (DEAL,)
    """The stages of a round, in their order."""

    def __init__(self, name: str, rules: R, house: H) -> None:
        super().__init__(name, rules, house)
        self.keeper = DeckKeeper(rules.pack)
        self.ranking = rules.ranking.ranking()
        self.own_bets: dict[str, OwnBet[S]] = {}
        """The kinds of bet that a part answers for."""
        self.staged: tuple[PokerPart[S, R, H], ...] = ()
        """The parts that may have stages of the round."""
        self.later: dict[str, Why] = {}
        """The kinds of bet that are never laid before the cards, and why."""
        self.carousel: Carousel[Any] | None = None
        """What its jackpot has to do with those of other tables."""

    def compose(self, *parts: Part[S]) -> None:
        super().compose(*parts)
        self.staged = tuple(part for part in parts if isinstance(part, PokerPart))
        self.carousel = next((part for part in parts if isinstance(part, Carousel)), None)
        self.later = {kind: why for part in self.staged for kind, why in part.later.items()}

    # -- a jackpot of several tables ----------------------------------------------------------------------------------

    def find_linked(self, s: S) -> Linked | None:
        return None if self.carousel is None else self.carousel.find_linked(s)

    def tell_linked(self, others: int) -> Command:
        return LinkPots(by=DIRECTOR, amount=others)

    def charge_linked(self, amount: int) -> Command:
        return PayElsewhere(by=DIRECTOR, amount=amount)

    # -- what a game says ---------------------------------------------------------------------------------------------

    def plan(self, s: S, stage: str) -> PartBegun:
        """What a stage waits for: cards that are due, hands that are asked, places that are turned over."""
        begun = (part.plan(s, stage) for part in self.staged)
        return next((found for found in begun if found is not None), None) or PartBegun(part=stage)

    def enter(self, run: Run[S], stage: str) -> None:
        """What follows at once when a stage has begun: payment, say."""

    def advice(self, s: S) -> dict[str, Fraction]:
        """What each answer of the hand in turn is worth to whoever sees its cards, where that is quickly worked out:
        by the name of the command, in units of the first bet."""
        return {}

    def make_hand(self, s: S, place: str) -> Made:
        """What the cards at a place make, once all of them are known."""
        return self.ranking.evaluate(self.known_cards(s, place))

    def turn_over(self, s: S, place: str) -> CardsTurned:
        """The cards at a place as they are turned over; all of them are known."""
        cards = self.known_cards(s, place)
        whole = len(cards) == self.ranking.size
        return CardsTurned(to=place, cards=cards, kind=self.make_hand(s, place).kind if whole else "")

    # -- the bets -----------------------------------------------------------------------------------------------------

    def why_apart(self, kind: str) -> Why | None:
        return self.later.get(kind) or super().why_apart(kind)

    def minimum(self, s: S, kind: str) -> int:
        return self.own_bets[kind].minimum(s) if kind in self.own_bets else super().minimum(s, kind)

    def room(self, s: S, key: str, mine: Mapping[str, int]) -> int:
        own = self.own_bets.get(self.spots[key].kind)
        room = own.room(s, key, mine) if own is not None else None
        return super().room(s, key, mine) if room is None else room

    def above(self, key: str, room: int, purse: int) -> Why:
        own = self.own_bets.get(self.spots[key].kind)
        return own.full() if own is not None and purse >= room else super().above(key, room, purse)

    def shut_spot(self, s: S, who: Actor, key: str) -> Why | None:
        own = self.own_bets.get(self.spots[key].kind)
        why = own.shut(s) if own is not None else None
        return super().shut_spot(s, who, key) if why is None else why

    # -- hands and cards ----------------------------------------------------------------------------------------------

    def known_cards(self, s: S, *places: str) -> tuple[int, ...]:
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

    def sort_paid(self, s: S, hands: Iterable[str]) -> tuple[str, ...]:
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

    def list_deal(self, s: S) -> tuple[tuple[str, str], ...]:
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

    def veil_card(self, s: S, place: str, slot: str, card: int | None) -> Veiled[int]:
        """A card as it is dealt: hidden as the law says; nobody looks at the cards of a box that nobody sits at."""
        if place not in s.hands:
            return veil(card, self.rules.sight[slot].by, CROUPIER)
        hand = s.hands[place]
        by = self.rules.sight[slot].by
        return veil(card, "nobody" if hand.blind and by == "owner" else by, hand.holder)

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def waiting(self, s: S) -> bool:
        """Whether the stage that has begun still waits for somebody or something."""
        return bool(s.due or s.pending or s.turning or s.asked) or s.shown is not None

    def in_turn(self, s: S, *stages: str) -> Actor | None:
        """Who decides for the hand in turn in one of these stages; nobody while a card comes before that."""
        ready = s.phase == CLOSED and s.pending and s.stage in stages and not s.due and s.shown is None
        return s.hands[s.turn].holder if ready else None

    def not_in_turn(
        self, s: S, who: Actor, stages: tuple[str, ...], clauses: tuple[Clause, ...], holds: tuple[Clause, ...]
    ) -> Shut | None:
        """Why somebody does not decide for the hand in turn, if so; `holds` are the clauses that say who does."""
        if self.in_turn(s, *stages) == who:
            return None
        if s.phase == CLOSED and s.pending and s.stage in stages and s.hands[s.turn].holder != who:
            return Shut("not-your-hand", holds, "by")
        return Shut("not-now", clauses, "by")

    def fresh(self, s: S) -> bool:
        return self.resting(s) and s.shoe.stopped

    def outcome(self, e: Event) -> Value | None:
        """The bank's cards when they are turned over, for a board at the table."""
        return " ".join(map(card_name, e.cards)) if isinstance(e, CardsTurned) and e.to == BANK else None

    def why_not_leave(self, s: S, who: Actor) -> Why | None:
        if (why := self.router.why_not_leave(s, who)) is not None:
            return why
        if s.phase == CLOSED and any(hand.holder == who and hand.state != OUT for hand in s.hands.values()):
            return Why("bets-on-the-cloth")
        return super().why_not_leave(s, who)

    # -- what is taken back ------------------------------------------------------------------------------

    def play_bets(self, run: Run[S], c: Command) -> None:
        match c:
            case TakeBack():
                self.play_take_back(run, c)
            case _:
                super().play_bets(run, c)

    # -- money --------------------------------------------------------------------------------------------------------

    def void(self, run: Run[S], cause: str, clauses: tuple[Clause, ...]) -> None:
        """The round does not count."""
        bets = tuple(run.s.bets)
        calls = (Call("void-round"),)
        run(RoundVoided(cause=cause, bets=bets, moves=self.undo(run.s), calls=calls, clauses=clauses))
        run(RoundEnded())

    def undo(self, s: S) -> tuple[Move, ...]:
        """What goes back where a round does not count: every stake."""
        return self.back(s, s.bets)

    def lose(self, s: S, bets: Iterable[int]) -> tuple[Move, ...]:
        return tuple(Move(CLOTH, FLOAT, s.bets[id].amount, "lost") for id in bets)

    def win(self, s: S, bets: Mapping[int, int]) -> tuple[Move, ...]:
        """Winners with what each is paid besides the stake."""
        moves: list[Move] = []
        for id, win in bets.items():
            if win:
                moves.append(Move(FLOAT, s.bets[id].owner, win, "win"))
            moves.append(Move(CLOTH, s.bets[id].owner, s.bets[id].amount, "stake"))
        return tuple(moves)


AnyPoker: TypeAlias = PokerGame[Any, Any, Any]
"""A poker whose state, rules and house nobody here needs to know."""


class PokerPart(Part[S], Generic[S, R, H]):
    """A part of a poker, which may have stages of the round."""

    def __init__(self, table: PokerGame[S, R, H]) -> None:
        self.table, self.rules = table, table.rules
        self.later: dict[str, Why] = {}
        """Kinds of bet of its own that are never laid before the cards, and why."""

    def plan(self, s: S, stage: str) -> PartBegun | None:
        """What a stage waits for, if it is one of this part's."""
        return None


def calls_at(stage: str, announces: Mapping[str, Said]) -> tuple[Call, ...]:
    """What is called as a stage begins, where the law has it announced."""
    said = announces.get(stage)
    return calls_by(said.calls, said.by) if said is not None else ()


def with_hands(s: Poker, keys: Iterable[str], **values: object) -> dict[str, object]:
    """The hands of a state with these values on some of them, as an argument of `change`."""
    return {"hands": {**s.hands, **{key: replace(s.hands[key], **values) for key in keys}}}
