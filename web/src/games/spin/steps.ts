// A round where something spins, as the croupier goes through it: betting, the ball, *no va más*; then the result, what is
// collected and what is paid, which follow in one act. Owners of bets may owe an answer after zero (`choosing`).
import type { AtConsole } from '../family'

export const SPUN: AtConsole = { steps: ['betting', 'rolling', 'closed', 'landed', 'collected', 'paid'], settled: ['idle', 'choosing'] }
