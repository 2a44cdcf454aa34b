"""Hands of poker as text that other programs read: PHH, a hand history in TOML; and back.

`HandRecord` is a hand in neutral words: who sat where with how much, what lay in the pot before the cards, what was
dealt and done, in order. A card that whoever keeps the record may not see is None, and "??" in the text. Players are
numbered from the lead on. Varieties that PHH has a code for are written with it; others carry their name in a code of
our own. What PHH has no field for stands in fields that begin with `_novamas`, which others pass over.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime, time
from decimal import Decimal
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.kit.cards import NAMES, BadCard, parse
from novamas.kit.errors import Worded
from novamas.kit.plain import Plain, PlainDict

Cards: TypeAlias = tuple[int | None, ...]
Limit: TypeAlias = Literal["none", "pot", "split", "fixed"]
LIMITS: tuple[Limit, ...] = get_args(Limit)
UNIT = 100
"""Minor units in one of those in which amounts are written."""
OWN = "_novamas"
CODES = {
    ("texas-holdem", "none"): "NT",
    ("texas-holdem", "fixed"): "FT",
    ("omaha", "pot"): "PO",
    ("omaha-hi-lo", "fixed"): "FO/8",
}
"""Varieties and limits that PHH has a code for; stud there has a forced first bet that ours has not."""
CODED = {code: named for named, code in CODES.items()}
HIDDEN = "??"


class BadHand(Worded):
    """A text that is no hand."""

    code = "bad-hand"


class Dealt(Struct, frozen=True, tag=True):
    """Cards to a player."""

    who: int
    cards: Cards
    up: tuple[bool, ...] = ()
    """Which of them lie open; none, if nothing is said."""


class Board(Struct, frozen=True, tag=True):
    """Common cards, to one of the rows."""

    cards: Cards
    row: int = 0


class Folded(Struct, frozen=True, tag=True):
    """A player leaves the hand."""

    who: int


class Covered(Struct, frozen=True, tag=True):
    """A player covers, or passes where there is nothing to cover."""

    who: int


class Raised(Struct, frozen=True, tag=True):
    """A player bets, or raises, to so much in this interval."""

    who: int
    to: int


class Changed(Struct, frozen=True, tag=True):
    """A player throws cards away; none: the player is served."""

    who: int
    cards: Cards = ()


class Shown(Struct, frozen=True, tag=True):
    """A player shows cards; none: the hand is put away unseen."""

    who: int
    cards: Cards = ()


Action: TypeAlias = Dealt | Board | Folded | Covered | Raised | Changed | Shown


class HandRecord(Struct, frozen=True, kw_only=True):
    """A hand. Amounts are minor units; lists are by player, from the lead on.

    `finish` is what everybody had afterwards, `won` what each got from the pots, `taken` what the house took from the
    pot in each interval, `fees` what it took from each player before the cards.
    """

    game: str
    limit: Limit
    players: tuple[str, ...]
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    minimum: int
    maximum: int = 0
    actions: tuple[Action, ...] = ()
    seats: tuple[int, ...] = ()
    finish: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    fees: tuple[int, ...] = ()
    hand: int = 0
    table: str = ""
    law: str = ""
    currency: str = ""
    when: datetime | None = None


# -- writing -----------------------------------------------------------------------------------------------------------


def write(record: HandRecord) -> str:
    """A hand as PHH."""
    return "".join(f"{key} = {value}\n" for key, value in _fields(record))


def write_all(records: Iterable[HandRecord]) -> str:
    """Several hands as one text: each under its number."""
    return "\n".join(f"[{n}]\n{write(record)}" for n, record in enumerate(records, 1))


def code_of(game: str, limit: str) -> str:
    """The code of a variety: that of PHH, or one of our own that says its name."""
    return CODES.get((game, limit), f"novamas:{game}:{limit}")


def _fields(record: HandRecord) -> Iterator[tuple[str, str]]:
    whole = all(amount % UNIT == 0 for amount in _amounts(record))

    def money(amount: int) -> str:
        units, rest = divmod(amount, UNIT)
        return str(units) if whole else f"{units}.{rest:02}"

    def row(amounts: Iterable[int]) -> str:
        return f"[{', '.join(map(money, amounts))}]"

    yield "variant", _text(code_of(record.game, record.limit))
    yield "antes", row(record.antes)
    yield "blinds_or_straddles", row(record.blinds)
    if record.limit == "fixed":
        yield "small_bet", money(record.minimum)
        yield "big_bet", money(record.maximum or 2 * record.minimum)
    else:
        yield "min_bet", money(record.minimum)
    yield "starting_stacks", row(record.stacks)
    yield "actions", "[\n" + "".join(f"  {_text(_action(a, money))},\n" for a in record.actions) + "]"
    yield "players", f"[{', '.join(map(_text, record.players))}]"
    if record.seats:
        yield "seats", str(list(record.seats))
    if record.finish:
        yield "finishing_stacks", row(record.finish)
    if record.won:
        yield "winnings", row(record.won)
    if record.hand:
        yield "hand", str(record.hand)
    if record.table:
        yield "table", _text(record.table)
    if record.currency:
        yield "currency", _text(record.currency)
    if record.when is not None:
        moment = record.when.astimezone(UTC)
        yield "time", moment.strftime("%H:%M:%S")
        yield "time_zone", _text("UTC")
        yield from (("day", str(moment.day)), ("month", str(moment.month)), ("year", str(moment.year)))
    yield from _own_fields(record, money, row)


def _own_fields(
    record: HandRecord, money: Callable[[int], str], row: Callable[[Iterable[int]], str]
) -> Iterator[tuple[str, str]]:
    yield f"{OWN}_game", _text(record.game)
    yield f"{OWN}_limit", _text(record.limit)
    if record.limit != "fixed" and record.maximum:
        yield f"{OWN}_maximum", money(record.maximum)
    if record.law:
        yield f"{OWN}_law", _text(record.law)
    if record.taken:
        yield f"{OWN}_taken", row(record.taken)
    if record.fees:
        yield f"{OWN}_fees", row(record.fees)
    rows = [action.row for action in record.actions if isinstance(action, Board)]
    if any(rows):
        yield f"{OWN}_rows", str(rows)
    faces = ["".join("u" if up else "d" for up in a.up) for a in record.actions if isinstance(a, Dealt)]
    if any(faces):
        yield f"{OWN}_faces", f"[{', '.join(map(_text, faces))}]"


def _amounts(record: HandRecord) -> Iterator[int]:
    yield from (record.minimum, record.maximum)
    for row in (record.stacks, record.antes, record.blinds, record.finish, record.won, record.taken, record.fees):
        yield from row
    yield from (action.to for action in record.actions if isinstance(action, Raised))


def action_text(action: Action) -> str:
    """An action as it is written, with its amount in units and hundredths."""
    return _action(action, lambda amount: f"{amount / UNIT:g}")


def _action(action: Action, money: Callable[[int], str]) -> str:
    match action:
        case Dealt(who=who, cards=cards):
            return f"d dh p{who + 1} {_write_cards(cards)}"
        case Board(cards=cards):
            return f"d db {_write_cards(cards)}"
        case Folded(who=who):
            return f"p{who + 1} f"
        case Covered(who=who):
            return f"p{who + 1} cc"
        case Raised(who=who, to=to):
            return f"p{who + 1} cbr {money(to)}"
        case Changed(who=who, cards=cards):
            return f"p{who + 1} sd {_write_cards(cards)}".rstrip()
        case Shown(who=who, cards=cards):
            return f"p{who + 1} sm {_write_cards(cards)}".rstrip()


def _write_cards(cards: Cards) -> str:
    return "".join(
        HIDDEN if card is None else NAMES[card][:-1].replace("10", "T") + NAMES[card][-1].lower() for card in cards
    )


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> HandRecord:
    """The hand that a text tells."""
    found = read_all(text)
    if len(found) != 1:
        raise BadHand("phh-one-hand", value=len(found), count=len(found))
    return found[0]


def read_all(text: str) -> tuple[HandRecord, ...]:
    """The hands of a text: one, or several under their numbers."""
    try:
        plain = tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadHand("phh-no-toml") from wrong
    if "variant" in plain:
        return (_record(plain),)
    if not plain or not all(isinstance(value, dict) for value in plain.values()):
        raise BadHand("phh-missing", value="variant", name="variant")
    return tuple(_record(value) for value in plain.values())


def _record(plain: PlainDict) -> HandRecord:
    code = _require(plain, "variant", str)
    game, limit = _variety(code)
    stacks = _money_row(plain, "starting_stacks")
    count = len(stacks)
    rows = [_whole(n) for n in _list(plain, f"{OWN}_rows")]
    faces = [str(face) for face in _list(plain, f"{OWN}_faces")]
    minimum = "small_bet" if "small_bet" in plain else "min_bet" if "min_bet" in plain else ""
    record = HandRecord(
        game=game,
        limit=limit,
        players=tuple(map(str, _list(plain, "players"))) or tuple(f"p{n}" for n in range(1, count + 1)),
        stacks=stacks,
        antes=_money_row(plain, "antes"),
        blinds=_money_row(plain, "blinds_or_straddles"),
        minimum=_money(plain[minimum]) if minimum else 0,
        maximum=_money(plain.get("big_bet", plain.get(f"{OWN}_maximum", 0))),
        actions=tuple(_actions(_require(plain, "actions", list), count, rows, faces)),
        seats=tuple(_whole(seat) for seat in _list(plain, "seats")),
        finish=_money_row(plain, "finishing_stacks", False),
        won=_money_row(plain, "winnings", False),
        taken=_money_row(plain, f"{OWN}_taken", False),
        fees=_money_row(plain, f"{OWN}_fees", False),
        hand=plain["hand"] if type(plain.get("hand")) is int else 0,
        table=str(plain.get("table", "")),
        law=str(plain.get(f"{OWN}_law", "")),
        currency=str(plain.get("currency", "")),
        when=_moment(plain),
    )
    for name, row in (("players", record.players), ("antes", record.antes), ("blinds_or_straddles", record.blinds)):
        if len(row) != count:
            raise BadHand("phh-lengths", value=name, name=name, count=count)
    return record


def _variety(code: str) -> tuple[str, Limit]:
    """The variety and its limit: by PHH's code, else by ours."""
    game, name = CODED.get(code, ("", ""))
    parts = code.split(":")
    if len(parts) == 3 and parts[0] == OWN.strip("_"):
        game, name = parts[1:]
    limit = next((limit for limit in LIMITS if limit == name), None)
    if game and limit is not None:
        return game, limit
    raise BadHand("phh-variant", value=code, name=code)


def _actions(texts: Sequence[Any], count: int, rows: Sequence[int], faces: Sequence[str]) -> Iterator[Action]:
    boards, dealt = iter(rows), iter(faces)
    for text in texts:
        words = str(text).split("#")[0].split()
        if not words:
            continue
        match words:
            case ["d", "dh", who, cards]:
                up = tuple(face == "u" for face in next(dealt, ""))
                yield Dealt(_player(who, count, text), _cards(cards, text), up)
            case ["d", "db", cards]:
                yield Board(_cards(cards, text), next(boards, 0))
            case [who, "f"]:
                yield Folded(_player(who, count, text))
            case [who, "cc"]:
                yield Covered(_player(who, count, text))
            case [who, "cbr", amount]:
                yield Raised(_player(who, count, text), _money(amount))
            case [who, "sd" | "sm" as act, *cards] if len(cards) <= 1:
                kind = Changed if act == "sd" else Shown
                yield kind(_player(who, count, text), _cards("".join(cards), text))
            case _:
                raise BadHand("phh-action", value=text, name=str(text))


def _player(word: str, count: int, text: object) -> int:
    if word[:1] != "p" or not word[1:].isdecimal() or not 1 <= int(word[1:]) <= count:
        raise BadHand("phh-action", value=text, name=str(text))
    return int(word[1:]) - 1


def _cards(text: str, action: object) -> Cards:
    if text == "-":
        return ()
    if len(text) % 2:
        raise BadHand("phh-action", value=action, name=str(action))
    try:
        pairs = [text[n : n + 2] for n in range(0, len(text), 2)]
        return tuple(None if pair == HIDDEN else parse(pair) for pair in pairs)
    except BadCard as wrong:
        raise BadHand("phh-action", value=action, name=str(action)) from wrong


def _require(plain: Plain, name: str, kind: type) -> Any:
    if not isinstance(plain.get(name), kind):
        raise BadHand("phh-missing", value=name, name=name)
    return plain[name]


def _list(plain: Plain, name: str) -> list[Any]:
    return list(_require(plain, name, list)) if name in plain else []


def _money_row(plain: Plain, name: str, required: bool = True) -> tuple[int, ...]:
    if not required and name not in plain:
        return ()
    return tuple(_money(amount) for amount in _require(plain, name, list))


def _money(amount: object) -> int:
    """An amount in minor units; nothing that is finer."""
    try:
        exact = Decimal(str(amount)) * UNIT
    except ArithmeticError as wrong:
        raise BadHand("phh-amount", value=amount, name=str(amount)) from wrong
    if not exact.is_finite() or exact != int(exact) or exact < 0:
        raise BadHand("phh-amount", value=amount, name=str(amount))
    return int(exact)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise BadHand("phh-amount", value=value, name=str(value))
    return value


def _moment(plain: Plain) -> datetime | None:
    """When the hand began, if the text says so in full and in universal time."""
    parts = [plain.get(name) for name in ("year", "month", "day")]
    at = plain.get("time")
    if not isinstance(at, time) or any(type(part) is not int for part in parts) or plain.get("time_zone") != "UTC":
        return None
    try:
        return datetime(parts[0], parts[1], parts[2], at.hour, at.minute, at.second, tzinfo=UTC)  # type: ignore[arg-type]
    except ValueError as wrong:
        raise BadHand("phh-amount", value=str(parts), name=str(parts)) from wrong
