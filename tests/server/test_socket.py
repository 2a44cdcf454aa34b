"""A table, live: snapshot, acts in order, answers, and lines that end as they should."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from parlour import DORA, Parlour, audited, parlour
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from novamas.client import Line, LineLost, Said
from novamas.kit.chance import Scripted
from novamas.server import socket as live
from novamas.server.hosted import Policy
from novamas.server.roles import Person
from novamas.table.acts import CloseTable

Evening = Callable[[Parlour], Awaitable[None]]


def play(store: Path, evening: Evening, **options: Any) -> str:
    """One evening, from opening to audit."""
    path = str(store / "casino.db")

    async def main() -> None:
        async with asyncio.timeout(30), parlour(path, **options) as p:
            await evening(p)

    asyncio.run(main())
    report = audited(path)
    assert report.finding is None
    return path


def raw(p: Parlour, id: str = "ana", table: str = "1") -> connect:
    url = f"ws://127.0.0.1:{p.port}/api/tables/{table}/live"
    return connect(url, additional_headers={"x-person": f"{id}:guest"}, compression=None)


class Lines:
    """The messages of a raw line one by one: a frame may hold several."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.waiting: list[str] = []

    async def recv(self) -> dict[str, Any]:
        if not self.waiting:
            self.waiting = str(await self.line.recv()).split("\n")
        return json.loads(self.waiting.pop(0))


def by_hand(physical: bool = False) -> dict[str, Any]:
    return {"policy": Policy(auto=False, seconds=0.3, physical=physical), "source": Scripted, "staff": False}


def test_a_snapshot_comes_first_and_acts_follow_in_order(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        assert ana.snapshot["game"] == "roulette-french"
        assert ana.snapshot["currency"] == "EUR-play"
        assert ana.snapshot["you"] == "ana"
        assert [type_(e) for e in ana.acts[0]["events"]] == ["Joined", "Brought"]
        croupier = await p.client("carl", "croupier").open()
        await croupier.do("OpenBetting")
        ack = await ana.do("PlaceBet", on="red", amount="5.00")
        assert ana.acts[-1]["seq"] == ack["seq"], "the act is seen no later than its acknowledgement"
        assert ana.acts[-1]["events"][0]["amount"] == 500
        await ana.until(lambda: any(o["form"]["bet"]["values"] == [1] for o in ana.offers("TakeBack")))
        await croupier.until(lambda: croupier.seq == ana.seq)
        assert not croupier.offers("PlaceBet")

    play(tmp_path, evening, **by_hand())


def type_(event: dict[str, Any]) -> str:
    return str(event["type"])


def test_a_refusal_is_one_sentence_in_the_viewers_language(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana", lang="es")
        bea = await p.guest("bea", lang="en")
        for who, sentence in ((ana, "apuestas"), (bea, "betting")):
            with pytest.raises(Said) as refused:
                await who.do("PlaceBet", on="red", amount="5.00")
            assert refused.value.code == "betting-not-open"
            assert sentence in str(refused.value)
            assert refused.value.clauses
        with pytest.raises(Said) as refused:
            await ana.do("Bring", amount="900.00")
        assert refused.value.code == "purse-too-small"
        with pytest.raises(Said) as refused:
            await ana.do("Bring", amount=9)
        assert refused.value.code == "bad-command"
        with pytest.raises(Said) as refused:
            await ana.do("OpenBetting")
        assert refused.value.code == "not-your-role"
        with pytest.raises(Said) as refused:
            await (await ana.post({"chance": 7}))
        assert refused.value.code == "not-your-role"

    play(tmp_path, evening, **by_hand())


def test_the_same_key_twice_happens_once_even_at_the_same_moment(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana, bea = await p.guest("ana"), await p.guest("bea")
        both = [await ana.ask({"Take": {"amount": "10.00"}}, "k") for _ in range(2)]
        first, second = await asyncio.gather(*both)
        assert (first["seq"], second["seq"]) == (first["seq"], first["seq"])
        assert second["again"]
        assert "again" not in first
        assert not (await bea.do("Take", "k", amount="10.00")).get("again"), "a key is its sender's own"
        chips = p.house.tables["1"].state.desk.chips
        assert chips == {"ana": 49_000, "bea": 49_000}
        with pytest.raises(Said, match="key"):
            await ana.do("Take", "k" * 65, amount="10.00")

    play(tmp_path, evening, **by_hand())


def test_a_croupier_types_what_the_wheel_did(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        croupier = await p.client("carl", "croupier").open()
        await croupier.do("OpenBetting")
        await ana.do("PlaceBet", on="straight:17", amount="5.00")
        await croupier.do("Launch")
        await croupier.do("CloseBetting")
        with pytest.raises(Said) as refused:
            await (await croupier.post({"chance": 99}))
        assert refused.value.code in ("impossible-outcome", "bad-input", "bad-outcome")
        await (await croupier.post({"chance": 17}))
        await ana.until(lambda: any(type_(e) == "Paid" for a in ana.acts for e in a["events"]))
        assert [a["source"] for a in ana.acts if a.get("source")] == ["typed"]

    play(tmp_path, evening, **by_hand(physical=True))


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", "not-json"), ("[]", "unknown-message"), ('{"sing": 1}', "unknown-message"), ('{"do":', "not-json"),
     ('{"hello": {}}', "unknown-message"), ('{"id": "' + "x" * 70_000 + '"}', "too-large"), (b"\xff\xfe", "not-json"),
     ('{"key": 3}', "unknown-message")],
)  # fmt: skip
def test_nonsense_gets_a_sentence_and_in_the_end_a_closed_line(tmp_path: Path, text: str | bytes, code: str) -> None:
    async def evening(p: Parlour) -> None:
        async with raw(p) as line:
            heard = Lines(line)
            await line.send('{"hello": {}}')
            assert "snapshot" in await heard.recv()
            assert await heard.recv() == {"purse": {"EUR-play": 0}}
            for _ in range(live.STRIKES):
                await line.send(text)
            said = [(await heard.recv())["refused"] for _ in range(live.STRIKES)]
            assert {s["code"] for s in said} == {code}
            assert all(s["sentence"].endswith((".", "command.")) for s in said)
            with pytest.raises(ConnectionClosed) as closed:
                await heard.recv()
            assert closed.value.rcvd.code == live.NONSENSE

    play(tmp_path, evening, **by_hand())


def test_a_client_that_floods_is_told_and_then_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RATE", 0.01)  # however slow this machine is, it is too fast for that

    async def evening(p: Parlour) -> None:
        async with raw(p) as line:
            heard = Lines(line)
            await line.send('{"hello": {}}')
            codes = []
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                for _ in range(int(live.BURST) + 20):
                    await line.send('{"do": {"Leave": {}}}')
                while True:
                    codes.append((await heard.recv()).get("refused", {}).get("code"))
            assert "too-fast" in codes
            assert closed.value.rcvd.code == live.TOO_FAST

    play(tmp_path, evening, **by_hand())


def test_without_a_hello_the_line_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.2)

    async def evening(p: Parlour) -> None:
        async with raw(p) as line:
            heard = Lines(line)
            await line.send('{"do": {"Leave": {}}}')
            assert (await heard.recv())["refused"]["code"] == "hello-first"
            assert (await heard.recv())["refused"]["code"] == "hello-first"
            with pytest.raises(ConnectionClosed) as closed:
                await heard.recv()
            assert closed.value.rcvd.code == live.NONSENSE

    play(tmp_path, evening, **by_hand())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        with pytest.raises(Said) as refused:
            await p.client("ana", table="9").open()
        assert refused.value.code == "unknown-table"

    play(tmp_path, evening, **by_hand())


def test_silence_is_noticed_and_an_answer_keeps_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BEAT", 0.1)

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")  # this client answers
        async with raw(p, "bea") as line:
            heard = Lines(line)
            await line.send('{"hello": {}}')
            pings = 0
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    pings += "ping" in await heard.recv()
            assert pings == live.MISSES
            assert closed.value.rcvd.code == live.SILENT
        await asyncio.sleep(0.3)
        await ana.do("Take", amount="1.00")
        assert len(p.house.tables["1"].viewers) == 1

    play(tmp_path, evening, **by_hand())


class Slow:
    """A client's end that takes nothing for a while."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        return await self.heard.get()

    async def send(self, event: dict[str, Any]) -> None:
        await self.open.wait()
        self.sent += map(json.loads, event["text"].split("\n"))

    async def accept(self) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        self.sent.append({"close": code})


def test_whoever_reads_too_slowly_starts_again_and_costs_no_memory(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        hosted.tail = deque(hosted.tail, 8)
        ana = await p.guest("ana")
        slow: Any = Slow()
        line = live.Line(slow, p.house, Person("bea", "guest"), "1")
        slow.heard.put_nowait({"type": "websocket.receive", "text": '{"hello": {}}'})
        slow.open.set()
        running = asyncio.create_task(line.run())
        while not slow.sent:
            await asyncio.sleep(0.01)
        slow.open.clear()
        for n in range(30):
            await ana.do("Take", f"t{n}", amount="0.01")
            await asyncio.sleep(0.001)
        assert [answer for answer in line.answers if "ping" not in answer] == []
        assert len(slow.sent) <= 2
        slow.open.set()
        while line.viewer is None or line.viewer.seq != hosted.seq:
            await asyncio.sleep(0.01)
        kinds = [next(iter(m)) for m in slow.sent]
        assert "again" in kinds
        assert kinds[kinds.index("again") + 1] == "snapshot"
        assert slow.sent[kinds.index("again") + 1]["snapshot"]["seq"] == hosted.seq
        slow.heard.put_nowait({"type": "websocket.disconnect"})
        await running
        assert len(hosted.viewers) == 1

    play(tmp_path, evening, **by_hand())


def test_a_client_that_never_reads_again_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BEAT", 0.05)
    monkeypatch.setattr(live, "GOODBYE", 0.05)

    async def evening(p: Parlour) -> None:
        slow: Any = Slow()
        slow.heard.put_nowait({"type": "websocket.receive", "text": '{"hello": {}}'})
        await live.Line(slow, p.house, Person("bea", "guest"), "1").run()
        assert not p.house.tables["1"].viewers

    play(tmp_path, evening, **by_hand())


def test_a_closed_table_says_so(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.client("ana").open()
        hosted = p.house.tables["1"]
        await p.house.play(hosted, CloseTable(by="@director"), person=DORA.id)
        with pytest.raises(LineLost):
            await ana.until(lambda: False, 2)
        assert str(live.TABLE_CLOSED) in ana.closed
        assert type_(ana.acts[-1]["events"][-1]) == "TableClosed"
        with pytest.raises(Said):
            await p.client("ana").open()

    play(tmp_path, evening, **by_hand())


def test_a_house_that_closes_says_where_to_resume(tmp_path: Path) -> None:
    heard: list[str] = []
    clients: list[Line] = []

    async def evening(p: Parlour) -> None:
        clients.append(await p.guest("ana", heard=heard.append))

    path = play(tmp_path, evening, **by_hand())
    assert json.loads(heard[-1])["closing"] == {"table": "1", "seq": clients[0].seq, "retry": live.GOODBYE}
    assert f"received {live.RESTART}" in clients[0].closed

    async def next_day(p: Parlour) -> None:
        ana = p.client("ana")
        ana.seq = clients[0].seq
        await ana.open()
        assert ana.snapshots == 0, "a restart loses nothing, so nothing need be sent again"
        await ana.do("Leave")

    assert play(tmp_path, next_day, **by_hand()) == path


@pytest.mark.parametrize("seq", [-1, 2, 10_000])
def test_a_place_that_is_none_gets_a_snapshot(tmp_path: Path, seq: int) -> None:
    async def evening(p: Parlour) -> None:
        await p.guest("ana")  # her two events are 1 and 2: nobody can have seen only the first
        bea = p.client("bea")
        bea.seq = seq
        await bea.open()
        await bea.until(lambda: bea.snapshots == 1)

    play(tmp_path, evening, **by_hand())


def test_who_is_cut_off_after_asking_undoes_nothing(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana, bea = await p.guest("ana"), await p.guest("bea")
        before = bea.seq
        recorder = p.house.books.journal.recorder
        insert = recorder.insert_events
        recorder.insert_events = lambda rows, **rest: (time.sleep(0.2), insert(rows, **rest))[1]  # a slow disk
        asked = await ana.ask({"Take": {"amount": "1.00"}}, "last")
        while p.house.tables["1"].live.seq == before:  # until it has been decided …
            await asyncio.sleep(0.001)
        await ana.cut()
        assert bea.seq == before, "nobody sees what is not on disk"
        with pytest.raises(LineLost):
            await asked
        await bea.until(lambda: bea.acts[-1]["by"] == "ana" and bea.seq == before + 1)  # … so everybody sees it
        await ana.open()
        assert (await ana.do("Take", "last", amount="1.00"))["again"]

    play(tmp_path, evening, **by_hand())


def test_a_disk_that_fails_once_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana, bea = await p.guest("ana"), await p.guest("bea")
        journal = p.house.books.journal
        insert, broken = journal.recorder.insert_events, [1]

        def fails_once(rows: Any, **rest: Any) -> Any:
            if broken and any(row.originator_id == "table/1" for row in rows):
                broken.pop()
                raise OSError("no room on the disk")
            return insert(rows, **rest)

        journal.recorder.insert_events = fails_once
        asked = [await ana.ask({"Take": {"amount": "1.00"}}) for _ in range(5)]
        outcome = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(outcome[0], Said | LineLost)
        acks = sum(isinstance(o, dict) for o in outcome)
        for client in (ana, bea):
            with pytest.raises(LineLost):
                await client.until(lambda: False, 2)
            await client.open()
            await client.do("Take", amount="2.00")
        taken = 50_000 - p.house.tables["1"].state.desk.chips["ana"]
        assert taken == 200 + 100 * acks

    play(tmp_path, evening, **by_hand())


def test_fifty_clients_at_five_tables_see_the_same_gapless_story(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        clients = await asyncio.gather(*(p.guest(f"p{n}", str(1 + n % 5)) for n in range(50)))

        async def busy(client: Line, n: int) -> None:
            for turn in range(12):
                try:
                    if turn % 3 == 2:
                        await client.do("PlaceBet", on="red", amount="5.00")
                    else:
                        await client.do("Take", f"{n}-{turn}", amount="0.10")
                except Said:
                    pass
                if turn == 6 and n % 7 == 0:
                    await client.cut()
                    await client.open()

        await asyncio.gather(*(busy(client, n) for n, client in enumerate(clients)))
        for n, client in enumerate(clients):  # the client itself raises at a gap or a repetition
            hosted = p.house.tables[str(1 + n % 5)]
            await client.until(lambda client=client, hosted=hosted: client.seq >= hosted.live.seq - 2)
            assert client.snapshots == 1
            begun = client.snapshot["seq"]
            theirs = {a["seq"]: a for a in client.acts}
            for shown in hosted.tail:
                if begun <= shown.seq < client.seq:
                    assert theirs[shown.seq]["by"] == shown.act.by

    play(tmp_path, evening, tables=5, policy=Policy(seconds=0.2))
