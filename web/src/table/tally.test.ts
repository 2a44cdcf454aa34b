import { describe, expect, it } from 'vitest'
import type { Act, Desk, Move } from '../lib/types'
import { Tallier } from './tally'

const act = (command: string, types: string[], moves: Move[] = [], came = false): Act =>
  ({ seq: 0, round: 1, by: 'ana', command, events: types.map((type, n) => ({ type, moves: n ? [] : moves })), outcomes: came ? [{ seq: 0, value: 17 }] : [] }) as unknown as Act
const desk = (chips: number, bets: Record<string, { owner: string; amount: number }> = {}, more: object = {}): Desk => ({ chips: { ana: chips }, bets, ...more }) as unknown as Desk
const red = { '1': { owner: 'ana', amount: 10 } }

describe('what a result meant', () => {
  it('a bet won: the stake comes back with what it won', () => {
    const tallier = new Tallier(() => 'ana')
    expect(tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))).toBeNull()
    const won = act('Chance', ['Paid', 'RoundEnded'], [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake']], true)
    expect(tallier.note(won, desk(90, red), desk(110))).toEqual({ round: 1, staked: 10, net: 10, lying: 0, chips: 110 })
  })

  it('a bet lost, and another taken back in time', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 5, 'stake']]), desk(90, red), desk(85))
    tallier.note(act('TakeBack', ['BetTakenBack'], [['@cloth', 'ana', 5, 'stake']]), desk(85), desk(90, red))
    const lost = act('Chance', ['Collected', 'RoundEnded'], [['@cloth', '@float', 10, 'loss']], true)
    expect(tallier.note(lost, desk(90, red), desk(90))).toEqual({ round: 1, staked: 10, net: -10, lying: 0, chips: 90 })
  })

  it('what stays in prison is neither won nor lost', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))
    expect(tallier.note(act('Chance', ['Imprisoned'], [], true), desk(90, red), desk(90, red))).toMatchObject({ staked: 0, net: 0, lying: 10 })
    const free = act('Chance', ['Released', 'RoundEnded'], [['@cloth', 'ana', 10, 'stake']], true)
    expect(tallier.note(free, desk(90, red), desk(100))).toMatchObject({ staked: 10, net: 0, lying: 0, chips: 100 })
  })

  it('chips that are brought, and tips, are no result', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('Bring', ['Brought'], [['@purse/ana', 'ana', 100, 'chips']]), desk(0), desk(100))
    tallier.note(act('Tip', ['Tipped'], [['ana', '@tips', 5, 'tip']]), desk(100), desk(95))
    expect(tallier.note(act('Chance', ['RoundEnded'], [], true), desk(95), desk(95))).toMatchObject({ staked: 0, net: 0 })
  })

  it('a banker wins what the bank wins', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('TakeBank', ['BankTaken'], [['ana', '@bank', 50, 'bank']]), desk(100), desk(50, {}, { bank: { banker: 'ana', owned: { ana: 50 } } }))
    const won = act('ReadScores', ['CoupSettled', 'RoundEnded'], [['@cloth', '@bank', 30, 'win']])
    expect(tallier.note(won, desk(50, {}, { bank: { banker: 'ana', owned: { ana: 50 } } }), desk(50, {}, { bank: { banker: 'ana', owned: { ana: 80 } } }))).toMatchObject({ net: 30, lying: 80 })
  })
})
