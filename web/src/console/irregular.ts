// Mistakes and accidents: which can be reported now, which only at another moment, and which were today.
import { settled } from './acts'
import type { Act, GameEvent, Offer, Sheet, Value } from '../lib/types'

/** One line of the choice: a command, and its cause where the command asks for one. */
export interface Mishap {
  kind: string
  cause: string
  /** The field of the command that the cause goes in. */
  field: string
  /** Who reports it: the first of those named by the law who is at the table. */
  by: string
  clauses: string[]
  /** What tells it from others of its kind: the hand whose card it was, the player whom it is about. */
  about: [field: string, value: Value][]
  /** The offer that takes it now; null while it does not fit. */
  offer: Offer | null
}

/** What happens when a report is applied; the event says which report it was. */
const REPORTS: Record<string, string> = {
  SpinVoided: 'VoidSpin', CoupVoided: 'VoidCoup', FaceUpFound: 'CardFaceUp', ThrowVoided: 'VoidThrow', BreachNoted: 'NoteBreach', DiceLost: 'DiceOnFloor', DieFound: 'FoundDie',
  RoundVoided: 'Misdeal', ExposureReported: 'CardShown', PlayerPunished: 'Breach', PlayerWarned: 'Breach', CountPutRight: 'Miscount', HandsWithdrawn: 'CardsTouched', Expelled: 'Expel',
  CardDrawnEarly: 'EarlyDraw', HeldDiscarded: 'WaiveEarly', CardPickedUp: 'CardOnFloor', FaultMended: 'DealFault', CallRestored: 'WrongCardCall', CardsBack: 'CardsGrabbed',
  Overdealt: 'TooManyCards', SecondThird: 'TwoThirdCards', PuntoDeemed: 'CardDropped', BankLaidEarly: 'BankerLaysEarly', RightForfeited: 'BankerOffers', AdviceNoted: 'AdviceGiven',
  MiscallFound: 'Miscalled', CallCorrected: 'CorrectCall', StrayNoted: 'Strayed', StakeChanged: 'ChangeStake', RulingNoted: 'Ruling',
  SurplusFound: 'SurplusCard', StrangerPlays: 'WrongHolder', CardsHandedBack: 'WrongHolder', ClothVoided: 'CardsDropped', ThirdRecovered: 'ThirdDropped', ClothShown: 'ClothExposed',
  WrongWord: 'Miscalled', CoupRestored: 'MistakeFound', CardsPassedOn: 'TooSlow', HandAdvised: 'AdviceGiven', HandDeemed: 'HandThrown', ScoreCorrected: 'BankerMisannounces', CoupAnnulled: 'Ruling',
}
/** Events that come of a report only where they name its article: a stake withdrawn hands the cards on as well. */
const BY_ARTICLE: Record<string, string> = { HolderChanged: 'TooSlow' }
/** Where a command says why: what went wrong, what somebody did wrong; or to which hand, with which card or word, what is decided. */
const REASONS = ['cause', 'fault', 'hand', 'which', 'remedy', 'said', 'first']

export const keyOf = (mishap: Mishap): string => [mishap.kind, mishap.cause, ...mishap.about.flat()].join('/')

/** The field of an offer that takes a cause; nothing where none does. */
const reasonOf = ({ form }: Offer, cause: string): string =>
  REASONS.find((field) => {
    const space = form?.[field]
    return space?.type === 'OneOf' && space.values.includes(cause)
  }) ?? ''

/** Everything that can be reported at a table, with the offers of this moment. */
export function mishaps(sheet: Sheet, options: Offer[], staff: string[]): Mishap[] {
  return sheet.irregularities.flatMap(({ kind, causes, by, clauses }) =>
    (causes?.length ? causes : ['']).flatMap((cause) => {
      const fits = (offer: Offer): boolean => offer.kind === kind && (!cause || reasonOf(offer, cause) !== '')
      const found = options.filter(fits)
      const reporter = by.find((role) => staff.includes(role)) ?? by[0] ?? ''
      const mishap = (offer: Offer | null, about: Mishap['about'] = []): Mishap => ({ kind, cause, field: offer && cause ? reasonOf(offer, cause) : '', by: reporter, clauses: offer?.clauses ?? clauses, about, offer })
      const several = found.map((offer) => mishap(offer, fixedIn(offer, cause)))
      const only = found[0] ?? null
      const person = only ? fixedIn(only, cause).filter(([field]) => field === 'player') : []
      return new Set(several.map(keyOf)).size > 1 ? several : [mishap(only, person)]
    }),
  )
}

/** What an offer says already, besides its cause: the same mishap may be offered once for every hand, or for every player. */
const fixedIn = (offer: Offer, cause: string): [string, Value][] =>
  Object.entries(offer.form ?? {}).flatMap(([field, space]): [string, Value][] =>
    space.type === 'OneOf' && settled(space) && space.values[0] !== cause ? [[field, space.values[0]!]] : [],
  )

type Irregular = Sheet['irregularities'][number]

/** Which report an event came of. Where several reports bring about the same event, the article that it names tells them apart. */
function reportOf(event: GameEvent, known: Irregular[]): string {
  const usual = REPORTS[event.type] ?? ''
  const meant = known.filter(({ clauses }) => clauses.some((clause) => event.clauses?.includes(clause)))
  if (event.type in BY_ARTICLE) return meant.find(({ kind }) => kind === BY_ARTICLE[event.type])?.kind ?? ''
  return !usual || !meant.length || meant.some(({ kind }) => kind === usual) ? usual : meant[0]!.kind
}

export interface Reported {
  seq: number
  at: number
  kind: string
  cause: string
}

/** What was reported since a moment (seconds), the newest first; `known` are the irregularities of the game. */
export function reported(acts: Act[], since: number, known: Irregular[] = []): Reported[] {
  const found = acts.flatMap((act) =>
    act.events.flatMap((event, n) => {
      const kind = reportOf(event, known)
      const at = act.at ?? 0
      const cause = event.type in BY_ARTICLE ? '' : String(event.cause ?? event.fault ?? '')
      return kind && at >= since ? [{ seq: act.seq + n, at, kind, cause }] : []
    }),
  )
  return found.reverse()
}
