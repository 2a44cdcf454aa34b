import { expect, test } from 'vitest'
import { chooseLaws, paged, sideOf } from './choosing'

const EVERY = ['a', 'b', 'c', 'd']

test('the laws of an address, two or three of those that have the game', () => {
  expect(chooseLaws('d,a', EVERY)).toEqual(['d', 'a'])
  expect(chooseLaws('d,d,a,b,c', EVERY)).toEqual(['d', 'a', 'b'])
  expect(chooseLaws('x,a', EVERY)).toEqual(['a', 'b', 'c'])
  expect(chooseLaws(null, ['a'])).toEqual(['a'])
})

test('an address leads back to what it was made of', () => {
  const there = new URL(paged('boule', ['a', 'b'], 'literal'), 'http://house')
  expect(there.pathname).toBe('/odds/boule')
  expect(chooseLaws(there.searchParams.get('laws'), EVERY)).toEqual(['a', 'b'])
  expect(sideOf(there.searchParams.get('reading'))).toBe('literal')
  expect(paged('boule', ['a', 'b'], 'default')).toBe('/odds/boule?laws=a,b')
})
