// How a cylinder and a ball move. Angles are degrees, clockwise from the top; the ball's are measured on the cylinder, so
// that a ball in its pocket stands still there while the cylinder runs out under it.

export type Turns = 'left' | 'right'

/** Degrees a second while the ball runs. */
const CYLINDER = 42
const BALL = 330

/** The part of the landing after which the ball lies in its pocket. */
export const DROPPED = 0.82

export const pocketAngle = (wheel: number[], value: number): number => (360 * Math.max(0, wheel.indexOf(value))) / wheel.length

const way = (turns: Turns): 1 | -1 => (turns === 'right' ? 1 : -1)

/** What the cylinder and, on it, the ball turn by in a second while the ball runs: against each other. */
export function running(turns: Turns): { cylinder: number; ball: number } {
  return { cylinder: way(turns) * CYLINDER, ball: -way(turns) * (BALL + CYLINDER) }
}

export interface Landing {
  cylinder: number
  ball: number
  /** Easing of the ball's way: it begins as fast as it ran and ends at rest. */
  easing: string
}

/** Where both come to rest, from where they are, so that the ball ends in `pocket` after `seconds`. */
export function landing(from: { cylinder: number; ball: number }, turns: Turns, pocket: number, seconds: number): Landing {
  const speed = running(turns)
  // Slowing down evenly takes half the way that full speed would.
  const cylinder = from.cylinder + (speed.cylinder * seconds) / 2
  const time = seconds * DROPPED
  const ideal = (speed.ball * time) / 2
  const rest = (((pocket - from.ball - ideal) % 360) + 360) % 360
  const near = rest > 180 ? rest - 360 : rest
  const distance = ideal + near
  const slope = (speed.ball * time) / distance
  return { cylinder, ball: from.ball + distance, easing: `cubic-bezier(.333, ${(slope / 3).toFixed(3)}, .667, 1)` }
}
