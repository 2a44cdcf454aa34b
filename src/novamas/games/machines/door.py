"""Who may be in a room for machines: people are asked who they are, and some are not admitted."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.machines.acts import (
    CAUSES,
    IDLE,
    AskIdentity,
    BarPlayer,
    ConfirmIdentity,
    IdentityAsked,
    IdentityConfirmed,
    MachineDesk,
    PlayerBarred,
)
from novamas.games.machines.design import Machine
from novamas.games.machines.rules import MachineHouse, MachineRules, is_apart
from novamas.kit.decider import DIRECTOR, Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import OneOf, Why


class Door(Part[MachineDesk]):
    """The control of a room that is apart from the gaming room; elsewhere there is none."""

    owns = ("asked", "known", "barred")
    events = (IdentityAsked, IdentityConfirmed, PlayerBarred)

    def __init__(self, rules: MachineRules, house: MachineHouse, machine: Machine) -> None:
        self.room = rules.room
        self.apart = is_apart(rules, house, machine.type)

    def why_not_play(self, s: MachineDesk, who: Actor) -> Why | None:
        if who in s.barred:
            return Why("not-admitted", s.barred[who])
        return Why("identity-asked", self.room.identification_clauses) if who in s.asked else None

    @gate(AskIdentity, by=(DIRECTOR,))
    def allow_ask_identity(self, s: MachineDesk, who: Actor) -> Answer:
        clauses = self.room.identification_clauses
        if not (self.apart and self.room.identification):
            return Shut("no-door", clauses)
        people = tuple(each for each in s.chips if each not in (*s.asked, *s.known) and each not in s.barred)
        if not people:
            return Shut("not-now", clauses)
        return Offer("AskIdentity", who, {"player": OneOf(people)}, clauses)

    @gate(ConfirmIdentity, by=(DIRECTOR,))
    def allow_confirm_identity(self, s: MachineDesk, who: Actor) -> Answer:
        clauses = self.room.identification_clauses
        people = tuple(each for each in s.asked if each not in s.barred)
        return Offer("ConfirmIdentity", who, {"player": OneOf(people)}, clauses) if people else Shut("not-now", clauses)

    @gate(BarPlayer, by=(DIRECTOR,), during=(IDLE,))
    def allow_bar_player(self, s: MachineDesk, who: Actor) -> Answer:
        """Between two plays: what somebody has paid for they play to its end."""
        clauses = (*self.room.control_clauses, *self.room.admission_clauses)
        if not (self.apart and self.room.admission):
            return Shut("no-door", clauses)
        people = tuple(each for each in s.chips if each not in s.barred)
        if s.phase != IDLE or not people:
            return Shut("not-now", clauses)
        return Offer("BarPlayer", who, {"player": OneOf(people), "cause": OneOf(CAUSES)}, clauses)

    def play(self, run: Run[MachineDesk], c: Command) -> None:
        room = self.room
        match c:
            case AskIdentity(player=player):
                run(IdentityAsked(who=player, clauses=room.identification_clauses))
            case ConfirmIdentity(player=player):
                run(IdentityConfirmed(who=player, clauses=room.identification_clauses))
            case BarPlayer(player=player, cause=cause):
                own = room.identification_clauses if cause == "unidentified" else room.control_clauses
                run(PlayerBarred(who=player, cause=cause, clauses=(*own, *room.admission_clauses)))

    @staticmethod
    def evolve(s: MachineDesk, e: Event) -> MachineDesk:
        match e:
            case IdentityAsked(who=who):
                return replace(s, asked=(*s.asked, who))
            case IdentityConfirmed(who=who):
                return replace(s, asked=tuple(each for each in s.asked if each != who), known=(*s.known, who))
            case PlayerBarred(who=who, clauses=clauses):
                return replace(s, barred={**s.barred, who: clauses})
        return s

    @staticmethod
    def fold_leaving(s: MachineDesk, who: Actor) -> MachineDesk:
        asked, known = (tuple(each for each in some if each != who) for some in (s.asked, s.known))
        return replace(s, asked=asked, known=known, barred={k: v for k, v in s.barred.items() if k != who})
