// What whoever runs a table can do: whom it waits for, what an offer leaves open, and a command as it is written.
import { figure, parse } from '../lib/money'
import { lang } from '../lib/words.svelte'
import type { Await, Currency, Offer, OfferValue, Space } from '../lib/types'

/** What the table waits for, as one of the staff sees it. */
export type Next =
  | { how: 'act'; kind: string; offer: Offer | null }
  | { how: 'type' }
  | { how: 'chance' }
  | { how: 'others'; who: string[]; kind: string }
  | { how: 'nothing' }

/** `types`: whether this person types what a physical wheel did. The offer may come a moment after the wait. */
export function nextOf(awaits: Await[], options: Offer[], you: string, types: boolean): Next {
  const mine = awaits.find((each) => each.who === you)
  const kind = mine?.kinds?.[0]
  if (kind) return { how: 'act', kind, offer: options.find((offer) => offer.kind === kind) ?? null }
  if (awaits.some((each) => each.who === '@chance')) return { how: types ? 'type' : 'chance' }
  if (awaits.length) return { how: 'others', who: [...new Set(awaits.map((each) => each.who))], kind: awaits[0]?.kinds?.[0] ?? '' }
  return { how: 'nothing' }
}

/** What staff do with a few words of their own, which go into the book of incidents. */
export const NOTED: ReadonlySet<string> = new Set(['Halt', 'Proceed', 'Remark', 'SendAway', 'Rectify'])

// -- what an offer leaves open -------------------------------------------------------------------------------------------

/** What is in the form: an amount as it was typed, a value, or several. */
export type Draft = Record<string, OfferValue>

/** Whether nothing is left to say about a field. */
export const settled = (space: Space): boolean =>
  (space.type === 'OneOf' && space.values.length === 1) ||
  (space.type === 'Amount' && space.lo === space.hi && !space.also?.length) ||
  (space.type === 'Subset' && space.of.length === 0)

export const openFields = (offer: Offer): [string, Space][] => Object.entries(offer.form ?? {}).filter(([, space]) => !settled(space))

/** A row of whole numbers without a gap: typed rather than picked from a long list. */
export function range(values: OfferValue[]): [number, number] | null {
  const whole = values.every((value, at) => typeof value === 'number' && value === Number(values[0]) + at)
  return whole && values.length > 6 ? [Number(values[0]), Number(values.at(-1))] : null
}

/** The form as it is first shown: the first of a list, nothing where an amount must be thought about. */
export function blank(offer: Offer, currency: Currency): Draft {
  return Object.fromEntries(
    Object.entries(offer.form ?? {}).map(([field, space]) => {
      if (space.type === 'OneOf') return [field, space.values[0] ?? '']
      if (space.type === 'Subset') return [field, []]
      return [field, space.lo === 0 || space.lo === space.hi ? figure(space.lo, currency, lang()) : '']
    }),
  )
}

/** Whether an offer allows a value; amounts are minor units. */
export function allows(space: Space, value: OfferValue | null): boolean {
  if (space.type === 'OneOf') return space.values.some((each) => String(each) === String(value) && Array.isArray(each) === Array.isArray(value))
  if (space.type === 'Subset') return Array.isArray(value) && value.length >= space.lo && value.length <= space.hi
  if (typeof value !== 'number') return false
  const onGrid = value >= space.lo && value <= space.hi && (value - space.lo) % (space.step ?? 1) === 0
  return onGrid || (space.also ?? []).includes(value)
}

export interface Filled {
  /** Amounts in minor units; null while something is missing or not allowed. */
  fields: Record<string, OfferValue> | null
  /** The fields that are not right yet. */
  wrong: string[]
}

export function fill(offer: Offer, draft: Draft, currency: Currency): Filled {
  const fields: Record<string, OfferValue> = {}
  const wrong: string[] = []
  for (const [field, space] of Object.entries(offer.form ?? {})) {
    const given = draft[field] ?? ''
    const value = space.type === 'Amount' ? parse(String(given), currency) : given
    if (value !== null && allows(space, value)) fields[field] = Array.isArray(value) ? [...value].sort((a, b) => Number(a) - Number(b)) : value
    else wrong.push(field)
  }
  return { fields: wrong.length ? null : fields, wrong }
}
