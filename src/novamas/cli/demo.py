"""`novamas demo`: a demonstration casino, a Saturday night in minutes, that anybody may watch, join and check."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.serve import (
    STORE,
    Between,
    Trust,
    Ways,
    a_log,
    listening,
    listening_somewhere,
    needing_the_server,
    open_casino,
)
from novamas.cli.stores import needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.law import library

LEAST, MOST = 0.05, 24 * 60.0  # minutes of a night
MOST_GUESTS = 2_000


def demo(
    *,
    law: Annotated[str, Parameter(name="--law", help=word("option-demo-law"))] = "euskadi-1996",
    guests: Annotated[int, Parameter(name="--guests", help=word("option-demo-guests"))] = 260,
    minutes: Annotated[float, Parameter(name="--minutes", help=word("option-demo-minutes"))] = 30.0,
    nights: Annotated[int, Parameter(name="--nights", help=word("option-demo-nights"))] = 0,
    port: Annotated[int | None, Parameter(name="--port", help=word("option-serve-port"))] = None,
    host: Annotated[str, Parameter(name="--host", help=word("option-serve-host"))] = "127.0.0.1",
    open: Annotated[bool, Parameter(name="--open", negative=(), help=word("option-serve-open"))] = False,
    quiet: Annotated[bool, Parameter(name="--quiet", negative=(), help=word("option-serve-quiet"))] = False,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    library().head(law)
    if not LEAST <= minutes <= MOST:
        raise BadInput(word("demo-minutes-wrong", least=str(LEAST), most=str(round(MOST))), field="minutes")
    if not 1 <= guests <= MOST_GUESTS or nights < 0:
        raise BadInput(word("demo-guests-wrong", most=str(MOST_GUESTS)), field="guests", value=guests)
    with needing_the_server(), needing_the_store():
        import uvicorn  # noqa: F401 (said now, before anything is opened)

        from novamas.server.demo import Plan
        from novamas.server.loop import run
    seconds = min(6.0, max(0.05, 12 * minutes / 30))
    plan = Plan(law=law, guests=guests, minutes=minutes, nights=nights, seconds=seconds)
    with (
        listening_somewhere(host) if port is None else listening(host, port) as ear,
        tempfile.TemporaryDirectory() as passing,
    ):
        where = str(Path(passing) / STORE)
        ways = Ways(demo=True, secure=False, logs=a_log(None, None, quiet), open=open, passing=True, night=plan)
        trust = Trust(Path(passing), None, (), join=False)
        with reading(where):
            return run(open_casino(ear, host, Between(), where, trust, tongue, ways))


__all__ = ["demo"]
