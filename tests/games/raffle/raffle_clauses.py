"""Raffle, tombola and promotional draw: which article speaks of a topic."""

from __future__ import annotations

RAFFLE_CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "euskadi-1996": {
        "buyers": ("EUS96-A8-001",),
        "never money": ("EUS96-A8-002",),
        "tickets": ("EUS96-A8-003",),
        "any object": ("EUS96-A9-001",),
        "at once or by points": ("EUS96-A9-002",),
        "one price": ("EUS96-A9-003",),
        "cover": ("EUS96-A9-004",),
        "advertises": ("EUS96-A10-001",),
        "no surcharge": ("EUS96-A10-002",),
        "prizes of a promotion": ("EUS96-A10-003",),
        "single": ("EUS96-A10-004",),
        "successive": ("EUS96-A10-005",),
    },
}
