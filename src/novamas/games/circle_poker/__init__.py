"""Circle poker: players against each other, the house takes its benefit. Nine games that are nothing but data.

Not to be mistaken for `games/circle/`, which is what games share in which one of the players is the bank.

- `rules.py`: the streets, the limits, the pack, the benefit, the ranking: what a game is.
- `acts.py`: what is said and done, and the state.
- `desk.py`: what all parts ask of the table. `seating.py`: the life of a game, lots, rests. `benefit.py`: what the
  house takes. `deal.py`: a hand begins, forced bets, cards. `betting.py`: an interval. `draws.py`: cards are changed.
  `showdown.py`: hands are shown and pots paid.
  `mistakes.py`: what goes wrong in a hand (`reports.py` has what is said of it). `conduct.py`: who is warned, who goes.
  `course.py`: what follows what. `play.py` puts them together.
"""
