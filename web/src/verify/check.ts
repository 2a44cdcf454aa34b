// Whether an epoch is what was committed: the secret, every draw, and the cards that were left in the shoe for each.
import { bytesOf, commitmentOf, drawn, keyOf, same, type Dist, type Outcome } from './chance'
import type { Draw, Epoch } from './epoch'
import { joined, opens } from './sealed'

/** How what could come in a draw stands to the draw before: the first of its kind, follows from it, a whole shoe again, or neither. */
export type Left = 'first' | 'follows' | 'renewed' | 'otherwise'

export interface Checked {
  draw: Draw
  /** What the secret gives for it. */
  due: Outcome
  /** Null: a card that stays hidden from us. */
  follows: boolean | null
  /** Of cards only. */
  left: Left | null
}

export interface Shoe {
  /** Cards before the first was drawn, and after the last. */
  cards: number
  remaining: number
  /** How many whole decks the first draw found; none if it was no whole number of decks. */
  decks: number | null
  /** Whether every draw found what the one before had left. */
  whole: boolean
}

export interface Verdict {
  /** Whether there is anything to check yet. */
  over: boolean
  /** The commitment that the secret gives; null where it cannot be a secret. */
  due: string | null
  kept: boolean
  draws: Checked[]
  shoe: Shoe | null
  /** Everything follows. */
  good: boolean
}

export async function check(epoch: Epoch): Promise<Verdict> {
  if (epoch.sealed && !epoch.secret) return checkSealed(epoch)
  const own = await commitmentOf(epoch.secret)
  const due = epoch.sealed && own !== null ? await joined(epoch.root, own) : own
  const kept = due !== null && due === epoch.commitment.toLowerCase()
  const secret = bytesOf(epoch.secret)
  const draws: Checked[] = []
  if (due !== null && secret) {
    const key = await keyOf(secret)
    const before = new Before()
    for (const [index, draw] of epoch.draws.entries()) {
      if (!draw.dist) continue
      const value = await drawn(draw.dist, key, draw.number, draw.what)
      draws.push({ draw, due: value, follows: draw.number === index + 1 && same(value, draw.value), left: before.next(draw) })
    }
  }
  const shoe = shoeOf(draws)
  const good = kept && draws.length > 0 && draws.every((each) => each.follows) && (shoe?.whole ?? true)
  return { over: epoch.over, due, kept, draws, shoe, good }
}

/** Cards from a sealed pack: each that we have seen lay at its place, the places of a deal are in their order, and no place or card of a deal comes twice. */
async function checkSealed(epoch: Epoch): Promise<Verdict> {
  const draws: Checked[] = []
  const known = new Set<string>()
  for (const [index, draw] of epoch.draws.entries()) {
    const { opening, value } = draw
    if (value === HIDDEN && !opening) {
      draws.push({ draw, due: value, follows: draw.number === index + 1 ? null : false, left: null })
      continue
    }
    let follows = draw.number === index + 1 && !!opening && (opening.deal > 1 || opening.place === draw.number) && (await opens(epoch.commitment, value, opening))
    for (const mark of opening ? [`place ${opening.deal}/${opening.place}`, `card ${opening.deal}/${String(value)}`] : []) {
      if (known.has(mark)) follows = false
      known.add(mark)
    }
    draws.push({ draw, due: value, follows, left: null })
  }
  const good = draws.length > 0 && draws.every((each) => each.follows !== false)
  return { over: epoch.over, due: null, kept: good, draws, shoe: null, good }
}

const HIDDEN = '?'

// -- the shoe ------------------------------------------------------------------------------------------------------------

const cardsOf = (dist: Dist | null): number[] | null => (dist?.type === 'Cards' ? dist.counts : null)
const total = (counts: number[]): number => counts.reduce((all, each) => all + each, 0)

/** What the draws so far have left in the shoe. */
class Before {
  private first: number[] | null = null
  private left: number[] | null = null

  next(draw: Draw): Left | null {
    const counts = cardsOf(draw.dist)
    if (!counts) return null
    const how: Left = !this.left ? 'first' : same(counts, this.left) ? 'follows' : this.first && same(counts, this.first) ? 'renewed' : 'otherwise'
    this.first ??= counts
    this.left = counts.map((count, value) => (value === draw.value ? count - 1 : count))
    return how
  }
}

const SUITS = 4
const RANKS = 13
const FACES = SUITS * RANKS

/** How many whole decks lie there: every card that there is at all as often as any other, in all suits; null if none. Jokers come on top. */
export function decksIn(counts: number[]): number | null {
  const suited = counts.slice(0, FACES)
  const decks = Math.max(0, ...suited)
  if (suited.length < FACES || !decks) return null
  const even = suited.every((count, card) => count === suited[card % RANKS] && (count === 0 || count === decks))
  return even && counts.slice(FACES).every((jokers) => jokers === 0 || jokers === decks) ? decks : null
}

function shoeOf(draws: Checked[]): Shoe | null {
  const cards = draws.filter(({ left }) => left !== null)
  const [first, last] = [cards[0], cards.at(-1)]
  if (!first || !last) return null
  const begun = cardsOf(first.draw.dist)!
  const decks = decksIn(begun)
  return {
    cards: total(begun),
    remaining: total(cardsOf(last.draw.dist)!) - 1,
    decks,
    whole: decks !== null && cards.every(({ left }) => left !== 'otherwise'),
  }
}
