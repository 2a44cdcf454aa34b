import { expect, test } from 'vitest'
import type { MachineCloth } from '../../lib/wire'
import { percentOf, placesOf, windowOf } from './desk'

const cloth = { rows: 2, reels: [['a', 'b', 'c'], ['b', 'a', 'a']], lines: [[1, 2]] } as unknown as MachineCloth

test('a stop is the symbol on the top row, and a strip has no end', () => {
  expect(windowOf(cloth, 0, 3)).toEqual(['c', 'a'])
  expect(windowOf(cloth, 1, 1)).toEqual(['b', 'a'])
})

test('a win is where its line goes, or wherever its symbol is', () => {
  expect(placesOf(cloth, [1, 1], { line: 1, symbol: 'a', count: 2, prize: 5 })).toEqual([[0, 0], [1, 1]])
  expect(placesOf(cloth, [3, 1], { line: 0, symbol: 'a', count: 2, prize: 5 })).toEqual([[0, 1], [1, 1]])
})

test('a long fraction is told in per cent', () => {
  expect(percentOf('1/8', 1, 'en')).toBe('12.5')
  expect(percentOf('0', 0, 'en')).toBe('0')
  expect(percentOf('912738189654948930000000000000001/1000000000000000000000000000000000', 2, 'en')).toBe('91.27')
})
