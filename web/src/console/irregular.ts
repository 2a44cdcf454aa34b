// Mistakes and accidents: which can be reported now, which only at another moment, and which were today.
import { familyOf } from '../games/families'
import { settled } from './acts'
import type { Act, Offer, OfferValue, Sheet } from '../lib/types'

/** One line of the choice: a command, and its cause where the command asks for one. */
export interface Mishap {
  kind: string
  cause: string
  /** The field of the command that the cause goes in. */
  field: string
  /** Who reports it: the first of those named by the law who is at the table. */
  by: string
  clauses: string[]
  /** What tells it from others of its kind: the hand whose card it was, the player whom it is about. */
  about: [field: string, value: OfferValue][]
  /** The offer that takes it now; null while it does not fit. */
  offer: Offer | null
}

/** Where a command says why, in every game: what went wrong, what somebody did wrong. A family may have more. */
const REASONS = ['cause', 'fault']

export const keyOf = (mishap: Mishap): string => [mishap.kind, mishap.cause, ...mishap.about.flat()].join('/')

/** The field of an offer that takes a cause; nothing where none does. */
const reasonOf = ({ form }: Offer, cause: string, more: readonly string[]): string =>
  [...REASONS, ...more].find((field) => {
    const space = form?.[field]
    return space?.type === 'OneOf' && space.values.includes(cause)
  }) ?? ''

/** Everything that can be reported at a table, with the offers of this moment. */
export function mishaps(sheet: Sheet, options: Offer[], staff: string[]): Mishap[] {
  const more = familyOf(sheet.family).console.reasons ?? []
  return sheet.irregularities.flatMap(({ kind, causes, by, clauses }) =>
    (causes?.length ? causes : ['']).flatMap((cause) => {
      const fits = (offer: Offer): boolean => offer.kind === kind && (!cause || reasonOf(offer, cause, more) !== '')
      const found = options.filter(fits)
      const reporter = by.find((role) => staff.includes(role)) ?? by[0] ?? ''
      const mishap = (offer: Offer | null, about: Mishap['about'] = []): Mishap => ({ kind, cause, field: offer && cause ? reasonOf(offer, cause, more) : '', by: reporter, clauses: offer?.clauses ?? clauses, about, offer })
      const several = found.map((offer) => mishap(offer, fixedIn(offer, cause)))
      const only = found[0] ?? null
      const person = only ? fixedIn(only, cause).filter(([field]) => field === 'player') : []
      return new Set(several.map(keyOf)).size > 1 ? several : [mishap(only, person)]
    }),
  )
}

/** What an offer says already, besides its cause: the same mishap may be offered once for every hand, or for every player. */
const fixedIn = (offer: Offer, cause: string): [string, OfferValue][] =>
  Object.entries(offer.form ?? {}).flatMap(([field, space]): [string, OfferValue][] =>
    space.type === 'OneOf' && settled(space) && space.values[0] !== cause ? [[field, space.values[0]!]] : [],
  )

type Irregular = Sheet['irregularities'][number]

export interface Reported {
  seq: number
  /** The first event of its act, by which the book of incidents knows it. */
  act: number
  at: number
  kind: string
  cause: string
}

/** What staff do that no article settles, and that stands in the same book. */
export const BESIDE: ReadonlySet<string> = new Set(['Halt', 'SendAway', 'Rectify'])

/** What was reported since a moment (seconds), the newest first; `known` are the irregularities of the game. */
export function reported(acts: Act[], since: number, known: Irregular[] = []): Reported[] {
  const byKind = new Map(known.map((each) => [each.kind, each]))
  const found = acts.flatMap((act): Reported[] => {
    const report = byKind.get(act.command ?? '')
    const at = act.at ?? 0
    if (BESIDE.has(act.command ?? '') && at >= since) return [{ seq: act.seq, act: act.seq, at, kind: act.command!, cause: '' }]
    if (!report || at < since) return []
    const causes = act.events.map(({ cause, fault }) => String(cause ?? fault ?? ''))
    const told = causes.findIndex((cause) => report.causes.includes(cause))
    return [{ seq: act.seq + Math.max(0, told), act: act.seq, at, kind: report.kind, cause: causes[told] ?? '' }]
  })
  return found.reverse()
}
