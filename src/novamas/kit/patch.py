"""JSON merge patches (RFC 7386) as whoever is sent one applies them."""

from __future__ import annotations

from typing import Any


def merge(target: object, change: object) -> Any:
    """A view after a patch: what a client does with it."""
    if not isinstance(change, dict):
        return change
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in change.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merge(result.get(name), value)
    return result
