// Moments for people, in the language of the interface. Months are numbers: not every browser knows their Basque names.
import { lang } from './words.svelte'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const MINUTE = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const
const SECOND = { ...MINUTE, second: '2-digit' } as const

const moment = (seconds: number): Date => new Date(seconds * 1000)

/** The day of a moment (seconds). */
export const dayOf = (at: number): string => moment(at).toLocaleDateString(lang(), DAY)

/** The time of a moment (seconds) to the minute. */
export const minuteOf = (at: number): string => moment(at).toLocaleTimeString(lang(), MINUTE)

/** The same to the second. */
export const secondOf = (at: number): string => moment(at).toLocaleTimeString(lang(), SECOND)

/** A day as computers write it (2026-05-01), for people. */
export const dayNamed = (iso: string): string => dayOf(new Date(`${iso}T12:00`).getTime() / 1000)
