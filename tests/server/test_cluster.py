"""Several servers on one PostgreSQL: a table is run by one of them, and what was acknowledged happened once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import ssl
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from colleagues import Crowd, Failed, Log, Member, cut, has_table, members, owner_of, until
from visitors import QUICK

from novamas.cli.serve import Ways, a_log, first_run
from novamas.kit.decider import Refused
from novamas.server.addresses import Address
from novamas.server.cluster import ClusterHouse, Timing, open_house
from novamas.server.cluster_trust import Papers, papers
from novamas.server.cluster_wire import Asked, Line, Request, Switchboard, call
from novamas.server.house import House
from novamas.server.people import People
from novamas.server.roles import Person
from novamas.server.seals import Seal
from novamas.store import BadStore, Conflict, Record
from novamas.store.books import open_books
from novamas.store.keys import Key
from novamas.table.acts import Bring
from private_postgres import Server

FRENCH = {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"}
BY_HAND = {"auto": False, "physical": True}
ANA, BEA, CRO = ["ana", "guest"], ["bea", "guest"], ["carlos", "croupier"]


def test_whoever_is_asked_the_owner_answers_and_everybody_sees_it(postgres: Server, tmp_path: Path) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> list[Any]:
        async with members(url, keys, 2) as (one, two):
            assert await two.do("open", opening=FRENCH, policy=BY_HAND) == "1"
            await until(lambda: has_table(one, "1"))  # a new table appears at the others
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two

            async def knows_the_policy() -> bool:
                return BY_HAND.items() <= (await other.info())["tables"]["1"]["policy"].items()

            await until(knows_the_policy)
            await owner.do("watch", table="1")
            await other.do("watch", table="1")

            assert await other.do("chips", person=ANA) == {"EUR-play": 100_000}
            came = await other.act(ANA, "1", "Bring", key="first", amount="500.00")
            assert (came["seq"], came["again"]) == (1, False)
            for member in (one, two):  # the same command again, anywhere
                again = await member.act(ANA, "1", "Bring", key="first", amount="500.00")
                assert (again["seq"], again["again"]) == (1, True)
            for member in (one, two):  # but not another command under its key
                with pytest.raises(Failed) as reused:
                    await member.act(ANA, "1", "Bring", key="first", amount="5.00")
                assert reused.value.code == "key-reused"
            assert await other.do("purse", person="ana") == {"EUR-play": 50_000}

            with pytest.raises(Failed) as refused:  # a refusal travels whole
                await other.act(ANA, "1", "PlaceBet", on="red", amount="5.00")
            assert (refused.value.kind, refused.value.code) == ("Refused", "betting-not-open")
            assert refused.value.clauses
            with pytest.raises(Failed) as wrong:
                await other.act(ANA, "1", "PlaceBet", on="red", amount="lots")
            assert wrong.value.code == "bad-amount"

            for _ in range(4):
                for kind in ("OpenBetting", "Launch"):
                    await other.act(CRO, "1", kind)
                bets = (other.act(ANA, "1", "PlaceBet", on=f"straight:{n}", amount="5.00") for n in range(1, 11))
                await asyncio.gather(*bets)
                await other.act(CRO, "1", "CloseBetting")
                await other.do("chance", person=CRO, table="1", value=7)
            await until(lambda: other_rests(owner, other))
            await other.do("policy", table="1", policy={**BY_HAND, "seconds": 7.0})

            async def same() -> bool:
                return bool((await owner.info())["tables"] == (await other.info())["tables"])

            await until(same)
            assert await owner.do("state", table="1") == await other.do("state", table="1")
            assert (await other.info())["commands"] == 0  # all of it was played in one place
            end = (await owner.info())["tables"]["1"]["seq"]

            async def all_shown() -> bool:  # viewers are woken once for all that happens within a moment
                return all([(await m.do("watched", table="1"))[-1][1] == end for m in (owner, other)])

            await until(all_shown)
            shown = [await m.do("watched", table="1") for m in (owner, other)]

            closed = await other.do("act", person=ANA, table="1", written={"Leave": {}})
            assert closed["events"]
            await other.do("close_table", person=["dora", "director"], table="1")
            for member in (one, two):
                await until(lambda m=member: not_(has_table(m, "1")))
            return shown

    shown = asyncio.run(evening())
    log = Log(url, keys)
    assert set(log.keys("1").values()) == {1}
    whole = log.spans("1")
    for seen in shown:  # without a gap, in order, nothing twice
        seen = [tuple(span) for span in seen]
        assert seen == whole[1 : 1 + len(seen)]
        assert len(seen) == len(whole) - 3  # the opening, and what came after the count


async def not_(true: Awaitable[bool]) -> bool:
    return not await true


def test_the_owner_is_killed_under_load(postgres: Server, tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, nothing happens twice, and the others go on within two seconds."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> Crowd:
        async with members(url, keys, 3) as all_:
            for id in ("1", "2"):
                assert await all_[0].do("open", opening=FRENCH, policy=BY_HAND, money="cash") == id
            for member in all_:
                await until(lambda m=member: has_table(m, "2"))
            crowd = Crowd(all_, [f"p{n}" for n in range(6)], ["1", "2"])
            for person in crowd.people:
                await all_[0].do("cash", person=person, amount="50000.00", out=False)
            playing = asyncio.create_task(crowd.run())
            await asyncio.sleep(1.2)
            owner = await owner_of(all_, "1")
            before, died = len(crowd.heard), time.monotonic()
            owner.signal(signal.SIGKILL)
            await asyncio.sleep(2.5)
            crowd.stop.set()
            await playing
            assert before > 50
            assert len(crowd.heard) > before + 50
            assert min(at for at, table in crowd.heard[before:] if table == "1" and at > died + 0.01) < died + 2.0
            left = [m for m in all_ if m is not owner]
            heir = await owner_of(left, "1")
            assert (await heir.held())["1"] >= 2
            for key, seq in list(crowd.acked["1"].items())[:5]:  # a very late repetition
                again = await left[0].act([key.split("-")[0], "guest"], "1", "Bring", key=key, amount="5.00")
                assert (again["again"], again["seq"]) == (True, seq)
            return crowd

    crowd = asyncio.run(evening())
    crowd.check(Log(url, keys), 6 * 5_000_000)


@pytest.mark.slow
def test_servers_die_sleep_and_lose_their_lines_all_evening(postgres: Server, tmp_path: Path) -> None:
    """Whoever runs a table is killed, paused or cut off at random, over and over; others come."""
    url, keys = postgres.database(), tmp_path / "keys"
    rng = random.Random(14)

    async def evening() -> Crowd:
        async with members(url, keys, 3) as all_:
            tables = [await all_[0].do("open", opening=FRENCH, policy=BY_HAND, money="cash") for _ in range(4)]
            crowd = Crowd(list(all_), [f"p{n}" for n in range(8)], tables)
            for person in crowd.people:
                await all_[0].do("cash", person=person, amount="90000.00", out=False)
            playing = asyncio.create_task(crowd.run())
            for _ in range(20):
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                victim = rng.choice(crowd.servers)
                match rng.choice(("kill", "pause", "cut", "cut all")):
                    case "kill":
                        victim.signal(signal.SIGKILL)
                        fresh = await Member.start(url, keys)
                        all_.append(fresh)
                        crowd.servers[crowd.servers.index(victim)] = fresh
                    case "pause":
                        victim.signal(signal.SIGSTOP)
                        await asyncio.sleep(rng.choice((0.2, 1.0, 3.0)))
                        victim.signal(signal.SIGCONT)
                    case "cut":
                        cut(url, "application_name like 'novamas %%'")
                    case _:
                        cut(url, "datname = current_database()")
            crowd.stop.set()
            await asyncio.wait_for(playing, 60)
            for id in tables:
                await owner_of(crowd.servers, id)
            return crowd

    crowd = asyncio.run(evening())
    assert len(crowd.heard) > 500
    crowd.check(Log(url, keys), 8 * 9_000_000)


def test_a_paused_owner_acknowledges_nothing_when_it_wakes(postgres: Server, tmp_path: Path) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> tuple[list[dict[str, Any]], set[str]]:
        async with members(url, keys, 2) as (one, two):
            await one.do("open", opening=FRENCH, policy=BY_HAND)
            await until(lambda: has_table(two, "1"))
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two
            await other.do("watch", table="1")
            await owner.do("chips", person=ANA)
            await owner.act(ANA, "1", "Bring", key="before", amount="100.00")
            generation = (await owner.held())["1"]

            owner.signal(signal.SIGSTOP)
            # These lie before the sleeper: it will find them when it wakes, and believe that the table is its own.
            late = [asyncio.create_task(owner.act(ANA, "1", "Bring", key=f"late-{n}", amount="5.00")) for n in range(8)]
            await asyncio.sleep(0)
            # Somebody asks the other server, which waits until the sleeper has been silent too long.
            await other.act(ANA, "1", "Bring", key="meanwhile", amount="5.00")
            assert (await other.held())["1"] > generation
            assert not any(task.done() for task in late)
            wrote = [await other.act(ANA, "1", "Bring", key=f"on-{n}", amount="5.00") for n in range(3)]

            owner.signal(signal.SIGCONT)
            acks = await asyncio.gather(*late)
            info = await owner.info()
            assert info["held"] == {}  # it lets go, and follows
            assert info["commands"] == 1  # what came before the pause: since then it has written nothing itself
            assert "1" in await other.held()
            assert min(ack["seq"] for ack in acks) > max(ack["seq"] for ack in wrote)

            async def same() -> bool:
                return bool((await owner.info())["tables"]["1"]["seq"] == (await other.info())["tables"]["1"]["seq"])

            await until(same)
            assert await owner.do("state", table="1") == await other.do("state", table="1")
            await owner.act(ANA, "1", "Bring", key="after", amount="5.00")
            names = {"before", "meanwhile", "after"}
            return acks, names | {f"late-{n}" for n in range(8)} | {f"on-{n}" for n in range(3)}

    acks, expected = asyncio.run(evening())
    log = Log(url, keys)
    assert log.keys("1") == Counter(expected)
    assert len({ack["seq"] for ack in acks}) == len(acks)


async def other_rests(owner: Any, other: Any) -> bool:
    """Whether a server that follows has seen all that the owner of table 1 wrote."""
    return bool((await owner.info())["tables"]["1"]["seq"] == (await other.info())["tables"]["1"]["seq"])


def test_two_servers_drain_one_purse(postgres: Server, tmp_path: Path) -> None:
    """Never below zero, nothing twice: by the cage and by tables of two servers at the same moment."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> list[bool]:
        async with members(url, keys, 2) as (one, two):
            for _ in range(2):
                await one.do("open", opening=FRENCH, policy=BY_HAND, money="cash")
            await until(lambda: has_table(two, "2"))

            async def shared() -> bool:  # the one who joined later is given its share
                return len(await one.held()) == len(await two.held()) == 1

            await until(shared)
            await two.do("cash", person="ana", amount="150.00", out=False)

            async def draw(n: int) -> bool:
                member = (one, two)[n % 2]
                try:
                    if n % 3:
                        await member.act(ANA, str(1 + n // 2 % 2), "Bring", key=f"draw-{n}", amount="5.00")
                    else:
                        await member.do("cash", person="ana", amount="5.00", out=True)
                except Failed as failed:
                    if failed.code != "purse-too-small":
                        raise
                    return False
                return True

            drawn = await asyncio.gather(*(draw(n) for n in range(48)))
            assert await one.do("purse", person="ana") == {"EUR": 0}

            filled = await asyncio.gather(*(m.do("chips", person=BEA) for m in (one, two) for _ in range(4)))
            assert filled == 8 * [
                {"EUR": 0, "EUR-play": 100_000}
            ]  # filled once, however many clicks on however many servers
            return drawn

    drawn = asyncio.run(evening())
    assert drawn.count(True) == 30
    assert Log(url, keys).purses == {"ana": {"EUR": 0}, "bea": {"EUR-play": 100_000}}


def test_only_the_owner_deals(postgres: Server, tmp_path: Path) -> None:
    """Both servers have staff; the rounds of a table are dealt by one, and by the other when the first one leaves."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with members(url, keys, 2, "--staff") as (one, two):
            await one.do("open", opening=FRENCH, policy={"seconds": 0.3})
            await until(lambda: has_table(two, "1"))
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two
            await other.do("chips", person=ANA)
            await other.act(ANA, "1", "Bring", amount="100.00")

            async def counts_down() -> bool:  # the countdown is seen at the other server as well
                return (await other.info())["tables"]["1"]["closes_at"] is not None

            await until(counts_down)

            async def went_on(by: int) -> bool:
                return (await other.info())["tables"]["1"]["seq"] > by

            await until(lambda: went_on(12))
            assert (await other.info())["commands"] == 0
            await owner.leave()
            assert owner.process.returncode == 0
            await until(lambda: went_on(30))
            assert (await other.info())["commands"] > 0

    asyncio.run(evening())
    assert Log(url, keys).report.rounds >= 4


@contextlib.asynccontextmanager
async def houses(url: str, keys: Path, count: int) -> AsyncIterator[list[ClusterHouse]]:
    """Several servers in this process: what happens between them can be arranged step by step."""
    opened = [open_house(url, keys, timing=Timing(beat=0.1, stale=2.0)) for _ in range(count)]
    clustered = [house for house in opened if isinstance(house, ClusterHouse)]
    assert len(clustered) == count
    for house in clustered:
        await house.start()
    try:
        yield clustered
    finally:
        for house in clustered:
            await house.close()


ANA_HERSELF = Person("ana", "guest")
DORA = Person("dora", "director")


async def opened(house: ClusterHouse, other: ClusterHouse) -> None:
    await house.open_table(DORA, FRENCH)
    await house.play_chips(ANA_HERSELF)
    await house.act(ANA_HERSELF, "1", {"Bring": {"amount": "100.00"}})
    while "1" not in other.tables or other.tables["1"].seq != house.tables["1"].seq:
        await asyncio.sleep(0.01)


def test_the_fence_holds_before_the_new_owner_has_written_anything(postgres: Server, tmp_path: Path) -> None:
    """Sequence numbers alone would let the former owner write one more act: the generation does not."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (old, new):
            await opened(old, new)
            hosted = old.tables["1"]
            before, old_lease = hosted.seq, dict(old.recorder.generations)
            with psycopg.connect(url, autocommit=True) as db:  # the old one's lock goes, and it does not know
                db.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = %s",
                    (f"novamas {old.member}",),
                )
                while db.execute("select 1 from pg_locks where locktype = 'advisory'").fetchall():
                    await asyncio.sleep(0.005)
            assert await new.take("1")
            assert new.held["1"] == old_lease["table/1"] + 1
            old.held, old.recorder.generations = {"1": old_lease["table/1"]}, dict(old_lease)

            with pytest.raises(Conflict):
                await House.play(old, hosted, Bring(by="ana", amount=500))
            assert old.books.journal.size() == new.books.journal.size()
            while hosted.lost:
                await asyncio.sleep(0.01)
            assert old.held == {}
            assert (hosted.seq, hosted.live.seq) == (before, before)
            ack = await old.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}})
            assert ack.seq == before
            assert new.tables["1"].seq == before + ack.events

    asyncio.run(evening())
    Log(url, keys)


def test_a_server_cut_off_from_postgresql_comes_back(postgres: Server, tmp_path: Path) -> None:
    """Every connection drops at once: leases are lost, and everything goes on with the same keys."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            for n in range(3):
                cut(url, "datname = current_database()")
                acts = (
                    house.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}}, f"k{n}")
                    for house in (one, two, one, two)
                )
                acks = await asyncio.gather(*acts)
                assert len({ack.seq for ack in acks}) == 1
            await until_same(one, two)

    asyncio.run(evening())
    assert Log(url, keys).keys("1") == Counter(["k0", "k1", "k2"])


async def until_same(one: ClusterHouse, two: ClusterHouse) -> None:
    for _ in range(500):
        if one.tables["1"].state == two.tables["1"].state:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the two servers show different tables")


def test_an_answer_that_is_lost_on_the_way(postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner has written and its line breaks before the answer: asked again, it does not do it again."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            answered = Switchboard._reply
            lost: list[Request] = []

            async def lose_the_first(board: Switchboard, line: Line, request: Request) -> None:
                if lost:
                    return await answered(board, line, request)
                lost.append(request)
                await board.answer(request.asked)
                await line.close()
                return None

            monkeypatch.setattr(Switchboard, "_reply", lose_the_first)
            ack = await two.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}})  # without a key of her own
            assert lost
            assert ack.again
            assert one.tables["1"].state.desk.chips == {"ana": 10_500}

    asyncio.run(evening())
    log = Log(url, keys)
    assert len(log.acts["1"]) == 3


def test_only_servers_of_the_house_are_heard(postgres: Server, tmp_path: Path) -> None:
    """The line between servers trusts nobody who does not have the house's key, on either end."""
    url, keys = postgres.database(), tmp_path / "keys"
    asked = Asked("act", DORA, "1", {"CloseTable": {}})

    async def ask(address: str, papers: Papers) -> bytes:
        line = await call(address, papers)
        try:
            line.send(Request(1, asked))
            return await line.hear()
        finally:
            await line.close()

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            ours, stranger = papers(one.books.journal.key), papers(Key.make(tmp_path / "other-keys"))
            nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # believes everything and shows nothing
            nobody.check_hostname, nobody.verify_mode = False, ssl.CERT_NONE
            pretender = Papers(stranger.answering, nobody)
            pretender.calling.load_verify_locations(cadata=ssl.DER_cert_to_PEM_cert(ours.calling.get_ca_certs(True)[0]))
            assert b'"problem"' in await ask(one.address, ours)
            for wrong in (stranger, pretender):
                with pytest.raises((ssl.SSLError, ConnectionError, asyncio.IncompleteReadError)):
                    await ask(one.address, wrong)
            where = Address.read(one.address)
            reader, writer = await asyncio.open_connection(where.host, where.port)
            writer.write(b"\0\0\0\2{}")  # no proof at all
            assert not (await reader.read(100)).startswith(b"\0")
            writer.close()
            assert one.tables["1"].seq == two.tables["1"].seq == 3

    asyncio.run(evening())


def test_a_server_tells_nothing_to_whoever_only_has_the_address_of_another(tmp_path: Path) -> None:
    """Who answers in a server's place hears not a byte of a command."""
    heard: list[bytes] = []

    async def evening() -> None:
        ours, stranger = papers(Key.make(tmp_path / "keys")), papers(Key.make(tmp_path / "other-keys"))

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.read(1_000))
            writer.close()

        impostor = await asyncio.start_server(listen, "127.0.0.1", 0, ssl=stranger.answering)
        address = f"127.0.0.1:{impostor.sockets[0].getsockname()[1]}"
        with pytest.raises(ssl.SSLCertVerificationError):
            await call(address, ours)
        impostor.close()
        await impostor.wait_closed()

    asyncio.run(evening())
    assert not any(heard)


def test_a_server_with_another_key_is_not_let_in(postgres: Server, tmp_path: Path) -> None:
    """It would sign what no audit of this house accepts."""
    for keys, store in (("one", postgres.database()), ("two", str(tmp_path / "casino.db"))):
        open_books(store, keys=tmp_path / keys).close()
        open_house(store, tmp_path / keys).books.close()
        books = open_books(store, keys=tmp_path / keys)
        books.committer.submit([Record("house", "Note", 1)]).result()
        books.close()
        open_house(store, tmp_path / keys).books.close()
        with pytest.raises(BadStore, match=r"There is no house\.key"):
            open_house(store, tmp_path / "none")
        Key.make(tmp_path / "other-keys")
        with pytest.raises(BadStore, match="is not the one that this store is signed with"):
            open_house(store, tmp_path / "other-keys")


def test_the_floor_of_a_first_run_is_opened_once(postgres: Server, tmp_path: Path) -> None:
    """Servers on an empty store do what a first run does at the very same moment."""
    url, keys = postgres.database(), tmp_path / "keys"
    ways = Ways(demo=False, secure=False, logs=a_log(None, None, quiet=True), open=False)

    async def evening() -> None:
        async with houses(url, keys, 3) as all_:
            people = [People(house.books, Seal.at(keys / "session.key"), QUICK) for house in all_]
            runs = (first_run(house, who, "en", ways) for house, who in zip(all_, people, strict=True))
            tickets = await asyncio.gather(*runs)
            assert None not in tickets
            for house, who in zip(all_, people, strict=True):
                await who.refresh()
                games = Counter((t.listed.opening.law, t.listed.opening.game) for t in house.tables.values())
                assert set(games.values()) == {1}
                assert len(games) > 5
                assert [a.role for a in who.accounts.values()] == ["director"]
                assert list(house.tables) == list(all_[0].tables)

    asyncio.run(evening())
    Log(url, keys)


def test_one_address_decides(postgres: Server, tmp_path: Path) -> None:
    async def evening() -> None:
        alone = open_house(str(tmp_path / "casino.db"))
        assert type(alone) is House
        await alone.start()
        await alone.close()
        several = open_house(postgres.database(), tmp_path / "keys")
        assert isinstance(several, ClusterHouse)
        await several.start()
        with pytest.raises(Refused):
            await several.open_table(ANA_HERSELF, FRENCH)
        await several.close()

    asyncio.run(evening())
