"""The dossier of the random number generator: what is drawn, how it is tested, what was found.

`equipment` finds everything that chance decides in the games, `samples` draws it, `sequences`, `decks` and `bits`
test it against the `exact` laws, `dossier` says what makes a test fail, and `dieharder` asks another program.
"""

from novamas.odds.randomness.dossier import (
    FIRST,
    LEAST,
    MORE,
    MOST,
    SECOND,
    USUAL,
    Dossier,
    Trial,
    choose_samples,
    examine,
    names,
)
from novamas.odds.randomness.measure import Measured
from novamas.odds.randomness.samples import samples

__all__ = [
    "FIRST",
    "LEAST",
    "MORE",
    "MOST",
    "SECOND",
    "USUAL",
    "Dossier",
    "Measured",
    "Trial",
    "choose_samples",
    "examine",
    "names",
    "samples",
]
