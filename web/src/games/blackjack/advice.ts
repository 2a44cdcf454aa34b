// What the chart of the law says about a hand: the cell it stands in, and what of it can be done now.
import { answerOf, type Cell, type Chart } from '../../library/charts'
import type { Points } from './points'

/** The commands that answer a hand, by the words of the chart. */
export const COMMANDS = { stand: 'Stay', draw: 'Draw', double: 'DoubleDown', split: 'SplitPair', surrender: 'Surrender' } as const

export interface Advice {
  /** Nowhere in a chart where the hand stands by itself. */
  cell: Cell | null
  command: (typeof COMMANDS)[keyof typeof COMMANDS]
}

const valueOf = (card: number): number => Math.min((card % 13) + 1, 10)
const nameOf = (value: number): string => (value === 1 ? 'A' : String(value))
/** Aces are the highest. */
const height = (card: number): number => (valueOf(card) === 1 ? 11 : valueOf(card))

/** `may`: the commands that are offered for this hand. */
export function advise(charts: Chart[], cards: number[], points: Points, up: number, may: ReadonlySet<string>): Advice | null {
  if (!charts.length || cards.length < 2) return null
  const against = nameOf(valueOf(up))
  const find = (title: string, hand: string): { cell: Cell; key: string } | null => {
    const chart = charts.find((each) => each.title === title)
    const column = chart?.against.indexOf(against) ?? -1
    const key = chart?.rows.find((row) => row.hand === hand)?.answers[column]
    return key ? { cell: { chart: title, hand, against }, key } : null
  }
  const two = cards.length === 2 ? [...cards].sort((a, b) => height(b) - height(a)).map((card) => nameOf(valueOf(card))) : null
  const pair = two && two[0] === two[1] && may.has('SplitPair') ? find('pairs', two.join('-')) : null
  const exception = two && !pair ? find('exceptions', two.join('-')) : null
  const found = pair ?? exception ?? find(points.soft ? 'soft' : 'hard', String(points.total))
  if (!found) return { cell: null, command: may.has('Draw') && points.total < 12 + (points.soft ? 1 : 0) ? 'Draw' : 'Stay' }
  const { first, otherwise } = answerOf(found.key)
  const command = COMMANDS[first]
  return { cell: found.cell, command: may.has(command) ? command : may.has(COMMANDS[otherwise]) ? COMMANDS[otherwise] : 'Stay' }
}
