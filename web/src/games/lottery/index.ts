// Lottery: printed numbers or chosen ones, and the drums they come from.
import type { LotteryCloth } from '../../lib/wire'
import type { Family } from '../family'
import Thumb from './Thumb.svelte'

const ACROSS = 10

export const family: Family = {
  plays: ['lottery'],
  floor: { group: 'draws', place: 91, round: 'round', thumb: () => Thumb },
  console: {
    steps: ['sale', 'drawing'],
    settled: ['idle'],
    voids: new Set(['DrawCalledOff']),
    pad: (sheet) => {
      const { form, of } = sheet.cloth as LotteryCloth
      const [first, count] = form === 'printed' ? [0, 10] : [1, of]
      return { columns: ACROSS, keys: Array.from({ length: count }, (_, n) => ({ value: first + n, tint: 'none' as const })) }
    },
  },
  words: ({ number, numbers, tickets }) => ({
    which: Array.isArray(numbers) ? numbers.join(' ') : String(number ?? ''),
    playing: typeof tickets === 'number' ? tickets : 0,
  }),
  room: () => import('./room'),
}
