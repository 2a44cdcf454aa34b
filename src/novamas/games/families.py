"""The registry: which code plays a family of games. A law's TOML names the family; nothing else is needed.

Adding a game is a folder and one entry here; adding a law is only TOML.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from novamas.games import banque, blackjack, boule, chemin, craps, punto_banca, roulette, trente_quarante, wheel
from novamas.games.banque import sheet as banque_sheet
from novamas.games.banque.odds import charts as banque_charts
from novamas.games.banque.odds import odds as banque_odds
from novamas.games.blackjack import sheet as blackjack_sheet
from novamas.games.blackjack.odds import charts as blackjack_charts
from novamas.games.blackjack.odds import odds as blackjack_odds
from novamas.games.blackjack.odds import pays as blackjack_pays
from novamas.games.boule import sheet as boule_sheet
from novamas.games.boule.odds import odds as boule_odds
from novamas.games.chemin import sheet as chemin_sheet
from novamas.games.chemin.odds import odds as chemin_odds
from novamas.games.circle.strategy import charts as circle_charts
from novamas.games.cloth.sheet import limits as cloth_limits
from novamas.games.craps import sheet as craps_sheet
from novamas.games.craps.odds import odds as craps_odds
from novamas.games.odds import Chart, Row
from novamas.games.poker import draw, no_draw, pai_gow, texas, three_card, trijoker
from novamas.games.poker import sheet as poker_sheet
from novamas.games.poker.draw import odds as draw_odds
from novamas.games.poker.draw import sheet as draw_sheet
from novamas.games.poker.no_draw import odds as no_draw_odds
from novamas.games.poker.no_draw import sheet as no_draw_sheet
from novamas.games.poker.pai_gow import odds as pai_gow_odds
from novamas.games.poker.pai_gow import sheet as pai_gow_sheet
from novamas.games.poker.texas import odds as texas_odds
from novamas.games.poker.texas import sheet as texas_sheet
from novamas.games.poker.three_card import odds as three_card_odds
from novamas.games.poker.three_card import sheet as three_card_sheet
from novamas.games.poker.trijoker import odds as trijoker_odds
from novamas.games.poker.trijoker import sheet as trijoker_sheet
from novamas.games.punto_banca import sheet as punto_sheet
from novamas.games.punto_banca.odds import odds as punto_odds
from novamas.games.roulette import sheet as roulette_sheet
from novamas.games.roulette.odds import odds as roulette_odds
from novamas.games.sheet import Choice, Limit, Sheet
from novamas.games.trente_quarante import sheet as trente_sheet
from novamas.games.trente_quarante.odds import odds as trente_odds
from novamas.games.wheel import sheet as wheel_sheet
from novamas.games.wheel.odds import odds as wheel_odds
from novamas.kit.convert import converted
from novamas.kit.decider import Game
from novamas.kit.money import decode_hook
from novamas.law import BadLaw, BadOption, Library, Mode, forgets, library


class Family(Struct, frozen=True, kw_only=True):
    """The furniture of a game's room: what plays it, what its odds are, how it is drawn, what the house may choose."""

    rules: type[Any]
    house: type[Any]
    game: type[Any]
    check: Callable[[Any, Any], None]
    odds: Callable[[Any], list[Row]]
    sheet: Callable[[Any, int], Sheet]
    limits: Callable[[Any, int], tuple[Limit, ...]]
    choices: Callable[[Any], Iterable[Choice]]
    charts: Callable[[Any], Iterable[Chart]] = lambda game: ()
    pays: Callable[[Any], dict[str, str]] | None = None
    """What each bet pays, where the figures of `odds` take long to work out."""
    quick: Callable[[Any], Iterable[Row]] | None = None
    """The figures that do not, there."""


FAMILIES: dict[str, Family] = {
    "roulette": Family(
        rules=roulette.RouletteRules,
        house=roulette.RouletteHouse,
        game=roulette.RouletteGame,
        check=roulette.check,
        odds=roulette_odds,
        sheet=roulette_sheet.sheet,
        limits=cloth_limits,
        choices=roulette_sheet.choices,
    ),
    "boule": Family(
        rules=boule.BouleRules,
        house=boule.BouleHouse,
        game=boule.BouleGame,
        check=boule.check,
        odds=boule_odds,
        sheet=boule_sheet.sheet,
        limits=cloth_limits,
        choices=boule_sheet.choices,
    ),
    "wheel": Family(
        rules=wheel.WheelRules,
        house=wheel.WheelHouse,
        game=wheel.WheelGame,
        check=wheel.check,
        odds=wheel_odds,
        sheet=wheel_sheet.sheet,
        limits=cloth_limits,
        choices=wheel_sheet.choices,
    ),
    "punto-banca": Family(
        rules=punto_banca.PuntoRules,
        house=punto_banca.PuntoHouse,
        game=punto_banca.PuntoGame,
        check=punto_banca.check,
        odds=punto_odds,
        sheet=punto_sheet.sheet,
        limits=cloth_limits,
        choices=punto_sheet.choices,
    ),
    "trente-et-quarante": Family(
        rules=trente_quarante.TrenteRules,
        house=trente_quarante.TrenteHouse,
        game=trente_quarante.TrenteGame,
        check=trente_quarante.check,
        odds=trente_odds,
        sheet=trente_sheet.sheet,
        limits=cloth_limits,
        choices=trente_sheet.choices,
    ),
    "craps": Family(
        rules=craps.CrapsRules,
        house=craps.CrapsHouse,
        game=craps.CrapsGame,
        check=craps.check,
        odds=craps_odds,
        sheet=craps_sheet.sheet,
        limits=craps_sheet.limits,
        choices=craps_sheet.choices,
    ),
    "blackjack": Family(
        rules=blackjack.BlackjackRules,
        house=blackjack.BlackjackHouse,
        game=blackjack.BlackjackGame,
        check=blackjack.check,
        odds=blackjack_odds,
        sheet=blackjack_sheet.sheet,
        limits=cloth_limits,
        choices=blackjack_sheet.choices,
        charts=blackjack_charts,
        pays=blackjack_pays,
        quick=blackjack_sheet.quick_rows,
    ),
    "three-card-poker": Family(
        rules=three_card.ThreeCardRules,
        house=three_card.ThreeCardHouse,
        game=three_card.ThreeCardGame,
        check=three_card.check,
        odds=three_card_odds.odds,
        sheet=three_card_sheet.sheet,
        limits=poker_sheet.limits,
        choices=three_card_sheet.choices,
        charts=three_card_odds.charts,
        pays=three_card_odds.pays,
    ),
    "trijoker": Family(
        rules=trijoker.TrijokerRules,
        house=trijoker.TrijokerHouse,
        game=trijoker.TrijokerGame,
        check=trijoker.check,
        odds=trijoker_odds.odds,
        sheet=trijoker_sheet.sheet,
        limits=poker_sheet.limits,
        choices=trijoker_sheet.choices,
        charts=trijoker_odds.charts,
        pays=trijoker_odds.pays,
    ),
    "poker-no-draw": Family(
        rules=no_draw.NoDrawRules,
        house=no_draw.NoDrawHouse,
        game=no_draw.NoDrawGame,
        check=no_draw.check,
        odds=no_draw_odds.odds,
        sheet=no_draw_sheet.sheet,
        limits=poker_sheet.limits,
        choices=no_draw_sheet.choices,
        charts=no_draw_odds.charts,
        pays=no_draw_odds.pays,
    ),
    "poker-draw": Family(
        rules=draw.DrawRules,
        house=draw.DrawHouse,
        game=draw.DrawGame,
        check=draw.check,
        odds=draw_odds.odds,
        sheet=draw_sheet.sheet,
        limits=poker_sheet.limits,
        choices=draw_sheet.choices,
        charts=draw_odds.charts,
        pays=draw_odds.pays,
    ),
    "pai-gow-poker": Family(
        rules=pai_gow.PaiGowRules,
        house=pai_gow.PaiGowHouse,
        game=pai_gow.PaiGowGame,
        check=pai_gow.check,
        odds=pai_gow_odds.odds,
        sheet=pai_gow_sheet.sheet,
        limits=poker_sheet.limits,
        choices=pai_gow_sheet.choices,
        charts=pai_gow_odds.charts,
        pays=pai_gow_odds.pays,
    ),
    "texas-poker": Family(
        rules=texas.TexasRules,
        house=texas.TexasHouse,
        game=texas.TexasGame,
        check=texas.check,
        odds=texas_odds.odds,
        sheet=texas_sheet.sheet,
        limits=poker_sheet.limits,
        choices=texas_sheet.choices,
        charts=texas_odds.charts,
        pays=texas_odds.pays,
    ),
    "chemin-de-fer": Family(
        rules=chemin.CheminRules,
        house=chemin.CheminHouse,
        game=chemin.CheminGame,
        check=chemin.check,
        odds=chemin_odds,
        sheet=chemin_sheet.sheet,
        limits=chemin_sheet.limits,
        choices=chemin_sheet.choices,
        charts=circle_charts,
    ),
    "baccarat-banque": Family(
        rules=banque.BanqueRules,
        house=banque.BanqueHouse,
        game=banque.BanqueGame,
        check=banque.check,
        odds=banque_odds,
        sheet=banque_sheet.sheet,
        limits=banque_sheet.limits,
        choices=banque_sheet.choices,
        charts=banque_charts,
    ),
}
AnyCloth: TypeAlias = (
    roulette_sheet.RouletteCloth
    | boule_sheet.BouleCloth
    | wheel_sheet.WheelCloth
    | punto_sheet.PuntoCloth
    | craps_sheet.CrapsCloth
    | trente_sheet.TrenteCloth
    | blackjack_sheet.BlackjackCloth
    | poker_sheet.PokerCloth
    | chemin_sheet.CheminCloth
    | banque_sheet.BanqueCloth
)
"""The pictures that the families have, each under its own `kind`."""


def family(law: str, game: str, laws: Library | None = None) -> Family:
    name = (laws or library()).family(law, game)
    if name not in FAMILIES:
        raise BadLaw(f"{law}/{game}.toml names the family {name!r}; there are: {', '.join(FAMILIES)}.")
    return FAMILIES[name]


def house(law: str, game: str, options: Mapping[str, Any] | None = None, laws: Library | None = None) -> Any:
    """The house options as the family types them; an unknown or malformed one is one clear sentence."""
    kind = family(law, game, laws).house
    try:
        return converted(dict(options or {}), kind, dec_hook=decode_hook, strict=True)
    except msgspec.ValidationError as e:
        known = ", ".join(f.name for f in msgspec.structs.fields(kind))
        raise BadOption(f"House options of {game}: {e}. They are: {known}.", field="options") from None


def make(
    law: str,
    game: str,
    options: Mapping[str, Any] | None = None,
    reading: Mode | Mapping[str, str] = "default",
    laws: Library | None = None,
) -> Game[Any]:
    """A game under a law: its rules resolved with the readings, its house options checked against them."""
    if laws is None and not options and isinstance(reading, str):
        plain: Game[Any] = _plain(law, game, reading)
        return plain
    return _make(law, game, options, reading, laws or library())


@forgets
@lru_cache(maxsize=256)
def _plain(law: str, game: str, reading: Mode) -> Game[Any]:
    return _make(law, game, None, reading, library())


def _make(
    law: str, game: str, options: Mapping[str, Any] | None, reading: Mode | Mapping[str, str], laws: Library
) -> Game[Any]:
    kind = family(law, game, laws)
    rules = laws.rules(kind.rules, law, game, reading)
    chosen = house(law, game, options, laws)
    where = f"{law}/{game}.toml"
    try:
        kind.check(rules, chosen)
        made: Game[Any] = kind.game(game, rules, chosen)
    except BadLaw as e:
        raise BadLaw(f"{where}: {e}") from None
    made.check(where)
    return made
