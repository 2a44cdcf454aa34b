// The book as lines: every event of an act, and every way that its chips took.
import { entryOf, nameOf, tell, variables, withNames, type Telling } from '../lib/events'
import { has, say } from '../lib/words.svelte'
import type { Act, Call, GameEvent, Move } from '../lib/types'

export interface Line {
  key: string
  /** Seconds. */
  at: number
  /** Whether an act begins with it. */
  first: boolean
  entry: string
  /** From whom to whom, or who did it. */
  path: string
  detail: string
  calls: Call[]
  amount: number | null
  cause: string
}

/** Moves between the same two places are one line of the book; each takes from one what it gives to the other. */
function ways(moves: Move[]): Move[] {
  const found = new Map<string, Move>()
  for (const [from, to, amount, why] of moves) {
    const key = [from, to, why].join('\n')
    found.set(key, [from, to, (found.get(key)?.[2] ?? 0) + amount, why])
  }
  return [...found.values()]
}

const reason = (why: string): string => (has(`event-why-${why}`) ? say(`event-why-${why}`) : why)

/** Where the bets lay and why chips moved; a sentence where an event is about something else. */
function detailOf(event: GameEvent, act: Act, telling: Telling, way: Move | null, first: boolean, alone: boolean): string {
  const aboutBets = 'on' in event || 'bet' in event || 'bets' in event
  if (!way || (first && !aboutBets)) return tell(event, act, telling)
  const { on, via, spots } = variables(event, act, telling)
  const where = [on, spots].filter((each) => each !== 'none').slice(0, 1)
  const part = via === 'none' ? [] : [`(${via})`]
  return [...where, ...part, ...(alone ? [] : [reason(way[3])])].join(' · ').replace(' · (', ' (')
}

export function lines(act: Act, telling: Telling): Line[] {
  const from = act.events.length > 1 && act.events[0]?.type === 'Typed' ? 1 : 0
  return act.events.flatMap((event, n) => {
    if (event.type === 'Typed' && act.events.length > 1) return []
    const moved = ways(event.moves ?? [])
    return (moved.length ? moved : [null]).map((way, m): Line => ({
      key: `${act.seq + n}/${m}`,
      at: act.at ?? 0,
      first: n === from && m === 0,
      entry: m === 0 ? entryOf(event) : '',
      path: way ? `${nameOf(way[0], telling.names)} → ${nameOf(way[1], telling.names)}` : nameOf(act.by, telling.names),
      detail: detailOf(event, act, telling, way, m === 0, moved.length === 1),
      calls: m === 0 ? withNames(event.calls ?? [], telling.names) : [],
      amount: way ? way[2] : null,
      cause: act.cause ?? '',
    }))
  })
}

/** The spots of the bets that were laid in these acts: a payment names only the bet. */
export function spotsOf(acts: Act[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const { events } of acts) {
    for (const event of events) if (typeof event.bet === 'number' && typeof event.on === 'string') found.set(event.bet, event.on)
  }
  return found
}

/** What all accounts and all people's chips come to: nothing, where the book is right. */
export const difference = (book: Record<string, number>, chips: Record<string, number>): number =>
  [...Object.values(book), ...Object.values(chips)].reduce((sum, amount) => sum + amount, 0)
