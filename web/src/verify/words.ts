// Draws in words: what was in motion, what could come, what came.
import { cardName } from '../lib/events'
import { has, lang, say } from '../lib/words.svelte'
import { waysOf, type Dist, type Outcome } from './chance'

/** A count with its thousands apart, however large. */
export const count = (n: number | bigint): string => BigInt(n).toLocaleString(lang())

export const whatName = (what: string): string => (has(`verify-what-${what}`) ? say(`verify-what-${what}`) : what)

/** What could come of a draw, in a few words. */
export function couldBe(dist: Dist | null): string {
  if (!dist) return say('verify-could-sealed')
  const ways = count(waysOf(dist))
  switch (dist.type) {
    case 'Span':
      return say('verify-could-number', { ways, least: String(dist.lo), most: String(dist.hi) })
    case 'Uniform': {
      const numbers = dist.values.filter((value) => typeof value === 'number')
      if (numbers.length !== dist.values.length) return say('verify-could-values', { ways })
      return say('verify-could-number', { ways, least: String(Math.min(...numbers)), most: String(Math.max(...numbers)) })
    }
    case 'Weighted':
      return say('verify-could-weighted', { ways, values: count(dist.pairs.filter(([, weight]) => weight > 0).length) })
    case 'Dice':
      return say('verify-could-dice', { count: dist.count, faces: dist.faces })
    case 'Cards':
      return say('verify-could-cards', { ways })
    case 'Counts':
      return say('verify-could-left', { ways })
    case 'Permutation':
      return say('verify-could-order', { size: dist.size })
    case 'LotPlace':
      return say('verify-could-lot', { ways, place: dist.place + 1 })
  }
}

/** What came, as it is read at a table. */
export function came(dist: Dist | null, value: Outcome): string {
  if (value === '?') return say('verify-hidden')
  if (!dist || dist.type === 'Cards') return cardName(value)
  if (Array.isArray(value)) return value.length > 12 ? `${value.slice(0, 12).join(' ')} …` : value.join(' + ')
  return typeof value === 'string' && has(`bet-${value}`) ? say(`bet-${value}`) : String(value)
}
