// Dice: craps.
import type { CrapsCloth } from '../../lib/wire'
import type { Family } from '../family'
import { SETTLED_AT_ONCE } from '../cards/steps'
import { isLight } from './desk'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['craps'],
  floor: { group: 'dice', place: 60, round: 'round', thumb: () => Thumb },
  console: {
    lies,
    ...SETTLED_AT_ONCE,
    settled: ['idle', 'betting'], // betting opens again at once
    dice: (sheet) => {
      const cloth = sheet.cloth as CrapsCloth
      return { thrown: cloth.thrown, light: (die) => isLight(cloth, die ? cloth.dice : 1) }
    },
  },
  words: ({ point }) => ({ point: Number(point ?? 0) }),
  room: () => import('./room'),
}
