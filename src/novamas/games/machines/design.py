"""What a machine is made of: strips, lines, prizes and features, as the house writes them down (docs/machines.md).

`read` turns a design into a `Machine`, or tells everything that is wrong with it at once. It knows no law: what a type
of machine may give is asked in `rules.py`. Prizes are told in credits; what a credit is worth is the minimum of the
table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import prod
from typing import TypeAlias

from msgspec import Struct

from novamas.kit.plain import Plain, PlainDict
from novamas.law import BadOption

AUXILIARY = "auxiliary"
COLOURS = ("red", "green", "blue", "brass", "violet", "ivory", "black")
PAYS_IN = ("cash", "tokens", "goods")
MOST_REELS, MOST_ROWS, MOST_STOPS, MOST_LINES, MOST_MARK = 6, 5, 120, 50, 4
MOST_CREDITS = 1_000_000
MOST_FREE = 200
MOST_BOXES = 8
MOST_HELD = 50_000
"""Ways in which the reels of a machine may stop whose reels can be held: its odds go through all of them."""

Names: TypeAlias = str | dict[str, str]
"""What something is called, in any language or in each of some."""


class Symbol(Struct, frozen=True, kw_only=True):
    """A symbol: its name, what is written on it, its colour; a wild one stands for any but scatters."""

    key: str
    name: Names
    mark: str
    colour: str
    wild: bool = False
    scatter: bool = False


class Free(Struct, frozen=True, kw_only=True):
    """Free games: so many for so many scatters or more of that symbol, their prizes so many times what they are, and
    never more than `most` in one play."""

    symbol: str
    games: dict[int, int]
    times: int
    most: int


class Bonus(Struct, frozen=True, kw_only=True):
    """Closed boxes, of which the player opens one: for so many scatters of that symbol or more."""

    symbol: str
    count: int
    boxes: tuple[int, ...]


class Hold(Struct, frozen=True, kw_only=True):
    """After a play that wins nothing the player may, once in so many times, hold some reels and turn the others again
    for nothing."""

    one_in: int


class Machine(Struct, frozen=True, kw_only=True):
    """A machine. `lines` go through these rows (from the top, the first is 0), reel by reel; `pays` says what so many
    equal symbols from the left pay on a line, `scatters` what so many anywhere pay. `stakes` are how many times the
    price may be played, `most` is the greatest prize of a play at once the price."""

    name: Names
    type: str
    price: int
    stakes: tuple[int, ...]
    most: int
    pays_in: str
    rows: int
    symbols: dict[str, Symbol]
    reels: tuple[tuple[str, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    pays: dict[str, dict[int, int]]
    scatters: dict[str, dict[int, int]]
    free: Free | None = None
    bonus: Bonus | None = None
    hold: Hold | None = None

    def __hash__(self) -> int:
        return hash((self.type, self.price, self.reels, self.lines))

    def window(self, reel: int, stop: int) -> tuple[str, ...]:
        """What a reel shows, from the top: its stops are numbered from 1 on, and that one is on the top row."""
        strip = self.reels[reel]
        return tuple(strip[(stop - 1 + row) % len(strip)] for row in range(self.rows))

    def is_wild(self, symbol: str) -> bool:
        return self.symbols[symbol].wild

    def prizes(self) -> Iterator[int]:
        """Every prize in credits that it has."""
        every = (*self.pays.values(), *self.scatters.values())
        return chain((credits for table in every for credits in table.values()), self.bonus.boxes if self.bonus else ())


def at(*keys: str) -> str:
    """Where in a design something stands."""
    return ".".join(keys)


def read(design: Plain) -> tuple[Machine | None, list[BadOption]]:
    """The machine of a design, unless something is wrong with it; and whatever is."""
    faults: list[BadOption] = []
    reader = Reader(design, faults)
    fields = reader.all()
    return (None if faults else Machine(**fields)), faults


KEYS = (
    "format", "name", "type", "supports", "price", "stakes", "most", "pays_in", "rows", "symbols", "reels", "lines",
    "pays", "scatters", "free", "bonus", "hold",
)  # fmt: skip


class Reader:
    """Reads a design key by key, and goes on after a fault."""

    def __init__(self, design: Plain, faults: list[BadOption]) -> None:
        self.design, self.faults = design, faults

    def tell(self, fault: BadOption) -> None:
        self.faults.append(fault)

    # -- plain values --------------------------------------------------------------------------------------------------

    def whole(self, value: object, least: int, most: int, *keys: str) -> int:
        if type(value) is int and least <= value <= most:
            return value
        self.tell(BadOption("machine-number", (), at(*keys), key=keys[-1], least=least, most=most))
        return least

    def table(self, value: object, *keys: str, known: tuple[str, ...] = ()) -> Plain:
        if not isinstance(value, Mapping):
            self.tell(BadOption("machine-table", (), at(*keys), key=keys[-1]))
            return {}
        self.check_keys(value, known, *keys)
        return value

    def check_keys(self, table: Plain, known: tuple[str, ...], *keys: str) -> None:
        for key in table:
            if known and key not in known:
                self.tell(BadOption("machine-key", (), at(*keys, str(key)), value=str(key), known=known))

    def names(self, value: object, *keys: str) -> Names:
        if isinstance(value, str) and value.strip():
            return value.strip()
        if isinstance(value, Mapping) and value and all(isinstance(each, str) and each for each in value.values()):
            return {str(lang): str(each) for lang, each in value.items()}
        self.tell(BadOption("machine-name", (), at(*keys)))
        return "?"

    def choice(self, value: object, known: tuple[str, ...], *keys: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        self.tell(BadOption("machine-choice", (), at(*keys), key=keys[-1], value=str(value), known=known))
        return known[0]

    # -- the machine ---------------------------------------------------------------------------------------------------

    def all(self) -> PlainDict:
        d = self.design
        self.check_keys(d, KEYS)
        needed = ("name", "type", "price", "most", "symbols", "reels")
        missing = [key for key in needed if key not in d]
        for key in missing:
            self.tell(BadOption("machine-missing", (), at(key), key=key))
        self.whole(d.get("format", 1), 1, 1, "format")
        found: PlainDict = {
            "name": self.names(d.get("name", "?"), "name"),
            "type": str(d.get("type", "")),
            "price": self.whole(d.get("price", 1), 1, MOST_CREDITS, "price"),
            "most": self.whole(d.get("most", 0), 0, MOST_CREDITS, "most"),
            "pays_in": self.choice(d.get("pays_in", PAYS_IN[0]), PAYS_IN, "pays_in"),
            "rows": self.whole(d.get("rows", 1), 1, MOST_ROWS, "rows"),
            "stakes": self.stakes(d.get("stakes", [1])),
        }
        symbols = found["symbols"] = {} if "symbols" in missing else self.symbols(d["symbols"])
        reels = found["reels"] = () if "reels" in missing else self.reels(d["reels"], symbols, found["rows"])
        middle = [[(found["rows"] + 1) // 2] * len(reels)]
        found["lines"] = self.lines(d.get("lines", middle), len(reels), found["rows"]) if reels else ()
        on_lines = {key for key, symbol in symbols.items() if not symbol.scatter}
        anywhere = set(symbols) - on_lines
        most = len(reels)
        found["pays"] = self.prizes(d.get("pays", {}), on_lines, most, "pays")
        found["scatters"] = self.prizes(d.get("scatters", {}), anywhere, most * found["rows"], "scatters")
        self.features(found, anywhere)
        if not self.faults and not (found["pays"] or found["scatters"] or found["free"] or found["bonus"]):
            self.tell(BadOption("machine-nothing-to-win", (), at("pays")))
        return found

    def stakes(self, value: object) -> tuple[int, ...]:
        good = isinstance(value, list | tuple) and value and all(type(n) is int and 1 <= n <= 1000 for n in value)
        if not good or list(value) != sorted(set(value)):  # type: ignore[call-overload]
            self.tell(BadOption("machine-stakes", (), at("stakes")))
            return (1,)
        return tuple(value)  # type: ignore[arg-type]

    def symbols(self, value: object) -> dict[str, Symbol]:
        found = {}
        for key, given in self.table(value, "symbols").items():
            keys = ("symbols", str(key))
            raw = self.table(given, *keys, known=("name", "mark", "colour", "wild", "scatter"))
            mark = raw.get("mark", str(key)[:MOST_MARK])
            if not isinstance(mark, str) or not 1 <= len(mark) <= MOST_MARK:
                self.tell(BadOption("machine-mark", (), at(*keys, "mark"), most=MOST_MARK))
                mark = "?"
            wild, scatter = (raw.get(name, False) is True for name in ("wild", "scatter"))
            for name in ("wild", "scatter"):
                if type(raw.get(name, False)) is not bool:
                    self.tell(BadOption("machine-truth", (), at(*keys, name), key=name))
            if wild and scatter:
                self.tell(BadOption("machine-wild-scatter", (), at(*keys), name=str(key)))
            found[str(key)] = Symbol(
                key=str(key),
                name=self.names(raw.get("name", str(key)), *keys, "name"),
                mark=mark,
                colour=self.choice(raw.get("colour", COLOURS[0]), COLOURS, *keys, "colour"),
                wild=wild,
                scatter=scatter,
            )
        return found

    def reels(self, value: object, symbols: dict[str, Symbol], rows: int) -> tuple[tuple[str, ...], ...]:
        """Strips, each a text of symbols or a list of them."""
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_REELS:
            self.tell(BadOption("machine-reels", (), at("reels"), most=MOST_REELS))
            return ()
        found = []
        for n, given in enumerate(value, 1):
            strip = tuple(given.split() if isinstance(given, str) else map(str, given)) if given else ()
            if not max(rows, 2) <= len(strip) <= MOST_STOPS:
                self.tell(
                    BadOption("machine-strip", (), at("reels", str(n)), reel=n, least=max(rows, 2), most=MOST_STOPS)
                )
            for unknown in dict.fromkeys(symbol for symbol in strip if symbol not in symbols):
                self.tell(
                    BadOption("machine-symbol", (), at("reels", str(n)), value=unknown, reel=n, known=tuple(symbols))
                )
            found.append(strip)
        shown = set(chain(*found))
        for idle in (key for key in symbols if key not in shown):
            self.tell(BadOption("machine-idle-symbol", (), at("symbols", idle), name=idle))
        return tuple(found)

    def lines(self, value: object, reels: int, rows: int) -> tuple[tuple[int, ...], ...]:
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_LINES:
            self.tell(BadOption("machine-lines", (), at("lines"), most=MOST_LINES))
            return ()
        found: list[tuple[int, ...]] = []
        for n, line in enumerate(value, 1):
            good = isinstance(line, list | tuple) and all(type(row) is int and 1 <= row <= rows for row in line)
            if not good or (reels and len(line) != reels):
                self.tell(BadOption("machine-line", (), at("lines"), line=n, reels=reels, rows=rows))
                continue
            path = tuple(row - 1 for row in line)
            if path in found:
                self.tell(BadOption("machine-same-line", (), at("lines"), line=n, other=found.index(path) + 1))
            found.append(path)
        return tuple(found)

    def counts(self, value: object, most: int, credits: int, *keys: str) -> dict[int, int]:
        """`{ 3 = 10, 4 = 50 }`: for so many of a symbol, so much."""
        found = {}
        for key, given in self.table(value, *keys).items():
            count = int(key) if str(key).isascii() and str(key).isdigit() else 0
            if not 1 <= count <= most:
                self.tell(BadOption("machine-count", (), at(*keys, str(key)), value=str(key), most=most))
            found[count] = self.whole(given, 1, credits, *keys, str(key))
        if not found:
            self.tell(BadOption("machine-no-counts", (), at(*keys), name=keys[-1]))
        return dict(sorted(found.items()))

    def prizes(self, value: object, allowed: set[str], most: int, *keys: str) -> dict[str, dict[int, int]]:
        found = {}
        for key, table in self.table(value, *keys).items():
            if key not in allowed:
                self.tell(
                    BadOption(
                        "machine-scatter-pays" if keys[0] == "scatters" else "machine-line-pays",
                        (),
                        at(*keys, str(key)),
                        value=str(key),
                    )
                )
                continue
            found[str(key)] = self.counts(table, most, MOST_CREDITS, *keys, str(key))
        return found

    def features(self, found: PlainDict, anywhere: set[str]) -> None:
        places = len(found["reels"]) * found["rows"]
        found |= {"free": None, "bonus": None, "hold": None}
        if "free" in self.design:
            raw = self.table(self.design["free"], "free", known=("symbol", "games", "times", "most"))
            found["free"] = Free(
                symbol=self.trigger(raw, anywhere, "free"),
                games=self.counts(raw.get("games", {}), places, MOST_FREE, "free", "games"),
                times=self.whole(raw.get("times", 1), 1, 100, "free", "times"),
                most=self.whole(raw.get("most"), 1, MOST_FREE, "free", "most"),
            )
        if "bonus" in self.design:
            raw = self.table(self.design["bonus"], "bonus", known=("symbol", "count", "boxes"))
            boxes = raw.get("boxes")
            good = isinstance(boxes, list | tuple) and 2 <= len(boxes) <= MOST_BOXES
            if not good or not all(type(box) is int and 0 <= box <= MOST_CREDITS for box in boxes or ()):
                self.tell(BadOption("machine-boxes", (), at("bonus", "boxes"), most=MOST_BOXES))
                boxes = (0, 1)
            found["bonus"] = Bonus(
                symbol=self.trigger(raw, anywhere, "bonus"),
                count=self.whole(raw.get("count"), 1, max(places, 1), "bonus", "count"),
                boxes=tuple(boxes or ()),
            )
        if "hold" in self.design:
            raw = self.table(self.design["hold"], "hold", known=("one_in",))
            found["hold"] = Hold(one_in=self.whole(raw.get("one_in"), 1, 100, "hold", "one_in"))
            if len(found["reels"]) < 2 or prod(map(len, found["reels"])) > MOST_HELD:
                self.tell(BadOption("machine-hold-big", (), at("hold"), most=MOST_HELD))

    def trigger(self, raw: Plain, anywhere: set[str], feature: str) -> str:
        symbol = str(raw.get("symbol", ""))
        if symbol not in anywhere:
            self.tell(
                BadOption("machine-trigger", (), at(feature, "symbol"), value=symbol, known=tuple(sorted(anywhere)))
            )
        return symbol
