"""What Litestar hands to the server, whoever asks: its types have parameters that nothing here depends on."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
AnyResponse: TypeAlias = Response[Any]
