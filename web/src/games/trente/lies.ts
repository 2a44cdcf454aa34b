// The two rows, as whoever deals sees them.
import { seenAll } from '../cards/cards'
import type { Desk } from '../../lib/types'
import type { OnTable } from '../family'
import { ROWS, totalOf } from './rows'

export function lies(shown: Desk): OnTable {
  const rows = ROWS.map((at) => {
    const cards = seenAll((shown as { hands?: Record<string, unknown> }).hands?.[at])
    return { at, cards, makes: cards.length ? String(totalOf(cards)) : undefined }
  })
  return { cards: rows.some(({ cards }) => cards.length) ? rows : [] }
}
