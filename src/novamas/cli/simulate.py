"""`novamas simulate`: a game played by the million, and what came of it beside the exact figures."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import game_name, law_name
from novamas.cli.options import Json, Lang, LawOfGame, Reading
from novamas.cli.play.door import HouseOption, house_options
from novamas.cli.screen import console, decimal, put_json
from novamas.cli.screen import table as columns
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.money import MINUS, Currency, parse, show
from novamas.kit.percents import percent
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say
from novamas.law import library
from novamas.sim import Plan, Result, Standing
from novamas.sim import simulate as play_rounds
from novamas.sim.plans import PLANS
from novamas.sim.result import QUANTILES, sort_key

Bet = Annotated[
    list[str] | None, Parameter(name="--bet", metavar="SPOT=AMOUNT", negative=(), help=word("option-sim-bet"))
]
Rounds = Annotated[int, Parameter(name="--rounds", metavar="N", help=word("option-sim-rounds"))]
Seed = Annotated[str, Parameter(name="--seed", metavar="S", help=word("option-sim-seed"))]
Strategy = Annotated[
    str, Parameter(name="--strategy", metavar="NAME", show_default=False, help=word("option-sim-strategy"))
]
Minimum = Annotated[str | None, Parameter(name="--minimum", metavar="AMOUNT", help=word("option-sim-minimum"))]
Session = Annotated[int, Parameter(name="--session", metavar="N", help=word("option-sim-session"))]
HowPlanned = Annotated[str, Parameter(name="--plan", metavar="PLAN", help=word("option-sim-plan"))]
Chips = Annotated[str | None, Parameter(name="--chips", metavar="AMOUNT", help=word("option-sim-chips"))]
Target = Annotated[str | None, Parameter(name="--target", metavar="AMOUNT", help=word("option-sim-target"))]
Until = Annotated[float | None, Parameter(name="--until", metavar="WIDTH", help=word("option-sim-until"))]
Jobs = Annotated[int | None, Parameter(name="--jobs", metavar="N", help=word("option-sim-jobs"))]
By = Annotated[str, Parameter(name="--by", metavar="WHO", show_default=False, help=word("option-sim-by"))]
Company = Annotated[int, Parameter(name="--company", metavar="N", show_default=False, help=word("option-sim-company"))]
Address = Annotated[
    str, Parameter(name="--cluster", metavar="ADDRESS", show_default=False, help=word("option-sim-cluster"))
]
Device = Annotated[str, Parameter(name="--device", metavar="WHERE", show_default=False, help=word("option-sim-device"))]
Parquet = Annotated[Path | None, Parameter(name="--parquet", metavar="FOLDER", help=word("option-sim-parquet"))]
Plots = Annotated[Path | None, Parameter(name="--plots", metavar="FOLDER", help=word("option-sim-plots"))]
TELL_EVERY = 5.0
"""Seconds between two lines of progress where no terminal shows a bar."""
MOST_OUTCOMES = 40


def simulate(
    game: Annotated[str, Parameter(help=word("option-any-game"))],
    /,
    *,
    law: LawOfGame = None,
    bet: Bet = None,
    strategy: Strategy = "",
    rounds: Rounds = 100_000,
    until: Until = None,
    seed: Seed = "1",
    session: Session = 1_000,
    plan: HowPlanned = "flat",
    chips: Chips = None,
    target: Target = None,
    minimum: Minimum = None,
    reading: Reading = None,
    option: HouseOption = None,
    company: Company = 0,
    by: By = "",
    jobs: Jobs = None,
    cluster: Address = "",
    device: Device = "",
    parquet: Parquet = None,
    plots: Plots = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    law = find_law(game, law)
    choice = ask.reading(reading)
    ask.in_game(choice, game, law)
    if plan not in PLANS:
        ask.one_of("sim-cli-no-plan", plan, PLANS)
    if jobs is not None and jobs < 1:
        raise BadInput(word("sim-cli-jobs"), field="jobs", value=jobs)
    currency = library().currency(law)
    tell = None if json and not sys.stderr.isatty() else Telling(tongue)
    money = Plan(name=plan, target=amount(target, currency))
    try:
        result = play_rounds(
            law, game, stakes(bet or []), chart_or_name(strategy), rounds, until=until, plan=money, chips=chips or 0,
            minimum=minimum or 0, options=house_options(option or []), company=company,
            readings=choice if isinstance(choice, str) else dict(choice),
            seed=int(seed) if seed.isdecimal() else seed, session=session, jobs=jobs, by=by, cluster=cluster,
            device=device, progress=tell,
        )  # fmt: skip
    finally:
        if tell is not None:
            tell.end()
    try:
        written = result.write_parquet(parquet) if parquet is not None else []
        if plots is not None:
            from novamas.sim.plots import write_plots

            written += write_plots(result, plots, lambda key, **args: say(key, tongue, **args))
    except OSError as e:
        where = str(e.filename or parquet or plots)
        raise BadInput(word("cli-system", path=where, why=phrase(why_not(e), tongue)), field="plots") from e
    if json:
        put_json(result.as_plain())
        return
    show_result(result, tongue)
    for path in written:
        console().print(say("sim-written", tongue, path=str(path)))


def find_law(game: str, law: str | None) -> str:
    """The law that was named, or else the only one that has this game."""
    ask.a_game(game, law)
    if law is not None:
        return law
    having = [each for each in library().laws() if game in library().games(each)]
    if len(having) > 1:
        raise BadInput(word("cli-which-law", game=game, known=", ".join(having)), field="law")
    return having[0]


def stakes(written: list[str]) -> dict[str, str | int]:
    """Stakes from their written form: "red=10", "straight:17=2.50"."""
    found: dict[str, str | int] = {}
    for text in written:
        spot, equals, stake = (part.strip() for part in text.rpartition("="))
        if not equals or not spot or not stake:
            raise BadInput(word("sim-cli-bet", value=text), field="bet", value=text)
        if spot in found:
            raise BadInput(word("cli-twice", name=spot), field="bet", value=spot)
        found[spot] = stake
    return found


def amount(written: str | None, currency: Currency) -> int:
    return parse(written, currency) if written is not None else 0


def chart_or_name(strategy: str) -> Any:
    """A strategy by its name, or a table of one in a JSON file."""
    if not strategy.endswith(".json"):
        return strategy
    try:
        return msgspec.json.decode(Path(strategy).read_bytes(), type=dict[str, dict[str, str]])
    except OSError as e:
        why = phrase(why_not(e), choose_language())
        raise BadInput(word("cli-system", path=strategy, why=why), field="strategy", value=strategy) from e
    except msgspec.MsgspecError as e:
        raise BadInput(word("sim-cli-chart", path=strategy), field="strategy", value=strategy) from e


class Telling:
    """How far a simulation is, with the interval of the edge so far: a line that is written again on a terminal, a line
    now and then elsewhere; always on standard error."""

    def __init__(self, tongue: str) -> None:
        self.tongue = tongue
        self.told = 0.0
        self.open = False

    def __call__(self, now: Standing) -> None:
        screen = sys.stderr.isatty()
        if not screen and now.seconds - self.told < TELL_EVERY:
            return
        self.told = now.seconds
        text = say(
            "sim-progress",
            self.tongue,
            rounds=now.rounds,
            of=now.of,
            edge=percent(Fraction(now.edge), self.tongue, 4),
            half=percent(Fraction(now.half), self.tongue, 4),
        )
        sys.stderr.write(f"\r{text}\033[K" if screen else f"{text}\n")
        sys.stderr.flush()
        self.open = screen

    def end(self) -> None:
        if self.open:
            sys.stderr.write("\r\033[K")


def show_result(result: Result, tongue: str) -> None:
    out, job = console(), result.job
    currency = library().currency(job.law)
    out.print(say("sim-title", tongue, game=game_name(job.game, tongue), law=law_name(job.law, tongue)), style="bold")
    if job.bets:
        laid = ", ".join(f"{on} {show(stake, currency, tongue)}" for on, stake in job.bets.items())
        out.print(say("sim-bets", tongue, bets=laid))
    by = say(f"sim-by-{result.by}", tongue, rounds=result.rounds, rate=round(result.rate))
    why = say(f"sim-why-{result.why}", tongue) if result.why not in ("", "asked") else ""
    out.print(f"{by} {why}".strip())
    figures = columns(say("sim-figure", tongue), say("sim-value", tongue), right=(1,))
    for key, value in rows_of(result, tongue):
        figures.add_row(say(key, tongue), value)
    out.print(figures)
    outcomes = sorted(result.tally.outcomes.items(), key=lambda item: sort_key(item[0]))
    if 0 < len(outcomes) <= MOST_OUTCOMES:
        out.print(f"{say('sim-outcomes', tongue)} " + ", ".join(f"{name}: {n}" for name, n in outcomes))


def rows_of(result: Result, tongue: str) -> list[tuple[str, str]]:
    """Every figure with the key of its name."""
    currency = library().currency(result.job.law)

    def money(units: float) -> str:
        return f"{decimal(units / 10**currency.digits, tongue, 4)} {currency.symbol}"

    low, high = result.interval
    rows = [
        ("sim-edge", write_signed(result.edge, tongue)),
        ("sim-interval", f"{write_signed(low, tongue)} … {write_signed(high, tongue)}"),
    ]
    if result.exact is not None:
        away = decimal(result.exact.z, tongue, 2)
        rows.append(("sim-exact", f"{write_signed(float(result.exact.edge), tongue)} ({away} σ)"))
    shares = (result.win, result.push, result.lose)
    quantiles = (f"{share:g}: {show(result.quantile(share), currency, tongue)}" for share in QUANTILES[1:-1])
    rows += [
        ("sim-mean", money(result.mean)),
        ("sim-sd", money(result.sd)),
        ("sim-staked", decimal(result.staked, tongue, 4)),
        ("sim-element", write_signed(result.element_of_risk, tongue)),
        ("sim-shares", " / ".join(percent(Fraction(x), tongue) for x in shares)),
        ("sim-quantiles", "  ".join(quantiles)),
    ]
    if result.job.plan.chips:
        rows.append(("sim-ruined", percent(Fraction(result.share_ruined()), tongue)))
    return rows


def write_signed(share: float, tongue: str) -> str:
    return percent(Fraction(share), tongue, 4) if share >= 0 else f"{MINUS}{percent(Fraction(-share), tongue, 4)}"
