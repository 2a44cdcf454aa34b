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
import json
import os
import random
import resource
import select
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

DEATH = 1  # PR_SET_PDEATHSIG


def warm() -> None:
    """Everything that a server needs is imported and read once, here."""
    import psycopg  # noqa: F401
    import rich.console  # noqa: F401
    import uvicorn
    import uvicorn.lifespan.on
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
    from argon2 import PasswordHasher

    import novamas.cli.app
    import novamas.cli.audit
    import novamas.cli.screen
    import novamas.cli.serve
    import novamas.server.app
    import novamas.server.cluster
    import novamas.server.loop  # noqa: F401
    from novamas.server import people

    # A server hashes a password when it starts; a thousand starts need not pay for what nobody attacks here.
    vars(people)["PasswordHasher"] = partial(PasswordHasher, 1, 8, 1)
    with tempfile.TemporaryDirectory() as folder:
        rehearse(folder)
    gc.collect()
    gc.freeze()  # what is shared with the children stays shared


def rehearse(folder: str) -> None:
    """A house is opened once without a door, so that rules, codecs and pages are made once for all lives."""
    from novamas.kit.words import say
    from novamas.server.app import create_app
    from novamas.server.cluster import open_house

    store, keys = f"{folder}/casino.db", f"{folder}/keys"
    if (pid := os.fork()) == 0:  # what runs a loop leaves nothing behind in this process
        asyncio.run(prepare_house(store, keys, 1.0))
        os._exit(0)
    os.waitpid(pid, 0)
    house = open_house(store, Path(keys))
    house.load()
    create_app(house)
    house.books.close()
    say("serve-open", "en", address="", tables=0)


async def prepare_house(store: str, keys: str, seconds: float) -> None:
    """Opens a house with its tables and closes it again."""
    from novamas.server.cluster import open_house
    from novamas.server.house import Policy
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
