// The hands of both cloths and the bank's, as whoever deals sees them; whose the bank is, and what of it is covered.
import type { Desk } from '../../lib/types'
import { cardsOf, scoreOf } from '../circle/desk'
import type { OnTable } from '../family'
import { CLOTHS, coverOf, speakerOf, type BanqueDesk } from './desk'

export function lies(shown: Desk): OnTable {
  const desk = shown as BanqueDesk
  const turn = speakerOf(desk)
  const cards = [...CLOTHS, 'bank' as const].map((at) => {
    const lying = cardsOf(desk, at)
    return { at, who: at === 'bank' ? desk.bank?.banker : desk.coup?.holders?.[at], cards: lying, makes: scoreOf(lying)?.toString(), turn: turn === at }
  })
  const stands = desk.bank
    ? [
        { name: 'console-stands-bank', who: desk.bank.banker, amount: desk.bank.amount },
        ...CLOTHS.map((cloth) => ({ name: `console-stands-covered-${cloth}`, amount: coverOf(desk, cloth).covered })),
      ]
    : []
  return { cards: cards.some((each) => each.cards.length) ? cards : [], stands }
}
