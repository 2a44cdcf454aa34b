// Circle poker: the players against each other, nine games in one room.
import type { Family } from '../family'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['circle-poker'],
  floor: { group: 'poker', place: 71, round: 'round', thumb: () => Thumb },
  console: {
    lies,
    steps: ['lots', 'posting', 'dealing', 'betting', 'drawing', 'showdown', 'paying'],
    settled: ['idle'],
    voids: new Set(['HandVoided']),
  },
  parts: new Set(['HandBegun', 'IntervalOpened', 'DrawOpened', 'ShowdownOpened', 'PotPaid']),
  room: () => import('./room'),
}
