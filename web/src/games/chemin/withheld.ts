// Words of the game that one cannot say at this moment, each with its reason: what is not offered is explained, not hidden.
import type { CheminCloth } from '../../lib/wire'
import type { Withheld } from '../circle/choices'
import { amountOf, type CheminDesk } from './desk'

const WHOLE: ReadonlySet<string> = new Set(['banco', 'followed'])

/** `may`: whether something is offered. */
export function withheldOf(desk: CheminDesk | null, you: string, cloth: CheminCloth, may: (kind: string) => boolean): Withheld[] {
  const bank = desk?.bank
  if (!desk || !bank || !(you in desk.chips)) return []
  if (bank.banker === you) return desk.phase === 'holding' ? fromBanker(bank, cloth, may) : []
  if (you in bank.owned) return [{ kind: 'CallBanco', key: 'partner' }]
  return desk.phase === 'betting' ? fromPunto(desk, you, may) : []
}

function fromBanker(bank: NonNullable<CheminDesk['bank']>, cloth: CheminCloth, may: (kind: string) => boolean): Withheld[] {
  const reached = cloth.garage_of === 'the-bank' ? amountOf(bank) : (bank.won ?? 0)
  return [
    ...(!may('PassHand') && !bank.coups ? [{ kind: 'PassHand', key: 'PassHand' }] : []),
    ...(!may('SetAside') && reached <= cloth.garage_from ? [{ kind: 'SetAside', key: `SetAside-${cloth.garage_of}`, amount: cloth.garage_from }] : []),
  ]
}

function fromPunto(desk: CheminDesk, you: string, may: (kind: string) => boolean): Withheld[] {
  const amount = amountOf(desk.bank)
  const own = desk.stakes?.[you]
  const purse = (desk.chips[you] ?? 0) + (own?.amount ?? 0)
  const covered = Object.entries(desk.stakes ?? {}).some(([who, { kind }]) => who !== you && WHOLE.has(kind))
  if (own && WHOLE.has(own.kind)) return []
  return [
    ...(!may('CallBanco') && purse < amount ? [{ kind: 'CallBanco', key: 'CallBanco', amount }] : []),
    ...(!may('CallFollowed') ? [{ kind: 'CallFollowed', key: 'CallFollowed' }] : []),
    ...(!may('CallWithTable') && covered ? [{ kind: 'CallWithTable', key: 'CallWithTable' }] : []),
  ]
}
