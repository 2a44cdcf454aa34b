"""`python -m tools.preflop`: counts what each kind of two cards wins against any other hand, and writes it down.

Takes about half a minute. `tests/games/circle_poker/test_equity.py` counts some of it again.
"""

from __future__ import annotations

from pathlib import Path

from novamas.games.circle_poker.arithmetic import ranges
from novamas.games.circle_poker.arithmetic.equity import Contest, against

FILE = Path(ranges.__file__).with_name("preflop.py")
HEAD = '''"""What each kind of two cards wins against any other hand where nobody leaves: half pots, of the {deals:,}
that there are over all hands of the other player and all boards. Written by `python -m tools.preflop`."""

from __future__ import annotations

HALF_POTS = {deals:_}
"""Half pots that two cards may win: all other pairs, all boards."""

# fmt: off
PREFLOP: dict[str, int] = {{
'''
OTHERS, BOARDS = 1225, 1_712_304
"""Pairs that another player may hold beside two cards, and boards beside both."""


def text() -> str:
    deals = 2 * OTHERS * BOARDS
    found = against(Contest(), ranges.read("any"), ranges.read("any")).pairs
    lines = []
    kinds = ranges.all_kinds()
    for n in range(0, len(kinds), 13):
        row = (f'"{kind}": {int(found[ranges.pairs_of(kind)[0]] * deals)},' for kind in kinds[n : n + 13])
        some = list(row)
        lines += ["    " + " ".join(some[m : m + 6]) for m in (0, 6, 12)]
    return HEAD.format(deals=deals) + "\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text())
    print(FILE.name)
