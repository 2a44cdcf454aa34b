"""The rules of a comparison in words: a path of the law files such as `bets.red.maximum.multiples`, and its value.

The terminal and the browser say the same of a rule, because both ask here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from novamas.games import FAMILIES
from novamas.games.table_rules import ROLES
from novamas.kit.decider import Call
from novamas.kit.names import bet_name, spot_name
from novamas.kit.words import announcement, has, say
from novamas.odds.compare import Value

PRIZE = re.compile(r"prizes\.([a-z-]+)\.(pays|least)")
EXAMPLE = re.compile(r"examples\.(\d+)")
"""What the families are called whose rules speak of hands."""
UNSAID = ("call", "announced", "throws", "prizes")
"""Parts of a path that tell a reader nothing beside those around them."""


def rule_name(path: str, bets: Sequence[str], tongue: str, family: str) -> str:
    """A path of the TOML in words: the bets or the section, then the field.

    A family may have a name of its own for a section, a section or a bet one for a field.
    """
    section, _, rest = path.partition(".")
    if bets:
        names = ", ".join(_bet(bet, tongue) for bet in bets)
        return f"{names}: {_bet_field(rest.partition('.')[2], bets[0], tongue, family)}"
    *between, leaf = rest.split(".")
    where = _word("section", section, tongue, within=family)
    between = [part for part in between if part not in UNSAID]
    if between:
        where += f" ({_between(section, between, tongue, family)})"
    return where if leaf == section and len(between) < 2 else f"{where}: {_word('field', leaf, tongue, within=section)}"


def _between(section: str, parts: list[str], tongue: str, family: str) -> str:
    """The parts of a path between its section and its field; a section may have words for all of them together, or
    for the first."""
    middle, whole, first = f"middle-{section}", "-".join(parts), parts[0]
    if not has(middle):
        return ", ".join(_part(part, tongue, family) for part in parts)
    if (together := say(middle, tongue, middle=whole)) != whole and len(parts) > 1:
        return together
    shown = int(first) if first.isdigit() else _shape(first, tongue, family) or first
    return ", ".join([say(middle, tongue, middle=shown), *(_part(part, tongue, family) for part in parts[1:])])


def _part(part: str, tongue: str, family: str) -> str:
    """A part of a path: a hand, a shape of cards, or another section."""
    if shape := _shape(part, tongue, family):
        return shape
    name = _word("section", part, tongue)
    return name[:1].lower() + name[1:]


def _shape(part: str, tongue: str, family: str) -> str:
    """The name of a hand or of a shape of cards in a game that has such; nothing for anything else."""
    keys = (f"poker-kind-{part}", f"part-{part}") if FAMILIES[family].names_hands else ()
    return next((say(key, tongue) for key in keys if has(key)), "")


def _bet(bet: str, tongue: str) -> str:
    """A bet by the name that it has among rules, where that differs from the one on the cloth."""
    return say(f"bets-{bet}", tongue) if has(f"bets-{bet}") else bet_name(bet, tongue)


def _bet_field(field: str, bet: str, tongue: str, family: str) -> str:
    """What is told of a bet: in words of its own, or its prizes by the names of the hands that win them."""
    if example := EXAMPLE.fullmatch(field):
        return say("field-examples", tongue, number=int(example[1]))
    prize = PRIZE.fullmatch(field)
    if prize and _find_word("field", field, tongue, bet) is None:
        return say(f"field-prize-{prize[2]}", tongue, hand=_part(prize[1], tongue, family))
    return _word("field", field, tongue, within=bet)


def value_words(path: str, value: Value, tongue: str) -> str:
    """A value in words: names for bets and calls, yes and no, lists with commas."""
    if not value.said:
        return say("compare-unsaid", tongue)
    leaf = path.rpartition(".")[2]
    return _value(leaf, value.value, tongue)


def _value(leaf: str, value: object, tongue: str) -> str:
    match value:
        case bool():
            return say("compare-yes" if value else "compare-no", tongue)
        case str():
            return _item(leaf, value, tongue)
        case list() | tuple():
            if not value:
                return say("compare-none", tongue)
            if _range(leaf, value):
                return str(value[0]) if value[0] == value[1] else f"{value[0]}–{value[1]}"
            return (" → " if leaf == "pay_order" else ", ").join(_value(leaf, v, tongue) for v in value)
    return str(value)


def _range(leaf: str, value: Any) -> bool:
    """Least and most: of staff, of a maximum, of a deduction."""
    return len(value) == 2 and (leaf in ("between", "per_mille") or leaf in ROLES)


BLANK: dict[str, int | str] = dict.fromkeys(
    ("amount", "points", "box", "card", "cards", "number", "percent", "tenths"), "…"
)
"""What stands in a call for what is only known when it is made."""
HANDS = ("order", "kind", "short")
"""Fields with names of poker hands in them, and of who is dealt to."""


def _item(leaf: str, item: str, tongue: str) -> str:
    if leaf == "calls" and has(f"call-{item}", tongue) and item not in ("number", "even-chances", "position"):
        return f"«{announcement(Call(item, BLANK), 'es')}»"
    if leaf == "pays" and item.startswith("0:"):
        return say("compare-tie", tongue, pays=item)
    if leaf == "pay_order":
        return bet_name(item, tongue)
    if leaf == "chips":
        count, _, spot = item.partition(" ")
        return f"{count} × {spot_name(spot, tongue)}"
    if leaf in HANDS and has(f"poker-kind-{item}"):
        return say(f"poker-kind-{item}", tongue)
    return _word("value", item.lstrip("@"), tongue, within=leaf)


def _word(what: str, key: str, tongue: str, within: str = "") -> str:
    """The word for a section, a field or a value; the key itself where it is a number, or nobody has named it."""
    return _find_word(what, key, tongue, within) or key.replace("_", " ")


def _find_word(what: str, key: str, tongue: str, within: str) -> str | None:
    """The word that is meant for this place, if there is one, else the one for any place; a bet by its name."""
    plain = key.replace(".", "-").replace("_", "-")
    for full in (f"{what}-{within.replace('_', '-')}-{plain}", f"{what}-{plain}"):
        if has(full):
            return say(full, tongue)
    return bet_name(key, tongue) if has(f"bet-{key}") else None


__all__ = ["rule_name", "value_words"]
