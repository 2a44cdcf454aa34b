// Where the spots of a wheel-of-fortune cloth lie: one box a symbol, in the order in which the law lists them.
import type { Plan } from '../cloth/boxes'

export function wheelPlan(spots: string[], standing: boolean): Plan {
  const columns = standing ? 2 : Math.ceil(spots.length / 2)
  const [wide, high] = standing ? [174, 120] : [Math.floor(740 / columns), 176]
  const rows = Math.ceil(spots.length / columns)
  const boxes = spots.map((spot, k) => ({ spot, x: 8 + (k % columns) * wide, y: 8 + Math.floor(k / columns) * high, width: wide, height: high }))
  return { boxes, width: 16 + columns * wide, height: 16 + rows * high }
}
