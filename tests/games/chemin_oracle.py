"""Chemin de fer as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `CLAUSES` says which article of each law speaks of a topic.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, ranks
from msgspec.structs import replace

from novamas.games.chemin.acts import LiftCards, OfferBank, TakeBank
from novamas.games.circle.acts import CallBanco, DealCards, HoldBank
from novamas.games.cloth import CloseBetting, PlaceBet
from novamas.games.shoe import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, Event
from novamas.table.decider import Sit

GAME = "chemin-de-fer"
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
LATER = LAWS[1:]
SEATED = ("ana", "bea", "carlos", "dani")
REFUSALS = {"boe-1977": 3, "asturias-2011": 2, "galicia-2007": 2, "euskadi-1996": 2}

CHART = {
    0: "TTTTTTTTTTT",
    1: "TTTTTTTTTTT",
    2: "TTTTTTTTTTT",
    3: "TTTTTTTTPOT",
    4: "PPTTTTTTPPT",
    5: "PPPPOTTTPPT",
    6: "PPPPPPTTPPP",
    7: "PPPPPPPPPPP",
}
"""The bank's chart as printed: T draws, P stands, O chooses; by the punto's third card, 0 to 9, and where he stood."""


class CheminSession(CardSession):
    """A table with four players seated, the shoe loaded and cut, and ana to speak, unless a test wants it bare."""

    def __init__(self, law: str, *people: str, ready: bool = True, **kwargs: Any) -> None:
        super().__init__(law, GAME, *(people or SEATED), **kwargs)
        if ready:
            for seat, who in enumerate(SEATED, 1):
                self.do(Sit(by=who, seat=seat))
            self.do(LoadShoe(by=CROUPIER))
            self.do(CutPack(by="dani"))
            self.do(OfferBank(by=CROUPIER))

    def bank(self, minima: int = 20, by: str = "ana") -> list[Event]:
        """Somebody takes the bank and announces it."""
        return self.sends(TakeBank(by=by, amount=minima * self.unit), HoldBank(by=by))

    def stake(self, who: str, minima: int = 10, on: str = "stake") -> list[Event]:
        return self.do(PlaceBet(by=who, on=on, amount=minima * self.unit))

    def cards(self, punto: tuple[Any, Any], bank: tuple[Any, Any], by: str = "ana") -> list[Event]:
        """Betting closes and four cards are dealt."""
        self.do(CloseBetting(by=CROUPIER))
        mark = len(self.table.log)
        self.do(DealCards(by=by))
        for card in ranks((punto[0], bank[0], punto[1], bank[1])):
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def coup(self, punto: tuple[Any, Any], bank: tuple[Any, Any], minima: int = 10, banco: bool = False) -> None:
        """A bank of ana's, bea against it, and bea has looked at her cards."""
        self.bank()
        if banco:
            self.do(CallBanco(by="bea"))
        else:
            self.stake("bea", minima)
        self.cards(punto, bank)
        self.do(LiftCards(by="bea"))

    def kinds(self, who: str) -> set[str]:
        """The kinds of command that somebody is offered about the cards."""
        words = {"LayDown", "AskCard", "StandPat", "GiveCard", "AskAdvice", "AskChart"}
        return {o.kind for o in self.table.options(who)} & words


def pair(score: int) -> tuple[Any, Any]:
    """Two cards of this score: a king, and the score or another king."""
    return ("K", score if score else "Q")


def shortened(table: CheminSession, left: int) -> None:
    """As if only so many cards were left in the shoe, any of them."""
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left)
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))


CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "decks": ("BOE77-08-003",),
        "cards again": ("BOE77-08-004", "BOE77-08-139"),
        "card rules": (),
        "one a place": ("BOE77-08-009", "BOE77-08-026"),
        "places": ("BOE77-08-008", "BOE77-08-009", "BOE77-08-026"),
        "money lies apart": ("BOE77-08-011", "BOE77-08-012", "BOE77-08-138"),
        "staff": ("BOE77-08-013",),
        "inspector runs it": ("BOE77-08-014", "BOE77-08-015"),
        "croupier loads": ("BOE77-08-017",),
        "announces": ("BOE77-08-018",),
        "used cards": ("BOE77-08-020",),
        "explains": ("BOE77-08-022", "BOE77-08-093"),
        "changer": ("BOE77-08-023",),
        "attendants": ("BOE77-08-024", "BOE77-08-025"),
        "one seat": ("BOE77-08-036",),
        "momentarily empty": ("BOE77-08-043",),
        "chart low": ("BOE77-08-097",),
        "chart 3": ("BOE77-08-098", "BOE77-08-103"),
        "chart 4": ("BOE77-08-099",),
        "chart 5": ("BOE77-08-100", "BOE77-08-103"),
        "chart 6": ("BOE77-08-101",),
        "chart 7": ("BOE77-08-102",),
        "chart": ("BOE77-08-095", "BOE77-08-096"),
        "points": ("BOE77-08-078",),
        "units": ("BOE77-08-079",),
        "nearest nine": ("BOE77-08-080",),
        "tie": ("BOE77-08-081",),
        "naturals": ("BOE77-08-083",),
        "punto draws": ("BOE77-08-086",),
        "punto chooses": ("BOE77-08-087",),
        "punto stands": ("BOE77-08-088",),
        "banker zero": ("BOE77-08-090",),
        "stop card": ("BOE77-08-108",),
        "stop ends": ("BOE77-08-109",),
        "goes on": ("BOE77-08-140",),
        "card check": ("BOE77-08-141",),
        "sight": ("BOE77-08-082", "BOE77-08-091"),
        "unwatched": ("BOE77-08-169",),
        "displayed": ("BOE77-08-076",),
        "custody": ("BOE77-08-021",),
        "first place": ("BOE77-08-044", "BOE77-08-045"),
        "refusals": ("BOE77-08-039",),
        "commission": ("BOE77-08-075",),
        "players": ("BOE77-08-104",),
        "cut": ("BOE77-08-107",),
        "shuffle": ("BOE77-08-106",),
        "closing": (),
        "last cut": ("BOE77-08-107",),
        "priority": ("BOE77-08-029", "BOE77-08-030", "BOE77-08-031"),
        "bank limits": (),
        "third face": ("BOE77-08-091",),
        "minimum": ("BOE77-08-076",),
        "deal order": ("BOE77-08-082", "BOE77-08-132"),
        "stuck": ("BOE77-08-147",),
        "restored": ("BOE77-08-152", "BOE77-08-153", "BOE77-08-154", "BOE77-08-155"),
        "straying": ("BOE77-08-040", "BOE77-08-041"),
        "garage": ("BOE77-08-073", "BOE77-08-074"),
        "mirror": ("BOE77-08-163", "BOE77-08-164"),
    },
    "asturias-2011": {
        "decks": ("AST11-CF-036",),
        "cards again": ("AST11-CF-074",),
        "card rules": (),
        "one a place": ("AST11-CF-127",),
        "places": ("AST11-CF-127",),
        "money lies apart": ("AST11-CF-073",),
        "staff": (),
        "inspector runs it": (),
        "croupier loads": (),
        "announces": (),
        "used cards": (),
        "explains": ("AST11-CF-020",),
        "changer": (),
        "attendants": (),
        "one seat": ("AST11-CF-137",),
        "momentarily empty": ("AST11-CF-144",),
        "chart low": ("AST11-CF-024", "AST11-CF-025", "AST11-CF-026"),
        "chart 3": ("AST11-CF-027", "AST11-CF-032"),
        "chart 4": ("AST11-CF-028",),
        "chart 5": ("AST11-CF-029", "AST11-CF-032"),
        "chart 6": ("AST11-CF-030",),
        "chart 7": ("AST11-CF-031",),
        "chart": ("AST11-CF-022", "AST11-CF-023"),
        "points": ("AST11-CF-002",),
        "units": ("AST11-CF-003",),
        "nearest nine": ("AST11-CF-004",),
        "tie": ("AST11-CF-005",),
        "naturals": ("AST11-CF-007", "AST11-CF-008"),
        "punto draws": ("AST11-CF-011",),
        "punto chooses": ("AST11-CF-012",),
        "punto stands": ("AST11-CF-013",),
        "banker zero": ("AST11-CF-016", "AST11-CF-017"),
        "stop card": ("AST11-CF-040",),
        "stop ends": ("AST11-CF-041",),
        "goes on": ("AST11-CF-075",),
        "card check": ("AST11-CF-076",),
        "sight": ("AST11-CF-006", "AST11-CF-018"),
        "unwatched": ("AST11-CF-107", "AST11-CF-123"),
        "displayed": ("AST11-CF-173", "AST11-CF-174", "AST11-CF-175"),
        "custody": (),
        "first place": ("AST11-CF-145", "AST11-CF-146"),
        "refusals": ("AST11-CF-140",),
        "commission": ("AST11-CF-181",),
        "players": ("AST11-CF-034", "AST11-CF-035"),
        "cut": ("AST11-CF-039",),
        "shuffle": ("AST11-CF-037", "AST11-CF-038"),
        "closing": (),
        "last cut": ("AST11-CF-039",),
        "priority": ("AST11-CF-130", "AST11-CF-131", "AST11-CF-132"),
        "bank limits": ("AST11-CF-178",),
        "third face": ("AST11-CF-018",),
        "minimum": ("AST11-CF-173", "AST11-CF-174"),
        "deal order": ("AST11-CF-006", "AST11-CF-066"),
        "stuck": ("AST11-CF-083",),
        "restored": ("AST11-CF-089", "AST11-CF-090", "AST11-CF-091", "AST11-CF-092"),
        "straying": ("AST11-CF-141", "AST11-CF-142"),
        "garage": ("AST11-CF-182", "AST11-CF-183"),
        "mirror": ("AST11-CF-101", "AST11-CF-102"),
    },
    "galicia-2007": {
        "decks": ("GAL07-07-002",),
        "cards again": ("GAL07-07-117", "GAL07-07-003"),
        "card rules": ("GAL07-07-004", "GAL07-07-005"),
        "one a place": ("GAL07-07-007", "GAL07-07-020"),
        "places": ("GAL07-07-007", "GAL07-07-020"),
        "money lies apart": ("GAL07-07-116", "GAL07-07-009"),
        "staff": ("GAL07-07-010", "GAL07-07-012", "GAL07-07-017"),
        "inspector runs it": ("GAL07-07-010",),
        "croupier loads": ("GAL07-07-012",),
        "announces": ("GAL07-07-013",),
        "used cards": (),
        "explains": ("GAL07-07-016", "GAL07-07-082"),
        "changer": ("GAL07-07-017",),
        "attendants": ("GAL07-07-018", "GAL07-07-019"),
        "one seat": ("GAL07-07-027",),
        "momentarily empty": ("GAL07-07-033",),
        "chart low": ("GAL07-07-119",),
        "chart 3": ("GAL07-07-119",),
        "chart 4": ("GAL07-07-119",),
        "chart 5": ("GAL07-07-119",),
        "chart 6": ("GAL07-07-119",),
        "chart 7": ("GAL07-07-119",),
        "chart": ("GAL07-07-084", "GAL07-07-119"),
        "points": ("GAL07-07-068",),
        "units": ("GAL07-07-069",),
        "nearest nine": ("GAL07-07-070",),
        "tie": ("GAL07-07-071",),
        "naturals": ("GAL07-07-073",),
        "punto draws": ("GAL07-07-075",),
        "punto chooses": ("GAL07-07-076",),
        "punto stands": ("GAL07-07-077",),
        "banker zero": ("GAL07-07-079",),
        "stop card": ("GAL07-07-089",),
        "stop ends": ("GAL07-07-090",),
        "goes on": ("GAL07-07-118",),
        "card check": ("GAL07-07-120",),
        "sight": ("GAL07-07-072", "GAL07-07-080"),
        "unwatched": ("GAL07-07-144", "GAL07-07-155"),
        "displayed": ("GAL07-07-057",),
        "custody": ("GAL07-07-015",),
        "first place": ("GAL07-07-034",),
        "refusals": ("GAL07-07-029",),
        "commission": ("GAL07-07-062",),
        "players": ("GAL07-07-085",),
        "cut": ("GAL07-07-088",),
        "shuffle": ("GAL07-07-087",),
        "closing": (),
        "last cut": ("GAL07-07-088",),
        "priority": ("GAL07-07-022",),
        "bank limits": ("GAL07-07-059",),
        "third face": ("GAL07-07-080",),
        "minimum": ("GAL07-07-057",),
        "deal order": ("GAL07-07-072", "GAL07-07-110"),
        "stuck": ("GAL07-07-125",),
        "restored": ("GAL07-07-130", "GAL07-07-131"),
        "straying": ("GAL07-07-030", "GAL07-07-031"),
        "garage": ("GAL07-07-063", "GAL07-07-064"),
        "mirror": ("GAL07-07-138", "GAL07-07-139"),
    },
    "euskadi-1996": {
        "decks": ("EUS96-08-003",),
        "cards again": ("EUS96-08-138", "EUS96-08-005"),
        "card rules": ("EUS96-08-006", "EUS96-08-007"),
        "one a place": ("EUS96-08-010", "EUS96-08-026"),
        "places": ("EUS96-08-009", "EUS96-08-010", "EUS96-08-026"),
        "money lies apart": ("EUS96-08-014", "EUS96-08-137"),
        "staff": ("EUS96-08-015",),
        "inspector runs it": ("EUS96-08-016",),
        "croupier loads": ("EUS96-08-018",),
        "announces": ("EUS96-08-019",),
        "used cards": (),
        "explains": (),
        "changer": ("EUS96-08-023",),
        "attendants": ("EUS96-08-024", "EUS96-08-025"),
        "one seat": ("EUS96-08-036",),
        "momentarily empty": ("EUS96-08-043",),
        "chart low": ("EUS96-08-140",),
        "chart 3": ("EUS96-08-140",),
        "chart 4": ("EUS96-08-140",),
        "chart 5": ("EUS96-08-140",),
        "chart 6": ("EUS96-08-140",),
        "chart 7": ("EUS96-08-140",),
        "chart": ("EUS96-08-102", "EUS96-08-140"),
        "points": ("EUS96-08-086",),
        "units": ("EUS96-08-087",),
        "nearest nine": ("EUS96-08-088",),
        "tie": ("EUS96-08-089",),
        "naturals": ("EUS96-08-091",),
        "punto draws": ("EUS96-08-094",),
        "punto chooses": ("EUS96-08-094",),
        "punto stands": ("EUS96-08-094",),
        "banker zero": ("EUS96-08-096", "EUS96-08-097"),
        "stop card": ("EUS96-08-108",),
        "stop ends": ("EUS96-08-109",),
        "goes on": ("EUS96-08-139",),
        "card check": ("EUS96-08-141",),
        "sight": ("EUS96-08-090", "EUS96-08-098"),
        "unwatched": ("EUS96-08-170", "EUS96-08-185"),
        "displayed": ("EUS96-08-072", "EUS96-08-073"),
        "custody": ("EUS96-08-021",),
        "first place": ("EUS96-08-044", "EUS96-08-045"),
        "refusals": ("EUS96-08-039",),
        "commission": ("EUS96-08-079",),
        "players": ("EUS96-08-103", "EUS96-08-104"),
        "cut": ("EUS96-08-107",),
        "shuffle": ("EUS96-08-106",),
        "closing": ("EUS96-08-189", "EUS96-08-190", "EUS96-08-191", "EUS96-08-192"),
        "last cut": ("EUS96-08-107",),
        "priority": ("EUS96-08-029", "EUS96-08-030", "EUS96-08-031"),
        "bank limits": ("EUS96-08-076",),
        "third face": ("EUS96-08-098",),
        "minimum": ("EUS96-08-072", "EUS96-08-073"),
        "deal order": ("EUS96-08-090", "EUS96-08-131"),
        "stuck": ("EUS96-08-148",),
        "restored": ("EUS96-08-153", "EUS96-08-154", "EUS96-08-155", "EUS96-08-156"),
        "straying": ("EUS96-08-040", "EUS96-08-041"),
        "garage": ("EUS96-08-080", "EUS96-08-082"),
        "mirror": ("EUS96-08-164", "EUS96-08-165"),
    },
}
