"""A duel: one card each, the higher wins. It exists to try the protocol on what the wheel games do not have.

Cards held in secret, a burn card that nobody sees, a shoe whose composition would betray them, choices made in
secret at the same time and shown together, a banker who is a player, bettors who stand behind another's hand, and a
card that falls off the table: the croupier reports it, chance gives another.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.kit.chance import Counts
from novamas.kit.decider import CHANCE, CLOTH, CROUPIER, Await, Chance, Desk, Game, Move, Offer, Veiled, is_person, veil
from novamas.kit.spaces import Amount, OneOf
from toys.kinds import command, event, report

BANK, CAGNOTTE, BURN = "@bank", "@cagnotte", "@burn"
SIGHT = {"hand": "owner", "burn": "nobody", "choice": "owner"}
SHOE, LOW, HIGH = (3,) * 8, 2, 5  # three cards of each of eight ranks; a low card is changed, a high one kept


class Duel(Desk, frozen=True, kw_only=True):
    phase: str = "open"
    bank: int = 0
    banker: str | None = None
    holder: str | None = None
    stakes: dict[str, int] = {}
    cagnotte: int = 0
    shoe: Veiled[tuple[int, ...]] = Veiled(SHOE, None)
    due: tuple[str, ...] = ()
    cards: dict[str, Veiled[int]] = {}
    aside: tuple[Veiled[int], ...] = ()
    choices: dict[str, Veiled[str]] = {}
    shown: bool = False


TakeBank = command("TakeBank", amount=int)
LeaveBank = command("LeaveBank")
Stake = command("Stake", amount=int)  # the first to stake holds the hand; the others stand behind it
Deal = command("Deal")
Choose = command("Choose", what=str)
CardDropped = report("CardDropped", whose=str)

BankTaken = event("BankTaken", who=str, amount=int)
BankLeft = event("BankLeft")
Staked = event("Staked", who=str, total=int, holder=str)
HandBegun = event("HandBegun", round=int, due=tuple[str, ...])
Burnt = event("Burnt", card=Veiled[int])
Dealt = event("Dealt", to=str, card=Veiled[int])
ChoiceOpened = event("ChoiceOpened")
Chosen = event("Chosen", who=str, what=Veiled[str])
CardSetAside = event("CardSetAside", whose=str)
ChoicesShown = event("ChoicesShown", reveals=True, choices=dict[str, str], due=tuple[str, ...])
Settled = event("Settled", reveals=True, cards=dict[str, int], bank=int, cagnotte=int)
HandEnded = event("HandEnded", shoe=tuple[int, ...])


class DuelGame(Game[Duel]):
    name = "duel"
    commands = (TakeBank, LeaveBank, Stake, Deal, Choose, CardDropped, Chance)
    events = (BankTaken, BankLeft, Staked, HandBegun, Burnt, Dealt, ChoiceOpened, Chosen, CardSetAside, ChoicesShown,
              Settled, HandEnded)  # fmt: skip
    state = Duel
    sight = SIGHT

    def awaits(self, s):
        if s.phase == "open":
            return (Await(CROUPIER, ("Deal",)),) if s.stakes else ()
        if s.phase == "dealing":
            return (Await(CHANCE, ("Chance",), "card"),)
        return tuple(Await(who, ("Choose",)) for who in s.cards if who not in s.choices)

    def chance(self, s):
        return Counts(s.shoe.value) if s.phase == "dealing" else None

    def ways(self, s, who):
        card = s.cards[who].value
        return ("change",) if card < LOW else ("keep",) if card > HIGH else ("keep", "change")

    def options(self, s, who, kind=None):
        found = []
        chips, room = s.chips.get(who, 0), s.bank - sum(s.stakes.values())
        if s.phase == "open" and is_person(who):
            if s.banker is None and chips:
                found.append(Offer("TakeBank", who, {"amount": Amount(1, chips)}))
            if s.banker not in (None, who) and min(chips, room) > 0:
                found.append(Offer("Stake", who, {"amount": Amount(1, min(chips, room))}))
            if s.banker == who and not s.stakes:
                found.append(Offer("LeaveBank", who))
        if s.phase == "choosing" and who in s.cards and who not in s.choices:
            found.append(Offer("Choose", who, {"what": OneOf(self.ways(s, who))}))
        if s.phase == "choosing" and who == CROUPIER and len(s.aside) == 1:
            found.append(Offer("CardDropped", who, {"whose": OneOf(tuple(s.cards))}))
        if s.phase == "open" and who == CROUPIER and s.stakes:
            found.append(Offer("Deal", who))
        return tuple(o for o in found if kind in (None, o.kind))

    def default(self, s, who):
        if not any(a.who == who != CHANCE for a in self.awaits(s)):
            return None
        return Deal(by=who) if who == CROUPIER else Choose(by=who, what=self.ways(s, who)[0])

    def play(self, run, c):
        s = run.s
        match c:
            case TakeBank(by=who, amount=n):
                run(BankTaken(who=who, amount=n, moves=(Move(who, BANK, n, "bank"),)))
            case LeaveBank(by=who):
                run(BankLeft(moves=(Move(BANK, who, s.bank, "bank"),) if s.bank else ()))
            case Stake(by=who, amount=n):
                total, holder = s.stakes.get(who, 0) + n, s.holder or who
                run(Staked(who=who, total=total, holder=holder, moves=(Move(who, CLOTH, n, "bet"),)))
            case Deal():
                run(HandBegun(round=s.round + 1, due=(BURN, s.holder, s.banker)))
            case Chance(value=card):
                run(self.dealt(s.due[0], card))
                if not run.s.due:
                    self.settle(run) if s.shown else run(ChoiceOpened())
            case CardDropped(whose=who):
                run(CardSetAside(whose=who))
            case Choose(by=who, what=what):
                run(Chosen(who=who, what=veil(what, self.sight["choice"], who)))
                if len(run.s.choices) == len(s.cards):
                    said = {p: v.value for p, v in run.s.choices.items()}
                    run(ChoicesShown(choices=said, due=tuple(p for p in s.cards if said[p] == "change")))
                    if not run.s.due:
                        self.settle(run)

    def dealt(self, to, card):
        return Burnt(card=veil(card, self.sight["burn"], to)) if to == BURN else Dealt(to=to, card=self.hand(to, card))

    def hand(self, to, card):
        return veil(card, self.sight["hand"], to)

    def settle(self, run):
        s, total, fee = run.s, sum(run.s.stakes.values()), 0
        cards = {p: v.value for p, v in s.cards.items()}
        moves = tuple(Move(CLOTH, p, n, "stake") for p, n in s.stakes.items())
        if cards[s.holder] > cards[s.banker]:
            moves += tuple(Move(BANK, p, n, "win") for p, n in s.stakes.items())
        elif cards[s.holder] < cards[s.banker]:
            fee = total // 20
            moves = (Move(CLOTH, BANK, total, "lost"),) + ((Move(BANK, CAGNOTTE, fee, "fee"),) if fee else ())
        bank = s.bank + sum(m.amount * ((m.dst == BANK) - (m.src == BANK)) for m in moves)
        run(Settled(cards=cards, bank=bank, cagnotte=s.cagnotte + fee, moves=moves))
        run(HandEnded(shoe=SHOE))

    def evolve(self, s, e):
        match e:
            case BankTaken(who=who, amount=n):
                return replace(s, banker=who, bank=n)
            case BankLeft():
                return replace(s, banker=None, bank=0)
            case Staked(who=who, total=n, holder=holder):
                return replace(s, stakes={**s.stakes, who: n}, holder=holder)
            case HandBegun(round=n, due=due):
                return replace(s, round=n, due=due, phase="dealing", shoe=Veiled(s.shoe.value, ()))
            case Burnt(card=card):
                return replace(s, aside=(*s.aside, card), due=s.due[1:], shoe=less(s.shoe, card))
            case Dealt(to=to, card=card):
                return replace(s, cards={**s.cards, to: card}, due=s.due[1:], shoe=less(s.shoe, card))
            case ChoiceOpened():
                return replace(s, phase="choosing")
            case Chosen(who=who, what=what):
                return replace(s, choices={**s.choices, who: what})
            case CardSetAside(whose=who):
                left = {p: v for p, v in s.choices.items() if p != who}
                return replace(s, aside=(*s.aside, s.cards[who]), due=(who,), phase="dealing", choices=left)
            case ChoicesShown(due=due):
                return replace(s, shown=True, due=due, phase="dealing")
            case Settled(bank=bank, cagnotte=cagnotte):
                return replace(s, bank=bank, cagnotte=cagnotte, stakes={}, holder=None, cards={}, choices={})
        return replace(s, phase="open", shown=False, aside=(), shoe=Veiled(e.shoe, None))  # HandEnded

    def holdings(self, s):
        return {BANK: s.bank, CLOTH: sum(s.stakes.values()), CAGNOTTE: s.cagnotte}


def less(shoe, card):
    return Veiled(tuple(n - (i == card.value) for i, n in enumerate(shoe.value)), shoe.to)
