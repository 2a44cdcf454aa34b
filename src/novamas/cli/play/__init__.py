"""`novamas play`: a table in the terminal, with a croupier and company."""

from novamas.cli.play.door import play

__all__ = ["play"]
