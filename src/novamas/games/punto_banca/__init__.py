"""Punto y banca: `punto-banca`, on the full table and on the reduced ones."""

from novamas.games.punto_banca.acts import Punto
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import PuntoHouse, PuntoRules, check

__all__ = ["Punto", "PuntoGame", "PuntoHouse", "PuntoRules", "check"]
