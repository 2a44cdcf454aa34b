"""Tournaments: what their bases may say, who is in, where they sit, who is out, and who is paid what.

A tournament is a decider as a game is (`play.py`), over tables that play any of the house's games with chips that are
no money. `bases.py` reads the bases and holds them against the law, `prizes.py` divides, `lots.py` says where people
sit, `steward.py` what each table has to do and to tell; `live.py` is one that runs, `hall.py` one in this process, with
company in the seats.
"""

from novamas.casino.tournament.acts import Entrant, TournamentOpened, TournamentState, Won
from novamas.casino.tournament.bases import (
    BadBases,
    Bases,
    Held,
    Plan,
    check_bases,
    hold,
    plan_of,
    points_of,
    read_bases,
)
from novamas.casino.tournament.hall import Hall, level_over
from novamas.casino.tournament.live import LiveTournament
from novamas.casino.tournament.play import LOT, Tournament, final_order

__all__ = [
    "LOT",
    "BadBases",
    "Bases",
    "Entrant",
    "Hall",
    "Held",
    "LiveTournament",
    "Plan",
    "Tournament",
    "TournamentOpened",
    "TournamentState",
    "Won",
    "check_bases",
    "final_order",
    "hold",
    "level_over",
    "plan_of",
    "points_of",
    "read_bases",
]
