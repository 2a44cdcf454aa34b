"""What a player is told of a play before paying for it: what the machine gives, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.machines.exact import play
from novamas.games.machines.play import PLAY, MachineGame
from novamas.games.terms import Prize, Terms, join


def terms(game: MachineGame) -> Iterator[Terms]:
    m, kind = game.machine, game.rules.types[game.machine.type]
    gives = kind.about(kind.gives_clauses)
    prizes = []
    if any(m.prizes()):
        most = str(play(m).greatest)
        prizes.append(Prize("rules-case-machine-prizes", "", gives, {"most": most}))
    if m.free is not None:
        prizes.append(
            Prize("rules-case-machine-free", "", gives, {"most": str(m.free.most), "times": str(m.free.times)})
        )
    if m.bonus is not None:
        prizes.append(Prize("rules-case-machine-bonus", "", gives, {"boxes": str(len(m.bonus.boxes))}))
    if m.hold is not None:
        prizes.append(Prize("rules-case-machine-hold", "", gives, {"lots": str(m.hold.one_in)}))
    yield Terms(
        bet=PLAY,
        prizes=tuple(prizes),
        maximum="machine-stakes",
        args={"price": str(m.price), "most": str(m.stakes[-1])},
        clauses=join(kind.clauses, gives),
    )
