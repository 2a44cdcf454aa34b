"""Addresses of servers as people write them: `HOST`, `HOST:PORT`, `[::1]:PORT`."""

from __future__ import annotations

import re

from msgspec import Struct

_WRITTEN = re.compile(r"(?:\[(?P<bracketed>[^\[\]\s]+)\]|(?P<plain>[^\[\]:\s]+))(?::(?P<port>\d{1,5}))?")
_BARE = re.compile(r"[0-9A-Fa-f:.]+:[0-9A-Fa-f:.]*(%\S+)?")  # an IPv6 address has at least two colons
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # what is listened on is for whoever starts the server to say
HIGHEST = 65_535


class Address(Struct, frozen=True):
    """Where a server is reached; port 0 is any."""

    host: str
    port: int = 0

    @classmethod
    def read(cls, text: str) -> Address:
        """An address as it is written; raises `ValueError` if it is none."""
        if text.count(":") > 1 and _BARE.fullmatch(text):
            return cls(text)
        found = _WRITTEN.fullmatch(text)
        if found is None or int(found["port"] or 0) > HIGHEST:
            raise ValueError(text)
        return cls(found["bracketed"] or found["plain"], int(found["port"] or 0))

    @property
    def everywhere(self) -> bool:
        """Whether it means every address of a machine: good for listening, of no use to whoever calls."""
        return self.host in EVERYWHERE

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"
