import { describe, expect, it } from 'vitest'
import { cardNamed, cardOf, fullLines, lacks, numbersOf, patternOf, type Making } from './cards'
import samples from './cards.samples.json'

const making: Making = samples.making

describe('cards', () => {
  it('are those that the server makes', () => {
    for (const { series, number, rows } of samples.cards) expect(cardOf(making, series, number)).toEqual(rows)
  })

  it('come in strips that hold each number once', () => {
    const strip = [1, 2, 3, 4, 5, 6].flatMap((number) => numbersOf(cardOf(making, 9, number)))
    expect(strip.sort((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, n) => n + 1))
  })

  it('have patterns that tell every place of a strip from every other', () => {
    const patterns = making.rings.flatMap((_, turn) => patternOf(making, turn).map(String))
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  it('are complete line by line', () => {
    const rows = cardNamed(making, '1/1')
    const called = new Set(rows[1]!.filter((n) => n > 0))
    expect(fullLines(rows, called)).toEqual([1])
    expect(lacks(rows, called)).toBe(10)
    expect(lacks(rows, new Set(numbersOf(rows)))).toBe(0)
  })
})
