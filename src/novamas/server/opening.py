"""The house of a store, as the place of its store asks for: alone in a file, one of several servers on PostgreSQL.

What PostgreSQL needs is imported only where there is one.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from novamas.kit.chance import Source
from novamas.server.addresses import Address
from novamas.server.house import House
from novamas.store.books import open_books
from novamas.store.places import is_shareable, out_of_reach

if TYPE_CHECKING:
    from novamas.server.cluster import Timing


def open_house(
    url: str,
    keys: Path | None = None,
    *,
    source: Callable[[], Source] | None = None,
    timing: Timing | None = None,
    ear: socket.socket | None = None,
    advertised: Address | None = None,
    **where: object,
) -> House:
    """The house of a store: alone on SQLite, one of several servers on PostgreSQL. `start` opens its doors.

    `ear` is the socket on which other servers of the house reach this one, and `advertised` the address that they are
    told if it is not the one that the socket is bound to; without either, only servers on this machine reach it.
    `where` are further options of `open_journal`.
    """
    if not is_shareable(url):
        return House(open_books(url, keys=keys, **where), source)
    import psycopg

    from novamas.server.cluster import ClusterHouse
    from novamas.server.cluster_lease import alive, setting_up

    url = alive(url)
    try:
        with setting_up(url):
            books = open_books(url, keys=keys, **where)
    except psycopg.Error as e:
        raise out_of_reach(url, e) from None
    return ClusterHouse(books, url, source, timing, ear, advertised)


__all__ = ["is_shareable", "open_house"]
