"""Several servers, two currencies, one purse: each currency is drained to nothing, and neither pays for the other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from colleagues import Failed, Log, has_table, members, until

EUROS = {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"}
PESETAS = {"law": "boe-1977", "game": "roulette-french", "minimum": "100"}
BY_HAND = {"auto": False, "physical": True}
ANA, BEA = ["ana", "guest"], ["bea", "guest"]
PART = {"EUR": "5.00", "ESP": "500"}


def test_two_servers_keep_two_currencies_apart(postgres: Any, tmp_path: Path) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> list[tuple[str, bool]]:
        async with members(url, keys, 2) as (one, two):
            for opening in (EUROS, PESETAS):
                await one.do("open", opening=opening, policy=BY_HAND, money="cash")
            await until(lambda: has_table(two, "2"), 60)

            async def shared() -> bool:
                return len(await one.held()) == len(await two.held()) == 1

            await until(shared, 60)
            assert await two.do("cash", person="ana", amount="50.00", out=False) == {"EUR": 50_00, "ESP": 0}
            for member in (one, two):  # the euros would do, were they pesetas
                with pytest.raises(Failed) as refused:
                    await member.act(ANA, "2", "Bring", amount="500")
                assert refused.value.code == "purse-too-small"
            await one.do("cash", person="ana", amount="4000", out=False, currency="ESP")

            async def draw(n: int) -> tuple[str, bool]:
                member, code = (one, two)[n % 2], ("EUR", "ESP")[n // 2 % 2]
                try:
                    if n % 3:
                        table = {"EUR": "1", "ESP": "2"}[code]
                        await member.act(ANA, table, "Bring", key=f"draw-{n}", amount=PART[code])
                    else:
                        await member.do("cash", person="ana", amount=PART[code], out=True, currency=code)
                except Failed as failed:
                    if failed.code != "purse-too-small":
                        raise
                    return code, False
                return code, True

            drawn = await asyncio.gather(*(draw(n) for n in range(48)))
            assert await one.do("purse", person="ana") == {"EUR": 0, "ESP": 0}
            filled = await asyncio.gather(*(m.do("chips", person=BEA) for m in (one, two) for _ in range(3)))
            assert filled == 6 * [{"EUR": 0, "ESP": 0, "EUR-play": 100_000}]
            return drawn

    drawn = asyncio.run(evening())
    assert drawn.count(("EUR", True)) == 10
    assert drawn.count(("ESP", True)) == 8
    log = Log(url, keys)
    assert log.purses == {"ana": {"EUR": 0, "ESP": 0}, "bea": {"EUR-play": 100_000}}
    assert [sum(sums.values()) for sums in log.report.balances.values()] == [0, 0, 0]
    issued = {code: sums["@issue"] for code, sums in log.report.balances.items() if "@issue" in sums}
    assert issued == {"EUR-play": -100_000}
