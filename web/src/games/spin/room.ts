// Furnishes a room where something spins: the wheel lies beside the cloth.
import { outcomeName } from '../../lib/events'
import type { Sheet, Value } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { furnish, type Room } from '../cloth/types'
import { SpinPlay } from './play.svelte'
import Stage from './Stage.svelte'
import type { SpinRoom } from './types'

export function spinRoom(room: SpinRoom): Room {
  /** A number with its colour, as it is called. */
  const cameOf = (sheet: Sheet, value: Value): string => (typeof value === 'number' ? say('web-plate', { value: String(value), colour: room.colourOf(sheet, value) }) : outcomeName(value))
  return furnish<SpinPlay>({ cameOf, ...room, play: (live, sheet) => new SpinPlay(live, sheet), Stage, stage: 'beside' })
}
