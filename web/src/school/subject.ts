// Which game of which law somebody learns: what the address says, else what the house leads everybody to first.
import { FIRST_GAMES } from '../games/families'
import type { Entry } from '../lib/wire'

export interface Subject {
  law: string
  game: string
}

export function subjectOf(query: URLSearchParams, all: Entry[]): Subject {
  const there = all.filter((each) => each.playable)
  const law = query.get('law')
  const game = query.get('game')
  const found =
    there.find((each) => each.law === law && each.game === game) ??
    there.find((each) => each.law === law) ??
    there.find((each) => each.game === game) ??
    there.toReversed().find((each) => FIRST_GAMES.has(each.game)) ??
    there[0]!
  return { law: found.law, game: found.game }
}
