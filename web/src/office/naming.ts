// House options in words; what has none of its own shows the name that the server gives it.
import { oddsOf, has, say } from '../lib/words.svelte'
import type { Choice } from './opening'

const key = (name: string): string => name.replaceAll('.', '-').replaceAll('_', '-')

const worded = (full: string, otherwise: string): string => (has(full) || has(full, 'es') ? say(full) : otherwise)

export const optionName = (name: string): string => worded(`office-option-${key(name)}`, name)
export const optionHint = (name: string): string => worded(`office-option-${key(name)}-then`, '')

/** One of the values that an option may have. */
export const optionValue = (choice: Choice, value: unknown): string =>
  worded(`office-option-${key(choice.name)}-${key(String(value))}`, worded(`value-${value}`, String(value)))

/** Bounds in words, where there are any: "40–100". */
export const bounds = ({ min, max }: Choice): string =>
  min !== null && max !== null ? say('office-between', { least: min, most: max }) : min !== null && min > 1 ? say('office-from', { least: min }) : ''

export const pays = (text: string): string => (text ? oddsOf(text) : '—')
