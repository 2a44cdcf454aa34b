import { beforeEach, describe, expect, it, vi } from 'vitest'
import known from './draws.fixture.json'
import { bytesOf, commitmentOf, keyOf, Numbers, waysOf } from './chance'
import { check, decksIn } from './check'
import { form, isWrong, read, saved, type Epoch } from './epoch'
import * as seen from './seen'

const epochOf = (found: unknown): Epoch => {
  const epoch = form(structuredClone(found))
  if (isWrong(epoch)) throw new Error(`no epoch: ${JSON.stringify(epoch)}`)
  return epoch
}
const kinds = (): Epoch => epochOf(known.kinds)
const shoe = (): Epoch => epochOf(known.shoe)

describe('what a secret gives', () => {
  it('is what the house drew, of every kind of distribution', async () => {
    const found = await check(kinds())
    expect(found.draws.map(({ due }) => due)).toEqual(known.kinds.draws.map(({ value }) => value))
    expect(new Set(kinds().draws.map(({ dist }) => dist!.type))).toEqual(new Set(['Span', 'Uniform', 'Weighted', 'Dice', 'Counts', 'Permutation', 'LotPlace']))
    expect(found).toMatchObject({ kept: true, good: true, shoe: null })
  })

  it('is exact beyond the numbers that a browser counts by itself', async () => {
    const key = await keyOf(bytesOf(known.kinds.secret)!)
    for (const { number, below, value } of known.huge) expect(String(await new Numbers(key, number, 'number').below(BigInt(below)))).toBe(value)
    expect(waysOf({ type: 'Permutation', size: 25 })).toBe(15511210043330985984000000n)
  })

  it('was committed to by its hash, and by nothing that is no secret', async () => {
    expect(await commitmentOf(known.kinds.secret)).toBe(known.kinds.commitment)
    for (const text of ['', '00', 'zz'.repeat(32), known.kinds.secret.slice(1)]) expect(await commitmentOf(text)).toBeNull()
  })
})

describe('an epoch', () => {
  it('is verified card by card, and the shoe with it', async () => {
    const found = await check(shoe())
    expect(found.good).toBe(true)
    expect(found.shoe).toEqual({ cards: 53, remaining: 41, decks: 1, whole: true })
    expect(found.draws.map(({ left }) => left)).toEqual(['first', ...Array(11).fill('follows')])
  })

  it('is not, where another secret was committed', async () => {
    const epoch = { ...shoe(), commitment: '0'.repeat(64) }
    expect(await check(epoch)).toMatchObject({ kept: false, good: false })
    expect((await check({ ...shoe(), secret: 'f'.repeat(64) })).good).toBe(false)
  })

  it('is not, where a draw was changed, left out, put in or renumbered', async () => {
    const changed = shoe()
    changed.draws[4]!.value = ((changed.draws[4]!.value as number) + 1) % 52
    const found = await check(changed)
    expect(found.good).toBe(false)
    expect(found.draws.map(({ follows }) => follows).indexOf(false)).toBe(4)
    for (const cut of [0, 3, 10]) expect((await check({ ...shoe(), draws: shoe().draws.filter((_, n) => n !== cut) })).good).toBe(false)
    expect((await check({ ...shoe(), draws: [...shoe().draws, shoe().draws[0]!] })).good).toBe(false)
    expect((await check({ ...shoe(), draws: [] })).good).toBe(false)
  })

  it('is not, where the shoe was not whole, or cards came and went between two draws', async () => {
    const thin = await check({ ...shoe(), draws: shoe().draws.slice(1).map((draw, n) => ({ ...draw, number: n + 1 })) })
    expect(thin.shoe).toMatchObject({ decks: null, whole: false })
    const swapped = shoe()
    const { dist } = swapped.draws[6]!
    if (dist?.type === 'Cards') dist.counts = dist.counts.map((count, card) => (card === 52 ? count + 1 : count))
    expect((await check(swapped)).draws[6]!.left).toBe('otherwise')
    expect((await check(swapped)).good).toBe(false)
  })

  it('takes text for text and numbers for numbers', async () => {
    const epoch = kinds()
    epoch.draws[0]!.value = String(epoch.draws[0]!.value)
    expect((await check(epoch)).draws[0]!.follows).toBe(false)
  })
})

describe('a sealed pack', () => {
  const pack = (): Epoch => epochOf(known.sealed)

  it('is checked card by card, by whoever saw the card', async () => {
    const found = await check(pack())
    expect(found).toMatchObject({ good: true, kept: true, shoe: null })
    expect(found.draws.map(({ follows }) => follows)).toEqual([null, true, true, null, true, true, null, true, true, null, true, true])
  })

  it('is not what was committed, where a card, a place, a salt or the order was changed', async () => {
    const with_ = (change: (epoch: Epoch) => void): Epoch => {
      const epoch = pack()
      change(epoch)
      return epoch
    }
    const changes: ((epoch: Epoch) => void)[] = [
      (e) => (e.draws[1]!.value = ((e.draws[1]!.value as number) + 1) % 52),
      (e) => (e.draws[1]!.opening!.place = 3),
      (e) => (e.draws[1]!.opening!.salt = '00'.repeat(32)),
      (e) => e.draws[1]!.opening!.path.pop(),
      (e) => (e.draws[1]!.opening = null),
      (e) => (e.commitment = '0'.repeat(64)),
      (e) => e.draws.splice(3, 1),
      (e) => (e.draws[11] = { ...e.draws[8]!, number: 12 }),
      (e) => e.draws.reverse(),
    ]
    for (const change of changes) expect((await check(with_(change))).good).toBe(false)
  })

  it('tells a lot by its secret, where no card was dealt', async () => {
    const { joined } = await import('./sealed')
    const root = 'ab'.repeat(32)
    const lots = { ...known.kinds, sealed: true, root, commitment: (await joined(root, known.kinds.commitment))! }
    expect((await check(epochOf(lots))).good).toBe(true)
    expect((await check(epochOf({ ...lots, root: '0'.repeat(64) }))).good).toBe(false)
  })
})

describe('decks', () => {
  const deck = (decks: number, jokers = 0, without: number[] = []): number[] => [...Array.from({ length: 52 }, (_, card) => (without.includes(card % 13) ? 0 : decks)), ...[0, 1].map((n) => (n < jokers ? decks : 0))]

  it('are whole with or without jokers and low cards', () => {
    expect([deck(6), deck(1, 1), deck(8, 2), deck(1, 0, [1, 2, 3, 4, 5])].map(decksIn)).toEqual([6, 1, 8, 1])
  })

  it('are not, with a card too few or too many', () => {
    const thin = deck(6)
    thin[20] = 5
    const fat = deck(6)
    fat[53] = 1
    expect([thin, fat, deck(0), [6, 6]].map(decksIn)).toEqual([null, null, null, null])
  })
})

describe('what was pasted', () => {
  it('is read as it was saved', () => {
    expect(read(saved(shoe(), '3', 'https://house.example'))).toEqual({ ...shoe(), table: '3', house: 'https://house.example' })
  })

  it('is refused where it is no epoch, without being believed in anything', () => {
    expect(read('{')).toEqual({ wrong: 'json', place: 0 })
    for (const text of ['3', '[]', '{}', '{"epoch": 1}', '{"epoch": "1", "commitment": ""}', '{"epoch":1,"commitment":"a","draws":3}', '{"epoch":1,"commitment":"a","secret":5}']) expect(read(text)).toEqual({ wrong: 'epoch', place: 0 })
    const odd = (dist: unknown): unknown => ({ ...known.shoe, draws: [known.shoe.draws[0], { ...known.shoe.draws[1], dist }] })
    const bad = [null, {}, { type: 'toString' }, { type: 'Span', lo: 3, hi: 2 }, { type: 'Cards', counts: [0, 0] }, { type: 'Cards', counts: [-1, 4] }, { type: 'Permutation', size: 1e9 }, { type: 'Dice', count: 1e9, faces: 6 }, { type: 'Uniform', values: [] }, { type: 'Weighted', pairs: [['a', 0]] }]
    for (const dist of bad) expect(form(odd(dist))).toEqual({ wrong: 'draw', place: 2 })
  })
})

describe('what this browser saw', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) })
  })
  const one = (epoch: number, more: Partial<seen.Seen> = {}): seen.Seen => ({ table: '1', epoch, commitment: `c${epoch}`, at: 5, seq: 10, ...more })

  it('stays what it was first', () => {
    seen.note(one(1))
    seen.note(one(1, { commitment: 'another' }))
    expect(seen.find('1', 1)?.commitment).toBe('c1')
    expect(seen.find('2', 1)).toBeUndefined()
  })

  it('is bounded, and survives what is not ours', () => {
    for (let epoch = 1; epoch <= 605; epoch++) seen.note(one(epoch))
    expect(seen.all().length).toBe(600)
    expect(seen.find('1', 5)).toBeUndefined()
    for (const text of ['{', '7', '[1, null, {"table": 3}]']) {
      kept.set('novamas-seen', text)
      expect(seen.all()).toEqual([])
    }
  })

  it('tells a commitment that came before the draws from one that came later, and from another', () => {
    const draws = [{ seq: 10 }, { seq: 14 }] as Epoch['draws']
    expect(seen.sight(undefined, 'c1', draws)).toBe('never')
    expect(seen.sight(one(1), 'c2', draws)).toBe('other')
    expect(seen.sight(one(1), 'c1', draws)).toBe('before')
    expect(seen.sight(one(1, { seq: 11 }), 'c1', draws)).toBe('during')
  })

  it('knows what an act of chance showed, and what it hid', () => {
    const act = (event: object) => ({ seq: 0, round: 1, by: '@chance', events: [{ type: 'X', ...event }] })
    expect([{ value: 17 }, { dice: [2, 3] }, { card: 29 }, { card: { value: 9, to: null } }, { value: '24' }].map((event) => seen.shown(act(event)))).toEqual([17, [2, 3], 29, 9, '24'])
    expect([{ card: { value: null, to: [] } }, { card: '?' }, {}].map((event) => seen.shown(act(event)))).toEqual([null, null, null])
  })
})
