import { expect, it } from 'vitest'
import { Digits } from './digits'

const roulette = (): Digits => new Digits((n) => n >= 0 && n <= 36)
const type = (digits: Digits, ...pressed: [string, number][]): (number | null)[] => pressed.map(([digit, at]) => digits.press(digit, at))

it('takes two digits together when they come within 700 ms', () => {
  expect(type(roulette(), ['1', 0], ['7', 700])).toEqual([1, 17])
})

it('begins anew when the second comes late', () => {
  expect(type(roulette(), ['1', 0], ['7', 701])).toEqual([1, 7])
})

it('begins anew when there is no such number', () => {
  expect(type(roulette(), ['3', 0], ['7', 100], ['2', 200])).toEqual([3, 7, 2])
  expect(type(roulette(), ['3', 0], ['6', 100], ['1', 200])).toEqual([3, 36, 1])
})

it('knows zero', () => {
  expect(type(roulette(), ['0', 0])).toEqual([0])
})

it('says nothing where a digit is no number', () => {
  expect(new Digits((n) => n === 12).press('1', 0)).toBeNull()
})
