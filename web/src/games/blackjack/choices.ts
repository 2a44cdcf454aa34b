// What one may decide now, as the offers say it: one choice a button, in the order in which the dock shows them.
import type { Offer, Space, Value } from '../../lib/types'
import type { BlackjackDesk } from './desk'

export interface Choice {
  kind: string
  fields: Record<string, Value | boolean>
  clauses: string[]
  /** The hand that it is about, where there is one. */
  hand: string
  /** What it would cost: to double, to split, to follow. */
  cost: number
  /** The letter that does it. */
  key: string
}

/** An insurance, whose amount may be chosen within limits. */
export interface Insurance {
  hand: string
  stage: number
  least: number
  most: number
  clauses: string[]
}

const KEYS: Record<string, string> = {
  Draw: 'c', Stay: 'p', DoubleDown: 'd', SplitPair: 's', Surrender: 'r', TakeEvenMoney: 'e', PlayOn: 'n', CutPack: 'c', DeclineCut: 'n',
}
const ORDER = ['Draw', 'Stay', 'DoubleDown', 'SplitPair', 'Surrender', 'TakeEvenMoney', 'Follow', 'Consent', 'CutPack', 'DeclineCut', 'PlayOn']

/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...ORDER, 'Insure'])

const values = (space: Space | undefined): Value[] => (space?.type === 'OneOf' ? space.values : [])

/** Every combination of an offer's values. */
function ways(offer: Offer): Record<string, Value>[] {
  return Object.entries(offer.form ?? {}).reduce<Record<string, Value>[]>(
    (all, [field, space]) => all.flatMap((way) => values(space).map((value) => ({ ...way, [field]: value }))),
    [{}],
  )
}

/** What somebody has on the hand in turn, which is what doubling or splitting it costs. */
export const ownOn = (desk: BlackjackDesk | null, hand: string, who: string): number =>
  (desk?.hands?.[hand]?.stakes ?? []).reduce((sum, stake) => sum + (stake.owner === who ? stake.amount : 0), 0)

const asksYes = (kind: string): boolean => kind === 'Follow' || kind === 'Consent'

export function choicesOf(options: Offer[], desk: BlackjackDesk | null, you: string): Choice[] {
  const found = options.filter((offer) => ORDER.includes(offer.kind)).flatMap((offer) =>
    ways(offer).map((fields): Choice => {
      const hand = String(fields.hand ?? (['CutPack', 'DeclineCut', 'Consent', 'PlayOn'].includes(offer.kind) ? '' : (desk?.turn ?? '')))
      const raises = ['DoubleDown', 'SplitPair'].includes(offer.kind) || (offer.kind === 'Follow' && Boolean(fields.yes))
      const key = asksYes(offer.kind) ? (fields.yes ? 's' : 'n') : (KEYS[offer.kind] ?? '')
      return { kind: offer.kind, fields, clauses: offer.clauses ?? [], hand, cost: raises ? ownOn(desk, hand, you) : 0, key }
    }),
  )
  // A letter does one thing: where a choice comes twice, only the first has it.
  const taken = new Set<string>()
  return found
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || Number(b.fields.yes ?? 0) - Number(a.fields.yes ?? 0))
    .map((choice) => {
      const key = taken.has(choice.key) ? '' : choice.key
      taken.add(choice.key)
      return { ...choice, key }
    })
}

export const insurancesOf = (options: Offer[]): Insurance[] =>
  options.flatMap(({ kind, form, clauses }): Insurance[] => {
    const amount = form?.amount
    if (kind !== 'Insure' || amount?.type !== 'Amount') return []
    return values(form?.hand).flatMap((hand) =>
      values(form?.stage).map((stage) => ({ hand: String(hand), stage: Number(stage), least: amount.lo, most: amount.hi, clauses: clauses ?? [] })),
    )
  })
