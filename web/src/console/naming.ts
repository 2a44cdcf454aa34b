// Acts and their fields in words; a game that brings an act without words of its own shows its plain name.
import { causeName, listed, nameOf, outcomeName } from '../lib/events'
import { has, money, say, spotName } from '../lib/words.svelte'
import type { OfferValue } from '../lib/types'
import type { Running } from './running.svelte'

/** The words of a key, which may depend on the game: a wheel of fortune has no ball. */
const worded = (key: string, game: string, otherwise: string): string => (has(key) ? say(key, { game }) : otherwise)

export const actName = (kind: string, game: string): string => worded(`console-act-${kind}`, game, kind)
export const doesName = (kind: string, game: string): string => worded(`console-does-${kind}`, game, '')
/** What comes of a mishap, for the button that applies it: "tirada nula"; where the law says only what it was, that; `isVoid`: the round does not count. */
export const outcomeOf = (kind: string, game: string, cause = '', isVoid = false): string =>
  worded(`console-outcome-${kind}`, game, isVoid ? say('console-outcome-VoidCoup') : mishapName(kind, cause, game))
export const fieldName = (field: string): string => worded(`console-field-${field}`, '', field)

/** A mishap by its cause; a report that brings none of that kind (two third cards: whose?) has words for each. */
export const mishapName = (kind: string, cause: string, game: string): string =>
  has(`console-act-${kind}-${cause}`) ? say(`console-act-${kind}-${cause}`, { game }) : cause ? causeName(cause) : actName(kind, game)

/** The button that confirms what was picked; a lot is somebody's name. */
export function confirmName(running: Pick<Running, 'picked' | 'due' | 'live'>): string {
  const { picked, due, live } = running
  const lot = typeof picked === 'string' && due?.among?.includes(picked)
  return say('console-confirm', { value: lot ? nameOf(picked, live.names) : outcomeName(picked) })
}

/** What stands alone begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** One value of a list, as people say it. */
export function valueName(field: string, value: OfferValue, names: Record<string, string>, currency: string, isMoney: boolean): string {
  if (Array.isArray(value)) return listed(value.map(String))
  if (typeof value === 'number') return isMoney ? money(value, currency) : String(value)
  if (typeof value === 'boolean') return say(`value-${value}`)
  if (value.startsWith('@') || field === 'player' || field === 'guest') return nameOf(value, names)
  if (field === 'place') return /^\d+$/.test(value) ? say('value-place-hand', { box: value }) : worded(`value-place-${value}`, '', value)
  if ((field === 'said' || field === 'first') && has(`circle-said-${value}`)) return say(`circle-said-${value}`)
  if (field === 'reason') return worded(`reason-${value}`, '', value)
  if (field === 'on') return spotName(value)
  if (field === 'unit') return say(`console-unit-${value || 'law'}`)
  if (field === 'cause' || field === 'fault') return causeName(value)
  return has(`value-${value}`) ? say(`value-${value}`) : value
}
