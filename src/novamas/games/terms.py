"""What a player is told of a bet before playing: what it pays and in which case, and the most that may be staked."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from novamas.games.cloth.rules import BetRule, Maximum
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause

AUTHORISED = "authorised"


class Prize(Struct, frozen=True):
    """A case in which a bet is paid otherwise: the key of its words and what they need, and what is paid then."""

    case: str
    pays: str
    clauses: tuple[Clause, ...] = ()
    args: dict[str, str] = {}


class Terms(Struct, frozen=True, kw_only=True):
    """A bet: `pays` is what a win pays where no case of `prizes` says otherwise ("": only these cases are paid).

    `maximum` is the end of the key of its words (`rules-maximum-...`), `args` what they need.
    """

    bet: str
    pays: str = ""
    prizes: tuple[Prize, ...] = ()
    maximum: str = AUTHORISED
    args: dict[str, object] = {}
    clauses: tuple[Clause, ...] = ()


def tell_terms(bet: str, rule: BetRule, pays: Ratio | None = None, prizes: tuple[Prize, ...] = ()) -> Terms:
    """The terms of a bet whose maximum is one of the table."""
    paid = rule.pays if pays is None else pays
    key, args = tell_maximum(rule.maximum)
    limit = rule.maximum.clauses if rule.maximum else ()
    return Terms(
        bet=bet,
        pays="" if paid is None else str(paid),
        prizes=prizes,
        maximum=key,
        args=args,
        clauses=join(rule.clauses, limit),
    )


def tell_maximum(maximum: Maximum | None) -> tuple[str, dict[str, object]]:
    """The words of a maximum in multiples of the minimum."""
    if maximum is not None and maximum.multiples:
        return "multiples", {"multiples": maximum.multiples}
    if maximum is not None and maximum.between is not None:
        least, most = maximum.between
        return "between", {"least": str(least), "most": str(most)}
    return AUTHORISED, {}


def join(*clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Each clause once, in this order."""
    return tuple(dict.fromkeys(clause for some in clauses for clause in some))


def percent(part: Ratio) -> str:
    """`1:2` as “50”."""
    return f"{100 * part.numerator / part.denominator:g}"


def less(per_mille: int, whole: int = 1000) -> str:
    """What is left of even money after a deduction: 50 thousandths leave “19:20”."""
    left = Fraction(whole - per_mille, whole)
    return f"{left.numerator}:{left.denominator}"


def tell_deduction(deducted: tuple[int, int], clauses: tuple[Clause, ...], whole: int = 1000) -> Prize:
    """What even money comes to with the highest deduction of the house that the law allows."""
    least, most = deducted
    case = "rules-case-deduction" if least == most else "rules-case-deduction-up-to"
    return Prize(case, less(most, whole), clauses, {"percent": f"{100 * most / whole:g}"})
