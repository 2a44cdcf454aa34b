"""Two or three laws side by side: what the differences are, in sentences, and what each of them is worth.

Rules are matched by what they are about, not by the number of their article: a rule stands at the same path under every
law. What a difference is worth is found by trying it: the rule of the other law is written into the first one, all else
as it was, and the odds are worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from novamas.games import Row
from novamas.games.counts import TooLong
from novamas.kit.names import bet_name, choice_name
from novamas.kit.percents import percent
from novamas.kit.plain import PlainDict
from novamas.kit.words import say
from novamas.law import AmendedLibrary, Amendment, BadLaw, BadOption, Library, library
from novamas.odds.compare import Comparison, Line, Value
from novamas.odds.report import Move, NeedsExtra, moves, row_json, rows
from novamas.odds.rule_words import rule_name, value_words

NAMED = 4
"""Bets that are named one by one; of more than that a sentence says how many there are."""
FEWEST, MOST = 2, 3
"""Laws that can be read side by side."""
Bets = dict[str, Row]


class Difference(Struct, frozen=True):
    """Rules that belong together, and what they say under each law: a bet that one law does not have, or one value."""

    section: str
    lines: tuple[Line, ...]
    whole: bool = False
    """A whole section that some of the laws do not have."""


class Worth(Struct, frozen=True):
    """What the rule of another law would change in the first one. Where it cannot stand `alone`, it was tried with all
    others of its kind, if that can be `tried`; `counted` says whether it takes no longer than somebody waits."""

    law: str
    moves: tuple[Move, ...] = ()
    alone: bool = True
    counted: bool = True
    tried: bool = True


def choose_laws(found: Comparison, laws: Iterable[str]) -> Comparison:
    """A comparison of some laws only, in the order in which they are named; of all, where none is."""
    chosen = tuple(dict.fromkeys(laws))
    if not chosen:
        return found
    for law in chosen:
        if law not in found.laws:
            raise BadOption("law-without-game", (), "laws", value=law, game=found.game, known=found.laws)
    if not FEWEST <= len(chosen) <= MOST:
        raise BadOption("laws-to-compare", (), "laws", value=",".join(chosen), least=FEWEST, most=MOST)
    lines = (replace(line, values={law: line.values[law] for law in chosen}) for line in found.lines)
    edges = (replace(edge, laws={law: edge.laws[law] for law in chosen if law in edge.laws}) for edge in found.edges)
    return Comparison(
        found.game,
        chosen,
        tuple(line for line in lines if any(value.said for value in line.values.values())),
        tuple(edge for edge in edges if any(row for modes in edge.laws.values() for row in modes.values())),
        tuple(odd for odd in found.oddities if odd.law in chosen),
        tuple(one for one in found.uncounted if one[0] in chosen),
    )


# -- in sentences ------------------------------------------------------------------------------------------------------


def summarise(whole: Comparison, chosen: Comparison, tongue: str) -> tuple[str, ...]:
    """Where the chosen laws differ at what a player plays for, the differences first; `whole` has all laws.

    A bet is told as it is played best. What costs elsewhere as much as a law's best play because an option is missing
    there is told as that.
    """
    tables = {law: _table(chosen, law) for law in chosen.laws}
    if any(not table for table in tables.values()):
        return ()
    best = {law: best_rows(table.values()) for law, table in tables.items()}
    told = [*_apart(best, tables, tongue), *_only(best, tongue), *_alike(best, whole, tables, tongue)]
    told += [*_options(tables, tongue), *_rules_apart(chosen, tongue)]
    return tuple(told)


def best_rows(table: Iterable[Row]) -> Bets:
    """The row of every bet as it is played best, by its name."""
    found: Bets = {}
    for row in table:
        if row.bet not in found or row.edge < found[row.bet].edge:
            found[row.bet] = row
    return found


def _table(found: Comparison, law: str) -> dict[tuple[str, str], Row]:
    """The odds of a law as the house reads it."""
    rows_of = ((edge, edge.laws.get(law, {}).get("default")) for edge in found.edges)
    return {(edge.bet, edge.strategy): row for edge, row in rows_of if row is not None}


def _apart(best: Mapping[str, Bets], tables: Mapping[str, Mapping[tuple[str, str], Row]], tongue: str) -> Iterator[str]:
    """Bets that every law has, at another price."""
    told: dict[tuple[str, ...], list[str]] = {}
    for bet in _common_bets(best):
        rows_of = {law: bets[bet] for law, bets in best.items()}
        if len({row.edge for row in rows_of.values()}) == 1:
            continue
        by_price: dict[str, list[str]] = {}
        for law, row in rows_of.items():
            by_price.setdefault(price(row, tongue), []).append(law)
        clauses = []
        for cost, laws in by_price.items():
            args = {"laws": name_laws(laws, tongue), "price": cost}
            way = _missing_option(bet, laws, tables)
            if way:
                clauses.append(say("desk-price-in-without", tongue, way=choice_name(way, tongue), **args))
            else:
                clauses.append(say("desk-price-in", tongue, **args))
        told.setdefault(tuple(clauses), []).append(bet)
    for clauses_of, bets_of in told.items():
        yield say("desk-apart", tongue, bets=name_bets(bets_of, tongue), prices="; ".join(clauses_of))


def _missing_option(bet: str, laws: Iterable[str], tables: Mapping[str, Mapping[tuple[str, str], Row]]) -> str:
    """The option that these laws do not give, if what the bet costs there is what it costs elsewhere without it."""
    here = [tables[law] for law in laws]
    mine = min((row.edge for (name, _), row in here[0].items() if name == bet), default=None)
    for law, table in tables.items():
        if law in laws:
            continue
        for (name, way), row in table.items():
            if name == bet and way and row.edge == mine and not any((bet, way) in own for own in here):
                return way
    return ""


def _only(best: Mapping[str, Bets], tongue: str) -> Iterator[str]:
    """Bets that not every law has."""
    by_laws: dict[tuple[str, ...], list[str]] = {}
    shared = _common_bets(best)
    for bet in dict.fromkeys(bet for bets in best.values() for bet in bets):
        if bet not in shared:
            by_laws.setdefault(tuple(law for law, bets in best.items() if bet in bets), []).append(bet)
    for laws, bets in by_laws.items():
        listed = _price_groups([(bet, price(best[laws[0]][bet], tongue)) for bet in bets], tongue)
        yield say("desk-adds", tongue, laws=name_laws(laws, tongue), count=len(laws), bets=listed)


def _alike(
    best: Mapping[str, Bets], whole: Comparison, tables: Mapping[str, Mapping[tuple[str, str], Row]], tongue: str
) -> Iterator[str]:
    """Bets at the same price everywhere, and what they cost without an option that another law lacks."""
    alike = [bet for bet in _common_bets(best) if len({bets[bet].edge for bets in best.values()}) == 1]
    if not alike:
        return
    first = next(iter(best.values()))
    listed = _price_groups([(bet, price(first[bet], tongue)) for bet in alike], tongue)
    everywhere = [_table(whole, law) for law in whole.laws]
    without = []
    for (bet, way), row in next(iter(tables.values())).items():
        same = all((bet, way) in table and table[bet, way].edge == row.edge for table in tables.values())
        lacking = any((bet, way) not in table and any(b == bet for b, _ in table) for table in everywhere)
        if bet in alike and way and same and lacking and row.edge != first[bet].edge:
            without.append(say("desk-without", tongue, way=choice_name(way, tongue), price=price(row, tongue)))
    yield say(
        "desk-alike",
        tongue,
        bets="; ".join([listed, *without]),
        every=int(all(len(alike) == len(bets) for bets in best.values())),
    )


def _options(tables: Mapping[str, Mapping[tuple[str, str], Row]], tongue: str) -> Iterator[str]:
    """The strategies of a bet that all laws have, where only some laws leave that choice."""
    by_laws: dict[tuple[str, ...], list[str]] = {}
    every = dict.fromkeys(key for table in tables.values() for key in table)
    for bet, way in every:
        shared = all(any(b == bet for b, _ in table) for table in tables.values())
        having = tuple(law for law, table in tables.items() if (bet, way) in table)
        if shared and way and len(having) < len(tables):
            row = tables[having[0]][bet, way]
            if row.edge == best_rows(tables[having[0]].values())[bet].edge:
                continue  # to play it so costs nothing
            told = say("desk-option", tongue, way=choice_name(way, tongue), price=price(row, tongue))
            by_laws.setdefault(having, []).append(f"{bet_name(bet, tongue)} {told}")
    for laws, told_of in by_laws.items():
        yield say("desk-options", tongue, laws=name_laws(laws, tongue), count=len(laws), ways="; ".join(told_of))


def _rules_apart(chosen: Comparison, tongue: str) -> Iterator[str]:
    apart = len(find_differences(chosen))
    yield say("desk-rules-apart", tongue, count=apart) if apart else say("desk-rules-alike", tongue)


def _common_bets(best: Mapping[str, Bets]) -> list[str]:
    first, *others = best.values()
    return [bet for bet in first if all(bet in other for other in others)]


def _price_groups(told: Iterable[tuple[str, str]], tongue: str) -> str:
    """`Red, Black 1.35 %; 13 bets 2.70 %`."""
    by_price: dict[str, list[str]] = {}
    for bet, cost in told:
        by_price.setdefault(cost, []).append(bet)
    return "; ".join(
        say("desk-bets-at", tongue, bets=name_bets(bets, tongue), price=cost) for cost, bets in by_price.items()
    )


def price(row: Row, tongue: str) -> str:
    """What a bet costs of every stake: to two decimals where the figure is exact, to four where it is computed."""
    return percent(row.edge, tongue, digits=2 if row.method == "exact" else 4)


def name_bets(bets: Iterable[str], tongue: str) -> str:
    names = [bet_name(bet, tongue) for bet in bets]
    if len(names) > NAMED:
        return say("desk-bets-more", tongue, bets=", ".join(names[: NAMED - 1]), more=len(names) - NAMED + 1)
    return ", ".join(names)


def name_laws(laws: Iterable[str], tongue: str) -> str:
    *most, last = (library().head(law).short_name(tongue) for law in laws)
    return f"{', '.join(most)} {say('desk-and', tongue)} {last}" if most else last


# -- rule by rule ------------------------------------------------------------------------------------------------------


def find_differences(chosen: Comparison) -> list[Difference]:
    """The rules that differ, those of the bets first: a section that a law does not have at all is told as one."""
    lines = [line for line in chosen.lines if line.differs]
    sections: dict[str, list[Line]] = {}
    for line in chosen.lines:
        sections.setdefault(section_of(line.path), []).append(line)
    missing = {
        section
        for section, within in sections.items()
        if any(not any(line.values[law].said for line in within) for law in chosen.laws)
    }
    found: list[Difference] = []
    for line in sorted(lines, key=lambda line: not line.path.startswith("bets.")):
        section = section_of(line.path)
        if section in missing:
            if any(one.section == section and one.whole for one in found):
                continue
            found.append(Difference(section, tuple(one for one in sections[section] if _is_said(one)), whole=True))
        else:
            like = next((n for n, one in enumerate(found) if not one.whole and same_for_bets(one.lines[0], line)), None)
            if like is None:
                found.append(Difference(section, (line,)))
            else:
                found[like] = replace(found[like], lines=(*found[like].lines, line))
    return found


def section_of(path: str) -> str:
    """`bets.pairs` of `bets.pairs.complete.pays`, `split` of `split.again`."""
    first, _, rest = path.partition(".")
    return f"{first}.{rest.partition('.')[0]}" if first == "bets" else first


def same_for_bets(one: Line, other: Line) -> bool:
    """Whether two lines say the same of two bets under every law."""
    if not (one.path.startswith("bets.") and other.path.startswith("bets.")):
        return False
    leaf, other_leaf = (line.path.split(".", 2)[2:] for line in (one, other))
    return leaf == other_leaf and list(map(_meaning, one.values.values())) == list(map(_meaning, other.values.values()))


def _meaning(value: Value) -> tuple[object, str]:
    return value.value if value.said else None, value.reading


def _is_said(line: Line) -> bool:
    return any(value.said for value in line.values.values())


def find_worth(game: str, chosen: Comparison, difference: Difference, laws: Library | None = None) -> tuple[Worth, ...]:
    """What the rule of each other law would do to the odds of the first one."""
    laws = laws or library()
    first, *others = chosen.laws
    return tuple(_try_out(game, first, other, chosen, difference, laws) for other in others)


def _try_out(game: str, first: str, other: str, chosen: Comparison, difference: Difference, laws: Library) -> Worth:
    own = [difference.section] if difference.whole else [line.path for line in difference.lines]
    try:
        usual = rows(first, game, "default", laws)
        for alone, paths in ((True, own), (False, find_companions(chosen, own))):
            amendment = borrow(game, first, other, paths, laws)
            try:
                moved = rows(first, game, "default", AmendedLibrary(laws, (amendment,)))
            except BadLaw:  # the rules do not hold together so
                continue
            return Worth(other, tuple(best_moves(usual, moved)), alone)
    except (TooLong, NeedsExtra):
        return Worth(other, counted=False)
    return Worth(other, alone=False, tried=False)


def find_companions(chosen: Comparison, paths: Iterable[str]) -> list[str]:
    """These rules and all others of their kind that differ, as the maxima of all bets go by the same tiers."""
    kinds = {kind_of(path) for path in paths}
    return [line.path for line in chosen.lines if line.differs and kind_of(line.path) in kinds]


def kind_of(path: str) -> str:
    """`bets.maximum.multiples` of `bets.red.maximum.multiples`; any other path is its own kind."""
    section = section_of(path)
    return f"bets{path.removeprefix(section)}" if path.startswith("bets.") else path


def borrow(game: str, first: str, other: str, paths: Iterable[str], laws: Library) -> Amendment:
    """The amendment that writes what another law says at some paths into the first one."""
    mine, theirs = laws.resolve(first, game).tree, laws.resolve(other, game).tree
    written: PlainDict = {}
    struck: list[str] = []
    for path in paths:
        there, value = look_up(theirs, path)
        here, own = look_up(mine, path)
        if there and (not here or value != own):
            written[path] = value
        elif here and not there:
            struck.append(path)
    return Amendment(first, game, written, tuple(struck))


def look_up(tree: PlainDict, path: str) -> tuple[bool, object]:
    """Whether there is something at a path of the rules, and what."""
    node: object = tree
    for key in path.split("."):
        if not isinstance(node, dict) or key not in node:
            return False, None
        node = node[key]
    return True, node


def best_moves(usual: Iterable[Row], moved: Iterable[Row]) -> list[Move]:
    """What happens to each bet as it is played best."""
    before, after = best_rows(usual), best_rows(moved)
    found = moves(before.values(), after.values())
    by_bet: dict[str, Move] = {}
    for move in found:
        known = by_bet.get(move.bet)
        one = before.get(move.bet)
        two = after.get(move.bet)
        if known is None and (one is None or two is None or one.edge != two.edge):
            by_bet[move.bet] = Move(move.bet, "", one, two)
    return list(by_bet.values())


def worth_words(found: Worth, tongue: str) -> str:
    """`Box 0.54 % → 0.29 %`; that nothing moves; or that the rule cannot be tried alone."""
    if not found.counted:
        return say("desk-worth-uncounted", tongue)
    if not found.tried:
        return say("desk-worth-never", tongue)
    told = moves_words(found.moves, tongue)
    return told if found.alone else say("desk-worth-together", tongue, moves=told)


def moves_words(found: Iterable[Move], tongue: str) -> str:
    """What becomes of the prices of bets; bets to which the same happens are told together."""
    told: dict[tuple[str, str], list[str]] = {}
    for move in found:
        before = price(move.before, tongue) if move.before else ""
        after = price(move.after, tongue) if move.after else ""
        told.setdefault((before, after), []).append(move.bet)
    parts = []
    for (before, after), bets in told.items():
        names = name_bets(bets, tongue)
        key = "desk-move" if before and after else "desk-move-new" if after else "desk-move-gone"
        parts.append(say(key, tongue, bets=names, before=before, after=after))
    return "; ".join(parts) or say("desk-move-none", tongue)


class Priced(Struct, frozen=True):
    """A difference and what it is worth under each law but the first."""

    difference: Difference
    worth: tuple[Worth, ...]

    @property
    def moves_prices(self) -> bool:
        return any(one.moves or not one.tried or not one.counted for one in self.worth)


def price_differences(chosen: Comparison, laws: Library | None = None) -> list[Priced]:
    """Every difference with its worth, those that move a price first."""
    found = [Priced(one, find_worth(chosen.game, chosen, one, laws)) for one in find_differences(chosen)]
    return sorted(found, key=lambda one: not one.moves_prices)


def name_difference(difference: Difference, tongue: str, family: str) -> str:
    """What a difference is about: a bet or a section that not every law has, or one rule."""
    if not difference.whole:
        bets = [line.path.split(".")[1] for line in difference.lines if line.path.startswith("bets.")]
        return rule_name(difference.lines[0].path, bets, tongue, family)
    if difference.section.startswith("bets."):
        return bet_name(difference.section.partition(".")[2], tongue)
    return rule_name(f"{difference.section}.", [], tongue, family).partition(":")[0]


def tell_values(difference: Difference, law: str, tongue: str, family: str) -> str:
    """What a law says in words; of a section that not every law has, rule by rule."""
    if not difference.whole:
        line = difference.lines[0]
        return value_words(line.path, line.values[law], tongue)
    said = [line for line in difference.lines if line.values[law].said]
    if not said:
        return say("compare-unsaid", tongue)
    told = []
    for line in said:
        bets = [line.path.split(".")[1]] if line.path.startswith("bets.") else []
        name = rule_name(line.path, bets, tongue, family)
        told.append(f"{name.partition(': ')[2] or name}: {value_words(line.path, line.values[law], tongue)}")
    return "; ".join(told)


def clauses_under(difference: Difference, law: str) -> tuple[str, ...]:
    """The articles from which a law's side of a difference follows."""
    return tuple(dict.fromkeys(clause for line in difference.lines for clause in line.values[law].clauses))


def priced_json(chosen: Comparison, priced: Iterable[Priced]) -> PlainDict:
    """The differences of `novamas compare --json` where laws are named."""
    told = [
        {
            "section": one.difference.section,
            "paths": [line.path for line in one.difference.lines],
            "whole": one.difference.whole,
            "clauses": {law: list(clauses_under(one.difference, law)) for law in chosen.laws},
            "worth": [
                {
                    "law": worth.law,
                    "alone": worth.alone,
                    "tried": worth.tried,
                    "counted": worth.counted,
                    "moves": [move_json(move) for move in worth.moves],
                }
                for worth in one.worth
            ],
        }
        for one in priced
    ]
    return {"differences": told} if told else {}


def move_json(move: Move) -> PlainDict:
    """What becomes of a bet: its edge before and after, nothing where it is not there."""
    rows_of = {"before": move.before, "after": move.after}
    return {"bet": move.bet} | {when: row_json(row)["edge"] if row else None for when, row in rows_of.items()}
