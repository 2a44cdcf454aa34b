// What a family of games brings to the browser: one object, exported as `family` by the index of its folder.
import type { Component } from 'svelte'
import type { Seen } from './cards/cards'
import type { Desk, GameEvent, Sheet } from '../lib/types'
import type { Args } from '../lib/words.svelte'
import type { Payment, Room } from './cloth/types'

/** On the floor, before anybody goes in. */
export interface OnFloor {
  /** The group of the floor's filter that its games are in: the words are `floor-group-…`; and its place among the groups. */
  group: string
  place: number
  /** What a round is: a ball thrown, a wheel turned, anything else. */
  round: 'ball' | 'turn' | 'round'
  /** The small picture of a game. */
  thumb: (game: string) => Component
  /** The game to which somebody is led who has chosen nothing. */
  first?: string
}

export type Tint = 'red' | 'black' | 'zero' | 'none'

/** A plate of the pad on which the croupier picks what has come. */
export interface Key {
  value: number | string
  tint: Tint
  /** Where it lies on a lying pad of `columns`; nothing where one follows the other. */
  column?: number
  row?: number
  rows?: number
}

export interface Pad {
  columns: number
  keys: Key[]
}

/** Dice that are typed: how many, and which of them are of the lighter colour. */
export interface TypedDice {
  thrown: number
  light?: (die: number) => boolean
}

/** Cards that lie somewhere, as whoever deals sees them. */
export interface LyingCards {
  /** The place in the words of `Due`: a box and which of its hands, a seat, the bank. */
  at: string
  number?: number
  hand?: number
  /** Whose they are. */
  who?: string
  cards: Seen[]
  /** What they come to, in figures or words. */
  makes?: string
  /** What lies on them. */
  stake?: number
  /** Something is decided about them now. */
  turn?: boolean
  /** What has become of them, or that they are out. */
  note?: string
}

/** Something else that lies on the table or is somebody's: the point, the dice, the shooter, the pot. */
export interface Standing {
  /** The key of its name. */
  name: string
  value?: string
  amount?: number
  who?: string
}

/** What lies on a table besides bets, for whoever works it from the console alone. */
export interface OnTable {
  cards?: LyingCards[]
  stands?: Standing[]
}

/** At the croupier's console. */
export interface AtConsole {
  /** The phases of a round in their order; the last is where it is settled. */
  steps: readonly string[]
  /** Moments that belong to one of the steps. */
  within?: Readonly<Record<string, string>>
  /** The phases after a round in which its settlement is still shown. */
  settled: readonly string[]
  /** What can come, as plates, laid out like the cloth so that the hand finds them. */
  pad?: (sheet: Sheet) => Pad
  dice?: (sheet: Sheet) => TypedDice | null
  /** Hands, rows, the point: what lies on the table besides bets. */
  lies?: (desk: Desk, sheet: Sheet) => OnTable
  /** Whether a joker can be dealt. */
  joker?: (sheet: Sheet) => boolean
  /** Fields of a report that say what went wrong, besides `cause` and `fault`: whose hand it was, which word was said. */
  reasons?: readonly string[]
  /** Events after which a round does not count, where no report has a word of its own for that. */
  voids?: ReadonlySet<string>
}

/** In a replay, where chips lay that are gone with the event which settles them. */
export interface InReplay {
  /** The events that do so. */
  settles: ReadonlySet<string>
  /** What such an event pays, beside the stakes as they lay before it. */
  paid: (event: GameEvent, before: Desk | null) => Omit<Payment, 'mine'>[]
}

export interface Family {
  /** The families of the law files whose tables it furnishes. */
  plays: readonly string[]
  floor: OnFloor
  console: AtConsole
  replay?: InReplay
  /** The events with which the parts of a round begin, where it has some that one goes through one by one: its streets. */
  parts?: ReadonlySet<string>
  /** What its events say that no other game's do, for their sentences (`event-…`); something for any event at all. */
  words?: (event: GameEvent) => Args
  /** What a table is drawn and played with: loaded when somebody goes in. */
  room: () => Promise<{ room: Room }>
}
