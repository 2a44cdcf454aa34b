// The state of a table of circle poker as the server shows it, and what can be read off it.
import type { Desk } from '../../lib/types'
import { seenAll, type Seen } from '../cards/cards'

export interface Hand {
  players: string[]
  places: Record<string, number>
  street: number
  cards: Record<string, unknown>
  boards: number[][]
  gone: string[]
  put: Record<string, number>
  bets: Record<string, number>
  level: number
  pot: number
  taken: number
  turn: string[]
  bettor: string
  changed: Record<string, number>
  shown: string[]
}

/** What the last hand came to, while the next one has not begun. */
export interface Result {
  made: Record<string, string[]>
  won: Record<string, number>
  cards: Record<string, Seen[]>
  boards: number[][]
}

export interface CirclePokerDesk extends Desk {
  lead: number
  begun: boolean
  resting: string[]
  ends: number | null
  /** How often each has had more time to think in this game. */
  longer: Record<string, number>
  hand: Hand
  /** Only the page knows it: the desk is cleared when a hand is over. */
  result?: Result | null
  /** Who has been given more time and has not spoken yet: the page saw it. */
  thinking?: string
}

const NONE: Hand = { players: [], places: {}, street: 0, cards: {}, boards: [], gone: [], put: {}, bets: {}, level: 0, pot: 0, taken: 0, turn: [], bettor: '', changed: {}, shown: [] }

export const handOf = (desk: Desk | null): Hand => ({ ...NONE, ...(desk as Partial<CirclePokerDesk> | null)?.hand })

export const cardsOf = (hand: Hand, who: string): Seen[] => seenAll(hand.cards[who])

/** The hand is in play: somebody has been dealt in, and it is not paid yet. */
export const inPlay = (hand: Hand): boolean => hand.players.length > 0

export interface Pot {
  amount: number
  players: string[]
}

/**
 * The main pot and the side pots: whoever has no chips left plays for as much of everybody's as they have put in themselves,
 * and what lies above that is a pot of the others. Bets that are not covered yet make no pot of their own. Each pot bears
 * its part of what the house has taken, the main pot what cannot be divided.
 */
export function potsOf({ put, gone, players, taken }: Hand, chips: Record<string, number>): Pot[] {
  const inside = players.filter((who) => !gone.includes(who))
  const top = Math.max(0, ...Object.values(put))
  const all = inside.filter((who) => (chips[who] ?? 0) === 0).map((who) => put[who] ?? 0)
  const levels = [...new Set([...all, top])].filter((n) => n > 0).sort((a, b) => a - b)
  const pots = levels.map((level, n) => {
    const below = levels[n - 1] ?? 0
    const amount = players.reduce((sum, who) => sum + Math.max(0, Math.min(put[who] ?? 0, level) - below), 0)
    return { amount, players: inside.filter((who) => (put[who] ?? 0) >= level || (chips[who] ?? 0) > 0) }
  })
  const whole = pots.reduce((sum, { amount }) => sum + amount, 0)
  const parts = pots.map(({ amount }) => Math.floor((amount * taken) / Math.max(1, whole)))
  parts[0] = taken - parts.slice(1).reduce((sum, part) => sum + part, 0)
  return pots.map((pot, n) => ({ ...pot, amount: pot.amount - parts[n]! }))
}

/** Where a seat stands: in hundredths of the table, counted from the croupier's right against the clock. */
export function seatAt(index: number, count: number, standing = false): { x: number; y: number } {
  const gap = 34 // degrees on either side of the croupier
  const turn = ((-90 - gap - (index * (360 - 2 * gap)) / Math.max(1, count - 1)) * Math.PI) / 180
  return { x: 50 + (standing ? 37 : 42) * Math.cos(turn), y: 51 + 41 * Math.sin(turn) }
}

/** Where the bet of a seat lies: on the way from the seat to the middle. */
export function betAt(index: number, count: number, standing = false): { x: number; y: number } {
  const { x, y } = seatAt(index, count, standing)
  return { x: x + (50 - x) * 0.36, y: y + (50 - y) * 0.44 }
}

const FEWEST_SHOWN = 6
const MOST_SHOWN = 10

/** The seats that are drawn: every taken one, and of the free ones as many as make the table look like one. */
export function shownSeats(seats: (string | null)[]): { number: number; who: string | null }[] {
  const all = seats.map((who, n) => ({ number: n + 1, who }))
  if (all.length <= MOST_SHOWN) return all
  const taken = all.filter(({ who }) => who !== null).length
  let free = Math.max(FEWEST_SHOWN - taken, 1)
  return all.filter(({ who }) => who !== null || free-- > 0)
}

/** What there is to cover, as far as the chips reach. */
export const toCover = (hand: Hand, who: string, chips: number): number => Math.max(0, Math.min(hand.level - (hand.bets[who] ?? 0), chips))

/** Sums that people often raise to, within what is offered: the least, half the pot more, the pot more, the most. */
export function quickRaises(hand: Hand, who: string, least: number, most: number, step: number): { key: string; to: number }[] {
  const cover = Math.max(0, hand.level - (hand.bets[who] ?? 0))
  const whole = hand.pot + cover
  const even = (to: number): number => Math.min(most, Math.max(least, least + Math.round((to - least) / step) * step))
  const wanted = [
    { key: 'least', to: least },
    { key: 'half', to: even(hand.level + whole / 2) },
    { key: 'pot', to: even(hand.level + whole) },
    { key: 'most', to: most },
  ]
  return wanted.filter(({ to }, n) => wanted.findIndex((each) => each.to === to) === n)
}
