// What a tournament tells, in words.
import type { TournamentTold } from '../lib/wire'

/** A day and a time of day, for people. */
export const moment = (seconds: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000))

/** A time of day, for people. */
export const clock = (seconds: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'medium' }).format(new Date(seconds * 1000))

/** Minutes and seconds until a moment: "12:05"; nothing once it has come. */
export function left(until: number | null, now: number): string {
  if (until === null || until <= now) return ''
  const seconds = Math.ceil(until - now)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The table at which somebody sits now, as the house numbers its tables; nothing where they sit at none. */
export function tableOf(told: TournamentTold, who: string): string {
  const line = told.board.find((each) => each.who === who)
  return line && !line.out && line.table ? (told.tables[String(line.table)] ?? '') : ''
}

/** Whether nothing more happens in it. */
export const ended = (told: TournamentTold): boolean => ['over', 'called-off'].includes(told.heading.phase) && !Object.keys(told.tables).length

/** A place: "3", or "3=" where several share it. */
export const rank = (place: number, shared: number): string => `${place}${shared > 1 ? '=' : ''}`
