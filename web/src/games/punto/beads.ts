// The coups that a row of beads shows.
import type { Result } from '../../lib/types'

export const ROWS = 6

export interface Bead {
  round: number
  value: string
}

/** The last coups, of this shoe alone where it is known when it began; whole columns only fall away together. */
export function beadsOf(results: Result[], after: number, columns: number): Bead[] {
  const mine = results.filter(({ round }) => round > after).map(({ round, value }) => ({ round, value: String(value) }))
  const over = Math.max(0, Math.ceil(mine.length / ROWS) - columns)
  return mine.slice(over * ROWS)
}
