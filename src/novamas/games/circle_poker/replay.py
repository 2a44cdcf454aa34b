"""A hand on paper, played again by the rules: act by act, or one sentence that says where it leaves them.

The engine itself plays: every act of the record is a command, and what the rules refuse is refused here too. A card
that the record hides is any that is left; as nobody showed it, it decides nothing. What the house took of the pots is
that of the percentage that fits what is written; without one that fits, the hand was not settled by these rules.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

from novamas.games.circle_poker import phh
from novamas.games.circle_poker.acts import (
    BURNT,
    COMMON,
    POSTING,
    BetRaised,
    CardsOpened,
    CardsThrown,
    Check,
    Checked,
    CirclePoker,
    Cover,
    Covered,
    ForcedBet,
    HandEnded,
    HandLeft,
    IntervalClosed,
    LeaveHand,
    NoBlind,
    PostBlind,
    PotPaid,
    RaiseTo,
    StreetBegun,
    ThrowCards,
)
from novamas.games.circle_poker.phh import BadHand, HandRecord
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.rules import HUNDRED
from novamas.games.histories import Make, Step
from novamas.games.shoe.acts import Dealt
from novamas.kit.cards import name as card_name
from novamas.kit.decider import CHANCE, Actor, Chance, Command, Event, Refused, is_person, step
from novamas.law import BadOption

MOST_ACTS = 1_000
Known = Mapping[str, Sequence[int | None]]


def replay(record: HandRecord, law: str, make: Make) -> tuple[Step, ...]:
    """The acts of a hand as the rules play them; raises `BadHand` for one that they do not allow."""
    last: BadHand | None = None
    for percent in percentages(record):
        try:
            return tuple(Replay(record, game_of(record, law, percent, make)).steps())
        except OtherPart as other:
            last = other
        except BadOption:
            continue
    raise last or BadHand("phh-house-part", name="0")


class OtherPart(BadHand):
    """The house took another part of the pots than this one would."""


def percentages(record: HandRecord) -> Iterator[int]:
    """What the house may have taken of the pots, in hundredths."""
    yield from range(HUNDRED + 1) if any(record.taken) else (0,)


def game_of(record: HandRecord, law: str, percent: int, make: Make) -> CirclePokerGame:
    """The game of a record, under the choices of the house that it shows."""
    options: dict[str, object] = {"limit": record.limit, "benefit": "pot", "benefit_percent": percent}
    if record.maximum:
        options["minimum_percent"] = record.minimum * HUNDRED // record.maximum
    if any(record.antes):
        options["ante_percent"] = max(record.antes) * HUNDRED // record.minimum if record.minimum else 0
    made = make(law, record.game, options)
    assert isinstance(made, CirclePokerGame)
    return made


class Replay:
    """One hand, from the forced bets to the payment."""

    def __init__(self, record: HandRecord, game: CirclePokerGame) -> None:
        self.record, self.game = record, game
        many = len(record.players)
        least = game.rules.seating.players
        if not least <= many <= game.rules.seats_for(game.house).most:
            raise BadHand("phh-players", value=many, name=str(many))
        if len(set(record.players)) != many or not all(map(is_person, record.players)):
            raise BadHand("phh-lengths", value="players", name="players", count=many)
        # Clockwise is against the numbers: the lead sits at place 1, and who comes next at the last one.
        self.place = {who: 1 if n == 0 else many + 1 - n for n, who in enumerate(record.players)}
        seats = tuple(sorted(record.players, key=self.place.__getitem__))
        self.s: CirclePoker = CirclePoker(
            chips=dict(zip(record.players, record.stacks, strict=True)),
            seats=seats,
            minimum=record.minimum,
            begun=True,
            lead=1,
        )
        self.due: dict[str, deque[int | None]] = {}
        self.todo: deque[phh.Action] = deque()
        self.read()

    def read(self) -> None:
        """Parts the record in cards, by where they go, and what people did."""
        shown = {a.who: list(a.cards) for a in self.record.actions if isinstance(a, phh.Shown) and a.cards}
        for action in self.record.actions:
            match action:
                case phh.Dealt(who=who, cards=cards):
                    self.due.setdefault(str(self.place[self.record.players[who]]), deque()).extend(cards)
                case phh.Board(cards=cards, row=row):
                    self.due.setdefault(COMMON if row == 0 else f"{COMMON}-{row + 1}", deque()).extend(cards)
                case phh.Shown():
                    pass
                case _:
                    self.todo.append(action)
        changed = {a.who for a in self.record.actions if isinstance(a, phh.Changed) and a.cards}
        for who, seen in shown.items():
            queue = self.due.get(str(self.place[self.record.players[who]]), deque())
            rest = [card for card in seen if card not in queue]
            if who in changed:  # what was thrown away is not shown: the cards of the draw are the last ones
                self.fill(queue, rest, reverse=True)
            else:
                self.fill(queue, rest)
        self.known = {card for queue in self.due.values() for card in queue if card is not None}
        if len(self.known) != sum(card is not None for queue in self.due.values() for card in queue):
            raise BadHand("phh-card-twice")

    @staticmethod
    def fill(queue: deque[int | None], cards: list[int | None], reverse: bool = False) -> None:
        """Puts cards that were shown later where the record hides them."""
        places = [n for n, card in enumerate(queue) if card is None]
        if reverse:
            places = places[::-1][: len(cards)][::-1]
        for n, card in zip(places, cards, strict=False):
            queue[n] = card

    # -- playing -------------------------------------------------------------------------------------------------------

    def steps(self) -> Iterator[Step]:
        """The hand, act by act."""
        taken: list[int] = []
        ended = False
        for _ in range(MOST_ACTS):
            if ended:
                break
            for event in self.act(self.command()):
                if isinstance(event, IntervalClosed):
                    taken.append(event.taken)
                if isinstance(event, StreetBegun) and event.street == 1:
                    self.compare_forced()
                ended = ended or isinstance(event, HandEnded)
                if (told := self.tell(event)) is not None:
                    yield told
        if self.todo:
            raise BadHand("phh-too-long", name=self.text(self.todo[0]))
        if any(self.record.taken) and list(self.record.taken) != taken:
            raise OtherPart("phh-house-part", name=", ".join(str(n) for n in self.record.taken))
        finish = tuple(self.s.chips[who] for who in self.record.players)
        if self.record.finish and finish != self.record.finish:
            wrong = next(n for n, (a, b) in enumerate(zip(finish, self.record.finish, strict=False)) if a != b)
            raise OtherPart("phh-other-end", name=self.record.players[wrong])

    def compare_forced(self) -> None:
        """What lay in the pot before the cards is what the record says."""
        for who, ante, blind in zip(self.record.players, self.record.antes, self.record.blinds, strict=True):
            if self.s.hand.put.get(who, 0) != ante + blind:
                raise BadHand("phh-forced", name=who)

    def act(self, command: Command) -> list[Event]:
        try:
            self.s, events = step(self.game, self.s, command)
        except Refused as refused:
            raise BadHand("phh-refused", who=command.by, because=refused) from refused
        return events

    def command(self) -> Command:
        """What comes next: a card, what the croupier does, or the next act of the record."""
        asked = self.game.awaits(self.s)
        if not asked:
            raise BadHand("phh-nobody-asked")
        who = asked[0].who
        if who == CHANCE:
            return Chance(what=asked[0].what, value=self.card())
        if not is_person(who):
            command = self.game.default(self.s, who)
            assert command is not None
            return command
        if self.s.phase == POSTING:
            posted = self.record.blinds[self.record.players.index(who)]
            return PostBlind(by=who, amount=posted) if posted else NoBlind(by=who)
        return self.next_act(who)

    def next_act(self, who: Actor) -> Command:
        """The next act of the record, which must be of whoever is to speak."""
        if not self.todo:
            raise BadHand("phh-too-short", name=who)
        action = self.todo.popleft()
        if not isinstance(action, phh.Folded | phh.Covered | phh.Raised | phh.Changed):
            raise BadHand("phh-action", value=self.text(action), name=self.text(action))
        if self.record.players[action.who] != who:
            raise BadHand("phh-turn", name=self.text(action), who=who)
        match action:
            case phh.Folded():
                return LeaveHand(by=who)
            case phh.Raised(to=to):
                return RaiseTo(by=who, amount=to)
            case phh.Changed(cards=cards):
                return ThrowCards(by=who, cards=self.numbers(who, cards))
            case _:
                return Check(by=who) if self.s.hand.bet(who) >= self.s.hand.level else Cover(by=who)

    def numbers(self, who: Actor, cards: phh.Cards) -> tuple[int, ...]:
        """The numbers in the hand of cards that are thrown away; hidden ones are those that nobody knows."""
        held = [card.value for card in self.s.hand.cards[who]]
        found = [held.index(card) + 1 for card in cards if card is not None and card in held]
        hidden = [n for n, card in enumerate(held, 1) if card not in self.known and n not in found]
        return tuple(sorted([*found, *hidden[: len(cards) - len(found)]]))

    def card(self) -> int:
        """The next card: the one that the record says, or any that it does not speak of."""
        place = self.s.hand.due[0].partition(":")[0]
        dist = self.game.chance(self.s)
        assert dist is not None
        queue = self.due.get(place)
        card = queue.popleft() if queue and place != BURNT else None
        if card is None:
            card = next((c for c, _ in dist if isinstance(c, int) and c not in self.known), None)
        if card is None or card not in dist:
            raise BadHand("phh-card", name="??" if card is None else card_name(card))
        return card

    # -- telling -------------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Step | None:
        """An event as a line; nothing for what changes nothing that a reader looks for."""
        kind, who, amount = "", "", 0
        cards: tuple[int, ...] = ()
        match event:
            case ForcedBet(who=who, amount=amount, kind=kind):
                pass
            case StreetBegun():
                kind = "street"
            case Dealt(to=to, card=card) if to.startswith(COMMON) and card.value is not None:
                kind, cards = "board", (card.value,)
            case Checked(who=who):
                kind = "check"
            case Covered(who=who, amount=amount):
                kind = "cover"
            case BetRaised(who=who, to=amount):
                kind = "raise"
            case HandLeft(who=who):
                kind = "leave"
            case CardsThrown(who=who, cards=numbers):
                kind, amount = "throw", len(numbers)
            case CardsOpened(who=who, cards=cards):
                kind = "show"
            case PotPaid(amount=amount, shares=shares):
                kind, who = "win", ", ".join(shares)
            case _:
                return None
        hand = self.s.hand
        return Step(street=hand.street, kind=kind, who=who, amount=amount, cards=tuple(cards), pot=hand.pot)

    def text(self, action: phh.Action) -> str:
        """An action as the record has it."""
        return phh.action_text(action)
