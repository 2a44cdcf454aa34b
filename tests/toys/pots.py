"""A pot: an ante, one card each in secret, one interval of betting without a limit, and side pots cut at each all-in.

It exists to try the protocol where stacks are short: forced posts, offers that shrink to what a player has, an
all-in below the least raise, an uncalled part that goes back, layers with different owners, ties that do not divide.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.kit.chance import Counts
from novamas.kit.decider import CHANCE, CROUPIER, Await, Chance, Desk, Game, Move, Offer, Veiled, veil
from novamas.kit.spaces import Amount
from toys.kinds import command, event

POT, SHOE, ANTE, LEAST = "@pot", (2,) * 6, 5, 10


class Pots(Desk, frozen=True, kw_only=True):
    phase: str = "open"
    shoe: Veiled[tuple[int, ...]] = Veiled(SHOE, None)
    order: tuple[str, ...] = ()
    due: tuple[str, ...] = ()
    todo: tuple[str, ...] = ()
    cards: dict[str, Veiled[int]] = {}
    put: dict[str, int] = {}
    high: int = 0
    pots: tuple[tuple[int, tuple[str, ...]], ...] = ()


StartHand = command("StartHand")
Fold = command("Fold")
Call = command("Call")
RaiseTo = command("RaiseTo", to=int)

HandStarted = event("HandStarted", round=int, put=dict[str, int], high=int)
Dealt = event("Dealt", to=str, card=Veiled[int])
BettingBegun = event("BettingBegun", todo=tuple[str, ...])
Folded = event("Folded", who=str)
Called = event("Called", who=str, put=int)
Raised = event("Raised", who=str, put=int, todo=tuple[str, ...])
Uncalled = event("Uncalled", who=str, put=int)
PotsCut = event("PotsCut", pots=tuple[tuple[int, tuple[str, ...]], ...])
Shown = event("Shown", reveals=True, cards=dict[str, int])
PotWon = event("PotWon", shares=dict[str, int])
HandEnded = event("HandEnded", shoe=tuple[int, ...])


class PotGame(Game[Pots]):
    name = "pots"
    commands = (StartHand, Fold, Call, RaiseTo, Chance)
    events = (HandStarted, Dealt, BettingBegun, Folded, Called, Raised, Uncalled, PotsCut, Shown, PotWon, HandEnded)
    state = Pots

    def solvent(self, s):
        return tuple(p for p, n in s.chips.items() if n > 0)

    def awaits(self, s):
        if s.phase == "open":
            return (Await(CROUPIER, ("StartHand",)),) if len(self.solvent(s)) > 1 else ()
        if s.phase == "dealing":
            return (Await(CHANCE, ("Chance",), "card"),)
        return (Await(s.todo[0], ("Fold", "Call", "RaiseTo")),)

    def chance(self, s):
        return Counts(s.shoe.value) if s.phase == "dealing" else None

    def options(self, s, who, kind=None):
        found = []
        if s.phase == "open" and who == CROUPIER and len(self.solvent(s)) > 1:
            found.append(Offer("StartHand", who))
        if s.phase == "betting" and who == s.todo[0]:
            found += [Offer("Fold", who), Offer("Call", who)]
            most, least = s.put[who] + s.chips[who], s.high + LEAST
            if most > s.high:  # all-in is always a raise, even below the least one
                found.append(Offer("RaiseTo", who, {"to": Amount(min(least, most), most)}))
        return tuple(o for o in found if kind in (None, o.kind))

    def default(self, s, who):
        if not any(a.who == who != CHANCE for a in self.awaits(s)):
            return None
        return StartHand(by=who) if who == CROUPIER else Call(by=who) if s.high == s.put[who] else Fold(by=who)

    def play(self, run, c):
        s = run.s
        match c:
            case StartHand():
                put = {p: min(ANTE, s.chips[p]) for p in self.solvent(s)}
                moves = tuple(Move(p, POT, n, "ante") for p, n in put.items())
                run(HandStarted(round=s.round + 1, put=put, high=ANTE, moves=moves))
            case Chance(value=card):
                run(Dealt(to=s.due[0], card=veil(card, "owner", s.due[0])))
                if not run.s.due:
                    todo = tuple(p for p in s.order if s.chips[p] > 0)
                    run(BettingBegun(todo=todo)) if len(todo) > 1 else self.finish(run)
            case Fold(by=who):
                run(Folded(who=who))
            case Call(by=who):
                n = min(s.chips[who], s.high - s.put[who])
                run(Called(who=who, put=s.put[who] + n, moves=(Move(who, POT, n, "call"),) if n else ()))
            case RaiseTo(by=who, to=to):
                at = s.order.index(who)
                todo = tuple(p for p in s.order[at + 1 :] + s.order[:at] if s.chips[p] > 0)
                run(Raised(who=who, put=to, todo=todo, moves=(Move(who, POT, to - s.put[who], "raise"),)))
        if run.s.phase == "betting" and (not run.s.todo or len(run.s.order) == 1):
            self.finish(run)

    def finish(self, run):
        """What nobody called goes back; the rest is cut in layers, each won by the best of those who reach it."""
        top, second = sorted(run.s.put.values())[:-3:-1]
        if top > second:
            who = max(run.s.put, key=run.s.put.__getitem__)
            run(Uncalled(who=who, put=second, moves=(Move(POT, who, top - second, "uncalled"),)))
        run(PotsCut(pots=layers(run.s)))
        cards = {p: run.s.cards[p].value for p in run.s.order}
        if len(cards) > 1:
            run(Shown(cards=cards))
        while run.s.pots:
            amount, who = run.s.pots[0]
            best = [p for p in who if cards[p] == max(cards[q] for q in who)]
            shares = {p: amount // len(best) + (i < amount % len(best)) for i, p in enumerate(best)}
            moves = tuple(Move(POT, p, n, "won") for p, n in shares.items() if n)
            run(PotWon(shares=shares, moves=moves))
        run(HandEnded(shoe=SHOE))

    def evolve(self, s, e):
        match e:
            case HandStarted(round=n, put=put, high=high):
                hidden, names = Veiled(s.shoe.value, ()), tuple(put)
                return replace(s, round=n, put=put, order=names, due=names, high=high, phase="dealing", shoe=hidden)
            case Dealt(to=to, card=card):
                left = tuple(n - (i == card.value) for i, n in enumerate(s.shoe.value))
                return replace(s, cards={**s.cards, to: card}, due=s.due[1:], shoe=Veiled(left, s.shoe.to))
            case BettingBegun(todo=todo):
                return replace(s, todo=todo, phase="betting")
            case Folded(who=who):
                return replace(s, order=tuple(p for p in s.order if p != who), todo=s.todo[1:])
            case Called(who=who, put=n):
                return replace(s, put={**s.put, who: n}, todo=s.todo[1:])
            case Raised(who=who, put=n, todo=todo):
                return replace(s, put={**s.put, who: n}, todo=todo, high=n)
            case Uncalled(who=who, put=n):
                return replace(s, put={**s.put, who: n})
            case PotsCut(pots=pots):
                return replace(s, pots=pots, put={})
            case Shown():
                return s
            case PotWon():
                return replace(s, pots=s.pots[1:])
        return Pots(chips=s.chips, round=s.round, shoe=Veiled(e.shoe, None))  # HandEnded

    def holdings(self, s):
        return {POT: sum(s.put.values()) + sum(n for n, _ in s.pots)}


def layers(s):
    """One pot for each level at which somebody still in the hand was all-in; folded chips stay where they lie."""
    levels = sorted({n for p, n in s.put.items() if p in s.order})
    pots, below = [], 0
    for level in levels:
        last = level == levels[-1]
        amount = sum((n if last else min(n, level)) - min(n, below) for n in s.put.values())
        pots.append((amount, tuple(p for p in s.order if s.put[p] >= level)))
        below = level
    return tuple(pots)
