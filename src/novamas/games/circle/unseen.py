"""Cards that nobody at a physical table has seen yet (docs/decisions/0006), and how they are turned over.

A card that goes face down may be "?". What it decides is then open: either word may be said, and a hand may be laid
down. Where a word, a report or the end of the coup needs the card, it is turned over first, for all to see, and then
the same is done with what it shows: a hand that is no natural is not laid down after all, a word against the rules is
a mistake that is found. What needs which cards is each game's own (`find_needed`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.games.circle.acts import UnseenTurned
from novamas.games.shoe.acts import Exposed, TableShoe, read_card
from novamas.kit.chance import Dist
from novamas.kit.decider import CHANCE, Await, Chance, Command, Desk, Due, Event, Run, Veiled
from novamas.kit.parts import Part

TURN = "turn:"
"""What is due where a card is turned over, before the name of the card."""
HELD, LOST = "held", "lost"
"""Where a card goes face down that no hand has asked for: apart, or into the basket."""
EXPOSE = "expose"
SHOWDOWN = "Showdown"
"""What follows once the last cards of a coup are turned over, where nobody's command has to be done again."""

TURNED_EVENTS: tuple[type[Event], ...] = (UnseenTurned, Exposed)


class Lying(Struct, frozen=True, kw_only=True):
    """The cards of a coup as they lie: those of the hands, the hands that the next ones go to, and those drawn too
    soon. `then` is the command that is done once cards have been turned over. `forfeited` can no longer be laid down,
    `final` are scores that stand in the place of all cards of a hand."""

    hands: dict[str, tuple[Veiled[int], ...]] = {}
    due: tuple[str, ...] = ()
    held: tuple[Veiled[int], ...] = ()
    then: dict[str, str | int | bool] = {}
    forfeited: tuple[str, ...] = ()
    final: dict[str, int] = {}

    def find_stated(self, hand: str) -> int | None:
        """The score that stands in the place of the first cards of a hand, if one does."""
        return None

    def list_counted(self) -> Container[str]:
        """The hands that count something whatever their cards are, because a mistake stands for them."""
        return ()

    def is_thrown(self, hand: str) -> bool:
        """Whether the cards of a hand lie in the basket and are nobody's."""
        return False

    def follows_chart(self) -> bool:
        """Whether the banker must follow the chart already."""
        return False


class CoupDesk(Desk, frozen=True, kw_only=True):
    """A table with a shoe and the cards of a coup."""

    shoe: TableShoe = TableShoe()
    coup: Lying = Lying()


L = TypeVar("L", bound=Lying)
S = TypeVar("S", bound=CoupDesk)


def values(cards: Iterable[Veiled[int]]) -> tuple[int, ...]:
    """The cards that are known."""
    return tuple(card.value for card in cards if card.value is not None)


def lying(coup: Lying, hand: str) -> tuple[Veiled[int], ...]:
    return coup.held if hand == HELD else coup.hands.get(hand, ())


def split_name(name: str) -> tuple[str, int]:
    """A card by its name, such as `punto-2`: whose it is, and its place."""
    hand, _, number = name.rpartition("-")
    return hand, int(number) - 1


def after_turning(coup: L, e: Event) -> L:
    """The cards once some are to be turned over, or one has been."""
    match e:
        case UnseenTurned(cards=cards, then=then):
            return replace(coup, due=(*(TURN + name for name in cards), *coup.due), then=then)
        case Exposed(to=hand, place=place, card=card):
            before = lying(coup, hand)
            up: Veiled[int] = Veiled(card, None)
            after = (*before[:place], up, *before[place + 1 :])
            due = coup.due[1:]
            then = coup.then if due and due[0].startswith(TURN) else {}
            hands = coup.hands if hand == HELD else {**coup.hands, hand: after}
            return replace(coup, hands=hands, held=after if hand == HELD else coup.held, due=due, then=then)
    return coup


def is_seen(coup: Lying, hand: str) -> bool:
    """Whether it is known what a hand holds, or a mistake stands for it."""
    return hand in coup.list_counted() or all(card.value is not None for card in lying(coup, hand))


def find_unseen(coup: Lying, *hands: str) -> tuple[str, ...]:
    """The names of the cards of these hands that nobody has seen, and that count."""
    return tuple(
        f"{hand}-{n}"
        for hand in hands
        if hand not in coup.list_counted()
        for n, card in enumerate(lying(coup, hand), 1)
        if card.value is None
    )


def find_hidden(coup: Lying, *names: str) -> tuple[str, ...]:
    """Which of these cards nobody has seen, also where a mistake stands for their hand."""
    cards = ((name, *split_name(name)) for name in names)
    return tuple(name for name, hand, n in cards if any(c.value is None for c in lying(coup, hand)[n : n + 1]))


def is_turning(coup: Lying) -> bool:
    """Whether a card is being turned over."""
    return bool(coup.due) and coup.due[0].startswith(TURN)


def turn_over(run: Run[S], cards: tuple[str, ...], c: Command | None = None) -> None:
    """Turns cards over; then the command is done, or the coup is decided."""
    fields = {} if c is None else {f: getattr(c, f) for f in c.__struct_fields__}
    run(UnseenTurned(cards=cards, then={"kind": SHOWDOWN if c is None else type(c).__name__, **fields}))


class Turning(Part[S]):
    """Cards that are turned over once a command needs them; then the command is done with what they show."""

    events = TURNED_EVENTS

    def __init__(
        self,
        needs: Callable[[S, Command], tuple[str, ...]],
        showdown: Callable[[Run[S]], None],
        run_out: Callable[[Run[S]], None],
    ) -> None:
        """Which cards a command needs, what follows once the last ones lie open, and once the shoe has no more."""
        self.needs, self.showdown, self.run_out = needs, showdown, run_out

    def awaits(self, s: S) -> tuple[Await, ...]:
        return (Await(CHANCE, ("Chance",), EXPOSE),) if is_turning(s.coup) else ()

    def next_due(self, s: S) -> Due | None:
        hand, place = split_name(s.coup.due[0].removeprefix(TURN))
        return Due(at=hand, card=place + 1, turned=True)

    def chance(self, s: S) -> Dist | None:
        return s.shoe.dist()

    def before(self, run: Run[S], c: Command) -> bool:
        if needed := self.needs(run.s, c):
            turn_over(run, needed, c)
        return bool(needed)

    def after(self, run: Run[S]) -> None:
        if run.s.coup.due and run.s.shoe.left == 0 and not is_turning(run.s.coup):
            self.run_out(run)

    def play(self, run: Run[S], c: Command) -> None:
        """One of them lies open."""
        assert isinstance(c, Chance)
        card, coup = read_card(c.value), run.s.coup
        assert card is not None, "a card that is turned over is seen"
        then = coup.then
        hand, place = split_name(coup.due[0].removeprefix(TURN))
        run(Exposed(to=hand, place=place, card=card))
        if is_turning(run.s.coup):
            return
        if then["kind"] == SHOWDOWN:
            self.showdown(run)
            return
        kind = next(k for k in type(run.game).commands if k.__name__ == then["kind"])
        run.game.play(run, msgspec.convert({f: v for f, v in then.items() if f != "kind"}, kind))

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        shoe = s.shoe.turn(e.card) if isinstance(e, Exposed) else s.shoe
        return replace(s, shoe=shoe, coup=after_turning(s.coup, e))
