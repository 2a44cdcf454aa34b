// A round of cards or dice, as the croupier goes through it: nothing is launched before betting closes, and the result, what is
// collected and what is paid follow in one act.
import type { AtConsole } from '../family'

export const SETTLED_AT_ONCE: AtConsole = { steps: ['betting', 'closed', 'landed', 'collected', 'paid'], settled: ['idle', 'choosing'] }
