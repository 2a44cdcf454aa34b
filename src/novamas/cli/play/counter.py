"""An evening at a counter: tickets, cards or bets are sold, something is drawn or run, and the next sale begins.

What bingo, tickets, draws and betting have in common in the terminal; each says what is sold there and what it hears.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, cast

from novamas.cli.play import info
from novamas.cli.play.grammar import Misread, Order, normalise, verb
from novamas.cli.play.session import ME, PURSE, Session
from novamas.cli.screen import ids
from novamas.games.bots import ask_bot
from novamas.games.cloth.acts import IDLE
from novamas.games.sheet import Limit
from novamas.kit.decider import AnyGame, Command, Refused
from novamas.kit.errors import BadInput
from novamas.kit.spaces import Clause
from novamas.table.acts import Bring, Leave

OF_A_CLOTH = ("undo", "clear", "repeat", "double", "void", "colour", "insure", "pass", "laying")
"""What one may say at a cloth, and nowhere else."""


class CounterSession(Session, ABC):
    """One person's evening at a counter."""

    unheard: ClassVar[str]
    """The key of the sentence for what nobody there understands."""
    worth = 0

    def begin(self) -> None:
        self.t.fresh()
        info.welcome(self)
        self.open()
        self.draw()

    @abstractmethod
    def draw(self) -> None:
        """What lies there now."""

    @abstractmethod
    def go(self) -> None:
        """What happens when nothing more is bought."""

    def open(self) -> None:
        """The next sale, and what the company does at it."""
        self.supply_company()
        while not self.is_open() and self.staff():
            pass
        self.worth = self.count_worth()
        if self.is_open():
            self.begin_round()
            self.everybody()

    def is_open(self) -> bool:
        """Whether something can be bought."""
        return bool(self.desk.phase != IDLE)

    def count_worth(self) -> int:
        """What one has as the sale opens."""
        return self.chips()

    def supply_company(self) -> None:
        self.supply(self.desk.minimum)

    def everybody(self) -> None:
        """The company does what it likes now: it buys, and whatever else there is to do."""
        game = cast(AnyGame, self.game)
        for who, bot in self.bots.items():
            while who in self.desk.chips and (command := ask_bot(bot, game, self.desk, who, self.rng)) is not None:
                self.act(command, quiet=self.is_quiet(command))
                self.look()

    def is_quiet(self, command: Command) -> bool:
        """Whether nothing is said of what the company does."""
        return True

    def look(self) -> None:
        """What is seen at once of what was bought, if anything is."""

    def supply(self, price: int, *others: str) -> None:
        """The company, and `others`, bring chips where theirs are not enough for one."""
        for who in (*self.bots, *others):
            if who in self.desk.chips and self.desk.chips[who] < price:
                self.act(Bring(by=who, amount=PURSE * price), quiet=True)

    def walk_out(self) -> None:
        self.finish_before_leaving()
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def finish_before_leaving(self) -> None:
        """What is in play when somebody leaves comes to its end first."""
        if self.on_the_cloth():
            self.finish_spin()

    @abstractmethod
    def hear_own(self, said: str) -> bool:
        """What is said nowhere else, or a number; whether it was that."""

    def hear(self, line: str) -> None:
        said = normalise(line)
        try:
            if not said:
                self.go()
            elif self.hear_own(said):
                pass
            elif (order := verb(line)) is not None:
                self.obey(order)
            else:
                raise Misread(self.unheard, said=line)
        except Misread as misread:
            self.t.say(misread.key, "bold", **misread.args_)
        except Refused as refused:
            self.refuse(refused)
        except BadInput as bad:
            self.t.line(str(bad), "bold")

    def obey(self, order: Order) -> None:
        match order.verb:
            case "table":
                self.draw()
            case "rules":
                self.rules()
            case "spin":
                self.go()
            case verb if verb in OF_A_CLOTH:
                raise Misread(self.unheard, said=self.t.word(f"play-verb-{verb}").partition(" | ")[0])
            case _:
                super().obey(order)

    @abstractmethod
    def rules(self) -> None:
        """What may be won there, and for how much one may play."""

    def show_limits(self, limits: Iterable[Limit], wins: str, clauses: Iterable[Clause]) -> None:
        """A line for each kind of ticket or bet: what it may win, the least and the most of it."""
        cited = ids(tuple(clauses))
        info.show_rules(
            self,
            (
                (self.croupier.name(each.kind), wins, self.money(each.min), self.money(each.max), cited)
                for each in limits
            ),
        )


__all__ = ["CounterSession"]
