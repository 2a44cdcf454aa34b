// Payments of one throw, as they are shown: those of the same kind of bet together.
import type { Bet, GameEvent } from '../../lib/types'

const familyOf = (spot: string): string => spot.replace(/-\d+$/, '')

/** The events with the payments of each kind of bet put together, where the first of them stood. */
export function together(events: GameEvent[], bets: Record<string, Bet>): GameEvent[] {
  const groups = new Map<string, GameEvent>()
  return events.flatMap((event) => {
    const [id, ...others] = (event.type === 'Paid' ? event.bets : []) as number[]
    const bet = id === undefined || others.length ? undefined : bets[String(id)]
    // A bet that wins nothing (its share rounds down to none) is told apart from the others.
    if (!bet || !event.moves?.some(([, , , why]) => why === 'win')) return [event]
    const family = familyOf(bet.on)
    const group = groups.get(family)
    if (!group) {
      const first = { ...event, bets: [id], moves: [...event.moves] }
      groups.set(family, first)
      return [first]
    }
    ;(group.bets as number[]).push(id!)
    group.moves!.push(...event.moves)
    return []
  })
}
