# Environments for learning: novamas envs

help-envs =
    The numbers of an environment for learning: what an agent may say in a game, and what it sees of it.

    They follow from the types of the game and from some rounds that are always played alike; nothing is written by hand. Without GAME, the environments there are. Gymnasium and PettingZoo come with the extra: pip install 'novamas[envs]'.
examples-envs =
    Examples:
      novamas envs
      novamas envs three-card-poker
      novamas envs texas-holdem --agents 4 --json
option-envs-game = A game; without one, the environments there are.
option-envs-agents = How many agents learn at the table: one with Gymnasium, several with PettingZoo.
envs-id = Environment
envs-law = Law
envs-game = Game
envs-number = Number
envs-act = Act
envs-values = What it says
envs-wait = waits: the table goes on
envs-begin = begins this act
envs-value = the value of the field that is due, by the field:
envs-field-amount = { $act } · { $field }: { $times } times the least; the last one the most
envs-field-words = { $act } · { $field }: { $words }
envs-field-numbers = { $act } · { $field }: the number itself, or the place in the order of what is offered
envs-cell = Cell
envs-kind = What it is
envs-words = Words, from number { $from } on
envs-acts = What an agent may say: { $count } numbers
envs-sights = What it sees: { $count } numbers; -1 is what is hidden or not there
envs-kind-number = number
envs-kind-word = word, or person: 0 is the agent
envs-kind-yes-no = yes (1) or no (0)
envs-kind-length = how many there are
envs-kind-key = key
envs-kind-form = what is being filled in
bad-envs-places = { $game } ({ $law }) has no place for { $people } people.
bad-envs-one = A Gymnasium environment has one agent; novamas.envs.table has several.
bad-envs-several = A PettingZoo environment has at least two agents; novamas.envs.seat has one.
