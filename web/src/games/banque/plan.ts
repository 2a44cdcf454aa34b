// Where things lie at baccarat on two cloths. The table is an oval with the croupier in a recess at its top and the banker facing
// him. The first cloth is at the banker's right, the second at his left, places numbered from the one nearest to him. Across the
// middle lie the spots: each cloth, the line between them for both, and at the ends the lines on which a stake plays by half.
import type { Box } from '../cloth/boxes'
import type { Stake } from '../cloth/types'
import { seatsOf, type ClothName } from './desk'

export interface Place {
  number: number
  who: string | null
  cloth: ClothName
  x: number
  y: number
}

export interface Plan {
  width: number
  height: number
  boxes: Box[]
  places: Place[]
  /** From the line to the rim, between two places. */
  edges: [x1: number, y1: number, x2: number, y2: number][]
}

export const WIDE = { width: 1056, height: 540, x: 528, y: 272, gap: 0.5 }
export const LINE: [number, number] = [376, 186]
export const BANKER: [number, number] = [528, 489]
const RIM: [number, number] = [519, 262]
const SEAT: [number, number] = [448, 214]
const ROW = { y: 262, height: 66, gap: 6 }
/** From left to right, with their widths. */
const WIDTHS: Record<string, number> = { 'second-line': 84, second: 190, both: 128, first: 190, 'first-line': 84 }
const DEEP = { width: 358, height: 148 }
/** On a phone: the line, the column's width and the row of each spot. */
const TALL: Record<string, [x: number, y: number, width: number, height: number]> = {
  second: [4, 4, 112, 78], both: [122, 4, 114, 78], first: [242, 4, 112, 78], 'second-line': [4, 90, 172, 54], 'first-line': [182, 90, 172, 54],
}

/** A point at so much of a turn from the banker: to his right for the first cloth. */
const on = ([rx, ry]: [number, number], cloth: ClothName, turn: number): [number, number] => [WIDE.x + (cloth === 'first' ? 1 : -1) * rx * Math.sin(turn), WIDE.y + ry * Math.cos(turn)]

const stepOf = (places: number): number => (Math.PI - 2 * WIDE.gap) / Math.max(1, places)

export function lyingPlan(spots: string[], seats: (string | null)[]): Plan {
  const places: Place[] = []
  const edges: Plan['edges'] = []
  for (const cloth of ['first', 'second'] as const) {
    const own = seatsOf(seats.length, cloth)
    const step = stepOf(own.length)
    own.forEach((seat, n) => {
      const [x, y] = on(SEAT, cloth, WIDE.gap + step * (n + 0.5))
      places.push({ number: seat + 1, who: seats[seat] ?? null, cloth, x, y })
    })
    for (let n = 0; n <= own.length; n++) edges.push([...on(LINE, cloth, WIDE.gap + step * n), ...on(RIM, cloth, WIDE.gap + step * n)])
  }
  const row = Object.keys(WIDTHS).filter((spot) => spots.includes(spot))
  const all = row.reduce((sum, spot) => sum + WIDTHS[spot]!, ROW.gap * (row.length - 1))
  let x = WIDE.x - all / 2
  const boxes = row.map((spot): Box => {
    const box = { spot, x, y: ROW.y, width: WIDTHS[spot]!, height: ROW.height }
    x += WIDTHS[spot]! + ROW.gap
    return box
  })
  return { width: WIDE.width, height: WIDE.height, boxes, places, edges }
}

/** On a narrow screen: both cloths with what lies between them, and the lines below. */
export function standingPlan(spots: string[]): Plan {
  const boxes = spots.flatMap((spot): Box[] => {
    const place = TALL[spot]
    return place ? [{ spot, x: place[0], y: place[1], width: place[2], height: place[3] }] : []
  })
  return { ...DEEP, boxes, places: [], edges: [] }
}

/** Where somebody's chips lie on a spot: everybody's beside each other, in the order of the stakes. */
export function chipsAt(boxes: Box[], stakes: Map<string, Stake[]>): (spot: string, owner: string) => [x: number, y: number] {
  return (spot, owner) => {
    const box = boxes.find((each) => each.spot === spot)
    if (!box) return [0, 0]
    const owners = [...new Set((stakes.get(spot) ?? []).map((stake) => stake.owner))]
    const at = Math.max(0, owners.indexOf(owner))
    const apart = Math.min(40, (box.width - 34) / Math.max(1, owners.length - 1))
    return [box.x + box.width / 2 + apart * (at - Math.max(0, owners.length - 1) / 2), box.y + box.height * 0.56]
  }
}
