// What the table of baccarat on two cloths shows besides chips, as the view brings it, and what people read off it.
import { betsOf } from '../../lib/lying'
import type { CircleDesk } from '../circle/desk'
import type { Payment } from '../cloth/types'

export const CLOTHS = ['first', 'second'] as const
export type ClothName = (typeof CLOTHS)[number]
/** As they lie before whoever looks from the croupier's side: the first cloth is at the banker's right. */
export const HANDS = ['second', 'bank', 'first'] as const
export type HandName = (typeof HANDS)[number]

export interface Bank {
  banker: string
  amount: number
  base: number
  put: number
  shoes?: number
  coups?: number
}

/** A bank to be had; `fixed`: for that sum and no other. */
export interface OnOffer {
  least: number
  shoes?: number
  fixed?: boolean
}

export interface Stake {
  lies: Record<string, number>
  plays?: Record<string, number>
}

export interface Coup {
  holders?: Record<string, string>
  banco?: string
  hands?: Record<string, unknown>
  spare?: number[]
  turn?: string
  said?: Record<string, string>
  laid?: string[]
  chart?: boolean
  restored?: string
  voided?: string[]
  final?: Record<string, number>
  results?: Record<string, string>
}

export interface BanqueDesk extends CircleDesk {
  bank?: Bank | null
  offer?: OnOffer | null
  stakes?: Record<string, Stake>
  claims?: string[]
  coup?: Coup
  /** The seat that has the cards of each cloth. */
  turn?: Record<string, number>
  maker?: string
  repeats?: number
  barred?: string[]
  sitting?: number
  /** Who comes first on each cloth. */
  orders?: Record<string, string[]>
}

/** The seats of a cloth, counted from 0, the one nearest to the banker first. */
export function seatsOf(seats: number, cloth: ClothName): number[] {
  const half = Math.ceil(seats / 2)
  return Array.from({ length: seats }, (_, n) => n).filter((n) => n < half === (cloth === 'first'))
}

/** The cloth at which somebody sits or behind which they stand; null for who stands nowhere in particular. */
export function clothOf(desk: BanqueDesk | null, who: string): ClothName | null {
  const seats = desk?.seats ?? []
  const seat = seats.includes(who) ? seats.indexOf(who) : (desk?.behind?.[who] ?? 0) - 1
  return CLOTHS.find((cloth) => seatsOf(seats.length, cloth).includes(seat)) ?? null
}

/** What of a stake on a spot plays against each cloth: all of it, half where it lies on a line, half on each where it lies on both. */
function playing(on: string, amount: number, unit: number): Partial<Record<ClothName, number>> {
  switch (on) {
    case 'first':
    case 'second':
      return { [on]: amount }
    case 'first-line':
      return { first: Math.floor(amount / 2) }
    case 'second-line':
      return { second: Math.floor(amount / 2) }
    default: {
      const second = Math.floor(amount / unit / 2) * unit
      return { first: amount - second, second }
    }
  }
}

/** What somebody plays for on a cloth; `unit`: what a stake on both is divided into. */
export function playsOn({ lies, plays }: Stake, cloth: ClothName, unit = 1): number {
  if (plays && Object.keys(plays).length) return plays[cloth] ?? 0
  return Object.entries(lies).reduce((sum, [on, amount]) => sum + (playing(on, amount, on === 'banco' ? 1 : unit)[cloth] ?? 0), 0)
}

/** How many players are wanting so that each cloth has its least, the banker aside; who stands nowhere in particular may play on either. */
export function wantingOf(desk: BanqueDesk | null, least: number): number {
  const present = [...(desk?.seats ?? []), ...(desk?.standing ?? [])].filter((who) => who !== null && who !== desk?.bank?.banker)
  const cloths = present.map((who) => clothOf(desk, who!))
  const lacking = CLOTHS.reduce((all, cloth) => all + Math.max(0, least - cloths.filter((each) => each === cloth).length), 0)
  return Math.max(0, lacking - cloths.filter((each) => each === null).length)
}

export interface Cover {
  parts: { who: string; amount: number }[]
  covered: number
  /** What the bank exposes to this cloth: half of it. */
  half: number
  open: number
}

/** Who plays for how much on a cloth, in the order of priority. */
export function coverOf(desk: BanqueDesk | null, cloth: ClothName, unit = 1): Cover {
  const order = desk?.orders?.[cloth] ?? []
  const rank = (who: string): number => (order.includes(who) ? order.indexOf(who) : order.length)
  const parts = Object.entries(desk?.stakes ?? {})
    .map(([who, stake]) => ({ who, amount: playsOn(stake, cloth, unit) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => rank(a.who) - rank(b.who))
  const covered = parts.reduce((sum, { amount }) => sum + amount, 0)
  const bank = desk?.bank?.amount ?? 0
  const half = cloth === 'first' ? bank - Math.floor(bank / 2) : Math.floor(bank / 2)
  return { parts, covered, half, open: Math.max(0, half - covered) }
}

/** The seat, counted from 0, that holds the cards of a cloth, or will; -1 where nobody sits there. */
export function holderSeat(desk: BanqueDesk | null, cloth: ClothName): number {
  const seats = desk?.seats ?? []
  const holder = desk?.coup?.holders?.[cloth]
  if (holder && seats.includes(holder)) return seats.indexOf(holder)
  const places = seatsOf(seats.length, cloth)
  const start = Math.max(0, places.indexOf(desk?.turn?.[cloth] ?? places[0] ?? 0))
  const turn = [...places.slice(start), ...places.slice(0, start)]
  return turn.find((n) => seats[n] && seats[n] !== desk?.bank?.banker) ?? -1
}

/** The hand that has to speak or to be given a card; null while none has. */
export function speakerOf(desk: BanqueDesk | null): HandName | null {
  switch (desk?.phase) {
    case 'speaking':
    case 'giving':
      return desk.coup?.turn === 'second' ? 'second' : 'first'
    case 'banking':
      return 'bank'
  }
  return null
}

/** What a cloth that has won is paid, beside the stakes that lay there before; one that lies on both is paid for its part. */
export function paidOn(before: BanqueDesk | null, cloth: ClothName): Omit<Payment, 'mine'>[] {
  if (!before || before.coup?.results?.[cloth] !== cloth) return []
  const lying = Object.values(betsOf(before))
  const spotOf = (who: string): string => lying.find(({ owner, on }) => owner === who && on.startsWith(cloth))?.on ?? 'both'
  return Object.entries(before.stakes ?? {})
    .map(([who, stake]) => ({ spot: spotOf(who), amount: playsOn(stake, cloth), who }))
    .filter(({ amount }) => amount > 0)
}
