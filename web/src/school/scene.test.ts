import { expect, it } from 'vitest'
import { Tints } from '../audit/scene'
import { numbered, paid } from './scene'
import type { Desk } from '../lib/types'
import type { ExerciseTold, MarkTold } from '../lib/wire'

const slips = [
  { number: 1, bet: 7, owner: 'ana', places: [{ on: 'red', name: '', amount: '' }] },
  { number: 2, bet: 9, owner: 'ana', places: [{ on: 'straight:1', name: '', amount: '' }] },
]
const told = { slips } as ExerciseTold

it('writes the number of a slip on its stake', () => {
  const bets = { 7: { owner: 'ana', on: 'red', amount: 5, zeros: 0 }, 9: { owner: 'ana', on: 'straight:1', amount: 5, zeros: 0 } }
  const lying = numbered({ bets } as unknown as Desk, told, new Tints())
  expect(lying.get('red')!.map((each) => each.initial)).toEqual(['1'])
  expect(lying.get('straight:1')!.map((each) => each.initial)).toEqual(['2'])
})

it('lays payments beside winning stakes once there is a mark', () => {
  expect(paid(told, null)).toEqual([])
  const lines = [{ number: 1, net: -5 }, { number: 2, net: 175 }]
  expect(paid(told, { lines } as MarkTold)).toEqual([{ spot: 'straight:1', amount: 175, mine: false, who: 'ana' }])
})
