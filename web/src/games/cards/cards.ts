// Cards as the server numbers them: suit times thirteen plus rank, ranks counted from the ace; 52 and 53 are the jokers.
import { listed } from '../../lib/events'
import { say } from '../../lib/words.svelte'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]

/** A card of the view: its number, or nothing where this viewer does not see it. */
export type Seen = number | null

const JOKERS = 52

export const isJoker = (card: number): boolean => card >= JOKERS
export const rankOf = (card: number): Rank => RANKS[card % 13]!
export const suitOf = (card: number): Suit => SUITS[Math.floor(card / 13) % 4]!
export const isRed = (card: number): boolean => !isJoker(card) && (suitOf(card) === 'H' || suitOf(card) === 'D')

/** Ace one, the others their pips, tens and court cards whatever the game says. */
export const pipsOf = (card: number, tens: number): number => (card % 13 < 9 ? (card % 13) + 1 : tens)

/** A card as it comes from the view: plain, or veiled with those who see it. */
export function seen(card: unknown): Seen {
  const value = typeof card === 'object' && card !== null ? (card as { value?: unknown }).value : card
  return typeof value === 'number' ? value : null
}

/** A hand as it comes from the view. */
export const seenAll = (cards: unknown): Seen[] => (Array.isArray(cards) ? cards.map(seen) : [])

/** "seven of hearts", in the language of the interface. */
export function cardWords(card: Seen): string {
  if (card === null) return say('card-hidden')
  if (isJoker(card)) return say('card-joker')
  return say('card-name', { rank: say(`card-rank-${rankOf(card)}`), suit: say(`card-suit-${suitOf(card)}`) })
}

/** All cards of a hand, one after another. */
export const handWords = (cards: Seen[]): string => (cards.length ? listed(cards.map(cardWords)) : say('card-none'))
