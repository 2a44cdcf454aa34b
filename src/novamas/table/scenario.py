"""Scenarios: worked examples of a law as TOML, run through the same driver as everything else.

    format = 2
    title = "A five takes every even chance"
    game = "boule"
    [laws]
    galicia-2007 = { clauses = ["GAL07-04-018"] }
    [[step]]
    first = [{ by = "ana", bet = { red = "10.00" } }]
    chance = [5]                                    # staff act by default: no va más, then the ball
    expect.net = { ana = "-10.00", house = "+10.00" }

docs/scenarios.md lists every key, and those of the first form. A failed expectation is a `Failed`; a file that cannot
be read is a `BadScenario`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from novamas.kit.cards import RANKS, SUITS
from novamas.kit.chance import Impossible, Scripted
from novamas.kit.decider import (
    CAGE,
    CHANCE,
    FLOAT,
    STAFF,
    Actor,
    Chance,
    Command,
    Event,
    Offer,
    Refused,
    answer,
    is_person,
)
from novamas.kit.decider import step as take_step
from novamas.kit.errors import BadInput, Words
from novamas.kit.money import Currency, parse, plain, write_signed
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.spaces import Amount
from novamas.kit.wire import read_command
from novamas.kit.words import phrase, sentence
from novamas.law import BadOption, Library, library
from novamas.law.errors import MISSES
from novamas.table.acts import Bring
from novamas.table.decider import TableGame
from novamas.table.driver import MOST_STEPS, Table
from novamas.table.opening import Opening, understand
from novamas.table.scenario_file import (
    OPENING,
    BadScenario,
    Scenario,
    acts_of,
    is_given,
    parse_all,
    parse_scenario,
    place_in,
    read,
    read_all,
    read_folder,
    step_place,
)

PURSE = 1_000  # minima that a player brings unless the scenario says otherwise
ANY = "any"  # a refusal, whatever its code

Differences: TypeAlias = list[tuple[str, object, object]]
"""What was compared: its name, what was expected and what there was."""


class Failed(Struct, frozen=True):
    """An expectation that did not come true; `where` it stands, if a step's number does not say it."""

    step: int
    what: str
    expected: object
    got: object
    where: Words | None = None

    def __str__(self) -> str:
        return self.tell("en")

    def tell(self, lang: str) -> str:
        """It in the language of whoever reads it."""
        return str(phrase(self.words(), lang))

    def words(self) -> Words:
        """It as a sentence of another error speaks of it."""
        where = self.where or (step_place(self.step) if self.step else OPENING)
        got: object = self.got if isinstance(self.got, Words) else repr(self.got)
        if isinstance(self.got, BadOption):
            clauses = str(list(self.got.clauses))
            got = Words("scenario-came", {"code": self.got.code, "clauses": clauses, "because": self.got})
        told = {"where": where, "what": self.what, "expected": repr(self.expected), "got": got}
        return Words("scenario-failed", told)

    def came(self, lang: str) -> object:
        if isinstance(self.got, BadOption):
            return f"{self.got.code} {list(self.got.clauses)}: {sentence(self.got, lang)}"
        return phrase(self.got, lang) if isinstance(self.got, Words) else self.got


class Result(Struct, frozen=True):
    """What a run came to: the first expectation that failed, if any, and how many were checked."""

    scenario: Scenario
    failed: Failed | None
    checked: int

    @property
    def passed(self) -> bool:
        return self.failed is None


def check_clauses(scenario: Scenario, laws: Library) -> None:
    """Raises `BadScenario` for a clause that the law of the scenario does not have.

    Where a file is written for several laws, a refusal names the clauses of all of them, and each looks at its own.
    """
    register = laws.register(scenario.law)
    for clause in scenario.clauses:
        if clause not in register:
            raise BadScenario("scenario-clause", law=scenario.law, value=clause, place=scenario.path)
    others = [laws.register(law) for law in scenario.laws if law != scenario.law]
    for n, expected in enumerate([scenario.expect, *(s["expect"] for s in scenario.steps if "expect" in s)]):
        refused = expected.get("refused", "")
        for clause in () if isinstance(refused, str) else refused.get("clauses", ()):
            if clause not in register and not any(clause in other for other in others):
                index = [i for i, s in enumerate(scenario.steps) if "expect" in s][n - 1] if n else 0
                where = place_in(scenario.path, scenario.place(index)[1] if n else OPENING)
                raise BadScenario("scenario-refused-clause", law=scenario.law, value=clause, place=where)


def own_clauses(expected: Plain, scenario: Scenario, laws: Library) -> Plain:
    """What is expected under one law of several: of the clauses of a refusal those that are its own."""
    refused = expected.get("refused")
    if len(scenario.laws) < 2 or not isinstance(refused, Mapping) or "clauses" not in refused:
        return expected
    register = laws.register(scenario.law)
    own = [clause for clause in refused["clauses"] if clause in register]
    rest = {k: v for k, v in refused.items() if k != "clauses"}
    return {**expected, "refused": {**rest, "clauses": own} if own else rest}


def opening_of(scenario: Scenario, laws: Library | None = None) -> Opening:
    """The opening that a scenario's [table] describes."""
    laws = laws or library()
    opening, problems = understand(scenario.law, scenario.game, scenario.table, laws.currency(scenario.law), laws)
    for problem in problems:
        if problem.reason in MISSES.values():
            raise BadScenario("because", because=problem, place=place_in(scenario.path, "[table]"))
        raise problem
    return opening


class Runner:
    """A scenario in progress. The property suite drives it step by step to reach deep states."""

    def __init__(self, scenario: Scenario, laws: Library | None = None) -> None:
        self.scenario = scenario
        self.laws = laws
        check_clauses(scenario, laws or library())
        self.currency: Currency = (laws or library()).currency(scenario.law)
        self.source = Scripted()
        self.refused: Refused | None = None
        self.lying: dict[int, Any] = {}
        self.table = self.open(opening_of(scenario, laws))
        self.mark = 1

    def open(self, opening: Opening) -> Table:
        """A table with the people of the scenario at it."""
        table = Table(opening, self.source, laws=self.laws)
        minimum = table.state.desk.minimum
        for who, chips in people_of(self.scenario).items():
            if not is_person(who) or not who:
                raise BadScenario("scenario-person", value=who, place=self.scenario.path)
            amount = parse(chips, self.currency) if chips else PURSE * minimum
            if amount:
                table.act(Bring(by=who, amount=amount))
        return table

    def command(self, step: Plain) -> list[Command]:
        """The commands of a step, in their order."""
        found: list[Command] = []
        for act in acts_of(step):
            by = act.get("by")
            if not isinstance(by, str):
                raise BadScenario("scenario-step-by")
            written = [act["do"]] if "do" in act else [{"PlaceBet": b} for b in bets_of(act["bet"])]
            found += (self.read(w, by) for w in written)
        return found

    def read(self, written: object, by: Actor) -> Command:
        kinds = self.table.decider.all_commands()
        if self.scenario.format == 2 and isinstance(written, Mapping) and len(written) == 1:
            name, fields = next(iter(written.items()))
            if not isinstance(fields, Mapping):
                fields = {single_field(kinds, name): fields}
            if isinstance(fields.get("bet"), str):
                fields = {**fields, "bet": self.bet_number(fields["bet"])}
            written = {name: fields}
        return read_command(kinds, written, by, self.currency)

    def run(self, step: Plain) -> None:
        """One step; a refusal is kept, not raised."""
        self.mark = len(self.table.log)
        self.lying = getattr(self.table.state.desk, "bets", {})
        self.refused = None
        try:
            for act in acts_of(step):
                self.act(act)
        except Refused as refused:
            self.refused = refused
        except Impossible as e:  # a slip of the pen, unless the scenario is about it
            if find_code(step) not in (e.code, *((ANY,) if self.scenario.format == 2 else ())):
                raise
            self.refused = Refused(e.code, field=e.field, value=e.value)

    def act(self, act: Plain) -> None:
        """One deed of a step."""
        if "chance" in act:
            for what, value in chances_of(act["chance"]):
                self.chance(value, what)
        elif "do" in act or "bet" in act:
            for command in self.command(act):
                if self.scenario.autopilot and command.by not in STAFF:
                    self.open_for(command)
                self.table.act(command)
        elif "deal" in act:
            self.deal(act["deal"])
        elif "open" in act:
            self.open_anew(act["open"])
        elif "stop" in act:
            self.place_stop_card(act["stop"])

    def chance(self, value: object, called: str = "") -> None:
        if self.scenario.autopilot:
            self.table.to_chance()
        what = next((a.what for a in self.table.awaits() if a.who == CHANCE), called)
        if called and called != what:
            raise BadScenario("scenario-chance", value=what, value2=called)
        self.table.act(answer(self.table.decider, self.table.state, value), source=self.source.name)

    def deal(self, written: Mapping[str, str]) -> None:
        """Cards by whose they are: the game says for whom the next one is, whatever order the hands are written in."""
        left = {hand: cards.split() for hand, cards in written.items()}
        turn, last = list(left), ""
        while any(left.values()):
            if self.scenario.autopilot:
                self.table.to_chance()
            guess = last if last and left[last] else next(hand for hand in turn if left[hand])
            card = self.card(left[guess][0])
            tried = take_step(self.table.decider, self.table.state, card)
            hand = getattr(tried[1][0], "to", "")
            if not hand:
                raise BadScenario("scenario-nobodys-card", name=type(tried[1][0]).__name__)
            if not left.get(hand):
                names = tuple(repr(h) for h in left if left[h])
                raise BadScenario("scenario-card-for", value=hand, names=names)
            if hand != guess:  # whose a card is does not hang on what it is
                card = self.card(left[hand][0])
                tried = take_step(self.table.decider, self.table.state, card)
            self.table.keep(tried, card.by, source=self.source.name)
            left[hand].pop(0)
            last = hand if turn[-1] == hand else ""  # two in a row: a third is likelier than a change
            turn = [h for h in turn if h != hand] + [hand]

    def card(self, written: str) -> Chance:
        """A card as chance gives it; one without its suit is of the first suit that it can be."""
        decider, state = self.table.decider, self.table.state
        if written.upper() not in (*RANKS, "T"):
            return answer(decider, state, written)
        for suit in SUITS[:-1]:
            try:
                return answer(decider, state, written + suit)
            except Impossible:
                continue
        return answer(decider, state, written + SUITS[-1])

    def open_anew(self, written: Plain) -> None:
        """Another table in the place of this one; where it may not open, this one stays."""
        scenario = msgspec.structs.replace(self.scenario, table={**self.scenario.table, **written})
        try:
            self.table = self.open(opening_of(scenario, self.laws))
        except BadOption as e:
            raise Refused(e.code, e.clauses, e.field) from None
        self.mark = 0

    def place_stop_card(self, cards: int) -> None:
        """The stop card of the next shoe comes after so many cards, wherever the law lays it."""
        prepared = self.table.decider.prepared
        game = copy.deepcopy(prepared.game)  # a game of the law is shared with other tables
        keeper = getattr(game, "keeper", None)
        pack = getattr(keeper, "pack", None)
        if keeper is None or pack is None or not getattr(pack, "behind", 0):
            raise BadScenario("scenario-no-stop")
        whole = 52 * pack.decks
        if cards >= whole:
            raise BadScenario("scenario-stop-beyond", whole=whole, cards=cards)
        keeper.pack = msgspec.structs.replace(pack, behind=whole - cards)
        self.table.decider = TableGame(msgspec.structs.replace(prepared, game=game))

    def bet_number(self, written: str) -> int:
        """The number of a bet from whose it is and where it lies: "ana red"; "ana red 2" is her second one there."""
        owner, _, spot = written.partition(" ")
        bets: dict[int, Any] = {**self.lying, **getattr(self.table.state.desk, "bets", {})}
        for event in self.events():
            if type(event).__name__ == "BetPlaced":
                bets.setdefault(event.bet, event)  # type: ignore[attr-defined]
        spot, _, count = spot.partition(" ")
        found: list[int] = [n for n, bet in sorted(bets.items()) if (bet.owner, bet.on) == (owner, spot)]
        if not found:
            raise BadScenario("scenario-no-bet", owner=owner, value=spot)
        if not count and len(found) > 1:
            raise BadScenario("scenario-which-bet", owner=owner, name=len(found), value=spot, spot=spot)
        if count and not (count.isdigit() and 1 <= int(count) <= len(found)):
            raise BadScenario("scenario-no-such-bet", owner=owner, name=len(found), value=spot, value2=count)
        return found[int(count or 1) - 1]

    def open_for(self, command: Command) -> None:
        """Staff open what must be open before a person can act: betting, between two rounds."""
        for _ in range(MOST_STEPS):
            kind = type(command).__name__
            if self.table.options(command.by, kind) or not self.table.decider.resting(self.table.state):
                return
            own = {c.__name__ for c in type(self.table.decider).commands}
            if kind in own or command.by not in self.table.state.desk.chips or not self.table.staff():
                return

    def over(self) -> Words | None:
        """Why nothing can follow any more, if the last round that was announced is over; else nothing."""
        decider, state = self.table.decider, self.table.state
        told = {"refused": str(self.refused), "round": state.desk.round}
        return Words("scenario-over", told) if decider.over(state) else None

    # -- what came of it ---------------------------------------------------------------------------------------

    def events(self) -> list[Event]:
        return [e.event for e in self.table.log[self.mark :]]

    def net(self, who: Actor) -> int:
        """What somebody has won or lost since the start; `house` is the float."""
        total = 0
        for envelope in self.table.log:
            for m in envelope.event.moves:
                if who == "house":
                    total += (m.dst == FLOAT) * m.amount - (m.src == FLOAT) * m.amount
                    total -= (m.src in (CAGE,) and m.dst == FLOAT) * m.amount
                    total += (m.src == FLOAT and m.why in ("chips", "closing")) * m.amount
                elif is_person(m.src) or is_person(m.dst):
                    if m.why in ("chips", "cash"):
                        continue
                    total += (m.dst == who) * m.amount - (m.src == who) * m.amount
        return total

    def check(self, n: int, expected: Plain) -> tuple[Failed | None, int]:
        """The first expectation of a step that did not come true, and how many were looked at."""
        if self.refused is not None and "refused" not in expected:
            why = self.over() if self.scenario.format == 2 else None
            return Failed(n, "refused", None, why or str(self.refused)), 1
        count = 0
        for key, wanted in expected.items():
            for what, want, got in self.compare(key, wanted):
                count += 1
                if want != got:
                    return Failed(n, what, want, got), count
        return None, count

    def compare(self, key: str, wanted: Any) -> Differences:
        state, desk = self.table.state, self.table.state.desk
        money = self.currency
        match key:
            case "net":
                return [
                    (f"net.{w}", _write_sign(v, money), write_signed(self.net(w), money)) for w, v in wanted.items()
                ]
            case "chips":
                return [(f"chips.{w}", _plain(v, money), plain(desk.chips.get(w, 0), money)) for w, v in wanted.items()]
            case "cloth":
                lying: dict[str, int] = {}
                for bet in getattr(desk, "bets", {}).values():
                    lying[bet.owner] = lying.get(bet.owner, 0) + bet.amount
                return [
                    pair
                    for w, v in wanted.items()
                    for pair in (
                        self.compare_spots(w, v)
                        if isinstance(v, Mapping)
                        else [(f"cloth.{w}", _plain(v, money), plain(lying.get(w, 0), money))]
                    )
                ]
            case "book":
                return [(f"book {a}", _plain(v, money), plain(state.book.get(a, 0), money)) for a, v in wanted.items()]
            case "minimum":
                return [("minimum", _plain(wanted, money), plain(desk.minimum, money))]
            case "round":
                return [("round", wanted, desk.round)]
            case "calls":
                calls = [c for e in self.events() for c in e.calls]
                if isinstance(wanted, Mapping):
                    spoken = [(c.key, {**c.args, "by": c.by}) for c in calls]
                    return self.compare_part("calls", wanted["contains"], spoken)
                if len(wanted) != len(calls):
                    return [("calls", wanted, [c.key for c in calls])]
                return [
                    (
                        "call",
                        w,
                        c.key
                        if isinstance(w, str)
                        else {c.key: pick(next(iter(w.values())), {**c.args, "by": c.by}, money)},
                    )
                    for w, c in zip(wanted, calls, strict=True)
                ]
            case "events":
                return self.compare_events(wanted)
            case "moves":
                moves = [f"{m.src} > {m.dst} {plain(m.amount, money)} {m.why}" for e in self.events() for m in e.moves]
                if isinstance(wanted, Mapping):
                    return self.compare_part("moves", wanted["contains"], [(m, {}) for m in moves])
                return [("moves", wanted, moves)]
            case "refused":
                return self.compare_refusal(wanted)
            case "awaits":
                return [("awaits", sorted(wanted), sorted(a.who for a in self.table.awaits()))]
            case "offers":
                return [pair for w, v in wanted.items() for pair in self.compare_offers(w, v)]
            case "view":
                return [
                    (f"view.{w}", v, pick(v, msgspec.to_builtins(self.table.view(w).desk), money))
                    for w, v in wanted.items()
                ]
        raise BadScenario("scenario-expect", value=key)

    def compare_spots(self, who: Actor, wanted: Mapping[str, str]) -> Differences:
        """The stakes of somebody, spot by spot; there are no others."""
        lying: dict[str, int] = {}
        for bet in getattr(self.table.state.desk, "bets", {}).values():
            if bet.owner == who:
                lying[bet.on] = lying.get(bet.on, 0) + bet.amount
        stakes = {spot: _plain(v, self.currency) for spot, v in wanted.items()}
        return [(f"cloth.{who}", stakes, {spot: plain(n, self.currency) for spot, n in lying.items()})]

    def compare_part(self, what: str, wanted: Sequence[Any], got: Sequence[tuple[str, Plain]]) -> Differences:
        """Whether these come in this order, whatever comes between them."""
        left = iter(got)
        for each in wanted:
            name, fields = (each, {}) if isinstance(each, str) else next(iter(each.items()))
            fields = self.put_bet_numbers(fields)
            if not any(n == name and pick(fields, whole, self.currency) == fields for n, whole in left):
                return [(f"{what} contain", each, [n for n, _ in got])]
        return [(f"{what} contain", True, True)]

    def put_bet_numbers(self, fields: Plain) -> Plain:
        """The fields of an event, with the numbers of bets that are written by player and spot."""
        if self.scenario.format == 1:
            return fields
        found = dict(fields)
        if isinstance(found.get("bet"), str):
            found["bet"] = self.bet_number(found["bet"])
        for key in ("bets", "kept"):
            if isinstance(found.get(key), list):
                found[key] = [self.bet_number(b) if isinstance(b, str) else b for b in found[key]]
        return found

    def compare_offers(self, who: Actor, wanted: Any) -> Differences:
        """The kinds of command that are offered, all of them or some, and how far each goes where that is written."""
        offers = self.table.options(who)
        kinds = sorted({o.kind for o in offers})
        part = isinstance(wanted, Mapping)
        named = [
            each if isinstance(each, str) else next(iter(each)) for each in (wanted["contains"] if part else wanted)
        ]
        wholly = sorted(named if self.scenario.format == 1 else set(named))
        found: Differences = [(f"offers to {who}", wholly, [k for k in kinds if k in named] if part else kinds)]
        for each in wanted["contains"] if part else wanted:
            if isinstance(each, str):
                continue
            kind, fields = next(iter(each.items()))
            fitting = [o for o in offers if o.kind == kind and all(self.admits(o, f, v) for f, v in fields.items())]
            got = {f: self.bounds(fitting, f, v) for f, v in fields.items()}
            found.append((f"{kind} offered to {who}", fields, got))
        return found

    def admits(self, offer: Offer, field: str, wanted: Any) -> bool:
        """Whether an offer is one of those that are meant: single values choose among them, bounds and lists do not."""
        space = offer.form.get(field)
        if space is None or isinstance(wanted, list) or (isinstance(wanted, str) and " to " in wanted):
            return space is not None
        return bool(space.has(parse(wanted, self.currency) if isinstance(space, Amount) else wanted))

    def bounds(self, offers: Sequence[Offer], field: str, wanted: object) -> object:
        """How far these offers go in one field, written as what is wanted is."""
        spaces = [o.form[field] for o in offers]
        if not spaces:
            return None
        if isinstance(wanted, list):
            return sorted({v for space in spaces for v in space.each()}, key=str)
        amounts = [space for space in spaces if isinstance(space, Amount)]
        if isinstance(wanted, str) and " to " in wanted and len(amounts) == len(spaces):
            low = min(min(amount.lo, *amount.also) if amount.also else amount.lo for amount in amounts)
            high = max(max(amount.hi, *amount.also) if amount.also else amount.hi for amount in amounts)
            return f"{plain(low, self.currency)} to {plain(high, self.currency)}"
        return wanted

    def compare_events(self, wanted: Any) -> Differences:
        events = self.events()
        if isinstance(wanted, Mapping):
            told = [(type(e).__name__, msgspec.to_builtins(msgspec.structs.asdict(e))) for e in events]
            return self.compare_part("events", wanted["contains"], told)
        names = [type(e).__name__ for e in events]
        if [w if isinstance(w, str) else next(iter(w)) for w in wanted] != names:
            return [("events", wanted, names)]
        found: Differences = [("events", len(wanted), len(names))]
        for w, e in zip(wanted, events, strict=True):
            if not isinstance(w, str):
                name, fields = next(iter(w.items()))
                fields = self.put_bet_numbers(fields)
                whole = msgspec.to_builtins(msgspec.structs.asdict(e))  # with what is left at its default
                found.append((name, fields, pick(fields, whole, self.currency)))
        return found

    def compare_refusal(self, wanted: Any) -> Differences:
        got = self.refused
        if got is None:
            return [("refused", wanted, None)]
        if wanted == ANY and self.scenario.format == 2:
            return [("refused", wanted, ANY)]
        if isinstance(wanted, str):
            return [("refused", wanted, got.code)]
        found: Differences = [("refused", wanted.get("code", got.code), got.code)]
        if "clauses" in wanted:
            found.append(
                (
                    "clauses of the refusal",
                    sorted(set(wanted["clauses"])),
                    sorted(set(wanted["clauses"]) & set(got.clauses)),
                )
            )
        return found


def run(scenario: Scenario, laws: Library | None = None) -> Result:
    """Runs a scenario to its first failed expectation."""
    return play(scenario, laws)[0]


def play(scenario: Scenario, laws: Library | None = None) -> tuple[Result, Runner | None]:
    """The same, with the table as it stands then; none where it does not open."""
    checked = 0
    opening = own_clauses(scenario.expect, scenario, laws or library())
    try:
        runner = Runner(scenario, laws)
    except BadOption as e:
        wanted = opening.get("refused")
        if wanted is None:
            return Result(scenario, Failed(0, "refused", None, e), 1), None
        if wanted == ANY and scenario.format == 2:
            return Result(scenario, None, 1), None
        code = wanted if isinstance(wanted, str) else wanted.get("code", e.code)
        clauses = [] if isinstance(wanted, str) else wanted.get("clauses", [])
        missing = [c for c in clauses if c not in e.clauses]
        if code != e.code or missing:
            return Result(scenario, Failed(0, "refused", wanted, e), 1), None
        return Result(scenario, None, 1), None
    if "refused" in opening:
        return Result(scenario, Failed(0, "refused", opening["refused"], Words("scenario-opened")), 1), runner
    failed, n = runner.check(0, opening)
    checked += n
    for index, step in enumerate(scenario.steps):
        if failed is not None:
            break
        number, where = scenario.place(index)
        try:
            runner.run(step)
            failed, n = runner.check(number, own_clauses(step.get("expect", {}), scenario, laws or library()))
        except BadInput as e:
            raise BadScenario("because", because=e, place=place_in(scenario.path, where)) from None
        if failed is not None and scenario.format == 2:
            failed = msgspec.structs.replace(failed, where=where)
        checked += n
    return Result(scenario, failed, checked), runner


def people_of(scenario: Scenario) -> dict[str, str]:
    """Who is at the table and with how much: as it is written, or everybody who acts."""
    acting = (act.get("by") for step in scenario.steps for act in acts_of(step))
    return scenario.players or {who: "" for who in acting if isinstance(who, str) and is_person(who)}


def single_field(kinds: Sequence[type[Command]], name: str) -> str:
    """The one field of a command that must be written: its value may be written alone."""
    kind: Any = next((kind for kind in kinds if kind.__name__ == name), None)
    own = find_needed(kind) if kind is not None else ()
    if len(own) != 1:
        raise BadScenario("scenario-fields", name=name)
    return own[0]


@cache
def own_fields(kind: Any) -> tuple[str, ...]:
    """The fields of a command besides who sends it; asked for every command, and slow to work out."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.name != "by")


@cache
def find_needed(kind: Any) -> tuple[str, ...]:
    """The required fields of a command, or all of them where none is required."""
    own = own_fields(kind)
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.name in own and field.required) or own


def bets_of(written: object) -> list[PlainDict]:
    """`bet = { on = "red", amount = "10.00" }`, or `bet = { red = "10.00", "straight:5" = "2.00" }`."""
    if not isinstance(written, Mapping):
        raise BadScenario("scenario-bet", example='{ red = "10.00" }')
    if "on" in written:
        return [dict(written)]
    return [{"on": on, "amount": amount} for on, amount in written.items()]


def chances_of(written: object) -> list[tuple[str, object]]:
    """`chance = [5]`, or `chance = { ball = 5 }`, which says what it is that falls."""
    if isinstance(written, Mapping):
        return list(written.items())
    return [("", value) for value in (written if isinstance(written, list) else [written])]


def find_code(step: Plain) -> str:
    """The code of the refusal that a step expects, if it does."""
    refused = step.get("expect", {}).get("refused", "")
    return refused if isinstance(refused, str) else str(refused.get("code", ""))


def pick(wanted: object, got: object, currency: Currency) -> object:
    """`got`, cut down to the parts that `wanted` names, money written the same way."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        keyed = {str(k): v for k, v in got.items()}
        return {k: pick(w, keyed.get(k), currency) for k, w in wanted.items()}
    if isinstance(wanted, list) and isinstance(got, list | tuple):
        if len(wanted) != len(got):
            return list(got)
        return [pick(w, g, currency) for w, g in zip(wanted, got, strict=True)]
    if isinstance(wanted, str) and type(got) is int:
        return plain(got, currency)
    return got


def _write_sign(text: object, currency: Currency) -> str:
    return write_signed(_money(text, currency), currency)


def _plain(text: object, currency: Currency) -> str:
    return plain(_money(text, currency), currency)


def _money(text: object, currency: Currency) -> int:
    if not isinstance(text, str):
        raise BadScenario("scenario-amount", value=text)
    return parse(text, currency)


__all__ = [
    "BadScenario",
    "Failed",
    "Result",
    "Runner",
    "Scenario",
    "acts_of",
    "is_given",
    "opening_of",
    "parse_all",
    "parse_scenario",
    "play",
    "read",
    "read_all",
    "read_folder",
    "run",
]
