// Everybody's cards as far as they lie open, the boards and the pots, as whoever deals sees them.
import { say } from '../../lib/words.svelte'
import type { Desk } from '../../lib/types'
import type { OnTable } from '../family'
import { cardsOf, handOf, inPlay, potsOf } from './desk'

export function lies(desk: Desk): OnTable {
  const hand = handOf(desk)
  if (!inPlay(hand)) return {}
  const seats = hand.players.map((who) => ({
    at: 'seat', number: (hand.places[who] ?? 0) + 1, who, cards: cardsOf(hand, who), stake: hand.put[who],
    turn: hand.turn[0] === who, note: hand.gone.includes(who) ? say('console-stands-out') : undefined,
  }))
  const boards = hand.boards.map((cards, n) => ({ at: 'common', number: hand.boards.length > 1 ? n + 1 : undefined, cards }))
  const pots = potsOf(hand, desk.chips).map(({ amount }, n) => ({ name: n ? 'console-stands-side-pot' : 'console-stands-pot', amount }))
  return { cards: [...seats, ...boards.filter(({ cards }) => cards.length)], stands: pots }
}
