// The rulebook, the odds and the differences between laws, by the names that the client has for what the server writes.
import type * as wire from '../lib/wire'

export type Listed = wire.Entry
export type Rulebook = wire.Rules
/** Clauses under one heading. */
export type Part = wire.Part
export type Reading = wire.Doubt
export type OddsReport = wire.Odds
export type OddsRow = wire.Figures
/** Why there are no figures, and what is to be typed at the server to get them. */
export type Lacking = Pick<wire.Odds, 'lacking' | 'waits' | 'command'>
export type Comparison = wire.Compared
export type Side = wire.Strange['readings'][number]
/** A bet whose prizes are parts of a pot, at one height of its meter. */
export type Metered = wire.MeteredBet
