import { beforeAll, describe, expect, it } from 'vitest'
import samples from './events.fixture.json'
import { entryOf, nameOf, tell } from './events'
import { lawName, learnLaws, load, say, type Lang } from './words.svelte'
import type { GameEvent } from './types'

const english = Object.values(import.meta.glob<string>('../../../src/novamas/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true })).join('\n')
const telling = { names: { ana: 'Ana' }, currency: 'EUR', spotOf: (bet: number) => ({ 1: 'split:17-20', 2: 'red' })[bet] }
const act = { by: '@croupier', round: 7 }
const opening = { law: 'euskadi-1996', game: 'roulette-french', minimum: 500 }

/** Of every kind one that happens in a scenario, and those of the table as a house writes them. */
const ALL = samples as GameEvent[]

const EVENTS: GameEvent[] = [
  { type: 'TableOpened', opening, roles: ['@croupier'], moves: [['@cage', '@float', 2_000_000, 'float']] },
  { type: 'Joined', who: 'ana' },
  { type: 'GameHalted', by: '@inspector', reason: 'dispute', note: { value: 'Ana protests', to: [] } },
  { type: 'GameProceeded', by: '@inspector', note: { value: null, to: [] } },
  { type: 'Remarked', by: '@croupier', about: 3, note: { value: 'Ana protests', to: [] } },
  { type: 'SentAway', who: 'ana', note: { value: '', to: [] }, moves: [['ana', '@purse/ana', 5000, 'chips']] },
  { type: 'Typed', what: 'ball' },
  { type: 'Rectified', by: '@inspector', what: 'ball', settled: true, note: { value: 'It was 17', to: [] }, moves: [['ana', '@float', 5000, 'rectified']] },
  { type: 'Brought', who: 'ana', amount: 5000, moves: [['@purse/ana', '@box', 5000, 'cash'], ['@float', 'ana', 5000, 'chips']] },
  { type: 'Took', who: 'ana', amount: 5000, moves: [['ana', '@purse/ana', 5000, 'chips']] },
  { type: 'Seated', who: 'ana', seat: 3 },
  { type: 'Stood', who: 'ana' },
  { type: 'Left', who: 'ana', moves: [['ana', '@purse/ana', 700, 'chips']] },
  { type: 'LastAnnounced', last: 12 },
  { type: 'MinimumAnnounced', notice: { minimum: 1000, after: 9, top_up: 0 } },
  { type: 'MinimumChanged', minimum: 1000, guarantee: 0, moves: [['@cage', '@float', 900, 'float']] },
  { type: 'ToppedUp', amount: 900, moves: [['@cage', '@float', 900, 'float']] },
  { type: 'StaffChanged', roles: ['@croupier', '@inspector'] },
  { type: 'TableSuspended' },
  { type: 'TableResumed' },
  { type: 'TableClosed', moves: [['@float', '@cage', 900, 'closing']] },
  { type: 'BettingOpened', round: 8 },
  { type: 'BetPlaced', bet: 1, owner: 'ana', on: 'split:17-20', amount: 1000, moves: [['ana', '@cloth', 1000, 'bet']] },
  { type: 'BetTakenBack', bet: 1, left: 0, moves: [['@cloth', 'ana', 1000, 'back']] },
  { type: 'Launched', wheel: 'left', ball: 'right' },
  { type: 'BettingClosed' },
  { type: 'Landed', value: 17 },
  { type: 'Collected', bets: [2, 3], moves: [['@cloth', '@float', 1000, 'lost'], ['@cloth', '@float', 500, 'lost']] },
  { type: 'Paid', bets: [1], moves: [['@float', 'ana', 17_000, 'win'], ['@cloth', 'ana', 1000, 'stake']] },
  { type: 'StakesReturned', bets: [1], moves: [['@cloth', 'ana', 1000, 'back']] },
  { type: 'SpinVoided', cause: 'ball-out', restart: 3 },
  { type: 'RoundEnded' },
  { type: 'HalfReturned', bets: [2], moves: [['@cloth', 'ana', 500, 'half'], ['@cloth', '@float', 500, 'half']] },
  { type: 'PrisonOffered', bets: [2] },
  { type: 'Imprisoned', bet: 2 },
  { type: 'Reduced', bets: [2], left: [500], moves: [['@cloth', '@float', 500, 'worn']] },
  { type: 'Freed', bets: [2], moves: [['@cloth', 'ana', 1000, 'freed']] },
  { type: 'Refunded', bets: [2], moves: [['@cloth', 'ana', 500, 'half'], ['@cloth', '@float', 500, 'half']] },
  { type: 'ColourGiven', player: 'ana', colour: 4, value: 250 },
  { type: 'ColourReturned', player: 'ana' },
  { type: 'ValueChipsAllowed', player: 'ana' },
  { type: 'ValueChipsStopped', player: 'ana' },
]
const others: GameEvent[] = [
  { type: 'Left', who: 'ana' },
  { type: 'MinimumChanged', minimum: 1000 },
  { type: 'StaffChanged', roles: [] },
  { type: 'TableClosed' },
  { type: 'BetPlaced', bet: 9, owner: 'ana', on: 'straight:5', via: 'third', amount: 100, moves: [['ana', '@cloth', 100, 'bet']] },
  { type: 'BetTakenBack', bet: 99, left: 0, moves: [['@cloth', 'ana', 1000, 'back']] },
  { type: 'Paid', bets: [1], kept: [1], moves: [['@float', 'ana', 17_000, 'win']] },
  { type: 'SpinVoided', cause: 'pointer-on-division' },
  { type: 'Landed', value: 'joker-red' },
  { type: 'Imprisoned', bet: 99 },
]

async function speaking(language: Lang): Promise<void> {
  const { speak } = await import('./words.svelte')
  await speak(language)
}

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } })
  await load('es')
})

describe('events in words', () => {
  it('are all of those that the words are written for', () => {
    const written = [...english.matchAll(/^event-([A-Z]\w+) =/gm)].map((found) => found[1])
    expect([...new Set([...ALL, ...EVENTS].map(({ type }) => type))].sort()).toEqual(written.sort())
  })
  it.each(['es', 'en', 'gl', 'eu'] as const)('leave no gap in %s', async (language) => {
    await speaking(language)
    for (const event of [...ALL, ...EVENTS, ...others]) {
      const sentence = tell(event, act, telling)
      expect(sentence).not.toMatch(/[{}]|none|event-|undefined|NaN/)
      expect(sentence).toMatch(/[.?]$/)
      expect(entryOf(event)).not.toContain('event-')
    }
  })
  it('name people, amounts and places', async () => {
    await speaking('en')
    const told = (type: string): string => tell(EVENTS.find((event) => event.type === type)!, act, telling)
    expect(told('BetPlaced')).toBe(`Ana bets 10.00: ${say('spot-split', { where: '17-20' })}.`)
    expect(told('Paid')).toBe('Ana is paid 170.00 and gets the stake back.')
    expect(told('Collected')).toBe('2 losing bets are collected: 15.00.')
    expect(told('Brought')).toBe('Ana changes 50.00 in cash for chips.')
    expect(told('HalfReturned')).toBe('Zero splits the bets: 5.00 to the players, 5.00 to the house.')
    expect(told('SpinVoided')).toContain('starts once more from 3')
    expect(told('StaffChanged')).toBe('Staff at the table: croupier and table head.')
  })
  it('say whose hand lays a stake', async () => {
    await speaking('en')
    const bet = EVENTS.find((event) => event.type === 'BetPlaced')!
    expect(tell({ ...bet, laid_by: 'croupier' }, act, telling)).toMatch(/17-20.*, laid by the croupier\.$/)
    const laying = (whom: string): string => tell({ type: 'LayingAsked', player: 'ana', whom }, act, telling)
    expect(['croupier', 'end', 'self'].map(laying)).toEqual([
      'Ana asks the croupier to lay their stakes.',
      'Ana asks the table-end assistant to lay their stakes.',
      'Ana lays their own stakes again.',
    ])
  })
  it('say their type where nobody has written words for it', () => {
    expect(tell({ type: 'CardTurned' }, act, telling)).toBe('CardTurned')
  })
  it('call whoever has no name by a mark, and accounts by what they are', async () => {
    await speaking('en')
    expect(nameOf('guest-8c1f', {})).toBe('somebody (8c1f)')
    expect(nameOf('@purse/ana', { ana: 'Ana' })).toBe('purse of Ana')
    expect(nameOf('@float', {})).toBe('float')
    expect(nameOf('@tips', {})).toBe('tips')
  })
})

it('calls a law what the server has told of it, and until then by its key', async () => {
  expect(lawName('atlantis-2030')).toBe('atlantis-2030')
  learnLaws([{ law: 'atlantis-2030', short: { es: 'Atlántida 2030', en: 'Atlantis 2030' } }])
  await speaking('es')
  expect(lawName('atlantis-2030')).toBe('Atlántida 2030')
  await speaking('en')
  expect(lawName('atlantis-2030')).toBe('Atlantis 2030')
})
