"""A card face down: at a physical table nobody can tell the engine which it is until the law exposes it.

It exists to try chance awaited blind: the first answer may be `UNKNOWN`, the bet is made all the same, and a second
await asks for the card when it is turned over. A table that knows every card never asks twice.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.kit.chance import Span
from novamas.kit.decider import CHANCE, CLOTH, CROUPIER, FLOAT, UNKNOWN, Await, Chance, Desk, Game, Move, Offer, Veiled
from novamas.kit.spaces import Amount, OneOf
from toys.kinds import command, event

CARDS = Span(1, 10)


class Facedown(Desk, frozen=True, kw_only=True):
    phase: str = "open"
    card: Veiled[int] | None = None
    player: str | None = None
    stake: int = 0
    says: str = ""


Deal = command("Deal")
Guess = command("Guess", says=str, amount=int)

DealBegun = event("DealBegun", round=int)
Laid = event("Laid", card=Veiled[int])
Guessed = event("Guessed", who=str, says=str, stake=int)
TurnedOver = event("TurnedOver", reveals=True, card=int)
Settled = event("Settled")


class FacedownGame(Game[Facedown]):
    name = "facedown"
    commands = (Deal, Guess, Chance)
    events = (DealBegun, Laid, Guessed, TurnedOver, Settled)
    state = Facedown

    def awaits(self, s):
        match s.phase:
            case "open":
                return (Await(CROUPIER, ("Deal",)),) if any(s.chips.values()) else ()
            case "laying":
                return (Await(CHANCE, ("Chance",), "card", blind=True),)
            case "guessing":
                return tuple(Await(p, ("Guess",)) for p in [p for p, n in s.chips.items() if n][:1])
        return (Await(CHANCE, ("Chance",), "expose"),)

    def chance(self, s):
        return CARDS if s.phase in ("laying", "exposing") else None

    def options(self, s, who, kind=None):
        found = []
        if s.phase == "open" and who == CROUPIER and any(s.chips.values()):
            found.append(Offer("Deal", who))
        if s.phase == "guessing" and s.chips.get(who, 0):
            form = {"says": OneOf(("high", "low")), "amount": Amount(1, s.chips[who])}
            found.append(Offer("Guess", who, form))
        return tuple(o for o in found if kind in (None, o.kind))

    def default(self, s, who):
        if not any(a.who == who != CHANCE for a in self.awaits(s)):
            return None
        return Deal(by=who) if who == CROUPIER else Guess(by=who, says="low", amount=1)

    def play(self, run, c):
        match c:
            case Deal():
                run(DealBegun(round=run.s.round + 1))
            case Chance(what="card", value=value):
                run(Laid(card=Veiled(None if value == UNKNOWN else value)))
            case Guess(by=who, says=says, amount=n):
                run(Guessed(who=who, says=says, stake=n, moves=(Move(who, CLOTH, n, "bet"),)))
                if run.s.card.value is not None:
                    self.settle(run, run.s.card.value)
            case Chance(value=value):
                self.settle(run, value)

    def settle(self, run, card):
        s = run.s
        run(TurnedOver(card=card))
        won = (s.says == "high") == (card > 5)
        stake = Move(CLOTH, s.player if won else FLOAT, s.stake, "stake" if won else "lost")
        run(Settled(moves=(stake, Move(FLOAT, s.player, s.stake, "win")) if won else (stake,)))

    def evolve(self, s, e):
        match e:
            case DealBegun(round=n):
                return replace(s, round=n, phase="laying")
            case Laid(card=card):
                return replace(s, card=card, phase="guessing")
            case Guessed(who=who, says=says, stake=n):
                return replace(s, player=who, says=says, stake=n, phase="exposing")
            case TurnedOver(card=card):
                return replace(s, card=Veiled(card, None))
        return Facedown(chips=s.chips, round=s.round)  # Settled

    def holdings(self, s):
        return {CLOTH: s.stake}
