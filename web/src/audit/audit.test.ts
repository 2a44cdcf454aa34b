import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entries, sum } from './ledger'
import { pageOf, ROUNDS } from './pages'
import { Past } from './past.svelte'
import { familyOf } from '../games/families'
import { asBet } from '../lib/lying'
import { outcomeAt, paymentsOf, staked, stakesOf, Tints } from './scene'
import type { Act, Desk, GameEvent, Move } from '../lib/types'
import type { Moment, Round } from './types'

describe('double entry', () => {
  const moves: Move[] = [['@float', 'ana', 170, 'win'], ['@cloth', 'ana', 10, 'stake'], ['@float', 'bea', 20, 'win'], ['@cloth', 'ana', 5, 'stake']]

  it('takes from one what it gives to another, so that the lines come to nothing', () => {
    const lines = entries(moves)
    expect(lines.map(({ account, why, amount }) => [account, why, amount])).toEqual([
      ['@float', 'win', -190], ['@cloth', 'stake', -15], ['ana', 'win', 170], ['ana', 'stake', 15], ['bea', 'win', 20],
    ])
    expect(sum(lines)).toBe(0)
  })

  it('keeps what an account gives apart from what it gets', () => {
    expect(entries([['@box', '@float', 5, 'x'], ['@float', '@box', 3, 'x']]).map(({ account, amount }) => [account, amount])).toEqual([['@box', -5], ['@float', -3], ['@float', 5], ['@box', 3]])
  })
})

const desk = (more: Partial<Desk> = {}): Desk => ({ chips: {}, seats: [], standing: [], staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 500, ...more })
const act = (seq: number, events: GameEvent[], round = 1): Act => ({ seq, round, by: '@croupier', events })

describe('the scene', () => {
  it('lays everybody’s chips, nobody’s as one’s own, and keeps their colours', () => {
    const tints = new Tints()
    const bets = { 1: asBet('ana', 'red', 500), 2: { ...asBet('bea', 'red', 700), zeros: 1 }, 3: asBet('ana', 'straight:5', 500) }
    const stakes = stakesOf(desk({ bets }), (who) => who, tints)
    expect(stakes.get('red')).toEqual([
      { id: '1', owner: 'ana', amount: 500, mine: false, colour: 1, initial: 'A', prison: false },
      { id: '2', owner: 'bea', amount: 700, mine: false, colour: 2, initial: 'B', prison: true },
    ])
    expect(stakesOf(desk({ bets: { 9: asBet('bea', 'odd', 1) } }), (who) => who, tints).get('odd')?.[0]?.colour).toBe(2)
    expect(tints.of('ana', desk({ colours: { ana: { number: 6, value: 0 } } }))).toBe(6)
    expect(staked(desk({ bets }))).toEqual({ ana: 1000, bea: 700 })
  })

  it('shows what had come up to an event, and not what comes after it', () => {
    const one = { ...act(10, [{ type: 'BettingClosed' }, { type: 'Landed', value: 0 }, { type: 'Collected' }]), outcomes: [{ seq: 11, value: 0 }] }
    expect([outcomeAt(one, 10), outcomeAt(one, 11), outcomeAt(one, 12)]).toEqual([null, 0, 0])
  })

  it('lays what is paid beside its bets', () => {
    const spotOf = (bet: number): string | undefined => ({ 1: 'red', 2: 'odd' })[bet]
    const paid: GameEvent = { type: 'Paid', bets: [1, 2], moves: [['@float', 'ana', 5, 'win'], ['@float', 'bea', 7, 'win'], ['@cloth', 'ana', 5, 'stake']] }
    expect(paymentsOf(paid, spotOf)).toEqual([{ spot: 'red', amount: 5, mine: false, who: 'ana' }, { spot: 'odd', amount: 7, mine: false, who: 'bea' }])
    expect(paymentsOf({ ...paid, bets: [3, 2] }, spotOf)).toEqual([{ spot: 'odd', amount: 7, mine: false, who: 'bea' }])
    expect(paymentsOf({ type: 'Landed', value: 5 }, spotOf)).toEqual([])
  })

  it('and a bank that a player holds, beside stakes that are gone with it', () => {
    const before = { stakes: { ana: { kind: 'bet', amount: 10, line: true } } } as unknown as Desk
    const event: GameEvent = { type: 'CoupSettled', moves: [['@bank', 'ana', 5, 'win'], ['@cloth', 'ana', 10, 'back']] }
    expect(paymentsOf(event, () => undefined, familyOf('chemin-de-fer').replay, before)).toEqual([{ spot: 'line', amount: 5, mine: false, who: 'ana' }])
  })
})

it('finds the page of a round', () => {
  expect([0, ROUNDS - 1, ROUNDS, 2 * ROUNDS + 1].map(pageOf)).toEqual([0, 0, ROUNDS, 2 * ROUNDS])
})

// -- going through the past ----------------------------------------------------------------------------------------------

/** A table with three rounds: before the first, one of three acts, one of one act. */
const ACTS: Act[] = [
  act(0, [{ type: 'TableOpened' }], 0),
  act(1, [{ type: 'Joined', who: 'ana' }, { type: 'Brought', who: 'ana', amount: 100 }], 0),
  act(3, [{ type: 'BettingOpened', round: 1 }], 0),
  act(4, [{ type: 'BetPlaced', bet: 1, on: 'red', owner: 'ana', amount: 5 }], 1),
  act(5, [{ type: 'Landed', value: 5 }, { type: 'Paid', bets: [1] }, { type: 'RoundEnded' }], 1),
  act(8, [{ type: 'BettingOpened', round: 2 }], 1),
]
const STARTS = [0, 3, 8]

class Books {
  asked: string[] = []
  open = false
  acts = [...ACTS]

  get events(): number {
    return this.acts.reduce((sum, each) => sum + each.events.length, 0)
  }

  private roundOf(seq: number): number {
    return STARTS.findLastIndex((start) => start <= seq)
  }

  private moment(seq: number): Moment {
    const found = this.acts.findLast((each) => each.seq <= seq)!
    const round = this.roundOf(seq)
    return {
      table: '3', law: 'l', game: 'g', currency: 'EUR', seq, events: this.events, round, act: found, event: found.events[seq - found.seq]!,
      person: '', command: null, money: [], names: { ana: 'Ana' }, view: { desk: desk({ round }), open: true, suspended: false, book: {}, staff: {}, guarantee: 0, notice: null, expelled: {}, tally: null, counted_in: true, halted: null, typed: [] },
    }
  }

  private rounds(from: number, limit: number): Round[] {
    const all = STARTS.map((seq, round): Round => ({
      round, seq, end: STARTS[round + 1] ?? this.events, at: 0, until: 0, acts: 1, people: [], outcomes: [], handle: 0, result: 0, irregularities: 0,
    }))
    return all.filter(({ round }) => round >= from).slice(0, limit)
  }

  answer = (path: string): Response => {
    this.asked.push(path)
    const url = new URL(path, 'http://here')
    const number = (name: string): number => Number(url.searchParams.get(name))
    if (url.pathname.endsWith('/replay/sheet')) return Response.json({ table: '3' })
    if (url.pathname.endsWith('/replay')) {
      return number('seq') < this.events ? Response.json(this.moment(number('seq'))) : Response.json({ code: 'bad-input', sentence: '', field: 'seq' }, { status: 400 })
    }
    if (url.pathname.endsWith('/log')) return Response.json(this.acts.filter((each) => each.seq + each.events.length > number('from')).slice(0, number('limit')))
    return Response.json({ table: '3', law: 'l', game: 'g', currency: 'EUR', open: this.open, last: STARTS.length - 1, events: this.events, rounds: this.rounds(number('from'), number('limit')) })
  }
}

describe('the past of a table', () => {
  let books: Books
  let past: Past
  const at = (): number | undefined => past.moment?.seq

  beforeEach(() => {
    books = new Books()
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(books.answer(path)))
    past = new Past('3')
  })
  afterEach(() => {
    past.stop()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('steps by event, and no further than there is', async () => {
    await past.show(0)
    expect(await past.event(-1)).toBe(false)
    expect(await past.event(1)).toBe(true)
    expect(at()).toBe(1)
    await past.show(8)
    expect(await past.event(1)).toBe(false)
    expect(at()).toBe(8)
    expect(past.refusal).toBeNull()
  })

  it('steps by act from end to end, out of the middle of one too', async () => {
    await past.show(0)
    const stops = []
    while (await past.act(1)) stops.push(at())
    expect(stops).toEqual([2, 3, 4, 7, 8])
    await past.show(6)
    await past.act(1)
    expect(at()).toBe(7)
    await past.show(6)
    await past.act(-1)
    expect(at()).toBe(4)
    await past.show(0)
    expect(await past.act(-1)).toBe(false)
  })

  it('steps by round to where each begins', async () => {
    await past.show(1)
    const stops = []
    for (let n = 0; n < 2; n++) stops.push((await past.leap(1), at()))
    await past.show(5)
    for (let n = 0; n < 2; n++) stops.push((await past.leap(-1), at()))
    expect(stops).toEqual([3, 8, 3, 0])
  })

  it('goes to the last moment for a number that never was', async () => {
    await past.show(999)
    expect([at(), past.events]).toEqual([8, 9])
    await past.show(-5)
    expect(at()).toBe(0)
  })

  it('shows the later of two wishes', async () => {
    await past.show(0)
    const [first, second] = await Promise.all([past.show(3), past.show(5)])
    expect([first, second, at()]).toEqual([false, true, 5])
  })

  it('knows where a bet lay when it is paid, although the payment only names it', async () => {
    await past.show(6)
    await vi.waitFor(() => expect(past.spotOf(1)).toBe('red'))
    expect(past.acts.map(({ seq }) => seq)).toEqual([3, 4, 5])
    expect(past.round?.round).toBe(1)
  })

  it('reads a moment once', async () => {
    await past.show(4)
    await past.show(5)
    await past.show(4)
    expect(books.asked.filter((path) => path.endsWith('/replay?seq=4'))).toHaveLength(1)
  })

  it('goes on where an open table goes on', async () => {
    books.open = true
    await past.show(8)
    await vi.waitFor(() => expect(past.open).toBe(true))
    expect(await past.event(1)).toBe(false)
    books.acts.push(act(9, [{ type: 'Launched' }], 2))
    expect(await past.event(1)).toBe(true)
    expect(at()).toBe(9)
  })

  it('plays by itself to the end and stops there', async () => {
    vi.stubGlobal('document', { hidden: false })
    vi.useFakeTimers()
    await past.show(5)
    past.pace = 'quick'
    void past.play()
    expect(past.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(at()).toBe(6)
    await vi.advanceTimersByTimeAsync(5000)
    expect([at(), past.playing]).toEqual([8, false])
  })

  it('says what refuses to be read, and stays where it was', async () => {
    await past.show(4)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
    expect(await past.event(1)).toBe(false)
    expect([at(), past.refusal?.code, past.busy]).toEqual([4, 'unreachable', false])
  })
})
