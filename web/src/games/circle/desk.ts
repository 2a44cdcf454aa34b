// What the tables of both circle games show besides chips, as far as it is the same, and what people read off it.
import type { Desk } from '../../lib/types'
import { pipsOf, seenAll, type Seen } from '../cards/cards'
import type { ShoeState } from '../cards/play.svelte'

/** The cards of a coup, by hand, as the view brings them. */
export interface Cards {
  hands?: Record<string, unknown>
}

export interface CircleDesk extends Desk {
  bank?: { banker: string } | null
  bids?: Record<string, number>
  coup?: Cards
  behind?: Record<string, number>
  waiting?: string[]
  cagnotte?: number
  shoe?: Partial<ShoeState>
}

/** The cards of a hand, as far as this viewer sees them. */
export const cardsOf = (desk: CircleDesk | null, hand: string): Seen[] => seenAll(desk?.coup?.hands?.[hand])

/** Pips without the tens, once every card is seen. */
export const scoreOf = (cards: Seen[]): number | null =>
  cards.length && cards.every((card) => card !== null) ? cards.reduce<number>((all, card) => all + pipsOf(card!, 0), 0) % 10 : null

/** Bids, the best first; of two that are equal a seated player's before that of one who stands. */
export function bidsOf(desk: CircleDesk | null): { who: string; amount: number }[] {
  const seats = desk?.seats ?? []
  const place = (who: string): number => (seats.includes(who) ? 0 : 1)
  return Object.entries(desk?.bids ?? {})
    .map(([who, amount]) => ({ who, amount }))
    .sort((a, b) => b.amount - a.amount || place(a.who) - place(b.who))
}

/** The column of the chart for a hand that has spoken: its third card, or that it took none; null before that. */
export function columnOf(desk: CircleDesk | null, hand: string, said: string | undefined): number | null {
  const third = cardsOf(desk, hand)[2]
  return third != null ? pipsOf(third, 0) : said === 'no' ? 10 : null
}

/** The row of the chart: the bank's points with two cards. */
export const rowOf = (desk: CircleDesk | null): number | null => scoreOf(cardsOf(desk, 'bank').slice(0, 2))
