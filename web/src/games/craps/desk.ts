// What a dice table shows besides chips: the point, the dice, who has them.
import type { Desk, Sheet } from '../../lib/types'
import type { CrapsCloth } from '../../lib/wire'

export interface CrapsDesk {
  /** The number to be repeated; 0 before the first throw of a round. */
  point: number
  /** What the dice showed last; nothing before the first throw of the session. */
  dice: number[]
  /** Who has the dice, and to whom they are offered; "" for nobody. */
  shooter: string
  offered: string
  /** The numbers of the dice in play, of those on the floor, and of those kept while others are chosen. */
  pair: number[]
  lost: number[]
  choosing: number[] | null
  /** The spots that take a bet now; null where nobody asks (a replay). */
  open: ReadonlySet<string> | null
}

const numbers = (x: unknown): number[] => (Array.isArray(x) ? x.filter((each) => typeof each === 'number') : [])

/** A desk with what the page knows besides: the spots on offer, and who is asked to take the dice. */
export function withOffers(desk: Desk, open: ReadonlySet<string>, offered: string): Desk {
  return { ...desk, open_spots: open, offered_to: offered }
}

export function readDesk(desk: Desk | null): CrapsDesk {
  return {
    point: Number(desk?.point ?? 0),
    dice: numbers(desk?.dice),
    shooter: String(desk?.shooter ?? ''),
    offered: String(desk?.offered_to ?? ''),
    pair: numbers(desk?.pair),
    lost: numbers(desk?.lost),
    choosing: Array.isArray(desk?.choosing) ? numbers(desk.choosing) : null,
    open: desk?.open_spots instanceof Set ? (desk.open_spots as ReadonlySet<string>) : null,
  }
}

export const clothOf = (sheet: Sheet): CrapsCloth => sheet.cloth as CrapsCloth

/** Whether a die is of the second colour, where the law asks for two. */
export const isLight = (cloth: CrapsCloth, die: number): boolean => cloth.two_colours && die > cloth.dice / 2

/** A throw that makes a total: as a double where that is asked for, else the plainest. */
export function facesOf(total: number, double = false): [number, number] {
  if (double) return [total / 2, total / 2]
  const low = Math.max(1, total - 6)
  return [low, total - low]
}
