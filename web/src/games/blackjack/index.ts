// Blackjack and triple blackjack.
import type { Family } from '../family'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['blackjack'],
  floor: { group: 'blackjack', place: 40, round: 'round', thumb: () => Thumb },
  console: {
    lies,
    // What is asked before the hands, the hands in their turn, the bank, and what each hand is paid.
    steps: ['betting', 'closed', 'asking', 'playing', 'bank', 'paid'],
    within: { following: 'playing' },
    settled: ['idle'],
  },
  words: ({ closed }) => ({ closed: closed ? 'yes' : 'no' }),
  room: () => import('./room'),
}
