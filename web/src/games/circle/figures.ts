// What a third card is worth, exactly: every way in which the cards that nobody has shown may fall. The shoe is a full one less
// the cards of this coup that one sees. The other side keeps to the rules and the chart; where these leave a choice it takes a
// card half of the time.
import { pipsOf } from '../cards/cards'

export interface Odds {
  win: number
  tie: number
  lose: number
}

/** What each answer is worth. */
export interface Figures {
  card: Odds
  no: Odds
}

/** The rules of a table, as far as they bear on a third card. */
export interface Rules {
  decks: number
  naturals: number[]
  /** By the bank's score: T card, P no card, O as it likes, for each third card and then for none. */
  chart: Record<string, string>
}

const SCORES = 10
/** The score with which a punto may choose, and below which a card is taken. */
const CHOICE = 5

const none = (): Odds => ({ win: 0, tie: 0, lose: 0 })
export const worth = ({ win, lose }: Odds): number => win - lose

/** How many cards of each value are still unseen. */
function unseen(decks: number, seen: number[]): number[] {
  const left = Array.from({ length: SCORES }, (_, points) => (points ? 4 : 16) * decks)
  for (const card of seen) left[pipsOf(card, 0)]! -= 1
  return left
}

/** Every value that can be drawn, with what is left behind it. */
function* drawn(left: number[]): Generator<[points: number, share: number, left: number[]]> {
  const all = left.reduce((sum, n) => sum + n, 0)
  for (let points = 0; points < SCORES; points++) {
    const n = left[points]!
    if (n > 0) yield [points, n / all, left.map((each, at) => (at === points ? each - 1 : each))]
  }
}

/** Every score of two hidden cards. */
function* pairs(left: number[]): Generator<[score: number, share: number, left: number[]]> {
  for (const [a, p, rest] of drawn(left)) for (const [b, q, after] of drawn(rest)) yield [(a + b) % SCORES, p * q, after]
}

function count(odds: Odds, mine: number, other: number, share: number): void {
  odds[mine > other ? 'win' : mine < other ? 'lose' : 'tie'] += share
}

/** How often the other side takes a card, by what the chart or the rules say. */
const often = (letter: string | undefined): number => (letter === 'T' ? 1 : letter === 'O' ? 0.5 : 0)

/** For who holds two cards against a bank that has shown nothing. */
export function puntoFigures(rules: Rules, own: number[], seen: number[] = []): Figures {
  const score = own.reduce((sum, card) => sum + pipsOf(card, 0), 0) % SCORES
  const figures = { card: none(), no: none() }
  /** The bank answers; `third` is what it sees of the punto's draw. */
  const banks = (odds: Odds, mine: number, bank: number, third: number, share: number, left: number[]): void => {
    const draws = often(rules.chart[String(bank)]?.[third])
    if (draws < 1) count(odds, mine, bank, share * (1 - draws))
    if (draws) for (const [points, part] of drawn(left)) count(odds, mine, (bank + points) % SCORES, share * draws * part)
  }
  for (const [bank, share, left] of pairs(unseen(rules.decks, [...own, ...seen]))) {
    if (rules.naturals.includes(bank)) {
      count(figures.card, score, bank, share)
      count(figures.no, score, bank, share)
      continue
    }
    banks(figures.no, score, bank, SCORES, share, left)
    for (const [points, part, rest] of drawn(left)) banks(figures.card, (score + points) % SCORES, bank, points, share * part, rest)
  }
  return figures
}

/** How likely a hidden hand has spoken so with this score: below five it asks, above it stands, with five either. */
const spoke = (score: number, asked: boolean): number => (score === CHOICE ? 0.5 : score < CHOICE === asked ? 1 : 0)

/** For the bank against a hand that has asked for `third` or, where that is null, has stood. `seen` are the other open cards. */
export function bankFigures(rules: Rules, own: number[], third: number | null, seen: number[] = []): Figures {
  const bank = own.reduce((sum, card) => sum + pipsOf(card, 0), 0) % SCORES
  const figures = { card: none(), no: none() }
  let all = 0
  for (const [score, share, left] of pairs(unseen(rules.decks, [...own, ...seen, ...(third === null ? [] : [third])]))) {
    const weight = rules.naturals.includes(score) ? 0 : share * spoke(score, third !== null)
    if (!weight) continue
    all += weight
    const other = third === null ? score : (score + pipsOf(third, 0)) % SCORES
    count(figures.no, bank, other, weight)
    for (const [points, part] of drawn(left)) count(figures.card, (bank + points) % SCORES, other, weight * part)
  }
  const scaled = (odds: Odds): Odds => ({ win: odds.win / all, tie: odds.tie / all, lose: odds.lose / all })
  return { card: scaled(figures.card), no: scaled(figures.no) }
}
