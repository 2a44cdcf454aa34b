// Scratch tickets: a counter where tickets of a lot are sold, and scratched with a finger.
import type { Family } from '../family'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['scratch-tickets'],
  floor: { group: 'draws', place: 90, round: 'round', thumb: () => Thumb },
  console: { steps: ['sale'], settled: ['idle'] },
  words: ({ lot, next, serial, left }) => ({
    lot: Number(lot ?? 0),
    from: Number(next ?? 0),
    which: Number(serial ?? 0),
    unsold: Number(left ?? 0),
  }),
  room: () => import('./room'),
}
