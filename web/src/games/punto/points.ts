// The points of a hand as people read them beside it: the sum of its pips without the tens, once every card is seen.
import { pipsOf, type Seen } from '../cards/cards'

export const scoreOf = (cards: Seen[]): number | null =>
  cards.length && cards.every((card) => card !== null) ? cards.reduce<number>((sum, card) => sum + pipsOf(card!, 0), 0) % 10 : null

/** The points of a third card, where there is one to be seen. */
export const thirdOf = (cards: Seen[]): number | null => (cards.length > 2 && cards[2] != null ? pipsOf(cards[2], 0) : null)
