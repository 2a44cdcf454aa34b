"""What any table asks of a game's rules, whatever is played on it: staff, limits, float, cloths, closing.

A family's own rules extend `TableRules`, its house options extend `House`; the table reads nothing else of them.
The types mirror the TOML: plain values, and `clauses` on each section to say where they come from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.money import Rounding
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a law file: values and the clauses they come from."""

    clauses: tuple[Clause, ...] = ()


class Limits(Section, frozen=True, kw_only=True):
    """How the minimum of an open table may change, and what follows it.

    Where it takes `notice`, so many rounds are still played at the old one; or, if the `unit` is a shoe, what is left
    of the shoe.
    """

    change: Literal["notice", "authorised", "closed", "unsaid"] = "unsaid"
    notice: int = 0
    unit: Literal["round", "shoe"] = "round"
    float: Literal["proportional", "optional", "unsaid"] = "unsaid"
    guarantee: Literal["proportional", "unsaid"] = "unsaid"


class Minimum(Section, frozen=True, kw_only=True):
    """How the house may set its minima within the authorisation."""

    even_chances: int = 1
    multiples: bool = False
    raised: int = 1
    keep_one: Literal["table", "cloth", "no"] = "no"
    raised_clauses: tuple[Clause, ...] = ()
    keep_clauses: tuple[Clause, ...] = ()


class Cloths(Section, frozen=True, kw_only=True):
    """How many layouts a table may have (a un paño, a dos paños)."""

    allowed: tuple[int, ...] = (1,)
    double_by_authorisation: bool = False


class Reversible(Section, frozen=True, kw_only=True):
    """Whether the cloth may be one side of a reversible one, so that other games open on the same table at other times.

    `shape` is the game whose tables it resembles: only such sides share a table. `beside` names the one game that may
    lie on the other side, and `places` how many places it must have there; nothing: any. The game may change so many
    times a day (`turns`; 0 says nothing).
    """

    cloth: Literal["unsaid", "with-authorisation"] = "unsaid"
    shape: Literal["", "blackjack"] = ""
    beside: str = ""
    places: int = 0
    turns: int = 0
    shape_clauses: tuple[Clause, ...] = ()
    beside_clauses: tuple[Clause, ...] = ()
    places_clauses: tuple[Clause, ...] = ()
    turns_clauses: tuple[Clause, ...] = ()


class Float(Section, frozen=True, kw_only=True):
    """The least float (anticipo) with which a table may open, in minima."""

    minima: int = 0


MOST_STAFF = 99
"""More people of a kind than this stand at no table, whatever a law allows."""
ROLES = ("inspectors", "deputies", "croupiers", "ends", "assistants", "changers", "stickmen")


class Staff(Section, frozen=True, kw_only=True):
    """Who must stand at a table: least and most of each.

    `crew` is the most croupiers and ends together, where one may stand for the other; 0 says nothing. `more`: these are
    only the fewest, and there may be more of each.
    """

    inspectors: tuple[int, int] = (1, 1)
    deputies: tuple[int, int] = (0, 0)
    croupiers: tuple[int, int] = (1, 1)
    ends: tuple[int, int] = (0, 0)
    assistants: tuple[int, int] = (0, 0)
    changers: tuple[int, int] = (0, 0)
    stickmen: tuple[int, int] = (0, 0)
    crew: int = 0
    more: bool = False

    def bounds(self, role: str) -> tuple[int, int]:
        """The least and the most of a role."""
        least, most = getattr(self, role)
        return least, MOST_STAFF if self.more and most else most

    def add_bounds(self) -> Staff:
        """The same with a most of every role."""
        return replace(self, more=False, **{role: self.bounds(role) for role in ROLES}) if self.more else self


class Seats(Section, frozen=True, kw_only=True):
    """How many players may sit at a table at most (0 says nothing), and whether two sides have as many seats each."""

    most: int = 0
    even: bool = False


class Tables(Section, frozen=True, kw_only=True):
    """How many tables of this kind a casino may have at most; 0 says nothing."""

    most: int = 0


class Heads(Section, frozen=True, kw_only=True):
    """What is asked of whoever heads a table; `clauses` forbid them to handle money or chips.

    `directs`: no round begins while the table has no head; `exchanges`: money is changed under their eyes.
    """

    directs: bool = False
    exchanges: bool = False
    directs_clauses: tuple[Clause, ...] = ()
    exchange_clauses: tuple[Clause, ...] = ()


class Shoes(Section, frozen=True, kw_only=True):
    """The shoe that a table is dealt from: whether the house numbers its shoes and allots them session by session,
    whether the same one may not go to the same table again (`rotate`), whether its model must be approved."""

    numbered: bool = False
    rotate: bool = False
    approved: bool = False
    rotate_clauses: tuple[Clause, ...] = ()
    approved_clauses: tuple[Clause, ...] = ()


class Attendants(Section, frozen=True, kw_only=True):
    """Attendants (servidores auxiliares): at most one for so many tables of the game, or a part of as many; 0 says
    nothing. By `apart_clauses` they have no hand in the game, so nobody heads a table and attends one."""

    tables: int = 0
    apart_clauses: tuple[Clause, ...] = ()


class Cover(Section, frozen=True, kw_only=True):
    """How many tables one head may cover, and whether they must share a sector of the room or a game."""

    tables: int = 1
    same_sector: bool = False
    same_game: bool = False


class Closing(Section, frozen=True, kw_only=True):
    """Whether an idle table may close for a while (cierre temporal), and whether it goes on only when staffed; how its
    wheel may be shut at the end of a session (nothing: unsaid)."""

    temporary: bool = False
    staffed: bool = False
    wheel: tuple[Literal["lock", "seal"], ...] = ()
    wheel_clauses: tuple[Clause, ...] = ()


EndingUnit: TypeAlias = Literal["round", "shooter", "shoe"]


class Ending(Section, frozen=True, kw_only=True):
    """How the end of a session is announced: the last rounds, the last shooter or the last shoe; how many rounds
    (`number`; no other number will do, unless it is 0: the law names none), and who says it aloud."""

    unit: EndingUnit = "round"
    number: int = 0
    by: Literal["@croupier", "@inspector"] = "@croupier"


class Tips(Section, frozen=True, kw_only=True):
    """Whether the croupiers of such a table receive tips and put them into a slot of their own."""

    slot: bool = False


class TableRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every game says about its table; each family adds its own."""

    family: str
    epigraph: str
    scope: Section
    chips_only: Section = Section()
    players: Section = Section()
    cloths: Cloths = Cloths()
    reversible: Reversible = Reversible()
    staff: dict[str, Staff] = {}
    heads: Heads = Heads()
    shoes: Shoes = Shoes()
    cover: Cover = Cover()
    attendants: Attendants = Attendants()
    closing: Closing = Closing()
    ending: Ending = Ending()
    minimum: Minimum = Minimum()
    limits: Limits = Limits()
    float: Float = Float()
    tips: Tips = Tips()

    def staff_for(self, house: House) -> Staff | None:
        """Who must stand at a table as this house has it."""
        return self.staff.get(house.staffing)

    def fewest_others(self) -> int:
        """How many others somebody needs at the table, whoever of them is the bank; none against the house."""
        return 0

    def fewest_in_tournament(self, house: House) -> int:
        """How few may go on at a table of a tournament: as many as the game cannot do without."""
        return self.fewest_others() + 1

    def sides(self) -> int:
        """How many sides of the table need players of their own."""
        return 1

    def staffs(self) -> tuple[str, dict[str, Staff]]:
        """The option on which the staff of a table depends, and who must stand there for each value of it."""
        return "cloths", {str(cloths): self.staff.get(str(cloths), Staff()) for cloths in self.cloths.allowed}

    def cover_for(self, house: House) -> Cover:
        """How many tables like this one head may cover."""
        return self.cover

    def reversible_for(self, house: House) -> Reversible:
        """Whether the cloth of a table like this one may have another side."""
        return self.reversible

    def seats_for(self, house: House) -> Seats:
        """How many may sit at it."""
        return Seats()

    def check_minimum(self, house: House, minimum: int, currency: str) -> Iterator[BadOption]:
        """What the law says of this minimum beside the house's other choices; amounts are those of the currency."""
        return iter(())

    def one_seat(self) -> tuple[Clause, ...]:
        """The clauses by which whoever sits here may sit at no other table; none where the text does not say so."""
        return ()

    def tables_for(self, house: House) -> Tables:
        """How many tables like this one a casino may have."""
        return Tables()


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the house chooses within the law at any table."""

    cloths: int = 1
    rounding: Rounding = Rounding()

    @property
    def staffing(self) -> str:
        """The key of `[staff]` under which the people of this table stand: its cloths, unless a family says more."""
        return str(self.cloths)


@runtime_checkable
class Furnished(Protocol):
    """A game with the rules of a law and the options of a house: every one that a table can be opened for."""

    @property
    def rules(self) -> TableRules: ...
    @property
    def house(self) -> House: ...


def check_table(rules: TableRules, house: House) -> Iterator[BadOption]:
    """A number of cloths that the law does not know; raises `BadLaw` for staff that it bounds twice."""
    for staff in rules.staff.values():
        if staff.more and any(least != most for least, most in (getattr(staff, role) for role in ROLES)):
            raise BadLaw("law-most-staff")
    if house.cloths not in rules.cloths.allowed:
        allowed = tuple(rules.cloths.allowed)
        yield BadOption("cloths", rules.cloths.clauses, "cloths", value=house.cloths, allowed=allowed)
