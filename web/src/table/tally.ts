// What a result meant for one person: what was at stake, what it brought, what still lies on the table, in all and bet by bet.
// Read off the moves of the acts, so that it is what the books say, at every game.
import { lyingOn, POT } from '../lib/lying'
import type { Act, Bet, Desk, GameEvent, Move } from '../lib/types'

/** Chips that come to the table or leave it, or are given away: no part of the play. */
const OUTSIDE = new Set(['chips', 'cash', 'tip'])
/** The events with which a round begins, and with it what is told of it, and with which it ends. */
export interface Course {
  begins: readonly string[]
  ends: readonly string[]
  /** What chance says before the end is no result: nothing is won or lost by it yet. */
  onlyAtItsEnd?: boolean
  /** What of somebody's chips is undecided and lies in no bet, as in a ticket that nobody has opened. */
  lies?: (desk: Desk, who: string) => number
  /** What somebody has won and not fetched yet: it is theirs. */
  owed?: (desk: Desk, who: string) => number
}
const COURSE: Course = { begins: ['BettingOpened', 'BetPlaced', 'HandBegun'], ends: ['RoundEnded'] }
const CLOTH = '@cloth'
const POT_ACCOUNT = '@pot'

/** One bet that is decided: what lay there, and what it won or lost. */
export interface Row {
  spot: string
  staked: number
  net: number
}

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
  /** Bet by bet; what no bet explains is on no spot. */
  rows: Row[]
}

interface Kept {
  banker?: string
  amount?: number
  holder?: string
  cover?: number
  owned?: Record<string, number>
  garage?: Record<string, number>
}

/** What of somebody's chips lies on the table: bets, stakes on hands, and what they have in a bank. */
export function lyingOf(desk: Desk | null, who: string): number {
  if (!desk) return 0
  const bets = Object.values(lyingOn(desk)).reduce((sum, bet) => sum + (bet.owner === who ? bet.amount : 0), 0)
  const { bank, pledges } = desk as { bank?: Kept | null; pledges?: Record<string, number> }
  const whole = bank?.banker === who ? (bank.amount ?? 0) : bank?.holder === who ? (bank.cover ?? 0) : 0
  return bets + whole + (bank?.owned?.[who] ?? 0) + (bank?.garage?.[who] ?? 0) + (pledges?.[who] ?? 0)
}

/** The bets that an event speaks of, in the order in which its moves settle them; `kept` stay where they lie. */
function meant(event: GameEvent, lying: Record<string, Bet>): { bet: Bet; kept: boolean }[] {
  const kept = new Set(((event.kept as number[] | undefined) ?? []).map(String))
  const ids = Array.isArray(event.bets) ? event.bets.map(String) : typeof event.hand === 'string' ? Object.keys(lying).filter((id) => id.startsWith(`hand-${event.hand}-`)) : []
  const staged = typeof event.stage === 'number' && ids.some((id) => lying[id]?.on.includes('-'))
  return ids.flatMap((id) => (lying[id] && (!staged || lying[id].on.endsWith(`-${String(event.stage)}`)) ? [{ bet: lying[id], kept: kept.has(id) }] : []))
}

/** What an event's moves do to the bets of one person: each bet takes the win before it and the chips that lay there. */
export function settledBy(event: GameEvent, lying: Record<string, Bet>, who: string): Row[] {
  const moves: Move[] = [...(event.moves ?? [])]
  if (!moves.length) return []
  return meant(event, lying).flatMap(({ bet, kept }) => {
    let [left, back, won] = [kept ? 0 : bet.amount, 0, 0]
    // Where another player is the bank, what is won lies on the cloth too, and the house takes its part of it there.
    while (moves.length && (moves[0]![0] !== CLOTH || moves[0]![3] === 'win') && moves[0]![1] === bet.owner && (left > 0 || won === 0)) won += moves.shift()![2]
    while (won > 0 && moves[0]?.[0] === CLOTH && moves[0][3] === 'commission') moves.shift()
    while (left > 0 && moves[0]?.[0] === CLOTH) {
      const [, to, amount] = moves.shift()!
      left -= amount
      if (to === bet.owner) back += amount
    }
    if (bet.owner !== who || (left > 0 && back + won === 0 && left === bet.amount)) return []
    return [{ spot: bet.on, staked: bet.amount, net: won + (kept ? 0 : back - bet.amount) }]
  })
}

/** Bets on the same spot as one. */
function joined(rows: Row[]): Row[] {
  const found = new Map<string, Row>()
  for (const { spot, staked, net } of rows) {
    const old = found.get(spot)
    found.set(spot, { spot, staked: staked + (old?.staked ?? 0), net: net + (old?.net ?? 0) })
  }
  return [...found.values()]
}

/** Adds up what happens to one person's chips from one betting to the next: several results of one round are told together. */
export class Tallier {
  private got = 0
  private put = 0
  private lay: number | null = null
  private had = 0
  private rows: Row[] = []
  private told = false

  /** `stages`: how many times the bank plays against one stake's hand; `course`: how a round goes. */
  constructor(
    readonly who: () => string,
    readonly stages: number = 1,
    private readonly course: Course = COURSE,
  ) {}

  /** An act was shown: what the round has come to for this person, if it brought a result. */
  note(act: Act, before: Desk | null, after: Desk | null): Tally | null {
    const who = this.who()
    if (this.lay === null || (this.told && act.events.some(({ type }) => this.course.begins.includes(type)))) this.begin(before, who)
    let lying: Record<string, Bet> | null = null
    let settled = 0
    for (const event of act.events) {
      for (const [from, to, amount, why] of event.moves ?? []) {
        if (OUTSIDE.has(why)) continue
        if (to === who && from === POT_ACCOUNT && why === 'back')
          this.put -= amount // nobody covered it: it was never at stake
        else if (to === who) this.got += amount
        if (from === who) this.put += amount
        if (act.command === 'TakeBack' && to === who) [this.got, this.put] = [this.got - amount, this.put - amount]
      }
      if (act.command === 'TakeBack' || !event.moves?.length || !(Array.isArray(event.bets) || typeof event.hand === 'string')) continue
      lying ??= before ? lyingOn(before, this.stages) : {}
      const rows = settledBy(event, lying, who)
      settled += rows.length
      this.rows.push(...rows)
    }
    const over = act.events.some(({ type }) => this.course.ends.includes(type))
    if (!over && !settled && (this.course.onlyAtItsEnd || !act.outcomes?.length)) return null
    this.told = true
    const [lay, lies] = [this.lay ?? 0, this.lyingOf(after, who)]
    const net = this.got - this.put + lies - lay + this.owedTo(after, who) - this.had
    const rows = joined(this.rows)
    const rest = net - rows.reduce((sum, row) => sum + row.net, 0)
    if (rest !== 0) rows.push(Object.values(lying ?? (before ? lyingOn(before, this.stages) : {})).some(({ owner, on }) => owner === who && on === POT) ? { spot: POT, staked: lay + this.put - lies, net: rest } : { spot: '', staked: 0, net: rest })
    return { round: act.round, staked: Math.max(0, lay + this.put - lies), net, lying: lies, chips: after?.chips[who] ?? 0, rows }
  }

  private lyingOf(desk: Desk | null, who: string): number {
    return lyingOf(desk, who) + ((desk && this.course.lies?.(desk, who)) ?? 0)
  }

  private owedTo(desk: Desk | null, who: string): number {
    return (desk && this.course.owed?.(desk, who)) ?? 0
  }

  private begin(before: Desk | null, who: string): void {
    this.got = this.put = 0
    this.lay = this.lyingOf(before, who)
    this.had = this.owedTo(before, who)
    this.rows = []
    this.told = false
  }
}
