"""The library: laws on disk, read once, resolved on demand.

`laws/<law>/law.toml` names the law; `<game>.toml` holds a game's values with the clauses they come from, those of a
whole section under `clauses`, those of one value in the section's `articles` (`articles.py`);
`readings.toml` the other side of the doubtful places, `readings.<lang>.toml` what it says of them in other languages.
A game may `extends` another one of the same law, or a file of rules that several have in `common`, as the texts do; a
table may be `like` a sibling; `equipment.toml` beside the laws holds what no text prints (the order of a wheel).
"""

from __future__ import annotations

import datetime
import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar
from weakref import WeakSet

import msgspec
from msgspec import Struct

from novamas.kit.convert import convert
from novamas.kit.money import CURRENCIES, Currency, decode_hook
from novamas.kit.plain import PlainDict
from novamas.kit.words import languages
from novamas.law import articles
from novamas.law.errors import BadLaw, BadOption, Place, UnknownGame, UnknownLaw
from novamas.law.places import line_of, locate
from novamas.law.readings import Mode, Reading, ReadingWords, apply, copy_plain
from novamas.law.register import Register
from novamas.law.tournaments import TournamentRules
from novamas.law.whole import Whole

Tree = PlainDict
R = TypeVar("R")
BUILT_IN = Path(__file__).parent.parent / "laws"
MOST_MADE = 2000  # things made of the files that a library keeps; all laws that come with novamas make about 300
_AT_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class Catalogue(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games the law knows; nothing else may be offered."""

    games: tuple[str, ...]
    clauses: tuple[str, ...]


class Authorised(Struct, frozen=True, forbid_unknown_fields=True):
    """That games need an authorisation of the casino, and which of them may be played in casinos only: all of the
    catalogue, besides those that have halls of their own."""

    clauses: tuple[str, ...] = ()
    exclusive_clauses: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    """Games that are another one under another name: those are forbidden elsewhere by a clause of their own."""
    variants_clauses: tuple[str, ...] = ()


class InService(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of which a casino keeps a table in service at every moment, whichever of them it is."""

    kind: str
    games: tuple[str, ...]
    clauses: tuple[str, ...]
    where_authorised: bool = False
    """Only a casino that is authorised for one of them is bound."""


class LawHead(Whole, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """law.toml: what the document is; `cite` is its name where a clause is cited, if that is shorter than its title.

    `short` is what people call it, by language; `titles` and `cites` are in languages other than Spanish and English
    (`title_en`). `authorised` says what a casino needs for a game, `in_service` of which kinds of tables it always has
    one in service; `tournaments` what it says of those. `date`, `gazette`, `in_force` and `amended_by` are what its
    source says of when and where it was published, since when it holds and what has changed it; what a source does not
    say is left out. What it asks of a house beside its games stands in `Whole`.
    """

    title: str
    title_en: str
    prefix: tuple[str, ...]
    currency: str
    languages: tuple[str, ...]
    catalogue: Catalogue
    authorised: Authorised = Authorised()
    in_service: tuple[InService, ...] = ()
    tournaments: TournamentRules | None = None
    cite: str = ""
    cite_en: str = ""
    short: dict[str, str] = {}
    titles: dict[str, str] = {}
    cites: dict[str, str] = {}
    date: datetime.date | None = None
    gazette: str = ""
    in_force: datetime.date | None = None
    amended_by: tuple[str, ...] = ()

    def short_name(self, lang: str) -> str:
        """The short name of the law in a language, or in Spanish, or else its title."""
        return self.short.get(lang) or self.short.get("es") or self.full_title(lang)

    def full_title(self, lang: str) -> str:
        return self.title_en if lang == "en" else self.titles.get(lang, self.title)

    def name_beside_clause(self, lang: str) -> str:
        """What the law is called beside one of its clauses."""
        if lang == "en":
            return self.cite_en or self.title_en
        return self.cites.get(lang) or self.cite or self.full_title(lang)


class Resolved(Struct, frozen=True):
    """A game's rules as one law and one choice of readings give them, still as plain data."""

    law: str
    game: str
    tree: Tree
    readings: dict[str, str]
    digest: str


class Library:
    """All laws under the given folders; later folders may add laws, never change one.

    A law whose `law.toml` cannot be read is left out, and so is what `leave_out` names: the others go on. Whoever asks
    for it by its name hears what is wrong. What is made of the files is kept (`_once`) until `forget`.
    """

    def __init__(self, *roots: Path) -> None:
        self.folders: dict[str, Path] = {}
        self.left_out: dict[tuple[str, str], BadLaw] = {}
        self._files: dict[Path, Tree] = {}
        self._registers: dict[str, Register] = {}
        self._made: dict[Hashable, Any] = {}
        _libraries.add(self)
        for root in roots:
            if not root.is_dir():
                raise BadLaw("law-no-folder", root=root)
            for folder in sorted(p.parent for p in root.glob("*/law.toml")):
                if folder.name in self.folders:
                    raise BadLaw("law-two-folders", name=folder.name)
                self.folders[folder.name] = folder

    # -- what there is ---------------------------------------------------------------------------

    def laws(self) -> list[str]:
        return [law for law in self.folders if (law, "") not in self.left_out and self._readable(law)]

    def leave_out(self, law: str, game: str, because: BadLaw) -> None:
        """Sets a game aside, or with no name of a game a whole law."""
        self.left_out.setdefault((law, game), because)

    def head(self, law: str) -> LawHead:
        return self._once(("head", law), lambda: self._read_head(law))

    def _read_head(self, law: str) -> LawHead:
        raw = self._read(self._folder(law) / "law.toml")
        return self._give_type(raw, LawHead, law, "law.toml")

    def currency(self, law: str) -> Currency:
        code = self.head(law).currency
        if code not in CURRENCIES:
            known = ", ".join(CURRENCIES)
            raise BadLaw(
                "law-no-currency", place=self.place_in(law, "law.toml", ("currency",)), value=code, known=known
            )
        return CURRENCIES[code]

    def games(self, law: str) -> list[str]:
        """The games of a law that can be played here, in the order of its catalogue."""
        here = set(self.game_files(law))
        return [g for g in self.head(law).catalogue.games if g in here and (law, g) not in self.left_out]

    def game_files(self, law: str) -> list[str]:
        """The games that have a file in the folder of a law, whether its catalogue has them or not."""
        return list(self._once(("games", law), lambda: self._find_games(law)))

    def _find_games(self, law: str) -> list[str]:
        found = sorted(path.stem for path in self._folder(law).glob("*.toml"))
        return [name for name in found if name.split(".")[0] not in ("law", "readings", "headings")]

    def common_files(self, law: str) -> list[str]:
        """Files of a law that are no game but what several games have in common (`common = true`), as its text has a
        chapter of common rules."""
        return [name for name in self.game_files(law) if self._is_common(self._folder(law) / f"{name}.toml")]

    def _is_common(self, path: Path) -> bool:
        try:
            return self._read(path).get("common") is True
        except BadLaw:
            return False

    def every_game(self) -> list[str]:
        """Every game that can be played under some law, in the order of the fullest catalogues."""
        fullest = sorted(self.laws(), key=lambda law: -len(self.games(law)))
        return list(dict.fromkeys(game for law in fullest for game in self.games(law)))

    def with_game(self, game: str) -> list[str]:
        return [law for law in self.laws() if game in self.games(law)]

    def register(self, law: str) -> Register:
        if law not in self._registers:
            self._registers[law] = Register(self._folder(law))
        return self._registers[law]

    def headings(self, law: str, game: str) -> dict[str, str]:
        """What the sections of a game are called: a heading by the beginning of the section's name."""
        path = self._folder(law) / "headings.toml"
        raw = self._read(path) if path.exists() else {}
        return {str(section): str(heading) for section, heading in raw.get(game, {}).items()}

    def law_of(self, clause: str) -> str:
        for law in self.laws():
            if clause.startswith(self.head(law).prefix):
                return law
        raise UnknownLaw("no-clause", field="clause", value=clause)

    def readings(self, law: str, game: str | None = None) -> dict[str, Reading]:
        """The readings of a law, or of one game of it; a reading of other games that cannot be read does not matter."""
        return dict(self._once(("readings", law, game), lambda: self._read_readings(law, game)))

    def _read_readings(self, law: str, game: str | None) -> dict[str, Reading]:
        path = self._folder(law) / "readings.toml"
        raw = self._read(path) if path.exists() else {}
        line = None if game is None else self._line(law, game)
        return {key: self.reading(law, key) for key, written in raw.items() if line is None or _among(written, line)}

    def reading(self, law: str, key: str) -> Reading:
        written = self._read(self._folder(law) / "readings.toml")[key]
        reading = self._give_type(written, Reading, law, "readings.toml", key)
        if reading.default == "literal" and reading.unplayable:
            place = self.place_in(law, "readings.toml", (key, "default"), key)
            raise BadLaw("law-unplayable-default", place=place)
        return reading

    def reading_words(self, law: str, lang: str) -> dict[str, ReadingWords]:
        """What the readings of a law say in a language, as far as somebody has translated them."""
        file = f"readings.{lang}.toml"
        path = self._folder(law) / file
        raw = self._read(path) if path.exists() else {}
        return {key: self._give_type(words, ReadingWords, law, file, key) for key, words in raw.items()}

    def reading_text(self, law: str, key: str, part: str, lang: str) -> str:
        """What a reading says in a language, or else in English: its `name`, a side, the `reason`, why `unplayable`."""
        if lang != "en":
            path = self._folder(law) / f"readings.{lang}.toml"
            told = (self._read(path) if path.exists() else {}).get(key, {}).get(part)
            if told:
                return str(told)
        reading = self.reading(law, key)
        side = {"literal": reading.literal.says, "corrected": reading.corrected.says}
        return {**side, "name": reading.name or key, "reason": reading.reason, "unplayable": reading.unplayable}[part]

    def reading_problems(self, law: str, game: str, reading: Mode | Mapping[str, str]) -> Iterator[BadOption]:
        """Every reading by name that a game does not have, or that nobody can play."""
        if isinstance(reading, str):
            return
        known = self.readings(law, game)
        for key, side in reading.items():
            if key not in known:
                yield BadOption("no-reading", (), "reading", value=key, game=game, law=law, known=tuple(known))
            elif side not in ("literal", "corrected"):
                yield BadOption("reading-side", (), "reading", value=side)
            elif side == "literal" and known[key].unplayable:
                because = {lang: self.reading_text(law, key, "unplayable", lang) for lang in languages()}
                yield BadOption("reading-unplayable", known[key].clauses, "reading", value=key, because=because)

    # -- resolving -------------------------------------------------------------------------------

    def resolve(self, law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> Resolved:
        """The tree of a game's rules with inheritance, siblings and readings worked in."""
        self.check_game(law, game)
        known = self.readings(law, game)
        for problem in self.reading_problems(law, game, reading):
            raise problem
        chosen = _choices(known, reading)
        key = ("resolved", law, game, *chosen.values())
        kept = self._once(key, lambda: self._resolve(law, game, known, chosen))
        return Resolved(law, game, copy_plain(kept.tree), chosen, kept.digest)

    def _resolve(self, law: str, game: str, known: Mapping[str, Reading], chosen: dict[str, str]) -> Resolved:
        tree: Tree = {}
        for name in reversed(self._line(law, game)):
            _merge(tree, self._read(self._folder(law) / f"{name}.toml"))
            for key, r in known.items():
                if name in r.games:
                    try:
                        apply(tree, r, chosen[key])
                    except BadLaw as e:
                        line = self._line_in(law, "readings.toml", (key, chosen[key]))
                        raise e.at(Place(f"{law}/readings.toml", line, "", key, game)) from None
        tree.pop("extends", None)
        tree.pop("common", None)
        _siblings(tree, (), lambda path: self.place(law, game, path, chosen))
        _equip(tree, self._equipment(law), lambda path: self.place(law, game, path, chosen))
        articles.spread(tree, (), lambda path: self.place(law, game, path, chosen))
        return Resolved(law, game, tree, chosen, digest_of(tree))

    def rules(self, kind: type[R], law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> R:
        """The same, typed."""
        resolved = self.resolve(law, game, reading)
        try:
            return self._once(
                ("rules", kind, resolved.digest), lambda: convert(resolved.tree, kind, dec_hook=decode_hook)
            )
        except msgspec.ValidationError:
            path, said = locate(resolved.tree, kind)
            raise said.at(self.place(law, game, path, resolved.readings)) from None

    def place(self, law: str, game: str, path: tuple[str, ...], chosen: Mapping[str, str] | None = None) -> Place:
        """Where the value at a path of a game's rules was written: by a reading, in its file or in one it extends."""
        own = f"{game}.toml"
        if law not in self.folders:
            return Place(f"{law}/{own}", 0, ".".join(path), "", game)
        held = [name for name in self._line(law, game) if _holds(self._read(self.folders[law] / f"{name}.toml"), path)]
        if not held and articles.place_in_file(path) != path:
            return self.place(law, game, articles.place_in_file(path), chosen)
        for key, side in (chosen or {}).items():
            reading = self.reading(law, key)
            if path and reading.wrote(side, ".".join(path)):
                line = self._line_in(law, "readings.toml", (key, side))
                return Place(f"{law}/readings.toml", line, ".".join(path), key, game)
        return self.place_in(law, f"{held[0]}.toml" if held else own, path, game=game)

    def family(self, law: str, game: str) -> str:
        self.check_game(law, game)
        for name in self._line(law, game):
            family = self._read(self._folder(law) / f"{name}.toml").get("family")
            if family:
                return str(family)
        raise BadLaw("law-without-family", place=Place(f"{law}/{game}.toml"))

    def check_game(self, law: str, game: str) -> None:
        head = self.head(law)
        if because := self.left_out.get((law, "")) or self.left_out.get((law, game)):
            raise because
        if (other := next((text for text in head.elsewhere if game in text.games), None)) is not None:
            raise UnknownGame("ruled-elsewhere", other.clauses, "game", value=game, law=law, text=other.text)
        if game not in head.catalogue.games:
            closed, known = head.catalogue.clauses, tuple(self.games(law))
            raise UnknownGame("not-in-catalogue", closed, "game", value=game, law=law, closed=closed, known=known)
        if game not in self.games(law):
            raise UnknownGame("game-not-playable", field="game", value=game, game=game, law=law)

    # -- for tests that break the law on purpose -----------------------------------------------------

    @contextmanager
    def pretend(self, path: Path, tree: Tree) -> Iterator[None]:
        """Pretends that the file at `path` holds `tree`; everything made from the laws is forgotten."""
        before, left_out = self._read(path), dict(self.left_out)
        self._files[path] = tree
        forget()
        try:
            yield
        finally:
            self._files[path] = before
            self.left_out = left_out
            forget()

    def read(self, path: Path) -> Tree:
        tree: Tree = copy_plain(self._read(path))
        return tree

    def forget(self) -> None:
        """What was made of the files is made again; the files are not read again."""
        self._made.clear()

    # -- inside ------------------------------------------------------------------------------------

    def _once(self, key: Hashable, make: Callable[[], R]) -> R:
        """What is made of the files, made the first time that it is asked for; a mistake in them is told every time."""
        made: R | None = self._made.get(key)
        if made is None:
            made = make()
            if len(self._made) >= MOST_MADE:  # somebody tries every combination of readings
                self._made.clear()
            self._made[key] = made
        return made

    def _folder(self, law: str) -> Path:
        if law not in self.folders:
            raise UnknownLaw("no-law", field="law", value=law, known=tuple(self.laws()))
        return self.folders[law]

    def _line(self, law: str, game: str) -> list[str]:
        """The game and the games that it extends, youngest first."""
        return self._once(("line", law, game), lambda: self._find_line(law, game))

    def _find_line(self, law: str, game: str) -> list[str]:
        line = [game]
        while (parent := self._read(self._folder(law) / f"{line[-1]}.toml").get("extends")) is not None:
            if parent in line or parent not in (*self.games(law), *self.common_files(law)):
                why = "itself" if parent == line[-1] else "its-heir" if parent in line else "unknown"
                place = self.place_in(law, f"{line[-1]}.toml", ("extends",))
                raise BadLaw("law-extends", value=parent, why=why, place=place)
            line.append(parent)
        return line

    def _equipment(self, law: str) -> Tree:
        for folder in (self._folder(law).parent, BUILT_IN):
            if (folder / "equipment.toml").exists():
                return self._read(folder / "equipment.toml")
        return {}

    def _read(self, path: Path) -> Tree:
        if path not in self._files:
            text = ""
            try:
                text = path.read_text(encoding="utf-8")
                self._files[path] = tomllib.loads(text)
            except tomllib.TOMLDecodeError as e:
                at = _AT_LINE.search(str(e))
                place = Place(f"{path.parent.name}/{path.name}", int(at[1]) if at and at[1] else text.count("\n") + 1)
                raise BadLaw("law-not-toml", place=place) from None
            except (OSError, UnicodeDecodeError):
                raise BadLaw("law-not-text", place=Place(f"{path.parent.name}/{path.name}")) from None
        return self._files[path]

    def _readable(self, law: str) -> bool:
        try:
            self.head(law)
        except BadLaw as e:
            self.leave_out(law, "", e)
            return False
        return True

    def _give_type(self, raw: object, kind: type[R], law: str, file: str, reading: str = "") -> R:
        try:
            return convert(raw, kind, dec_hook=decode_hook)
        except msgspec.ValidationError:
            path, said = locate(raw, kind)
            where = (reading, *path) if reading else path
            raise said.at(self.place_in(law, file, where, reading)) from None

    def place_in(self, law: str, file: str, path: tuple[str, ...], reading: str = "", game: str = "") -> Place:
        """A place in a file of a law, with its line."""
        return Place(f"{law}/{file}", self._line_in(law, file, path), ".".join(path), reading, game)

    def _line_in(self, law: str, file: str, path: tuple[str, ...]) -> int:
        try:
            return line_of((self.folders[law] / file).read_text(encoding="utf-8"), path)
        except (KeyError, OSError, UnicodeDecodeError):
            return 0


def digest_of(tree: Tree) -> str:
    """What identifies a tree of rules in a log."""
    return hashlib.sha256(msgspec.json.encode(tree, order="deterministic")).hexdigest()


class Forgetful(Protocol):
    """What remembers things made from laws, and can forget them."""

    def cache_clear(self) -> None: ...


C = TypeVar("C", bound=Forgetful)
_forgetful: list[Forgetful] = []
_libraries: WeakSet[Library] = WeakSet()


def forgets(cached: C) -> C:
    """Marks a cache of things made from laws, so that `forget` empties it."""
    _forgetful.append(cached)
    return cached


def forget() -> None:
    for each in list(_libraries):
        each.forget()
    for cached in _forgetful:
        cached.cache_clear()


@cache
def library() -> Library:
    """The laws that come with novamas, and those in the folders named by NOVAMAS_LAWS."""
    extra = [Path(p) for p in os.environ.get("NOVAMAS_LAWS", "").split(os.pathsep) if p]
    return Library(BUILT_IN, *extra)


def _among(written: object, line: list[str]) -> bool:
    """Whether a reading, as it is written, is of one of these games; one that does not say it properly is of all."""
    games = written.get("games") if isinstance(written, dict) else None
    return not isinstance(games, list) or not games or any(game in line for game in games)


def _holds(tree: object, path: tuple[str, ...]) -> bool:
    for key in path:
        if not isinstance(tree, dict) or key not in tree:
            return False
        tree = tree[key]
    return True


def _choices(known: Mapping[str, Reading], reading: Mode | Mapping[str, str]) -> dict[str, str]:
    if isinstance(reading, str):
        return {key: r.side_in(reading) for key, r in known.items()}
    return {key: reading.get(key, r.default) for key, r in known.items()}


def _merge(tree: Tree, young: Tree) -> None:
    """Works a younger game's tables into its parent's: tables key by key, everything else replaced."""
    for key, value in young.items():
        if isinstance(value, dict) and isinstance(tree.get(key), dict):
            _merge(tree[key], value)
        else:
            tree[key] = copy_plain(value)


def _siblings(node: object, path: tuple[str, ...], where: Callable[[tuple[str, ...]], Place]) -> None:
    """`like = "red"` inside a table: the sibling's values, under what the table says itself."""
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        if isinstance(value, dict) and "like" in value:
            model = node.get(str(value.pop("like")))
            if not isinstance(model, dict) or "like" in model:
                raise BadLaw("law-like", place=where((*path, key, "like")), value=key)
            own = copy_plain(value)
            value.clear()
            _merge(value, model)
            _merge(value, own)
        _siblings(value, (*path, key), where)


def _equip(tree: Tree, equipment: Tree, where: Callable[[tuple[str, ...]], Place]) -> None:
    """`order = "european"` in a wheel: the order from equipment.toml, because no law prints one."""
    wheel = tree.get("wheel")
    if isinstance(wheel, dict) and isinstance(wheel.get("order"), str):
        model = equipment.get("wheels", {}).get(wheel["order"])
        if model is None:
            raise BadLaw("law-no-wheel", place=where(("wheel", "order")), value=wheel["order"])
        wheel["order"] = list(model["order"])
