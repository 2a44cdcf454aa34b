// Everything that one may do at chemin de fer besides laying chips, the most pressing first, each with its letter.
import { CUT, WORDS, type Letters } from '../circle/choices'

const { DealCards, ...words } = WORDS
export const LETTERS: Letters = {
  ...words, RefuseCard: 'n', LiftCards: 'l', DealCards, RefuseToDeal: 'n', RemoveLate: 'l',
  TakeBank: 't', DeclineBank: 'n', Salute: 's', Bid: 'p', PledgeBank: 'a',
  HoldBank: 'h', PassHand: 'p', RaiseBank: 'm', SetAside: 'g', AllGoes: 'v', AnswerShare: 's', OfferShare: 'a',
  CallFollowed: 's', CallBanco: 'b', CallWithTable: 'm', CompleteTable: 'c', JoinBanco: 'a', TakeStake: 'x', LeaveStake: 'l',
  ...CUT,
}

/** Everything that the dock asks for. */
export const DECIDES: ReadonlySet<string> = new Set([...Object.keys(LETTERS), 'CheckCards'])
