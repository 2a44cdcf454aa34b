// Boxes on a cloth, and the way from one to another with the arrows.

export interface Box {
  spot: string
  x: number
  y: number
  width: number
  height: number
  /** Where chips lie, as shares of the box; low in the middle if nothing is said. */
  chips?: [x: number, y: number]
}

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]
const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

/** The box one comes to from another with an arrow: the nearest that lies that way. */
export function nearest(boxes: Box[], from: string, arrow: string): string | undefined {
  const way = WAYS[arrow]
  const start = boxes.find((box) => box.spot === from)
  if (!way || !start) return undefined
  const [x, y] = middle(start)
  let best: { spot: string; far: number } | undefined
  for (const box of boxes) {
    const [bx, by] = middle(box)
    const along = (bx - x) * way[0] + (by - y) * way[1]
    const across = Math.abs((bx - x) * way[1] + (by - y) * way[0])
    if (box === start || along <= 1) continue
    const far = along + 2 * across
    if (!best || far < best.far) best = { spot: box.spot, far }
  }
  return best?.spot
}
