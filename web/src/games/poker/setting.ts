// Seven cards as two hands: which two are the low one, what both make, and whether the low hand is the higher one by mistake.
import { RANKS, type Seen } from '../cards/cards'
import type { PokerCloth } from '../../lib/wire'
import type { PokerDesk } from './desk'
import { against, heightOf, houseLow, lowWorth } from './houseway'
import { read, type Made } from './makes'

/** Both hands of somebody: the cards of each, as far as they are seen. */
export interface TwoHands {
  high: Seen[]
  low: Seen[]
}

export interface Setting {
  high: Made
  low: Made
  /** The low hand is higher than the high one: it loses. */
  wrong: boolean
}

type Law = Pick<PokerCloth, 'ranking' | 'low'>

/** Which cards of a place are its low hand, by number: nothing before it is set, and only nulls where that is not seen. */
export function lowAt(desk: PokerDesk | null, place: string): number[] | 'hidden' | null {
  const veiled = desk?.low?.[place]
  if (veiled === undefined) return null
  const value = typeof veiled === 'object' && veiled !== null && 'value' in veiled ? veiled.value : veiled
  return Array.isArray(value) ? value.map(Number) : 'hidden'
}

/** Cards with some of them, by number from one, as the low hand; where it is not seen which, the last ones stand for them. */
export function split(cards: Seen[], low: number[] | 'hidden', size: number): TwoHands {
  if (low === 'hidden') return { high: cards.slice(0, -size), low: cards.slice(-size) }
  return { high: cards.filter((_, n) => !low.includes(n + 1)), low: cards.filter((_, n) => low.includes(n + 1)) }
}

const rank = (high: number): string => RANKS[(high - 1) % 13]!
const ORDER = ['high-card', 'pair']

/** What both hands make; nothing while a card of them is not seen. */
export function settingOf({ high, low }: TwoHands, law: Law): Setting | null {
  const [five, two] = [high.filter((card) => card !== null), low.filter((card) => card !== null)]
  if (five.length !== high.length || two.length !== law.low || five.length !== 5) return null
  const made = read(five, law.ranking)
  const [pair, first, second] = lowWorth(two) as [number, number, number]
  const lowMade: Made = { kind: ORDER[pair]!, ranks: pair ? [rank(first)] : [rank(first), rank(second)] }
  return { high: made, low: lowMade, wrong: ORDER.includes(made.kind) && against([pair, first, second], worthOf(made.kind, five)) > 0 }
}

/** The two ranks of five cards that count most, after what they make: a pair first, then the highest. */
function worthOf(kind: string, five: number[]): number[] {
  const heights = five.map(heightOf).sort((a, b) => b - a)
  const twice = heights.find((each, n) => heights.indexOf(each) !== n)
  return kind === 'pair' ? [1, twice!, twice!] : [0, heights[0]!, heights[1]!]
}

/** The numbers of the cards that the house would set as the low hand; nothing while one of them is not seen. */
export function byHouse(cards: Seen[]): number[] | null {
  const all = cards.filter((card) => card !== null)
  if (all.length !== cards.length || !all.length) return null
  return houseLow(all).map((card) => all.indexOf(card) + 1).sort((a, b) => a - b)
}
