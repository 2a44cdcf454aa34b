// Roulette, French and American.
import type { Component } from 'svelte'
import type { RouletteCloth } from '../../lib/wire'
import type { Family, Key, Pad } from '../family'
import { SPUN } from '../spin/steps'
import AmericanThumb from './AmericanThumb.svelte'
import Thumb from './Thumb.svelte'

const THUMBS: Record<string, Component> = { 'roulette-american': AmericanThumb }

/** Three rows of numbers behind the zeros. */
function padOf(cloth: RouletteCloth): Pad {
  const rows = 3 / cloth.zeros.length
  const zeros = cloth.zeros.map((value, n): Key => ({ value, tint: 'zero', column: 1, row: n * rows + 1, rows }))
  const numbers = Array.from({ length: cloth.numbers }, (_, n): Key => ({
    value: n + 1, tint: cloth.colours[String(n + 1)] ?? 'black', column: 2 + Math.floor(n / 3), row: 3 - (n % 3), rows: 1,
  }))
  return { columns: 1 + Math.ceil(cloth.numbers / 3), keys: [...zeros, ...numbers] }
}

export const family: Family = {
  plays: ['roulette'],
  floor: { group: 'roulette', place: 10, round: 'ball', thumb: (game) => THUMBS[game] ?? Thumb, first: 'roulette-french' },
  console: { ...SPUN, pad: ({ cloth }) => padOf(cloth as RouletteCloth) },
  room: () => import('./room'),
}
