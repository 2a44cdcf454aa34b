// Which laws stand side by side on a page of odds, and how their doubtful passages are read: both are in the address.
import type { Side } from './types'

export type { Side }
export const SIDES: Side[] = ['default', 'literal', 'corrected']
/** Laws that can be read side by side. */
export const [FEWEST, MOST] = [2, 3]

export const sideOf = (asked: string | null): Side => SIDES.find((each) => each === asked) ?? 'default'

/** The laws that an address names, as far as they have the game; without two such, the first ones. */
export function chooseLaws(asked: string | null, every: string[]): string[] {
  const named = [...new Set((asked ?? '').split(','))].filter((law) => every.includes(law)).slice(0, MOST)
  return named.length >= FEWEST ? named : every.slice(0, MOST)
}

/** The address of a comparison. */
export function paged(game: string, laws: string[], side: Side): string {
  const query = new URLSearchParams({ laws: laws.join(',') })
  if (side !== 'default') query.set('reading', side)
  return `/odds/${game}?${query.toString().replaceAll('%2C', ',')}`
}
