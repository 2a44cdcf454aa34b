"""The cloths: what lies where, for whoever sits at the table. A table that draws its own does so in `tables/`.

Own chips, other people's and chips in prison have marks of their own; red and black have shapes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct
from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.terminal import Glyphs, Terminal, short
from novamas.games.cloth.acts import ClothDesk
from novamas.games.cloth.sheet import AnyCloth
from novamas.games.spin import AnySpin, Spin
from novamas.kit.cards import JOKERS, NAMES, RANKS, parse, rank, suit
from novamas.kit.decider import Actor, Veiled
from novamas.kit.money import Currency
from novamas.kit.words import has

RED, BLACK, NEUTRAL = "bold red", "bold", "bold green"
MINE, THEIRS, HELD = "bold yellow", "cyan", "bold magenta"
SWATCH = {"red": RED, "black": BLACK}


class Stake(Struct, frozen=True):
    """What lies on one spot: the viewer's, other people's, and of the viewer's what is in prison."""

    mine: int = 0
    theirs: int = 0
    held: int = 0


def stakes(desk: ClothDesk, me: Actor) -> dict[str, Stake]:
    """All chips on the cloth, by spot."""
    lying: dict[str, Stake] = {}
    for bet in desk.bets.values():
        s = lying.get(bet.on, Stake())
        if bet.owner != me:
            s = Stake(s.mine, s.theirs + bet.amount, s.held)
        elif bet.zeros:
            s = Stake(s.mine, s.theirs, s.held + bet.amount)
        else:
            s = Stake(s.mine + bet.amount, s.theirs, s.held)
        lying[bet.on] = s
    return lying


G = TypeVar("G", bound=AnyCloth)
D = TypeVar("D", bound=ClothDesk)


class Sheet(Generic[G, D]):
    """One drawing of one cloth."""

    def __init__(self, t: Terminal, game: G, desk: D, me: Actor, currency: Currency) -> None:
        self.t, self.game, self.desk, self.currency = t, game, desk, currency
        self.g: Glyphs = t.glyphs
        self.me = me
        self.stakes: Mapping[str, Stake] = stakes(desk, me)

    def mark(self, spot: str) -> tuple[str, str]:
        """One character for what lies on a spot, and its style."""
        s = self.stakes.get(spot, Stake())
        if s.mine and s.theirs:
            return self.g.both, MINE
        if s.mine:
            return self.g.mine, MINE
        if s.held:
            return self.g.prison, HELD
        return (self.g.theirs, THEIRS) if s.theirs else ("", "")

    def heap(self, canvas: Canvas, x: int, y: int, width: int, spot: str) -> None:
        """What lies on a spot in figures, as far as there is room."""
        s = self.stakes.get(spot, Stake())
        said = [(self.g.mine, s.mine, MINE), (self.g.prison, s.held, HELD), (self.g.theirs, s.theirs, THEIRS)]
        parts = [(mark + short(amount, self.currency), mark, style) for mark, amount, style in said if amount]
        while parts and len(" ".join(p[0] for p in parts)) > width:
            longest = max(range(len(parts)), key=lambda i: (len(parts[i][0]), i))
            if parts[longest][0] == parts[longest][1]:
                break
            parts[longest] = (parts[longest][1], parts[longest][1], parts[longest][2])
        x += max(0, (width - len(" ".join(p[0] for p in parts))) // 2)
        for text, _, style in parts:
            canvas.put(x, y, text, style)
            x += len(text) + 1

    def stake_text(self, spot: str) -> Text:
        """What lies on a spot, one's own and the others', as text to put beside it."""
        stake, text = self.stakes.get(spot, Stake()), Text()
        for mark, amount, style in ((self.g.mine, stake.mine, MINE), (self.g.theirs, stake.theirs, THEIRS)):
            if amount:
                text.append(f" {mark}{short(amount, self.currency)}", style)
        return text

    def label(self, kind: str, **args: object) -> str:
        return self.t.word(f"play-cloth-{kind}", **args)

    def chance(self, kind: str) -> tuple[str, str]:
        """The words on the box of an even chance, with the shape of its colour."""
        shape = {"red": self.g.red, "black": self.g.black}.get(kind, "")
        return f"{self.label(kind)} {shape}".strip(), SWATCH.get(kind, "")

    def boxes(self, canvas: Canvas, x: int, y: int, inner: int, kinds: list[str]) -> None:
        """A row of boxes, one for each bet, with its name above and its chips below."""
        canvas.grid([x + i * (inner + 1) for i in range(len(kinds) + 1)], [y, y + 3])
        for i, kind in enumerate(kinds):
            at = x + i * (inner + 1) + 1
            canvas.centre(at, y + 1, inner, *self.chance(kind))
            self.heap(canvas, at, y + 2, inner, kind)


AnySheet: TypeAlias = Sheet[Any, Any]
"""A drawing of a cloth, whatever is played on it."""


def draw_boxes(sheet: Sheet[AnySpin, Spin]) -> list[Text]:
    """A box for every bet, on a cloth that has no drawing of its own."""
    kinds = list(sheet.game.spots)
    inner = max(5, min(9, (sheet.t.console.width - 1) // len(kinds) - 1))
    canvas = Canvas((inner + 1) * len(kinds) + 1, 5, sheet.g)
    canvas.grid([(inner + 1) * i for i in range(len(kinds) + 1)], [0, 4])
    for i, kind in enumerate(kinds):
        x = (inner + 1) * i + 1
        joker, _, colour = kind.partition("-")
        shape = {"red": sheet.g.red, "black": sheet.g.black}.get(colour, "")
        label = f"{sheet.label(joker)} {shape}".strip() if joker == "joker" else kind
        last = str(sheet.desk.previous) in map(str, sheet.game.spots[kind].covers)
        style = SWATCH.get(colour, NEUTRAL) + (" reverse" if last else "")
        canvas.centre(x, 1, inner, label + (sheet.g.dolly if last else ""), style)
        canvas.centre(x, 2, inner, pays(sheet.game, sheet.game.spots[kind].kind), "dim")
        sheet.heap(canvas, x, 3, inner, kind)
    return canvas.lines()


def faces(hand: tuple[Veiled[int], ...]) -> str:
    """Cards side by side; those that nobody has turned up yet show their backs."""
    return " ".join("▮" if card.value is None else card_name(card.value) for card in hand)


def card_name(card: int) -> str:
    """A card as people read it: “10♥”; a joker by its star."""
    return "★" if card in JOKERS else RANKS[rank(card)] + "♠♥♦♣"[suit(card)]


def pays(game: AnySpin, kind: str) -> str:
    odds = game.bet_rule(kind).pays
    return "" if odds is None else str(odds)


def shape(game: AnySpin, t: Terminal, value: int | str) -> tuple[str, str]:
    """A result with the shape of its colour, for the board of the last numbers; and its style."""
    g = t.glyphs
    if isinstance(value, str) and value in game.kinds and has(f"play-cloth-{value}"):
        return initial(t, value).upper(), NEUTRAL  # a hand, or a tie
    row, _, chance = value.partition("-") if isinstance(value, str) else ("", "", "")
    if chance in game.kinds:
        return (f"{g.red}{initial(t, chance)}", RED) if row == "red" else (f"{g.black}{initial(t, chance)}", BLACK)
    reds, blacks = (game.spots[k].covers if k in game.spots else frozenset() for k in ("red", "black"))
    if value in reds or value == "joker-red":
        return f"{g.red}{value}".replace("joker-red", "J"), RED
    if value in blacks or value == "joker-black":
        return f"{g.black}{value}".replace("joker-black", "J"), BLACK
    if isinstance(value, str) and value and all(card.upper() in NAMES for card in value.split()):
        return t.spell(" ".join(card_name(parse(card)) for card in value.split())), NEUTRAL
    return str(value), NEUTRAL


def initial(t: Terminal, kind: str) -> str:
    """The first letter of what a bet is called on the cloth."""
    return t.word(f"play-cloth-{kind}")[:1]
