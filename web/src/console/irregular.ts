// Mistakes and accidents: which can be reported now, which only at another moment, and which were today.
import { settled } from './acts'
import type { Act, Offer, Sheet, Value } from '../lib/types'

/** One line of the choice: a command, and its cause where the command asks for one. */
export interface Mishap {
  kind: string
  cause: string
  /** The field of the command that the cause goes in. */
  field: string
  /** Who reports it: the first of those named by the law who is at the table. */
  by: string
  clauses: string[]
  /** What tells it from others of its kind: the hand whose card it was, the person it is about. */
  about: [field: string, value: Value][]
  /** The offer that takes it now; null while it does not fit. */
  offer: Offer | null
}

/** What happens when a report is applied; the event says which report it was. */
const REPORTS: Record<string, string> = {
  SpinVoided: 'VoidSpin', CoupVoided: 'VoidCoup', FaceUpFound: 'CardFaceUp', ThrowVoided: 'VoidThrow', BreachNoted: 'NoteBreach', DiceLost: 'DiceOnFloor', DieFound: 'FoundDie',
  RoundVoided: 'Misdeal', ExposureReported: 'CardShown', PlayerPunished: 'Breach', PlayerWarned: 'Breach', CountPutRight: 'Miscount', HandsWithdrawn: 'CardsTouched', Expelled: 'Expel',
}
/** Where a command says why: what went wrong, or what somebody did wrong. */
const REASONS = ['cause', 'fault']

export const keyOf = (mishap: Mishap): string => [mishap.kind, mishap.cause, ...mishap.about.flat()].join('/')

const reasonOf = (offer: Offer): string => REASONS.find((field) => offer.form?.[field]) ?? 'cause'

/** Everything that can be reported at a table, with the offers of this moment. */
export function mishaps(sheet: Sheet, options: Offer[], staff: string[]): Mishap[] {
  return sheet.irregularities.flatMap(({ kind, causes, by, clauses }) =>
    (causes?.length ? causes : ['']).map((cause) => {
      const fits = (offer: Offer): boolean => {
        const space = offer.form?.[reasonOf(offer)]
        return offer.kind === kind && (!cause || (space?.type === 'OneOf' && space.values.includes(cause)))
      }
      const offers = options.filter(fits)
      const reporter = by.find((role) => staff.includes(role)) ?? by[0] ?? ''
      return (offers.length ? offers : [null]).map((offer): Mishap => ({
        kind, cause, field: offer ? reasonOf(offer) : '', by: reporter, clauses: offer?.clauses ?? clauses, about: offer ? fixedIn(offer).filter(([field]) => offers.length > 1 || field === 'player') : [], offer,
      }))
    }).flat(),
  )
}

/** What an offer says already: the same mishap may be offered once for every hand. */
const fixedIn = (offer: Offer): [string, Value][] =>
  Object.entries(offer.form ?? {}).flatMap(([field, space]): [string, Value][] => (space.type === 'OneOf' && settled(space) ? [[field, space.values[0]!]] : []))

export interface Reported {
  seq: number
  at: number
  kind: string
  cause: string
}

/** What was reported since a moment (seconds), the newest first. */
export function reported(acts: Act[], since: number): Reported[] {
  const found = acts.flatMap((act) =>
    act.events.flatMap((event, n) => {
      const kind = REPORTS[event.type]
      const at = act.at ?? 0
      return kind && at >= since ? [{ seq: act.seq + n, at, kind, cause: String(event.cause ?? event.fault ?? '') }] : []
    }),
  )
  return found.reverse()
}
