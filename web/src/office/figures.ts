// What a choice of readings does to the bets: those whose payment or price is another, before and after.
import type { OddsRow } from '../library/types'

export interface Shift {
  bet: string
  strategy: string
  /** Nothing where the bet does not exist. */
  before: OddsRow | null
  after: OddsRow | null
}

const nameOf = ({ bet, strategy }: OddsRow): string => `${bet}/${strategy}`

export function figures(usual: OddsRow[], now: OddsRow[]): Shift[] {
  const before = new Map(usual.map((row) => [nameOf(row), row]))
  const after = new Map(now.map((row) => [nameOf(row), row]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name) ?? null, after.get(name) ?? null]
    const row = (is ?? was)!
    return was && is && was.edge === is.edge && was.pays === is.pays ? [] : [{ bet: row.bet, strategy: row.strategy, before: was, after: is }]
  })
}
