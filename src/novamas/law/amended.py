"""A law as it would be with other values: what somebody wants to try out, never what a table plays.

The files of the law are not touched, and nobody else's library is. Values are written where the rules of a game have
them, by the paths that `novamas law` prints; a game that takes over the rules of an amended one has them too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from novamas.kit.plain import PlainDict
from novamas.law.errors import BadLaw
from novamas.law.library import Library, Resolved, digest_of
from novamas.law.readings import Mode, copy_plain


class Amendment(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's rules would say instead: values by path, and what would be struck out."""

    law: str
    game: str
    set: PlainDict = {}
    remove: tuple[str, ...] = ()
    why: str = ""


class AmendedLibrary(Library):
    """The laws of a library with amendments worked in after every reading."""

    def __init__(self, laws: Library, amendments: Iterable[Amendment]) -> None:
        vars(self).update(vars(laws))
        self._made = {}
        self.left_out = dict(laws.left_out)
        self.amendments = tuple(amendments)
        for one in self.amendments:
            laws.check_game(one.law, one.game)

    def resolve(self, law: str, game: str, reading: Mode | Mapping[str, str] = "default") -> Resolved:
        found = super().resolve(law, game, reading)
        line = self._line(law, game)
        concerned = [one for one in self.amendments if one.law == law and one.game in line]
        if not concerned:
            return found
        for one in concerned:
            amend(found.tree, one)
        return Resolved(law, game, found.tree, found.readings, digest_of(found.tree))


def amend(tree: PlainDict, amendment: Amendment) -> None:
    """Writes an amendment into the rules of a game, in place; what it strikes out has to be there."""
    for path in amendment.remove:
        *steps, key = path.split(".")
        node: object = tree
        for step in steps:
            node = node.get(step) if isinstance(node, dict) else None
        if not isinstance(node, dict) or key not in node:
            raise BadLaw("law-amends-nothing", value=path)
        del node[key]
    for path, value in amendment.set.items():
        *steps, key = path.split(".")
        node = tree
        for step in steps:
            node = node.setdefault(step, {})
            if not isinstance(node, dict):
                raise BadLaw("law-amends-through", value=path)
        node[key] = copy_plain(value)
