"""Plain data: tables as TOML and JSON hold them, of any shape until `convert.converted` has typed them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Plain: TypeAlias = Mapping[str, Any]
"""A table that is only read."""
PlainDict: TypeAlias = dict[str, Any]
"""A table that is still being written."""
