"""What staff do for the players of a roulette: they lay stakes for whoever asks, and sort the colour chips.

Whose hand lays a stake changes nothing about whose it is: it is written down with the bet.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from novamas.games.roulette.rules import Placing
from novamas.kit.decider import CROUPIER, Actor, Command, Desk, Event

Hand: TypeAlias = Literal["self", "croupier", "end"]
SELF, END = "self", "end"


class AskToLay(Command, frozen=True, kw_only=True):
    """A player asks a croupier or the end of the table to lay their stakes from now on, or lays them again."""

    whom: Hand


class LayingAsked(Event, frozen=True, kw_only=True):
    player: Actor
    whom: Hand


class StacksRebuilt(Event, frozen=True, kw_only=True):
    """The colour chips that were collected are in their stacks again: by the croupier, an assistant or a machine."""

    by: Literal["croupier", "assistant", "sorter"]


def hands(rule: Placing, s: Desk) -> tuple[Hand, ...]:
    """Who can be asked to lay stakes: those whom the law names, as far as they are at the table."""
    croupier = "croupier" in rule.hands and CROUPIER in s.staff
    end = END in rule.hands and (s.crew.get("ends", 0) > 0 or (rule.stands_in and croupier))
    named: dict[Hand, bool] = {"self": True, "croupier": croupier, "end": end}
    return tuple(hand for hand, there in named.items() if there)


def who_lays(rule: Placing, s: Desk, whom: Hand) -> str:
    """Whose hand lays the stakes of somebody who has asked: nothing is their own; a croupier stands in for an end."""
    if whom == SELF or whom not in hands(rule, s):
        return ""
    return whom if whom != END or s.crew.get("ends", 0) > 0 else "croupier"


def helper(sorter: bool, s: Desk) -> Literal["assistant", "sorter", ""]:
    """Who sorts the chips beside the croupier, if anybody."""
    return "sorter" if sorter else "assistant" if s.crew.get("assistants", 0) else ""
