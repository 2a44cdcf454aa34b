// The two hands of a coup, as whoever deals sees them.
import { seenAll } from '../cards/cards'
import type { Desk } from '../../lib/types'
import type { OnTable } from '../family'
import { scoreOf } from './points'

interface PuntoDesk extends Desk {
  hands?: Record<string, unknown>
  holders?: Record<string, string>
}

export function lies(shown: Desk): OnTable {
  const desk = shown as PuntoDesk
  const cards = ['player', 'bank'].map((at) => {
    const lying = seenAll(desk.hands?.[at])
    return { at, who: desk.holders?.[at], cards: lying, makes: scoreOf(lying)?.toString() }
  })
  return { cards: cards.some((each) => each.cards.length) ? cards : [] }
}
