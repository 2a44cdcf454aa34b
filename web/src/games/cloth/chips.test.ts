import { describe, expect, it } from 'vitest'
import { paidBySpot } from './payments'
import { Piles, pileOf, type Means } from './piles'
import { slotsFor, without } from './slots'
import { Sweep } from './sweep'
import type { Stake } from './types'

const means: Means = { currency: { code: 'EUR', digits: 2 }, chips: [200, 500, 1000, 2000], lang: 'es', colourChips: false }
const stake = (owner: string, amount = 1000, more: Partial<Stake> = {}): Stake => ({
  id: `${owner}/${amount}`, owner, amount, mine: owner === 'me', colour: 2, initial: owner[0]!, prison: false, ...more,
})

describe('a pile', () => {
  it("shows one's own on top, two others, and how many more there are", () => {
    const pile = pileOf(['a', 'b', 'me', 'c', 'd'].map((who) => stake(who)), 3, means)
    expect(pile.stacks.map((stack) => stack.owner)).toEqual(['b', 'a', 'me'])
    expect(pile.more).toBe(2)
  })

  it('adds up what one owner has there, and wears the colours of the largest chip', () => {
    const [stack] = pileOf([stake('me', 2000), { ...stake('me', 1000), id: 'other' }], 3, means).stacks
    expect(stack).toMatchObject({ figure: '30', token: 20, height: 2 })
  })

  it('is at most five chips high', () => {
    expect(pileOf([stake('me', 50_000)], 3, means).stacks[0]!.height).toBe(5)
  })

  it('keeps what was only sent apart from what lies there', () => {
    const pile = pileOf([stake('me'), stake('me', 500, { pending: true })], 3, means)
    expect(pile.stacks.map((stack) => stack.pending)).toEqual([true, false])
  })

  it('has no value on colour chips', () => {
    expect(pileOf([stake('me')], 3, { ...means, colourChips: true }).stacks[0]!.token).toBe(0)
  })
})

describe('piles', () => {
  it('stay the same where nothing changed, so that nothing is drawn again', () => {
    const piles = new Piles()
    const first = piles.update(new Map([['red', [stake('a')]], ['black', [stake('b')]]]), 3, means)
    const second = piles.update(new Map([['red', [stake('a')]], ['black', [stake('b'), stake('me')]]]), 3, means)
    expect(second.get('red')).toBe(first.get('red'))
    expect(second.get('black')).not.toBe(first.get('black'))
    expect(piles.update(new Map([['red', [stake('a')]]]), 2, means).get('red')).not.toBe(first.get('red'))
  })
})

describe('payments', () => {
  it("are one's own and the others', spot by spot, one's own first", () => {
    const paid = paidBySpot(
      [
        { spot: 'red', amount: 500, mine: false, who: 'a' },
        { spot: 'red', amount: 700, mine: false, who: 'b' },
        { spot: 'red', amount: 2700, mine: true, who: 'me' },
      ],
      means.chips,
    )
    expect(paid).toEqual([
      { spot: 'red', mine: true, amount: 2700, pieces: [2000, 500, 200] },
      { spot: 'red', mine: false, amount: 1200, pieces: [1000, 200] },
    ])
  })

  it('find the nearest room, and none twice', () => {
    const strips = [{ across: 0, free: [[0, 100]] as [number, number][] }, { across: 50, free: [[0, 100]] as [number, number][] }]
    const want = { along: 50, across: 0, length: 60 }
    expect(slotsFor([want, want, want], strips)).toEqual([{ strip: 0, along: 50 }, { strip: 1, along: 50 }, null])
  })

  it('leave out what is taken', () => {
    expect(without([[0, 10]], [[2, 4], [9, 12]])).toEqual([[0, 2], [4, 9]])
  })
})

describe('the rake', () => {
  const on = (...spots: string[]): { spot: string }[] => spots.map((spot) => ({ spot }))
  const many = Array.from({ length: 20 }, (_, k) => `s${k}`)

  it('sweeps one sheet when many leave; those that stay are on the other', () => {
    const sweep = new Sweep()
    expect(sweep.update(on(...many)).main).toBe(0)
    const swept = sweep.update(on('s3'))
    expect(swept.main).toBe(1)
    expect(swept.sheets[1]).toEqual(on('s3'))
    expect(swept.sheets[0]).toHaveLength(19)
    sweep.done()
    expect(sweep.update(on('s3')).sheets[0]).toEqual([])
  })

  it('leaves everything where it is when a chip or two are taken back', () => {
    const sweep = new Sweep()
    sweep.update(on(...many))
    expect(sweep.update(on(...many.slice(2)))).toMatchObject({ main: 0, leaving: [] })
  })
})
