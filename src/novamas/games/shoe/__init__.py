"""What every card game against the house shares: a shoe that is loaded, cut, burnt from and dealt from card by card.

Three pieces, from small to large. Take the one that fits.

- `TableShoe` lies in the state of a game (`shoe: TableShoe = TableShoe()`). How many cards are left is there for all to
  see; which ones is veiled, because it would betray the cards that lie face down. `shoe.dist()` is what chance may
  answer, `shoe.draw(card)` the shoe without that card (`None`: a card that nobody at a physical table has seen),
  `shoe.turn(card)` the shoe once such a card is turned over, `shoe.stopped` whether the stop card has come out.
- `ShoeKeeper` is everything that happens to a shoe between two rounds, for any game: `LoadShoe` by the croupier,
  `CutPack` by whoever cuts, the first card and the burnt ones by chance. It is built from the law's `Pack` and answers
  `awaits`, `chance`, `allow_load`, `allow_cut`, `default`, `play`; `TableShoe.after(event)` folds its events. While
  `keeper.busy(state)` the game itself waits. See `ShoeGame` for how few lines that takes.
- `ShoeGame` is a `ClothGame` (bets on a cloth, `games/cloth`) whose rounds are decided by cards from such a shoe.
  Subclasses say where each card goes (`next_place`) and what follows once it lies there (`follow_card`).

A card is a number (`kit/cards.py`); people write it "AS", "10H". Chance is awaited as `card`, and may be answered
"?" where the law lays the card face down; it is then awaited as `expose` when the law turns it over.
"""

from novamas.games.shoe.acts import (
    Burnt,
    CutPack,
    Dealt,
    Exposed,
    FirstCardShown,
    LoadShoe,
    PackCut,
    ShoeLoaded,
    TableShoe,
    read_card,
)
from novamas.games.shoe.keeper import ShoeKeeper
from novamas.games.shoe.play import CardDesk, ShoeGame, ShoeRules
from novamas.games.shoe.rules import Burn, Pack, pips

__all__ = [
    "Burn",
    "Burnt",
    "CardDesk",
    "CutPack",
    "Dealt",
    "Exposed",
    "FirstCardShown",
    "LoadShoe",
    "Pack",
    "PackCut",
    "ShoeGame",
    "ShoeKeeper",
    "ShoeLoaded",
    "ShoeRules",
    "TableShoe",
    "pips",
    "read_card",
]
