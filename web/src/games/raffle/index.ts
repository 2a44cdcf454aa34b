// Raffle, tombola and promotional draw: tickets, a drum, and what there is to win.
import type { Family } from '../family'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['raffle'],
  floor: { group: 'draws', place: 90, round: 'round', thumb: () => Thumb },
  console: {
    steps: ['tickets', 'numbers', 'claims'],
    settled: ['idle'],
    voids: new Set(['DrawCalledOff']),
  },
  words: ({ prize, ticket }) => ({ prize: String(prize ?? ''), ticket: Number(ticket ?? 0) }),
  room: () => import('./room'),
}
