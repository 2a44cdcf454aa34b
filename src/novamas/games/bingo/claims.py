"""Line and bingo: who sings, what the check finds, whether others have won too, and how the prizes are shared."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.bingo.acts import (
    ASKING,
    CALLED,
    CHECKING,
    PLAYING,
    AskedForMore,
    BallDrawn,
    Bingo,
    BingoEnded,
    CardChecked,
    CheckCard,
    EndBingo,
    GameStarted,
    GameVoided,
    GoOn,
    LineUnclaimed,
    PrizeAwarded,
    Resumed,
    Share,
    SingBingo,
    SingLine,
    Song,
    Sung,
)
from novamas.games.bingo.desk import Hall, HallPart, announce, change
from novamas.games.bingo.draw import make_sung
from novamas.games.bingo.rules import BINGO, LINE
from novamas.kit.decider import CAGE, CLOTH, FLOAT, JACKPOT, Actor, Await, Command, Event, Move, Offer, Run
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why

EXTRA = "extra"


class Claims(HallPart):
    """What was sung since the last ball, and what has been won."""

    owns = ("songs", "won", "line_done")
    events = (
        GameStarted, BallDrawn, Sung, CardChecked, AskedForMore, Resumed, PrizeAwarded, LineUnclaimed, BingoEnded,
        GameVoided,
    )  # fmt: skip

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        claims = self.rules.claims
        self.sings = {
            "SingLine": (LINE, (*self.rules.prizes.line_clauses, *claims.stop_clauses)),
            "SingBingo": (BINGO, (*self.rules.prizes.bingo_clauses, *claims.stop_clauses)),
        }

    def awaits(self, s: Bingo) -> tuple[Await, ...]:
        if s.phase == CHECKING:
            return (Await(HEAD, ("CheckCard",)),)
        if s.phase == ASKING:
            return (Await(HEAD, ("GoOn",)),)
        return (Await(HEAD, ("EndBingo",)),) if s.phase == CALLED and self.all_out(s) else ()

    def default(self, s: Bingo, who: Actor) -> Command:
        if s.phase == CHECKING:
            return CheckCard(by=who, card=find_unchecked(s)[0])
        return GoOn(by=who) if s.phase == ASKING else EndBingo(by=who)

    def all_out(self, s: Bingo) -> bool:
        return len(s.balls) == self.rules.balls.numbers

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(SingLine, SingBingo, during=PLAYING)
    def allow_sing(self, s: Bingo, who: Actor, kind: str | None = None) -> Answer:
        if kind is not None:
            return self.allow(s, who, kind)
        return tuple(self.allow(s, who, each) for each in self.sings)

    def allow(self, s: Bingo, who: Actor, kind: str) -> Offer | Shut:
        """Whoever holds a card may sing it, right or wrong: the check will tell."""
        what, clauses = self.sings[kind]
        cards = self.hall.cards_of(s, who)
        if not cards or s.phase not in PLAYING:
            return Shut("no-card-in-play", (*self.rules.card.once_clauses, *clauses))
        if not s.balls:
            return Shut("no-number-yet", self.rules.card.mark_clauses or clauses)
        if what == LINE and s.line_done:
            return Shut("line-is-won", self.rules.claims.closed_clauses or clauses)
        known = {song.card for song in s.songs if song.what == what}
        if not (free := tuple(card for card in cards if card not in known)):
            return Shut("already-sung", clauses, "card")
        return Offer(kind, who, {"card": OneOf(free, Why("not-your-card", clauses))}, clauses)

    @gate(CheckCard, by=(HEAD,), during=(CHECKING,))
    def allow_check_card(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.claims.check_clauses
        if s.phase != CHECKING:
            return Shut("nothing-sung", clauses)
        return Offer("CheckCard", who, {"card": OneOf(find_unchecked(s))}, clauses)

    @gate(GoOn, by=(HEAD,), during=(ASKING,))
    def allow_go_on(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.claims.time_clauses
        return Offer("GoOn", who, clauses=clauses) if s.phase == ASKING else Shut("not-now", clauses)

    @gate(EndBingo, by=(HEAD,), during=(CALLED,))
    def allow_end_game(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.claims.lapse_clauses
        if s.phase == CALLED and self.all_out(s):
            return Offer("EndBingo", who, clauses=clauses)
        return Shut("not-now", clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Bingo], c: Command) -> None:
        match c:
            case SingLine(by=who, card=card):
                run(make_sung(who, LINE, card, self.hall.rows(card), self.sings["SingLine"][1]))
            case SingBingo(by=who, card=card):
                run(make_sung(who, BINGO, card, self.hall.rows(card), self.sings["SingBingo"][1]))
            case CheckCard(card=card):
                self.check(run, card)
            case GoOn():
                self.award(run)
            case EndBingo():
                self.pay(run)

    def check(self, run: Run[Bingo], card: str) -> None:
        """One card before the camera; once all are checked others are asked for, or the game goes on."""
        claims = self.rules.claims
        for song in [song for song in run.s.songs if song.card == card and song.right is None]:
            right, missing, fault = self.hall.judge(run.s, song)
            found = "right" if right else "wrong"
            because = claims.lapse_clauses if fault == "too-late" else claims.wrong_clauses if not right else ()
            run(
                CardChecked(
                    who=song.who,
                    what=song.what,
                    card=card,
                    right=right,
                    missing=missing,
                    fault=fault,
                    calls=(announce(f"{song.what}-{found}", card=card),),
                    clauses=(*claims.check_clauses, *because),
                )
            )
        if find_unchecked(run.s):
            return
        asked = tuple(dict.fromkeys(song.what for song in run.s.songs if song.right))
        if asked:
            calls = tuple(announce(f"more-{what}") for what in (LINE, BINGO) if what in asked)
            run(AskedForMore(what=asked, calls=calls, clauses=claims.more_clauses))
        else:
            run(Resumed(calls=(announce("resume"),), clauses=claims.wrong_clauses))

    def award(self, run: Run[Bingo]) -> None:
        """The order that ends all claims: the line is shared, and the game goes on; the bingo ends it."""
        s, rules = run.s, self.rules
        closed = rules.claims.closed_clauses
        lines, bingos = (tuple(song for song in s.songs if song.right and song.what == what) for what in (LINE, BINGO))
        if lines:
            goes_on = () if bingos else (announce("resume"),)
            clauses = (*rules.ties.clauses, *rules.prizes.goes_on_clauses, *closed)
            shares = self.hall.divide(s.line, lines)
            run(PrizeAwarded(what=LINE, prize=s.line, shares=shares, calls=goes_on, clauses=clauses))
        if not bingos:
            return
        if not run.s.line_done:
            more = s.line if self.house.unclaimed_line == BINGO else 0
            run(LineUnclaimed(bingo=s.bingo + more, clauses=closed))
        prize = run.s.bingo
        clauses = (*rules.ties.clauses, *closed)
        run(PrizeAwarded(what=BINGO, prize=prize, shares=self.hall.divide(prize, bingos), clauses=clauses))
        if len(s.balls) <= self.house.extra_ball and (s.extra or self.house.extra_thing):
            shares = self.hall.divide(s.extra, bingos)
            thing = self.house.extra_thing
            kind = rules.forms.in_kind_clauses if thing else rules.network.clauses if self.house.linked else ()
            clauses = (*rules.forms.clauses, *kind)
            run(PrizeAwarded(what=EXTRA, prize=s.extra, shares=shares, thing=thing, clauses=clauses))
        self.pay(run)

    def pay(self, run: Run[Bingo]) -> None:
        """What everybody has won is paid at the end of the game; the cards are worth nothing any more."""
        s, rules = run.s, self.rules
        paid = add_up(share for what in (LINE, BINGO) for share in s.won.get(what, ()))
        early = add_up(s.won.get(EXTRA, ()))
        fed = self.hall.part(self.hall.takings(s), self.house.extra_share)
        kept = self.hall.takings(s) - sum(paid.values()) - fed
        moves = [Move(CLOTH, who, amount, "prize") for who, amount in paid.items()]
        moves += self.from_pots(s, early)
        if fed:
            moves.append(Move(CLOTH, JACKPOT, fed, "jackpot"))
        if kept:
            moves.append(Move(CLOTH, FLOAT, kept, "takings"))
        everything = {who: paid.get(who, 0) + early.get(who, 0) for who in {**paid, **early}}
        run(
            BingoEnded(
                paid=everything,
                fed=fed,
                kept=kept,
                pot=fed + s.pot - min(s.pot, sum(early.values())),
                early=bool(early),
                calls=(announce("end"),),
                moves=tuple(moves),
                clauses=(*rules.prizes.paid_clauses, *rules.card.once_clauses),
            )
        )

    def from_pots(self, s: Bingo, early: dict[Actor, int]) -> list[Move]:
        """The prize of an early bingo: from the pot of this hall, and what linked halls owe of it from the cage."""
        moves, pot = [], s.pot
        for who, amount in early.items():
            own = min(pot, amount)
            pot -= own
            moves += [Move(src, who, part, "jackpot") for src, part in ((JACKPOT, own), (CAGE, amount - own)) if part]
        return moves

    @staticmethod
    def evolve(s: Bingo, e: Event) -> Bingo:
        match e:
            case GameStarted():
                return change(s, songs=(), won={}, line_done=False)
            case BallDrawn():
                return change(s, songs=())
            case Sung(who=who, what=what, card=card):
                return change(s, phase=CHECKING, songs=(*s.songs, Song(who=who, what=what, card=card)))
            case CardChecked(what=what, card=card, right=right):
                return change(s, songs=tuple(judge(song, what, card, right) for song in s.songs))
            case AskedForMore():
                return change(s, phase=ASKING)
            case Resumed():
                return change(s, phase=CALLED)
            case PrizeAwarded(what=what, shares=shares):
                done = s.line_done or what == LINE
                return change(s, phase=CALLED, won={**s.won, what: shares}, line_done=done)
            case GameVoided():
                return change(s, songs=(), won={})
        return s


def judge(song: Song, what: str, card: str, right: bool) -> Song:
    same = (song.what, song.card) == (what, card)
    return Song(who=song.who, what=what, card=card, right=right) if same else song


def find_unchecked(s: Bingo) -> tuple[str, ...]:
    """The cards that were sung and not yet checked, in the order of singing."""
    return tuple(dict.fromkeys(song.card for song in s.songs if song.right is None))


def add_up(shares: Iterable[Share]) -> dict[Actor, int]:
    """What each has won, of shares that are worth something."""
    found: dict[Actor, int] = {}
    for share in shares:
        if share.amount:
            found[share.who] = found.get(share.who, 0) + share.amount
    return found
