// Everything that one may do at baccarat on two cloths besides laying chips, the most pressing first, each with its letter.
import { CUT, WORDS, type Letters } from '../circle/choices'

export const LETTERS: Letters = {
  ...WORDS, DepositBank: 'd', Bid: 'p', HoldBank: 'h', ReplenishBank: 'm', LeaveBank: 'l', RaiseBank: 'm', CallBanco: 'b', TakeStake: 'x', ...CUT,
}

/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...Object.keys(LETTERS), 'CheckCards'])
