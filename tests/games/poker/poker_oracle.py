"""Poker against the house as its texts have it: a table to play it at, cards in the order of the deal, and what the
tests need to know of a game that are the same for every one (`PLAYS`, `under`, `naming`)."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, TypeVar

import pytest
from card_oracle import CardSession, cards
from spin_oracle import UNIT

from novamas.games import family, make
from novamas.games.boxes.acts import Consent
from novamas.games.cloth import PlaceBet
from novamas.games.odds import Row
from novamas.games.poker.acts import Fold, Go
from novamas.games.poker.draw.acts import Discard
from novamas.games.poker.pai_gow.acts import AcceptBank, PassBank, SetHand
from novamas.games.poker.trijoker.acts import LeaveBet, WithdrawBet
from novamas.kit.chance import Scripted
from novamas.kit.decider import CHANCE, INSPECTOR, Command, Event, is_person
from novamas.table.acts import Bring, Sit
from novamas.table.driver import Table
from novamas.table.opening import Authorisation, Opening

LAW = "euskadi-1996"
G = TypeVar("G")


def made(game: str, kind: type[G], reading: Any = "default", **options: Any) -> G:
    """A game of this law, known to be of its family."""
    found = make(LAW, game, options, reading)
    assert isinstance(found, kind)
    return found


def opening(game: str, **fields: Any) -> Opening:
    return Opening(law=LAW, game=game, **{"minimum": UNIT[LAW], **fields})


def granted(*times: int, **fields: Any) -> Authorisation:
    return Authorisation(minimums=tuple(n * UNIT[LAW] for n in times), **fields)


def rows(game: str, reading: Any = "default") -> dict[tuple[str, str], Row]:
    """The odds of a game, by bet and strategy."""
    return {(row.bet, row.strategy): row for row in family(LAW, game).odds(make(LAW, game, reading=reading))}


def interleaved(*hands: str) -> str:
    """Cards one at a time to each of these hands in turn, the bank's last."""
    return " ".join(card for round_ in zip(*(hand.split() for hand in hands), strict=True) for card in round_)


class PokerSession(CardSession):
    """A table with people in its seats, ready for bets."""

    def __init__(self, game: str, *people: str, standing: tuple[str, ...] = (), **frame: Any) -> None:
        seated = people or ("ana",)
        super().__init__(LAW, game, *seated, *standing, **frame)
        for seat, who in enumerate(seated, 1):
            self.do(Sit(by=who, seat=seat))

    def betting(self) -> None:
        """Staff shuffle and open the betting; whoever is asked to cut does, and nobody takes a bank."""
        while self.phase == "idle" and (self.table.staff() or self.default()):
            pass

    def stakes(self, kind: str, **bets: int) -> None:
        """`ana=10` puts ten minima at the box of Ana's seat."""
        self.betting()
        for who, minima in bets.items():
            self.lay(who, f"{kind}:{self.desk.seats.index(who) + 1}", minima)

    def lay(self, who: str, on: str, minima: int) -> list[Event]:
        self.betting()
        return self.do(PlaceBet(by=who, on=on, amount=minima * self.unit))

    def dealt(self, written: str) -> list[Event]:
        """Cards by name in the order of the deal, "?" for one that nobody sees; staff do what they do in between."""
        mark = len(self.table.log)
        for name in written.split():
            self.table.to_chance()
            what = next(a.what for a in self.table.awaits() if a.who == CHANCE)
            self.draw("?" if name == "?" else cards(name)[0], what)
        return [e.event for e in self.table.log[mark:]]

    def to_card(self) -> bool:
        """Staff carry the round to its next card, and dice say three; False if somebody has to answer first."""
        self.table.to_chance()
        if [a.what for a in self.table.awaits()] == ["dice"]:
            self.draw((1, 1, 1), "dice")
        return bool(self.phase == "closed" and self.desk.due and self.awaited() == [CHANCE])

    def deals(self, hands: dict[str, list[str]], most: int = 52) -> list[Event]:
        """Every place gets the cards that it is meant to have, in whatever order, until somebody has to answer."""
        mark = len(self.table.log)
        while most and self.phase != "idle" and self.to_card():
            self.draw(cards(hands[self.desk.due[0][0]].pop(0))[0])
            most -= 1
        return [e.event for e in self.table.log[mark:]]

    def goes_on(self, hands: dict[str, list[str]]) -> list[Event]:
        """Everybody goes on with all bets and cards, until the round is over."""
        mark = len(self.table.log)
        while self.phase != "idle":
            self.do(going_on(self)) if self.turn() else self.deals(hands)
        return [e.event for e in self.table.log[mark:]]

    def choices(self) -> set[str]:
        """What they may decide whose turn it is."""
        return {kind for a in self.table.awaits() if is_person(a.who) for kind in a.kinds}

    def turn(self) -> str:
        """Whose decision is awaited."""
        return next((a.who for a in self.table.awaits() if is_person(a.who)), "")

    def won(self, who: str) -> float:
        """What somebody has won since the beginning, in minima."""
        return self.net(who) / self.unit

    def seen(self, who: str, place: str) -> list[int | None]:
        """The cards at a place as somebody sees them."""
        return [card.value for card in self.table.view(who).desk.cards.get(place, ())]


def bought_with_cash(game: str) -> tuple[Table, list[Event]]:
    """A table at which Ana has changed cash at the croupier's, and what came of it."""
    table = Table(opening(game, float=8_000_000), Scripted())
    return table, table.act(Bring(by="ana", amount=50_000, means="cash"))


def going_on(t: PokerSession) -> Command:
    """The answer of somebody who goes on, keeps all cards, leaves every bet, sets the low hand as `PLAYS` is meant."""
    who, kinds = t.turn(), t.choices()
    if "SetHand" in kinds:
        return SetHand(by=who, low={"1": (3, 4), "2": (5, 6)}[t.desk.turn])
    if "Discard" in kinds:
        return Discard(by=who, cards=())
    return LeaveBet(by=who) if "LeaveBet" in kinds else Go(by=who)


def at_random(t: PokerSession, rng: random.Random) -> Command:
    """Any answer to what is asked."""
    who, kinds = t.turn(), t.choices()
    often = rng.random() < 0.7
    if "Go" in kinds:
        return Go(by=who) if often else Fold(by=who)
    if "LeaveBet" in kinds:
        return LeaveBet(by=who) if often else WithdrawBet(by=who)
    if "Discard" in kinds:
        return Discard(by=who, cards=tuple(sorted(rng.sample(range(1, 6), rng.randrange(3)))))
    if "SetHand" in kinds:
        return SetHand(by=who, low=tuple(sorted(rng.sample(range(1, 8), 2))))
    if "AcceptBank" in kinds:
        return PassBank(by=who) if often else AcceptBank(by=who, amount=50 * t.unit)
    command = t.table.decider.default(t.table.state, who)
    assert command is not None
    return command


def guest_at(game: str, *more: str, consents: bool = True, **frame: Any) -> PokerSession:
    """Ana, who sits with Bea, has ten on her box; Zoe, who stands, has four on it."""
    t = PokerSession(game, "ana", "bea", standing=("zoe", *more), **frame)
    t.stakes("ante", ana=10)
    t.lay("zoe", "ante:1", 4)
    if consents:
        t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    return t


# ---- what the tests of every game need to know of each


class Play(NamedTuple):
    """A game: its boxes and bets, the order of its deal to two players, and hands that come out as is said."""

    game: str
    epigraph: str
    boxes: int
    kinds: tuple[str, ...]
    """Every kind of bet, the one that a round needs first."""
    order: tuple[str, ...]
    cards: dict[str, str]
    """By place: the first player wins, the second loses, and the bank, where there is one, plays."""
    won: tuple[float, float]
    """What they win with ten minima on each bet that a round needs."""
    deck: int = 52
    least: int = 1
    """How many equal bets are laid together."""
    maxima: tuple[int, ...] = ()
    beside: tuple[str, ...] = ()
    """Bets of the same limits that may be laid too."""
    idle: str = ""
    """A bank that does not play."""
    second: int = 0
    """How many antes the second bet is."""
    single: Any = None
    """The reading under which it is one."""
    answers: frozenset[str] = frozenset({"Go", "Fold"})
    blind: bool = False
    """Whether a vacant box may be played by somebody who sits elsewhere."""
    room: int = 0
    """How many bets a box holds, the player's among them."""
    roomier: Any = None
    """The reading under which it is not among them."""

    @property
    def main(self) -> str:
        return self.kinds[0]

    @property
    def stake(self) -> int:
        return 10 * self.least

    def ids(self, written: str) -> tuple[str, ...]:
        return tuple(f"{self.epigraph}-{number}" for number in written.split())

    def table(self, *people: str, **frame: Any) -> PokerSession:
        return PokerSession(self.game, *people, **frame)

    def hands(self, idle: bool = False) -> dict[str, list[str]]:
        """The cards by place, to be dealt; perhaps with a bank that does not play."""
        dealt = self.cards | ({"bank": self.idle} if idle else {})
        return {place: written.split() for place, written in dealt.items()}

    def begun(self, *people: str, idle: bool = False, **frame: Any) -> tuple[PokerSession, dict[str, list[str]]]:
        """A table at which these have bet and cards are dealt up to the first answer, and the cards that are left."""
        t = self.table(*people, **frame)
        t.stakes(self.main, **dict.fromkeys(people or ("ana",), self.stake))
        hands = self.hands(idle)
        t.deals(hands)
        return t, hands


PLAYS = {
    "no_draw": Play(
        "poker-no-draw", "EUS96-11", 7, ("ante", "second-bet"), ("1", "2", "bank") * 5,
        {"1": "AS AH 2D 6D 7D", "2": "3S 5H 9D 8D JD", "bank": "AC KD QC 4C 9C"}, (30, -30),
        maxima=(10, 20, 25, 50), idle="QC 10S 7H 4C 3H", second=2, single={"no-draw-second-bet": "corrected"},
        answers=frozenset({"Go", "Fold", "BuyCard"}), blind=True, room=4, roomier={"no-draw-four-bets": "corrected"},
    ),
    "draw": Play(
        "poker-draw", "EUS96-12", 6, ("ante", "second-bet"), ("1", "2", "bank") * 5,
        {"1": "AS AH 7D 4C 2S", "2": "4S 4H 7H 9C JD", "bank": "8S 8H KD 5C 3S 2H 6S"}, (30, -30),
        maxima=(10, 20, 25, 50), idle="7S 7C KD 5C 3S 2H 6S", second=2, single={"draw-second-bet": "corrected"},
        room=4, roomier={"four-bets-a-box": "corrected"},
    ),
    "trijoker": Play(
        "trijoker", "EUS96-13", 7, ("three-bets", "bet-one", "bet-two", "bet-three"),
        ("1", "2", "left", "1", "2", "right", "1", "2"),
        {"1": "JS JH 9D", "2": "3S 5H 9C", "left": "2C", "right": "7D"}, (30, -30), least=3, maxima=(10, 20, 30),
    ),
    "pai_gow": Play(
        "pai-gow-poker", "EUS96-14", 6, ("wager",), (*["2"] * 7, *["bank"] * 7, *["1"] * 7),
        {"1": "AS AH KS KD 4C 6D 8H", "2": "2S 3S 4D 6H 8C 10D QH", "bank": "2C 3D 5H 7S 9C JD KH"}, (9.5, -10),
        deck=53,
    ),
    "three_card": Play(
        "three-card-poker", "EUS96-15", 7, ("ante", "par-plus", "second-bet"), ("1", "2", "bank") * 3,
        {"1": "AS AH 2D", "2": "3S 5H 9D", "bank": "KS QD 2C"}, (20, -20),
        maxima=(10, 20, 30, 50), beside=("par-plus",), idle="JS 9S 2C", second=1,
        room=2, roomier={"two-bets-a-box": "corrected"},
    ),
    "texas": Play(
        "texas-poker", "EUS96-16", 9, ("ante", "texas-bonus", "second-bet"), (*["1", "2", "bank"] * 2, *["common"] * 3),
        {"1": "AS AH", "2": "3S 5H", "bank": "QS QD", "common": "2C 7D 9H JC 4S"}, (30, -30),
        maxima=(10, 20, 30, 50), beside=("texas-bonus",), idle="KS QD", second=2,
        single={"texas-second-bet": "literal"}, room=2, roomier={"texas-two-bets-a-box": "corrected"},
    ),
}  # fmt: skip


def under(**articles: str) -> pytest.MarkDecorator:
    """A test of `play` for each of these games, which cites these articles of its epigraph."""
    return pytest.mark.parametrize("play", [case(name, written, PLAYS[name]) for name, written in articles.items()])


def naming(**articles: str) -> pytest.MarkDecorator:
    """The same, and what refusals and events must name: all articles, or those before a "+"."""
    cases = []
    for name, written in articles.items():
        named, _, _ = written.partition("+")
        cases.append(case(name, written.replace("+", ""), PLAYS[name], PLAYS[name].ids(named)))
    return pytest.mark.parametrize(("play", "named"), cases)


def case(name: str, written: str, *values: Any) -> Any:
    """One game's case of a test, which alone cites these articles."""
    ids = PLAYS[name].ids(written)
    return pytest.param(*values, id=PLAYS[name].game, marks=[pytest.mark.clause(*ids)] if ids else [])
