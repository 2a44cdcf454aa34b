// Where the spots of a dice table lie: a column for each number that can be a point, the lines below, and beside them
// what the croupier with the stick looks after. Standing, each number has a row instead.
import type { Box } from '../cloth/boxes'
import type { CrapsCloth } from '../../lib/wire'

type Rect = Omit<Box, 'spot'>

export interface CrapsPlan {
  /** The spots that can be pressed or that chips lie on, the line first. */
  boxes: Box[]
  /** All that is printed, whether something can be laid there now or not. */
  fields: Box[]
  /** The number of each column or row. */
  numbers: (Rect & { number: number })[]
  /** Where the plaque rests while there is no point. */
  rest: [x: number, y: number]
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

/** The table as it is seen from the players' side. */
function lyingDown(sheet: Sheet, cloth: CrapsCloth): Pick<CrapsPlan, 'numbers' | 'rest' | 'width' | 'height'> {
  const [edge, side, wide] = [8, 112, 92]
  const left = edge + side
  const right = left + cloth.boxes.length * wide
  sheet.put('dont-come', edge, 8, side, 196, [0.5, 0.76])
  const numbers = cloth.boxes.map((number, k) => {
    const x = left + k * wide
    const half = wide / 2
    sheet.put(boxOf('wrong', number), x, 8, wide, 34, [0.82, 0.5])
    sheet.put(boxOf('dont-come', number), x, 42, half, 40, SMALL)
    sheet.put(boxOf('odds-dont-come', number), x + half, 42, half, 40, SMALL)
    sheet.put(boxOf('come', number), x, 130, half, 40, SMALL)
    sheet.put(boxOf('odds-come', number), x + half, 130, half, 40, SMALL)
    sheet.put(boxOf('right', number), x, 170, wide, 34, [0.82, 0.5])
    return { number, x, y: 82, width: wide, height: 48 }
  })
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
  return { numbers, rest: [edge + side / 2, 38], width: stick + broad + edge, height: 410 }
}

function standingUp(sheet: Sheet, cloth: CrapsCloth): Pick<CrapsPlan, 'numbers' | 'rest' | 'width' | 'height'> {
  const [edge, high, wide] = [3, 46, 360]
  const columns = { wrong: 59, 'dont-come': 40, 'odds-dont-come': 52, number: 58, 'odds-come': 52, come: 40, right: 59 }
  let y = 18
  const numbers = cloth.boxes.map((number) => {
    let x = edge
    let at: Rect = { x, y, width: 0, height: high }
    for (const [kind, width] of Object.entries(columns)) {
      if (kind === 'number') at = { x, y, width, height: high }
      else sheet.put(boxOf(kind, number), x, y, width, high, kind === 'wrong' || kind === 'right' ? [0.5, 0.64] : SMALL)
      x += width
    }
    y += high
    return { number, ...at }
  })
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
  return { numbers, rest: [edge + 112, numbers.at(-1)!.y + high + 25], width: wide + 2 * edge, height: y + edge }
}

/** The lines have their odds beside them: those of the point, once there is one. */
const LINES = ['win', 'dont-win']

export function crapsPlan(spots: string[], cloth: CrapsCloth, standing: boolean, now: Standing): CrapsPlan {
  const sheet = new Sheet()
  const rest = standing ? standingUp(sheet, cloth) : lyingDown(sheet, cloth)
  const offered = new Set(spots)
  const moved = new Set(cloth.moves.flatMap((kind) => cloth.boxes.map((number) => boxOf(kind, number))))
  const fields: Box[] = []
  const boxes: Box[] = []
  const ordered = [...LINES, ...[...sheet.rects.keys()].filter((spot) => !LINES.includes(spot))]
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
  return { boxes, fields, ...rest }
}
