// Punto y banca.
import type { Family } from '../family'
import { SETTLED_AT_ONCE } from '../cards/steps'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['punto-banca'],
  floor: { group: 'baccarat', place: 50, round: 'round', thumb: () => Thumb },
  console: { ...SETTLED_AT_ONCE, lies },
  room: () => import('./room'),
}
