"""What happened at a table in sentences: one an event (`event-<Type>` of the locales), for whatever the house prints.

The browser tells the same events in the same words (`web/src/lib/events.ts`). A sentence may use any of the variables
below and those of its game's room; a text that there is nothing to say for is the word `none`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import Struct

from novamas.games import FAMILIES, AnyRoom
from novamas.kit.decider import Account, Actor, Call, Event, Move, is_person
from novamas.kit.money import Currency, show
from novamas.kit.names import game_name, spot_name
from novamas.kit.plain import PlainDict
from novamas.kit.words import announcement, has, say
from novamas.law import UnknownLaw, library

NONE = "none"
MOST = 3  # spots that are named before the rest is counted
LAST = 4  # signs of an id that stand for somebody who has no name any more
HOUSE = ("@float", "@box", "@cage")
PURSE = "@purse/"
RANKS, SUITS = ("A", *map(str, range(2, 11)), "J", "Q", "K"), "♠♥♦♣"
LETTERS = "SHDC"
IN_PACK = len(RANKS) * len(SUITS)

Spots = Callable[[int], str | None]


def no_spot(bet: int) -> None:
    """For whoever does not know where a bet lay."""


class Teller(Struct, frozen=True):
    """Tells events in a language. `names` are the people who have one; `room` is that of the game."""

    lang: str
    currency: Currency
    room: AnyRoom | None = None
    names: Mapping[Actor, str] = {}

    # -- who, where, how much ----------------------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        return say(key, self.lang, **args)

    def has(self, key: str) -> bool:
        return has(key, self.lang) or has(key)

    def name(self, who: Account) -> str:
        """Who acts, or where chips lie: a person's name, a role, an account."""
        if who.startswith(PURSE):
            return self.say("event-account-purse", who=self.name(who.removeprefix(PURSE)))
        if is_person(who):
            return self.names.get(who) or self.say("event-unnamed", mark=who[-LAST:])
        keys = (f"event-{kind}-{who[1:]}" for kind in ("actor", "account"))
        return next((self.say(key) for key in keys if self.has(key)), who[1:])

    def whole_name(self, who: Actor) -> str:
        """A role or a person as a document names them; somebody of the house who is no person is the house."""
        key = f"role-{who[1:]}"
        if not is_person(who) and self.has(key):
            return self.say(key)
        return self.say("book-the-house") if who == "house" else self.name(who)

    def money(self, amount: int) -> str:
        return show(amount, self.currency, self.lang)

    def why(self, why: str) -> str:
        """Why chips moved."""
        key = f"event-why-{why}"
        return self.say(key) if self.has(key) else why.replace("-", " ")

    def move(self, move: Move) -> str:
        return self.say("book-move", src=self.name(move.src), dst=self.name(move.dst))

    def call(self, call: Call) -> str:
        """What was said aloud, with people called by their names."""
        who = call.args.get("who")
        named = Call(call.key, {**call.args, "who": self.name(who)}, call.by) if isinstance(who, str) else call
        return announcement(named, self.lang, self.currency)

    def join(self, words: Iterable[str]) -> str:
        """Names in a row: “croupier, table head and director”."""
        *first, last = list(words) or [""]
        return self.say("book-and", first=", ".join(first), last=last) if first else last

    # -- cards and results -------------------------------------------------------------------------------------------

    def card(self, card: object) -> str:
        """A card as people read it, “10♥”; nothing to say for one that lies face down."""
        value = card.get("value") if isinstance(card, dict) else card
        if not isinstance(value, int) or isinstance(value, bool):
            return NONE
        return RANKS[value % len(RANKS)] + SUITS[value // len(RANKS)] if value < IN_PACK else self.say("card-joker")

    def outcome(self, value: object) -> str:
        """What came: a number as it is, a symbol by its name, dice one after the other, a card by its signs."""
        if isinstance(value, list | tuple):
            return " + ".join(map(str, value))
        if not isinstance(value, str):
            return str(value)
        if value == "?":
            return self.say("card-hidden")
        if value.startswith("JOKER"):
            return self.say("card-joker")
        if value[:-1] in RANKS and value[-1:] in LETTERS:
            return value[:-1] + SUITS[LETTERS.index(value[-1])]
        return self.say(f"bet-{value}") if self.has(f"bet-{value}") else value

    def cause(self, cause: str) -> str:
        own = f"event-cause-{cause}"
        return self.say(own if self.has(own) else f"value-{cause}")

    # -- events ------------------------------------------------------------------------------------------------------

    def entry(self, event: Event) -> str:
        """What kind of entry an event is, in a word or two."""
        key = f"event-{type(event).__name__}-entry"
        return self.say(key) if self.has(key) else type(event).__name__

    def tell(self, event: Event, by: Actor, round: int = 0, spot_of: Spots = no_spot) -> str:
        """An event in one sentence."""
        plain: PlainDict = msgspec.to_builtins(event, str_keys=True)
        kind = plain.pop("type")
        return self.say(f"event-{kind}", **self.variables(plain, event.moves, by, round, spot_of))

    def variables(
        self, event: PlainDict, moves: tuple[Move, ...], by: Actor, round: int, spot_of: Spots
    ) -> dict[str, object]:
        """Everything that a sentence may name."""
        notice = event.get("notice") or event
        opening = event.get("opening") or {}
        bets = _numbers(event.get("bets", event.get("bet")))
        hand = _hand_of(event)
        dice = _numbers(event.get("dice"))
        amount, chip = event.get("amount"), event.get("value")
        least = notice.get("minimum") or opening.get("minimum") or 0
        fixed = any(event.get(name) for name in ("fixed", "barred", "laid", "bound"))
        told: dict[str, object] = {
            "who": self.name(_whom_about(event, moves, by)),
            "by": self.name(by),
            "amount": self.money(amount if isinstance(amount, int) else sum(m.amount for m in moves)),
            "people": self.money(sum(m.amount for m in moves if is_person(m.dst))),
            "house": self.money(sum(m.amount for m in moves if m.dst in HOUSE)),
            "won": self.money(sum(m.amount for m in moves if m.why == "win")),
            "least": self.money(_number(event.get("least"))),
            "taken": self.money(_number(event.get("taken"))),
            "minimum": self.money(_number(least)),
            "chip": self.money(_number(chip)),
            "moved": "some" if moves else NONE,
            "means": moves[0].why if moves else NONE,
            "on": self.spot(event.get("on")),
            "whom": str(event.get("whom") or event.get("laid_by") or NONE),
            "via": self.spot(event.get("via") or None),
            "bets": len(bets),
            "stays": "yes" if _numbers(event.get("kept")) else "no",
            "spots": self.spots(bets, spot_of),
            "round": _number(event.get("round"), round),
            "value": self.outcome(chip) if "value" in event else NONE,
            "wheel": str(event.get("wheel", NONE)),
            "note": self.note(event.get("note")),
            "reason": self.reason(event.get("reason")),
            "settled": "yes" if event.get("settled") else "no",
            "cause": self.cause_of(event.get("cause", event.get("fault"))),
            "restart": NONE if event.get("restart") is None else self.outcome(event["restart"]),
            "card": self.card(event.get("card")),
            "cards": " ".join(map(self.card, _numbers(event.get("cards")))),
            "hand": NONE if hand is None else hand,
            "side": self.say(f"bet-{hand}") if hand is not None and self.has(f"bet-{hand}") else NONE,
            "word": str(event.get("word", event.get("said", NONE))),
            "points": _number(event.get("points", event.get("score"))),
            "dice": self.join(map(str, dice)) or NONE,
            "total": sum(dice),
            "result": str(event.get("result") or NONE),
            "fixed": "yes" if fixed else "no",
            "of": self.name_if(event.get("of")),
            "guest": self.name_if(event.get("guest")),
            "after": _number(notice.get("after")),
            "roles": self.join(self.name(role) for role in event.get("roles") or () if isinstance(role, str)) or NONE,
            "law": law_name(str(opening["law"]), self.lang) if opening else NONE,
            "game": game_name(str(opening["game"]), self.lang) if opening else NONE,
        }
        told |= {name: _number(event.get(name)) for name in COUNTS}
        return told | self.own_words(event)

    def own_words(self, event: PlainDict) -> PlainDict:
        """What the room of the game adds."""
        words = self.room.words if self.room is not None else None
        return {} if words is None else words(event)

    def name_if(self, who: object) -> str:
        return self.name(who) if isinstance(who, str) else NONE

    def cause_of(self, cause: object) -> str:
        return self.cause(cause) if isinstance(cause, str) else NONE

    def note(self, note: object) -> str:
        """What staff wrote, as far as its reader may see it."""
        written = note.get("value") if isinstance(note, dict) else None
        return written if isinstance(written, str) and written else NONE

    def reason(self, reason: object) -> str:
        """Why somebody stopped the game."""
        key = f"reason-{reason}"
        return self.say(key) if isinstance(reason, str) and self.has(key) else NONE

    def spot(self, on: object) -> str:
        return spot_name(on, self.lang) if isinstance(on, str) else NONE

    def spots(self, bets: list[int], spot_of: Spots) -> str:
        """Where bets lay, as far as that is known of all of them."""
        known = [spot for bet in bets if (spot := spot_of(bet)) is not None]
        if not known or len(known) < len(bets):
            return NONE
        rest = len(known) - MOST
        named = ", ".join(spot_name(spot, self.lang) for spot in known[:MOST])
        return f"{named} +{rest}" if rest > 0 else named


COUNTS = ("burns", "number", "place", "counted", "box", "stage", "player", "bank", "count", "last", "seat", "colour")
"""Numbers that a sentence names as they stand."""


def teller(lang: str, currency: Currency, family: str, names: Mapping[Actor, str]) -> Teller:
    return Teller(lang, currency, FAMILIES.get(family), names)


def law_name(law: str, lang: str) -> str:
    """What people call a law, as its own file says it; its key where there is no such law any more."""
    try:
        return library().head(law).short_name(lang)
    except UnknownLaw:
        return law


def _hand_of(event: PlainDict) -> object:
    """The hand that an event is about; once both cloths have spoken it is the bank's turn."""
    named = event.get("hand", event.get("to"))
    if named is None:
        named = "bank" if event.get("phase") == "banking" else event.get("turn")
    return named if isinstance(named, str) else None


def _whom_about(event: PlainDict, moves: tuple[Move, ...], by: Actor) -> Actor:
    """Whom an event is about: the one it names, else the only one who gives or gets chips, else who acted."""
    for name in ("who", "owner", "player", "banker", "holder", "lot"):
        if isinstance(found := event.get(name), str):
            return found
    people = {who for move in moves for who in (move.src, move.dst) if is_person(who)}
    return people.pop() if len(people) == 1 else by


def _numbers(value: object) -> list[int]:
    found = value if isinstance(value, list | tuple) else [value]
    return [each for each in found if isinstance(each, int) and not isinstance(each, bool)]


def _number(value: object, otherwise: int = 0) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


__all__ = ["Teller", "law_name", "teller"]
