"""An evening at a poker table against the house. An empty line deals; each hand in its turn is asked what it wants.

Bets are laid and told as at every table, the deck is looked after as at every card table. Cards lie face down: a person
sees the own ones, and everybody what has been turned over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from msgspec.structs import replace
from rich.text import Text

from novamas.cli.play.cloths import MINE, THEIRS, AnySheet, Sheet, faces
from novamas.cli.play.grammar import Misread, normalise, phrases
from novamas.cli.play.info import charts
from novamas.cli.play.session import ME
from novamas.cli.play.tables.boxes import BoxSession
from novamas.cli.play.tables.cards import CardCroupier
from novamas.cli.play.terminal import Goodbye
from novamas.games.boxes.acts import Admitted, ConsentSought, Dismissed
from novamas.games.cloth.acts import StakesReturned, TakeBack
from novamas.games.poker.acts import (
    BankOpened,
    CardsTurned,
    Folded,
    HandSettled,
    HandsMade,
    JackpotFed,
    JackpotPaid,
    Misdeal,
    NotFollowed,
    PartBegun,
    PlayerPunished,
    PlayerWarned,
    Poker,
    RoundVoided,
    SecondPlaced,
    SideSettled,
    WentOn,
)
from novamas.games.poker.draw.acts import BankDiscarded, Discard, Discarded, PotFed
from novamas.games.poker.no_draw.acts import CardBought
from novamas.games.poker.play import AnyPoker
from novamas.games.poker.texas.acts import CountPutRight, HandsWithdrawn
from novamas.games.poker.trijoker.acts import BetLeft, BetWithdrawn
from novamas.games.shoe.acts import Dealt, ShoeLoaded
from novamas.kit.cards import parse
from novamas.kit.decider import FLOAT, STAFF, Call, Event, Offer, mask
from novamas.kit.percents import percent
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import OneOf, Subset


class PokerCroupier(CardCroupier):
    """The voice at a poker table."""

    def tell(self, event: Event, desk: Poker) -> None:
        match event:
            case ShoeLoaded() | HandsMade() | PartBegun() | SecondPlaced():
                self.calls(event.calls)
            case Dealt(card=card):
                if card.to is None and card.value is not None:
                    self.t.line(f"  {self.cards((card.value,))}")
            case CardsTurned(to=to):
                if to in desk.hands:
                    self.sentence(event, desk, self.style(desk, to))
                else:
                    self.grounds = ()
                    self.sentence(event, desk, "bold")
                    self.calls(event.calls)
            case BankOpened():
                self.because(*event.clauses)
                self.calls(event.calls)
            case WentOn(hand=hand) | Folded(hand=hand) | BetLeft(hand=hand) | BetWithdrawn(hand=hand):
                self.calls(event.calls)
                self.sentence(event, desk, self.style(desk, hand))
            case Discarded(hand=hand) | CardBought(hand=hand):
                self.sentence(event, desk, self.style(desk, hand))
            case BankDiscarded():
                self.grounds = event.clauses
                self.calls(event.calls)
                if event.cards:
                    self.sentence(event, desk, "bold")
            case JackpotPaid(hand=hand):
                self.because(*event.clauses)
                self.sentence(event, desk, self.style(desk, hand))
            case JackpotFed() | PotFed():
                self.sentence(event, desk)
            case HandSettled(hand=hand) | SideSettled(hand=hand):
                if self.concerns(desk, event.bets):
                    self.because(*event.clauses, *self.clauses_of_payment())
                self.sentence(event, desk, self.style(desk, hand))
            case RoundVoided() | PlayerPunished() | PlayerWarned() | HandsWithdrawn() | CountPutRight():
                self.grounds = event.clauses
                self.calls(event.calls)
                self.sentence(event, desk, "bold")
            case NotFollowed() | ConsentSought() | Admitted() | Dismissed():
                self.sentence(event, desk)
            case StakesReturned(bets=bets):
                if self.concerns(desk, bets):
                    self.because(*event.clauses)
                    self.sentence(event, desk)
            case _:
                super().tell(event, desk)

    def say_fields(self, call: Call, lang: str) -> PlainDict:
        """Cards are called as they are read everywhere else."""
        return {
            k: self.cards((parse(str(v)),)) if k == "card" else v for k, v in super().say_fields(call, lang).items()
        }

    def style(self, desk: Poker, hand: str) -> str:
        return MINE if desk.hands[hand].holder == self.me else THEIRS

    def concerns(self, desk: Poker, bets: tuple[int, ...]) -> bool:
        return any(desk.bets[id].owner == self.me for id in bets)

    def sentence(self, event: Event, desk: Poker, style: str = "") -> None:
        """An event in the words of the book."""
        moves = event.moves
        people = [m.dst for m in moves if not m.dst.startswith("@")]
        named = getattr(event, "who", "") or getattr(event, "owner", "")
        cause = getattr(event, "cause", "")
        self.t.say(
            f"event-{type(event).__name__}",
            style,
            who=named or next(iter(people), next((m.src for m in moves), "")),
            of=getattr(event, "of", ""),
            guest=getattr(event, "guest", ""),
            box=getattr(event, "box", 0),
            hand=str(getattr(event, "hand", "") or getattr(event, "to", "")),
            cards=self.cards(getattr(event, "cards", ())),
            cause=self.t.word(f"event-cause-{cause}") if cause else "",
            bets=len(getattr(event, "bets", ())),
            result=getattr(event, "result", "") or "other",
            amount=self.money(sum(m.amount for m in moves)),
            won=self.money(sum(m.amount for m in moves if m.why in ("win", "bonus", "jackpot"))),
            house=self.money(sum(m.amount for m in moves if m.dst == FLOAT)),
            people=self.money(sum(m.amount for m in moves if m.dst in people)),
        )


class PokerSession(BoxSession):
    """One person's evening at poker."""

    @staticmethod
    def draw_cloth(sheet: AnySheet) -> list[Text]:
        return draw_hands(sheet)

    voice = PokerCroupier
    ways: ClassVar[dict[str, str]] = {
        "Go": "go",
        "Fold": "fold",
        "LeaveBet": "leave",
        "WithdrawBet": "withdraw",
        "Follow": "follow",
        "Consent": "consent",
        "BuyCard": "buy-card",
    }

    def answers(self) -> list[Offer]:
        """Where one of the own cards is given away, one answer for each of them."""
        found: list[Offer] = []
        for offer in super().answers():
            given = offer.form.get("card")
            each = given.each() if given is not None else ()
            found += [replace(offer, form={**offer.form, "card": OneOf((n,))}) for n in each] or [offer]
        return found

    def way(self, offer: Offer) -> str:
        if "card" not in offer.form:
            return super().way(offer)
        held = mask(self.desk, ME).cards[self.desk.turn][find_given_away(offer) - 1]
        return self.t.word(f"play-way-{self.ways[offer.kind]}", card=self.t.spell(faces((held,))))

    def words_for(self, offer: Offer) -> tuple[str, ...]:
        if "card" not in offer.form:
            return super().words_for(offer)
        return tuple(f"{verb} {find_given_away(offer)}" for verb in phrases(f"play-answer-{self.ways[offer.kind]}"))

    def decide(self) -> None:
        """What the person wants; cards that are changed are named by their numbers in the hand."""
        asked = next((offer for offer in self.table.options(ME, "Discard")), None)
        if asked is None:
            super().decide()
            return
        cards = asked.form["cards"]
        assert isinstance(cards, Subset)
        for line, named in self.numbers(self.t.word("play-which-cards", most=cards.hi), asked):
            if named is not None and cards.has(named):
                self.act(Discard(by=ME, cards=named))
                return
            self.t.say("play-bad-cards", "bold", said=line, most=cards.hi)

    def numbers(self, question: str, asked: Offer) -> Iterator[tuple[str, tuple[int, ...] | None]]:
        """Asks for cards of the hand by their numbers until whoever asks is content: the line that was typed, and the
        numbers in it, or nothing where it says something else."""
        while True:
            line = self.t.ask(f"{self.situation()}. {question}").strip()
            if normalise(line) in phrases("play-verb-quit"):
                raise Goodbye
            if line == "?" or normalise(line) in phrases("play-answer-hint"):
                self.hint([asked])
                continue
            said = line.replace(",", " ").split()
            whole = all(number.isdecimal() for number in said)
            yield line, tuple(sorted(map(int, said))) if whole else None

    def own_bets(self) -> list[tuple[str, int]]:
        """The own bets as they were said: those that are laid together as one."""
        game = cast(AnyPoker, self.game)
        laid = {b.on: b.amount for b in self.desk.bets.values() if b.owner == ME}
        whole = {
            spot.key: sum(laid[on] for on, _ in spot.parts)
            for spot in game.spots.values()
            if spot.parts and all(on in laid for on, _ in spot.parts)
        }
        return [*((on, amount) for on, amount in laid.items() if game.spots[on].kind not in game.parts), *whole.items()]

    def undo(self) -> None:
        """Takes the last line of bets back; what is laid together goes together."""
        if not self.laid:
            raise Misread("play-nothing-laid")
        before = self.chips()
        for id, amount in reversed(self.laid.pop()):
            if id in self.desk.bets:
                self.act(TakeBack(by=ME, bet=id, amount=min(amount, self.desk.bets[id].amount)), quiet=True)
        self.redraw_bets(self.chips() - before)

    def clear(self) -> None:
        before = self.chips()
        for id in [id for id, b in self.desk.bets.items() if b.owner == ME]:
            if id in self.desk.bets:
                self.act(TakeBack(by=ME, bet=id, amount=self.desk.bets[id].amount), quiet=True)
        if self.chips() == before:
            raise Misread("play-nothing-laid")
        self.laid = []
        self.redraw_bets(self.chips() - before)

    def situation(self) -> str:
        """The hand in question, and what else lies open."""
        desk = mask(self.desk, ME)
        hand = desk.turn or next((key for key in desk.order if desk.hands[key].holder == ME), "")
        own = f"{hand}: {self.t.spell(faces(desk.cards.get(hand, ())))}"
        others = [cards for place, cards in desk.cards.items() if place not in desk.hands]
        if any(card.value is not None for cards in others for card in cards):
            shown = " ".join(self.t.spell(faces(cards)) for cards in others)
            return self.t.word("play-beside", hands=own, cards=shown)
        return own

    def hint(self, offers: list[Offer]) -> None:
        """What each answer is worth to somebody who knows no more than what they see; else the chart."""
        told = cast(AnyPoker, self.game).advice(mask(self.desk, ME)) if self.desk.pending else {}
        known = sorted((o for o in offers if o.kind in told), key=lambda o: -told[o.kind])
        ways = (f"{self.way(o)} {percent(told[o.kind], self.t.lang, digits=1, sign=True)}" for o in known)
        if known:
            self.t.say("play-hint-hand", "dim", ways=", ".join(ways))
        elif not charts(self):
            self.t.say("play-no-hint")

    def void(self, rest: str) -> None:
        """Staff report a mistake in the deal: the cards go out first, and then they do not count."""
        causes = self.game.rules.misdeal.causes
        named = {cause: {normalise(cause), *phrases(f"event-cause-{cause}")} for cause in causes}
        cause = next((c for c, said in named.items() if rest in said), None) if rest else causes[0]
        if cause is None:
            raise Misread("play-no-such-cause", said=rest, causes=", ".join(causes))
        self.t.keep()
        self.staff()
        by = next((who for who in STAFF if self.table.options(who, "Misdeal")), None)
        if by is not None:
            self.act(Misdeal(by=by, cause=cause))
        self.open()
        self.board.repaint(self.t.release())


def find_given_away(offer: Offer) -> int:
    """The number of the card that an answer gives away."""
    number = next(iter(offer.form["card"].each()))
    assert isinstance(number, int)
    return number


def draw_hands(sheet: Sheet[AnyPoker, Poker]) -> list[Text]:
    """The cards that belong to all and to the bank, and a line for every box: who sits there, its bets, its hand."""
    game = sheet.game
    desk: Poker = mask(sheet.desk, sheet.me)
    lines = []
    for place in dict.fromkeys(game.place_of(slot) for slot in game.rules.deal.order if slot != "hand"):
        laid = sheet.t.spell(faces(desk.cards.get(place, ()))) or "—"
        lines.append(Text.assemble((f"{sheet.t.word(f'play-place-{place}')}: ", "dim"), (laid, "bold")))
    for box in game.boxes:
        seated = desk.seats[box - 1] if box <= len(desk.seats) else None
        who = sheet.t.word("play-you") if seated == sheet.me else seated or ""
        line = Text.assemble((f"{box} ", "bold"), (f"{who:<12.12}", MINE if seated == sheet.me else THEIRS))
        for spot in (s for s in game.spots if s.partition(":")[2] == str(box)):
            line.append(sheet.stake_text(spot))
        if cards := sheet.t.spell(faces(desk.cards.get(str(box), ()))):
            line.append(f"  {cards}")
        lines.append(line)
    return lines


SESSION = PokerSession
