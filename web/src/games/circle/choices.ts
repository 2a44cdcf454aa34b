// What one may say now, as the offers have it: one choice a button, in the order in which the dock shows them.
import type { Offer, OfferValue, Space } from '../../lib/types'

export interface Choice {
  kind: string
  fields: Record<string, OfferValue>
  clauses: string[]
  /** The sum that has to be named with it: between these. */
  least: number
  most: number
  /** The letter that does it. */
  key: string
}

/** What one cannot say now, and the key of the words that say why, with a sum where one matters. */
export interface Withheld {
  kind: string
  key: string
  amount?: number
}

/** The letter of every command that a dock asks for, the most pressing first. */
export type Letters = Readonly<Record<string, string>>

/** Words that both games have, each with its letter. */
export const WORDS = { LayDown: 'a', AskCard: 'c', StandPat: 'p', GiveCard: 'c', AskChart: 'q', AskAdvice: 'o', DealCards: 'd' } as const
export const CUT = { CutPack: 'c', DeclineCut: 'n' } as const

/** Letters that a dock answers to; «n» is also the no to a question. */
export const lettersOf = (letters: Letters): string[] => [...new Set([...Object.values(letters), 'n'])]

const values = (space: Space): OfferValue[] => (space.type === 'OneOf' ? space.values : [])

/** Every combination of an offer's values; a sum is named apart. */
const ways = (offer: Offer): Record<string, OfferValue>[] =>
  Object.entries(offer.form ?? {})
    .filter(([, space]) => space.type === 'OneOf')
    .reduce<Record<string, OfferValue>[]>((all, [field, space]) => all.flatMap((way) => values(space).map((value) => ({ ...way, [field]: value }))), [{}])

export function choicesOf(options: Offer[], letters: Letters): Choice[] {
  const order = Object.keys(letters)
  const found = options
    .filter((offer) => offer.kind in letters)
    .flatMap((offer) =>
      ways(offer).map((fields): Choice => {
        const sum = offer.form?.amount
        const [least, most] = sum?.type === 'Amount' ? [sum.lo, sum.hi] : [0, 0]
        const refuses = 'yes' in fields && !fields.yes
        return { kind: offer.kind, fields, clauses: offer.clauses ?? [], least, most, key: refuses ? 'n' : letters[offer.kind]! }
      }),
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || Number(b.fields.yes ?? 0) - Number(a.fields.yes ?? 0))
  // A letter does one thing: only the first that would have it has it.
  const taken = new Set<string>()
  return found.map((choice) => {
    const key = taken.has(choice.key) ? '' : choice.key
    taken.add(choice.key)
    return { ...choice, key }
  })
}

/** What nobody is urged to say: it refuses what others expect, puts money down, or only asks. */
const NOT_URGED: ReadonlySet<string> = new Set(['RefuseToDeal', 'AskChart', 'AskAdvice', 'RemoveLate', 'Salute', 'TakeStake'])

/** The one answer that stands out: the recommended one, else the first that puts no money down and refuses nobody anything. */
export const urged = (choices: Choice[], advised: string): Choice | undefined =>
  choices.find(({ kind }) => kind === advised) ?? choices.find(({ kind, most }) => !most && !NOT_URGED.has(kind))

/** What is sent: the sum that was chosen, kept between the limits, where there is one; `usual` for who names none. */
export function toSend({ fields, least, most }: Choice, sum: number | undefined, usual: number): Record<string, OfferValue> {
  if (!most) return fields
  return { ...fields, amount: Math.min(most, Math.max(least, sum ?? usual)) }
}
