// A pack whose order was committed card by card: each place of it is sealed by itself, and a card is opened to those who may
// see it. The arithmetic is that of the house (kit/sealed.py), worked out here.
import { bytesOf, type Outcome } from './chance'

/** What shows that a card lay at a place of the pack: which deal, the place from 1, the salt of its seal, the seals beside the way up. */
export interface Opening {
  deal: number
  place: number
  salt: string
  path: string[]
}

const DEALS = 2
const PLACES = 64
const DEPTH = 8

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function digest(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = Uint8Array.from(parts.flatMap((part) => [...part]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

const join = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> => digest(utf8('novamas node\n'), left, right)

/** Two prints as one: that of the seals and that of the secret. Null where one is none. */
export async function joined(left: string, right: string): Promise<string | null> {
  const [one, other] = [bytesOf(left), bytesOf(right)]
  return one?.length && other?.length ? hex(await join(one, other)) : null
}

/** Whether a card was at its place when the pack was committed. */
export async function opens(commitment: string, card: Outcome, { deal, place, salt, path }: Opening): Promise<boolean> {
  const salted = bytesOf(salt)
  const beside = path.map(bytesOf)
  if (!salted || beside.length !== DEPTH || deal < 1 || deal > DEALS || place < 1 || place > PLACES) return false
  let node = await digest(utf8('novamas card\n'), salted, utf8(`${deal}/${place}/${String(card)}`))
  let at = (deal - 1) * PLACES + place - 1
  for (const other of beside) {
    if (!other) return false
    node = await (at % 2 ? join(other, node) : join(node, other))
    at >>= 1
  }
  return hex(node) === commitment.toLowerCase()
}
