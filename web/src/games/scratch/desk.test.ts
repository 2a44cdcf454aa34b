// What is left of a lot, and what a ticket of it is worth.
import { describe, expect, it } from 'vitest'
import type { TicketCloth } from '../../lib/wire'
import { betsOf, codeText, counterOf, leftOf, slipsOf, worthOf, type Slip } from './desk'

const cloth = { times: [100, 50, 10, 5, 2, 1], printed: [1, 2, 8, 24, 60, 120, 785] } as unknown as TicketCloth
const slip = (serial: number, who: string): Slip => ({ serial, who, boxes: [-1, -1, -1, -1, -1, -1], code: { value: 42 }, read: false, prize: 0, paid: false })

describe('a lot', () => {
  it('is worth what it pays when nothing is known of it', () => {
    expect(worthOf(cloth, leftOf(cloth, counterOf(null)))).toBeCloseTo(0.64, 10)
  })

  it('is worth less once the highest prize is gone', () => {
    const counter = { ...counterOf(null), found: [1, 0, 0, 0, 0, 0, 0] }
    expect(leftOf(cloth, counter)).toEqual([0, 2, 8, 24, 60, 120, 785])
    expect(worthOf(cloth, leftOf(cloth, counter))).toBeCloseTo(540 / 999, 10)
    expect(worthOf(cloth, cloth.printed.map(() => 0))).toBe(0)
  })

  it('has tickets in hands, by their number', () => {
    const counter = { ...counterOf(null), price: 100, slips: { 12: slip(12, 'ana'), 3: slip(3, 'ana'), 4: slip(4, 'bea') } }
    expect(slipsOf(counter, 'ana').map(({ serial }) => serial)).toEqual([3, 12])
    expect(betsOf(counter).ana!.amount).toBe(200)
    const read = { ...counter, slips: { ...counter.slips, 1: { ...slip(1, 'ana'), read: true }, 2: { ...slip(2, 'ana'), read: true } } }
    expect(slipsOf(read, 'ana').map(({ serial }) => serial), 'first what is still to be scratched, then the last that was').toEqual([3, 12, 2, 1])
    expect(codeText(slip(12, 'ana'))).toBe('0012-00000042')
  })
})
