"""Toys with a fault planted in each, and the property that must notice: the suite that guards the games is guarded too.

`SURVIVORS` are faults that no property can see, because nothing in the protocol says what is right: who ought to see a
card, who ought to be asked, what a win pays, who wins. They are law; ADR 0007 makes the first of them data, and
clause tests, odds and mutants must catch them all.
"""

from __future__ import annotations

import random
from itertools import count

from msgspec.structs import replace

from novamas.kit.chance import Counts
from novamas.kit.decider import CROUPIER, Await, Call, Move, Offer, Refused, Veiled, is_person
from novamas.kit.spaces import Amount, OneOf
from toys import duel, pots
from toys.duel import BANK, CLOTH, SHOE, DuelGame
from toys.kinds import event
from toys.pots import PotGame

# -- who knows what ------------------------------------------------------------------------------------------


class CardCalledAloud(DuelGame):
    def dealt(self, to, card):
        return replace(super().dealt(to, card), calls=(Call("card", {"rank": card}),))


class CardBesideTheVeil(DuelGame):
    """Veiled in the state, open in the event."""

    def dealt(self, to, card):
        made = super().dealt(to, card)
        return replace(made, clauses=(f"rank {card}",))


class ShoeInSight(DuelGame):
    def evolve(self, s, e):
        after = super().evolve(s, e)
        return replace(after, shoe=Veiled(after.shoe.value, None))


class UnmaskedView(DuelGame):
    def view(self, s, who):
        return s


class DefaultKnowsTheOtherCard(DuelGame):
    def default(self, s, who):
        made = super().default(s, who)
        other = next((v.value for p, v in s.cards.items() if p != who), None)
        ways = self.ways(s, who) if who in s.cards else ()
        return replace(made, what=ways[(other or 0) % len(ways)]) if made is not None and ways else made


class StaffActOnHiddenCards(DuelGame):
    def options(self, s, who, kind=None):
        found = super().options(s, who, kind)
        low = any(v.value == 0 for v in s.cards.values())
        return tuple(o for o in found if o.kind != "CardDropped" or not low)


class ForcedChoiceNotAwaited(DuelGame):
    """Plays the only choice for its owner at once, and so tells the table that there was only one."""

    def awaits(self, s):
        found = super().awaits(s)
        return tuple(a for a in found if a.kinds != ("Choose",) or len(self.ways(s, a.who)) > 1) or found[:1]


class RevealsInSecret(DuelGame):
    """The event that shows the choices is not marked as revealing."""

    Shown = event("ChoicesShown", reveals=False, choices=dict[str, str], due=tuple[str, ...])
    events = (*(e for e in DuelGame.events if e is not duel.ChoicesShown), Shown)

    def play(self, run, c):
        def emit(e):
            run(self.Shown(choices=e.choices, due=e.due) if isinstance(e, duel.ChoicesShown) else e)

        super().play(_Through(run, emit), c)

    def evolve(self, s, e):
        if isinstance(e, self.Shown):
            return replace(s, shown=True, due=e.due, phase="dealing")
        return super().evolve(s, e)


class _Through:
    """A run whose events pass through a filter."""

    def __init__(self, run, emit):
        self._run, self._emit = run, emit

    @property
    def s(self):
        return self._run.s

    def __call__(self, e):
        self._emit(e)


def passing(change):
    """A `play` whose events are changed on their way."""

    def play(self, run, c):
        type(self).__mro__[1].play(self, _Through(run, lambda e: [run(x) for x in change(e, c)]), c)

    return play


# -- chips ---------------------------------------------------------------------------------------------------


class PayoutCreatesAChip(DuelGame):
    """One more for each winner, which the bank does not know of."""

    def more(e, c):
        if isinstance(e, duel.Settled):
            yield replace(e, moves=tuple(replace(m, amount=m.amount + (m.why == "win")) for m in e.moves))
        else:
            yield e

    play = passing(more)


class BankMiscounts(DuelGame):
    def holdings(self, s):
        return {**super().holdings(s), BANK: s.bank + (s.round > 1)}


class MoveOfNothing(DuelGame):
    play = passing(lambda e, c: [replace(e, moves=(Move(CLOTH, BANK, 0, "lost"),)) if e.moves == () else e])


class OthersPay(DuelGame):
    """The croupier's deal takes a chip from the banker."""

    def play(self, run, c):
        super().play(run, c)
        if isinstance(c, duel.Deal):
            s = run.s
            if s.chips[s.banker] > 0:
                run(duel.BankTaken(who=s.banker, amount=s.bank + 1, moves=(Move(s.banker, BANK, 1, "tax"),)))


class StakeBeyondTheChips(DuelGame):
    def options(self, s, who, kind=None):
        found = super().options(s, who, kind)
        return tuple(replace(o, form={"amount": Amount(1, s.bank + 9)}) if o.kind == "Stake" else o for o in found)


class OddChipLost(PotGame):
    """A tie that does not divide: the remainder stays nowhere."""

    def less(e, c):
        if isinstance(e, pots.PotWon) and len(e.shares) > 1:
            least = min(e.shares.values())
            yield replace(e, moves=tuple(replace(m, amount=least) for m in e.moves))
        else:
            yield e

    play = passing(less)


class RaiseOnCredit(PotGame):
    def options(self, s, who, kind=None):
        found = super().options(s, who, kind)
        return tuple(
            replace(o, form={"to": replace(o.form["to"], hi=o.form["to"].hi + 1)}) if o.kind == "RaiseTo" else o
            for o in found
        )


# -- offers, awaits, defaults -----------------------------------------------------------------------------------


class OfferedButRefused(DuelGame):
    def play(self, run, c):
        if isinstance(c, duel.Stake) and c.amount == run.s.bank:
            raise Refused("too-much")
        super().play(run, c)


class OfferedButBroken(PotGame):
    """Writes down a level for an all-in below the least raise that nobody can find again."""

    def play(self, run, c):
        if isinstance(c, pots.RaiseTo) and c.to < run.s.high + pots.LEAST:
            raise KeyError(c.by)
        super().play(run, c)


class AcceptedNotOffered(DuelGame):
    """Asked for one kind, it knows more than when asked for all."""

    def options(self, s, who, kind=None):
        found = super().options(s, who, kind)
        if kind == "LeaveBank" and not found and s.banker == who and s.phase == "open":
            return (Offer("LeaveBank", who),)
        return found


class FormForgotAField(DuelGame):
    def options(self, s, who, kind=None):
        return tuple(replace(o, form={}) if o.kind == "Choose" else o for o in super().options(s, who, kind))


class EmptySpace(DuelGame):
    def options(self, s, who, kind=None):
        found = super().options(s, who, kind)
        spare = s.phase == "open" and is_person(who) and s.banker == who and kind in (None, "Choose")
        return (*found, Offer("Choose", who, {"what": OneOf(())})) if spare else found


class AwaitedWithoutOptions(DuelGame):
    def awaits(self, s):
        return super().awaits(s) or ((Await(CROUPIER, ("Deal",)),) if s.banker else ())


class DefaultIgnoresTheRule(DuelGame):
    def default(self, s, who):
        made = super().default(s, who)
        return replace(made, what="keep") if isinstance(made, duel.Choose) else made


class NoDefault(PotGame):
    def default(self, s, who):
        return None if is_person(who) else super().default(s, who)


class EmptyChance(DuelGame):
    def chance(self, s):
        return Counts((0,) * len(SHOE)) if s.phase == "dealing" and len(s.due) == 1 else super().chance(s)


class SilentChance(DuelGame):
    def chance(self, s):
        return None if s.phase == "dealing" and s.shown else super().chance(s)


class EagerChance(DuelGame):
    """Has an answer ready when nobody asked."""

    def chance(self, s):
        return Counts(s.shoe.value) if s.phase == "choosing" else super().chance(s)


# -- facts ---------------------------------------------------------------------------------------------------


class FoldDecides(DuelGame):
    """The fold looks the shoe up in the rules, so an old log would change with them."""

    def __init__(self):
        self.full = SHOE

    def evolve(self, s, e):
        after = super().evolve(s, e)
        return replace(after, shoe=Veiled(self.full, None)) if isinstance(e, duel.HandEnded) else after


class FoldInPlace(DuelGame):
    def evolve(self, s, e):
        if isinstance(e, duel.Staked):
            s.stakes[e.who] = e.total
            return replace(s, holder=e.holder)
        return super().evolve(s, e)


class QuestionChangesTheState(DuelGame):
    def awaits(self, s):
        s.stakes.setdefault("bea", 0) if s.banker == "ana" else None
        return super().awaits(s)


class FoldTakesNotes(DuelGame):
    """The fold remembers outside the state, so the second fold differs from the first."""

    rounds = count()

    def evolve(self, s, e):
        after = super().evolve(s, e)
        return replace(after, round=next(self.rounds)) if isinstance(e, duel.HandBegun) else after


class OwnDice(PotGame):
    """Draws by itself instead of waiting for chance."""

    def play(self, run, c):
        super().play(
            run, replace(c, value=random.choice([v for v, _ in self.chance(run.s)])) if hasattr(c, "value") else c
        )


class ListForATuple(DuelGame):
    play = passing(lambda e, c: [replace(e, due=list(e.due)) if isinstance(e, duel.HandBegun) else e])


class UndeclaredEvent(DuelGame):
    events = tuple(e for e in DuelGame.events if e is not duel.CardSetAside)


class RoleOfNobody(DuelGame):
    """An offer in somebody else's name."""

    def options(self, s, who, kind=None):
        return super().options(s, CROUPIER if who == "@inspector" else who, kind)


FAULTS = {
    CardCalledAloud: "events keep the secret",
    CardBesideTheVeil: "events keep the secret",
    ShoeInSight: "views keep the secret",
    UnmaskedView: "a view hides what is veiled|views keep the secret",
    DefaultKnowsTheOtherCard: "defaults follow what one sees|defaults keep the secret",
    StaffActOnHiddenCards: "options follow what one sees|options keep the secret",
    ForcedChoiceNotAwaited: "awaits are public|awaits keep the secret",
    RevealsInSecret: "events keep the secret",
    PayoutCreatesAChip: "holdings are the book",
    BankMiscounts: "holdings are the book",
    MoveOfNothing: "a move is positive",
    OthersPay: "chips leave a person only by their own command",
    StakeBeyondTheChips: "nobody's chips are below zero|a move is positive",
    OddChipLost: "holdings are the book",
    RaiseOnCredit: "nobody's chips are below zero",
    OfferedButRefused: "nothing offered breaks the engine|nothing breaks the engine",
    OfferedButBroken: "nothing offered breaks the engine|nothing breaks the engine",
    AcceptedNotOffered: "kinds filter|everything accepted was offered",
    FormForgotAField: "a form is complete",
    EmptySpace: "no space is empty",
    AwaitedWithoutOptions: "whoever is awaited has options",
    DefaultIgnoresTheRule: "defaults are legal",
    NoDefault: "whoever is awaited has a default",
    EmptyChance: "chance has something to give",
    SilentChance: "chance answers when it is awaited, and only then",
    EagerChance: "chance answers when it is awaited, and only then",
    FoldDecides: "a log replays without the rules",
    FoldInPlace: "a fold leaves the old state alone",
    QuestionChangesTheState: "questions and refusals change nothing",
    FoldTakesNotes: "the fold of the events is the state|a log replays without the rules",
    OwnDice: "the same command does the same|events keep the secret",
    ListForATuple: "an event survives JSON",
    UndeclaredEvent: "only declared events happen",
    RoleOfNobody: "an offer is the actor's own",
}


# -- what no property can see ------------------------------------------------------------------------------------


class OpenHands(DuelGame):
    """Cards declared public, in events and state alike. Only a rule of sight says that they should not be."""

    sight = {**DuelGame.sight, "hand": "all"}


class BurnCardShown(DuelGame):
    sight = {**DuelGame.sight, "burn": "all"}


class AnybodyReports(DuelGame):
    """A mistake may be reported by the inspector too: offered and accepted alike."""

    def options(self, s, who, kind=None):
        found = super().options(s, CROUPIER if who == "@inspector" else who, kind)
        return tuple(replace(o, by=who) for o in found if o.by == who or o.kind == "CardDropped")


class TiesGoToTheBank(DuelGame):
    """Every chip is accounted for; only it is the wrong one."""

    def settle(self, run):
        s = run.s
        cards = {p: v.value for p, v in s.cards.items()}
        if cards[s.holder] != cards[s.banker]:
            return super().settle(run)
        total = sum(s.stakes.values())
        moves = (Move(CLOTH, BANK, total, "lost"),)
        run(duel.Settled(cards=cards, bank=s.bank + total, cagnotte=s.cagnotte, moves=moves))
        return run(duel.HandEnded(shoe=SHOE))


class ShortStackWinsAll(PotGame):
    """Layers that forget who reached them."""

    def widen(e, c):
        if isinstance(e, pots.PotsCut):
            yield replace(e, pots=((sum(n for n, _ in e.pots), e.pots[0][1]),))
        else:
            yield e

    play = passing(widen)


SURVIVORS = (OpenHands, BurnCardShown, AnybodyReports, TiesGoToTheBank, ShortStackWinsAll)
