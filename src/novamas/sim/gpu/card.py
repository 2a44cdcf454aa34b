"""The graphics card: it compiles a source, launches what is in it, and gives back what it counted.

Whatever answers the same calls can stand in for it: the tests compile the same source for the processor.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from novamas.sim.job import BadJob

INSTALL_GPU = "pip install 'novamas[gpu]'"
THREADS = 128
SHARED = 200 << 10
Array = Any
"""An array of CuPy or of NumPy."""


class Card:
    """The card of this machine, by CuPy."""

    threads = THREADS

    def __init__(self) -> None:
        try:
            import cupy
        except ModuleNotFoundError as missing:
            raise BadJob("sim-needs-extra", field="device", missing="CuPy", install=INSTALL_GPU) from missing
        self.cupy: Any = cupy
        try:
            self.processors = int(cupy.cuda.Device().attributes["MultiProcessorCount"])
        except cupy.cuda.runtime.CUDARuntimeError as e:
            raise BadJob("sim-no-device", field="device") from e

    def load(self, source: str) -> Loaded:
        return Loaded(self, self.cupy.RawModule(code=source, options=("--std=c++17",)))

    def long_zeros(self, size: int) -> Array:
        return self.cupy.zeros(size, dtype=self.cupy.uint64)

    def send(self, array: Array) -> Array:
        return self.cupy.asarray(array)

    def zeros(self, shape: tuple[int, int]) -> Array:
        return self.cupy.zeros(shape, dtype=self.cupy.int32)

    def fetch(self, array: Array) -> Array:
        return array.get()


class Loaded:
    """A source that was compiled."""

    def __init__(self, card: Card, module: Any) -> None:
        self.card, self.module = card, module

    def launch(
        self, name: str, shared: int, part: tuple[int, int], rounds: int, key: int, arrays: Sequence[Array]
    ) -> None:
        """Plays a part of the sessions, as many blocks of threads at a time as the card has room for."""
        cp, threads = self.card.cupy, self.card.threads
        kernel = self.module.get_function(name)
        kernel.max_dynamic_shared_size_bytes = shared
        blocks = -(-part[1] // threads)
        if name == "play":
            blocks = min(blocks, self.card.processors * self._resident(kernel, shared))
        first, count = (cp.uint64(n) for n in part)
        kernel((blocks,), (threads,), (first, count, cp.int32(rounds), cp.uint64(key), *arrays), shared_mem=shared)

    def run(self, name: str, blocks: int, shared: int, arguments: Sequence[Array]) -> None:
        """Runs so many blocks of threads, each with so much room between them; whole numbers travel as 32 bits."""
        cp = self.card.cupy
        kernel = self.module.get_function(name)
        kernel.max_dynamic_shared_size_bytes = shared
        given = tuple(cp.int32(each) if isinstance(each, int) else each for each in arguments)
        kernel((blocks,), (self.card.threads,), given, shared_mem=shared)

    def _resident(self, kernel: Any, shared: int) -> int:
        """Blocks that lie on one processor of the card at a time."""
        threads = self.card.threads
        by_registers = 65536 // (threads * max(1, int(kernel.num_regs)))
        return max(1, min(2048 // threads, SHARED // max(1, shared), by_registers))
