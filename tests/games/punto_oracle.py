"""Punto y banca as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `CLAUSES` says which article of each law speaks of a topic.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, ranks
from msgspec.structs import replace

from novamas.games.cloth import CloseBetting, OpenBetting
from novamas.games.punto_banca.acts import PassShoe, TakeShoe
from novamas.games.shoe import LoadShoe
from novamas.kit.cards import Shoe
from novamas.kit.decider import CROUPIER, INSPECTOR, Event, Veiled
from novamas.table.acts import Sit

GAME = "punto-banca"
DECKS = {"boe-1977": 8, "euskadi-1996": 6, "galicia-2007": 6}
HEAD = {"boe-1977": INSPECTOR, "euskadi-1996": CROUPIER, "galicia-2007": CROUPIER}
"""Who opens, orders the cards and announces: the table manager in 1977, the croupier later."""
CLOSING = {"boe-1977": ["cartas"], "euskadi-1996": ["no-va-mas", "cartas"], "galicia-2007": ["no-va-mas", "cartas"]}
TIED = ("euskadi-1996", "galicia-2007")
"""The laws with a bet on the tie."""

PLAYER_WINS, BANK_WINS, TIE = ["K", "K", 9, 8], ["K", "K", 8, 9], ["K", "K", 9, 9]
"""Naturals, so that four cards end the coup."""

BANK = {
    0: "TTTTTTTTTTT",
    1: "TTTTTTTTTTT",
    2: "TTTTTTTTTTT",
    3: "TTTTTTTTPTT",
    4: "PPTTTTTTPPT",
    5: "PPPPTTTTPPT",
    6: "PPPPPPTTPPP",
    7: "PPPPPPPPPPP",
}
"""The bank's table as it is printed: T draws, P stands; columns 0 to 9 are the player's third card, the last: stood."""

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "two hands": ("BOE77-07-001",),
        "bets": ("BOE77-07-002",),
        "house is bank": ("BOE77-07-003", "BOE77-07-032"),
        "decks": ("BOE77-07-004",),
        "thirteen": ("BOE77-07-009",),
        "places": ("BOE77-07-008", "BOE77-07-009", "BOE77-07-010"),
        "staff": ("BOE77-07-013",),
        "head directs": ("BOE77-07-014",),
        "opening call": ("BOE77-07-015",),
        "collect and pay": ("BOE77-07-019",),
        "cards removed": (),
        "seated only": ("BOE77-07-024",),
        "deal is free": ("BOE77-07-025",),
        "rotation": ("BOE77-07-026",),
        "declining": ("BOE77-07-027",),
        "dealer has bank": ("BOE77-07-028",),
        "highest bet": ("BOE77-07-029",),
        "no bet": ("BOE77-07-030",),
        "shoe lost": ("BOE77-07-031",),
        "commission": ("BOE77-07-033",),
        "minimum": ("BOE77-07-034",),
        "maximum": ("BOE77-07-035",),
        "two cards": ("BOE77-07-036",),
        "points": ("BOE77-07-037",),
        "units": ("BOE77-07-038",),
        "nearest nine": ("BOE77-07-039",),
        "tie": ("BOE77-07-040",),
        "naturals": ("BOE77-07-041",),
        "player draws": ("BOE77-07-042",),
        "player stands": ("BOE77-07-043",),
        "bank table": ("BOE77-07-044", "BOE77-07-051"),
        "bank 0-2": ("BOE77-07-045",),
        "bank 3": ("BOE77-07-046",),
        "bank 4": ("BOE77-07-047",),
        "bank 5": ("BOE77-07-048",),
        "bank 6": ("BOE77-07-049",),
        "bank 7": ("BOE77-07-050",),
        "shuffle": ("BOE77-07-052",),
        "loading": ("BOE77-07-020",),
        "cards again": ("BOE77-07-005",),
        "house collects": ("BOE77-07-021",),
        "stop card": ("BOE77-07-053",),
        "stop ends": ("BOE77-07-054",),
        "burn": ("BOE77-07-055",),
        "burn tens": ("BOE77-07-056",),
        "closing call": ("BOE77-07-057",),
        "late bet": ("BOE77-07-057",),
        "face down": ("BOE77-07-057",),
        "deal order": ("BOE77-07-058",),
        "player shows": ("BOE77-07-060",),
        "player total": ("BOE77-07-061",),
        "bank shows": ("BOE77-07-062",),
        "bank total": ("BOE77-07-063",),
        "stand call": ("BOE77-07-064",),
        "card call": ("BOE77-07-065",),
        "bank calls": ("BOE77-07-066",),
        "winner call": ("BOE77-07-067", "BOE77-07-015"),
        "payment": ("BOE77-07-068",),
    },
    "euskadi-1996": {
        "two hands": ("EUS96-07-001",),
        "bets": ("EUS96-07-001", "EUS96-07-021"),
        "house is bank": ("EUS96-07-002", "EUS96-07-044"),
        "decks": ("EUS96-07-003",),
        "thirteen": ("EUS96-07-008",),
        "places": ("EUS96-07-007", "EUS96-07-008", "EUS96-07-009"),
        "reduced": ("EUS96-07-011",),
        "mini": ("EUS96-07-012",),
        "midi": ("EUS96-07-017",),
        "tie box": ("EUS96-07-021",),
        "staff": ("EUS96-07-022",),
        "head directs": ("EUS96-07-023",),
        "cover": ("EUS96-07-025",),
        "collect and pay": ("EUS96-07-026", "EUS96-07-035"),
        "cards removed": ("EUS96-07-035",),
        "opening call": ("EUS96-07-029",),
        "who deals reduced": ("EUS96-07-032",),
        "one croupier": ("EUS96-07-034",),
        "seated only": ("EUS96-07-036",),
        "standing": ("EUS96-07-036",),
        "deal is free": ("EUS96-07-037",),
        "rotation": ("EUS96-07-038",),
        "declining": ("EUS96-07-039",),
        "dealer has bank": ("EUS96-07-040",),
        "highest bet": ("EUS96-07-041",),
        "no bet": ("EUS96-07-042",),
        "shoe lost": ("EUS96-07-043",),
        "commission": ("EUS96-07-045",),
        "six": ("EUS96-07-046",),
        "six even money": ("EUS96-07-047",),
        "minimum": ("EUS96-07-048",),
        "maximum": ("EUS96-07-049",),
        "multiples": ("EUS96-07-050",),
        "two cards": ("EUS96-07-051",),
        "points": ("EUS96-07-052",),
        "units": ("EUS96-07-053",),
        "nearest nine": ("EUS96-07-054",),
        "tie": ("EUS96-07-055",),
        "tie pays": ("EUS96-07-056", "EUS96-07-077"),
        "naturals": ("EUS96-07-057",),
        "player draws": ("EUS96-07-058",),
        "player stands": ("EUS96-07-059",),
        "bank table": (),
        "bank 0-2": ("EUS96-07-060",),
        "bank 3": ("EUS96-07-061",),
        "bank 4": ("EUS96-07-062",),
        "bank 5": ("EUS96-07-063",),
        "bank 6": ("EUS96-07-064",),
        "bank 7": ("EUS96-07-065",),
        "shuffle": ("EUS96-07-066",),
        "loading": ("EUS96-07-027",),
        "cards again": ("EUS96-07-004",),
        "house collects": (),
        "stop card": ("EUS96-07-066",),
        "stop ends": ("EUS96-07-067",),
        "burn": ("EUS96-07-068",),
        "burn tens": ("EUS96-07-069",),
        "closing call": ("EUS96-07-070",),
        "late bet": ("EUS96-07-070",),
        "face down": ("EUS96-07-070",),
        "deal order": ("EUS96-07-033",),
        "player shows": ("EUS96-07-072",),
        "player total": ("EUS96-07-072",),
        "bank shows": ("EUS96-07-073",),
        "bank total": ("EUS96-07-073",),
        "stand call": ("EUS96-07-074",),
        "card call": ("EUS96-07-074",),
        "bank calls": ("EUS96-07-075",),
        "winner call": ("EUS96-07-076", "EUS96-07-029"),
        "payment": ("EUS96-07-076",),
    },
    "galicia-2007": {
        "two hands": ("GAL07-06-001",),
        "bets": ("GAL07-06-001", "GAL07-06-014"),
        "house is bank": ("GAL07-06-002", "GAL07-06-031"),
        "decks": ("GAL07-06-003",),
        "thirteen": ("GAL07-06-007",),
        "places": ("GAL07-06-007",),
        "reduced": ("GAL07-06-009",),
        "mini": ("GAL07-06-010",),
        "midi": ("GAL07-06-010",),
        "nobody stands": ("GAL07-06-011",),
        "tie box": ("GAL07-06-014",),
        "staff": ("GAL07-06-015",),
        "one wing": ("GAL07-06-016",),
        "cover": ("GAL07-06-017",),
        "one croupier": ("GAL07-06-017",),
        "head directs": ("GAL07-06-018",),
        "opening call": ("GAL07-06-022",),
        "who deals reduced": ("GAL07-06-024",),
        "collect and pay": ("GAL07-06-019", "GAL07-06-025"),
        "cards removed": ("GAL07-06-025",),
        "seated only": ("GAL07-06-026",),
        "standing": ("GAL07-06-026",),
        "deal is free": ("GAL07-06-027",),
        "rotation": ("GAL07-06-027",),
        "declining": ("GAL07-06-027",),
        "dealer has bank": ("GAL07-06-028",),
        "highest bet": ("GAL07-06-029",),
        "no bet": ("GAL07-06-029",),
        "shoe lost": ("GAL07-06-030",),
        "commission": ("GAL07-06-032",),
        "minimum": ("GAL07-06-033",),
        "maximum": ("GAL07-06-034",),
        "multiples": ("GAL07-06-035",),
        "two cards": ("GAL07-06-036",),
        "points": ("GAL07-06-037",),
        "units": ("GAL07-06-038",),
        "nearest nine": ("GAL07-06-039",),
        "tie": ("GAL07-06-040",),
        "tie pays": ("GAL07-06-041", "GAL07-06-060"),
        "tie maximum": ("GAL07-06-042",),
        "naturals": ("GAL07-06-043",),
        "player draws": ("GAL07-06-044",),
        "player stands": ("GAL07-06-045",),
        "bank table": ("GAL07-06-046",),
        "bank 0-2": ("GAL07-06-046",),
        "bank 3": ("GAL07-06-046",),
        "bank 4": ("GAL07-06-046",),
        "bank 5": ("GAL07-06-046",),
        "bank 6": ("GAL07-06-046",),
        "bank 7": ("GAL07-06-046",),
        "shuffle": ("GAL07-06-047",),
        "loading": ("GAL07-06-020",),
        "cards again": ("GAL07-06-004",),
        "house collects": (),
        "stop card": ("GAL07-06-047",),
        "stop ends": ("GAL07-06-048",),
        "burn": ("GAL07-06-049",),
        "burn tens": ("GAL07-06-049",),
        "closing call": ("GAL07-06-050",),
        "late bet": ("GAL07-06-050",),
        "face down": ("GAL07-06-051",),
        "deal order": ("GAL07-06-051", "GAL07-06-024"),
        "player shows": ("GAL07-06-053",),
        "player total": ("GAL07-06-054",),
        "bank shows": ("GAL07-06-055",),
        "bank total": ("GAL07-06-055",),
        "stand call": ("GAL07-06-056",),
        "card call": ("GAL07-06-056",),
        "bank calls": ("GAL07-06-057",),
        "winner call": ("GAL07-06-058", "GAL07-06-022"),
        "payment": ("GAL07-06-059",),
    },
}


class PuntoSession(CardSession):
    """A table of punto y banca: everybody named sits down in that order, the shoe is loaded and burnt."""

    def __init__(self, law: str, *people: str, ready: bool = True, sit: bool = True, **options: Any) -> None:
        super().__init__(law, GAME, *people, **options)
        self.law = law
        self.head = HEAD[law]
        if sit:
            for seat, who in enumerate(people or ("ana",), 1):
                self.do(Sit(by=who, seat=seat))
        if ready:
            self.ready()

    def ready(self, deals: str = "") -> None:
        """A shoe with the ace as first card, so that one card is burnt; `deals` takes the shoe, others let it pass."""
        self.do(LoadShoe(by=CROUPIER))
        for card in ranks(("A", "K")):
            self.draw(card)
        self.offer_shoe(deals)

    def offer_shoe(self, deals: str = "") -> None:
        while asked := self.person_awaited():
            self.do(TakeShoe(by=asked[0]) if asked[0] == deals else PassShoe(by=asked[0]))

    def opens(self) -> list[Event]:
        return self.do(OpenBetting(by=self.head))

    def close(self) -> list[Event]:
        return self.do(CloseBetting(by=self.head))

    def coup(self, values: Any, **bets: Any) -> list[Event]:
        """A coup with cards of these values; `bets` by person: ("player", amount), or a list of such."""
        self.opens()
        for who, laid in bets.items():
            for on, amount in laid if isinstance(laid, list) else [laid]:
                self.bet(who, on, amount)
        mark = len(self.table.log)
        self.close()
        self.deal(ranks(values))
        return [e.event for e in self.table.log[mark:]]

    def plays(self, values: Any, **bets: Any) -> dict[str, int]:
        """What everybody has won or lost in one coup."""
        before = {who: self.net(who) for who in self.brought}
        self.coup(values, **bets)
        assert self.phase == "idle", "the cards given do not end the coup"
        return {who: self.net(who) - before[who] for who in self.brought}


def shortened(table: PuntoSession, left: int) -> None:
    """As if only so many cards were left in the shoe: kings, eights and sevens."""
    counts = [0] * 54
    for n in range(left):
        counts[ranks(["K", 8, 7] * 4)[n]] += 1
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left, cards=Veiled(Shoe(tuple(counts)), ()))
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))
