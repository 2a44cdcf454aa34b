"""Tables where a player is the bank: company that needs no browser, somebody who plays in one, staff at the console."""

from __future__ import annotations

import re
from typing import Any

from dealing import AtCards, Dealer
from playwright.sync_api import Locator, expect
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, eventually, sign_in

from novamas.kit.decider import CHANCE, is_person
from novamas.kit.money import show
from novamas.server.roles import Person

CHIPS = 180
"""What everybody brings, in minima of the table."""
DECLINES = ("DeclineBank", "CutPack")
"""What company says to a question that it need not think about."""


class Circle(Dealer):
    """A table of a circle game with company at it; amounts are counted in its minima."""

    def __init__(self, salon: Salon, law: str, game: str, seats: tuple[tuple[str, int], ...], **options: Any) -> None:
        minimum = "100" if law == "boe-1977" else "5.00"
        super().__init__(salon, salon.open(running=BY_HAND, law=law, game=game, minimum=minimum, **options))
        self.law = law
        self.people: dict[str, Person] = {}
        for name, seat in seats:
            person = salon.guest(f"g-{name.lower()}", name)
            salon.act(person, self.table, "Bring", amount=self.text(CHIPS))
            salon.act(person, self.table, "Sit", seat=seat)
            self.people[name] = person

    @property
    def desk(self) -> Any:
        return self.salon.state(self.table).desk

    def worth(self, minima: int) -> int:
        return minima * int(self.desk.minimum)

    def text(self, minima: int) -> str:
        """An amount as a command has it."""
        return str(100 * minima) if self.law == "boe-1977" else f"{5 * minima}.00"

    def shown(self, amount: int) -> str:
        """An amount in minor units, as the pages write it."""
        currency = self.salon.house.table(self.table).currency
        return show(amount, currency, "es").replace(currency.symbol, "").strip()

    def events(self) -> int:
        """How many things have happened at the table."""
        return self.salon.seq(self.table)

    def does(self, name: str, kind: str, **fields: object) -> None:
        self.salon.act(self.people[name], self.table, kind, **fields)

    def goes_on(self) -> bool:
        """Staff, chance or company do what the table waits for; nobody does where it waits for the guest."""
        now = self.awaits()
        known = {person.id: person for person in self.people.values()}
        if now.who == CHANCE:
            self.any_card()
        elif now.who in known:
            kind = next((kind for kind in DECLINES if kind in now.kinds), "")
            if kind:
                self.salon.act(known[now.who], self.table, kind)
            else:
                self.salon.run(self._stay_silent(now.who))
        elif is_person(now.who):
            return False
        else:
            self.salon.deal(self.table)
        return True

    async def _stay_silent(self, who: str) -> None:
        """Somebody lets things take their course."""
        hosted = self.salon.house.table(self.table)
        command = hosted.live.decider.default(hosted.live.state, who)
        assert command is not None
        await self.salon.house.play(hosted, command)

    def until(self, *phases: str) -> None:
        """On to a moment, or to where the guest has to say something."""
        while self.desk.phase not in phases and self.goes_on():
            pass

    def loads(self, at: AtCircle) -> None:
        """The shoe is made ready: shuffled, cut and loaded, whoever has to."""
        while (kinds := self.awaits().kinds) not in (("AuctionBank",), ("OfferBank",)):
            if not self.goes_on():
                at.act(kinds[0]).click()
                eventually(at.page, lambda: self.awaits().kinds != kinds, "a cut")


class AtCircle(AtCards):
    """Somebody who plays there."""

    def act(self, kind: str) -> Locator:
        return self.page.locator(f"[data-act={kind}]")

    def hand(self, named: str) -> Locator:
        return self.page.locator(f'.felt [role="img"][aria-label^="{named}: "]')

    @property
    def bank(self) -> Locator:
        """What the cloth says is in the bank."""
        return self.page.locator("[data-bank]")

    def names(self, kind: str, amount: str) -> None:
        """The sum that goes with a word."""
        box = self.page.get_by_label(es("circle-sum-for", what=es(f"console-act-{kind}")))
        box.fill(amount)
        box.blur()
        expect(self.act(kind)).to_contain_text(amount)

    def presses(self, key: str) -> None:
        """A letter that says something, as soon as the page offers it."""
        offered = self.page.locator(".dock .btn:not([aria-disabled=true]) kbd").get_by_text(key.upper(), exact=True)
        expect(offered.first).to_be_visible()
        self.page.keyboard.press("Escape")
        self.page.keyboard.press(key)


class Desk:
    """Somebody of the staff at the console of a table, who looks at what would happen and remembers what was there."""

    def __init__(self, salon: Salon, visit: Visit, table: str, name: str) -> None:
        self.page, self.seen = visit(salon), set[str]()
        sign_in(self.page, name)
        self.page.goto(f"{salon.url}/console/{table}")

    def mistake(self, key: str, about: str = "") -> Locator:
        """A report by its words; behind them may stand whom it is about."""
        whom = re.escape(about) if about else ".+"
        title = re.compile(f"^{re.escape(es(f'console-act-{key}'))}(: {whom}){'' if about else '?'}$")
        return self.page.get_by_role("radio", name=title).first

    def previews(self, *keys: str) -> None:
        """Each can be reported now, and what follows is said before it is applied; where that would turn cards up, in
        the words of the law."""
        for key in keys:
            self.mistake(key).click()
            expect(self.page.locator(".preview ol li").first).to_be_visible()
            expect(self.page.locator(".preview .refusal")).to_have_count(0)
            expect(self.page.locator(".preview .btn.primary")).not_to_have_attribute("aria-disabled", "true")
        self.seen.update(keys)

    def applies(self, key: str) -> None:
        """The button says what was chosen, or that the coup does not count."""
        said = (es(f"console-act-{key}"), es("console-outcome-VoidCoup"))
        named = re.compile("|".join(re.escape(es("console-apply", what=each)) for each in said))
        self.page.get_by_role("button", name=named).click()
        expect(self.page.locator(".applied")).to_be_visible()

    def reported(self) -> set[str]:
        """The reports that were looked at."""
        return {key.split("-")[0] for key in self.seen}
