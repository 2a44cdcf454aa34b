// Where things lie at chemin de fer. The table is an oval with the croupier at its top; places are numbered against the clock, so
// that the next number is at the right of whoever sits there. Inside runs the line, on which a stake plays by half.
import type { Box } from '../cloth/boxes'

export interface Place {
  number: number
  who: string | null
  /** Where the seat is, and its name. */
  x: number
  y: number
  /** From the top of the table, against the clock. */
  turn: number
}

export interface Plan {
  width: number
  height: number
  boxes: Box[]
  places: Place[]
  /** Where somebody's chips lie on a spot. */
  at: (spot: string, owner: string) => [x: number, y: number]
  /** The edges between two places: from the line to the rim. */
  edges: [x1: number, y1: number, x2: number, y2: number][]
}

export const WIDE = { width: 1056, height: 500, x: 528, y: 256, gap: 0.52 }
export const LINE: [number, number] = [376, 158]
const RIM: [number, number] = [519, 241]
const SEAT: [number, number] = [448, 199]
const LAID: [number, number] = [296, 108]
const DEEP = { width: 358, height: 92, own: 100, line: 288 }

const on = ([rx, ry]: [number, number], turn: number): [number, number] => [WIDE.x - rx * Math.sin(turn), WIDE.y - ry * Math.cos(turn)]

/** The angles of so many places: all round but for the croupier's. */
export function turnsOf(count: number): number[] {
  const each = (2 * Math.PI - 2 * WIDE.gap) / Math.max(1, count)
  return Array.from({ length: count }, (_, n) => WIDE.gap + each * (n + 0.5))
}

const around = ([x, y]: [number, number], spot: string, width: number, height: number): Box => ({ spot, x: x - width / 2, y: y - height / 2, width, height, chips: [0.5, 0.5] })

/** The oval; `behind` says behind which places people stand. */
export function lyingPlan(spots: string[], seats: (string | null)[], standing: string[], behind: Record<string, number>, you: string): Plan {
  const turns = turnsOf(seats.length)
  const half = (Math.PI - WIDE.gap) / Math.max(1, seats.length)
  const places = seats.map((who, n): Place => {
    const [x, y] = on(SEAT, turns[n]!)
    return { number: n + 1, who, x, y, turn: turns[n]! }
  })
  const turnOf = (owner: string): number => {
    const seat = seats.indexOf(owner)
    if (seat >= 0) return turns[seat]!
    const place = behind[owner]
    if (place && turns[place - 1] !== undefined) return turns[place - 1]! + half
    const nth = Math.max(0, standing.indexOf(owner))
    return (turns[(Math.floor(seats.length / 2) + nth) % Math.max(1, seats.length)] ?? Math.PI) + half
  }
  const at: Plan['at'] = (spot, owner) => on(spot === 'line' ? LINE : LAID, turnOf(owner))
  const boxes = spots.map((spot) => (spot === 'line' ? around(at(spot, you), spot, 56, 28) : around(at(spot, you), spot, 58, 38)))
  const edges = Array.from({ length: seats.length + 1 }, (_, n): Plan['edges'][number] => {
    const turn = WIDE.gap + half * 2 * n
    return [...on(LINE, turn), ...on(RIM, turn)]
  })
  return { width: WIDE.width, height: WIDE.height, boxes, places, at, edges }
}

/** On a narrow screen: one's own stake and the line beside each other. */
export function standingPlan(spots: string[]): Plan {
  const middle = (spot: string): [number, number] => [spot === 'line' ? DEEP.line : DEEP.own, DEEP.height / 2]
  const boxes = spots.map((spot) => around(middle(spot), spot, spot === 'line' ? 128 : 188, DEEP.height - 8))
  return { width: DEEP.width, height: DEEP.height, boxes, places: [], at: middle, edges: [] }
}
