// The state of a draw, as the server shows it.
import { say } from '../../lib/words.svelte'
import type { Bet, Desk, Sheet } from '../../lib/types'
import type { RaffleCloth } from '../../lib/wire'

export interface Lot {
  who: string
  first: number
  count: number
  paid: number
}

export interface Win {
  who: string
  ticket: number
  prize: number
  fetched?: boolean
}

export interface Stall {
  phase: string
  next: number
  sold: Lot[]
  wins: Win[]
  drawn: { drum: number; value: number }[]
  sealed: string
  points: Record<string, number>
  given: number[]
  minimum: number
  round: number
}

const EMPTY: Stall = { phase: 'idle', next: 1, sold: [], wins: [], drawn: [], sealed: '', points: {}, given: [], minimum: 0, round: 0 }

export const stallOf = (desk: Desk | null): Stall => ({ ...EMPTY, ...(desk as unknown as Partial<Stall> | null) })
export const clothOf = (sheet: Sheet): RaffleCloth => sheet.cloth as RaffleCloth

/** The prizes one by one, in the order in which they are drawn. */
export const everyPrize = (cloth: RaffleCloth): RaffleCloth['prizes'] => cloth.prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize))

export const held = (stall: Stall, who: string): number => stall.sold.filter((lot) => lot.who === who).reduce((sum, lot) => sum + lot.count, 0)

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const PLACES = 3

/** What a ticket says: its number, or letters that no other ticket has. */
export function mark(ticket: number, marks: string): string {
  if (marks === 'numbered') return String(ticket)
  let found = ''
  for (let left = ticket - 1; found.length < PLACES; left = Math.floor(left / LETTERS.length)) found = LETTERS[left % LETTERS.length]! + found
  return found
}

/** The tickets of somebody, as runs. */
export const runs = (stall: Stall, who: string, marks: string): string[] =>
  stall.sold.filter((lot) => lot.who === who).map((lot) => (lot.count === 1 ? mark(lot.first, marks) : `${mark(lot.first, marks)}–${mark(lot.first + lot.count - 1, marks)}`))

/** What everybody has paid for tickets, as bets on one spot. */
export function betsOf(stall: Stall): Record<string, Bet> {
  const found: Record<string, Bet> = {}
  for (const { who, paid } of stall.sold) {
    if (paid) found[who] = { owner: who, on: 'ticket', amount: (found[who]?.amount ?? 0) + paid, zeros: 0, asked: false }
  }
  return found
}

/** How likely one of some tickets wins, where so many prizes go to different tickets among those sold. */
export function anyPrize(own: number, sold: number, prizes: number): number {
  let none = 1
  for (let n = 0; n < Math.min(prizes, sold); n++) none *= Math.max(0, sold - own - n) / (sold - n)
  return 1 - none
}

/** What a draw came to for somebody: their prizes, or else what came out of the drum. */
export function toldOf(sheet: Sheet, desk: Desk, you: string): string {
  const [cloth, stall] = [clothOf(sheet), stallOf(desk)]
  const prizes = everyPrize(cloth)
  const mine = stall.wins.filter(({ who }) => who === you).map((win) => `${mark(win.ticket, cloth.marks)}: ${say('raffle-prize', { prize: prizes[win.prize]?.name ?? '' })}`)
  if (mine.length) return mine.join(' · ')
  if (cloth.instant && stall.sold.some(({ who }) => who === you)) return say('raffle-no-prize')
  return cloth.instant || !stall.drawn.length ? '' : `${say('raffle-drawn')}: ${stall.drawn.map(({ value }) => mark(value, cloth.marks)).join(', ')}`
}
