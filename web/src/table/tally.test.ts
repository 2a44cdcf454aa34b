import { describe, expect, it } from 'vitest'
import type { Act, Desk, Move } from '../lib/types'
import { settledBy, Tallier } from './tally'
import type { GameEvent } from '../lib/types'
import { asBet } from '../lib/lying'

const act = (command: string, types: string[], moves: Move[] = [], came = false): Act =>
  ({ seq: 0, round: 1, by: 'ana', command, events: types.map((type, n) => ({ type, moves: n ? [] : moves })), outcomes: came ? [{ seq: 0, value: 17 }] : [] }) as unknown as Act
const desk = (chips: number, bets: Record<string, { owner: string; amount: number; on: string }> = {}, more: object = {}): Desk => ({ chips: { ana: chips }, bets, ...more }) as unknown as Desk
const red = { '1': { owner: 'ana', amount: 10, on: 'red' } }

describe('what a result meant', () => {
  it('a bet won: the stake comes back with what it won', () => {
    const tallier = new Tallier(() => 'ana')
    expect(tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))).toBeNull()
    const won = act('Chance', ['Paid', 'RoundEnded'], [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake']], true)
    expect(tallier.note(won, desk(90, red), desk(110))).toMatchObject({ round: 1, staked: 10, net: 10, lying: 0, chips: 110 })
  })

  it('a bet lost, and another taken back in time', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 5, 'stake']]), desk(90, red), desk(85))
    tallier.note(act('TakeBack', ['BetTakenBack'], [['@cloth', 'ana', 5, 'stake']]), desk(85), desk(90, red))
    const lost = act('Chance', ['Collected', 'RoundEnded'], [['@cloth', '@float', 10, 'loss']], true)
    expect(tallier.note(lost, desk(90, red), desk(90))).toMatchObject({ round: 1, staked: 10, net: -10, lying: 0, chips: 90 })
  })

  it('what stays in prison is neither won nor lost', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))
    expect(tallier.note(act('Chance', ['Imprisoned'], [], true), desk(90, red), desk(90, red))).toMatchObject({ staked: 0, net: 0, lying: 10 })
    const free = act('Chance', ['Released', 'RoundEnded'], [['@cloth', 'ana', 10, 'stake']], true)
    expect(tallier.note(free, desk(90, red), desk(100))).toMatchObject({ staked: 10, net: 0, lying: 0, chips: 100 })
  })

  it('what is not decided yet and what was won and not fetched is still one\'s own', () => {
    const course = { begins: ['TicketsSold'], ends: ['PrizePaid'], lies: (at: Desk) => (at as unknown as { unread: number }).unread, owed: (at: Desk) => (at as unknown as { owed: number }).owed }
    const tallier = new Tallier(() => 'ana', 1, course)
    const [before, bought] = [desk(100, {}, { unread: 0, owed: 0 }), desk(85, {}, { unread: 15, owed: 0 })]
    expect(tallier.note(act('BuyTickets', ['TicketsSold'], [['ana', '@float', 15, 'price']]), before, bought)).toBeNull()
    const [lost, won, paid] = [desk(85, {}, { unread: 10, owed: 0 }), desk(85, {}, { unread: 5, owed: 25 }), desk(110, {}, { unread: 5, owed: 0 })]
    expect(tallier.note(act('ScratchAll', ['TicketRead'], [], true), bought, lost)).toMatchObject({ staked: 5, net: -5, lying: 10 })
    expect(tallier.note(act('ScratchAll', ['TicketRead'], [], true), lost, won)).toMatchObject({ staked: 10, net: 15, lying: 5, chips: 85 })
    expect(tallier.note(act('PresentTicket', ['PrizePaid'], [['@float', 'ana', 25, 'prize']]), won, paid)).toMatchObject({ staked: 10, net: 15, lying: 5, chips: 110 })
  })

  it('chips that are brought, and tips, are no result', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('Bring', ['Brought'], [['@purse/ana', 'ana', 100, 'chips']]), desk(0), desk(100))
    tallier.note(act('Tip', ['Tipped'], [['ana', '@tips', 5, 'tip']]), desk(100), desk(95))
    expect(tallier.note(act('Chance', ['RoundEnded'], [], true), desk(95), desk(95))).toMatchObject({ staked: 0, net: 0 })
  })

  it('where balls come one by one the result is told when the game is over, not with every ball', () => {
    const tallier = new Tallier(() => 'ana', 1, { begins: ['SaleOpened'], ends: ['GameEnded', 'GameVoided'], onlyAtItsEnd: true })
    const buy = act('BuyCards', ['CardsSold'], [['ana', '@cloth', 10, 'cards']])
    const ball = act('Chance', ['BallDrawn'], [], true)
    tallier.note(act('OpenSale', ['SaleOpened']), desk(100), desk(100))
    tallier.note(buy, desk(100), desk(90))
    expect(tallier.note(ball, desk(90), desk(90))).toBeNull()
    const line = act('Award', ['PrizeAwarded'], [['@cloth', 'ana', 20, 'prize']])
    expect(tallier.note(line, desk(90), desk(110))).toBeNull()
    const end = act('End', ['GameEnded'], [['@cloth', 'ana', 40, 'prize']])
    expect(tallier.note(end, desk(110), desk(150))).toMatchObject({ staked: 10, net: 50, chips: 150 })
    tallier.note(act('OpenSale', ['SaleOpened']), desk(150), desk(150))
    tallier.note(buy, desk(150), desk(140))
    expect(tallier.note(act('End', ['GameEnded']), desk(140), desk(140))).toMatchObject({ staked: 10, net: -10 })
    tallier.note(act('OpenSale', ['SaleOpened']), desk(140), desk(140))
    tallier.note(buy, desk(140), desk(130))
    expect(tallier.note(act('Void', ['GameVoided'], [['@cloth', 'ana', 10, 'back']]), desk(130), desk(140))).toMatchObject({ net: 0 })
  })

  it('a bet paid by the bank of another player, less what the house keeps of it', () => {
    const lying = { 7: { owner: 'ana', on: 'wager:1', amount: 500 } } as unknown as Parameters<typeof settledBy>[1]
    const moves = [['@cloth', 'ana', 475, 'win'], ['@cloth', '@float', 25, 'commission'], ['@cloth', 'ana', 500, 'stake']]
    expect(settledBy({ type: 'Settled', bets: [7], moves } as unknown as Parameters<typeof settledBy>[0], lying, 'ana')).toEqual([{ spot: 'wager:1', staked: 500, net: 475 }])
    const lost = { type: 'Settled', bets: [7], moves: [['@cloth', 'rosa', 500, 'win']] } as unknown as Parameters<typeof settledBy>[0]
    expect(settledBy(lost, lying, 'ana')).toEqual([{ spot: 'wager:1', staked: 500, net: -500 }])
  })

  it('a banker wins what the bank wins', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('TakeBank', ['BankTaken'], [['ana', '@bank', 50, 'bank']]), desk(100), desk(50, {}, { bank: { banker: 'ana', owned: { ana: 50 } } }))
    const won = act('ReadScores', ['CoupSettled', 'RoundEnded'], [['@cloth', '@bank', 30, 'win']])
    expect(tallier.note(won, desk(50, {}, { bank: { banker: 'ana', owned: { ana: 50 } } }), desk(50, {}, { bank: { banker: 'ana', owned: { ana: 80 } } }))).toMatchObject({ net: 30, lying: 80 })
  })
})

const event = (type: string, fields: object, moves: Move[]): GameEvent => ({ type, moves, ...fields }) as unknown as GameEvent

describe('bet by bet', () => {
  const lying = { '1': asBet('ana', 'red', 10), '2': asBet('ben', 'red', 5), '3': asBet('ana', 'straight:17', 2) }

  it('winners of one payment take their own wins', () => {
    const paid = event('Paid', { bets: [1, 2, 3] }, [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake'], ['@float', 'ben', 5, 'win'], ['@cloth', 'ben', 5, 'stake'], ['@float', 'ana', 70, 'win'], ['@cloth', 'ana', 2, 'stake']])
    expect(settledBy(paid, lying, 'ana')).toEqual([{ spot: 'red', staked: 10, net: 10 }, { spot: 'straight:17', staked: 2, net: 70 }])
  })

  it('a stake that stays has won no less', () => {
    expect(settledBy(event('Paid', { bets: [1], kept: [1] }, [['@float', 'ana', 10, 'win']]), lying, 'ana')).toEqual([{ spot: 'red', staked: 10, net: 10 }])
  })

  it('collected, and half given back', () => {
    expect(settledBy(event('Collected', { bets: [2, 3] }, [['@cloth', '@float', 5, 'lost'], ['@cloth', '@float', 2, 'lost']]), lying, 'ana')).toEqual([{ spot: 'straight:17', staked: 2, net: -2 }])
    expect(settledBy(event('HalfReturned', { bets: [1] }, [['@cloth', 'ana', 5, 'half'], ['@cloth', '@float', 5, 'half']]), lying, 'ana')).toEqual([{ spot: 'red', staked: 10, net: -5 }])
  })

  it('three banks of one round are told one after another, each stake of its own', () => {
    const stake = (stage: number): object => ({ owner: 'ana', amount: 10, first: 10, stage })
    const hands = (...stages: number[]): object => ({ hands: { a: { box: 3, stakes: stages.map(stake) } } })
    const tallier = new Tallier(() => 'ana', 3)
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 30, 'bet']]), desk(100), desk(70, { '1': { owner: 'ana', amount: 30, on: 'box:3-1' } }))
    const settle = (stage: number, moves: Move[]): Act => ({ ...act('Chance', [], [], true), events: [event('HandSettled', { hand: 'a', stage }, moves)] }) as Act
    const first = tallier.note(settle(1, [['@cloth', '@float', 10, 'lost']]), desk(70, {}, hands(1, 2, 3)), desk(70, {}, hands(2, 3)))
    expect(first).toMatchObject({ net: -10, lying: 20, rows: [{ spot: 'box:3-1', net: -10 }] })
    const second = tallier.note(settle(2, [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake']]), desk(70, {}, hands(2, 3)), desk(90, {}, hands(3)))
    expect(second).toMatchObject({ net: 0, lying: 10, rows: [{ spot: 'box:3-1', net: -10 }, { spot: 'box:3-2', net: 10 }] })
  })

  it('what no bet explains is told apart', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act('PlaceBet', ['BetPlaced'], [['ana', '@cloth', 10, 'stake']]), desk(100), desk(90, red))
    const taxed = { ...act('Chance', [], [], true), events: [event('Paid', { bets: [1] }, [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake']]), event('Taxed', {}, [['ana', '@float', 1, 'commission']])] } as Act
    expect(tallier.note(taxed, desk(90, red), desk(109))).toMatchObject({ net: 9, rows: [{ net: 10 }, { spot: '', net: -1 }] })
  })
})
