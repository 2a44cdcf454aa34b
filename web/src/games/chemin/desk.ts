// What the table of chemin de fer shows besides chips, as the view brings it, and what people read off it.
import type { Await, GameEvent } from '../../lib/types'
import type { CircleDesk } from '../circle/desk'
import type { Payment } from '../cloth/types'

export interface Bank {
  banker: string
  owned: Record<string, number>
  garage?: Record<string, number>
  base: number
  won?: number
  coups?: number
  passer?: string
  all_goes?: boolean
}

/** A hand on offer: for what sum at least, and to whom not. */
export interface Offered {
  need: number
  passed?: boolean
  former?: string
  out?: string[]
  done?: string[]
  heir?: string
  forced?: boolean
}

export interface Against {
  kind: string
  amount: number
  line?: boolean
  late?: boolean
  plays?: number
}

export interface Coup {
  holder?: string
  banco?: boolean
  followed?: boolean
  hands?: Record<string, unknown>
  due?: string[]
  held?: unknown[]
  said?: string
  chart?: string
  result?: string
}

export interface CheminDesk extends CircleDesk {
  bank?: Bank | null
  offered?: Offered | null
  pledges?: Record<string, number>
  stakes?: Record<string, Against>
  coup?: Coup
  follow?: string
  refusals?: Record<string, number>
  /** Who comes first against the bank. */
  order?: string[]
}

const sum = (parts: Record<string, number> | undefined): number => Object.values(parts ?? {}).reduce((all, n) => all + n, 0)

/** What is at stake in the bank, and what is set aside. */
export const amountOf = (bank: Bank | null | undefined): number => sum(bank?.owned)
export const asideOf = (bank: Bank | null | undefined): number => sum(bank?.garage)

export interface Part {
  who: string
  /** What was laid to play, and what of it would play if betting closed now. */
  amount: number
  plays: number
  kind: string
}

/** So much of each, one after another, as there is room for. */
function fill(parts: Part[], room: number): void {
  for (const part of parts) {
    part.plays = Math.min(part.amount, room)
    room -= part.plays
  }
}

/** What plays as things stand: banco seguido, banco, a whole banco in company, banco con la mesa, then everybody in turn. */
function allot(parts: Part[], bank: number): void {
  const first = (kind: string): Part | undefined => parts.find((part) => part.kind === kind)
  const joint = parts.filter(({ kind }) => kind === 'joint')
  const whole = first('followed') ?? first('banco')
  if (whole) return fill([whole], bank)
  if (joint.reduce((all, { amount }) => all + amount, 0) >= bank) return fill(joint, bank)
  const half = first('with-table')
  const others = parts.filter((part) => part.kind !== 'joint' && part !== half)
  const rest = bank - (half?.amount ?? 0)
  const last = half && others.find(({ kind, amount }) => kind === 'complete' && amount >= rest)
  fill(half ? [half, ...(last ? [last] : others)] : others, bank)
}

/** Who covers how much of the bank, in the order of priority. Once betting is closed the view says what plays. */
export function coverOf(desk: CheminDesk | null): { parts: Part[]; covered: number; open: number } {
  const bank = amountOf(desk?.bank)
  const order = desk?.order ?? []
  const rank = (who: string): number => (order.includes(who) ? order.indexOf(who) : order.length)
  const parts = Object.entries(desk?.stakes ?? {})
    .map(([who, { kind, amount, line = false, plays = 0 }]): Part => ({ who, amount: plays || (line ? Math.floor(amount / 2) : amount), plays, kind }))
    .sort((a, b) => rank(a.who) - rank(b.who))
  if (!parts.some(({ plays }) => plays)) allot(parts, bank)
  const covered = parts.reduce((all, { plays }) => all + plays, 0)
  return { parts, covered, open: Math.max(0, bank - covered) }
}

/** The ways in which a hand finds its banker, in their order. */
export const WAYS = ['seated', 'standing', 'former', 'auction', 'forced'] as const
export type Way = (typeof WAYS)[number]

/** Which of them the table is at; null while no hand is on offer. */
export function wayOf(desk: CheminDesk | null, awaits: Await[]): Way | null {
  const hand = desk?.offered
  if (!desk || !hand) return null
  if (hand.forced) return 'forced'
  if (desk.phase === 'auction') return 'auction'
  const asked = awaits.find(({ who }) => !who.startsWith('@'))?.who
  if (asked === undefined) return 'auction'
  if (hand.former && asked === hand.former) return 'former'
  return desk.seats.includes(asked) ? 'seated' : 'standing'
}

/** What a settled coup pays, beside the stakes that lay there before it. */
export function paidBy(event: GameEvent, before: CheminDesk | null): Omit<Payment, 'mine'>[] {
  const wins = (event.moves ?? []).filter(([, , , why]) => why === 'win')
  return wins.map(([, who, amount]) => ({ spot: before?.stakes?.[who]?.line ? 'line' : 'stake', amount, who }))
}
