// What one may decide at poker: to go on or give up, to leave a bet or take it back, and which cards to throw away.
import type { Offer } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { choicesOf as choices, type Choice } from '../boxes/choices'
import { placeOf } from '../boxes/seats'
import { turnOf, type PokerDesk } from './desk'

const KEYS: Record<string, string> = { Go: 'v', Fold: 'p', LeaveBet: 'd', WithdrawBet: 'r', CutPack: 'c', DeclineCut: 'n' }
const ORDER = ['Go', 'Fold', 'LeaveBet', 'WithdrawBet', 'Follow', 'Consent', 'CutPack', 'DeclineCut']
const ON_HAND = new Set(['Go', 'Fold', 'LeaveBet', 'WithdrawBet', 'Follow'])

/** Cards to choose from one's hand: to change some, to give one for another, to set some apart as the low hand. */
export interface Picking {
  kind: 'Discard' | 'BuyCard' | 'SetHand'
  hand: string
  /** The numbers that may be chosen, and how many of them. */
  of: number[]
  least: number
  most: number
  clauses: string[]
}

/** The bank that one is offered: how much covers it, at the least and at the most. */
export interface Banking {
  least: number
  most: number
  clauses: string[]
}

/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...ORDER, 'Discard', 'BuyCard', 'SetHand', 'AcceptBank', 'PassBank'])

/** How many times the least cover is proposed. */
const PROPOSED = 10

export function bankingOf(options: Offer[]): Banking | null {
  const offer = options.find(({ kind }) => kind === 'AcceptBank')
  const space = offer?.form?.amount
  return space?.type === 'Amount' ? { least: space.lo, most: space.hi, clauses: offer?.clauses ?? [] } : null
}

export const proposed = ({ least, most }: Banking): number => Math.min(most, PROPOSED * least)

/** What somebody has put down as ante on a hand. */
export const anteOf = (desk: PokerDesk | null, hand: string, who: string): number => {
  const box = desk?.hands?.[hand]?.box
  return Object.values(desk?.bets ?? {}).reduce((sum, { owner, on, amount }) => sum + (owner === who && placeOf(on).kind === 'ante' && placeOf(on).box === box ? amount : 0), 0)
}

export const choicesOf = (options: Offer[], desk: PokerDesk | null, you: string, { second }: Pick<PokerCloth, 'second'>): Choice[] =>
  choices(options, {
    order: ORDER,
    keys: KEYS,
    handOf: (kind) => (ON_HAND.has(kind) ? turnOf(desk) : ''),
    costOf: (kind, fields, hand) => (kind === 'Go' || (kind === 'Follow' && fields.yes) ? second * anteOf(desk, hand, you) : 0),
  })

export function pickingOf(options: Offer[], desk: PokerDesk | null): Picking | null {
  for (const { kind, form, clauses = [] } of options) {
    const hand = turnOf(desk)
    if (kind === 'Discard' && form?.cards?.type === 'Subset') return { kind, hand, of: form.cards.of, least: form.cards.lo, most: form.cards.hi, clauses: form.cards.other?.clauses ?? clauses }
    if (kind === 'SetHand' && form?.low?.type === 'Subset') return { kind, hand, of: form.low.of, least: form.low.lo, most: form.low.hi, clauses }
    if (kind === 'BuyCard' && form?.card?.type === 'OneOf') return { kind, hand, of: form.card.values.map(Number), least: 1, most: 1, clauses }
  }
  return null
}
