"""A house under torture: its store and keys, how it is set up, and who is in it."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tools.torture.lives import Life, Zygote, a_port
from tools.torture.people import Crowd, gather
from tools.torture.proof import Proof

SECONDS = 0.3  # for betting
GUESTS = 8
TICKET = re.compile(r"ticket=(\S+)")


class Casino:
    """Everything that outlives one server."""

    def __init__(self, zygote: Zygote, store: str, folder: Path, keys: Path | None = None) -> None:
        self.zygote = zygote
        self.store = store
        self.folder = folder
        self.keys = keys or folder / "keys"
        self.port = a_port()
        self.log = folder / "server.log"
        self.web = httpx.AsyncClient(limits=httpx.Limits(max_connections=50), trust_env=False)
        self.crowd: Crowd
        self.proof: Proof

    async def serve(self, *options: str, store: str = "", port: int = 0, fsize: int = 0) -> Life:
        return await self.zygote.serve(
            store or self.store, self.keys, self.log, port or self.port, *options, fsize=fsize
        )

    async def open(self, seed: int, cage_keys: bool, guests: int = GUESTS) -> None:
        """Opens the house and lets everybody in; nothing is tortured yet."""
        await self.zygote.prepare(self.store, self.keys, SECONDS)
        life = await self.serve()
        await life.ready(self.web)
        found = TICKET.search(self.log.read_text())
        assert found is not None
        self.crowd = await gather(self.web, life.address, found[1], seed, cage_keys, guests)
        self.proof = Proof(self.crowd)
        await self.proof.begin(self.web, life.address)
        await self.stop(life)

    async def stop(self, life: Life) -> int:
        """Ends a server as its operator does."""
        life.signal(signal.SIGTERM)
        return await life.end()

    async def audit(self) -> str:
        """What `novamas audit` says: "clean", or what it found."""
        report = await self.audited()
        if report.get("clean") is not True:
            return str((report.get("finding") or report).get("sentence", report))
        for code, balances in report["balances"].items():
            if total := sum(balances.values()):
                return f"the books of {code} do not sum to zero but to {total}"
        return "clean"

    async def audited(self) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "novamas", "audit", self.store, "--keys", str(self.keys), "--json", "--lang", "en",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await process.communicate()
        if not out:
            return {"clean": False, "sentence": err.decode(errors="replace").strip().splitlines()[-1]}
        report: dict[str, Any] = json.loads(out)
        return report


@asynccontextmanager
async def casino(zygote: Zygote, store: str, folder: Path, keys: Path | None = None) -> AsyncIterator[Casino]:
    folder.mkdir(parents=True, exist_ok=True)
    made = Casino(zygote, store, folder, keys)
    try:
        yield made
    finally:
        await made.web.aclose()
