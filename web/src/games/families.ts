// The families of games: every folder here whose index exports a `family`. Nothing else names one.
import type { Component } from 'svelte'
import Bare from './Bare.svelte'
import type { Family } from './family'
import type { Room } from './cloth/types'

const found = import.meta.glob<Family>('./*/index.ts', { eager: true, import: 'family' })

export const FAMILIES: readonly Family[] = Object.values(found)

/** What a game is shown with that has no folder here: an empty cloth, and nothing to go into. */
const STRANGER: Family = {
  plays: [],
  floor: { group: 'other', place: Infinity, round: 'round', thumb: () => Bare as Component },
  console: { steps: ['betting', 'closed', 'landed', 'collected', 'paid'], settled: ['idle'] },
  room: () => Promise.reject(new Error('There is no room for this family of games.')),
}

const byName = new Map(FAMILIES.flatMap((family) => family.plays.map((name) => [name, family] as const)))

/** The family of a table, by the name that its law file has for it. */
export const familyOf = (name: string | undefined): Family => byName.get(name ?? '') ?? STRANGER

export const roomOf = async (name: string): Promise<Room> => (await familyOf(name).room()).room

/** The groups of the floor's filter, in the order in which it shows them. */
export const GROUPS: readonly string[] = [...new Set([...FAMILIES, STRANGER].toSorted((a, b) => a.floor.place - b.floor.place).map(({ floor }) => floor.group))]

/** The games to which somebody is led who has chosen nothing. */
export const FIRST_GAMES: ReadonlySet<string> = new Set(FAMILIES.flatMap(({ floor }) => floor.first ?? []))

/** Whether a part of a round begins with an event, in any game. */
export const beginsPart = (event: string): boolean => FAMILIES.some(({ parts }) => parts?.has(event))

/** Whether an event takes stakes away with what it settles, in any game. */
export const settles = (event: string): boolean => FAMILIES.some(({ replay }) => replay?.settles.has(event))
