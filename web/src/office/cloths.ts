// Reversible cloths: which tables share one, which could be turned over now, and what a director chooses of them.
import type { Cloth, Side, Turning } from '../lib/wire'

export type { Cloth, Turning }
export type ClothSide = Side

export const LONGEST_NAME = 64

/** What is chosen: no reversible cloth, a new one with a name, or one that there is. */
export interface Turned {
  kind: 'none' | 'new' | 'old'
  cloth: string
  granted: boolean
}

export const NOT_TURNED: Turned = { kind: 'none', cloth: '', granted: false }

export const hasCloth = (turning: Turning | null): boolean => turning !== null && turning.rule.cloth !== 'unsaid'

/** The cloth of the table; undefined where its name cannot be that of a new one, or the old one cannot be turned over. */
export function clothOf({ kind, cloth }: Turned, turning: Turning | null): string | undefined {
  if (kind === 'none' || !turning || !hasCloth(turning)) return ''
  const name = cloth.trim()
  const known = turning.cloths.find((each) => each.cloth === name)
  if (kind === 'old') return known && !known.problem ? name : undefined
  return name && name.length <= LONGEST_NAME && !known ? name : undefined
}

/** A name for a new cloth that none has yet: M1, M2 … */
export function freshName(cloths: Cloth[]): string {
  const taken = new Set(cloths.map((each) => each.cloth))
  let number = 1
  while (taken.has(`M${number}`)) number += 1
  return `M${number}`
}

/** What else lies on the cloth of a table. */
export const otherSides = (cloths: Cloth[], name: string, table: string): ClothSide[] =>
  cloths.find((each) => each.cloth === name)?.sides.filter((side) => side.table !== table) ?? []
