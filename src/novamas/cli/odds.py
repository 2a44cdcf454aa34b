"""`novamas odds`: the exact odds of every bet."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.charts import show_charts
from novamas.cli.counting import Shown
from novamas.cli.figures import name_bets, show_figures
from novamas.cli.names import game_name, law_name
from novamas.cli.options import AnyLaw, Json, Lang, Readings
from novamas.cli.screen import console, decimal, fraction, put_json
from novamas.cli.voice import choose_language, word
from novamas.games import FAMILIES
from novamas.games.counts import under
from novamas.kit.errors import BadInput
from novamas.kit.percents import percent
from novamas.kit.words import say
from novamas.law import MODES, library
from novamas.odds import (
    Choice,
    Metered,
    Report,
    Shift,
    as_json,
    meters_json,
    other_sides,
    price_meters,
    read_height,
    reports,
    shifts,
    why_lacking,
)
from novamas.odds.kept import SHORT, Kept

if TYPE_CHECKING:
    from rich.console import Console


def odds(
    game: Annotated[str | None, Parameter(help=word("option-any-game"))] = None,
    /,
    *,
    law: AnyLaw = None,
    reading: Readings = None,
    all: Annotated[bool, Parameter(negative=(), show_default=False, help=word("option-odds-all"))] = False,
    recount: Annotated[bool, Parameter(negative=(), show_default=False, help=word("option-odds-recount"))] = False,
    device: Annotated[
        str, Parameter(name="--device", metavar="WHERE", show_default=False, help=word("option-odds-device"))
    ] = "cpu",
    meter: Annotated[str | None, Parameter(name="--meter", metavar="STAKES", help=word("option-odds-meter"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    if law is not None:
        ask.a_law(law)
    if game is not None:
        ask.a_game(game, law)
    choices = ask.readings(reading)
    for choice in choices:
        ask.in_game(choice, game, law)
    if meter is not None:
        show_meters(game, law, read_height(meter), choices, json, tongue)
        return
    if recount and game is None:
        raise BadInput(word("cli-recount-what"), field="game")
    patient = Kept(progress=Shown(tongue), again=recount, card=find_card(device, game, recount))
    with under(patient if all or game is not None else Kept(SHORT)):
        found = reports(game, law, choices)
    if not found:
        raise BadInput(ask.nothing_to_play(law), field="law", value=law)
    if recount and (unable := [each for each in found if each.lacking and not each.waits]):
        raise BadInput(why_lacking(unable[0], tongue), field="recount")
    if json:
        put_json(as_json(found, tongue))
        return
    out = console()
    for each in found:
        show(out, each, tongue)
        told = False
        if each.reading == choices[0] == "default" and not each.lacking:
            with under(patient if all else Kept(SHORT)):
                told = notes(out, each, tongue)
        if told or each.charts:
            out.print()


def find_card(device: str, game: str | None, recount: bool) -> object:
    """The graphics card that counts a game again; none without `--device gpu`."""
    if device not in ("cpu", "gpu"):
        raise BadInput(word("bad-sim-device", value=device), field="device", value=device)
    if device == "cpu":
        return None
    if not recount:
        raise BadInput(word("cli-device-recount"), field="device", value=device)
    laws = library()
    rooms = [FAMILIES[laws.family(law, game)] for law in laws.with_game(game)] if game else []
    if not any(code.endswith(".cu") for room in rooms for code in room.counted_by):
        raise BadInput(word("cli-device-no-count", game=game), field="device", value=device)
    from novamas.sim.gpu.card import Card

    return Card()


def show(out: Console, report: Report, tongue: str) -> None:
    title = say(
        "odds-title",
        tongue,
        game=game_name(report.game, tongue),
        law=law_name(report.law, tongue),
        key=report.law,
        reading=reading_name(report.reading, tongue),
    )
    if report.lacking:
        out.print(title, style="bold")
        out.print(f"  {why_lacking(report, tongue)}\n", style="yellow")
        return
    show_figures(out.print, out.width, title, report.rows, tongue)
    show_charts(out.print, report.charts, tongue)


def show_meters(
    game: str | None, law: str | None, height: Fraction, choices: tuple[Choice, ...], json: bool, tongue: str
) -> None:
    """The bets whose prizes are parts of a pot, while its meter stands so high."""
    laws = library()
    games = [game] if game is not None else laws.every_game()
    with under(Kept(SHORT) if game is None else Kept(progress=Shown(tongue))):
        found = [
            each
            for one in games
            if law is None or law in laws.with_game(one)
            for each in price_meters(one, law, height, choices)
        ]
    if not found:
        raise BadInput(word("cli-no-meter" if game else "cli-no-meter-here", game=game or ""), field="game", value=game)
    if json:
        put_json(meters_json(found))
        return
    out = console()
    for each in found:
        title = say(
            "odds-title",
            tongue,
            game=game_name(each.game, tongue),
            law=law_name(each.law, tongue),
            key=each.law,
            reading=reading_name(each.reading, tongue),
        )
        show_figures(out.print, out.width, title, [each.row], tongue)
        out.print(f"  {describe_meter(each, tongue)}\n", style="yellow")


def describe_meter(found: Metered, tongue: str) -> str:
    """Where the meter stands, where the law lets it begin, and from where on the bet costs nothing."""
    even = found.meter.break_even()
    stands = say("odds-meter-at", tongue, stakes=stakes(found.height, tongue))
    begins = say("odds-meter-least", tongue, stakes=stakes(Fraction(found.meter.least), tongue))
    costs = (
        say("odds-meter-never", tongue)
        if even is None
        else say("odds-meter-even", tongue, stakes=stakes(even, tongue), exact=fraction(even, tongue))
    )
    return " ".join([stands, *([begins] if found.meter.least else []), costs])


def stakes(height: Fraction, tongue: str) -> str:
    """A height for people: whole stakes, or with one decimal."""
    return decimal(float(height), tongue) if height.denominator > 1 else str(height)


def reading_name(reading: str, tongue: str) -> str:
    """A reading of the whole text by its name; one of single places as it was asked for."""
    return say(f"reading-{reading}", tongue) if reading in MODES else reading


def notes(out: Console, report: Report, tongue: str) -> bool:
    """What the other side of each reading would change, a line a reading; whether there was anything to tell."""
    lines: dict[tuple[str, str], list[Shift]] = {}
    sides = list(other_sides(report.law, report.game, library()))
    for shift in shifts(report.law, report.game, sides=sides):
        lines.setdefault((shift.reading, shift.side), []).append(shift)
    for (reading, side), moved in lines.items():
        changes = "; ".join(describe_shifts(moved, tongue)) or say("odds-same-edge", tongue)
        named = library().reading_text(report.law, reading, "name", tongue)
        out.print(f"  {say(f'odds-with-{side}', tongue, name=named, reading=reading)} {changes}.", style="yellow")
    waiting = ", ".join(reading for reading, _, figures in sides if figures is None)
    if waiting:
        out.print(f"  {say('odds-readings-wait', tongue, game=report.game, readings=waiting)}", style="yellow")
    return bool(lines or waiting)


def describe_shifts(moved: list[Shift], tongue: str) -> list[str]:
    """What a reading does to the price of the bets, those with one price together. A way to play that is not priced
    with it is not told, as long as the bet is there."""
    there = {shift.bet for shift in moved if shift.after}
    groups: dict[tuple[str, str], list[Shift]] = {}
    for shift in moved:
        same = shift.before and shift.after and shift.before.edge == shift.after.edge
        if not same and (shift.after or shift.bet not in there):
            price = str(shift.after.edge) if shift.after else "gone"
            groups.setdefault((shift.strategy, price), []).append(shift)
    return [change(same, tongue) for same in groups.values()]


def change(same: list[Shift], tongue: str) -> str:
    """`24 costs 1/9 (11.11 %)`: bets that a reading changes to the same figure."""
    after = same[0].after
    bets = name_bets([shift.bet for shift in same], same[0].strategy, tongue)
    if after is None:
        return say("odds-gone", tongue, bets=bets)
    what = "odds-costs" if after.edge >= 0 else "odds-gives"
    cost = percent(abs(after.edge), tongue)
    price = f"{fraction(abs(after.edge), tongue)} ({cost})" if after.method == "exact" else f"≈ {cost}"
    return say(what, tongue, bets=bets, price=price)
