// What a committed secret gives, worked out in the browser: the same arithmetic as the house's, and no word of the house is
// taken for it. The bytes of draw n are the HMAC-SHA256, under the secret, of "n/what/0", "n/what/1" and so on.

export type Outcome = number | string | number[]

/** What could come, as the house writes it. */
export type Dist =
  | { type: 'Uniform'; values: Outcome[] }
  | { type: 'Weighted'; pairs: [value: Outcome, weight: number][] }
  | { type: 'Span'; lo: number; hi: number }
  | { type: 'Dice'; count: number; faces: number }
  | { type: 'Counts' | 'Cards'; counts: number[] }
  | { type: 'Permutation'; size: number }
  | LotPlace

/** A ticket of a lot: the secret has fixed the whole lot before the first one is opened. */
export interface LotPlace {
  type: 'LotPlace'
  printed: number[]
  left: number[]
  patterns: number[]
  codes: number
  place: number
}

export const SECRET_BYTES = 32
const TAG = 'novamas commitment\n'

/** Whether this page can work anything out: browsers lend their cryptography to safe addresses only (https, or this machine). */
export const canCheck = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Hexadecimal text as bytes; null if it is none. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** What a secret is published as before it is used; null if that cannot be a secret. */
export async function commitmentOf(secret: string): Promise<string | null> {
  const bytes = bytesOf(secret)
  if (bytes?.length !== SECRET_BYTES) return null
  const tag = utf8(TAG)
  const whole = new Uint8Array(tag.length + bytes.length)
  whole.set(tag)
  whole.set(bytes, tag.length)
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)))
}

/** The random numbers of one draw. */
export class Numbers {
  private bytes: number[] = []
  private block = 0

  constructor(
    private readonly key: CryptoKey,
    private readonly number: number,
    private readonly what: string,
  ) {}

  /** A number below n: as many bytes as n needs, big-endian; words beyond the last whole multiple of n are thrown away. */
  async below(n: bigint): Promise<bigint> {
    if (n < 1n) throw new RangeError('nothing to choose from')
    const width = Math.ceil(n.toString(2).length / 8)
    const words = 256n ** BigInt(width)
    const fair = words - (words % n)
    for (;;) {
      const word = (await this.take(width)).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
      if (word < fair) return word % n
    }
  }

  private async take(width: number): Promise<number[]> {
    while (this.bytes.length < width) {
      const label = utf8(`${this.number}/${this.what}/${this.block++}`)
      this.bytes.push(...new Uint8Array(await crypto.subtle.sign('HMAC', this.key, label)))
    }
    return this.bytes.splice(0, width)
  }
}

export const keyOf = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The value that covers a point when the weights are laid end to end. */
function weighed(pairs: [Outcome, number][], point: bigint): Outcome {
  for (const [value, weight] of pairs) {
    point -= BigInt(weight)
    if (point < 0n) return value
  }
  throw new RangeError('the weights do not add up')
}

const sum = (weights: number[]): bigint => weights.reduce((all, each) => all + BigInt(each), 0n)

/** Fisher and Yates: each place, from the last, takes one of those not yet placed. */
async function shuffled(size: number, numbers: Numbers): Promise<number[]> {
  const order = Array.from({ length: size }, (_, place) => place)
  for (let last = size - 1; last > 0; last--) {
    const other = Number(await numbers.below(BigInt(last + 1)))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** The orders of lots, kept while their secret is: a lot is shuffled once, however many of its tickets are checked. */
const orders = new WeakMap<CryptoKey, Map<string, Promise<number[]>>>()

function orderOf(key: CryptoKey, what: string, size: number): Promise<number[]> {
  const kept = orders.get(key) ?? new Map<string, Promise<number[]>>()
  orders.set(key, kept)
  const name = `${what}/${size}`
  const order = kept.get(name) ?? shuffled(size, new Numbers(key, 0, `${what}/order`))
  kept.set(name, order)
  return order
}

/** What the secret gives as draw `number`: what is sealed has no number, but a place. */
export async function drawn(dist: Dist, key: CryptoKey, number: number, what: string): Promise<Outcome> {
  if (dist.type !== 'LotPlace') return pick(dist, new Numbers(key, number, what))
  const order = await orderOf(key, what, Number(sum(dist.printed)))
  const kind = Number(weighed(dist.printed.map((count, value) => [value, count]), BigInt(order[dist.place]!)))
  return faceOf(dist, kind, new Numbers(key, 0, `${what}/${dist.place}`))
}

async function faceOf(dist: LotPlace, kind: number, numbers: Numbers): Promise<Outcome> {
  return [kind, Number(await numbers.below(BigInt(dist.patterns[kind]!))), Number(await numbers.below(BigInt(dist.codes)))]
}

/** The outcome that these numbers give. */
export async function pick(dist: Dist, numbers: Numbers): Promise<Outcome> {
  const below = async (n: number): Promise<number> => Number(await numbers.below(BigInt(n)))
  switch (dist.type) {
    case 'Uniform':
      return dist.values[await below(dist.values.length)]!
    case 'Weighted':
      return weighed(dist.pairs, await numbers.below(sum(dist.pairs.map(([, weight]) => weight))))
    case 'Span':
      return Number(BigInt(dist.lo) + (await numbers.below(BigInt(dist.hi) - BigInt(dist.lo) + 1n)))
    case 'Dice': {
      const faces: number[] = []
      for (let die = 0; die < dist.count; die++) faces.push(1 + (await below(dist.faces)))
      return faces
    }
    case 'Counts':
    case 'Cards':
      return weighed(dist.counts.map((count, value) => [value, count]), await numbers.below(sum(dist.counts)))
    case 'Permutation':
      return shuffled(dist.size, numbers)
    case 'LotPlace':
      return faceOf(dist, Number(weighed(dist.left.map((count, value) => [value, count]), await numbers.below(sum(dist.left)))), numbers)
  }
}

/** In how many equally likely ways a draw could come out; exact, however large. */
export function waysOf(dist: Dist): bigint {
  switch (dist.type) {
    case 'Uniform':
      return BigInt(dist.values.length)
    case 'Weighted':
      return sum(dist.pairs.map(([, weight]) => weight))
    case 'Span':
      return BigInt(dist.hi) - BigInt(dist.lo) + 1n
    case 'Dice':
      return BigInt(dist.faces) ** BigInt(dist.count)
    case 'Counts':
    case 'Cards':
      return sum(dist.counts)
    case 'Permutation':
      return Array.from({ length: dist.size }, (_, n) => BigInt(n + 1)).reduce((all, n) => all * n, 1n)
    case 'LotPlace':
      return sum(dist.left) // the tickets that nobody had opened
  }
}

/** The very outcome: the text "7" is not the number 7. */
export const same = (a: Outcome, b: Outcome): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each, n) => each === b[n]) : a === b
