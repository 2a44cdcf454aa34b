"""A client of a house: what programs outside do over HTTP, and a table live over a WebSocket.

    from novamas.client import House

    with House("http://127.0.0.1:8000", token="novamas_…") as house:
        table = house.table("1")
        table.do("Bring", amount="100.00")
        table.do("PlaceBet", on="red", amount="10.00")

It needs the extra `client` (`pip install 'novamas[client]'`) and nothing of the server: docs/api/client.md.
"""

from __future__ import annotations

from novamas.client.house import House, Table
from novamas.client.line import Line, LineLost, OutOfOrder
from novamas.client.rows import rows
from novamas.client.said import Said

__all__ = ["House", "Line", "LineLost", "OutOfOrder", "Said", "Table", "rows"]
