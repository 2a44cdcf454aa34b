"""Puts the folder of tests on the path, so that the suite and the toys can be imported by name from any of them."""

import sys
from pathlib import Path

HERE = str(Path(__file__).parent.parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)
