// What cards make, for the label beside them. The house says what comes of it; here it is only read out.
import { isJoker, RANKS, type Seen } from '../cards/cards'
import type { PokerCloth } from '../../lib/wire'

export interface Made {
  /** five-aces, royal, straight-flush, four, full, flush, straight, three, two-pair, pair, high-card. */
  kind: string
  /** The ranks that matter most, the first of them highest. */
  ranks: string[]
}

const ACE = 14
const height = (card: number): number => (card % 13 === 0 ? ACE : (card % 13) + 1)
const suit = (card: number): number => Math.floor(card / 13)
const named = (high: number): string => RANKS[(high - 1) % 13]!

/** The highest card of a straight; 0 where it is none. An ace is high or low. */
function straight(heights: number[]): number {
  const sorted = [...new Set(heights)].sort((a, b) => b - a)
  if (sorted.length < heights.length) return 0
  const row = (all: number[]): boolean => all.every((each, n) => each === all[0]! - n)
  if (row(sorted)) return sorted[0]!
  const low = sorted[0] === ACE ? [...sorted.slice(1), 1] : sorted
  return row(low) ? low[0]! : 0
}

/** Exactly as many cards as a hand counts, none of them a joker. */
function plain(cards: number[]): Made {
  const heights = cards.map(height)
  const counts = [...new Set(heights)].map((high) => ({ high, n: heights.filter((each) => each === high).length })).sort((a, b) => b.n - a.n || b.high - a.high)
  const [first, second] = [counts[0]!, counts[1]]
  const flush = new Set(cards.map(suit)).size === 1
  const top = straight(heights)
  const ranks = (...highs: number[]): string[] => highs.map(named)
  if (flush && top) return { kind: top === ACE ? 'royal' : 'straight-flush', ranks: ranks(top) }
  if (first.n === 5) return { kind: 'five-aces', ranks: ranks(first.high) }
  if (first.n === 4) return { kind: 'four', ranks: ranks(first.high) }
  if (first.n === 3 && second?.n === 2) return { kind: 'full', ranks: ranks(first.high, second.high) }
  if (flush) return { kind: 'flush', ranks: ranks(first.high) }
  if (top) return { kind: 'straight', ranks: ranks(top) }
  if (first.n === 3) return { kind: 'three', ranks: ranks(first.high) }
  if (first.n === 2 && second?.n === 2) return { kind: 'two-pair', ranks: ranks(first.high, second.high) }
  if (first.n === 2) return { kind: 'pair', ranks: ranks(first.high) }
  return { kind: 'high-card', ranks: ranks(...counts.slice(0, 2).map(({ high }) => high)) }
}

/** What a joker may fill, the highest first; everywhere else it is an ace. */
const FILLED = ['royal', 'straight-flush', 'flush', 'straight']
const DECK = 52

/** Exactly as many cards as a hand counts; a joker is an ace, or whatever completes a straight or a flush. */
export function read(cards: number[], ranking: string[]): Made {
  const suited = cards.filter((card) => !isJoker(card))
  if (suited.length === cards.length) return plain(cards)
  const free = Array.from({ length: DECK }, (_, card) => card).filter((card) => !suited.includes(card))
  const filled = free.map((card) => plain([...suited, card])).filter(({ kind }) => FILLED.includes(kind))
  return [plain([...suited, 0]), ...filled].reduce((best, made) => (higher(value(made, ranking), value(best, ranking)) ? made : best))
}

/** Every choice of so many of them. */
export function subsets(cards: number[], size: number): number[][] {
  if (size === 0) return [[]]
  return cards.flatMap((card, n) => subsets(cards.slice(n + 1), size - 1).map((rest) => [card, ...rest]))
}

const value = (made: Made, ranking: string[]): number[] => [ranking.length - ranking.indexOf(made.kind), ...made.ranks.map((rank) => (rank === 'A' ? ACE : RANKS.indexOf(rank as 'A') + 1))]

function higher(a: number[], b: number[]): boolean {
  const n = a.findIndex((each, at) => each !== b[at])
  return n >= 0 && a[n]! > (b[n] ?? 0)
}

/** How many cards a hand counts: three where a hand has no more, else five. */
export const sizeOf = (cloth: Pick<PokerCloth, 'own' | 'places'>): number => Math.min(5, cloth.own + commonPlaces(cloth).reduce((sum, place) => sum + cloth.places[place]!, 0))

/** The places of cards that count for every hand. */
export const commonPlaces = ({ places }: Pick<PokerCloth, 'places'>): string[] => Object.keys(places).filter((place) => place !== 'bank')

/** Whether a joker plays with the others. */
export const hasJoker = ({ ranking }: Pick<PokerCloth, 'ranking'>): boolean => ranking.includes('five-aces')

/** The best that cards make, with those that are for all; nothing while one of them is not seen, or is a joker that has no place here. */
export function makes(own: Seen[], common: Seen[], cloth: Pick<PokerCloth, 'own' | 'places' | 'ranking'>): Made | null {
  const size = sizeOf(cloth)
  const seen = [...own, ...common].filter((card) => card !== null)
  if (!own.length || own.includes(null) || seen.length < size || (seen.some(isJoker) && !hasJoker(cloth))) return null
  let best: Made | null = null
  for (const some of subsets(seen, size)) {
    const made = read(some, cloth.ranking)
    if (!best || higher(value(made, cloth.ranking), value(best, cloth.ranking))) best = made
  }
  return best
}
