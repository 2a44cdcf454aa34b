"""Cards that nobody at a physical table has seen yet (docs/decisions/0006), and how they are turned over.

A card that goes face down may be "?". What it decides is then open: either word may be said, and a hand may be laid
down. Where a word, a report or the end of the coup needs the card, it is turned over first, for all to see, and then
the same is done with what it shows: a hand that is no natural is not laid down after all, a word against the rules is
a mistake that is found.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import replace

from novamas.games.chemin.acts import Chemin, Coup, UnseenTurned
from novamas.games.chemin.cover import CoverGame
from novamas.games.chemin.desk import changed
from novamas.games.shoe.acts import Exposed
from novamas.kit.decider import Command, Event, Run, Veiled

TURN = "turn:"
"""What is due where a card is turned over, before the name of the card."""
HELD, LOST = "held", "lost"
"""Where a card goes face down that no hand has asked for: apart, or into the basket."""
EXPOSE = "expose"
SHOWDOWN = "Showdown"
"""What follows once the last cards of a coup are turned over, where nobody's command has to be done again."""

TURNED_EVENTS: tuple[type[Event], ...] = (UnseenTurned, Exposed)


def lying(coup: Coup, hand: str) -> tuple[Veiled[int], ...]:
    return coup.held if hand == HELD else coup.hands.get(hand, ())


def named(name: str) -> tuple[str, int]:
    """A card by its name, such as `punto-2`: whose it is, and its place."""
    hand, _, number = name.rpartition("-")
    return hand, int(number) - 1


class UnseenGame(CoverGame):
    """Cards that are turned over once they are needed."""

    commands: ClassVar[tuple[type[Command], ...]]

    def seen(self, coup: Coup, hand: str) -> bool:
        """Whether it is known what a hand holds, or a mistake stands for it."""
        return hand in coup.deemed or all(card.value is not None for card in lying(coup, hand))

    def unseen(self, coup: Coup, *hands: str) -> tuple[str, ...]:
        """The names of the cards of these hands that nobody has seen."""
        return tuple(
            f"{hand}-{n}"
            for hand in hands
            if hand not in coup.deemed
            for n, card in enumerate(lying(coup, hand), 1)
            if card.value is None
        )

    def turning(self, coup: Coup) -> bool:
        """Whether a card is being turned over."""
        return bool(coup.due) and coup.due[0].startswith(TURN)

    def turn(self, run: Run[Chemin], cards: tuple[str, ...], c: Command | None = None) -> None:
        """Turns cards over; then the command is done, or the coup is decided."""
        fields = {} if c is None else {f: getattr(c, f) for f in c.__struct_fields__}
        run(UnseenTurned(cards=cards, then={"kind": SHOWDOWN if c is None else type(c).__name__, **fields}))

    def turned(self, run: Run[Chemin], card: int) -> None:
        """One of them lies open."""
        coup = run.s.coup
        then = coup.then
        hand, place = named(coup.due[0].removeprefix(TURN))
        run(Exposed(to=hand, place=place, card=card))
        if self.turning(run.s.coup):
            return
        if then["kind"] == SHOWDOWN:
            self.showdown(run)
            return
        kind = next(k for k in type(self).commands if k.__name__ == then["kind"])
        self.play(run, msgspec.convert({f: v for f, v in then.items() if f != "kind"}, kind))

    def showdown(self, run: Run[Chemin]) -> None:
        raise NotImplementedError

    def evolve_turned(self, s: Chemin, e: Event) -> Chemin | None:
        coup = s.coup
        match e:
            case UnseenTurned(cards=cards, then=then):
                due = (*(TURN + name for name in cards), *coup.due)
                return changed(s, coup=replace(coup, due=due, then=then))
            case Exposed(to=hand, place=place, card=card):
                before = lying(coup, hand)
                up: Veiled[int] = Veiled(card, None)
                after = (*before[:place], up, *before[place + 1 :])
                due = coup.due[1:]
                then = coup.then if due and due[0].startswith(TURN) else {}
                hands = coup.hands if hand == HELD else {**coup.hands, hand: after}
                coup = replace(coup, hands=hands, held=after if hand == HELD else coup.held)
                return changed(s, shoe=s.shoe.turn(card), coup=replace(coup, due=due, then=then))
        return None
