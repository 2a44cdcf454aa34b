"""Bingo: which article of each law speaks of a topic; `under` turns topics into citations, law by law."""

from __future__ import annotations

BINGO_CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "balls": ("BOE77-10-001", "BOE77-10-020"),
        "card": ("BOE77-10-002", "BOE77-10-010"),
        "printed": ("BOE77-10-012",),
        "columns": (),
        "same cards": (),
        "line": ("BOE77-10-004",),
        "bingo": ("BOE77-10-007",),
        "shared": ("BOE77-10-008",),
        "one game": ("BOE77-10-013",),
        "order": ("BOE77-10-039",),
        "prizes": ("BOE77-10-027", "BOE77-10-042"),
        "record": ("BOE77-10-026", "BOE77-10-029", "BOE77-10-030"),
        "public": ("BOE77-10-033",),
        "void": ("BOE77-10-057", "BOE77-10-058", "BOE77-10-059"),
    },
    "euskadi-1996": {
        "balls": ("EUS96-A3-001",),
        "card": ("EUS96-A3-002",),
        "printed": (),
        "columns": ("EUS96-A3-003",),
        "same cards": ("EUS96-A3-015",),
        "line": ("EUS96-A3-005",),
        "bingo": ("EUS96-A3-007",),
        "shared": ("EUS96-A3-008",),
        "one game": (),
        "order": (),
        "prizes": ("EUS96-A3-004",),
        "record": ("EUS96-A3-013",),
        "public": ("EUS96-A3-013",),
        "void": (),
    },
}
