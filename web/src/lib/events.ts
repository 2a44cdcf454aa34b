// What happened, in words: one sentence an event (`event-<Type>` in events.ftl), for the book and for replays.
// Every sentence may use any of the variables below, and those of the families; a text that there is nothing to say for is the word "none".
import { FAMILIES } from '../games/families'
import { gameName, has, lang, lawName, money, say, spotName, type Args } from './words.svelte'
import type { Act, Call, GameEvent, Move } from './types'

export interface Telling {
  names: Record<string, string>
  currency: string
  /** The spot on which a bet lay, as far as whoever tells it knows. */
  spotOf?: (bet: number) => string | undefined
}

type Teller = Pick<Act, 'by' | 'round'>

const NONE = 'none'
const MOST = 3 // spots that are named before the rest is counted
const HOUSE = new Set(['@float', '@box', '@cage'])

export const isPerson = (who: string): boolean => !who.startsWith('@')

/** Company of the house. */
export const isBot = (who: string): boolean => who.startsWith('bot-')

/** Who acts, or where chips lie: a person's name, a role, an account. */
export function nameOf(who: string, names: Record<string, string>): string {
  if (isPerson(who)) return names[who] || say('event-unnamed', { mark: who.slice(-4) })
  if (who.startsWith('@purse/')) return say('event-account-purse', { who: nameOf(who.slice('@purse/'.length), names) })
  const key = ['event-actor-', 'event-account-'].map((kind) => kind + who.slice(1)).find((each) => has(each))
  return key ? say(key) : who.slice(1)
}

/** What came: a number as it is, a symbol by its name, dice one after the other, a card by its signs. */
export function outcomeName(value: unknown): string {
  if (Array.isArray(value)) return value.join(' + ')
  if (typeof value !== 'string') return String(value)
  if (value === '?') return say('card-hidden')
  if (value.startsWith('JOKER')) return say('card-joker')
  const [, rank, suit] = /^(\d+|[AJQK])([SHDC])$/.exec(value) ?? []
  return rank && suit ? rank + SIGNS['SHDC'.indexOf(suit)]! : has(`bet-${value}`) ? say(`bet-${value}`) : value
}

export const causeName = (cause: string): string => say(has(`event-cause-${cause}`) ? `event-cause-${cause}` : `value-${cause}`)

/** Calls in which people are called by their names. */
export const withNames = (calls: Call[], names: Record<string, string>): Call[] =>
  calls.map(([key, args, by]) => [key, typeof args.who === 'string' ? { ...args, who: nameOf(args.who, names) } : args, by])

/** What kind of entry an event is, in a word or two: "Apuesta". */
export const entryOf = (event: GameEvent): string =>
  has(`event-${event.type}-entry`) ? say(`event-${event.type}-entry`) : event.type

/** Names in a row: "crupier y jefe de mesa". */
export const listed = (words: string[]): string => new Intl.ListFormat(lang(), { type: 'conjunction' }).format(words)

export const total = (moves: Move[], of: (move: Move) => boolean = () => true): number =>
  moves.reduce((sum, move) => sum + (of(move) ? move[2] : 0), 0)

/** An event in one sentence, in the language of the interface. */
export function tell(event: GameEvent, act: Teller, telling: Telling): string {
  const key = `event-${event.type}`
  return has(key) || has(key, 'es') ? say(key, variables(event, act, telling)) : event.type
}

/** Everything that a sentence may name. */
export function variables(event: GameEvent, act: Teller, telling: Telling): Args {
  const { names, currency } = telling
  const moves = event.moves ?? []
  const paid = (amount: number): string => money(amount, currency)
  const notice = (event.notice ?? event) as { minimum?: number; after?: number }
  const opening = (event.opening ?? {}) as { law?: string; game?: string; minimum?: number }
  const bets = numbers(event.bets ?? event.bet)
  const hand = handOf(event)
  return {
    who: nameOf(concerned(event, act), names),
    by: nameOf(act.by, names),
    // amounts
    amount: paid(typeof event.amount === 'number' ? event.amount : total(moves)),
    people: paid(total(moves, ([, to]) => isPerson(to))),
    house: paid(total(moves, ([, to]) => HOUSE.has(to))),
    won: paid(total(moves, ([, , , why]) => why === 'win')),
    least: paid(Number(event.least ?? 0)),
    taken: paid(Number(event.taken ?? 0)),
    minimum: paid(notice.minimum ?? opening.minimum ?? 0),
    chip: paid(typeof event.value === 'number' ? event.value : 0),
    moved: moves.length ? 'some' : NONE,
    means: moves[0]?.[3] ?? NONE,
    // bets
    on: typeof event.on === 'string' ? spotName(event.on) : NONE,
    whom: String(event.whom || event.laid_by || NONE),
    via: typeof event.via === 'string' && event.via ? spotName(event.via) : NONE,
    bets: bets.length,
    stays: numbers(event.kept).length ? 'yes' : 'no',
    spots: spots(bets, telling),
    // the round
    round: Number(event.round ?? act.round),
    value: 'value' in event ? outcomeName(event.value) : NONE,
    wheel: String(event.wheel ?? NONE),
    cause: typeof (event.cause ?? event.fault) === 'string' ? causeName(String(event.cause ?? event.fault)) : NONE,
    restart: event.restart == null ? NONE : outcomeName(event.restart),
    // cards
    card: cardName(event.card),
    cards: numbers(event.cards).map(cardName).join(' '),
    hand: hand ?? NONE,
    side: hand === undefined || !has(`bet-${hand}`) ? NONE : say(`bet-${hand}`),
    word: String(event.word ?? event.said ?? NONE),
    points: Number(event.points ?? event.score ?? 0),
    burns: Number(event.burns ?? 0),
    number: Number(event.number ?? 0),
    place: Number(event.place ?? 0),
    counted: Number(event.counted ?? 0),
    result: String(event.result || NONE),
    fixed: event.fixed || event.barred || event.laid || event.bound ? 'yes' : 'no',
    box: Number(event.box ?? 0),
    stage: Number(event.stage ?? 0),
    of: typeof event.of === 'string' ? nameOf(event.of, names) : NONE,
    guest: typeof event.guest === 'string' ? nameOf(event.guest, names) : NONE,
    player: Number(event.player ?? 0) || 0,
    bank: Number(event.bank ?? 0),
    dice: listed(numbers(event.dice).map(String)) || NONE,
    total: numbers(event.dice).reduce((sum, each) => sum + each, 0),
    count: Number(event.count ?? 0),
    // the table
    last: Number(event.last ?? 0),
    after: Number(notice.after ?? 0),
    seat: Number(event.seat ?? 0),
    colour: Number(event.colour ?? 0),
    note: noteOf(event.note),
    reason: typeof event.reason === 'string' && has(`reason-${event.reason}`) ? say(`reason-${event.reason}`) : NONE,
    settled: event.settled ? 'yes' : 'no',
    roles: listed(texts(event.roles).map((role) => nameOf(role, names))) || NONE,
    law: opening.law ? lawName(opening.law) : NONE,
    game: opening.game ? gameName(opening.game) : NONE,
    ...Object.assign({}, ...FAMILIES.map(({ words }) => words?.(event))),
  }
}

/** What happened in an act, without the note that something was typed: what came says it. */
export const happened = ({ events }: Pick<Act, 'events'>): GameEvent[] => (events.length > 1 ? events.filter(({ type }) => type !== 'Typed') : events)

/** What staff wrote, as far as its reader may see it. */
function noteOf(note: unknown): string {
  const written = typeof note === 'object' && note !== null ? (note as { value?: unknown }).value : undefined
  return typeof written === 'string' && written ? written : NONE
}

/** The hand that an event is about; once both cloths have spoken it is the bank's turn. */
function handOf({ hand, to, phase, turn }: GameEvent): string | undefined {
  const named = hand ?? to ?? (phase === 'banking' ? 'bank' : turn)
  return typeof named === 'string' ? named : undefined
}

/** Whom an event is about: the one it names, else the only one who gives or gets chips, else who acted. */
function concerned(event: GameEvent, act: Teller): string {
  const named = event.who ?? event.owner ?? event.player ?? event.banker ?? event.holder ?? event.lot
  if (typeof named === 'string') return named
  const people = new Set((event.moves ?? []).flatMap(([from, to]) => [from, to]).filter(isPerson))
  return people.size === 1 ? [...people][0]! : act.by
}

function spots(bets: number[], { spotOf }: Telling): string {
  const known = bets.flatMap((bet) => spotOf?.(bet) ?? [])
  if (!known.length || known.length < bets.length) return NONE
  const rest = known.length - MOST
  return known.slice(0, MOST).map((spot) => spotName(spot)).join(', ') + (rest > 0 ? ` +${rest}` : '')
}

const SIGNS = '♠♥♦♣'
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** A card as people read it, "10♥"; nothing to say for one that lies face down. */
export function cardName(card: unknown): string {
  const value = typeof card === 'object' && card !== null ? (card as { value: unknown }).value : card
  if (typeof value !== 'number') return NONE
  return value < 52 ? RANKS[value % 13]! + SIGNS[Math.floor(value / 13)]! : say('card-joker')
}

const numbers = (x: unknown): number[] => (Array.isArray(x) ? x : [x]).filter((each) => typeof each === 'number')
const texts = (x: unknown): string[] => (Array.isArray(x) ? x : []).filter((each) => typeof each === 'string')
