// The rows of trente et quarante as people read them: what a card counts, and how far each row has come.
import { isRed, pipsOf, type Seen } from '../cards/cards'

export const ROWS = ['black', 'red'] as const
export type Row = (typeof ROWS)[number]

/** Ace one, court cards ten, the others their pips. */
export const totalOf = (cards: Seen[]): number => cards.reduce<number>((sum, card) => sum + (card === null ? 0 : pipsOf(card, 10)), 0)

/** The colour of the first card of the first row: colour wins if that row wins which has it, else inverse. */
export const leading = (cards: Seen[]): Row | null => (cards[0] == null ? null : isRed(cards[0]) ? 'red' : 'black')

/** What an outcome says: which row has won, if one has. */
export const winnerOf = (outcome: string): Row | null => (outcome.startsWith('black-') ? 'black' : outcome.startsWith('red-') ? 'red' : null)
