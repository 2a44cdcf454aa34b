// Mistakes and accidents: which can be reported now, which only at another moment, and which were today.
import type { Act, Offer, Sheet } from '../lib/types'

/** One line of the choice: a command, and its cause where the command asks for one. */
export interface Mishap {
  kind: string
  cause: string
  /** The field of the command that the cause goes in. */
  field: string
  /** Who reports it: the first of those named by the law who is at the table. */
  by: string
  clauses: string[]
  /** Whom it is about, where there is an offer for each of several people. */
  about: string
  /** The offer that takes it now; null while it does not fit. */
  offer: Offer | null
}

/** What happens when a report is applied; the event says which report it was. */
const REPORTS: Record<string, string> = {
  SpinVoided: 'VoidSpin', CoupVoided: 'VoidCoup', FaceUpFound: 'CardFaceUp', ThrowVoided: 'VoidThrow', BreachNoted: 'NoteBreach', DiceLost: 'DiceOnFloor', DieFound: 'FoundDie',
  CardDrawnEarly: 'EarlyDraw', HeldDiscarded: 'WaiveEarly', CardPickedUp: 'CardOnFloor', FaultMended: 'DealFault', CallRestored: 'WrongCardCall', CardsBack: 'CardsGrabbed',
  Overdealt: 'TooManyCards', SecondThird: 'TwoThirdCards', PuntoDeemed: 'CardDropped', BankLaidEarly: 'BankerLaysEarly', RightForfeited: 'BankerOffers', AdviceNoted: 'AdviceGiven',
  MiscallFound: 'Miscalled', CallCorrected: 'CorrectCall', StrayNoted: 'Strayed', StakeChanged: 'ChangeStake', RulingNoted: 'Ruling',
  SurplusFound: 'SurplusCard', StrangerPlays: 'WrongHolder', CardsHandedBack: 'WrongHolder', ClothVoided: 'CardsDropped', ThirdRecovered: 'ThirdDropped', ClothShown: 'ClothExposed',
  WrongWord: 'Miscalled', CoupRestored: 'MistakeFound', CardsPassedOn: 'TooSlow', HandAdvised: 'AdviceGiven', HandDeemed: 'HandThrown', ScoreCorrected: 'BankerMisannounces', CoupAnnulled: 'Ruling',
}
/** Where a command says why: what went wrong, what somebody did wrong; or to which hand, with which card or word, what is decided. */
const REASONS = ['cause', 'fault', 'hand', 'which', 'remedy', 'said', 'first']

export const keyOf = (mishap: Mishap): string => `${mishap.kind}/${mishap.cause}/${mishap.about}`

/** The field of an offer that takes a cause; nothing where none does. */
const reasonOf = ({ form }: Offer, cause: string): string =>
  REASONS.find((field) => {
    const space = form?.[field]
    return space?.type === 'OneOf' && space.values.includes(cause)
  }) ?? ''

/** The only player whom an offer is for. */
const playerOf = ({ form }: Offer): string => (form?.player?.type === 'OneOf' && form.player.values.length === 1 ? String(form.player.values[0]) : '')

/** Everything that can be reported at a table, with the offers of this moment. */
export function mishaps(sheet: Sheet, options: Offer[], staff: string[]): Mishap[] {
  return sheet.irregularities.flatMap(({ kind, causes, by, clauses }) =>
    (causes?.length ? causes : ['']).flatMap((cause) => {
      const fits = (offer: Offer): boolean => offer.kind === kind && (!cause || reasonOf(offer, cause) !== '')
      const found = options.filter(fits)
      const reporter = by.find((role) => staff.includes(role)) ?? by[0] ?? ''
      const mishap = (offer: Offer | null, about = ''): Mishap => ({ kind, cause, field: offer && cause ? reasonOf(offer, cause) : '', by: reporter, clauses: offer?.clauses ?? clauses, about, offer })
      const people = found.map(playerOf)
      return new Set(people).size > 1 ? found.map((offer, n) => mishap(offer, people[n])) : [mishap(found[0] ?? null)]
    }),
  )
}

export interface Reported {
  seq: number
  at: number
  kind: string
  cause: string
}

/** What was reported since a moment (seconds), the newest first. */
export function reported(acts: Act[], since: number): Reported[] {
  const found = acts.flatMap((act) =>
    act.events.flatMap((event, n) => {
      const kind = REPORTS[event.type]
      const at = act.at ?? 0
      return kind && at >= since ? [{ seq: act.seq + n, at, kind, cause: String(event.cause ?? event.fault ?? '') }] : []
    }),
  )
  return found.reverse()
}
