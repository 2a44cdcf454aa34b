// The pokers against the house: one room for all of them, drawn from what the sheet says.
import type { PokerCloth } from '../../lib/wire'
import type { Family } from '../family'
import { hasJoker } from './makes'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['poker-no-draw', 'poker-draw', 'trijoker', 'pai-gow-poker', 'three-card-poker', 'texas-poker'],
  floor: { group: 'poker', place: 70, round: 'round', thumb: () => Thumb },
  console: {
    lies,
    // Bets, then cards and answers in turn, then the payment.
    steps: ['betting', 'closed', 'paid'],
    settled: ['idle'],
    dice: (sheet) => ({ thrown: (sheet.cloth as PokerCloth).dice }),
    joker: (sheet) => hasJoker(sheet.cloth as PokerCloth),
  },
  room: () => import('./room'),
}
