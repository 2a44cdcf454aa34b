import { describe, expect, it } from 'vitest'
import { planOf } from './geometry'
import { petalsOf } from './petals'
import { TABLES, tableOf } from './roulette.fixture'
import { between } from './winning'

const INSIDE = ['straight', 'split', 'street', 'corner', 'six-line']

describe.each(TABLES.flatMap((table) => [false, true].map((standing) => ({ ...table, standing }))))('$name, standing: $standing', ({ spots, style, standing }) => {
  it('offers every bet with a number once, each in a place of its own', () => {
    const plan = planOf(spots, style, standing)
    for (let n = 0; n <= 36; n++) {
      const petals = petalsOf(n, spots, plan)
      const all = spots.filter((info) => INSIDE.includes(info.kind) && info.covers.includes(n)).map((info) => info.spot)
      expect(petals.map((petal) => petal.spot).sort()).toEqual(all.sort())
      const places = petals.map(({ row, column }) => `${row},${column}`)
      expect(new Set(places).size, `${n}: ${places}`).toBe(places.length)
      for (const { row, column } of petals) expect(row >= 0 && row < 3 && column >= 0 && column < 4).toBe(true)
    }
  })
})

it('lays them out as the cloth does', () => {
  const { spots } = tableOf('euskadi-1996/roulette-french')
  const at = (standing: boolean, spot: string): [number, number] => {
    const petal = petalsOf(17, spots, planOf(spots, 'french', standing)).find((each) => each.spot === spot)!
    return [petal.row, petal.column]
  }
  expect(at(true, 'straight:17')).toEqual([1, 1])
  expect(at(true, 'split:17-20')).toEqual([2, 1]) // 20 is below 17
  expect(at(true, 'split:17-18')).toEqual([1, 2])
  expect(at(true, 'corner:13-14-16-17')).toEqual([0, 0])
  expect(at(false, 'split:17-20')).toEqual([1, 2]) // 20 is to the right of 17
  expect(at(false, 'split:17-18')).toEqual([0, 1])
  expect(at(true, 'street:16-17-18')).toEqual([1, 3])
})

it('finds the bet between two numbers', () => {
  const { spots } = tableOf('euskadi-1996/roulette-french')
  expect(between(17, 20, spots)).toBe('split:17-20')
  expect(between(18, 17, spots)).toBe('split:17-18')
  expect(between(0, 2, spots)).toBe('split:0-2')
  expect(between(17, 21, spots)).toBe('corner:17-18-20-21')
  expect(between(3, 4, spots)).toBeNull()
  expect(between(1, 36, spots)).toBeNull()
  expect(between(1, 3, spots)).toBeNull()
})
