"""The law as data: loader, inheritance, readings, and the clause register."""

from novamas.law.amended import AmendedLibrary, Amendment
from novamas.law.errors import BadLaw, BadOption, Place, UnknownClause, UnknownGame, UnknownLaw, misfit
from novamas.law.library import Library, Resolved, forget, forgets, library
from novamas.law.models import models
from novamas.law.readings import MODES, Mode, Reading
from novamas.law.register import LAYERS, Clause, Register

__all__ = [
    "LAYERS",
    "MODES",
    "AmendedLibrary",
    "Amendment",
    "BadLaw",
    "BadOption",
    "Clause",
    "Library",
    "Mode",
    "Place",
    "Reading",
    "Register",
    "Resolved",
    "UnknownClause",
    "UnknownGame",
    "UnknownLaw",
    "forget",
    "forgets",
    "library",
    "misfit",
    "models",
]
