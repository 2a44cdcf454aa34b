"""The croupier's voice: every event of a round as a line, in the order in which it happens, with its clause.

The calls are Spanish, because the laws say so; who does not know Spanish hears them translated as well.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from novamas.cli.names import spot_name
from novamas.cli.play.cloths import HELD, MINE, THEIRS, shape
from novamas.cli.play.terminal import Terminal
from novamas.cli.screen import ids
from novamas.games.cloth.acts import Bet
from novamas.games.cloth.prison import Freed, HalfReturned, Imprisoned, PrisonOffered, Reduced, Refunded
from novamas.games.spin import (
    AnySpin,
    BetPlaced,
    BettingOpened,
    Collected,
    Landed,
    Launched,
    Paid,
    RoundEnded,
    SpinVoided,
)
from novamas.kit import words
from novamas.kit.decider import Actor, AnyDesk, Call, Event
from novamas.kit.money import Currency, show
from novamas.kit.plain import PlainDict
from novamas.table.acts import Brought, Joined, LastAnnounced, ToppedUp

CALL = "bold"
CLAUSES_SHOWN = 2


def inside(name: str) -> str:
    """A name as it stands inside a sentence: with a small letter, unless it is a proper one, such as Texas Bonus."""
    proper = any(word[:1].isupper() for word in name.split()[1:])
    return name if proper else name[:1].lower() + name[1:]


class Croupier:
    """Tells one person what happens at the table, and remembers on what grounds."""

    def __init__(self, t: Terminal, game: AnySpin, me: Actor, currency: Currency) -> None:
        self.t, self.game, self.me, self.currency = t, game, me, currency
        self.grounds: tuple[str, ...] = ()
        self.paid_others: list[str] = []

    def name(self, spot: str) -> str:
        """A spot in words, as they stand inside a sentence."""
        return inside(spot_name(spot, self.t.lang))

    def say_bet(self, spot: str, amount: str) -> str:
        """A bet as one would say it: “10 red”, “5 on 17”."""
        name = self.name(spot)
        return f"{amount} {self.t.word('play-on', spot=name) if name[:1].isdigit() else name}"

    def money(self, amount: int) -> str:
        return self.t.money(amount, self.currency)

    def because(self, *clauses: str) -> None:
        """Adds to what `why` will explain."""
        self.grounds = tuple(dict.fromkeys((*self.grounds, *clauses)))

    # -- events ------------------------------------------------------------------------------------------------

    def tell(self, event: Event, desk: AnyDesk) -> None:
        """One event, told with the desk as it was before it."""
        if not isinstance(event, Paid):
            self.others_paid()
        match event:
            case Landed(value=value):
                self.show_result(event, value)
            case Collected(bets=bets):
                self.tell_collected(event, [desk.bets[id] for id in bets])
            case Paid(bets=bets):
                self.tell_paid(event, [desk.bets[id] for id in bets])
            case Freed(bets=bets) | Refunded(bets=bets) | Reduced(bets=bets) | HalfReturned(bets=bets):
                self.zero(event, bets, desk)
            case PrisonOffered(bets=bets):
                if any(desk.bets[id].owner == self.me for id in bets):
                    self.because(*event.clauses)
            case Imprisoned(bet=id):
                self.tell_imprisoned(event, desk.bets[id])
            case SpinVoided(cause=cause):
                self.grounds = event.clauses
                said = self.t.word(f"play-cause-{cause}")
                self.t.say("play-voided", HELD, cause=said, clauses=self.cite(event.clauses))
                self.calls(event.calls)
            case Brought(who=who, amount=amount) if who != self.me:
                self.t.say("play-brings", THEIRS, who=who, amount=self.money(amount))
            case ToppedUp(amount=amount):
                self.t.say("play-topped-up", "dim", amount=self.money(amount))
            case BetPlaced() | Launched() | RoundEnded() | Joined() | Brought():
                pass
            case BettingOpened() | LastAnnounced():
                self.calls(event.calls)
            case _:
                self.calls(event.calls)

    def calls(self, calls: tuple[Call, ...], before: Text | None = None) -> None:
        """What is called aloud, in Spanish; then in the listener's own words, below where there is no room beside."""
        if not calls:
            return
        aloud = self.t.spell(f"«{' · '.join(self.word_call(c, 'es') for c in calls)}»")
        line = Text.assemble(before or "  ", (aloud, CALL))
        if self.t.lang != "es":
            heard = self.t.spell(f"({' · '.join(self.word_call(c, self.t.lang) for c in calls)})")
            beside = len(line) + len(heard) < self.t.console.width
            line.append(f" {heard}" if beside else f"\n  {heard}")
        self.t.line(line)

    def word_call(self, call: Call, lang: str) -> str:
        """A call in words; whoever listens is called as one speaks to them."""
        you = words.say("play-you", lang)
        args = {k: you if v == self.me else v for k, v in self.say_fields(call, lang).items()}
        return words.say(f"call-{call.key}", lang, **args)

    def say_fields(self, call: Call, lang: str) -> PlainDict:
        """What a call names, amounts as one writes them in its language."""
        return {
            k: show(v, self.currency, lang) if k in words.MONEY_CALLS and isinstance(v, int) else v
            for k, v in call.args.items()
        }

    def show_result(self, event: Event, value: int | str) -> None:
        self.grounds = ()
        text, style = shape(self.game, self.t, value)
        self.calls(event.calls, Text.assemble("  ", (f" {text} ", f"{style} reverse"), "  "))

    def tell_collected(self, event: Event, bets: list[Bet]) -> None:
        mine = [b for b in bets if b.owner == self.me]
        theirs = sum(b.amount for b in bets if b.owner != self.me)
        if not mine:
            self.t.say("play-collected-others", "dim", amount=self.money(theirs))
            return
        kinds = [self.game.spots[b.on].kind for b in mine]
        self.because(*(c for kind in kinds for c in self.game.bet_rule(kind).clauses), *self.clauses_of_payment())
        self.t.say(
            "play-collected-both" if theirs else "play-collected",
            amount=self.money(sum(b.amount for b in mine)),
            bets=", ".join(self.name(b.on) for b in mine),
            others=self.money(theirs),
            clauses=self.cite(self.clauses_of_payment()),
        )

    def clauses_of_payment(self) -> tuple[str, ...]:
        return tuple(self.game.rules.settlement.clauses)

    unlike: ClassVar[str] = ""
    """What is said of a bet that was not paid at its plain price, where a game has such bets."""

    def tell_paid(self, event: Paid, bets: list[Bet]) -> None:
        if bets[0].owner == self.me and self.unlike and self.pays_unlike(event, bets[0]):
            return
        if bets[0].owner != self.me:
            won = sum(m.amount for m in event.moves if m.why == "win")
            names = ", ".join(self.name(b.on) for b in bets)
            self.paid_others.append(f"{bets[0].owner} {self.money(won) if won else self.t.word('play-tie')} ({names})")
            return
        self.others_paid()
        for bet in bets:
            rule = self.game.bet_rule(self.game.spots[bet.on].kind)
            self.because(*rule.clauses, *self.game.rules.won.clauses, *self.clauses_of_payment())
            self.t.say(
                "play-paid" if rule.pays else "play-paid-nothing",
                MINE,
                bet=self.name(bet.on),
                amount=self.money(bet.amount),
                odds=str(rule.pays),
                win=self.money(self.game.house.rounding.share(bet.amount, rule.pays)),
                clauses=self.cite(rule.clauses),
            )
        if event.colour_chips:
            self.t.say("play-in-colour", "dim", chips=str(event.colour_chips))

    def pays_unlike(self, event: Paid, bet: Bet) -> bool:
        """Tells a bet as it was paid, if that is not its plain price; whether it was so."""
        won = sum(m.amount for m in event.moves if m.why == "win")
        rule = self.game.bet_rule(self.game.spots[bet.on].kind)
        if self.game.house.rounding.share(bet.amount, rule.pays) == won:
            return False
        self.because(*rule.clauses, *self.clauses_of_payment())
        self.t.say(self.unlike, "bold", bet=self.name(bet.on), win=self.money(won))
        return True

    def others_paid(self) -> None:
        """Other people's winnings, one line for all who were paid in a row."""
        if self.paid_others:
            self.t.say("play-paid-others", THEIRS, who=", ".join(self.paid_others))
            self.paid_others = []

    def zero(self, event: Event, bets: tuple[int, ...], desk: AnyDesk) -> None:
        """What zero does to even chances, and how they come out of prison."""
        mine = [desk.bets[id] for id in bets if desk.bets[id].owner == self.me]
        key = {Freed: "freed", Refunded: "refunded", Reduced: "reduced", HalfReturned: "half"}[type(event)]
        if mine:
            self.because(*event.clauses)
            back = sum(m.amount for m in event.moves if m.dst == self.me)
            left = sum(n for id, n in zip(bets, getattr(event, "left", ()), strict=False) if desk.bets[id] in mine)
            self.t.say(
                f"play-{key}",
                HELD,
                bets=", ".join(self.name(b.on) for b in mine),
                amount=self.money(back or left),
                clauses=self.cite(event.clauses),
            )
        if others := [desk.bets[id] for id in bets if desk.bets[id].owner != self.me]:
            who = ", ".join(dict.fromkeys(f"{b.owner} ({self.name(b.on)})" for b in others))
            self.t.say(f"play-{key}-others", "dim", who=who)

    def tell_imprisoned(self, event: Event, bet: Bet) -> None:
        if bet.owner == self.me:
            self.because(*event.clauses)
            clauses = self.cite(event.clauses)
            name = spot_name(bet.on, self.t.lang)
            self.t.say("play-imprisoned", HELD, bet=name, amount=self.money(bet.amount), clauses=clauses)
        else:
            self.t.say("play-imprisoned-others", "dim", who=bet.owner, bet=self.name(bet.on))

    # -- grounds -----------------------------------------------------------------------------------------------

    def cite(self, clauses: tuple[str, ...]) -> str:
        """The first clauses in brackets; `why` has the rest."""
        more = " …" if len(clauses) > CLAUSES_SHOWN else ""
        return f"[{ids(clauses[:CLAUSES_SHOWN])}{more}]" if clauses else ""
