// What the table page hands to the cloth and the wheel of a game where something spins.
import type { Component } from 'svelte'
import type { Sheet, Value } from '../../lib/types'

/** Chips of one person on one spot. */
export interface Stake {
  id: string
  owner: string
  amount: number
  mine: boolean
  /** 1 to 8: whose colour it wears. */
  colour: number
  initial: string
  prison: boolean
  /** Sent and not yet confirmed; `late` when that takes long. */
  pending?: boolean
  late?: boolean
}

/** Chips that the croupier lays beside a winning bet, in the present step of the payment. */
export interface Payment {
  spot: string
  amount: number
  mine: boolean
  who: string
}

export interface ClothProps {
  sheet: Sheet
  /** By spot; one's own first. */
  stakes: Map<string, Stake[]>
  /** Whether bets may be laid now; if not, targets are aria-disabled and say so when used. */
  open: boolean
  /** A narrow screen: the cloth stands up. */
  standing: boolean
  /** What came up, while it is being settled. */
  outcome: Value | null
  paying: Payment[]
  /** Where a chip was just refused. */
  refused: string | null
  /** The chosen chip, in minor units. */
  chip: number
  /** The spot that has the keyboard; the cloth is one stop of the tab key. */
  focused: string
  /** The accessible name of a spot: kind, numbers, payment, stakes, limit. */
  nameOf: (spot: string) => string
  onplace: (spot: string) => void
  ontake: (spot: string) => void
  /** What is looked at, by focus or by pointer; null when nothing is. */
  onlook: (spot: string | null) => void
  /** What is looked at anywhere, also on the track or in a panel, or under a chip that is being dragged: it lights up. */
  looked?: string | null
  /** The keyboard has moved to a spot. */
  onfocused?: (spot: string) => void
}

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

/** A family's room in the browser. */
export interface Room {
  Cloth: Component<ClothProps>
  Wheel: Component<WheelProps>
  /** The track of announced bets, where the law has them. */
  Track?: Component<ClothProps>
  /** The colour of an outcome's plate. */
  colourOf: (sheet: Sheet, value: Value) => 'red' | 'black' | 'zero' | 'none'
  /** The small picture on the floor. */
  Thumb: Component<Record<string, never>>
}
