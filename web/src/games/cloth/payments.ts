// The chips that are being paid, as they are drawn: beside the bet, with a dotted leader and a figure.
import { stackOf } from '../../lib/chips'
import type { Payment } from './types'

/** What is paid on one spot in the present step: to oneself, or to all the others together. */
export interface Paid {
  spot: string
  mine: boolean
  amount: number
  /** The denominations of the chips that are drawn, the largest below. */
  pieces: number[]
}

const DRAWN = 4

/** One's own first. */
export function paidBySpot(paying: Payment[], chips: number[]): Paid[] {
  const sums = new Map<string, Paid>()
  for (const { spot, mine, amount } of paying) {
    const key = `${mine}/${spot}`
    const paid = sums.get(key) ?? { spot, mine, amount: 0, pieces: [] }
    sums.set(key, { ...paid, amount: paid.amount + amount })
  }
  return [...sums.values()]
    .map((paid) => ({ ...paid, pieces: stackOf(paid.amount, chips).slice(0, DRAWN) }))
    .sort((a, b) => Number(b.mine) - Number(a.mine))
}

/** A payment with its place on the screen. */
export interface Laid extends Paid {
  /** The leader, from the bet to the chips. */
  leader: string
  x: number
  y: number
  /** On which side of the chips the figure is. */
  side: 1 | -1
  figure: string
}
