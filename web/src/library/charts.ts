// How a game is best played, as the server's charts say it, and where a hand stands in them.
import { percent } from '../lib/money'
import { has, lang, say } from '../lib/words.svelte'
import type { BestPlay } from '../lib/wire'

export type Chart = BestPlay

/** What there is to do in a cell: the answer, and what else where it is not allowed. */
export interface Answer {
  first: 'stand' | 'draw' | 'double' | 'split' | 'surrender'
  otherwise: 'stand' | 'draw'
}

export function answerOf(key: string): Answer {
  const [first, otherwise] = key.split('-') as [Answer['first'], Answer['otherwise'] | undefined]
  return { first, otherwise: otherwise ?? (first === 'stand' ? 'stand' : 'draw') }
}

/** A share such as "99.8 %" or "0.811229" as the language writes it; anything else as it is. */
export const shareOf = (text: string): string => (/^\d+\.\d+ %$/.test(text) ? percent(parseFloat(text) / 100, lang(), 1) : /^0\.\d+$/.test(text) ? percent(Number(text), lang(), 1) : text)

/** Whose chart it is, where a player is the bank: those have words of their own for what stands down and across. */
export const sideOf = ({ title }: Chart): string => (['bank', 'punto'].find((side) => title.startsWith(`${side}-`)) ?? '')

/** A hand as a chart names it: by its cards, or by what it has in common with others, such as "suited high-2". */
export function handName(hand: string): string {
  const parts = hand.split(' ').map((part) => {
    const [, name = part, count = '0'] = /^(.+)-(\d+)$/.exec(part) ?? []
    return has(`chart-part-${name}`) ? say(`chart-part-${name}`, { count: Number(count) }) : part
  })
  return parts.join(parts.join(' ') === hand ? ' ' : ', ')
}

/** A cell of a chart. */
export interface Cell {
  chart: string
  hand: string
  against: string
}

export const sameCell = (a: Cell | null, b: Cell): boolean => a !== null && a.chart === b.chart && a.hand === b.hand && a.against === b.against
