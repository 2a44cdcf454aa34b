"""A graphics card of one thread: what is written for a card, compiled for the processor (as_processor.h)."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from novamas.sim.gpu.card import Card, Loaded

COMPILER = shutil.which("g++")
HERE = Path(__file__).parent
needs_compiler = pytest.mark.skipif(
    COMPILER is None, reason="no C++ compiler: the loops of the graphics card were not tried"
)


class Processor(Card):
    """A card of one thread."""

    threads = 1

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, source: str) -> Loaded:
        name = self.folder / hashlib.sha256(source.encode()).hexdigest()[:16]
        name.with_suffix(".cpp").write_text(f'#include "{HERE / "as_processor.h"}"\n' + source, encoding="utf-8")
        made = [str(COMPILER), "-std=c++17", "-O1", "-w", "-shared", "-fPIC", str(name.with_suffix(".cpp"))]
        done = subprocess.run([*made, "-o", str(name.with_suffix(".so"))], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr[:3000]
        return OnProcessor(self, ctypes.CDLL(str(name.with_suffix(".so"))))

    def long_zeros(self, size: int) -> Any:
        return np.zeros(size, dtype=np.uint64)

    def send(self, array: Any) -> Any:
        return np.ascontiguousarray(array)

    def zeros(self, shape: tuple[int, int]) -> Any:
        return np.zeros(shape, dtype=np.int32)

    def fetch(self, array: Any) -> Any:
        return array


class OnProcessor(Loaded):
    def run(self, name: str, blocks: int, shared: int, arguments: Sequence[Any]) -> None:
        given = [
            ctypes.c_int32(each) if isinstance(each, int) else ctypes.c_void_p(each.ctypes.data) for each in arguments
        ]
        getattr(self.module, name)(*given)

    def launch(
        self, name: str, shared: int, part: tuple[int, int], rounds: int, key: int, arrays: Sequence[Any]
    ) -> None:
        long = ctypes.c_uint64
        places = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        call, (first, count) = getattr(self.module, name), part
        for one in [first] if name == "play" else range(first, first + count):  # the second gives a thread a session
            call(long(one), long(count if name == "play" else 1), ctypes.c_int32(rounds), long(key), *places)
            places = [ctypes.c_void_p((each.value or 0) + 4 * rounds) for each in places]
