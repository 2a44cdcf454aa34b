// The chips of one spot: who shows, where, and how high. Piles that did not change keep their identity, so that an act
// redraws the spots it touched and no others.
import { lookOf, stackOf } from '../../lib/chips'
import { face } from '../../lib/money'
import type { Currency } from '../../lib/types'
import { TALLEST } from './discs'
import type { Stake } from './types'

/** One owner's chips, as drawn. */
export interface Stack {
  owner: string
  mine: boolean
  colour: number
  initial: string
  /** The denomination whose colours it wears, its marks, and what is printed. */
  token: number
  marks: number
  figure: string
  height: number
  prison: boolean
  pending: boolean
  late: boolean
  dx: number
  dy: number
}

export interface Pile {
  /** The one on top last, as it is painted. */
  stacks: Stack[]
  /** Owners beyond those that show. */
  more: number
  mine: boolean
}

/** By how much owners stand aside for each other, in radii, the first on top. */
const ASIDE: Record<number, [dx: number, dy: number][]> = {
  1: [[0, 0]],
  2: [[-0.42, -0.1], [0.78, 0.24]],
  3: [[-0.3, 0.16], [0.86, 0.42], [0.42, -0.78]],
}

/** Owners in sight: three; two where there is little room. */
export const inSight = (standing: boolean): number => (standing ? 2 : 3)

export interface Means {
  currency: Currency
  chips: number[]
  lang: string
  /** Players' chips have a colour of their own instead of a value. */
  colourChips: boolean
}

export function pileOf(stakes: Stake[], sight: number, means: Means): Pile {
  const owners = new Map<string, Stake[]>()
  for (const stake of stakes) {
    const whose = stake.pending ? `${stake.owner}?` : stake.owner
    owners.set(whose, [...(owners.get(whose) ?? []), stake])
  }
  const shown = [...owners.values()].sort((a, b) => Number(b[0]!.mine) - Number(a[0]!.mine))
  const visible = shown.slice(0, sight)
  const aside = ASIDE[visible.length] ?? ASIDE[3]!
  const stacks = visible.map((chips, k) => stackFor(chips, aside[k]!, means))
  return { stacks: stacks.reverse(), more: shown.length - visible.length, mine: stakes.some((stake) => stake.mine) }
}

function stackFor(chips: Stake[], [dx, dy]: [number, number], means: Means): Stack {
  const [one] = chips as [Stake]
  const amount = chips.reduce((sum, stake) => sum + stake.amount, 0)
  const pieces = stackOf(amount, means.chips)
  const look = lookOf((pieces[0] ?? amount) / 10 ** means.currency.digits)
  return {
    owner: one.owner,
    mine: one.mine,
    colour: one.colour,
    initial: one.initial,
    token: means.colourChips ? 0 : look.token,
    marks: look.marks || (look.plaque ? 8 : 0),
    figure: face(amount, means.currency, means.lang),
    height: Math.min(pieces.length, TALLEST),
    prison: chips.some((stake) => stake.prison),
    pending: Boolean(one.pending),
    late: chips.some((stake) => stake.late),
    dx,
    dy,
  }
}

const FIELDS = ['id', 'owner', 'amount', 'mine', 'colour', 'initial', 'prison', 'pending', 'late'] as const
const same = (a: Stake[], b: Stake[]): boolean =>
  a.length === b.length && a.every((stake, k) => FIELDS.every((field) => stake[field] === b[k]![field]))

/** Keeps the piles of spots on which nothing changed. */
export class Piles {
  private kept = new Map<string, { stakes: Stake[]; pile: Pile }>()
  private under = ''

  update(stakes: Map<string, Stake[]>, sight: number, means: Means): Map<string, Pile> {
    const under = JSON.stringify([sight, means])
    const before = under === this.under ? this.kept : new Map<string, { stakes: Stake[]; pile: Pile }>()
    const kept = new Map<string, { stakes: Stake[]; pile: Pile }>()
    const piles = new Map<string, Pile>()
    for (const [spot, now] of stakes) {
      if (!now.length) continue
      const old = before.get(spot)
      const pile = old && same(old.stakes, now) ? old.pile : pileOf(now, sight, means)
      kept.set(spot, { stakes: now, pile })
      piles.set(spot, pile)
    }
    this.kept = kept
    this.under = under
    return piles
  }
}
