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
  hand: Hand
  /** Only the page knows it: the desk is cleared when a hand is over. */
  result?: Result | null
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
 * The main pot and the side pots that the chips of the players make: each level of chips is played for by those who have
 * put in so much and have not left. What the house has taken is not in it, and is told apart.
 */
export function potsOf({ put, gone, players }: Hand): Pot[] {
  const inside = players.filter((who) => !gone.includes(who))
  const levels = [...new Set(inside.map((who) => put[who] ?? 0))].filter((n) => n > 0).sort((a, b) => a - b)
  let below = 0
  return levels.map((level) => {
    const amount = players.reduce((sum, who) => sum + Math.max(0, Math.min(put[who] ?? 0, level) - below), 0)
    const pot = { amount, players: inside.filter((who) => (put[who] ?? 0) >= level) }
    below = level
    return pot
  })
}

/** Where a seat stands: in hundredths of the table, counted from the croupier's right against the clock. */
export function seatAt(index: number, count: number): { x: number; y: number } {
  const gap = 34 // degrees on either side of the croupier
  const turn = ((-90 - gap - (index * (360 - 2 * gap)) / Math.max(1, count - 1)) * Math.PI) / 180
  return { x: 50 + 43 * Math.cos(turn), y: 51 + 41 * Math.sin(turn) }
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
