// The columns of a comparison: every law as the house reads it, and beside it each side of its doubts that counts differently.
import type { Comparison, Side } from './types'

export interface Column {
  law: string
  side: Side
  /** The law has other columns too, so that each says how it is read. */
  apart: boolean
}

const OTHERS = ['literal', 'corrected'] as const

/** A side is only listed where its figures are not those of the default reading. */
export function columnsOf({ laws, odds }: Pick<Comparison, 'laws' | 'odds'>): Column[] {
  return laws.flatMap((law): Column[] => {
    const sides: Side[] = ['default', ...OTHERS.filter((side) => odds.some((row) => row.laws[law]?.[side]))]
    return sides.map((side) => ({ law, side, apart: sides.length > 1 }))
  })
}
