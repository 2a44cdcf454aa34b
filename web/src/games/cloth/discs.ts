// The parts of a drawn chip as few, flat shapes: hundreds of them lie on a cloth and must move without a stutter.

/** How much of a chip shows below the one on top of it. */
export const LIFT = 3.4
/** Chips drawn in a stack; beyond that the figure says how many. */
export const TALLEST = 5

const cut = (n: number): string => String(Math.round(n * 100) / 100)
const kept = new Map<string, string>()

function once(key: string, make: () => string): string {
  let path = kept.get(key)
  if (path === undefined) kept.set(key, (path = make()))
  return path
}

/** Marks round the edge of a chip of radius 1, as one path. */
export function marksPath(count: number, half: number, deep: number): string {
  return once(`${count}/${half}/${deep}`, () =>
    Array.from({ length: count }, (_, k) => {
      const middle = (2 * Math.PI * k) / count - Math.PI / 2
      const corner = (radius: number, angle: number): string => `${cut(radius * Math.cos(angle))} ${cut(radius * Math.sin(angle))}`
      const [from, to] = [middle - half, middle + half]
      return `M${corner(1, from)}A1 1 0 0 1 ${corner(1, to)}L${corner(1 - deep, to)}A${cut(1 - deep)} ${cut(1 - deep)} 0 0 0 ${corner(1 - deep, from)}Z`
    }).join(''),
  )
}

/** The side of a stack of `count` chips of a radius, seen a little from above; the face lies on it at the origin. */
export function sidePath(count: number, radius: number): string {
  const low = cut((Math.min(count, TALLEST) - 1) * LIFT)
  const r = cut(radius)
  return `M-${r} 0V${low}A${r} ${r} 0 0 0 ${r} ${low}V0Z`
}

/** The edges between the chips of a stack. */
export function edgesPath(count: number, radius: number): string {
  const r = cut(radius)
  return Array.from({ length: Math.min(count, TALLEST) - 1 }, (_, k) => `M-${r} ${cut(k * LIFT)}A${r} ${r} 0 0 0 ${r} ${cut(k * LIFT)}`).join('')
}

/** The size of a figure that must fit on a chip of a radius. */
export const figureSize = (text: string, radius: number): number =>
  radius * (text.length > 4 ? 0 : text.length > 3 ? 0.52 : text.length > 2 ? 0.62 : 0.74)
