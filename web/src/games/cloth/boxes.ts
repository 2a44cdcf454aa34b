// Boxes on a cloth, and the way from one to another with the arrows.

export interface Box {
  spot: string
  x: number
  y: number
  width: number
  height: number
  /** Where chips lie, as shares of the box; low in the middle if nothing is said. */
  chips?: [x: number, y: number]
  /** Where one's winnings are laid, as shares of the box; at its left if nothing is said. */
  paid?: [x: number, y: number]
  /** Its outline, where it is larger than that, or no rectangle. */
  outline?: string
}

/** Where all the spots of a cloth lie, and how large it is. */
export interface Plan {
  boxes: Box[]
  width: number
  height: number
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

type Stretch = [from: number, to: number]

/** Where a box begins and ends along a way, and across it. */
function stretches(box: Box, [right, down]: [number, number]): { along: Stretch; across: Stretch } {
  const level: Stretch = [box.x, box.x + box.width]
  const upright: Stretch = [box.y, box.y + box.height]
  const turned = ([from, to]: Stretch, way: number): Stretch => (way < 0 ? [-to, -from] : [from, to])
  return right ? { along: turned(level, right), across: upright } : { along: turned(upright, down), across: level }
}

const gap = (a: Stretch, b: Stretch): number => Math.max(0, b[0] - a[1], a[0] - b[1])
const middle = ([from, to]: Stretch): number => (from + to) / 2

/** The box one comes to from another with an arrow: the nearest that lies that way, straight ahead if there is one. */
export function nearest(boxes: Box[], from: string, arrow: string): string | undefined {
  const way = WAYS[arrow]
  const start = boxes.find((box) => box.spot === from)
  if (!way || !start) return undefined
  const here = stretches(start, way)
  let best: { spot: string; far: number } | undefined
  for (const box of boxes) {
    const there = stretches(box, way)
    const ahead = there.along[0] - here.along[1]
    if (box === start || ahead < -1) continue
    const aside = Math.abs(middle(there.across) - middle(here.across))
    const far = ahead + 2 * gap(here.across, there.across) + aside / 100
    if (!best || far < best.far) best = { spot: box.spot, far }
  }
  return best?.spot
}
