// What a director fills in to open a table, and the opening that is sent. Everything is text until it is sent.
import { figure, parse, plain } from '../lib/money'
import { lang } from '../lib/words.svelte'
import { clothOf, NOT_TURNED, type Turned, type Turning } from './cloths'
import type { Reading } from '../library/types'
import type { Currency, Money, Policy } from '../lib/types'
import type { Asked, Choice, OpenTable, Staff } from '../lib/wire'

export type { Asked, Choice }
export type StaffRule = Staff

export const POSTS = ['inspectors', 'deputies', 'croupiers', 'ends', 'assistants', 'changers', 'stickmen'] as const satisfies readonly (keyof Staff)[]
export type Post = (typeof POSTS)[number]

/** Everything that the form needs to know of a game under a law. */
export interface Rules {
  law: string
  game: string
  asked: Asked
  choices: Choice[]
  readings: Reading[]
}

export type Side = 'literal' | 'corrected'
export type Mode = 'default' | Side | 'each'

export interface Draft {
  minimum: string
  seats: string
  float: string
  guarantee: string
  /** The number of the shoe; empty: the first that is free and was elsewhere in the last session. */
  shoe: string
  staff: Record<Post, string>
  mode: Mode
  /** Where each one is chosen; what is not named is read as the house reads it. */
  sides: Record<string, Side>
  options: Record<string, string | boolean>
  /** What the regulator granted. */
  minimums: string
  lowestFloat: string
  lowestGuarantee: string
  /** The numbers of the shoes whose model is approved. */
  shoes: string
  double: boolean
  exempt: boolean
  turned: Turned
  running: Running
  /** Chips that are issued for nothing, or those that the cage sells and pays. */
  money: Money
}

/** How a table runs, as it is typed. */
export interface Running {
  auto: boolean
  seconds: string
  physical: boolean
  bots: string
}

export const MOST_BOTS = 7
const MOST_SEATS = 100
const MOST_SHOE = 9999
const SECONDS = 20
const LEAST_SECONDS = 1
const MOST_SECONDS = 600

export const runningOf = (policy: Policy): Running => ({ ...policy, seconds: String(policy.seconds), bots: String(policy.bots) })

export function blank(rules: Rules, currency: Currency): Draft {
  return {
    minimum: figure(rules.asked.minimum, currency, lang()),
    seats: '',
    float: '',
    guarantee: '',
    shoe: '',
    staff: Object.fromEntries(POSTS.map((post) => [post, ''])) as Record<Post, string>,
    mode: 'default',
    sides: {},
    options: Object.fromEntries(rules.choices.map((choice) => [choice.name, typed(choice, choice.default, currency)])),
    minimums: '',
    lowestFloat: '',
    lowestGuarantee: '',
    shoes: '',
    double: false,
    exempt: false,
    turned: NOT_TURNED,
    running: { auto: true, seconds: String(SECONDS), physical: false, bots: '0' },
    money: 'play',
  }
}

// -- house options -------------------------------------------------------------------------------------------------------

/** A value as it stands in its field. */
export function typed(choice: Choice, value: unknown, currency: Currency): string | boolean {
  if (choice.type === 'flag') return Boolean(value)
  const one = (each: unknown): string => (choice.type === 'amount' ? plain(Number(each), currency) : String(each))
  return choice.many ? (value as unknown[]).map(one).join(', ') : one(value)
}

/** What a field says, as the server counts it (amounts in minor units); undefined if it cannot be meant. */
export function meant(choice: Choice, text: string | boolean, currency: Currency): unknown {
  if (choice.type === 'flag') return Boolean(text)
  const one = (each: string): unknown => {
    if (choice.type === 'choice') return choice.values.find((value) => String(value) === each)
    if (choice.type === 'amount') return parse(each, currency) || undefined
    if (choice.type === 'number') return whole(each, choice.min ?? -Infinity, choice.max ?? Infinity)
    return each || undefined
  }
  if (!choice.many) return one(String(text).trim())
  const found = parts(String(text), choice.type === 'amount').map(one)
  return found.includes(undefined) ? undefined : found
}

/** Several values in one field. Between amounts a comma counts only before a space: in an amount it may be the decimal sign. */
const parts = (text: string, amounts: boolean): string[] => text.split(amounts ? /,\s+|[;\s]+/ : /[,;\s]+/).filter(Boolean)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the house chooses something else than it would by itself. */
export const differs = (choice: Choice, text: string | boolean, currency: Currency): boolean => {
  const value = meant(choice, text, currency)
  return value !== undefined && !same(value, choice.default)
}

/** The options that differ, as they are written: a name with a dot is inside another, amounts are decimal text. */
export function chosen(choices: Choice[], draft: Draft, currency: Currency): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const choice of choices) {
    const text = draft.options[choice.name] ?? ''
    if (!differs(choice, text, currency)) continue
    const value = meant(choice, text, currency)
    const amount = (each: unknown): unknown => (choice.type === 'amount' ? plain(Number(each), currency) : each)
    const written = Array.isArray(value) ? value.map(amount) : amount(value)
    const [outer = '', inner] = choice.name.split('.', 2)
    found[outer] = inner === undefined ? written : { ...(found[outer] as object | undefined), [inner]: written }
  }
  return found
}

// -- readings ------------------------------------------------------------------------------------------------------------

/** Which side of a doubtful place will be played. What cannot be played to the letter never is. */
export function sideOf(reading: Reading, mode: Mode, sides: Record<string, Side>): Side {
  if (mode === 'each') return sides[reading.reading] ?? reading.applies
  if (mode === 'literal') return reading.unplayable ? 'corrected' : 'literal'
  return mode === 'default' ? reading.applies : mode
}

/** The places that will be played otherwise than the house reads them. */
export const changed = (readings: Reading[], mode: Mode, sides: Record<string, Side>): Reading[] =>
  readings.filter((reading) => sideOf(reading, mode, sides) !== reading.applies)

// -- what is sent --------------------------------------------------------------------------------------------------------

/** A whole number within bounds; undefined if it is none. */
export function whole(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN
  return number >= least && number <= most ? number : undefined
}

/** How the table shall run; fields that are not right yet are named. */
export function policyOf(running: Running): { policy: Policy; wrong: string[] } {
  const seconds = Number(running.seconds.replace(',', '.'))
  const bots = whole(running.bots, 0, MOST_BOTS)
  const fine = running.seconds.trim() !== '' && seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS
  return {
    policy: { auto: running.auto, seconds, physical: running.physical, bots: bots ?? 0 },
    wrong: [...(running.auto && !fine ? ['seconds'] : []), ...(bots === undefined ? ['bots'] : [])],
  }
}

/** The law's bounds for the staff of a table as it is chosen. */
export const staffRule = (asked: Asked, draft: Draft): StaffRule | undefined =>
  asked.staff[String(draft.options[asked.staff_by] ?? '')] ?? Object.values(asked.staff)[0]

/** The questions that there are at a table as it is chosen so far. */
export const asking = (choices: Choice[], options: Draft['options']): Choice[] =>
  choices.filter(({ given }) => !given || given[1].map(String).includes(String(options[given[0]])))

export interface Opening {
  /** What to send; null while something is not right. */
  body: OpenTable | null
  /** The fields that are not right, an option as `option:name`. */
  wrong: string[]
}

export function opening(rules: Rules, draft: Draft, currency: Currency, turning: Turning | null = null): Opening {
  const wrong: string[] = []
  const amount = (field: string, text: string, needed = false): string | undefined => {
    if (!text.trim() && !needed) return undefined
    const value = parse(text, currency)
    if (value) return plain(value, currency)
    wrong.push(field)
    return undefined
  }
  const minimum = amount('minimum', draft.minimum, true)
  const float = amount('float', draft.float)
  const guarantee = amount('guarantee', draft.guarantee)
  const seats = draft.seats.trim() ? whole(draft.seats, 0, MOST_SEATS) : null // none said: as many as usual
  if (seats === undefined) wrong.push('seats')
  const shoe = rules.asked.shoe && draft.shoe.trim() ? whole(draft.shoe, 1, MOST_SHOE) : null // none said: the house chooses
  if (shoe === undefined) wrong.push('shoe')
  const shoes = rules.asked.shoe ? parts(draft.shoes, false).map((each) => whole(each, 1, MOST_SHOE)) : []
  if (shoes.includes(undefined)) wrong.push('shoes')
  const staff: Record<string, number> = {}
  for (const post of POSTS) {
    if (!draft.staff[post].trim()) continue
    const count = whole(draft.staff[post], 0, 99)
    if (count === undefined) wrong.push('staff')
    else staff[post] = count
  }
  const choices = asking(rules.choices, draft.options)
  for (const choice of choices) {
    if (meant(choice, draft.options[choice.name] ?? '', currency) === undefined) wrong.push(`option:${choice.name}`)
  }
  const reversible = clothOf(draft.turned, turning)
  if (reversible === undefined) wrong.push('reversible')
  const granted = {
    minimums: parts(draft.minimums, true).map((each) => amount('minimums', each, true)),
    float: amount('lowestFloat', draft.lowestFloat),
    guarantee: amount('lowestGuarantee', draft.lowestGuarantee),
    double_table: draft.double || undefined,
    reversible: (reversible && draft.turned.granted) || undefined,
    lowest_exempt: draft.exempt || undefined,
    shoes,
  }
  const authorisation = Object.fromEntries(
    Object.entries(granted).filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)),
  )
  const { policy, wrong: running } = policyOf(draft.money === 'play' ? draft.running : { ...draft.running, bots: '0' })
  wrong.push(...running)
  if (wrong.length) return { body: null, wrong: [...new Set(wrong)] }
  const readings = draft.mode === 'each' ? Object.fromEntries(changed(rules.readings, 'each', draft.sides).map((each) => [each.reading, sideOf(each, 'each', draft.sides)])) : draft.mode
  return {
    body: {
      law: rules.law, game: rules.game, minimum, staff, readings, authorisation, running: policy, money: draft.money,
      options: chosen(choices, draft, currency),
      ...(typeof seats === 'number' && { seats }),
      ...(float && { float }),
      ...(guarantee && { guarantee }),
      ...(reversible && { reversible }),
      ...(shoe && { shoe }),
    },
    wrong: [],
  }
}

/** Where a refusal belongs: the field it names, an option as `option:name`; nothing if it is about none of them. */
export function fieldOf(field: string, choices: Choice[]): string {
  const option = choices.find(({ name }) => name === field || name.split('.')[0] === field)
  if (option) return `option:${option.name}`
  if (field === 'reading') return 'readings'
  const last = field.split('.').at(-1) ?? ''
  return ['law', 'game', 'minimum', 'seats', 'staff', 'float', 'guarantee', 'readings', 'seconds', 'bots', 'reversible', 'shoe'].includes(last) ? last : ''
}
