// The state of a bingo hall, as the server shows it.
import type { Bet, Desk } from '../../lib/types'
import type { BingoCloth } from '../../lib/wire'
import type { Sheet } from '../../lib/types'

export interface Lot {
  who: string
  series: number
  first: number
  count: number
  support: string
}

export interface Song {
  who: string
  what: 'line' | 'bingo'
  card: string
  right?: boolean | null
}

export interface Share {
  who: string
  card: string
  amount: number
}

export interface Hall {
  phase: string
  series: number
  next: number
  sold: Lot[]
  balls: number[]
  row: string
  line: number
  bingo: number
  extra: number
  songs: Song[]
  won: Record<string, Share[]>
  line_done: boolean
  minimum: number
  round: number
}

export const PLAYING: ReadonlySet<string> = new Set(['called', 'drawing', 'checking', 'others'])
const EMPTY: Hall = { phase: 'idle', series: 0, next: 0, sold: [], balls: [], row: '', line: 0, bingo: 0, extra: 0, songs: [], won: {}, line_done: false, minimum: 0, round: 0 }

export const hallOf = (desk: Desk | null): Hall => ({ ...EMPTY, ...(desk as unknown as Partial<Hall> | null) })
export const clothOf = (sheet: Sheet): BingoCloth => sheet.cloth as BingoCloth

/** The names of somebody's cards. */
export const cardsOf = (hall: Hall, who: string): string[] =>
  hall.sold.filter((lot) => lot.who === who).flatMap((lot) => Array.from({ length: lot.count }, (_, n) => `${lot.series}/${lot.first + n}`))

export const cardsSold = (hall: Hall): number => hall.sold.reduce((sum, lot) => sum + lot.count, 0)

/** What everybody has paid for cards, as bets on one spot. */
export function betsOf(hall: Hall): Record<string, Bet> {
  const found: Record<string, Bet> = {}
  for (const { who, count } of hall.sold) {
    const before = found[who]?.amount ?? 0
    found[who] = { owner: who, on: 'card', amount: before + count * hall.minimum, zeros: 0, asked: false }
  }
  return found
}
