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

from novamas.kit.money import is_play
from tools.torture.lives import Life, Zygote, a_port
from tools.torture.people import Crowd, gather
from tools.torture.proof import Proof

SECONDS = 0.15  # for betting
GUESTS = 4
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
        self.cpu = 0.0  # seconds of a core that its servers took
        self.crowd: Crowd
        self.proof: Proof

    async def serve(self, *options: str, store: str = "", port: int = 0, fsize: int = 0) -> Life:
        return await self.zygote.serve(
            store or self.store, self.keys, self.log, port or self.port, *options, fsize=fsize
        )

    async def open(self, seed: int, guests: int = GUESTS) -> None:
        """Opens the house and lets everybody in; nothing is tortured yet."""
        await self.zygote.prepare(self.store, self.keys, SECONDS)
        life = await self.serve()
        await life.ready(self.web)
        found = TICKET.search(self.log.read_text())
        assert found is not None
        self.crowd = await gather(self.web, life.address, found[1], seed, guests)
        self.proof = Proof(self.crowd)
        await self.proof.begin(self.web, life.address)
        await self.stop(life)

    async def stop(self, life: Life) -> int:
        """Ends a server as its operator does."""
        life.signal(signal.SIGTERM)
        return await life.end()

    async def audit(self) -> str:
        """What `novamas audit` says: "clean", or what it found. Every batch has to be witnessed by then."""
        code, report = await self.audited()
        if report.get("clean") is not True:
            return str((report.get("finding") or report).get("sentence", report))
        for money, balances in report["balances"].items():
            if total := sum(balances.values()):
                return f"the books of {money} do not sum to zero but to {total}"
            for account, plays in (("@issue", True), ("@cage", False)):
                if is_play(money) != plays and balances.get(account):
                    return f"{account} has {balances[account]} of {money}"
        if code:
            return f"exit code {code}, {report['unwitnessed']} batches that nobody witnessed"
        return "clean"

    async def audited(self) -> tuple[int, dict[str, Any]]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "novamas", "audit", self.store, "--keys", str(self.keys), "--json", "--lang", "en",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await process.communicate()
        code = process.returncode or 0
        if not out:
            words = err.decode(errors="replace").strip().splitlines() or ["(nothing was said)"]
            return code, {"clean": False, "sentence": words[-1]}
        report: dict[str, Any] = json.loads(out)
        return code, report


@asynccontextmanager
async def casino(zygote: Zygote, store: str, folder: Path, keys: Path | None = None) -> AsyncIterator[Casino]:
    folder.mkdir(parents=True, exist_ok=True)
    made = Casino(zygote, store, folder, keys)
    try:
        yield made
    finally:
        await made.web.aclose()
