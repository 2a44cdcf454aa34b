"""The odds of poker with discard: the ante played best and by rules of thumb, and the jackpot at its least; all exact.

The count takes a while (`kernel.py`) and is remembered (`games/counts.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from novamas.games.meters import Meter, Part, all_of
from novamas.games.odds import Chart, Row
from novamas.games.poker.counting import Ends, Least, hands_by_kind, row_of
from novamas.games.poker.draw.exact import HANDS, Draw, Line, Sums, draw
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.draw.rules import DrawRules, Shape
from novamas.games.poker.going import ANTE
from novamas.games.poker.jackpot_rules import BET, PotShare, parts
from novamas.games.poker.sheet import all_pays
from novamas.kit.hands import ACE, PAIR, RANK_NAMES
from novamas.law import BadLaw

BEST, CHART = "best-play", "by-the-chart"
THUMBS = {
    "all": "always-go", "pair": "pair-or-better", "what-the-bank-needs": "like-the-bank",
    "like-the-bank": "discarding-like-the-bank",
}  # fmt: skip
"""The rules of thumb, by the names under which they are counted and told."""
COUNTED: dict[Shape, int] = {
    "three": 2, "two-pair": 1, "pair": 2, "four-suited": 1, "four-in-a-row": 1, "nothing": 2,
}  # fmt: skip
"""The bank that the count knows; a law with another one has no odds here."""
OFTEN = Fraction(1, 2)


def count_deals(game: DrawGame) -> Draw:
    """Every deal and every discard, under these rules."""
    rules, kinds = game.rules, game.ranking.kinds()
    check_countable(rules)
    ante, second = rules.bets.ante, rules.bets.second
    assert ante.pays is not None
    times = Fraction(second.times)
    paid = {kind: Fraction(second.prizes[kind].pays) if kind in second.prizes else Fraction(0) for kind in kinds}
    ends = Ends(
        won={kind: ante.pays + times * paid[kind] for kind in kinds},
        idle=dict.fromkeys(kinds, ante.idle - (times if second.idle == "lost" else 0)),
        second=times,
    )
    qualify = rules.qualify.least()
    return draw(game.ranking, ends, Least(qualify.kind, qualify.ranks), rules.bank.lowest == RANK_NAMES[ACE])


def check_countable(rules: DrawRules) -> None:
    """Raises `BadLaw` for a bank that changes other cards than the one that is counted, or for other players."""
    bank = rules.bank
    throws = {shape: rule.cards for shape, rule in bank.throws.items()}
    known = throws == COUNTED and bank.stands == "straight" and bank.lowest in ("2", RANK_NAMES[ACE])
    if not known or rules.discard.most != 2:
        raise BadLaw("law-draw-odds")


def odds(game: DrawGame) -> list[Row]:
    """The ante by best play, by the chart and by rules of thumb, then the jackpot."""
    found = count_deals(game)
    return [
        ante_row(game, found.best, BEST),
        ante_row(game, found.by_lines, CHART),
        *(ante_row(game, found.thumb[counted_as], told) for counted_as, told in THUMBS.items()),
        *rows_of_deals(game),
        *rows_of_draws(game, found.made),
    ]


def ante_row(game: DrawGame, found: Sums, way: str) -> Row:
    """The expected loss is per ante; what is put down for it is more, with the second bets."""
    rules = game.rules
    clauses = (
        *rules.bets.ante.clauses, *rules.bets.ante.idle_clauses, *rules.bets.second.clauses, *rules.discard.clauses,
        *rules.bank.clauses, *rules.qualify.clauses, *rules.tie.clauses,
        *(c for throw in rules.bank.throws.values() for c in throw.clauses),
        *(c for line in rules.bets.second.prizes.values() for c in line.clauses),
    )  # fmt: skip
    return row_of(ANTE, pays(game)[ANTE], found, way, clauses)


# -- the jackpot -------------------------------------------------------------------------------------------------------


def pots(game: DrawGame) -> dict[str, int]:
    """The jackpot in stakes: a fixed one as the house has it or at the law's least, a progressive one that begins."""
    return {"fixed": max(game.rules.jackpot.fixed, game.house.fixed), "progressive": game.rules.jackpot.progressive}


def rows_of_deals(game: DrawGame) -> Iterator[Row]:
    """Prizes for hands as they are dealt: this needs no long count, since nobody gives such a hand up."""
    rule, hands = game.rules.jackpot, hands_by_kind(game.ranking)
    chances = [(share, Fraction(hands[kind], HANDS)) for kind, share in rule.shares.items()]
    for name, pot in pots(game).items():
        yield jackpot_row(game, chances, pot, f"{name}-pot")


def rows_of_draws(game: DrawGame, made: Mapping[str, tuple[Fraction, Fraction, Fraction]]) -> Iterator[Row]:
    """Prizes for hands that are drawn to as well, for the player who plays the ante best."""
    rule = game.rules.jackpot
    dealt = [(share, made[kind][0]) for kind, share in rule.shares.items()]
    drawn = [(share, made[kind][1] + made[kind][2]) for kind, share in rule.drawn.items()]
    for name, pot in pots(game).items():
        yield jackpot_row(game, [*dealt, *drawn], pot, f"{name}-pot-and-discards")


def jackpot_row(game: DrawGame, chances: Iterable[tuple[PotShare, Fraction]], pot: int, way: str) -> Row:
    """The bet against a pot of so many stakes, for one player alone; the stake is never given back."""
    return jackpot_meter(game, chances, way).row_at(Fraction(pot))


def meters(game: DrawGame) -> Iterator[Meter]:
    """The jackpot for hands as they are dealt; and for hands that are drawn to, where the house pays those as well."""
    rule, hands = game.rules.jackpot, hands_by_kind(game.ranking)
    yield jackpot_meter(game, [(share, Fraction(hands[kind], HANDS)) for kind, share in rule.shares.items()], "dealt")
    made = count_deals(game).made
    dealt = [(share, made[kind][0]) for kind, share in rule.shares.items()]
    drawn = [(share, made[kind][1] + made[kind][2]) for kind, share in rule.drawn.items()]
    yield jackpot_meter(game, [*dealt, *drawn], "dealt-and-discards")


def jackpot_meter(game: DrawGame, chances: Iterable[tuple[PotShare, Fraction]], way: str) -> Meter:
    """The bet for one player alone; the stake is never given back."""
    rule, found = game.rules.jackpot, list(chances)
    parts = tuple(Part(Fraction(share.part), chance) for share, chance in found)
    clauses = (*rule.clauses, *(c for share, _ in found for c in share.clauses))
    return Meter(
        bet=BET,
        pays=pays(game)[BET],
        parts=parts,
        results=((Fraction(-1), 1 - all_of(parts)),),
        strategy=way,
        least=rule.fixed if game.house.jackpot_kind == "fixed" else rule.progressive,
        usual=tuple(dict.fromkeys(sorted(pots(game).values()))),
        clauses=tuple(dict.fromkeys(clauses)),
    )


def pays(game: DrawGame) -> dict[str, str]:
    """What each bet pays, without the figures: the pay table of the second bet, and parts of the jackpot."""
    return {ANTE: all_pays(game.rules.bets.second.prizes), BET: parts(game.rules.jackpot)}


# -- how to play -------------------------------------------------------------------------------------------------------


def charts(game: DrawGame) -> Iterator[Chart]:
    """What to do with each sort of hand: give it up, or go on and throw so many cards away."""
    yield Chart("draw-hands", ("",), tuple(strategy_lines(count_deals(game).lines)))


def strategy_lines(lines: Iterable[Line]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The strategy in as few lines as say all of it, the highest hands first. Pairs are told by their ranks, several
    that are played alike as one; hands of another kind that are all played alike by their kind."""
    shapes: dict[tuple[str, bool, int], dict[int, str]] = {}
    for line in lines:
        shapes.setdefault((line.kind, line.four_suited, line.straight), {})[line.pair] = answer(line)
    done = set()
    for (kind, four, straight), by_rank in shapes.items():
        alike = {a for (other, _, _), ranks in shapes.items() if other == kind for a in ranks.values()}
        if kind != PAIR and len(alike) == 1:
            if kind not in done:
                yield f"hand-{kind}", tuple(alike)
            done.add(kind)
            continue
        beside = [*(["hand-four-suited"] if four else []), *([f"hand-straights-{straight}"] if straight else [])]
        for low, top, best in runs(by_rank):
            ranks = [f"hand-pairs-{low}", *([f"hand-up-to-{top}"] if top > low else [])]
            yield " ".join([*(ranks if kind == PAIR else [f"hand-{kind}"]), *beside]), (best,)


def runs(by_rank: Mapping[int, str]) -> Iterator[tuple[int, int, str]]:
    """Ranks in a row with the same answer, the highest first: (lowest, highest, answer)."""
    for best, group in groupby(sorted(by_rank.items(), reverse=True), key=lambda item: item[1]):
        ranks = [rank for rank, _ in group]
        yield ranks[-1], ranks[0], best


def answer(line: Line) -> str:
    """What best play does with most hands of a sort."""
    if line.goes < OFTEN:
        return "fold"
    most = max(range(3), key=lambda n: line.throws[n])
    return f"go-{most}"
