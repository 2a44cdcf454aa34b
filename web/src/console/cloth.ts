// What lies on the cloth, by kind of bet in the order in which the law pays them.
import { betName, has, say } from '../lib/words.svelte'
import type { Bet, Sheet, SpotInfo } from '../lib/types'

export interface Pile {
  kinds: string[]
  amount: number
}

const evenChances = (kinds: string[]): boolean => kinds.includes('red') && kinds.length > 1

export function piles(sheet: Sheet, bets: Bet[]): Pile[] {
  const kindOf = new Map(sheet.spots.map(({ spot, kind }) => [spot, kind]))
  const sums = new Map<string, number>()
  for (const { on, amount } of bets) {
    const kind = kindOf.get(on) ?? on.split(':')[0]!
    sums.set(kind, (sums.get(kind) ?? 0) + amount)
  }
  const ranked = sheet.order.flatMap(({ kinds }) => (evenChances(kinds) ? [kinds] : kinds.map((kind) => [kind])))
  const rest = [...sums.keys()].filter((kind) => !ranked.some((kinds) => kinds.includes(kind)))
  return [...ranked, ...rest.map((kind) => [kind])]
    .map((kinds) => ({ kinds, amount: kinds.reduce((sum, kind) => sum + (sums.get(kind) ?? 0), 0) }))
    .filter(({ amount }) => amount > 0)
}

/** Several kinds under one name: the even chances, or their names one after another; a bet on several numbers once. */
export function kindsName(kinds: string[]): string {
  if (evenChances(kinds)) return say('table-even-chances')
  const numbers = new Map<string, string[]>()
  for (const kind of kinds) {
    const [, family = '', number = ''] = /^(.+)-(\d+)$/.exec(kind) ?? []
    const key = has(`kinds-${family}`) ? family : kind
    numbers.set(key, [...(numbers.get(key) ?? []), number])
  }
  const name = (key: string, of: string[]): string =>
    kinds.includes(key) ? betName(key) : of.length > 1 ? say(`kinds-${key}`, { numbers: of.join(', ') }) : betName(`${key}-${of[0]}`)
  return [...new Set([...numbers].map(([key, of]) => name(key, of)))].join(', ')
}

export interface Limit {
  kinds: string[]
  min: number
  max: number
}

/** What may be staked, one line for kinds that are paid together and have the same limits; the dearest bets first. */
export function limits(sheet: Sheet): Limit[] {
  const first = new Map<string, SpotInfo>()
  for (const info of sheet.spots) if (!first.has(info.kind)) first.set(info.kind, info)
  const lines: Limit[] = []
  for (const { kinds } of [...sheet.order].reverse()) {
    for (const info of kinds.flatMap((kind) => first.get(kind) ?? [])) {
      const same = lines.find((line) => kinds.includes(line.kinds[0]!) && line.min === info.min && line.max === info.max)
      if (same) same.kinds.push(info.kind)
      else lines.push({ kinds: [info.kind], min: info.min, max: info.max })
    }
  }
  return lines
}
