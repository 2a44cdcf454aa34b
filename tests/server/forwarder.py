"""The line that can be cut, for the tests of several servers."""

from __future__ import annotations

from tools.torture.forwarder import Forwarder

__all__ = ["Forwarder"]
