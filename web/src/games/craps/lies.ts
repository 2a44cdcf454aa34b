// The point, who throws, and what the dice showed last.
import type { Desk } from '../../lib/types'
import type { OnTable } from '../family'
import { readDesk } from './desk'

export function lies(desk: Desk): OnTable {
  const { point, dice, shooter } = readDesk(desk)
  return {
    stands: [
      { name: 'console-stands-point', value: point ? String(point) : '—' },
      { name: 'console-stands-shooter', who: shooter || undefined, value: '—' },
      ...(dice.length ? [{ name: 'console-stands-dice', value: dice.join(' · ') }] : []),
    ],
  }
}
