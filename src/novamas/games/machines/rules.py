"""What a law leaves to data about machines: what each type may give and where it may stand, and the room around them.

`MachineRules` mirrors `laws/<law>/machines.toml`; `MachineHouse` is what the house chooses: a machine (one that comes
with novamas, by its name, or a design of its own) and where it stands. `check` holds the machine against its type
(docs/decisions/0039-what-machines-leave-open.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from novamas.games.machines import exact
from novamas.games.machines.design import AUXILIARY, Machine, at, read
from novamas.games.table_rules import House, Section, Staff, TableRules, check_table
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption, models

KIND = "machines"
"""What the designs that come with novamas are called."""
FIRST = "galerna"
"""The machine of a house that names none."""
REFUND, PROLONGATION, GAMES, CASH = "refund", "prolongation", "games", "cash"
PLACES = ("casino", "ship", "hall", "arcade", "bar")
MOST_PEOPLE = 5_000
ALONE = Staff(croupiers=(0, 0))


class Classes(Section, frozen=True, kw_only=True):
    """The types that the law tells apart."""

    letters: tuple[str, ...]


class MachineType(Section, frozen=True, kw_only=True):
    """What a machine of a type may give besides the time of a play: its price back (`refund`), a longer game
    (`prolongation`), more `games` for the same price, a prize in `cash`; and what its price or its prizes are given in.

    `only_chance`: no choice of the player may bear on the prize. `places`: where alone it may stand (none: anywhere).
    """

    gives: tuple[str, ...]
    pays_in: tuple[str, ...]
    only_chance: bool = False
    places: tuple[str, ...] = ()
    gives_clauses: tuple[Clause, ...] = ()
    pays_in_clauses: tuple[Clause, ...] = ()
    places_clauses: tuple[Clause, ...] = ()

    def about(self, part: tuple[Clause, ...]) -> tuple[Clause, ...]:
        return part or self.clauses


class Casino(Section, frozen=True, kw_only=True):
    """Whether a casino needs an authorisation for machines before it has any."""

    authorised: bool = False


class MachineRoom(Section, frozen=True, kw_only=True):
    """A room for machines of these types that is apart from the gaming room of the casino: in which languages its
    entrances say that minors may not come in, whether who enters is controlled and how many, whether people may be
    asked who they are, and whether the house may turn them away."""

    types: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    control: bool = False
    capacity: bool = False
    identification: bool = False
    admission: bool = False
    control_clauses: tuple[Clause, ...] = ()
    capacity_clauses: tuple[Clause, ...] = ()
    identification_clauses: tuple[Clause, ...] = ()
    admission_clauses: tuple[Clause, ...] = ()


class Auxiliary(Section, frozen=True, kw_only=True):
    """Whether a machine that only supports another game may be a game by itself."""

    autonomous: bool = True
    conditions_clauses: tuple[Clause, ...] = ()


class MachineRules(TableRules, frozen=True, kw_only=True):
    """Machines as a law gives them."""

    classes: Classes
    types: dict[str, MachineType]
    casino: Casino = Casino()
    room: MachineRoom = MachineRoom()
    auxiliary: Auxiliary = Auxiliary()

    def staff_for(self, house: House) -> Staff:
        """Nobody deals: there is only who looks after the machine."""
        return ALONE

    def staffs(self) -> tuple[str, dict[str, Staff]]:
        return "cloths", {str(cloths): ALONE for cloths in self.cloths.allowed}


class MachineHouse(House, frozen=True, kw_only=True):
    """What the house chooses.

    `machine` is the name of one that comes with novamas, or a design. `place` is where it stands; `authorised`: that
    the authority has allowed the casino to have it. `apart`: it stands in a room for machines that is not the gaming
    room, with the `notice` at its entrances in these languages, with or without `control` of who enters, and with room
    for so many people (`capacity`).
    """

    machine: str | PlainDict = ""
    place: Literal["casino", "ship", "hall", "arcade", "bar"] = "casino"
    authorised: bool = True
    apart: bool = False
    notice: tuple[str, ...] = ("es", "eu")
    control: bool = True
    capacity: int = 100


def design_of(house: MachineHouse) -> Plain | None:
    """The design that the house means, if there is one of that name."""
    if isinstance(house.machine, str):
        return models(KIND).get(house.machine or FIRST)
    return house.machine


def machine_of(design: Plain) -> Machine:
    """The machine of a design that has been checked."""
    return _read(msgspec.json.encode(design, order="deterministic"))


@lru_cache(maxsize=64)
def _read(design: bytes) -> Machine:
    machine, faults = read(msgspec.json.decode(design))
    if machine is None:
        raise faults[0]
    return machine


def check(rules: MachineRules, house: MachineHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_law(rules)
    yield from check_table(rules, house)
    design = design_of(house)
    if design is None:
        known = tuple(models(KIND))
        yield BadOption("machine-unknown", (), "machine", value=house.machine, known=known)
        return
    for problem in check_design(rules, design):
        problem.field = at("machine", problem.field)
        yield problem
    yield from check_place(rules, house, str(design.get("type", "")))


def check_law(rules: MachineRules) -> None:
    """Raises `BadLaw` for types that are named and not described, or the other way round."""
    if set(rules.classes.letters) != set(rules.types):
        raise BadLaw("law-machine-types", value=", ".join(sorted(set(rules.classes.letters) ^ set(rules.types))))
    known = (REFUND, PROLONGATION, GAMES, CASH)
    if unknown := [what for each in rules.types.values() for what in each.gives if what not in known]:
        raise BadLaw("law-machine-gives", value=unknown[0], known=known)


def check_design(rules: MachineRules, design: Plain) -> Iterator[BadOption]:
    """Everything that is wrong with a design, in itself or for its type, and which clause says so."""
    auxiliary = rules.auxiliary
    if (design.get("type") == AUXILIARY or "supports" in design) and not auxiliary.autonomous:
        clauses = (*auxiliary.clauses, *auxiliary.conditions_clauses)
        yield BadOption("machine-auxiliary", clauses, "type", value=str(design.get("supports", "?")))
        return
    machine, faults = read(design)
    yield from faults
    letter = str(design.get("type"))
    kind = rules.types.get(letter)
    if "type" in design and kind is None:
        yield BadOption("machine-type", rules.classes.clauses, "type", value=letter, known=rules.classes.letters)
    if machine is not None and kind is not None:
        yield from check_type(kind, machine)


def check_type(kind: MachineType, m: Machine) -> Iterator[BadOption]:
    """What a machine gives and its type does not allow."""
    gives, letter = kind.about(kind.gives_clauses), m.type
    if m.free is not None and GAMES not in kind.gives:
        yield BadOption("machine-no-games", gives, "free", value=letter)
    if m.hold is not None and PROLONGATION not in kind.gives:
        yield BadOption("machine-no-prolongation", gives, "hold", value=letter)
    if m.hold is not None and kind.only_chance:
        yield BadOption("machine-only-chance", kind.clauses, "hold", value=letter)
    if m.pays_in not in kind.pays_in:
        clauses = kind.about(kind.pays_in_clauses)
        yield BadOption("machine-pays-in", clauses, "pays_in", value=letter, what=m.pays_in, known=kind.pays_in)
    prizes = sorted(set(m.prizes()))
    if CASH not in kind.gives and prizes:
        if REFUND not in kind.gives:
            yield BadOption("machine-no-prize", gives, "pays", value=letter)
            return
        if other := [prize for prize in prizes if prize not in (0, m.price)]:
            yield BadOption("machine-only-price", gives, "pays", value=letter, price=m.price, prize=other[0])
            return
    most = exact.play(m).greatest
    if CASH not in kind.gives and most > m.price:
        yield BadOption("machine-more-than-price", gives, "pays", value=letter, price=m.price, prize=most)
    elif most > m.most:
        yield BadOption("machine-most", kind.clauses, "most", most=m.most, prize=most)


def check_place(rules: MachineRules, house: MachineHouse, letter: str) -> Iterator[BadOption]:
    kind, room = rules.types.get(letter), rules.room
    if kind is not None and kind.places and house.place not in kind.places:
        clauses = kind.about(kind.places_clauses)
        known = tuple(kind.places)
        yield BadOption("machine-place", clauses, "place", value=house.place, type=letter, known=known)
    if house.place == "casino" and rules.casino.authorised and not house.authorised:
        yield BadOption("machine-unauthorised", rules.casino.clauses, "authorised")
    if not is_apart(rules, house, letter):
        return
    if missing := [lang for lang in room.languages if lang not in house.notice]:
        yield BadOption("machine-notice", room.clauses, "notice", value=missing[0], known=tuple(room.languages))
    if room.control and not house.control:
        yield BadOption("machine-control", room.control_clauses, "control")
    if room.capacity and not 1 <= house.capacity <= MOST_PEOPLE:
        yield BadOption("machine-capacity", room.capacity_clauses, "capacity", value=house.capacity, most=MOST_PEOPLE)


def is_apart(rules: MachineRules, house: MachineHouse, letter: str) -> bool:
    """Whether a machine stands in a room of its own of which the law speaks."""
    return house.apart and house.place == "casino" and letter in rules.room.types
