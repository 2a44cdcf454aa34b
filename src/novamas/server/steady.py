"""Keeps the interpreter from stopping the house.

A house holds millions of small objects (acts, events, moves) that live for a while and die by themselves: they form no
cycles. Python's collector does not know that and walks through all of them again and again, a third of a second each
time with two hundred tables, and nobody is answered meanwhile.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 50, 100  # what must pile up before each generation is looked through


def steady() -> None:
    """Exempts what is alive now from garbage collection and makes it rare; called once the tables are open."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


__all__ = ["steady"]
