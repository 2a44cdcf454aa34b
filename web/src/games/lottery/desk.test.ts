// Tickets and numbers as people read them.
import { describe, expect, it } from 'vitest'
import type { LotteryCloth } from '../../lib/wire'
import { betsOf, cameOf, lineOf, lotteryOf } from './desk'

const printed = { form: 'printed', digits: 5, fractions: 10 } as unknown as LotteryCloth
const chosen = { form: 'chosen' } as unknown as LotteryCloth

describe('a lottery', () => {
  it('writes tickets as the sealed list has them', () => {
    expect(lineOf(printed, { who: 'ana', numbers: [42], share: 1 })).toBe('00042 1/1')
    expect(lineOf(printed, { who: 'ana', numbers: [42], share: 23 })).toBe('00042 3/3')
    expect(lineOf(chosen, { who: 'ana', numbers: [1, 2, 30], share: 0 })).toBe('1 2 30')
  })

  it('shows what has come, drum by drum, until the next sale', () => {
    const drawn = [{ drum: 0, value: 3 }, { drum: 0, value: 0 }, { drum: 1, value: 9 }]
    expect(cameOf({ ...lotteryOf(null), phase: 'drawing', drawn })).toEqual([[3, 0], [9]])
    expect(cameOf({ ...lotteryOf(null), phase: 'sale', drawn })).toEqual([])
  })

  it('adds up what tickets cost', () => {
    const tickets = [{ who: 'ana', numbers: [1], share: 1 }, { who: 'ana', numbers: [2], share: 1 }, { who: 'bea', numbers: [2], share: 2 }]
    expect(betsOf({ ...lotteryOf(null), price: 500, tickets }, 'number').ana!.amount).toBe(1000)
  })
})
