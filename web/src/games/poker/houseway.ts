// How the house sets seven cards, as a hint: its ten rules in their order, the first that fits decides. A joker is an ace where
// it does not fill a straight or a flush.
import { isJoker } from '../cards/cards'
import { read, subsets } from './makes'

const [ACE, KING, QUEEN, TEN, SIX] = [14, 13, 12, 10, 6]
/** Straights and what is above them, the highest first. */
const COMPLETE = ['royal', 'straight-flush', 'flush', 'straight']
const ORDER = ['five-aces', 'royal', 'straight-flush', 'four', 'full', 'flush', 'straight', 'three', 'two-pair', 'pair', 'high-card']

/** How high a card is, a joker as an ace. */
export const heightOf = (card: number): number => (isJoker(card) || card % 13 === 0 ? ACE : (card % 13) + 1)

/** How high two cards are: pairs first, then by the higher and the lower card. */
export function lowWorth(cards: number[]): number[] {
  const [high, low] = cards.map(heightOf).sort((a, b) => b - a) as [number, number]
  return [Number(high === low), high, low]
}

/** Which of two lists is higher, number by number: above zero the first, below the second. */
export function against(mine: number[], other: number[]): number {
  const at = mine.findIndex((each, n) => each !== other[n])
  return at < 0 ? 0 : mine[at]! - (other[at] ?? 0)
}

/** The two cards that the house would set as the low hand. */
export function houseLow(seven: number[]): number[] {
  const cards = [...seven].sort((a, b) => heightOf(b) - heightOf(a))
  const times = new Map<number, number>()
  for (const high of cards.map(heightOf)) times.set(high, (times.get(high) ?? 0) + 1)
  const thrice = ranksOf(times, 3)
  const pairs = ranksOf(times, 2)
  const four = ranksOf(times, 4)[0]
  if (times.get(ACE) === 5) return two(cards, times.get(KING) === 2 ? KING : ACE) // 1. five aces
  if (four !== undefined) return besideFour(cards, four, [...thrice, ...pairs]) // 2. four alike
  if (thrice.length === 2) return two(cards, thrice[0]!) // 3. twice three alike
  if (thrice.length && pairs.length) return two(cards, pairs[0]!) // 4. a full house
  if (pairs.length === 3) return two(cards, pairs[0]!) // 5. three pairs
  if (pairs.length === 2) return besidePairs(cards, pairs[0]!, pairs[1]!, ranksOf(times, 1)[0]!) // 6. two pairs
  const complete = leftByComplete(cards)
  if (complete) return complete // 7. a straight or a flush
  if (thrice.length) { // 8. three alike: aces part with one
    const rest = without(cards, thrice[0]!)
    return thrice[0] === ACE ? [two(cards, ACE)[0]!, rest[0]!] : rest.slice(0, 2)
  }
  if (pairs.length) return without(cards, pairs[0]!).slice(0, 2) // 9. a pair stays together
  return cards.slice(1, 3) // 10. nothing: the highest card goes to the five
}

/** The ranks that come so many times, the highest first. */
const ranksOf = (times: Map<number, number>, n: number): number[] => [...times].filter(([, count]) => count === n).map(([high]) => high).sort((a, b) => b - a)
const two = (cards: number[], high: number): number[] => cards.filter((card) => heightOf(card) === high).slice(0, 2)
const without = (cards: number[], ...highs: number[]): number[] => cards.filter((card) => !highs.includes(heightOf(card)))

/** Three alike or a pair beside four goes low. Low fours stay together, higher ones only with high cards beside them. */
function besideFour(cards: number[], four: number, beside: number[]): number[] {
  if (beside.length) return two(cards, Math.max(...beside))
  const rest = without(cards, four).slice(0, 2)
  const [first, second] = rest.map(heightOf) as [number, number]
  const together = four <= SIX || (four <= TEN && first === ACE) || (four < ACE && first === ACE && second >= QUEEN)
  return together ? rest : two(cards, four)
}

/** Low pairs stay together with a king or an ace beside them, higher ones with an ace; otherwise the lower goes low. */
function besidePairs(cards: number[], high: number, low: number, single: number): number[] {
  const small = high <= SIX && single >= KING
  const together = small || (single === ACE && high < ACE && (high <= TEN || low <= SIX))
  return together ? without(cards, high, low).slice(0, 2) : two(cards, low)
}

/** The best low hand that a straight or a flush leaves; nothing without one. */
function leftByComplete(cards: number[]): number[] | null {
  let best: { low: number[]; worth: number[] } | null = null
  for (const low of subsets(cards, 2)) {
    const made = read(cards.filter((card) => !low.includes(card)), ORDER)
    if (!COMPLETE.includes(made.kind)) continue
    const worth = [...lowWorth(low), -COMPLETE.indexOf(made.kind), ...low]
    if (!best || against(worth, best.worth) > 0) best = { low, worth }
  }
  return best?.low ?? null
}
