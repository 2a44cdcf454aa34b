// The hand against the bank and the bank's own, as whoever deals sees them; whose the bank is, and what of it is covered.
import type { Desk } from '../../lib/types'
import { cardsOf, scoreOf } from '../circle/desk'
import type { OnTable } from '../family'
import { amountOf, coverOf, type CheminDesk } from './desk'

export function lies(shown: Desk): OnTable {
  const desk = shown as CheminDesk
  const holders: Record<string, string | undefined> = { punto: desk.coup?.holder, bank: desk.bank?.banker }
  const cards = ['punto', 'bank'].map((at) => {
    const lying = cardsOf(desk, at)
    return { at, who: holders[at], cards: lying, makes: scoreOf(lying)?.toString(), turn: desk.phase === (at === 'bank' ? 'banking' : 'speaking') }
  })
  const { covered, open } = coverOf(desk)
  const stands = desk.bank
    ? [
        { name: 'console-stands-bank', who: desk.bank.banker, amount: amountOf(desk.bank) },
        { name: 'console-stands-covered', amount: covered },
        { name: 'console-stands-open', amount: open },
      ]
    : []
  return { cards: cards.some((each) => each.cards.length) ? cards : [], stands }
}
