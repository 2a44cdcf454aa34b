// Bingo: a hall with a board of ninety numbers.
import type { BingoCloth } from '../../lib/wire'
import type { Family } from '../family'
import Thumb from './Thumb.svelte'

const ACROSS = 10

export const family: Family = {
  plays: ['bingo'],
  floor: { group: 'bingo', place: 80, round: 'round', thumb: () => Thumb },
  console: {
    steps: ['sale', 'ready', 'called', 'drawing', 'checking', 'others'],
    settled: ['idle'],
    voids: new Set(['GameVoided']),
    pad: (sheet) => {
      const { numbers } = sheet.cloth as BingoCloth
      return { columns: ACROSS, keys: Array.from({ length: numbers }, (_, n) => ({ value: n + 1, tint: 'none' as const })) }
    },
  },
  words: ({ card, balls, series, first, left, cards, place, number }) => ({
    which: String(card ?? ''),
    loaded: typeof balls === 'number' ? balls : 0,
    series: Number(series ?? 0),
    from: Number(first ?? 0),
    unsold: Number(left ?? 0),
    playing: typeof cards === 'number' ? cards : 0,
    nth: Number(place ?? 0),
    called: Number(number ?? 0),
  }),
  room: () => import('./room'),
}
