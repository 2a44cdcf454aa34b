// What one may say now, as the offers have it: one choice a button, in the order in which the dock shows them.
import type { Offer, Space, Value } from '../../lib/types'

export interface Choice {
  kind: string
  fields: Record<string, Value | boolean>
  clauses: string[]
  /** The sum that has to be named with it: between these. */
  least: number
  most: number
  /** The letter that does it. */
  key: string
}

/** Everything that one may do besides laying chips, the most pressing first, each with its letter. */
const KEYS: Record<string, string> = {
  LayDown: 'a', AskCard: 'c', StandPat: 'p', GiveCard: 'c', RefuseCard: 'n', AskChart: 'q', AskAdvice: 'o',
  LiftCards: 'l', DealCards: 'd', RefuseToDeal: 'n', RemoveLate: 'l',
  TakeBank: 't', DeclineBank: 'n', Salute: 's', Bid: 'p', PledgeBank: 'a',
  HoldBank: 'h', PassHand: 'p', RaiseBank: 'm', SetAside: 'g', AllGoes: 'v', AnswerShare: 's', OfferShare: 'a',
  CallFollowed: 's', CallBanco: 'b', CallWithTable: 'm', CompleteTable: 'c', JoinBanco: 'a', TakeStake: 'x', LeaveStake: 'l',
  CutPack: 'c', DeclineCut: 'n',
}
const ORDER = Object.keys(KEYS)
/** Letters that the dock answers to. */
export const LETTERS = [...new Set(Object.values(KEYS)), 'n']
/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...ORDER, 'CheckCards'])

const values = (space: Space): Value[] => (space.type === 'OneOf' ? space.values : [])

/** Every combination of an offer's values; a sum is named apart. */
const ways = (offer: Offer): Record<string, Value>[] =>
  Object.entries(offer.form ?? {})
    .filter(([, space]) => space.type === 'OneOf')
    .reduce<Record<string, Value>[]>((all, [field, space]) => all.flatMap((way) => values(space).map((value) => ({ ...way, [field]: value }))), [{}])

export function choicesOf(options: Offer[]): Choice[] {
  const found = options
    .filter((offer) => ORDER.includes(offer.kind))
    .flatMap((offer) =>
      ways(offer).map((fields): Choice => {
        const sum = offer.form?.amount
        const [least, most] = sum?.type === 'Amount' ? [sum.lo, sum.hi] : [0, 0]
        const refuses = 'yes' in fields && !fields.yes
        return { kind: offer.kind, fields, clauses: offer.clauses ?? [], least, most, key: refuses ? 'n' : KEYS[offer.kind]! }
      }),
    )
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || Number(b.fields.yes ?? 0) - Number(a.fields.yes ?? 0))
  // A letter does one thing: only the first that would have it has it.
  const taken = new Set<string>()
  return found.map((choice) => {
    const key = taken.has(choice.key) ? '' : choice.key
    taken.add(choice.key)
    return { ...choice, key }
  })
}

/** What is sent: the sum that was chosen, kept between the limits, where there is one. Who names none sets all aside, and else
 * puts up as little as the table's minimum. */
export function toSend({ kind, fields, least, most }: Choice, sum: number | undefined, minimum: number): Record<string, Value | boolean> {
  if (!most) return fields
  const wanted = sum ?? (kind === 'SetAside' ? most : minimum)
  return { ...fields, amount: Math.min(most, Math.max(least, wanted)) }
}
