// The cards, made again from what the sheet says they are made of: the same construction as the server's, so that a card is
// its series and its number, and anybody can check what is printed on it.
import type { BingoCloth } from '../../lib/wire'

/** A card as it is printed: three lines of nine columns, 0 where nothing is printed. */
export type Rows = number[][]
/** What cards are made of. */
export type Making = Pick<BingoCloth, 'counts' | 'rings' | 'stride' | 'lines' | 'series_size'>

const MIXED = 17

/** The pattern of a strip, and where in the ring of each column it begins. */
function startingPoints(making: Making, strip: bigint): { turn: number; starts: number[] } {
  const sizes = making.rings[0]!.map((ring) => BigInt(ring.length))
  const patterns = BigInt(making.rings.length)
  let rest = ((strip / patterns) * BigInt(making.stride)) % sizes.reduce((all, size) => all * size, 1n)
  const starts = sizes.map((size) => {
    const start = Number(rest % size)
    rest /= size
    return start
  })
  return { turn: Number(strip % patterns), starts }
}

/** A pattern: the counts of the first with the inner columns turned so often. */
export function patternOf(making: Making, turn: number): number[][] {
  return making.counts.map(([first, ...others]) => {
    const inner = others.slice(0, -1)
    return [first!, ...inner.slice(turn), ...inner.slice(0, turn), others.at(-1)!]
  })
}

/** The numbers of each column on lines of as many numbers each: each goes to the lines that have most room. */
function layOut(held: number[][], starts: number[], shift: number, lines: number): Rows {
  const each = held.reduce((sum, numbers) => sum + numbers.length, 0) / lines
  const room = Array<number>(lines).fill(each)
  const rows = room.map(() => held.map(() => 0))
  const mixed = starts.map((start, column) => (5 * start + 3 * column + 2 * shift) % MIXED)
  const order = held.map((_, column) => column).sort((a, b) => mixed[a]! - mixed[b]! || a - b)
  for (const column of order) {
    const after = (line: number): number => (line + shift + mixed[column]!) % lines
    const ranked = room.map((_, line) => line).sort((a, b) => room[b]! - room[a]! || after(a) - after(b))
    const chosen = ranked.slice(0, held[column]!.length).sort((a, b) => a - b)
    for (const [n, line] of chosen.entries()) {
      rows[line]![column] = held[column]![n]!
      room[line]! -= 1
    }
  }
  return rows
}

/** The card with this number of this series. */
export function cardOf(making: Making, series: number, number: number): Rows {
  const index = BigInt(series - 1) * BigInt(making.series_size) + BigInt(number - 1)
  const places = BigInt(making.counts.length)
  const place = Number(index % places)
  const { turn, starts } = startingPoints(making, index / places)
  const counts = patternOf(making, turn)
  const held = making.rings[turn]!.map((ring, column) => {
    const before = counts.slice(0, place).reduce((sum, row) => sum + row[column]!, 0)
    const taken = Array.from({ length: counts[place]![column]! }, (_, n) => ring[(starts[column]! + before + n) % ring.length]!)
    return taken.sort((a, b) => a - b)
  })
  return layOut(held, starts, turn + place, making.lines)
}

/** A card by its name, such as "1/17". */
export function cardNamed(making: Making, name: string): Rows {
  const [series, number] = name.split('/').map(Number)
  return cardOf(making, series!, number!)
}

export const numbersOf = (rows: Rows): number[] => rows.flat().filter((n) => n > 0)

/** Which lines of a card are complete with the numbers that were called. */
export const fullLines = (rows: Rows, called: ReadonlySet<number>): number[] =>
  rows.flatMap((row, line) => (row.every((n) => !n || called.has(n)) ? [line] : []))

/** How many numbers a card still lacks. */
export const lacks = (rows: Rows, called: ReadonlySet<number>): number => numbersOf(rows).filter((n) => !called.has(n)).length
