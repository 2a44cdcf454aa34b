import { describe, expect, it } from 'vitest'
import { Refused } from './api'
import { Attempt } from './attempt.svelte'

/** A house that answers each of these in turn: done, refused, or not at all. */
function house(...answers: ('done' | Refused)[]): { keys: string[]; deed: (key: string) => Promise<void> } {
  const keys: string[] = []
  return {
    keys,
    deed: async (key) => {
      keys.push(key)
      const answer = answers.shift()
      if (answer instanceof Refused) throw answer
    },
  }
}
const lost = (): Refused => new Refused({ code: 'unreachable' })
const broken = (): Refused => new Refused({ code: 'fault' }, 500)
const refused = (): Refused => new Refused({ code: 'not-an-amount', sentence: 'no' }, 409)

describe('something that must not be done twice', () => {
  it('is repeated under the same key after a lost answer', async () => {
    const { keys, deed } = house(lost(), broken(), 'done')
    const attempt = new Attempt()
    expect(await attempt.once({ amount: '10.00' }, deed)).toBe(false)
    expect(attempt.refusal?.code).toBe('unreachable')
    expect(await attempt.once({ amount: '10.00' }, deed)).toBe(false)
    expect(await attempt.once({ amount: '10.00' }, deed)).toBe(true)
    expect(new Set(keys).size).toBe(1)
  })

  it('has a new key once it was answered, and where something else is wanted', async () => {
    const { keys, deed } = house('done', 'done', lost(), 'done', refused(), 'done')
    const attempt = new Attempt()
    for (const amount of ['10', '10', '10', '20', '20', '20']) await attempt.once({ amount }, deed)
    expect(new Set(keys).size).toBe(6)
  })
})
