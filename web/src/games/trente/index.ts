// Trente et quarante.
import type { Family } from '../family'
import { SETTLED_AT_ONCE } from '../cards/steps'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['trente-et-quarante'],
  floor: { group: 'other', place: 95, round: 'round', thumb: () => Thumb },
  console: { ...SETTLED_AT_ONCE, lies },
  words: ({ black, red }) => ({ black: Number(black ?? 0), red: Number(red ?? 0) }),
  room: () => import('./room'),
}
