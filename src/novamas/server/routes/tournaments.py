"""Tournaments: what is announced, who is in and how they stand, entering, the director's part, the book.

Who sees what: strangers what is announced and how far it is, without a name; whoever is signed in the board with names,
and what they may do themselves; who may replay, every act.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from novamas.casino import Act, Money
from novamas.casino.tournament import Bases, final_order, hold, plan_of, read_bases
from novamas.casino.tournament.acts import ENTRY, KnockedOut, LevelBegun, PrizesPaid, TableBroken, TournamentEnded
from novamas.casino.tournament.prizes import amounts_by_place
from novamas.kit.decider import DIRECTOR, Actor
from novamas.kit.plain import PlainDict
from novamas.kit.words import sentence
from novamas.server.house import House
from novamas.server.parts import Asking, Key, TheHouse, ThePeople, Visiting
from novamas.server.people import People
from novamas.server.problems import problems
from novamas.server.requests import AnyRequest
from novamas.server.roles import PLAYERS, Person, check
from novamas.server.routes.library import Tongue, choose_language
from novamas.server.routes.records import where
from novamas.server.tournaments import MOST_COMPANY, SENDERS, Held
from novamas.store.once import once
from novamas.store.tournament_book import page_of

TAGS = ["tournaments"]
PLACE = "tournaments"  # where its keys belong
TournamentId = Annotated[str, PathParameter(max_length=20)]
LONGEST_BASES = 20_000
NOTABLE = (LevelBegun, KnockedOut, TableBroken, TournamentEnded, PrizesPaid)
"""What everybody is told of the course of a tournament."""
SHOWN = 200  # lines of the course


class GivenBases(Struct, frozen=True, forbid_unknown_fields=True):
    """The bases of a tournament as they are written (TOML), and which money is paid for it."""

    bases: Annotated[str, Meta(min_length=1, max_length=LONGEST_BASES)]
    money: Money = "play"


class BasesRule(Struct, frozen=True):
    """A rule of the law that bases were held to, and in the reader's language what is wrong, if anything is."""

    rule: str
    kept: bool
    clauses: tuple[str, ...]
    said: str = ""


class PlacePrize(Struct, frozen=True):
    """What a place brings as things stand: an amount in minor units, which is a share of the fund in hundredths where
    there is one, or a thing."""

    place: int
    amount: int
    thing: str = ""
    share: int = 0


class Ranked(Struct, frozen=True):
    """Somebody in the tournament: their place, what they are called, their chips, where they sit (0: nowhere), whether
    they are out, and what they have won."""

    place: int
    shared: int
    who: Actor
    name: str
    chips: int
    table: int = 0
    seat: int = 0
    out: bool = False
    expelled: bool = False
    won: int = 0
    things: tuple[str, ...] = ()


class CourseLine(Struct, frozen=True):
    """Something of the course of a tournament: the event, when it was, its clauses, and whom or what it is about."""

    kind: str
    at: float
    clauses: tuple[str, ...]
    who: tuple[Actor, ...] = ()
    level: int = 0
    minimum: int = 0
    pause: bool = False
    table: int = 0


class Heading(Struct, frozen=True):
    """A tournament as it is announced, and how far it is. Amounts are minor units of `currency`, chips are points;
    `starts` and `level_ends` are times in seconds; `percent` of the cost is kept for the organisation."""

    id: str
    name: str
    law: str
    game: str
    kind: str
    start: str
    money: Money
    currency: str
    phase: str
    cost: int
    percent: int
    people: int
    least: int
    most: int
    left: int
    level: int
    levels: int
    minimum: int
    starts: float | None = None


class TournamentTold(Struct, frozen=True):
    """All that somebody may see of a tournament. `tables` are its open tables by their numbers; `mine` is who asks, if
    they are in it; `may` what they may do now; `course` is told from the latest back."""

    heading: Heading
    how: str
    rules: str
    ranking: str
    stack: int
    rounds: int
    played: int
    next_minimum: int | None
    pause: bool
    level_ends: float | None
    fund: int
    prizes: tuple[PlacePrize, ...]
    commitment: str
    secret: str
    board: tuple[Ranked, ...]
    tables: dict[str, str]
    mine: Actor
    admission: str
    may: tuple[str, ...]
    course: tuple[CourseLine, ...]


class TournamentWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A command as it is written: `{"do": {"Enter": {}}}`."""

    do: PlainDict


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the company of the house enter."""

    count: Annotated[int, Meta(ge=1, le=MOST_COMPANY)]


def head(held: Held) -> Heading:
    bases, s = held.listed.plan.bases, held.state
    return Heading(
        id=held.id,
        name=bases.name,
        law=bases.law,
        game=bases.game,
        kind=bases.kind,
        start=bases.start,
        money=held.listed.money,
        currency=held.live.currency.code,
        phase=s.phase,
        cost=bases.inscription.cost,
        percent=bases.inscription.percent,
        people=len(s.entrants),
        least=bases.inscription.least,
        most=held.decider.most,
        left=len(s.alive),
        level=held.decider.level_number(s),
        levels=len(bases.playing_levels),
        minimum=held.decider.minimum(s),
        starts=None if bases.begins is None else bases.begins.timestamp(),
    )


def tell(house: House, held: Held, person: Person | None) -> TournamentTold:
    """A tournament as somebody sees it; strangers see nobody in it."""
    bases, s = held.listed.plan.bases, held.state
    level = bases.levels[s.level - 1] if 1 <= s.level <= len(bases.levels) else None
    coming = next((each.minimum for each in bases.levels[s.level :] if not each.pause), None)
    who = person.id if person is not None and person.role in PLAYERS else ""
    return TournamentTold(
        heading=head(held),
        how=bases.inscription.how,
        rules=bases.rules,
        ranking=bases.ranking,
        stack=bases.stack,
        rounds=bases.rounds,
        played=sum(s.rounds.values()),
        next_minimum=coming,
        pause=level is not None and level.pause,
        level_ends=None if level is None or not level.minutes or held.ended else s.since + 60 * level.minutes,
        fund=fund_of(held),
        prizes=tuple(prizes_of(bases, fund_of(held), len(s.entrants))),
        commitment=held.listed.commitment,
        secret=held.live.secret.hex() if held.told and held.live.secret is not None else "",
        board=() if person is None else tuple(board(held, house.called(s.entrants))),
        tables={str(number): hosted.live.id for number, hosted in held.tables().items()},
        mine=who if who in s.entrants else "",
        admission="in" if who in s.admitted else bases.admission,
        may=may_now(held, person),
        course=tuple(course(held, named=person is not None)),
    )


def fund_of(held: Held) -> int:
    """What there is for prizes: what was paid in, or what the bases guarantee."""
    paid = sum(e.paid - e.kept for e in held.state.entrants.values())
    return max(paid, held.listed.plan.bases.guaranteed)


def prizes_of(bases: Bases, fund: int, people: int) -> list[PlacePrize]:
    amounts = amounts_by_place(fund, bases.prizes, people or len(bases.prizes))
    told = zip(amounts, bases.prizes, strict=False)
    return [PlacePrize(place, amount, prize.thing, prize.share) for place, (amount, prize) in enumerate(told, 1)]


def board(held: Held, names: dict[Actor, str]) -> list[Ranked]:
    """Everybody by their place: as paid once it is over, by chips until then."""
    s = held.state
    won = {each.who: each for each in s.won}
    found: list[Ranked] = []
    groups = s.groups or (((who,) for who in s.entrants) if s.phase == ENTRY else final_order(s))
    for group in groups:
        first = len(found) + 1
        for who in group:
            entrant, prize = s.entrants[who], won.get(who)
            found.append(
                Ranked(
                    place=prize.place if prize is not None else first,
                    shared=prize.shared if prize is not None else len(group),
                    who=who,
                    name=names.get(who, who),
                    chips=entrant.stack,
                    table=entrant.table,
                    seat=entrant.seat,
                    out=bool(entrant.out),
                    expelled=entrant.expelled,
                    won=prize.amount if prize is not None else 0,
                    things=prize.things if prize is not None else (),
                )
            )
    return found


def may_now(held: Held, person: Person | None) -> tuple[str, ...]:
    """What somebody may ask of a tournament now."""
    if person is None:
        return ()
    who = person.id if person.role in PLAYERS else DIRECTOR
    kinds = next((kinds for roles, kinds in SENDERS if person.role in roles), ())
    found = {offer.kind for kind in kinds for offer in held.decider.options(held.state, who, kind)}
    narrow = {"AdmitPlayer"} if "AdmitPlayer" in kinds and not held.ended else set[str]()
    if "DeclareAge" in kinds and held.listed.plan.bases.admission == "declared" and who not in held.state.admitted:
        narrow |= {"DeclareAge"} if not held.ended else set()
    return tuple(kind for kind in kinds if kind in found | narrow)


def course(held: Held, *, named: bool) -> list[CourseLine]:
    """What happened, from the latest back."""
    found: list[CourseLine] = []
    for act in reversed(held.acts):
        for event in reversed(act.events):
            if not isinstance(event, NOTABLE):
                continue
            line = CourseLine(type(event).__name__, act.at, event.clauses)
            match event:
                case LevelBegun(level=level, minimum=minimum, pause=pause):
                    line = CourseLine(line.kind, act.at, event.clauses, (), level, minimum, pause)
                case KnockedOut(who=group):
                    line = CourseLine(line.kind, act.at, event.clauses, group if named else ())
                case TableBroken(table=table):
                    line = CourseLine(line.kind, act.at, event.clauses, table=table)
            found.append(line)
            if len(found) == SHOWN:
                return found
    return found


@get("/api/tournaments", tags=TAGS, responses=problems())
async def tournaments(house: TheHouse) -> list[Heading]:
    """Every tournament that was ever announced, the latest first. Open to all."""
    return [head(held) for held in reversed(house.tournaments.known.values())]


@post("/api/tournaments", tags=TAGS, responses=problems(400, 401, 403, 409))
async def announce(person: Asking, data: JSONBody[GivenBases], house: TheHouse, key: Key = "") -> TournamentTold:
    """The director announces a tournament by its bases, which the law must allow."""
    check(person, "run-tournament")
    plan = plan_of(read_bases(data.bases))
    held = await house.tournaments.announce(person, plan, data.money, once(PLACE, person.id, key, data))
    return tell(house, held, person)


@post("/api/tournaments/check", tags=TAGS, status_code=200, responses=problems(400, 401, 403))
async def check_rules(request: AnyRequest, person: Asking, data: JSONBody[GivenBases]) -> list[BasesRule]:
    """Every rule of the law that bases are held to, kept or broken."""
    check(person, "run-tournament")
    tongue = choose_language(request, None)
    return [
        BasesRule(
            each.rule, each.problem is None, tuple(dict.fromkeys(each.clauses)),
            "" if each.problem is None else sentence(each.problem, tongue),
        )
        for each in hold(read_bases(data.bases))
    ]  # fmt: skip


@get("/api/tournaments/{id:str}", tags=TAGS, responses=problems(404))
async def see_tournament(id: TournamentId, visitor: Visiting, house: TheHouse) -> TournamentTold:
    """A tournament: its bases, its prizes, its tables, and for whoever is signed in everybody in it."""
    return tell(house, house.tournaments.find(id), visitor)


@post("/api/tournaments/{id:str}/acts", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def act_in_tournament(
    person: Asking, id: TournamentId, data: JSONBody[TournamentWish], house: TheHouse, people: ThePeople, key: Key = ""
) -> TournamentTold:
    """Players enter, withdraw, enter again; the desk lets people in; the director begins it, goes on, calls it off."""
    wish = await known_player(people, data.do)
    held = await house.tournaments.act(person, id, wish, once(PLACE, person.id, key, (id, data)))
    return tell(house, held, person)


async def known_player(people: People, wish: PlainDict) -> PlainDict:
    """Whom the desk lets in by the name that they are known by."""
    if len(wish) != 1 or "AdmitPlayer" not in wish or not isinstance(wish["AdmitPlayer"], dict):
        return wish
    named = wish["AdmitPlayer"].get("player")
    if not isinstance(named, str):
        return wish
    await people.know(named)
    return {"AdmitPlayer": {**wish["AdmitPlayer"], "player": people.get(named).id}}


@post("/api/tournaments/{id:str}/company", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def invite_company(
    person: Asking, id: TournamentId, data: JSONBody[Invited], house: TheHouse, key: Key = ""
) -> TournamentTold:
    """Company of the house enters a tournament for play chips."""
    held = await house.tournaments.invite(person, id, data.count, once(PLACE, person.id, key, ("company", id, data)))
    return tell(house, held, person)


@get("/api/tournaments/{id:str}/acts", tags=TAGS, responses=problems(401, 403, 404))
async def acts_of_tournament(person: Asking, id: TournamentId, house: TheHouse) -> list[Act]:
    """Every act of a tournament from the first, with its events, for whoever may replay it."""
    check(person, "replay")
    return list(house.tournaments.find(id).acts)


@get("/api/records/tournaments", tags=TAGS, responses=problems(401, 403), media_type="text/html")
async def tournament_book(
    request: AnyRequest, person: Asking, house: TheHouse, lang: FromQuery[Tongue | None] = None
) -> Response[str]:
    """The book of tournaments, with the register of Sit & Gos, as a page to print."""
    check(person, "see-books")
    tongue = choose_language(request, lang)
    names = house.books.names()
    text = await asyncio.to_thread(page_of, house.books, tongue, where(request), names)
    return Response(text, media_type="text/html", headers={"content-language": tongue})


ROUTES = [
    tournaments, announce, check_rules, see_tournament, act_in_tournament, invite_company, acts_of_tournament,
    tournament_book,
]  # fmt: skip
