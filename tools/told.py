"""Writes `tests/table/told/<game>.tsv` anew: what every event, call and offer says in the worked examples.

python -m tools.told               all games;  GAME …: these
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from novamas.kit.errors import NovamasError

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))  # the modules that the tests share

import told
from worked_examples import examples


def write(name: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    text = "".join("\t".join(row) + "\n" for row in (head, *rows))
    (told.FOLDER / name).write_text(text, encoding="utf-8")


def main(games: list[str]) -> int:
    found: dict[str, dict[str, told.Seen]] = {}
    for example in examples():
        if not games or example.game in games:
            try:
                result, seen = told.listen(example.scenario())
            except NovamasError as e:
                sys.exit(f"{example.name}: {e}")
            if not result.passed:
                sys.exit(f"{example.name}: {result.failed}")
            found.setdefault(example.game, {})[example.name] = seen
    told.FOLDER.mkdir(exist_ok=True)
    for game, all_seen in sorted(found.items()):
        lines = sorted(told.lines(all_seen.values()))
        write(f"{game}.tsv", told.Line._fields, lines)
        write(f"{game}.sums.tsv", ("scenario", "sum"), ((name, seen.sum()) for name, seen in all_seen.items()))
        sys.stdout.write(f"{game}: {len(lines)} lines\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
