// Sentences that the server makes from the rules: how a game is played, what a bet means.
import { ratio } from './money'
import { lang, oddsOf, say } from './words.svelte'
import type { Line } from './wire'
import type { Sheet } from './types'

/** "2,7 %": no more digits than it has, and never more than two. */
function share(text: string): string {
  const figure = String(Number((100 * ratio(text)).toFixed(2)))
  return lang() === 'en' ? `${figure}%` : `${figure.replace('.', ',')} %`
}

function shown(value: Line['args'][string]): string | number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length > 1 ? `${value.slice(0, -1).join(', ')} ${say('how-or', { last: value.at(-1)! })} ${value.at(-1)}` : value.join('')
  if (typeof value === 'object') return lineWords(value)
  if (/^\d+:\d+$/.test(value)) return oddsOf(value)
  return /^\d+\/\d+$/.test(value) ? share(value) : value
}

/** A sentence in the reader's language. */
export const lineWords = ({ key, args }: Line): string => say(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)])))

/** What wins and what loses a bet; nothing where the rules say no more than its name. */
export function meaningOf(sheet: Sheet, spot: string): string {
  const line = sheet.meanings[spot] ?? sheet.meanings[spot.split(':')[0]!]
  return line ? lineWords(line) : ''
}
