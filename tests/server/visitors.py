"""A casino in process: the whole app over a fresh store, and visitors who come in with their own cookies."""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar.testing import TestClient

from novamas.client import House as Outside
from novamas.server.app import create_app
from novamas.server.house import House
from novamas.server.limits import Limits
from novamas.store.books import open_books

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse battery"
UNBUILT = Path(__file__).parent / "no-client-here"  # whether one was built in this checkout changes no test
PLENTY = (100_000.0, 100_000.0)
KINDS = list(signature(Limits).parameters)


def plenty() -> Limits:
    return Limits(**dict.fromkeys(KINDS, PLENTY))


class Visitor:
    """Somebody with a session: every request carries its cookie and, unless told otherwise, its token."""

    def __init__(self, casino: Casino, here: dict[str, Any], cookie: str) -> None:
        self.casino = casino
        self.id: str = here["person"]
        self.role: str = here["role"]
        self.token: str = here["token"]
        self.cookie = cookie
        self.house = casino.connect()
        self.house.session, self.house.stamp = cookie, self.token

    def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        sent = {"cookie": f"novamas={self.cookie}", "x-novamas-token": self.token}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        return self.casino.ask(method, path, body, **sent)

    def get(self, path: str) -> Any:
        return self("GET", path)

    def see(self, table: str) -> dict[str, Any]:
        """What one sees of a table, without the time at which it was sent."""
        seen: dict[str, Any] = dict(self.house.table(table).see())
        assert seen.pop("at") > 0
        return seen

    def act(self, table: str, do: dict[str, Any], **headers: str) -> Any:
        return self("POST", f"/api/tables/{table}/acts", {"do": do}, **headers)


class Casino:
    """The app while a test runs."""

    def __init__(self, store: Path | House, limits: Limits | None = None, **options: Any) -> None:
        self.house = store if isinstance(store, House) else House(open_books(str(store)))
        options.setdefault("client", UNBUILT)
        self.app = create_app(self.house, limits=limits or plenty(), hasher=QUICK, **options)
        self.client = TestClient(self.app, raise_server_exceptions=False)
        self.people = self.app.state.people
        self.sessions = self.app.state.sessions
        self._staff: dict[str, Visitor] = {}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        self.client.cookies.clear()
        content = {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        return self.client.request(method, path, headers=headers, follow_redirects=False, **content)

    def connect(self, token: str = "") -> Outside:
        """The house as a program outside sees it, in this process."""
        return Outside(str(self.client.base_url), token=token, http=self.client)

    def program(self, role: str, *scopes: str, label: str = "a program") -> Outside:
        """A program with a token of an account of its own."""
        account = self.run(self.people.create, role, "test")
        return self.connect(self.run(self.people.make_token, account.id, label, scopes, "test")[1])

    def run(self, do: Any, *args: Any) -> Any:
        """Runs a coroutine in the loop of the app."""
        return self.client.blocking_portal.call(do, *args)

    def let_in(self, response: Any) -> Visitor:
        assert response.status_code in (200, 201), response.text
        return Visitor(self, response.json(), response.cookies["novamas"])

    def guest(self) -> Visitor:
        return self.let_in(self.ask("POST", "/api/guests"))

    def account(self, role: str, name: str) -> Visitor:
        self.run(self.people.create, role, "test", name, PASSWORD)
        return self.let_in(self.ask("POST", "/api/session", {"name": name, "password": PASSWORD}))

    def someone(self, role: str) -> Visitor:
        """One visitor of each role, made the first time it is asked for."""
        if role not in self._staff:
            self._staff[role] = self.guest() if role == "guest" else self.account(role, f"the {role}")
        return self._staff[role]

    def open(self, game: str = "roulette-french", **more: Any) -> str:
        body = {"law": "euskadi-1996", "game": game, "minimum": "5.00", "running": {"auto": False, "physical": True}}
        answer = self.someone("director")("POST", "/api/tables", {**body, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    """A mistake is answered with a code, one sentence, clauses and a field, a reason and what it speaks of."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"code", "sentence", "clauses", "field", "reason", "args"}
    assert body["code"] == code
    assert body["sentence"]
    assert "\n" not in body["sentence"]
    return body
