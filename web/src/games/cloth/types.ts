// What the table page hands to the cloth of a game and to what lies beside it, and what a family's room brings.
import type { Component } from 'svelte'
import type { Live } from '../../lib/live.svelte'
import type { Act, Desk, Sheet, Value } from '../../lib/types'
import type { Course } from '../../table/tally'
import type { ClothPlay } from './play.svelte'

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

/** Somebody at the table, as they are shown. */
export interface Person {
  name: string
  initial: string
  /** 1 to 8. */
  colour: number
  mine: boolean
}

export interface ClothProps {
  sheet: Sheet
  /** What the table shows besides chips: hands, point, dice. */
  desk: Desk | null
  /** Whoever looks at it, where they sit or stand at the table. */
  you?: string
  /** Whose answer the table waits for. */
  speaks?: readonly string[]
  /** By spot; one's own first. */
  stakes: Map<string, Stake[]>
  /** Whether bets may be laid now; if not, targets are aria-disabled and say so when used. */
  open: boolean
  /** A narrow screen: the cloth stands up. */
  standing: boolean
  /** The part of the cloth that is shown, where a phone shows it a leaf at a time. */
  leaf?: string
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
  /** Who somebody is. */
  person: (who: string) => Person
  onplace: (spot: string) => void
  ontake: (spot: string) => void
  /** What is looked at, by focus or by pointer; null when nothing is. */
  onlook: (spot: string | null) => void
  /** What is looked at anywhere, also on the track or in a panel, or under a chip that is being dragged: it lights up. */
  looked?: string | null
  /** The keyboard has moved to a spot. */
  onfocused?: (spot: string) => void
}

/** What chance does, beside or above the cloth: a wheel, cards, dice. */
export interface StageProps<P extends ClothPlay = ClothPlay> {
  sheet: Sheet
  desk: Desk | null
  /** What goes on; nothing in a replay, where the desk says it all. */
  play: P | null
  /** What came up, while it is being settled. */
  outcome: Value | null
  narrow: boolean
  room: Room
}

/** What a room adds to the dock or to the panels at the side. */
export interface PartProps<P extends ClothPlay = ClothPlay> {
  sheet: Sheet
  play: P
  narrow: boolean
}

/** A part of a cloth that has too many bets for a phone: it is shown by itself, behind a tab with this name. */
export interface ClothLeaf {
  key: string
  name: string
  has: (spot: string) => boolean
}

/** A family's room in the browser. */
export interface RoomOf<P extends ClothPlay> {
  /** How its table goes: what is shown of an act, and in which steps. */
  play: (live: Live, sheet: Sheet) => P
  Cloth: Component<ClothProps>
  /** What chance does: beside the cloth where there is room, or above it, always. */
  Stage?: Component<StageProps<P>>
  stage: 'beside' | 'above'
  /** What is above the cloth is about as high as the cloth: on a low screen it is drawn as on a phone, beside the cloth where that is wide enough, or above it all the same. */
  tall?: true | 'above'
  /** Its cloth is text, which would only become higher if it were drawn narrower to fit a low screen. */
  flows?: boolean
  /** On a phone the cloth is shown a leaf at a time, so that nobody has to scroll. */
  leaves?: (sheet: Sheet) => ClothLeaf[]
  /** A second cloth, where the law has one: the track of announced bets. */
  Track?: Component<ClothProps>
  hasTrack?: (sheet: Sheet) => boolean
  /** In the dock, above the tray: what one may do besides betting. */
  Dock?: Component<PartProps<P>>
  hasDock?: (sheet: Sheet) => boolean
  /** What its dock asks of those whom the table waits for; anything else is asked at the side. */
  decides?: ReadonlySet<string>
  /** Everybody has a place on the cloth, with a name: no list of who is here. */
  seated?: boolean
  /** The spots that its panel describes itself. */
  describes?: (spot: string) => boolean
  /** The table is a half circle, or an oval; it has four corners where nothing is said. */
  round?: boolean | 'oval'
  /** The colour of the cloth; green where nothing is said. */
  felt?: 'green' | 'blue' | 'burgundy'
  /** First at the side: what the game wants seen beside its payments. */
  Panel?: Component<PartProps<P>>
  /** The colour of an outcome's plate, and what is written on it where that is not the outcome itself. */
  colourOf: (sheet: Sheet, value: Value) => PlateColour
  textOf?: (sheet: Sheet, value: Value) => string
  /** An outcome in words, where it has no name of its own. */
  nameOf?: (sheet: Sheet, value: Value) => string
  /** What the last result was, in a few words that tell why bets won or lost; an outcome's own name where nothing is said. */
  cameOf?: (sheet: Sheet, value: Value, before: Desk | null, after: Desk | null, you: string) => string
  /** What a round came to in a few words, where that is no outcome of chance: told from the table as it was when it ended, and as it is then. */
  toldOf?: (sheet: Sheet, desk: Desk, you: string, after: Desk | null) => string
  /** What became of one bet by an act, or what it waits for after it, where that says more than what such a bet is about. */
  detailOf?: (spot: string, act: Act, after: Desk | null) => string
  /** Where a round is neither a throw nor a deal: the events with which it begins and ends, and whether what chance says before it ends decides nothing. */
  course?: Course
  /** How often each outcome should come, in any unit; nothing where that is not worth a table. */
  weightsOf?: (sheet: Sheet) => Map<Value, number>
  /** What chance draws here are cards, many to a round, and not what the round comes to. */
  cards?: boolean
  /** Keys of its own, beside those of every table. */
  keys?: (play: P, lay: (spot: string) => void) => Record<string, () => void>
}

export type Room = RoomOf<ClothPlay>
export type PlateColour = 'red' | 'black' | 'zero' | 'none'

/** A room for the table page, which does not know how this family's table goes. */
export const furnish = <P extends ClothPlay>(room: RoomOf<P>): Room => room as unknown as Room
