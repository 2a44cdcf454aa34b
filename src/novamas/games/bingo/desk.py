"""What every part of the game asks about the hall: whose cards are where, what is on them, what they have won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from novamas.games.bingo.acts import Bingo, Lot, Share, Song
from novamas.games.bingo.cards import Rows, card, last_series, line_numbers, numbers
from novamas.games.bingo.checker import Checker, Marked, places
from novamas.games.bingo.rules import ANY, BINGO, LINE, ROWS, WHOLE, BingoHouse, BingoRules
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.decider import Actor, Call
from novamas.kit.parts import Part


class Hall:
    """The rules, the hall and its cards: what every part is given."""

    def __init__(self, rules: BingoRules, house: BingoHouse) -> None:
        self.rules, self.house = rules, house

    # -- money ---------------------------------------------------------------------------------------------------------

    @staticmethod
    def takings(s: Bingo) -> int:
        return s.minimum * sum(lot.count for lot in s.sold)

    def part(self, takings: int, share: int) -> int:
        """So many thousandths of the takings, as they can be paid."""
        unit = self.house.rounding.unit
        return takings * share // (WHOLE * unit) * unit

    def divide(self, prize: int, winners: tuple[Song, ...]) -> tuple[Share, ...]:
        """A prize among those who have won it: each has as much as any other. Of what cannot be divided whoever sang
        first has a coin more, or the house keeps it."""
        if self.rules.ties.share == "person":
            firsts: dict[Actor, Song] = {}
            for song in winners:
                firsts.setdefault(song.who, song)
            winners = tuple(firsts.values())
        unit = self.house.rounding.unit
        each, rest = divmod(prize // unit, len(winners))
        more = rest if self.house.remainder == "singers" else 0
        return tuple(Share(song.who, song.card, (each + (n < more)) * unit) for n, song in enumerate(winners))

    # -- cards ---------------------------------------------------------------------------------------------------------

    def next_series(self, series: int) -> int:
        return series % last_series(self.house.series_size) + 1

    def rows(self, name: str) -> Rows:
        """A card by its name."""
        series, number = map(int, name.split("/"))
        return card(series, number, self.house.series_size)

    @staticmethod
    def cards_of(s: Bingo, who: Actor) -> list[str]:
        return [name for lot in s.sold if lot.who == who for name in lot.names()]

    def winning_lines(self, s: Bingo) -> tuple[int, ...]:
        """The lines of a card that win, from the top."""
        return tuple(range(len(ROWS))) if s.row in (ANY, "") else (ROWS.index(s.row),)

    def find_completed(self, s: Bingo, what: str) -> Iterator[tuple[Lot, str]]:
        """The cards that have their line, or their bingo, with the last number called."""
        if not s.balls:
            return
        checker, names = read_cards(s.sold, self.house.series_size)
        now, before = checker.mark(s.balls), checker.mark(s.balls[:-1])
        for place in places(
            complete(now, what, self.winning_lines(s)) & ~complete(before, what, self.winning_lines(s))
        ):
            yield names[place]

    # -- what a card has won -------------------------------------------------------------------------------------------

    def has_won(self, s: Bingo, what: str, card: str) -> bool:
        """Whether somebody who sings this now is right."""
        return self.judge(s, Song(who="", what=what, card=card))[0]

    def in_time(self, s: Bingo, line: tuple[int, ...]) -> bool:
        """Whether a complete line is not claimed too late: the last number is in it, where the law asks for that."""
        return s.balls[-1] in line or not self.rules.claims.last_number

    def judge(self, s: Bingo, song: Song) -> tuple[bool, tuple[int, ...], str]:
        """Whether what was sung is right; if not, the numbers that were not called, or what else is wrong."""
        called = set(s.balls)
        rows = self.rows(song.card)
        if song.what == BINGO:
            combinations = [tuple(sorted(numbers(rows)))]
        else:
            lines = line_numbers(rows)
            combinations = [lines[n] for n in self.winning_lines(s)]
        missing = [tuple(n for n in line if n not in called) for line in combinations]
        if any(not lacks and self.in_time(s, line) for lacks, line in zip(missing, combinations, strict=True)):
            return True, (), ""
        if not all(missing):
            return False, (), "too-late"
        others = [line for line in line_numbers(rows) if song.what == LINE and line not in combinations]
        if any(called.issuperset(line) for line in others):
            return False, min(missing, key=len), "other-line"
        return False, min(missing, key=len), "not-called"


def complete(marked: Marked, what: str, wanted: tuple[int, ...]) -> int:
    return marked.bingo() if what == BINGO else marked.line(wanted)


@lru_cache(maxsize=4)
def read_cards(sold: tuple[Lot, ...], size: int) -> tuple[Checker, list[tuple[Lot, str]]]:
    """The cards of a game, ready to be checked, and whose each is."""
    names = [(lot, name) for lot in sold for name in lot.names()]
    checker = Checker(card(lot.series, n, size) for lot in sold for n in range(lot.first, lot.last + 1))
    return checker, names


def announce(key: str, **args: int | str) -> Call:
    """What the head of the table says aloud."""
    return Call(f"bingo-{key}", args, HEAD)


def change(s: Bingo, **fields: object) -> Bingo:
    return replace(s, **fields)


class HallPart(Part[Bingo]):
    """A part of the game: it knows the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.rules, self.house = hall, hall.rules, hall.house
