import { describe, expect, it } from 'vitest'
import { nearest } from '../cloth/boxes'
import { CHANCES, trentePlan } from './plan'
import { leading, totalOf, winnerOf } from './rows'

const [ACE, NINE, TEN, KING] = [0, 8, 9, 12]
const HEART = 13

describe('rows', () => {
  it('counts an ace as one and court cards as ten', () => {
    expect(totalOf([ACE, NINE, TEN, KING])).toBe(30)
    expect(totalOf([])).toBe(0)
  })
  it('leads with the colour of the first card', () => {
    expect(leading([ACE + HEART, KING])).toBe('red')
    expect(leading([KING, ACE + HEART])).toBe('black')
    expect(leading([])).toBe(null)
  })
  it('knows which row an outcome names', () => {
    expect(['red-colour', 'black-inverse', 'tie', 'refait'].map(winnerOf)).toEqual(['red', 'black', null, null])
  })
})

describe('the cloth', () => {
  const people = Array.from({ length: 12 }, (_, n) => `p${n}`)
  for (const standing of [false, true]) {
    it(`keeps everybody's chips inside their chance and apart, ${standing ? 'standing' : 'lying'}`, () => {
      const plan = trentePlan([...CHANCES], people, 'p5', standing)
      for (const { spot, x, y, width, height } of plan.boxes) {
        const all = people.map((who) => plan.at(spot, who))
        for (const [n, [a, b]] of all.entries()) {
          expect(a > x && a < x + width && b > y && b < y + height).toBe(true)
          for (const [c, d] of all.slice(n + 1)) expect(Math.hypot(a - c, b - d)).toBeGreaterThan(8)
        }
      }
    })
  }
  it('is walked with the arrows', () => {
    const { boxes } = trentePlan([...CHANCES], people, 'p5', false)
    expect(nearest(boxes, 'black', 'ArrowRight')).toBe('red')
    expect(nearest(boxes, 'red', 'ArrowDown')).toBe('inverse')
    expect(nearest(boxes, 'inverse', 'ArrowLeft')).toBe('colour')
    expect(nearest(boxes, 'colour', 'ArrowUp')).toBe('black')
  })
})
