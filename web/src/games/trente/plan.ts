// Where the four chances of trente et quarante lie, and where in each of them everybody's chips: one's own in front, the others' in
// rows behind.
import type { Box } from '../cloth/boxes'

export const CHANCES = ['black', 'red', 'colour', 'inverse'] as const

export interface Plan {
  boxes: Box[]
  width: number
  height: number
  at: (spot: string, owner: string) => [x: number, y: number]
}

interface Sizes {
  width: number
  height: number
  /** Where one's own chips lie in a box; where the others' begin, how far apart they are, and how many are in a row. */
  own: [x: number, y: number]
  first: [x: number, y: number]
  step: [x: number, y: number]
  row: number
}

const LYING: Sizes = { width: 520, height: 122, own: [226, 61], first: [286, 36], step: [38, 50], row: 6 }
const STANDING: Sizes = { width: 175, height: 138, own: [40, 106], first: [84, 94], step: [30, 26], row: 3 }
const EDGE = 4
const LINES = 2 // of company, before the next ones lie half on the first

/** `people`: everybody who may have chips here; whoever looks on is not one of the company. */
export function trentePlan(spots: string[], people: string[], you: string, standing: boolean): Plan {
  const sizes = standing ? STANDING : LYING
  const { width, height } = sizes
  const boxes = CHANCES.map((spot, n): Box => ({
    spot, x: EDGE + (n % 2) * width, y: EDGE + Math.floor(n / 2) * height, width, height, chips: [sizes.own[0] / width, sizes.own[1] / height],
  })).filter((box) => spots.includes(box.spot))
  const company = people.filter((who) => who !== you)
  const at: Plan['at'] = (spot, owner) => {
    const box = boxes.find((each) => each.spot === spot) ?? boxes[0]!
    const n = company.indexOf(owner)
    if (n < 0) return [box.x + sizes.own[0], box.y + sizes.own[1]]
    const [column, line] = [n % sizes.row, Math.floor(n / sizes.row)]
    const [down, aside] = [line % LINES, Math.floor(line / LINES)]
    return [box.x + sizes.first[0] + column * sizes.step[0] + aside * 9, box.y + sizes.first[1] + down * sizes.step[1]]
  }
  return { boxes, width: 2 * (EDGE + width), height: 2 * (EDGE + height), at }
}
