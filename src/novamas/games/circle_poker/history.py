"""The hands of a table as records (`phh.py`), from its events: with the cards that one reader may see, and no others.

Chips are added up from the moves of all events, so a recorder wants the whole log of a table, or what everybody has as
it begins. A hand that is broken off leaves no record.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime

from novamas.games.circle_poker import phh
from novamas.games.circle_poker.acts import (
    BURNT,
    COMMON,
    BetRaised,
    CardsOpened,
    CardsThrown,
    Checked,
    Covered,
    FeesTaken,
    ForcedBet,
    HandBegun,
    HandEnded,
    HandLeft,
    IntervalClosed,
    PotPaid,
)
from novamas.games.circle_poker.phh import Action, HandRecord
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.replay import replay
from novamas.games.circle_poker.rules import HUNDRED
from novamas.games.histories import For, HandTold, Histories, Make, Step
from novamas.games.shoe.acts import Dealt
from novamas.kit.decider import Actor, Event
from novamas.law import BadOption, library


class Recorder:
    """Hears events and gives a record as each hand ends. `reader` is who it is for; nobody sees what lies open only."""

    def __init__(
        self,
        game: CirclePokerGame,
        minimum: int,
        reader: Actor = "",
        *,
        chips: Mapping[Actor, int] | None = None,
        table: str = "",
        law: str = "",
        currency: str = "",
    ) -> None:
        self.game, self.minimum, self.reader = game, minimum, reader
        self.table, self.law, self.currency = table, law, currency
        self.chips: defaultdict[str, int] = defaultdict(int, chips or {})
        self.begun: HandBegun | None = None

    def hear(self, event: Event, at: float = 0.0) -> HandRecord | None:
        """Takes an event, at a time in seconds; the record of the hand, if it was its last."""
        if isinstance(event, HandBegun):
            self.begin(event, at)
        for move in event.moves:
            self.chips[move.src] -= move.amount
            self.chips[move.dst] += move.amount
        if self.begun is None:
            return None
        if not isinstance(event, Dealt):
            self.lay()
        self.note(event)
        return self.end() if isinstance(event, HandEnded) else None

    def begin(self, event: HandBegun, at: float) -> None:
        self.begun, self.at = event, at
        self.order = {who: n for n, who in enumerate(event.players)}
        self.seats = {str(place): who for who, place in event.places.items()}
        self.stacks = [self.chips[who] for who in event.players]
        none = [0] * len(event.players)
        self.antes, self.blinds, self.fees, self.won = list(none), list(none), list(none), list(none)
        self.taken: list[int] = []
        self.actions: list[Action] = []
        self.dealt: dict[str, list[tuple[int | None, bool]]] = {}
        self.held: dict[Actor, list[int | None]] = {who: [] for who in event.players}

    def note(self, event: Event) -> None:
        """What an event adds to the record."""
        order, add = self.order, self.actions.append
        match event:
            case FeesTaken(fees=fees):
                for who, fee in fees.items():
                    self.fees[order[who]] += fee
                    self.stacks[order[who]] -= fee
            case ForcedBet(who=who, amount=amount, kind=kind):
                (self.antes if kind == "ante" else self.blinds)[order[who]] += amount
            case Dealt(to=to, card=card) if to != BURNT:
                seen = card.value if card.to is None or self.reader in card.to else None
                self.dealt.setdefault(to, []).append((seen, card.to is None))
            case HandLeft(who=who):
                add(phh.Folded(order[who]))
            case Checked(who=who) | Covered(who=who):
                add(phh.Covered(order[who]))
            case BetRaised(who=who, to=to):
                add(phh.Raised(order[who], to))
            case CardsThrown(who=who, cards=numbers):
                held = self.held[who]
                add(phh.Changed(order[who], tuple(held[n - 1] for n in numbers)))
                self.held[who] = [card for n, card in enumerate(held, 1) if n not in numbers]
            case CardsOpened(who=who, cards=cards):
                add(phh.Shown(order[who], cards))
            case IntervalClosed(taken=taken):
                self.taken.append(taken)
            case PotPaid(shares=shares):
                for who, share in shares.items():
                    self.won[order[who]] += share

    def lay(self) -> None:
        """The cards that have come since the last word: everybody's together, then the boards."""
        for to, cards in self.dealt.items():
            values = tuple(card for card, _ in cards)
            if to.startswith(COMMON):
                self.actions.append(phh.Board(values, int(to.partition("-")[2] or 1) - 1))
            else:
                who = self.seats[to]
                faces = tuple(up for _, up in cards)
                self.held[who] += values
                self.actions.append(phh.Dealt(self.order[who], values, faces if any(faces) else ()))
        self.dealt = {}

    def end(self) -> HandRecord:
        begun, self.begun = self.begun, None
        assert begun is not None
        game = self.game
        return HandRecord(
            game=game.name,
            limit=game.table.limit,
            players=begun.players,
            stacks=tuple(self.stacks),
            antes=tuple(self.antes),
            blinds=tuple(self.blinds),
            minimum=self.minimum,
            maximum=self.minimum * HUNDRED // game.house.minimum_percent,
            actions=tuple(self.actions),
            seats=tuple(begun.places[who] for who in begun.players),
            finish=tuple(self.chips[who] for who in begun.players),
            won=tuple(self.won),
            taken=tuple(self.taken) if any(self.taken) else (),
            fees=tuple(self.fees) if any(self.fees) else (),
            hand=begun.number,
            table=self.table,
            law=self.law,
            currency=self.currency,
            when=datetime.fromtimestamp(self.at, UTC).replace(microsecond=0) if self.at else None,
        )


def records(recorder: Recorder, events: Iterable[tuple[Event, float]]) -> Iterator[HandRecord]:
    """The hands of a log."""
    for event, at in events:
        if (record := recorder.hear(event, at)) is not None:
            yield record


def write_hands(game: CirclePokerGame, who: For, events: Iterable[tuple[Event, float]]) -> str:
    """The hands of a table as PHH."""
    minimum, reader, chips = who.minimum, who.reader, who.chips
    recorder = Recorder(game, minimum, reader, chips=chips, table=who.table, law=who.law, currency=who.currency)
    found = records(recorder, events)
    return phh.write_all(record for record in found if not who.own or who.reader in record.players)


def tell_hands(text: str) -> tuple[HandTold, ...]:
    """The hands of a text in PHH, a line each."""
    return tuple(
        HandTold(
            number=record.hand or n,
            game=record.game,
            players=record.players,
            before=record.stacks,
            after=record.finish,
            acts=len(record.actions),
        )
        for n, record in enumerate(phh.read_all(text), 1)
    )


def played_again(text: str, number: int, make: Make) -> tuple[Step, ...]:
    """A hand of a text in PHH, act by act, under the law that it names or the first that has its game."""
    found = phh.read_all(text)
    if not 1 <= number <= len(found):
        raise phh.BadHand("phh-no-hand", value=number, name=str(number), count=len(found))
    record, laws = found[number - 1], library()
    having = [law for law in laws.laws() if record.game in laws.games(law)]
    law = record.law or next(iter(having), "")
    if law not in having:
        raise phh.BadHand("phh-variant", value=record.game, name=phh.code_of(record.game, record.limit))
    try:
        return replay(record, law, make)
    except BadOption as wrong:
        raise phh.BadHand("phh-option", because=wrong) from wrong


HISTORIES = Histories(write_hands, tell_hands, played_again, (".phh", ".phhs"))
