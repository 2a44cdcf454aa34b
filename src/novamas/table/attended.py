"""What the people of a house do at a table that they answer for (`Opening.attended`): they stop the game while
something is looked at, write notes, free the place of somebody who has gone, and rectify what was typed.

All of it goes into the book of incidents (`Minute`). None of it is a rule of a law: it is how a house keeps to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from novamas.kit.decider import (
    CROUPIER,
    DIRECTOR,
    INSPECTOR,
    STAFF,
    Account,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Run,
    Shut,
    Veiled,
    fold,
    purse,
)
from novamas.kit.parts import Answer, gate
from novamas.kit.spaces import OneOf
from novamas.table.acts import (
    BeforeTyping,
    Brought,
    GameHalted,
    GameProceeded,
    Halt,
    Halted,
    Joined,
    Minute,
    Proceed,
    Rectified,
    Rectify,
    Remark,
    Remarked,
    Seated,
    SendAway,
    SentAway,
    Stood,
    TableEvent,
    TableState,
    Took,
    Typed,
)
from novamas.table.counts import Counts

HEADS: tuple[Actor, ...] = (INSPECTOR, DIRECTOR)
READERS: tuple[Actor, ...] = (*STAFF, "@auditor")
"""Who may read the notes of the staff."""
REASONS = ("irregularity", "dispute", "equipment", "count", "person", "other")
"""Why a game is stopped."""
LONGEST = 500  # letters of a note
BARS_TAKING_BACK: tuple[type[Event], ...] = (Took, Stood, SentAway)
"""With which chips or places are gone that a rectified result might need."""


class Attended(Counts):
    """The part of a table that is about those who answer for it."""

    # -- questions ---------------------------------------------------------------------------------------------

    def head_of(self, s: TableState) -> Actor:
        """Who lets a stopped game go on."""
        return INSPECTOR if INSPECTOR in s.desk.staff else DIRECTOR

    def await_head(self, s: TableState) -> tuple[Await, ...]:
        return (Await(self.head_of(s), ("Proceed",)),)

    def shut_minute(self, s: TableState, who: Actor, c: Minute | None) -> Shut | None:
        """Why nobody of the staff writes anything here now, if so."""
        if not self.prepared.opening.attended:
            return Shut("nobody-attends")
        if who != DIRECTOR and who not in s.desk.staff:
            return Shut("not-at-the-table", field="by")
        if c is not None and len(c.note) > LONGEST:
            return Shut("note-too-long", field="note", limit=LONGEST)
        return None

    # -- what may be done ------------------------------------------------------------------------------------------

    @gate(Halt, by=HEADS, narrow=True)
    def allow_halting(self, s: TableState, who: Actor, c: Halt | None) -> Answer:
        if (shut := self.shut_minute(s, who, c)) is not None:
            return shut
        if s.halted is not None:
            return Shut("game-halted")
        return Shut("not-now") if s.suspended else Offer("Halt", who, {"reason": OneOf(REASONS)})

    @gate(Proceed, by=HEADS, narrow=True)
    def allow_proceeding(self, s: TableState, who: Actor, c: Proceed | None) -> Answer:
        if (shut := self.shut_minute(s, who, c)) is not None:
            return shut
        return Shut("game-goes-on") if s.halted is None else Offer("Proceed", who)

    @gate(Remark, by=STAFF, narrow=True)
    def allow_remark(self, s: TableState, who: Actor, c: Remark | None) -> Answer:
        if (shut := self.shut_minute(s, who, c)) is not None:
            return shut
        return Offer("Remark", who)

    @gate(SendAway, by=HEADS, narrow=True)
    def allow_sending_away(self, s: TableState, who: Actor, c: SendAway | None) -> Answer:
        """Somebody who has gone, once nothing of theirs is in play. Whether they have gone, the house knows."""
        if (shut := self.shut_minute(s, who, c)) is not None:
            return shut
        if self.prepared.opening.tournament:
            return Shut("tournament-seats")
        free = tuple(player for player in s.desk.chips if self.prepared.game.why_not_leave(s.desk, player) is None)
        if c is None or c.player in free:
            return Offer("SendAway", who, {"player": OneOf(free)}) if free else Shut("not-now")
        if c.player not in s.desk.chips:
            return Shut("nobody-of-that-name", field="player")
        why = self.prepared.game.why_not_leave(s.desk, c.player)
        assert why is not None
        return Shut.because(why, "player")

    @gate(Rectify, by=STAFF, narrow=True)
    def allow_rectifying(self, s: TableState, who: Actor, c: Rectify | None) -> Answer:
        if (shut := self.shut_minute(s, who, c)) is not None:
            return shut
        if not self.prepared.opening.typed:
            return Shut("nothing-typed")
        if not s.typed or any(chips < 0 for chips in s.typed[-1].state.desk.chips.values()):
            return Shut("nothing-to-rectify")
        if who == CROUPIER and self.is_settled(s):
            return Shut("rectify-signed", field="by")
        return Offer("Rectify", who)

    def is_settled(self, s: TableState) -> bool:
        """Whether chips have moved since what was typed last."""
        before: TableState = s.typed[-1].state
        return bool(differences(s, before))

    # -- what comes of it ------------------------------------------------------------------------------------------

    def note_typing(self, run: Run[TableState], c: Command) -> None:
        """Where results are typed, the table remembers how it stood before each of a round."""
        if isinstance(c, Chance) and self.prepared.opening.typed:
            run(Typed(what=c.what))

    def play_minute(self, run: Run[TableState], c: Minute) -> None:
        note = Veiled(c.note.strip(), READERS)
        match c:
            case Halt(by=by, reason=reason):
                run(GameHalted(by=by, reason=reason, note=note))
            case Proceed(by=by):
                run(GameProceeded(by=by, note=note))
            case Remark(by=by, about=about):
                run(Remarked(by=by, about=about, note=note))
            case SendAway(player=who):
                chips = run.s.desk.chips[who]
                kept = (Move(who, purse(who), chips, "chips"),) if chips else ()
                run(SentAway(who=who, note=note, moves=kept))
            case Rectify(by=by):
                last, settled = run.s.typed[-1], self.is_settled(run.s)
                moves = tuple(settle_back(differences(run.s, last.state)))
                run(Rectified(by=by, what=last.what, settled=settled, note=note, moves=moves))

    # -- folding ---------------------------------------------------------------------------------------------------

    @staticmethod
    def fold_minute(s: TableState, e: TableEvent) -> TableState:
        match e:
            case GameHalted(by=by, reason=reason):
                return replace(s, halted=Halted(by, reason))
            case GameProceeded():
                return replace(s, halted=None)
            case Typed(what=what):
                return replace(s, typed=(*s.typed, BeforeTyping(what, replace(s, typed=()))))
            case Rectified():
                before: TableState = s.typed[-1].state
                return replace(before, typed=s.typed[:-1], halted=s.halted)
        return s

    def fold_typed(self, before: TableState, s: TableState, e: Event) -> TableState:
        """What an event leaves of what can be rectified: nothing once a new round begins, or chips or places are gone;
        who comes meanwhile is there in what the table was before, too."""
        if not before.typed or isinstance(e, Typed | Rectified):
            return s
        if not isinstance(e, TableEvent):
            return s if s.desk.round <= before.desk.round else replace(s, typed=())
        if leaves(e):
            return replace(s, typed=())
        return replace(s, typed=tuple(BeforeTyping(each.what, fold(self, each.state, e)) for each in before.typed))


def leaves(e: TableEvent) -> bool:
    """Whether chips or somebody leave the table with an event, so that what was before cannot come back."""
    if isinstance(e, Joined | Brought | Seated):
        return False
    return isinstance(e, BARS_TAKING_BACK) or bool(e.moves) or hasattr(e, "who")


def differences(s: TableState, before: TableState) -> dict[Account, int]:
    """What every account has more now than it had before."""
    found: dict[Account, int] = {}
    pairs: tuple[tuple[Mapping[Account, int], Mapping[Account, int]], ...] = (
        (s.desk.chips, before.desk.chips),
        (s.book, before.book),
    )
    for now, then in pairs:
        for account in {**now, **then}:
            if more := now.get(account, 0) - then.get(account, 0):
                found[account] = more
    return found


def settle_back(more: Mapping[Account, int]) -> Iterator[Move]:
    """The moves that bring every account back to what it had: from those who have too much to those who have too
    little, in the order of their names."""
    owed = {account: -amount for account, amount in sorted(more.items()) if amount < 0}
    for account, amount in sorted(more.items()):
        for to in list(owed):
            part = min(amount, owed[to])
            if part <= 0:
                continue
            yield Move(account, to, part, "rectified")
            amount -= part
            owed[to] -= part


__all__ = ["Attended"]
