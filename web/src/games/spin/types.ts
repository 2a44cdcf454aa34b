// What the table page hands to the wheel of a game where something spins.
import type { Component } from 'svelte'
import type { Sheet, Value } from '../../lib/types'
import type { RoomOf } from '../cloth/types'
import type { SpinPlay } from './play.svelte'

export interface WheelProps {
  sheet: Sheet
  /** At rest, with the ball running, coming to rest on `value`. */
  motion: 'rest' | 'rolling' | 'landing'
  value: Value | null
  turns: 'left' | 'right'
  /** How long the landing takes, in milliseconds. */
  lasts?: number
  /** The ball lies in its pocket; at once where motion is reduced. */
  onrest?: () => void
}

/** A room with a wheel in it. */
export interface SpinRoom extends Omit<RoomOf<SpinPlay>, 'play' | 'Stage' | 'stage'> {
  Wheel: Component<WheelProps>
}
