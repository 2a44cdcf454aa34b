"""The draw machine: what every game shares whose prizes go to what is drawn from drums.

Not a family: a part for games of parts. Start at `acts.py`, then `machine.py`; `transcript.py` is what a stranger gets
to check a draw (docs/decisions/0037-one-machine-for-every-draw.md).
"""
