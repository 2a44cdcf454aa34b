"""No card that lies face down can be told from anything that the house answers, to anybody, in any form.

Two houses (`twins.py`) differ in one such card at every table. Every route of the app is read in both, by everybody who
may not see it, byte by byte; and so are lines, refusals and previews. What differs is a leak.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from every_route import AT_A_TABLE, READ, routes
from msgspec import to_builtins
from twins import ROLES, RUN, Born, Clock, World, awaited, filled, lead_to_a_secret, proposed, secretive
from visitors import Casino

from novamas.kit.decider import CHANCE, Chance, Command, Refused, step
from novamas.kit.money import plain
from novamas.kit.wire import money_fields
from novamas.server import watch

READERS = ("stranger", "ana", "bea", "gil", *ROLES)
SAME_FOR_ALL = ("/sheet", "/odds", "/replay/sheet")  # made of the rules alone: read by one reader, not by nine
LONG = "/api/tables/{table}/odds"  # some take a minute to count: read where they are quick
FURTHER = 4  # commands after the card was dealt
SMALL = (
    "trente-et-quarante", "bingo", "machines", "betting", "lottery", "raffle", "tombola", "promotional-draw",
    "scratch-tickets",
)  # fmt: skip
"""Their types could hide something, and nothing is ever dealt face down in them; what a ticket hides is sealed before
it is sold (docs/decisions/0038)."""


@pytest.fixture(autouse=True)
def the_floor_is_looked_at_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told what the floor was a moment ago: the two houses would have looked at other moments. How many were
    there is noted once."""
    monkeypatch.setattr(watch, "FRESH", 0.0)
    monkeypatch.setattr(watch, "APART", math.inf)


def test_every_route_is_read_here(casino: Casino) -> None:
    assert set(routes(casino.app)) == {*READ, *AT_A_TABLE}, "a new route is read too, or it says why not"
    assert not set(READ) & set(AT_A_TABLE)


class Pair:
    """The two houses, and what parts them at each table."""

    def __init__(self, left: World, right: World, rng: random.Random) -> None:
        self.left, self.right, self.rng = left, right, rng
        self.since: dict[str, int] = {}
        self.compared = 0

    @property
    def both(self) -> tuple[World, World]:
        return self.left, self.right

    def part(self, born: Born) -> None:
        """Each house gets its own card."""
        self.since[born.table] = self.left.house.table(born.table).seq
        now = self.left.clock.now
        for world, value in zip(self.both, born.values, strict=True):
            self.left.clock.now = now
            assert world.send(born.table, Chance(what=born.what, value=value))

    def further(self, born: Born) -> bool:
        """One command more in both, while nothing comes to light; whether there was one."""
        hosted, other = (world.house.table(born.table) for world in self.both)
        what = awaited(hosted)
        if what is not None:
            dist = hosted.live.decider.chance(hosted.live.state)
            assert dist is not None
            command: Command | None = Chance(what=what, value=dist.pick(self.rng))
        else:
            command = proposed(hosted, self.rng)
        if command is None:
            return False
        try:
            futures = [step(each.live.decider, each.live.state, command) for each in (hosted, other)]
        except Refused:
            assert command.by == CHANCE or command.by not in born.blind, f"{command} tells the cards apart"
            return False
        if any(event.reveals for _, events in futures for event in events):
            return False
        if any(hosted.live.decider.fresh(state) for state, _ in futures):
            return False  # the hand is over: from here on its cards are nobody's secret
        now = self.left.clock.now
        taken = []
        for world in self.both:
            self.left.clock.now = now
            taken.append(world.send(born.table, command))
        assert taken[0] == taken[1], command
        return taken[0]

    def ask(self, name: str, method: str, path: str, body: Any = None) -> None:
        """Asks both houses the same as the same reader: the answers are one answer."""
        heard = []
        for world in self.both:
            asking = world.casino.ask if name == "stranger" else world.people[name]
            answer = asking(method, path, body)
            assert answer.status_code < 500, (name, method, path, body, answer.text)
            assert not any(secret in answer.text for secret in world.secrets()), f"{path} tells what is drawn next"
            headers = {k: v for k, v in answer.headers.items() if k not in ("date", "set-cookie", "content-length")}
            heard.append((answer.status_code, headers, settled(path, answer.text)))
        assert heard[0] == heard[1], f"{name} can tell the cards apart: {method} {path} {body}"
        self.compared += 1

    def listen(self, name: str, table: str, hello: dict[str, Any]) -> None:
        """Opens a line to both."""
        heard = []
        for world in self.both:
            world.casino.client.cookies.clear()
            headers = {"cookie": f"novamas={world.people[name].cookie}"}
            with world.casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line:
                line.send_json({"hello": hello})
                heard.append(settled("", line.receive_text()))
            assert not any(secret in heard[-1] for secret in world.secrets())
        assert heard[0] == heard[1], f"{name} can tell the cards apart on the line: {hello}"
        assert '"snapshot"' in heard[0] or '"act"' in heard[0] or '"resume"' in heard[0]
        self.compared += 1


def settled(path: str, text: str) -> str:
    """An answer without what no two runs have in common: how long something took, and hashes under the house's key."""
    if path.startswith("/metrics"):
        return "\n".join(line for line in text.splitlines() if "_seconds" not in line)
    if path.startswith("/api/records/receipt"):
        return re.sub(r"[0-9A-Za-z+/_=-]{16,}", "#", text)
    if path.startswith("/api/records/audit"):
        return re.sub(r'"unwitnessed":\d+', "", text)
    return re.sub(r'"at":[0-9.]+,"ready"', '"ready"', text)  # the time of day at which a table was looked at


def blind(pair: Pair, born: Born) -> list[str]:
    """The readers who may not see the card."""
    return [name for name in READERS if (name == "stranger" or pair.left.eyes(name) in born.blind)]


def read_the_table(pair: Pair, born: Born, every: bool) -> None:
    """All that can be asked about a table, by everybody who may not see its card."""
    table, hosted = born.table, pair.left.house.table(born.table)
    since, end = pair.since[table], hosted.seq
    told = {"table": table, "last": end - 1, "epoch": hosted.live.epoch}
    for name in blind(pair, born):
        for (method, path), where in AT_A_TABLE.items():
            if isinstance(where, str) or (path == LONG and not every):
                continue
            if path.endswith(SAME_FOR_ALL) and name != "inspector":
                continue
            seqs = range(since, end) if "{seq}" in "".join(where) else (0,)
            for address in where:
                for seq in seqs:
                    pair.ask(name, method, address.format(seq=seq, **told))
        if name != "stranger":
            pair.listen(name, table, {})
            pair.listen(name, table, {"seq": since})
            pair.listen(name, table, {"seq": 0, "lang": "es"})
        try_what_is_refused(pair, born, name)


def try_what_is_refused(pair: Pair, born: Born, name: str) -> None:
    """What somebody may not do is refused in the same words; what staff may do looks the same ahead."""
    table, hosted = born.table, pair.left.house.table(born.table)
    game, state = hosted.live.decider, hosted.live.state
    kinds = {kind.__name__: kind for kind in game.all_commands()}
    mine = pair.left.eyes(name) if name != "stranger" else "@nobody"
    offers = {who: game.options(state, who) for who in (*state.desk.chips, "@croupier", "@inspector", "@director")}
    tried = [o for who, found in offers.items() if who != mine for o in found if o.kind not in RUN]
    own = [o for o in offers.get(mine, ()) if o.kind not in RUN]
    for offer in pair.rng.sample(tried, min(6, len(tried))):
        do = written(filled(kinds, offer, pair.rng), hosted.currency)
        if offer.kind not in {o.kind for o in own}:
            pair.ask(name, "POST", f"/api/tables/{table}/acts", {"do": do})
        pair.ask(name, "POST", f"/api/tables/{table}/preview", {"do": do})
    for offer in own if name in ROLES else ():
        do = written(filled(kinds, offer, pair.rng), hosted.currency)
        pair.ask(name, "POST", f"/api/tables/{table}/preview", {"do": do})
    for value in ("AS", "7H", 0, 51, "?"):
        if not (hosted.listed.typed and name == "croupier"):  # they type what they have seen
            pair.ask(name, "POST", f"/api/tables/{table}/chance", {"value": value})
    pair.ask(name, "POST", f"/api/tables/{table}/chance", {"value": "no such thing"})
    pair.ask(name, "POST", f"/api/tables/{table}/acts", {"do": {"Chance": {"what": "card", "value": 3}}})
    pair.ask(name, "POST", f"/api/tables/{table}/acts", {"do": {"Juggle": {}}})
    pair.ask(name, "PUT", f"/api/tables/{table}/policy", {"auto": True, "physical": not hosted.listed.typed})
    pair.ask(name, "POST", f"/api/tables/{table}/bots", {"count": 99})
    if not hosted.live.decider.options(state, "@director", "CloseTable"):
        pair.ask(name, "POST", f"/api/tables/{table}/close")


def written(command: Command, currency: Any) -> dict[str, Any]:
    fields = to_builtins(command)
    kind = fields.pop("type")
    del fields["by"]
    money = money_fields(type(command))
    return {kind: {k: plain(v, currency) if k in money else v for k, v in fields.items()}}


def twins(folder: Path, tables: list[tuple[str, str, bool]], seed: int) -> Iterator[tuple[Pair, list[Born]]]:
    """The two houses with all these tables, each where something is about to be dealt face down."""
    rng, clock = random.Random(seed), Clock()
    (folder / "first").mkdir()
    world = World(folder / "first", clock)
    found: list[Born] = []
    with world.casino.client:
        world.admit()
        for law, game, typed in tables:
            table = world.open(law, game, typed)
            for patience in (0.3, 1.0, 1.0):
                if (born := lead_to_a_secret(world, table, rng, patience)) is not None:
                    found.append(born)
                    break
            else:
                assert game in SMALL, f"nothing was dealt face down at {law}/{game}"
    left, right = world.fork(folder / "left"), world.fork(folder / "right")
    with ExitStack() as stack:
        for each in (left, right):
            stack.enter_context(each.casino.client)
        yield Pair(left, right, rng), found


def play_and_read(folder: Path, tables: list[tuple[str, str, bool]], seed: int, every: bool) -> None:
    for pair, found in twins(folder, tables, seed):
        for born in found:
            pair.part(born)
            moments = 3 if every else 1
            for _ in range(moments):
                for _ in range(pair.rng.randrange(FURTHER)):
                    if not pair.further(born):
                        break
                read_the_table(pair, born, every)
        for name in READERS:
            if name not in ("ana", "bea"):  # they may see some of the cards
                for (method, _), where in READ.items():
                    for address in where if not isinstance(where, str) else ():
                        pair.ask(name, method, address.format(person=pair.left.people["ana"].id))
        assert pair.compared > 50 * len(found)


COVERING = [  # each family once, under each law that tells it differently; drawn and typed by turns
    (law, game, bool(n % 2))
    for n, (law, game) in enumerate(
        [
            ("galicia-2007", "blackjack"), ("boe-1977", "punto-banca"), ("asturias-2011", "chemin-de-fer"),
            ("euskadi-1996", "baccarat-banque"), ("euskadi-1996", "poker-no-draw"), ("euskadi-1996", "poker-draw"),
            ("euskadi-1996", "trijoker"), ("euskadi-1996", "pai-gow-poker"), ("euskadi-1996", "three-card-poker"),
            ("euskadi-1996", "texas-poker"),
        ]
    )
]  # fmt: skip


def test_a_card_face_down_tells_nobody_anything(tmp_path: Path) -> None:
    play_and_read(tmp_path, COVERING, 7, every=False)


def test_a_card_of_players_among_themselves_tells_nobody_else_anything(tmp_path: Path) -> None:
    games = ("texas-holdem", "seven-card-stud", "five-card-draw")
    play_and_read(tmp_path, [("euskadi-1996", game, False) for game in games], 7, every=False)


@pytest.mark.slow
@pytest.mark.parametrize("typed", [False, True], ids=["drawn", "typed"])
@pytest.mark.parametrize("seed", range(2))
def test_no_card_of_any_game_tells_anybody_anything(tmp_path: Path, seed: int, typed: bool) -> None:
    play_and_read(tmp_path, [(law, game, typed) for law, game in secretive()], 100 + seed, every=True)
