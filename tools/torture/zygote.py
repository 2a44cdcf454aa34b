"""Servers without the cost of starting Python: a process that has imported everything and forks a server when asked.

It reads lines of JSON and writes lines of JSON. A life is one server from its birth to its end, known by a number:

    → {"do": "start", "life": 3, "argv": ["serve", …], "log": "…"}     ← {"life": 3, "pid": 4711}
    → {"do": "signal", "life": 3, "signal": 9}                         ← {"life": 3, "ended": -9, "cpu": 0.2}

Only this process signals its children, because only it knows which numbers are still theirs. When nobody speaks to it
any more it kills them and ends; should it be killed itself, the kernel ends them.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import importlib
import json
import os
import random
import resource
import select
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

DEATH = 1  # PR_SET_PDEATHSIG


def warm() -> None:
    """Everything that a server needs is imported, read and made once, here."""
    import psycopg  # noqa: F401
    from argon2 import PasswordHasher

    import novamas.cli.audit
    import novamas.cli.serve
    import novamas.server.cluster  # noqa: F401
    from novamas.server import people

    # A server hashes a password when it starts; a thousand starts need not pay for what nobody attacks here.
    vars(people)["PasswordHasher"] = partial(PasswordHasher, 1, 8, 1)
    make_routes_once()
    with tempfile.TemporaryDirectory() as folder:
        rehearse(folder)
    gc.collect()
    gc.freeze()  # what is shared with the children stays shared


def make_routes_once() -> None:
    """What the web framework makes of the routes takes longer than all the rest of a start, and is the same for every
    house: it is made once, and each life puts its own house into its copy."""
    from novamas.server import app

    make = app.Litestar
    made: list[Any] = []

    def put_in(*, state: Any, lifespan: list[Any], **same: Any) -> Any:
        if not made:
            made.append(make(state=state, lifespan=lifespan, **same))
        made[0].state, made[0]._lifespan_managers = state, lifespan
        return made[0]

    vars(app)["Litestar"] = put_in


def rehearse(folder: str) -> None:
    """A house is opened once without a door, so that rules, codecs and pages are made once for all lives; and a child
    serves for a moment, so that it is known what else is imported on the way."""
    from novamas.cli.app import build
    from novamas.kit.words import say
    from novamas.server.app import create_app
    from novamas.server.cluster import open_house

    store, keys = f"{folder}/casino.db", f"{folder}/keys"
    heard, told = os.pipe()
    if (pid := os.fork()) == 0:  # what runs a loop leaves nothing behind in this process
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(quiet, stream)
        asyncio.run(prepare_house(store, keys, 1.0))
        serve_a_moment(store, keys)
        with os.fdopen(told, "w") as out:
            out.write(" ".join(sys.modules))
        os._exit(0)
    os.close(told)
    with os.fdopen(heard) as words:
        modules = words.read().split()
    os.waitpid(pid, 0)
    for name in modules:
        if name != "__main__":
            with suppress(ImportError):
                importlib.import_module(name)
    house = open_house(store, Path(keys))
    house.load()
    create_app(house)
    house.books.close()
    build()
    say("serve-open", "en", address="", tables=0)


def serve_a_moment(store: str, keys: str) -> None:
    """`novamas serve`, until it has answered once."""
    from novamas.cli import main

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    def ask() -> None:
        for _ in range(1_000):
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/health", timeout=30):
                break
            time.sleep(0.02)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=ask, daemon=True).start()
    main(["serve", "--port", str(port), "--store", store, "--keys", keys, "--lang", "en", "--quiet"])


async def prepare_house(store: str, keys: str, seconds: float) -> None:
    """Opens a house with its tables and closes it again."""
    from novamas.server.cluster import open_house
    from novamas.server.hosted import Policy
    from novamas.server.roles import Person
    from tools.torture.floor import FLOOR

    house = open_house(store, Path(keys))
    await house.start()
    for spot in FLOOR:
        opening = {"law": spot.law, "game": spot.game, "minimum": spot.minimum}
        director, policy = Person("house", "director"), Policy(seconds=seconds, bots=spot.bots)
        await house.open_table(director, opening, policy, money=spot.money)
    await house.close()


def live(order: dict[str, Any]) -> int:
    """In the child: it becomes what it was asked to be."""
    from novamas.cli import main

    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    ctypes.CDLL(None).prctl(DEATH, signal.SIGKILL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream, file in ((0, os.open(os.devnull, os.O_RDONLY)), (1, log), (2, log)):
        os.dup2(file, stream)
    random.seed()  # a copy of the parent's would make every life roll the same dice
    if size := order.get("fsize"):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a write that is too long fails, as on a full disk
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    if order["do"] == "prepare":
        asyncio.run(prepare_house(order["store"], order["keys"], order["seconds"]))
        return 0
    return main(order["argv"])


class Zygote:
    """The parent of all lives."""

    def __init__(self) -> None:
        self.lives: dict[int, int] = {}  # by the number of the process
        self.died, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        os.set_blocking(self.died, False)
        signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def say(self, **what: Any) -> None:
        os.write(1, json.dumps(what).encode() + b"\n")

    def run(self) -> None:
        read = b""
        while True:
            ready, _, _ = select.select([0, self.died], [], [])
            if self.died in ready:
                os.read(self.died, 4096)
                self.reap()
            if 0 in ready:
                chunk = os.read(0, 1 << 16)
                if not chunk:
                    return
                *lines, read = (read + chunk).split(b"\n")
                for line in lines:
                    self.obey(json.loads(line))

    def obey(self, order: dict[str, Any]) -> None:
        if order["do"] == "signal":
            for pid, life in self.lives.items():
                if life == order["life"]:
                    os.kill(pid, order["signal"])
            return
        pid = os.fork()
        if pid == 0:
            code = 70
            try:
                code = live(order)
                sys.stdout.flush()
            except BaseException:
                import traceback

                traceback.print_exc()
            finally:
                os._exit(code)
        self.lives[pid] = order["life"]
        self.say(life=order["life"], pid=pid)

    def reap(self) -> None:
        while self.lives:
            pid, status, used = os.wait4(-1, os.WNOHANG)
            if not pid:
                return
            code, cpu = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
            self.say(life=self.lives.pop(pid), ended=code, cpu=cpu)

    def end(self) -> None:
        for pid in self.lives:
            os.kill(pid, signal.SIGKILL)
        for pid in self.lives:
            os.waitpid(pid, 0)


def run() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when we end
    warm()
    zygote = Zygote()
    zygote.say(life=0, pid=os.getpid())
    try:
        zygote.run()
    finally:
        zygote.end()


if __name__ == "__main__":
    run()
