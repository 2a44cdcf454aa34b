"""A house over HTTP: come in, look around, act at tables, read the books.

Every call is one request. What is refused raises `Said` with the code, the sentence and the clauses of the answer. What
changes something carries a key: `key="…"` of one's own makes it safe to send again after a cut, at any time.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, Literal
from urllib.parse import quote

import httpx

from novamas.client.answers import (
    Ack,
    Entry,
    FloorTable,
    Here,
    Holding,
    LawNames,
    MoveRow,
    Odds,
    Offer,
    PublicAct,
    Result,
    Rules,
    Snapshot,
    TableSheet,
    TokenInfo,
)
from novamas.client.line import Line
from novamas.client.rows import Row, rows
from novamas.client.said import Said

COOKIE, HEADER = "novamas", "x-novamas-token"
SAFE = ("GET", "HEAD")
PAGE = 500  # acts in one answer, which is as many as the server gives
PATIENCE = 30.0
NOTHING: Mapping[str, object] = {}
NO_HEADERS: Mapping[str, str] = {}


class House:
    """A house as one person or program sees it: with a token, with a session after `sign_in` or `come_in`, or as a
    stranger who looks at what is open to all.

    `http` is a client of one's own (a proxy, certificates, an app in the same process) instead of a connection here.
    """

    def __init__(
        self,
        url: str = "http://127.0.0.1:8000",
        *,
        token: str = "",
        lang: str = "en",
        http: httpx.Client | None = None,
        timeout: float = PATIENCE,
    ) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang
        self.session = ""  # the sealed cookie
        self.stamp = ""  # what a session repeats with whatever changes something
        self._own = http is None
        self._http = httpx.Client(timeout=timeout) if http is None else http

    def __enter__(self) -> House:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the connections. A session goes on; `sign_out` ends that."""
        if self._own:
            self._http.close()

    # -- asking ------------------------------------------------------------------------------------------------------

    def headers(self, **more: str) -> dict[str, str]:
        """What says who is asking."""
        if self.token:
            return {"authorization": f"Bearer {self.token}", **more}
        return {"cookie": f"{COOKIE}={self.session}", HEADER: self.stamp, **more} if self.session else dict(more)

    def send(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        key: str = "",
        query: Mapping[str, object] = NOTHING,
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> httpx.Response:
        """One request, whatever its answer is."""
        more = {"accept-language": self.lang, "accept": "application/json", **headers}
        if method not in SAFE:
            more.setdefault("idempotency-key", key or secrets.token_urlsafe(12))
        content = {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        asked = {name: str(value) for name, value in query.items() if value is not None}
        self._http.cookies.clear()  # the session is ours to send
        return self._http.request(
            method,
            self.url + path,
            headers=self.headers(**more),
            params=asked or None,
            follow_redirects=False,
            **content,
        )

    def ask(self, method: str, path: str, body: object = None, *, key: str = "") -> Any:
        """One request and its answer; a refusal is raised."""
        return read(self.send(method, path, body, key=key))

    def get(self, path: str, query: Mapping[str, object] = NOTHING) -> Any:
        """What a page answers; members of the query that are None are left out."""
        return read(self.send("GET", path, query=query))

    # -- coming in ---------------------------------------------------------------------------------------------------

    def come_in(self) -> Here:
        """As a guest, with play chips."""
        return self._enter(self.send("POST", "/api/guests"))

    def sign_in(self, name: str, password: str) -> Here:
        return self._enter(self.send("POST", "/api/session", {"name": name, "password": password}))

    def sign_out(self) -> None:
        """Ends this session."""
        self.ask("DELETE", "/api/session")
        self.session = self.stamp = ""

    def who_am_i(self) -> Here:
        here: Here = self.get("/api/session")
        return here

    def _enter(self, answer: httpx.Response) -> Here:
        here: Here = read(answer)
        self.session, self.stamp = answer.cookies[COOKIE], here["token"]
        return here

    # -- tokens ------------------------------------------------------------------------------------------------------

    def make_token(
        self, label: str, scopes: list[Literal["read", "play", "staff", "books"]], days: int = 90, person: str = ""
    ) -> TokenInfo:
        """A token for a program, of one's own account or of one without a password; `secret` is told once."""
        where = f"/api/accounts/{person or self.who_am_i()['person']}/tokens"
        made: TokenInfo = self.ask("POST", where, {"label": label, "scopes": scopes, "days": days})
        return made

    def tokens(self, person: str = "") -> list[TokenInfo]:
        found: list[TokenInfo] = self.get(f"/api/accounts/{person or self.who_am_i()['person']}/tokens")
        return found

    def revoke_token(self, token: str, person: str = "") -> None:
        self.ask("DELETE", f"/api/accounts/{person or self.who_am_i()['person']}/tokens/{token}")

    # -- the library, open to all ------------------------------------------------------------------------------------

    def laws(self) -> list[LawNames]:
        found: list[LawNames] = self.get("/api/laws")
        return found

    def games(self) -> list[Entry]:
        """Every game of every law."""
        found: list[Entry] = self.get("/api/games")
        return found

    def odds(self, game: str, law: str = "", reading: str = "default") -> list[Odds]:
        """The exact odds of a game, under one law or all of them."""
        found: list[Odds] = self.get(f"/api/games/{game}/odds", {"law": law or None, "reading": reading})
        return found

    def rules(self, game: str, law: str, lang: str = "") -> Rules:
        """The rulebook of a game."""
        found: Rules = self.get(f"/api/games/{game}/rules", {"law": law, "lang": lang or self.lang})
        return found

    # -- the floor ---------------------------------------------------------------------------------------------------

    def floor(self) -> list[FloorTable]:
        """The tables that are open."""
        found: list[FloorTable] = self.get("/api/tables")
        return found

    def table(self, id: str) -> Table:
        return Table(self, id)

    def open_table(self, law: str, game: str, key: str = "", **more: object) -> Table:
        """Opens a table: for the director."""
        opened: FloorTable = self.ask("POST", "/api/tables", {"law": law, "game": game, **more}, key=key)
        return Table(self, opened["table"])

    # -- money and books ---------------------------------------------------------------------------------------------

    def purse(self) -> Holding:
        holding: Holding = self.get("/api/purse")
        return holding

    def get_play_chips(self, key: str = "") -> Holding:
        holding: Holding = self.ask("POST", "/api/purse/play-chips", key=key)
        return holding

    def moves(self, table: str = "", day: str = "") -> list[MoveRow]:
        """Every chip that moved in the house, one move a row: for whoever reads the books."""
        found: list[MoveRow] = self.get(
            "/api/records/moves", {"table": table or None, "day": day or None, "format": "json"}
        )
        return found


class Table:
    """One table of a house."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.path = f"/api/tables/{quote(id, safe='')}"

    def see(self) -> Snapshot:
        """All that may be seen of it now, and what may be done."""
        seen: Snapshot = self.house.get(self.path)
        return seen

    def options(self) -> list[Offer]:
        """What may be done now: whatever lies in an offer is accepted."""
        found: list[Offer] = self.house.get(f"{self.path}/options")
        return found

    def sheet(self, lang: str = "") -> TableSheet:
        """What the table is: its spots, limits, exact figures, articles."""
        found: TableSheet = self.house.get(f"{self.path}/sheet", {"lang": lang or self.house.lang})
        return found

    def results(self, limit: int = 200) -> list[Result]:
        """What has come, newest last."""
        found: list[Result] = self.house.get(f"{self.path}/results", {"limit": limit})
        return found

    def do(self, command: str, key: str = "", **fields: object) -> Ack:
        """A command, answered when it is on disk: `do("PlaceBet", on="red", amount="10.00")`."""
        done: Ack = self.house.ask("POST", f"{self.path}/acts", {"do": {command: fields}}, key=key)
        return done

    def type_chance(self, value: int | str, key: str = "") -> Ack:
        """What the physical wheel, dice or shoe brought: for the croupier of such a table."""
        done: Ack = self.house.ask("POST", f"{self.path}/chance", {"value": value}, key=key)
        return done

    def acts(self, since: int = 0) -> Iterator[PublicAct]:
        """What happened, from an event on, as far as it is written now."""
        while True:
            page: list[PublicAct] = self.house.get(f"{self.path}/log", {"from": since, "limit": PAGE})
            yield from page
            if len(page) < PAGE:
                return
            since = page[-1]["seq"] + len(page[-1]["events"])

    def moves(self, since: int = 0) -> list[Row]:
        """Every chip that moved here, one move a row, as far as one may see it."""
        seen = self.see()
        return rows(self.acts(since), table=self.id, law=seen["law"], game=seen["game"], currency=seen["currency"])

    def line(self) -> Line:
        """The table, live: `async with table.line() as line: …`."""
        url = "ws" + self.house.url.removeprefix("http") + f"{self.path}/live"
        return Line(url, headers=self.house.headers(), lang=self.house.lang)


def read(answer: httpx.Response) -> Any:
    """What an answer says; a refusal is raised."""
    is_json = "json" in answer.headers.get("content-type", "")
    if answer.status_code >= 400:
        found = (
            answer.json() if is_json else {"code": "not-a-house", "sentence": f"The answer was {answer.status_code}."}
        )
        raise Said(found, answer.status_code)
    return (answer.json() if answer.content else None) if is_json else answer.text or None


__all__ = ["House", "Table"]
