// Machines: reels that turn and stop.
import type { MachineCloth } from '../../lib/wire'
import type { Family } from '../family'
import Thumb from './Thumb.svelte'

const ACROSS = 8

export const family: Family = {
  plays: ['machines'],
  floor: { group: 'machines', place: 75, round: 'round', thumb: () => Thumb },
  console: {
    steps: ['spinning', 'luck', 'keeping', 'free', 'picking', 'opening'],
    settled: ['idle'],
    pad: (sheet) => {
      const { reels } = sheet.cloth as MachineCloth
      const stops = Math.max(...reels.map((strip) => strip.length))
      return { columns: ACROSS, keys: Array.from({ length: stops }, (_, n) => ({ value: n + 1, tint: 'none' as const })) }
    },
  },
  words: ({ reel, line, games, left, box }) => ({
    reel: Number(reel ?? 0),
    line: Number(line ?? 0),
    games: Number(games ?? 0),
    rest: typeof left === 'number' ? left : 0,
    box: Number(box ?? 0),
  }),
  room: () => import('./room'),
}
