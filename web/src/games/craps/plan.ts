// Where the spots of a dice table lie: a column for each number that can be a point, the lines below, and beside them
// what the croupier with the stick looks after. Standing, each number has a row instead.
import type { Box } from '../cloth/boxes'
import type { CrapsCloth } from '../../lib/wire'

type Rect = Omit<Box, 'spot'>
type Drawn = Pick<CrapsPlan, 'numbers' | 'rest' | 'shown' | 'width' | 'height'>

/** The bets of a narrow cloth, which is shown a leaf at a time: the lines, the numbers, and the others. */
export const LEAVES = ['lines', 'numbers', 'others'] as const
export type Leaf = (typeof LEAVES)[number]

/** On which leaf a spot lies. */
export function leafOf(spot: string): Leaf {
  if (/^(odds-)?(dont-)?win|^(dont-)?come$|^field$|^big-/.test(spot)) return 'lines'
  return /^(odds-)?(dont-)?come-|^right-|^wrong-/.test(spot) ? 'numbers' : 'others'
}

export interface CrapsPlan {
  /** The spots that can be pressed or that chips lie on, the line first. */
  boxes: Box[]
  /** All that is printed, whether something can be laid there now or not. */
  fields: Box[]
  /** The number of each column or row. */
  numbers: (Rect & { number: number })[]
  /** Where the plaque rests while there is no point; nowhere on a leaf without the numbers. */
  rest: [x: number, y: number] | null
  /** How the numbers stand: with their bets beside them, in columns below each other, or as a row of plaques. */
  shown: 'rows' | 'columns' | 'plaques'
  width: number
  height: number
}

/** What the table stands at: its point, and the boxes of numbers on which bets lie. */
export interface Standing {
  point: number
  lying: ReadonlySet<string>
}

/** The odds of a line with a point, the spot that a bet on the line has beside it. */
export const lineOdds = (line: string, point: number): string => `odds-${line}-${point}`
export const boxOf = (kind: string, number: number): string => `${kind}-${number}`

const SMALL: [number, number] = [0.5, 0.5]
const BESIDE: [number, number] = [0.6, 0.5]
const BELOW: [number, number] = [0.55, 0.8]
const PROPS = { hard: ['hard-4', 'hard-6', 'hard-8', 'hard-10'], one: ['craps-2', 'craps-3', 'craps-12', 'eleven'] }

class Sheet {
  readonly rects = new Map<string, Rect>()

  put(spot: string, x: number, y: number, width: number, height: number, chips?: [number, number], paid?: [number, number]): void {
    this.rects.set(spot, { x, y, width, height, ...(chips ? { chips } : {}), ...(paid ? { paid } : {}) })
  }

  /** Several of the same height one beside the other. */
  row(spots: string[], x: number, y: number, width: number, height: number, chips?: [number, number], paid?: [number, number]): void {
    spots.forEach((spot, k) => this.put(spot, x + (k * width) / spots.length, y, width / spots.length, height, chips, paid))
  }
}

/** A column for each number: what is laid against it above, what is laid on it below. */
function columns(sheet: Sheet, cloth: CrapsCloth, left: number, top: number, wide: number): CrapsPlan['numbers'] {
  const half = wide / 2
  return cloth.boxes.map((number, k) => {
    const x = left + k * wide
    sheet.put(boxOf('wrong', number), x, top, wide, 34, [0.82, 0.5])
    sheet.put(boxOf('dont-come', number), x, top + 34, half, 40, SMALL)
    sheet.put(boxOf('odds-dont-come', number), x + half, top + 34, half, 40, SMALL)
    sheet.put(boxOf('come', number), x, top + 122, half, 40, SMALL)
    sheet.put(boxOf('odds-come', number), x + half, top + 122, half, 40, SMALL)
    sheet.put(boxOf('right', number), x, top + 162, wide, 34, [0.82, 0.5])
    return { number, x, y: top + 74, width: wide, height: 48 }
  })
}

/** A row for each number, of this height. */
function rows(sheet: Sheet, cloth: CrapsCloth, edge: number, top: number, high: number): CrapsPlan['numbers'] {
  const columns = { wrong: 59, 'dont-come': 40, 'odds-dont-come': 52, number: 58, 'odds-come': 52, come: 40, right: 59 }
  return cloth.boxes.map((number, k) => {
    const y = top + k * high
    let x = edge
    let at: Rect = { x, y, width: 0, height: high }
    for (const [kind, width] of Object.entries(columns)) {
      if (kind === 'number') at = { x, y, width, height: high }
      else sheet.put(boxOf(kind, number), x, y, width, high, kind === 'wrong' || kind === 'right' ? [0.5, 0.64] : SMALL)
      x += width
    }
    return { number, ...at }
  })
}

/** The table as it is seen from the players' side. */
function lyingDown(sheet: Sheet, cloth: CrapsCloth): Drawn {
  const [edge, side, wide] = [8, 112, 92]
  const left = edge + side
  const right = left + cloth.boxes.length * wide
  sheet.put('dont-come', edge, 8, side, 196, [0.5, 0.76])
  const numbers = columns(sheet, cloth, left, 8, wide)
  sheet.put('come', edge, 204, right - edge, 50, [0.78, 0.5], BESIDE)
  sheet.row(['big-6', 'big-8'], edge, 254, side, 54, [0.5, 0.62])
  sheet.put('field', left, 254, right - left, 54, [0.93, 0.5])
  const odds = 132
  sheet.put('dont-win', edge, 308, right - edge - odds, 42, [0.78, 0.5], BESIDE)
  sheet.put('odds-dont-win', right - odds, 308, odds, 42, [0.78, 0.5])
  sheet.put('win', edge, 350, right - edge - odds, 52, [0.78, 0.5], BESIDE)
  sheet.put('odds-win', right - odds, 350, odds, 52, [0.78, 0.5])
  const [stick, broad] = [right + 16, 304]
  sheet.row(['under-7', 'seven', 'over-7'], stick, 8, broad, 70, [0.5, 0.74])
  sheet.row(['hard-4', 'hard-10'], stick, 78, broad, 74, [0.86, 0.44], BELOW)
  sheet.row(['hard-6', 'hard-8'], stick, 152, broad, 74, [0.86, 0.44], BELOW)
  sheet.row(PROPS.one, stick, 226, broad, 92, [0.5, 0.8], [0.2, 0.58])
  sheet.row(['any-craps', 'horn'], stick, 318, broad, 84, [0.8, 0.5])
  return { numbers, rest: [edge + side / 2, 38], shown: 'columns', width: stick + broad + edge, height: 410 }
}

/** All of it from top to bottom, where the page may be as long as it likes. */
function standingUp(sheet: Sheet, cloth: CrapsCloth): Drawn {
  const [edge, high, wide] = [3, 46, 360]
  const numbers = rows(sheet, cloth, edge, 18, high)
  let y = 18 + cloth.boxes.length * high
  const rest: [number, number] = [edge + 112, y + 25]
  const down = (height: number, lay: (y: number, height: number) => void): void => {
    lay(y, height)
    y += height
  }
  down(50, (y, h) => {
    sheet.put('dont-come', edge, y, 140, h, [0.84, 0.5])
    sheet.put('come', edge + 140, y, wide - 140, h, [0.86, 0.5])
  })
  down(54, (y, h) => sheet.put('field', edge, y, wide, h, [0.94, 0.5]))
  for (const [line, height] of [['dont-win', 46], ['win', 54]] as const) {
    down(height, (y, h) => {
      sheet.put(line, edge, y, 244, h, [0.86, 0.5])
      sheet.put(`odds-${line}`, edge + 244, y, wide - 244, h, [0.82, 0.5])
    })
  }
  down(56, (y, h) => sheet.row(['big-6', 'big-8', 'under-7', 'over-7'], edge, y, wide, h, [0.5, 0.7]))
  down(74, (y, h) => sheet.row(PROPS.hard, edge, y, wide, h, [0.5, 0.77]))
  down(74, (y, h) => sheet.row(PROPS.one, edge, y, wide, h, [0.5, 0.77]))
  down(54, (y, h) => sheet.row(['seven', 'any-craps', 'horn'], edge, y, wide, h, [0.82, 0.5]))
  return { numbers, rest, shown: 'rows', width: wide + 2 * edge, height: y + edge }
}

/** A leaf of a phone that is held upright, or of one on its side: as much as is seen without scrolling. */
function leafOn(sheet: Sheet, cloth: CrapsCloth, standing: boolean, leaf: Leaf): Drawn {
  const [edge, wide] = [3, standing ? 360 : 600]
  const width = wide + 2 * edge
  let y = edge
  const down = (height: number, lay: (y: number, height: number) => void): void => {
    lay(y, height)
    y += height
  }
  if (leaf === 'numbers') {
    if (!standing) return { numbers: columns(sheet, cloth, edge, edge, wide / cloth.boxes.length), rest: null, shown: 'columns', width, height: 196 + 2 * edge }
    const [top, high] = [18, 46]
    return { numbers: rows(sheet, cloth, edge, top, high), rest: null, shown: 'rows', width, height: top + cloth.boxes.length * high + edge }
  }
  if (leaf === 'others') {
    if (standing) {
      down(64, (y, h) => sheet.row(['under-7', 'seven', 'over-7'], edge, y, wide, h, [0.85, 0.72]))
      down(72, (y, h) => sheet.row(PROPS.hard, edge, y, wide, h, [0.5, 0.77]))
      down(72, (y, h) => sheet.row(PROPS.one, edge, y, wide, h, [0.5, 0.77]))
      down(62, (y, h) => sheet.row(['any-craps', 'horn'], edge, y, wide, h, [0.82, 0.5]))
    } else {
      down(64, (y, h) => sheet.row(['under-7', 'seven', 'over-7', 'any-craps', 'horn'], edge, y, wide, h, [0.86, 0.74]))
      down(66, (y, h) => sheet.row(PROPS.hard, edge, y, wide, h, [0.8, 0.44]))
      down(66, (y, h) => sheet.row(PROPS.one, edge, y, wide, h, [0.85, 0.5]))
    }
    return { numbers: [], rest: null, shown: 'plaques', width, height: y + edge }
  }
  // The lines, below the numbers as plaques: one of them is the point, and while there is none the plaque lies before them.
  const idle = standing ? 40 : 64
  const each = (wide - idle) / cloth.boxes.length
  const high = standing ? 34 : 30
  const numbers = cloth.boxes.map((number, k) => ({ number, x: edge + idle + k * each, y, width: each, height: high }))
  y += high
  const share = standing ? 244 : 440
  const lines = (): void => {
    for (const [line, height] of [['dont-win', standing ? 48 : 42], ['win', standing ? 54 : 46]] as const) {
      down(height, (y, h) => {
        sheet.put(line, edge, y, share, h, [0.84, 0.5], standing ? undefined : BESIDE)
        sheet.put(`odds-${line}`, edge + share, y, wide - share, h, [0.82, 0.5])
      })
    }
  }
  down(standing ? 48 : 42, (y, h) => {
    const against = wide * 0.42
    sheet.put('dont-come', edge, y, against, h, [0.86, 0.5])
    sheet.put('come', edge + against, y, wide - against, h, [0.86, 0.5])
  })
  if (standing) {
    down(50, (y, h) => sheet.put('field', edge, y, wide, h, [0.94, 0.5]))
    lines()
    down(44, (y, h) => sheet.row(['big-6', 'big-8'], edge, y, wide, h, [0.8, 0.5]))
  } else {
    down(44, (y, h) => {
      sheet.row(['big-6', 'big-8'], edge, y, 200, h, [0.8, 0.64])
      sheet.put('field', edge + 200, y, wide - 200, h, [0.94, 0.5])
    })
    lines()
  }
  return { numbers, rest: [edge + idle / 2, edge + high / 2], shown: 'plaques', width, height: y + edge }
}

/** The lines have their odds beside them: those of the point, once there is one. */
const LINES = ['win', 'dont-win']

/** `leaf`: only this part of it, for a phone. */
export function crapsPlan(spots: string[], cloth: CrapsCloth, standing: boolean, now: Standing, leaf?: Leaf): CrapsPlan {
  const sheet = new Sheet()
  const drawn = leaf ? leafOn(sheet, cloth, standing, leaf) : standing ? standingUp(sheet, cloth) : lyingDown(sheet, cloth)
  const offered = new Set(spots)
  const moved = new Set(cloth.moves.flatMap((kind) => cloth.boxes.map((number) => boxOf(kind, number))))
  const fields: Box[] = []
  const boxes: Box[] = []
  const ordered = [...LINES.filter((spot) => sheet.rects.has(spot)), ...[...sheet.rects.keys()].filter((spot) => !LINES.includes(spot))]
  for (const key of ordered) {
    const rect = sheet.rects.get(key)!
    const line = LINES.find((each) => key === `odds-${each}`)
    if (line) {
      if (cloth.boxes.some((number) => offered.has(lineOdds(line, number)))) fields.push({ spot: key, ...rect })
      if (now.point && offered.has(lineOdds(line, now.point))) boxes.push({ spot: lineOdds(line, now.point), ...rect })
    } else if (moved.has(key)) {
      fields.push({ spot: key, ...rect })
      if (now.lying.has(key)) boxes.push({ spot: key, ...rect })
    } else if (offered.has(key)) {
      fields.push({ spot: key, ...rect })
      boxes.push({ spot: key, ...rect })
    }
  }
  return { boxes, fields, ...drawn }
}
