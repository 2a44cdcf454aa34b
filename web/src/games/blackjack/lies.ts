// The hands and the bank, as whoever deals sees them.
import { say } from '../../lib/words.svelte'
import type { Desk, Sheet } from '../../lib/types'
import type { BlackjackCloth } from '../../lib/wire'
import type { LyingCards, OnTable } from '../family'
import type { BlackjackDesk } from './desk'
import { bankPoints, pointsOf, written } from './points'

export function lies(shown: Desk, sheet: Sheet): OnTable {
  const desk = shown as BlackjackDesk
  const cloth = sheet.cloth as BlackjackCloth
  const hands = (desk.order ?? []).flatMap((key): LyingCards[] => {
    const hand = desk.hands?.[key]
    if (!hand) return []
    return [{
      at: 'box', number: hand.box, hand: Number(key.split('-')[1] ?? 1), who: hand.holder, cards: hand.cards ?? [],
      makes: hand.cards?.length ? written(pointsOf(hand, cloth)) : undefined,
      stake: hand.stakes.reduce((sum, { amount }) => sum + amount, 0),
      turn: desk.turn === key && !hand.done,
      note: hand.result ? say(`bj-result-${hand.result}`) : undefined,
    }]
  })
  const bank = desk.bank ?? []
  return { cards: hands.length || bank.length ? [...hands, { at: 'bank', cards: bank, makes: bank.length ? written(bankPoints(bank, cloth)) : undefined }] : [] }
}
