import { describe, expect, it } from 'vitest'
import { FAMILIES, familyOf, FIRST_GAMES, GROUPS, settles } from './families'

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!)
const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

/** Words that mean something else too: a wheel turns at several games, a punto is the hand against a bank, also as a key, and betting is a phase. */
const WORDS = new Set(['wheel', 'punto', 'betting'])
const KEYS = new Set(['punto', 'betting'])

/** Files that everybody shares: not those of a family, not tests and their tables, not what is generated from the server. */
const shared = Object.entries(sources).filter(
  ([path]) => !folders.some((folder) => path.startsWith(`./${folder}/`)) && !/\.test\.ts$|\/test-table\.ts$|\/wire\.ts$/.test(path),
)

function naming(name: string): RegExp {
  const ways = [`games/${name}\\b`, `\\./${name}/`]
  if (!KEYS.has(name)) ways.push(`['"\`]${name}['"\`]`)
  if (!WORDS.has(name)) ways.push(`\\b${name}`)
  return new RegExp(ways.join('|'), 'i')
}

describe('a family of games', () => {
  it('lives in its folder: no other file names it', () => {
    expect(shared.length).toBeGreaterThan(150)
    const names = [...new Set([...folders, ...FAMILIES.flatMap(({ plays }) => plays)])]
    const found = names.flatMap((name) => shared.filter(([, text]) => naming(name).test(text)).map(([path]) => `${path} names ${name}`))
    expect(found).toEqual([])
  })

  it('is found by its folder, and by the names of the law files', () => {
    expect(FAMILIES).toHaveLength(folders.length)
    const names = FAMILIES.flatMap(({ plays }) => plays)
    expect(new Set(names).size).toBe(names.length)
    for (const family of FAMILIES) for (const name of family.plays) expect(familyOf(name)).toBe(family)
  })

  it('that is not known here is shown with an empty cloth, last on the floor, and has no room', async () => {
    const stranger = familyOf('ombre')
    expect(GROUPS.at(-1)).toBe(stranger.floor.group)
    expect(stranger.console.steps).toContain('betting')
    await expect(stranger.room()).rejects.toThrow()
  })

  it('has phases that end with the settlement, and moments that belong to one of them', () => {
    for (const { plays, console } of FAMILIES) {
      expect(new Set(console.steps).size, plays[0]).toBe(console.steps.length)
      for (const step of Object.values(console.within ?? {})) expect(console.steps, plays[0]).toContain(step)
      expect(console.settled.length, plays[0]).toBeGreaterThan(0)
    }
  })

  it('may be the one that somebody in a hurry is led to, and may take stakes away as it settles them', () => {
    expect(FIRST_GAMES.size).toBe(1)
    expect(settles('Paid')).toBe(false)
    for (const { replay } of FAMILIES) for (const event of replay?.settles ?? []) expect(settles(event)).toBe(true)
  })
})
