"""Blackjack: which article of each law speaks of a topic; `under` turns topics into citations, law by law."""

from __future__ import annotations

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "points": ("BOE77-03-002", "BOE77-03-004", "BOE77-03-005"),
        "cover": ("BOE77-03-012",),
        "seats": ("BOE77-03-014",),
        "face up": ("BOE77-03-069",),
        "burn": ("BOE77-03-068",),
        "pack": ("BOE77-03-003",),
        "limits": ("BOE77-03-058",),
        "minimum": ("BOE77-03-057",),
        "chips": ("BOE77-03-055",),
        "against the house": ("BOE77-03-001",),
    },
    "galicia-2007": {
        "points": ("GAL07-03-002", "GAL07-03-004"),
        "cover": ("GAL07-03-014",),
        "seats": ("GAL07-03-017",),
        "face up": ("GAL07-03-071",),
        "burn": ("GAL07-03-070",),
        "pack": ("GAL07-03-003",),
        "limits": ("GAL07-03-063",),
        "minimum": ("GAL07-03-063",),
        "chips": ("GAL07-03-062",),
        "against the house": ("GAL07-03-001",),
    },
    "euskadi-1996": {
        "points": ("EUS96-03-001", "EUS96-03-003"),
        "cover": ("EUS96-03-017",),
        "seats": ("EUS96-03-019",),
        "face up": ("EUS96-03-112",),
        "burn": ("EUS96-03-111",),
        "pack": ("EUS96-03-002",),
        "limits": ("EUS96-03-097",),
        "minimum": ("EUS96-03-096",),
        "chips": ("EUS96-03-094",),
        "against the house": ("EUS96-03-001",),
    },
}
