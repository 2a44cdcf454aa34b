"""The library: laws on disk, read once, resolved on demand.

`laws/<law>/law.toml` names the law; `<game>.toml` holds a game's values beside the clauses they come from;
`readings.toml` the doubtful places. A game may `extends` another one of the same law, as the texts do; a
table may be `like` a sibling; `equipment.toml` beside the laws holds what no text prints (the order of a wheel).
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from novamas.kit.convert import converted
from novamas.kit.money import CURRENCIES, Currency, decode_hook
from novamas.law.errors import BadLaw, BadOption, UnknownGame, UnknownLaw
from novamas.law.readings import Mode, Reading, apply, copied
from novamas.law.register import Register

Tree = dict[str, Any]
R = TypeVar("R")
BUILT_IN = Path(__file__).parent.parent / "laws"
NOT_GAMES = {"law.toml", "readings.toml"}


class Catalogue(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games the law knows; nothing else may be offered."""

    games: tuple[str, ...]
    clauses: tuple[str, ...]


class LawHead(Struct, frozen=True, forbid_unknown_fields=True):
    """law.toml: what the document is; `cite` is its name where a clause is cited, if that is shorter than its title."""

    title: str
    title_en: str
    prefix: tuple[str, ...]
    currency: str
    languages: tuple[str, ...]
    catalogue: Catalogue
    cite: str = ""
    cite_en: str = ""

    def cited(self, lang: str) -> str:
        """What the law is called beside one of its clauses."""
        return (self.cite_en or self.title_en) if lang == "en" else (self.cite or self.title)


class Resolved(Struct, frozen=True):
    """A game's rules as one law and one choice of readings give them, still as plain data."""

    law: str
    game: str
    tree: Tree
    readings: dict[str, str]
    digest: str


class Library:
    """All laws under the given folders; later folders may add laws, never change one."""

    def __init__(self, *roots: Path) -> None:
        self.folders: dict[str, Path] = {}
        self._files: dict[Path, Tree] = {}
        self._registers: dict[str, Register] = {}
        for root in roots:
            if not root.is_dir():
                raise BadLaw(f"There is no folder of laws at {root}.")
            for folder in sorted(p.parent for p in root.glob("*/law.toml")):
                if folder.name in self.folders:
                    raise BadLaw(f"The law {folder.name} stands in two folders.")
                self.folders[folder.name] = folder

    # -- what there is ---------------------------------------------------------------------------

    def laws(self) -> list[str]:
        return list(self.folders)

    def head(self, law: str) -> LawHead:
        return _convert(self._read(self._folder(law) / "law.toml"), LawHead, f"{law}/law.toml")

    def currency(self, law: str) -> Currency:
        code = self.head(law).currency
        if code not in CURRENCIES:
            raise BadLaw(f"{law}/law.toml: there is no currency {code!r}.")
        return CURRENCIES[code]

    def games(self, law: str) -> list[str]:
        """The games of a law that can be played here, in the order of its catalogue."""
        here = {p.stem for p in self._folder(law).glob("*.toml") if p.name not in NOT_GAMES}
        return [g for g in self.head(law).catalogue.games if g in here]

    def every_game(self) -> list[str]:
        """Every game that can be played under some law, in the order of the fullest catalogues."""
        fullest = sorted(self.folders, key=lambda law: -len(self.games(law)))
        return list(dict.fromkeys(game for law in fullest for game in self.games(law)))

    def with_game(self, game: str) -> list[str]:
        return [law for law in self.folders if game in self.games(law)]

    def register(self, law: str) -> Register:
        if law not in self._registers:
            self._registers[law] = Register(self._folder(law))
        return self._registers[law]

    def law_of(self, clause: str) -> str:
        for law in self.folders:
            if clause.startswith(self.head(law).prefix):
                return law
        raise UnknownLaw(f"No law here has a clause {clause!r}.", field="clause", value=clause)

    def readings(self, law: str, game: str | None = None) -> dict[str, Reading]:
        path = self._folder(law) / "readings.toml"
        raw = self._read(path) if path.exists() else {}
        every = {k: _convert(v, Reading, f"{law}/readings.toml [{k}]") for k, v in raw.items()}
        for key, r in every.items():
            if r.default == "literal" and r.unplayable:
                raise BadLaw(f"{law}/readings.toml [{key}]: what cannot be played cannot be the default.")
        if game is None:
            return every
        line = self._line(law, game)
        return {k: r for k, r in every.items() if set(r.games) & set(line)}

    # -- resolving -------------------------------------------------------------------------------

    def resolve(self, law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> Resolved:
        """The tree of a game's rules with inheritance, siblings and readings worked in."""
        self.check_game(law, game)
        known = self.readings(law, game)
        chosen = _choices(law, game, known, reading)
        tree: Tree = {}
        for name in reversed(self._line(law, game)):
            _merge(tree, self._read(self._folder(law) / f"{name}.toml"))
            for key, r in known.items():
                if name in r.games:
                    apply(tree, r.side(chosen[key]), f"{law}/readings.toml [{key}]")
        tree.pop("extends", None)
        _siblings(tree, f"{law}/{game}.toml")
        _equip(tree, self._equipment(law), f"{law}/{game}.toml")
        return Resolved(law, game, tree, chosen, digest_of(tree))

    def rules(self, kind: type[R], law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> R:
        """The same, typed."""
        return _convert(self.resolve(law, game, reading).tree, kind, f"{law}/{game}.toml")

    def family(self, law: str, game: str) -> str:
        self.check_game(law, game)
        for name in self._line(law, game):
            family = self._read(self._folder(law) / f"{name}.toml").get("family")
            if family:
                return str(family)
        raise BadLaw(f"{law}/{game}.toml does not say which family the game is of.")

    def check_game(self, law: str, game: str) -> None:
        head = self.head(law)
        if game not in head.catalogue.games:
            names = ", ".join(self.games(law)) or "none that can be played yet"
            raise UnknownGame(
                f"There is no {game!r} in {law}: its catalogue is closed ({', '.join(head.catalogue.clauses)}). "
                f"It has: {names}.",
                field="game",
                value=game,
            )
        if game not in self.games(law):
            raise UnknownGame(f"{game} of {law} cannot be played yet.", field="game", value=game)

    # -- for tests that break the law on purpose -----------------------------------------------------

    @contextmanager
    def broken(self, path: Path, tree: Tree) -> Iterator[None]:
        """Pretends that the file at `path` holds `tree`; everything made from the laws is forgotten."""
        before = self._read(path)
        self._files[path] = tree
        forget()
        try:
            yield
        finally:
            self._files[path] = before
            forget()

    def read(self, path: Path) -> Tree:
        tree: Tree = copied(self._read(path))
        return tree

    # -- inside ------------------------------------------------------------------------------------

    def _folder(self, law: str) -> Path:
        if law not in self.folders:
            raise UnknownLaw(
                f"There is no law {law!r}. The laws are: {', '.join(self.folders)}.", field="law", value=law
            )
        return self.folders[law]

    def _line(self, law: str, game: str) -> list[str]:
        """The game and the games that it extends, youngest first."""
        line = [game]
        while (parent := self._read(self._folder(law) / f"{line[-1]}.toml").get("extends")) is not None:
            if parent in line or parent not in self.games(law):
                raise BadLaw(f"{law}/{line[-1]}.toml extends {parent!r}, which it cannot.")
            line.append(parent)
        return line

    def _equipment(self, law: str) -> Tree:
        for folder in (self._folder(law).parent, BUILT_IN):
            if (folder / "equipment.toml").exists():
                return self._read(folder / "equipment.toml")
        return {}

    def _read(self, path: Path) -> Tree:
        if path not in self._files:
            try:
                self._files[path] = tomllib.loads(path.read_text(encoding="utf-8"))
            except tomllib.TOMLDecodeError as e:
                raise BadLaw(f"{path.parent.name}/{path.name} is not TOML: {e}.") from None
            except (OSError, UnicodeDecodeError):
                raise BadLaw(f"{path.parent.name}/{path.name} cannot be read as text.") from None
        return self._files[path]


def digest_of(tree: Tree) -> str:
    """What identifies a tree of rules in a log."""
    return hashlib.sha256(msgspec.json.encode(tree, order="deterministic")).hexdigest()


_forgetful: list[Any] = []


def forgets(cached: Any) -> Any:
    """Marks a cache of things made from laws, so that `forget` empties it."""
    _forgetful.append(cached)
    return cached


def forget() -> None:
    for cached in _forgetful:
        cached.cache_clear()


@cache
def library() -> Library:
    """The laws that come with novamas, and those in the folders named by NOVAMAS_LAWS."""
    extra = [Path(p) for p in os.environ.get("NOVAMAS_LAWS", "").split(os.pathsep) if p]
    return Library(BUILT_IN, *extra)


def _convert(obj: Any, kind: type[R], where: str) -> R:
    try:
        return converted(obj, kind, dec_hook=decode_hook)
    except msgspec.ValidationError as e:
        raise BadLaw(f"{where}: {e}.") from None


def _choices(law: str, game: str, known: Mapping[str, Reading], reading: Mode | Mapping[str, str]) -> dict[str, str]:
    if isinstance(reading, str):
        return {key: r.chosen(reading) for key, r in known.items()}
    chosen: dict[str, str] = {key: r.default for key, r in known.items()}
    for key, side in reading.items():
        if key not in known:
            have = ", ".join(known) or "none"
            raise BadOption(f"{game} of {law} has no reading {key!r}; it has: {have}.", field="reading")
        if side not in ("literal", "corrected"):
            raise BadOption(f"A reading is literal or corrected, not {side!r}.", field="reading")
        if side == "literal" and known[key].unplayable:
            raise BadOption(
                f"The literal text of {key!r} cannot be played: {known[key].unplayable}", known[key].clauses, "reading"
            )
        chosen[key] = side
    return chosen


def _merge(tree: Tree, young: Tree) -> None:
    """Works a younger game's tables into its parent's: tables key by key, everything else replaced."""
    for key, value in young.items():
        if isinstance(value, dict) and isinstance(tree.get(key), dict):
            _merge(tree[key], value)
        else:
            tree[key] = copied(value)


def _siblings(node: Any, where: str) -> None:
    """`like = "red"` inside a table: the sibling's values, under what the table says itself."""
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        if isinstance(value, dict) and "like" in value:
            model = node.get(str(value.pop("like")))
            if not isinstance(model, dict) or "like" in model:
                raise BadLaw(f"{where}: {key!r} is like something that is not a table beside it.")
            own = copied(value)
            value.clear()
            _merge(value, model)
            _merge(value, own)
        _siblings(value, where)


def _equip(tree: Tree, equipment: Tree, where: str) -> None:
    """`order = "european"` in a wheel: the order from equipment.toml, because no law prints one."""
    wheel = tree.get("wheel")
    if isinstance(wheel, dict) and isinstance(wheel.get("order"), str):
        model = equipment.get("wheels", {}).get(wheel["order"])
        if model is None:
            raise BadLaw(f"{where}: there is no wheel {wheel['order']!r} in equipment.toml.")
        wheel["order"] = list(model["order"])
