"""Trente et quarante: `trente-et-quarante`."""

from novamas.games.trente_quarante.acts import Trente
from novamas.games.trente_quarante.play import TrenteGame
from novamas.games.trente_quarante.rules import TrenteHouse, TrenteRules, check

__all__ = ["Trente", "TrenteGame", "TrenteHouse", "TrenteRules", "check"]
