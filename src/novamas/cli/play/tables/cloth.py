"""Any table with bets on a cloth and no ways of its own, in the terminal."""

from novamas.cli.play.session import Session

SESSION = Session
