"""The cloths: what lies where, for whoever sits at the table.

A chip on a roulette lies where it would lie on the felt: on the line between two numbers, on the corner of four, at
the foot of a row. Own chips, other people's and chips in prison have marks of their own; red and black have shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from rich.text import Text

from novamas.cli.play.canvas import Canvas
from novamas.cli.play.terminal import Glyphs, Terminal, short
from novamas.games.blackjack import BlackjackGame
from novamas.games.boule import BouleGame
from novamas.games.craps import CrapsGame
from novamas.games.poker.play import PokerGame
from novamas.games.punto_banca import PuntoGame
from novamas.games.roulette import RouletteGame
from novamas.games.roulette.cloth import COLUMNS
from novamas.games.roulette.rules import EVEN_CHANCES
from novamas.games.spin import Spin, SpinGame
from novamas.games.trente_quarante import TrenteGame
from novamas.kit.cards import JOKERS, RANKS, rank, suit
from novamas.kit.decider import Actor, Veiled, mask
from novamas.kit.money import Currency

RED, BLACK, NEUTRAL = "bold red", "bold", "bold green"
MINE, THEIRS, HELD = "bold yellow", "cyan", "bold magenta"
SWATCH = {"red": RED, "black": BLACK}


class Stake(Struct, frozen=True):
    """What lies on one spot: the viewer's, other people's, and of the viewer's what is in prison."""

    mine: int = 0
    theirs: int = 0
    held: int = 0


def stakes(desk: Spin, me: Actor) -> dict[str, Stake]:
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


class Sheet:
    """One drawing of one cloth."""

    def __init__(self, t: Terminal, game: SpinGame[Any, Any, Any], desk: Spin, me: Actor, currency: Currency) -> None:
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

    def label(self, kind: str, **args: Any) -> str:
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


# -- roulette -------------------------------------------------------------------------------------------


def roulette(sheet: Sheet) -> list[Text]:
    game: Any = sheet.game
    wheel, top = game.rules.wheel, game.rules.wheel.numbers
    across, w = top // COLUMNS, 6 if sheet.t.wide else 4
    left, box = 5, 9
    borders = [left + (w + 1) * i for i in range(across + 1)]
    foot = 2 * COLUMNS
    canvas = Canvas(borders[-1] + box + 2, foot + 6, sheet.g)
    canvas.grid([0, left], [0, foot])
    canvas.grid(borders, range(0, foot + 1, 2))
    canvas.grid([borders[-1], borders[-1] + box + 1], range(0, foot + 1, 2))

    def number(n: int, x: int, y: int) -> None:
        colour = wheel.colour(n)
        shape = {"red": sheet.g.red, "black": sheet.g.black}.get(colour, " ")
        style = SWATCH.get(colour, NEUTRAL) + (" reverse" if n == sheet.desk.previous else "")
        canvas.put(x, y, f"{shape}{n:>2}", style)
        if n == sheet.desk.previous:
            canvas.put(x + 3, y, sheet.g.dolly, "bold")

    number(0, 1, foot // 2)
    for n in range(1, top + 1):
        number(n, borders[(n - 1) // COLUMNS] + w // 2 - 1, height(n))
    for spot in sheet.stakes:
        kind, _, where = spot.partition(":")
        if kind == "straight":
            n = int(where)
            x = 4 if n == 0 else borders[(n - 1) // COLUMNS] + w // 2 + 2
            canvas.put(x, height(n) if n else foot // 2, *sheet.mark(spot))
        elif kind in ("split", "street", "corner", "six-line"):
            canvas.put(*on_the_lines(sorted(game.spots[spot].covers), borders, w, foot), *sheet.mark(spot))
    for kind in ("column", "double-column"):
        for spot in game.kinds.get(kind, ()):
            lines = [2 * (COLUMNS - int(k)) + 1 for k in spot.partition(":")[2].split("-")]
            if kind == "column":
                canvas.put(borders[-1] + 2, lines[0], sheet.label(kind, n=spot.partition(":")[2]))
                canvas.put(borders[-1] + box, lines[0], *sheet.mark(spot))
            elif abs(lines[0] - lines[1]) == 2:
                canvas.put(borders[-1] + box // 2, sum(lines) // 2, *sheet.mark(spot))
    dozens(sheet, canvas, borders, foot)
    inner = 2 * (w + 1) - 1
    sheet.boxes(canvas, left, foot + 2, inner, ["low", "even", "red", "black", "odd", "high"])
    return canvas.lines()


def height(n: int) -> int:
    """The row of a number: three above two above one."""
    return 2 * (COLUMNS - 1 - (n - 1) % COLUMNS) + 1


def on_the_lines(covers: list[int], borders: list[int], w: int, foot: int) -> tuple[int, int]:
    """Where the chip of a bet on several numbers lies: between their columns and rows, or at the foot of whole ones."""
    columns = sorted({(n - 1) // COLUMNS if n else -1 for n in covers})
    rows = sorted({height(n) for n in covers if n})
    x = borders[columns[-1]] if len(columns) > 1 else borders[columns[0]] + w // 2 + 1
    return x, foot if len(rows) == COLUMNS else (rows[0] + rows[-1]) // 2


def dozens(sheet: Sheet, canvas: Canvas, borders: list[int], foot: int) -> None:
    thirds = [borders[i] for i in range(0, len(borders), (len(borders) - 1) // 3)]
    canvas.grid(thirds, [foot, foot + 2])
    for spot in sheet.game.kinds.get("dozen", ()):
        n = int(spot.partition(":")[2])
        label = sheet.label("dozen", n=str(n))
        canvas.put(thirds[n - 1] + 2, foot + 1, label)
        x = thirds[n - 1] + 3 + len(label)
        sheet.heap(canvas, x, foot + 1, thirds[n] - x, spot)
    for spot in sheet.game.kinds.get("double-dozen", ()):
        a, b = map(int, spot.partition(":")[2].split("-"))
        if b == a + 1:
            canvas.put(thirds[a], foot + 1, *sheet.mark(spot))


# -- boule and the wheel ----------------------------------------------------------------------------------


def boule(sheet: Sheet) -> list[Text]:
    game: Any = sheet.game
    dish, spots = game.rules.dish, sheet.game.kinds["number"]
    inner, chances = 7, [k for k in EVEN_CHANCES if k in sheet.game.kinds]
    canvas = Canvas((inner + 1) * len(spots) + 1, 7, sheet.g)
    canvas.grid([(inner + 1) * i for i in range(len(spots) + 1)], [0, 3])
    for i, spot in enumerate(spots):
        n = int(spot.partition(":")[2])
        colour = "red" if n in dish.red else "black" if n in dish.black else ""
        if n == dish.neutral:
            colour = ""
        shape = {"red": sheet.g.red, "black": sheet.g.black}.get(colour, " ")
        last = n == sheet.desk.previous
        style = SWATCH.get(colour, NEUTRAL) + (" reverse" if last else "")
        canvas.put((inner + 1) * i + 3, 1, f"{shape}{n}", style)
        if last:
            canvas.put((inner + 1) * i + 5, 1, sheet.g.dolly, "bold")
        sheet.heap(canvas, (inner + 1) * i + 1, 2, inner, spot)
    wide = ((inner + 1) * len(spots)) // len(chances) - 1
    sheet.boxes(canvas, 0, 3, wide, ["low", "even", "red", "black", "odd", "high"] if len(chances) == 6 else chances)
    return canvas.lines()


def symbols(sheet: Sheet) -> list[Text]:
    """A box for every bet: the wheel of fortune, and any cloth that has no drawing of its own."""
    kinds = list(sheet.game.kinds)
    inner = max(5, min(9, sheet.t.console.width // len(kinds) - 1))
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
        canvas.centre(x, 2, inner, pays(sheet.game, kind), "dim")
        sheet.heap(canvas, x, 3, inner, kind)
    return canvas.lines()


# -- cards ------------------------------------------------------------------------------------------------


def cards(sheet: Sheet) -> list[Text]:
    """A box for every bet, and above them the cards that lie, as far as they have been shown."""
    game: Any = sheet.game
    desk: Any = sheet.desk
    kinds = list(game.kinds)
    inner = max(9, min(16, sheet.t.console.width // len(kinds) - 1))
    canvas = Canvas((inner + 1) * len(kinds) + 1, 4, sheet.g)
    sheet.boxes(canvas, 0, 0, inner, kinds)
    laid = ((sheet.label(to), sheet.t.spelt(faces(hand))) for to, hand in desk.hands.items())
    return [*(Text.assemble((f"{name}: ", "dim"), hand) for name, hand in laid), *canvas.lines()]


def faces(hand: tuple[Veiled[int], ...]) -> str:
    """Cards side by side; those that nobody has turned up yet show their backs."""
    return " ".join("▮" if card.value is None else card_name(card.value) for card in hand)


def card_name(card: int) -> str:
    """A card as people read it: “10♥”; a joker by its star."""
    return "★" if card in JOKERS else RANKS[rank(card)] + "♠♥♦♣"[suit(card)]


# -- blackjack --------------------------------------------------------------------------------------------


def hands(sheet: Sheet) -> list[Text]:
    """The bank's cards, and a line for every box: who sits there, what lies on it, and its hands."""
    game: Any = sheet.game
    desk: Any = sheet.desk
    bank = sheet.t.spelt(" ".join(map(card_name, desk.bank))) if desk.bank else "—"
    lines = [Text.assemble((f"{sheet.t.word('play-cloth-bank')}: ", "dim"), (bank, "bold"))]
    for box in game.boxes:
        seated = desk.seats[box - 1] if box <= len(desk.seats) else None
        who = sheet.t.word("play-you") if seated == sheet.me else seated or ""
        line = Text.assemble((f"{box} ", "bold"), (f"{who:<12.12}", MINE if seated == sheet.me else THEIRS))
        for spot in (s for s in game.spots if s.partition(":")[2].partition("-")[0] == str(box)):
            line.append(sheet.stake_text(spot))
        for key in (k for k in desk.order if desk.hands[k].box == box):
            cards = sheet.t.spelt(" ".join(map(card_name, desk.hands[key].cards)))
            line.append(f"  {cards} = {game.score.of(desk.hands[key])}" if cards else "")
        lines.append(line)
    return lines


# -- poker ------------------------------------------------------------------------------------------------


def poker(sheet: Sheet) -> list[Text]:
    """The cards that belong to all and to the bank, and a line for every box: who sits there, its bets, its hand."""
    game: Any = sheet.game
    desk: Any = mask(sheet.desk, sheet.me)
    lines = []
    for place in dict.fromkeys(game.place_of(slot) for slot in game.rules.deal.order if slot != "hand"):
        laid = sheet.t.spelt(faces(desk.cards.get(place, ()))) or "—"
        lines.append(Text.assemble((f"{sheet.t.word(f'play-place-{place}')}: ", "dim"), (laid, "bold")))
    for box in game.boxes:
        seated = desk.seats[box - 1] if box <= len(desk.seats) else None
        who = sheet.t.word("play-you") if seated == sheet.me else seated or ""
        line = Text.assemble((f"{box} ", "bold"), (f"{who:<12.12}", MINE if seated == sheet.me else THEIRS))
        for spot in (s for s in game.spots if s.partition(":")[2] == str(box)):
            line.append(sheet.stake_text(spot))
        if cards := sheet.t.spelt(faces(desk.cards.get(str(box), ()))):
            line.append(f"  {cards}")
        lines.append(line)
    return lines


# -- craps ------------------------------------------------------------------------------------------------


ON_BOXES = (("come", "dont-come"), ("right", "wrong"), ("odds-win", "odds-dont-win"), ("odds-come", "odds-dont-come"))
LINES = ("win", "dont-win", "come", "dont-come", "field")
LOTS = ("big-6", "big-8", "under-7", "over-7", "seven", "eleven", "horn")
LONG = ("hard-4", "hard-6", "hard-8", "hard-10", "any-craps", "craps-2", "craps-3", "craps-12")


def craps(sheet: Sheet) -> list[Text]:
    """Who has the dice, the boxes of the numbers with what lies on them, and three rows of bets."""
    game: Any = sheet.game
    desk: Any = sheet.desk
    numbers, left, inner, top = game.rules.point.numbers, 9, 10, 2 + len(ON_BOXES)
    canvas = Canvas(left + (inner + 1) * len(numbers) + 1, top + 11, sheet.g)
    borders = [left + (inner + 1) * i for i in range(len(numbers) + 1)]
    canvas.grid(borders, [0, top])
    for x, n in zip(borders, numbers, strict=False):
        point = n == desk.point
        canvas.centre(x + 1, 1, inner, f"{n} {sheet.g.dolly}" if point else str(n), "bold reverse" if point else "bold")
        for row, kinds in enumerate(ON_BOXES, 2):
            for half, kind in enumerate(kinds):
                sheet.heap(canvas, x + 1 + half * (inner // 2), row, inner // 2, f"{kind}-{n}")
    for row, (kind, _) in enumerate(ON_BOXES, 2):
        canvas.put(0, row, sheet.t.word(f"play-dice-{kind}")[: left - 1], "dim")
    for row, bets in enumerate((LINES, LOTS, LONG)):
        y, wide = top + 1 + 3 * row, (canvas.width - 1) // len(bets) - 1
        canvas.grid([i * (wide + 1) for i in range(len(bets) + 1)], [y, y + 3])
        for i, kind in enumerate(bets):
            canvas.centre(i * (wide + 1) + 1, y + 1, wide, sheet.t.word(f"play-dice-{kind}"))
            sheet.heap(canvas, i * (wide + 1) + 1, y + 2, wide, kind)
    shooter = desk.shooter if desk.shooter != sheet.me else sheet.t.word("play-you")
    key = "play-shooter" if desk.shooter else "play-no-shooter"
    return [Text(sheet.t.word(key, who=shooter), style="bold"), *canvas.lines()]


def pays(game: SpinGame[Any, Any, Any], kind: str) -> str:
    odds = game.bet_rule(kind).pays
    return "" if odds is None else str(odds)


DRAWINGS: dict[type[Any], Callable[[Sheet], list[Text]]] = {
    RouletteGame: roulette, BouleGame: boule, CrapsGame: craps, PuntoGame: cards, TrenteGame: cards,
    BlackjackGame: hands, PokerGame: poker,
}  # fmt: skip


def draw(t: Terminal, game: SpinGame[Any, Any, Any], desk: Spin, me: Actor, currency: Currency) -> list[Text]:
    """The cloth of a game, line by line."""
    sheet = Sheet(t, game, desk, me, currency)
    return next((drawing for kind, drawing in DRAWINGS.items() if isinstance(game, kind)), symbols)(sheet)


def shape(game: SpinGame[Any, Any, Any], g: Glyphs, value: int | str) -> tuple[str, str]:
    """A result with the shape of its colour, for the board of the last numbers; and its style."""
    if isinstance(value, str) and value in game.kinds:
        return value[:1].upper(), NEUTRAL  # a hand, or a tie
    row, _, chance = value.partition("-") if isinstance(value, str) else ("", "", "")
    if chance in game.kinds:
        return (f"{g.red}{chance[:1]}", RED) if row == "red" else (f"{g.black}{chance[:1]}", BLACK)
    reds, blacks = (game.spots[k].covers if k in game.spots else frozenset() for k in ("red", "black"))
    if value in reds or value == "joker-red":
        return f"{g.red}{value}".replace("joker-red", "J"), RED
    if value in blacks or value == "joker-black":
        return f"{g.black}{value}".replace("joker-black", "J"), BLACK
    return str(value), NEUTRAL
