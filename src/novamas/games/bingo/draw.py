"""The game from its announcement to the last ball: prizes, balls one after another, what nobody has sung in time."""

from __future__ import annotations

from novamas.games.bingo.acts import (
    BALL,
    CALLED,
    DRAWING,
    READY,
    BallDrawn,
    BallOrdered,
    Bingo,
    BingoEnded,
    DrawBall,
    GameStarted,
    GameVoided,
    LineUnclaimed,
    PrizeLapsed,
    StartGame,
    Sung,
)
from novamas.games.bingo.desk import HallPart, announce, change
from novamas.games.bingo.rules import ANY, BINGO, LINE, PAPER, ROWS
from novamas.kit.chance import Dist, Uniform
from novamas.kit.decider import CHANCE, Actor, Await, Call, Chance, Command, Event, Offer, Run
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why


class Draw(HallPart):
    """What is announced and what is drawn."""

    owns = ("balls", "row", "line", "bingo", "extra")
    events = (GameStarted, BallOrdered, BallDrawn, PrizeLapsed, LineUnclaimed, BingoEnded, GameVoided)

    def awaits(self, s: Bingo) -> tuple[Await, ...]:
        if s.phase == READY:
            return (Await(HEAD, ("StartGame",)),)
        if s.phase == CALLED and len(s.balls) < self.rules.balls.numbers:
            return (Await(HEAD, ("DrawBall",)),)
        return (Await(CHANCE, what=BALL),) if s.phase == DRAWING else ()

    def chance(self, s: Bingo) -> Dist | None:
        if s.phase != DRAWING:
            return None
        out = set(s.balls)
        return Uniform(tuple(n for n in range(1, self.rules.balls.numbers + 1) if n not in out))

    def default(self, s: Bingo, who: Actor) -> Command:
        return StartGame(by=who, row=self.house.row) if s.phase == READY else DrawBall(by=who)

    @gate(StartGame, by=(HEAD,), during=(READY,))
    def allow_start_game(self, s: Bingo, who: Actor) -> Answer:
        line = self.rules.line
        if s.phase != READY:
            return Shut("not-now", self.rules.start.clauses)
        rows = OneOf((ANY, *ROWS) if line.announced else (ANY,), Why("any-line", line.clauses))
        return Offer("StartGame", who, {"row": rows}, self.rules.start.clauses)

    @gate(DrawBall, by=(HEAD,), during=(CALLED,))
    def allow_draw_ball(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.balls.draw_clauses
        if s.phase == CALLED and len(s.balls) < self.rules.balls.numbers:
            return Offer("DrawBall", who, clauses=clauses)
        return Shut("not-now", clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Bingo], c: Command) -> None:
        match c:
            case StartGame(row=row):
                self.start(run, row)
            case DrawBall():
                run(BallOrdered(clauses=self.rules.balls.draw_clauses))
            case Chance(value=int(number)):
                self.call(run, number)

    def start(self, run: Run[Bingo], row: str) -> None:
        """What the head of the table has worked out: cards sold, prizes, the line; then the start."""
        s, rules, house = run.s, self.rules, self.house
        takings = self.hall.takings(s)
        line, bingo = (self.hall.part(takings, share) for share in (house.line_share, house.bingo_share))
        extra = s.pot + s.elsewhere if house.extra_ball else 0
        calls = [*self.announce_sold(s), announce("line-prize", amount=line), announce("bingo-prize", amount=bingo)]
        if extra:
            calls.append(announce("extra-prize", amount=extra, ball=house.extra_ball))
        elif house.extra_thing:
            calls.append(announce("extra-thing", thing=house.extra_thing, ball=house.extra_ball))
        if row != ANY:
            calls.append(announce("row", row=ROWS.index(row) + 1))
        start, prizes = rules.start, rules.prizes
        named = start.line_clauses if row != ANY else ()
        run(
            GameStarted(
                cards=sum(lot.count for lot in s.sold),
                takings=takings,
                line=line,
                bingo=bingo,
                extra=extra,
                row=row,
                calls=(*calls, announce("start")),
                clauses=(*start.sold_clauses, *start.prizes_clauses, *named, *start.clauses, *prizes.set_clauses),
            )
        )

    def announce_sold(self, s: Bingo) -> list[Call]:
        """The cards sold, series by series."""
        ends: dict[int, tuple[int, int]] = {}
        for lot in s.sold:
            first, _ = ends.get(lot.series, (lot.first, 0))
            ends[lot.series] = (first, lot.last)
        return [announce("sold", first=first, last=last, series=series) for series, (first, last) in ends.items()]

    def call(self, run: Run[Bingo], number: int) -> None:
        """A number: from now on what the number before had completed, and nobody sang, is lost where the law says so;
        electronic cards and machines that sing by themselves do so."""
        s, claims = run.s, self.rules.claims
        for what in (LINE, BINGO) if claims.last_number else ():
            if (what == BINGO or not s.line_done) and (
                cards := tuple(card for _, card in self.hall.find_completed(s, what))
            ):
                run(PrizeLapsed(what=what, cards=cards, clauses=claims.lapse_clauses))
        place = len(s.balls) + 1
        balls = self.rules.balls
        clauses = (*balls.draw_clauses, *balls.board_clauses, *balls.order_clauses)
        run(BallDrawn(number=number, place=place, calls=(announce("number", number=number),), clauses=clauses))
        if self.house.automatic:
            self.sing(run)

    def sing(self, run: Run[Bingo]) -> None:
        """What machines and electronic cards sing by themselves."""
        for what in (LINE, BINGO):
            found = [] if what == LINE and run.s.line_done else list(self.hall.find_completed(run.s, what))
            for lot, name in found:
                if lot.support != PAPER:
                    run(make_sung(lot.who, what, name, self.hall.rows(name), self.rules.claims.stop_clauses))

    @staticmethod
    def evolve(s: Bingo, e: Event) -> Bingo:
        match e:
            case GameStarted(line=line, bingo=bingo, extra=extra, row=row):
                return change(s, phase=CALLED, balls=(), line=line, bingo=bingo, extra=extra, row=row)
            case BallOrdered():
                return change(s, phase=DRAWING)
            case BallDrawn(number=number):
                return change(s, phase=CALLED, balls=(*s.balls, number))
            case LineUnclaimed(bingo=bingo):
                return change(s, line=0, bingo=bingo)
            case BingoEnded() | GameVoided():
                return change(s, line=0, bingo=0, extra=0)
        return s


def make_sung(who: Actor, what: str, card: str, rows: tuple[tuple[int, ...], ...], clauses: tuple[str, ...]) -> Sung:
    call = Call(f"bingo-{what}", by=who)
    return Sung(who=who, what=what, card=card, rows=rows, calls=(call,), clauses=clauses)
