// The cloth of an exercise: every stake with the number of its slip, and what is paid once it has been marked.
import { stakesOf, type Tints } from '../audit/scene'
import type { Payment, Stake } from '../games/cloth/types'
import type { Desk } from '../lib/types'
import type { ExerciseTold, MarkTold } from '../lib/wire'

export const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** What lies on each spot; a stake that is a slip of its own wears its number. */
export function numbered(desk: Desk, told: ExerciseTold, tints: Tints): Map<string, Stake[]> {
  const numbers = new Map(told.slips.filter((slip) => slip.bet).map((slip) => [String(slip.bet), String(slip.number)]))
  const found = stakesOf(desk, capital, tints)
  return new Map([...found].map(([spot, all]) => [spot, all.map((each) => ({ ...each, initial: numbers.get(each.id) ?? each.initial }))]))
}

/** What is laid beside the winning stakes. */
export function paid(told: ExerciseTold, mark: MarkTold | null): Payment[] {
  return (mark?.lines ?? []).flatMap(({ number, net }) => {
    const slip = told.slips.find((each) => each.number === number)
    return slip?.bet && net > 0 ? [{ spot: slip.places[0]!.on, amount: net, mine: false, who: slip.owner }] : []
  })
}

