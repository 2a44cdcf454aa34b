// The wheel of fortune.
import type { WheelCloth } from '../../lib/wire'
import type { Family } from '../family'
import { SPUN } from '../spin/steps'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['wheel'],
  floor: { group: 'wheel', place: 30, round: 'turn', thumb: () => Thumb },
  console: {
    ...SPUN,
    pad: (sheet) => {
      const { symbols } = sheet.cloth as WheelCloth
      return { columns: symbols.length, keys: symbols.map(({ symbol }) => ({ value: symbol, tint: 'none' })) }
    },
  },
  room: () => import('./room'),
}
