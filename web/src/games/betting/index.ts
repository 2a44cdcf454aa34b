// Betting: a shop with a card for each event.
import type { BettingCloth } from '../../lib/wire'
import type { Family } from '../family'
import { resultsOf } from './desk'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['betting'],
  floor: { group: 'betting', place: 85, round: 'round', thumb: () => Thumb },
  console: {
    steps: ['announcing', 'betting', 'running', 'provisional'],
    settled: ['idle'],
    voids: new Set(['EventVoided']),
    pad: (sheet) => ({ columns: 6, keys: resultsOf((sheet.cloth as BettingCloth).programme).map((value) => ({ value, tint: 'none' as const })) }),
  },
  words: ({ number, result, was }) => ({
    event: typeof number === 'number' ? number : 0,
    result: String(result ?? ''),
    was: String(was ?? ''),
  }),
  room: () => import('./room'),
}
