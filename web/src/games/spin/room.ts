// Furnishes a room where something spins: the wheel lies beside the cloth.
import { furnish, type Room } from '../cloth/types'
import { SpinPlay } from './play.svelte'
import Stage from './Stage.svelte'
import type { SpinRoom } from './types'

export function spinRoom(room: SpinRoom): Room {
  return furnish<SpinPlay>({ ...room, play: (live, sheet) => new SpinPlay(live, sheet), Stage, stage: 'beside' })
}
