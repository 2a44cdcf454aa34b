import { describe, expect, it } from 'vitest'
import { columnsOf } from './columns'
import type { Comparison } from './types'

const found = (modes: Record<string, string[]>): Pick<Comparison, 'laws' | 'odds'> =>
  ({ laws: Object.keys(modes), odds: [{ bet: 'b', strategy: '', laws: Object.fromEntries(Object.entries(modes).map(([law, sides]) => [law, Object.fromEntries(sides.map((side) => [side, { edge: '1/2' }]))])) }] }) as never

describe('the columns of a comparison', () => {
  it('always have the law as the house reads it, and whatever counts differently', () => {
    const shown = (modes: Record<string, string[]>): string[] => columnsOf(found(modes)).map(({ law, side, apart }) => `${law} ${side}${apart ? '' : ' alone'}`)
    expect(shown({ x: ['default'] })).toEqual(['x default alone'])
    expect(shown({ x: ['default', 'literal'] })).toEqual(['x default', 'x literal'])
    expect(shown({ x: ['default', 'corrected'], y: ['default'] })).toEqual(['x default', 'x corrected', 'y default alone'])
    expect(shown({ x: ['default', 'literal', 'corrected'] })).toEqual(['x default', 'x literal', 'x corrected'])
  })
})
