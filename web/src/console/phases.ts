// The phases of a round where something spins, as the croupier goes through them.

/** Betting, the ball, *no va más*; then the result, what is collected and what is paid, which follow in one act. */
export const STEPS = ['betting', 'rolling', 'closed', 'landed', 'collected', 'paid'] as const

/** Which of them the table is in; −1 before its first round. `choosing`: owners of bets owe an answer after zero. */
export function stepOf(phase: string, round: number): number {
  const at = STEPS.findIndex((step) => step === phase)
  return at >= 0 ? at : round > 0 ? STEPS.length - 1 : -1
}
