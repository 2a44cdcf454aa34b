// Chips as they lie at a box, before they are drawn.
import type { Bet } from '../../lib/types'
import type { Box } from '../cloth/boxes'
import type { Stake } from '../cloth/types'

export interface Lying {
  key: string
  spot: string
  x: number
  y: number
  stakes: Stake[]
  /** Some of it waits for somebody's leave. */
  waits: boolean
}

/** Stakes where chips lie on their spots. */
export function lyingAt(stakes: Map<string, Stake[]>, bySpot: ReadonlyMap<string, Box>, bets: Record<string, Bet> = {}): Lying[] {
  return [...stakes].flatMap(([spot, there]): Lying[] => {
    const box = bySpot.get(spot)
    return box ? [{ key: spot, spot, x: box.x + box.width * (box.chips?.[0] ?? 0.5), y: box.y + box.height * (box.chips?.[1] ?? 0.5), stakes: there, waits: there.some(({ id }) => bets[id]?.asked) }] : []
  })
}
