"""Who is let do what: every route of the app, for every role, at every kind of table, as it stands in `roles.tsv`.

The file is made by asking (`python tests/server/test_route_roles.py`) and read by people: a line a route, and for
routes about a table a line for each kind of table that is answered in its own way; a column a role. A cell is the
status, and the code of the problem where there is one. A route without a line fails, and a line without a route too.
"""

from __future__ import annotations

import csv
import io
import os
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from every_route import AT_A_TABLE, READ, routes
from visitors import PASSWORD, Casino, Visitor

from novamas.server.roles import DUTIES, ROLES

FILE = Path(__file__).with_name("roles.tsv")
STRANGER = "stranger"
COLUMNS = ("method", "path", "table", STRANGER, *ROLES)
KINDS = {  # how a table runs, and for which money
    f"{kind} {money}": {"running": running, "money": money}
    for money in ("play", "cash")
    for kind, running in {
        "automatic": {"auto": True}, "manual": {"auto": False}, "typed": {"auto": False, "physical": True},
    }.items()
}  # fmt: skip

# What a request carries. It is good wherever that changes nothing that another would notice; what would is left
# unfinished, so that only the role decides how far it comes.
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/session"): {"name": "nobody", "password": PASSWORD},
    ("POST", "/api/session/ticket"): {"ticket": "none"},
    ("PUT", "/api/session/password"): {"old": PASSWORD, "new": PASSWORD},
    ("PUT", "/api/session/name"): {"name": "{fresh}"},
    ("POST", "/api/tables"): {"law": "galicia-2007", "game": "boule"},
    ("PUT", "/api/friends"): {"tables": 12},
    ("POST", "/api/friends/tables"): {"law": "galicia-2007", "game": "boule"},
    ("POST", "/api/tables/{table}/enter"): {"code": "none"},
    ("POST", "/api/tables/{table}/acts"): {"do": {"Nonsense": {}}},
    ("POST", "/api/tables/{table}/preview"): {"do": {"Nonsense": {}}},
    ("POST", "/api/tables/{table}/chance"): {"value": 7},
    ("PUT", "/api/tables/{table}/policy"): "as it is",
    ("POST", "/api/tables/{table}/bots"): {"count": 1},
    ("POST", "/api/cloths"): {"law": "galicia-2007", "game": "boule"},
    ("POST", "/api/people/{id}/purse/in"): {"amount": "10.00", "currency": "EUR"},
    ("POST", "/api/people/{id}/purse/out"): {"amount": "0.01", "currency": "EUR"},
    ("POST", "/api/accounts"): {"name": "{fresh}", "role": "player"},
    ("PUT", "/api/accounts/{id}/role"): {"role": "player"},
    ("POST", "/api/accounts/{id}/tokens"): {"label": "a program", "scopes": ["read"]},
    ("POST", "/api/sitting"): {"law": "none", "closes": "04:00"},
    ("PUT", "/api/sitting/cage"): {"amount": "1"},
    ("POST", "/api/sitting/door"): {"person": "nobody", "document": "1", "born": "1980-01-01"},
    ("POST", "/api/sitting/bars"): {"why": "house", "person": "nobody"},
    ("POST", "/api/sitting/bars/lift"): {"document": "1"},
    ("POST", "/api/sitting/deposit"): {"amount": "much"},
    ("POST", "/api/sitting/deposit/draw"): {"amount": "1", "why": "fines"},
    ("POST", "/api/tournaments"): {"bases": "name = 1"},
    ("POST", "/api/tournaments/check"): {"bases": "name = 1"},
    ("POST", "/api/tournaments/{id}/acts"): {"do": {"Enter": {}}},
    ("POST", "/api/tournaments/{id}/company"): {"count": 1},
    ("POST", "/api/school/next"): {"law": "galicia-2007", "game": "boule", "kinds": ["pay"], "seed": 1},
    ("POST", "/api/school/marks"): {"code": "pay:galicia-2007:boule:1:7", "answer": {}},
    ("POST", "/api/school/exam"): {"law": "galicia-2007", "game": "boule"},
    ("POST", "/api/school/exams"): {"exam": "exam:galicia-2007:boule:pay:1:1:7", "answers": []},
    ("POST", "/api/school/certificates"): {
        "exam": "exam:galicia-2007:boule:pay:1:1:7",
        "name": "",
        "answers": [],
        "points": 0,
        "most": 1,
        "seconds": 0,
        "day": 1,
    },
    ("POST", "/api/school/classes"): {"name": "Boule", "law": "galicia-2007", "game": "boule"},
    ("POST", "/api/school/classes/{id}/enter"): {"code": "none"},
    ("POST", "/api/school/classes/{id}/exams"): {"law": "galicia-2007", "game": "boule"},
}
OWN_SESSION = {"/api/session", "/api/sessions", "/api/session/password", "/api/session/name"}
"""Whoever asks for these may not be asked again as the same: they get a session of their own."""


class Clerk:
    """Asks every route as everybody, and keeps what was answered."""

    def __init__(self, casino: Casino) -> None:
        self.casino, self.numbers = casino, count(1)
        self.somebody = casino.account("player", "somebody")
        assert casino.someone("cashier")(
            "POST", f"/api/people/{self.somebody.id}/purse/in", {"amount": "900", "currency": "EUR"}
        ).is_success
        self.tables = {name: casino.open(**how) for name, how in KINDS.items()}
        assert self.somebody("POST", "/api/purse/play-chips").is_success
        for table in self.tables.values():  # nobody closes a table where somebody is
            assert self.somebody.act(table, {"Bring": {"amount": "100.00"}}).is_success

    def lines(self) -> list[tuple[str, ...]]:
        found = []
        for method, path in sorted(routes(self.casino.app), key=lambda each: (each[1], each[0])):
            if method == "WS":
                cells = {name: self.line(path, table) for name, table in self.tables.items()}
            elif "{table}" in path:
                cells = {name: self.row(method, path, name) for name in KINDS}
            else:
                cells = {"": self.row(method, path, "")}
            found += [(method, path, kinds, *row) for kinds, row in grouped(cells)]
        return found

    def row(self, method: str, path: str, kind: str) -> tuple[str, ...]:
        return tuple(self.asked(role, method, path, kind) for role in (STRANGER, *ROLES))

    def asked(self, role: str, method: str, path: str, kind: str) -> str:
        body = BODIES.get((method, path))
        if body == "as it is":
            body = KINDS[kind]["running"]
        elif body is not None:
            fresh = f"name {next(self.numbers)}"
            body = {k: v.replace("{fresh}", fresh) if isinstance(v, str) else v for k, v in body.items()}
        known = {**READ, **AT_A_TABLE}[method, path]
        where = path.replace("{id}", "{person}") if isinstance(known, str) else known[0]
        victim = self.victim(method, path)
        where = where.format(table=self.tables.get(kind), person=victim, seq=0, last=0, epoch=1, token="none")
        if role == STRANGER:
            return cell(self.casino.ask(method, where, body))
        return cell(self.visitor(role, path)(method, where, body))

    def visitor(self, role: str, path: str) -> Visitor:
        if path not in OWN_SESSION:
            return self.casino.someone(role)
        if role == "guest":
            return self.casino.guest()
        return self.casino.account(role, f"name {next(self.numbers)}")

    def victim(self, method: str, path: str) -> str:
        """Whose account it is about: one that nobody needs again, where it is to be changed."""
        if path.startswith("/api/accounts/"):
            return self.casino.account("player", f"name {next(self.numbers)}").id
        return self.somebody.id

    def line(self, path: str, table: str) -> tuple[str, ...]:
        """What the first frame of a live line is, for each of them."""
        found = []
        for role in (STRANGER, *ROLES):
            headers = {} if role == STRANGER else {"cookie": f"novamas={self.casino.someone(role).cookie}"}
            self.casino.client.cookies.clear()
            try:
                with self.casino.client.websocket_connect(path.format(table=table), headers=headers) as line:
                    line.send_json({"hello": {}})
                    found.append(line.receive_text().partition('"')[2].partition('"')[0])
            except Exception as e:  # a line that is not opened says so in its own way
                found.append(f"closed {getattr(e, 'code', '')}".strip())
        return tuple(found)


def cell(answer: Any) -> str:
    assert answer.status_code < 500, answer.text
    if answer.status_code < 400:
        return str(answer.status_code)
    code = answer.json().get("code", "") if "json" in answer.headers.get("content-type", "") else ""
    return f"{answer.status_code} {code}".strip()


def grouped(cells: dict[str, tuple[str, ...]]) -> list[tuple[str, tuple[str, ...]]]:
    """Kinds of table that are answered alike share a line; all of them are `any`."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for kind, row in cells.items():
        alike.setdefault(row, []).append(kind)
    if len(alike) == 1 and len(cells) > 1:
        return [("any", next(iter(alike)))]
    return [(", ".join(kinds), row) for row, kinds in alike.items()]


def written(lines: list[tuple[str, ...]]) -> str:
    text = io.StringIO()
    csv.writer(text, dialect="excel-tab", lineterminator="\n").writerows([COLUMNS, *lines])
    return text.getvalue()


def made(folder: Path) -> str:
    casino = Casino(folder / "casino.db", deal=False)
    with casino.client:
        return written(Clerk(casino).lines())


def test_every_route_answers_every_role_as_it_is_written(tmp_path: Path) -> None:
    now, then = made(tmp_path), FILE.read_text(encoding="utf-8")
    changed = sorted(set(now.splitlines()) ^ set(then.splitlines()))
    assert now == then, f"roles.tsv says otherwise (python {Path(__file__).name} writes it anew):\n" + "\n".join(
        changed
    )


def test_what_is_written_agrees_with_the_duties() -> None:
    """Beside the file there is one more list, the duties: a role that has none of a route's is turned away there."""
    asks = {
        ("GET", "/api/tables/{table}"): "see-table", ("POST", "/api/tables/{table}/acts"): "act-at-table",
        ("POST", "/api/tables/{table}/preview"): "preview", ("POST", "/api/tables/{table}/chance"): "type-chance",
        ("POST", "/api/friends/tables"): "open-private-table",
        ("POST", "/api/tables/{table}/bots"): "invite-bots", ("POST", "/api/tables"): "open-table",
        ("PUT", "/api/tables/{table}/policy"): "set-policy", ("POST", "/api/tables/{table}/close"): "close-table",
        ("GET", "/api/purse"): "see-own-purse", ("POST", "/api/purse/play-chips"): "get-play-chips",
        ("GET", "/api/people/{id}/purse"): "see-any-purse", ("POST", "/api/people/{id}/purse/in"): "pay-in",
        ("POST", "/api/people/{id}/purse/out"): "pay-out", ("POST", "/api/accounts"): "create-account",
        ("PUT", "/api/accounts/{id}/role"): "change-account", ("GET", "/api/accounts"): "see-accounts",
        ("GET", "/api/records/cage"): "see-cage",
        ("GET", "/api/records/book"): "see-books", ("GET", "/api/tables/{table}/replay"): "replay",
        ("GET", "/api/records/audit"): "audit", ("GET", "/api/records/receipt"): "get-receipt",
        ("GET", "/metrics"): "see-metrics", ("GET", "/api/evening"): "see-own-evening",
        ("GET", "/api/tables/{table}/advice"): "ask-advice",
        ("GET", "/api/tables/{table}/chances"): "ask-advice",
        ("POST", "/api/tournaments"): "run-tournament", ("POST", "/api/tournaments/{id}/company"): "run-tournament",
        ("POST", "/api/tournaments/check"): "run-tournament",
        ("POST", "/api/school/classes"): "teach", ("POST", "/api/school/classes/{id}/exams"): "teach",
        ("DELETE", "/api/school/classes/{id}"): "teach", ("GET", "/api/school/classes"): "attend-class",
        ("GET", "/api/school/classes/{id}"): "attend-class", ("GET", "/api/school/course"): "attend-class",
        ("GET", "/api/sitting/house"): "see-sitting", ("POST", "/api/sitting"): "open-sitting",
        ("POST", "/api/sitting/close"): "open-sitting", ("PUT", "/api/sitting/cage"): "count-cage",
        ("POST", "/api/sitting/door"): "admit", ("POST", "/api/sitting/door/{id}/out"): "admit",
        ("POST", "/api/sitting/bars"): "bar", ("POST", "/api/sitting/bars/lift"): "bar",
        ("GET", "/api/sitting/register"): "see-register", ("GET", "/api/sitting/me"): "see-own-entry",
        ("POST", "/api/sitting/deposit"): "lodge-deposit", ("POST", "/api/sitting/deposit/draw"): "lodge-deposit",
    }  # fmt: skip
    # asked for inside: whether the register shows marks (test_whole_evening.py), who sends what to a tournament
    # and for whom a croupier enters a command (test_attended.py)
    inside = {"act-for-player", "see-marks", "enter-tournament", "admit-to-tournament"}
    assert set(asks.values()) | inside == set(DUTIES), "a duty that no route asks for is none"
    for row in csv.DictReader(io.StringIO(FILE.read_text(encoding="utf-8")), dialect="excel-tab"):
        duty = asks.get((row["method"], row["path"]))
        for role in ROLES if duty is not None else ():
            assert (row[role] == "403 not-your-role") == (role not in DUTIES[duty]), (duty, role)
        if duty is not None:
            assert row[STRANGER] == "401 not-signed-in"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for what in ("CACHE", "KEYS", "WITNESS"):
            os.environ[f"NOVAMAS_{what}"] = str(Path(folder) / what.lower())
        FILE.write_text(made(Path(folder)), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} is written\n")
