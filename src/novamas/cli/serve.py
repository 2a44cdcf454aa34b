"""`novamas serve`: opens the casino on this machine."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeAlias

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.check import put_problems
from novamas.cli.options import Lang
from novamas.cli.stores import Keys, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.games import family
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say, sentence
from novamas.law import library
from novamas.server.addresses import Address
from novamas.table.floor import Floor, check_casino, survey

if TYPE_CHECKING:
    from novamas.server.demo import Plan
    from novamas.server.house import House
    from novamas.server.people import People

EXTRA = ("litestar", "uvicorn", "argon2", "websockets", "prometheus_client")
USUAL, FAST = 20.0, 6.0  # seconds for betting
FAULT = 1
PORT = 8000
STORE = "casino-2.db"  # of a first run; stores of the first form were called casino.db
CLOCK_BEHIND = 5.0  # seconds that a machine's clock may be behind the books before that is said
TOKEN_NAME, SHORTEST_TOKEN = "NOVAMAS_METRICS_TOKEN", 16
LEVELS, FORMS = ("debug", "info", "warning", "error"), ("text", "json")

Internal: TypeAlias = Annotated[
    str | None, Parameter(name="--internal", metavar="HOST[:PORT]", help=word("option-serve-internal"))
]
Advertise: TypeAlias = Annotated[
    str | None, Parameter(name="--advertise", metavar="HOST[:PORT]", help=word("option-serve-advertise"))
]

LogLevel: TypeAlias = Annotated[
    str | None, Parameter(name="--log-level", metavar="LEVEL", help=word("option-serve-log-level"))
]
LogFormat: TypeAlias = Annotated[
    str | None, Parameter(name="--log-format", metavar="FORM", help=word("option-serve-log-format"))
]
Metrics: TypeAlias = Annotated[
    str | None, Parameter(name="--metrics", metavar="HOST:PORT", help=word("option-serve-metrics"))
]
Config: TypeAlias = Annotated[Path | None, Parameter(name="--config", metavar="FILE", help=word("option-serve-config"))]
MetricsToken: TypeAlias = Annotated[
    str | None, Parameter(name="--metrics-token", metavar="TOKEN", help=word("option-serve-metrics-token"))
]


def serve(
    *,
    port: Annotated[int | None, Parameter(name="--port", help=word("option-serve-port"))] = None,
    host: Annotated[str, Parameter(name="--host", help=word("option-serve-host"))] = "127.0.0.1",
    store: Annotated[str | None, Parameter(name="--store", metavar="URL", help=word("option-serve-store"))] = None,
    keys: Keys = None,
    witness: Witness = None,
    join: Annotated[bool, Parameter(name="--join", negative=(), help=word("option-serve-join"))] = False,
    anchor: Annotated[
        tuple[str, ...], Parameter(name="--anchor", metavar="WHERE", negative=(), help=word("option-serve-anchor"))
    ] = (),
    internal: Internal = None,
    advertise: Advertise = None,
    floor: Annotated[Path | None, Parameter(name="--floor", metavar="FILE", help=word("option-serve-floor"))] = None,
    demo: Annotated[bool, Parameter(name="--demo", negative=(), help=word("option-serve-demo"))] = False,
    open: Annotated[bool, Parameter(name="--open", negative=(), help=word("option-serve-open"))] = False,
    secure: Annotated[bool, Parameter(name="--secure", negative=(), help=word("option-serve-secure"))] = False,
    quiet: Annotated[bool, Parameter(name="--quiet", negative=(), help=word("option-serve-quiet"))] = False,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
    metrics: Metrics = None,
    metrics_token: MetricsToken = None,
    config: Config = None,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    logs = a_log(log_level, log_format, quiet)
    with needing_the_server(), needing_the_store():
        import uvicorn  # noqa: F401 (said now, before anything is opened)

        from novamas.server import app  # noqa: F401
        from novamas.server.loop import run
    tables: Floor | None = None
    if floor is not None:
        plan = survey(floor)
        if problems := check_casino(plan):
            put_problems(problems, plan.tables, tongue)
            return FAULT
        tables = plan
    with (
        listening_somewhere(host) if open and port is None else listening(host, PORT if port is None else port) as ear,
        between_servers(internal, advertise, store) as line,
        beside(metrics) as numbers,
        tempfile.TemporaryDirectory() as passing,
    ):
        where = store or str((Path(passing) if demo else data_folder()) / STORE)
        say_line("serve-store", tongue, store=hide_password(where))
        token = a_token(metrics_token)
        passes = demo and store is None
        ways = Ways(
            demo=demo, secure=secure, logs=logs, open=open, passing=passes, metrics_token=token, floor=tables,
            metrics=numbers,
        )  # fmt: skip
        trust = Trust(Path(passing) if demo and keys is None else keys, witness, anchor, join)
        with reading(where):
            return run(open_casino(ear, host, line, where, trust, tongue, ways))


class Between(NamedTuple):
    """Where other servers of the house reach this one: the socket, and the address that they are told."""

    ear: socket.socket | None = None
    advertised: Address | None = None


class Trust(NamedTuple):
    """Where the house's key and its witness lie, and where receipts are kept while it is open."""

    keys: Path | None
    witness: Path | None
    anchors: tuple[str, ...]
    join: bool


class Logs(NamedTuple):
    """From which level on lines are written, and whether for people or for programs."""

    level: int
    form: str


class Ways(NamedTuple):
    """How the casino is opened: for looking on, behind https, with which log lines, with a browser; whether its store
    goes with it; who reads metrics; the tables that it should have, where a file says so; the night that it shows;
    where else the numbers are shown."""

    demo: bool
    secure: bool
    logs: Logs
    open: bool
    passing: bool = False
    metrics_token: str = ""
    floor: Floor | None = None
    night: Plan | None = None
    metrics: socket.socket | None = None


def a_log(level: str | None, form: str | None, quiet: bool = False) -> Logs:
    """What is written while the house is open: warnings only, unless more is asked for. Lines for people where a
    person reads them, and JSON where a program does."""
    level = level or ("error" if quiet else "warning")
    form = form or ("text" if sys.stderr is not None and sys.stderr.isatty() else "json")
    return Logs(
        getattr(logging, ask.one_of("serve-no-level", level, LEVELS).upper()),
        ask.one_of("serve-no-format", form, FORMS),
    )


def a_token(given: str | None) -> str:
    """The token for metrics: the option, or the environment, which other users of this machine cannot read."""
    token = os.environ.get(TOKEN_NAME, "") if given is None else given
    if (token or given is not None) and not (len(token) >= SHORTEST_TOKEN and token.isascii() and token.isprintable()):
        raise BadInput(word("serve-token-wrong", least=str(SHORTEST_TOKEN)), field="metrics-token")
    return token


async def open_casino(
    ear: socket.socket, host: str, line: Between, store: str, trust: Trust, tongue: str, ways: Ways
) -> int:
    """Runs until a signal ends it; then nothing more is taken, and what runs is kept on disk."""
    import uvicorn

    from novamas.server.anchors import anchor as anchor_receipts
    from novamas.server.anchors import drop
    from novamas.server.app import create_app
    from novamas.server.demo import Night, night_clock
    from novamas.server.house import House
    from novamas.server.logs import to_stream
    from novamas.server.metrics import private_page
    from novamas.server.opening import open_house
    from novamas.server.patience import Crowd, patient, room_for
    from novamas.server.socket import farewell
    from novamas.server.steady import steady
    from novamas.store.clock import Clock
    from novamas.store.origin import origin_of

    to_stream(level=ways.logs.level, form=ways.logs.form)
    hour = None if ways.night is None else night_clock(ways.night)
    clock = Clock() if hour is None else Clock(hour)
    house = open_house(
        store, trust.keys, ear=line.ear, advertised=line.advertised, witness=trust.witness, join=trust.join, clock=clock
    )
    journal = house.books.journal
    if type(house) is House:
        alone(house)
    say_line("serve-house", tongue, house=journal.id, keys=str(journal.folder), witness=str(journal.witness.folder))
    for restored in origin_of(journal).restored[-1:]:
        when = datetime.fromtimestamp(restored.at).astimezone().strftime("%Y-%m-%d %H:%M")
        say_line("serve-restored", tongue, when=when, by=restored.by, reason=restored.reason)
    if (behind := journal.clock.behind()) > CLOCK_BEHIND:
        say_line("serve-clock-behind", tongue, seconds=round(behind))
    try:
        await house.start()
    except BaseException:
        house.books.close()
        raise
    for table, why in house.shut.items():
        say_line("serve-shut", tongue, table=table, why=sentence(why, tongue))

    def no_anchor(where: str, error: Exception) -> None:
        why = why_not(error) if isinstance(error, OSError) else error
        say_line("serve-anchor-failed", tongue, where=hide_password(where), why=phrase(why, tongue))

    name = f"[{host}]" if ":" in host else host
    address = f"{'https' if ways.secure else 'http'}://{name}:{ear.getsockname()[1]}"

    failed: list[Exception] = []
    nights: list[asyncio.Task[None]] = []

    async def first(house: House, people: People) -> None:
        try:
            ticket = await first_run(house, people, tongue, ways)
            if ways.night is not None and hour is not None:
                nights.append(asyncio.create_task(Night(house, people, ways.night, hour).run()))
                name, password = await let_check(people, tongue)
                say_line("demo-open", tongue, guests=ways.night.guests, minutes=round(ways.night.minutes))
                say_line("demo-auditor", tongue, name=name, password=password)
        except Exception as e:  # said when the server has ended, in one sentence: its own would be a trace
            failed.append(e)
            server.should_exit = True
            return
        steady()
        say_line("serve-open", tongue, address=address, tables=len(house.tables))
        if line.advertised is not None:
            say_line("serve-internal", tongue, address=str(line.advertised))
        if ways.metrics is not None:
            where, number = ways.metrics.getsockname()[:2]
            say_line("serve-metrics", tongue, address=f"http://{Address(where, number)}/metrics")
        if ticket is not None:
            say_line("serve-director", tongue, link=f"{address}/enter?ticket={ticket}")
        if ways.open:
            browse(address)

    app = create_app(house, secure=ways.secure, first=first, metrics_token=ways.metrics_token)
    # Heartbeats are the table's own (server/socket.py).
    config = uvicorn.Config(
        app, lifespan="on", log_config=None, access_log=False, proxy_headers=ways.secure, server_header=False,
        timeout_graceful_shutdown=5, ws_per_message_deflate=False, ws_ping_interval=None,
        **patient(Crowd(room_for())),
    )  # fmt: skip
    server = quiet_server(config)
    stopping: set[asyncio.Task[None]] = set()

    async def stop() -> None:
        say_line("serve-stopping", tongue)
        await farewell(house)
        await asyncio.to_thread(drop, journal, trust.anchors, no_anchor)
        server.should_exit = True

    def hear() -> None:
        if not stopping:
            stopping.add(asyncio.create_task(stop()))

    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not on every system
            loop.add_signal_handler(sign, hear)
    anchoring = asyncio.create_task(anchor_receipts(journal, trust.anchors, no_anchor))
    aside = quiet_server(
        uvicorn.Config(private_page(house), lifespan="off", log_config=None, access_log=False, server_header=False)
    )
    numbers = asyncio.create_task(aside.serve(sockets=[ways.metrics])) if ways.metrics is not None else None
    await server.serve(sockets=[ear])
    anchoring.cancel()
    if numbers is not None:
        aside.should_exit = True
        await asyncio.wait((numbers,))
    for night in nights:
        night.cancel()
    if failed:
        raise failed[0]
    if not server.started:
        return FAULT
    say_line("serve-demo-over" if ways.passing else "serve-stopped", tongue)
    return 0


def browse(address: str) -> None:
    """Shows the page in the browser of whoever started this, if they have one here; the address was printed anyway."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def alone(house: House) -> None:
    """An embedded store has one server: a second one would find every table lost to the other."""
    try:
        import fcntl
    except ImportError:  # not on every system
        return
    path = house.books.journal.folder / "serving.lock"
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # held until this process ends, however it ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        house.books.close()
        raise BadInput(word("serve-already"), field="store") from None


def quiet_server(config: Any) -> Any:
    """A server that leaves signals to us, so that a stop that was asked for is a good end."""
    import uvicorn

    class Server(uvicorn.Server):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    return Server(config)


async def let_check(people: People, tongue: str) -> tuple[str, str]:
    """An auditor of a demonstration, whom anybody may be: the name, and the password that is told to all."""
    import secrets

    name, password = say("web-role-auditor", tongue), secrets.token_urlsafe(9)
    await people.create("auditor", "house", name, password)
    return name, password


async def first_run(house: House, people: People, tongue: str, ways: Ways) -> str | None:
    """A floor where there is none, or what is missing of the one that a file tells, and a ticket for the director;
    servers that start together do it once."""
    async with house.in_turn("first run"):
        if ways.night is not None:
            pass  # the night opens its own
        elif ways.floor is not None:
            await open_planned(house, tongue, ways.floor, FAST if ways.demo else None)
        elif not any(True for _ in house.books.list_tables()):
            say_line("serve-first", tongue)
            await open_everything(house, FAST if ways.demo else USUAL)
        return await people.first_director()


def company_of(law: str, game: str) -> int:
    """How many bots keep company at a table of a first run."""
    return family(law, game).company


async def open_everything(house: House, seconds: float) -> None:
    """The floor of a first run: every game that can be played, under every law, with company."""
    from novamas.server.hosted import Policy
    from novamas.server.roles import Person

    laws, opener = library(), Person("house", "director")
    for law in laws.laws():
        for game in laws.games(law):
            await house.open_table(
                opener, {"law": law, "game": game}, Policy(seconds=seconds, bots=company_of(law, game))
            )


async def open_planned(house: House, tongue: str, floor: Floor, seconds: float | None) -> None:
    """The tables of a floor that are not there yet; what runs otherwise, or is not in the file, is told and left."""
    from novamas.server.licensing import keep_licence
    from novamas.server.placing import open_floor
    from novamas.server.roles import Person

    await keep_licence(house, floor, "house")
    found = await open_floor(house, Person("house", "director"), floor.tables, seconds)
    for key, names in (("opened", found.opened), ("unlike", found.unlike), ("besides", found.besides)):
        if names:
            say_line(f"serve-floor-{key}", tongue, tables=", ".join(names), count=len(names))


@contextmanager
def between_servers(internal: str | None, advertise: str | None, store: str | None) -> Iterator[Between]:
    """The line for other servers of the house; without one, only those on this machine find this server."""
    from novamas.server.opening import is_shareable

    if internal is None and advertise is None:
        yield Between()
        return
    if store is None or not is_shareable(store):
        raise BadInput(word("serve-internal-alone"), field="internal")
    if internal is None:
        raise BadInput(word("serve-advertise-alone"), field="advertise")
    bound = an_address(internal, "--internal")
    told = an_address(advertise, "--advertise") if advertise is not None else bound
    if told.everywhere:
        raise BadInput(word("serve-advertise-needed", host=told.host), field="advertise")
    with listening(bound.host, bound.port, "--internal") as ear:
        yield Between(ear, Address(told.host, told.port or ear.getsockname()[1]))


def an_address(text: str, option: str) -> Address:
    try:
        return Address.read(text)
    except ValueError:
        raise BadInput(word("serve-address-wrong", value=text, option=option), field=option, value=text) from None


@contextmanager
def beside(metrics: str | None) -> Iterator[socket.socket | None]:
    """The socket on which the numbers are shown to whoever reaches it, if one was named."""
    if metrics is None:
        yield None
        return
    where = an_address(metrics, "--metrics")
    with listening(where.host, where.port, "--metrics") as ear:
        yield ear


@contextmanager
def listening(host: str, port: int, option: str = "--port") -> Iterator[socket.socket]:
    """The socket to serve on; what is wrong with it is said before anything is opened."""
    if not 0 <= port <= 65535:
        raise BadInput(word("serve-port-wrong", port=str(port)), field="port", value=port)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        ear = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as e:
        taken = {errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-forbidden"}
        key = taken.get(e.errno or 0, "serve-no-address")
        raise BadInput(word(key, port=str(port), host=host, option=option), field="port", value=port) from None
    with ear:
        yield ear


@contextmanager
def listening_somewhere(host: str) -> Iterator[socket.socket]:
    """The usual port, or any free one: whoever asks for a browser does not care which."""
    with ExitStack() as stack:
        try:
            ear = stack.enter_context(listening(host, PORT))
        except BadInput:
            ear = stack.enter_context(listening(host, 0))
        yield ear


def data_folder() -> Path:
    """Where this user's programs keep what they keep."""
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "novamas"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadInput(
            word("serve-no-folder", folder=str(folder), why=phrase(why_not(e), choose_language())), field="store"
        ) from None
    return folder


@contextmanager
def needing_the_server() -> Iterator[None]:
    """What is imported inside needs the extra `server`."""
    try:
        yield
    except ModuleNotFoundError as e:
        if e.name is None or e.name.partition(".")[0] not in EXTRA:
            raise
        raise BadInput(word("serve-needs-extra")) from None


def hide_password(url: str) -> str:
    from novamas.store.places import hide_password

    return hide_password(url)


def say_line(key: str, tongue: str, **args: object) -> None:
    from novamas.cli.screen import console

    console().print(say(key, tongue, **args), soft_wrap=True)
