"""Tables where cards from a shoe decide, with a croupier who types each of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, expect
from tools.salon import Salon
from visiting import MOST, AtTable, es, eventually

from novamas.games.shoe.acts import TableShoe
from novamas.kit.cards import name
from novamas.kit.decider import CHANCE, Await, is_person
from novamas.server.roles import Person


class Dealer:
    """Whoever runs the table."""

    def __init__(self, salon: Salon, table: str) -> None:
        self.salon, self.table = salon, table

    def awaits(self) -> Await:
        """Whom the table waits for, by what is on disk and on the pages: never ahead of `state`."""
        return self.salon.run(self._awaits())

    async def _awaits(self) -> Await:
        hosted = self.salon.house.table(self.table)
        return hosted.live.decider.awaits(hosted.state)[0]

    @property
    def shoe(self) -> TableShoe:
        shoe = self.salon.state(self.table).desk.shoe
        assert isinstance(shoe, TableShoe)
        return shoe

    def card(self, *cards: str) -> None:
        for each in cards:
            self.salon.fall(self.table, each)

    def any_card(self) -> None:
        """Whatever is still in the shoe; nobody sees it where that is allowed."""
        left = self.shoe.inside().counts
        self.card("?" if self.awaits().blind else name(next(card for card, n in enumerate(left) if n)))

    def opens(self) -> None:
        """Staff and chance do all that comes before betting, or before somebody is asked."""
        while self.salon.state(self.table).desk.phase != "betting" and not is_person((now := self.awaits()).who):
            if now.who == CHANCE:
                self.any_card()
            else:
                self.salon.deal(self.table)

    def closes(self) -> None:
        self.salon.deal(self.table)
        assert self.salon.state(self.table).desk.phase == "closed"


class AtCards(AtTable):
    """Somebody who plays there."""

    def taps(self, button: Locator, came: Callable[[], bool]) -> None:
        """Taps until it has come to something: again, as a person does, where the page was not ready for it."""
        ends = time.monotonic() + MOST / 1000
        while not came():
            assert time.monotonic() < ends, "no tap was heard"
            with suppress(Error):
                button.tap(timeout=1000)
            self.page.wait_for_timeout(1000)

    def hand(self, named: str) -> Locator:
        """The cards of a hand or row, as they are told to those who do not see them."""
        return self.page.locator(f'.stage [role="img"][aria-label^="{named}: "]')

    def shows(self, named: str, cards: str) -> None:
        expect(self.hand(named)).to_have_attribute("aria-label", f"{named}: {cards}")


def sits(salon: Salon, table: str, seat: int, person: str = "Maite") -> Person:
    """Somebody without a browser sits down."""
    guest = salon.guest(f"g-{person.lower()}", person)
    salon.act(guest, table, "Bring", amount="900.00")
    salon.act(guest, table, "Sit", seat=seat)
    return guest


def comes(at: AtTable) -> None:
    """A visitor plays as a guest, in the first seat that is free."""
    at.page.get_by_role("button", name=es("table-play-as-guest")).click()
    at.has_sat_down()
    eventually(at.page, lambda: at.me in at.salon.state(at.table).desk.seats, "a seat")
