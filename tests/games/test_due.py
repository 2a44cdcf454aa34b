"""Whose card comes next: every game that asks chance for a card says where that card goes, and it goes there."""

from __future__ import annotations

from typing import Any

import pytest
from test_bots import PLAYED, Evening, crowd

from novamas.games import make
from novamas.games.cloth.acts import PlaceBet
from novamas.games.shoe.acts import Burnt, Dealt, Exposed, FirstCardShown
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Chance, Command, Due, Event
from novamas.kit.words import has, languages
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Sit

CARDS = [(law, game) for law, game in PLAYED if any(kind is Dealt for kind in type(make(law, game)).events)]


def place(due: Due) -> str:
    """The place as the events of the games write it."""
    match due.at:
        case "box":
            return f"{due.number}-{due.hand}" if due.hand > 1 else str(due.number)
        case "seat":
            return str(due.number - 1)
        case "common" if due.number:
            return f"common-{due.number}"
    return due.at


class Watched(Evening):
    """An evening at which every card is compared with what was told before it came."""

    cards = 0

    def round(self) -> None:
        table, act = self.table, self.table.act

        def watched(command: Command, *how: str, **more: str) -> list[Event]:
            due = next((a.due for a in table.decider.tell_awaits(table.state) if a.who == CHANCE), None)
            events = act(command, *how, **more)
            if isinstance(command, Chance) and command.what in ("card", "expose"):
                self.compare(due, events)
            return events

        table.act = watched  # type: ignore[method-assign]
        try:
            super().round()
        finally:
            table.act = act  # type: ignore[method-assign]

    def compare(self, due: Due | None, events: list[Event]) -> None:
        assert due is not None
        for lang in languages():
            assert has(f"place-{due.at}", lang), (due.at, lang)
        match events[0]:
            case Dealt(to=to):
                assert place(due) == to
            case Exposed(to=to, place=number):
                assert (place(due), due.card, due.turned) == (to, number + 1, True)
            case Burnt():
                assert due.at == "burnt"
            case FirstCardShown():
                assert due.at == "first-card"
        self.cards += 1


@pytest.mark.parametrize(("law", "game"), CARDS)
def test_a_card_goes_where_it_was_asked_for(law: str, game: str) -> None:
    made: Any = make(law, game)
    room = made.rules.seats_for(made.house).most if made.needs_seats() else 0
    evening = Watched(law, game, crowd(made, 1 if room else 2))
    for _ in range(3):
        evening.round()
    assert evening.cards > 3


def test_whoever_deals_blackjack_is_told_the_box_and_which_card_of_it() -> None:
    table = Table(Opening(law="galicia-2007", game="blackjack", minimum=500, seats=5), Seeded(1))
    said: list[str] = []
    for who, box in (("ana", 1), ("ben", 3)):
        table.act(Bring(by=who, amount=10_000))
        table.act(Sit(by=who, seat=box))
    while table.state.desk.phase != "betting":
        if not table.staff() and not table.chance():  # the cut is offered to people
            command = table.decider.default(table.state, table.awaits()[0].who)
            assert command is not None
            table.act(command)
    for who, box in (("ana", 1), ("ben", 3)):
        table.act(PlaceBet(by=who, on=f"box:{box}", amount=500))
    table.staff()
    for _ in range(5):
        due = table.decider.tell_awaits(table.state)[0].due
        assert due is not None
        said.append(f"{due.at} {due.number} {due.card} {due.who}".strip())
        table.chance()
    assert said == ["box 1 1 ana", "box 3 1 ben", "bank 0 1", "box 1 2 ana", "box 3 2 ben"]
