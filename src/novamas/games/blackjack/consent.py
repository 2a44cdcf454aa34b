"""Consent at blackjack: it is who holds a box that lets others bet on it, whoever sits before it."""

from __future__ import annotations

from novamas.games.blackjack.acts import Blackjack
from novamas.games.blackjack.rules import Behind
from novamas.games.boxes.acts import box_of
from novamas.games.boxes.consent import BoxTable, Consents
from novamas.kit.decider import INSPECTOR, Actor


class HolderConsents(Consents[Blackjack]):
    """The player who holds the box agrees, or in need the inspector in that player's name."""

    def __init__(self, table: BoxTable[Blackjack], rule: Behind, leads: str) -> None:
        super().__init__(table, rule)
        self.leads = leads

    def parties(self, s: Blackjack, who: Actor, box: int) -> tuple[Actor, ...]:
        """Who holds the box; the inspector does not agree besides, but in need in that player's name."""
        holder = self.table.holder(s, box)
        if holder is None or holder == who or not self.rule.consent:
            return ()
        return (holder,)

    def must_ask(self, s: Blackjack, who: Actor, on: str) -> Actor | None:
        """On a vacant box that the largest bet leads, everybody bets as they like."""
        if self.table.front(s, box_of(on)) is None and self.leads == "largest-bet":
            return None
        return super().must_ask(s, who, on)

    def waiting_with(self, s: Blackjack, who: Actor, on: str) -> tuple[int, ...]:
        """Every bet waits for itself."""
        return tuple(id for id, bet in s.bets.items() if bet.owner == who and bet.on == on)

    def who_is_asked(self, s: Blackjack, guest: Actor, box: int) -> Actor | None:
        """Who holds the box, or the inspector where the law asks only that."""
        parties = self.parties(s, guest, box)
        if parties and "holder" not in self.rule.consent:
            return INSPECTOR
        return next(iter(parties), None)

    def may_say(self, s: Blackjack, who: Actor, guest: Actor, box: int, asks: bool) -> tuple[bool, ...]:
        """Of the players only who holds the box has a say; in need the inspector lets in whom they do not answer."""
        parties, consent = self.parties(s, guest, box), self.rule.consent
        if who == INSPECTOR and "inspector" in consent and "holder" in consent:
            return (True,) if asks and parties else ()
        return super().may_say(s, who, guest, box, asks) if who in (INSPECTOR, *parties) else ()

    def speaks_for(self, s: Blackjack, box: int) -> Actor:
        """Whoever consents does so for the player who holds the box, and for as long as the same player holds it."""
        holder = self.table.holder(s, box)
        assert holder is not None, "nobody consents to a bet on an empty box"
        return holder
