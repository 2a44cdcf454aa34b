"""What the lessons of the pokers share: the hand with which the bank plays, and going on or giving up."""

from __future__ import annotations

from novamas.games.lesson import Line, tell
from novamas.games.poker.rules import GoRules, Payoff, PokerRules
from novamas.kit.hands import HIGH_CARD


def tell_least(rules: GoRules) -> Line:
    """The hand from which on the bank plays: "K-A", "pair of 8"."""
    return tell_hand(rules.qualify.kind, rules.qualify.ranks)


def tell_hand(kind: str, ranks: tuple[str, ...] = ()) -> Line:
    """A hand by its combination and its ranks."""
    joined = "-".join(ranks)
    if kind == HIGH_CARD and joined:
        return tell("poker-how-ranks", ranks=joined)
    return tell("poker-made", kind=Line(f"poker-kind-{kind}"), ranks=joined) if joined else Line(f"poker-kind-{kind}")


def tell_bank(rules: GoRules, idle: object) -> Line:
    """What happens where the bank has not even the least hand."""
    return tell("poker-how-bank", least=tell_least(rules), idle=idle)


def tell_prizes(prizes: dict[str, Payoff], rules: PokerRules) -> Line:
    """A pay table by its first and its last line."""
    kinds = [kind for kind in rules.ranking.ranking().kinds() if kind in prizes]
    best, last = kinds[0], kinds[-1]
    least = prizes[last].least
    return tell(
        "poker-how-prizes",
        last=tell_hand(last, () if least == "2" else (least,)),
        low=prizes[last].pays,
        best=Line(f"poker-kind-{best}"),
        high=prizes[best].pays,
    )
