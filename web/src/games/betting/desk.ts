// The state of a betting shop, as the server shows it, and how its selections are named.
import { decimal } from '../../lib/money'
import { lang, say } from '../../lib/words.svelte'
import type { Bet, Desk, Sheet } from '../../lib/types'
import type { BettingCloth } from '../../lib/wire'

export type Fixture = BettingCloth['programme'][number]

export interface Contest {
  number: number
  fixture: Fixture
  matter: string
  kind: string
  places: number
  parties: string[]
  out: number[]
  status: string
  result: string
  prices: Record<string, number>
}

export interface Leg {
  on: string
  price: number
  kept: number
  back: string
}

export interface Slip {
  id: number
  who: string
  legs: Leg[]
  amount: number
}

export interface Ticket {
  id: number
  who: string
  on: string
  amount: number
}

export interface Settled {
  id: number
  who: string
  on: string[]
  amount: number
  returned: number
  why: string
}

export interface Shop {
  phase: string
  contests: Contest[]
  slips: Slip[]
  tickets: Ticket[]
  carried: Record<string, number>
  minimum: number
  round: number
}

const EMPTY: Shop = { phase: 'idle', contests: [], slips: [], tickets: [], carried: {}, minimum: 0, round: 0 }
const GOALS = 10
const FIXED = ['winner', 'placed', 'total', 'handicap', 'exacta']

export const shopOf = (desk: Desk | null): Shop => ({ ...EMPTY, ...(desk as unknown as Partial<Shop> | null) })
export const clothOf = (sheet: Sheet): BettingCloth => sheet.cloth as BettingCloth

export const kindOn = (on: string): string => on.split(':')[0]!
export const numberOn = (on: string): number => Number(on.split(':')[1]!.split('-')[0])
const whatOn = (on: string): string => on.split(':')[1]!.split('-').slice(1).join('-')

/** A price in hundredths as people read it. */
export const priced = (price: number): string => decimal(price / 100, lang(), 2)
const halves = (n: number): string => String(n / 2)

/** A selection by the names of its entries. */
export function nameOf(fixture: Fixture, on: string): string {
  const what = whatOn(on)
  if (what === 'over' || what === 'under') return say(`betting-${what}`, { line: halves(fixture.total ?? 0) })
  if (what === '0') return say('betting-draw')
  const names = what.split('-').map((n) => fixture.entries[Number(n) - 1] ?? n).join(' → ')
  if (kindOn(on) !== 'handicap') return names
  const given = what === '1' ? (fixture.handicap ?? 0) : -(fixture.handicap ?? 0)
  return `${names} ${given > 0 ? '+' : ''}${halves(given)}`
}

/** The markets of an event at fixed prices, in the order in which they are read, each with its selections. */
export function marketsOf(contest: Contest): { kind: string; on: string[] }[] {
  const every = Object.keys(contest.prices)
  return FIXED.map((kind) => ({ kind, on: every.filter((on) => kindOn(on) === kind) })).filter(({ on }) => on.length)
}

/** The pools of an event, each with what may be backed in it. */
export function poolsOf(contest: Contest, kinds: readonly string[]): { kind: string; on: string[] }[] {
  const winners = Object.keys(contest.prices)
  return kinds
    .map((kind) => ({
      kind,
      on: winners.filter((on) => kindOn(on) === kind.replace('pool-', '')).map((on) => on.replace(/^[a-z]+/, kind)),
    }))
    .filter(({ on }) => on.length)
}

/** What one would bring back of a pool as it stands, if it ended so; nothing where nobody has backed it. */
export function approximate(cloth: BettingCloth, shop: Shop, on: string, places: number): number | null {
  const kind = kindOn(on)
  const same = shop.tickets.filter((ticket) => kindOn(ticket.on) === kind && numberOn(ticket.on) === numberOn(on))
  const staked = same.filter((ticket) => ticket.on === on).reduce((sum, ticket) => sum + ticket.amount, 0)
  if (!staked) return null
  const total = same.reduce((sum, ticket) => sum + ticket.amount, shop.carried[kind] ?? 0)
  const net = total - Math.floor((total * cloth.take_out) / 1000)
  const share = kind === 'pool-placed' ? net / places : net
  return Math.max(Math.floor((share * 100) / staked / cloth.breakage_step) * cloth.breakage_step, cloth.least_dividend)
}

export const pooled = (shop: Shop, kind: string, number: number): number =>
  shop.tickets.filter((each) => kindOn(each.on) === kind && numberOn(each.on) === number).reduce((sum, each) => sum + each.amount, shop.carried[kind] ?? 0)

/** A result by the names of those who finished; a score as it is. */
export function resultNamed(contest: Contest): string {
  if (contest.fixture.shape && contest.fixture.shape !== 'field') return contest.result
  const name = (n: string): string => contest.fixture.entries[Number(n) - 1] ?? n
  return contest.result.split('-').map((group) => group.split('=').map(name).join(' = ')).join(', ')
}

/** Open bets as chips that lie somewhere, for what is in play. */
export function betsOf(shop: Shop): Record<string, Bet> {
  const found: Record<string, Bet> = {}
  for (const slip of shop.slips) found[slip.id] = { owner: slip.who, on: slip.legs.length > 1 ? 'combined' : kindOn(slip.legs[0]!.on), amount: slip.amount, zeros: 0, asked: false }
  for (const ticket of shop.tickets) found[ticket.id] = { owner: ticket.who, on: kindOn(ticket.on), amount: ticket.amount, zeros: 0, asked: false }
  return found
}

const orders = (n: number): number[][] => {
  let found: number[][] = [[]]
  for (let place = 0; place < n; place++) found = found.flatMap((order) => Array.from({ length: n }, (_, i) => i + 1).filter((i) => !order.includes(i)).map((i) => [...order, i]))
  return found
}

/** What can come in the events of a programme, for whoever types it: scores, orders of finish. */
export function resultsOf(programme: readonly Fixture[]): string[] {
  const found = new Set<string>()
  for (const { shape, entries, target } of programme) {
    if (shape === 'points') {
      const last = target ?? 0
      for (let n = 0; n < last; n++) found.add(`${last}-${n}`).add(`${n}-${last}`)
    } else if (shape === 'goals') {
      for (let a = 0; a <= GOALS; a++) for (let b = 0; b <= GOALS; b++) found.add(`${a}-${b}`)
    } else for (const order of orders(entries.length)) found.add(order.join('-'))
  }
  return [...found]
}

