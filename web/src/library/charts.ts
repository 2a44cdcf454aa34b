// How a game is best played, as the server's charts say it, and where a hand stands in them.

export interface Chart {
  /** hard, soft, pairs; exceptions are first cards that are better played otherwise than their total. */
  title: string
  /** The bank's first card: 2 to 10, A. */
  against: string[]
  rows: { hand: string; answers: string[] }[]
}

/** What there is to do in a cell: the answer, and what else where it is not allowed. */
export interface Answer {
  first: 'stand' | 'draw' | 'double' | 'split' | 'surrender'
  otherwise: 'stand' | 'draw'
}

export function answerOf(key: string): Answer {
  const [first, otherwise] = key.split('-') as [Answer['first'], Answer['otherwise'] | undefined]
  return { first, otherwise: otherwise ?? (first === 'stand' ? 'stand' : 'draw') }
}

/** A cell of a chart. */
export interface Cell {
  chart: string
  hand: string
  against: string
}

export const sameCell = (a: Cell | null, b: Cell): boolean => a !== null && a.chart === b.chart && a.hand === b.hand && a.against === b.against
