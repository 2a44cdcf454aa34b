"""What people bet on: an event of the programme, with everything about it that is determined beforehand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.kit.decider import Actor

POINTS, GOALS, FIELD = "points", "goals", "field"
Shape: TypeAlias = Literal["points", "goals", "field"]
Sport: TypeAlias = Literal["pelota", "rowing", "football", "verses", "horses", "cycling", "other"]
"""What an event is called by."""
CHANCES = 10
"""Chances of scoring that each side has in a match by goals; `strengths` says how many in a hundred it takes."""
FEWEST, MOST = 3, 5
"""Entries in a field."""
MOST_POINTS = 50
MOST_STRENGTH = 1000


class Fixture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event that the house may announce.

    `matter` is what it is about, `sport` the word that names it; it is `held` at these venues. A match by `points` is
    won by who first has `target` of them, one by `goals` may be drawn, a `field` finishes in an order. `strengths` is
    the house's opinion, from which the opening prices follow and by which a demonstration is drawn: the odds of each
    point, the chances in a hundred that are scored, the weights of a field. `total` and `handicap` (given to the first
    side) are told in halves. `parties` are people who take part in it.
    """

    name: str
    sport: Sport = "other"
    matter: str = "sport"
    held: tuple[str, ...] = ("",)
    shape: Shape = "field"
    entries: tuple[str, ...]
    strengths: tuple[int, ...]
    target: int = 22
    total: int = 5
    handicap: int = -1
    parties: tuple[Actor, ...] = ()

    @property
    def is_field(self) -> bool:
        return self.shape == FIELD


BUILT_IN: dict[str, Fixture] = {
    each.name: each
    for each in (
        Fixture(
            name="pelota",
            sport="pelota",
            held=("Ibaialde",),
            shape="points",
            entries=("Gorriak", "Urdinak"),
            strengths=(52, 48),
            target=22,
            total=74,
            handicap=-4,
        ),
        Fixture(
            name="regatta",
            sport="rowing",
            held=("Itsasaurre",),
            entries=("Kaioa", "Izarra", "Ekaitza", "Olatua"),
            strengths=(35, 30, 20, 15),
        ),
        Fixture(
            name="football",
            sport="football",
            held=("Mendizabal", "Ibarra"),
            shape="goals",
            entries=("Harria", "Mendia"),
            strengths=(16, 12),
            total=5,
            handicap=-2,
        ),
        Fixture(
            name="verses",
            sport="verses",
            matter="culture",
            held=("Zubiondo",),
            entries=("Ane", "Beñat", "Lide", "Oier"),
            strengths=(30, 28, 24, 18),
        ),
    )
}
"""Demonstrations for whoever has no programme: their names are nobody's."""
