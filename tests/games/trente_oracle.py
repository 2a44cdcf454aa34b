"""Trente et quarante as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `CLAUSES` says which article of each law speaks of a topic. `BLACK`, `RED` … are
cards in order: a first row and a second one, with totals that the names of the rows tell.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, cards
from msgspec.structs import replace

from novamas.games.cloth import CloseBetting, OpenBetting
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.shoe import CutPack, LoadShoe
from novamas.games.trente_quarante.acts import InsureBet
from novamas.kit.cards import Shoe
from novamas.kit.decider import CROUPIER, Event, Veiled

GAME = "trente-et-quarante"
CHANCES = ("red", "black", "colour", "inverse")
MULTIPLES = {"boe-1977": (1000,), "galicia-2007": (1000,), "euskadi-1996": (20, 25, 50)}
PAY_ORDER = {
    "boe-1977": ["inverse", "black", "red", "colour"],
    "galicia-2007": ["colour", "inverse", "black", "red"],
    "euskadi-1996": ["colour", "inverse", "black", "red"],
}
LATER = ("euskadi-1996", "galicia-2007")

# Rows by their totals. The first card of the black row decides colour or inverse: S and C are black, H and D red.
ROW31, ROW32, ROW33, ROW34, ROW40 = "10 10 10 A", "10 10 10 2", "10 10 10 3", "10 10 10 4", "10 10 10 10"


def row(total: str, first: str = "S") -> str:
    """A row of cards that count ten and a small one, its first card in the suit given; no card comes twice."""
    suits, tens = [first, "D", "C", "H"], ["10", "J", "Q", "K"]
    ranks = [ten if rank == "10" else rank for rank, ten in zip(total.split(), tens, strict=True)]
    return " ".join(f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True))


def rows(black: str, red: str, first: str = "S") -> list[int]:
    return cards(f"{row(black, first)} {row(red, 'H')}")


WINS = {
    ("black", "colour"): rows(ROW31, ROW33, "S"),
    ("black", "inverse"): rows(ROW31, ROW33, "H"),
    ("red", "colour"): rows(ROW34, ROW32, "D"),
    ("red", "inverse"): rows(ROW34, ROW32, "C"),
}
"""Cards by the two chances that win with them."""
REFAIT, TIE = rows(ROW31, ROW31), rows(ROW34, ROW34)

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "against the house": ("BOE77-05-001",),
        "decks": ("BOE77-05-002",),
        "points": ("BOE77-05-003",),
        "staff": ("BOE77-05-007",),
        "players": ("BOE77-05-011",),
        "two rows": ("BOE77-05-012",),
        "row ends": ("BOE77-05-013", "BOE77-05-031"),
        "closed list": ("BOE77-05-014",),
        "even money": ("BOE77-05-015",),
        "nearest wins": ("BOE77-05-016",),
        "colour": ("BOE77-05-017",),
        "inverse": ("BOE77-05-018",),
        "void tie": ("BOE77-05-019",),
        "refait": ("BOE77-05-020",),
        "insurance": ("BOE77-05-021",),
        "token": ("BOE77-05-022",),
        "minimum": ("BOE77-05-023",),
        "maximum": ("BOE77-05-024",),
        "shuffle": ("BOE77-05-025",),
        "cut": ("BOE77-05-026",),
        "red card": ("BOE77-05-027",),
        "red card voids": ("BOE77-05-028",),
        "five counted": ("BOE77-05-029",),
        "face up": ("BOE77-05-030",),
        "black first": ("BOE77-05-030",),
        "announcement": ("BOE77-05-032",),
        "chance by chance": ("BOE77-05-033",),
        "order": ("BOE77-05-034",),
        "collect first": ("BOE77-05-035",),
        "cards stay": ("BOE77-05-036",),
        "half": ("BOE77-01-045",),
        "prison": ("BOE77-01-046",),
        "freed": ("BOE77-01-048",),
        "further zeros": ("BOE77-01-050",),
        "last round": ("BOE77-01-051",),
    },
    "galicia-2007": {
        "against the house": ("GAL07-05-001",),
        "decks": ("GAL07-05-002",),
        "points": ("GAL07-05-003",),
        "staff": ("GAL07-05-006",),
        "players": ("GAL07-05-009",),
        "two rows": ("GAL07-05-010",),
        "row ends": ("GAL07-05-011", "GAL07-05-027"),
        "closed list": ("GAL07-05-012",),
        "even money": ("GAL07-05-013",),
        "nearest wins": ("GAL07-05-014",),
        "colour": ("GAL07-05-015",),
        "inverse": ("GAL07-05-015",),
        "void tie": ("GAL07-05-016",),
        "refait": ("GAL07-05-017",),
        "insurance": ("GAL07-05-018",),
        "token": ("GAL07-05-019",),
        "minimum": ("GAL07-05-020",),
        "maximum": ("GAL07-05-021",),
        "shuffle": ("GAL07-05-022",),
        "cut": ("GAL07-05-022",),
        "red card": ("GAL07-05-023",),
        "red card voids": ("GAL07-05-024",),
        "five counted": ("GAL07-05-025",),
        "face up": ("GAL07-05-026",),
        "black first": ("GAL07-05-026",),
        "announcement": ("GAL07-05-028",),
        "chance by chance": ("GAL07-05-029",),
        "order": ("GAL07-05-029",),
        "collect first": ("GAL07-05-030",),
        "cards stay": ("GAL07-05-031",),
        "half": ("GAL07-01-027",),
        "prison": ("GAL07-01-027",),
        "freed": ("GAL07-01-028",),
        "further zeros": ("GAL07-01-029", "GAL07-01-030"),
        "last round": ("GAL07-01-031",),
    },
    "euskadi-1996": {
        "against the house": ("EUS96-05-001",),
        "decks": ("EUS96-05-002",),
        "points": ("EUS96-05-003",),
        "staff": ("EUS96-05-007", "EUS96-05-010"),
        "cover": ("EUS96-05-008",),
        "players": ("EUS96-05-012",),
        "two rows": ("EUS96-05-013",),
        "row ends": ("EUS96-05-014", "EUS96-05-029"),
        "closed list": ("EUS96-05-015",),
        "even money": ("EUS96-05-016",),
        "nearest wins": ("EUS96-05-017",),
        "colour": ("EUS96-05-018",),
        "inverse": ("EUS96-05-019",),
        "void tie": ("EUS96-05-020",),
        "refait": ("EUS96-05-021",),
        "insurance": ("EUS96-05-022",),
        "token": ("EUS96-05-022",),
        "minimum": ("EUS96-05-023",),
        "maximum": ("EUS96-05-024",),
        "shuffle": ("EUS96-05-025",),
        "cut": ("EUS96-05-025",),
        "red card": ("EUS96-05-026",),
        "red card voids": ("EUS96-05-027",),
        "five counted": ("EUS96-05-027",),
        "face up": ("EUS96-05-028",),
        "black first": ("EUS96-05-028",),
        "announcement": ("EUS96-05-030",),
        "chance by chance": ("EUS96-05-031",),
        "order": ("EUS96-05-031",),
        "collect first": ("EUS96-05-032",),
        "cards stay": ("EUS96-05-033",),
        "half": ("EUS96-01-045",),
        "prison": ("EUS96-01-045",),
        "freed": ("EUS96-01-046",),
        "further zeros": ("EUS96-01-047", "EUS96-01-048"),
        "last round": ("EUS96-01-049",),
    },
}


class TrenteSession(CardSession):
    """A table of trente et quarante with a shoe that has been cut."""

    def __init__(self, law: str, *people: str, ready: bool = True, **options: Any) -> None:
        super().__init__(law, GAME, *people, **options)
        self.law = law
        if ready:
            self.ready()

    def ready(self) -> None:
        self.do(LoadShoe(by=CROUPIER))
        self.do(CutPack(by=self.awaited()[0]))

    def opens(self) -> list[Event]:
        return self.do(OpenBetting(by=CROUPIER))

    def close(self) -> list[Event]:
        return self.do(CloseBetting(by=CROUPIER))

    def insure(self, who: str, bet: int) -> list[Event]:
        return self.do(InsureBet(by=who, bet=bet))

    def choose(self, who: str, bet: int, choice: str) -> list[Event]:
        return self.do(PrisonChoice(by=who, bet=bet, choice=choice))

    def coup(self, given: list[int], **bets: Any) -> list[Event]:
        """A round with these cards; `bets` by person: ("red", amount), or a list of such. Nobody answers for others."""
        if self.phase == "idle":
            self.opens()
        for who, laid in bets.items():
            for on, amount in laid if isinstance(laid, list) else [laid]:
                self.bet(who, on, amount)
        mark = len(self.table.log)
        self.close()
        for card in given:
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def plays(self, given: list[int], **bets: Any) -> dict[str, int]:
        """What everybody has won or lost in one round."""
        before = {who: self.net(who) for who in self.brought}
        self.coup(given, **bets)
        assert self.phase == "idle", "the cards given do not end the round"
        return {who: self.net(who) - before[who] for who in self.brought}


def shortened(table: TrenteSession, left: int, given: list[int]) -> None:
    """As if only so many cards were left in the shoe, these among them."""
    counts = [0] * 54
    for card in given:
        counts[card] += 1
    counts[0] += left - len(given)
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left, cards=Veiled(Shoe(tuple(counts)), ()))
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))
