// What one may decide now, as the offers say it: one choice a button, in the order in which the dock shows them.
import type { Offer, OfferValue, Space } from '../../lib/types'

export interface Choice {
  kind: string
  fields: Record<string, OfferValue>
  clauses: string[]
  /** The hand that it is about, where there is one. */
  hand: string
  /** What it would cost: to double, to go on, to follow. */
  cost: number
  /** The letter that does it. */
  key: string
}

export interface Asking {
  /** The commands that the dock asks for, in its order. */
  order: readonly string[]
  /** The letter of each; those that are answered with yes or no have "s" and "n". */
  keys: Record<string, string>
  /** The hand that an answer is about. */
  handOf: (kind: string, fields: Record<string, OfferValue>) => string
  costOf: (kind: string, fields: Record<string, OfferValue>, hand: string) => number
}

/** What nobody is urged to do unless the figures say so: it risks more, or gives something up. */
const RISKY: ReadonlySet<string> = new Set(['Draw', 'DoubleDown', 'SplitPair', 'Surrender', 'TakeEvenMoney', 'Go', 'Fold', 'LeaveBet', 'WithdrawBet', 'Follow'])

/** The one answer that stands out: the recommended one, else one that does no harm; of risky ones none. */
export const urged = (choices: Choice[], advised: string): Choice | null =>
  choices.find(({ kind }) => kind === advised) ?? choices.find(({ kind }) => !RISKY.has(kind)) ?? null

export const values = (space: Space | undefined): OfferValue[] => (space?.type === 'OneOf' ? space.values : [])

/** Every combination of an offer's values. */
function ways(offer: Offer): Record<string, OfferValue>[] {
  return Object.entries(offer.form ?? {}).reduce<Record<string, OfferValue>[]>(
    (all, [field, space]) => all.flatMap((way) => values(space).map((value) => ({ ...way, [field]: value }))),
    [{}],
  )
}

export function choicesOf(options: Offer[], { order, keys, handOf, costOf }: Asking): Choice[] {
  const found = options.filter((offer) => order.includes(offer.kind)).flatMap((offer) =>
    ways(offer).map((fields): Choice => {
      const hand = handOf(offer.kind, fields)
      const key = 'yes' in fields ? (fields.yes ? 's' : 'n') : (keys[offer.kind] ?? '')
      return { kind: offer.kind, fields, clauses: offer.clauses ?? [], hand, cost: costOf(offer.kind, fields, hand), key }
    }),
  )
  // A letter does one thing: where a choice comes twice, only the first has it.
  const taken = new Set<string>()
  return found
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || Number(b.fields.yes ?? 0) - Number(a.fields.yes ?? 0))
    .map((choice) => {
      const key = taken.has(choice.key) ? '' : choice.key
      taken.add(choice.key)
      return { ...choice, key }
    })
}
