// The phases of a round where something spins, as the croupier goes through them.

/** Betting, the ball, *no va más*; then the result, what is collected and what is paid, which follow in one act. */
export const STEPS = ['betting', 'rolling', 'closed', 'landed', 'collected', 'paid'] as const

/** Blackjack: what is asked before the hands, the hands in their turn, the bank, and what each hand is paid. */
const BY_HANDS = ['betting', 'closed', 'asking', 'playing', 'bank', 'paid'] as const

/** Poker: bets, then cards and answers in turn, then the payment. */
const BY_PARTS = ['betting', 'closed', 'paid'] as const
const POKER = /^(poker-|trijoker$)|-poker$/

/** The circle games: a bank finds its banker, who announces it; stakes, the cards, and what the hands say. */
const BY_BANK = ['offering', 'holding', 'betting', 'closed', 'dealing', 'speaking', 'banking'] as const
/** Moments that belong to one of the steps above. */
const WITHIN: Record<string, string> = { following: 'playing', auction: 'offering', drawing: 'offering', lifting: 'dealing', withdrawing: 'speaking', granting: 'banking', giving: 'banking' }

/** Games in which a player is the bank. */
export const BANKED: ReadonlySet<string> = new Set(['chemin-de-fer', 'baccarat-banque'])
const BY_WHEEL = /^(roulette|boule|wheel)/

/** Those that a game has: dice and cards are not launched before betting closes. */
export const stepsOf = (game: string): readonly string[] =>
  BANKED.has(game) ? BY_BANK : game.endsWith('blackjack') ? BY_HANDS : POKER.test(game) ? BY_PARTS : BY_WHEEL.test(game) ? STEPS : STEPS.filter((step) => step !== 'rolling')

/** Which of them the table is in; −1 before its first round. `choosing`: owners of bets owe an answer after zero. */
export function stepOf(phase: string, round: number, steps: readonly string[] = STEPS): number {
  const at = steps.indexOf(WITHIN[phase] ?? phase)
  return at >= 0 ? at : round > 0 ? steps.length - 1 : -1
}
