// Who wins what for which bet: the chips that a settlement moves come bet by bet, in the order in which it names them.
import type { Bet, GameEvent } from '../../lib/types'

export interface Win {
  spot: string
  who: string
  amount: number
}

/** What ends a bet: the stake goes back to its owner, or to the house. */
const ENDS = new Set(['stake', 'back', 'lost'])

export function winsOf(event: GameEvent, bets: Record<string, Bet>): Win[] {
  const ids = Array.isArray(event.bets) ? event.bets.map(String) : []
  const wins: Win[] = []
  let at = 0
  for (const [, to, amount, why] of event.moves ?? []) {
    if (ENDS.has(why)) at++
    else if (why === 'win' || why === 'bonus') {
      const bet = bets[ids[why === 'bonus' ? at - 1 : at] ?? '']
      if (bet) wins.push({ spot: bet.on, who: to, amount })
      if (bet && to !== bet.owner) at++ // a player's bank takes the stake
    } else if (why === 'jackpot' && !to.startsWith('@')) wins.push({ spot: `jackpot:${String(event.hand)}`, who: to, amount })
  }
  return wins
}
