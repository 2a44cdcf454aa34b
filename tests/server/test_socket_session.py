"""A whole roulette session over the line, with a cut in the middle: nothing is missed, nothing is seen twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from parlour import Parlour, parlour

from novamas.client import Line
from novamas.server.hosted import Policy
from novamas.store import open_journal
from novamas.store.audit import Auditor

PURSE = 100_000


async def spin(croupier: Line, number: int) -> None:
    """The croupier in the console closes the betting and types what the wheel did."""
    await croupier.do("Launch")
    await croupier.do("CloseBetting")
    await (await croupier.post({"chance": number}))


def events(client: Line, kind: str) -> list[dict[str, Any]]:
    return [e for a in client.acts for e in a["events"] if e["type"] == kind]


def won(client: Line, who: str) -> int:
    """What the moves that a client saw came to for somebody, purse and table together."""
    mine = (who, f"@purse/{who}")
    moves = [m for a in client.acts for e in a["events"] for m in e.get("moves", ())]
    return sum((dst in mine) * n - (src in mine) * n for src, dst, n, _ in moves)


def test_a_session_with_a_cut_in_the_middle(tmp_path: Path) -> None:
    store = str(tmp_path / "casino.db")

    async def evening(p: Parlour) -> int:
        croupier = await p.client("carl", "croupier").open()
        ana, bea = await p.guest("ana"), await p.guest("bea")
        for client in (ana, bea):
            await client.until(lambda client=client: client.snapshots == 1)

        # Round 1: a number, an even chance laid, undone and laid again smaller. 17 is black.
        await croupier.do("OpenBetting")
        await ana.do("PlaceBet", on="straight:17", amount="5.00")
        await ana.do("PlaceBet", on="red", amount="10.00")
        await ana.until(lambda: len(events(ana, "BetPlaced")) == 2)
        undo = events(ana, "BetPlaced")[-1]["bet"]
        await ana.do("TakeBack", bet=undo, amount="10.00")
        await ana.do("PlaceBet", on="red", amount="5.00")
        await spin(croupier, 17)
        await ana.until(lambda: len(events(ana, "RoundEnded")) == 1)
        assert events(ana, "BetTakenBack") == [{"type": "BetTakenBack", "bet": undo, "left": 0,
                                                "moves": [["@cloth", "ana", 1000, "back"]]}]  # fmt: skip
        paid = [m for e in events(ana, "Paid") for m in e["moves"] if m[3] == "win"]
        assert paid == [["@float", "ana", 35 * 500, "win"]]
        for offer in ana.offers("TakeBack"):  # a winning stake stays on the cloth until it is taken
            await ana.do("TakeBack", bet=offer["form"]["bet"]["values"][0], amount="5.00")

        # Round 2: zero, and both must choose. Ana is cut off before she can; meanwhile bea answers.
        await croupier.do("OpenBetting")
        await ana.do("PlaceBet", on="red", amount="10.00")
        await bea.do("PlaceBet", on="black", amount="10.00")
        await croupier.do("Launch")
        await ana.until(lambda: bool(events(ana, "Launched")[1:]))
        await ana.cut()
        seen = ana.seq
        await croupier.do("CloseBetting")
        await (await croupier.post({"chance": 0}))
        await bea.until(lambda: any(a["who"] == "bea" for a in bea.awaits))
        offer = bea.offers("PrisonChoice")[0]
        await bea.do("PrisonChoice", bet=offer["form"]["bet"]["values"][0], choice="half")

        # She comes back from where she was, finds what she missed, and answers too.
        await ana.open()
        assert ana.snapshots == 1, "resumed, not started again"
        await ana.until(lambda: any(a["who"] == "ana" for a in ana.awaits))
        assert next(a["seq"] for a in ana.acts if a["seq"] >= seen) == seen
        choice = ana.offers("PrisonChoice")[0]
        assert set(choice["form"]["choice"]["values"]) == {"prison", "half"}
        await ana.do("PrisonChoice", bet=choice["form"]["bet"]["values"][0], choice="prison")
        await ana.until(lambda: len(events(ana, "RoundEnded")) == 2)

        # Round 3: red frees the stake and pays nothing.
        await croupier.do("OpenBetting")
        await spin(croupier, 3)
        await ana.until(lambda: len(events(ana, "RoundEnded")) == 3)
        for offer in ana.offers("TakeBack"):
            await ana.do("TakeBack", bet=offer["form"]["bet"]["values"][0], amount="10.00")
        for client in (ana, bea):
            await client.do("Leave")
        for client in (ana, croupier):
            await client.until(lambda client=client: client.seq == bea.seq)

        # Everybody saw the same story, gapless, once.
        table = p.house.tables["1"]
        story = [(s.seq, len(s.act.events)) for s in table.tail]
        for client in (ana, bea, croupier):
            begun = client.snapshot["seq"]
            assert [(a["seq"], len(a["events"])) for a in client.acts] == [x for x in story if x[0] >= begun]
        assert won(ana, "ana") == 35 * 500 - 500
        assert won(bea, "bea") == -500
        return (await p.house.purses.of("ana")).holds("EUR-play")

    async def main() -> int:
        policy = Policy(auto=False, physical=True, seconds=5)
        async with asyncio.timeout(30), parlour(store, policy=policy) as p:
            return await evening(p)

    balance = asyncio.run(main())
    journal = open_journal(store)
    auditor = Auditor(journal)
    report = auditor.run()
    journal.close()
    assert report.finding is None
    assert report.rounds == 3
    assert balance == PURSE + 35 * 500 - 500
    assert auditor.purses["ana"].holds("EUR-play") == balance
    assert auditor.ledger.purse("ana", "EUR-play") == balance
    assert auditor.ledger.purse("bea", "EUR-play") == PURSE - 500
    assert auditor.ledger.total("EUR-play") == 0
