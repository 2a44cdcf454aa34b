// What one may decide at blackjack, and insurances, whose amount may be chosen.
import type { Offer } from '../../lib/types'
import { choicesOf as choices, values, type Choice } from '../boxes/choices'
import type { BlackjackDesk } from './desk'

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
/** What is not about a hand. */
const APART = ['CutPack', 'DeclineCut', 'Consent', 'PlayOn']

/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...ORDER, 'Insure'])

/** What somebody has on the hand in turn, which is what doubling or splitting it costs. */
export const ownOn = (desk: BlackjackDesk | null, hand: string, who: string): number =>
  (desk?.hands?.[hand]?.stakes ?? []).reduce((sum, stake) => sum + (stake.owner === who ? stake.amount : 0), 0)

export const choicesOf = (options: Offer[], desk: BlackjackDesk | null, you: string): Choice[] =>
  choices(options, {
    order: ORDER,
    keys: KEYS,
    handOf: (kind, fields) => String(fields.hand ?? (APART.includes(kind) ? '' : (desk?.turn ?? ''))),
    costOf: (kind, fields, hand) => (['DoubleDown', 'SplitPair'].includes(kind) || (kind === 'Follow' && fields.yes) ? ownOn(desk, hand, you) : 0),
  })

export const insurancesOf = (options: Offer[]): Insurance[] =>
  options.flatMap(({ kind, form, clauses }): Insurance[] => {
    const amount = form?.amount
    if (kind !== 'Insure' || amount?.type !== 'Amount') return []
    return values(form?.hand).flatMap((hand) =>
      values(form?.stage).map((stage) => ({ hand: String(hand), stage: Number(stage), least: amount.lo, most: amount.hi, clauses: clauses ?? [] })),
    )
  })
