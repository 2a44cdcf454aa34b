"""Who sits at a table of chemin de fer sits at no other: the house sees to it, for it alone knows all tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from parlour import DORA, parlour

from novamas.kit.decider import Refused
from novamas.server.roles import Person

ONE_SEAT = {
    "asturias-2011": "AST11-CF-137",
    "boe-1977": "BOE77-08-036",
    "euskadi-1996": "EUS96-08-036",
    "galicia-2007": "GAL07-07-027",
}


@pytest.mark.parametrize(
    "law", [pytest.param(law, id=law, marks=pytest.mark.clause(clause)) for law, clause in ONE_SEAT.items()]
)
def test_nobody_sits_at_two_tables_at_once(tmp_path: Path, law: str) -> None:
    async def evening() -> None:
        async with parlour(str(tmp_path / "casino.db"), tables=0, staff=False) as p:
            house, ana, bea = p.house, Person("ana", "player"), Person("bea", "player")
            for game in ("chemin-de-fer", "baccarat-banque", "baccarat-banque"):
                await house.open_table(DORA, {"law": law, "game": game})
            for who in (ana, bea):
                await house.play_chips(who)
                for table in "123":
                    await house.act(who, table, {"Bring": {"amount": "100"}})
            await house.act(ana, "1", {"Sit": {"seat": 1}})
            with pytest.raises(Refused, match="seated-elsewhere") as said:
                await house.act(ana, "2", {"Sit": {"seat": 1}})
            assert ONE_SEAT[law] in said.value.clauses
            await house.act(bea, "2", {"Sit": {"seat": 1}})
            with pytest.raises(Refused, match="seated-elsewhere"):
                await house.act(bea, "1", {"Sit": {"seat": 2}})
            await house.act(bea, "3", {"Sit": {"seat": 1}})  # of two cloths the texts do not say so
            await house.act(ana, "1", {"Stand": {}})
            await house.act(ana, "2", {"Sit": {"seat": 2}})

    asyncio.run(evening())
