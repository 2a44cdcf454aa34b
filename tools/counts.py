"""Counts anew what comes with the package: the odds that take long, for every law and reading.

    python -m tools.counts

What this machine has kept from an earlier count by the same code is taken from there. The slow tests prove that
nothing in the folder differs from what is counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from novamas.cli.counting import Shown
from novamas.games import FAMILIES
from novamas.games.counts import Count, under
from novamas.law import MODES, library
from novamas.odds import Choice, kept, label, rows

COUNTED = [room.name for room in FAMILIES.values() if room.counted_by]
"""The families whose odds take longer than everybody waits for."""


class Shipping(kept.Kept):
    """Writes every count that is asked for into the package; `names` are its files."""

    def __init__(self) -> None:
        super().__init__(progress=Shown("en"))
        self.names: set[str] = set()

    def find(self, count: Count) -> bytes | None:
        """Only what the same code has counted: nothing is taken from the package itself."""
        place = self.place(count)
        found = place.read_bytes() if place.exists() else None
        if found is not None:
            self.ship(count, found)
        return found

    def keep(self, count: Count, found: bytes) -> None:
        super().keep(count, found)
        self.ship(count, found)

    def ship(self, count: Count, found: bytes) -> None:
        self.names.add(kept.name(count))
        kept.put(kept.COUNTED / kept.name(count), found)


def asked(counted: str) -> Iterator[tuple[str, str, Choice]]:
    """The games, laws and readings that come counted of a family: each whole reading, and each place the other way."""
    laws = library()
    for game in laws.every_game():
        for law in (law for law in laws.with_game(game) if laws.family(law, game) == counted):
            yield from ((game, law, mode) for mode in MODES)
            for key, reading in laws.readings(law, game).items():
                side = "literal" if reading.default == "corrected" else "corrected"
                if side == "corrected" or not reading.unplayable:
                    yield game, law, {key: side}


def main() -> None:
    shipping = Shipping()
    for counted in COUNTED:
        for game, law, reading in asked(counted):
            print(f"{game}, {law}, {label(reading)}", flush=True)
            with under(shipping):
                rows(law, game, reading)
    for file in kept.COUNTED.iterdir():
        if file.name not in shipping.names:
            file.unlink()


if __name__ == "__main__":
    main()
