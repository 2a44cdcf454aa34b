// Where the spots of a boule cloth lie: the nine numbers in the middle, the even chances on both sides of them.
import type { Box, Plan } from '../cloth/boxes'

const FIRST = ['low', 'odd', 'red']
const SECOND = ['high', 'even', 'black']

export function boulePlan(spots: string[], standing: boolean): Plan {
  const numbers = spots.filter((spot) => spot.startsWith('number:'))
  const boxes: Box[] = []
  const grid = (x: number, y: number, width: number, height: number): void =>
    numbers.forEach((spot, k) => boxes.push({ spot, x: x + (k % 3) * width, y: y + Math.floor(k / 3) * height, width, height, chips: [0.72, 0.68] }))
  if (standing) {
    const side = (names: string[], y: number): void => names.forEach((spot, k) => boxes.push({ spot, x: 5 + k * 116, y, width: 116, height: 100 }))
    side(FIRST, 5)
    grid(5, 105, 116, 104)
    side(SECOND, 417)
    return { boxes: boxes.filter((box) => spots.includes(box.spot)), width: 358, height: 522 }
  }
  const side = (names: string[], x: number): void => names.forEach((spot, k) => boxes.push({ spot, x, y: 8 + k * 118, width: 190, height: 118, chips: [0.78, 0.5] }))
  side(FIRST, 8)
  grid(198, 8, 120, 118)
  side(SECOND, 558)
  return { boxes: boxes.filter((box) => spots.includes(box.spot)), width: 756, height: 370 }
}
