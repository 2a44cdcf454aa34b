"""The games played by the million: `simulate` plays any of them with any strategy and says what came of it.

    from novamas.sim import simulate
    result = simulate("euskadi-1996", "roulette-french", {"red": "10"}, rounds=1_000_000, seed=7)
    print(result.edge, result.exact)

Compiled loops play where a game has one for what is wanted; everything else the engine plays by the rules. The result
says which. The same seed gives the same result on any number of cores and machines (docs/simulation.md).
"""

from novamas.sim.job import BadJob, Job, Plan
from novamas.sim.result import Exact, Result
from novamas.sim.run import Standing, simulate

__all__ = ["BadJob", "Exact", "Job", "Plan", "Result", "Standing", "simulate"]
