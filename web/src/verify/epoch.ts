// An epoch of a table (a spin, a hand from a new deck, a shoe) as the house tells it, and as a stranger may paste it.
import type { Dist, Outcome } from './chance'
import type { Opening } from './sealed'

export interface Draw {
  /** The number of its event in the table's log. */
  seq: number
  number: number
  what: string
  /** Not said of a card from a sealed pack: it tells of cards that others hold. */
  dist: Dist | null
  /** `?` for a card that stays hidden from us. */
  value: Outcome
  opening?: Opening | null
}

export interface Epoch {
  epoch: number
  since: number
  /** When it was committed, in seconds. */
  at: number
  commitment: string
  secret: string
  draws: Draw[]
  over: boolean
  /** Cards stay hidden after it: what is committed is the order of a pack, each place of it sealed by itself. */
  sealed: boolean
  /** What the seals of the pack came to, where no card was dealt and the secret is told. */
  root: string
  /** Where it comes from, in a file that was saved. */
  table?: string
  house?: string
}

export type { Committed as Told } from '../lib/wire'

// -- reading what somebody pasted ------------------------------------------------------------------------------------------

const MOST_DRAWS = 5000
const MOST_PARTS = 5000

type Raw = Record<string, unknown>
const isRaw = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x)
const isWhole = (x: unknown, least = 0): x is number => Number.isSafeInteger(x) && (x as number) >= least
const isList = (x: unknown): x is unknown[] => Array.isArray(x) && x.length <= MOST_PARTS
const isOutcome = (x: unknown): x is Outcome => Number.isSafeInteger(x) || typeof x === 'string' || (isList(x) && x.every((each) => Number.isSafeInteger(each)))

const FITS: Record<string, (d: Raw) => boolean> = {
  Uniform: (d) => isList(d.values) && d.values.length > 0 && d.values.every(isOutcome),
  Weighted: (d) => isList(d.pairs) && d.pairs.every((p) => isList(p) && p.length === 2 && isOutcome(p[0]) && isWhole(p[1])) && d.pairs.some((p) => (p as [unknown, number])[1] > 0),
  Span: (d) => Number.isSafeInteger(d.lo) && Number.isSafeInteger(d.hi) && (d.lo as number) <= (d.hi as number),
  Dice: (d) => isWhole(d.count, 1) && (d.count as number) <= 100 && isWhole(d.faces, 1),
  Counts: (d) => isList(d.counts) && d.counts.every((count) => isWhole(count)) && d.counts.some((count) => (count as number) > 0),
  Cards: (d) => FITS.Counts!(d),
  Permutation: (d) => isWhole(d.size, 1) && (d.size as number) <= MOST_PARTS,
  LotPlace: isLotPlace,
}

/** A ticket of a lot: as many kinds in each list, and a place inside it. */
function isLotPlace(d: Raw): boolean {
  const { printed, left, patterns } = d
  if (![printed, left, patterns].every((list) => isList(list) && list.every((each) => isWhole(each)))) return false
  const [all, rest, ways] = [printed, left, patterns] as number[][]
  const size = all!.reduce((sum, each) => sum + each, 0)
  const fit = all!.length === rest!.length && all!.length === ways!.length && ways!.every((each) => each > 0)
  return fit && size <= MOST_PARTS && isWhole(d.place) && (d.place as number) < size && isWhole(d.codes, 1) && rest!.some((each) => each > 0)
}

const isDist = (x: unknown): x is Dist => isRaw(x) && typeof x.type === 'string' && Object.hasOwn(FITS, x.type) && FITS[x.type]!(x)
const isOpening = (x: unknown): boolean => isRaw(x) && isWhole(x.deal, 1) && isWhole(x.place, 1) && typeof x.salt === 'string' && isList(x.path) && x.path.every((each) => typeof each === 'string')
const isDraw = (x: unknown, sealed: boolean): x is Draw =>
  isRaw(x) && isWhole(x.number, 1) && typeof x.what === 'string' && (sealed ? (x.dist ?? null) === null : isDist(x.dist)) && isOutcome(x.value) && ((x.opening ?? null) === null || isOpening(x.opening))

/** What is wrong with an epoch that was pasted: no JSON at all, no epoch, or a draw (its place) that is none. */
export type Wrong = { wrong: 'json' | 'epoch' | 'draw'; place: number }

/** An epoch out of a text, whoever wrote it. Nothing in it is believed; only its form is looked at. */
export function read(text: string): Epoch | Wrong {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { wrong: 'json', place: 0 }
  }
  return form(found)
}

/** The same of what is no text any more. */
export function form(found: unknown): Epoch | Wrong {
  if (!isRaw(found) || !isWhole(found.epoch, 1) || typeof found.commitment !== 'string' || typeof (found.secret ?? '') !== 'string') return { wrong: 'epoch', place: 0 }
  const draws = found.draws ?? []
  if (!Array.isArray(draws) || draws.length > MOST_DRAWS) return { wrong: 'epoch', place: 0 }
  const sealed = found.sealed === true
  const odd = draws.findIndex((draw) => !isDraw(draw, sealed && !found.secret))
  if (odd >= 0) return { wrong: 'draw', place: odd + 1 }
  const text = (x: unknown): string | undefined => (typeof x === 'string' && x ? x.slice(0, 200) : undefined)
  return {
    epoch: found.epoch,
    since: isWhole(found.since) ? found.since : 0,
    at: typeof found.at === 'number' && Number.isFinite(found.at) ? found.at : 0,
    commitment: found.commitment,
    secret: (found.secret as string | undefined) ?? '',
    draws: (draws as Draw[]).map((draw) => ({ ...draw, seq: isWhole(draw.seq) ? draw.seq : 0 })),
    over: found.over === undefined ? Boolean(found.secret) : found.over === true,
    sealed,
    root: typeof found.root === 'string' ? found.root : '',
    table: text(found.table),
    house: text(found.house),
  }
}

export const isWrong = (found: Epoch | Wrong): found is Wrong => 'wrong' in found

/** An epoch as a file that anybody can check later, here or with the script. */
export const saved = (epoch: Epoch, table: string, house: string): string =>
  JSON.stringify({ ...epoch, table, house }, null, 1) + '\n'
