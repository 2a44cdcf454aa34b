"""What a person may ask at the table: the odds, the rules, the law, who is there, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid

from novamas.cli.charts import show_charts
from novamas.cli.counting import Shown
from novamas.cli.figures import show_figures
from novamas.cli.names import game_name
from novamas.cli.play.cloths import MINE
from novamas.cli.play.terminal import short
from novamas.cli.screen import ids
from novamas.games import FAMILIES
from novamas.games.counts import under
from novamas.games.lesson import put_into_words
from novamas.kit.decider import BOX, CAGE, CAGNOTTE, CLOTH, FLOAT, Report
from novamas.kit.money import show
from novamas.law import library
from novamas.odds import table_report
from novamas.odds.kept import PATIENT, SHORT, Kept

if TYPE_CHECKING:
    from novamas.cli.play.session import Session

VERBS = (
    "spin", "pass", "undo", "clear", "repeat", "double", "odds", "rules", "law", "why", "bots", "balance", "buy",
    "colour", "laying", "tip", "insure", "hint", "void", "last", "verify", "table", "quit",
)  # fmt: skip

GAP = 3
"""Columns of a table that lie between two others."""


def grid(*columns: str, right: tuple[int, ...] = ()) -> Grid:
    table = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for n, name in enumerate(columns):
        table.add_column(name, justify="right" if n in right else "left", overflow="fold", no_wrap=n in right)
    return table


def welcome(s: Session) -> None:
    t, opening = s.t, s.table.decider.opening
    head = library().head(s.law)
    t.say("play-welcome", "bold", game=game_name(opening.game, t.lang))
    t.line(head.full_title(t.lang), "dim")
    s.source.announce(t)
    people = "; ".join(f"{who} ({t.word('play-temper-' + bot.temper)})" for who, bot in s.bots.items())
    t.say("play-company" if s.bots else "play-alone", who=people)
    t.say(s.greeting, chips=s.money(s.chips()), minimum=s.money(s.desk.minimum), example=s.example())
    if s.game.options(s.desk, "player", "TakeColour"):
        double = short(2 * s.desk.minimum, s.currency)
        t.say("play-colour-chips", value=s.money(s.desk.minimum), other=double)


def farewell(s: Session) -> None:
    """The result of the evening: what was brought and taken, the best round, the house's book, and chance's secret."""
    t = s.t
    lying = s.on_the_cloth()
    taken = s.kept if s.left else s.chips()
    t.line()
    t.say("play-farewell", "bold", chips=s.money(taken))
    if lying:
        t.say("play-left-on-the-cloth", amount=s.money(lying))
    result = taken + lying - s.brought
    table = grid("", "", right=(1,))
    table.show_header = False
    table.add_row(t.word("play-book-rounds"), str(s.rounds))
    table.add_row(t.word("play-book-brought"), s.money(s.brought))
    table.add_row(t.word("play-book-result"), ("+" if result > 0 else "") + s.money(result))
    table.add_row(t.word("play-book-best"), s.money(s.best))
    book = s.table.state.book
    table.add_row(t.word("play-book-float"), s.money(book.get(FLOAT, 0)))
    table.add_row(t.word("play-book-house"), s.money(sum(book.get(a, 0) for a in (FLOAT, BOX, CAGE, CAGNOTTE))))
    table.add_row(t.word("play-book-cloth"), s.money(book.get(CLOTH, 0)))
    t.show(table)
    if s.source.draws:
        s.source.reveal(t)


def why(s: Session) -> None:
    """The clauses behind the last payment or refusal, in the reader's language where they have been put into it."""
    if not s.croupier.grounds:
        s.t.say("play-no-grounds")
        return
    register = library().register(s.law)
    for id in s.croupier.grounds:
        text, tongue = register.text(id, s.t.lang)
        note = "" if tongue == s.t.lang else f" ({tongue})"
        s.t.line(f"{id}{note}: {text}")


def odds(s: Session) -> None:
    """The exact odds of every bet on this cloth."""
    t = s.t
    with under(Kept(PATIENT, Shown(t.lang))):
        found = table_report(s.table.decider)
    if found.lacking:
        t.say(found.lacking, seconds=found.waits, command=found.command)
        return
    show_figures(t.show, t.console.width, "", found.rows, t.lang)
    show_charts(t.show, found.charts, t.lang)


def charts(s: Session) -> bool:
    """How the game is best played, if that is known and is more than a word."""
    with under(Kept(SHORT)):
        found = table_report(s.table.decider).charts
    show_charts(s.t.show, found, s.t.lang)
    return bool(found)


def rules(s: Session) -> None:
    """The bets of this table, what they pay, and their limits now."""
    rows = []
    for kind, keys in s.game.kinds.items():
        rule, parts = s.game.bet_rule(kind), s.game.spots[keys[0]].parts
        chips = sum(n for _, n in parts) or 1
        least = s.game.minimum(s.desk, kind) * chips
        most = s.game.room(s.desk, keys[0], {}) if parts else s.game.maximum(s.desk, kind)
        pays = str(rule.pays) if rule.pays is not None else s.t.word("play-rules-chips", chips=chips)
        rows.append((s.croupier.name(kind), pays, s.money(least), s.money(most), ids(rule.clauses)))
    show_rules(s, rows)


def lesson(s: Session) -> None:
    """How the game is played, in a few sentences made from its rules."""
    for line in FAMILIES[s.game.rules.family].lesson(s.game):
        s.t.line(put_into_words(line, s.t.lang))
    s.t.line()


def show_rules(s: Session, rows: Iterable[tuple[str, str, str, str, str]]) -> None:
    """Bets with what they pay, their limits and their clauses: these below, where there is no room beside the rest."""
    lesson(s)
    heads = [s.t.word(f"play-rules-{h}") for h in ("bet", "pays", "minimum", "maximum", "clauses")]
    told = list(rows)
    columns = list(zip(heads, *told, strict=False))
    room = s.t.console.width - sum(max(map(len, column)) for column in columns[1:4]) - GAP * len(columns)
    names, clauses = ((longest_word(column), max(map(len, column))) for column in (columns[0], columns[4]))
    beside = names[0] + clauses[0] <= room
    table = grid(*heads[: 5 if beside else 4], right=(1, 2, 3))
    if beside:
        table.columns[4].width = min(clauses[1], max(clauses[0], room - names[1]))
        table.columns[0].width = min(names[1], room - table.columns[4].width)
    for row in told:
        table.add_row(*row[: len(table.columns)])
    s.t.show(table)
    alike: dict[str, list[str]] = {}
    for name, *_, cited in told if not beside else ():
        alike.setdefault(cited, []).append(name)
    for cited, bets in alike.items():
        s.t.line(f"{', '.join(bets)}: {cited}", "dim")


def longest_word(texts: Iterable[str]) -> int:
    return max(len(word) for text in texts for word in text.split() or [""])


def law(s: Session) -> None:
    """The law that is played, and how its doubtful places are read at this table."""
    laws, t = library(), s.t
    opening = s.table.decider.opening
    head = laws.head(s.law)
    t.line(head.full_title(t.lang), "bold")
    t.say("play-law-clauses", count=len(laws.register(s.law).of(opening.game)), currency=head.currency)
    chosen = s.table.decider.prepared.readings
    for key, reading in laws.readings(s.law, opening.game).items():
        side = chosen[key]
        says = f"{t.word('play-reading-' + side)} — {laws.reading_text(s.law, key, side, t.lang)}"
        t.line(f"- {key}: {says} [{reading.clauses[0]}]", "dim")


def bots(s: Session) -> None:
    if not s.bots:
        s.t.say("play-alone")
        return
    table = grid(*(s.t.word(f"play-bots-{h}") for h in ("name", "temper", "chips", "cloth")), right=(2, 3))
    for who, bot in s.bots.items():
        temper = s.t.word(f"play-temper-{bot.temper}")
        table.add_row(who, temper, s.money(s.desk.chips.get(who, 0)), s.money(s.on_the_cloth(who)))
    s.t.show(table)


def balance(s: Session) -> None:
    result = s.chips() + s.on_the_cloth() - s.brought
    s.t.say(
        "play-balance",
        MINE,
        chips=s.money(s.chips()),
        cloth=s.money(s.on_the_cloth()),
        result=("+" if result > 0 else "") + show(result, s.currency, s.t.lang),
    )


def help_(s: Session) -> None:
    """What can be typed at this table."""
    bets = [key for key, kind in s.examples if kind in s.game.kinds]
    colours = getattr(s.game.rules, "chips", None) is not None
    amounts = help_amounts(s)
    firsts = [keys[0] for keys in s.game.kinds.values()][:2]
    amounts["several"] = ", ".join(s.croupier.say_bet(spot, amounts["one"]) for spot in firsts)
    dice = "win" in s.game.kinds
    insured = "inverse" in s.game.kinds and getattr(s.game.rules, "insurance", None) is not None
    passed = dice or "bank" in s.game.kinds
    voided = any(issubclass(command, Report) for command in s.game.commands)
    shown = {
        "colour": colours, "pass": passed, "insure": insured, "void": voided, "hint": "box" in s.game.kinds,
        "tip": s.game.rules.tips.slot, "laying": bool(s.table.options("player", "AskToLay")),
    }  # fmt: skip
    verbs = [verb for verb in VERBS if shown.get(verb, True)]
    tell_help(s, "bets", [*bets, "bet-many"], amounts)
    tell_help(s, "verbs", verbs, amounts)


def help_amounts(s: Session) -> dict[str, str]:
    minima = {"one": 1, "two": 2, "five": 5, "six": 6, "nine": 9, "many": 100}
    return {name: short(n * s.desk.minimum, s.currency) for name, n in minima.items()}


def tell_help(s: Session, part: str, keys: Iterable[str], amounts: Mapping[str, str]) -> None:
    """What to type, and beside it what that does."""
    table = Grid(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    for key in keys:
        said, _, meaning = s.t.word(f"play-help-{key}", **amounts).partition("|")
        table.add_row(said.strip(), meaning.strip())
    s.t.say(f"play-help-{part}", "bold")
    s.t.show(table)


SHOWN: dict[str, Callable[[Session], None]] = {
    "why": why, "odds": odds, "rules": rules, "law": law, "bots": bots, "balance": balance, "help": help_,
}  # fmt: skip
