// Words of the circle games: a game's own where it has them, else those that all share.
import { has, lang, say, type Args } from '../../lib/words.svelte'

/** How the keys of a game's own words begin. */
export type Prefix = string

export const word = (prefix: Prefix, key: string, args: Args = {}): string => say(has(`${prefix}-${key}`) ? `${prefix}-${key}` : `circle-${key}`, args)

/** A rate in per cent, with no more digits than it has. */
export const rate = (percent: number): string => (lang() === 'en' ? String(percent) : String(percent).replace('.', ','))
