// What the server says, by the names that the client has for it. The types are generated from the server's own: `wire.ts`.
import type * as wire from './wire'

export type { Await, Bet, Call, FloorTable, Here, Move, Offer, Policy, Result, SpotInfo, WayIn, Why } from './wire'

export type Role = wire.Here['role']
export type Money = wire.FloorTable['money']
/** What comes, and what a spot covers: a number or a name. */
export type Value = number | string
export type Currency = wire.Coin
export type Clause = wire.ClauseText
export type Sheet = wire.TableSheet
export type ReadingInfo = wire.Read

export type Act = wire.PublicAct
export type GameEvent = wire.Event
/** What an offer lists: a number, a name, yes or no, dice. */
export type OfferValue = wire.OneOf['values'][number]
export type Space = wire.Amount | wire.OneOf | wire.Subset
export type Desk = wire.ShownDesk
export type View = wire.TableState
export type Snapshot = wire.OwnSnapshot

/** Why something was refused; `status` where the answer was one of HTTP. */
export interface Refusal extends Omit<wire.Problem, 'reason' | 'args'>, Partial<Pick<wire.Problem, 'reason' | 'args'>> {
  status?: number
}
