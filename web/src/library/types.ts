// The rulebook, the odds and the differences between laws, as the server writes them.

export interface Listed {
  game: string
  name: string
  law: string
  title: string
  epigraph: string
  currency: string
  readings: number
  playable: boolean
}

export interface BetRule {
  bet: string
  name: string
  pays: string
  maximum: string
  clauses: string[]
}

export interface Reading {
  reading: string
  literal: string
  corrected: string
  applies: 'literal' | 'corrected'
  reason: string
  unplayable: string
  clauses: string[]
}

export interface Rulebook {
  law: string
  game: string
  title: string
  law_title: string
  epigraph: string
  currency: string
  language: string
  playable: boolean
  bets: BetRule[]
  readings: Reading[]
  sections: { section: string; clauses: { id: string; text: string; language: string; layer: string; kind: string }[] }[]
}

export type Side = 'default' | 'literal' | 'corrected'

export interface OddsRow {
  bet: string
  pays: string
  win: string
  push: string
  lose: string
  edge: string
  edge_float: number
  sd: number
  method: string
  strategy: string
  clauses: string[]
}

/** Why there are no figures, and what is to be typed at the server to get them. */
export interface Lacking {
  lacking?: string
  /** Seconds that they take to count; nothing where something has to be installed first. */
  waits?: number
  command?: string
}

/** The odds of a game under one law and one choice of readings. */
export interface OddsReport extends Lacking {
  reading: string
  bets: OddsRow[]
}

export interface Comparison {
  game: string
  laws: string[]
  rules: { path: string; differs: boolean; values: Record<string, { value: unknown; said: boolean; clauses: string[]; reading: string; side: string }> }[]
  odds: { bet: string; strategy: string; differs: boolean; laws: Record<string, Partial<Record<Side, OddsRow>>> }[]
  oddities: { law: string; readings: string[]; bet: string; what: string; edge: string; edge_float: number; reading: string; clauses: string[] }[]
  /** Laws and readings whose odds nobody has counted on that machine. */
  uncounted?: [law: string, side: Side][]
}
