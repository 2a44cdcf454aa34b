// Where a round is, among the phases that the croupier goes through.
import type { AtConsole } from '../games/family'

/** Which of its steps a table is in; −1 before its first round. */
export function stepOf(phase: string, round: number, { steps, within = {} }: Pick<AtConsole, 'steps' | 'within'>): number {
  const at = steps.indexOf(within[phase] ?? phase)
  return at >= 0 ? at : round > 0 ? steps.length - 1 : -1
}
