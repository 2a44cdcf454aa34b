// What a result meant for one person: what was at stake, what it brought, what still lies on the table. Read off the moves of the
// acts, so that it is what the books say, at every game.
import type { Act, Desk } from '../lib/types'

/** Chips that come to the table or leave it, or are given away: no part of the play. */
const OUTSIDE = new Set(['chips', 'cash', 'tip'])

export interface Tally {
  round: number
  /** What was at stake and is decided. */
  staked: number
  /** What it won or lost in all. */
  net: number
  /** What still lies there and is not decided. */
  lying: number
  /** The chips that one has after it. */
  chips: number
}

interface Kept {
  banker?: string
  amount?: number
  owned?: Record<string, number>
  garage?: Record<string, number>
}

/** What of somebody's chips lies on the table: bets, and what they have in a bank. */
export function lyingOf(desk: Desk | null, who: string): number {
  if (!desk) return 0
  const bets = Object.values(desk.bets ?? {}).reduce((sum, bet) => sum + (bet.owner === who ? bet.amount : 0), 0)
  const { bank, pledges } = desk as { bank?: Kept | null; pledges?: Record<string, number> }
  const whole = bank?.banker === who ? (bank.amount ?? 0) : 0
  return bets + whole + (bank?.owned?.[who] ?? 0) + (bank?.garage?.[who] ?? 0) + (pledges?.[who] ?? 0)
}

/** Adds up what happens to one person's chips from one result to the next. */
export class Tallier {
  private got = 0
  private put = 0
  private lay: number | null = null

  constructor(readonly who: () => string) {}

  /** An act was shown: the result of the round for this person, if it brought one. */
  note(act: Act, before: Desk | null, after: Desk | null): Tally | null {
    const who = this.who()
    this.lay ??= lyingOf(before, who)
    for (const event of act.events) {
      for (const [from, to, amount, why] of event.moves ?? []) {
        if (OUTSIDE.has(why)) continue
        if (to === who) this.got += amount
        if (from === who) this.put += amount
        if (act.command === 'TakeBack' && to === who) [this.got, this.put] = [this.got - amount, this.put - amount]
      }
    }
    if (!act.outcomes?.length && !act.events.some((event) => event.type === 'RoundEnded')) return null
    const lying = lyingOf(after, who)
    const net = this.got - this.put + lying - this.lay
    const tally = { round: act.round, staked: Math.max(0, this.lay + this.put - lying), net, lying, chips: after?.chips[who] ?? 0 }
    this.got = this.put = 0
    this.lay = lying
    return tally
  }
}
