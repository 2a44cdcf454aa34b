import { expect, test } from 'vitest'
import { asToml, readAs, written } from './amending'

test('what was typed is the kind of value that stood there', () => {
  expect(readAs('8:1', '7:1')).toBe('8:1')
  expect(readAs(' ', '7:1')).toBeNull()
  expect(readAs('8', 6)).toBe(8)
  expect(readAs('"8"', 6)).toBeNull()
  expect(readAs('[10, 20]', [5])).toEqual([10, 20])
  expect(readAs('10, 20', [5])).toBeNull()
  expect(readAs('false', true)).toBe(false)
})

test('every value is typed as it is read', () => {
  for (const value of ['7:1', 6, true, [1, 2], ['red']]) expect(readAs(written(value), value)).toEqual(value)
})

test('a proposal as the command line reads it', () => {
  expect(asToml('A "try"', 'galicia-2007', 'blackjack', { 'natural.pays': '6:5', 'bets.0 1.pays': 3 }, ['surrender'])).toBe(
    'title = "A \\"try\\""\n\n[[amend]]\nlaw = "galicia-2007"\ngame = "blackjack"\nremove = ["surrender"]\n\n[amend.set]\nnatural.pays = "6:5"\nbets."0 1".pays = 3\n',
  )
})
