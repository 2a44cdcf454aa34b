// A round of a circle game, as the croupier goes through it: a bank finds its banker, who announces it; stakes, the cards, and what
// the hands say. Then another hand may be on offer already, and what was settled is still shown.
import type { AtConsole } from '../family'

export const BANKED: AtConsole = {
  steps: ['offering', 'holding', 'betting', 'closed', 'dealing', 'speaking', 'banking'],
  within: { auction: 'offering', drawing: 'offering', lifting: 'dealing', withdrawing: 'speaking', granting: 'banking', giving: 'banking' },
  settled: ['idle', 'holding', 'offering', 'auction'],
  reasons: ['hand', 'which', 'remedy', 'said', 'first'],
  voids: new Set(['CoupVoided', 'CoupAnnulled']),
}
